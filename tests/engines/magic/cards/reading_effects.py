"""What the English sentences of a text promise: each looked at by what has changed on the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from engines.magic.language.parts import KEYWORD_COUNTERS
from tests.engines.magic.cards import reading_changes, reading_deals
from tests.engines.magic.cards.reading import COUNTER, ME, OTHER, NotRead, Thing, counter, kind
from tests.engines.magic.cards.reading_told import (
    AIMED,
    NAMED,
    NUMBER,
    TAIL,
    Rows,
    Told,
    figure,
    number_of,
    players,
    same,
    things,
)
from tests.engines.magic.cards.seen import between, printed


def judge(words: str, told: Told) -> str | None:
    """Tell what is wrong with what happened at a sentence. Raises NotRead."""
    lead = re.match(r"[Cc]hoose [^.]*target[^.]*\. ", words)  # who is aimed at is named before all else
    words = words[lead.end() :] if lead else words
    words = words[0].lower() + words[1:]
    if lead:
        words = re.sub(r"\bits (?=controller|owner$|owner [^’])", f"{AIMED}’s ", words)
        words = re.sub(r"\b(?:it|that (?:creature|permanent|land|Goblin|spell|card))\b", AIMED, words)
    for pattern, reading in (*READINGS, *reading_deals.READINGS, *reading_changes.READINGS):
        said = pattern.match(words)
        if said is not None:
            return reading(told, said)
    raise NotRead(words)


# Permanents


def _leaves(told: Told, thing: Thing, pile: str) -> Rows:
    """Return what changes where a permanent goes to its owner's pile; a token goes nowhere."""
    there: Rows = [] if thing.token else [("pile", thing.owner, pile, thing.card, 1)]
    return [("gone", thing.id), *there]


def _destroy(told: Told, said: re.Match[str]) -> str | None:
    return same(
        told, [row for thing in things(said["what"], told) for row in _leaves(told, thing, "graveyard")]
    )


def _sacrifice(told: Told, said: re.Match[str]) -> str | None:
    """Who reads this sacrifices, and nobody what another controls (701.21a)."""
    own = [thing for thing in things(said["what"], told) if thing.seat == ME]
    return same(told, [row for thing in own for row in _leaves(told, thing, "graveyard")])


def _regenerate(told: Told, said: re.Match[str]) -> str | None:
    return same(told, [("shields", thing.id, 1) for thing in things(said["what"], told)])


def _turn(told: Told, said: re.Match[str]) -> str | None:
    """All of them are tapped, or untapped; where it says either, all in the same way (608.2d)."""
    there = things(said["what"], told)
    wrong = [
        same(told, [("tapped", thing.id, tapped) for thing in there if thing.tapped is not tapped])
        for tapped in (True, False)
        if ("tap" if tapped else "untap") in said["verb"].split(" or ")
    ]
    return None if None in wrong else wrong[0]


def _counters(told: Told, said: re.Match[str]) -> str | None:
    number, word = number_of(said, told), counter(said["counter"])
    size = {"plus_one": 1, "minus_one": -1}.get(word, 0)
    rows: Rows = []
    for thing in things(said["what"], told):
        had = dict(thing.counters).get(word, 0)
        more = number if said["verb"] == "put" else -min(had, number)
        if more:
            rows.append(("counters", thing.id, word, more))
            keyword = word if word in KEYWORD_COUNTERS and word not in thing.keywords else None
            if keyword is not None and more > 0:
                rows.append(("keywords", thing.id, thing.keywords | {keyword}))
            if size:
                rows += [("power", thing.id, size * more), ("toughness", thing.id, size * more)]
    return same(told, rows)


def _damage(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said, told)
    itself = re.match(r"it$|mine$|this ", said["source"])
    if not itself and not things(said["source"], told):
        number = 0  # nothing deals it
    whom = said["whom"].replace("itself", said["source"] if itself else AIMED)
    if not itself:  # what it deals damage to is spoken of by what deals it
        whom = re.sub(r"^it(?=$|’s)", AIMED, whom)
        named = r"\b(?:that permanent or player|that (?!player\b)[A-Za-z]+)(?=$|’s| controls)"
        whom = re.sub(named, AIMED, whom)
        whom = re.sub(r"^its ", f"{AIMED}’s ", whom)
    try:
        seats, there = players(whom, told), list[Thing]()
    except NotRead:
        seats, there = _any_target(whom, told)
    if not seats and _AIM.fullmatch(whom):
        seats, there = _any_target(whom, told)
    rows: Rows = [("life", seat, -number) for seat in seats if number]
    rows += [("damage", thing.id, number) for thing in there if "creature" in thing.types and number]
    return same(told, rows)


_AIM = re.compile(rf"(?:up to one )?(?:any )?target|{AIMED}")


def _any_target(words: str, told: Told) -> tuple[list[int], list[Thing]]:
    if _AIM.fullmatch(words):
        aim = told.targets[0] if told.targets else ""
        if aim[:1] == "s":
            return [int(aim[1:])], []
        return [], [told.before.perms[int(aim[1:])]] if aim and int(aim[1:]) in told.before.perms else []
    return [], things(words, told)


def _fights(told: Told, said: re.Match[str]) -> str | None:
    """Each of two creatures deals damage equal to its power to the other, or neither to any (701.14)."""
    there = [things(AIMED if said[name] == "it" and AIMED in said["one"] else said[name], told)
             for name in ("one", "other")]  # fmt: skip
    fighters = [thing for each in there for thing in each[:1] if "creature" in thing.types]
    if len(fighters) < 2:
        return same(told, [])
    (one, other), rows = fighters, Rows()
    if one.id == other.id:
        rows = [("damage", one.id, 2 * one.power)] if one.power > 0 else []
    else:
        rows += [("damage", other.id, one.power)] if one.power > 0 else []
        rows += [("damage", one.id, other.power)] if other.power > 0 else []
    return same(told, rows)


def _prevents(told: Told, said: re.Match[str]) -> str | None:
    """Damage is prevented: all of it, or so much for each of those to whom it would be dealt."""
    number = -1 if said["all"] else number_of(said, told)
    combat = bool(said["combat"])
    if said["whom"] is None:
        return same(told, [("prevents", (), (), number, combat, True)])
    try:
        seats, there = players(said["whom"], told), list[Thing]()
    except NotRead:
        seats, there = _any_target(said["whom"], told)
    if not seats and _AIM.fullmatch(said["whom"]):
        seats, there = _any_target(said["whom"], told)
    ids = [told.myself] if said["whom"] == "this spell" else [thing.id for thing in there]
    if said["all"]:
        return same(told, [("prevents", tuple(ids), tuple(seats), number, combat, False)])
    rows: Rows = [("prevents", (each,), (), number, combat, False) for each in ids]
    return same(told, rows + [("prevents", (), (each,), number, combat, False) for each in seats])


def _tokens(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said, told)
    name = f"~{said['known'].lower()}" if said["known"] else "mine~imp"
    rows = [
        ("came", name, seat, seat, bool(said["tapped"]))
        for seat in players(said["who"], told)
        for _ in range(number)
    ]
    return same(told, rows)


GOALS = {
    "hand": "hand", "battlefield": "battlefield", "graveyard": "graveyard", "exile": "exile",
    "on top": "library", "on the bottom": "library",
}  # fmt: skip


def _move(told: Told, said: re.Match[str]) -> str | None:
    pile = "exile" if said["verb"] == "exile" else GOALS[said["to"]]
    lying = _LYING.match(said["what"])
    rows: Rows = []
    if lying is not None:
        rows = [row for each in _among(lying, told) for row in _moves(told, said, each, pile)]
    elif said["what"] == "this spell":
        rows = [("pile", ME, pile, "mine", 1)] if pile != "battlefield" else []
    elif pile != "battlefield":  # what lies there stays as it is
        rows = [row for thing in things(said["what"], told) for row in _leaves(told, thing, pile)]
    found = between(told.before, told.after)
    left, expected = Counter({row: count for row, count in found.items() if row[0] != "known"}), Counter(rows)
    return None if left == expected else f"missing {dict(expected - left)}, too much {dict(left - expected)}"


_LYING = re.compile(
    rf"all (?P<kind>.+?) from (?:(?P<whose>your|an opponent’s|a|(?P<named>{NAMED})’s) )?"
    rf"(?P<pile>graveyard|exile)(?: that (?P<owner>you own|an opponent owns)| owned by (?P<held>{NAMED}))?$"
)


def _among(lying: re.Match[str], told: Told) -> Iterator[tuple[int, str, str]]:
    """Yield the cards of piles that words mean: whose, in which pile, which."""
    fits, words = _cards(lying["kind"], told), lying["whose"] or lying["owner"] or ""
    named = lying["named"] or lying["held"]
    seats = [ME] if words.startswith("you") else [OTHER] if words.startswith("an opp") else [ME, OTHER]
    seats = seats if named is None else players(named, told)
    for seat, pile, card in told.before.numbers.values():
        if seat in seats and pile == lying["pile"] and fits(card):
            yield seat, pile, card


def _moves(told: Told, said: re.Match[str], each: tuple[int, str, str], pile: str) -> Rows:
    """Return what changes where a card of a pile goes to another, or onto the battlefield."""
    seat, source, card = each
    if pile == source or (pile == "battlefield" and not told.before.cards[card].is_permanent):
        return []
    gone = ("pile", seat, source, card, -1)
    if pile != "battlefield":
        return [gone, ("pile", seat, pile, card, 1)]
    by = ME if "under your control" in said.string else seat
    return [gone, ("came", card, seat, by, "tapped" in said.string)]


# Players and their cards


def _life(told: Told, said: re.Match[str]) -> str | None:
    number = number_of(said, told) * (1 if said["verb"].startswith("gain") else -1)
    return same(told, [("life", seat, number) for seat in players(said["who"], told) if number])


def _from_top(told: Told, said: re.Match[str]) -> str | None:
    number, rows = number_of(said, told), Rows()
    pile = "hand" if said["verb"].startswith("draw") else "graveyard"
    for seat in players(said["who"], told):
        for card in told.before.piles[seat, "library"][::-1][:number]:
            rows += [("pile", seat, "library", card, -1), ("pile", seat, pile, card, 1)]
    return same(told, rows)


def _cards(words: str, told: Told) -> Callable[[str], bool]:
    """Return what tells whether a card that lies hidden is of a kind."""
    wanted = kind(words, ME)
    return lambda card: wanted(printed(told.before.cards[card], ME))


def _discard(told: Told, said: re.Match[str]) -> str | None:
    found, number = between(told.before, told.after), number_of(said, told) if not said["all"] else 99
    fits = _cards(said["kind"], told)
    for seat in players(said["who"], told):
        fitting = [card for card in told.before.piles[seat, "hand"] if fits(card)]
        went = [row for row in found.elements() if row[:3] == ("pile", seat, "hand") and row[4] == -1]
        if any(row[3] not in fitting for row in went) or len(went) != min(number, len(fitting)):
            return f"{went} went of {fitting}, not {number}"
        found -= Counter([*went, *(("pile", seat, "graveyard", row[3], 1) for row in went)])
        asker = ME if said["how"] == " that you choose" else seat
        open_ = len(fitting) > number and said["how"] != " at random"
        if open_ is not ((asker, "discard_by") in told.asked) and len(players(said["who"], told)) == 1:
            return f"the wrong player was asked: {told.asked}"
    found = Counter({row: count for row, count in found.items() if row[0] != "known"})
    return f"too much changed: {dict(found)}" if found else None


def _scry(told: Told, said: re.Match[str]) -> str | None:
    found, number = between(told.before, told.after), number_of(said, told)
    went = [row for row in found.elements() if row[:3] == ("pile", ME, "library")]
    if len(went) > (number if said["verb"] == "surveil" else 0):
        return f"{went} went"
    top = told.before.piles[ME, "library"][::-1][:number]
    if any(row[3] not in top for row in went):
        return f"{went} did not lie on top"
    found -= Counter([*went, *(("pile", ME, "graveyard", row[3], 1) for row in went)])
    return f"too much changed: {dict(found)}" if found else None


def _search(told: Told, said: re.Match[str]) -> str | None:
    found = between(told.before, told.after)
    most = 99 if said["any"] else figure(said["some"])
    fits, rows = _cards(said["kind"], told), Rows()
    pile = next((each for each in ("hand", "graveyard", "exile") if each in said["to"]), "")
    for seat in players(said["who"], told) if said["who"] else [ME]:
        gone = [row[3] for row in found.elements() if row[:3] == ("pile", seat, "library") and row[4] == -1]
        if len(gone) > most or any(not fits(card) for card in gone):
            return f"{gone} were taken, not {most}"
        rows += [("pile", seat, "library", card, -1) for card in gone]
        if pile:
            rows += [("pile", seat, pile, card, 1) for card in gone]
        elif "battlefield" in said["to"]:
            tapped = "tapped" in said["to"]
            rows += [
                ("came", card, seat, seat, tapped or "enters_tapped" in _printed_keywords(told, card))
                for card in gone
            ]
    left = Counter({row: count for row, count in found.items() if row[0] != "known"})
    return None if left == Counter(rows) else f"{dict(left)}, not {rows}"


def _printed_keywords(told: Told, card: str) -> frozenset[str]:
    return frozenset(told.before.cards[card].traits.keywords)


def _reveal(told: Told, said: re.Match[str]) -> str | None:
    rows = [
        ("known", seat, tuple(sorted(told.before.piles[seat, "hand"]))) for seat in players(said["who"], told)
    ]
    return same(told, rows)


BITS = {letter: 1 << place for place, letter in enumerate("WUBRGC")}


def _mana(told: Told, said: re.Match[str]) -> str | None:
    signs = re.findall(r"\{(.)\}", said["mana"])
    times = figure(said["times"])
    if said["tail"]:
        times *= sum(thing.seat == ME and "creature" in thing.types for thing in told.before.perms.values())
    found = between(told.before, told.after)
    added = Counter({row[2]: row[3] for row in found if row[0] == "mana" and row[1] == ME})
    if any(row[0] != "mana" for row in found):
        return f"too much changed: {dict(found)}"
    wanted = Counter(BITS[sign] for sign in signs * times)
    colors = Counter({unit & 63: 0 for unit in added})
    for unit, number in added.items():
        colors[unit & 63] += number
    restricted = all(bool(unit >> 6) is bool(said["only"]) for unit in added)
    return None if +colors == +wanted and restricted else f"{dict(added)}, not {dict(wanted)}"


def _any_mana(told: Told, said: re.Match[str]) -> str | None:
    """Each mana is of one of several colours, as the player has chosen: all of one, where it says so."""
    found, number = between(told.before, told.after), figure(said["number"])
    if said["tail"]:
        number *= sum(thing.seat == ME and "creature" in thing.types for thing in told.before.perms.values())
    colors = {BITS[sign] for sign in re.findall(r"\{(.)\}", said["mana"])}
    added = {row[2]: row[3] for row in found if row[:2] == ("mana", ME)}
    fit = all(unit & 63 in colors and bool(unit >> 6) is bool(said["only"]) for unit in added)
    is_all = len(added) == len(found) and sum(added.values()) == number
    return (
        None if fit and is_all and (len(added) < 2 or not said["alike"]) else f"{dict(found)}, not {number}"
    )


def _attach(told: Told, said: re.Match[str]) -> str | None:
    """What is no Aura and no Equipment stays where it is (701.3b), and nothing else lies here."""
    return same(told, [])


def _choose(told: Told, said: re.Match[str]) -> str | None:
    return same(told, [])


_EACH = r"(?: for each creature you control)?"
_SOME = r"(?:up to )?(?P<some>an?|one|two|three|four|five) (?P<kind>.+?)"
_OWNER = r"(?:its owner’s|their owners’)"
_READINGS: dict[str, Callable[[Told, re.Match[str]], str | None]] = {
    r"destroy (?P<what>.+?)(?:\. (?:It|They) can’t be regenerated)?": _destroy,
    r"sacrifice (?P<what>.+)": _sacrifice,
    r"regenerate (?P<what>.+)": _regenerate,
    r"(?P<verb>tap or untap|tap|untap) (?P<what>.+)": _turn,
    rf"(?P<verb>put|remove) {NUMBER} {COUNTER} counters? (?:on|from) (?P<what>.+?){TAIL}": _counters,
    # one target alone is aimed at here, which what is divided hits whole
    rf"(?P<source>.+?) deals (?P<number>\d+) damage (?:to|divided as you choose among) "
    rf"(?P<whom>.+?){TAIL}": _damage,
    r"(?P<one>.+?) fights (?P<other>.+)": _fights,
    rf"prevent (?:(?P<all>all)|the next (?P<number>\d+)) (?P<combat>combat )?damage that would be dealt"
    rf"(?: to (?P<whom>.+?))? this turn{TAIL}": _prevents,
    rf"(?:create|(?P<who>.+) creates) {NUMBER} (?P<tapped>tapped )?"
    rf"(?:1/1 red Goblin creature tokens? named Imp with haste|(?P<known>[A-Z][a-z]+) tokens? with “[^”]+”)"
    rf"(?: that (?:is|are) attacking)?{TAIL}": _tokens,
    rf"(?P<verb>return) (?P<what>.+) to (?:your|{_OWNER}) (?P<to>hand)s?": _move,
    rf"(?P<verb>return) (?P<what>.+) to the (?P<to>battlefield)(?: tapped)?"
    rf"(?: under {_OWNER} control)?": _move,
    r"(?P<verb>put) (?P<what>.+) onto the (?P<to>battlefield)(?: tapped)? under your control": _move,
    rf"(?P<verb>put) (?P<what>.+) into {_OWNER} (?P<to>graveyard)s?": _move,
    rf"(?P<verb>put) (?P<what>.+) (?P<to>on top|on the bottom) of {_OWNER} librar(?:y|ies)": _move,
    r"(?P<verb>exile) (?P<what>.+?)(?P<to>)": _move,
    rf"(?:(?P<who>.+) )?(?P<verb>gains?|loses?) {NUMBER} life{TAIL}": _life,
    rf"(?:(?P<who>.+) )?(?P<verb>draws?|mills?) {NUMBER} cards?{TAIL}": _from_top,
    r"(?:(?P<who>.+) )?discards? (?P<all>all )(?P<kind>.+) in hand(?P<number>)(?P<tail>)(?P<how>)": _discard,
    rf"(?:(?P<who>.+) )?discards? (?P<all>){NUMBER} (?P<kind>.+?)"
    rf"(?P<how> at random| that you choose)?{TAIL}": _discard,
    rf"(?P<verb>scry|surveil) (?P<number>\d+){TAIL}": _scry,
    r"(?:search your|(?P<who>.+) searches their) library for (?:(?P<any>any number of)|(?:up to )?"
    r"(?P<some>an?|one|two|three|four|five)) (?P<kind>.+?), (?P<to>.+), then shuffles?"
    rf"(?: and puts? (?:it|them|{AIMED}) on top)?": _search,
    r"(?:reveal your hand|(?P<who>.+) reveals their hand)": _reveal,
    r"add (?P<mana>(?:\{.\})+)(?: (?P<times>\w+) times)?(?P<tail> for each creature you control)?"
    r"(?P<only>\. Spend this mana only .+)?": _mana,
    rf"add (?:(?P<number>\w+) mana{_EACH}, each )?(?P<mana>(?:\{{.\}}(?:, | or )?){{2,}})"
    rf"(?P<tail>{_EACH})(?P<alike>, all of one color)?(?P<only>\. Spend this mana only .+)?": _any_mana,
    r"attach .+ to .+": _attach,
    r"(?:(?:you )?choose|.+ chooses) .+": _choose,
}
READINGS = [(re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()]
