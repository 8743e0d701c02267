"""The style sheets as rules that a machine can check: what no text, page or rule book may say.

`docs/style.md` says how Herald writes, and why. Each rule here has a name, a pattern and what to write
instead; `faults` applies those of a language to the sentences of one kind of text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from fluent.syntax import parse
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    TextElement,
)

from bot.texts import Locale

ROOT = Path(__file__).parents[3]
Kind: TypeAlias = Literal["text", "page", "book"]
"""Where a sentence stands: said by Herald, on a page of the documentation, in a rule book."""
ANYWHERE: tuple[Kind, ...] = ("text", "page", "book")
TEXT: tuple[Kind, ...] = ("text",)
HOLE = "X"
"""What stands for a value that is put in."""


class Rule(NamedTuple):
    """What must not be said."""

    name: str
    pattern: re.Pattern[str]
    instead: str
    where: tuple[Kind, ...] = ANYWHERE
    spared: re.Pattern[str] | None = None
    """Keys of texts that may say it."""


class Fault(NamedTuple):
    """A rule that a sentence breaks."""

    rule: str
    place: str
    """The key of a text; file and line of a page."""
    said: str
    instead: str

    def __str__(self) -> str:
        return f"{self.place}: {self.rule}: “{self.said}” → {self.instead}"


def _rule(
    name: str,
    pattern: str,
    instead: str,
    where: tuple[Kind, ...] = ANYWHERE,
    *,
    spared: str = "",
    flags: int = 0,
) -> Rule:
    return Rule(name, re.compile(pattern, flags), instead, where, re.compile(spared) if spared else None)


# What is said by persons, not by Herald: buttons, prepared answers, and the opponent of a lesson.
_FIRST_PERSON = (
    r"-lesson|-puzzle-|^mine-|^habit-|-habit-|^order-|-order-|^button-|-option-|^away-|^luck-|^always-"
    r"|^cmd-(settings-mine|rank-me|rules-question-help)$|^rules-how-to-search$"
)
_VERBS = "is|are|has|have|may|can|was|were|goes|comes|stands|lies|loses|takes|had|must|looks|runs|calls"
_MORE_VERBS = "cannot|uses|plays|holds|needs|wins|makes"

_KINGS = r"^dn-(lesson-last|puzzle-\d-solved|prompt-king-tax-confirm)$"
"""Cards that have a sex: the King."""

ENGLISH = (
    _rule("he", r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b", "they, their, them", spared=_KINGS),
    _rule(
        "-body", r"\b([Ss]ome|[Aa]ny|[Ee]very|[Nn]o)body(?<!nobody)(?<!Nobody)\b", "someone, anyone, everyone"
    ),
    _rule(
        "archaic",
        r"\b(anew|meanwhile|besides|lately|awaits?|mend(s|ed|ing)?|reckon(ed|s)?|alike|whoever|whatever|wherever"
        r"|whom|deeds?|parted|at will|as ever|of (one’s|your|their) own will|all the same|any more|but for"
        r"|save for|set going|rest upon|look once more|go(es)? on with)\b",
        "a plain word of today: see the glossary",
    ),
    _rule(
        "nominal who, what",
        rf"(?:^|[.:;,(|–—]\s*|\b(?:for|from|of|than|where|as|and|with) )(?:[Ww]ho|[Ww]hat) "
        rf"(?!is (?:X|this|target)|do |does |did |are you|would you|s )(?:[a-z’-]+ ){{0,4}}?"
        rf"(?:{_VERBS}|{_MORE_VERBS})\b(?![^.?!|]*\?)",
        "name the person or the thing: “a late player”, “later rounds”",
    ),
    _rule(
        "stands, lies", r"\b(stands?|lies?) (in|on|at|under|beside|above|below|there|here|open|still)\b", "is"
    ),
    _rule(
        "goes on",
        r"\b(go(es)? on(?! (top|the|a|an|it|each|one)\b)|(that|which) runs?(?! out)|under way)\b",
        "continues, current",
    ),
    _rule("I", r"\b(I|me|my|mine|myself)\b", "Herald, or nobody", TEXT, spared=_FIRST_PERSON),
    _rule(
        "Nothing was changed",
        r"[Nn]othing (else |more )?was changed",
        "say what to do next",
        spared=r"^store-",
    ),
    _rule("per", r"\b\d+ [a-z]+ an? (decision|reaction|match|line|round|turn)\b|\bgames a match\b", "per"),
    _rule("straight quote", r"(?<=\w)'(?=\w)|(?<![\w=])\"(?=\w)", "’ “ ”"),
    _rule("contraction", r"\b\w+n[’']t\b", "not, in full", TEXT, spared=r"^mn-"),
    _rule(
        "semicolon",
        r";",
        "two sentences",
        TEXT,
        spared=r"^cmd-.*-help$|^words-|^otherwise$|pack-|-fault-|-list-|^deck-|^picture-|^store-|^pic-break$",
    ),
    _rule("gap before an ellipsis", r"\w …", "Word…", TEXT),
    _rule(
        "double negative",
        r"\bnot (un\w+|without)\b|\bnobody\b.{0,30}\bnot\b"
        r"|\bno\w* .{0,20}\b(unless|but)\b .{0,25}\b(not|no|none)\b",
        "say it positively",
    ),
    _rule(
        "glossary",
        r"\b(entrants?|guilds?|duels? (?=against|with)|drawn (game|match)|your (move|go)\b|by lot"
        r"|keep away from"
        r"|whole time|it is your move|take back by|consent)\b",
        "the glossary’s term",
        TEXT,
    ),
)

_ANTECEDENT = "fait|gère|tient|ne|n’|a|demande|peut"
FRENCH = (
    _rule("English command",
          r"(?<!\w)/(play|rules|lfg|settings|tournament|match|deck new|learn|rank|cards)\b",
          "the command’s French name"),
    _rule("no-break space", r"(?<=\w) [:;!?»%]|« (?=\S)", "a no-break space"),
    _rule("gap before an ellipsis", r"\w[ \u00a0]…", "Mot…"),
    _rule("English quotes", r"[“”]", "« … »"),
    _rule("straight quote", r"\w'\w", "’"),
    _rule("nominal qui", r"(?:^|[.;:] |= )(?:Qui|À qui|Pour qui) [^?]*$", "un joueur qui…, celui qui…"),
    _rule("qui without antecedent", rf"\b(?:à|pour|de|contre) qui (?:{_ANTECEDENT})\b",
          "celui qui…, ou un nom"),
    _rule("dans ce serveur", r"\b[dD]ans (?:ce|chaque|son) serveur", "sur ce serveur"),
    _rule("Rien n’a été changé", r"Rien n’a été changé", "Rien n’a changé"),
    _rule(
        "glossary",
        r"horloge|matchs? nuls?\b|\bBoosts?\b|\brobots? ne|\btou(?:t|s|te|tes) faites?\b|\btouts? faits?\b"
        r"|l’on vous(?! attaque)"
        r"|par deux fois|\bnul n[e’]",
        "le mot du glossaire",
    ),
    _rule("archaic", r"\b(dès lors|fût|se peut|songez|d’emblée|pour un temps|nul ne|quiconque)\b",
          "un mot simple"),
    _rule("tu", r"\b(tu|toi|ton|tes)\b", "vous", spared=_FIRST_PERSON),
)  # fmt: skip
RULES: Mapping[Locale, tuple[Rule, ...]] = {"en": ENGLISH, "fr": FRENCH}
LONGEST: Mapping[Locale, Mapping[Kind, int]] = {
    "en": {"text": 20, "page": 25, "book": 25},
    "fr": {"text": 24, "page": 30, "book": 30},
}
"""Words of a sentence at most; French needs a sixth more for the same."""

_SENTENCE = re.compile(r"(?<=[.!?:;])[\s*_)»”]+|\n")
_WORD = re.compile(r"[^\W_][\w’'-]*")
_MARK = re.compile(r"^\s*(?:[-*]|\d+\.)? *(?:(?:DN|NX|NN|SF|MN)-\w+|H\d+)? *")
"""What stands before an item of a list, or before a statement of a rule book."""
_MARKUP = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|\*\*|(?<!\w)\*|\*(?!\w)|https?://\S+")


def faults(locale: Locale, kind: Kind, place: str, text: str) -> Iterator[Fault]:
    """Yield what a text says against the style sheet of its language."""
    bare = _MARKUP.sub(lambda found: HOLE if found[0].startswith("`") else "", text)
    bare = _MARK.sub("", bare)
    for rule in RULES[locale]:
        if kind not in rule.where or (rule.spared is not None and rule.spared.search(place)):
            continue
        for found in rule.pattern.finditer(bare):
            yield Fault(rule.name, place, _around(bare, found), rule.instead)
    most = LONGEST[locale][kind]
    for sentence in _SENTENCE.split(bare):
        words = len(_WORD.findall(sentence))
        if words > most:
            yield Fault("long sentence", place, sentence.strip()[:120], f"{words} words, at most {most}")


def _around(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 30) : found.end() + 30].strip().replace("\n", " ")


# Herald's texts


@cache
def messages(locale: Locale) -> dict[str, Pattern]:
    """Return the messages of a language by their keys, in the order of the files."""
    found: dict[str, Pattern] = {}
    for path in sorted((ROOT / "bot" / "texts" / locale).glob("*.ftl")):
        resource: Resource = parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def readings(pattern: Pattern) -> list[str]:
    """Return how a message may read, each variant once; `HOLE` stands for what is put in."""
    count = max(_variants(pattern), 1)
    return list(dict.fromkeys(_reading(pattern, number) for number in range(count)))


def _variants(pattern: Pattern) -> int:
    most = 0
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            variants = element.expression.variants
            most = max(most, len(variants), *(_variants(variant.value) for variant in variants))
    return most


def _reading(pattern: Pattern, number: int) -> str:
    said: list[str] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            said.append(element.value)
        elif isinstance(element.expression, SelectExpression):
            variants = element.expression.variants
            said.append(_reading(variants[number % len(variants)].value, number))
        elif isinstance(element.expression, StringLiteral):
            said.append(element.expression.value)
        else:
            said.append(HOLE)
    return "".join(said)


# Pages and rule books

_CODE = re.compile(r"^```.*?^```|^(?: {4}|\t)\S.*$|<!--.*?-->", re.MULTILINE | re.DOTALL)


def paragraphs(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, items and cells of a page with their lines; code is left out."""
    text = _CODE.sub(lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"))
    lines: list[str] = []
    start = 1
    for number, line in enumerate([*text.splitlines(), ""], 1):
        begins = re.match(r"\s*([-*] |\d+\. |\||#|>|$)", line)
        if begins and lines:
            yield start, " ".join(lines)
            lines = []
        if not line.strip():
            continue
        if line.lstrip().startswith("|"):
            yield from ((number, cell.strip()) for cell in line.split("|") if cell.strip(" -:"))
            continue
        if not lines:
            start = number
        lines.append(line.strip().lstrip("#>").strip())


def pages(locale: Locale) -> list[Path]:
    """Return the pages of the documentation that are written in a language."""
    docs = sorted(ROOT.glob("docs/*.md")) + sorted(ROOT.glob("engines/*/cards/docs/*.md"))
    ours = [path for path in docs if path.name.endswith(".fr.md") is (locale == "fr")]
    return [*ours, *([ROOT / "README.md", ROOT / "CHANGELOG.md"] if locale == "en" else [])]


def books(locale: Locale) -> list[Path]:
    """Return the rule books in a language."""
    return sorted(ROOT.glob(f"engines/*/book/{locale}.md"))


def all_faults(locale: Locale, kind: Kind) -> Iterable[Fault]:
    """Return every fault of a kind of text in a language."""
    if kind == "text":
        return [
            fault
            for key, pattern in messages(locale).items()
            for reading in readings(pattern)
            for fault in faults(locale, kind, key, reading)
        ]
    return [
        fault
        for path in (pages(locale) if kind == "page" else books(locale))
        for line, text in paragraphs(path)
        for fault in faults(locale, kind, f"{path.relative_to(ROOT)}:{line}", text)
    ]
