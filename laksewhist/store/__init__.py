"""Files: records, point tables, house rules and settings. Strict when reading, atomic when writing, always UTF-8."""
