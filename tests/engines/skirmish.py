"""A small game that uses all that the kernel offers and the first real game does not.

Two to four seats (four play in two teams), secret simultaneous bids, a stack
of replies, an order, a number and a distribution to decide, hidden knowledge
that lasts, dice in the middle of a step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engines.kernel import (
    BACK,
    AiSupport,
    Answer,
    Arrange,
    Choose,
    Decision,
    DecisionContext,
    Dice,
    Distribute,
    Game,
    GameRules,
    GameState,
    Number,
    Option,
    Options,
    Pick,
    Play,
    Prompt,
    Result,
    Say,
    SeatInterface,
    Together,
    View,
    dealing,
)
from engines.kernel.match.rules import others_win
from engines.kernel.state.state_fields import given, new, state_part

CARDS = tuple(f"c{number}" for number in range(1, 17))
ROUNDS = 30


class SkirmishOptions(Options):
    health: int = 4
    pairs: bool = False


class SkirmishView(View):
    phase: str
    leader: int | None
    round: int
    health: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...] | None
    foreseen: tuple[str, ...]
    deck_size: int
    discard: tuple[tuple[int, str], ...]
    stack: tuple[tuple[int, str], ...]
    pairs: bool


@state_part
class Field(GameState):
    seats: int = given()
    pairs: bool = given()
    phase: str = "bid"
    leader: int = -1
    round: int = 0
    health: list[int] = new(list)
    hands: list[list[str]] = new(list)
    deck: list[str] = new(list)
    foreseen: list[int] = new(list)
    discard: list[tuple[int, str]] = new(list)
    stack: list[tuple[int, str]] = new(list)

    def team(self, seat: int) -> int:
        return seat % 2 if self.pairs else seat

    def enemies(self, seat: int) -> list[int]:
        return [s for s in self.living() if self.team(s) != self.team(seat)]

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.health[seat] > 0]

    def hurt(self, seat: int, wounds: int) -> None:
        self.health[seat] -= wounds
        self.tell("hurt", seat=seat, wounds=wounds)

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.foreseen = [max(0, known - 1) for known in self.foreseen]
            self.tell("took", {seat: {"card": card}}, seat=seat)


def bid(field: Field) -> Play[None]:
    living = field.living()
    bids = yield Together(*(Number(seat, "bid", 0, 2, default=0) for seat in living))
    field.leader = max(zip(bids, (-seat for seat in living), living, strict=True))[2]
    field.round += 1
    field.tell("bids", bids=list(bids), leader=field.leader)
    field.phase = "act"


def act(field: Field) -> Play[None]:
    verb = yield Choose(field.leader, "act", ("strike", "volley", "scout", "rest"), default="rest")
    if verb == "strike":
        targets = tuple(f"seat{seat}" for seat in field.enemies(field.leader))
        target = yield Choose(field.leader, "target", targets, back=True)
        if target == BACK:
            return
        yield from strike(field, int(target[4:]))
    elif verb == "volley":
        enemies = field.enemies(field.leader)
        amounts = yield Distribute(field.leader, "volley", tuple(f"seat{seat}" for seat in enemies), 2)
        for seat, wounds in zip(enemies, amounts, strict=True):
            if wounds and field.dice.roll(6) > 3:
                field.hurt(seat, 1)
    elif verb == "scout":
        yield from scout(field)
    else:
        field.draw(field.leader)
    field.phase = "bid"
    end_of_round(field)


def scout(field: Field) -> Play[None]:
    top = field.deck[-3:]
    if len(top) < 2:
        return
    field.foreseen = [0] * field.seats
    field.foreseen[field.leader] = len(top)
    order = yield Arrange(
        field.leader, "order", tuple(top), hidden=True, about=DecisionContext(rest=tuple(top))
    )
    field.deck[-len(order) :] = order
    field.tell("scout", {field.leader: {"cards": list(order)}}, seat=field.leader)


def strike(field: Field, target: int) -> Play[None]:
    """A strike and the replies to it wait on a stack; the last in resolves first."""
    field.stack.append((field.leader, "strike"))
    replier = target
    while field.hands[replier]:
        cards = yield Pick(replier, "reply", tuple(sorted(field.hands[replier])), 0, 1, default=())
        if not cards:
            break
        field.hands[replier].remove(cards[0])
        field.discard.append((replier, cards[0]))
        field.stack.append((replier, cards[0]))
        field.tell("reply", seat=replier, card=cards[0])
        replier = target if replier == field.leader else field.leader
    parried = (len(field.stack) - 1) % 2 == 1
    field.stack.clear()
    die = field.dice.roll(6)
    field.tell("strike", target=target, die=die, parried=parried)
    if not parried:
        field.hurt(target, 1 + (die == 6))


def fall(field: Field) -> Play[None]:
    """Take out who has given up."""
    for seat in field.left:
        field.health[seat] = 0
    if field.leader in field.left:
        field.phase = "bid"
    end_of_round(field)
    yield from ()


def end_of_round(field: Field) -> None:
    teams = {field.team(seat) for seat in field.living()}
    if len(teams) <= 1:
        winners = tuple(seat for seat in range(field.seats) if field.team(seat) in teams)
        field.result = Result(winners, "last_standing")
    elif field.round >= ROUNDS:
        field.result = Result((), "rounds")


def view(table: Field, seat: int | None) -> SkirmishView:
    known = table.foreseen[seat] if seat is not None else 0
    return SkirmishView(
        game="skirmish",
        seat=seat,
        result=table.result,
        phase=table.phase,
        leader=table.leader if table.leader >= 0 else None,
        round=table.round,
        health=tuple(table.health),
        hand_sizes=tuple(len(hand) for hand in table.hands),
        hand=tuple(sorted(table.hands[seat])) if seat is not None else None,
        foreseen=tuple(table.deck[-known:]) if known else (),
        deck_size=len(table.deck),
        discard=tuple(table.discard),
        stack=tuple(table.stack),
        pairs=table.pairs,
    )


def prompt(view: Any, decision: Decision) -> Prompt:
    keys = decision.keys if not isinstance(decision, Number) else ()
    options = tuple(Option(key, Say("seat", {"number": key})) for key in keys)
    return Prompt(Say("seat", {"number": decision.kind}), options)


def sample(then: Any, now: Any, dice: Dice) -> Field:
    """Deal anew what the seat cannot know; cards shown since go back to the hand they came from."""
    field = Field(dice, len(then.health), then.pairs)
    field.phase, field.round = then.phase, then.round
    field.leader = then.leader if then.leader is not None else -1
    field.health, field.discard = list(then.health), list(then.discard)
    shown = now.discard[len(then.discard) :]
    field.hands = [[card for owner, card in shown if owner == seat] for seat in range(field.seats)]
    top = list(max(then.foreseen, now.foreseen, key=len))
    if then.seat is not None:
        field.hands[then.seat] = list(then.hand)
    seen = {card for hand in field.hands for card in hand} | {card for _, card in field.discard} | set(top)
    rest = [card for card in CARDS if card not in seen]
    dice.shuffle(rest)
    for seat, size in enumerate(then.hand_sizes):
        while len(field.hands[seat]) < size:
            field.hands[seat].append(rest.pop())
    field.deck = rest + top
    field.foreseen = [0] * field.seats
    if then.seat is not None:
        field.foreseen[then.seat] = len(then.foreseen)
    return field


def prefer(table: Field, decision: Decision, dice: Dice) -> Answer:
    if decision.kind == "act":
        return "strike"
    if decision.kind == "target" and isinstance(decision, Choose):
        return min(decision.keys, key=lambda key: table.health[int(key[4:])])
    if decision.kind == "reply" and isinstance(decision, Pick):
        return (decision.keys[0],)
    return decision.any(dice)


def evaluate(table: Field, seat: int) -> float:
    own = sum(
        table.health[s] * 3 + len(table.hands[s]) for s in table.living() if table.team(s) == table.team(seat)
    )
    all_ = sum(table.health[s] * 3 + len(table.hands[s]) for s in table.living())
    return own / all_


def new_field(options: Any, seats: int, dice: Dice) -> Field:
    field = Field(dice, seats, options.pairs and seats == 4)
    field.health = [options.health] * seats
    field.deck = list(CARDS)
    dice.shuffle(field.deck)
    field.hands = [[field.deck.pop(), field.deck.pop()] for _ in range(seats)]
    field.foreseen = [0] * seats
    return field


def step(table: Field) -> Play[None]:
    if any(table.health[seat] > 0 for seat in table.left):
        return fall(table)
    return bid(table) if table.phase == "bid" else act(table)


def conceded(table: Field, seat: int, seats: Sequence[int]) -> Result | None:
    return None if len(seats) > 2 else others_win(table, seat, seats)


def load(data: Mapping[str, Any], options: Any, seats: int, dice: Dice) -> Field:
    return Field.load(data, dice=dice, seats=seats, pairs=options.pairs and seats == 4)


class Skirmish(Game[Field]):
    id: ClassVar[str] = "skirmish"
    prefix: ClassVar[str] = "sk"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[type[Options]] = SkirmishOptions
    public_kinds: ClassVar[frozenset[str]] = frozenset({"act", "target", "volley"})
    rules = GameRules(new=new_field, step=step, load=load, turn=lambda table: table.round, conceded=conceded)
    seat_interface: ClassVar[SeatInterface[Any]] = SeatInterface(view=view, prompt=prompt)
    ai_support: ClassVar[AiSupport] = AiSupport(prefer=prefer, evaluate=evaluate, sampler=dealing(sample))
