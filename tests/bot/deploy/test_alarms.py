"""Alarms and the board ask for what Herald counts, and the pages for operators tell of all of it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import promql_parser as promql
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.app.metrics import Metrics, Pulse
from bot.store import Message, Store
from tests.bot.store.scene import NOW, running

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "bot" / "deploy"
PAGES = ("docs/operating.md", "docs/operating.fr.md")
OF_PROMETHEUS = {"up": {"job", "instance"}}
"""What Prometheus itself knows of each process."""
ADDED = {"job", "instance"}
"""OptionLabels that it puts on everything."""

Counted = dict[str, set[str]]


@pytest.fixture
async def counted(tmp_path: Path) -> AsyncIterator[Counted]:
    """The labels of everything that is counted, by names as Prometheus keeps them."""
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    metrics = Metrics(store, lambda: Pulse(True, 0.1, NOW, NOW, 1))
    await running(store)
    await store.outbox.put(NOW, Message(match_id=None, kind="note", target="1:a"))
    metrics.moved("magic", 0.01)
    metrics.answered(0.1, handed=False)
    metrics.drew("magic", "board", 0.1)
    metrics.requested("PATCH /channels/{channel_id}/messages/{message_id}", 200)
    metrics.waited(0.1)
    metrics.failed("ERROR")
    metrics.shard(0, up=True)
    metrics.identified(1000)
    found: Counted = {}
    for family in text_string_to_metric_families((await metrics.written()).decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    yield {name: labels for name, labels in found.items() if not name.endswith("_created")}
    await store.close()


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((DEPLOY / "alarms.yaml").read_text(encoding="utf-8"))["groups"]
    return group["rules"]


def panels() -> list[dict[str, Any]]:
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    return [panel for panel in board["panels"] if panel["type"] != "row"]


def expressions() -> list[str]:
    asked = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*(rule["expr"] for rule in rules()), *asked]


def unknown(expression: str, counted: Counted) -> set[str]:
    """Return what an expression names that nothing has: metrics, and labels."""
    known, named, wrong = counted | OF_PROMETHEUS, set[str](), set[str]()

    def see(part: promql.Expr) -> None:
        match part:
            case promql.VectorSelector(name=name) if name is not None:
                wrong.update({name} - known.keys())
                labels = known.get(name, set()) | ADDED
                wrong.update({matcher.name for matcher in part.matchers.matchers} - labels)
                named.update(labels)
            case _:
                pass

    def see_groups(part: promql.Expr) -> None:
        if isinstance(part, promql.AggregateExpr) and part.modifier is not None:
            wrong.update(set(part.modifier.labels) - named)

    tree = promql.parse(expression)
    promql.walk(tree, pre_visit=see)
    promql.walk(tree, pre_visit=see_groups)
    return wrong


async def test_alarms_and_board_ask_for_what_is_counted(counted: Counted) -> None:
    assert len(expressions()) > 30
    assert [expression for expression in expressions() if unknown(expression, counted)] == []


async def test_a_name_or_a_label_that_nothing_has_is_found(counted: Counted) -> None:
    asked = 'sum by (user) (rate(herald_drawing_seconds_count[5m])) + herald_moves_total{guild="1"}'
    assert unknown(asked, counted) == {"user", "herald_drawing_seconds_count", "guild"}
    with pytest.raises(ValueError, match="sume"):
        unknown("sume(up)", counted)


def test_each_alarm_says_what_it_is_about_and_how_bad_that_is() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names)) >= 10
    for rule in rules():
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("critical", "warning")
        (summary,) = rule["annotations"].values()
        assert len(summary) > 30
        left = re.search(r"\bby \(([^)]*)\)", rule["expr"])
        kept = {label.strip() for label in left[1].split(",")} if left else ADDED
        if re.match(r"(max|min|sum)\(", rule["expr"]):
            kept = set()
        assert set(re.findall(r"\$labels\.(\w+)", summary)) <= kept, rule["alert"]


def test_the_board_shows_everything_once_and_nothing_over_another() -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids)) > 15
    (source,) = board["templating"]["list"]
    assert {panel["datasource"]["uid"] for panel in panels()} == {f"${{{source['name']}}}"}
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        place = panel["gridPos"]
        spot = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24
        assert not spot & taken, panel["title"]
        taken |= spot


async def test_all_that_is_counted_is_on_the_board(counted: Counted) -> None:
    asked = "\n".join(target["expr"] for panel in panels() for target in panel["targets"])
    names = {re.sub(r"_(bucket|count|sum)$", "", name) for name in counted}
    assert len(names) > 15
    assert {name for name in names if name not in asked} == set()


@pytest.mark.parametrize("page", PAGES)
async def test_the_pages_for_operators_tell_of_all_that_is_counted_and_of_nothing_else(
    page: str, counted: Counted
) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    told = set(re.findall(r"`(herald_\w+)`", text))
    assert told == {re.sub(r"_(bucket|count|sum)$", "", name) for name in counted}


@pytest.mark.parametrize("page", PAGES)
def test_the_alarms_that_the_pages_for_operators_name_are_there(page: str) -> None:
    named = set(re.findall(r"`(Herald[A-Z]\w+)`", (ROOT / page).read_text(encoding="utf-8")))
    assert named
    assert named <= {rule["alert"] for rule in rules()}


@pytest.mark.parametrize("page", PAGES)
def test_prometheus_reads_herald_as_the_job_that_the_alarms_are_about(page: str) -> None:
    (written,) = re.findall(r"```yaml\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    config = yaml.safe_load(written)
    assert [(DEPLOY / name).is_file() for name in config["rule_files"]] == [True]
    (job,) = config["scrape_configs"]
    named = {name for rule in rules() for name in re.findall(r'job="(\w+)"', rule["expr"])}
    assert named == {job["job_name"]}
