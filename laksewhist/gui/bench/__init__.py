"""How quick the program is on this machine: `laksewhist --bench`."""
