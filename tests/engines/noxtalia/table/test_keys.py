"""What is written into a key is read from it again; its text is the one that records hold."""

from engines.noxtalia.table import keys


def test_a_spirit_is_named_by_its_player_and_place() -> None:
    assert keys.spirit(1, 2) == "1:2"
    assert keys.spirit_named("1:2") == (1, 2)


def test_an_attached_card_is_named_with_its_owner() -> None:
    assert keys.bound("ecorce_de_granit", 1) == "ecorce_de_granit:1"
    assert keys.bound_named("ecorce_de_granit:1") == ("ecorce_de_granit", 1)


def test_effects_are_named_with_the_spirit_on_which_their_card_lies() -> None:
    assert keys.effect("ecorce_de_granit", 1, "0:2") == "ecorce_de_granit:1:0:2"
    assert keys.effect_named("ecorce_de_granit:1:0:2") == ("ecorce_de_granit", "0:2")


def test_effects_of_a_card_that_lies_on_no_spirit_name_none() -> None:
    assert keys.effect("ecorce_de_granit", 1, "") == "ecorce_de_granit:1:"
    assert keys.effect_named("ecorce_de_granit:1:") == ("ecorce_de_granit", "")
