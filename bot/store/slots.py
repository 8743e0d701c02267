"""Who looks after which slot, and since when: a row for each, the fence against who had it before."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.partition import Slot
from bot.store.sql import Reader, Row, Statement
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotRow:
    """A slot, as it was taken last. Times are Unix seconds."""

    slot: int
    epoch: int
    holder: str
    """The machine and process that has it, or had it last."""
    herald: str
    """The version of Herald that runs there."""
    since: float
    beat: float | None
    """When it was last known to be looked after; None before its clocks have run."""


class Slots:
    """Taking a slot, and reading who has them."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def take(self, slot: Slot, holder: str, herald: str, now: float) -> Slot:
        """Write down who has a slot now; return it with its new epoch, which shuts out who had it before."""
        sql = """
            INSERT INTO slots (slot, epoch, holder, herald, since) VALUES (:slot, 1, :holder, :herald, :now)
            ON CONFLICT (slot) DO UPDATE SET
                epoch = slots.epoch + 1, holder = excluded.holder, herald = excluded.herald,
                since = excluded.since
            RETURNING epoch
        """
        values = {"slot": slot.number, "holder": holder, "herald": herald, "now": now}
        (row,) = await self._writer.write(Statement(sql, values))
        return slot._replace(epoch=row["epoch"])

    async def all(self) -> list[SlotRow]:
        """Return all that have ever been taken."""
        return [_row(row) for row in await self._reader.rows("SELECT * FROM slots ORDER BY slot")]


def beat_statement(slot: Slot, now: float) -> Statement:
    """Note that a slot is looked after."""
    sql = "UPDATE slots SET beat = :now WHERE slot = :slot"
    return Statement(sql, {"now": now, "slot": slot.number})


def _row(row: Row) -> SlotRow:
    return SlotRow(**dict(row))
