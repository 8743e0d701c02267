"""Texts by key, in the reader's language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast, get_args

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from bot.texts.resources import Resources
from bot.texts.short_names import short_name
from engines.kernel import PLAYERS, Say
from engines.kernel.cards.packs import Name, Noun

Locale: TypeAlias = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = get_args(Locale)

_FOLDER = Path(__file__).parent
_SUIT_SIGNS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
_PLAYING_CARD = re.compile(r"\b(?:10|[2-9AJQK])[HDCS]\b")
_ELIDES = re.compile(
    r"[aeiouœæ]|y(?![aeiou])"
    r"|h(?:e(?:ctor|le|l[io]|nri|rc|rmi|rv|rb|ure)|ippo|o(?:mm|nor|race|rt)|u(?:b|go|gu|il|m)|y[ad]|abi|ist|iver)",
    re.IGNORECASE,
)
"""Before these beginnings "de" and "que" lose their vowel: in these names and words an H is mute."""


_ORDER = re.compile(r"(?:^|(?<=, puis ))(?:\w+ez|faites)(?![-\w])")
_IRREGULAR = {
    "mettez": "mettre", "remettez": "remettre", "perdez": "perdre", "prenez": "prendre",
    "reprenez": "reprendre", "détruisez": "détruire", "choisissez": "choisir", "bannissez": "bannir",
    "subissez": "subir", "faites": "faire",
}  # fmt: skip
"""Orders on French cards that are not of the first group of verbs, with their infinitives."""
_OF_A_GAME = re.compile(r"^[a-z]{2}-")
"""How the keys of a game's own texts begin."""
_LONG = 2_000
"""Characters from which a value is put in after the text is made: Fluent takes no value above 2,500."""
_GAP = "\ue000{}\ue001"
"""What stands for such a value until then: signs for private use, which no text has."""
_REMEMBERED = 4096
"""Texts that are kept as they were said last; none is longer than Discord takes."""


class MissingText(KeyError):
    """A key that the resources do not hold, or a value that its text wants and did not get."""


def _capital(text: Any) -> Any:
    """Begin a sentence with a part that stands elsewhere within sentences."""
    said = str(text)
    return said[:1].upper() + said[1:]


_LIKE_A_VOWEL = re.compile(r"[aeiou8]|X\b|1[18]\b", re.IGNORECASE)
"""An 8/8, an X/X, an 11/11."""


def _with_article(text: Any) -> str:
    """Put "a" or "an" before English words."""
    said = str(text)
    if said.startswith("other "):
        return f"an{said}"
    return f"{'an' if _LIKE_A_VOWEL.match(said) else 'a'} {said}"


def _with_de(text: Any) -> str:
    """Put "de" or "d’" before French words and names, whatever markup they begin with; "de le" is "du"."""
    return _melted(str(text), "du ", "des ", "d’") or _elided("de", text)


def _with_que(text: Any) -> str:
    """Put "que" or "qu’" before French words and names, whatever markup they begin with."""
    return _elided("que", text)


def _with_le(text: Any, gender: Any) -> str:
    """Put "le", "la" or "l’" before French words, by the gender of their noun."""
    return _elided("la" if str(gender) == "feminine" else "le", text)


def _with_a(text: Any) -> str:
    """Put "à" before French words; "à le" is "au"."""
    return _melted(str(text), "au ", "aux ", "à ") or f"à {text}"


def _with_sur(text: Any) -> str:
    """Put "sur" before French words."""
    return _melted(str(text), "sur le ", "sur les ", "sur ") or f"sur {text}"


def _melted(said: str, le: str, les: str, most: str) -> str | None:
    """Return French words behind a preposition that melts with an article; none goes before "jusqu’à"."""
    for article, melted in (("le ", le), ("les ", les), ("jusqu’à ", f"{most}au plus ")):
        if said.startswith(article):
            return melted + said.removeprefix(article)
    return None


def _elided(word: str, text: Any) -> str:
    """Put a word that ends in a vowel before another, without that vowel where the other begins with one."""
    said = str(text)
    return f"{word[:-1]}’{said}" if _ELIDES.match(_bare(said)) else f"{word} {said}"


def _infinitive(text: Any) -> str:
    """Put the orders that a French row begins with, and goes on with after "puis", into the infinitive."""
    return _ORDER.sub(lambda found: _IRREGULAR.get(found[0], f"{found[0][:-2]}er"), str(text))


def _bare(text: str) -> str:
    """Return a text in small letters without accents, from its first letter on."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return "".join(sign for sign in letters if not unicodedata.combining(sign)).lstrip('\\*_~|`«“" ')


def _in_a_row(*words: Any) -> str:
    """Put words beside one another; what is not said leaves no gap."""
    return " ".join(str(word) for word in words if str(word))


@dataclass(frozen=True)
class _OwnNoun(FluentType):
    """A pack's own noun in one language, as Fluent hands it to our functions."""

    one: str
    many: str
    gender: Literal["feminine", "masculine"]

    @classmethod
    def of(cls, noun: Noun, locale: Locale) -> _OwnNoun:
        forms = noun.fr if locale == "fr" else noun.en
        return cls(forms[0], forms[-1], "feminine" if noun.gender == "f" else "masculine")


def _change(words: str, before: Any, after: Any) -> str:
    """Say what a number was and is: after the words for it, which are left out where nothing has changed."""
    was, now = str(before), str(after)
    if not now or (words and was == now):
        return ""
    return f"{words}{now}" if was in ("", now) else f"{words}{was} → {now}"


_FUNCTIONS = {
    "CAPITAL": _capital, "A": _with_article, "DE": _with_de, "QUE": _with_que, "LE": _with_le,
    "AU": _with_a, "SUR": _with_sur, "INFINITIVE": _infinitive, "WORDS": _in_a_row, "CHANGE": _change,
}  # fmt: skip


class Texts:
    """One language.

    A game's key, such as `nx-event-turn`, means the common one, `event-turn`, where the game has no text
    of its own.

    Values are put into words here: a `Say` is said first; a `Name`, or a mapping that holds the languages,
    is said in the reader's, and a `Noun` has its forms there; a number under one of the names in `PLAYERS` is
    a player. A negative number gets a true minus. What else a value is, the text says:
    `CARD($noble)` is a playing card by its id.

    Where they are `short`, a text says its attribute of that name, if it has one, and so do its parts.
    """

    def __init__(self, locale: Locale, *, short: bool = False) -> None:
        self.locale: Locale = locale
        self._short = short
        functions: dict[str, Any] = {
            **_FUNCTIONS, "NOUN": self._noun, "GENDER": self._gender, "CARD": self._playing_cards
        }  # fmt: skip
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._resources = Resources(_FOLDER / locale, self._bundle)
        # A board says the same few lines at each move, and Fluent takes 0.2 ms for one.
        self._said = lru_cache(maxsize=_REMEMBERED, typed=True)(self._format)

    def __reduce__(self) -> tuple[Callable[..., Texts], tuple[Locale] | tuple[Locale, bool]]:
        # Another process reads the resources itself, once.
        return texts_in, (self.locale, True) if self._short else (self.locale,)

    def __contains__(self, key: str) -> bool:
        return self._said_by(key) in self._resources

    def name(self, name: Name) -> str:
        """Return a bilingual name in this language."""
        return getattr(name, self.locale)

    def game(self, game_id: str) -> str:
        """Return what a game is called."""
        return self.say(f"game-{dashed(game_id)}")

    def mention(self, user_id: int | None) -> str:
        """Return what names a person in a message; no number where the person was forgotten.

        They have no id any more, or a pseudonym below zero.
        """
        return f"<@{user_id}>" if user_id is not None and user_id > 0 else self.say("seat-left")

    def _said_by(self, key: str) -> str:
        """Return the key itself, or of a game that has no such text of its own the common one."""
        return key if key in self._resources else _OF_A_GAME.sub("", key)

    def say(self, key: str, *, names: Sequence[str] = (), **values: Any) -> str:
        """Return the text of a key with its values put in. Raises MissingText.

        `names` are the players by seat.
        """
        return self._say(Say(key, values), names, brief=False)

    def _say(self, say: Say, names: Sequence[str], *, brief: bool) -> str:
        put_in = {name: self._word(name, value, names, brief=brief) for name, value in say.values.items()}
        long = {name: value for name, value in put_in.items() if type(value) is str and len(value) > _LONG}
        for name in long:
            put_in[name] = _GAP.format(name)
        said = self._said(say.key, tuple(put_in), *put_in.values())
        for name, value in long.items():
            said = said.replace(_GAP.format(name), value)
        return said

    def _format(self, key: str, names: tuple[str, ...], *values: Any) -> str:
        """Have Fluent put the named values in. Raises MissingText."""
        said_by = self._said_by(key)
        message = self._resources.message(said_by) if said_by in self._resources else None
        pattern = message.value if message is not None else None
        if message is not None and self._short:
            pattern = message.attributes.get("short", pattern)
        if pattern is None:
            raise MissingText(f"{key} in {self.locale}")
        text, errors = self._bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
        if errors:
            raise MissingText(f"{key} in {self.locale}: {errors[0]}")
        return str(text)

    def _noun(self, noun: str | _OwnNoun, count: Any) -> str:
        """Return the form that a noun has for so many of it."""
        if isinstance(noun, _OwnNoun):
            return self._format("own-noun", ("count", "one", "many"), count, noun.one, noun.many)
        return self._format(f"noun-{noun}", ("count",), count)

    def _gender(self, noun: str | _OwnNoun) -> str:
        """Return a noun's gender, with which others agree."""
        if isinstance(noun, _OwnNoun):
            return noun.gender
        message = self._resources.message(f"noun-{noun}")
        return str(self._bundle.format_pattern(message.attributes["gender"])[0])

    def tell(self, say: Say, names: Sequence[str] = (), *, brief: bool = False) -> str:
        """Say a `Say`; in brief, names of things and players are short ones."""
        return self._say(say, names, brief=brief)

    def card(self, card: str) -> str:
        """Return a playing card's short name, such as Q♥ (English) or D♥ (French)."""
        rank, suit = card[:-1], card[-1]
        letter = self.say(f"rank-{rank}") if rank in ("A", "J", "Q", "K") else rank
        return f"{letter}{_SUIT_SIGNS[suit]}"

    def _playing_cards(self, ids: str) -> str:
        """Return playing cards, one or several, by their short names."""
        return _PLAYING_CARD.sub(lambda found: self.card(found[0]), str(ids))

    def _word(self, name: str, value: Any, names: Sequence[str], *, brief: bool) -> Any:
        if type(value) is str:  # most are
            return value
        if isinstance(value, Say):
            return self.tell(value, names, brief=brief)
        if isinstance(value, Noun):
            return _OwnNoun.of(value, self.locale)
        if (named := self._named(name, value, names)) is not None:
            return short_name(named, self.locale) if brief else named
        if isinstance(value, list | tuple):
            parts = cast(Iterable[Any], value)
            said = ", ".join(str(self._word(name, part, names, brief=brief)) for part in parts)
            return said or self.say("none")
        if isinstance(value, int) and value < 0:
            return f"−{-value}"
        return str(cast(object, value)) if isinstance(value, Mapping) else value

    def _named(self, name: str, value: Any, names: Sequence[str]) -> str | None:
        """Return what names a thing or a player in this language; None for other values."""
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, Mapping) and self.locale in value:
            return cast(Mapping[str, str], value)[self.locale]
        if name in PLAYERS and isinstance(value, int):
            return names[value] if value < len(names) else self.say("seat", number=value + 1)
        return None


def dashed(name: str) -> str:
    """Return a name as the keys of texts write it."""
    return name.replace("_", "-")


@cache
def texts_in(locale: Locale, short: bool = False) -> Texts:
    """Return the texts of a language, or their short forms; the resources are read once."""
    return Texts(locale, short=short)


def nearest_locale(discord_locale: str | None) -> Locale:
    """Return the language for one of Discord's locales: French for French, else English."""
    return "fr" if (discord_locale or "").lower().startswith("fr") else "en"
