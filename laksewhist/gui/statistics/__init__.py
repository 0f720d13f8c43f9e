"""The window of statistics: what everything that was played comes to, as tables and plots."""
