"""Packs from strangers: what is refused, and how well that is said."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import BadPack, Pack, Problem, read_pack
from engines.kernel.state.limits import PACK_BYTES
from engines.kernel.state.yaml_file import BadYaml, read_yaml
from engines.noxtalia.language.pack import NoxtaliaPack
from engines.registry import GAMES
from tests.engines.magic.pack import pack as wordy
from tests.engines.magic.wordy import WORDY

HEAD = """\
game: noxtalia
id: mine
name: {en: Mine, fr: À moi}
version: 1
"""
CARD = """\
capacities:
- id: ember
  name: {en: Ember, fr: Braise}
  element: cendre
  type: attack
  cost: 2
  power: 7
"""


def problems(text: str | bytes) -> list[Problem]:
    with pytest.raises(BadPack) as refused:
        read_pack(text, NoxtaliaPack, "mine.yaml")
    for problem in refused.value.problems:
        for locale in ("en", "fr"):
            assert texts_in(locale).tell(problem.reason)
    return refused.value.problems


def only(text: str | bytes) -> Problem:
    (problem,) = problems(text)
    return problem


def test_a_pack_is_read_into_typed_cards() -> None:
    pack = read_pack(HEAD + CARD, NoxtaliaPack, "mine.yaml")
    assert (pack.id, pack.name.fr, pack.capacities[0].power) == ("mine", "À moi", 7)


def test_a_pack_goes_between_processes_as_a_parcel_that_is_opened_once() -> None:
    pack = read_pack(HEAD + CARD, NoxtaliaPack, "mine.yaml")
    sent = pickle.dumps(pack)
    there = pickle.loads(sent)
    assert there == pack
    assert there.model_dump() == pack.model_dump()
    assert there is pickle.loads(sent)


def test_packs_are_alike_when_they_hold_the_same() -> None:
    one, same = (read_pack(HEAD + CARD, NoxtaliaPack, "mine.yaml") for _ in range(2))
    assert len({one, same}) == 1
    changed = one.model_copy(update={"capacities": ()})
    assert changed != one
    assert pickle.loads(pickle.dumps(changed)) == changed


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("a: &x 1\nb: *x", "pack-alias", 1),
        ("a: 1\nb: *x", "pack-alias", 2),
        ("a: !!python/object/apply:os.system [true]", "pack-tag", 1),
        ("a: 1\nb: 2\na: 3", "pack-key-twice", 3),
        ("[" * 30, "pack-too-deep", 1),
        ("a: {b: [}", "pack-not-yaml", 1),
        ("? [1]\n: 2", "pack-not-yaml", 1),
        ("a: 1\n---\nb: 2", "pack-not-yaml", 2),
        (b"\xff\x00", "pack-not-yaml", None),
        ("a: " + "x" * PACK_BYTES, "pack-too-large", None),
        ("- " * 10 + "\n".join(["- 1"] * 45_000), "pack-too-large", None),
    ],
)
def test_tricks_and_scribbles_are_refused_before_anything_is_built(
    text: str | bytes, reason: str, line: int | None
) -> None:
    with pytest.raises(BadYaml) as refused:
        read_yaml(text)
    assert refused.value.reason == reason
    if line is not None:
        assert refused.value.line == line
    assert only(text).reason.key == reason


def test_plain_words_stay_words() -> None:
    value, _ = read_yaml("on: no\nday: 2026-11-21\nnumbers: [1, -2, 1.5]\ntruth: [true, null]\nzeros: 007")
    assert value == {
        "on": "no", "day": "2026-11-21", "numbers": [1, -2, 1.5], "truth": [True, None], "zeros": "007",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after", "card", "field", "reason", "values"),
    [
        ("cost: 2", "cost: 99", "ember", "cost", "pack-too-great", {"found": "99", "limit": "8"}),
        ("cost: 2", "cost: -1", "ember", "cost", "pack-too-small", {"found": "-1", "limit": "0"}),
        ("cost: 2", "cost: two", "ember", "cost", "pack-not-number", {"found": "two"}),
        ("type: attack", "type: atack", "ember", "type", "pack-not-among",
         {"found": "atack", "allowed": "attack, defence, support"}),
        ("  type: attack\n", "", "ember", "type", "pack-missing", None),
        ("type: attack", "type: support", "ember", "", "nx-pack-power", {}),
        ("power: 7", "power: 7\n  bogus: 1", "ember", "bogus", "pack-unknown-field", None),
        ("id: ember", "id: Ember!", "Ember!", "id", "pack-characters", None),
        ("en: Ember", "en: '<@1>'", "ember", "name.en", "pack-characters", None),
        ("en: Ember", "en: ''", "ember", "name.en", "pack-empty", None),
        ("en: Ember", "en: '  '", "ember", "name.en", "pack-empty", None),
        ("en: Ember", 'en: "\\u00a0\\u2003"', "ember", "name.en", "pack-empty", None),
        ("en: Ember", 'en: "\\u200b"', "ember", "name.en", "pack-empty", None),
        ("power: 7", "power: 7\n  keywords: [zone, amelioration]", "ember", "", "nx-pack-zone", {}),
        ("power: 7", "power: 7\n  effects: [{do: []}]", "ember", "effects.0.do", "pack-too-few", None),
        ("power: 7", "power: 7\n  effects: [{do: [{value: 3}]}]", "ember", "effects.0.do.0",
         "pack-untyped", None),
        ("power: 7", "power: 7\n  effects: [{do: [{action: heal, who: nobody, value: 3}]}]", "ember",
         "effects.0.do.0.who", "pack-not-among", None),
        ("power: 7", "power: 7\n  effects: [{do: [{action: heal, who: {pick: chosn}, value: 3}]}]", "ember",
         "effects.0.do.0.who", "pack-not-among", {"found": "chosn",
                                                  "allowed": "chosen, random, lowest_pv, all"}),
        ("power: 7", "power: 7\n  effects: [{do: [{action: mill, who: player, number: 0}]}]", "ember",
         "effects.0.do.0.number", "pack-too-small", {"found": "0", "limit": "1"}),
    ],
)  # fmt: skip
def test_a_wrong_card_is_named_with_field_line_and_what_is_allowed(
    before: str, after: str, card: str, field: str, reason: str, values: dict[str, Any] | None
) -> None:
    assert before in HEAD + CARD
    problem = only(HEAD + CARD.replace(before, after))
    assert (problem.source, problem.card, problem.field) == ("mine.yaml", card, field)
    assert problem.reason.key == reason
    assert problem.line is not None
    assert problem.line >= 5
    if values is not None:
        assert problem.reason.values == values


def test_an_unknown_effect_is_answered_with_all_that_are_known() -> None:
    wrong = CARD + "  effects:\n  - do: [{action: explode, value: 3}]\n"
    problem = only(HEAD + wrong)
    assert problem.line == 13
    allowed = problem.reason.values["allowed"].split(", ")
    assert {"heal", "damage", "choose_one", "if"} <= set(allowed)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    wrong = CARD.replace("cost: 2", "cost: 99").replace("power: 7", "power: nine")
    assert {problem.field for problem in problems(HEAD.replace("version: 1", "version: 0") + wrong)} == {
        "version", "cost", "power",
    }  # fmt: skip


def test_an_empty_file_is_no_pack() -> None:
    assert problems("")
    assert problems("just words")


@pytest.mark.parametrize("left_out", ["nothing", "unset", "defaults"])
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.collection is not None])
def test_cards_are_read_again_as_they_were_written_whatever_is_left_out(game: Any, left_out: str) -> None:
    starter: Pack = game.collection.starter()
    for pack in (starter, wordy(*WORDY)) if game.id == "magic" else (starter,):
        unset, defaults = left_out == "unset", left_out == "defaults"
        dumped = pack.model_dump(mode="json", by_alias=True, exclude_unset=unset, exclude_defaults=defaults)
        assert type(pack).model_validate(dumped) == pack
