"""The parts of a table's state, each declared once: its fields, by annotation.

    @plain
    class Side(AsMapping):
        seat: int = numbered()
        hand: list[str] = new(list)
        courtyard: list[Noble] = new(list)
        looked: bool = scratch(False)

`@plain` makes slots and a constructor of that, as a dataclass has them, and writes what one would else write
by hand, field by field, in the order of the class: `copy`, `dump`, `load`, `forget`. A method that stands in
the class stays as it is.

What becomes of a field is told by its type:

- numbers, words and truths, tuples and frozen sets of them, are shared by copies; they are saved as they are;
- so is a `Sequence`: under this name nobody changes it in place;
- a list is copied, and so is a dict, which is saved as its sorted pairs: with names for pairs, where the
  part is saved with names and the keys are words;
- a part of this part (a class with `copy`, `dump` and `load`) is copied, saved and loaded with it; a dict of
  parts by their `id` is saved as the row of them;
- a named tuple of simple values is saved as a list; one that holds more must have `dump` and `load`;
- anything else is shared, or copied where its class has `copy`; it must be marked, for it cannot be saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

P = TypeVar("P", bound="Plain")


class Plain:
    """A part of a table's state, and what `@plain` writes for it."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return the same for another table."""
        raise NotImplementedError

    def dump(self) -> Any:
        """Return plain JSON values."""
        raise NotImplementedError

    @classmethod
    def load(cls, data: Any, catalogue: Any = None, **given: Any) -> Self:
        """Rebuild a part from `dump`; `given` is what the constructor wants and no dump holds."""
        raise NotImplementedError

    def forget(self) -> None:
        """Begin a new step: let what this very class declares as `scratch` be as at first."""
        raise NotImplementedError


class AsList(Plain):
    """A part that is saved as the list of its fields."""

    __slots__ = ()

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        raise NotImplementedError


class AsMapping(Plain):
    """A part that is saved with the names of its fields."""

    __slots__ = ()

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values; equal parts give the same text, the order of keys too."""
        raise NotImplementedError


# What a field begins with, and how it is marked

_UNSAVED = ("numbered", "given", "kept", "scratch")


def new(make: Callable[[], object]) -> Any:
    """Begin with what this makes: a list, a dict."""
    return field(default_factory=make)


def by_id(where: str) -> Any:
    """Save something of the catalogue by its `id`, and find it again there, in `where`."""
    return field(metadata={"how": "by_id", "where": where})


def numbered() -> Any:
    """Save nothing: it is the part's number in the list that holds it, from 0."""
    return field(metadata={"how": "numbered"})


def given() -> Any:
    """Save nothing: who loads the part gives it again, and so does a part that holds it and was given it."""
    return field(metadata={"how": "given"})


def kept(value: Any = MISSING, *, init: Literal[False] = False) -> Any:
    """Save nothing, but copy it: it can be reckoned again, in `__post_init__` or when somebody asks."""
    return field(init=init, metadata={"how": "kept"}, **_first(value))


def scratch(value: Any, *, init: Literal[False] = False) -> Any:
    """Neither save nor copy it: it lives within a step, and `forget` lets it be as at first."""
    return field(init=init, metadata={"how": "scratch"}, **_first(value))


def _first(value: Any) -> dict[str, Any]:
    return {"default_factory" if callable(value) else "default": value}


# What is written


@dataclass_transform(eq_default=False, field_specifiers=(by_id, numbered, given, kept, scratch))
def plain(cls: type[P]) -> type[P]:
    """Make a part of a table's state of its annotations. Raises TypeError where that cannot be done."""
    stands, declared = set(vars(cls)), set(cls.__annotations__)
    made: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    scope: dict[str, Any] = {"cls": made, "new": object.__new__}
    hints = get_type_hints(made, localns={})  # so that a field may be called `list`
    found = [_Field(each, hints[each.name], scope) for each in fields(made)]
    at_hand = {each.name for each in found if each.how in ("numbered", "given")}
    for each in found:
        each.check(made.__qualname__, at_hand)
    saved = [each for each in found if each.how not in _UNSAVED]
    step = [each for each in found if each.how == "scratch" and each.name in declared]
    bodies = {
        "copy(self)": ["twin = new(cls)", *[f"twin.{each.copied()}" for each in found], "return twin"],
        "dump(self)": [f"return {_dumped(made, saved)}"],
        "load(cls, data, catalogue=None, **given)": _loaded(made, saved),
        "forget(self)": [*[f"self.{each.begun()}" for each in step], "return None"],
    }
    for head, lines in bodies.items():
        name = head.partition("(")[0]
        if name not in stands:
            exec("\n    ".join([f"def {head}:", *lines]), scope)
            setattr(made, name, classmethod(scope[name]) if name == "load" else scope[name])
    return made


def _dumped(made: type[Plain], saved: Sequence[_Field]) -> str:
    if issubclass(made, AsList):
        return f"[{', '.join(each.dumped() for each in saved)}]"
    return "{" + ", ".join(f"{each.name!r}: {each.dumped()}" for each in saved) + "}"


def _loaded(made: type[Plain], saved: Sequence[_Field]) -> list[str]:
    if issubclass(made, AsList):
        values = {each.name: f"value_{each.name}" for each in saved}
        first = [f"[{', '.join(values.values())}] = data"]
    else:
        values = {each.name: f"data[{each.name!r}]" for each in saved}
        first = []
    given = "".join(f"{each.name}={each.loaded(values[each.name])}, " for each in saved)
    return [*first, f"return cls({given}**given)"]


class _Way(NamedTuple):
    """How a value is copied, saved and loaded: expressions in which @ stands for the value."""

    copy: str = "@"
    dump: str = "@"
    """Nothing where it cannot be saved."""
    load: str = "@"
    wants: frozenset[str] = frozenset()
    """What the part that holds it must have been given."""


_SIMPLE = _Way()


class _Field:
    """A field, and what is written of it."""

    def __init__(self, declared: Field[Any], hint: Any, scope: dict[str, Any]) -> None:
        self.name = declared.name
        self.hint = hint
        self.how: str = declared.metadata.get("how", "")
        self.way = _way(hint, scope)
        if self.how == "by_id":
            self.way = _Way("@", "@.id", f"catalogue.{declared.metadata['where']}[@]")
        made = declared.default_factory
        self.first = declared.default if made is MISSING else made()

    def check(self, owner: str, at_hand: set[str]) -> None:
        """Raise TypeError where nothing can be written of it."""
        if self.how == "scratch" and not _is_writable(self.first):
            raise TypeError(f"{owner}.{self.name}: scratch begins with a simple value, or with nothing in it")
        if self.how in _UNSAVED:
            return
        if not self.way.dump:
            raise TypeError(f"{owner}.{self.name}: {self.hint} cannot be saved; mark it")
        if missing := ", ".join(sorted(self.way.wants - at_hand)):
            raise TypeError(f"{owner}.{self.name}: what it holds must be given {missing}, and it is not")

    def begun(self) -> str:
        """Return what sets it to what it is at first."""
        return f"{self.name} = {self.first!r}"

    def copied(self) -> str:
        """Return what sets it in a copy."""
        return self.begun() if self.how == "scratch" else f"{self.name} = {self._put(self.way.copy)}"

    def dumped(self) -> str:
        """Return it as plain JSON values."""
        return self._put(self.way.dump)

    def loaded(self, saved: str) -> str:
        """Return it as it was before it was saved."""
        return self.way.load.replace("@", saved)

    def _put(self, text: str) -> str:
        return text.replace("@", f"self.{self.name}")


def _is_writable(value: Any) -> bool:
    """Tell whether a value is what Python reads where `repr` of it stands."""
    return value is None or isinstance(value, bool | int | str) or value in ((), [], {}, set())


# What becomes of a type


def _way(hint: Any, scope: dict[str, Any]) -> _Way:
    """Return how values of a type are treated; the classes that the expressions name go into `scope`."""
    kind, inside = get_origin(hint), [each for each in get_args(hint) if each is not ...]
    if hint in (bool, int, float, str, NoneType, Any) or kind is Literal:
        return _SIMPLE
    if kind in (Union, UnionType):
        return _one_of([_way(each, scope) for each in inside if each is not NoneType])
    if kind is dict:
        by_name = inside[0] is str and issubclass(scope["cls"], AsMapping)
        return _dict_of(inside[1], _way(inside[1], scope), by_name)
    if kind in (list, tuple, frozenset, Sequence):
        ways = {_way(each, scope) for each in inside}
        return _row(kind, inside[0], ways.pop()) if len(ways) == 1 else _Way("@", "")
    return _of_class(hint, scope) if isinstance(hint, type) else _Way("@", "")


def _one_of(ways: Sequence[_Way]) -> _Way:
    """Return how something is treated that may be None, or of several simple types."""
    way, *others = set(ways)
    if others:
        return _Way("@", "")
    copy, dump, load = (text if text in ("@", "") else f"None if @ is None else {text}" for text in way[:3])
    return _Way(copy, dump, load, way.wants)


def _row(kind: Any, hint: Any, way: _Way) -> _Way:
    """Return how several of a type are treated."""
    copy, dump, load = way[:3]
    numbers = _marked(hint, "numbered")
    for name in numbers:
        load = load.replace(f"given[{name!r}]", "n")
    dump = "list(@)" if dump == "@" else dump and f"[{dump.replace('@', 'x')} for x in @] if @ else []"
    load = "list(@)" if load == "@" else f"[{load.replace('@', 'x')} for n, x in enumerate(@)]"
    copied = f"[{copy.replace('@', 'x')} for x in @]"
    wants = way.wants - numbers
    if kind is list:
        return _Way("@[:]" if copy == "@" else copied, dump, load, wants)
    if kind is frozenset:
        return _Way("@", "sorted(@)" if way == _SIMPLE else "", "frozenset(@)")
    return _Way("@" if copy == "@" or kind is Sequence else f"tuple({copied})", dump, f"tuple({load})", wants)


def _dict_of(hint: Any, way: _Way, by_name: bool) -> _Way:
    """Return how a dict of such values is treated."""
    copied = f"{{key: {way.copy.replace('@', 'x')} for key, x in @.items()}}"
    if way == _SIMPLE:
        dump = "dict(sorted(@.items()))" if by_name else "sorted(map(list, @.items())) if @ else []"
        return _Way("@.copy() if @ else {}", dump, "dict(@)")
    if way.dump and "id" in _marked(hint, ""):
        load = way.load.replace("@", "x")
        load = f"{{x.id: x for x in [{load} for x in @]}}"
        return _Way(copied, "[x.dump() for x in @.values()]", load, way.wants)
    return _Way("@.copy()" if way.copy == "@" else copied, "")


def _of_class(hint: Any, scope: dict[str, Any]) -> _Way:
    """Return how objects of a class are treated."""
    name = f"{hint.__name__}_{id(hint)}"
    scope[name] = hint
    is_tuple = tuple in hint.__mro__
    if hasattr(hint, "dump") and hasattr(hint, "load"):
        if is_tuple:
            return _Way("@", "@.dump()", f"{name}.load(@)")
        wants = _marked(hint, "given") | _marked(hint, "numbered")
        more = "".join(f", {each}=given[{each!r}]" for each in sorted(wants))
        return _Way("@.copy()", "@.dump()", f"{name}.load(@, catalogue{more})", wants)
    if is_tuple and all(_way(each, scope) == _SIMPLE for each in get_type_hints(hint).values()):
        return _Way("@", "list(@)", f"{name}(*@)")
    return _Way("@.copy()" if "copy" in vars(hint) else "@", "")


def _marked(hint: Any, how: str) -> frozenset[str]:
    """Return the names of a part's fields that are marked so."""
    if not is_dataclass(hint):
        return frozenset()
    return frozenset(each.name for each in fields(hint) if each.metadata.get("how", "") == how)
