"""The one number in which styles differ: how many points are given up for each point less of spread."""

from __future__ import annotations

from typing import Final

RISK: Final = {"cautious": 0.15, "balanced": 0.0, "bold": -0.1}
"""By the style's word. The spread of a deal is some 20 to 60 points, so a cautious player gives up a few of them."""
