"""Computer players. Each is a pure function of what its seat may see; nothing here knows hidden cards."""
