"""What the sentences of actions promise: each looked at by what has changed on the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, get_args

from engines.soul_forger.language.parts import Keyword
from tests.engines.soul_forger.cards import reading_changes
from tests.engines.soul_forger.cards.reading import (
    ME,
    NOUNS,
    TAIL,
    Meant,
    NotRead,
    Told,
    cards,
    in_digits,
    lies_in_a_pile,
    number_of,
    pieces,
    players,
    the_piece,
    without_doubt,
)
from tests.engines.soul_forger.cards.reading_changes import UNTIL
from tests.engines.soul_forger.cards.seen import Changes, Lying, between

GOALS = {
    "to hand": "hand", "into hand": "hand", "on top of the deck": "deck", "under the deck": "deck",
    "into the deck, which is shuffled,": "deck", "into the deck, which is shuffled": "deck",
    "into the deck": "deck", "to the graveyard": "grave", "into the graveyard": "grave",
    "to the Material Zone": "material", "into the Material Zone": "material", "out of play": "removed",
    "from play": "removed",
}  # fmt: skip
KEYWORDS = {key.replace("_", " ").title(): key for key in get_args(Keyword)}


# What is to have changed


def same(found: Changes, wanted: Iterable[tuple[Any, ...]]) -> str | None:
    """Tell what is wrong where just this was to change."""
    expected: Changes = Counter(wanted)
    if found == expected:
        return None
    return f"missing {dict(expected - found)}, too much {dict(found - expected)}"


def some(
    found: Changes, meant: Meant, change: Callable[[Any], list[tuple[Any, ...]]], told: Told
) -> str | None:
    """Tell what is wrong where so many of those that are meant were to change so; in any order, once each."""
    left, done = found.copy(), 0
    for each, count in Counter(meant.among).items():
        wanted = Counter(change(each))
        if not wanted:
            done += count
            continue
        for _ in range(count):
            if all(left[key] >= number for key, number in wanted.items()):
                left -= wanted
                done += 1
    asked = {seat for seat, kind in told.asked if kind in ("pick", "discard")}
    if left:
        return f"too much changed: {dict(left)}"
    if done < meant.number and not meant.up_to:
        return f"{done} changed, not {meant.number}"
    if len(found) and done > meant.number and all(change(each) for each in meant.among):
        return f"{done} changed, not {meant.number}"
    if asked - meant.asked:
        return f"the wrong player was asked: {told.asked}"
    able = {each for each in meant.among if change(each)}
    if meant.asked and len(able) > meant.number and not asked:
        return "nobody was asked"
    return None


_UNPREVENTED = rf"(?P<number>\d+) damage that cannot be prevented to (?P<who>.+?){TAIL}"
_DAMAGE = rf"(?P<number>\d+) damage (?:to|from) (?P<who>.+?){TAIL}"


_PLAYERS = ("that player", "the attacking player", "the attacked player")
"""They are players also where nobody is meant."""


def _hurt(told: Told, said: re.Match[str], sign: int) -> str | None:
    found, number = between(told.before, told.after), number_of(said["number"], said["tail"], told)
    try:
        seats = players(said["who"], told)
    except NotRead:
        seats = []
    of_one = said["who"].endswith("’s controller") and "chosen by" not in said["who"]
    if seats or said["who"] in _PLAYERS or of_one:
        wanted = [
            (seat, sign * min(number, told.before.damages[seat] if sign < 0 else number)) for seat in seats
        ]
        return same(found, [("taken", seat, more) for seat, more in wanted if more])
    meant = pieces(said["who"], told)
    able = [piece for piece in meant.among if told.before.pieces[piece].type == "creature"]
    meant = meant._replace(among=able, number=min(meant.number, len(able)))

    def change(piece: int) -> list[tuple[Any, ...]]:
        more = sign * min(number, told.before.pieces[piece].damage if sign < 0 else number)
        return [("damage", piece, more)] if more else []

    return some(found, meant, change, told)


def _damage(told: Told, said: re.Match[str]) -> str | None:
    return _hurt(told, said, 1)


def _heal(told: Told, said: re.Match[str]) -> str | None:
    return _hurt(told, said, -1)


def _turn(told: Told, said: re.Match[str]) -> str | None:
    on = said["guard"] == "On-guard"
    meant = pieces(said["who"], told)

    def change(piece: int) -> list[tuple[Any, ...]]:
        lying = told.before.pieces[piece]
        if lying.zone == "action":  # it has no position (SF-R6)
            return []
        return [("on", piece, on), *_by_guard(told, lying)] if lying.on != on else []

    return some(between(told.before, told.after), meant, change, told)


def _by_guard(told: Told, lying: Lying) -> list[tuple[Any, ...]]:
    card = told.before.cards[lying.card]
    more = (card.off - card.on) if lying.on else (card.on - card.off)
    return [("power", lying.id, more)] if more else []


def _gone(told: Told, piece: int, pile: str) -> list[tuple[Any, ...]]:
    """Return what changes where a card goes to its owner's pile."""
    lying = told.before.pieces[piece]
    card = told.before.cards[lying.card]
    wanted: list[tuple[Any, ...]] = [("gone", piece)]
    wanted += [("pile", owner, "grave", under, 1) for under, owner in lying.under]
    if not card.token:
        to = "forge" if pile == "deck" and card.type == "equipment" else pile
        wanted.append(("pile", lying.owner, to, lying.card, 1))
    return wanted


def _without_moved_up(told: Told) -> Changes:
    """Return the changes but for a Secondary Weapon that takes the place of the Primary (SF-R39)."""
    found = between(told.before, told.after)
    for key in [key for key in found if key[0] == "zone" and key[2] == "primary"]:
        seat = told.before.pieces[key[1]].seat
        if any(
            ("gone", each.id) in found
            for each in told.before.pieces.values()
            if each.seat == seat and each.zone == "primary"
        ):
            del found[key]
    return found


def _destroy(told: Told, said: re.Match[str]) -> str | None:
    return some(
        _without_moved_up(told), pieces(said["who"], told), lambda each: _gone(told, each, "grave"), told
    )


def _send(told: Told, said: re.Match[str]) -> str | None:
    pile = GOALS[said["to"]]
    if lies_in_a_pile(said["who"], told):
        raise NotRead(said["who"])

    def change(piece: int) -> list[tuple[Any, ...]]:
        if pile == "hand" and told.before.pieces[piece].type != "creature":
            return []
        return _gone(told, piece, pile)

    return some(_without_moved_up(told), pieces(said["who"], told), change, told)


def _move(told: Told, said: re.Match[str]) -> str | None:
    pile = GOALS[said["to"]]

    def change(each: Any) -> list[tuple[Any, ...]]:
        seat, source, card = each
        to = "forge" if pile == "deck" and told.before.cards[card].type == "equipment" else pile
        return [] if to == source else [("pile", seat, source, card, -1), ("pile", seat, to, card, 1)]

    return some(between(told.before, told.after), cards(said["what"], told), change, told)


def _manifest(told: Told, said: re.Match[str]) -> str | None:
    meant, on = cards(said["what"], told), not said["off"]

    def change(each: Any) -> list[tuple[Any, ...]]:
        seat, source, card = each
        if told.before.cards[card].type != "creature":
            return []
        return [
            ("pile", seat, source, card, -1),
            ("came", card, seat, seat if said["owner"] else ME, "field", on, True),
        ]

    return some(between(told.before, told.after), meant, change, told)


def _tokens(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said["number"], said["tail"], told)
    came = ("came", "puppet", ME, ME, "field", not said["off"], True)
    return same(between(told.before, told.after), [came] * number)


def _draw(told: Told, said: re.Match[str]) -> str | None:
    number, wanted = number_of(said["number"], said["tail"], told), list[tuple[Any, ...]]()
    for seat in players(said["who"] or "you", told):
        for card in told.before.piles[seat, "deck"][::-1][:number]:
            wanted += [("pile", seat, "deck", card, -1), ("pile", seat, "hand", card, 1)]
    return same(between(told.before, told.after), wanted)


def _mill(told: Told, said: re.Match[str]) -> str | None:
    number, wanted = number_of(said["number"] or "1", said["tail"], told), list[tuple[Any, ...]]()
    for seat in players(said["who"] or "you", told):
        for card in told.before.piles[seat, "deck"][::-1][:number]:
            wanted += [("pile", seat, "deck", card, -1), ("pile", seat, "grave", card, 1)]
    return same(between(told.before, told.after), wanted)


def _discard(told: Told, said: re.Match[str]) -> str | None:
    found, number = between(told.before, told.after), number_of(said["number"], said["tail"], told)
    kind = NOUNS[said["noun"]]
    for seat in players(said["who"] or "you", told):
        fitting = [
            card for card in told.before.piles[seat, "hand"] if kind in ("", told.before.cards[card].type)
        ]
        went = [key for key in found.elements() if key[:3] == ("pile", seat, "hand") and key[4] == -1]
        if any(key[3] not in fitting for key in went):
            return f"discarded what it was not to: {went}"
        if len(went) > number or (len(went) < min(number, len(fitting)) and not said["up"]):
            return f"{len(went)} went, not {number}"
        found -= Counter([*went, *[("pile", seat, "grave", key[3], 1) for key in went]])
        if said["random"] and any(asked == "discard" for _, asked in told.asked):
            return "somebody was asked"
        asker = ME if said["by"] else seat
        if not said["random"] and len(set(fitting)) > number and (asker, "discard") not in told.asked:
            return f"the wrong player was asked: {told.asked}"
    return f"too much changed: {dict(found)}" if found else None


def _gain(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said["number"], said["tail"], told)
    sign = -1 if said["verb"].startswith("lose") else 1
    word = "experience" if said["what"] == "Experience" else "level"
    have, least = (told.before.experience, 0) if word == "experience" else (told.before.levels, 1)
    changes = [
        (seat, max(least, have[seat] + sign * number) - have[seat])
        for seat in players(said["who"] or "you", told)
    ]
    return same(between(told.before, told.after), [(word, seat, more) for seat, more in changes if more])


def _counters(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said["number"], said["tail"], told)
    sign = 1 if said["verb"] == "put" else -1

    def change(piece: int) -> list[tuple[Any, ...]]:
        has = told.before.pieces[piece].counters
        more = max(0, has + sign * number) - has
        return [("counters", piece, more)] if more else []

    return some(between(told.before, told.after), pieces(said["who"], told), change, told)


def _move_counters(told: Told, said: re.Match[str]) -> str | None:
    source, to = the_piece(said["source"], told), the_piece(said["to"], told)
    number = min(int(said["number"]), source.counters) if source is not None and to is not None else 0
    wanted = (
        [("counters", source.id, -number), ("counters", to.id, number)] if source and to and number else []
    )
    return same(between(told.before, told.after), [] if source == to else wanted)


def _control(told: Told, said: re.Match[str]) -> str | None:
    def change(piece: int) -> list[tuple[Any, ...]]:
        lying = told.before.pieces[piece]
        return [("seat", piece, ME)] if lying.type == "creature" and lying.seat != ME else []

    return some(between(told.before, told.after), pieces(said["who"], told), change, told)


def _stat(told: Told, said: re.Match[str]) -> str | None:
    number, meant = number_of(said["number"], said["tail"], told), pieces(said["who"], told)
    word = said["what"].lower()

    def change(piece: int) -> list[tuple[Any, ...]]:
        was = getattr(told.before.pieces[piece], word)
        more = max(0, was + number) - was
        return [(word, piece, more)] if more else []

    return some(between(told.before, told.after), meant, change, told)


def _keyword(told: Told, said: re.Match[str]) -> str | None:
    keyword = KEYWORDS[said["what"]]

    def change(piece: int) -> list[tuple[Any, ...]]:
        had = told.before.pieces[piece].keywords
        has = had | {keyword} if said["verb"] == "has" else had - {keyword}
        return [("keywords", piece, has)] if has != had else []

    return some(between(told.before, told.after), pieces(said["who"], told), change, told)


def _play(told: Told, said: re.Match[str]) -> str | None:
    """Actions come to free zones, of which there are three; what cannot be activated now stays."""
    meant = cards(said["what"], told)
    fit = [each for each in meant.among if told.before.cards[each[2]].type == "action"]

    def change(each: Any) -> list[tuple[Any, ...]]:
        seat, source, card = each
        return [("pile", seat, source, card, -1), ("came", card, seat, ME, "action", True, True)]

    wanted = Meant(fit, min(meant.number, len(fit), 3), up_to=True)
    return some(between(told.before, told.after), wanted, change, told._replace(asked=[]))


def _forge(told: Told, said: re.Match[str]) -> str | None:
    """Equipment enters, and what it replaces goes."""
    meant, found = cards(said["what"], told), between(told.before, told.after)
    fit = [each for each in meant.among if told.before.cards[each[2]].type == "equipment"]
    came = [key for key in found if key[0] == "came"]
    if len(came) != (1 if fit else 0) and not (meant.up_to and not came):
        return f"{len(came)} came"
    for _, card, owner, seat, *_ in came:
        if (seat, card) not in [(ME, each[2]) for each in fit] or owner not in [each[0] for each in fit]:
            return f"{card} of {owner} came"
    gone = [told.before.pieces[key[1]] for key in found if key[0] == "gone"]
    if any(each.seat != ME or each.type != "equipment" for each in gone):
        return f"{gone} went"
    return None


def _absorb(told: Told, said: re.Match[str]) -> str | None:
    """Cards go under the one that speaks, which stands on the field."""

    def change(each: Any) -> list[tuple[Any, ...]]:
        seat, source, card = each
        return [("pile", seat, source, card, -1), ("under", told.myself, card, 1)]

    if told.myself not in told.before.pieces:  # it has left
        return same(between(told.before, told.after), [])
    return some(between(told.before, told.after), cards(said["what"], told), change, told)


def _attune(told: Told, said: re.Match[str]) -> str | None:
    """The Action itself goes under a card."""
    host = the_piece(said["who"], told)
    if host is None:
        return same(between(told.before, told.after), [])
    mine = told.before.pieces[told.myself]
    return same(between(told.before, told.after), [("gone", mine.id), ("under", host.id, mine.card, 1)])


def _detach(told: Told, said: re.Match[str]) -> str | None:
    """What lies under a card goes to its owners; Equipment to no hand."""
    host, wanted = the_piece(said["who"], told), list[tuple[Any, ...]]()
    for card, owner in host.under if host is not None else ():
        to = "grave" if told.before.cards[card].type == "equipment" else GOALS[said["to"]]
        wanted += [("under", host and host.id, card, -1), ("pile", owner, to, card, 1)]
    return same(between(told.before, told.after), wanted)


def _swap(told: Told, said: re.Match[str]) -> str | None:
    wanted: list[tuple[Any, ...]] = []
    for seat in players(said["who"] or "you", told):
        for piece in told.before.pieces.values():
            if piece.seat == seat and piece.zone in ("primary", "secondary"):
                wanted.append(("zone", piece.id, "primary" if piece.zone == "secondary" else "secondary"))
    return same(between(told.before, told.after), wanted)


def _unmoved(told: Told, said: re.Match[str]) -> str | None:
    return same(between(told.before, told.after), [])


def _search(told: Told, said: re.Match[str]) -> str | None:
    pile = "forge" if said["zone"] == "Forge Deck" else "deck"
    kind, to = NOUNS[said["noun"]], GOALS[said["to"]]
    among = [
        (ME, pile, card) for card in told.before.piles[ME, pile] if kind in ("", told.before.cards[card].type)
    ]
    number = min(int(said["number"]), len(among))

    def change(each: Any) -> list[tuple[Any, ...]]:
        return [] if to == pile else [("pile", ME, pile, each[2], -1), ("pile", ME, to, each[2], 1)]

    return some(
        between(told.before, told.after), Meant(among, number, bool(said["up"]), frozenset()), change, told
    )


def _set(told: Told, said: re.Match[str]) -> str | None:
    meant = cards(said["what"], told)
    fit = [each for each in meant.among if told.before.cards[each[2]].type == "action"]

    def change(each: Any) -> list[tuple[Any, ...]]:
        seat, source, card = each
        return [("pile", seat, source, card, -1), ("came", card, seat, ME, "action", True, False)]

    return some(
        between(told.before, told.after),
        Meant(fit, min(meant.number, len(fit), 2), True),
        change,
        told._replace(asked=[]),
    )


_NOUN = r"(?P<noun>creature|pieces? of Equipment|card)s?"
_SOME = rf"(?P<up>up to )?(?P<number>\d+) {_NOUN}"
_TO = rf"(?P<to>{'|'.join(GOALS)})"
_TOP = r"the top (?:card|(?P<number>\d+) cards)"
_HOW = r"(?P<random> at random)?(?P<by> of your choice)?"
_COUNTERS = r"(?P<number>\d+) ember counters?"
_READINGS = {
    rf"deal {_DAMAGE}(?:, dealt by .+)?": _damage,
    rf"deal {_UNPREVENTED}(?:, dealt by .+)?": _damage,
    rf"heal {_DAMAGE}": _heal,
    r"turn (?P<who>.+) (?P<guard>On-guard|Off-guard)": _turn,
    r"destroy (?P<who>.+)": _destroy,
    rf"send {_TOP} of your Main Deck to the graveyard{TAIL}(?P<who>)": _mill,
    rf"(?P<who>.+) sends {_TOP} of their Main Deck to the graveyard{TAIL}": _mill,
    rf"(?:send|return) (?P<who>.+) {_TO}": _send,
    rf"remove (?P<who>.+) {_TO}": _send,
    rf"(?P<verb>put|remove) {_COUNTERS} (?:on|from) (?P<who>.+?){TAIL}": _counters,
    rf"move {_COUNTERS} from (?P<source>(?:up to )?.+?) to (?P<to>.+)": _move_counters,
    rf"(?:put|return|remove|shuffle) (?P<what>.+) {_TO}": _move,
    rf"Manifest Summon (?P<number>\d+) .+ Tokens? \(.+\)(?P<off> Off-guard)?{TAIL}": _tokens,
    r"Manifest Summon (?P<what>.+?)(?P<off> Off-guard)?(?P<owner> under its owner’s control)?": _manifest,
    rf"(?:draw|(?P<who>.+) draws) (?P<number>\d+) cards?{TAIL}": _draw,
    rf"(?:discard|(?P<who>.+) discards) {_SOME}{_HOW}{TAIL}": _discard,
    rf"(?:(?P<who>.+) )?(?P<verb>gains?|loses?) (?P<number>\d+) (?P<what>Experience|levels?){TAIL}": _gain,
    rf"gain control of (?P<who>.+?){UNTIL}": _control,
    rf"(?P<who>.+) gets (?P<number>[+−]\d+) (?P<what>power|Endurance|Ronum){TAIL}{UNTIL}": _stat,
    rf"(?P<who>.+) (?P<verb>has|loses) (?P<what>{'|'.join(KEYWORDS)}){UNTIL}": _keyword,
    r"play (?P<what>.+) without paying its cost": _play,
    r"forge (?P<what>.+) without paying its cost": _forge,
    r"(?:switch your weapons|(?P<who>.+) switches weapons)": _swap,
    r"look at .+|.*reveals? .+|Organize .+": _unmoved,
    r"Absorb (?P<what>.+) \(put it under this (?:creature|card)\)": _absorb,
    r"attune to (?P<who>.+) \(put this card under it\)": _attune,
    rf"the cards under (?P<who>.+) go (?P<to>{'|'.join(GOALS)})": _detach,
    rf"search your (?P<zone>Forge Deck|Main Deck) for {_SOME}, put what you find {_TO} and shuffle": _search,
    r"set (?P<what>.+) face down": _set,
}
READINGS: list[tuple[re.Pattern[str], Callable[[Told, re.Match[str]], str | None]]] = [
    (re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()
]


def _is_over(words: str, told: Told) -> bool:
    """Tell whether what holds for a while is over before it begins: no combat, or the card that says it."""
    if words.endswith(" this combat"):
        return told.before.table.combat is None
    stays = re.search(r" while this \w+ is on the field$", words) is not None
    return stays and told.myself not in told.before.pieces


def judge(words: str, told: Told) -> str | None:
    """Tell what is wrong with what happened at a sentence. Raises NotRead."""
    if _is_over(words, told):
        return same(between(told.before, told.after), [])
    words = without_doubt(in_digits(words))
    for pattern, reading in (*reading_changes.READINGS, *READINGS):
        said = pattern.match(words)
        if said is not None:
            try:
                return reading(told, said)
            except NotRead:  # the words are those of another sentence too
                continue
    raise NotRead(words)
