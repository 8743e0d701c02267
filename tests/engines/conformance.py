"""What every game must do. Each check plays one random match and asserts as it goes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from engines.kernel import (
    BACK,
    ORDER,
    RESIGN,
    Answer,
    Assign,
    Decision,
    Dice,
    Game,
    Gather,
    IllegalAnswer,
    Level,
    Match,
    NotAsked,
    NothingToUndo,
    Observation,
    Option,
    Options,
    Pick,
    Prompt,
    Refused,
    bulk,
    choose,
    compound_prompt,
    record_of,
    replay,
)  # fmt: skip
from engines.kernel.cards.packs import Pack
from engines.kernel.decisions.answers import is_order
from engines.kernel.match.saving import dumped
from engines.kernel.play.compound_answers import DEEP, MOST
from tests.engines.piecewise import check_piecewise
from tests.engines.telling import strings_of

LONGEST = 20_000
"""Answers within which a random match must end."""
CLOSELY, SELDOM = 30, 60
"""Each of the first moments of a match is checked, later on one of so many."""


def random_match(
    game: Game[Any], options: Options, seats: int, seed: int
) -> Iterator[tuple[Match[Any], Random]]:
    """Play a random match and stop before each answer, for checks; Back is pressed now and then."""
    chance = Random(seed)
    match = Match(game, options, seats, f"{game.id}-{seed}")
    for _ in range(LONGEST):
        if not match.decisions:
            yield match, chance
            return
        yield match, chance
        if chance.random() < 0.02 and others_play_on(match, seat := chance.randrange(seats)):
            match.concede(seat)
            continue
        if chance.random() < 0.1 and (orders := match.orders(seat := chance.randrange(seats))):
            match.order(seat, chance.choice(orders))
            continue
        decision = chance.choice(match.decisions)
        back = decision.back and chance.random() < 0.2
        match.answer(decision.seat, BACK if back else decision.any(chance))
    raise AssertionError(f"{game.id} with seed {seed} does not end")


def awaited(match: Match[Any]) -> tuple[int, ...]:
    """Return the seats of which all may know that they are asked."""
    return tuple(decision.seat for decision in match.awaited)


def moments(game: Game[Any], options: Options, seats: int, seed: int) -> Iterator[tuple[Match[Any], Random]]:
    """Play a random match and stop for checks that take long: at first before each answer, then seldom."""
    for number, moment in enumerate(random_match(game, options, seats, seed)):
        if is_looked_at(number):
            yield moment


def is_looked_at(number: int) -> bool:
    """Tell whether checks that take long are made at this moment of a match."""
    return number < CLOSELY or number % SELDOM == 0


def others_play_on(match: Match[Any], seat: int) -> bool:
    """Tell whether the seat may give up without ending the match."""
    return (
        seat not in match.table.left
        and match.game.rules.conceded(match.table, seat, range(match.seats)) is None
    )


def check_legality(match: Match[Any], chance: Random) -> None:
    """What is listed is accepted, what is not listed is refused and changes nothing."""
    before, serial = match.hash(), match.serial
    asked = {decision.seat for decision in match.decisions}
    for seat in range(match.seats):
        if seat not in asked:
            _refused(match, seat, "anything", NotAsked)
    for decision in match.decisions:
        for wrong in ("no such key", ("no such key",), -1, 10**6, (), (("x",) * 30)):
            if not decision.allows(wrong):
                _refused(match, decision.seat, wrong, IllegalAnswer)
        if not decision.back:
            _refused(match, decision.seat, BACK, IllegalAnswer)
        if isinstance(decision, Pick):
            assert 0 <= decision.least <= decision.most <= len(decision.keys)
        if isinstance(decision, Pick) and len(decision.keys) > 1 and decision.most > 1:
            _refused(match, decision.seat, (decision.keys[0],) * 2, IllegalAnswer)
        assert decision.default is None or decision.allows(decision.default)
        check_piecewise(decision, Random(match.serial))  # the match goes on by its own chance
        if decision.count() <= 40:
            listed = list(decision.answers())
            assert len(listed) == len(set(listed)) == decision.count() > 0
            for answer in listed if chance.random() < 0.05 else [chance.choice(listed)]:
                twin = match.copy()
                twin.answer(decision.seat, answer)
                assert twin.serial == serial + 1
    assert (match.hash(), match.serial) == (before, serial)


def _refused(match: Match[Any], seat: int, answer: Any, error: type[Exception]) -> None:
    try:
        match.answer(seat, answer)
    except error:
        return
    raise AssertionError(f"seat {seat} was allowed {answer!r}")


def check_copies(match: Match[Any], chance: Random) -> None:
    """Copy, save and load, and undo agree with the original, and go on like it."""
    twin = match.copy()
    saved = json.loads(json.dumps(match.dump()))
    loaded: Match[Any] = Match.load(match.game, saved, match.options)
    for other in (twin, loaded):
        assert other.hash() == match.hash()
        assert (other.serial, other.opened) == (match.serial, match.opened)
        assert [d.seat for d in other.decisions] == [d.seat for d in match.decisions]
        assert [other.can_undo(s) for s in range(match.seats)] == [
            match.can_undo(s) for s in range(match.seats)
        ]
    if match.decisions and match.serial < match.game.decision_limit - 5:  # undoing counts as well
        decision = chance.choice(match.decisions)
        answer = decision.any(chance)
        hashes: set[str] = set()
        for other in (twin, loaded):
            other.answer(decision.seat, answer)
            hashes.add(other.hash())
            if other.can_undo(decision.seat):
                early = other.opened == match.opened
                other.undo(decision.seat)
                assert other.hash() == match.hash()
                assert other.opened > match.opened or early
                if other.decision(decision.seat).allows(answer):  # unless it must press on from now
                    other.answer(decision.seat, answer)
                    hashes.add(other.hash())
        assert len(hashes) == 1
    for seat in range(match.seats):
        if not match.can_undo(seat):
            try:
                match.undo(seat)
            except NothingToUndo:
                continue
            raise AssertionError("undone what cannot be undone")


def check_quiet(match: Match[Any]) -> None:
    """A game that says so is quiet at every question: nothing half done lies on the table but orders.

    Who gives up while all are asked together does not cut that question short.
    """
    if match.game.quiet_questions and match.result is None:
        saved = match.dump()
        place, quiet, _ = saved["trail"][-1]
        since = [answer for _, answer in saved["since"][place:]]
        if RESIGN not in since and not any(map(is_order, since)):
            assert dumped(match.table) == quiet


def check_orders(match: Match[Any], chance: Random) -> None:
    """An order is offered or refused; while the question stays open, nobody else sees that it was given."""
    for seat in range(match.seats):
        no_more = match.result is not None or seat in match.table.left
        _refused(match, seat, f"{ORDER}no such order", NotAsked if no_more else IllegalAnswer)
        if no_more or not (orders := match.orders(seat)):
            continue
        twin = match.copy()
        twin.order(seat, chance.choice(orders))
        assert twin.serial == match.serial + 1
        if twin.opened == match.opened:
            assert (twin.events, awaited(twin)) == ([], awaited(match))
            for other in {None, *range(match.seats)} - {seat}:
                assert twin.observation(other) == match.observation(other)


def check_undo(match: Match[Any], number: int) -> bool:
    """What can be taken back has told its seat nothing: the same answer looks the same in another world.

    The other world is one that the seat could not tell apart before it answered. Returns whether an
    answer could be taken back, in a world that was another one.
    """
    tried = False
    for decision in match.decisions:
        seat = decision.seat
        observation = match.observation(seat) if seat < match.seats else None
        if observation is None or any(answer is None for _, answer in observation.since):
            continue
        answers = [*islice(decision.answers(), 12), *([BACK] if decision.back else [])]
        for answer in answers:
            twin = match.copy()
            twin.answer(seat, answer)
            if not twin.can_undo(seat):
                continue
            world: Match[Any] = Match.imagine(match.game, observation, Dice(f"world-{number}"))
            tried |= world.table.dump() != match.table.dump()
            world.answer(seat, answer)
            assert world.view(seat).model_dump_json() == twin.view(seat).model_dump_json(), answer
            assert set(awaited(twin)) <= set(awaited(world)), answer
            if any(asked.seat == seat for asked in twin.decisions):
                assert _face(world, seat) == _face(twin, seat), answer
    return tried


def check_secrecy(match: Match[Any], number: int) -> bool:
    """Exchange what a seat cannot know: its view and its decision stay the same, byte for byte.

    Returns whether the exchange changed anything hidden.
    """
    if match.result is not None:
        return False
    check_definitions(match)
    changed = False
    asked = set(awaited(match))
    for seat in (None, *range(match.seats)):
        observation = match.observation(seat)
        table = match.game.ai_support.sampler(observation.then, observation.now)(Dice(f"other-{number}"))
        assert (
            match.game.seat_interface.view(table, seat).model_dump_json()
            == observation.then.model_dump_json()
        )
        if any(answer is None for _, answer in observation.since):
            continue  # what another seat has secretly begun may have begun differently
        imagined: Match[Any] = Match.imagine(match.game, observation, Dice(f"other-{number}"))
        assert imagined.view(seat).model_dump_json() == match.view(seat).model_dump_json()
        assert asked <= set(awaited(imagined)), "who is asked tells a secret"
        for decision in match.decisions:
            if decision.seat == seat and not match.must_press_on(decision.seat):  # imagined, none must
                assert _face(imagined, seat) == _face(match, seat)
        changed |= imagined.table.dump() != match.table.dump()
    return changed


def hides(match: Match[Any]) -> bool:
    """Tell whether a seat sees what others do not: a game without secrets has nothing to exchange."""
    public = match.view(None).model_dump(exclude={"seat"})
    return any(match.view(seat).model_dump(exclude={"seat"}) != public for seat in range(match.seats))


def check_definitions(match: Match[Any]) -> None:
    """A view holds the definition of each of the host's cards that it names."""
    hosts = _host_cards(match.game, match.options)
    for seat in (None, *range(match.seats)) if hosts else ():
        view: Any = match.view(seat)
        named = hosts & set(strings_of(view.model_dump(exclude={"options"}, mode="json")))
        assert named <= _host_cards(match.game, view.options), f"seat {seat} knows cards by name alone"


def _host_cards(game: Game[Any], options: Options) -> set[str]:
    pack: Pack | None = getattr(options, "cards", None)
    if pack is None or game.collection is None:
        return set()
    return game.collection.pages((pack,)).keys() - game.collection.pages(()).keys()


def check_ways(match: Match[Any], number: int) -> set[bool]:
    """Every way can be given part by part, by which nobody learns anything before the last one.

    All but the last can be taken back. Where something that the seat cannot know is another, its ways are the
    same. Returns of each question with ways whether they were looked for in a world that was another one.
    """
    chance, looked_for = Random(number), set[bool]()
    before = match.hash(), match.serial
    for decision in match.decisions:
        offered = compound_prompt(match, decision.seat)
        _few_ways(match, offered, decision)
        known = {(option.key, option.then) for option in match.prompt(decision.seat).options}
        found = [way for way in offered.options if way.then and (way.key, way.then) not in known]
        for way in chance.sample(found, min(3, len(found))):
            _goes_as_it_says(match, decision.seat, way)
        world = kept_world(match, decision.seat, number)
        assert world is None or compound_prompt(world, decision.seat) == offered
        if found:
            looked_for.add(world is not None and world.table.dump() != match.table.dump())
    assert (match.hash(), match.serial) == before, "a look has changed the match"
    return looked_for


def kept_world(match: Match[Any], seat: int, number: int) -> Match[Any] | None:
    """Return a match that can be copied and that the seat cannot tell from this one, or None."""
    if seat >= match.seats or match.must_press_on(seat):
        return None
    observation = match.observation(seat)
    if observation.rolls or any(answer is None for _, answer in observation.since):
        return None
    try:
        world = recorded(match, observation, f"kept-{number}")
        alike = world.view(seat) == match.view(seat) and _face(world, seat) == _face(match, seat)
    except Refused:
        return None
    return world if alike else None


def recorded(match: Match[Any], observation: Observation, seed: str) -> Match[Any]:
    """Return an imagined match that can be copied, where nothing was rolled since the last quiet point.

    What a game imagines besides the table, such as cards to be drawn, is not kept in it. Raises Refused.
    """
    table = match.game.ai_support.sampler(observation.then, observation.now)(Dice(seed))
    table.left = observation.left
    begun = {"trail": [[0, dumped(table), 0]], "since": observation.since, "floor": 0}
    return Match.load(match.game, {**match.dump(), **begun}, observation.options)


def _few_ways(match: Match[Any], offered: Prompt, decision: Decision) -> None:
    """Every answer is offered, once, in no more ways than can be looked through."""
    plain = [option for option in match.prompt(decision.seat).options if option.refused is None]
    allowed = [option for option in offered.options if option.refused is None]
    assert [option for option in offered.options if option.refused is not None] == [
        option for option in match.prompt(decision.seat).options if option.refused is not None
    ]
    told = [(option.key, option.then) for option in allowed]
    assert len(told) == len(set(told))
    assert {option.key for option in allowed} == {option.key for option in plain}
    assert offered.groups.keys() <= {option.group for option in allowed}
    for group in {option.group for option in allowed}:
        count = sum(option.group == group for option in allowed)
        assert count <= max(MOST, sum(option.group == group for option in plain))
    check_told_apart(offered, decision)


def _goes_as_it_says(match: Match[Any], seat: int, way: Option) -> None:
    """Give a way as a host does; then answer by answer, with all but the last taken back once."""
    twin, choices = match.copy(), 1
    parts = way.key, *way.then
    for answer in parts[:-1]:
        assert twin.can_answer(seat, answer), (way, answer)
        twin.answer(seat, answer)
        assert (twin.events, awaited(twin)) == ([], (seat,)), "somebody has learnt of it"
        asked = twin.decision(seat)
        choices += not isinstance(asked, Gather) and asked.count() > 1
    assert choices <= DEEP
    again, undone = twin.copy(), 0
    while undone < len(parts) - 1 and again.can_undo(seat):  # until they have gone back too often
        again.undo(seat)
        undone += 1
    assert undone == len(parts) - 1 or again.must_press_on(seat)
    assert undone < len(parts) - 1 or again.hash() == match.hash()
    twin.answer(seat, parts[-1])
    for answer in parts[len(parts) - 1 - undone :]:
        again.answer(seat, answer)
    assert again.hash() == twin.hash(), way


def check_preferences(match: Match[Any], number: int) -> bool:
    """What a game prefers looks at nothing hidden and does nothing, so it may be asked at the table itself.

    Returns whether it was asked at another table too, one that its seat cannot tell from this one.
    """
    compared = False
    for decision in match.decisions:
        seat = decision.seat
        if seat >= match.seats or match.must_press_on(seat):  # imagined, none must
            continue
        preferred = _preferred(match, decision, number)
        assert decision.allows(preferred)
        imagined = _another_world(match, decision, f"world-{number}")
        if imagined is not None:
            compared |= imagined.table.dump() != match.table.dump()
            assert _preferred(imagined, imagined.decision(seat), number) == preferred, decision
    return compared


def _another_world(match: Match[Any], decision: Decision, seed: str) -> Match[Any] | None:
    """Imagine the match as the decision's seat may; None where this deal does not lead here."""
    try:
        imagined: Match[Any] = Match.imagine(match.game, match.observation(decision.seat), Dice(seed))
        same = imagined.decision(decision.seat)
    except Refused:
        return None
    alike = (same.kind, same.count(), same.about) == (decision.kind, decision.count(), decision.about)
    return imagined if alike else None


def _preferred(match: Match[Any], decision: Decision, number: int) -> Answer:
    before = match.hash()
    answer = match.game.ai_support.prefer(match.table, decision, Dice(f"own-{number}"))
    assert match.hash() == before, decision
    return answer


def check_bulk(game: Game[Any], options: Options, seats: int, seed: str) -> int:
    """A match between easy players ends alike in bulk and where each imagines what it does not know.

    Returns how many answers were compared.
    """
    levels: list[Level] = ["easy"] * seats
    match, quick = Match(game, options, seats, seed), bulk.begin(game, options, levels, seed)
    for seat in range(seats):
        match.seat_computer(seat)
    while match.decisions:
        decision, own = match.decisions[0], f"{seed}-{match.serial}"
        if decision.seat >= seats:
            answer = next(decision.answers())
        else:
            answer = choose(game, match.observation(decision.seat), decision, "easy", own)
        assert bulk.answer(quick, quick.decisions[0], levels, own) == answer, decision
        match.answer(decision.seat, answer)
        quick.answer(decision.seat, answer)
    assert (quick.hash(), quick.serial) == (match.hash(), match.serial)
    return quick.serial


def _face(match: Match[Any], seat: Any) -> str:
    decision = match.decision(seat)
    return repr((decision.kind, decision.count(), decision.default, decision.about, match.prompt(seat)))


def check_prompt(match: Match[Any]) -> None:
    """Every decision can be put to a person: an option for each key, or for all copies, in words."""
    for decision in match.decisions:
        prompt = match.prompt(decision.seat)
        allowed = [option for option in prompt.options if option.refused is None]
        compound_answers = [(option.key, option.then) for option in allowed]
        assert len(compound_answers) == len(set(compound_answers))
        keys = set(getattr(decision, "keys", ()))
        named = {key for option in allowed for key in option.copies or (option.key,)}
        assert named == keys, (decision.kind, named ^ keys)
        assert all(decision.allows(proposal.answer) for proposal in prompt.proposals)
        if isinstance(decision, Assign):
            assert {place for places in decision.places for place in places} <= prompt.places.keys()
        check_told_apart(prompt, decision)


def check_heaps(match: Match[Any], read: set[str]) -> None:
    """Whatever can be read has a text, is in the reader's view, and their own hand comes first.

    `read` are the cards of the match whose texts have been read already.
    """
    collection = match.game.collection
    packs = [value for _, value in match.options if isinstance(value, Pack)]
    for seat in (*range(match.seats), None):
        view: Any = match.view(seat)
        heaps = list(match.game.seat_interface.heaps(view))
        seen = view.model_dump_json()
        for heap in heaps:
            assert heap.cards
            assert collection is not None
            for card in set(heap.cards):
                assert f'"{card}"' in seen
                assert card in read or collection.printed(*collection.definition(card, packs))
            read.update(heap.cards)
        assert all(heap is heaps[0] for heap in heaps if (heap.kind, heap.seat) == ("hand", seat))


def check_told_apart(prompt: Prompt, decision: Decision) -> None:
    """No two answers read alike, unless they are copies of one card (`wolf`, `wolf#2`)."""
    if decision.kind == "order":  # the order of what is alike matters to nobody
        return
    read: dict[str, Any] = {}
    for option in prompt.options:
        if option.refused is None:
            means = option.key.partition("#")[0], option.then
            title = prompt.groups.get(option.group)
            assert read.setdefault(repr((title, option.label, option.preview)), means) == means, option


def check_record(match: Match[Any]) -> None:
    """The record of the match replays to the same hashes and the same result."""
    options = match.options.model_dump(mode="json")
    record = record_of(match.game, options, match.seats, match.seed, match.answers, match.ending)
    again = replay(match.game, type(record).model_validate_json(record.model_dump_json()))
    assert again.hash() == match.hash()
    assert again.result == match.result


def check_players(match: Match[Any], number: int) -> None:
    """The computer finds a legal answer from its view alone, the same one for the same seed."""
    for decision in match.decisions:
        observation = match.observation(decision.seat)
        for level in ("random", "easy"):
            first = choose(match.game, observation, decision, level, str(number))
            assert decision.allows(first)
            assert choose(match.game, observation, decision, level, str(number)) == first
