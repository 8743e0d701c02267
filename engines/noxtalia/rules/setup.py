"""Before the first turn: teams, piles, opening hands (NX-7, NX-15 to NX-21)."""

from __future__ import annotations

from engines.kernel import Choose, Dice, Play
from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.options import SPIRITS, Team
from engines.noxtalia.rules.piles import draw
from engines.noxtalia.rules.robot.steps import ROBOT_AMOUNT
from engines.noxtalia.rules.turn import INCOME, begin_turn
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.state import Side, Table


def seat_teams(table: Table, dice: Dice) -> None:
    """Give every side its team: the host's, a random one, or a ready-made one (NX-D2, NX-H7)."""
    wanted = table.options.teams
    taken: set[str] = set()
    for side in table.sides:
        if table.options.random_teams:
            team = _random_team(table, dice, taken)
            taken.update(member.spirit for member in team.members)
        else:
            given = wanted[side.seat] if side.seat < len(wanted) else None
            if given is None and side.robot:
                given = _robots(table, dice)
            team = given or _ready_made(table.catalogue, side.seat)
            if side.robot or table.options.format == "standard":
                team = _with_base(table.catalogue, team)
        field_team(table, side, team)


def field_team(table: Table, side: Side, team: Team) -> None:
    """Lay three Spirits out, and note their 18 capacities (NX-5, NX-19)."""
    bodies = table.catalogue.bodies
    side.spirits = [
        Spirit(side.seat, place, bodies[member.spirit]) for place, member in enumerate(team.members)
    ]
    side.deck = tuple(card for member in team.members for card in member.capacities)


def _ready_made(catalogue: Catalogue, seat: int) -> Team:
    """Return team A, B, C by seat (NX-14)."""
    return catalogue.standard(catalogue.teams[seat % len(catalogue.teams)].spirits)


def _robots(table: Table, dice: Dice) -> Team:
    """Return the Robot's team, which the human has chosen (NX-14, NX-D4)."""
    catalogue, wanted = table.catalogue, table.options.robot_team
    teams = [team for team in catalogue.teams if team.id == wanted]
    if wanted == "random":
        teams = [catalogue.teams[dice.randrange(len(catalogue.teams))]]
    if wanted == "other":
        humans = {spirit.body.id for spirit in table.sides[0].spirits}
        teams = [team for team in catalogue.teams if not humans & set(team.spirits)]
    return catalogue.standard((teams or catalogue.teams)[0].spirits)


def _with_base(catalogue: Catalogue, team: Team) -> Team:
    """Return the team with base capacities, in whatever printing (NX-11, NX-13, NX-R20)."""
    standard = catalogue.standard(member.spirit for member in team.members)
    members = (
        own if {catalogue.identity(card) for card in own.capacities} == set(base.capacities) else base
        for own, base in zip(team.members, standard.members, strict=True)
    )
    return Team(members=tuple(members))  # pyright: ignore[reportArgumentType]


def _random_team(table: Table, dice: Dice, taken: set[str]) -> Team:
    """Draw three Spirits of different elements (NX-7, NX-8, NX-H7, NX-R21)."""
    catalogue = table.catalogue
    names = list(catalogue.bodies)
    dice.shuffle(names)
    if not table.options.mirror:  # again only when there are not enough others
        names.sort(key=taken.__contains__)
    team: dict[str, str] = {}
    for name in names:
        team.setdefault(catalogue.bodies[name].element, name)
    return catalogue.standard(list(team.values())[:SPIRITS])


def setup(table: Table) -> Play[None]:
    """Set the table up and begin the first turn, which has no Preparation (NX-15 to NX-21, NX-30, NX-R37)."""
    table.first = yield from first_player(table)
    table.turn = 1
    table.flipped = False
    table.changes = []
    table.resolving = []
    table.sides = [side.cleared() for side in table.sides]
    for side in table.sides:
        _lay_out(table, side)
    table.tell("first_player", seat=table.first)
    for side in table.sides:
        amount = ROBOT_AMOUNT[table.options.difficulty]
        side.pm = amount if side.robot else INCOME
        draw(table, side, amount if side.robot else table.options.opening_hand)
    side = table.sides[table.first]
    begin_turn(table, side)
    side.last_turn = 1
    table.tell("turn", seat=side.seat, turn=1, cycle=table.cycle)
    table.stage = "combat"


def first_player(table: Table) -> Play[int]:
    """Return who begins: at random, the human in Solo, or whom the loser names (NX-15, NX-H8)."""
    if table.mode == "solo":
        return 0
    seats = [side.seat for side in table.sides if side.seat not in table.left]
    if table.chooser < 0 or table.chooser in table.left:
        return seats[table.dice.randrange(len(seats))]
    keys = tuple(str(seat) for seat in seats)
    return int((yield Choose(table.chooser, "first", keys)))


def _lay_out(table: Table, side: Side) -> None:
    """Show a side's Spirits, and give it its shuffled pile (NX-16, NX-19, NX-20)."""
    side.pile = list(side.deck)
    table.dice.shuffle(side.pile)
    if table.journal is not None:
        table.tell("team", seat=side.seat, cards=[table.named(spirit.body.id) for spirit in side.spirits])
