"""What an easy player casts, uses and aims at: harm for the other, help for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engines.kernel import Answer, Choose, Decision, Pick
from engines.kernel.cards.packs import parts
from engines.kernel.play.heuristics import best_of, in_order
from engines.magic.cards.catalogue import Traits
from engines.magic.cards.texts import Text
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find, item_of, lying_at
from engines.magic.language import actions, costs
from engines.magic.language.abilities import Activated, Spoken
from engines.magic.players.harm import harms, is_harm
from engines.magic.rules import announcing, casting, making, permissions, special
from engines.magic.rules.announced import NO_TARGET
from engines.magic.rules.permissions import Castable
from engines.magic.table import keys as naming
from engines.magic.table.state import Table


def worth_casting(table: Table, seat: int, act: naming.Act) -> int:
    """Return how good it is to cast something now; 0 where it is better kept."""
    spell = permissions.spell_named(table, seat, act)
    if spends_creatures(table, announcing.used_up(table, casting.plan_of(seat, spell))):
        return 0
    card, text = spell.card, spell.card.spell
    value = _value_of_way(spell)
    if card.enchants is not None:
        text = next((each for each in card.texts if each.model.type == "static"), None)
        return value if text is None or _has_aim(table, seat, bad=harms(text)) else 0
    if text is None:  # what lies face down in the command zone is best of all
        return value
    if _counters(text):
        return value if table.stack and table.stack[-1].seat != seat else 0
    if not text.targeted:
        return value if special.has_main(table, seat) else 0
    bad = harms(text)
    in_time = special.has_main(table, seat) or (bad and not table.stack) or table.combat is not None
    return value if in_time and _has_aim(table, seat, bad=bad) else 0


def _value_of_way(spell: Castable) -> int:
    """Return how good it is to cast something in a way: by what stays and what goes."""
    if spell.way == "evoke":
        return 1
    lost = sum(getattr(each, "number", 0) for each in spell.components)
    return max(1, 1 + spell.card.cost.value - (spell.way == "dash") - 2 * lost)


def is_of_graveyard(table: Table, decision: Choose) -> bool:
    """Tell whether nothing is picked among but cards of the own graveyard."""
    lying = {naming.thing(each.id) for each in table.sides[decision.seat].graveyard}
    return all(key in lying for key in decision.keys if naming.thing_named(key))


def spends_creatures(table: Table, uses: Sequence[str]) -> bool:
    """Tell whether creatures are used up for mana."""
    known = board_of(table).traits
    taken = (naming.thing_named(key) for use in uses for key in making.taken(use))
    return any(number in known and known[number].is_creature for number in taken)


def _counters(text: Text) -> bool:
    return any(isinstance(part, actions.Unmake) for part in parts(text.model))


def _has_aim(table: Table, seat: int, *, bad: bool) -> bool:
    """Tell whether the right player has a creature, or can be harmed themselves."""
    return bad or bool(board_of(table).creatures[seat])


def worth_using(table: Table, seat: int, act: naming.Act) -> int:
    """Return how good it is to use an ability now.

    Nothing is sacrificed or thrown away for it, but for tokens that are there to be used up (111.10).
    """
    perm = table.perms.get(act.thing)
    if perm is None:
        return _worth_unearthing(table, act)
    text = table.catalogue.text(act.giver or perm.card.id, act.place)
    model = cast("Activated", text.model)
    spent = any(not isinstance(each, costs.Mana | costs.TapThis) for each in model.cost)
    gone = any(isinstance(each, costs.TapThis) and each.this != "tap" for each in model.cost)
    if text.is_mana or spent:
        return 0
    if gone:
        kept = not perm.card.is_token or board_of(table).traits[perm.id].is_creature
        return 0 if kept or text.targeted or not special.has_main(table, seat) else 1
    if any(isinstance(part, actions.Attach) for part in parts(model)):
        return 0 if perm.attached else 1
    if not text.targeted:
        return 0
    return 1 if harms(text) and _has_aim(table, seat, bad=True) else 0


def _worth_unearthing(table: Table, act: naming.Act) -> int:
    """Return how good it is to bring a creature back for a turn: before it can attack."""
    found = lying_at(table, act.thing) if act.thing else None
    if found is None:
        return 0
    *_, lying = found
    unearths = "unearth" in table.catalogue.cards[lying.card].inner
    return 1 if unearths and table.step == "main_1" else 0


def aim(table: Table, decision: Decision, text: Text | None) -> Answer:
    """Return the best target: the other's greatest, or the own one."""
    bad = text is not None and harms(text)
    return best_of(decision, lambda key: _value(table, decision.seat, key, bad=bad))


def _value(table: Table, seat: int, key: str, *, bad: bool) -> tuple[bool, int]:
    if key == NO_TARGET:
        return False, 1
    if naming.is_player(key):
        return (naming.player_named(key) != seat) is bad, 3
    number = naming.thing_named(key)
    seen = find(table, board_of(table), number)
    if seen is None:
        return False, 0
    if item_of(table, number) is not None:
        return seen.seat != seat, seen.traits.value
    return (seen.seat != seat) is bad, size(seen.traits)


def modes(table: Table, decision: Pick, text: Text | None) -> Answer:
    """Return the modes that help, as many as may be; others only where there are too few (700.2)."""
    said = text.model.modes if text is not None and isinstance(text.model, Spoken) else ()

    def helps(key: str) -> bool:
        mode = said[int(key)] if int(key) < len(said) else None
        if mode is None or not mode.targets:
            return True
        return _has_aim(table, decision.seat, bad=any(map(is_harm, parts(mode))))

    ranked = sorted(decision.keys, key=lambda key: not helps(key))
    number = min(decision.most, max(decision.least, sum(map(helps, decision.keys))))
    return in_order(decision, tuple(ranked[:number]))


def size(traits: Traits) -> int:
    """Return how great a creature is; of all else what it costs."""
    return traits.power + traits.toughness if traits.is_creature else traits.value


def text_of(table: Table, card: str | None, place: int | None) -> Text | None:
    """Return the text that asks for a target."""
    if card is None or card not in table.catalogue.cards:
        return None
    texts = table.catalogue.cards[card].texts
    if place is not None and 0 <= place < len(texts):
        return texts[place]
    return next((each for each in texts if each.model.type == "static"), None)
