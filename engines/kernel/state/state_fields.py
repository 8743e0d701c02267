"""The parts of a table's state, each declared once: its fields, by annotation.

    @plain
    class Side(AsMapping):
        seat: int = numbered()
        hand: list[str] = new(list)
        courtyard: list[Noble] = new(list)
        looked: bool = scratch(False)

`@plain` gives such a class slots and a constructor, as a dataclass has them, and writes what one would else
write by hand, field by field: `copy`, `dump`, `load` and `forget`. What is saved stands in the order of the
fields. A method that the class has itself stays as it is; `__post_init__` reckons what is not saved.

A field is saved unless it is marked otherwise (`given`, `kept` ...). Its type says how, and how it is copied:

- numbers, words and truths are saved as they are; copies share them, tuples and frozen sets of them, and what
  is called a `Sequence`: under this name nobody changes it in place;
- of a part that is saved as a list, fields that were added at its end begin as they do at first;
- a list is copied; so is a dict, which is saved as its sorted pairs, or as a mapping where its keys are words
  and its part is one;
- a part of the part (any class with `copy`, `dump` and `load`) is copied, saved and loaded with it; a dict of
  parts by their `id` is saved as the row of them;
- a named tuple of simple values is saved as a list; one that holds more must have `dump` and `load`.

Anything else cannot be saved: it must be marked, and is shared, or copied where its class has `copy`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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

P = TypeVar("P", bound="AsList | AsMapping")


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


# What a field begins with, and how it is marked; `init` tells the type checker that no constructor takes it.


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
def state_part(cls: type[P]) -> type[P]:
    """Make a part of a table's state of its annotations. Raises TypeError where that cannot be done."""
    stands, declared = set(vars(cls)), set(cls.__annotations__)
    made: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    scope: dict[str, Any] = {"cls": made, "new": object.__new__}
    hints = get_type_hints(made, localns={})  # so that a field may be called `list`
    ways = {each.name: _way_of(each, hints[each.name], scope) for each in fields(made)}
    saved = {name: way for name, way in ways.items() if name in _marked(made, "", "by_id")}
    step = {name: way for name, way in ways.items() if name in declared & _marked(made, "scratch")}
    texts = {
        "copy": ["(self):", "twin = new(cls)", *_copied("twin", ways), "return twin"],
        "dump": ["(self):", f"return {_dumped(made, saved)}"],
        "load": ["(cls, data, catalogue=None, **given):", *_loaded(made, saved)],
        "forget": ["(self):", *_copied("self", step), "return None"],
    }
    for name, lines in texts.items():
        if name not in stands:
            exec(f"def {name}" + "\n    ".join(lines), scope)  # made of a class of our own  # nosec B102
            setattr(made, name, classmethod(scope[name]) if name == "load" else scope[name])
    return made


class _Way(NamedTuple):
    """How a value is copied, saved and loaded: expressions in which @ stands for the value."""

    copy: str = "@"
    dump: str = "@"
    """Nothing where it cannot be saved."""
    load: str = "@"
    wants: frozenset[str] = frozenset()
    """What the part that holds it must have been given."""


_SIMPLE = _Way()
_SHARED = _Way(dump="")


def _copied(to: str, ways: Mapping[str, _Way]) -> Iterator[str]:
    for name, way in ways.items():
        yield f"{to}.{name} = {_put(way.copy, f'self.{name}')}"


def _dumped(made: type[Plain], ways: Mapping[str, _Way]) -> str:
    values = {name: _put(way.dump, f"self.{name}") for name, way in ways.items()}
    if issubclass(made, AsList):
        return f"[{', '.join(values.values())}]"
    return "{" + ", ".join(f"{name!r}: {value}" for name, value in values.items()) + "}"


def _loaded(made: type[Plain], ways: Mapping[str, _Way]) -> Iterator[str]:
    value = "data[{name!r}]"
    if issubclass(made, AsList):
        value = "{name}_"
        later = _later(made, ways)
        if later:
            yield f"data = [*data, *{later!r}[len(data) - {len(ways)}:]] if len(data) < {len(ways)} else data"
        yield f"[{', '.join(value.format(name=name) for name in ways)}] = data"
    values = (f"{name}={_put(way.load, value.format(name=name))}, " for name, way in ways.items())
    yield f"return cls({''.join(values)}**given)"


def _later(made: type[Plain], ways: Mapping[str, _Way]) -> list[Any]:
    """Return what the last fields begin with, as far as that is plain: what was saved before lacks some."""
    found: list[Any] = []
    for each in reversed([each for each in fields(made) if each.name in ways]):  # pyright: ignore[reportArgumentType]
        simple = isinstance(each.default, (str, int)) and ways[each.name] is _SIMPLE
        if not simple and each.default != ():
            break
        found.insert(0, each.default)
    return found


def _put(text: str, value: str) -> str:
    return text.replace("@", value)


# What becomes of a field, and of its type


def _way_of(declared: Field[Any], hint: Any, scope: dict[str, Any]) -> _Way:
    """Return how a field is treated. Raises TypeError for one that cannot be."""
    owner, how = scope["cls"], _how(declared)
    of = f"{owner.__qualname__}.{declared.name}"
    if how == "by_id":
        return _Way("@", "@.id", f"catalogue.{declared.metadata['where']}[@]")
    if how == "scratch":
        made = declared.default_factory
        first = declared.default if made is MISSING else made()
        if first in (None, (), [], {}, set()) or isinstance(first, bool | int | str):
            return _Way(repr(first), "")
        raise TypeError(f"{of}: scratch begins with a simple value, or with nothing in it")
    way = _way(hint, scope)
    if not how and not way.dump:
        raise TypeError(f"{of}: {hint} cannot be saved; mark it")
    if not how and (missing := way.wants - _marked(owner, "given", "numbered")):
        raise TypeError(f"{of}: what it holds must be given {', '.join(sorted(missing))}, and it is not")
    return way


def _way(hint: Any, scope: dict[str, Any]) -> _Way:
    """Return how values of a type are treated; the classes that the expressions name go into `scope`."""
    kind, inside = get_origin(hint), [each for each in get_args(hint) if each is not ...]
    if hint in (bool, int, float, str, NoneType, Any) or kind is Literal:
        return _SIMPLE
    if kind in (Union, UnionType):
        return _one_of({_way(each, scope) for each in inside if each is not NoneType})
    if kind in (list, tuple, frozenset, Sequence):
        ways = {_way(each, scope) for each in inside}
        return _row(kind, inside[0], ways.pop()) if len(ways) == 1 else _SHARED
    if kind is dict:
        key, value = inside
        by_name = key is str and issubclass(scope["cls"], AsMapping)
        way = _dict_of(value, _way(value, scope), by_name=by_name)
        return way if _way(key, scope) == _SIMPLE else _Way(way.copy, "")
    return _of_class(hint, scope) if isinstance(hint, type) else _SHARED


def _one_of(ways: set[_Way]) -> _Way:
    """Return how something is treated that may be None, or of several types that are treated alike."""
    if len(ways) > 1:
        return _SHARED
    (way,) = ways
    copy, dump, load = (text if text in ("@", "") else f"None if @ is None else {text}" for text in way[:3])
    return _Way(copy, dump, load, way.wants)


def _row(kind: Any, hint: Any, way: _Way) -> _Way:
    """Return how several of a type are treated."""
    numbers = _marked(hint, "numbered")
    load = way.load
    for name in numbers:
        load = load.replace(f"given[{name!r}]", "n")
    load = "list(@)" if load == "@" else f"[{_put(load, 'x')} for n, x in enumerate(@)]"
    dump = "list(@)" if way.dump == "@" else way.dump and f"[{_put(way.dump, 'x')} for x in @] if @ else []"
    copy = f"[{_put(way.copy, 'x')} for x in @]"
    shared, wants = way.copy == "@" or kind is Sequence, way.wants - numbers
    if kind is list:
        return _Way("@[:]" if shared else copy, dump, load, wants)
    if kind is frozenset:
        return _Way("@", "sorted(@)" if way == _SIMPLE else "", "frozenset(@)")
    return _Way("@" if shared else f"tuple({copy})", dump, f"tuple({load})", wants)


def _dict_of(hint: Any, way: _Way, *, by_name: bool) -> _Way:
    """Return how a dict of such values is treated."""
    copy = f"{{key: {_put(way.copy, 'x')} for key, x in @.items()}}"
    if way == _SIMPLE:
        dump = "dict(sorted(@.items()))" if by_name else "sorted(map(list, @.items())) if @ else []"
        return _Way("@.copy() if @ else {}", dump, "dict(@)")
    if way.dump and "id" in _marked(hint, ""):
        load = f"{{x.id: x for x in [{_put(way.load, 'x')} for x in @]}}"
        return _Way(copy, "[x.dump() for x in @.values()]", load, way.wants)
    return _Way("@.copy()" if way.copy == "@" else copy, "")


def _of_class(hint: Any, scope: dict[str, Any]) -> _Way:
    """Return how objects of a class are treated."""
    name = f"{hint.__name__}_{id(hint)}"
    scope[name] = hint
    is_saved = hasattr(hint, "dump") and hasattr(hint, "load")
    if tuple in hint.__mro__:
        if is_saved:
            return _Way("@", "@.dump()", f"{name}.load(@)")
        is_simple = all(_way(each, scope) == _SIMPLE for each in get_type_hints(hint).values())
        return _Way("@", "list(@)", f"{name}(*@)") if is_simple else _SHARED
    if is_saved and hasattr(hint, "copy"):
        wants = _marked(hint, "given", "numbered")
        more = "".join(f", {each}=given[{each!r}]" for each in sorted(wants))
        return _Way("@.copy()", "@.dump()", f"{name}.load(@, catalogue{more})", wants)
    return _Way("@.copy()", "") if "copy" in vars(hint) else _SHARED


def _how(declared: Field[Any]) -> str:
    """Return how a field is marked; nothing for one that is saved as it is."""
    return declared.metadata.get("how", "")


def _marked(part: Any, *how: str) -> frozenset[str]:
    """Return the names of a part's fields that are marked so."""
    found = fields(part) if is_dataclass(part) else ()
    return frozenset(each.name for each in found if _how(each) in how)
