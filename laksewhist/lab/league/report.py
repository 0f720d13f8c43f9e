"""A league in words: the cross-table, then contracts and times of each contestant."""

from __future__ import annotations

import math
from typing import Any, Final

from laksewhist.lab.league.result import HIGHEST, LOWEST, League
from laksewhist.lab.league.statistics import Estimate, quantile
from laksewhist.lab.league.table import Notes
from laksewhist.lab.points import columns

_MEDIAN, _MOST = 0.5, 0.95
_UNITS: Final = {False: "points a deal for each player", True: "tricks of declarer's side a deal"}


def lines(league: League, seconds: float) -> list[str]:
    """Everything for people."""
    found = [f"{league.deals} deals in {seconds:.0f} s; gain of the row on the column in {_UNITS[league.fixed]}", ""]
    found += columns(_cross_table(league))
    places = {name: league.place(name) for name in league.names}
    placed = [[name, told(place, signed=False)] for name, place in places.items() if place is not None]
    if league.fixed and placed:
        found += ["", *columns([[f"between {LOWEST} (0) and {HIGHEST} (1)", "place"], *placed])]
    return [*found, "", *columns(_players(league))]


def told(estimate: Estimate | None, *, signed: bool = True) -> str:
    """A mean with its interval, such as `+1.25 ±0.40`; empty where there is none."""
    if estimate is None:
        return ""
    half = "±∞" if math.isinf(estimate.half) else f"±{estimate.half:.2f}"
    return f"{estimate.mean:+.2f} {half}" if signed else f"{estimate.mean:.2f} {half}"


def _cross_table(league: League) -> list[list[str]]:
    rows = [["", *league.names, "mean"]]
    for name in league.names:
        cells = [told(league.gain(name, other)) if other != name else "" for other in league.names]
        mean = league.mean_gain(name)
        rows.append([name, *cells, "" if mean is None else f"{mean:+.2f}"])
    return rows


def _players(league: League) -> list[list[str]]:
    rows = [["", "contracts", "predicted", "made", "card p50 ms", "p95", "else p50 ms", "p95"]]
    for name in league.names:
        notes = league.book.get(name, Notes())
        shares = [f"{part / notes.contracts:.0%}" for part in (notes.predicted, notes.made) if notes.contracts]
        counted = [str(notes.contracts), *shares] if shares else ["", "", ""]
        times = [f"{value:.1f}" if value is not None else "" for value in _times(notes)]
        rows.append([name, *counted, *times])
    return rows


def _times(notes: Notes) -> list[float | None]:
    return [
        quantile(values, part) if values else None
        for values in (notes.cards, notes.others)
        for part in (_MEDIAN, _MOST)
    ]


def as_json(league: League, seconds: float) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": "fixed" if league.fixed else "full",
        "deals": league.deals,
        "seconds": round(seconds, 1),
        "gains": [{"one": one, "other": other, **_numbers(league.gain(one, other))} for one, other in league.gains],
        "places": {name: _numbers(place) for name in league.names if (place := league.place(name)) is not None},
        "players": {name: _seen(notes) for name, notes in league.book.items()},
    }


def _numbers(estimate: Estimate | None) -> dict[str, float]:
    if estimate is None or math.isinf(estimate.half):
        return {}
    return {"mean": round(estimate.mean, 4), "half": round(estimate.half, 4), "deals": estimate.deals}


def _seen(notes: Notes) -> dict[str, Any]:
    keys = ("card_p50_ms", "card_p95_ms", "else_p50_ms", "else_p95_ms")
    times = {key: None if value is None else round(value, 2) for key, value in zip(keys, _times(notes), strict=True)}
    return {"contracts": notes.contracts, "predicted": round(notes.predicted, 2), "made": notes.made, **times}
