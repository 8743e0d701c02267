"""A seat's private hand, its Channel, and what else it alone knows; between games the Reserve Decks."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from engines.neo_noble.cards.language.pack import Noble
from engines.neo_noble.seat.view import NeoNobleView, SlotView
from render.drawing.lettering import fitted
from render.neo_noble.cards import Cards
from render.neo_noble.face import FACE_HIGH, draw_small
from render.neo_noble.scene import Scene, lay
from render.neo_noble.tokens import channel_card, coin, eye_disc, wisp
from render.neo_noble.words import drawn_names, own_side, ready_souls
from render.shared.groups import BAR, BAR_Y, WIDE, Group, Page, Style
from render.shared.speech import Speech, recalled

_CHANNEL = 96
_STYLE = Style(face_high=FACE_HIGH, known=112, foot=_CHANNEL, most_rows=2)
_BETWEEN_GAMES = _STYLE._replace(foot=0)


def groups(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return what the viewer knows of hands and decks, his own hand first; between games his Reserve Deck."""
    if between_games(view):
        return _reserves(view, names, cards)
    own, say = own_side(view), cards.speech.say
    found = [Group.of(say("nn-picture-hand"), in_order(own.hand or (), cards))]
    found.append(Group.of(say("nn-picture-known-top"), own.top))
    found.append(Group.of(say("nn-picture-known-bottom"), own.bottom))
    other = view.sides[1 - own.seat]
    if other.hand is not None:
        found.append(Group.of(say("nn-picture-hand-of", name=names[other.seat]), in_order(other.hand, cards)))
    else:
        found.append(
            Group.of(say("nn-picture-known-hand", name=names[other.seat]), in_order(other.known, cards))
        )
    found.append(Group.of(say("nn-picture-known-top-of", name=names[other.seat]), other.top))
    return [found[0], *(group for group in found[1:] if group.cards)]


def between_games(view: NeoNobleView) -> bool:
    """Tell whether cards are exchanged: there is no hand then that matters (NN-31)."""
    return view.stage == "exchange"


def _reserves(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Group]:
    """Return the Reserve Decks, the viewer's own first (NN-32)."""
    own, say = own_side(view), cards.speech.say
    other = view.sides[1 - own.seat]
    theirs = Group.of(say("nn-picture-reserve-of", name=names[other.seat]), in_order(other.reserve, cards))
    return [
        Group.of(say("nn-picture-reserve"), in_order(own.reserve, cards)),
        *([theirs] if theirs.cards else []),
    ]


def in_order(hand: Sequence[str], cards: Cards) -> list[str]:
    """Sort cards by cost, as spirits are paid for; Nobles come first."""

    def order(card: str) -> tuple[int, int]:
        found = cards.find(card)
        return (-1 if isinstance(found, Noble) else found.cost), cards.catalogue.order[card]

    return sorted(hand, key=order)


def hand_facts(view: NeoNobleView) -> Hashable:
    """Return all that the picture of a hand and its words are made of: with the same, they are the same."""
    own = own_side(view)
    known = tuple((side.hand, side.known, side.top, side.bottom, side.reserve) for side in view.sides)
    coins = sum(one.holder == own.seat and one.ready for one in view.coins)
    return between_games(view), known, own.lingering, own.channel, coins


def draw_hand(view: NeoNobleView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the viewer's hand, what else he knows, and his Channel; between games the Reserve Decks."""
    speech = recalled(speech)
    drawn = [fitted(name, 26, 300) for name in drawn_names(view, names, speech)]
    own, *others = groups(view, drawn, Cards.of(view.options, speech))
    playing = not between_games(view)
    page = Page.of(_STYLE if playing else _BETWEEN_GAMES, own, others)
    scene = lay(WIDE, page.high, view.options, speech, theme)
    count_x = page.draw_bar(scene.canvas, 480)
    _draw_own(scene, view, page)
    page.draw_known(scene.canvas, partial(draw_small, scene))
    if playing:
        _draw_souls(scene, view, count_x - 420)
        _draw_channel(scene, view, page.foot_y)
    return scene.canvas.image


def _draw_own(scene: Scene, view: NeoNobleView, page: Page) -> None:
    """Draw the hand in rows."""
    if not page.own.cards:
        page.draw_emptiness(scene.canvas, scene.canvas.speech.say("nn-picture-hand-empty"))
    known = [] if between_games(view) else list(own_side(view).known)
    for card, x, y in page.places():
        draw_small(scene, card, x, y, page.wide)
        if card in known:
            known.remove(card)
            _draw_seen(scene, x, y, page.wide)


def _draw_seen(scene: Scene, x: float, y: float, wide: float) -> None:
    """Mark a card in hand that the opponent knows of."""
    size = round(wide * 0.15)
    disc = eye_disc(size, scene.theme)
    scene.canvas.paste(disc, x + wide * 0.06, y + wide * 0.27)


def _draw_souls(scene: Scene, view: NeoNobleView, x: float) -> None:
    """Draw Souls that may be spent and coins that may be given up, into the bar."""
    canvas, theme = scene.canvas, scene.theme
    side, middle = own_side(view), BAR_Y + BAR / 2
    souls = f"{ready_souls(side)} +{side.lingering}" if side.lingering else str(ready_souls(side))
    canvas.paste(wisp(50), x, BAR_Y + 9)
    canvas.text(x + 58, middle, souls, 46, theme.ink)
    coins = sum(one.holder == side.seat and one.ready for one in view.coins)
    canvas.paste(coin("ready", 48), x + 210, BAR_Y + 10)
    canvas.text(x + 268, middle, str(coins), 46, theme.ink)


def _draw_channel(scene: Scene, view: NeoNobleView, y: float) -> None:
    """Draw the viewer's Channel along the lower edge."""
    slots = own_side(view).channel
    step = (WIDE - 24) / len(slots)
    for place, slot in enumerate(slots):
        _draw_slot(scene, slot, 12 + place * step, y, step)


def _draw_slot(scene: Scene, slot: SlotView | None, x: float, y: float, wide: float) -> None:
    canvas, theme, cards, say = scene.canvas, scene.theme, scene.cards, scene.canvas.speech.say
    canvas.panel(x + 3, y, wide - 6, _CHANNEL, theme.panel, theme.panel_line)
    middle = y + _CHANNEL / 2
    if slot is None:
        canvas.text(
            x + wide / 2, middle, say("nn-picture-slot-empty"), 24, theme.quiet, "middle", room=wide - 30
        )
        return
    found = None if slot.card is None else cards.spirit(slot.card)
    fate, picture = (None, None) if found is None else (found.fate, found.picture)
    canvas.centre(channel_card(slot.card, fate, False, 56, slot.ready, theme, picture), x + 54, middle)
    left, room = x + 104, wide - 118
    state = say("nn-picture-coin-state", state="ready" if slot.ready else "spent")
    if slot.card is None:
        canvas.text(left, middle - 14, say("nn-picture-face-down"), 22, theme.quiet, room=room)
    else:
        canvas.text(left, middle - 14, cards.drawn_name(slot.card), 22, theme.ink, room=room)
    if slot.card is not None and not slot.face_up:
        state = f"{state} · {say('nn-picture-face-down')}"
    if slot.ready:
        canvas.paste(wisp(26), left, middle + 6)
        left += 32
    canvas.text(left, middle + 20, state, 22, theme.gold if slot.ready else theme.quiet, room=room - 32)
