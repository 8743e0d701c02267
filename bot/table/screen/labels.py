"""What the answers to a question are called: on buttons, in menus, and what each leads to."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any, cast

from bot.table.layout import LABEL, OPTION_TEXT, shorten
from bot.texts import Texts, texts_in
from engines.kernel import Option, Prompt, Say

SHORT = 36
"""Signs up to which a label goes beside others on a phone; from there on names are told short."""
UNCUT = 62
"""Signs that fill a line; what is longer stands in a menu."""
_COPY = re.compile(r"#\d+\b")
"""What tells the keys of equal cards apart, as the kernel writes them."""
_PREVIEW = 18
"""Signs up to which a preview stands on a button where no brief one is given."""


class OptionLabels:
    """Words for the options of one prompt, in one language."""

    def __init__(
        self,
        prompt: Prompt,
        texts: Texts,
        names: Sequence[str],
        prefix: str,
        describe: Callable[[Option], str | None] = lambda _: None,
    ) -> None:
        """Take what describes an option of which nothing is foretold, such as by its card's text."""
        self.prompt = prompt
        self.describe = describe
        self.texts, self.names = texts, names
        self.prefix = prefix
        self._told: dict[tuple[int, bool], str] = {}
        """Parts of the prompt in words, by which they are and whether in brief: each is asked for often."""

    def tell(self, say: Say, *, brief: bool = False) -> str:
        """Say a part of the prompt, once."""
        key = id(say), brief
        if key not in self._told:
            texts = texts_in(self.texts.locale, short=True) if brief else self.texts
            self._told[key] = texts.tell(say, self.names, brief=brief)
        return self._told[key]

    def title(self) -> str:
        """Return the question."""
        return self.tell(self.prompt.title)

    def whole(self, option: Option, *, skip: int = 0) -> str:
        """Return what an option is called in a menu: names short where whole ones find no room even there."""
        parts = [*_parts(option.label)]
        return self._within(parts[skip:] or parts[-1:], "", OPTION_TEXT)

    def alone(self, option: Option) -> str:
        """Return what an option is called where no group stands above it, which says what is done."""
        button, label = [*_parts(option.on_button)], [*_parts(option.label)]
        return self._within(button if len(button) > len(label) else label, "", OPTION_TEXT)

    def preview(self, option: Option) -> str | None:
        """Return what an option leads to, where there is room."""
        return self.tell(option.preview) if option.preview else None

    def description(self, option: Option) -> str | None:
        """Return what stands beside an option in a menu: what it leads to, else what it is."""
        return self.preview(option) or self.describe(option)

    def brief(self, option: Option) -> str:
        """Return what an option leads to, on a button; nothing where it is too long, or its name already."""
        if option.brief is not None:
            return self.tell(option.brief, brief=True)
        if option.button is not None and option.preview in option.button.values.values():
            return ""
        preview = self.preview(option) or ""
        return preview if len(preview) <= _PREVIEW else ""

    def button(self, option: Option, *, skip: int = 0, full: bool = False) -> str:
        """Return what stands on an option's button: names short where whole ones find no room.

        The first `skip` parts are left out, which a title has said; `full` tells all names whole.
        """
        parts = [*_parts(option.on_button)]
        parts = parts[skip:] or parts[-1:]
        return self._within(parts, self.brief(option), math.inf if full else SHORT)

    def name(self, option: Option) -> str:
        """Return what stands on an option's button, without what it leads to."""
        return self.in_a_line(option.on_button)

    def in_a_line(self, say: Say) -> str:
        """Say what stands on a button, with short names where whole ones fill more than a line."""
        said = self.tell(say)
        return said if len(said) <= UNCUT else self.tell(say, brief=True)

    def fits(self, option: Option, *, skip: int = 0) -> bool:
        """Tell whether an option can be a button: its label is not cut."""
        return len(self.button(option, skip=skip)) <= UNCUT

    def head(self, options: Sequence[Option]) -> str:
        """Return what is called by all these, which go to different places: their card, else their group."""
        first, *_ = options
        parts = [*_parts(first.on_button)]
        alone = len({option.key for option in options}) == 1
        return self.tell(parts[0]) if alone and len(parts) > len(first.then) else self.group(first.group)

    def group(self, name: str) -> str:
        """Return what a group of options is called; nothing where it has no name."""
        if name in self.prompt.groups:
            return self.tell(self.prompt.groups[name])
        key = f"{self.prefix}-group-{name}"
        return self.texts.say(key) if key in self.texts else ""

    def distinct(self, options: Sequence[Option]) -> list[Option]:
        """Return options of which equal copies stand once: cards of a name that nothing tells apart."""
        found: dict[object, Option] = {}
        for option in options:
            means = _COPY.sub("", repr((option.key, option.then)))
            said = self.whole(option), self.preview(option), option.group, option.card
            found.setdefault((means, *said), option)
        return [*found.values()]

    def apart(self, options: Sequence[Option], *, skip: int = 0) -> list[str]:
        """Return what stands on the buttons of these, no two alike: in full, by their groups, by numbers."""
        short = [self.button(option, skip=skip) for option in options]
        alike = Counter(short)
        said = [
            label if alike[label] == 1 else self._in_full(option, label, skip)
            for option, label in zip(options, short, strict=True)
        ]
        return numbered(said)

    def in_menu(self, options: Sequence[Option], *, skip: int = 0) -> list[str]:
        """Return what options are called in a menu, no two alike unless their previews differ.

        The first `skip` parts are left out, which a title has said.
        """
        mixed = not skip and len({option.group for option in options}) > 1
        said = [self.alone(option) if mixed else self.whole(option, skip=skip) for option in options]
        return tellable(said, [self.preview(option) for option in options])

    def _in_full(self, option: Option, short: str, skip: int) -> str:
        """Return a label that says more than the short one, which another says too."""
        full, group = self.button(option, skip=skip, full=True), self.group(option.group)
        if group and option.group in self._shared:
            full = self.texts.say("option-way", what=group, to=short)
        return full if len(full) <= UNCUT else short

    @cached_property
    def _shared(self) -> frozenset[str]:
        """The groups of which an option is called as one of another group, such as a card with two uses."""
        groups: dict[str, set[str]] = {}
        for option in self.prompt.options:
            if option.refused is None:
                groups.setdefault(self.button(option, full=True), set()).add(option.group)
        return frozenset(group for shared in groups.values() if len(shared) > 1 for group in shared)

    def _within(self, parts: Sequence[Say], brief: str, room: float) -> str:
        """Return parts of a label in one, of which the first are told short until there is room for all.

        Where there is none even so, fewer of several things are named.
        """
        said = [self.tell(part) for part in parts]
        for tell in (partial(self.tell, brief=True), self._first_of):
            for place, part in enumerate(parts):
                if len(self._joined(said, brief)) <= room:
                    break
                said[place] = tell(part)
        return self._joined(said, brief)

    def _first_of(self, part: Say) -> str:
        """Return the first of several things in a part of a label, and how many more there are."""
        several: Any = part.values.get("what")
        if part.key != "option-all" or not isinstance(several, list):
            return self.tell(part, brief=True)
        first, *others = cast("list[Say]", several)
        return f"{self.tell(first, brief=True)} +{len(others)}"

    def _joined(self, parts: Sequence[str], brief: str) -> str:
        said, *others = parts
        for part in others:
            said = self.texts.say("option-way", what=said, to=part)
        return self.texts.say("preview-both", one=said, other=brief) if brief else said


def tellable(labels: Sequence[str], previews: Sequence[str | None]) -> list[str]:
    """Return what stands in a menu: labels that are alike are numbered, unless their previews differ."""
    seen = [shorten(label, OPTION_TEXT) for label in labels]
    told = Counter(
        zip(seen, [preview and shorten(preview, OPTION_TEXT) for preview in previews], strict=True)
    )
    alike = {label for (label, _), count in told.items() if count > 1}
    numbers = numbered([label if label in alike else "" for label in seen], OPTION_TEXT)
    return [other or label for label, other in zip(seen, numbers, strict=True)]


def numbered(labels: Sequence[str], room: int = LABEL) -> list[str]:
    """Return labels of which those that are alike are numbered, within their room."""
    often, count = Counter(labels), Counter[str]()
    said: list[str] = []
    for label in labels:
        count[label] += 1
        mark = f" ({count[label]})" if label and often[label] > 1 else ""
        said.append(f"{shorten(label, room - len(mark))}{mark}" if mark else label)
    return said


def _parts(say: Say) -> Iterator[Say]:
    """Yield of what a compound label is put together, first to last."""
    if say.key == "option-way" and isinstance(what := say.values["what"], Say):
        yield from _parts(what)
        yield from _parts(say.values["to"])
    else:
        yield say


def groups_named(labels: OptionLabels, options: Sequence[Option], room: int) -> str:
    """Return which groups these are of, as many as there is room for."""
    names = [
        name for group in dict.fromkeys(option.group for option in options) if (name := labels.group(group))
    ]
    said = ""
    for name in names:
        longer = f"{said} · {name}" if said else name
        if len(longer) > room:
            return f"{said} …" if said else name
        said = longer
    return said
