"""What the table shows: always exactly what the view says, however it came there."""

from dataclasses import replace

import pytest

from laksewhist.engine.cards import SEATS, Rank, card
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.view import Phase
from laksewhist.gui.table.arrangement import Pill, arrange, own_cards
from laksewhist.gui.table.hand_order import in_order, in_rows
from laksewhist.gui.table.plates import BubbleStyle, elided
from laksewhist.gui.texts import Role
from tests.gui.table_deals import Table, fresh_places, my_turn_in, new_deal, play_until, steps

pytestmark = pytest.mark.usefixtures("qapp")

KINDS = ("8 alm", "9 gode", "9 vip", "9 halve", "9 sans", "sol", "ren sol", "bordlægger", "sniksnak")
SIZES = ((1280, 800), (800, 600), (1920, 1080))


@pytest.mark.parametrize("exchange", list(ExchangeOrder))
@pytest.mark.parametrize("kind", KINDS)
def test_every_state_of_a_deal_looks_like_a_fresh_layout_of_it(kind, exchange):
    deal = new_deal((kind, 1), rules=HouseRules(exchange=exchange), south=1)
    table = Table()
    table.scene.sync(deal.shown)
    for number, step in enumerate(steps(deal, 1, kind)):
        table.scene.sync(step.after)
        if number % 3 == 0 or step.after.view.phase is not Phase.PLAY:
            assert table.scene.places() == fresh_places(step.after)


def test_random_deals_at_every_size_and_with_a_hidden_hand():
    table = Table()
    for seed, size in enumerate(SIZES * 2):
        deal = new_deal(seed, participants=4 + seed % 3)
        deal.hidden = seed >= 3
        table.resize(*size)
        for step in steps(deal, seed):
            table.scene.sync(step.after)
        assert table.scene.places() == fresh_places(deal.shown, *size)


def test_cards_are_conserved_on_the_table():
    deal = new_deal(4)
    table = Table()
    table.scene.sync(deal.shown)
    assert len(table.scene.places()) == 55
    for step in steps(deal, 4, "9 sans"):
        table.scene.sync(step.after)
        view = step.after.view
        if view.phase is Phase.PLAY:
            assert len(table.scene.places()) == sum(view.hand_sizes) + len(view.trick.cards)


def test_syncing_twice_changes_nothing():
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table = Table()
    table.show(shown)
    once = table.scene.places()
    table.scene.sync(shown)
    assert table.scene.places() == once


def test_an_empty_table_has_no_cards():
    table = Table()
    table.scene.sync(new_deal(1).shown)
    table.scene.sync(None)
    assert table.scene.places() == {}


def test_a_resized_table_is_laid_out_anew():
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table = Table()
    table.show(shown)
    for size in ((800, 600), (3840, 2160), (1000, 700)):
        table.resize(*size)
        assert table.scene.places() == fresh_places(shown, *size)


def test_the_view_never_scrolls_and_shows_pixels_one_to_one(qtbot):
    table = Table(1366, 768)
    qtbot.addWidget(table.view)
    table.show(new_deal(1).shown)
    table.view.show()
    for bar in (table.view.horizontalScrollBar(), table.view.verticalScrollBar()):
        assert bar.minimum() == bar.maximum()
    assert table.view.transform().isIdentity()


# ---- order


def test_the_hand_goes_from_jokers_over_the_suits_from_high_to_low():
    cards = [card(code) for code in ("D2", "CA", "H3", "SA", "S2", "X2", "X1", "HK", "DA", "CT")]
    shown = [each.code for each in in_order(cards, ace_low=False)]
    assert shown == ["X1", "X2", "SA", "S2", "HK", "H3", "CA", "CT", "DA", "D2"]


def test_the_ace_is_last_in_its_suit_in_nolo():
    cards = [card(code) for code in ("SA", "S2", "SK")]
    assert [each.code for each in in_order(cards, ace_low=True)] == ["SK", "S2", "SA"]


def test_open_hands_have_a_row_for_each_suit_and_one_for_jokers():
    rows = in_rows([card(code) for code in ("X3", "D4", "DA", "C2")], ace_low=True)
    assert [[each.code for each in row] for row in rows] == [["X3"], [], [], ["C2"], ["D4", "DA"]]


# ---- marks


def sprites(shown, **options):
    return arrange(shown, Table().layout, **options).sprites


def test_illegal_cards_are_dimmed_only_while_it_is_the_persons_turn():
    deal = new_deal(4)
    shown = play_until(deal, lambda s: my_turn_in(Phase.PLAY)(s) and len(s.view.legal) < len(s.view.hand), 4, "9 sans")
    legal = {action.card.code for action in shown.view.legal}
    hand = sprites(shown)
    assert {each.code for each in shown.view.hand if not hand[each.code].marks.dimmed} == legal
    waiting = replace(shown, view=replace(shown.view, legal=()))
    assert not any(sprite.marks.dimmed for sprite in sprites(waiting).values())


def test_exactly_the_card_that_wins_so_far_is_marked():
    shown = play_until(new_deal(4), lambda s: s.view.trick is not None and len(s.view.trick.cards) == 3, 4, "9 sans")
    trick = [sprite for sprite in sprites(shown).values() if sprite.card in shown.view.trick.cards]
    assert [sprite.marks.best for sprite in trick].count(True) == 1


def partner_plays(south_is_holder):
    """A view with the called card in the trick, and the same deal just before."""
    for seed in range(60):
        deal = new_deal(seed)
        before = deal.shown
        for step in steps(deal, seed, "9 sans"):
            view = step.after.view
            fallen = view.trick is not None and view.called in view.trick.cards and view.partner is not None
            if fallen and (view.partner == view.seat) is south_is_holder:
                return before, step.after
            before = step.after
    raise AssertionError("no such deal")


def plate_of(shown, seat):
    table = Table()
    table.scene.sync(shown)
    return table.scene.plates()[shown.position_of(seat)]


@pytest.mark.parametrize("south_is_holder", [True, False])
def test_no_plate_hints_at_a_partner_before_the_called_card_falls(south_is_holder):
    before, after = partner_plays(south_is_holder)
    partner = after.view.partner
    assert plate_of(before, partner).bar is not Role.PARTNER
    assert Role.PARTNER not in plate_of(before, partner).words
    assert plate_of(after, partner).bar is Role.PARTNER
    assert sprites(after)[after.view.called.code].marks.pill is Pill.PARTNER


def test_only_the_holder_sees_the_seal_before_the_called_card_falls():
    before, _ = partner_plays(True)
    sealed = [key for key, sprite in sprites(before).items() if sprite.marks.sealed]
    assert sealed == [before.view.called.code]
    before, _ = partner_plays(False)
    assert not any(sprite.marks.sealed for sprite in sprites(before).values())


def test_the_declarer_is_told_by_bar_and_word():
    shown = play_until(
        new_deal(4), lambda s: s.view.phase is Phase.PLAY and s.view.declarer != s.view.turn, 4, "9 sans"
    )
    plate = plate_of(shown, shown.view.declarer)
    assert (plate.bar, plate.words[0], plate.tricks) == (Role.DECLARER, Role.DECLARER, 0)


def test_the_seat_whose_turn_it_is_is_told():
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    assert plate_of(shown, shown.view.seat).words[0] is Role.YOUR_TURN
    turns = [plate_of(shown, seat).turn for seat in SEATS]
    assert turns == [seat == shown.view.turn for seat in SEATS]


def test_bids_stand_beside_the_plates_during_the_auction_only():
    deal = new_deal(4)
    shown = play_until(deal, lambda s: len(s.view.actions) == 3, 4, "9 sans")
    table = Table()
    table.scene.sync(shown)
    styles = [plate.bubble.style for plate in table.scene.plates() if plate.bubble is not None]
    assert len(styles) == 3
    assert styles.count(BubbleStyle.STANDING) == 1
    table.scene.sync(play_until(deal, lambda s: s.view.phase is Phase.PLAY, 4, "9 sans"))
    assert all(plate.bubble is None for plate in table.scene.plates())


def test_long_names_are_cut():
    assert elided("Karen") == "Karen"
    assert elided("Christoffer-Emil") == "Christoffer…"


def test_taking_first_shows_the_kitty_in_the_hand_and_says_which_cards_it_was():
    rules = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
    for seed in range(40):
        deal = new_deal(seed, rules=rules)
        try:
            shown = play_until(deal, my_turn_in(Phase.EXCHANGE), seed, "9 sans")
        except AssertionError:
            continue
        break
    hand = own_cards(shown)
    assert len(hand) == 16
    marked = {each for each in hand if sprites(shown)[each.code].marks.from_kitty}
    assert marked == set(shown.view.kitty)
    assert not any(key.startswith("kitty") for key in sprites(shown))


def test_a_hidden_hand_shows_no_face():
    deal = new_deal(5)
    deal.hidden = True
    table = Table()
    table.scene.sync(deal.shown)
    assert not any(face_up for *_, face_up in table.scene.places().values())


def test_aces_move_to_the_low_end_when_nolo_is_played():
    for seed in range(40):
        deal = new_deal(seed)
        shown = play_until(deal, lambda s: s.view.phase is Phase.PLAY, seed, "sol")
        spades = [each for each in own_cards(shown) if each.code[0] == "S"]
        if len(spades) > 1 and any(each.rank is Rank.ACE for each in spades):
            assert spades[-1].rank is Rank.ACE
            return
    raise AssertionError("no hand with the ace and another spade")
