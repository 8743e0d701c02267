"""What things are called in questions, from what their seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.kernel import Say
from engines.kernel.cards.wording import chained, dashed
from engines.kernel.decisions.keys import card_of
from engines.magic.cards.catalogue import Named
from engines.magic.cards.printed.parts import symbols
from engines.magic.cards.taking import takes_itself
from engines.magic.cards.texts import Text, ways_of
from engines.magic.cards.token_names import original_of
from engines.magic.cards.ways import CastWay
from engines.magic.language.actions import AddMana
from engines.magic.language.costs import BITS, Component, Life, Pick, TapThis, written
from engines.magic.rules import permissions
from engines.magic.rules.costs import ASKED
from engines.magic.seat.view import MagicView, PermView
from engines.magic.table import keys as naming
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def text_key(*words: str) -> str:
    """Return the key of a text of this game."""
    return "-".join(("mn", *map(dashed, words)))


class Labels:
    """What things of one view are called."""

    def __init__(self, view: MagicView, table: Table) -> None:
        self._catalogue = table.catalogue
        self._perms = {perm.id: perm for perm in view.perms}
        self._items = {item.id: item for item in view.stack}
        self._lying = {each.id: (side.seat, each) for side in view.sides for each in _open(side)}
        self._down = {each.id: side.seat for side in view.sides for each in side.exile if each.card == HIDDEN}
        self._homes = {each.id for side in view.sides for each in side.command}
        self._gone = {known.id: known.card for known in table.known}
        self._nth = _numbered(view)

    def named(self, card: str) -> Named:
        """Return a card's id and names."""
        return self._catalogue.named(card_of(card))

    def value(self, card: str) -> int:
        """Return the mana value of a card (202.3)."""
        return self._catalogue.cards[card].traits.value

    def aim(self, key: str) -> Say:
        """Return what a permanent, a card in a pile, a spell or ability, or a player is called."""
        number = naming.thing_named(key)
        if number in self._perms:
            perm = self._perms[number]
            return self._permanent(perm, perm.card)
        if number in self._items:
            item = self._items[number]
            return self._with_number("item", number, item.card, item.seat, kind=item.kind)
        if number in self._lying:
            seat, lying = self._lying[number]
            return self._with_number("lying", number, lying.card, seat)
        if number in self._down:
            return Say(text_key("hidden_card"), {"seat": self._down[number], "nth": self._hidden(number)})
        return Say(text_key("player"), {"seat": naming.player_named(key)})

    def _hidden(self, number: int) -> int:
        """Return which of a player's cards that lie face down in exile one is; 0 of the only one."""
        alike = [each for each, seat in self._down.items() if seat == self._down[number]]
        return alike.index(number) + 1 if len(alike) > 1 else 0

    def under(self, perm: PermView) -> Say:
        """Return what a permanent is that lies face down, with its number there."""
        return self._permanent(perm, perm.under)

    def _permanent(self, perm: PermView, card: str) -> Say:
        return Say(text_key("permanent"), {"card": self.named(card), "nth": perm.nth, "seat": perm.seat})

    def _with_number(self, what: str, number: int, card: str, seat: int, kind: str = "") -> Say:
        values = {"card": self.named(card), "nth": self._nth.get(number, 0), "seat": seat, "kind": kind}
        return Say(text_key(what), values)

    def ability(self, card: str, place: int) -> int:
        """Return which of a card's activated, or triggered, abilities one is, from 1; 0 of the only one."""
        texts = self._catalogue.cards[card].texts
        kind = type(self._catalogue.text(card, place).model)
        places = [text.place for text in texts if type(text.model) is kind]
        return places.index(place) + 1 if len(places) > 1 and place in places else 0

    def given(self, card: str, place: int) -> int:
        """Return which of the abilities that a card gives one is, from 1; 0 of the only one."""
        found = self._catalogue.definitions[original_of(card)]
        return place - len(self._catalogue.cards[card].texts) + 1 if len(found.gives) > 1 else 0

    def thing(self, key: str) -> Say:
        """Return what an object, or a card of a hand, is called."""
        return self.aim(key) if naming.thing_named(key) else Say(text_key("card"), {"card": self.named(key)})

    def _text(self, use: naming.Made) -> Text:
        return self._catalogue.text(use.giver or self.card_of(use.what) or card_of(use.what), use.place)

    def price(self, use: naming.Made) -> str:
        """Return the word for what a use takes: what is picked, else, with `_itself`, what is used."""
        paid = self._text(use).costs
        picks = [ASKED[type(each)] for each in paid if isinstance(each, Pick)]
        own = [each.this for each in paid if isinstance(each, TapThis) and takes_itself(each)]
        words = [*picks, *(f"{each}_itself" for each in own)]
        return words[0] if len(words) == 1 else "several" if picks else "none"

    def mana(self, use: naming.Made) -> str:
        """Return the colour of mana that a use gives, where it gives one of several, all alike."""
        action = self._text(use).program.blocks[0][0]
        if not isinstance(action, AddMana) or not action.alike:
            return "none"
        unit = ways_of(action, 1)[use.way][0]
        return symbols(next(letter for letter, bit in BITS.items() if unit & bit))

    def way(self, act: naming.Act) -> tuple[str, CastWay] | None:
        """Return a card and the other way in which a key casts it, if it does (118.9)."""
        lying = self._lying.get(act.thing)
        card = act.card if lying is None else lying[1].card
        if card not in self._catalogue.cards:
            return None
        zone = "hand" if lying is None or act.thing in self._homes else "graveyard"
        ways = permissions.named_ways(self._catalogue.cards[card], zone)
        place = act.place - (zone == "hand")
        return (card, ways[place]) if 0 <= place < len(ways) else None

    def price_of_way(self, way: CastWay) -> Say:
        """Return what is paid to cast a card in another way, in few words."""
        bare = not way.cost.value and not way.cost.xs and way.components
        parts = [] if bare else [Say(text_key("way", "mana"), {"mana": symbols(written(way.cost))})]
        parts += [
            Say(text_key("way", "pays"), {"how": dashed(_how(each)), "number": _much(each)})
            for each in way.components
        ]
        return chained("words-comma", parts)

    def card_of(self, key: str) -> str | None:
        """Return the card that an object is, or was last; None where that is not known."""
        found = self.perm(key) or self.item(key) or self.lying(key)
        return self._gone.get(naming.thing_named(key)) if found is None else found.card

    def perm(self, key: str) -> PermView | None:
        """Return the permanent that a key names, if it names one."""
        return self._perms.get(naming.thing_named(key))

    def item(self, key: str) -> StackObject | None:
        """Return what on the stack a key names, if it names that."""
        return self._items.get(naming.thing_named(key))

    def lying(self, key: str) -> ZoneCard | None:
        """Return the card of a pile that a key names, if it names one."""
        found = self._lying.get(naming.thing_named(key))
        return found[1] if found is not None else None


def _how(part: Component) -> str:
    return next(iter(type(part).model_fields))


def _much(part: Component) -> int:
    return part.life if isinstance(part, Life) else getattr(part, "number", 1)


def _open(side: object) -> Iterator[ZoneCard]:
    for name in ("graveyard", "exile", "command"):
        yield from (each for each in getattr(side, name) if each.card != HIDDEN)


def _numbered(view: MagicView) -> dict[int, int]:
    """Return of cards in piles and on the stack which of its name each is, where there are more."""
    rows = [
        *((item.id, (item.seat, item.card, item.kind)) for item in view.stack),
        *((each.id, (side.seat, each.card, "")) for side in view.sides for each in _open(side)),
    ]
    several = Counter(named for _, named in rows)
    so_far = Counter[tuple[int, str, str]]()
    found: dict[int, int] = {}
    for number, named in rows:
        so_far[named] += 1
        found[number] = so_far[named] if several[named] > 1 else 0
    return found
