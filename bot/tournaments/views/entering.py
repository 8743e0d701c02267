"""How an organiser enters a result, or gives a table more time: by menus, each choice kept in the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.competition import outcomes
from bot.store import OVER, TablePlace, TableRow
from bot.table.action_id import ActionId
from bot.table.layout import MENU, MessageLayout, menu, rows
from bot.table.verbs import Verb
from bot.texts import Texts
from bot.tournaments.course.errors import NoSuchTable
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.course.rounds import not_begun
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.words import control, minutes, named, result_line, round_name, table_name

WHYS = ("elsewhere", "absent", "agreed", "ruling", "mistake")
"""Why a result is entered by hand, most often."""
KEEP, VOID, USUAL = "keep", "void", "usual"
MINUTES = (5, 10, 15, 20, 30, 45, 60, 120, 360, 1_440)
_MORE = "more."


class EntryView(NamedTuple):
    """What has been chosen so far: the detail of `RESULT` and `EXTRA`, after what is chosen."""

    place: tuple[int, ...] = ()
    """Stage, round and table."""
    score: str = ""
    """Games of each seat, drawn ones last where two have met: as `words.score` writes them."""
    later: str = USUAL
    page: int = 0
    """Of the menu of tables."""

    @classmethod
    def read(cls, text: str) -> EntryView:
        """Read what was chosen. Raises ValueError for what was never offered."""
        place, score, later, page = text.split("/")
        numbers = tuple(int(each) for each in place.split(".")) if place else ()
        if len(numbers) not in (0, 3) or later not in (KEEP, VOID, USUAL):
            raise ValueError(text)
        return cls(numbers, score, later, int(page))

    def __str__(self) -> str:
        return "/".join((".".join(map(str, self.place)), self.score, self.later, str(self.page)))

    def chosen(self, field: str, value: str) -> EntryView:
        """Return the entry with one more choice. Raises ValueError for what was never offered."""
        match field:
            case "table" if value.startswith(_MORE):
                return EntryView(page=int(value.removeprefix(_MORE)))
            case "table":
                return EntryView.read(f"{value}//{USUAL}/{self.page}")
            case "score":
                return self._replace(score=value)
            case "later":
                return EntryView.read(str(self._replace(later=value)))
            case _:
                raise ValueError(field)

    @property
    def scores(self) -> list[int]:
        """The games of each seat. Raises ValueError."""
        return [int(each) for each in self.score.split("-")]


def table_of(event: Tournament, entry: EntryView) -> TableRow:
    """Return the table that was chosen, at which somebody meets somebody. Raises NoSuchTable."""
    table = event.find(*entry.place) if entry.place else None
    if table is None or len(table.table.seats) < 2:
        raise NoSuchTable
    return table


def place_of(event: Tournament, entry: EntryView) -> TablePlace:
    """Return the place of the table that was chosen. Raises NoSuchTable."""
    return table_of(event, entry).place


def entering(event: Tournament, entry: EntryView, texts: Texts) -> MessageLayout:
    """Return the page on which a result is put together: which table, how it ended, what follows, why."""
    lines = [f"### {texts.say('tournament-form-result')}"]
    tables = [each for each in reversed(event.tables) if len(each.table.seats) > 1]
    items: list[ui.Item[Any]] = [*_tables(event, TournamentVerb.RESULT, entry, tables, texts)]
    buttons = [control(event, texts, TournamentVerb.ORGANISE, "panel")]
    if entry.place:
        table = table_of(event, entry)
        lines.append(result_line(event, table, texts))
        ends = [(each, _ended(event, table, each, texts), None) for each in _scores(event, table)]
        items.append(_menu(event, TournamentVerb.RESULT, "score", entry, ends, texts, entry.score))
        if laters := [*_laters(event, table)]:
            said = [(each, texts.say(f"tournament-later-{each}"), None) for each in laters]
            items.append(_menu(event, TournamentVerb.RESULT, "later", entry, said, texts, entry.later))
    if entry.score:
        whys = [(each, texts.say(f"tournament-why-{each}"), None) for each in WHYS]
        items.append(_menu(event, TournamentVerb.RESULT, "why", entry, whys, texts))
        buttons.insert(0, control(event, texts, TournamentVerb.RESULT, "reason", detail=f"reason:{entry}"))
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *items, *rows(buttons))


def giving_time(event: Tournament, entry: EntryView, texts: Texts) -> MessageLayout:
    """Return the page on which a table gets more time: which table, how many minutes."""
    lines = [f"### {texts.say('tournament-form-extra')}"]
    items: list[ui.Item[Any]] = [*_tables(event, TournamentVerb.EXTRA, entry, event.open, texts)]
    if entry.place:
        lines.append(result_line(event, table_of(event, entry), texts))
        spans = [(str(each), minutes(each, texts), None) for each in MINUTES]
        items.append(_menu(event, TournamentVerb.EXTRA, "minutes", entry, spans, texts))
    back = control(event, texts, TournamentVerb.ORGANISE, "panel")
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *items, *rows([back]))


def offered(event: Tournament, entry: EntryView) -> bool:
    """Tell whether the page offers what was chosen of a table: nothing else is entered."""
    table = table_of(event, entry)
    return entry.score in _scores(event, table) and entry.later in (USUAL, *_laters(event, table))


def _tables(
    event: Tournament, verb: Verb, entry: EntryView, tables: Sequence[TableRow], texts: Texts
) -> Iterator[ui.ActionRow[Any]]:
    """Yield a page of the menu of tables, the newest first, with ways to other pages; none of no table."""
    if not tables:
        return
    most = MENU - 2
    last = max(0, (len(tables) - 1) // most)
    page = min(entry.page, last)
    choices = [
        (
            ".".join(map(str, each.place.key[1:])),
            f"{table_name(event, each, texts)}: {named(event, each.table.seats)}",
            round_name(event, each.place.stage, each.place.round, texts),
        )
        for each in tables[page * most : (page + 1) * most]
    ]
    ways = [(page - 1, "tournament-newer")] * (page > 0) + [(page + 1, "tournament-older")] * (page < last)
    choices += [(f"{_MORE}{to}", texts.say(key), "") for to, key in ways]
    yield _menu(event, verb, "table", entry, choices, texts, ".".join(map(str, entry.place)))


def _menu(
    event: Tournament,
    verb: Verb,
    field: str,
    entry: EntryView,
    choices: Iterable[tuple[str, str, str | None]],
    texts: Texts,
    chosen: str | None = None,
) -> ui.ActionRow[Any]:
    said = texts.say(f"tournament-which-{field}")
    return menu(str(ActionId(event.id, 0, verb, f"{field}:{entry}")), said, choices, chosen=chosen)


def _scores(event: Tournament, table: TableRow) -> list[str]:
    """Return how a table can have ended."""
    seats, decided = len(table.table.seats), table.place.stage != Stage.ROUNDS
    possible = outcomes.possible(seats, event.setup, decided=decided)
    return ["-".join(map(str, scores)) for scores in possible]


def _ended(event: Tournament, table: TableRow, score: str, texts: Texts) -> str:
    """Say who has won, and by how much where that is more than one game."""
    games = [int(each) for each in score.split("-")]
    outcome = outcomes.by_hand(games, len(table.table.seats), event.setup)
    shown = score.replace("-", "–") if event.setup.best_of > 1 else "no"
    if outcome.winner is None:
        return texts.say("tournament-ended-drawn", score=shown)
    who = named(event, [table.table.seats[outcome.winner]])
    return texts.say("tournament-ended-won", who=who, score=shown)


def _laters(event: Tournament, table: TableRow) -> Iterator[str]:
    """Yield what may become of a round that was paired since; nothing where none was."""
    if event.goes_on(table) or event.status in OVER:
        return
    if table.place.stage != Stage.ROUNDS:
        yield from (USUAL, VOID)
    elif not_begun(event):
        yield from (USUAL, KEEP)
