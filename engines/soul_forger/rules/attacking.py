"""Attacks: declared and resolved one after another (SF-98 to SF-103, SF-108)."""

from __future__ import annotations

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import announcing, event_bus, keywords
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.fighters import end_combat
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import Player, piece_named
from engines.soul_forger.table.pieces import DoneDeed, Piece
from engines.soul_forger.table.state import Table

CANCEL, GO_ON, FINISH, END_TURN = "cancel", "go_on", "finish", "end_turn"


def attackers(table: Table) -> list[Piece]:
    """Return the creatures and weapons of the turn player that may attack (SF-80, SF-99, SF-103, SF-R8)."""
    if table.turn == 1 and not table.options.first_turn_attack:
        return []
    if changes.forbidden(table, table.active, "attack"):
        return []
    mine = table.of(table.active, "field", "primary", "secondary")
    return [piece for piece in mine if keywords.may_attack(table, piece) and not _is_spent(table, piece)]


def _is_spent(table: Table, piece: Piece) -> bool:
    """Tell whether a card that nothing turns Off-guard has attacked in this turn: else it would for ever."""
    return piece.used.get(DoneDeed.ATTACKED) == table.turn and changes.cannot(table, piece, "turn_off")


def bound_to_attack(table: Table) -> list[Piece]:
    """Return what attacks if it can: Combat is not over before."""
    if "must:attack" not in table.kinds:
        return []
    return [piece for piece in attackers(table) if changes.must(table, piece, "attack")]


def targets(table: Table) -> list[str]:
    """Return what may be attacked: any opponent, or any creature that one controls (SF-100)."""
    others = table.others(table.active)
    creatures = (piece for seat in others for piece in table.creatures(seat))
    return [
        *(naming.player(seat) for seat in others),
        *(piece.key for piece in creatures if keywords.can_be_attacked(table, piece)),
    ]


def ask(table: Table) -> Play[bool]:
    """Let the turn player declare an attack, activate something (SF-R54) or finish (SF-35, SF-D9)."""
    bound = bound_to_attack(table)
    able = [piece.key for piece in attackers(table)]
    keys = tuple(able) if bound else (FINISH, END_TURN, *able)
    seat, default = table.active, bound[0].key if bound else FINISH
    answer = yield Choose(
        seat, "attack", (*keys, *announcing.replies(table, seat)), default=default, hidden=True
    )
    if answer in (FINISH, END_TURN):
        if answer == END_TURN:  # nobody learns of it before the turn ends
            table.sides[seat].quiet = "end"
        event_bus.phase_ends(table, "main_2")
        return True
    if answer not in keys:
        return (yield from announcing.announce(table, seat, answer))
    return (yield from announce(table, answer, bound=bool(bound)))


def announce(table: Table, attacker: str, *, bound: bool = False) -> Play[bool]:
    """Let the turn player say whom the card attacks, and declare it. False when they go back."""
    found = targets(table)
    target = found[0]
    if len(found) > 1:
        target = yield Choose(
            table.active,
            "target",
            tuple(found),
            about=DecisionContext(piece=attacker),
            back=True,
            default=found[0] if bound else BACK,
            hidden=True,
        )
        if target == BACK:
            return False
    declare(table, piece_named(attacker), target)
    return True


def declare(table: Table, attacker: int, target: str) -> None:
    """Declare attack and target together (SF-108)."""
    aim(table, Combat(attacker, table.active, 0), target)
    table.moment, table.point = "step1", "redirect"
    tell(table, "attack")
    fighter, combat = table.pieces[attacker], table.combat
    assert combat is not None
    attacked = GameEvent("player_attacked", combat.defender, by=(fighter,))
    if combat.target:
        attacked = attacked._replace(kind="attacked", piece=table.pieces[combat.target])
    event_bus.note(table, GameEvent("attack_declared", table.active, fighter), attacked)


def aim(table: Table, combat: Combat, target: str) -> None:
    """Let an attack go to a player or a creature; who passed until attacked is asked again (SF-D23)."""
    match naming.aim(target):
        case Player(seat):
            defender, creature = seat, 0
        case _:
            creature = piece_named(target)
            defender = table.pieces[creature].seat
    table.combat = combat._replace(defender=defender, target=creature)
    if table.sides[defender].quiet == "attacked":
        table.sides[defender].quiet = ""


def tell(table: Table, kind: str) -> None:
    """Tell who attacks whom."""
    combat = table.combat
    assert combat is not None
    attacker, target = table.pieces[combat.attacker], table.pieces.get(combat.target)
    card = table.named(attacker.card.id)
    if target is None:
        table.tell(f"{kind}_player", seat=combat.seat, other=combat.defender, card=card)
    else:
        aim = table.named(target.card.id)
        table.tell(kind, seat=combat.seat, other=combat.defender, card=card, target=aim)


def is_aimed(table: Table, combat: Combat) -> bool:
    """Tell whether the target is still one (SF-101): there, under the same control, and attackable."""
    if not combat.target:
        return combat.defender in table.living()
    creature = table.pieces.get(combat.target)
    if creature is None or creature.seat != combat.defender:
        return False
    return keywords.can_be_attacked(table, creature)


def may_turn(table: Table) -> bool:
    """Tell whether the attacker's player may go on, change the target, or call it off (SF-101, SF-R50)."""
    combat = table.combat
    assert combat is not None
    return combat.moved or not is_aimed(table, combat)


def redirect(table: Table) -> Play[bool]:
    """Let the attacker's player go on, take another target, or call the attack off (SF-D11)."""
    combat = table.combat
    assert combat is not None
    others = [key for key in targets(table) if key != combat.aim]
    keys = (*((GO_ON,) if is_aimed(table, combat) else ()), CANCEL, *others)
    answer = yield Choose(combat.seat, "redirect", keys, default=keys[0])
    table.point = "block"
    if answer == CANCEL:
        table.tell("called_off", seat=combat.seat)
        end_combat(table, keeps_guard=table.options.cancel_keeps_guard)
    else:  # no new declaration: the new target's player has steps 2 and 3 (SF-R50 as amended)
        table.combat = combat._replace(moved=False)
        if answer != GO_ON:
            aim(table, table.combat, answer)
            tell(table, "attack_turned")
    return True
