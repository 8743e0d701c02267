"""Every legal answer is pressed on what its player sees: none is lost, none stands there twice or cut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeAlias

import pytest

from bot.table.gathered import Gathered, choices, whole
from engines.kernel import Answer, Assign, Decision, Distribute, Game, Number
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, menus
from tests.e2e.play import next_press, person_of
from tests.rigs.screen import Question, sample, wanted_of, without_copies

COUNTS = [12, pytest.param(500, marks=pytest.mark.deep)]
"""Questions of a game: in every run, and in a deep one."""
PUT_TOGETHER = 3
"""Answers of several parts that are put together, of each question that has such."""
AMONG = 60

Given: TypeAlias = tuple[Answer, ...]


class Table:
    """A match of two people in the simulated Discord, at which any question is laid before them."""

    def __init__(self, club: Club, session: Any) -> None:
        self.club, self.session = club, session
        self.given: Given | None = None
        """What the last press has given: it is noted, and the question stays."""
        self.person: Any = None
        self.panel: Any = None
        self.path: tuple[str, ...] = ()
        """What was pressed since the question was opened that only leads on."""
        self.presses = 0

    async def give(self, _: Any, __: int, answers: Sequence[Answer], *___: Any) -> None:
        """Note what a press gives, in the place of the match service."""
        self.given = (*answers,)

    async def lay(self, question: Question) -> None:
        """Lay a question before its player, who opens their panel."""
        self.session.match, self.session.log = question.session.match, question.session.log
        self.person = person_of(self.club, self.session, question.seat)
        await self.open()

    async def open(self) -> None:
        """Let the player open their panel."""
        self.panel, self.path = await self.club.hand(self.person, self.session), ()
        self.presses += 1

    async def go(self, path: tuple[str, ...]) -> None:
        """Press on the question what leads there."""
        if self.path != path:
            if self.path:
                await self.open()
            for custom_id in path:
                await self.press(custom_id)
            self.path = path

    async def press(self, custom_id: str, values: Sequence[str] = ()) -> Given | None:
        """Press what stands on the panel; return what is given by it."""
        self.given = None
        self.presses += 1
        if values:
            result = await self.person.select(self.panel, custom_id=custom_id, values=[*values])
        else:
            result = await self.person.click(self.panel, custom_id=custom_id)
        assert not result.followups, "a press is answered where it was made"
        if self.given is not None:
            self.path = ()
        return self.given

    async def all_given(self) -> set[str]:
        """Press all that answers on the panel and on what unfolds from it; return what is given."""
        found, waiting, seen = set[str](), [tuple[str, ...]()], {str(Gathered())}
        while waiting:
            path = waiting.pop()
            await self.go(path)
            check_labels(self.panel)
            for custom_ids in ids_of(self.panel):
                here = [await self.given_by(path, *each) for each in custom_ids]
                assert len(here) == len(set(here)), "an answer is there twice"
                found.update(here)
            await self.go(path)
            for custom_id in leading(self.panel):
                if (state := custom_id.split(":", 4)[4]) not in seen:
                    seen.add(state)
                    waiting.append((*path, custom_id))
        return found

    async def given_by(self, path: tuple[str, ...], custom_id: str, value: str | None) -> str:
        """Press one thing that answers, at the end of a path; return what it gives."""
        await self.go(path)
        given = await self.press(custom_id, () if value is None else (value,))
        assert given is not None, (custom_id, value)
        return without_copies(given)

    async def put_together(self, decision: Decision, answer: Answer) -> Given:
        """Press the parts of an answer, one after the other."""
        prompt = self.session.prompt(decision.seat)
        match decision:
            case Number():
                parts = [str(answer)]
            case Assign() | Distribute():
                assert isinstance(answer, tuple)
                parts = [choices(decision)[place] for place in whole(decision, answer).chosen]
            case _:
                assert isinstance(answer, tuple)
                parts = [*map(str, answer)]
        await self.open()
        for _ in range(len(parts) + 6):
            check_labels(self.panel)
            custom_id, values = next_press(self.panel, decision, prompt, parts)
            if (given := await self.press(custom_id, values or ())) is not None:
                return given
        raise AssertionError(f"no answer comes of it: {decision}, {answer}")


def ids_of(panel: Any) -> list[list[tuple[str, Any]]]:
    """Return what answers: all buttons, then what stands in each menu."""
    found = [(each, None) for each in buttons(panel).values() if each.split(":")[3] in ("answer", "done")]
    listed = [
        [(menu["custom_id"], option["value"]) for option in menu["options"]]
        for menu in menus(panel)
        if ":menu:" in menu["custom_id"]
    ]
    return [found, *listed]


def leading(panel: Any) -> list[str]:
    """Return what leads to more answers."""
    return [each for each in buttons(panel).values() if each.split(":")[3] in ("fold", "page")]


def check_labels(panel: Any) -> None:
    """Check that nothing on a panel is cut, or reads as another does."""
    for label in buttons(panel):  # which refuses two of one label
        assert not label.endswith("…") or label == "More…", label
    for menu in menus(panel):
        said = [(option["label"], option.get("description")) for option in menu["options"]]
        assert len(said) == len(set(said)), said
        assert not [label for label, _ in said if label.endswith("…")], said


async def sit_down(club: Club, game: Game[Any]) -> Any:
    """Let two people begin a match, with decks at random."""
    deck = {"deck": "random"} if game.collection is not None else {}
    await club.ann.slash(club.channel, "play", game=game.id, opponent=club.bob, **deck)
    message = club.last()
    accept = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
    joined = await club.bob.click(message, custom_id=accept)
    for menu in menus(joined.followups[-1]) if joined.followups else ():
        if ":bring:" in menu["custom_id"]:
            await club.bob.select(joined.followups[-1], custom_id=menu["custom_id"], values=["random"])
    return await club.session((await club.store.matches.of_user(club.ann.id))[0].id)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_every_legal_answer_can_be_pressed(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: Game[Any], count: int
) -> None:
    table = Table(club, await sit_down(club, game))
    monkeypatch.setattr(club.bot.host.match_service, "give", table.give)
    for question in sample(game, count, most_matches=max(1, count // 60)):
        decision = question.decision
        await table.lay(question)
        if wanted := wanted_of(question.session.prompt(question.seat), decision):
            assert await table.all_given() == set(map(without_copies, wanted)), decision
            continue
        for answer in islice(decision.answers(), 0, AMONG, AMONG // PUT_TOGETHER):
            given = await table.put_together(decision, answer)
            assert without_copies(given) == without_copies((answer,)), decision
    assert table.presses > 2 * count
