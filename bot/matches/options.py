"""Options of a match as people write them: `glass-nobles=yes stall-claim=10`."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.errors import BadOptions
from bot.store import MatchRow
from bot.texts import Texts, dashed
from engines.kernel import Game, Options, Say
from engines.kernel.cards.packs import Pack
from engines.kernel.state.options import is_by_host
from engines.registry import GAMES

_YES = ("yes", "on", "true", "oui", "1")
_NO = ("no", "off", "false", "non", "0")


def read_options(game: Game[Any], text: str) -> Options:
    """Read `name=value` pairs. Raises BadOptions with what is wrong and what was expected."""
    values: dict[str, Any] = {}
    for word in text.replace(",", " ").replace(";", " ").split():
        name, sign, value = word.partition("=")
        field = name.strip().lower().replace("-", "_")
        if field not in choosable(game):
            known = ", ".join(sorted(written(name) for name in choosable(game)))
            raise BadOptions(problem=Say("options-unknown", {"name": name, "known": known}))
        if field in values:
            raise BadOptions(problem=Say("options-twice", {"name": written(field)}))
        info = game.options.model_fields[field]
        values[field] = _value(written(field), info, value.strip().lower() if sign else "yes")
    return checked(game, values)


def options_of(row: MatchRow) -> Options:
    """Return the options of a stored match."""
    return GAMES[row.game].options.model_validate(dict(row.options))


def checked(game: Game[Any], values: dict[str, Any]) -> Options:
    """Return valid options. Raises BadOptions for a contradiction."""
    try:
        return game.options.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        if first["loc"]:
            field = str(first["loc"][0])
            raise _bad(written(field), game.options.model_fields[field]) from error
        raise BadOptions(problem=Say(first["type"])) from error


def choosable(game: Game[Any]) -> dict[str, FieldInfo]:
    """Return the options that people may set."""
    return {name: info for name, info in game.options.model_fields.items() if not is_by_host(info)}


def changed(options: Options) -> dict[str, Any]:
    """Return the options that differ from their defaults."""
    return {
        name: value
        for name, value in options
        if not is_by_host(info := type(options).model_fields[name]) and value != info.default
    }


def own_packs(options: Options) -> list[Pack]:
    """Return the packs that a match is played with of a server's own cards, or of an owner's file.

    Strangers have written them. Nobody has tried how real cards go together either: they are watched alike.
    """
    return [value for _, value in options if isinstance(value, Pack)]


def written(name: str) -> str:
    """Return an option's name as people write it."""
    return dashed(name)


def allowed(info: FieldInfo) -> list[str]:
    """Return the values that an option takes, as people write them; a range as `0-1000`."""
    if info.annotation is bool:
        return ["yes", "no"]
    if get_origin(info.annotation) is Literal:
        return [written(str(value)) for value in get_args(info.annotation)]
    limits = [
        getattr(rule, bound) for rule in info.metadata for bound in ("ge", "le") if hasattr(rule, bound)
    ]
    return [f"{min(limits)}-{max(limits)}"] if limits else []


def in_words(options: Options, prefix: str, texts: Texts) -> list[str]:
    """Return the options that differ from their defaults, one line each, with what each means."""
    lines: list[str] = []
    for name, value in changed(options).items():
        chosen = f"{name_of(name, prefix, texts)}: {value_of(name, value, prefix, texts)}"
        lines.append(f"{chosen} – {told_of(name, prefix, texts)}")
    return lines


def name_of(name: str, prefix: str, texts: Texts) -> str:
    """Return what an option is called."""
    return texts.say(f"{prefix}-options-{written(name)}")


def told_of(name: str, prefix: str, texts: Texts) -> str:
    """Say in a sentence what an option means."""
    return texts.say(f"{prefix}-options-{written(name)}-help")


def value_of(name: str, value: object, prefix: str, texts: Texts) -> str:
    """Say a value of an option."""
    if isinstance(value, bool):
        return texts.say("yes" if value else "no")
    if isinstance(value, int):
        return str(value)
    return texts.say(f"{prefix}-options-{written(name)}-{written(str(value))}")


def _value(name: str, info: FieldInfo, text: str) -> Any:
    if info.annotation is bool:
        if text in _YES or text in _NO:
            return text in _YES
    elif info.annotation is int:
        if text.isdecimal():
            return int(text)
    else:
        for value in get_args(info.annotation):
            if text == written(str(value)) or text == str(value):
                return value
    raise _bad(name, info)


def _bad(name: str, info: FieldInfo) -> BadOptions:
    return BadOptions(problem=Say("options-value", {"name": name, "known": ", ".join(allowed(info))}))
