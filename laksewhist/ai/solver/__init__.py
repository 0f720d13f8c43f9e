"""The solver: deals with every card known, on words of bits; plain Python that is compiled where it can be."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.solver import words

COMPILED: Final = not words.__file__.endswith((".py", ".pyc"))
"""Whether the hot parts run as machine code. What they answer is the same either way."""
