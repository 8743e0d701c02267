# Tournaments. One word for one thing: tournament (the event), round, table (who meets whom), match (what is
# played there), cut (who goes on to the bracket), organiser, entrant, standings.

## Commands

cmd-tournament = tournament
cmd-tournament-help = Tournaments in this channel
cmd-tournament-create = create
cmd-tournament-create-help = Set up a tournament in this channel; opens a private panel
cmd-tournament-show = show
cmd-tournament-show-help = Show the status of this channel’s tournament
cmd-tournament-here = here
cmd-tournament-here-help = Continue a tournament here if its channel was deleted
cmd-tournament-code = code
cmd-tournament-code-help = The tournament’s code
cmd-settings-organisers = organisers
cmd-settings-organisers-help = The role that may organise tournaments

## Buttons

button-tournament-announce = Announce
button-tournament-back = Previous Page
button-tournament-on = Next Page
button-tournament-call = Call Organiser
button-tournament-come = I’m Coming
button-tournament-check-in = Open Check-In
button-tournament-bracket = Bracket
button-tournament-cut = Make the Cut
button-tournament-deck = Change Deck
button-tournament-decks = Decks
button-tournament-discard = Delete Draft
button-tournament-drop = Drop
button-tournament-drop-surely = Yes, Drop
button-tournament-end = End Tournament
button-tournament-export = Export
button-tournament-change = Change…
button-tournament-group-shape = Format
button-tournament-group-pace = Times
button-tournament-group-people = Players
button-tournament-group-bracket = Bracket and Draws
button-tournament-done = Done
button-tournament-form-cancel = Cancel Tournament…
button-tournament-extra = Extra Time…
button-tournament-form-name = Name…
button-tournament-form-options = Match Options…
button-tournament-result = Result…
button-tournament-reason = Other Reason…
button-tournament-panel = Back to Panel
button-tournament-form-times = Times…
button-tournament-form-when = When…
button-tournament-here = I’m Here
button-tournament-log = Log
button-tournament-mine = My Match
button-tournament-open = Call My Table
button-tournament-next = Next Round
button-tournament-organise = Organise
button-tournament-pause = Pause
button-tournament-person-disqualify = Disqualify Player…
button-tournament-person-drop = Drop Player…
button-tournament-person-late = Add Late Player…
button-tournament-preview = Preview
button-tournament-ready = Ready
button-tournament-refresh = Refresh
button-tournament-register = Register
button-tournament-resume = Resume
button-tournament-standings = Standings
button-tournament-start = Start
button-tournament-undo = Undo Round
button-tournament-why = Why This Place?

## Setting up

tournament-unnamed = Unnamed tournament
tournament-wants-name = Give the tournament a name before you announce it.
tournament-choose-game = Game
tournament-choose-preset = Type of event
tournament-preset-club = Club evening
tournament-preset-club-help = Swiss, rounds by number of players, 1 hour each. You start each round.
tournament-preset-cup = Cup
tournament-preset-cup-help = Lose once and you are out. 1 hour per match.
tournament-preset-double = Double elimination
tournament-preset-double-help = Lose twice and you are out. 1 hour per match.
tournament-preset-league = Slow league
tournament-preset-league-help = Everyone plays everyone, 2 weeks per round. Rounds start automatically.
tournament-preset-pods = Tables of four
tournament-preset-pods-help = Three rounds at tables of three or four
tournament-choose-format = Format
tournament-choose-rounds = Rounds
tournament-choose-cut = Cut
tournament-choose-best-of = Games per match
tournament-choose-pace = Pace
tournament-choose-decks = Decks
tournament-choose-cards = Cards
tournament-choose-seeding = Seeding
tournament-choose-late = Late entry
tournament-choose-clock = Starting rounds
tournament-choose-no-show = No-shows
tournament-choose-draws = Agreed draws
tournament-draws-count = Agreed draws count
tournament-draws-replay = Agreed draws are replayed
tournament-format-swiss = Swiss
tournament-format-swiss-help = A fixed number of rounds, against opponents with similar scores
tournament-format-single = Single elimination
tournament-format-single-help = Lose a match and you are out
tournament-format-double = Double elimination
tournament-format-double-help = Lose two matches and you are out. The final can be replayed once.
tournament-format-robin = Round robin
tournament-format-robin-help = Everyone plays everyone once
tournament-format-pods = Pods
tournament-format-pods-help = Free-for-all tables of three or four
tournament-with-rounds = { $format }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-with-cut = { $format }, then a top { $cut }
tournament-with-usual-cut = { $format }, then the usual cut
tournament-rounds-usual = Usual number for the players who register
tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-cut-none = No cut
tournament-cut-usual = Usual cut: top 8 from 17 players, otherwise top 4
tournament-cut = Top { $cut }
tournament-best-of = { $games ->
    [one] One game per match
   *[other] Best of { $games }
}
tournament-pace-live = Live: rounds of minutes
tournament-pace-correspondence = Correspondence: rounds of days
tournament-decks-closed = Closed decks: players see no other decks, and match records show them at the end
tournament-decks-open = Open decks: everyone sees every deck from round 1
tournament-cards-exact = Exact cards only: Herald applies every text
tournament-cards-by-hand = Cards played by hand allowed: players apply the texts that Herald cannot read
tournament-decks-after = Closed decks, published with the match records at the end
tournament-seeding-lot = Random seeding
tournament-seeding-rating = Seeding by rating in this server
tournament-seeding-order = Seeding by order of registration
tournament-no-show-stays = No-shows lose the match and stay in the tournament
tournament-no-show-drops = No-shows lose the match and are dropped
tournament-late-none = No late entry
tournament-late-loss = Late entry until round { $round }, missed rounds are losses
tournament-late-bye = Late entry until round { $round }, the first missed round is a bye, others are losses
tournament-rounds-by-press = An organiser starts each round
tournament-rounds-by-clock = Rounds start automatically
tournament-by-clock = The next round starts automatically { $between } after the last result.
tournament-terms-times = { $pace } · ready within { $ready } · round time: { $round }
tournament-for-ever = no limit
tournament-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
tournament-starts = Starts { $when }
tournament-announced = **{ $name }** was announced in this channel.

tournament-form-name = Name and size
tournament-form-when = Start time
tournament-form-times = Times
tournament-form-options = Match options
tournament-form-result = Enter or correct a result
tournament-form-extra = Extra time for a table
tournament-form-reason = Reason
tournament-form-cancel = Cancel the tournament
tournament-form-drop = Drop a player
tournament-form-disqualify = Disqualify a player
tournament-field-name = Name
tournament-field-most = Maximum number of players
tournament-field-start = 90, 2h, 3d, or 2026-12-31 18:30 (UTC)
tournament-field-round = Round time (90, 2h, 3d, or 0: no limit)
tournament-field-ready = Time to get ready (10, 2h, 3d)
tournament-field-between = Break between automatic rounds
tournament-field-check-in = Check-in time before the start (0: none)
tournament-field-options = As in /play: name=value name=value
tournament-field-reason = Reason (everyone can read it)

tournament-which-table = Which table?
tournament-which-score = What was the result?
tournament-which-later = What about the rounds paired since then?
tournament-which-why = Why? Your choice enters the result, and everyone can read it
tournament-which-minutes = How much extra time? Your choice gives it at once
tournament-newer = Newer tables…
tournament-older = Older tables…
tournament-ended-won = { $score ->
    [no] { $who } wins
   *[other] { $who } wins { $score }
}
tournament-ended-drawn = { $score ->
    [no] A draw
   *[other] A draw, { $score }
}
tournament-later-usual = Usual: pair again what has not started
tournament-later-keep = Keep the later pairings
tournament-later-void = Cancel later matches, even if they have started
tournament-why-elsewhere = Played outside Herald.
tournament-why-absent = The loser did not show up.
tournament-why-agreed = The players agreed.
tournament-why-ruling = Organiser’s ruling.
tournament-why-mistake = The result was entered incorrectly.

tournament-fault-seats = This game does not have the table size of this format. Choose another format.
tournament-fault-cut-format = Only Swiss has a cut. Choose Swiss, or no cut.
tournament-fault-cut-one = A cut of 1 is not a bracket. Choose 2 or more.
tournament-fault-cut-most = A cut of { $cut } is larger than the maximum of { $most } players. Choose a smaller cut.
tournament-fault-rounds = This format sets its own number of rounds. Choose the usual number.
tournament-fault-late-format = This format has no late entry. Choose no late entry, Swiss or pods.
tournament-fault-late-rounds = Late entry until round { $late } is beyond the { $rounds } rounds. Choose an earlier round.
tournament-fault-most = This format takes at most { $most } players. Lower the number under *{ button-tournament-form-name }*.
tournament-fault-best-of = This game has no best-of matches. Choose one game per match.
tournament-fault-pods-best-of = Pods play one game per match. Choose one game.
tournament-fault-options = The match options are not valid for this game. Open *{ button-tournament-form-options }* and correct them.
tournament-fault-no-decks = Matches with these options have no decks, so decks cannot be open. Choose closed decks.
tournament-fault-start = The start time is in the past. Open *{ button-tournament-form-when }* and choose a later one.

## The status message

tournament-state-draft = being set up
tournament-state-open = open for registration
tournament-state-check-in = check-in
tournament-state-made = ready to play
tournament-state-live = in progress
tournament-state-between = between rounds
tournament-state-finished = finished
tournament-state-cancelled = cancelled
tournament-paused = paused, all clocks are stopped
tournament-signed-up = { $here } of { $room } players registered
tournament-checked-in = { $there } of { $here } checked in
tournament-will-be = With these players: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $cut ->
    [0] .
   *[other] , then a top { $cut }.
}
tournament-round-of = Round { $round } of { $rounds }
tournament-bracket = Bracket, round { $round }
tournament-upper = Upper bracket, round { $round }
tournament-lower = Lower bracket, round { $round }
tournament-final = Final
tournament-reset = Second final
tournament-progress = { $done } of { $tables } tables finished
tournament-ends = Round ends { $when }
tournament-waiting = Waiting for: { $tables }
tournament-next-comes = Next round { $when }
tournament-open-tie = ⚠️ { $one } (in the cut) and { $other } (out of it) are tied. Only the draw of lots separates them.

## Tables

tournament-table = Table { $table }
tournament-match = Match { $table } ({ $part })
tournament-thread = Table { $table } · { $name }
tournament-line-bye = { $who }: a bye
tournament-line-sits-out = { $who } sits out
tournament-line-free = { $who } wins without play: { $gone } has dropped
tournament-line-open = { $table }: { $who }
tournament-line-over = { $table }: { $who } **{ $score }** { $why }
tournament-source-agreed = (agreed)
tournament-source-bye = (bye)
tournament-source-no-show = (no-show)
tournament-source-walkover = (walkover)
tournament-source-disqualified = (disqualified)
tournament-call = **{ $table }**: { $who }. { $until }
tournament-ready-by = Press **{ button-tournament-ready }** { $when } at the latest, or you lose the match.
tournament-paused-at-table = The tournament is paused. No clock runs.
tournament-table-ends = Round ends { $when }.
tournament-deck-of = { $who } plays { $deck }
tournament-mine-none = You have no table in this round.
tournament-mine-bye = You have a bye: { $points } points.
tournament-mine-sits-out = You sit out this round. It counts for nothing.
tournament-mine-free = { $gone } has dropped, so you win this table without play: { $points } points.
tournament-mine-place = Played in { $place }
tournament-mine-over = Result: { $score }
tournament-mine-waits = Not ready yet: { $who }
tournament-told-result = { $who }: **{ $score }**
tournament-told-time-up = Time is up. Games won count, and the unfinished game is a draw. { $who } **{ $score }**
tournament-told-time-level = Time is up and the match is tied, but it needs a winner: { $who }. Play on. The first to take the lead wins.
tournament-told-no-show = No-show: { $away }. { $who }: **{ $score }**
tournament-told-dropped = Dropped from the tournament: { $away }.
tournament-told-time-soon = 5 minutes left at this table. The score at that time counts.
tournament-told-remind = { $away }: your table is waiting. Press *{ button-tournament-ready }*, or you lose the match.
tournament-told-coming = { $who }, an organiser, is on the way.
tournament-told-ruled = { $who }, an organiser, has decided for both players. The match continues.
tournament-told-extra-time = This table gets { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
}. The message above shows the new end.
tournament-told-left = { $gone } has dropped. { $who }: **{ $score }**
tournament-told-disqualified = { $gone } is disqualified: { $reason }. { $who }: **{ $score }**
tournament-told-left-playing = { $gone } has dropped and concedes this match.
tournament-told-disqualified-playing = { $gone } was disqualified and loses this match: { $reason }.
tournament-told-corrected = Result set by an organiser: { $reason }. { $who }: **{ $score }**
tournament-told-replay = { $away }: that result does not count here, so play again. Press *{ button-tournament-ready }*.
tournament-told-deck-trouble = This match cannot start. { $problem } { $away }: press *{ button-tournament-ready }* and choose another deck. The other player stays ready.
tournament-now = { $who } is now number { $place }.

## What the channel is told

tournament-check-in-call = { $who }: check in now. Press **{ button-tournament-here }** on the tournament message, or you will not be paired.
tournament-last-round-over = { $wave } was the last. Final standings follow.
tournament-round-over = Standings after { $wave }
tournament-corrected-after = -# Table { $table } corrected after the end: { $reason }
tournament-over-correct = The tournament is over. You can correct results for 7 more days. Standings, season and ratings are updated, and the channel is told.
tournament-final-standings = { $name }: final standings
tournament-no-result = **{ $name }** ended without a result: no table was played, so nobody holds a place.
tournament-undone = The round was undone. It will be paired again.
tournament-was-cancelled = **{ $name }** was cancelled. { $reason }
tournament-too-few = Too few players had checked in at the start.
tournament-held = { $whom }: **{ $name }** is paused, because Herald could not write here. No clock runs. Press **{ button-tournament-organise }**, then **{ button-tournament-resume }**.
tournament-decks-clash = { $whom }: { $table } cannot start, because the match options do not allow these decks together. Enter a result or drop a player. No clock runs at this table.
tournament-unread = { $whom }: the match at { $table } can no longer be read, so Herald does not know the score. Enter a result. No clock runs at this table.
tournament-stranded = **{ $name }** is paused, because Herald cannot write in { $where } or its threads. No clock runs. Grant View Channel, Send Messages, Send Messages in Threads and Attach Files there. Then press **{ button-tournament-organise }** and **{ button-tournament-resume }**. If the channel was deleted, use `/tournament here` in another channel with the code { $code }.
tournament-organiser-called = { $whom }: { $who } needs an organiser in { $where }.
tournament-organiser-comes = { $who } is on the way to { $where }.
tournament-organiser-ruled = { $who } decided in { $where }.
tournament-dispute = If you cannot agree, call an organiser. They can decide for both of you.
tournament-dispute-decide = You can decide for both players.

## Private answers

tournament-you-are-in = You’re registered as no. { $number }.
tournament-you-are-in-with = You’re registered as no. { $number }. Your deck: { $deck }.
tournament-deck-changed = Your deck: { $deck }.
tournament-you-are-here = You’re checked in as no. { $number }.
tournament-you-are-ready = You’re ready. The match starts when everyone is ready.
tournament-you-have-left = You dropped from the tournament. Your results so far still count.
tournament-drop-question = Drop from this tournament? If you are in a match, you lose it.
tournament-drop-question-robin = Drop from this tournament? If you are in a match, you lose it. Before half of your tables are played, your results are removed from the standings. After that, your opponents win the tables that are left.
tournament-called = The organisers were called. You will see a message here when one of them is coming.
tournament-is-over = **{ $name }** is over.
tournament-added = { $who } was added as no. { $number }, from round { $round }.
tournament-whose-deck = Whose deck?
tournament-deck-shown = { $who } plays { $deck }
tournament-exported = **{ $name }** as of now: one JSON file and three CSV tables.

## Standings

tournament-standings = Standings
tournament-season = -# After the names: points for the season **{ $name }**.
tournament-place = { $medal } { $place }. { $who }{ $points ->
    [none] {""}
   *[other] { " " }· +{ $points }
}
tournament-row = { $place }. **{ $who }** { $left ->
    [yes] (dropped)
    [struck] (dropped early: these tables do not count)
   *[no] {""}
} · { $points } points{ $ties }
tournament-row-omw = OMW { $value }
tournament-row-gw = GW { $value }
tournament-row-ogw = OGW { $value }
tournament-why = **{ $who }**, place { $place }
tournament-why-missed = Round { $round }: missed, 0 points
tournament-why-sits-out = Round { $round }: sat out, counts for nothing
tournament-why-bye = Round { $round }: a bye, { $points } points
tournament-why-round = Round { $round }: { $points } points, { $score } against { $others }
tournament-why-faced = { $who } (MW { $mw }, GW { $gw })
tournament-why-points = { $points } points, share of possible points (MW): { $mw }
tournament-why-omw = Opponents’ average MW (OMW): { $value }
tournament-why-gw = Share of games won (GW): { $value }
tournament-why-ogw = Opponents’ average GW (OGW): { $value }
tournament-why-above = Behind { $who } on { $by }: { $mine } to { $theirs }
tournament-why-below = Ahead of { $who } on { $by }: { $mine } to { $theirs }
tournament-why-above-plain = Behind { $who } on { $by }
tournament-why-below-plain = Ahead of { $who } on { $by }
tournament-by-points = points
tournament-by-omw = OMW
tournament-by-gw = GW
tournament-by-ogw = OGW
tournament-by-direct = their match against each other
tournament-by-lot = a random draw

## Organising

tournament-organising = Organise { $name }
tournament-all-over = All tables are finished.
tournament-whom-drop = Who drops?
tournament-whom-disqualify = Who is disqualified?
tournament-whom-late = Who joins late?
tournament-log = Log
tournament-by-itself = Herald
tournament-did-create = created the tournament
tournament-did-configure = changed the settings
tournament-did-announce = announced the tournament
tournament-did-register = registered
tournament-did-deck = changed deck
tournament-did-check-in = checked in
tournament-did-round = started the round
tournament-did-tables = paired tables again
tournament-did-undo = undid the round
tournament-did-between = closed the round
tournament-did-reopen = reopened the round
tournament-did-result = recorded a result
tournament-did-replay = ordered a replay
tournament-did-enter = entered a result
tournament-did-correct = corrected a result
tournament-did-no-show = recorded a no-show
tournament-did-time-up = ended a table on time
tournament-did-time-level = let a tied table play on
tournament-did-extra-time = gave extra time
tournament-did-drop = dropped
tournament-did-disqualify = disqualified
tournament-did-deck-trouble = postponed a match because of a deck
tournament-did-call = called the organisers
tournament-did-coming = came to a table
tournament-did-ruling = decided an objection
tournament-did-pause = paused
tournament-did-resume = resumed
tournament-did-finish = ended the tournament
tournament-did-cancel = cancelled
tournament-did-move = moved to another channel

## What goes wrong

error-no-such-tournament = This server has no such tournament. Use its newest message, or `/tournament show` in its channel.
error-newer-tournament = This tournament uses a newer version of Herald, which is still starting here. Try again in a few minutes.
error-no-tournament-here = This channel has no tournament. Ask an organiser to create one with `/tournament create`.
error-not-organiser = Only organisers can do that: members with the role in `/settings server`, the creator of the tournament, and server managers.
error-channel-has-tournament = This channel already has a tournament. Use another channel, or end that tournament first.
error-too-many-tournaments = This server already has { $most } open tournaments, which is the limit. Finish or cancel one first.
error-setup-contradicts = { $problem } Then press *{ button-tournament-announce }* again.
error-setup-unreadable = { $field ->
    [most] The number of players is not valid. Enter a whole number from 2 up to this server’s limit.
    [start] Enter a time from now (90, 2h, 3d) or a UTC date (2026-12-31 18:30).
    [options] The match options could not be read. Write them as in `/play`: name=value.
   *[times] Enter a time in minutes, or as hours or days: 2h, 3d.
}
error-tournament-begun = You cannot change this after the announcement. You can cancel the tournament and create another.
error-tournament-over = This tournament is over. Use `/tournament show` to see how it ended.
error-tournament-paused = The tournament is paused. Wait until an organiser resumes it.
error-tournament-moved = Someone else, or an automatic step, was faster. Check the new state and try again.
error-registration-closed = Registration is closed now. Ask an organiser.
error-tournament-full = The tournament is full: { $most } players have registered. Ask an organiser.
error-already-registered = You’re already registered as no. { $number }, so you can wait for the start.
error-entered-before = { $who } is already registered as no. { $number }. Choose someone else.
error-nobody-added-now = You cannot add players now: all rounds, or the bracket, are already paired. If nobody has played in a bracket’s first round, press *{ button-tournament-undo }* first.
error-bots-do-not-enter = Bots cannot play in tournaments. Choose a person.
error-out-of-tournament = A disqualified player cannot register again. Ask an organiser if you think this is a mistake.
error-not-entered = There is no such player in this tournament now. Choose one from the standings, or register yourself.
error-deck-wanted = Choose your deck first.
error-deck-locked = Decks are locked since the tournament started. Play on with the deck you chose.
error-decks-hidden = The decks of this tournament are not public now. Check the tournament message: it says when they are.
error-no-check-in = Check-in is not open now. You can check in only after the organisers open it and before round 1.
error-already-checked-in = You have already checked in, so you can wait for your table.
error-too-few-entrants = The tournament needs at least { $least } players. Wait for more, or cancel it.
error-round-exists = Someone has already started round { $round }. Look at the tournament message for its tables.
error-round-open = These tables have no result yet: { $tables }. Enter their results, or wait.
error-round-played = You cannot undo this round, because someone has started to play. Correct single results instead.
error-no-such-table = That table no longer exists. Choose one from the menu.
error-not-your-table = You are not at this table. Press *{ button-tournament-mine }* to find yours.
error-table-over = This table already has a result. If it is wrong, ask an organiser to correct it.
error-table-begun = The match at this table has already started. Press *{ button-tournament-mine }* to find it.
error-called-already = The organisers were called at <t:{ $at }:t> and have not answered yet. You can call again <t:{ $again }:R>.
error-own-table = You play at this table, so you cannot decide its objection. Ask another organiser.
error-called-lately = An organiser answered this table a moment ago. You can call again <t:{ $again }:R>.
error-already-ready = You’re already ready, so you can wait. The match starts when everyone is ready.
error-bad-score = A match cannot end with that score. Choose a result from the menu.
error-reason-wanted = Enter a reason. Everyone can read it, and it is kept in the log.
error-bracket-played-on = This result changes who plays in matches that have started: { $tables }. To do it anyway, choose “{ tournament-later-void }”.

## Pictures

tournament-pic-entrant = No. { $number }
tournament-pic-untitled = Tournament
tournament-pic-points = Points
tournament-pic-omw = OMW %
tournament-pic-gw = GW %
tournament-pic-ogw = OGW %
tournament-pic-after = After { $round ->
    [one] 1 round
   *[other] { $round } rounds
} of { $rounds }
tournament-pic-page = page { $page } of { $pages }
tournament-pic-winner-of = W{ $match }
tournament-pic-loser-of = L{ $match }
tournament-pic-upper = Upper bracket
tournament-pic-lower = Lower bracket
tournament-pic-finals = Finals
tournament-pic-round = Round { $round }
tournament-alt-standings = Standings of { $title }, { $under }
tournament-alt-standings-row = { $place }. { $name }, { $said }
tournament-alt-bracket = Bracket of { $title }, { $under }
tournament-alt-champion = { $name } has won
tournament-alt-round = { $where }: { $matches }
tournament-alt-match = { $one } – { $other } { $score }
