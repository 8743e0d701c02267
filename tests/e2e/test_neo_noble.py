"""Neo Noble by clicks: whole games in both languages, and its finer moments, with restarts inside them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from engines.kernel import Result
from engines.neo_noble.cards.catalogue import starter
from engines.neo_noble.language.changes import NoShatter
from engines.neo_noble.table.pieces import ChannelSlot, Coin, Lasting, Place, Source, Spirit
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import concede, person_of, play_sensibly, press_answer, replayed_hash, seldom, stage
from tests.profiles import sampled

DECK = starter()[0].decks[0].name
ME, YOU = 0, 1
"""In staged scenes: who acts, and who answers."""


async def sit_down(club: Club, **options: Any) -> Any:
    """Let ann and bob sit down with ready-made decks; return the live match."""
    deck = DECK.fr if club.locales.get(club.ann.id) == "fr" else DECK.en
    await club.ann.slash(club.channel, "play", game="neo_noble", opponent=club.bob, deck=deck, **options)
    message = club.last()
    join = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
    joined = await club.bob.click(message, custom_id=join)
    menu = joined.followups[-1]
    item = next(item for item in menus(menu) if ":bring:" in item["custom_id"])
    await club.bob.select(menu, custom_id=item["custom_id"], values=[item["options"][-1]["value"]])
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


async def restarted(club: Club, session: Any) -> Any:
    """Stop the bot and start it again: the match must be as it was."""
    before = session.match.hash()
    await club.restart()
    session = await club.session(session.id)
    assert session.match.hash() == before
    return session


async def answers(club: Club, session: Any, *given: Any) -> Any:
    """Let whoever is asked press one answer after the other."""
    for answer in given:
        await press_answer(club, session, answer)
        session = await club.session(session.id)
    return session


def told(session: Any, kind: str) -> list[Any]:
    return [event.facts for _, event in session.log.recent if event.kind == kind]


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_whole_game_is_played_by_clicks(club: Club, locale: str) -> None:
    """To its end in English; in French over a restart, until somebody gives up."""
    club.guild_locale = locale
    for person in (club.ann, club.bob):
        club.locales[person.id] = locale
    session = await sit_down(club)
    session = await play_sensibly(club, session, 12)
    if locale == "fr":
        session = await restarted(club, session)
        session = await play_sensibly(club, session, 12)
        await concede(club, person_of(club, session, YOU), session, "Abandonner")
    session = await play_sensibly(club, session, 1_500)
    assert session.match.result is not None
    board = club.board(club.place(session))
    assert ("Rejouer" if locale == "fr" else "Rematch") in buttons(board)
    assert "nn-" not in words(board)
    assert await replayed_hash(club, session) == session.match.hash()


async def test_the_deck_menu_tells_in_full_what_each_deck_is_about(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="neo_noble", opponent=club.bob, deck=DECK.en)
    message = club.last()
    join = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
    told = words((await club.bob.click(message, custom_id=join)).followups[-1])
    for deck in starter()[0].decks:
        assert deck.plan is not None
        assert f"- **{deck.name.en}** – {deck.plan.en}" in told


# Staged moments


async def scene(club: Club, change: Callable[[Any], None], **options: Any) -> Any:
    """Let a match begin, and lay the table so that seat 0 is in the own Action Phase; make it durable."""
    session = await sit_down(club, **options)
    while session.match.table.stage == "setup":
        session = await answers(club, session, ())

    def laid(table: Any) -> None:
        table.stage = "action"
        table.active = ME
        for side in table.sides:
            side.lanes = [[], [], []]
            side.channel = [None] * 4
            side.hand = []
            side.attacks = [0, 0, 0]
        change(table)
        table.spoken = None

    stage(session, laid)
    person = person_of(club, session, ME)
    panel = await club.hand(person, session)
    for setting in ("by_hand", "auto"):  # the second answer stands on a durable table
        pressed = ActionId(session.id, session.question, MatchVerb.ANSWER, setting)
        await club.press(person, panel, str(pressed))
        session = await club.session(session.id)
    return session


def put(table: Any, place: Place, *cards: str) -> None:
    """Put cards into a lane, the last one on top."""
    for card in cards:
        table.serial += 1
        spirit = Spirit(f"s{table.serial}", place.seat, table.card(card), "hand", "normal", table.turn)
        lane = table.lane(place)
        if lane:
            lane[-1].covered = True
        lane.append(spirit)


def strong(table: Any) -> None:
    """Give seat 0 a Left lane that wins, and the Souls for attacks."""
    put(table, Place(ME, 0), "landslide_ox", "milestone_tortoise", "root_choir", "granary_badger")
    table.sides[ME].lingering = 6


async def test_a_react_summon_answers_an_attack_over_a_restart(club: Club) -> None:
    def change(table: Any) -> None:
        strong(table)
        table.sides[YOU].hand = ["sudden_mourner"]
        table.sides[YOU].lingering = 2

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    (decision,) = session.match.decisions
    assert (decision.seat, decision.kind) == (YOU, "react")
    assert decision.keys == ("summon:sudden_mourner", "block", "pass", "pass_turn")
    session = await restarted(club, session)
    session = await answers(club, session, "summon:sudden_mourner", "1:2")
    assert told(session, "summon")[-1]["mode"] == "react"
    assert session.match.table.lane(Place(YOU, 2))[-1].card.id == "sudden_mourner"


async def test_a_draw_asks_how_many_only_where_more_than_one_can_be_drawn(club: Club) -> None:
    def change(table: Any) -> None:
        table.sides[ME].lingering = 6
        table.sides[ME].bargain = False

    session = await scene(club, change)
    drawer = person_of(club, session, ME)

    async def press(*labels: str) -> tuple[int, int]:
        """Press one button after the other; return the Souls and the cards at hand."""
        for label in labels:
            panel = await club.hand(drawer, session)
            assert not any(":gather:" in menu["custom_id"] for menu in menus(panel)), "few are buttons"
            await drawer.click(panel, custom_id=buttons(panel)[label])
        side = session.match.table.sides[ME]
        return side.lingering, len(side.hand)

    assert await press("Draw · 2 Souls", "Go Back") == (6, 0)
    assert await press("Draw · 2 Souls", "2") == (2, 2)
    assert await press("Draw · 2 Souls") == (0, 3)
    kept = await club.store.moves.answers(session.id)
    assert [given.answer for given in kept[-3:]] == ["draw", 2, "draw"]
    await restarted(club, session)


async def test_who_may_block_with_one_card_has_two_buttons(club: Club) -> None:
    def change(table: Any) -> None:
        strong(table)
        table.sides[YOU].hand = ["well_digger"]

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    if session.match.decisions[0].kind == "react":
        session = await answers(club, session, "block")
    assert session.match.decisions[0].kind == "block"
    defender = person_of(club, session, YOU)
    panel = await club.hand(defender, session)
    assert menus(panel) == []
    block, none, *_ = buttons(panel)
    assert (block.startswith("Well-Digger"), none) == (True, "No Block")
    await defender.click(panel, custom_id=buttons(panel)[block])
    assert told(await club.session(session.id), "block_discard")[-1]["card"]["id"] == "well_digger"


async def test_a_shatter_chain_asks_and_goes_on_over_a_restart(club: Club) -> None:
    def change(table: Any) -> None:
        strong(table)
        put(table, Place(YOU, 2), "well_digger", "muffling_moss", "sudden_mourner")
        spares = NoShatter.model_validate(
            {"change": "no_shatter", "lanes": {"pick": "all", "whose": "own"}, "may": True}
        )
        places = tuple(Place(YOU, lane) for lane in range(3))
        table.lasting.append(
            Lasting(spares, Source(YOU, "sudden_mourner"), (), places, 0, 0, "permanent", table.turn)
        )
        table.coins[0] = Coin(YOU, True)

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    while session.match.decisions[0].kind == "react":
        session = await answers(club, session, "pass")
    (decision,) = session.match.decisions
    assert (decision.seat, decision.kind) == (YOU, "no_shatter")
    spare, shatter, *_ = buttons(await club.hand(person_of(club, session, YOU), session))
    assert (spare, shatter) == ("Spare It", "Let It Shatter")
    session = await restarted(club, session)
    session = await answers(club, session, "skip")
    assert session.match.decisions[0].kind == "no_shatter", "the next one below"
    session = await answers(club, session, "apply")
    assert [facts["card"]["id"] for facts in told(session, "shattered")] == ["muffling_moss"]
    assert [spirit.card.id for spirit in session.match.table.lane(Place(YOU, 2))] == ["well_digger"]


async def test_an_attack_on_an_empty_lane_wins_when_no_card_is_left(club: Club) -> None:
    def change(table: Any) -> None:
        strong(table)
        table.sides[YOU].deck = []
        table.sides[YOU].grave = []

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.result is None and session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    assert session.match.result == Result((ME,), "deck_out")
    assert "no card left to reap" in words(club.board(club.place(session)))


async def test_a_best_of_three_with_swaps_over_a_restart(club: Club) -> None:
    def nearly_won(table: Any) -> None:
        strong(table)
        table.sides[YOU].reaped = ["sudden_mourner"] * 3

    session = await scene(club, nearly_won, options="best-of=3")
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    assert {decision.kind for decision in session.match.decisions} == {"swap_out"}
    before = [list(side.main) for side in session.match.table.sides]
    await between_games_is_told(club, session)
    for _ in range(2):
        (decision, *_) = session.match.decisions
        session = await answers(club, session, (decision.keys[0],))
    session = await restarted(club, session)
    assert {decision.kind for decision in session.match.decisions} == {"swap_in"}
    decision = session.match.decisions[0]
    forged = str(ActionId(session.id, session.question, MatchVerb.MENU_ANSWER))
    person = person_of(club, session, decision.seat)
    refused = await club.press(person, await club.hand(person, session), forged, list(decision.keys[:2]))
    assert "do not allow that" in said(refused)
    assert {decision.kind for decision in session.match.decisions} == {"swap_in"}
    for _ in range(2):
        (decision, *_) = session.match.decisions
        session = await answers(club, session, (decision.keys[0],))
    while session.match.table.stage == "setup":
        session = await answers(club, session, ())
    table = session.match.table
    assert (table.game_number, [side.wins for side in table.sides]) == (2, [1, 0])
    for side, old in zip(table.sides, before, strict=True):
        assert len(side.main) == 30
        assert side.main != old

    def laid(table: Any) -> None:
        table.stage = "action"
        table.active = ME
        nearly_won(table)
        table.spoken = None

    stage(session, laid)
    session = await answers(club, session, "attack")
    for answer in ("0:0", "pass", "pass"):
        if session.match.result is None and answer in session.match.decisions[0].keys:
            session = await answers(club, session, answer)
    assert session.match.result == Result((ME,), "best_of_three")
    assert f"**{standing(session, 2, 0)}** · best of three" in words(club.board(club.place(session)))


def standing(session: Any, first: int, second: int) -> str:
    """Say how many games the seats have won."""
    return f"{session.people.seats[0].name} {first} – {second} {session.people.seats[1].name}"


async def between_games_is_told(club: Club, session: Any) -> None:
    """Expect the score, what is awaited of whom, and who has chosen; let both then choose anew."""
    told = words(club.board(club.place(session)))
    assert f"**{standing(session, 1, 0)}** · Between games, players may swap cards" in told
    assert f"{session.people.seats[ME].name} wins the game: four of the opponent’s cards are reaped." in told
    assert told.count("may exchange cards with the Reserve Deck.") == 2
    assert "to decide" not in told
    session = await answers(club, session, ())
    told = words(club.board(club.place(session)))
    assert f"✓ {session.people.seats[ME].name} has chosen." in told
    assert told.count("may exchange cards with the Reserve Deck.") == 1
    panel = await club.hand(person_of(club, session, ME), session)
    await person_of(club, session, ME).click(panel, custom_id=buttons(panel)["Undo"])


async def test_a_full_channel_takes_no_card_so_only_focus_is_asked(club: Club) -> None:
    def change(table: Any) -> None:
        table.sides[YOU].channel = [ChannelSlot("well_digger", True, False) for _ in range(4)]

    session = await scene(club, change)
    session = await answers(club, session, "end")
    while session.match.decisions[0].kind != "focus":
        session = await answers(club, session, "skip")
    panel = await club.hand(person_of(club, session, YOU), session)
    assert "Focus? You Channel one more card" in words(panel).replace("__", "")
    assert list(buttons(panel))[:2] == ["Focus: Channel 1 More, Draw 1", "Skip"]


async def test_who_must_pick_reads_what_for(club: Club) -> None:
    def change(table: Any) -> None:
        put(table, Place(ME, 0), "granary_badger")
        table.sides[ME].hand = ["root_choir", "well_digger"]

    session = await scene(club, change)
    session = await answers(club, session, "end")
    while session.match.decisions[0].kind != "pick_hand":
        (decision, *_) = session.match.decisions
        session = await answers(club, session, next(key for key in reversed(decision.keys) if key != "done"))
    told = words(await club.hand(person_of(club, session, ME), session))
    assert "Granary Badger: choose 1 card of the hand." in told
    assert "-# Lay In – END TURN: You may Channel a card from your hand, Spent." in told.replace("__", "")


@pytest.mark.rule("NN-32", "NN-41")
async def test_whoever_looks_closer_may_look_through_what_lies_open(club: Club) -> None:
    def change(table: Any) -> None:
        table.sides[YOU].grave = ["well_digger", "root_choir", "well_digger"]
        table.sides[YOU].reaped = ["sudden_mourner"]
        table.sides[YOU].hand = ["ember_cat"]
        table.sides[YOU].reserve = ["paper_saint"]

    session = await scene(club, change, options="best-of=3")
    name = session.people.seats[YOU].name
    board = club.board(club.place(session))
    look = next(custom_id for custom_id in buttons(board).values() if ":view:" in custom_id)
    for onlooker in (person_of(club, session, ME), club.cyd):
        told = words((await onlooker.click(board, custom_id=look)).response)
        assert f"**{name} – Graveyard (3):** Well-Digger ×2, Root-Choir" in told
        assert f"**{name} – Reap Pile (1):** Sudden Mourner" in told
        assert f"**{name} – Reserve Deck (1):** Paper Saint" in told
        assert "Ember Cat" not in told


async def test_answers_to_a_closed_window_and_two_clicks_at_once_change_nothing(club: Club) -> None:
    def change(table: Any) -> None:
        strong(table)
        table.sides[YOU].hand = ["sudden_mourner", "sudden_mourner"]
        table.sides[YOU].lingering = 4

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    defender = person_of(club, session, YOU)
    panel = await club.hand(defender, session)
    old = next(custom_id for custom_id in buttons(panel).values() if custom_id.endswith(":pass"))
    serial = session.match.serial
    both = await asyncio.gather(
        club.press(defender, panel, old), club.press(defender, panel, old), return_exceptions=True
    )
    session = await club.session(session.id)
    assert session.match.serial == serial + 1, both
    state = await club.state(session)
    late = await club.press(defender, panel, old)
    assert late.acknowledged
    assert not late.followups
    assert await club.state(session) == state


async def test_automatic_payment_is_turned_off_and_on_behind_the_buttons_of_a_turn(club: Club) -> None:
    session = await scene(club, lambda _: None)
    person = person_of(club, session, ME)
    for label, by_hand in (("Turn Off Automatic Payment", True), ("Turn On Automatic Payment", False)):
        panel = await club.hand(person, session)
        assert label not in buttons(panel)
        await seldom(person, panel, label)
        session = await club.session(session.id)
        assert session.match.table.sides[ME].by_hand is by_hand
        assert "End Turn" in buttons(panel), "the panel is at the game again"
