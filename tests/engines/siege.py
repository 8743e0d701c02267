"""A small game in which every question begins a step: it uses what `skirmish` does not.

Two to four seats, each for itself. Who is on move pays coins for a raid; the others may answer it through a
window, by rank. Orders say when a seat is asked. Who falls has their place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import InitVar
from typing import Any, ClassVar, NamedTuple

from engines.kernel import (
    BACK,
    PASS,
    AiSupport,
    Answer,
    Assign,
    AssignBounds,
    Choose,
    Decision,
    Dice,
    Distribute,
    Game,
    GameRules,
    GameState,
    Gather,
    Option,
    Options,
    Play,
    Prompt,
    Result,
    Say,
    SeatInterface,
    Together,
    View,
    Window,
    placed,
)
from engines.kernel.effects.announcing import AnnouncingPart, announce
from engines.kernel.state.state_fields import new, state_part

COINS = (5, 3, 2, 2, 1)
PRICE = 4
MANY = 60
"""Ways to hail beyond which a search is offered only those that breach a wall."""
ROUNDS = 12
MOODS = ("calm", "wary")


class SiegeOptions(Options):
    walls: int = 3


class SiegeView(View):
    phase: str
    turn: int
    active: int
    target: int
    asked: tuple[int, ...]
    walls: tuple[int, ...]
    fallen: tuple[tuple[int, ...], ...]
    coin_counts: tuple[int, ...]
    coins: tuple[str, ...] | None
    traps: tuple[int, ...]
    trap: str | None
    calm: bool | None


class Worth(NamedTuple):
    """Coins that are worth the price together."""

    coins: tuple[int, ...]
    price: int

    def enough(self, places: Collection[int]) -> bool:
        return sum(self.coins[place] for place in places) >= self.price

    def leads(self, places: Collection[int]) -> bool | None:
        return None


@state_part
class Fort(GameState):
    seats: InitVar[int]
    phase: str = "traps"
    turn: int = 0
    active: int = 0
    target: int = -1
    asked: list[int] = new(list)
    """Who was not calm when the raid began, by rank: all may know that."""
    walls: list[int] = new(list)
    coins: list[list[int]] = new(list)
    traps: list[str] = new(list)
    calm: list[bool] = new(list)
    """By seat: whether it has ordered not to be asked before its next turn."""
    fallen: list[tuple[int, ...]] = new(list)

    def __post_init__(self, seats: int) -> None:
        self.walls = self.walls or [0] * seats
        self.coins = self.coins or [list(COINS) for _ in range(seats)]
        self.traps = self.traps or [""] * seats
        self.calm = self.calm or [False] * seats

    def living(self) -> list[int]:
        return [seat for seat, walls in enumerate(self.walls) if walls > 0]

    def after(self, seat: int) -> list[int]:
        """Return the living, from the one behind this seat on round the table; the seat itself last."""
        living = self.living()
        return [other for other in living if other > seat] + [other for other in living if other <= seat]

    def spend(self, seat: int, answer: Answer) -> None:
        for key in answer if isinstance(answer, tuple) else ():
            self.coins[seat].remove(int(str(key).partition(".")[0]))
        self.tell("paid", seat=seat, coins=len(self.coins[seat]))


def keys_of(coins: Sequence[int]) -> tuple[str, ...]:
    """Name coins, so that two alike have two names."""
    return tuple(f"{coin}.{place}" for place, coin in enumerate(coins))


def payment(fort: Fort, seat: int, price: int, *, back: bool = False) -> Gather:
    coins = tuple(sorted(fort.coins[seat], reverse=True))
    keys, test = keys_of(coins), Worth(coins, price)
    places = list(range(len(coins)))
    for place in range(len(coins)):
        without = [other for other in places if other != place]
        places = without if test.enough(without) else places
    proposal = tuple(keys[place] for place in places)
    return Gather(seat, "pay", keys, test, proposal, back=back, default=BACK if back else proposal)


def lay_traps(fort: Fort) -> Play[None]:
    living = fort.living()
    traps: Sequence[str] = yield Together(
        *(Choose(seat, "trap", ("pit", "oil"), default="pit", hidden=True) for seat in living)
    )
    for seat, trap in zip(living, traps, strict=True):
        fort.traps[seat] = trap
    fort.tell("trapped")
    fort.phase = "move"


def move(fort: Fort) -> Play[None]:
    """Announce a raid or collect; nothing is done before the last answer."""
    seat = fort.active
    able = sum(fort.coins[seat]) >= PRICE
    verbs = ("raid", "muster", "hail", "collect") if able else ("muster", "hail", "collect")
    verb = yield Choose(seat, "move", verbs, default="collect")
    if verb in ("muster", "hail"):
        yield from storm(fort, verb)
        return
    if verb == "collect":
        fort.coins[seat].append(fort.dice.roll(3))
        fort.tell("collect", seat=seat)
        next_turn(fort)
        return
    targets = tuple(f"seat{other}" for other in fort.living() if other != seat)
    announced = yield from announce(
        (
            AnnouncingPart("target", lambda _: Choose(seat, "target", targets, back=True)),
            AnnouncingPart("payment", lambda _: payment(fort, seat, PRICE, back=True)),
        )
    )
    if announced is None:
        return
    fort.spend(seat, announced["payment"])
    fort.target, fort.phase = int(str(announced["target"])[4:]), "raid"
    rank = sorted(fort.after(seat)[:-1], key=lambda other: other != fort.target)
    fort.asked = [other for other in rank if not fort.calm[other]]
    fort.tell("raid", seat=seat, target=fort.target)


def storm(fort: Fort, verb: str) -> Play[None]:
    """Send scouts, or hail stones: two at a wall breach it. The next seat bears the brunt."""
    others = fort.after(fort.active)[:-1]
    targets = tuple(f"seat{seat}" for seat in others)
    if verb == "muster":
        scouts = ("ann", "ben", "cid")
        bounds, duties = {targets[0]: AssignBounds(2, 3)}, (("", targets[0]), ("ann", targets[-1]))
        sent = yield Assign(fort.active, "muster", scouts, (targets,) * 3, bounds, duties, back=True)
        if sent == BACK:
            return
        hits = [sent.count(target) for target in targets]
    else:
        least, gate = (1,) + (0,) * (len(others) - 1), (2,) * (len(others) - 1)
        hits = yield Distribute(fort.active, "hail", targets, 4, least=least, gate=gate, back=True)
        if hits == BACK:
            return
    for seat, hit in zip(others, hits, strict=True):
        fort.walls[seat] -= 1 if hit >= 2 else 0
    fort.tell("storm", seat=fort.active, hits=list(hits))
    fell(fort)
    if fort.result is None:
        next_turn(fort)


def raid(fort: Fort) -> Play[None]:
    """Whoever was not calm may help or hinder; the one that is raided is heard first."""
    heard = yield Window(*(reply(fort, seat) for seat in fort.asked if fort.walls[seat] > 0))
    if heard is None:
        land(fort, 1)
        return
    seat, answer = heard
    if answer == "hinder":
        fort.spend(seat, (yield payment(fort, seat, 2)))
    fort.tell(answer, seat=seat)
    land(fort, 0 if answer == "hinder" else 2 if answer == "help" else 1, sprung=answer == "spring")


def reply(fort: Fort, seat: int) -> Choose:
    can_pay = sum(fort.coins[seat]) >= 2
    own = ("spring",) if seat == fort.target else ("help",)
    return Choose(seat, "reply", (PASS, *own, *(("hinder",) if can_pay else ())), default=PASS)


def land(fort: Fort, wounds: int, sprung: bool = False) -> None:
    fort.walls[fort.target] -= wounds
    if sprung:
        trap, fort.traps[fort.target] = fort.traps[fort.target], "pit"
        fort.walls[fort.active] -= 1 if trap == "oil" else 0
        fort.tell("sprung", seat=fort.target, trap=trap)
    fort.tell("landed", target=fort.target, wounds=wounds)
    fell(fort)
    if fort.result is None:
        next_turn(fort)


def fell(fort: Fort) -> None:
    """Take out whose walls are gone: those of one moment share a place."""
    known = {seat for group in fort.fallen for seat in group}
    gone = tuple(seat for seat, walls in enumerate(fort.walls) if walls <= 0 and seat not in known)
    if gone:
        fort.fallen.append(gone)
        fort.tell("fell", seats=list(gone))
    if len(fort.living()) <= 1:
        fort.result = Result(tuple(fort.living()), "last_standing", standing(fort))


def standing(fort: Fort) -> tuple[int, ...]:
    living = fort.living()
    return placed(([living] if living else []) + fort.fallen[::-1])


def next_turn(fort: Fort) -> None:
    fort.turn += 1
    fort.active, fort.target, fort.phase = fort.after(fort.active)[0], -1, "move"
    fort.asked = []
    fort.calm[fort.active] = False
    if fort.turn >= ROUNDS * len(fort.walls):
        fort.result = Result((), "rounds", standing(fort))


def leave(fort: Fort) -> Play[None]:
    """Take out who has given up; a raid on them, or by them, is over."""
    for seat in fort.left:
        fort.walls[seat] = 0
    fell(fort)
    if fort.result is None and (fort.active in fort.left or fort.target in fort.left):
        next_turn(fort)
    yield from ()


def orders(view: Any) -> tuple[str, ...]:
    return MOODS if view.seat is not None and view.walls[view.seat] > 0 else ()


def order_sheet(view: Any) -> Prompt | None:
    options = tuple(
        Option(mood, Say("seat", {"number": mood}), on=view.calm == (mood == "calm")) for mood in orders(view)
    )
    return Prompt(Say("seat", {"number": "moods"}), options) if options else None


def view(table: Fort, seat: int | None) -> SiegeView:
    return SiegeView(
        game="siege",
        seat=seat,
        result=table.result,
        phase=table.phase,
        turn=table.turn,
        active=table.active,
        target=table.target,
        asked=tuple(table.asked),
        walls=tuple(table.walls),
        fallen=tuple(table.fallen),
        coin_counts=tuple(sum(coins) for coins in table.coins),
        coins=tuple(sorted(keys_of(sorted(table.coins[seat], reverse=True)))) if seat is not None else None,
        traps=tuple(seat for seat, trap in enumerate(table.traps) if trap),
        trap=table.traps[seat] if seat is not None else None,
        calm=table.calm[seat] if seat is not None else None,
    )


def prompt(view: Any, decision: Decision) -> Prompt:
    keys: tuple[str, ...] = getattr(decision, "keys", ())
    options = tuple(Option(key, Say("seat", {"number": key})) for key in keys)
    sent = decision.places if isinstance(decision, Assign) else ()
    places = {place: Say("seat", {"number": place}) for row in sent for place in row}
    return Prompt(Say("seat", {"number": decision.kind}), options, places=places)


def sampler(then: Any, now: Any) -> Callable[[Dice], Fort]:
    known = _known(then)

    def deal(dice: Dice) -> Fort:
        """Deal anew what the seat cannot know: others' traps, and whether they are calm."""
        fort = known.copy()
        fort.dice = dice
        for seat in range(len(then.walls)):
            if seat != then.seat:
                fort.calm[seat] = seat != then.active and dice.randrange(2) == 0
                fort.traps[seat] = ("pit", "oil")[dice.randrange(2)] if seat in then.traps else ""
        return fort

    return deal


def _known(then: Any) -> Fort:
    """Return what all tables that the seat holds possible have in common; others' coins are small."""
    fort = Fort(Dice("known"), len(then.walls))
    fort.phase, fort.turn, fort.active, fort.target = then.phase, then.turn, then.active, then.target
    fort.asked = list(then.asked)
    fort.walls, fort.fallen = list(then.walls), list(then.fallen)
    for seat, worth in enumerate(then.coin_counts):
        if seat == then.seat:
            fort.coins[seat] = [int(key.partition(".")[0]) for key in then.coins]
            fort.traps[seat], fort.calm[seat] = then.trap, then.calm
        else:
            fort.coins[seat] = [1] * worth
    return fort


def offers(table: Fort, decision: Decision) -> Sequence[Answer] | None:
    """Return the ways to hail that breach a wall, where there are many: two stones at one, at least."""
    if not isinstance(decision, Distribute) or decision.count() <= MANY:
        return None
    return [hits for hits in decision.answers() if isinstance(hits, tuple) and 2 in hits]


def prefer(table: Fort, decision: Decision, dice: Dice) -> Answer:
    if isinstance(decision, Gather):
        return decision.proposal
    if isinstance(decision, Choose) and decision.kind == "move":
        return decision.keys[0]
    return decision.any(dice)


def evaluate(table: Fort, seat: int) -> float:
    walls = [max(0, wall) for wall in table.walls]
    return walls[seat] / sum(walls)


def new_fort(options: Any, seats: int, dice: Dice) -> Fort:
    fort = Fort(dice, seats)
    fort.walls = [options.walls] * seats
    return fort


def step(table: Fort) -> Play[None]:
    if any(table.walls[seat] > 0 for seat in table.left):
        return leave(table)
    return {"traps": lay_traps, "move": move, "raid": raid}[table.phase](table)


def order(table: Fort, seat: int, key: str) -> None:
    table.calm[seat] = key == "calm"


def covered(table: Fort, decision: Decision) -> Answer | None:
    return PASS if decision.kind == "reply" and table.calm[decision.seat] else None


class Siege(Game[Fort]):
    id: ClassVar[str] = "siege"
    prefix: ClassVar[str] = "sg"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[type[Options]] = SiegeOptions
    public_kinds: ClassVar[frozenset[str]] = frozenset({"move", "target"})
    reaction_kinds: ClassVar[frozenset[str]] = frozenset({"reply"})
    quiet_questions: ClassVar[bool] = True
    rules = GameRules(
        new=new_fort,
        step=step,
        load=lambda data, _, seats, dice: Fort.load(data, dice=dice, seats=seats),
        turn=lambda table: table.turn,
        order=order,
        covered=covered,
        places=standing,
        conceded=lambda _, __, ___: None,
    )
    seat_interface: ClassVar[SeatInterface[Any]] = SeatInterface(
        view=view, prompt=prompt, orders=orders, order_sheet=order_sheet
    )
    ai_support: ClassVar[AiSupport] = AiSupport(
        prefer=prefer, offers=offers, evaluate=evaluate, sampler=sampler
    )
