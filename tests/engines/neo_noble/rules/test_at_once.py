"""Several Spirits that leave at once: no lane comes before another (NN-R78)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import Words, calc, chosen, every, ruling
from tests.engines.neo_noble.pack import act, arbiter, holds, noble, text, token, when
from tests.engines.neo_noble.scenes import ME, YOU, Scene

GAIN = act("gain_souls", number=1)
DOOM = text("manifest", act("destroy", who=every("any")))
either_way = pytest.mark.parametrize("lanes", [("left", "right"), ("right", "left")])


def doom(*texts: Words, **position: Any) -> Scene:
    """All Active Spirits are destroyed by my Noble."""
    return ruling(DOOM, *texts, **position).do("manifest", "noble:0")


@pytest.mark.rule("NN-R78")
@either_way
def test_those_destroyed_together_see_each_other_go(lanes: tuple[str, str]) -> None:
    keen = arbiter("keen", 1, 1, 1, when("destroyed", GAIN))
    s = doom(**{lanes[0]: "keen", lanes[1]: "fox"}, cards=(keen,))
    assert s.mine.lingering == 1
    s = doom(**{lanes[0]: "keen", lanes[1]: "keen"}, cards=(keen,))
    s.do(s.keys[0])
    assert s.mine.lingering == 2, "each sees the other"


@pytest.mark.rule("NN-R78")
@pytest.mark.parametrize("verb", ["banish", "bounce"])
@either_way
def test_those_banished_or_returned_together_see_each_other_go(verb: str, lanes: tuple[str, str]) -> None:
    event = {"banish": "banished", "bounce": "bounced"}[verb]
    keen = arbiter("keen", 1, 1, 1, when(event, GAIN))
    s = ruling(
        text("manifest", act(verb, who=every("own"))), cards=(keen,),
        **{lanes[0]: "keen", lanes[1]: "fox"},
    ).do("manifest", "noble:0")  # fmt: skip
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-R78", "NN-R74")
@either_way
def test_what_protects_another_does_so_though_it_goes_itself(lanes: tuple[str, str]) -> None:
    """It is settled first which cards are to be destroyed."""
    ward = arbiter("ward", 1, 1, 1, holds("indestructible", on=every("own", filter={"type": ["errant"]})))
    s = doom(**{lanes[0]: "ward", lanes[1]: "fox"}, cards=(ward,))
    assert (s.mine.grave, s.lane(lanes[1])) == (["ward"], ["fox"])


@pytest.mark.rule("NN-R78")
@either_way
def test_what_saves_another_does_so_though_it_goes_itself(lanes: tuple[str, str]) -> None:
    saint = arbiter(
        "saint", 1, 1, 1, holds("instead", of="destroyed", to="hand", on=every("own", filter={"other": True}))
    )
    s = doom(**{lanes[0]: "saint", lanes[1]: "fox"}, cards=(saint,))
    assert (s.mine.grave, s.mine.hand) == (["saint"], ["fox"])


@pytest.mark.rule("NN-R78")
@either_way
def test_what_is_decided_for_a_card_is_decided_before_any_is_gone(lanes: tuple[str, str]) -> None:
    """The number of own cards in the Graveyard is the same for each of them."""
    odd = holds("instead", of="destroyed", to="hand", on=every("own"))
    odd["if"] = [{"test": "number", "of": calc("cards", zone="grave"), "at_least": 1}]
    s = doom(odd, **{lanes[0]: "fox", lanes[1]: "wolf"})
    assert (sorted(s.mine.grave), s.mine.hand) == (["fox", "wolf"], [])


@pytest.mark.rule("NN-R78", "NN-D22", "NN-R53")
def test_replacements_are_offered_card_by_card_the_acting_players_first() -> None:
    saved = holds("instead", of="destroyed", on=every("own"), to="hand", may=True)
    s = ruling(
        DOOM, saved, left="wolf", right="fox", your_left="bear", your_noble="saver",
        nobles=(noble("saver", saved),),
    ).do("manifest", "noble:0")  # fmt: skip
    asked: list[tuple[int, str]] = []
    while s.asked.kind == "instead":
        asked.append((s.asked.seat, s.asked.about.the_card))
        assert (s.mine.grave, s.mine.hand) == ([], []), "nothing has left yet"
        s.do("apply" if s.asked.about.card == "fox" else "skip")
    assert asked == [(ME, "wolf"), (ME, "fox"), (YOU, "bear")]
    assert (s.mine.grave, s.mine.hand, s.yours.grave) == (["wolf"], ["fox"], ["bear"])


@pytest.mark.rule("NN-R78", "NN-D22")
@pytest.mark.parametrize(("answer", "hand", "banished"), [("apply", ["wolf"], []), ("skip", [], ["wolf"])])
@either_way
def test_declining_one_replacement_leaves_the_others_standing(
    lanes: tuple[str, str], answer: str, hand: list[str], banished: list[str]
) -> None:
    kind = one = every("own", filter={"type": ["errant"]})
    asks = arbiter("asks", 1, 1, 1, holds("instead", of="destroyed", on=kind, to="hand", may=True))
    must = arbiter("must", 1, 1, 1, holds("instead", of="destroyed", on=one, to="banished"))
    s = ruling(
        text("manifest", act("destroy", who=chosen("own", filter={"type": ["errant"]}))), middle="wolf",
        cards=(asks, must), **{lanes[0]: "asks", lanes[1]: "must"},
    ).do("manifest", "noble:0")  # fmt: skip
    assert s.asks == (ME, "instead")
    s.do(answer)
    assert (s.mine.hand, s.mine.banished, s.mine.grave) == (hand, banished, [])


@pytest.mark.rule("NN-R78", "NN-D22")
def test_each_of_several_optional_replacements_is_offered() -> None:
    def saved(to: str) -> Words:
        return holds("instead", of="destroyed", on=every("own"), to=to, may=True)

    s = doom(saved("hand"), left="wolf", your_noble="other", nobles=(noble("other", saved("hand")),))
    assert s.asks == (ME, "instead")
    both = arbiter("both", 1, 1, 1, saved("banished"))
    s = doom(saved("hand"), left="both", cards=(both,))
    s.do("skip")
    assert s.asks == (ME, "instead")
    s.do("apply")
    assert s.mine.banished == ["both"]


@pytest.mark.rule("NN-R78", "NN-88")
def test_all_have_left_before_anything_shatters() -> None:
    s = ruling(
        text("manifest", act("destroy", who=every("own", "any"))), left="judge wolf", right="elder fox"
    ).do("manifest", "noble:0")
    assert sorted(s.mine.grave) == ["elder", "fox", "judge", "wolf"]
    assert not s.events("shattered")


@pytest.mark.rule("NN-R78", "NN-R42", "NN-88")
def test_all_are_reaped_before_anything_shatters() -> None:
    s = ruling(text("manifest", act("reap", who=every("opposing", "any"))), your_left="judge wolf")
    s.do("manifest", "noble:0")
    assert sorted(s.yours.reaped) == ["judge", "wolf"]
    s = ruling(text("manifest", act("reap", who=every("opposing"))), your_left="judge wolf", your_right="fox")
    s.do("manifest", "noble:0")
    assert (sorted(s.yours.reaped), s.yours.grave) == (["fox", "wolf"], ["judge"])


@pytest.mark.rule("NN-R78", "NN-147")
def test_what_each_player_sacrifices_goes_together() -> None:
    keen = arbiter("keen", 1, 1, 1, when("sacrificed", GAIN, whose="opposing"))
    s = ruling(text("manifest", act("sacrifice", who="each")), left="keen", your_left="fox", cards=(keen,))
    s.do("manifest", "noble:0")
    assert (s.mine.grave, s.yours.grave, s.mine.lingering) == (["keen"], ["fox"], 1)


@pytest.mark.rule("NN-R78", "NN-R41")
def test_tokens_that_go_with_others_see_them_go() -> None:
    bell = token("bell", 0, 1, when("destroyed", GAIN))
    assert doom(left="bell", right="fox", cards=(bell,)).mine.lingering == 1
    assert doom(left="fox", right="bell", cards=(bell,)).mine.lingering == 1
