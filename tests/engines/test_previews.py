"""What a question foretells comes true, if nobody does anything about it.

Computers play, and at each question the numbers that its answers promise are tried out on a copy of the
match, where everyone lets it happen. A promise is about the table as it is: a text that changes it voids it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.kernel import PASS, Answer, Assign, Choose, Decision, Dice, Event, Match, Say
from engines.magic.table import keys as magic_naming
from engines.neo_noble.evaluation import powers
from engines.neo_noble.table.pieces import place_named
from engines.registry import GAMES
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import Player, aim, piece, piece_named, player
from tests.profiles import sampled

MATCHES, ALL, ENOUGH = 15, "all", "until each has been tried often"
OFTEN = 5
"""How often each promise must have been tried."""
STEPS = 12
"""Answers after which what was promised has come true, or does not count."""


class Promise(NamedTuple):
    """Numbers that a question foretells of an answer; None is the question as it stands."""

    said: Say
    decision: Decision
    answer: Answer | None


class Void(Exception):
    """Something else happened on the way."""


Check = Callable[[Match[Any], Promise], None]


def promises(match: Match[Any], decision: Decision) -> Iterator[Promise]:
    prompt = match.prompt(decision.seat)
    if prompt.about is not None:
        yield Promise(prompt.about, decision, None)
    for option in prompt.options:
        if option.preview is not None and option.refused is None and not option.then:
            whole = option.key if isinstance(decision, Choose) else (option.key,)
            yield Promise(option.preview, decision, whole)
        for place, said in option.leads.items():
            assert isinstance(decision, Assign)
            alone = tuple(place if key == option.key else "" for key in decision.keys)
            yield Promise(said, decision, alone)


def begin(match: Match[Any], promise: Promise) -> None:
    if promise.answer is not None:
        if not promise.decision.allows(promise.answer):
            raise Void
        match.answer(promise.decision.seat, promise.answer)


def let_happen(match: Match[Any], over: Callable[[list[Event]], bool], let: dict[str, Answer]) -> list[Event]:
    """Answer as one who does nothing until it is `over`; `let` says what that is by the kind of question."""
    told: list[Event] = [*match.events]
    for _ in range(STEPS):
        if over(told):
            return told
        if not match.decisions:
            raise Void
        asked = match.decisions[0]
        passed = ("",) * len(asked.keys) if isinstance(asked, Assign) else PASS
        answer = let.get(asked.kind, passed)
        if not asked.allows(answer):
            raise Void
        match.events.clear()
        match.answer(asked.seat, answer)
        told += match.events
    raise Void


def facts(told: list[Event], *kinds: str) -> list[Mapping[str, Any]]:
    return [event.facts for event in told if event.kind in kinds]


# Soul-Forger


def soul_forger(match: Match[Any], promise: Promise) -> None:
    """Nobody blocks or answers: combat deals the damage that was foretold (SF-111)."""
    key, said = promise.said.key, promise.said.values
    declared = _declared(match, promise)
    fighters = dict(match.table.pieces)
    begin(match, promise)
    here = declared or match.table.combat
    if here is None or match.table.flow:
        raise Void
    by_weapon = fighters[here.attacker].is_weapon
    told = let_happen(
        match,
        lambda _: match.table.combat is None or match.table.point == "after_combat",
        {"block": "no_block", "redirect": "go_on"},
    )
    if facts(told, "flow"):
        raise Void
    dealt = Counter[str]()
    for each in facts(told, "damaged", "player_damaged"):
        dealt[each["on"]] += each["count"]
    back = dealt[player(here.seat) if by_weapon else piece(here.attacker)]
    if key == "sf-preview-attack-player":
        assert (dealt[player(here.defender)], back) == (said["after"] - said["before"], said["back"])
    elif key == "sf-preview-attack-creature":
        other, through = dealt[piece(here.blocker or here.target)], dealt[player(here.defender)]
        assert (other, through, back) == (said["power"], said["through"], said["back"])
    elif key == "sf-preview-block-self":
        assert (back, dealt[player(here.defender)]) == (said["power"], said["taken"])
    else:
        taken, through = dealt[piece(here.blocker)], dealt[player(here.defender)]
        assert (back, taken, through) == (said["power"], said["taken"], said["through"])


def _declared(match: Match[Any], promise: Promise) -> Combat | None:
    """Return the combat that an answer is about: it may be over before anything else is asked."""
    decision, pieces, combat = promise.decision, match.table.pieces, match.table.combat
    if decision.kind == "block" and combat is not None and promise.answer not in (None, "no_block"):
        blocker: Combat = combat._replace(blocker=piece_named(str(promise.answer)))
        return blocker
    if decision.kind != "target" or promise.answer is None:
        return combat
    attacker = piece_named(decision.about.the_piece)
    seat = pieces[attacker].seat
    match aim(str(promise.answer)):
        case Player(other):
            return Combat(attacker, seat, other)
        case _:
            target = piece_named(str(promise.answer))
            return Combat(attacker, seat, pieces[target].seat, target)


def noxtalia(match: Match[Any], promise: Promise) -> None:
    """Without a Defence an attack takes the PV that were foretold; with one, what is left (NX-D9, NX-D12)."""
    said, cards = promise.said.values, match.table.catalogue.cards
    attacks = promise.said.key == "nx-preview-attack"
    card = match.table.card(promise.decision.about.the_card) if attacks else cards.get(promise.answer)
    if card is None or card.on_use:  # it is foretold before effects
        raise Void
    begin(match, promise)
    told = let_happen(match, lambda told: bool(facts(told, "undefended", "compare")), {"defend": "none"})
    if facts(told, "roll", "effect"):
        raise Void
    (compared,) = facts(told, "undefended", "compare")
    if attacks:
        assert (compared["power"], compared["pv"]) == (said["power"], said["after"])
    else:
        assert compared["amount"] == said["damage"]


def neo_noble(match: Match[Any], promise: Promise) -> None:
    """Totals, Block and battle are as foretold, if no text has its say (NN-D13, NN-D16, NN-D18)."""
    key, said = promise.said.key, promise.said.values
    if key == "nn-preview-arrival":
        if match.table.card(promise.decision.about.the_card).texts:
            raise Void
        begin(match, promise)
        if facts(match.events, "text") or not facts(match.events, "summon"):
            raise Void
        totals = powers.totals(match.table, place_named(str(promise.answer)))
        assert totals == (said["new_power"], said["new_resolve"])
        return
    begin(match, promise)
    if key == "nn-preview-block":
        (blocked,) = facts(let_happen(match, lambda told: bool(facts(told, "block")), {}), "block")
        assert blocked["value"] == said["value"]
        return
    told = let_happen(match, lambda told: bool(facts(told, "battle")), {"block": ()})
    if facts(told, "text", "summon"):
        raise Void
    (fought,) = facts(told, "battle")
    assert (fought["power"], fought["resolve"]) == (said["power"], said["resolve"])
    if said["outcome"] != "tie":
        assert (fought["outcome"] == "won") is (said["outcome"] == "ahead")


def dueling_nobles(match: Match[Any], promise: Promise) -> None:
    """Totals, wounds and resources are as foretold."""
    key, said, seat = promise.said.key, promise.said.values, promise.decision.seat
    begin(match, promise)
    if key == "dn-preview-total":
        laid = [each for each in facts(match.events, "cards") if each["seat"] == seat]
        if not laid:  # both reveal together
            raise Void
        assert laid[0]["total"] == said["total"]
    elif key == "dn-preview-left":
        assert match.table.sides[seat].resources == said["left"]
    else:
        card = promise.answer if promise.decision.kind != "king_tax_confirm" else promise.decision.about.card
        wounded = [noble.wounds for noble in match.table.sides[seat].courtyard if noble.card == card]
        if promise.decision.kind == "king_tax_king" or not wounded:
            raise Void
        assert wounded == [said["after"]]


def magic(match: Match[Any], promise: Promise) -> None:
    """An attack that nobody blocks costs the life that was foretold, a block the lives of those who fight."""
    said, decision = promise.said.values, promise.decision
    assert isinstance(decision, Assign)
    assert isinstance(promise.answer, tuple)
    (number,) = [n for n, place in enumerate(promise.answer) if place]
    mine, place = magic_naming.thing_named(decision.keys[number]), str(promise.answer[number])
    begin(match, promise)
    other = magic_naming.player_named(place) if decision.kind == "attackers" else decision.seat

    def over(_told: list[Event]) -> bool:
        if match.table.stack:
            raise Void
        return match.table.combat is None

    if facts(let_happen(match, over, {}), "trigger"):
        raise Void
    if decision.kind == "attackers":
        assert match.table.sides[other].life == said["after"]
    else:
        fighters = {"blocker": mine, "attacker": magic_naming.thing_named(place)}
        fell = {each for each, number in fighters.items() if number not in match.table.perms}
        assert fell == {"both": {"blocker", "attacker"}, "nobody": set()}.get(said["fate"], {said["fate"]})


CHECKS: dict[str, tuple[Check, str]] = {
    "soul_forger": (soul_forger, "attack-player attack-creature block block-self"),
    "noxtalia": (noxtalia, "attack defence"),
    "neo_noble": (neo_noble, "arrival attack block"),
    "dueling_nobles": (dueling_nobles, "total left wounds"),
    "magic": (magic, "attack block"),
}
"""By game, how it is tried out, and what is: the other previews say what is printed, or what is expected."""


@pytest.mark.parametrize("name", list(CHECKS))
@pytest.mark.parametrize("matches", sampled([ENOUGH, ALL]))
def test_what_a_question_foretells_comes_true(name: str, matches: str) -> None:
    game, (check, names) = GAMES[name], CHECKS[name]
    kept = {f"{game.prefix}-preview-{each}" for each in names.split()}
    tried = Counter[str](dict.fromkeys(kept, 0))
    for number in range(MATCHES):
        if matches == ENOUGH and min(tried.values()) >= OFTEN:
            break
        chance = Random(number)
        match = Match[Any](game, seats=2, seed=f"foretold {number}")
        while match.decisions and match.serial < 300:
            decision = match.decisions[0]
            for promise in promises(match, decision):
                if promise.said.key in kept and chance.random() < 0.5:
                    try:
                        check(match.copy(), promise)
                    except Void:
                        continue
                    tried[promise.said.key] += 1
            answer = decision.any(chance)
            if chance.random() < 0.8:
                answer = game.ai_support.prefer(match.table, decision, Dice(f"{number}/{match.serial}"))
            match.answer(decision.seat, answer)
    assert min(tried.values()) >= OFTEN, f"each has been tried: {tried}"
