"""What assistive technology is told: names and roles of what is painted on the table, and what happens there."""
