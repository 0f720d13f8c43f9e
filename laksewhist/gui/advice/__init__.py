"""Hints for the person, and what computers say of their choices: the numbers and reasons of `ai` in words."""
