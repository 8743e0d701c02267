"""Noxtalia's cards and teams as a collection: packs, look-up, what makes a team legal (NX-6 to NX-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engines.kernel import CardPage, Collection, Deck, Fault, ReadyMade, Say, Section
from engines.kernel.cards.collection import match_pack, repeated_ids, unknown_cards
from engines.kernel.cards.decks import none_such
from engines.kernel.cards.packs import Name, Problem
from engines.kernel.effects.traversal import Misplaced
from engines.noxtalia.cards.card_validation import misplaced
from engines.noxtalia.cards.catalogue import Catalogue, starter
from engines.noxtalia.cards.printed import rules_text, spirit_text, type_line
from engines.noxtalia.language.aims import aim, attaches
from engines.noxtalia.language.pack import BASE_CAPACITIES, Capacity, Element, NoxtaliaPack, Spirit
from engines.noxtalia.options import SPIRITS, Member, NoxtaliaOptions, Team


class NoxtaliaCollection(Collection[NoxtaliaPack]):
    """The starter set and a server's packs. A deck is a team: a section for each Spirit."""

    pack = NoxtaliaPack

    def starter(self) -> NoxtaliaPack:
        """Return the starter set that comes with the game."""
        return starter()[0]

    def check(self, pack: NoxtaliaPack, packs: Sequence[NoxtaliaPack]) -> list[Problem]:
        """Return what is wrong across a pack's cards."""
        return [Problem(pack.id, None, card, field, reason) for card, field, reason in _problems(pack, packs)]

    def pages(self, packs: Sequence[NoxtaliaPack]) -> Mapping[str, CardPage]:
        """Return every Spirit and capacity by id, the starter set first."""
        return (
            {**_starter_pages(), **_pages(packs, Catalogue.of(*starter(), *packs))}
            if packs
            else _starter_pages()
        )

    def definition(
        self, card: str, packs: Sequence[NoxtaliaPack]
    ) -> tuple[Spirit | Capacity, Mapping[str, Element]]:
        """Return a Spirit or capacity, and the elements."""
        catalogue = Catalogue.of(*starter(), *packs)
        return catalogue.capacities.get(card) or catalogue.spirits[card], catalogue.elements

    def printed(self, card: Spirit | Capacity, parts: Mapping[str, Element]) -> tuple[Say, ...]:
        """Return what is printed on a Spirit or capacity, given with the elements."""
        if isinstance(card, Spirit):
            return spirit_text(card, parts)
        return type_line(card, parts), *rules_text(card, parts)

    def ready_made(self, packs: Sequence[NoxtaliaPack]) -> Mapping[str, ReadyMade]:
        """Return the ready-made teams (NX-14), those of the starter set first."""
        catalogue = Catalogue.of(*starter(), *packs)
        return {
            team.id: ReadyMade(team.name, team.plan, _deck(catalogue.standard(team.spirits), team.name.en))
            for team in catalogue.teams
        }

    def headings(self, packs: Sequence[NoxtaliaPack]) -> Mapping[str, Name]:
        """Return the Spirits: each heads its capacities."""
        return {key: spirit.name for key, spirit in Catalogue.of(*starter(), *packs).spirits.items()}

    def formats(self) -> Mapping[str, NoxtaliaOptions]:
        """Return the two formats (NX-11, NX-12)."""
        return {"nx-format-standard": NoxtaliaOptions(), "nx-format-libre": NoxtaliaOptions(format="libre")}

    def faults(self, deck: Deck, options: NoxtaliaOptions, packs: Sequence[NoxtaliaPack]) -> list[Fault]:
        """Return every reason why a team may not be played (NX-7 to NX-12, NX-R20, NX-R22)."""
        return list(_faults(deck, options, Catalogue.of(*starter(), *packs)))

    def clashes(self, decks: Sequence[Deck | None], options: NoxtaliaOptions) -> list[Fault]:
        """Return the Spirits that two teams share, where that is not wanted (NX-R21)."""
        if options.mirror:
            return []
        spirits = Counter(part.heading for deck in decks if deck for part in deck.sections)
        shared = [spirit for spirit, count in spirits.items() if count > 1]
        return [Fault("NX-R21", Say("nx-fault-shared", {"count": len(shared)}))] if shared else []

    def seated(
        self, options: NoxtaliaOptions, decks: Sequence[Deck | None], packs: Sequence[NoxtaliaPack]
    ) -> NoxtaliaOptions:
        """Return the options with the teams put in, and with every card that the starter set lacks."""
        catalogue = Catalogue.of(*starter(), *packs)
        teams = tuple(_team(deck, catalogue) if deck else None for deck in decks)
        used = _used([team for team in teams if team], catalogue, packs)
        return options.model_copy(update={"teams": teams, "cards": used})


@cache
def _starter_pages() -> Mapping[str, CardPage]:
    return _pages(starter(), Catalogue.of(*starter()))


def _pages(packs: Sequence[NoxtaliaPack], catalogue: Catalogue) -> dict[str, CardPage]:
    printed = NoxtaliaCollection().printed
    return {
        card.id: CardPage(card.id, card.name, printed(card, catalogue.elements), card.flavour, pack.id)
        for pack in packs
        for card in (*pack.spirits, *pack.capacities)
    }


def _deck(team: Team, name: str) -> Deck:
    sections = tuple(Section(heading=member.spirit, cards=member.capacities) for member in team.members)
    return Deck(game="noxtalia", name=name, sections=sections)


def _team(deck: Deck, catalogue: Catalogue) -> Team:
    """Return a legal deck as a team; a Spirit without capacities brings its own (NX-11)."""
    members = tuple(
        Member(spirit=part.heading, capacities=part.cards or catalogue.spirits[part.heading].base)
        for part in deck.sections
    )
    return Team(members=members)


def _faults(deck: Deck, options: NoxtaliaOptions, catalogue: Catalogue) -> Iterator[Fault]:
    cards = [card for part in deck.sections for card in part.cards]
    unknown = [
        *unknown_cards("NX-6", [part.heading for part in deck.sections], catalogue.spirits),
        *unknown_cards("NX-6", cards, catalogue.capacities),
    ]
    if unknown:
        yield from unknown
        return
    spirits = [catalogue.spirits[part.heading] for part in deck.sections]
    if len(spirits) != SPIRITS or len({spirit.id for spirit in spirits}) != SPIRITS:
        yield Fault("NX-7", Say("nx-fault-spirits", {"count": len(spirits)}))
    yield from _same_element(spirits, catalogue)
    lists = [part.cards or spirit.base for part, spirit in zip(deck.sections, spirits, strict=True)]
    yield from _repeated([card for cards in lists for card in cards], catalogue)
    for spirit, cards in zip(spirits, lists, strict=True):
        yield from _member_faults(spirit, cards, options, catalogue)


def _same_element(spirits: Sequence[Spirit], catalogue: Catalogue) -> Iterator[Fault]:
    """NX-8."""
    for element, count in Counter(spirit.element for spirit in spirits).items():
        if count > 1:
            yield Fault("NX-8", Say("nx-fault-element", {"element": catalogue.elements[element].name}))


def _repeated(cards: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """NX-9, by identity and not by printing (NX-R20)."""
    seen: set[str] = set()
    for card in cards:
        identity = catalogue.identity(card)
        if identity in seen:
            yield Fault("NX-9", Say("nx-fault-repeated", {"card": catalogue.capacities[card].name}))
        seen.add(identity)


def _member_faults(
    spirit: Spirit, cards: Sequence[str], options: NoxtaliaOptions, catalogue: Catalogue
) -> Iterator[Fault]:
    capacities = [catalogue.capacities[card] for card in cards]
    ultimates = sum("ultime" in capacity.keywords for capacity in capacities)
    if ultimates > 1:
        yield Fault("NX-10", Say("nx-fault-ultimates", {"spirit": spirit.name, "count": ultimates}))
    if len(cards) != BASE_CAPACITIES:
        yield Fault("NX-R22", Say("nx-fault-count", {"spirit": spirit.name, "count": len(cards)}))
    if options.format == "standard":
        base = {catalogue.identity(card) for card in spirit.base}
        if {catalogue.identity(card) for card in cards} != base:
            yield Fault("NX-11", Say("nx-fault-standard", {"spirit": spirit.name}))
        return
    for capacity in capacities:
        if capacity.element != spirit.element:
            values = {"card": capacity.name, "spirit": spirit.name}
            yield Fault("NX-12", Say("nx-fault-other-element", values))


def _used(teams: Sequence[Team], catalogue: Catalogue, packs: Sequence[NoxtaliaPack]) -> NoxtaliaPack | None:
    """Return the definitions beyond the starter set that these teams need; None when there are none."""
    members = [member for team in teams for member in team.members]
    spirits = {member.spirit for member in members}
    capacities = {card for member in members for card in member.capacities}
    capacities |= {card for key in spirits for card in catalogue.spirits[key].linked}
    capacities |= {card for key in spirits for card in catalogue.spirits[key].base}
    adding = [pack for pack in packs if _adds(pack, spirits, capacities)]
    return match_pack(
        NoxtaliaPack,
        "noxtalia",
        elements=tuple(element for pack in packs for element in pack.elements) if adding else (),
        spirits=tuple(spirit for pack in adding for spirit in pack.spirits if spirit.id in spirits),
        capacities=tuple(card for pack in adding for card in pack.capacities if card.id in capacities),
    )


def _adds(pack: NoxtaliaPack, spirits: set[str], capacities: set[str]) -> bool:
    return any(spirit.id in spirits for spirit in pack.spirits) or any(
        card.id in capacities for card in pack.capacities
    )


def _problems(pack: NoxtaliaPack, packs: Sequence[NoxtaliaPack]) -> Iterator[tuple[str | None, str, Say]]:
    """Yield what is wrong across cards, as (card, field, reason)."""
    others = [*starter(), *(other for other in packs if other.id != pack.id)]
    taken = {card.id for other in others for card in (*other.spirits, *other.capacities, *other.elements)}
    own = [card.id for card in (*pack.elements, *pack.spirits, *pack.capacities)]
    yield from repeated_ids(own, taken if pack.id != others[0].id else ())
    catalogue = Catalogue([*others, pack])
    yield from _unknown_elements(pack, catalogue)
    for spirit in pack.spirits:
        yield from _spirit_problems(spirit, catalogue)
        for field, reason in _pointless_on_spirit(spirit):
            yield spirit.id, field, reason
    for capacity in pack.capacities:
        attached = attaches(capacity.type, capacity.keywords, capacity.effects)
        aimed = aim(capacity.type, capacity.keywords, capacity.effects) is not None
        for field, reason in misplaced(capacity.effects, "effects", capacity.type, attached, aimed):
            yield capacity.id, field, reason
        if capacity.same_as is not None and capacity.same_as not in catalogue.capacities:
            yield capacity.id, "same_as", none_such("nx-pack-no-card", capacity.same_as, catalogue.capacities)
        elif capacity.same_as is not None and catalogue.capacities[capacity.same_as].same_as is not None:
            yield capacity.id, "same_as", Say("nx-pack-printing-of-printing", {"found": capacity.same_as})
    for team in pack.teams:
        missing = [key for key in team.spirits if key not in catalogue.spirits]
        for key in missing:
            yield team.id, "spirits", none_such("nx-pack-no-spirit", key, catalogue.spirits)
        if not missing:
            deck = _deck(catalogue.standard(team.spirits), team.name.en)
            for fault in _faults(deck, NoxtaliaOptions(), catalogue):
                yield team.id, "spirits", fault.reason


def _pointless_on_spirit(spirit: Spirit) -> Iterator[Misplaced]:
    yield from misplaced(spirit.attack.effects, "attack.effects", "spirit_attack")
    yield from misplaced(spirit.passives, "passives", "passive")


def _unknown_elements(pack: NoxtaliaPack, catalogue: Catalogue) -> Iterator[tuple[str | None, str, Say]]:
    for card in (*pack.spirits, *pack.capacities):
        if card.element not in catalogue.elements:
            yield card.id, "element", none_such("nx-pack-no-element", card.element, catalogue.elements)
    for element in pack.elements:
        for field in ("critical", "weak"):
            for key in getattr(element, field):
                if key not in catalogue.elements:
                    yield element.id, field, none_such("nx-pack-no-element", key, catalogue.elements)
        if set(element.critical) & set(element.weak):
            yield element.id, "weak", Say("nx-pack-chart-twice")


def _spirit_problems(spirit: Spirit, catalogue: Catalogue) -> Iterator[tuple[str | None, str, Say]]:
    for field in ("base", "linked"):
        for key in getattr(spirit, field):
            if key not in catalogue.capacities:
                yield spirit.id, field, none_such("nx-pack-no-card", key, catalogue.capacities)
    base = [catalogue.capacities[key] for key in spirit.base if key in catalogue.capacities]
    if len({catalogue.identity(card.id) for card in base}) < len(base):
        yield spirit.id, "base", Say("nx-pack-base-repeated")
    for card in base:
        if card.element != spirit.element:
            yield spirit.id, "base", Say("nx-pack-base-element", {"found": card.name})
    if sum("ultime" in card.keywords for card in base) > 1:
        yield spirit.id, "base", Say("nx-pack-base-ultimates")
