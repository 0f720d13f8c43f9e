"""Which help pages there are, and which of them explains a phase, a bid, a refusal or a house option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from laksewhist.engine.bids import Bid, NoloKind, TrickKind
from laksewhist.engine.illegal import Reason
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView

SCHEME: Final = "help"


@dataclass(frozen=True, slots=True)
class Place:
    """A page, or a section of one where an anchor is named."""

    topic: str
    anchor: str = ""

    @property
    def link(self) -> str:
        """How pages write it: `help:duty#r28`."""
        return f"{SCHEME}:{self.topic}" + (f"#{self.anchor}" if self.anchor else "")


GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "begin": ("game", "cards", "deal", "program"),
    "bids": ("auction", "kinds", "vip", "halve", "nolo", "sniksnak", "joining"),
    "deal": ("calling", "selvmakker", "exchange", "play", "duty", "points"),
    "here": ("tournament", "ladder", "point_table"),
    "words": ("glossary", "rules"),
}
"""The pages in the order of the contents, by group."""
TOPICS: Final[tuple[str, ...]] = tuple(topic for group in GROUPS.values() for topic in group)
START: Final = Place("game")

PHASES: Final[Mapping[Phase, Place]] = {
    Phase.IRON_HAND: Place("deal", "iron_hand"),
    Phase.AUCTION: Place("auction"),
    Phase.VIP: Place("vip"),
    Phase.CALLING: Place("calling"),
    Phase.TRUMP: Place("halve"),
    Phase.EXCHANGE: Place("exchange"),
    Phase.PLAY: Place("play"),
    Phase.FINISHED: Place("points"),
}
"""What explains what the table is busy with."""

KINDS: Final[Mapping[TrickKind | NoloKind, Place]] = {
    TrickKind.ALMINDELIGE: Place("kinds", "alm"),
    TrickKind.GODE: Place("kinds", "gode"),
    TrickKind.VIP: Place("vip"),
    TrickKind.HALVE: Place("halve"),
    TrickKind.SANS: Place("kinds", "sans"),
    NoloKind.SOL: Place("nolo", "sol"),
    NoloKind.REN_SOL: Place("nolo", "ren_sol"),
    NoloKind.BORDLAEGGER: Place("nolo", "bordlaegger"),
    NoloKind.SNIKSNAK: Place("sniksnak"),
}
"""What explains each of the nine kinds of bid."""

REASONS: Final[Mapping[Reason, Place]] = {
    Reason.NOT_ASKED: Place("auction", "turn"),
    Reason.WRONG_PHASE: Place("game", "course"),
    Reason.DEAL_OVER: Place("game", "course"),
    Reason.BID_TOO_LOW: Place("auction", "r7"),
    Reason.NOTHING_TO_JOIN: Place("joining", "r18"),
    Reason.CANNOT_JOIN: Place("joining", "which"),
    Reason.MUST_TAKE_THIRD: Place("vip", "third"),
    Reason.TRUMP_MISSING: Place("kinds", "alm"),
    Reason.TRUMP_NOT_FREE: Place("calling", "r20"),
    Reason.CALLED_IS_TRUMP: Place("calling", "r23"),
    Reason.CALLED_IS_OWN: Place("calling", "r24"),
    Reason.CALLED_RANK: Place("calling", "r24"),
    Reason.CALLED_JOKER: Place("calling", "which"),
    Reason.TRUMP_IS_CALLED_SUIT: Place("halve", "trump"),
    Reason.MUST_EXCHANGE: Place("exchange", "r26"),
    Reason.ALL_OR_NOTHING: Place("exchange", "r26"),
    Reason.NOT_AMONG_CARDS: Place("exchange", "choose"),
    Reason.KEEP_CALLED_CARD: Place("halve", "exchange"),
    Reason.NOT_IN_HAND: Place("deal", "r5"),
    Reason.MUST_FOLLOW: Place("play", "follow"),
    Reason.MUST_PLAY_CALLED: Place("duty", "r28"),
    Reason.MUST_LEAD_CALLED: Place("duty", "lead"),
}
"""What explains why an action is refused."""


def option_place(field: str) -> Place:
    """What explains the house option of this name in `HouseRules`."""
    return Place("tournament", field)


def bid_place(bid: Bid) -> Place:
    """What explains a bid."""
    return KINDS[bid.kind]


def place_now(view: PlayerView) -> Place:
    """What explains the moment: in a nolo bid that is played, the bid itself."""
    if view.phase is Phase.PLAY and view.contract is not None and view.contract.is_nolo:
        return bid_place(view.contract.bid)
    return PHASES[view.phase]


def parse_link(link: str) -> Place | None:
    """The place that a link names, or None where it leads to no page of ours."""
    scheme, _, rest = link.partition(":")
    topic, _, anchor = rest.partition("#")
    return Place(topic, anchor) if scheme == SCHEME and topic in TOPICS else None
