"""Cards with which the deeds of texts are told as stories."""

from __future__ import annotations

from typing import Any

from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import Scene, lies

GAIN_XP = [{"action": "gain_experience"}]
BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 2}]}


def entry(verb: str, **more: Any) -> dict[str, Any]:
    return {"targets": [{"target": "entry", **more}], "do": [{"action": verb}]}


def welcome(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": {"event": "entered", "this": True}, "do": do, **more}


MORE = (
    action("bolt", 1, abilities=[BOLT]),
    action("quarrel", 1, "reaction", abilities=[BOLT]),
    action("veto", 1, "reaction", abilities=[entry("negate", whose="opposing")]),
    action("mirror", 1, "reaction", abilities=[entry("copy")]),
    action("twist", 1, "reaction", abilities=[entry("retarget")]),
    action("roots", 1, abilities=[
        {"targets": [{"target": "creature", "whose": "own"}], "do": [{"action": "attune"}]},
        {"holds": [{"change": "power", "on": "self", "value": 1}]}]),
    action("strip", 1, abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "detach", "who": "target", "to": "hand"}]}]),
    action("orders", 1, abilities=[{"do": [
        {"action": "play_free", "from": {"zone": "hand", "is": {"type": "action"}, "up_to": True}}]}]),
    action("smelt", 1, abilities=[{"do": [{"action": "forge_free", "from": {"zone": "forge"}}]}]),
    action("trap", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "grave"}}]}]),
    action("dig", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "deck"}}]}]),
    action("flip", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "deck", "how": "top"}}]}]),
    action("bury", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "send", "who": "target", "to": "deck_bottom"}]}]),
    action("dear", 1, cost="H: 2 cards", abilities=[BOLT]),
    action("great", 9, abilities=[BOLT]),
    action("vow", 1, lingering=True, abilities=[
        {"when": {"event": "turn_ended", "whose": "own"}, "do": GAIN_XP}]),
    action("swerve", 1, "reaction", abilities=[{
        "targets": [{"target": "creature"}], "do": [{"action": "turn_attack", "to": "target"}]}]),
    action("deflect", 1, "reaction", abilities=[{
        "targets": [{"target": "side", "whose": "any"}], "do": [{"action": "turn_attack", "to": "target"}]}]),
    action("peek", 1, abilities=[
        {"targets": [{"target": "player"}], "do": [{"action": "look", "at": "hand", "of": "target"}]}]),
    action("bare", 1, abilities=[
        {"targets": [{"target": "player"}], "do": [{"action": "reveal", "who": "target"}]}]),
    action("dusk", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "later", "when": {"event": "turn_ended"}, "do": [
            {"action": "destroy", "who": "target"}]}]}]),
    creature("maw", 3, 3, 1, 3, cost="FHM: 1 card", abilities=[
        welcome({"action": "absorb", "is": {"type": "creature"}})]),
    creature("evoker", 1, 1, 0, 1, abilities=[
        {"when": {"event": "resolved", "whose": "own", "is": {"kind": "spell"}}, "do": GAIN_XP}]),
    gear("seal", "armor", 9, cost="M: 18 ronum"),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **(side or {})}], **more)


def set_by(seat: int, card: str) -> dict[str, Any]:
    return lies(card, seat, "action", up=False)
