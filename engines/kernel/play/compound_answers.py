"""Compound answers: one press gives an answer and those to follow-up questions that are still undoable.

Each answer is tried on a draft of the match, and so is what the same seat is asked next, as long as nothing
is done or told by it. So a way holds what would have been asked, in the words that would have been used, and
nothing can be read off it that could not be learnt, and taken back, step by step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Arrange, Choose, Decision, Number, Pick
from engines.kernel.decisions.gathering import Gather
from engines.kernel.decisions.keys import card_of
from engines.kernel.match.match import Match
from engines.kernel.seat.prompts import Forecast, Option, Prompt, Say
from engines.kernel.state.limits import STEP_DEEDS

MOST = 25
"""Ways of one group that can be looked through, and verbs of one question that lead on; where there are more,
one thing is asked after another."""
DEEP = 3
"""Choices that one press makes at the most; what leaves no choice is answered besides."""
BESIDE = "beside"
"""The group of what stood among things that have become so many: it needs no looking through."""
OTHERWISE = "otherwise"
"""The group of what leaves a payment to be put together, where the proposed one comes along with a press."""
MOST_PICKS = 12
"""Answers up to which several things that are picked at once are each a way."""
LONGEST = 8
"""Questions that one press answers at the most."""
SLOW = 3
"""Questions of a kind that takes long to make that are made for all ways together."""


def compound_prompt(match: Match[Any], seat: int) -> Prompt:
    """Describe the seat's decision; with each answer stands what can be answered next. Raises NotAsked."""
    prompt, decision = match.prompt(seat), match.decision(seat)
    if not isinstance(decision, Choose) or not _asks_alone(match, seat):
        return prompt
    if sum(option.card is None and option.refused is None for option in prompt.options) > MOST:
        return prompt
    tried = _Trial(match, seat)
    found, groups, grown = list[Option](), dict(prompt.groups), set[str]()
    for run in _runs(prompt.options):
        led, first = tried.led(run), run[0]
        proposed = {way.option.key for way in led if way.proposes}
        if len(run) < len(led) and first.card is None:
            groups[first.key] = first.label
            found += [replace(way.told(first.label), group=first.key) for way in led]
            continue
        if len(run) < len(led):
            grown.add(first.group)
        found += [way.told() for way in led]
        found += [_otherwise(option) for option in run if option.key in proposed]
    if any(option.group == OTHERWISE for option in found):
        groups[OTHERWISE] = Say("group-pay-otherwise")
    options = (replace(each, group=BESIDE) if _is_beside(each, grown) else each for each in found)
    return replace(prompt, options=tuple(options), groups=groups)


def _otherwise(option: Option) -> Option:
    """Return the option that leaves to its seat how it pays, instead of paying as is proposed."""
    label = Say("option-pay-otherwise", {"what": option.on_button})
    return replace(option, label=label, short=None, button=label, group=OTHERWISE)


def _is_beside(option: Option, grown: Collection[str]) -> bool:
    """Tell whether it is no thing, in a group of things that have become many."""
    return option.group in grown and option.card is None and option.refused is None


def _runs(options: Sequence[Option]) -> Iterator[list[Option]]:
    """Part the options into what is looked through together: things of one group; each verb by itself."""
    things: dict[str, list[Option]] = {}
    for option in options:
        if option.card is not None and option.refused is None:
            things.setdefault(option.group, []).append(option)
    for option in options:
        if option.card is None or option.refused is not None:
            yield [option]
        elif option.group in things:
            yield things.pop(option.group)


def _asks_alone(match: Match[Any], seat: int) -> bool:
    return [asked.seat for asked in match.awaited] == [seat]


class _Moment:
    """A draft of the match, at a question of its seat."""

    def __init__(self, match: Match[Any], asked: Decision) -> None:
        self.match = match
        self.asked = asked

    @cached_property
    def answers(self) -> Sequence[Answer]:
        """Return the answers that may be taken along; of copies one alone."""
        found = _few(self.asked)
        if self.proposes:
            return found if self.prompt.proposed is not None else ()
        if isinstance(self.asked, Pick) and len(found) > 1 and _has_copies(self.asked.keys):
            alike = {repr(_read(self.options(answer))): answer for answer in found[::-1]}
            return [answer for answer in found if answer in alike.values()]
        if not isinstance(self.asked, Choose) or len(found) < 2:
            return found
        copies = {key for option in self.prompt.options for key in option.copies[1:]}
        return [answer for answer in found if answer not in copies] if copies else found

    @cached_property
    def prompt(self) -> Prompt:
        return self.match.prompt(self.asked.seat)

    @cached_property
    def proposes(self) -> bool:
        """Whether its answer is but one of several payments."""
        return isinstance(self.asked, Gather) and not self.asked.is_sole()

    def options(self, answer: Answer) -> list[Option]:
        """Return an answer as its seat reads it, part by part; nothing of a number."""
        keys = answer if isinstance(answer, tuple) else (answer,)
        allowed = {option.key: option for option in self.prompt.options if option.refused is None}
        return [allowed[key] for key in keys if key in allowed]


def _has_copies(keys: Sequence[str]) -> bool:
    """Tell whether several keys are those of cards of one name."""
    return len(set(map(card_of, keys))) < len(keys)


def _read(options: Sequence[Option]) -> list[tuple[Say, Say | None]]:
    """Return how options read."""
    return [(option.label, option.preview) for option in options]


class _Called(NamedTuple):
    """What a part of a way is called, in a line of its own and on a button."""

    label: Say
    button: Say


class _Way:
    """An option with what it answers besides, and where that leads."""

    def __init__(
        self,
        option: Option,
        after: _Moment | None,
        parts: tuple[_Called, ...] = (),
        deep: int = 1,
        *,
        proposes: bool = False,
    ) -> None:
        self.option = option
        self.after = after
        self.parts = parts
        self.deep = deep
        self.proposes = proposes
        """Whether it pays as is proposed where one may pay otherwise."""

    def told(self, title: Say | None = None) -> Option:
        """Return the option, called by its parts; the first goes without saying where it is the title."""
        if not self.parts:
            return self.option
        option, labels, buttons = self.option, *zip(*self.parts, strict=True)
        if title is None:
            labels = (option.beside, *labels)
        if option.card is not None or option.button is not None:  # other verbs go without saying on buttons
            buttons = (option.on_button, *buttons)
        return replace(option, label=_joined(labels), button=_joined(buttons))

    def count(self) -> int:
        """Return how many ways it makes where it may part."""
        return len(self.after.answers) if self.after is not None and self.deep < DEEP else 1

    def goes_on(self, *, may_part: bool) -> bool:
        """Tell whether it answers the next question too: where there is no choice, or where it may part."""
        if self.after is None:
            return False
        return len(self.after.answers) == 1 or (may_part and self.deep < DEEP)


class _Trial:
    """Drafts on which answers are tried; together they do not much more than a step may."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.match = match
        self.seat = seat
        self.deeds = 0

    def led(self, options: Sequence[Option]) -> list[_Way]:
        """Lead options on, all alike: as far as there are few ways, and where there is no choice."""
        found = [_Way(option, self._first(option)) for option in options]
        may_part = True
        for _ in range(LONGEST):
            may_part = may_part and sum(way.count() for way in found) <= MOST
            if not any(way.goes_on(may_part=may_part) for way in found):
                break
            led = (self._on(way) if way.goes_on(may_part=may_part) else (way,) for way in found)
            found = [*chain.from_iterable(led)]
        return found

    def _first(self, option: Option) -> _Moment | None:
        """Return the moment after an option, unless its game has said itself what follows it."""
        return None if option.refused is not None or option.then else self._tried(self.match, option.key)

    def _on(self, way: _Way) -> Iterator[_Way]:
        """Yield a way with each answer to the question that it leads to."""
        moment = way.after
        assert moment is not None
        deep = way.deep + (len(moment.answers) > 1)
        proposes = way.proposes or moment.proposes
        for answer in moment.answers:
            option, after = _with(way.option, answer, moment), self._tried(moment.match, answer)
            yield _Way(option, after, (*way.parts, *_called(answer, moment)), deep, proposes=proposes)

    def _tried(self, match: Match[Any], answer: Answer) -> _Moment | None:
        """Return the moment to which an answer leads, if its seat could still go back there."""
        slow = match.game.slow_kinds
        if self.deeds > STEP_DEEDS or match.decision(self.seat).kind in slow:
            return None
        draft = match.copy()
        try:
            draft.answer(self.seat, answer)
        except Exception:  # rules may fail in any way: that is told when the answer is really given
            self.deeds += STEP_DEEDS
            return None
        self.deeds += draft.table.deeds
        if not draft.is_open or not _asks_alone(draft, self.seat):
            return None
        before, asked = match.decision(self.seat).kind, draft.decision(self.seat)
        if asked.kind in match.game.lone_kinds:
            return None
        self.deeds += STEP_DEEDS // SLOW + 1 if asked.kind in slow else 0
        public = match.game.public_kinds
        if before in public and asked.kind not in public:
            return None  # what all may read must lead to nothing that they may not
        moment = _Moment(draft, asked)
        return moment if moment.answers else None


def _few(asked: Decision) -> Sequence[Answer]:
    """Return the answers that may be taken along: of a choice, the proposed payment, or the only one."""
    match asked:
        case Choose():
            return asked.keys
        case Pick() if asked.least == asked.most > 0 and asked.count() <= MOST_PICKS:
            return tuple(asked.answers())
        case Gather():
            return (asked.proposal,)
        case Pick() | Arrange() | Number() if asked.count() == 1:
            return tuple(asked.answers())
        case _:
            return ()


def _with(option: Option, answer: Answer, moment: _Moment) -> Option:
    """Return an option that answers the next question too, and what that leads to."""
    then, preview, brief, gain = (*option.then, answer), option.preview, option.brief, option.gain
    if (paid := _payment(moment)) is not None:
        preview, brief = _beside(paid.preview, preview), paid.brief or brief
    elif parts := moment.options(answer):
        last = parts[-1]
        preview = last.preview or preview
        brief, gain = last.brief or brief, gain + last.gain
    return replace(option, preview=preview, brief=brief, gain=gain, then=then)


def _beside(paid: Say, preview: Say | None) -> Say:
    """Return what is paid with, and what comes of it as far as that is told."""
    return Say("preview-both", {"one": paid, "other": preview}) if preview else paid


def _joined(parts: Sequence[Say]) -> Say:
    """Return what parts are called together, the first as what leads to the others."""
    first, *others = parts
    for part in others:
        first = Say("option-way", {"what": first, "to": part})
    return first


def _called(answer: Answer, moment: _Moment) -> list[_Called]:
    """Return what an answer is called in the question that it answers: one text, or one made of several."""
    options = [] if _payment(moment) is not None else moment.options(answer)
    parts = [_Called(option.beside, option.on_button) for option in options]
    if len(parts) < 2:
        return parts
    label, button = (Say("option-all", {"what": [*says]}) for says in zip(*parts, strict=True))
    return [_Called(label, button)]


def _payment(moment: _Moment) -> Forecast | None:
    """Return what a payment comes to, which is told beside what it pays for; None of another answer."""
    return moment.prompt.proposed if isinstance(moment.asked, Gather) else None
