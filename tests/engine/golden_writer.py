"""Writes the golden playthroughs in `golden/`: whole deals as readable transcripts.

`python tests/engine/golden_writer.py` compares, with `--write` it writes. Each script says how a deal begins; the
rest is played by a small generator of numbers written out here, so that the transcripts are the same everywhere.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from laksewhist.engine.actions import Action, CallIronHand, KeepHand
from laksewhist.engine.bids import NoloBid, TrickBid
from laksewhist.engine.cards import HAND_SIZE, PACK, Card, Suit
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.events import Event
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    SniksnakTalk,
)
from laksewhist.engine.play import forced_card
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, IronHandState, PlayState, Setup
from tests.engine.builders import codes, dealt, entries, words_of

DEFAULT = HouseRules()
FOLDER = Path(__file__).parent / "golden"
LISTED = 14
"""So many legal actions are listed; of more only the number is told."""


@dataclass(frozen=True)
class Script:
    """How a golden deal begins: a seed for a whole deal or short hands, the house rules, and what is said first."""

    name: str
    said: str
    seed: int = 0
    hands: tuple[str, ...] = ()
    kitty: str = ""
    rules: HouseRules = DEFAULT
    timed_out: bool = False
    """Whether the forced card is played throughout, as for players who let the time run out (R16)."""


THREE_PASS = "1: pas, 2: pas, 3: pas"
SHORT = ("SA SK H2 D5", "HA H9 S9 D6", "DA C9 S5 H5", "CA X1 S6 D7")
IRON = ("SA SK H2 D5", "H7 H9 S9 D6", "DA C9 S5 H5", "CA X1 S6 D7")
LOW = ("S2 S3 H2 D2", "HJ H9 S9 D6", "DK C9 S5 H5", "CQ X1 S6 D7")
SCRIPTS = (
    Script("alm", f"0: 8 alm, {THREE_PASS}", 1),
    Script("gode", "0: 8 alm, 1: 8 gode, 2: pas, 3: pas, 0: pas", 2),
    Script("vip", "0: pas, 1: 8 vip, 2: med, 3: pas, 1: nej, 2: nej, 1: nej, 2: nej, 1: nej", 3),
    Script("halve", f"0: 9 halve, {THREE_PASS}", 4),
    Script("sans", "0: pas, 1: pas, 2: pas, 3: 8 sans", 5),
    Script("sol", f"0: sol, {THREE_PASS}, 0: bytter ikke", 6),
    Script("ren-sol", "0: pas, 1: ren sol, 2: med, 3: pas", 7),
    Script("bordlaegger", "0: bordlægger, 1: pas, 2: pas, 3: med", hands=LOW, kitty="C2 C3 C4"),
    Script("sniksnak", f"0: sniksnak, {THREE_PASS}", hands=LOW, kitty="C2 C3 C4"),
    Script("four-passes", f"0: pas, {THREE_PASS}", 8),
    Script("iron-hand", "1: jernhånd", hands=IRON, kitty="C2 C3 C4"),
    Script("iron-hand-kept", f"1: spiller, 0: 8 gode, {THREE_PASS}, 0: kalder HA", hands=IRON, kitty="HA C3 C4"),
    Script(
        "option-iron-hand-off",
        f"0: 8 sans, {THREE_PASS}",
        hands=IRON,
        kitty="C2 C3 C4",
        rules=HouseRules(iron_hand=IronHand.OFF),
    ),
    Script("option-all-pass-next-dealer", f"0: pas, {THREE_PASS}", 9, rules=HouseRules(all_pass=AllPass.NEXT_DEALER)),
    Script(
        "option-call-own-ace",
        f"0: 8 gode, {THREE_PASS}, 0: kalder SA",
        hands=SHORT,
        kitty="C2 C3 C4",
        rules=HouseRules(call_own_ace=CallOwnAce.YES),
    ),
    Script(
        "option-exchange-take-first",
        f"0: 8 sans, {THREE_PASS}, 0: kalder HA, 0: bytter C2 C3 D5",
        hands=SHORT,
        kitty="C2 C3 X2",
        rules=HouseRules(exchange=ExchangeOrder.TAKE_FIRST),
    ),
    Script(
        "option-holder-may-lead-low",
        "0: 8 sans, 1: pas, 2: pas, 3: pas, 0: kalder HA, 0: bytter ikke, 0: D5, 1: D6, 2: C9, 3: X1, 1: H9",
        hands=("SA SK H2 D5", "HA H9 S9 D6", "CK C9 S5 H5", "CA X1 S6 C7"),
        kitty="C2 C3 C4",
        rules=HouseRules(holder_may_lead_low=HolderMayLeadLow.YES),
    ),
    Script(
        "option-sniksnak-seconds-off",
        f"0: sniksnak, {THREE_PASS}, 0: bytter ikke",
        hands=LOW,
        kitty="C2 C3 C4",
        rules=HouseRules(sniksnak_seconds=0),
    ),
    Script(
        "option-sniksnak-talk-opponents",
        f"0: sniksnak, {THREE_PASS}, 0: bytter ikke",
        hands=LOW,
        kitty="C2 C3 C4",
        rules=HouseRules(sniksnak_talk=SniksnakTalk.OPPONENTS),
    ),
    Script("sniksnak-timed-out", f"0: sniksnak, {THREE_PASS}, 0: bytter ikke", 10, timed_out=True),
)


def numbers(seed: int) -> Iterator[int]:
    """A plain linear congruential generator (the one of Numerical Recipes), the same on every machine."""
    value = seed
    while True:
        value = (1664525 * value + 1013904223) % 2**32
        yield value >> 8


def first_state(script: Script, chance: Iterator[int]) -> Any:
    """The deal of the script: its own hands, or all 55 cards shuffled."""
    if script.hands:
        return dealt(*script.hands, kitty=script.kitty, rules=script.rules)
    pack = list(PACK)
    for place in range(len(pack) - 1, 0, -1):
        other = next(chance) % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    hands = [tuple(pack[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(4)]
    return start_deal(Setup(script.rules, 0, (hands[0], hands[1], hands[2], hands[3]), tuple(pack[-3:])))


def plain(value: Any) -> str:
    """A value of an event in the text forms."""
    match value:
        case None:
            return "-"
        case Card() | Suit():
            return str(value.code)
        case TrickBid() | NoloBid():
            return value.text
        case tuple():
            return "(" + " ".join(plain(each) for each in value) + ")"
        case Enum():
            return str(value.value)
        case Contract() | Outcome():
            return f"{type(value).__name__}({named(value)})"
        case _:
            return str(value)


def named(value: Any) -> str:
    assert is_dataclass(value)
    return ", ".join(f"{each.name}={plain(getattr(value, each.name))}" for each in fields(value))


def told_of(event: Event) -> str:
    """An event in one line."""
    return f"    {type(event).__name__}({named(event)})"


def offered(state: Any) -> str:
    """What may be done: each action where there are few, else how many."""
    actions = legal_actions(state)
    if len(actions) > LISTED:
        return f"{len(actions)} legal"
    return "legal: " + " | ".join(words_of(action) for action in actions)


def open_hands(state: Any) -> Iterator[str]:
    """Who sees whose hand at the beginning of a trick."""
    if isinstance(state, PlayState) and not state.trick.cards:
        for seat in range(4):
            shown = view_for(state, seat).shown
            seen = [f"{owner}: {codes(hand)}" for owner, hand in enumerate(shown) if hand is not None and owner != seat]
            if seen:
                yield f"  seat {seat} sees {'; '.join(seen)}"


def chosen(script: Script, state: Any, said: list[Action], chance: Iterator[int]) -> Action:
    """What the script says next, then anything legal; iron hands that the script does not speak of are kept."""
    if isinstance(state, IronHandState) and not (said and isinstance(said[0], CallIronHand | KeepHand)):
        return KeepHand(state.turn)
    if said:
        return said.pop(0)
    if script.timed_out and isinstance(state, PlayState):
        return next(each for each in legal_actions(state) if words_of(each) == forced_card(state).code)
    actions = legal_actions(state)
    return actions[next(chance) % len(actions)]


def transcript(script: Script) -> list[str]:
    """The lines of the golden file."""
    chance = numbers(script.seed)
    state = first_state(script, chance)
    differing = [each.name for each in fields(HouseRules) if getattr(script.rules, each.name) != each.default]
    lines = [f"# {script.name}"]
    lines += [f"rule {name} = {plain(getattr(script.rules, name))}" for name in differing]
    lines += [f"seat {seat}: {codes(hand)}" for seat, hand in enumerate(state.setup.hands)]
    lines += [f"kitty: {codes(state.setup.kitty)}", ""]
    said = entries(script.said)
    while not isinstance(state, FinishedState):
        lines += open_hands(state)
        action = chosen(script, state, said, chance)
        lines.append(f"{action.seat}: {words_of(action)}   [{offered(state)}]")
        state, events = apply(state, action)
        lines += [told_of(event) for event in events]
    assert not said, f"{script.name}: {said} was left over"
    contract = state.outcome.contract
    ended = [f"contract: {contract.bid.text if contract else '-'}"]
    return [*lines, "", *ended, f"points: {' '.join(f'{each:+d}' for each in points(state.outcome, DEFAULT_TABLE))}"]


def main(write: bool) -> int:
    """Writes every golden file, or tells which ones differ."""
    differing = []
    for script in SCRIPTS:
        file = FOLDER / f"{script.name}.txt"
        text = "\n".join(transcript(script)) + "\n"
        if write:
            FOLDER.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            differing.append(file.name)
    print(f"{len(SCRIPTS)} playthroughs, {len(differing)} differ {' '.join(differing)}")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main("--write" in sys.argv[1:]))
