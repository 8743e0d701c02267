"""What somebody wrote about a person goes with them, and what concerns others stays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store import Statement, Store
from bot.store.privacy.forgetting import ERASED
from bot.store.sqlite.words import text_of
from tests.bot.store.privacy.scene import event, rows, run
from tests.bot.store.scene import ANNE, BEN, NOW, running

ORGANISER = 99


async def audited(store: Store, facts: dict[str, object], by: int = ORGANISER) -> None:
    await run(
        store,
        """
        INSERT INTO tournament_audit (tournament_id, by_user, verb, facts, interaction_id, at)
        VALUES (1, :by, 'drop', :facts, (SELECT 500 + count(*) FROM tournament_audit), 0)
        """,
        by=by, facts=json.dumps(facts),
    )  # fmt: skip


async def audited_by_anne(store: Store) -> None:
    await event(store, "live", NOW)
    await audited(store, {"user": ANNE, "reason": "Anne is ill"})


async def test_reasons_of_organisers_go_where_they_are_about_the_person(store: Store) -> None:
    await event(store, "live", NOW)
    for revision, by in ((1, ORGANISER), (2, None)):
        await run(
            store,
            """
            INSERT INTO results (tournament_id, stage, round, table_no, revision, source, scores, by_user,
                reason, at)
            VALUES (1, 1, 1, 1, :revision, 'entered', '[]', :by, :reason, 0)
            """,
            revision=revision, by=by, reason="Ben shouted" if by else "time",
        )  # fmt: skip
    await audited(store, {"table": 1, "reason": "Ben shouted"})
    await audited(store, {"user": BEN, "reason": "Ben has gone home"})
    await audited(store, {"user": ANNE, "reason": "Anne is ill"})
    await audited(store, {"table": 1, "reason": ""}, by=BEN)
    await store.forgetting.forget(BEN)
    assert [row["reason"] for row in await rows(store, "results")] == [ERASED, "time"], (
        "the clock names nobody"
    )
    log = sorted(await rows(store, "tournament_audit"), key=lambda row: row["id"])
    facts = [json.loads(row["facts"]) for row in log]
    assert [each["reason"] for each in facts] == [ERASED, ERASED, "Anne is ill", ""]
    assert facts[1]["user"] < 0
    assert [row["interaction_id"] is None for row in log] == [False, False, False, True]


async def test_numbers_of_presses_with_which_they_were_ready_go(store: Store) -> None:
    await event(store, "live", NOW)
    await run(store, "UPDATE table_seats SET ready = 700 + entrant")
    await store.forgetting.forget(BEN)
    ready = {row["entrant"]: row["ready"] for row in await rows(store, "table_seats")}
    assert ready == {1: 701, 2: 0}, "they were ready still"


async def test_what_waits_to_be_told_names_them_no_more_and_not_why_they_have_gone(store: Store) -> None:
    await event(store, "live", NOW)
    told = {
        "1:1:1:1:left": {"who": 2, "out": True, "reason": "Ben shouted"},
        "1:1:1:1:deck-trouble": {"problem": ["error-deck-refused", {"who": "Ben", "deck": "Ben’s own"}]},
        "1:1:1:2:left": {"who": 3, "out": True, "reason": "Cyd is ill"},
        "1:1:1:2:coming": {"who": BEN},
    }
    for target, facts in told.items():
        await run(
            store,
            """
            INSERT INTO outbox (kind, target, payload, not_before, created)
            VALUES ('tournament_note', :target, :facts, 0, 0)
            """,
            target=target, facts=json.dumps(facts),
        )  # fmt: skip
    await store.forgetting.forget(BEN)
    now = {row["target"]: json.loads(row["payload"]) for row in await rows(store, "outbox")}
    assert now["1:1:1:1:left"] == {"who": 2, "out": True, "reason": ERASED}
    assert now["1:1:1:1:deck-trouble"] == {"problem": ["error-deck-refused", {"who": ERASED, "deck": ERASED}]}
    assert now["1:1:1:2:left"] == told["1:1:1:2:left"], "others' stay"
    assert now["1:1:1:2:coming"]["who"] < 0


async def test_reasons_of_moderators_go_where_they_are_about_the_person_or_their_match(store: Store) -> None:
    match = await running(store)
    for number, (of, facts) in enumerate([(match.id, {}), (None, {"winner": BEN}), (None, {"winner": ANNE})]):
        await run(
            store,
            """
            INSERT INTO moderation (id, guild_id, match_id, code, by_user, verb, reason, facts, at)
            VALUES (:id, 7, :match, 'X', 5, 'pause', 'why', :facts, 0)
            """,
            id=number + 1, match=of, facts=json.dumps(facts),
        )  # fmt: skip
    await store.forgetting.forget(BEN)
    log = sorted(await rows(store, "moderation"), key=lambda row: row["id"])
    assert [row["reason"] for row in log] == [ERASED, ERASED, "why"]


@pytest.mark.sqlite
async def test_no_statement_of_a_deletion_reads_a_whole_table_while_everything_else_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await audited_by_anne(store)
    written: list[Statement] = []

    async def note(*statements: Statement) -> list[Any]:
        written.extend(statements)
        return []

    monkeypatch.setattr(store.writer, "write", note)
    await store.forgetting.forget(ANNE)
    assert len(written) > 30
    for sql, values, *_ in written:
        plan = await store._reader.rows(f"EXPLAIN QUERY PLAN {text_of(sql)}", **(values or {}))
        whole = [row["detail"] for row in plan if row["detail"].startswith("SCAN")]
        assert all("VIRTUAL TABLE" in each or "CONSTANT" in each for each in whole), f"{whole} by {sql}"
