"""What a step of a lesson lets its learner press: what it wants, and beside it a little that it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.gathered import whole
from engines.kernel import Answer, Assign, Choose, Option, Prompt, Say
from engines.kernel.seat.prompts import SETTINGS
from engines.kernel.teaching import Course

MOST_LIVE, MOST_GREY = 2, 3
"""Buttons that answer, and those that only show where other things stand."""


def live_ways(course: Course, prompt: Prompt) -> Sequence[Option]:
    """Return the options that give most of what a step still wants, one or two."""
    if not isinstance(course.question, Choose):
        return ()
    right = [
        option
        for option in prompt.options
        if option.refused is None and course.is_right((option.key, *option.then))
    ]
    longest = max((len(option.then) for option in right), default=0)
    return [option for option in right if len(option.then) == longest][:MOST_LIVE]


def shown_ways(course: Course, prompt: Prompt) -> list[Option]:
    """Return what stands on buttons at a choice, in the order of the table: those, and a few others."""
    live = live_ways(course, prompt)
    seen = {_head(prompt, option) for option in live}
    shown: list[Option] = []
    for option in prompt.options:
        if option in live:
            shown.append(option)
        elif option.refused is None and option.group != SETTINGS and _head(prompt, option) not in seen:
            seen.add(_head(prompt, option))
            shown.append(option)
    others = [option for option in shown if option not in live][:MOST_GREY]
    return [option for option in shown if option in live or option in others]


def _head(prompt: Prompt, option: Option) -> tuple[str, str]:
    """Return what a way begins with, by which ways are of one kind."""
    return (option.group, "") if option.group in prompt.groups else (option.key, option.card or "")


def live_answers(course: Course, prompt: Prompt) -> Sequence[Answer]:
    """Return the answers that a step wants, or offers, to a question that is no choice of one.

    There are none where several parts are to be picked: that is learnt with the controls of the table.
    """
    question = course.question
    if isinstance(question, Choose):
        return ()
    if not course.is_guided:
        return course.now.offered
    allowed = [each for each in course.wanted[0].answers if question.allows(each)][:MOST_LIVE]
    return allowed if all(_is_one_press(course, prompt, each) for each in allowed) else ()


def _is_one_press(course: Course, prompt: Prompt, answer: Answer) -> bool:
    """Tell whether an answer has one part at most, or is proposed as a whole."""
    if any(proposal.answer == answer for proposal in prompt.proposals):
        return True
    return isinstance(answer, tuple) and len(whole(course.question, answer).chosen) <= 1


def parts_of(course: Course, prompt: Prompt, answer: Answer) -> Iterator[Say]:
    """Yield what the parts of such an answer are called, or the whole where it is proposed."""
    question = course.question
    for proposal in prompt.proposals:
        if proposal.answer == answer:
            yield proposal.label
            return
    called = {option.key: option.on_button for option in prompt.options}
    assert isinstance(answer, tuple)
    if not isinstance(question, Assign):
        yield from (called[str(key)] for key in answer)
        return
    several = len({place for places in question.places for place in places}) > 1
    for key, to in zip(question.keys, answer, strict=True):
        if to and several and to in prompt.places:
            yield Say("option-way", {"what": called[key], "to": prompt.places[str(to)]})
        elif to:
            yield called[key]
