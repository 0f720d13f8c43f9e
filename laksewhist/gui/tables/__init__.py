"""The workshop of point tables: a list of them, an editor, the formula, faults as one types, and live examples."""
