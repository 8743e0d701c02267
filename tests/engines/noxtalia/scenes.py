"""Puts a table into a position, so that a test can tell the rule book's story."""

from __future__ import annotations

from typing import Any

from engines.kernel import Answer, Dice, Match
from engines.noxtalia import NoxtaliaOptions, NoxtaliaView
from engines.noxtalia.options import Team
from engines.noxtalia.rules.setup import seat_teams
from engines.noxtalia.seat.view import AttackView
from engines.noxtalia.table.pieces import Attached, Attack, Spirit
from engines.noxtalia.table.state import Side, Table
from tests.engines.noxtalia.pack import TEAMS, attack, build, defence, effect, support, team
from tests.engines.noxtalia.playing import GAME
from tests.engines.position import Position, built_once

ME, YOU = 0, 1
"""The seats of a scene: mine is the active one."""


@built_once
def pack_with(cards: tuple[Any, ...], spirits: dict[str, Any] | None) -> Any:
    """Return the test pack with some more cards; each such pack is built once."""
    return build(*cards, spirits=spirits)


def let_the_robot_go_on(match: Match[Table]) -> None:
    """Answer for the Robot, which is asked to go on after each card so that people can follow."""
    while match.decisions and match.decisions[0].kind == "robot":
        match.answer(match.decisions[0].seat, "go_on")


class Scene(Position[Table, Side]):
    """A match in a chosen position, in which seat 0 has the turn."""

    def __init__(self, table: Table, seats: int) -> None:
        super().__init__(GAME, table, seats)

    # What can be seen

    @property
    def attack(self) -> Attack:
        assert self.table.attack is not None
        return self.table.attack

    def spirit(self, key: str) -> Spirit:
        return self.table.spirit(key)

    def pv(self, seat: int = YOU) -> list[int]:
        return [spirit.pv for spirit in self.table.sides[seat].spirits]

    def charged(self, seat: int = YOU) -> list[bool]:
        return [spirit.charged for spirit in self.table.sides[seat].spirits]

    def attached(self, key: str) -> list[str]:
        return [each.card for each in self.spirit(key).attached]

    def view(self, seat: int | None) -> NoxtaliaView:
        return GAME.seat_interface.view(self.table, seat)

    def attack_seen(self, seat: int | None = None) -> AttackView:
        seen = self.view(seat).attack
        assert seen is not None
        return seen

    # What can be done

    def do(self, *answers: Answer) -> Scene:
        """Give answers, whoever is asked."""
        for answer in answers:
            self.match.answer(self.asked.seat, answer)
            let_the_robot_go_on(self.match)
        return self

    def roll(self, *dice: int) -> Scene:
        """Let the next dice fall so."""
        self.table.dice.foretell([die - 1 for die in dice])
        return self

    def attacks(self, card: str, target: str = "1:0", *answers: Answer) -> Scene:
        """Attack with a card, up to what the defender is asked."""
        return self.do("attack", card, target, *answers)

    def strikes(self, spirit: str, target: str = "1:0", *answers: Answer) -> Scene:
        """Attack with a Spirit."""
        return self.do("spirit", spirit, target, *answers)

    def supports(self, card: str, *answers: Answer) -> Scene:
        return self.do("support", card, *answers)


def scene(
    mine: str = "kelorn hurlebois granor",
    yours: str = "nivelune voltaigle ondarque",
    *others: str,
    hand: str = "",
    your_hand: str = "",
    hands: dict[int, str] | None = None,
    pile: str | None = None,
    your_pile: str | None = None,
    discard: str = "",
    your_discard: str = "",
    removed: str = "",
    pm: int = 8,
    your_pm: int = 8,
    turn: int = 3,
    pv: dict[str, int] | None = None,
    exhausted: str = "",
    dead: str = "",
    attached: dict[str, str] | None = None,
    stage: str = "combat",
    active: int = ME,
    exhaustions: tuple[int, int] = (0, 0),
    cards: tuple[Any, ...] = (),
    spirits: dict[str, Any] | None = None,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
) -> Scene:
    """Set a scene. Spirits are named `seat:place`; a pile's first card lies on top.

    Cards that are not named lie in no pile: hands hold what is said and nothing else, and piles hold
    a few plain cards unless they are named. `attached` maps a Spirit to `card:owner` words.
    """
    fields = (mine, yours, *others)
    seats = seats or len(fields)
    pack = pack_with(cards, spirits)
    teams = tuple(team(*names.split(), pack=pack) for names in fields)
    chosen = NoxtaliaOptions.model_validate({**(options or {}), "cards": pack, "teams": teams})
    table = Table(Dice("scene"), chosen, seats)
    seat_teams(table, Dice("scene"))
    table.stage = stage  # type: ignore[assignment]  # a test may name any stage
    table.turn, table.active = turn, active
    every = {0: hand, 1: your_hand, **(hands or {})}
    piles = {0: pile, 1: your_pile}
    for seat, side in enumerate(table.sides):
        side.pm = (pm, your_pm)[min(seat, 1)]
        for card in every.get(seat, "").split():
            table.take(side, card)
        named = piles.get(seat)
        side.pile = _plain_pile(side) if named is None else named.split()[::-1]
        side.last_turn = turn if seat <= active else turn - 1
    table.sides[ME].discard = discard.split()
    table.sides[ME].removed = removed.split()
    table.sides[YOU].discard = your_discard.split()
    table.sides[ME].exhaustions, table.sides[YOU].exhaustions = exhaustions
    for key, value in (pv or {}).items():
        table.spirit(key).pv = value
    for key in exhausted.split():
        table.spirit(key).charged = False
    for key in dead.split():
        table.spirit(key).pv, table.spirit(key).alive = 0, False
    for key, words in (attached or {}).items():
        for word in words.split():
            card, _, owner = word.partition(":")
            table.spirit(key).attached.append(Attached(card, int(owner or 0)))
    return Scene(table, seats)


def used(*actions: Any, **setting: Any) -> Scene:
    """Use a free Support with these actions."""
    card = support("card", effect(*actions), cost=0)
    cards = (card, *setting.pop("cards", ()))
    return scene(hand=f"card {setting.pop('hand', '')}", cards=cards, **setting).supports("card")


def struck(*actions: Any, target: str = "1:2", **setting: Any) -> Scene:
    """Attack the neutral Spirit with a card of Power 9 with these actions, up to the window."""
    card = attack("card", effect(*actions), cost=0)
    return scene(hand=f"card {setting.pop('hand', '')}", cards=(card,), **setting).attacks("card", target)


def guarded(*actions: Any, by_spirit: bool = False, target: str = "1:2", **setting: Any) -> Scene:
    """Defend with a card of Power 3 with these actions against Power 8, or a Spirit's 5."""
    card = defence("card", effect(*actions), cost=0, power=3, element="rocheux")
    s = scene(
        hand="kelorn_strike", your_hand=f"card {setting.pop('your_hand', '')}", cards=(card,), **setting
    )
    s = s.strikes("0:0", target) if by_spirit else s.attacks("kelorn_strike", target)
    return s.do("card")


def _plain_pile(side: Side) -> list[str]:
    """Return the side's own cards but those in hand, the last base card on top."""
    return [card for card in side.deck if card not in side.hand][:8]


def ready(**options: Any) -> NoxtaliaOptions:
    """Return options with the test pack and its teams A, B, C, A."""
    pack = pack_with((), None)
    teams: tuple[Team, ...] = tuple(team(*names, pack=pack) for names in (*TEAMS.values(), TEAMS["a"]))
    return NoxtaliaOptions.model_validate({"cards": pack, "teams": teams, **options})
