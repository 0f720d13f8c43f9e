"""The rules once more, as plainly as they can be written: strings, lists and dicts, and every line of play counted.

Written from the house rules alone; it shares nothing with `laksewhist` and imports nothing from it. A deal is a dict
with `hands` (four lists of codes), `kitty` (in turning order), `forehand`, `bids` (those to be made, lowest first)
and `rules` (the options that differ from the default). Only for tiny deals: nothing here is fast.
"""

from collections import Counter
from itertools import combinations, product
from typing import Any

RANKS = "23456789TJQKA"
NOLO = {"sol": (9, 1), "ren sol": (10, 0), "bordlægger": (11, 0), "sniksnak": (12, 0)}
"""Each nolo bid: the level of alm whose points it has, and the tricks that may be taken."""
QUARTERS = {"alm": 4, "gode": 5, "vip": 5, "halve": 7, "sans": 8}
Result = tuple[Any, ...]


def suit(card: str) -> str:
    """S, H, D or C, and nothing for a joker."""
    return "" if card[0] == "X" else card[0]


def seats(first: int) -> list[int]:
    """Once round the table."""
    return [(first + step) % 4 for step in range(4)]


# ------------------------------------------------------------------------------------------------------ the play


def may_play(play: dict[str, Any], hand: list[str]) -> list[str]:
    """The cards of the hand that may be played now."""
    trick, called = play["trick"], play["called"]
    due = called in hand and not play["called_suit_led"]
    if not trick:
        if due and not play["may_lead_low"]:
            return [card for card in hand if suit(card) != suit(called) or card == called]
        return hand
    led = suit(trick[0])
    same = [card for card in hand if led and suit(card) == led]
    if not same:
        return hand
    return [called] if due and suit(called) == led else same


def best_place(trick: list[str], trump: str, is_nolo: bool) -> int:
    """Which of the four cards takes the trick."""
    order = "A" + RANKS[:-1] if is_nolo else RANKS
    trumps = [card for card in trick if trump and suit(card) == trump]
    if not trumps and not suit(trick[0]):
        return 0
    fighting = trumps or [card for card in trick if suit(card) == suit(trick[0])]
    return trick.index(max(fighting, key=lambda card: order.index(card[1])))


def play_lines(play: dict[str, Any]) -> Counter[Result]:
    """How often each result comes out over all lines of play from here."""
    allowed = NOLO[play["bid"]][1] if play["bid"] in NOLO else None
    all_fell = allowed is not None and all(play["taken"][seat] > allowed for seat in play["declarers"])
    if not play["trick"] and (all_fell or not any(play["hands"])):
        return Counter([result_of(play)])
    seat = (play["leader"] + len(play["trick"])) % 4
    lines: Counter[Result] = Counter()
    for card in may_play(play, play["hands"][seat]):
        hands = [[each for each in hand if each != card] for hand in play["hands"]]
        lines += play_lines(after_card({**play, "hands": hands, "trick": [*play["trick"], card]}))
    return lines


def after_card(play: dict[str, Any]) -> dict[str, Any]:
    """Clears the trick away if it is complete."""
    trick = play["trick"]
    if len(trick) < 4:
        return play
    winner = (play["leader"] + best_place(trick, play["trump"], play["bid"] in NOLO)) % 4
    taken = [count + (seat == winner) for seat, count in enumerate(play["taken"])]
    led = play["called_suit_led"] or (play["called"] != "" and suit(trick[0]) == suit(play["called"]))
    return {**play, "trick": [], "leader": winner, "taken": taken, "called_suit_led": led}


# ---------------------------------------------------------------------------------------------------- the points


def table_value(level: int, kind: str, tricks: int) -> int:
    """A cell of the point table, in whole numbers: eighths and sixteenths are rounded up on the magnitude."""
    fourths: int = 8 * 2 ** (level - 8) * QUARTERS[kind]
    if tricks >= level:
        return (fourths * 5 * (2 + tricks - level) + 31) // 32
    return -((fourths * (1 + level - tricks) + 7) // 8)


def result_of(play: dict[str, Any]) -> Result:
    """The result of a played deal: everything that a score sheet would say."""
    taken, declarers = play["taken"], play["declarers"]
    got = [0, 0, 0, 0]
    if play["bid"] in NOLO:
        level, allowed = NOLO[play["bid"]]
        made = [taken[seat] <= allowed for seat in declarers]
        for seat, stands in zip(declarers, made, strict=True):
            value = table_value(level, "alm", level if stands else level - 1)
            got = [points + (3 * value if each == seat else -value) for each, points in enumerate(got)]
    else:
        level_text, kind = play["bid"].split()
        side = {declarers[0], play["partner"]} - {None}
        tricks = sum(taken[seat] for seat in side)
        made = [tricks >= int(level_text)]
        value = table_value(int(level_text), kind, tricks) * (2 if play["vip_card"] == 3 else 1)
        for seat in range(4):
            got[seat] = (value if len(side) == 2 else 3 * value) if seat in side else -value
    return (
        play["bid"],
        tuple(declarers),
        play["trump"],
        play["called"],
        play["partner"],
        play["vip_card"],
        tuple(taken),
        tuple(made),
        tuple(got),
    )


# --------------------------------------------------------------------------------------------- from deal to play


def callable_with(hand: list[str], trump: str, own_too: bool) -> list[str]:
    """The cards that may be called beside this trump."""
    suits = [each for each in "SHDC" if each != trump]
    own = [each + "A" for each in suits if each + "A" in hand] if own_too else []
    for rank in reversed(RANKS):
        found = [each + rank for each in suits if each + rank not in hand]
        if found:
            return own + found
    return own


def deal_lines(deal: dict[str, Any]) -> Counter[Result]:
    """All lines of a whole deal: iron hands, auction, vip, call, exchange and play."""
    iron = [seat for seat in seats(deal["forehand"]) if not any(card[1] in "AKQJ" for card in deal["hands"][seat])]
    shown: Counter[Result] = Counter()
    if deal["rules"].get("iron_hand") != "off":
        shown.update([("iron hand", seat) for seat in iron])
    table = {"standing": -1, "holders": [], "passed": [], "turn": deal["forehand"]}
    return shown + auction_lines(deal, table)


def auction_lines(deal: dict[str, Any], table: dict[str, Any]) -> Counter[Result]:
    """The seat to speak passes, joins or bids each higher bid of those allowed."""
    seat, standing = table["turn"], table["standing"]
    if seat is None:
        return (
            contract_lines(deal, deal["bids"][standing], table["holders"]) if standing >= 0 else Counter([("passed",)])
        )
    choices = [{**table, "passed": [*table["passed"], seat]}]
    if standing >= 0 and (deal["bids"][standing] in NOLO or deal["bids"][standing].endswith("vip")):
        choices.append({**table, "holders": [*table["holders"], seat]})
    choices += [{**table, "standing": bid, "holders": [seat]} for bid in range(standing + 1, len(deal["bids"]))]
    lines: Counter[Result] = Counter()
    for after in choices:
        waiting = [each for each in seats(seat + 1) if each not in after["passed"] and each not in after["holders"]]
        lines += auction_lines(deal, {**after, "turn": waiting[0] if waiting else None})
    return lines


def contract_lines(deal: dict[str, Any], bid: str, holders: list[int]) -> Counter[Result]:
    """From the end of the auction on."""
    if bid in NOLO:
        return exchange_lines(deal, begin(deal, bid, holders, "", "", None, None), holders)
    if bid.endswith("vip"):
        lines: Counter[Result] = Counter()
        offers = list(product((1, 2, 3), holders))
        for number, seat in offers:
            lines += call_lines(deal, bid, seat, [suit(deal["kitty"][number - 1])], number)
        return lines
    trumps = {"alm": list("SHDC"), "gode": ["C"], "sans": [""], "halve": [""]}[bid.split()[1]]
    return call_lines(deal, bid, holders[0], trumps, None)


def call_lines(deal: dict[str, Any], bid: str, declarer: int, trumps: list[str], number: int | None) -> Counter[Result]:
    """Every call; in halve every trump that the holder, or a declarer alone, may name."""
    lines: Counter[Result] = Counter()
    own_too = deal["rules"].get("call_own_ace") == "yes"
    for trump in trumps:
        for called in callable_with(deal["hands"][declarer], trump, own_too):
            holder = next((seat for seat in range(4) if called in deal["hands"][seat]), None)
            partner = None if holder == declarer else holder
            named = [each for each in "SHDC" if each != suit(called)] if bid.endswith("halve") else [trump]
            giver = declarer if partner is None or not bid.endswith("halve") else partner
            for final in named:
                play = begin(deal, bid, [declarer], final, called, partner, number)
                lines += exchange_lines(deal, play, [giver])
    return lines


def begin(
    deal: dict[str, Any],
    bid: str,
    declarers: list[int],
    trump: str,
    called: str,
    partner: int | None,
    number: int | None,
) -> dict[str, Any]:
    """The play before the exchange."""
    return {
        "bid": bid,
        "declarers": declarers,
        "trump": trump,
        "called": called,
        "partner": partner,
        "vip_card": number,
        "hands": deal["hands"],
        "kitty": deal["kitty"],
        "leader": deal["forehand"],
        "trick": [],
        "taken": [0, 0, 0, 0],
        "called_suit_led": False,
        "may_lead_low": deal["rules"].get("holder_may_lead_low") == "yes",
    }


def exchange_lines(deal: dict[str, Any], play: dict[str, Any], givers: list[int]) -> Counter[Result]:
    """Each giver in turn declines, if he may, or gives any three cards."""
    if not givers:
        return play_lines(play)
    seat, hand, kitty = givers[0], play["hands"][givers[0]], play["kitty"]
    pool = hand + kitty if deal["rules"].get("exchange") == "take_first" else hand
    fixed = play["called"] if play["bid"].endswith("halve") else ""
    gifts = list(combinations([card for card in pool if card != fixed], 3))
    lines: Counter[Result] = Counter()
    if not play["bid"].endswith("vip") or not gifts:
        lines += exchange_lines(deal, play, givers[1:])
    for gift in gifts:
        kept = [card for card in hand + kitty if card not in gift]
        hands = [kept if each == seat else cards for each, cards in enumerate(play["hands"])]
        lines += exchange_lines(deal, {**play, "hands": hands, "kitty": list(gift)}, givers[1:])
    return lines
