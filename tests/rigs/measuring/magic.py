"""The bars that are Magic's own: what is reckoned and seen of full battlefields, what players are asked."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any

from engines.kernel import Dice, Level, Match, sole_answer
from engines.kernel.play import bulk
from engines.magic.evaluation.board import make
from engines.magic.rules import windows
from engines.magic.table.floating import Floating
from engines.magic.table.state import Table
from tests.engines.magic.pack import MINE, activated, creature, life, permanent, spell, static
from tests.engines.magic.scenes import GAME, YOU, Duel, side
from tests.rigs.measuring.engine import EMPTY, each, rate_of
from tests.rigs.measuring.figure import Figure, Size

TIMES = 50
"""How often something is measured, of which the median counts: a busy machine cuts in now and then."""
GAMES_A_SECOND, ASKED = 20, 5
"""The bars: whole games between easy players; questions with a choice a turn that each is asked."""
USED_UP = 2_000
"""The bar: so many copies of a table may be made in the time of one question for X."""
_ALL = {"every": {"type": "creature"}}
_BANNERS = tuple(
    permanent(f"banner_{each}", "W", "enchantment", static({"pt": [1, 1]}, what=MINE)) for each in range(8)
)
_SHIFTING = (
    permanent("thaw", "U", "enchantment", static({"colors": ["blue"]}, what=_ALL)),
    permanent("dye", "R", "enchantment", static({"colors": ["red"]},
              what={"every": {"type": "creature", "color": "blue"}})),
    permanent("wings", "U", "enchantment", static({"gains": ["flying"]},
              what={"every": {"type": "creature", "color": "red"}})),
    permanent("tide", "U", "enchantment", static({"pt": [0, 1]},
              what={"every": {"type": "creature", "keyword": "flying"}})),
)  # fmt: skip
"""What each of them affects hangs on another one (613.8)."""
_WITHOUT_TEXT = [creature(f"beast_{each}", "1 G", 2, 3) for each in range(20)]


def measure(size: Size) -> Iterator[Figure]:
    """Measure what is done on full battlefields, then whole games between easy players."""
    yield _board()
    yield from _battlefield()
    yield _used_up()
    yield from _games(size)


def _micro(name: str, work: Callable[[], object], bar: float) -> Figure:
    copied = each([Match(EMPTY, EMPTY.options(), 2, "empty")] * TIMES, lambda empty: empty.copy())
    ours = each([work] * TIMES, lambda again: again())
    return Figure(
        f"magic: {name}", ours * 1e6, "µs", copied * 1e6, "a copy of an empty game's match", bar
    )  # fmt: skip


def _board() -> Figure:
    """Measure 40 creatures, 12 static abilities of which 4 depend on one another, 6 floating effects."""
    beasts = [card["id"] for card in _WITHOUT_TEXT]
    laws = [card["id"] for card in (*_BANNERS, *_SHIFTING)]
    more = (*_BANNERS, *_SHIFTING, *_WITHOUT_TEXT)
    table = Duel(side(["bolt"], board=[*laws, *beasts]), side(["bolt"], board=beasts), more=more).table
    ids = tuple(table.perms)[-6:]
    table.floating = tuple(
        Floating(number, (ids[number],), (("pt", "", 2, 2),), "end_of_turn") for number in range(6)
    )
    return _micro("board of 40 creatures, 12 statics, 6 floating, 4 shifting", lambda: make(table), 200)


def _battlefield() -> Iterator[Figure]:
    """Measure a table with 30 permanents, seven different cards in hand; a copy with 40."""
    hand = ["bolt", "fork", "kill", "grow", "bear", "rhino", "hawk"]
    mine = ["bear", "ox", "hawk", "rhino", "nun"]
    duel = Duel(
        side(hand, lands="RRBGGUUWWW", board=mine),
        side(hand, lands="RRBBGGUUWW", board=mine),
    )
    table, match = duel.table, duel.match
    name = f"{len(table.perms)} permanents"
    view = GAME.seat_interface.view(table, YOU)
    deal = GAME.ai_support.sampler(view, view)
    yield _micro(f"{name}: legal list", lambda: windows.acts(table, YOU), 40)
    yield _micro(f"{name}: view", lambda: GAME.seat_interface.view(table, YOU), 600)
    yield _micro(f"{name}: sample", lambda: deal(Dice("speed")), 150)
    saved = each([match] * TIMES, lambda each: _loaded(each))
    plain = each([match.dump()] * TIMES, lambda dump: pickle.loads(pickle.dumps(dump)))
    yield Figure(
        f"magic: {name}: save and load", saved * 1e3, "ms", plain * 1e3, "pickle of the same dump", 0.5
    )
    larger = Duel(side(hand, board=mine * 4), side(hand, board=mine * 4)).table
    yield _micro(f"{len(larger.perms)} permanents: copy of the table", larger.copy, 25)


def _used_up() -> Figure:
    """Measure the question for X beside 24 creatures that can be sacrificed for mana."""
    beasts = [creature(f"beast_{each}", "G", 1 + each, 1) for each in range(24)]
    altar = permanent("altar", "1", "artifact", activated(
        {"sacrifice": {"type": "creature"}}, do=[{"action": "mana", "mana": "B B"}]))  # fmt: skip
    board = [*(beast["id"] for beast in beasts), "altar"]
    flare = spell("flare", "X B", life("x"))
    duel = Duel(side(["flare"], lands="B", board=board), more=[*beasts, altar, flare])
    asked = each([duel.match] * 5, lambda match: match.copy().answer(YOU, "cast:flare"))
    copied = each([duel.table] * TIMES, lambda table: table.copy())
    return Figure(
        "magic: X beside 24 creatures that are used up for mana", asked * 1e3, "ms", copied * 1e3,
        "a copy of the same table", USED_UP, bar_on_ratio=True,
    )  # fmt: skip


def _loaded(match: Match[Table]) -> Match[Table]:
    return Match.load(GAME, json.loads(json.dumps(match.dump())), match.options)


def _games(size: Size) -> Iterator[Figure]:
    """Measure how many whole games a second easy players play in bulk, and how often each is asked a turn."""
    seconds = min(1.0, size.seconds)
    rates = [rate_of(lambda seed: _played(GAME, f"speed {seed}"), seconds) for _ in range(size.runs)]
    empty = [rate_of(lambda seed: _played(EMPTY, f"speed {seed}"), seconds) for _ in range(size.runs)]
    yield Figure(
        "magic: games a second between easy players", max(rates), "1/s", max(empty), "an empty game's",
        GAMES_A_SECOND, at_least=True,
    )  # fmt: skip
    asked = [_asked(f"asked {number}") for number in range(size.paces)]
    turns = sum(turn for turn, _, _ in asked)
    yield Figure(
        "magic: asked with a choice a turn, each player",
        sum(chosen for _, chosen, _ in asked) / turns / 2, "questions",
        sum(all_ for _, _, all_ in asked) / turns / 2, "with those that have one answer", ASKED,
    )  # fmt: skip


def _played(game: Any, seed: str) -> int:
    """Play a match as `selfplay` does; it is one."""
    levels: list[Level] = ["easy", "easy"]
    match = bulk.begin(game, game.options(), levels, seed)
    while asked := match.decisions:
        match.answer(asked[0].seat, bulk.answer(match, asked[0], levels, f"{seed}-{match.serial}"))
    return 1


def _asked(seed: str) -> tuple[int, int, int]:
    """Play a match by preference; return its turns, the questions with a choice, and all questions."""
    match, dice = Match(GAME, GAME.options(), 2, seed, light=True), Dice(seed)
    chosen = questions = 0
    while asked := match.decisions:
        questions += 1
        chosen += sole_answer(asked[0]) is None
        match.answer(asked[0].seat, GAME.ai_support.prefer(match.table, asked[0], dice))
    return match.table.turn, chosen, questions
