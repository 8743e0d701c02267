"""Names of objects that need nothing before them: `~`, "enchanted creature", "the sacrificed creature"."""

from __future__ import annotations

from engines.magic.cards.oracle.patterns import Cant, Pattern, either
from engines.magic.cards.oracle.scene import Scene, nouns_of
from engines.magic.cards.words.forms import Noun
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS
from engines.magic.language import costs
from engines.magic.language.abilities import Enchant


def word_of(noun: str, *, many: bool) -> str:
    """Return a noun as it is spelt, of one or of many."""
    spelt = _NOUNS.get(noun)
    if spelt is not None:
        return spelt[many]
    if many:
        raise Cant(f"many of {noun}")
    return noun


_NOUNS: dict[str, Noun] = {**OBJECTS, **CARD_TYPES}


def host_nouns(scene: Scene) -> tuple[str, ...]:
    """Return what an Aura or Equipment lies on."""
    if "equipment" in scene.card.types.sub:
        return ("creature", "permanent")
    aura = next((each.enchant for each in scene.card.keywords if isinstance(each, Enchant)), None)
    return () if aura is None else nouns_of(aura.filter)


def host_name(scene: Scene) -> str:
    """Return "enchanted creature", "equipped creature"."""
    how = "equipped" if "equipment" in scene.card.types.sub else "enchanted"
    nouns = host_nouns(scene)
    if not nouns:
        raise Cant("attached to what")
    return f"{how} {word_of(nouns[0], many=False)}"


def name_of(scene: Scene, known: str) -> Pattern | None:
    """Return the name of an object that needs none before it: `~`, "enchanted creature"."""
    match known:
        case "this":
            return "~"
        case "host":
            return host_name(scene)
        case "paid":
            return paid_thing(scene)
        case _:
            return None


def paid_thing(scene: Scene) -> Pattern:
    """Return what was paid with: "the sacrificed creature"."""
    used = [each for each in scene.paid if isinstance(each, costs.Pick)]
    if len(used) != 1 or used[0].number != 1:
        raise Cant("what was paid with is not clear")
    match used[0]:
        case costs.Sacrifice(sacrifice=kept):
            how, nouns = "sacrificed", nouns_of(kept)
        case costs.TapOthers(tap=kept):
            how, nouns = "tapped", nouns_of(kept)
        case costs.ReturnOthers(give_back=kept):
            how, nouns = "returned", nouns_of(kept)
        case costs.Discard():
            how, nouns = "discarded", ("card",)
        case costs.ExileCards():
            how, nouns = "exiled", ("card",)
    return either(*(f"the {how} {word_of(noun, many=False)}" for noun in nouns))
