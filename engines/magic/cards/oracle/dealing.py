"""Cards from the top of a library in the publisher's words."""

from __future__ import annotations

from engines.magic.cards.oracle import filters, selectors, values
from engines.magic.cards.oracle.clauses import Clause, you_do
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.language.deals import Deal, DealtPile, DealtTo, Look
from engines.magic.language.filters import ANYTHING
from engines.magic.language.selectors import Who

_THEN = either(". ", ". then ")
_ONE = either("it", "that card")
_SEVERAL = either("them", "those cards")


def look(scene: Scene, action: Look) -> Clause:
    """Return a deal that was written in short."""
    return deal(scene, action.deal)


def deal(scene: Scene, action: Deal) -> Clause:
    """Return what is shown, and where it goes."""
    scene.forget()
    _refuse_idle(action)
    if action.rest == "exile" and not action.piles:
        if action.shown != "all" or action.until is not None:
            raise Cant("exiled face down, or until something is found")
        return you_do(row("exile ", _top(scene, action)))
    after = _after(action)
    if action.shown == "you":
        if action.until is not None:
            raise Cant("looked at until something is found")
        return you_do(row("look at ", _top(scene, action), after), closed=True)
    return _revealed(scene, action, after)


def _refuse_idle(action: Deal) -> None:
    """Refuse words that mean nothing where they stand: no wording says them."""
    ordered = action.rest == "library_bottom" and action.order == "random"
    kept = action.rest == "library" and action.order == "kept" and not action.piles and action.number != 1
    if action.order != "chosen" and not (ordered or kept):
        raise Cant("an order of what is not in order")
    for pile in action.piles:
        if pile.tapped and pile.to != "battlefield":
            raise Cant("tapped elsewhere")
        if pile.shown and (action.shown == "all" or pile.to != "hand"):
            raise Cant("revealed again")


def _revealed(scene: Scene, action: Deal, after: Pattern) -> Clause:
    """Return what who owns the library reveals, or you do of your own."""
    if action.who == "you":
        return you_do(row("reveal ", _shown(scene, action, "your"), after), closed=True)
    raise Cant("others reveal cards, which you deal out")


def _shown(scene: Scene, action: Deal, own: str) -> Pattern:
    if action.until is not None:
        kind = filters.one(action.until, "card")
        return row(f"cards from the top of {own} library until you reveal ", kind)
    return _top(scene, action)


def _top(scene: Scene, action: Deal) -> Pattern:
    """Return how many uppermost cards of whose library."""
    whose = selectors.of_player(scene, action.who)
    number = action.number
    if number == 1:
        return row("the top card of ", whose, " library")
    if isinstance(number, int):
        return row(f"the top {filters.number_word(number)} cards of ", whose, " library")
    if number == "x":
        return row("the top x cards of ", whose, " library")
    if number == "amount":
        return row("the top that many cards of ", whose, " library")
    return row("the top x cards of ", whose, " library", values.where_x(scene, number))


def _own(who: Who) -> Pattern:
    """Return whose a zone is once the library was named."""
    if who == "you":
        return "your"
    return either("their", "that player's", "that")


def _to(action: Deal, to: DealtTo) -> Pattern:
    own = _own(action.who)
    match to:
        case "hand":
            return row(" into ", own, " hand")
        case "graveyard":
            return row(" into ", own, " graveyard")
        case "battlefield":
            return " onto the battlefield"
        case "library":
            return row(" on top of ", own, " library")
        case "library_bottom":
            return row(" on the bottom of ", own, " library")
        case "exile":
            raise Cant("the rest is exiled")


def _rest(action: Deal, *, one: bool = False) -> Pattern:
    """Return where the rest goes: the order of several is said, that of one is none."""
    where = _to(action, action.rest)
    if action.rest not in ("library", "library_bottom"):
        return where
    if one:
        if action.order == "random":
            raise Cant("one card in a random order")
        return where
    return row(where, " in a random order" if action.order == "random" else " in any order")


def _after(action: Deal) -> Pattern:
    """Return what follows when the cards were shown."""
    match action.piles:
        case ():
            return _back(action)
        case (pile,) if action.until is not None:
            return row(". ", _found(action, pile))
        case (pile,) if action.number == 1:
            return row(". ", _of_one(action, pile))
        case (pile,):
            joint = either(". ", ", ", ", then ") if pile.filter == ANYTHING else ". "
            return row(joint, _one_pile(action, pile))
        case (pile, other):
            return row(". ", _two_piles(action, pile, other))
        case _:
            raise Cant("three piles")


def _back(action: Deal) -> Pattern:
    if action.rest != "library" or action.until is not None:
        raise Cant("all of them go elsewhere")
    if action.number == 1 or action.order == "kept":
        return ""
    if action.order == "random":
        raise Cant("put back in a random order")
    return row(either(", then ", ". ", _THEN), "put them back in any order")


def _found(action: Deal, pile: DealtPile) -> Pattern:
    """Return what becomes of the one that was looked for."""
    if pile.filter != action.until or pile.number != 1 or pile.up_to:
        raise Cant("another than the one that was found")
    tapped = " tapped" if pile.tapped else ""
    left = either("the rest", "all other cards revealed this way")
    return row("put that card", _to(action, pile.to), tapped, " and ", left, _rest(action))


def _of_one(action: Deal, pile: DealtPile) -> Pattern:
    """Return what becomes of a single card."""
    if pile.number != 1:
        raise Cant("several of one card")
    there = row(_ONE, _to(action, pile.to), " tapped" if pile.tapped else "")
    if pile.filter == ANYTHING:
        if not pile.up_to or action.rest != "library" or pile.to in ("hand", "battlefield"):
            raise Cant("one card goes somewhere")
        return row("you may put ", there)
    head = row("if it's ", filters.one(pile.filter, "card"), ", ")
    if pile.shown:
        if action.rest != "library" or not pile.up_to:
            raise Cant("one card is revealed")
        return row(head, "you may reveal it and put ", there)
    if action.shown == "you" and not (pile.up_to and pile.to == "battlefield"):
        raise Cant("a card that nobody has seen must be of a kind")
    said = row(head, "you may put " if pile.up_to else "put ", there)
    if action.rest == "library":
        return said
    if pile.up_to:
        raise Cant("it goes elsewhere, or need not")
    return row(said, ". otherwise, put ", _ONE, _to(action, action.rest))


def _one_pile(action: Deal, pile: DealtPile) -> Pattern:
    if action.rest == "library" and pile.to != "hand":
        return _kept_on_top(action, pile)
    if pile.filter == ANYTHING:
        return _so_many(action, pile)
    if pile.number == "all" and not pile.up_to:
        return _all_of(action, pile)
    if pile.shown:
        return row("you may reveal ", _some(pile), _taken(pile), _THEN, "put the rest", _rest(action))
    if action.shown == "you" and (pile.to == "hand" or not pile.up_to):
        raise Cant("a card of a kind is taken that nobody has seen")
    some = row(_some(pile), _AMONG, _to(action, pile.to), " tapped" if pile.tapped else "")
    may = row("you may put ", some, _THEN, "put the rest", _rest(action))
    must = row("put ", some, " and the rest", maybe(" of the revealed cards"), _rest(action))
    if not pile.up_to:
        return must
    return either(may, must) if pile.number != 1 and action.shown == "all" else may


_AMONG = either(" from among them", " from among the revealed cards")


def _taken(pile: DealtPile) -> Pattern:
    them = _ONE if pile.number == 1 else either(_SEVERAL, "the revealed cards")
    return row(" from among them and put ", them, " into your hand")


def _all_of(action: Deal, pile: DealtPile) -> Pattern:
    """Return that all of a kind go to the same zone, which all have seen."""
    if action.shown != "all":
        raise Cant("all of a kind of hidden cards")
    there = row(_to(action, pile.to), " tapped" if pile.tapped else "")
    kinds = filters.several(pile.filter, "card")
    return row("put all ", kinds, " revealed this way", there, " and the rest", _rest(action))


def _some(pile: DealtPile) -> Pattern:
    if pile.number == "all":
        return row("any number of ", filters.several(pile.filter, "card"))
    one = filters.one(pile.filter, "card")
    if pile.number == 1:
        return either(one, filters.counted(pile.filter, 1, "card", up_to=True)) if pile.up_to else one
    return filters.counted(pile.filter, pile.number, "card", up_to=pile.up_to)


def _so_many(action: Deal, pile: DealtPile) -> Pattern:
    """Return so many of any kind, and the rest."""
    if pile.up_to or pile.to != "hand" or pile.number == "all" or pile.shown:
        raise Cant("any of the cards")
    one = isinstance(action.number, int) and action.number == pile.number + 1
    took = row(f"put {filters.number_word(pile.number)} of ", _SEVERAL, _to(action, "hand"))
    rest = row("the other" if one else "the rest", _rest(action, one=one))
    return row(took, either(" and ", ", then put ", ", and put "), rest)


def _kept_on_top(action: Deal, pile: DealtPile) -> Pattern:
    """Return any number that go away, where the rest stays on top."""
    gone = pile.filter == ANYTHING and pile.number == "all" and pile.up_to
    if not gone or pile.to not in ("graveyard", "library_bottom") or action.order != "chosen":
        raise Cant("some go away, and the rest stays on top")
    order = maybe(" in any order") if pile.to == "library_bottom" else ""
    whose = maybe(" of your library" if action.who == "you" else " of the library")
    back = row(" and the rest ", maybe("back "), "on top", whose, " in any order")
    return row("put any number of them", _to(action, pile.to), order, back)


_THREE_PLACES = " into your hand, one on top of your library, and one on the bottom of your library"


def _two_piles(action: Deal, pile: DealtPile, other: DealtPile) -> Pattern:
    if (pile, other) == (DealtPile(), DealtPile(to="library")):
        if action.number != 3 or action.rest != "library_bottom" or action.order != "chosen":
            raise Cant("more than three cards in three places")
        if action.who != "you" or action.shown != "you":
            raise Cant("of another library")
        return row("put one of ", _SEVERAL, _THREE_PLACES)
    alike = pile.model_copy(update={"filter": other.filter}) == other
    if not alike or pile.number != 1 or not pile.up_to or ANYTHING in (pile.filter, other.filter):
        raise Cant("two piles")
    if pile.shown is (action.shown == "all") or pile.to != "hand":
        raise Cant("two piles of cards that nobody has seen")
    kinds = row(filters.one(pile.filter, "card"), " and/or ", filters.one(other.filter, "card"))
    if pile.shown:
        taken = _taken(pile.model_copy(update={"number": 2}))
        put = row("you may reveal ", kinds, taken)
    else:
        put = row("you may put ", kinds, _AMONG, _to(action, "hand"))
    return row(put, _THEN, "put the rest", _rest(action))
