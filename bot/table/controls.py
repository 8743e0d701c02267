"""Controls for any decision: buttons, menus, pages, and answers put together step by step.

A `Choose` is one press. An answer of several parts that fits one menu is one
menu; a longer one is gathered over several presses (`bot.table.gathered`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import discord
from discord import ui

from bot.table.action_id import ActionId
from bot.table.gathered import (
    TO,
    Gathered,
    can_be_added,
    choices,
    is_too_much,
    left,
    may_be_done,
    value_of,
    whole,
)
from bot.table.layout import LABEL, MENU, ROW, button, menu, rows
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from engines.kernel import (
    BACK,
    Assign,
    Choose,
    Decision,
    Gather,
    Number,
    Option,
    Pick,
    Prompt,
    Say,
)

T = TypeVar("T")

FEW, FEW_LONG = 10, 5
"""Options of one group that still stand as buttons, two rows of them; fewer where a label is long."""
SPACE = 25
"""Components up to which what is refused stands there too: a panel needs 15 of Discord's 40 besides."""
_BACK = 2
"""Components of the way back to the question before."""
ROOM = 45
"""Characters up to which label and preview share a button uncut on a phone; a longer label is long."""

Row: TypeAlias = "ui.ActionRow[Any] | ui.TextDisplay[Any]"
"""A row of controls, or the line above some that says what they do."""


class Controls(NamedTuple):
    """The rows for one decision, and sentences that belong to them."""

    rows: tuple[Row, ...]
    leads: tuple[str, ...]
    """Where buttons lead that have no room to say it."""
    notes: tuple[str, ...]
    """What stops an answer of several parts."""


def controls(
    match: int,
    number: int,
    decision: Decision,
    prompt: Prompt,
    texts: Texts,
    names: Sequence[str],
    state: Gathered,
    prefix: str = "",
) -> Controls:
    """Return the controls that let a person give any legal answer; `prefix` is that of the game's texts."""
    maker = _Maker(match, number, decision, prompt, texts, names, state, prefix)
    made = [*maker.main(), *maker.back()]
    return Controls(tuple(made), tuple(maker.leads), tuple(maker.notes()))


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
        prefix: str,
    ) -> None:
        self.match, self.number = match, number
        self.decision, self.prompt = decision, prompt
        self.texts, self.names = texts, names
        self.state = state
        self.prefix = prefix
        self.options = {option.key: option for option in prompt.options if option.refused is None}
        self.leads: list[str] = []
        self.said: set[str] = set()
        self.told: dict[int, str] = {}
        """Labels and previews in words, by which they are: what fits where asks for each several times."""

    def main(self) -> Iterator[Row]:
        decision = self.decision
        if isinstance(decision, Choose):
            yield from self.choose(decision)
        elif isinstance(decision, Number) and decision.count() <= FEW:
            yield from rows(self.answer_button(key) for key in choices(decision))
        elif isinstance(decision, Pick) and not decision.keys:
            yield ui.ActionRow(self.none_button())
        elif isinstance(decision, Pick) and decision.most == 1 and self.are_few(decision.keys):
            yield from self.one_of_few(decision)
        elif isinstance(decision, Pick) and len(decision.keys) <= MENU and self.prompt.running is None:
            yield from self.pick(decision)
        else:
            yield from self.step_by_step()

    def choose(self, decision: Choose) -> Iterator[Row]:
        """Small groups as buttons, the refused ones greyed beside them; others as menus, which have room."""
        groups: dict[str, list[Option]] = {}
        for option in self.prompt.options:
            groups.setdefault(option.group, []).append(option)
        groups = {name: group if len(group) <= FEW else _allowed(group) for name, group in groups.items()}
        small = [name for name, group in groups.items() if self.are_buttons(group)]
        space = SPACE - _BACK if decision.back else SPACE
        if self.room_of(groups, small) > space:  # a page of the panel says of what is refused why not
            groups = {name: _allowed(group) for name, group in groups.items()}
        while small and self.room_of(groups, small) > space:  # what stands first is used most
            small.remove(next((n for n in reversed(small) if len(groups[n]) > 2), small[-1]))
        for place, (name, group) in enumerate(groups.items()):
            if name in small:
                yield from self.named(name)
                quiet = _quiet(group, decision.default)
                yield from rows([self.button(option, quiet) for option in group])
            elif allowed := _allowed(group):
                named = len(groups) > 1 or name in self.prompt.groups
                yield from self.menus(allowed, place, self.group(name) if named else self.title())

    def named(self, name: str) -> Iterator[ui.TextDisplay[Any]]:
        """Say above buttons what they do, where their labels leave it out."""
        if name in self.prompt.groups:
            yield ui.TextDisplay(f"-# {self.group(name)}")

    def room_of(self, groups: Mapping[str, Sequence[Option]], small: Collection[str]) -> int:
        """Return how many components these groups take: the small ones as buttons, the others as menus."""
        buttons = sum(len(groups[name]) + -(-len(groups[name]) // ROW) for name in small)
        lines = sum(1 for name in small if name in self.prompt.groups)
        return buttons + lines + 2 * sum(1 for name, group in groups.items() if group and name not in small)

    def are_few(self, keys: Sequence[str]) -> bool:
        """Tell whether each of these may be a button."""
        return self.are_buttons([self.options[key] for key in keys if key in self.options])

    def are_buttons(self, group: Sequence[Option]) -> bool:
        """Tell whether these stand as buttons: few, none cut, no two that read alike, as if by a fault."""
        allowed = _allowed(group)
        said = [*map(self.on_button, allowed)]
        longest = max((len(self.label(option)) for option in allowed), default=0)
        few = FEW if longest <= ROOM else FEW_LONG
        return len(allowed) <= few and longest <= LABEL and len(set(said)) == len(said)

    def button(self, option: Option, quiet: Any) -> ui.Button[Any]:
        style = discord.ButtonStyle.secondary if option.key == quiet else discord.ButtonStyle.primary
        return button(
            str(ActionId(self.match, self.number, MatchVerb.ANSWER, value_of(self.prompt, option))),
            self.told_button(option),
            style if option.refused is None else discord.ButtonStyle.secondary,
            disabled=option.refused is not None,
        )

    def menus(self, options: Sequence[Option], place: int, title: str) -> Iterator[ui.ActionRow[Any]]:
        shown, page, pages = self.page_of(options)
        yield menu(
            str(ActionId(self.match, self.number, MatchVerb.MENU_ANSWER, f"{place}/{page}")),
            title,
            [(value_of(self.prompt, option), self.label(option), self.preview(option)) for option in shown],
        )
        yield from self.pager(page, pages)

    def pick(self, decision: Pick) -> Iterator[ui.ActionRow[Any]]:
        yield menu(
            str(ActionId(self.match, self.number, MatchVerb.MENU_ANSWER)),
            self.title(),
            [(key, self.label_of(key), self.preview_of(key)) for key in decision.keys],
            max(decision.least, 1),
            decision.most,
        )
        if decision.least == 0:
            yield ui.ActionRow(self.none_button())

    def one_of_few(self, decision: Pick) -> Iterator[ui.ActionRow[Any]]:
        """One of a few things, or nothing where that is allowed: a button for each."""
        none = [self.none_button()] if decision.least == 0 else []
        yield from rows([*map(self.answer_button, decision.keys), *none])

    def answer_button(self, key: str) -> ui.Button[Any]:
        option = self.options.get(key)
        label = self.told_button(option) if option else key
        custom_id = str(ActionId(self.match, self.number, MatchVerb.ANSWER, key))
        return button(custom_id, label, discord.ButtonStyle.primary)

    def none_button(self) -> ui.Button[Any]:
        none = self.prompt.none
        label = self.texts.tell(none, self.names) if none else self.texts.say("choose-none")
        return button(str(ActionId(self.match, self.number, MatchVerb.ANSWER, "")), label)

    def step_by_step(self) -> Iterator[ui.ActionRow[Any]]:
        decision, chosen = self.decision, self.state.chosen
        known = choices(decision)
        offered = () if chosen else self.prompt.proposals
        if len(offered) > 1:
            yield self.proposals()
        shown, page, pages = self.page_of(left(decision, self.state))
        if isinstance(decision, Assign):
            shown = [place for place in shown if can_be_added(decision, chosen, place)]
        if shown:
            yield menu(
                str(ActionId(self.match, self.number, MatchVerb.GATHER, str(Gathered(chosen, page)))),
                self.progress(),
                [(str(place), self.label_of(known[place]), self.preview_of(known[place])) for place in shown],
                1,
                max(1, min(len(shown), self.room())),
            )
        yield from self.pager(page, pages)
        buttons: list[ui.Button[Any]] = []
        if len(offered) == 1:
            (only,) = offered
            buttons.append(
                self.done_button(whole(decision, only.answer), self.texts.tell(only.label, self.names))
            )
        if isinstance(decision, Gather) and not chosen:
            places = tuple(decision.keys.index(key) for key in decision.proposal)
            buttons.append(self.done_button(Gathered(places), self.proposed(decision)))
        elif may_be_done(decision, self.state):
            none = self.none_button()
            buttons.append(self.done_button(self.state, self.texts.say("choose-done")) if chosen else none)
        if chosen:
            anew = ActionId(self.match, self.number, MatchVerb.PAGE, str(Gathered()))
            buttons.append(button(str(anew), self.texts.say("choose-anew")))
        yield from rows(buttons)

    def proposals(self) -> ui.ActionRow[Any]:
        """Return the menu of whole answers that suit."""
        offered = [
            (whole(self.decision, proposal.answer), proposal.label)
            for proposal in self.prompt.proposals[:MENU]
        ]
        return menu(
            str(ActionId(self.match, self.number, MatchVerb.DONE)),
            self.texts.say("choose-proposed"),
            [(str(state), self.texts.tell(label, self.names), None) for state, label in offered],
        )

    def room(self) -> int:
        """Return how many a menu may send at once."""
        match self.decision:
            case Pick(most=most):
                return most - len(self.state.chosen)
            case Assign(keys=keys):
                return len(keys) - len(self.state.chosen)
            case Gather(keys=keys):
                return len(keys)
            case _:
                return 1

    def done_button(self, state: Gathered, label: str) -> ui.Button[Any]:
        done = ActionId(self.match, self.number, MatchVerb.DONE, str(state))
        return button(str(done), label, discord.ButtonStyle.success)

    def proposed(self, decision: Gather) -> str:
        """Return what the answer is called that suits best."""
        return self.texts.say("choose-these", what=", ".join(map(self.label_of, decision.proposal)))

    def page_of(self, entries: Sequence[T]) -> tuple[Sequence[T], int, int]:
        pages = max(1, -(-len(entries) // MENU))
        page = min(self.state.page, pages - 1)
        return entries[page * MENU : (page + 1) * MENU], page, pages

    def pager(self, page: int, pages: int) -> Iterator[ui.ActionRow[Any]]:
        if pages > 1:
            turned = Gathered(self.state.chosen, (page + 1) % pages)
            label = self.texts.say("choose-page", page=page + 1, pages=pages)
            yield ui.ActionRow(
                button(str(ActionId(self.match, self.number, MatchVerb.PAGE, str(turned))), label)
            )

    def back(self) -> Iterator[ui.ActionRow[Any]]:
        if self.decision.back:
            yield ui.ActionRow(
                button(
                    str(ActionId(self.match, self.number, MatchVerb.ANSWER, BACK)),
                    self.texts.say("choose-back"),
                )
            )

    def notes(self) -> Iterator[str]:
        if is_too_much(self.decision, self.state):
            yield self.texts.say("choose-too-much")

    def group(self, name: str) -> str:
        """Return what a group of options is called, which tells one menu from another."""
        if name in self.prompt.groups:
            return self.texts.tell(self.prompt.groups[name], self.names)
        key = f"{self.prefix}-group-{name}"
        return self.texts.say(key) if key in self.texts else self.title()

    def title(self) -> str:
        return self.texts.tell(self.prompt.title, self.names)

    def progress(self) -> str:
        known = choices(self.decision)
        keys = [known[place] for place in self.state.chosen]
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
        return self.tell(option.label)

    def tell(self, say: Say) -> str:
        """Say a part of the prompt, once."""
        if id(say) not in self.told:
            self.told[id(say)] = self.texts.tell(say, self.names)
        return self.told[id(say)]

    def on_button(self, option: Option) -> str:
        """Return what stands on a button: what it leads to as well, where there is room for both."""
        label, preview = self.label(option), self.preview(option)
        whole = f"{label} ({preview})" if preview else label
        return whole if len(whole) <= ROOM + len(" ()") else label

    def told_button(self, option: Option) -> str:
        """Return what stands on a button, which no other says; where it leads is noted if it has no room."""
        said, preview = self.on_button(option), self.preview(option)
        room = not preview or said.endswith(f"({preview})")
        if said in self.said and option.refused is None:
            said = self.texts.say("option-way", what=self.group(option.group), to=said)
        self.said.add(said)
        if preview and not room and option.refused is None:
            self.leads.append(f"-# {said} – {preview}")
        return said

    def label_of(self, key: str) -> str:
        option = self.options.get(key)
        if option is None and TO in key:
            what, _, to = key.partition(TO)
            return self.sent(self.label_of(what), to)
        return self.label(option) if option else key

    def sent(self, what: str, to: str) -> str:
        """Return what it is called that something is sent: where to, if it could go elsewhere."""
        assert isinstance(self.decision, Assign)
        if len({place for places in self.decision.places for place in places}) == 1:
            return what
        place = self.prompt.places.get(to)
        return self.texts.say("option-way", what=what, to=self.tell(place) if place else to)

    def preview_of(self, key: str) -> str | None:
        option = self.options.get(key)
        if option is None and TO in key:
            what, _, to = key.partition(TO)
            lead = self.options[what].leads.get(to)
            return self.tell(lead) if lead else None
        return self.preview(option) if option else None

    def preview(self, option: Option) -> str | None:
        return self.tell(option.preview) if option.preview else None


def _quiet(group: Sequence[Option], default: Any) -> Any:
    """Return the answer that stands grey: what passes. The first of several would look advised against."""
    return None if len(group) > 1 and group[0].key == default else default


def _allowed(group: Sequence[Option]) -> list[Option]:
    return [option for option in group if option.refused is None]
