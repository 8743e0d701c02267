"""Custom ids that nobody has made: every verb refuses what is wrong in a sentence, and breaks nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from simcord import actors
from simcord.backend import serializers

from bot.table.action_id import LARGEST, ActionId
from bot.table.verbs import MatchVerb, Verb, verb_of
from bot.texts import texts_in
from bot.tournaments.course import unit_of_work
from bot.tournaments.verbs import TournamentVerb
from cogs.access import VERBS, Where
from cogs.router import FORMS, HANDLERS
from tests.e2e.club import Club, said
from tests.e2e.hall import Hall
from tests.e2e.play import challenge

DETAILS = (
    "", "x", ":", "/", "x:y", "x/y", "0", "-1", "7", "²", "٣", "9" * 30, "\x00", "0/", "0/0", "9/9",
    "0/1.2.x", "#", "#x", "#0", "#-1", "1:1:1", "1:1:x", "9:9:9", f"1:1:{10**22}", f"-1:-1:{-(10**22)}",
    "drop", "drop:", "drop:x", "drop:0", "late", "late:x", "late:7", "disqualify:x", "result", "extra",
    "cancel", "name", "times", "when", "options", "game", "format", "next", "undo", "end", "pause", "discard",
    "dueling_nobles", "dueling_nobles/", "dueling_nobles/x", "dueling_nobles/99", "noxtalia/0", "/0",
    "chapter:", "server/dueling_nobles", "server/x", "world/", "season/dueling_nobles",
)  # fmt: skip
VALUES: tuple[list[str], ...] = (
    [], [""], ["x"], ["7"], ["-1"], ["#0"], ["#x"], ["9" * 30], ["0/0"], ["dueling_nobles"], ["ready:a"],
    ["x", "y"],
)  # fmt: skip
ROUNDS = 6
"""Forged ids for each verb, drawn from all that can be put together."""
TRIED = 10
"""Details for each verb that come with the tournament's own number."""
IN_A_HALL = 8
"""Verbs that are forged in one hall, one after the other: to furnish it takes as long as the presses."""


async def where(hall: Hall, person: Any, custom_id: str) -> Any:
    """A message on which a control of this verb may stand: the tournament's, else one that they alone see."""
    if Where.CHANNEL in VERBS[ActionId.parse(custom_id).verb].where:
        return await hall.status()
    return hall.club.env.backend.get_message(hall.club.channel.id, (await hall.club.aside(person)).id)


async def forge(hall: Hall, person: Any, custom_id: str, values: list[str]) -> Any:
    """Press what was never made, where its like stands: else the door would refuse all of it."""
    return await hall.club.press(person, await where(hall, person, custom_id), custom_id, values)


async def forge_form(hall: Hall, person: Any, custom_id: str, fields: dict[str, str]) -> Any:
    """Send a form that was never opened."""
    club, message = hall.club, await where(hall, person, custom_id)
    rows = [
        {"type": 1, "components": [{"type": 4, "custom_id": name, "value": value}]}
        for name, value in fields.items()
    ]
    data = {"custom_id": custom_id, "components": rows}
    shown = {"message": dict(serializers.message_payload(club.env.backend, message))}
    club.env._begin_operation("forge")
    try:
        return await actors._dispatch_actor_interaction(
            person, 5, club.channel, data, extra=shown, source_message_id=message.id
        )
    finally:
        club.env._end_operation()


def is_answered(result: Any) -> bool:
    return result.modal is not None or result.response is not None or bool(result.followups)


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once: a timer of less than the patience of SimCord would be waited for."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


@pytest.fixture
async def hall(club: Club) -> Hall:
    """A running match and a tournament with entrants, both of a game without decks."""
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:4])
    await challenge(club)
    return hall


def ids(club: Club, event: int, verb: Verb) -> list[ActionId]:
    """Ids of one verb that nobody has made, or that nobody may press like that."""
    chance = Random(str(verb))
    matches = [1, event, event + 50, 0, LARGEST]
    every = [
        ActionId(match, number, verb, detail)
        for match in matches for number in (0, 1, LARGEST) for detail in DETAILS
    ]  # fmt: skip
    tried = chance.sample(DETAILS, TRIED)
    return chance.sample(every, ROUNDS) + [ActionId(event, 0, verb, detail) for detail in tried]


def in_halls(verbs: Iterable[Verb]) -> pytest.MarkDecorator:
    """Forge so many verbs in a hall."""
    every = list(verbs)
    groups = [every[start : start + IN_A_HALL] for start in range(0, len(every), IN_A_HALL)]
    return pytest.mark.parametrize("verbs", groups, ids=lambda group: f"{group[0]}-{group[-1]}")


async def test_a_deck_for_a_game_without_decks_is_refused(hall: Hall) -> None:
    event = (await hall.event()).row.id
    await forge(hall, hall.people[0], str(ActionId(event, 0, TournamentVerb.DECK)), ["ready:a"])
    result = await forge(hall, hall.people[0], str(ActionId(event, 0, TournamentVerb.DECK)), [])
    assert said(result) == texts_in("en").say("error-no-decks")


@in_halls(HANDLERS)
async def test_a_forged_press_is_answered_and_breaks_nothing(
    hall: Hall, verbs: list[Verb], caplog: pytest.LogCaptureFixture
) -> None:
    club, event = hall.club, (await hall.event()).row.id
    chance = Random(f"who presses {verbs}")
    for action in (each for verb in verbs for each in ids(club, event, verb)):
        person = chance.choice([club.ann, hall.people[6], hall.keeper])
        result = await forge(hall, person, str(action), chance.choice(VALUES))
        assert is_answered(result) or result._interaction.response_kind is not None, action
        wrong = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert not wrong, f"{action}: {wrong[0].getMessage()}\n{wrong[0].exc_text}"


@in_halls(FORMS)
async def test_a_forged_form_is_answered_and_breaks_nothing(
    hall: Hall, verbs: list[Verb], caplog: pytest.LogCaptureFixture
) -> None:
    club, event = hall.club, (await hall.event()).row.id
    chance = Random(f"who sends {verbs}")
    for action in (each for verb in verbs for each in ids(club, event, verb)):
        person = chance.choice([club.ann, hall.people[6], hall.keeper])
        names = ("text", "reason", "table", "score", "minutes", "later", "name", "when", "round", "ready")
        fields = {name: chance.choice(DETAILS) for name in chance.sample(names, 4)}
        await forge_form(hall, person, str(action), fields)
        wrong = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert not wrong, f"{action}: {wrong[0].getMessage()}\n{wrong[0].exc_text}"


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("t_person:drop:x", ["x"]),
        ("t_person:nobody", []),
        ("chapter:", []),
        ("chapter:", ["0"]),
    ],
)
async def test_what_is_forged_is_refused_in_a_sentence(hall: Hall, custom_id: str, values: list[str]) -> None:
    event = (await hall.event()).row.id
    verb, _, detail = custom_id.partition(":")
    match = 0 if verb == MatchVerb.CHAPTER else event
    result = await forge(hall, hall.keeper, str(ActionId(match, 0, verb_of(verb), detail)), values)
    assert said(result) in {texts_in("en").say(key) for key in ("error-not-our-control", "error-no-decks")}
