"""A keeper that is made late misses nothing of what it would have been told."""

from laksewhist.store.keeper import NOT_KEPT, LateKeeper


class Notes:
    def __init__(self) -> None:
        self.told = []

    def __getattr__(self, name):
        return lambda *given: self.told.append((name, *given))


def late():
    made = []

    def make():
        made.append(Notes())
        return made[-1]

    return LateKeeper(make), made


def test_a_deal_that_only_begins_makes_no_keeper():
    keeper, made = late()
    keeper.begin("plan")
    keeper.suspend()
    assert made == []


def test_the_first_answer_makes_one_that_has_heard_of_every_deal():
    keeper, made = late()
    keeper.begin("first")
    keeper.begin("second")
    keeper.extend(("a",))
    keeper.extend(("a", "b"))
    keeper.finish("played")
    keeper.begin("third")
    keeper.suspend()
    (notes,) = made
    assert notes.told == [
        ("begin", "first"),
        ("begin", "second"),
        ("extend", ("a",)),
        ("extend", ("a", "b")),
        ("finish", "played"),
        ("begin", "third", None),
        ("suspend",),
    ]


def test_what_was_given_up_before_any_answer_is_not_told_later():
    keeper, made = late()
    keeper.begin("given up")
    keeper.suspend()
    keeper.begin("played")
    keeper.extend(())
    assert made[0].told == [("begin", "played"), ("extend", ())]


def test_a_deal_that_goes_on_is_kept_at_once():
    keeper, made = late()
    keeper.begin("plan", 7)
    assert made[0].told == [("begin", "plan", 7)]
    assert NOT_KEPT.begin("plan") is None
