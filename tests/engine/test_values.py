"""Values made on demand are what the standard library would have made of the same class."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import field

import pytest

from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """Two fields of each kind."""

    x: int
    y: int = 2
    names: tuple[str, ...] = field(default_factory=tuple)
    note: str = field(default="", compare=False)

    @property
    def sum(self) -> int:
        return self.x + self.y


@dataclass(frozen=True)
class Open:
    """With a dictionary for its instances, a check, and a method of its own in the place of a made one."""

    x: int = field(default=1)

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("below nought")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Open)


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    x: int
    y: int = 2
    names: tuple[str, ...] = field(default_factory=tuple)
    note: str = field(default="", compare=False)


def test_a_value_is_made_with_its_fields():
    point = Point(1, names=("a",))
    assert (point.x, point.y, point.names, point.note, point.sum) == (1, 2, ("a",), "", 3)
    assert str(inspect.signature(Point)).replace("Point", "Theirs") == str(inspect.signature(Theirs)).replace(
        "<factory>", str(inspect.signature(Point).parameters["names"].default)
    )
    with pytest.raises(TypeError):
        Point()
    with pytest.raises(TypeError):
        Point(1, z=3)


def test_it_compares_and_tells_as_in_the_standard_library():
    assert Point(1) == Point(1, 2, (), "not compared") != Point(2)
    assert Point(1) != Theirs(1)
    assert hash(Point(1)) == hash(Point(1, note="x")) == hash(Theirs(1))
    assert repr(Point(1)) == repr(Theirs(1)).replace("Theirs", "Point")
    assert Open(1) == Open(2)
    assert repr(Open()) == "Open(x=1)"


def test_it_cannot_be_changed():
    for value in (Point(1), Open(1)):
        with pytest.raises(dataclasses.FrozenInstanceError):
            value.x = 2  # type: ignore[misc]
        with pytest.raises(dataclasses.FrozenInstanceError):
            del value.x
    assert not hasattr(Point(1), "__dict__")


def test_the_functions_of_the_standard_library_take_it():
    assert dataclasses.is_dataclass(Point)
    assert [each.name for each in dataclasses.fields(Point)] == ["x", "y", "names", "note"]
    assert dataclasses.replace(Point(1), y=5) == Point(1, 5)
    assert dataclasses.asdict(Point(1)) == {"x": 1, "y": 2, "names": (), "note": ""}
    for again in (copy.copy(Point(1, 7)), copy.deepcopy(Point(1, 7)), pickle.loads(pickle.dumps(Point(1, 7)))):  # noqa: S301
        assert again == Point(1, 7)
    with pytest.raises(ValueError, match="nought"):
        dataclasses.replace(Open(), x=-1)


def test_a_pattern_takes_it_apart():
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)
        case _:
            pytest.fail("no match")


@pytest.mark.parametrize(
    "ask",
    [
        lambda kind: hash(kind(1)) == hash(kind(1)),
        lambda kind: repr(kind(1)).endswith("Fresh(x=1)"),
        lambda kind: kind(1) == kind(1) != kind(2),
        lambda kind: [each.name for each in dataclasses.fields(kind)] == ["x"],
        lambda kind: dataclasses.replace(kind(1), x=2).x == 2,
        lambda kind: str(inspect.signature(kind.__init__)) == "(self, x: int) -> None",
    ],
)
def test_whatever_is_asked_first_is_answered(ask):
    @dataclass(frozen=True, slots=True)
    class Fresh:
        x: int

    assert ask(Fresh)


def test_a_class_with_more_than_plain_fields_is_left_to_the_standard_library():
    @dataclass(frozen=True, slots=True)
    class Child(Point):
        z: int = 3

    assert Child(1, 2, z=5) == Child(1, 2, z=5) != Child(1)
    assert [each.name for each in dataclasses.fields(Child)] == ["x", "y", "names", "note", "z"]
