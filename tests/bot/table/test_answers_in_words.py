"""An answer is said as people were asked, and never by its keys: hints and reviews tell answers so."""

from __future__ import annotations

from bot.table.asking.answers_in_words import in_words
from bot.texts import texts_in
from engines.kernel import Answer, Assign, Choose, Decision, Distribute, Option, Pick, Prompt, Say

NAMES = ("ann", "bob")
ASKED = Prompt(
    Say("seat", {"number": 1}),
    tuple(Option(key, Say("mn-card", {"card": name})) for key, name in (("b1", "Boar"), ("b2", "Bear"))),
    places={"p0": Say("mn-player", {"seat": 0}), "o7": Say("mn-card", {"card": "Ogre"})},
)
BOTH = ("b1", "b2")
SAID: tuple[tuple[Decision, Answer, str], ...] = (
    (Choose(0, "main", BOTH), "b2", "Bear"),
    (Pick(0, "discard", BOTH, 0, 2), BOTH, "Boar, Bear"),
    (Pick(0, "discard", BOTH, 0, 2), (), "Choose None"),
    (Assign(0, "attackers", BOTH, (("p0",), ("p0",))), ("p0", ""), "Boar"),
    (Assign(0, "blockers", BOTH, (("o7", "p0"), ("o7",))), ("o7", "o7"), "Boar → Ogre, Bear → Ogre"),
    (Assign(0, "blockers", BOTH, (("o7", "p0"), ("o7",))), ("", ""), "Choose None"),
    (Distribute(0, "damage", BOTH, 3), (2, 1), "2 → Boar, 1 → Bear"),
    (Distribute(0, "damage", BOTH, 3), (3, 0), "3 → Boar"),
)


def test_what_goes_where_and_how_much_of_it_is_said_by_name() -> None:
    for decision, answer, told in SAID:
        assert in_words(decision, ASKED, answer, NAMES, texts_in("en")) == told
