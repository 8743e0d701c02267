"""People who play Magic by clicks, at tables that are laid as a test wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engines.magic.cards.catalogue import starter
from engines.magic.rules import course
from engines.magic.table.pieces import Perm
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.play import press_answer, stage

DECKS = {deck.id: deck.name for deck in starter().decks}
CARDS = {card.id: card.name for card in starter().cards}
ME, YOU = 0, 1
"""In staged scenes: whose turn it is, and the other."""


async def sit_down(club: Club, locale: str = "en-GB", deck: str = "embers", **options: Any) -> Any:
    """Let ann and bob sit down, with a ready-made deck or one of ann's own; return the live match."""
    club.guild_locale = locale
    club.locales.update({person.id: locale for person in (club.ann, club.bob)})
    called = DECKS[deck].fr if locale == "fr" and deck in DECKS else DECKS[deck].en if deck in DECKS else deck
    await club.ann.slash(club.channel, "play", game="magic", opponent=club.bob, deck=called, **options)
    message = club.last()
    join = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
    joined = await club.bob.click(message, custom_id=join)
    menu = joined.followups[-1]
    item = next(item for item in menus(menu) if ":bring:" in item["custom_id"])
    values = [option["value"] for option in item["options"]]
    own = next((value for value in values if value.startswith("own:")), "ready:wings")
    await club.bob.select(menu, custom_id=item["custom_id"], values=[own])
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


async def answers(club: Club, session: Any, *given: Any) -> Any:
    """Let whoever is asked first press one answer after the other."""
    while given:
        given = given[await press_answer(club, session, *given) :]
        session = await club.session(session.id)
    return session


async def begun(club: Club, session: Any) -> Any:
    """Let both keep their hands."""
    while session.match.decisions[0].kind == "keep":
        session = await answers(club, session, "keep")
    return session


async def scene(club: Club, change: Callable[[Any], None], locale: str = "en-GB", **options: Any) -> Any:
    """Let a match begin, and lay the table so that seat 0 is in the first main phase of turn 9."""
    session = await sit_down(club, locale, **options)
    session = await begun(club, session)
    stage(session, lambda table: laid(table, change))
    return await club.session(session.id)


def laid(table: Any, change: Callable[[Any], None]) -> None:
    """Clear the table, and lay it anew."""
    table.perms, table.stack, table.waiting, table.combat = {}, [], [], None
    table.turn, table.active, table.step, table.begun = 9, ME, "main_1", False
    for side in table.sides:
        side.hand, side.library, side.graveyard, side.lands = [], ["forest"] * 20, [], 0
    change(table)
    table.touch()
    course.go_on(table)


def put(table: Any, seat: int, *cards: str, **more: Any) -> list[str]:
    """Lay permanents down that have been there for long; return what answers call them."""
    found: list[str] = []
    for card in cards:
        perm = Perm(table.number(), table.catalogue.cards[card], seat, seat, 1)
        for what, value in more.items():
            setattr(perm, what, value)
        table.perms[perm.id] = perm
        found.append(perm.key)
    return found


def key(session: Any, card: str, seat: int | None = None) -> str:
    """Return what a permanent is called in answers."""
    perms = session.match.table.perms.values()
    return next(each.key for each in perms if each.card.id == card and seat in (None, each.seat))


def item(session: Any, card: str) -> str:
    """Return what the newest spell of a card on the stack is called in answers."""
    return next(f"i{each.id}" for each in reversed(session.match.table.stack) if each.card == card)


async def restarted(club: Club, session: Any) -> Any:
    """Stop the bot and start it again: the match must be as it was."""
    before = session.match.hash()
    await club.restart()
    session = await club.session(session.id)
    assert session.match.hash() == before
    return session


async def to(club: Club, session: Any, kind: str) -> Any:
    """Let all give their default answers up to a question of a kind."""
    for _ in range(60):
        (decision, *_) = session.match.decisions
        if decision.kind == kind:
            return session
        session = await answers(club, session, decision.default)
    raise AssertionError(f"no {kind} comes")


def graveyard(session: Any, seat: int) -> list[str]:
    return [each.card for each in session.match.table.sides[seat].graveyard]


def written(
    name: str, noble: Iterable[str], main: Iterable[str], aside: Iterable[str] = (), locale: str = "en"
) -> str:
    """Write a deck as its owner would."""
    parts = {"Noble": noble, "Deck": main, "Sideboard" if locale == "en" else "Réserve": aside}
    lines = [f"# {name}"]
    for heading, cards in parts.items():
        counts = Counter(getattr(CARDS[card], locale) if card in CARDS else card for card in cards)
        lines += ["", heading, *(f"{number} {card}" for card, number in counts.items())] if counts else []
    return "\n".join(lines)


async def imported(club: Club, person: Any, text: str) -> str:
    """Bring a deck as a file, and return what is answered."""
    result = await person.slash(club.channel, "deck import", file=("deck.txt", text.encode()), game="magic")
    return words(result.followups[-1] if result.followups else result.response)
