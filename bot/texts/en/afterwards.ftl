# Looking back at matches that are over, and playing on from there. A game’s own text, dn-summary-blows, goes
# before the common one.

summary-turns = 📊 { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
summary-blows = { $seat } took { $count } damage
summary-best = Best card: { $seat }’s { $card }, { $amount } damage
summary-always = { $winners } led from start to finish
summary-turned = Turning point: turn { $turn }

ending-won = { $winners } { $count ->
    [one] wins
   *[other] win
}!
ending-drawn = A draw
ending-stopped = Cancelled

button-turning-point = See the Turning Point
button-swap-decks = Swap Decks
button-harder = Try { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
error-opponent-left = Your opponent left Herald and cannot play again. Start a new match with `/play`.
error-decks-after-event = You cannot swap decks while the tournament of this match lasts. Try again when it is over.

button-continue = Play On as { $seat }
continued = { $who } plays on from moment { $moment } of `{ $code }` against computers: match `{ $new }`.
error-continue-after-event = You cannot play on from this match while its tournament lasts. Try again when it is over.
error-nothing-to-continue = You cannot play on from here: the match is over at this moment, or it used older rules. Choose an earlier moment.

cmd-stats = stats
cmd-stats-help = Wins and losses in this server: yours, another player’s, or a deck’s
cmd-stats-person = person
cmd-stats-person-help = Whose statistics; if empty, yours
cmd-stats-against = against
cmd-stats-against-help = Only matches against this person
cmd-stats-game-help = Only this game
cmd-stats-deck-help = Only with this deck; without a person, for all players
cmd-match-history = history
cmd-match-history-help = Finished matches in this server, newest first
stats-title = 📊 { $who } { $deck }
stats-title-pair = 📊 { $who } against { $other } { $deck }
stats-people = Against people
stats-computers = Against computers
stats-line = { $game }: { $won } won, { $drawn } drawn, { $lost } lost ({ $percent } %)
stats-none = No finished matches to count yet.
stats-history = Finished matches of { $who }, page { $page }
stats-history-against = Finished matches of { $who } against { $other }, page { $page }

button-review = Review
button-review-moment = { $number } · Moment { $moment }
review-title = ### 🔎 `{ $code }` · where a hard computer disagrees with { $seat }
review-slip = { $number }. **Turn { $turn }** · { $title }
    Played: { $played } · Computer: **{ $better }** (about { $percent } % better)
review-none = The computer agrees with every important choice.
review-how = -# Checked { $looked } of { $choices } choices, using only what { $seat } could know. Percentages are the computer’s estimate of the chance to win.
review-under-way = 🔎 A hard computer is reviewing the match: { $looked } of { $choices } choices checked…
review-of = What { $seat } chose
review-whose = Choose a player
cmd-match-gif = gif
cmd-match-gif-help = Post an animation of a finished match’s turning points in this channel
cmd-match-review = review
cmd-match-review-help = See where a hard computer would have played differently
error-played-elsewhere = That match was played where not everyone in this channel can see it. Open its replay there, and play on from there.
error-review-afterwards = You can review a match when it is over.
error-review-under-way = Another match of this server is being reviewed. Try again in a moment.
error-nothing-to-review = There is nothing to review: the match used older rules, or offered no choices. You can still look through it with *{ button-replay }*.

# The turning points of a match as an animation. Its first lines stand above and below its pictures.
button-film = Turning Points
film-title = ### 🎬 Turning points of `{ $code }`
film-beginning = { $game }
film-turn = Turn { $turn } of { $turns }
error-film-afterwards = You can see the turning points when the match is over. Until then, press *{ button-log }*.
