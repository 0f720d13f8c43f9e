"""`dataclass` for values, as in the standard library, whose methods are made only when they are first used.

Writing and compiling them takes the standard library a third of a millisecond for each class. A program with hundreds
of small classes, most of which the first picture on the screen does not need, spends a sixth of its start on that.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

__all__ = ["TEXT_NAME", "dataclass"]

TEXT_NAME: Final = "<laksewhist value>"
"""What texts that are compiled here have for the name of a file; whoever keeps compiled texts knows them by it."""

_SPECIAL: Final = ("ClassVar", "typing.ClassVar", "InitVar", "dataclasses.InitVar", "KW_ONLY", "dataclasses.KW_ONLY")
"""Annotations that are no plain fields: a class with one of them is left to the standard library."""

_ALONE: Final[dict[str, dict[str, bool]]] = {
    "__repr__": {"init": False, "eq": False},
    "__eq__": {"init": False, "repr": False},
    "__hash__": {"init": False, "repr": False, "unsafe_hash": True},
    "__dataclass_fields__": {"init": False, "repr": False, "eq": False},
    "__dataclass_params__": {"frozen": True},
}
"""What the standard library is asked for so that it makes this and as little else as can be."""


class _OnDemand:
    """Stands in a class for a method or table of it, until somebody asks for it; then the real one takes its place.

    Two threads that ask at once make it twice, and both are the same.
    """

    def __init__(self, make: Callable[[type, str], Any]) -> None:
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        made = self._make(self._owner, self._name)
        setattr(self._owner, self._name, made)
        return made.__get__(instance, owner) if hasattr(made, "__get__") else made


def _value(cls: type[Any] | None = None, /, *, frozen: bool = False, slots: bool = False) -> Any:
    """As `dataclasses.dataclass`, with these two options."""
    if cls is None:
        return lambda given: _value(given, frozen=frozen, slots=slots)
    if (
        not frozen
        or type(cls) is not type
        or cls.__mro__[1:] != (object,)
        or any(str(each).startswith(_SPECIAL) for each in cls.__annotations__.values())
    ):
        return dataclasses.dataclass(cls, frozen=frozen, slots=slots)
    names = tuple(cls.__annotations__)
    left_out = {"__dict__", "__weakref__"} | ({"__hash__"} if _gets_hash(cls) else set())
    namespace = {name: value for name, value in vars(cls).items() if name not in left_out}
    methods = _methods(cls, names)
    if slots:
        for name in names:
            namespace.pop(name, None)
        methods |= {"__slots__": names, "__getstate__": _get_state, "__setstate__": _set_state}
    else:
        for name in names:
            if isinstance(default := namespace.get(name), dataclasses.Field):
                _keep_default(namespace, name, default)
    made = type(cls.__name__, cls.__bases__, {**methods, **namespace})
    made.__qualname__ = cls.__qualname__
    return made


def _keep_default(namespace: dict[str, Any], name: str, default: dataclasses.Field[Any]) -> None:
    """What the standard library leaves in the class where a field was described."""
    del namespace[name]
    if default.default is not dataclasses.MISSING:
        namespace[name] = default.default


def _methods(plan: type[Any], names: tuple[str, ...]) -> dict[str, Any]:
    """What the class gets; its own methods of these names go before them. `plan` is the class as it was written."""

    def from_library(_cls: type, name: str) -> Any:
        # Where nothing is said of a class, the library works out its signature to say that: nobody reads it here.
        copy = type(plan.__name__, plan.__bases__, {**vars(plan), "__doc__": plan.__doc__ or " "})
        copy.__qualname__ = plan.__qualname__
        return vars(dataclasses.dataclass(copy, **_ALONE[name]))[name]

    methods: dict[str, Any] = {
        "__init__": _OnDemand(lambda cls, _name: _init(cls, plan)),
        "__repr__": _OnDemand(from_library),
        "__eq__": _OnDemand(from_library),
        "__setattr__": _refuse_setting,
        "__delattr__": _refuse_deleting,
        "__match_args__": names,
        "__dataclass_fields__": _OnDemand(from_library),
        "__dataclass_params__": _OnDemand(from_library),
    }
    if _gets_hash(plan):
        methods["__hash__"] = _OnDemand(from_library)
    return methods


def _gets_hash(plan: type[Any]) -> bool:
    """Whether the class has no `__hash__` of its own: None is what Python sets beside an `__eq__`."""
    return vars(plan).get("__hash__") is None


def _init(cls: type[Any], plan: type[Any]) -> Callable[..., None]:
    """`__init__` with a parameter for each field."""
    parameters, lines = ["self"], []
    known: dict[str, Any] = {"set_": object.__setattr__}
    for name in plan.__annotations__:
        described = vars(plan).get(name, dataclasses.MISSING)
        field = described if isinstance(described, dataclasses.Field) else None
        default = described if field is None else field.default
        made = dataclasses.MISSING if field is None else field.default_factory
        value = name
        if default is not dataclasses.MISSING:
            known[f"default_{name}"] = default
            parameters.append(f"{name}=default_{name}")
        elif made is not dataclasses.MISSING:
            known |= {f"make_{name}": made, "made_": dataclasses.MISSING}
            parameters.append(f"{name}=made_")
            value = f"make_{name}() if {name} is made_ else {name}"
        else:
            parameters.append(name)
        lines.append(f"set_(self, {name!r}, {value})")
    if hasattr(plan, "__post_init__"):
        lines.append("self.__post_init__()")
    text = f"def make({', '.join(known)}):\n def __init__({', '.join(parameters)}):\n  "
    space: dict[str, Any] = {}
    # The text is written from the names of fields only, as the standard library does it.
    code = compile(text + "\n  ".join(lines or ["pass"]) + "\n return __init__", TEXT_NAME, "exec")
    exec(code, vars(import_module(cls.__module__)), space)  # noqa: S102
    init: Callable[..., None] = space["make"](**known)
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__annotations__ = {**plan.__annotations__, "return": None}
    return init


def _refuse_setting(self: object, name: str, _value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deleting(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _get_state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in self.__slots__]


def _set_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(self.__slots__, state, strict=True):
        object.__setattr__(self, name, value)


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _value
