"""Bulk files: both kinds tell the same of a card; what counts of it; what is wrong with a file."""

from __future__ import annotations

import json

import pytest

from engines.magic.cards import rarity
from engines.magic.cards.bulk.reading import read_bulk
from engines.magic.cards.bulk.stream import MOST_VALUE, BadBulk
from engines.magic.cards.facts import CardFacts
from engines.magic.language.pack import CardModel
from engines.magic.options import MagicOptions
from tests.engines.magic.cards.bulks import (
    Invented,
    OneFace,
    OnePrinting,
    card,
    mtgjson,
    pieces,
    read,
    scryfall,
)
from tests.rules import rule

LAMP = card(1, "Lamp Warden", text="Vigilance", keywords=("Vigilance",), fr="Gardienne aux lampes")
TWO = Invented(
    2,
    (
        OneFace("Emberlit", "Instant", "{R}", "Emberlit deals 2 damage to any target.", fr="Braisevive"),
        OneFace("Sootfall", "Sorcery", "{2}{B}", "Target player discards a card.", fr="Suietombe"),
    ),
    "split",
    {"vintage": "restricted", "modern": "legal", "standard": "banned"},
)
TWICE = card(3, "Twice Told", layout="reversible_card")
SET = [
    OnePrinting(LAMP, "uncommon"),
    OnePrinting(LAMP, "common", "ONL", "masters", ("mtgo",)),
    OnePrinting(TWO, "rare", also="The Hindmost Spark"),
    OnePrinting(card(3, "Twice Told"), "mythic", "TWO"),
    OnePrinting(TWICE, "rare", "REV"),
    OnePrinting(card(4, "Screen Sprite"), "common", "ARE", media=("arena",)),
]


def facts_of(*printings: OnePrinting) -> CardFacts:
    """Return what both kinds of files tell of the one card in them."""
    names = scryfall(printings, french=True)
    (one,), (other,) = read(scryfall(printings), names), read(mtgjson(printings))
    assert one == other
    return one.facts


def classes(*printings: OnePrinting, **options: str) -> tuple[str, ...]:
    own, others = rarity.own_and_others(facts_of(*printings).printings)
    model = CardModel.model_validate({
        "id": "one", "name": {"en": "One", "fr": "Un"}, "cost": "1", "types": {"card": ["artifact"]},
        "rarity": own, "printings": others,
    })  # fmt: skip
    return rarity.classes(model, MagicOptions.model_validate(options))


def reason(file: str, names: str = "") -> str:
    with pytest.raises(BadBulk) as caught:
        list(read_bulk(pieces(file, 70_000), pieces(names, 70_000)).cards)
    return caught.value.reason.key


@pytest.mark.parametrize("piece", [1, 7, 100_000])
def test_both_kinds_of_files_tell_the_same(piece: int) -> None:
    one = read(scryfall(SET, french=True), scryfall(SET, french=True), piece)
    other = read(mtgjson(SET), mtgjson(SET), piece)
    assert one == other
    assert [each.facts.name for each in one] == ["Lamp Warden", "Emberlit // Sootfall", "Twice Told"]


def test_what_is_known_of_a_card() -> None:
    lamp, two, _ = read(mtgjson(SET))
    assert (lamp.facts.faces[0].power, lamp.facts.faces[0].cost) == ("2", "{1}{G}")
    assert lamp.facts.keywords == ("vigilance",)
    assert lamp.facts.name_fr == "Gardienne aux lampes"
    assert lamp.text == "Vigilance"
    assert (two.facts.layout, two.facts.name_fr) == ("split", "Braisevive // Suietombe")
    assert two.facts.also == ("The Hindmost Spark",)
    assert two.text == "Emberlit deals 2 damage to any target.\n//\nTarget player discards a card."


def test_another_file_adds_names_and_nothing_else() -> None:
    (plain,) = read(scryfall([OnePrinting(LAMP)]))
    (named,) = read(scryfall([OnePrinting(LAMP)]), scryfall(SET, french=True))
    assert (plain.facts.name_fr, named.facts.name_fr) == (None, "Gardienne aux lampes")
    assert named.facts.printings == plain.facts.printings, "the other file knows of an online printing"


@rule("MN-R1")
def test_a_card_is_of_its_lowest_rarity() -> None:
    printed = [OnePrinting(LAMP, "mythic"), OnePrinting(LAMP, "uncommon", "TWO")]
    assert classes(*printed) == ("uncommon",)
    assert classes(*printed, rarity_basis="any") == ("uncommon", "rare")


@rule("MN-R2")
@pytest.mark.parametrize(
    "uncounted",
    [
        OnePrinting(LAMP, "common", "ARE", media=("arena",)),
        OnePrinting(LAMP, "common", "BIG", oversized=True),
        OnePrinting(LAMP, "common", "GLD", border="gold"),
        OnePrinting(LAMP, "common", "MEM", "memorabilia"),
        OnePrinting(LAMP, "common", "JAP", lang="ja"),
    ],
    ids=lambda each: each.in_set,
)
def test_printings_that_no_tournament_knows_do_not_count(uncounted: OnePrinting) -> None:
    assert classes(OnePrinting(LAMP, "rare"), uncounted) == ("rare",)
    assert read(scryfall([uncounted])) == read(mtgjson([uncounted])) == []


@rule("MN-R2")
def test_a_joke_counts_only_if_tournaments_allow_it() -> None:
    joke = {"vintage": "not_legal"}
    assert read(scryfall([OnePrinting(card(9, "Silly Goose", legal=joke), set_type="funny")])) == []
    assert facts_of(OnePrinting(card(9, "Clever Goose"), set_type="funny")).pools == ("eternal",)


@rule("MN-R2")
def test_special_rarities_count_where_there_is_no_other() -> None:
    assert classes(OnePrinting(LAMP, "special"), OnePrinting(LAMP, "common", "TWO")) == ("common",)
    assert classes(OnePrinting(LAMP, "special")) == ("rare",)


@rule("MN-R2")
def test_a_match_may_count_paper_alone() -> None:
    printed = [
        OnePrinting(LAMP, "rare", media=("paper",)),
        OnePrinting(LAMP, "common", "ONL", media=("mtgo",)),
    ]
    assert classes(*printed) == ("common",)
    assert classes(*printed, rarity_sources="paper") == ("rare",)
    assert classes(*printed[1:], rarity_sources="paper") == ("common",), "it has no other"


@rule("MN-R8")
def test_both_halves_are_one_name_and_all_printings_one_card() -> None:
    found = facts_of(OnePrinting(TWO, "rare"), OnePrinting(TWO, "rare", "TWO"))
    assert found.name == "Emberlit // Sootfall"
    assert len(found.printings) == 1, "the same twice says no more than once"


@rule("MN-R15")
def test_a_pool_holds_what_its_format_allows_to_be_played_at_all() -> None:
    assert facts_of(OnePrinting(TWO)).pools == ("eternal", "modern"), "restricted counts as normal"
    banned = card(8, "Wager Knave", legal={"vintage": "banned", "modern": "banned"})
    assert facts_of(OnePrinting(banned)).pools == ()


def test_a_half_card_is_none() -> None:
    rows = json.loads(mtgjson([OnePrinting(TWO)]))
    rows["data"]["INV"]["cards"][1]["type"] = 7
    found = read_bulk([json.dumps(rows)])
    assert list(found.cards) == []
    assert (found.rows, found.odd, found.told) == (2, 1, ("2: type",))


@pytest.mark.parametrize("name", ["**Bold**", "<@123>", "`x`", "a" * 300, "Lamp\u202eWarden", "Λαμπα", ""])
def test_a_name_that_is_markup_or_disguised_is_no_card(name: str) -> None:
    odd = OnePrinting(card(5, name))
    assert [each.facts.name for each in read(scryfall([OnePrinting(LAMP), odd]))] == ["Lamp Warden"]
    assert [each.facts.name for each in read(mtgjson([OnePrinting(LAMP), odd]))] == ["Lamp Warden"]


def test_two_cards_of_one_name_stay_two() -> None:
    both = [OnePrinting(card(6, "Double")), OnePrinting(card(7, "Double", line="Creature — Ox"))]
    assert [each.facts.faces[0].type_line for each in read(scryfall(both))] == [
        "Creature — Lanternist",
        "Creature — Ox",
    ]


WHOLE = scryfall(SET)


@pytest.mark.parametrize("made", [scryfall(SET), mtgjson(SET)], ids=["scryfall", "mtgjson"])
def test_a_file_that_was_cut_short_is_refused_wherever_it_was_cut(made: str) -> None:
    for end in range(1, len(made.rstrip()), 97):
        assert reason(made[:end]).startswith("real-bad-"), end


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("", "real-bad-kind"),
        ("name,cost\nLamp Warden,2\n", "real-bad-kind"),
        ("[1, 2]", "real-bad-json"),
        ("{}", "real-bad-kind"),
        ('{"data": [1]}', "real-bad-json"),
        ('{"data": {}}', "real-bad-kind"),
        ('[{"name": "Lamp Warden"}]', "real-bad-kind"),
        (WHOLE + "[]", "real-bad-more"),
        ("[" * 100_000, "real-bad-deep"),
        ('[{"a": ' + "[" * 100_000, "real-bad-deep"),
        ('[{"name": "' + "a" * 10_000_000 + '"}]', "real-bad-json"),
        ('[{"name": ' + "9" * 10_000 + "}]", "real-bad-json"),
        ('[{"oracle_id": "1"' * 3 + "]", "real-bad-json"),
    ],
    ids=lambda each: each[:12],
)
def test_a_file_that_is_something_else_is_refused_with_its_reason(file: str, why: str) -> None:
    assert reason(file) == why


def test_a_long_value_is_given_up_before_all_of_it_is_held() -> None:
    taken = 0

    def endless() -> object:
        nonlocal taken
        yield '[{"name": "'
        while True:
            taken += 100_000
            yield "a" * 100_000

    with pytest.raises(BadBulk):
        read_bulk(endless())  # pyright: ignore[reportArgumentType]
    assert taken <= MOST_VALUE + 200_000


def test_more_rows_than_anybody_prints_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.magic.cards.bulk.gathering.MOST_ROWS", 5)
    assert reason(scryfall(SET)) == "real-bad-many"
    monkeypatch.setattr("engines.magic.cards.bulk.gathering.MOST_ROWS", 100)
    monkeypatch.setattr("engines.magic.cards.bulk.gathering.MOST_CARDS", 2)
    assert reason(mtgjson(SET)) == "real-bad-many"
