"""What an owner is told: shares by rarity, and the cards and decks that each reason keeps from play."""

from __future__ import annotations

import json

from bot.real.report import Obstacle, deck_share, obstacles, shares
from bot.real.words import why
from bot.store import RealCardRow
from bot.texts import texts_in
from engines.kernel import Deck, Section
from engines.magic.cards.facts import CardFacts, Face, Refusal, packed
from engines.magic.language.pack import Printing

DICE, COPIES = Refusal("feature", {"feature": "dice"}, 1), Refusal("feature", {"feature": "copies"}, 2)


def row(name: str, *refusals: Refusal, rarity: str = "common", disabled: str | None = None) -> RealCardRow:
    face = Face(name, None, "{1}", "Artifact", None, None)
    facts = CardFacts(
        oracle_id=name,
        layout="normal",
        faces=(face,),
        printings=(Printing.model_validate({"rarity": rarity}),),
    )
    return RealCardRow(
        card=f"real_{name.lower()}", oracle_id=name, name=name, name_fr=None, facts=json.dumps(packed(facts)),
        digest="", reader=1, keywords="[]", definition=None if refusals else "{}",
        refusals=json.dumps([*refusals]), disabled=disabled,
    )  # fmt: skip


def deck(*cards: str) -> Deck:
    section = Section(heading="main", cards=tuple(f"real_{card}" for card in cards))
    return Deck(game="magic", name="Mine", sections=(section,))


ROWS = [row("Die", DICE), row("Dice", DICE), row("Both", DICE, COPIES), row("Copy", COPIES), row("Plain")]


def test_a_feature_is_counted_for_itself_with_the_cards_and_decks_that_it_alone_keeps_from_play() -> None:
    decks = [deck("die", "plain"), deck("die", "copy"), deck("plain"), deck("both"), deck("copy", "copy")]
    assert obstacles(ROWS, decks) == [
        Obstacle(Refusal("feature", {"feature": "dice"}), 3, 2, 1, ("Both", "Dice", "Die")),
        Obstacle(Refusal("feature", {"feature": "copies"}), 2, 1, 1, ("Both", "Copy")),
    ]


def test_each_reason_is_said_with_what_it_names() -> None:
    said = [why(each.refusal, texts_in("en")) for each in obstacles(ROWS, [])]
    assert said == ["Herald cannot do this yet: dice and coins", "Herald cannot do this yet: copies"]


def test_what_the_owner_has_written_makes_no_reason_of_its_own() -> None:
    rows = [row("One", disabled="it is odd"), row("Other", disabled="so is this")]
    (found,) = obstacles(rows, [deck("one", "other")])
    assert (found.cards, found.alone, found.decks) == (2, 2, 1)


def test_the_share_of_decks_counts_copies_and_what_comes_with_herald_as_exact() -> None:
    decks = [deck("plain", "plain", "die"), Deck(game="magic", name="Own", sections=())]
    own = Section(heading="main", cards=("forest", "forest"))
    decks[1] = decks[1].model_copy(update={"sections": (own,)})
    assert deck_share(ROWS, decks) == (2, 1, 5, 4)
    assert deck_share([], [deck("gone")]) == (1, 0, 1, 0), "a card that was forgotten is not played"


def test_shares_are_by_the_lowest_rarity_and_only_of_those_that_there_are() -> None:
    rows = [row("One"), row("Two", DICE), row("Three", rarity="mythic")]
    assert [(each.rarity, each.cards, each.exact, each.by_hand) for each in shares(rows)] == [
        ("common", 2, 1, 1),
        ("mythic", 1, 1, 0),
    ]
