"""What stands behind a claim: what a seat knows, the plain cases, and the proof against every hand and every play."""
