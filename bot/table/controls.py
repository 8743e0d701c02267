"""Controls for any decision: buttons, menus, pages, and answers put together step by step.

A `Choose` is one press. An answer of several parts that fits one menu is one
menu; a longer one is gathered over several presses, and what has been
gathered travels in the custom ids, so that nothing need be remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.table.action_id import ActionId
from bot.table.layout import MENU, button, menu, rows
from bot.table.verbs import Verb
from bot.texts import Texts
from engines.kernel import (
    BACK,
    Answer,
    Arrange,
    Choose,
    Decision,
    Distribute,
    Number,
    Option,
    Pick,
    Prompt,
    Say,
)

FEW = 8
"""Options of one group that still stand as buttons."""


ROOM = 45
"""Characters up to which label and preview share a button without being cut on a phone."""


class Gathered(NamedTuple):
    """A part of an answer: places of the options chosen so far, and the page that is shown."""

    chosen: tuple[int, ...] = ()
    page: int = 0

    def __str__(self) -> str:
        return f"{self.page}/{'.'.join(map(str, self.chosen))}"

    @classmethod
    def parse(cls, text: str) -> Gathered:
        """Read what a custom id carries. Raises ValueError."""
        page, _, chosen = text.partition("/")
        places = tuple(int(place) for place in chosen.split(".") if place)
        if min((*places, int(page)), default=0) < 0:
            raise ValueError(text)
        return cls(places, int(page))


class Controls(NamedTuple):
    """The rows for one decision, and sentences that belong to them."""

    rows: tuple[ui.ActionRow[Any], ...]
    notes: tuple[str, ...]


def controls(
    match: int,
    number: int,
    decision: Decision,
    prompt: Prompt,
    texts: Texts,
    names: Sequence[str],
    state: Gathered,
) -> Controls:
    """Return the controls that let a person give any legal answer to the decision."""
    maker = _Maker(match, number, decision, prompt, texts, names, state)
    made = [*maker.main(), *maker.back()]
    return Controls(tuple(made), tuple(maker.refusals()))


def gather(decision: Decision, before: Gathered, values: Sequence[str]) -> Gathered:
    """Add the places that a menu sent to what was gathered. Raises ValueError for nonsense."""
    places = tuple(int(value) for value in values)
    choices = len(_choices(decision))
    if not values or isinstance(decision, Choose):
        raise ValueError(values)
    if any(not 0 <= place < choices for place in places):
        raise ValueError(values)
    if isinstance(decision, Distribute):
        return Gathered(before.chosen + places, before.page)
    fresh = tuple(place for place in places if place not in before.chosen)
    return Gathered(before.chosen + fresh, before.page)


def finished(decision: Decision, state: Gathered) -> Answer | None:
    """Return the answer as soon as what was gathered can be nothing but complete."""
    match decision:
        case Pick() if len(state.chosen) == decision.most:
            return picked(decision, state)
        case Arrange() if len(state.chosen) >= len(decision.keys) - 1:
            rest = [place for place in range(len(decision.keys)) if place not in state.chosen]
            return tuple(decision.keys[place] for place in (*state.chosen, *rest))
        case Distribute() if len(state.chosen) == decision.total:
            return tuple(state.chosen.count(place) for place in range(len(decision.keys)))
        case Number() if state.chosen:
            return decision.least + state.chosen[-1]
        case _:
            return None


def picked(decision: Pick, state: Gathered) -> Answer:
    """Return the answer of a `Pick` from what was gathered."""
    return tuple(decision.keys[place] for place in sorted(state.chosen))


def button_answer(decision: Decision, key: str) -> Answer:
    """Return the answer that a button means: a key, a number, one thing alone, none, or `BACK`.

    Raises ValueError for what is no number where one is asked for.
    """
    match decision:
        case _ if key == BACK:
            return BACK
        case Number():
            return int(key)
        case Pick():
            return (key,) if key else ()
        case _:
            return key


def menu_answer(decision: Decision, values: Sequence[str]) -> Answer:
    """Return the answer that a menu sent: its keys, in the order of the decision.

    Raises ValueError for a key that is none of them.
    """
    if isinstance(decision, Pick):
        return tuple(sorted(values, key=decision.keys.index))
    return values[0] if values else ""


def _choices(decision: Decision) -> Sequence[str]:
    if isinstance(decision, Number):
        return [str(number) for number in range(decision.least, decision.most + 1)]
    return decision.keys


class _Maker:
    def __init__(
        self,
        match: int,
        number: int,
        decision: Decision,
        prompt: Prompt,
        texts: Texts,
        names: Sequence[str],
        state: Gathered,
    ) -> None:
        self.match, self.number = match, number
        self.decision, self.prompt = decision, prompt
        self.texts, self.names = texts, names
        self.state = state
        self.options = {option.key: option for option in prompt.options if option.refused is None}

    def main(self) -> Iterator[ui.ActionRow[Any]]:
        decision = self.decision
        if isinstance(decision, Choose):
            yield from self.choose(decision)
        elif isinstance(decision, Number) and decision.count() <= FEW:
            yield from rows(self.answer_button(key) for key in _choices(decision))
        elif isinstance(decision, Pick) and len(decision.keys) == 1:
            yield from self.alone(decision)
        elif isinstance(decision, Pick) and len(decision.keys) <= MENU and self.prompt.running is None:
            yield from self.pick(decision)
        else:
            yield from self.step_by_step()

    def choose(self, decision: Choose) -> Iterator[ui.ActionRow[Any]]:
        """Small groups as buttons, the refused ones greyed beside them; others as menus, which have room."""
        groups: dict[str, list[Option]] = {}
        for option in self.prompt.options:
            groups.setdefault(option.group, []).append(option)
        small = [group for group in groups.values() if self.fits_buttons(group)]
        crowded = sum(map(len, small)) > 2 * FEW  # then only what is allowed stays a button
        for place, group in enumerate(groups.values()):
            allowed = [option for option in group if option.refused is None]
            if group in small:
                shown = allowed if crowded else group
                yield from rows(self.button(option, decision.default) for option in shown)
            elif allowed:
                yield from self.menus([option.key for option in allowed], place)

    def fits_buttons(self, group: list[Option]) -> bool:
        """Tell whether a group is small, and each of its buttons has room for what it leads to."""
        return len(group) <= FEW and all(
            len(self.label(option)) + len(self.preview_of(option.key) or "") <= ROOM
            for option in group
            if option.preview is not None and option.refused is None
        )

    def button(self, option: Option, default: Any) -> ui.Button[Any]:
        style = discord.ButtonStyle.secondary if option.key == default else discord.ButtonStyle.primary
        return button(
            str(ActionId(self.match, self.number, Verb.ANSWER, option.key)),
            self.label_with_preview(option),
            style if option.refused is None else discord.ButtonStyle.secondary,
            disabled=option.refused is not None,
        )

    def menus(self, keys: Sequence[str], place: int) -> Iterator[ui.ActionRow[Any]]:
        shown, page, pages = self.page_of(keys)
        yield menu(
            str(ActionId(self.match, self.number, Verb.MENU_ANSWER, f"{place}/{page}")),
            self.title(),
            [(key, self.label_of(key), self.preview_of(key)) for key in shown],
        )
        yield from self.pager(page, pages)

    def pick(self, decision: Pick) -> Iterator[ui.ActionRow[Any]]:
        yield menu(
            str(ActionId(self.match, self.number, Verb.MENU_ANSWER)),
            self.title(),
            [(key, self.label_of(key), self.preview_of(key)) for key in decision.keys],
            max(decision.least, 1),
            decision.most,
        )
        if decision.least == 0:
            yield ui.ActionRow(self.none_button())

    def alone(self, decision: Pick) -> Iterator[ui.ActionRow[Any]]:
        """One thing, or nothing where that is allowed: a button for each."""
        (key,) = decision.keys
        none = [self.none_button()] if decision.least == 0 else []
        yield from rows([self.answer_button(key), *none])

    def answer_button(self, key: str) -> ui.Button[Any]:
        option = self.options.get(key)
        label = self.label_with_preview(option) if option else key
        custom_id = str(ActionId(self.match, self.number, Verb.ANSWER, key))
        return button(custom_id, label, discord.ButtonStyle.primary)

    def none_button(self) -> ui.Button[Any]:
        none = self.prompt.none
        label = self.texts.tell(none, self.names) if none else self.texts.say("choose-none")
        return button(str(ActionId(self.match, self.number, Verb.ANSWER, "")), label)

    def step_by_step(self) -> Iterator[ui.ActionRow[Any]]:
        decision, chosen = self.decision, self.state.chosen
        choices = _choices(decision)
        free = [str(place) for place in range(len(choices)) if self.free(place)]
        shown, page, pages = self.page_of(free)
        at_once = len(shown) if isinstance(decision, Pick) else 1
        room = decision.most - len(chosen) if isinstance(decision, Pick) else 1
        yield menu(
            str(ActionId(self.match, self.number, Verb.GATHER, str(Gathered(chosen, page)))),
            self.progress(),
            [
                (place, self.label_of(choices[int(place)]), self.preview_of(choices[int(place)]))
                for place in shown
            ],
            1,
            max(1, min(at_once, room)),
        )
        yield from self.pager(page, pages)
        buttons: list[ui.Button[Any]] = []
        if isinstance(decision, Pick) and decision.least <= len(chosen) and chosen:
            done = ActionId(self.match, self.number, Verb.DONE, str(self.state))
            buttons.append(button(str(done), self.texts.say("choose-done"), discord.ButtonStyle.success))
        if isinstance(decision, Pick) and decision.least == 0 and not chosen:
            buttons.append(self.none_button())
        if chosen:
            anew = ActionId(self.match, self.number, Verb.PAGE, str(Gathered()))
            buttons.append(button(str(anew), self.texts.say("choose-anew")))
        yield from rows(buttons)

    def free(self, place: int) -> bool:
        decision, chosen = self.decision, self.state.chosen
        if isinstance(decision, Distribute):
            cap = decision.caps[place] if decision.caps else decision.total
            return chosen.count(place) < cap
        return place not in chosen

    def page_of(self, entries: Sequence[str]) -> tuple[Sequence[str], int, int]:
        pages = max(1, -(-len(entries) // MENU))
        page = min(self.state.page, pages - 1)
        return entries[page * MENU : (page + 1) * MENU], page, pages

    def pager(self, page: int, pages: int) -> Iterator[ui.ActionRow[Any]]:
        if pages > 1:
            turned = Gathered(self.state.chosen, (page + 1) % pages)
            label = self.texts.say("choose-page", page=page + 1, pages=pages)
            yield ui.ActionRow(button(str(ActionId(self.match, self.number, Verb.PAGE, str(turned))), label))

    def back(self) -> Iterator[ui.ActionRow[Any]]:
        if self.decision.back:
            yield ui.ActionRow(
                button(
                    str(ActionId(self.match, self.number, Verb.ANSWER, BACK)), self.texts.say("choose-back")
                )
            )

    def refusals(self) -> Iterator[str]:
        for option in self.prompt.options:
            if option.refused is not None:
                yield f"-# {self.label(option)} – {self.texts.tell(option.refused, self.names)}"

    def title(self) -> str:
        return self.texts.tell(self.prompt.title, self.names)

    def progress(self) -> str:
        choices = _choices(self.decision)
        keys = [choices[place] for place in self.state.chosen]
        if self.prompt.running is not None:
            return self.running(self.prompt.running, keys)
        if not keys:
            return self.title()
        chosen = ", ".join(self.label_of(key) for key in keys)
        return f"{self.title()} ({chosen})"

    def running(self, running: Say, keys: Sequence[str]) -> str:
        """Return what the answer comes to so far."""
        worth = sum(option.worth for key in keys if (option := self.options.get(key)))
        total = running.values["so_far"] + worth
        return self.texts.tell(Say(running.key, {**running.values, "total": total}), self.names)

    def label(self, option: Option) -> str:
        return self.texts.tell(option.label, self.names)

    def label_with_preview(self, option: Option) -> str:
        """Return what stands on a button: what it leads to as well."""
        label, preview = self.label(option), self.preview_of(option.key)
        return f"{label} ({preview})" if preview else label

    def label_of(self, key: str) -> str:
        option = self.options.get(key)
        return self.label(option) if option else key

    def preview_of(self, key: str) -> str | None:
        option = self.options.get(key)
        return self.texts.tell(option.preview, self.names) if option and option.preview else None
