"""What picture, alt text and text board agree on: names, steps, who decides, what aims at what."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.cards.wording import dashed
from engines.magic.seat.view import MagicView
from engines.magic.table.state import Step
from render.magic.board_model import AimArrow, BoardModel, StackEntry
from render.magic.cards import Cards
from render.shared.speech import SpeechText
from render.shared.telling import drawn_name

BAND: tuple[tuple[str, tuple[Step, ...]], ...] = (
    ("start", ("untap", "upkeep", "draw")),
    ("main-1", ("main_1",)),
    ("attack", ("begin_combat", "attackers")),
    ("block", ("blockers",)),
    ("damage", ("first_damage", "damage", "end_combat")),
    ("main-2", ("main_2",)),
    ("end", ("end", "cleanup")),
)
"""The parts of a turn as they stand in the middle, with the steps of each."""


def drawn_names(view: MagicView, names: Sequence[str], speech: SpeechText) -> tuple[str, ...]:
    """Return the players' names as the picture can write them."""
    return tuple(drawn_name(names, side.seat, speech) for side in view.sides)


def when(seen: BoardModel, names: Sequence[str], speech: SpeechText) -> str:
    """Say whose turn it is; before the first one, what is got ready."""
    if seen.turn:
        return speech.say("mn-picture-turn-of", name=names[seen.active])
    return speech.say("mn-picture-stage", stage=seen.stage)


def step_word(seen: BoardModel, speech: SpeechText) -> str:
    """Return the name of the step, as a heading."""
    return speech.say("mn-picture-step", step=dashed(seen.step))


def winners(seen: BoardModel, names: Sequence[str], speech: SpeechText) -> str:
    """Say who has won, or that nobody has."""
    won = seen.winners or ()
    return (
        speech.say("mn-picture-won", name=names[won[0]]) if len(won) == 1 else speech.say("mn-picture-drawn")
    )


def decides(seen: BoardModel, names: Sequence[str], speech: SpeechText) -> str:
    """Say who decides; nothing where that is not open to all."""
    if seen.is_over:
        return ""
    match seen.deciding:
        case ():
            return speech.say("mn-picture-resolves") if seen.stage in ("resolving", "triggers") else ""
        case (who,):
            own = "own" if who == seen.active and not seen.stack else "other"
            return speech.say("mn-picture-decides", stage=seen.stage, whose=own, name=names[who])
        case _:
            return speech.say("mn-picture-both", stage=seen.stage)


def aim_word(aim: AimArrow, names: Sequence[str], cards: Cards, *, drawn: bool = False) -> str:
    """Say what something on the stack aims at."""
    say = cards.speech.say
    match aim.kind:
        case "player":
            said = names[aim.seat]
        case "item":
            said = say("mn-picture-number", number=aim.number)
        case "gone":
            said = say("mn-picture-gone")
        case _:
            name = cards.drawn_name(aim.card) if drawn else cards.name(aim.card)
            said = say("mn-picture-nth", card=name, nth=aim.nth)
    return say("mn-picture-share", what=said, share=aim.share) if aim.share else said


def entry_name(entry: StackEntry, cards: Cards, *, drawn: bool = False) -> str:
    """Name what waits on the stack; what is face down is named to those who know it."""
    card = entry.under or entry.card
    return cards.drawn_name(card) if drawn else cards.name(card)


def beside(entry: StackEntry, cards: Cards) -> list[str]:
    """Return what was chosen for something on the stack, in few words."""
    say = cards.speech.say
    found = [] if entry.kind == "spell" else [say("mn-picture-kind", kind=dashed(entry.kind))]
    if entry.under:
        found.append(say("mn-picture-face-down"))
    if entry.x or (entry.kind == "spell" and cards.find(entry.card).cost.xs):
        found.append(say("mn-picture-x", number=entry.x))
    if entry.kicked:
        found.append(say("mn-picture-kicked"))
    found += [say("mn-picture-extra", extra=each) for each in entry.extras]
    if entry.way not in ("", "morph", "suspend"):
        found.append(say("mn-picture-way", way=dashed(entry.way)))
    if entry.modes and entry.kind != "static" and _is_modal(entry, cards):
        found.append(say("mn-picture-modes", modes=", ".join(str(mode + 1) for mode in entry.modes)))
    return found


def _is_modal(entry: StackEntry, cards: Cards) -> bool:
    return any(text.is_modal for text in cards.find(entry.card).texts)
