"""Controls for any decision: buttons, a menu, and answers put together step by step.

A `Choose` is one press, or two by the menu or by what is folded. An answer of several parts that fits one
menu is one menu; a longer one is gathered over several presses (`bot.table.gathered`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import discord
from discord import ui

from bot.table.action_id import ActionId
from bot.table.gathered import (
    TO,
    WITH_GROUP,
    Gathered,
    can_be_added,
    choices,
    folded,
    is_too_much,
    left,
    may_be_done,
    unfolded,
    value_of,
    whole,
)
from bot.table.layout import MENU, button, filled, lines, menu
from bot.table.screen.height import DESKTOP, GAP
from bot.table.screen.labels import UNCUT, OptionLabels, groups_named, tellable
from bot.table.screen.plan import FEWEST, MOST, Plan, Use, is_deed, likelihoods, planned
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
    Proposal,
    Say,
)
from engines.kernel.seat.prompts import SETTINGS

T = TypeVar("T")

PROPOSED = 3
"""Whole answers that suit and stand as buttons."""
_GROUPS = 46
"""Signs that tell what stands in a menu."""

Row: TypeAlias = "ui.ActionRow[Any]"


class Controls(NamedTuple):
    """The rows for one decision, and what belongs to them."""

    rows: tuple[Row, ...]
    notes: tuple[str, ...]
    """What stops an answer of several parts."""
    named: frozenset[str]
    """The cards, nobles, Spirits, lanes that buttons name."""
    asked: str
    """The question, or what is asked of options that stand alone."""


def controls(
    match: int,
    number: int,
    decision: Decision,
    prompt: Prompt,
    texts: Texts,
    names: Sequence[str],
    state: Gathered,
    prefix: str = "",
    use: Use | None = None,
    space: float = math.inf,
    describe: Callable[[Option], str | None] = lambda _: None,
) -> Controls:
    """Return the controls that let a person give any legal answer.

    `prefix` is that of the game's texts, `use` how often such a question is answered from each group of
    options, `space` the height that is left for them: the likeliest answers are buttons. Menus `describe`
    options that lead to nothing that can be foretold.
    """
    labels = OptionLabels(prompt, texts, names, prefix, describe)
    return _Maker(match, number, decision, labels, state, use or {}, space).made()


class _Maker:
    def __init__(
        self,
        match: int,
        number: int,
        decision: Decision,
        labels: OptionLabels,
        state: Gathered,
        use: Use,
        space: float,
    ) -> None:
        self.match, self.number = match, number
        self.decision, self.prompt = decision, labels.prompt
        self.labels = labels
        self.texts = labels.texts
        self.state = state
        self.use, self.space = use, space
        self.options = {option.key: option for option in self.prompt.options if option.refused is None}
        self.allowed = [
            each for each in self.prompt.options if each.refused is None and each.group != SETTINGS
        ]
        self.named: set[str] = set()
        self.asked = labels.title()

    def made(self) -> Controls:
        """Return the controls."""
        rows = (*self.main(),)
        notes = (self.texts.say("choose-too-much"),) if is_too_much(self.decision, self.state) else ()
        return Controls(rows, notes, frozenset(self.named), self.asked)

    def main(self) -> Iterator[Row]:
        decision = self.decision
        if self.state.fold:
            yield from self.alone(unfolded(self.prompt, self.state.fold))
        elif isinstance(decision, Choose):
            yield from self.offered(self.allowed)
        elif isinstance(decision, Number) and decision.count() <= MOST:
            yield from self.buttons([self.answer_button(key, key) for key in choices(decision)])
        elif isinstance(decision, Pick) and decision.most == 1 and decision.keys:
            yield from self.offered([self.options[key] for key in decision.keys], *self.nothing())
        elif isinstance(decision, Pick) and len(decision.keys) <= MENU and self.prompt.running is None:
            yield from self.pick(decision)
        else:
            yield from self.step_by_step()

    # One of many

    def offered(self, options: Sequence[Option], *others: ui.Button[Any]) -> Iterator[Row]:
        """Let the likeliest options be buttons, as many as there is room for; the rest stands in a menu."""
        plan, labels = self.in_room(self.labels.distinct(options), [*map(_label, others)])
        buttons = [self.unit_button(unit, label) for unit, label in zip(plan.units, labels, strict=True)]
        yield from self.buttons([*buttons, *others])
        if plan.menu:
            yield from self.menu_of(plan.menu, self.holds(plan.menu))

    def in_room(self, options: Sequence[Option], others: Sequence[str]) -> tuple[Plan, Sequence[str]]:
        """Return the plan with the most buttons for which there is room beside others, and their labels."""
        most = MOST - len(others)
        while True:
            plan = planned(options, self.use, most, self.labels.fits, self.passes)
            labels = self.unit_labels(plan.units)
            if most <= FEWEST or self.has_room([*labels, *others], has_menu=bool(plan.menu)):
                return plan, labels
            fewer = min(most, len(plan.units)) - (1 if plan.menu else 2)  # two make room for the menu
            most = max(FEWEST, fewer)

    def has_room(self, labels: Sequence[str], *, has_menu: bool) -> bool:
        """Tell whether these buttons, and a menu below them, leave all on one screen."""
        back = [self.texts.say("choose-back")] if self.decision.back else []
        high = lines([*labels, *back]) * (DESKTOP.button + GAP)
        return high + (DESKTOP.menu + GAP if has_menu else 0) <= self.space

    def unit_labels(self, units: Sequence[Sequence[Option]]) -> Sequence[str]:
        single = iter(self.labels.apart([unit[0] for unit in units if len(unit) == 1]))
        return [
            next(single)
            if len(unit) == 1
            else self.texts.say("choose-fold", what=self.labels.head(unit), count=len(unit))
            for unit in units
        ]

    def unit_button(self, unit: Sequence[Option], label: str) -> ui.Button[Any]:
        self.named.update(option.card for option in unit if option.card is not None)
        if len(unit) == 1:
            return self.option_button(unit[0], label)
        fold = ActionId(
            self.match, self.number, MatchVerb.FOLD, str(Gathered(fold=folded(self.prompt, unit)))
        )
        return button(str(fold), label, discord.ButtonStyle.primary)

    def option_button(self, option: Option, label: str) -> ui.Button[Any]:
        style = discord.ButtonStyle.secondary if self.is_quiet(option) else discord.ButtonStyle.primary
        return self.answer_button(self.value(option), label, style)

    def is_quiet(self, option: Option) -> bool:
        """Tell whether a button stands grey: what passes, or goes on, beside what does something.

        The first of several would look advised against.
        """
        if is_deed(option) and not all(map(is_deed, self.allowed)):
            return True
        group = [each for each in self.allowed if each.group == option.group]
        return self.passes(option) and (len(group) == 1 or group[0] is not option)

    def passes(self, option: Option) -> bool:
        """Tell whether it is what is answered for who lets their time run out."""
        return isinstance(self.decision, Choose) and option.key == self.decision.default and not option.then

    def menu_of(self, options: Sequence[Option], title: str, skip: int = 0) -> Iterator[Row]:
        """Yield the menu of options, each with what it leads to, and the way to its next page."""
        shown, page, pages = self.page_of(options)
        called = self.labels.in_menu(options, skip=skip)[page * MENU : (page + 1) * MENU]
        told = zip(shown, called, strict=True)
        yield menu(
            self.custom_id(MatchVerb.MENU_ANSWER, str(Gathered(page=page, fold=self.state.fold))),
            title,
            [(self.value(option), label, self.labels.description(option)) for option, label in told],
        )
        yield from self.pager(page, pages)

    def holds(self, options: Sequence[Option]) -> str:
        """Return what a menu holds: how many answers, and of which groups."""
        groups = groups_named(self.labels, options, _GROUPS)
        return (
            self.texts.say("choose-all", count=len(options), groups=groups) if groups else self.labels.title()
        )

    def alone(self, options: Sequence[Option]) -> Iterator[Row]:
        """Show options alone that were folded behind a button, with the way back."""
        what = self.labels.head(options)
        self.asked = self.texts.say("choose-which", what=what)
        self.named.update(option.card for option in options if option.card is not None)
        skip = 0 if self.state.fold.endswith(WITH_GROUP) else 1
        labels = self.labels.apart(options, skip=skip)
        whole_question = button(
            self.custom_id(MatchVerb.PAGE, str(Gathered())), self.texts.say("choose-back")
        )
        if len(options) <= MOST and all(self.labels.fits(option, skip=skip) for option in options):
            told = zip(options, labels, strict=True)
            buttons = [self.option_button(option, label) for option, label in told]
            yield from self.buttons([*buttons, whole_question], back=False)
        else:
            yield from self.menu_of(options, what, skip)
            yield ui.ActionRow(whole_question)

    def value(self, option: Option) -> str:
        """Return what a control carries that offers an option."""
        return value_of(self.prompt, option) if isinstance(self.decision, Choose) else option.key

    # Several

    def pick(self, decision: Pick) -> Iterator[Row]:
        """Several of a few: those of which one is enough as buttons too."""
        others = [*self.nothing()]
        yield from self.buttons(self.whole_buttons(self.wholes(others), others))
        if decision.keys:
            options = [self.options[key] for key in decision.keys]
            told = zip(options, self.labels.in_menu(options), strict=True)
            yield menu(
                self.custom_id(MatchVerb.MENU_ANSWER),
                self.of_several(),
                [(option.key, label, self.labels.description(option)) for option, label in told],
                max(decision.least, 1),
                decision.most,
            )

    def of_several(self) -> str:
        """Return what an empty menu says: that it takes several, where one may do; else the question."""
        one_may_do = isinstance(self.decision, Pick) and self.decision.least <= 1
        return self.texts.say("choose-several") if one_may_do else self.labels.title()

    def whole_buttons(
        self, wholes: Sequence[Proposal | Option], others: Sequence[ui.Button[Any]]
    ) -> Sequence[ui.Button[Any]]:
        """Return the buttons above a menu: whole answers that suit, single things that are enough, others."""
        proposals, things = self.parted(wholes)
        self.named.update(thing.card for thing in things if thing.card is not None)
        made = [
            self.done_button(whole(self.decision, each.answer), label)
            for each, label in zip(proposals, self.proposed_labels(proposals), strict=True)
        ]
        singles = zip(things, self.single_labels(things), strict=True)
        return [
            *made,
            *self.payment(),
            *(self.answer_button(thing.key, label) for thing, label in singles),
            *others,
        ]

    def wholes(self, others: Sequence[ui.Button[Any]]) -> Sequence[Proposal | Option]:
        """Return what answers the whole question at one press, as much of it as has room beside others.

        What does something goes first: a few proposals, things by how likely they are, the other proposals;
        then things that alone gain nothing.
        """
        if self.state.chosen:
            return ()
        proposals, things = self.prompt.proposals, self.enough_alone()
        few, more = proposals[:PROPOSED], proposals[PROPOSED:]
        idle = [thing for thing in things if thing.gain <= 0]
        best = [*few, *(thing for thing in things if thing.gain > 0), *more, *idle]
        after = [*map(_label, others)]
        for most in range(min(len(best), MOST - len(after)), len(few), -1):
            if self.has_room([*self.whole_labels(best[:most]), *after], has_menu=True):
                return best[:most]
        return few

    def parted(self, wholes: Sequence[Proposal | Option]) -> tuple[Sequence[Proposal], Sequence[Option]]:
        """Return which proposals are among whole answers, and which things, in the order of the question."""
        proposals = [each for each in self.prompt.proposals if each in wholes]
        return proposals, [each for each in self.prompt.options if each in wholes]

    def whole_labels(self, wholes: Sequence[Proposal | Option]) -> Sequence[str]:
        """Return what stands on the buttons of whole answers."""
        proposals, things = self.parted(wholes)
        return [*self.proposed_labels(proposals), *self.single_labels(things)]

    def single_labels(self, things: Sequence[Option]) -> Sequence[str]:
        """Return what stands on the buttons of things of which one alone is given: several might be."""
        return [self.texts.say("choose-only", what=label) for label in self.labels.apart(things)]

    def proposed_labels(self, proposals: Sequence[Proposal]) -> Sequence[str]:
        """Return what stands on the buttons of whole answers that suit."""
        return [self.labels.in_a_line(proposal.label) for proposal in proposals]

    def enough_alone(self) -> Sequence[Option]:
        """Return the things of which one is a whole answer, the likeliest first."""
        decision = self.decision
        if not isinstance(decision, Pick) or decision.least > 1:
            return ()
        known = {proposal.answer for proposal in self.prompt.proposals}
        enough = [
            self.options[key] for key in decision.keys if decision.allows((key,)) and (key,) not in known
        ]
        options = [option for option in self.labels.distinct(enough) if self.labels.fits(option)]
        likely = likelihoods(options, self.use)
        return [options[place] for place in sorted(range(len(options)), key=lambda place: -likely[place])]

    def nothing(self) -> Iterator[ui.Button[Any]]:
        """Yield the button that chooses nothing, where that is allowed."""
        if isinstance(self.decision, Pick) and self.decision.least == 0:
            none = self.prompt.none
            label = self.labels.tell(none) if none else self.texts.say("choose-none")
            yield self.answer_button("", label, discord.ButtonStyle.secondary)

    def payment(self) -> Iterator[ui.Button[Any]]:
        """Yield the payment that is proposed, as long as nothing else has been chosen."""
        decision = self.decision
        if isinstance(decision, Gather) and not self.state.chosen:
            places = tuple(decision.keys.index(key) for key in decision.proposal)
            label = self.these([self.options[key] for key in decision.proposal])
            yield self.done_button(Gathered(places), label)

    def further(self, wholes: Sequence[Proposal | Option], room: int) -> Iterator[tuple[str, str, None]]:
        """Yield whole answers that suit and are no buttons, for the rest of a menu."""
        if not self.state.chosen:
            for proposal in [each for each in self.prompt.proposals if each not in wholes][:room]:
                yield str(whole(self.decision, proposal.answer)), self.labels.tell(proposal.label), None

    def these(self, options: Sequence[Option]) -> str:
        """Return what a button is called that chooses all these, as many by name as a line holds."""
        names = [self.labels.name(option) for option in options]
        for named in range(len(names), 0, -1):
            rest = f" +{len(names) - named}" if named < len(names) else ""
            said = self.texts.say("choose-these", what=", ".join(names[:named]) + rest)
            if len(said) <= UNCUT:
                return said
        return self.texts.say("choose-these", what=str(len(names)))

    def step_by_step(self) -> Iterator[Row]:
        decision, chosen = self.decision, self.state.chosen
        known = choices(decision)
        shown, page, pages = self.page_of(left(decision, self.state))
        if isinstance(decision, Assign):
            shown = [place for place in shown if can_be_added(decision, chosen, place)]
        others = [*self.enough()]
        wholes = self.wholes(others)
        yield from self.buttons(self.whole_buttons(wholes, others))
        if shown:
            previews = [self.preview_of(known[n]) for n in shown]
            called = tellable([self.label_of(known[n]) for n in shown], previews)
            parts = [*zip(map(str, shown), called, previews, strict=True)]
            yield menu(
                self.custom_id(MatchVerb.GATHER, str(Gathered(chosen, page))),
                self.progress(),
                [*parts, *self.further(wholes, MENU - len(parts))],
                1,
                max(1, min(len(shown), self.room())),
            )
        yield from self.pager(page, pages)

    def enough(self) -> Iterator[ui.Button[Any]]:
        """Yield what ends an answer that is gathered, or begins it once more."""
        chosen = self.state.chosen
        if may_be_done(self.decision, self.state):
            if chosen:
                yield self.done_button(self.state, self.texts.say("choose-done"))
            else:
                none = self.prompt.none
                label = self.labels.tell(none) if none else self.texts.say("choose-none")
                yield self.answer_button("", label, discord.ButtonStyle.secondary)
        if chosen:
            anew = self.custom_id(MatchVerb.PAGE, str(Gathered()))
            yield button(anew, self.texts.say("choose-anew"))

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

    def progress(self) -> str:
        """Return what has been gathered, or what that comes to."""
        known = choices(self.decision)
        keys = [known[place] for place in self.state.chosen]
        if self.prompt.running is not None:
            return self.running(self.prompt.running, keys)
        if not keys:
            return self.of_several()
        chosen = ", ".join(self.label_of(key) for key in keys)
        return f"{self.labels.title()} ({chosen})"

    def running(self, running: Say, keys: Sequence[str]) -> str:
        """Return what the answer comes to so far."""
        worth = sum(option.worth for key in keys if (option := self.options.get(key)))
        total = running.values["so_far"] + worth
        return self.labels.tell(Say(running.key, {**running.values, "total": total}))

    def label_of(self, key: str) -> str:
        """Return what a choice is called."""
        option = self.options.get(key)
        if option is None and TO in key:
            what, _, to = key.partition(TO)
            return self.sent(self.label_of(what), to)
        return self.labels.whole(option) if option else key

    def sent(self, what: str, to: str) -> str:
        """Return what it is called that something is sent: where to, if it could go elsewhere."""
        assert isinstance(self.decision, Assign)
        if len({place for places in self.decision.places for place in places}) == 1:
            return what
        place = self.prompt.places.get(to)
        return self.texts.say("option-way", what=what, to=self.labels.tell(place) if place else to)

    def preview_of(self, key: str) -> str | None:
        """Return what a choice leads to."""
        option = self.options.get(key)
        if option is None and TO in key:
            what, _, to = key.partition(TO)
            lead = self.options[what].leads.get(to)
            return self.labels.tell(lead) if lead else None
        return self.labels.description(option) if option else None

    # All of them

    def buttons(self, buttons: Sequence[ui.Button[Any]], *, back: bool = True) -> Iterator[Row]:
        """Yield rows of buttons, with the way back to the question before where there is one."""
        made = [*buttons]
        if self.decision.back and back:
            made.append(
                self.answer_button(BACK, self.texts.say("choose-back"), discord.ButtonStyle.secondary)
            )
        yield from filled(made)

    def answer_button(
        self, value: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.primary
    ) -> ui.Button[Any]:
        return button(self.custom_id(MatchVerb.ANSWER, value), label, style)

    def done_button(self, state: Gathered, label: str) -> ui.Button[Any]:
        return button(self.custom_id(MatchVerb.DONE, str(state)), label, discord.ButtonStyle.success)

    def page_of(self, entries: Sequence[T]) -> tuple[Sequence[T], int, int]:
        pages = max(1, -(-len(entries) // MENU))
        page = min(self.state.page, pages - 1)
        return entries[page * MENU : (page + 1) * MENU], page, pages

    def pager(self, page: int, pages: int) -> Iterator[Row]:
        """Yield the way to the next page, if there are several."""
        if pages > 1:
            turned = Gathered(self.state.chosen, (page + 1) % pages, self.state.fold)
            label = self.texts.say("choose-page", page=page + 1, pages=pages)
            yield ui.ActionRow(button(self.custom_id(MatchVerb.PAGE, str(turned)), label))

    def custom_id(self, verb: MatchVerb, detail: str = "") -> str:
        return str(ActionId(self.match, self.number, verb, detail))


def _label(made: ui.Button[Any]) -> str:
    return made.label or ""
