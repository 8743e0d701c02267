"""What holds, in words: what goes on after its subject, and how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import NOTHING, a_kind, chained, dashed, listed
from engines.magic.cards.printed.costs import Costs
from engines.magic.cards.printed.parts import keyword
from engines.magic.cards.printed.selectors import agreeing
from engines.magic.language import changes as hold
from engines.magic.language.parts import PHRASES, CardType, Keyword, Subtype, Until
from engines.magic.language.selectors import Things

_PACIFIED: tuple[Keyword, ...] = ("cant_attack", "cant_block")
_WHERE = ("mn-where", "mn-where-y", "mn-both")


class Changes(Costs):
    """Words for changes."""

    def held(self, what: Things, changes: Sequence[hold.Change], until: Until | None = None) -> list[Say]:
        """Return what holds of something, as parts of sentences: who controls it, and the rest.

        `until` is None of what holds as long as the text does.
        """
        lasting = {"has": "yes" if until is None else "no", "kept": "yes" if until == "stays" else "no"}
        found: list[Say] = []
        for each in (one for one in changes if isinstance(one, hold.Control)):
            whom = self.things(what, all_=True)
            said = Say("mn-control", {**self.player(each.control), "things": whom, **lasting})
            found.append(self._while(said, until, NOTHING))
        rest = [one for one in changes if not isinstance(one, hold.Control)]
        return found + ([self.holds(what, rest, until)] if rest else [])

    def holds(self, what: Things, changes: Sequence[hold.Change], until: Until | None = None) -> Say:
        """Return what holds of something in one part of a sentence: no change of control."""
        noun, many = self.noun_for(what), "yes" if self.is_many(what) else "no"
        subject = self.subject(what)
        has = {"has": "has" if until is None else "gains", "noun": agreeing(noun), "many": many}
        said: list[Say] = []
        rest = list(changes)
        while rest:
            change = rest.pop(0)
            if isinstance(change, hold.AddTypes):
                size = next((each for each in rest if isinstance(each, hold.SetSize)), None)
                if size is not None:
                    rest.remove(size)
                said.append(self._becomes(what, change, size, has))
            else:
                said += self._change(change, has)
        tails: list[Any] = []
        for place, one in enumerate(said):
            tail = one.values.get("tail", NOTHING)
            if (
                isinstance(tail, Say)
                and (tail.key in _WHERE or (len(said) == 1 and until != "while_here"))
                and until not in (None, "stays")
            ):
                said[place] = Say(one.key, {**one.values, "tail": NOTHING})
                tails.append(tail)
        body = Say("mn-holds", {"subject": subject, "changes": listed(said, "and")})
        return self._while(body, until, chained("mn-both", tails) if tails else NOTHING)

    def _while(self, body: Say, until: Until | None, tail: Any) -> Say:
        """Return for how long something holds, and what has to be said after that."""
        if until in (None, "stays"):
            return body
        this = Say("mn-this", {"noun": self.speaker.noun})
        return Say("mn-until", {"text": body, "until": dashed(until), "this": this, "tail": tail})

    def _change(self, change: hold.Change, has: dict[str, Any]) -> list[Say]:
        """Return the parts of a sentence after its subject."""
        match change:
            case hold.SetTypes():
                return [
                    Say("mn-change-sets", {"types": self._types(change.set_types, change.set_sub), **has})
                ]
            case hold.Colored():
                agree = {"noun": has["noun"], "count": 2 if has["many"] == "yes" else 1}
                colors = [Say("mn-adjective-color", {"color": each, **agree}) for each in change.colors]
                said = listed(colors or [Say("mn-adjective-color", {"color": "colorless", **agree})], "and")
                return [Say("mn-change-color", {"colors": said, "too": "yes" if change.too else "no", **has})]
            case hold.Gains():
                return _keywords(change.gains, "mn-change-gains", "mn-phrase", has)
            case hold.Loses():
                return _keywords(change.loses, "mn-change-loses", "mn-phrase-lost", has)
            case hold.LosesAll():
                return [Say("mn-change-loses-all", has)]
            case hold.Grants():
                given = self.speaker.gives[change.grants : change.grants + 1]
                return [Say("mn-change-grants", {**has, "text": said}) for said in given or (NOTHING,)]
            case hold.SetSize():
                return [Say("mn-change-size", {**self.size(change.size, signed=False), **has})]
            case hold.Grow():
                return [Say("mn-change-grow", {**self.size(change.pt, signed=True), **has})]
            case hold.Switch():
                return [Say("mn-change-switch", has)]
            case hold.AddTypes() | hold.Control():
                raise AssertionError("said before")

    def _becomes(
        self, what: Things, change: hold.AddTypes, size: hold.SetSize | None, has: dict[str, Any]
    ) -> Say:
        """Return what something is besides: with its own types, where the text knows them."""
        own = self.speaker.types if what == "this" and change.types else ()
        types = list(dict.fromkeys((*own, *change.types)))
        subs = [*map(self.speaker.definitions.subtype, change.adds_sub)]
        count = 2 if has["many"] == "yes" and not types else 1
        named = [Say("words-noun", {"noun": noun, "count": count}) for noun in subs]
        last = 2 if has["many"] == "yes" else 1
        kinds = [Say("words-noun", {"noun": each, "count": 1}) for each in types[:-1]]
        kinds += [Say("words-noun", {"noun": each, "count": last}) for each in types[-1:]]
        numbers = {"size": NOTHING, "tail": NOTHING} if size is None else self.size(size.size, signed=False)
        noun: str | Noun = types[-1] if types else subs[0] if subs else "permanent"
        looks = Say("mn-becoming", {
            **numbers, "subs": chained("mn-subs", named) if named else NOTHING,
            "types": chained("mn-types", kinds) if kinds else NOTHING if named else Say("mn-nothing"),
        })  # fmt: skip
        values = {
            **has,
            "looks": looks,
            "noun": noun,
            "besides": "no" if own else "yes",
            "tail": numbers["tail"],
        }
        return Say("mn-change-becomes", values)

    def _types(self, types: Sequence[CardType], subs: Sequence[Subtype]) -> Say:
        """Return types and sub-types with their articles."""
        definitions = self.speaker.definitions
        all_nouns = [*types, *map(definitions.subtype, subs)]
        said = [
            a_kind(Say("words-noun", {"noun": noun, "count": 1})) for noun in all_nouns
        ]  # `words-a` is told the noun, for its gender
        return listed(said, "and") if said else Say("mn-nothing")


def _keywords(words: Sequence[Keyword], key: str, phrase: str, has: dict[str, Any]) -> list[Say]:
    """Return keywords in a row after one verb, and what is said otherwise after it."""
    named = [keyword(word, "mn-keyword-named") for word in words if word not in PHRASES]
    said = [Say(key, {**has, "keywords": listed(named, "and")})] if named else []
    phrases = [dashed(word) for word in words if word in PHRASES]
    if phrase == "mn-phrase" and set(_PACIFIED) <= set(words):
        phrases = ["pacified", *(each for each in phrases if each not in map(dashed, _PACIFIED))]
    return said + [Say(phrase, {**has, "keyword": each}) for each in phrases]
