"""People who play by pressing what they see, at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from simcord.backend.errors import BackendError

from bot.table.gathered import Gathered, choices, unfolded, value_of, whole
from engines.kernel import Assign, Dice, Distribute, Given, Match, Number, Pick, record_of, replay
from engines.kernel.match.saving import dumped
from tests.e2e.club import Club, buttons, menus
from tests.rigs.screen import without_copies


async def challenge(club: Club, **options: Any) -> Any:
    """Let ann challenge bob and bob accept; return the live match."""
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, **options)
    message = club.last()
    accept = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
    await club.bob.click(message, custom_id=accept)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


def answers_on(message: Any, opened: int) -> list[tuple[str, dict[str, Any] | None]]:
    """Return everything on a message that answers the decision with this number: (custom id, menu)."""
    found: list[tuple[str, dict[str, Any] | None]] = []
    for custom_id in buttons(message).values():
        _, _, number, verb, _ = custom_id.split(":", 4)
        if verb in ("answer", "done", "fold") and int(number, 36) == opened:
            found.append((custom_id, None))
    for menu in menus(message):
        _, _, number, verb, _ = menu["custom_id"].split(":", 4)
        if verb in ("menu", "gather", "done") and int(number, 36) == opened:
            found.append((menu["custom_id"], menu))
    return found


async def asked(club: Club, person: Any, session: Any) -> Any:
    """The panel on which a person is asked: the one that they have open, or one that they open."""
    panel = club.panels.get((session.id, person.id))
    with suppress(BackendError):  # it has gone, as old ones do
        if panel is not None and answers_on(club.seen(panel), session.question):
            return panel
    return await club.hand(person, session)


async def act(club: Club, session: Any, chance: Random) -> None:
    """Let one of those who are asked press something: on the board where it can be, else in private."""
    seat = chance.choice([s for s in session.waiting if session.people.seats[s].user_id is not None])
    person = next(
        p for p in (club.ann, club.bob, club.cyd, club.dan) if p.id == session.people.seats[seat].user_id
    )
    board = club.board(club.place(session))
    message: Any = board
    found = answers_on(board, session.question) if chance.random() < 0.5 else []
    if not found:
        message = await asked(club, person, session)
        found = answers_on(message, session.question)
    before = session.match.serial
    for _ in range(200):  # an answer may take several presses
        assert found, (session.match.decision(seat), buttons(message), menus(message))
        custom_id, menu = chance.choice(found)
        if menu is None:
            result = await person.click(message, custom_id=custom_id)
        else:
            values = [option["value"] for option in menu["options"]]
            count = chance.randint(menu["min_values"], menu["max_values"])
            result = await person.select(message, custom_id=custom_id, values=chance.sample(values, count))
        if session.match.serial != before:
            return
        message = result.followups[0] if result.followups else message
        found = answers_on(message, session.question)
    raise AssertionError("no answer comes of all these presses")


async def to_phase(club: Club, session: Any, *kinds: str) -> Any:
    """Play at random, past Discord, until a kind of decision is asked; return who decides."""
    for seed in range(500):
        line = _line_to(session.match, kinds, Random(seed))
        if line is not None:
            break
    else:
        raise AssertionError(f"no {kinds} comes")
    await give(club, session, line)
    decision = next(decision for decision in session.match.decisions if decision.kind in kinds)
    return club.ann if session.people.seats[decision.seat].user_id == club.ann.id else club.bob


def _line_to(match: Any, kinds: tuple[str, ...], chance: Random) -> list[tuple[int, Any]] | None:
    """Return answers that lead to a kind of decision; None when the match ends before."""
    twin, line = match.copy(), []
    while twin.result is None:
        if any(decision.kind in kinds for decision in twin.decisions):
            return line
        decision = chance.choice(twin.decisions)
        line.append((decision.seat, decision.any(chance)))
        twin.answer(*line[-1])
    return None


async def give(club: Club, session: Any, line: list[tuple[int, Any]]) -> None:
    """Give answers past Discord, and let the bot show where that leads."""
    with club.env._bot_scope():
        for seat, answer in line:
            assert await club.bot.host.match_service.computer_answers(
                session.id, session.match.opened, seat, answer
            )
    await club.settle()


async def seldom(person: Any, panel: Any, label: str) -> None:
    """Turn to the page of what is seldom done, and press there."""
    more = next(custom_id for custom_id in buttons(panel).values() if ":more:" in custom_id)
    await person.click(panel, custom_id=more)
    await person.click(panel, custom_id=buttons(panel)[label])


async def choose(person: Any, message: Any, *labels: str) -> Any:
    """Press the button that is called by one of these labels, or choose it in the menu."""
    for label in labels:
        if label in buttons(message):
            return await person.click(message, custom_id=buttons(message)[label])
    for menu in menus(message):
        for option in menu["options"]:
            if option["label"] in labels:
                return await person.select(message, custom_id=menu["custom_id"], values=[option["value"]])
    raise AssertionError((labels, [*buttons(message)], menus(message)))


async def look_away(person: Any, panel: Any) -> None:
    """Turn to a page of a panel and back, so that it shows the game by a new press."""
    for verb in (":more:", ":hand:"):
        await person.click(panel, custom_id=next(each for each in buttons(panel).values() if verb in each))


async def concede(club: Club, person: Any, session: Any, label: str = "Concede") -> None:
    """Press Concede, and once more on the question."""
    hand = await club.hand(person, session)
    await seldom(person, hand, label)
    await person.click(hand, custom_id=buttons(hand)[label])


async def play_out(club: Club, session: Any, seed: int, most: int = 2_000) -> int:
    """Play until the match is over; return how many presses it took."""
    chance = Random(seed)
    for press in range(most):
        session = await club.session(session.id)
        if session.match.result is not None:
            return press
        await act(club, session, chance)
    raise AssertionError("the match does not end")


def person_of(club: Club, session: Any, seat: int) -> Any:
    """Return who sits in a seat."""
    return next(
        p for p in (club.ann, club.bob, club.cyd, club.dan) if p.id == session.people.seats[seat].user_id
    )


async def play_sensibly(club: Club, session: Any, most: int) -> Any:
    """Let both play by clicks as the easy computer player would, for so many answers at the most."""
    dice = Dice("sensible")
    for _ in range(most):
        session = await club.session(session.id)
        match = session.match
        if match.result is not None:
            break
        person = person_of(club, session, match.decisions[0].seat)
        await press(person, await asked(club, person, session), session, *_sensible(match, dice))
    return await club.session(session.id)


def _sensible(match: Any, dice: Dice) -> list[Any]:
    """Return what the easy computer player would answer, and then answer where it is asked next."""
    ahead, seat = match.copy(), match.decisions[0].seat
    given: list[Any] = []
    while len(given) < 4 and [asked.seat for asked in ahead.decisions[:1]] == [seat]:
        given.append(match.game.ai_support.prefer(ahead.table, ahead.decisions[0], dice))
        ahead.answer(seat, given[-1])
    return given


async def replayed_hash(club: Club, session: Any) -> str:
    """Play the record in the store once more, and return the hash at its end."""
    answers = [Given(given.seat, given.answer) for given in await club.store.moves.answers(session.id)]
    match = session.match
    options = match.options.model_dump(mode="json")
    record = record_of(match.game, options, match.seats, match.seed, answers, match.ending)
    return replay(match.game, record).hash()


async def press_answer(club: Club, session: Any, answer: Any, *then: Any) -> int:
    """Let the one who is asked give this very answer, with what their panel shows.

    Where it is offered together with answers to the next questions, those given here are taken. Return how
    many answers were given.
    """
    person = person_of(club, session, session.match.decisions[0].seat)
    return await press(person, await club.hand(person, session), session, answer, *then)


async def press(person: Any, message: Any, session: Any, answer: Any, *then: Any) -> int:
    """Let a person give an answer on their panel; return how many were given."""
    (decision, *_) = session.match.decisions
    prompt = session.prompt(decision.seat)
    answer = prompt.offered(answer)
    ways = [option for option in prompt.options if option.key == answer and option.then]
    alone = any(option.key == answer and not option.then for option in prompt.options)
    told = [way for way in ways if way.then == then[: len(way.then)]] or ([] if alone else ways[:1])
    before = session.match.serial
    if isinstance(decision, Number):
        wanted = [str(answer)]
    elif isinstance(decision, Assign | Distribute) and not isinstance(answer, str):
        wanted = [choices(decision)[place] for place in whole(decision, answer).chosen]
    elif told:
        wanted = [value_of(prompt, told[0])]
    else:
        wanted = [answer] if isinstance(answer, str) else list(answer)
    for _ in range(len(wanted) + 4):
        if len(wanted) == 1 and wanted[0] not in (offered := _offered(message)):
            wanted = [each for each in _copies_of(wanted[0], prompt, decision) if each in offered] or wanted
        custom_id, values = next_press(message, decision, prompt, wanted[:1] if told else wanted)
        if values is None:
            result = await person.click(message, custom_id=custom_id)
        else:
            result = await person.select(message, custom_id=custom_id, values=values)
        if session.match.serial != before:
            return session.match.serial - before
        message = result.followups[0] if result.followups else message
    raise AssertionError((decision, answer))


def _offered(message: Any) -> set[str]:
    """Return what can be pressed or chosen on a message, as controls say it."""
    details = {custom_id.split(":", 4)[4] for custom_id in buttons(message).values()}
    return details | {option["value"] for menu in menus(message) for option in menu["options"]}


def _copies_of(value: str, prompt: Any, decision: Any) -> list[str]:
    """Return what gives the same answer with another copy of a card: one button stands for all of them."""
    by_key = isinstance(decision, Pick)
    named = {option.key if by_key else value_of(prompt, option): option for option in prompt.options}
    if (option := named.get(value)) is None:
        return []
    wanted = without_copies((option.key, *option.then))
    return [each for each, other in named.items() if without_copies((other.key, *other.then)) == wanted]


def next_press(message: Any, decision: Any, prompt: Any, wanted: list[str]) -> tuple[str, list[str] | None]:
    """Return the next control to be used for an answer, and what is chosen in it."""
    shown = [*buttons(message).values()]
    for custom_id in shown:
        _, _, _, verb, detail = custom_id.split(":", 4)
        if verb == "answer" and detail == (wanted[0] if len(wanted) == 1 else "" if not wanted else None):
            return custom_id, None
    for menu in menus(message):
        values = {option["value"] for option in menu["options"]}
        verb, detail = menu["custom_id"].split(":", 4)[3:]
        if verb == "menu" and wanted and set(wanted) <= values:
            return menu["custom_id"], wanted
        if verb == "gather":
            left = _left(decision, wanted, Gathered.parse(detail))
            here = [place for place in left if place in values]
            if here:
                return menu["custom_id"], here[: menu["max_values"]]
            verb = "page" if left else "done"
            return [custom_id for custom_id in shown if f":{verb}:" in custom_id][-1], None
    if folds := [custom_id for custom_id in shown if ":fold:" in custom_id]:
        return next((each for each in folds if _holds(each, prompt, wanted)), folds[0]), None
    pages = [custom_id for custom_id in shown if ":page:" in custom_id]
    if pages:  # it stands further on
        return pages[-1], None
    raise AssertionError((shown, menus(message), wanted))


def _holds(fold: str, prompt: Any, wanted: list[str]) -> bool:
    """Tell whether an answer is folded behind a button."""
    options = unfolded(prompt, Gathered.parse(fold.split(":", 4)[4]).fold)
    return any(value_of(prompt, option) in wanted for option in options)


def _left(decision: Any, wanted: list[str], state: Gathered) -> list[str]:
    """Return the places of what is still to be chosen for an answer."""
    chosen, left = Counter(state.chosen), list[str]()
    for place in (choices(decision).index(key) for key in wanted):
        if chosen[place]:
            chosen[place] -= 1
        else:
            left.append(str(place))
    return left


def stage(session: Any, change: Callable[[Any], None]) -> None:
    """Lay the table of a match anew, as it might be after many turns; the next answer makes it durable."""
    match = session.match
    table = match.copy().table
    change(table)
    laid = {"trail": [[0, dumped(table)]], "since": [], "floor": 0, "opened": match.serial}
    session.match = Match.load(match.game, {**match.dump(), **laid}, match.options)
