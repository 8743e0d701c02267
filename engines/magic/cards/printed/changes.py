"""What holds, in words: what goes on after its subject, and how long."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, a_kind, dashed, listed
from engines.magic.cards.printed.costs import Costs
from engines.magic.cards.printed.parts import keyword
from engines.magic.language import changes as hold
from engines.magic.language.parts import PHRASES, CardType, Keyword, Subtype, Until
from engines.magic.language.selectors import Things


class Changes(Costs):
    """Words for changes."""

    def holds(
        self, what: Things, changes: Sequence[hold.Change], until: Until | None = None, *, subject: Say
    ) -> Say:
        """Return what holds of something; `until` is None of what holds as long as the text does."""
        noun = self.noun_for(what)
        said = [one for change in changes for one in self._change(change, noun, lasting=until is None)]
        body = Say("mn-holds", {"subject": subject, "changes": listed(said, "and")})
        if until in (None, "stays"):
            return body
        return Say("mn-until", {"text": body, "until": dashed(until), "this": self.object("this")})

    def _change(self, change: hold.Change, noun: str, *, lasting: bool) -> list[Say]:
        """Return the parts of a sentence after its subject."""
        has = {"has": "has" if lasting else "gains", "noun": noun}
        match change:
            case hold.Control():
                return [Say("mn-change-control", self.player(change.control))]
            case hold.AddTypes():
                return [Say("mn-change-adds", {"types": self._types(change.types, change.adds_sub)})]
            case hold.SetTypes():
                return [Say("mn-change-sets", {"types": self._types(change.set_types, change.set_sub)})]
            case hold.Colored():
                colors = [Say("mn-color", {"color": each}) for each in change.colors]
                said = listed(colors, "and") if colors else Say("mn-color", {"color": "colorless"})
                return [Say("mn-change-color", {"colors": said, "too": "yes" if change.too else "no"})]
            case hold.Gains():
                return _keywords(change.gains, Say("mn-change-gains", has), "mn-phrase")
            case hold.Loses():
                return _keywords(change.loses, Say("mn-change-loses", has), "mn-phrase-lost")
            case hold.LosesAll():
                return [Say("mn-change-loses-all")]
            case hold.Grants():
                given = self.speaker.gives[change.grants : change.grants + 1]
                return [Say("mn-change-grants", {**has, "text": said}) for said in given or (NOTHING,)]
            case hold.SetSize():
                return [Say("mn-change-size", self.size(change.size, signed=False))]
            case hold.Grow():
                return [Say("mn-change-grow", self.size(change.pt, signed=True))]
            case hold.Switch():
                return [Say("mn-change-switch")]

    def _types(self, types: Sequence[CardType], subs: Sequence[Subtype]) -> Say:
        """Return types and sub-types with their articles."""
        definitions = self.speaker.definitions
        all_nouns = [*types, *map(definitions.subtype, subs)]
        said = [
            a_kind(Say("words-noun", {"noun": noun, "count": 1})) for noun in all_nouns
        ]  # `words-a` is told the noun, for its gender
        return listed(said, "and") if said else Say("mn-nothing")


def _keywords(words: Sequence[Keyword], head: Say, phrase: str) -> list[Say]:
    """Return keywords in a row after one verb, and what is said otherwise after it."""
    named = [keyword(word, "mn-keyword-named") for word in words if word not in PHRASES]
    said = [Say(head.key, {**head.values, "keywords": listed(named, "and")})] if named else []
    return said + [Say(phrase, {"keyword": dashed(word)}) for word in words if word in PHRASES]
