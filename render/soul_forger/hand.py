"""A seat's private hand, and what else it alone knows: set Actions, Forge Deck, parts of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from engines.soul_forger.seat.view import SoulForgerView
from render.drawing.lettering import fitted, width
from render.shared.box import Box
from render.shared.groups import BAR, BAR_Y, WIDE, Group, Page, Style
from render.shared.speech import Speech, recalled
from render.soul_forger.cards import Cards
from render.soul_forger.face import FACE_HIGH, small_face
from render.soul_forger.scene import Scene, lay
from render.soul_forger.tokens import mark
from render.soul_forger.words import drawn_names, lying, own_side

KNOWN = 120
"""Width of faces below the hand."""
_STYLE = Style(face_high=FACE_HIGH, known=KNOWN, foot=0, most_rows=4)
_BESIDE = "|"
"""Parts a card's id from what is said beside it: how often it is there, in which turn it was set."""


def groups(view: SoulForgerView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and decks, the own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("sf-picture-hand"), in_order(own.hand or (), cards))]
    set_down = [
        f"{piece.card}{_BESIDE}{say('sf-picture-set-short', turn=piece.since)}"
        for piece in lying(view, own.seat, "action")
        if not piece.up and piece.card is not None
    ]
    found.append(Group.of(say("sf-picture-own-set"), set_down))
    forge, material = own.forge or (), own.material
    ronum = sum(cards.catalogue.cards[card].ronum for card in material)
    found.append(Group.of(say("sf-picture-own-forge", count=len(forge)), _counted(forge, cards)))
    title = say("sf-picture-own-material", count=len(material), ronum=ronum)
    found.append(Group.of(title, _counted(material, cards)))
    found.append(Group.of(say("sf-picture-known-top"), own.top))
    found.append(Group.of(say("sf-picture-known-bottom"), own.bottom))
    for side in view.sides:
        if side.seat != own.seat:
            title = say("sf-picture-known-hand", name=names[side.seat])
            found.append(Group.of(title, _counted(side.known, cards)))
    return [found[0], *(group for group in found[1:] if group.cards)]


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort cards: creatures, Equipment, Actions, each by Ronum."""
    kinds = ("creature", "equipment", "action")
    known, order = cards.catalogue.cards, cards.catalogue.order
    return sorted(hand, key=lambda card: (kinds.index(known[card].type), known[card].ronum, order[card]))


def _counted(held: Sequence[str], cards: Cards) -> list[str]:
    """Name each card once, with how often it is there."""
    counts = Counter(held)

    def told(card: str) -> str:
        times = cards.speech.say("sf-picture-times", count=counts[card])
        return f"{card}{_BESIDE}{times}" if counts[card] > 1 else card

    return [told(card) for card in in_order(list(counts), cards)]


def told_apart(entry: str) -> tuple[str, str]:
    """Return a card's id and what is said beside it."""
    card, _, beside = entry.partition(_BESIDE)
    return card, beside


def hand_facts(view: SoulForgerView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    set_down = tuple((piece.card, piece.since) for piece in lying(view, own.seat, "action") if not piece.up)
    known = tuple(side.known for side in view.sides if side.seat != own.seat)
    return own.hand, set_down, own.forge, own.material, own.top, own.bottom, known, own.level


def draw_hand(view: SoulForgerView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else he knows."""
    speech = recalled(speech)
    own_side(view)
    drawn = [fitted(name, 26, 300) for name in drawn_names(view, names, speech)]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    page = Page.of(_STYLE, own, others)
    scene = lay(WIDE, page.high, view.options, speech, theme)
    _draw_bar(scene, page, own_side(view).level)
    if not own.cards:
        page.draw_emptiness(scene.canvas, speech.say("sf-picture-hand-empty"))
    for card, x, y in page.places():
        draw_face(scene, card, x, y, page.wide)
    page.draw_known(scene.canvas, partial(draw_face, scene))
    return scene.canvas.image


def draw_face(scene: Scene, entry: str, x: float, y: float, wide: int) -> None:
    """Put a card's small face with its corner at a point, and what is said beside it."""
    card, beside = told_apart(entry)
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(small_face(scene.cards.catalogue, card, canvas.speech, wide, theme), x, y, shadow=True)
    if beside:
        size = round(wide * 0.17)
        room = width(beside, size) + 12
        middle = y + wide * 0.34
        spot = Box(x + wide - room - 4, middle - size * 0.65, room, size * 1.3)
        canvas.panel(*spot, theme.face_ink, theme.face, 6, 2)
        canvas.text(x + wide - room / 2 - 4, middle, beside, size, theme.face, "middle")


def _draw_bar(scene: Scene, page: Page, level: int) -> None:
    """Draw the title, the level and the number of cards."""
    canvas, middle = scene.canvas, BAR_Y + BAR / 2
    x = page.draw_bar(canvas, WIDE - 440) - 236
    canvas.paste(mark("level", 46, scene.theme.gold), x, middle - 23)
    canvas.text(x + 58, middle, str(level), 46, scene.theme.ink)
