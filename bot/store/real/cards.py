"""The tables of real cards. They know no card's text: it is read and let go of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.sql import Reader, Row, Statement, inserting, newer, to_json
from bot.store.writer import Writer

_COLUMNS = (
    "card",
    "oracle_id",
    "name",
    "name_fr",
    "facts",
    "digest",
    "reader",
    "keywords",
    "definition",
    "refusals",
)
"""What an import writes of a card, in this order. `disabled` is the owner's."""
_KINDS = {"reader": "BIGINT"}
_NEAR = 10_000
"""Names among which near ones are looked for: those that begin with the same letter, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RealCardRow:
    """A real card as it is kept."""

    card: str
    """Its id in decks and matches."""
    oracle_id: str
    name: str
    name_fr: str | None
    facts: str
    """JSON, see `engines.magic.cards.facts.packed`."""
    digest: str
    """Of facts and text as they were read."""
    reader: int
    """The version of the reader that has read its text."""
    keywords: str
    """JSON: keywords that were understood, for a card played by hand."""
    definition: str | None
    """JSON; None for a card that is not exact."""
    refusals: str
    """JSON: why it is not exact, rows of key, values and line."""
    disabled: str | None
    """Why the owner does not let it be played exactly."""

    @property
    def is_exact(self) -> bool:
        """Whether it is played exactly."""
        return self.definition is not None and self.disabled is None


@dataclass(frozen=True, slots=True, kw_only=True)
class RealRun:
    """A file that was read."""

    at: float
    """When, in Unix seconds."""
    source: str
    """The file's name, without its folder."""
    digest: str
    reader: int
    cards: int
    printings: int


class RealCards:
    """Keeping real cards, and finding them by their names."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self.on = True
        """Whether players may use them: else none of them is found for a deck."""

    async def take_in(
        self,
        run: RealRun,
        cards: Sequence[str],
        names: Sequence[str],
        changed: Iterable[str],
        gone: Iterable[str],
    ) -> None:
        """Keep what an import has found, all or nothing.

        `cards` and `names` are JSON lists of rows; `changed` are the cards whose names are written anew, and
        `gone` those that are no longer in the file. Raises CannotWrite.
        """
        lost = to_json([*changed, *gone])
        statements = [
            Statement("DELETE FROM real_names WHERE card IN (@among(:cards, TEXT))", {"cards": lost}),
            Statement(
                "DELETE FROM real_cards WHERE card IN (@among(:cards, TEXT))", {"cards": to_json([*gone])}
            ),
            *(Statement(_PUT_CARDS, {"rows": rows}) for rows in cards),
            *(Statement(_PUT_NAMES, {"rows": rows}) for rows in names),
            _noted(run),
        ]
        await self._writer.write(*statements)

    async def rows(self, cards: Iterable[str]) -> list[RealCardRow]:
        """Return the cards of these ids; one that is not known is left out."""
        if not self.on:
            return []
        sql = "SELECT * FROM real_cards WHERE card IN (@among(:cards, TEXT)) ORDER BY card"
        return [_row(row) for row in await self._reader.rows(sql, cards=to_json(sorted(set(cards))))]

    async def every(self) -> list[RealCardRow]:
        """Return all cards, by id."""
        return [_row(row) for row in await self._reader.rows("SELECT * FROM real_cards ORDER BY card")]

    async def some(self, most: int) -> list[RealCardRow]:
        """Return so many exact cards, by their digests: any, but always the same."""
        sql = """
            SELECT * FROM real_cards WHERE definition IS NOT NULL AND disabled IS NULL
            ORDER BY digest LIMIT :most
        """
        return [_row(row) for row in await self._reader.rows(sql, most=most)]

    async def known(self) -> list[Row]:
        """Return what an import compares with: id, number, name, facts, digest, and whether it is exact."""
        sql = """
            SELECT card, oracle_id, name, facts, digest,
                CASE WHEN definition IS NULL THEN 0 ELSE 1 END AS is_exact
            FROM real_cards
        """
        return [*await self._reader.rows(sql)]

    async def called(self, folded: Iterable[str]) -> dict[str, list[RealCardRow]]:
        """Return the cards of these names, as `folded` writes them; a name may be that of several."""
        sql = """
            SELECT folded, real_cards.* FROM real_names JOIN real_cards ON real_cards.card = real_names.card
            WHERE folded IN (@among(:names, TEXT)) ORDER BY folded, real_cards.card
        """
        found: dict[str, list[RealCardRow]] = {}
        if not self.on:
            return found
        for row in await self._reader.rows(sql, names=to_json(sorted(set(folded)))):
            found.setdefault(row["folded"], []).append(_row(row))
        return found

    async def beginning(self, folded: str, most: int) -> list[tuple[str, str]]:
        """Return names that begin so, each with its card, by the alphabet."""
        sql = """
            SELECT folded, card FROM real_names WHERE folded >= :low AND folded < :high
            ORDER BY folded, card LIMIT :most
        """
        if not self.on:
            return []
        rows = await self._reader.rows(sql, low=folded, high=f"{folded}\uffff", most=most)
        return [(row["folded"], row["card"]) for row in rows]

    async def containing(self, folded: str, most: int) -> list[tuple[str, str]]:
        """Return names in which letters stand, each with its card, by the alphabet."""
        sql = """
            SELECT folded, card FROM real_names WHERE folded LIKE :pattern
            ORDER BY folded, card LIMIT :most
        """
        if not self.on:
            return []
        rows = await self._reader.rows(sql, pattern=f"%{folded}%", most=most)
        return [(row["folded"], row["card"]) for row in rows]

    async def near(self, folded: str) -> list[tuple[str, str]]:
        """Return the names among which one that is nearly this may be: those with its first letter."""
        return await self.beginning(folded[:1], _NEAR) if folded else []

    async def disable(self, card: str, because: str | None) -> bool:
        """Let a card no longer be played exactly, or with None again; False for one that is not known."""
        sql = "UPDATE real_cards SET disabled = :because WHERE card = :card RETURNING card"
        return bool(await self._writer.write(Statement(sql, {"because": because, "card": card})))

    async def last_run(self) -> RealRun | None:
        """Return what was read last."""
        row = await self._reader.row("SELECT * FROM real_runs ORDER BY id DESC LIMIT 1")
        if row is None:
            return None
        return RealRun(
            at=row["at"],
            source=row["source"],
            digest=row["digest"],
            reader=row["reader"],
            cards=row["cards"],
            printings=row["printings"],
        )

    async def forget(self) -> int:
        """Let go of all of it; return how many cards there were."""
        row = await self._reader.row("SELECT count(*) AS count FROM real_cards")
        tables = ("real_names", "real_cards", "real_runs")
        await self._writer.write(*(Statement(f"DELETE FROM {table}") for table in tables))
        return row["count"] if row else 0


def _noted(run: RealRun) -> Statement:
    columns = {
        "at": run.at,
        "source": run.source,
        "digest": run.digest,
        "reader": run.reader,
        "cards": run.cards,
        "printings": run.printings,
    }
    return Statement(inserting("real_runs", columns), columns)


def _row(row: Row) -> RealCardRow:
    return RealCardRow(**{name: row[name] for name in (*_COLUMNS, "disabled")})


_KEPT = ", ".join(f"{name} {_KINDS.get(name, 'TEXT')}" for name in _COLUMNS)
_PUT_CARDS = f"""
    INSERT INTO real_cards ({", ".join(_COLUMNS)})
    SELECT {", ".join(_COLUMNS)} FROM @each(:rows, {_KEPT}) AS rows WHERE place > 0
    ON CONFLICT (card) DO UPDATE SET {newer(_COLUMNS[1:])}
"""
_PUT_NAMES = """
    INSERT INTO real_names (folded, card)
    SELECT folded, card FROM @each(:rows, folded TEXT, card TEXT) AS rows WHERE place > 0
    ON CONFLICT (folded, card) DO NOTHING
"""
