"""How many hints have a reason, and how long the reason takes besides the search.

`python -m tests.rigs.hints noxtalia --positions 50` lets easy players play, asks for a hint at questions
with a choice that are spread over the matches, and prints the share of hints with a reason, by question,
and times. `--show` prints the hints.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

from bot.matches.clock import Clocks
from bot.matches.people import People, Seat
from bot.matches.session import MatchPlace, MatchSession
from bot.table.asking.hints import hint_line
from bot.texts import Locale, texts_in
from engines.kernel import Dice, Game, Match, choose, reason, sole_answer
from engines.registry import GAMES

NAMES = ("Ada", "Edgar")
EVERY = 7
"""Of so many questions with a choice one is asked about."""


def positions(game: Game[Any], seed: str) -> Iterator[tuple[Match[Any], int]]:
    """Yield matches between easy players at questions with a choice, and whose they are, without end."""
    number = asked = 0
    while True:
        match = Match(game, game.options(), 2, f"{seed} {number}")
        dice = Dice(f"{seed} {number}")
        for seat in range(match.seats):
            match.seat_computer(seat)
        number += 1
        while match.decisions:
            decision = match.decisions[0]
            if decision.seat < match.seats and sole_answer(decision) is None:
                asked += 1
                if asked % EVERY == 0:
                    yield match, decision.seat
            match.answer(decision.seat, game.ai_support.prefer(match.table, decision, dice))


def session_of(match: Match[Any], locale: Locale = "en") -> MatchSession:
    """Return a match between two persons as its panels know it."""
    seats = [Seat(number, 100 + number, None, NAMES[number]) for number in range(2)]
    return MatchSession(1, "ABCDEF", match, People(seats), MatchPlace(1, 1, locale), Clocks("relaxed"))


def main() -> None:
    """Ask for hints, and print how many have a reason."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--locale", default="en")
    chosen = parser.parse_args()
    game, texts = GAMES[chosen.game], texts_in(chosen.locale)
    with_reason, asked, beside = Counter[str](), Counter[str](), list[float]()
    for (match, seat), number in zip(positions(game, chosen.seed), range(chosen.positions), strict=False):
        decision, observation = match.decision(seat), match.observation(seat)
        began = time.process_time()
        choose(game, observation, decision, "medium", str(number))
        searched = time.process_time()
        why = reason(game, observation, decision, "medium", str(number))
        beside.append(time.process_time() - searched - (searched - began))
        told = hint_line(session_of(match, chosen.locale), seat, why, texts)
        asked[decision.kind] += 1
        with_reason[decision.kind] += "** – " in told
        if chosen.show:
            print(f"[{decision.kind}] {texts.tell(match.prompt(seat).title, NAMES)}\n    {told}")
    total, reasons = sum(asked.values()), sum(with_reason.values())
    kinds = ", ".join(f"{kind} {with_reason[kind]}/{count}" for kind, count in asked.most_common())
    print(f"{game.id}: {reasons / total:.0%} of {total} ({kinds})")
    print(f"  besides the search: median {median(beside):.2f} s, most {max(beside):.2f} s")


if __name__ == "__main__":
    main()
