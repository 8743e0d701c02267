# Looking back at matches that are over, and playing on from there. A game’s own text, dn-summary-blows, goes
# before the common one.

summary-turns = 📊 { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
summary-blows = { $seat } took { $count } damage
summary-best = Best card: { $seat }’s { $card }, { $amount } damage
summary-always = { $winners } led from the beginning
summary-turned = Turning point: turn { $turn }

button-swap-decks = Swap Decks
button-harder = Try { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
error-decks-after-event = This match belongs to a tournament that goes on. Decks can be swapped when the tournament is over.

button-continue = Continue from Here as { $seat }
continued = { $who } goes on from moment { $moment } of `{ $code }`, against computers: match `{ $new }`.
error-continue-after-event = This match belongs to a tournament that goes on. Matches can go on from its moments when the tournament is over.
error-nothing-to-continue = There is nothing to go on with from this moment: the match is over there, or was played by other rules.
