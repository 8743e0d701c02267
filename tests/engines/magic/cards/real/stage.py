"""A table on which a card of an owner's file is played, and what has become of it, said in short words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, cast, get_args

from engines.kernel import BACK, PASS, Answer, Arrange, Assign, Decision, Distribute, Gather, Number, Pick
from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.stub import dressed
from engines.magic.language.costs import BITS
from engines.magic.language.pack import CardModel
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Step
from tests.engines.magic.cards.real.scene import text
from tests.engines.magic.cards.real.telling import WHOSE, told
from tests.engines.magic.cards.seen import Seen
from tests.engines.magic.pack import creature, life, permanent, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side

_PASSING = ("main", "priority")
_PLAYING = ("cast:", "land:", "down:")
TINKER = "tinker"
"""The card that is played."""
STEPS: tuple[Step, ...] = get_args(Step)
CAST: tuple[Any, ...] = (
    creature("cub", "1 G", 2, 2, types={"sub": ["badger"]}),
    creature("sow", "1 B", 2, 3, types={"sub": ["badger"]}),
    creature("gull", "1 U", 1, 2, "flying"),
    creature("sage", "2 W", 1, 3, "protection_from_green"),
    creature("brute", "3 R", 5, 5),
    creature("golem", "4", 3, 3, types={"card": ["artifact", "creature"], "sub": ["golem"]}),
    spell("call", "0", {"action": "token", "token": {
        "id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1], "colors": ["red"],
        "sub": ["goblin"]}}),
    permanent("anvil", "2", "artifact"),
    permanent("lamp", "1", "artifact"),
    permanent("urn", "2", "artifact"),
    permanent("pan", "1", "artifact", sub=["equipment"], keywords=[{"equip": "0"}]),
    permanent("shrine", "1 W", "enchantment"),
    spell("spark", "0", {"action": "damage", "to": "target", "number": 2}, targets=[{"target": "any"}]),
    spell("doom", "0", {"action": "destroy", "what": "target"}, targets=[{"target": "permanent"}]),
    spell("purge", "0", {"action": "destroy", "what": "target"},
          targets=[{"target": "permanent", "is": {"sub": "goblin"}}]),
    spell("balm", "0", life(1)),
    spell("read", "0", {"action": "draw"}),
    spell("leech", "0", {"action": "lose_life", "number": 1, "who": "each_player"}),
    spell("toss", "0", {"action": "discard", "who": "each_player"}),
    spell("altar_call", "0", {"action": "choose", "who": "each_player", "is": {"type": "creature"}},
          {"action": "sacrifice"}),
    spell("lull", "0", {"action": "tap", "what": "target"}, targets=[{"target": "permanent"}]),
    spell("wake", "0", {"action": "untap", "what": "target"}, targets=[{"target": "permanent"}]),
    spell("flame", "R", life(0), slow=True),
)  # fmt: skip
"""All who appear besides. What a scene lacks, it lays beside them."""
MINE = ("ox", "gull", "cub", "anvil", "shrine")
THEIRS = ("brute", "wall", "sow", "golem", "urn")
_TOP = ("hare", "island", "lancer", "lamp", "nun")
"""Of my library, the uppermost first: the fourth is no creature and no land."""
_THEIR_TOP = ("viper", "swamp", "rhino")


def exact(of: CardFacts, said: str) -> CardModel:
    """Return the card of a text, read, printed back word for word and compiled, as an import keeps it."""
    reading = read_exactly(of, text(said))
    assert reading.definition is not None, [*reading.refusals]
    return dressed(TINKER, of, dict(reading.definition))


def laid(card: CardModel, setup: Mapping[str, Any]) -> Duel:
    """Lay the table; `at` says where the card is, `mine`, `theirs` what lies there besides.

    A side is otherwise as `me` and `them` say.
    """
    at = setup.get("at", "board")
    board = [*setup.get("board", MINE), *setup.get("mine", ())]
    grave = [*setup.get("graveyard", ("spider", "spark", "urn"))]
    hand = [*setup.get("hand", ("mouse", "grove"))]
    if at == "board":
        board.append(lies(TINKER, **setup.get("self", {})))
    elif at == "graveyard":
        grave.append(TINKER)
    elif at == "hand":
        hand.append(TINKER)
    mine = side(
        hand, lands=setup.get("lands", "GGRB"), board=[*map(_laid, board)], graveyard=_pile(grave, 900),
        library=_library(_TOP), mana=_mana(setup.get("mana", "")), **setup.get("me", {}),
    )  # fmt: skip
    there = [*setup.get("their_board", THEIRS), *setup.get("theirs", ())]
    their = side(
        [*setup.get("their_hand", ("bear", "spring"))], lands=setup.get("their_lands", "UW"),
        board=[*map(_laid, there)], graveyard=_pile(setup.get("their_graveyard", ("giant",)), 950),
        library=_library(_THEIR_TOP), **setup.get("them", {}),
    )  # fmt: skip
    active = OTHER if setup.get("turn") == "theirs" else YOU
    return Duel(mine, their, active=active, at=setup.get("step", "main_1"), more=(*CAST, card))  # pyright: ignore[reportArgumentType]


def _laid(each: str | Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"card": each} if isinstance(each, str) else dict(each)
    if "counters" in found:
        found["counters"] = tuple(map(tuple, found["counters"]))
    return found


def _pile(cards: Sequence[str], number: int) -> list[ZoneCard]:
    return [ZoneCard(place, card) for place, card in enumerate(cards, number)]


def _mana(letters: str) -> dict[int, int]:
    return dict(Counter(BITS[letter] for letter in letters))


def _library(top: Sequence[str]) -> list[str]:
    return [*["plains"] * 12, *reversed(top)]


class Play:
    """Plays a scene step by step. What stands behind a step's verb answers what is asked, in this order."""

    def __init__(self, card: CardModel, setup: Mapping[str, Any]) -> None:
        self.duel = laid(card, setup)
        self._words: list[str] = []
        self.before = Seen(self.duel.table)
        self._does: Mapping[str, Callable[[], None]] = {
            "use": self._uses,
            "has": self._has,
            **{verb: partial(self._plays, verb) for verb in ("cast", "land", "down")},
            "up": self._turns_up,
            "they": self._they,
            "hold": self._holds,
            "clash": self._clashes,
            "attack": partial(self._attacks, YOU),
            "attacked": partial(self._attacks, OTHER),
            "until": self._until,
        }

    def does(self, step: str) -> None:
        """Do a step: verb and words. What it begins is resolved, with all that triggers."""
        verb, *self._words = step.split()
        self.before = Seen(self.duel.table)
        self._does[verb]()
        assert not self._words, f"{step}: {self._words} answered nothing at {self.duel.asked}"

    def _uses(self) -> None:
        """Use an ability of the card, of this place among those that can be used: `use 1 ox`."""
        place = int(self._words.pop(0)) if self._words and self._words[0].isdigit() else 0
        self._begin(self._usable(TINKER)[place])

    def _has(self) -> None:
        """Use an ability that something else has: `has ox 1`."""
        usable = self._usable(self._words.pop(0))
        self._begin(usable[int(self._words.pop(0)) if self._words else 0])

    def _plays(self, verb: str) -> None:
        """Cast a card, play it or lay it face down: `cast ox`, and what is asked."""
        self._begin(self._playable(verb, self._words.pop(0)))

    def _turns_up(self) -> None:
        self._begin(next(key for key in self.duel.keys if key.startswith("up:")))

    def _they(self) -> None:
        """Let the other play a card before mine resolves: `they cast deny`."""
        if self.duel.asked.seat == YOU:
            self.duel.do(PASS)
        assert self.duel.asked.seat == OTHER
        self._plays(self._words.pop(0))

    def _holds(self) -> None:
        """Cast a spell that stays on the stack: `hold balm`."""
        if self.duel.asked.seat == YOU:
            self.duel.match.order(YOU, "hold")
        self._announce(self._playable("cast", self._words.pop(0)))

    def _clashes(self) -> None:
        """Attack and block, and stand before any damage."""
        self.duel.match.order(YOU, "stop:own_blockers")
        self._attack(YOU)

    def _attacks(self, seat: int) -> None:
        """Attack and block, and let all damage be dealt."""
        self._attack(seat)
        while self.duel.match.decisions and STEPS.index(self.duel.sees().step) < STEPS.index("main_2"):
            self._answer(self.duel.asked)

    def _usable(self, card: str) -> list[str]:
        """Return the keys of using a card's abilities that can be used now."""
        options = self.duel.prompt().options
        found = [each.key for each in options if each.card == card and not each.key.startswith(_PLAYING)]
        assert found, f"{card} cannot be used: {self.duel.keys}"
        return found

    def _playable(self, verb: str, card: str) -> str:
        """Return the key of casting or playing a card, wherever it lies."""
        options = self.duel.prompt().options
        found = [each.key for each in options if each.card == card and each.key.startswith(f"{verb}:")]
        assert found, f"{card} cannot be played: {self.duel.keys}"
        return found[0]

    def _begin(self, key: str) -> None:
        self._announce(key)
        self.settles()

    def _announce(self, key: str) -> None:
        seat = self.duel.asked.seat
        self.duel.do(key)
        while self.duel.match.decisions and self.duel.asked.seat == seat and self.duel.asked.back:
            self._answer(self.duel.asked)

    def settles(self) -> None:
        """Let everything resolve, and answer what is asked."""
        while self.duel.match.decisions:
            asked = self.duel.asked
            is_quiet = asked.kind in _PASSING and not self.duel.sees().stack
            if is_quiet or asked.kind in ("attackers", "blockers"):
                return
            self._answer(asked)

    def _answer(self, asked: Decision) -> None:
        """Answer with the next words, where it is a choice; with what is usual where there are none."""
        self.duel.do(self._worded(asked) if self._words and asked.kind not in _PASSING else _usual(asked))

    def _worded(self, asked: Decision) -> Answer:
        while self._words[0][0] == "!":
            no = self._words.pop(0)[1:]
            assert no not in [each.card for each in self.duel.prompt().options], f"{no} can be chosen"
        if isinstance(asked, Number):
            return int(self._words.pop(0))
        if isinstance(asked, Distribute):
            return tuple(map(int, self._words.pop(0).split("/")))
        if isinstance(asked, (Arrange, Pick, Gather)):
            keys: list[str] = []
            for word in self._words.pop(0).split("+"):
                if word != "none":
                    keys.append(self._called(word, keys))
            return tuple(keys)
        return self._called(self._words.pop(0), ())

    def _called(self, word: str, taken: Sequence[str]) -> str:
        keys = self.duel.keys
        if word in keys:
            return word
        if word in ("me", "them"):
            return f"s{('me', 'them').index(word)}"
        whose, _, card = word.rpartition(".")
        seat = WHOSE.index(whose) if whose else None
        for option in self.duel.prompt().options:
            if option.card == card and option.key not in taken:
                perm = next((each for each in self.duel.sees().perms if f"o{each.id}" == option.key), None)
                if seat is None or perm is None or perm.seat == seat:
                    return option.key
        raise AssertionError(
            f"no {word} among {[(each.key, each.card) for each in self.duel.prompt().options]}"
        )

    def _attack(self, seat: int) -> None:
        """Attack and block: `tinker wall=tinker`; with `!` before it something is not possible."""
        words = [word for word in self._words if "/" not in word]
        self._words = self._words[len(words) :]  # how damage is divided
        duel = self.duel
        duel.to_attack()
        assert duel.asked.seat == seat
        able = {self._card(key) for key in duel.keys}
        going = [word for word in words if "=" not in word]
        assert able.isdisjoint(word[1:] for word in going if word[0] == "!")
        duel.assigns({word: f"s{1 - seat}" for word in going if word[0] != "!"})
        pairs = [word.split("=") for word in words if "=" in word]
        while duel.asked.kind != "blockers" and STEPS.index(duel.sees().step) < STEPS.index("blockers"):
            self._answer(duel.asked)
        asked = duel.asked
        if isinstance(asked, Assign) and asked.kind == "blockers":
            places = dict(zip(map(self._card, asked.keys), asked.places, strict=True))
            for mine, theirs in pairs:
                if mine[0] == "!":
                    alone = tuple(duel.key(theirs, seat) if card == mine[1:] else "" for card in places)
                    assert mine[1:] not in places or not asked.allows(alone), f"{mine[1:]} can block"
            duel.assigns({mine: duel.key(theirs, seat) for mine, theirs in pairs if mine[0] != "!"})
        else:
            assert all(mine[0] == "!" for mine, _ in pairs), "nobody is asked who blocks"

    def _card(self, key: str) -> str:
        return next(each.card for each in self.duel.sees().perms if f"o{each.id}" == key)

    def _until(self) -> None:
        """Pass to the first question at a step, or behind it where nobody is asked: `until upkeep theirs`."""
        step, *of = self._words
        whose = of[0] if of else ""
        self._words = []
        begun = self.duel.sees().turn
        while True:
            now = self.duel.sees()
            is_there = STEPS.index(now.step) >= STEPS.index(cast("Step", step)) and not now.stack
            is_turn = not whose or (now.active == ("mine", "theirs").index(whose) and now.turn > begun)
            if is_there and is_turn:
                return
            self._answer(self.duel.asked)

    def aims(self) -> tuple[str, ...]:
        """Begin to use the card, and return what can be aimed at."""
        self.duel.do(self._usable(TINKER)[0])
        assert self.duel.asked.kind == "aim"
        perms = {f"o{each.id}": each for each in self.duel.sees().perms}
        found = [perms[key] for key in self.duel.keys if key in perms]
        return tuple(sorted({f"{WHOSE[each.seat]} {each.card.rpartition('~')[2]}" for each in found}))

    def comes(self) -> Counter[str]:
        """Return what is otherwise than before the last step."""
        return Counter(told(self.before, Seen(self.duel.table)))


def _usual(asked: Decision) -> Answer:
    """Return the default, or where that is to go back, the first answer that is not."""
    if asked.default != BACK:
        return asked.default
    return next(each for each in asked.answers() if each != BACK)
