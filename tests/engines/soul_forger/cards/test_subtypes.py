"""Sub-types of a pack's own: declared with their forms, named on cards, in filters and costs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel.cards.packs import read_pack
from engines.soul_forger.cards.catalogue import both, catalogue_of, only
from engines.soul_forger.language.pack import SoulForgerPack
from engines.soul_forger.options import SoulForgerOptions
from tests.engines.soul_forger import pack as table_pack
from tests.engines.soul_forger.cards.small_packs import COLLECTION, action, creature, pack, refused
from tests.engines.soul_forger.cards.test_collection import PRESET, deck
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, armed, lies
from tests.rules import rule

WEASEL = {"en": ["weasel", "weasels"], "fr": ["belette", "belettes"], "gender": "f"}
SEA_WOLF = {"en": ["sea wolf", "sea wolves"], "fr": ["otarie", "otaries"], "gender": "f"}
OWN = {"weasel": WEASEL, "sea_wolf": SEA_WOLF}
DRAW = {"action": "draw"}


def lines(card: dict[str, Any], locale: Locale) -> list[str]:
    """What is printed on a card of a pack that declares both."""
    own = pack({**card, "id": "mine"}, subtypes=OWN)
    assert COLLECTION.check(own, ()) == []
    return [texts_in(locale).tell(line) for line in COLLECTION.pages((own,))["mine"].lines]


@rule("SF-19")
def test_own_sub_types_are_printed_in_their_forms_and_all_agrees_with_them() -> None:
    turn = {
        "action": "guard",
        "who": {"pick": "all", "is": {"subtype": "weasel", "attacking": True}},
        "to": "off",
    }
    killed = {"pick": "chosen", "number": 2, "is": {"subtype": "sea_wolf", "damaged": True}}
    card = creature(
        {"when": {"event": "entered", "this": True}, "do": [turn, {"action": "destroy", "who": killed}]},
        subtypes=["weasel", "goblin"],
        cost="FH: 2 Weasel cards / 1 Dark Sea Wolf card",
    )  # fmt: skip
    assert lines(card, "en") == [
        "Creature · Factionless · Weasel · Goblin · Ronum 1 · Power 1 / 0 · Endurance 1 · Experience 1",
        "Cost: Send two Weasels or a Dark Sea wolf from your field or hand.",
        "Welcome: Turn each attacking Weasel Off-guard. Destroy two damaged Sea wolves you control.",
    ]
    head, *rest = (line.replace("\u00a0", " ") for line in lines(card, "fr"))
    assert head.startswith("Créature · Sans faction · Belette · Gobelin · Ronum 1 · ")
    assert rest == [
        "Coût : Envoyez 2 Belettes ou 1 Otarie des Ténèbres depuis votre terrain ou votre main.",
        "Bienvenue : Mettez hors garde chaque Belette attaquante. Détruisez 2 Otaries "
        "endommagées que vous contrôlez.",
    ]


KNOWS = {"test": "controls", "is": {"subtype": "stoat"}}
EVERY_STOAT = {"pick": "all", "is": {"subtype": "stoat"}}
UNDECLARED: list[tuple[dict[str, Any], str]] = [
    (creature(subtypes=["weasel", "stoat"]), "subtypes.1"),
    (creature(cost="F: 2 Weasel cards, 1 Stoat card"), "cost"),
    (creature({"cost": ["off_guard", "H: 1 Stoat card"], "do": [DRAW]}), "abilities.0.cost.1"),
    (action({"do": [DRAW]}, require={"subtype": "stoat"}), "require.subtype"),
    (action({"do": [{"action": "may", "do": [DRAW, {"action": "if", "if": [KNOWS], "do": [DRAW]}]}]}),
     "abilities.0.do.0.do.1.if.0.is.subtype"),
    (creature({"holds": [{"change": "power", "on": EVERY_STOAT, "value": 1}]}),
     "abilities.0.holds.0.on.is.subtype"),
]  # fmt: skip


@rule("SF-19")
@pytest.mark.parametrize(("card", "field"), UNDECLARED)
def test_a_sub_type_that_nobody_declares_is_refused_where_it_stands(card: dict[str, Any], field: str) -> None:
    (found,) = COLLECTION.check(pack({**card, "id": "mine"}, subtypes=OWN), ())
    assert (found.card, found.field, found.reason.key) == ("mine", field, "sf-pack-no-subtype")
    assert "stoat" in texts_in("en").tell(found.reason)
    assert all("subtypes" in texts_in(locale).tell(found.reason) for locale in LOCALES)
    assert COLLECTION.check(pack({**card, "id": "mine"}, subtypes={**OWN, "stoat": WEASEL}), ()) == []


def test_each_pack_declares_its_own() -> None:
    other = pack(subtypes=OWN).model_copy(update={"id": "other"})
    (found,) = COLLECTION.check(pack(creature(subtypes=["weasel"])), (other,))
    assert found.reason.key == "sf-pack-no-subtype"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("goblin", "sf-pack-subtype-known"),
        ("fire", "sf-pack-subtype-faction"),
        ("dark_weasel", "sf-pack-subtype-faction"),
    ],
)
def test_what_the_language_has_or_costs_would_misread_cannot_be_declared(key: str, reason: str) -> None:
    (found,) = COLLECTION.check(pack(creature(), subtypes={key: WEASEL}), ())
    assert (found.card, found.field, found.reason.key) == (None, f"subtypes.{key}", reason)
    assert all(key in texts_in(locale).tell(found.reason) for locale in LOCALES)


def test_a_word_that_only_begins_like_a_faction_can_be_declared() -> None:
    card = creature(subtypes=["firefly"], cost="F: 1 Fire Firefly card")
    assert COLLECTION.check(pack(card, subtypes={"firefly": WEASEL}), ()) == []


HEAD = "game: soul_forger\nid: own\nname: {en: A, fr: A}\nversion: 1\nsubtypes:\n"
WRITTEN = "  weasel: {en: [weasel, weasels], fr: [belette], gender: f}\n"
MANY = {f"w{chr(97 + n // 26)}{chr(97 + n % 26)}": WEASEL for n in range(201)}


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        (("weasel: {", "we1asel: {"), "subtypes.we1asel", "pack-characters"),
        (("weasel: {", "Weasel: {"), "subtypes.Weasel", "pack-characters"),
        (("weasel: {", f"{'w' * 31}: {{"), f"subtypes.{'w' * 31}", "pack-too-long"),
        (("[belette]", "['[b](x)']"), "subtypes.weasel.fr.0", "pack-characters"),
        (("[belette]", "['**b**']"), "subtypes.weasel.fr.0", "pack-characters"),
        (("[belette]", '["b\\u200be"]'), "subtypes.weasel.fr.0", "pack-disguise"),
        (("[belette]", f"[{'b' * 31}]"), "subtypes.weasel.fr.0", "pack-too-long"),
        (("[belette]", "[]"), "subtypes.weasel.fr", "pack-too-few"),
        (("[belette]", "[a, b, c]"), "subtypes.weasel.fr", "pack-too-many"),
        (("[belette]", "belette"), "subtypes.weasel.fr", "pack-not-list"),
        (("gender: f", "gender: n"), "subtypes.weasel.gender", "pack-not-among"),
        ((", gender: f", ""), "subtypes.weasel.gender", "pack-missing"),
    ],
)
def test_forms_are_few_short_and_plain(change: tuple[str, str], field: str, reason: str) -> None:
    assert read_pack(HEAD + WRITTEN, SoulForgerPack, "own.yaml").subtypes["weasel"].fr == ("belette",)
    (found,) = refused(HEAD + WRITTEN.replace(*change))
    assert (found.card, found.field, found.line, found.reason.key) == (None, field, 6, reason)


def test_a_pack_has_two_hundred_at_most() -> None:
    pack(subtypes=dict(list(MANY.items())[:200]))
    with pytest.raises(ValueError, match="at most 200"):
        pack(subtypes=MANY)


def test_words_of_fluent_are_words_like_any_other() -> None:
    tricky = {"en": ["{ $count }", "{ sf-piece }"], "fr": ["{ DE($x) }"], "gender": "m"}
    own = pack(creature(id="mine", subtypes=["weasel"]), subtypes={"weasel": tricky})
    first = COLLECTION.pages((own,))["mine"].lines[0]
    assert " · { $count } · " in texts_in("en").tell(first)
    assert " · { DE($x) } · " in texts_in("fr").tell(first)


# Everywhere that packs go


def weasels() -> SoulForgerPack:
    return pack(
        creature(id="stoat", subtypes=["weasel"]),
        creature(id="seal", cost="F: 1 Sea Wolf card"),
        creature(id="plain"),
        subtypes=OWN,
    )


@rule("SF-19")
def test_a_match_keeps_the_sub_types_that_its_cards_name_and_no_others() -> None:
    for brought, kept in (("stoat", ["weasel"]), ("seal", ["sea_wolf"]), ("plain", [])):
        seated = COLLECTION.seated(
            SoulForgerOptions(), [deck(main=(*PRESET.cards, brought)), None], (weasels(),)
        )
        assert seated.cards is not None
        assert list(seated.cards.subtypes) == kept
        again = SoulForgerOptions.model_validate_json(seated.model_dump_json())
        assert catalogue_of(again).definitions.subtypes == seated.cards.subtypes
        found = only(weasels(), frozenset((brought,)))
        assert found is not None
        assert list(found.subtypes) == kept
    one, other = (only(weasels(), frozenset((card,))) for card in ("stoat", "seal"))
    joined = both(one, other)
    assert joined is not None
    assert list(joined.subtypes) == ["sea_wolf", "weasel"]


def test_a_saved_pack_from_before_there_were_own_sub_types_is_read() -> None:
    saved = pack(creature(id="bear", subtypes=["beast"])).model_dump(mode="json", by_alias=True)
    del saved["subtypes"]
    assert SoulForgerOptions.model_validate({"cards": saved}).cards == pack(
        creature(id="bear", subtypes=["beast"])
    )


MORE = (
    table_pack.creature("stoat", 1, 1, 0, 1, subtypes=["weasel"]),
    table_pack.creature("otter", 1, 1, 0, 1, subtypes=["sea_wolf"]),
    table_pack.creature("marten", 2, 2, 1, 2, cost="F: 1 Weasel card / 1 Sea Wolf card, 1 Weasel card"),
    table_pack.creature("seal", 1, 1, 0, 1, cost="F: 2 Sea Wolf cards"),
)


def scene(*others: dict[str, Any]) -> Scene:
    """Two Weasels on the table, a card in hand that they can pay for, and one that they cannot."""
    own = table_pack.pack(*MORE).model_copy(update={"subtypes": pack(subtypes=OWN).subtypes})
    sides = [{"hand": ["marten", "seal"]}, {"hand": []}]
    return Scene(*armed(ME, YOU), lies("stoat"), lies("stoat"), lies("ox"), *others, sides=sides, cards=own)


@rule("SF-91", "SF-92")
def test_a_cost_in_own_sub_types_is_paid_with_such_cards_alone() -> None:
    s = scene().do("summon:marten")
    assert (s.asked.kind, [s.table.pieces[int(key[1:])].card.id for key in s.keys]) == ("pay", ["stoat"] * 2)


@pytest.mark.parametrize(
    ("locale", "whole", "ways"),
    [
        ("en", "(a Weasel or a Sea wolf) and a Weasel", ["a Weasel and a Weasel", "a Sea wolf and a Weasel"]),
        ("fr", "(1 Belette ou 1 Otarie) et 1 Belette", ["1 Belette et 1 Belette", "1 Otarie et 1 Belette"]),
    ],
)
def test_questions_call_own_sub_types_by_their_names(locale: Locale, whole: str, ways: list[str]) -> None:
    s, texts = scene(lies("otter")), texts_in(locale)
    preview = s.option("summon:marten").preview
    assert preview is not None
    assert whole in texts.tell(preview)
    s.do("summon:marten")
    assert s.asked.kind == "alternative"
    assert [texts.tell(s.option(key).label.values["cost"]) for key in s.keys] == ways


@rule("SF-16")
def test_a_view_holds_the_sub_types_of_the_cards_that_its_seat_knows() -> None:
    s = scene()
    view = GAME.seat_interface.view(s.table, ME)
    assert view.options.cards is not None
    assert set(view.options.cards.subtypes) == {"weasel", "sea_wolf"}
    other = GAME.seat_interface.view(s.table, YOU)  # who has seen no Sea wolf asked for
    assert other.options.cards is not None
    assert set(other.options.cards.subtypes) == {"weasel"}
