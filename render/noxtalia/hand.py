"""A seat's private hand, and what else it alone knows."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from engines.noxtalia.cards.language.pack import FULL_PM
from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.lettering import fitted
from render.noxtalia.art.sprites import framed
from render.noxtalia.cards import Cards
from render.noxtalia.face import FACE_HIGH, draw_small
from render.noxtalia.scene import Scene, lay
from render.noxtalia.tokens import gem, pv_bar
from render.noxtalia.words import own_side
from render.shared.groups import BAR, BAR_Y, WIDE, Group, Page, Style
from render.shared.speech import Speech
from render.shared.telling import drawn_name

_SPIRITS = 84
_STYLE = Style(face_high=FACE_HIGH, known=138, foot=_SPIRITS, most_rows=8)


def groups(view: NoxtaliaView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and piles, his own hand first."""
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("nx-picture-hand"), in_order(own.hand or (), cards))]
    if own.top:
        found.append(Group.of(say("nx-picture-known-top"), own.top))
    if own.bottom:
        found.append(Group.of(say("nx-picture-known-bottom"), own.bottom))
    for side in view.sides:
        if side.seat == own.seat:
            continue
        if side.hand is not None:
            found.append(
                Group.of(say("nx-picture-hand-of", name=names[side.seat]), in_order(side.hand, cards))
            )
        elif side.seen_hand is not None:
            title = say("nx-picture-hand-seen", name=names[side.seat])
            found.append(Group.of(title, in_order(side.seen_hand, cards)))
        if side.top:
            found.append(Group.of(say("nx-picture-known-top-of", name=names[side.seat]), side.top))
    return found


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort a hand: Attacks, Defences, Supports, each by cost."""
    kinds = ("attack", "defence", "support")
    known = cards.catalogue.capacities
    return sorted(hand, key=lambda card: (kinds.index(known[card].type), known[card].cost, card))


def hand_facts(view: NoxtaliaView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    known = tuple((side.hand, side.seen_hand, side.top, side.bottom) for side in view.sides)
    return known, own.pm, own.spirits


def draw_hand(view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, then whatever else he knows, then his Spirits."""
    drawn = [fitted(drawn_name(names, side.seat, speech), 26, 300) for side in view.sides]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    page = Page.of(_STYLE, own, others)
    scene = lay(WIDE, page.high, view, names, speech, theme)
    _draw_bar(scene, page)
    if not own.cards:
        page.draw_emptiness(scene.canvas, speech.say("nx-picture-hand-empty"))
    for card, x, y in page.places():
        draw_small(scene, card, x, y, page.wide)
    page.draw_known(scene.canvas, partial(draw_small, scene))
    _draw_spirits(scene, page.foot_y)
    return scene.canvas.image


def _draw_bar(scene: Scene, page: Page) -> None:
    """Draw the title, the mana and the number of cards."""
    canvas, theme, middle = scene.canvas, scene.theme, BAR_Y + BAR / 2
    x = page.draw_bar(canvas, WIDE - 440) - 236
    canvas.paste(gem(50), x, BAR_Y + 9)
    reach = canvas.text(x + 58, middle, str(own_side(scene.view).pm), 46, theme.ink)
    canvas.text(x + 60 + reach, middle + 5, f"/{FULL_PM}", 28, theme.quiet)


def _draw_spirits(scene: Scene, y: float) -> None:
    """Draw the viewer's Spirits with their life points along the lower edge."""
    canvas, theme = scene.canvas, scene.theme
    side = own_side(scene.view)
    step = (WIDE - 24) / len(side.spirits)
    for place, spirit in enumerate(side.spirits):
        x = 12 + place * step
        canvas.panel(x + 3, y, step - 6, _SPIRITS, theme.panel, theme.panel_line)
        state = "charged" if spirit.alive else "destroyed"
        face = framed(spirit.card, scene.cards.element(spirit.card), 62, state, theme)
        canvas.paste(face, x + 14, y + 5)
        ink = theme.ink if spirit.alive else theme.quiet
        canvas.text(x + 90, y + 24, scene.cards.drawn_name(spirit.card), 26, ink, room=step - 200)
        if spirit.alive and not spirit.charged:
            text = canvas.speech.say("nx-picture-state", state="exhausted")
            canvas.text(x + step - 16, y + 24, text, 20, theme.quiet, "right", room=106)
        reach = canvas.text(x + 90, y + 58, str(spirit.pv), 36, ink)
        reach += canvas.text(x + 92 + reach, y + 62, f"/{spirit.max_pv}", 22, theme.quiet)
        canvas.paste(pv_bar(spirit.pv, spirit.max_pv, 180, 16, theme), x + 104 + reach, y + 50)
