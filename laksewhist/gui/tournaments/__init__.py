"""Tournaments: the wizard that makes them, the list of all of them, and the faces of those who take part."""
