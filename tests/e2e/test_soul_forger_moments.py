"""Soul-Forger's finer moments by clicks: inside a Flow, over a restart, with one who never answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.matches.clock import CLOCKS
from bot.matches.session import default_answer
from bot.table.gathered import value_of
from engines.soul_forger.table.pieces import ABILITIES, Piece, Under, Zone
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.play import give, press_answer, stage
from tests.e2e.test_clocks import idle
from tests.e2e.test_soul_forger import sit_down
from tests.engines.soul_forger.pack import action, pack

ME, YOU, THEY = 0, 1, 2
HAND = ["tidepool_watcher", "cinder_flick"]


def put(table: Any, card: str, seat: int, zone: Zone, **more: Any) -> str:
    """Lay a card down that has been there for long; return its key."""
    piece = Piece(table.number(), table.catalogue.cards[card], seat, seat, zone, 1)
    for what, value in more.items():
        setattr(piece, what, value)
    table.lay(piece)
    return piece.key


async def scene(
    club: Club, *others: Any, change: Callable[[Any], None], locale: str = "en-GB", **options: Any
) -> Any:
    """Let people sit down and begin, and lay the table so that seat 0 is in Main Phase 1 of turn 9."""
    session = await sit_down(club, *others, locale=locale)
    session.match.options = session.match.options.model_copy(update=options)
    while session.match.table.stage == "mulligan":
        session = await answers(club, session, ())

    def laid(table: Any) -> None:
        table.stage, table.point, table.phase, table.moment = "main", "main_1", "main_1", ""
        table.turn, table.active = 9, ME
        for side in table.sides:
            side.level, side.hand = 9, HAND[:]
            put(table, "droplet", side.seat, "field")
            put(table, "fleck", side.seat, "field")
        change(table)

    stage(session, laid)
    return await club.session(session.id)


async def answers(club: Club, session: Any, *given: Any) -> Any:
    """Let whoever is asked first press one answer after the other."""
    while given:
        given = given[await press_answer(club, session, *given) :]
        session = await club.session(session.id)
    return session


def fallen_amid(table: Any) -> None:
    """Both opponents have somebody to throw fire, and I have taken nearly all that I can."""
    table.sides[ME].damage = 28
    for seat in (YOU, THEY):
        put(table, "ashwright_mordane", seat, "field")


async def test_the_turn_player_falls_inside_a_flow_and_the_rest_of_it_resolves(club: Club) -> None:
    session = await scene(club, club.bob, club.cyd, change=fallen_amid)
    table = session.match.table
    mordane = {piece.seat: piece.key for piece in table.pieces.values() if piece.card.ronum > 1}
    aim = next(piece.key for piece in table.creatures(YOU))
    session = await answers(club, session, "play:cinder_flick", aim)
    session = await answers(club, session, f"skill:{mordane[YOU]}:0", f"s{THEY}")
    session = await answers(club, session, f"skill:{mordane[THEY]}:0", f"s{ME}")
    session = await passed(club, session)
    table = session.match.table
    assert (session.match.result, table.out, table.active) == (None, [(ME,)], YOU)
    assert table.sides[THEY].damage == 2, "what another has in the Flow resolves"
    assert table.pieces[int(aim[1:])].damage == 0, "what was his does not"
    board = words(club.board(club.place(session)))
    assert "ann" in board
    assert "sf-" not in board


def clauses(table: Any) -> None:
    """Both have set clauses that negate Actions, long ago, and cards to pay for them."""
    for side in table.sides:
        side.hand = ["tidepool_watcher", "tidepool_watcher", "cinder_flick"]
        put(table, "undertow_clause", side.seat, "action", up=False)
    put(table, "undertow_clause", YOU, "action", up=False)


async def test_a_negation_is_negated_over_a_restart_in_a_flow_of_three(club: Club) -> None:
    session = await scene(club, club.bob, change=clauses, locale="fr")
    table = session.match.table
    aim = next(piece.key for piece in table.creatures(YOU))
    mine = next(piece.key for piece in table.of(ME, "action"))
    yours, other = (piece.key for piece in table.of(YOU, "action"))
    session = await answers(club, session, "play:cinder_flick", aim)
    session = await answers(club, session, f"use:{yours}", ("h:tidepool_watcher",))
    negation = session.match.table.flow[-1].id
    session = await answers(club, session, f"use:{mine}", f"e{negation}", ("h:tidepool_watcher",))
    assert [entry.seat for entry in session.match.table.flow] == [ME, YOU, ME]
    (decision,) = session.match.decisions
    assert (decision.seat, decision.kind, decision.keys) == (YOU, "window", ("pass", f"use:{other}"))
    before = session.match.hash()
    await club.restart()
    session = await club.session(session.id)
    assert session.match.hash() == before
    session = await answers(club, session, "pass")
    assert session.match.table.flow == []
    assert int(aim[1:]) not in session.match.table.pieces, "the first Action does what it says"
    told = [event for _, event in session.log.recent if event.kind == "negated"]
    assert [event.facts["card"]["id"] for event in told] == ["undertow_clause"]
    assert "sf-" not in words(club.board(club.place(session)))


@pytest.mark.usefixtures("long_naps")
async def test_one_of_four_who_never_answers_is_out_and_three_play_on(club: Club) -> None:
    session = await sit_down(club, club.bob, club.cyd, club.dan)
    away = next(seat.number for seat in session.people.seats if seat.user_id == club.dan.id)
    for _ in range(80):
        session = await club.session(session.id)
        if away not in session.match.table.living():
            break
        there = [seat for seat in session.waiting if seat != away]
        if there:
            await give(club, session, [(there[0], default_answer(session.match.decision(there[0])))])
        else:
            await idle(club, (session.clocks.dues[away] - club.env.now()).total_seconds() + 1)
    assert session.people.seats[away].absences == CLOCKS[session.clocks.preset].absences
    assert (session.match.result, len(session.match.table.living())) == (None, 3)
    assert session.waiting
    assert away not in session.waiting


def keys_of(session: Any, *cards: str) -> list[str]:
    """Return what cards on the table are called in answers."""
    pieces = session.match.table.pieces.values()
    return [next(piece.key for piece in pieces if piece.card.id == card) for card in cards]


async def label(club: Club, session: Any, answer: str) -> str:
    """Return what ann's panel calls an answer, in a menu or on a button, whatever follows from it."""
    panel = await club.hand(club.ann, session)
    shown = {option["value"]: option["label"] for menu in menus(panel) for option in menu["options"]}
    shown |= {custom_id.split(":", 4)[4]: label for label, custom_id in buttons(panel).items()}
    prompt = session.prompt(ME)
    values = {value_of(prompt, option) for option in prompt.options if option.key == answer}
    return next(label.partition(" → ")[0] for value, label in shown.items() if value in values)


async def passed(club: Club, session: Any) -> Any:
    """Let all pass who are asked in windows."""
    while session.match.decisions[0].kind == "window":
        session = await answers(club, session, "pass")
    return session


def armoury(table: Any) -> None:
    """I have a ring that burns and a duchess who takes cards for it; you have a warden."""
    table.sides[ME].hand = []
    put(table, "thumbflint_ring", ME, "accessory")
    put(table, "duchess_of_dregs", ME, "field")
    put(table, "grave_moth", ME, "field")
    put(table, "sluice_warden", YOU, "field")


async def test_abilities_of_a_ring_and_of_a_creature_are_activated_and_paid_for(club: Club) -> None:
    session = await scene(club, club.bob, change=armoury, locale="fr")
    ring, duchess, moth, warden = keys_of(
        session, "thumbflint_ring", "duchess_of_dregs", "grave_moth", "sluice_warden"
    )
    session = await answers(club, session, f"skill:{ring}:0", warden)
    session = await passed(club, session)
    table = session.match.table
    hurt, worn = table.pieces[int(warden[1:])], table.pieces[int(ring[1:])]
    assert (hurt.damage, worn.on) == (1, False), "it turns Off-guard for it"
    assert f"skill:{ring}:0" not in session.match.decisions[0].keys

    assert await label(club, session, f"skill:{duchess}:0") == "Utiliser Duchesse"
    session = await answers(club, session, f"skill:{duchess}:0", warden, (moth,))
    session = await passed(club, session)
    assert session.match.table.sides[ME].grave[-1:] == ["grave_moth"]
    assert int(warden[1:]) not in session.match.table.pieces, "three more are too much for it"
    assert f"skill:{duchess}:0" not in session.match.decisions[0].keys, "once a turn"


LESSON = action(
    "lesson", 1, abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "attune"}]},
        {"cost": ["off_guard"], "targets": [{"target": "creature"}],
         "do": [{"action": "damage", "who": "target", "number": 1}]},
    ],
)  # fmt: skip


async def test_a_creature_uses_the_skill_of_an_action_that_is_attuned_to_it(club: Club) -> None:
    """In the own turn, and as an answer in another's (SF-139)."""

    def taught(table: Any) -> None:
        for piece in table.pieces.values():
            if piece.card.id == "droplet":
                piece.under = (Under("lesson", piece.seat, 900 + piece.seat),)

    session = await scene(club, club.bob, change=taught, cards=pack(LESSON))
    table = session.match.table
    (mine, drop), (yours, spark) = ([piece.key for piece in table.creatures(seat)] for seat in (ME, YOU))
    skill = f"skill:{mine}:{(900 + ME) * ABILITIES + 1}"
    assert await label(club, session, skill) == "Use Droplet, which gains Lesson"
    session = await answers(club, session, skill, spark)
    (asked,) = session.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "window")
    session = await answers(club, session, f"skill:{yours}:{(900 + YOU) * ABILITIES + 1}", mine)
    assert [entry.seat for entry in session.match.table.flow] == [ME, YOU]
    assert "Lesson" in words(club.board(club.place(session)))
    session = await passed(club, session)
    left = [piece.key for piece in session.match.table.creatures(ME) + session.match.table.creatures(YOU)]
    assert left == [drop, yours], "hers falls first, and what it did resolves all the same"


def bluffing(table: Any) -> None:
    """You have set a clause long ago, and nothing to pay for it."""
    put(table, "undertow_clause", YOU, "action", up=False)
    table.sides[YOU].hand = []


@pytest.mark.parametrize(("chosen", "passes"), [("full", False), ("fast", True)])
async def test_the_match_says_whether_who_can_only_pass_is_asked(
    club: Club, chosen: str, passes: bool
) -> None:
    session = await scene(club, club.bob, change=bluffing, lone_pass=chosen)
    aim = next(piece.key for piece in session.match.table.creatures(YOU))
    await answers(club, session, "play:cinder_flick", aim)
    await club.env.advance_time(5)
    await club.settle()
    session = await club.session(session.id)
    (asked,) = session.match.decisions
    assert (asked.kind, asked.seat) == (("main", ME) if passes else ("window", YOU))
    if not passes:
        assert asked.keys == ("pass",)
        session = await answers(club, session, "pass")
        assert session.match.decisions[0].kind == "main"


def waiting_with_a_clause(*stops: str) -> Callable[[Any], None]:
    """You have set a clause long ago, and want to be asked for these besides."""

    def change(table: Any) -> None:
        bluffing(table)
        table.sides[YOU].stops |= set(stops)

    return change


@pytest.mark.parametrize(("stops", "asked"), [((), "attacked"), (("phase",), "phase_end")])
async def test_one_press_attacks_from_the_main_phase_unless_somebody_is_asked_before(
    club: Club, stops: tuple[str, ...], asked: str
) -> None:
    session = await scene(club, club.bob, change=waiting_with_a_clause(*stops), lone_pass="full")
    (droplet, *_), (aim, *_) = (
        [piece.key for piece in session.match.table.creatures(seat)] for seat in (ME, YOU)
    )
    prompt = session.prompt(ME)
    before = session.match.serial
    given = await press_answer(club, session, "combat", droplet, aim)
    session = await club.session(session.id)
    (decision,) = session.match.decisions
    assert (decision.kind, decision.seat) == ("window", YOU)
    kept = [each.answer for each in await club.store.moves.answers(session.id)][-given:]
    if asked == "phase_end":
        assert kept == ["combat"]
        assert session.match.table.combat is None, "what was to follow is not done behind anybody's back"
        session = await answers(club, session, "pass")
        assert (session.match.decisions[0].kind, session.match.decisions[0].seat) == ("attack", ME)
    else:
        assert kept == ["combat", droplet, aim]
        assert session.match.serial == before + 3
        assert session.match.table.combat is not None
    assert ("combat", droplet, aim) in [(way.key, *way.then) for way in prompt.options]
    left = session.match.hash()
    await club.restart()
    assert (await club.session(session.id)).match.hash() == left
