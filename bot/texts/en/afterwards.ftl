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

ending-won = { $winners } { $count ->
    [one] wins
   *[other] win
}!
ending-drawn = A draw
ending-stopped = Cancelled

button-swap-decks = Swap Decks
button-harder = Try { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
error-opponent-left = Your opponent left Herald and cannot play again. Start a new match with `/play`.
error-decks-after-event = This match belongs to a tournament that goes on. Decks can be swapped when the tournament is over.

button-continue = Continue from Here as { $seat }
continued = { $who } goes on from moment { $moment } of `{ $code }`, against computers: match `{ $new }`.
error-continue-after-event = This match belongs to a tournament that goes on. Matches can go on from its moments when the tournament is over.
error-nothing-to-continue = There is nothing to go on with from this moment: the match is over there, or was played by other rules.

cmd-stats = stats
cmd-stats-help = How often somebody has won here, two against one another, or a deck
cmd-stats-person = person
cmd-stats-person-help = Whose matches; else your own
cmd-stats-against = against
cmd-stats-against-help = Only matches against this person
cmd-stats-game-help = Only this game
cmd-stats-deck-help = Only with the deck of this name; without a person, whoever plays it
cmd-match-history = history
cmd-match-history-help = The matches that somebody has finished in this server, the newest first
stats-title = 📊 { $who } { $deck }
stats-title-pair = 📊 { $who } against { $other } { $deck }
stats-people = Against people
stats-computers = Against computers
stats-line = { $game }: { $won } won, { $drawn } drawn, { $lost } lost ({ $percent } %)
stats-none = Nothing finished yet that would count here.
stats-history = Finished matches of { $who }, page { $page }
stats-history-against = Finished matches of { $who } against { $other }, page { $page }

button-review = Review
button-review-moment = { $number } · Moment { $moment }
review-title = ### 🔎 `{ $code }` · where a hard computer would have chosen otherwise than { $seat }
review-slip = { $number }. **Turn { $turn }** · { $title }
    Chosen: { $played } · the computer: **{ $better }** – about { $percent } % worse
review-none = It would have chosen alike, or at next to no cost.
review-how = -# Looked at { $looked } of { $choices } choices, from what { $seat } knew then. How much worse is the computer’s own guess at the chance to win.
review-under-way = 🔎 A hard computer looks through the match: { $looked } of { $choices } choices so far …
review-of = What { $seat } chose
review-whose = Whose choices
cmd-match-gif = gif
cmd-match-gif-help = Show everybody here the turning points of a finished match as an animation
cmd-match-review = review
cmd-match-review-help = See where a hard computer would have chosen otherwise in a finished match
error-played-elsewhere = That match was played where not everyone in this channel can see it. Open its replay there, and continue it there.
error-review-afterwards = A match is reviewed when it is over.
error-review-under-way = A match of this server is being reviewed already. Ask again in a moment.
error-nothing-to-review = There is nothing to review: the match was played by other rules, or left no choice.

# The turning points of a match as an animation. Its first lines stand above and below its pictures.
button-film = Turning Points
film-title = ### 🎬 Turning points of `{ $code }`
film-beginning = { $game }
film-turn = Turn { $turn } of { $turns }
error-film-afterwards = The turning points of a match are shown when it is over; until then *Log* tells what has happened.
