# Tournaments. One word for one thing: tournament (the event), round, table (who meets whom), match (what is
# played there), cut (who goes on to the bracket), organiser, entrant, standings.

## Commands

cmd-tournament = tournament
cmd-tournament-help = Tournaments in this channel
cmd-tournament-create = create
cmd-tournament-create-help = Make this channel a tournament channel: opens a private panel
cmd-tournament-show = show
cmd-tournament-show-help = Show where this channel’s tournament stands
cmd-tournament-here = here
cmd-tournament-here-help = Go on in this channel with a tournament that has lost its own
cmd-tournament-code = code
cmd-tournament-code-help = The tournament’s code
cmd-settings-organisers = organisers
cmd-settings-organisers-help = The role of those who may organise tournaments

## Buttons

button-tournament-announce = Announce
button-tournament-back = Back
button-tournament-on = Go On
button-tournament-call = Call Organiser
button-tournament-come = I Am Coming
button-tournament-check-in = Open Check-in
button-tournament-bracket = Bracket
button-tournament-cut = Make the Cut
button-tournament-deck = Change Deck
button-tournament-decks = Decks
button-tournament-discard = Discard
button-tournament-drop = Drop
button-tournament-drop-surely = Drop for Good
button-tournament-end = End
button-tournament-export = Export
button-tournament-change = Change …
button-tournament-group-shape = Format
button-tournament-group-pace = Times
button-tournament-group-people = Entrants
button-tournament-group-bracket = Bracket and Draws
button-tournament-done = Done
button-tournament-form-cancel = Cancel Tournament…
button-tournament-extra = Extra Time…
button-tournament-form-name = Name…
button-tournament-form-options = Match Options…
button-tournament-result = Result…
button-tournament-reason = Another Reason…
button-tournament-panel = Back to the Panel
button-tournament-form-times = Times…
button-tournament-form-when = When…
button-tournament-here = I Am Here
button-tournament-log = Log
button-tournament-mine = My Match
button-tournament-open = Call My Table
button-tournament-next = Next Round
button-tournament-organise = Organise
button-tournament-pause = Pause
button-tournament-person-disqualify = Disqualify…
button-tournament-person-drop = Drop Somebody…
button-tournament-person-late = Add Late…
button-tournament-preview = Preview
button-tournament-ready = Ready
button-tournament-refresh = Refresh
button-tournament-register = Register
button-tournament-resume = Go On
button-tournament-standings = Standings
button-tournament-start = Start
button-tournament-undo = Undo Round
button-tournament-why = Why This Place?

## Setting up

tournament-unnamed = Tournament without a name
tournament-wants-name = It has no name yet: give it one before you announce it.
tournament-choose-game = Game
tournament-choose-preset = What you hold
tournament-preset-club = Club evening
tournament-preset-club-help = Swiss, as many rounds as the entrants ask for, one hour each; you call the next
tournament-preset-cup = Cup
tournament-preset-cup-help = Who loses is out; an hour a match
tournament-preset-double = Double elimination
tournament-preset-double-help = Out after two losses; an hour a match
tournament-preset-league = League by days
tournament-preset-league-help = Each meets each, two weeks a round, and the clock makes the rounds
tournament-preset-pods = Tables of four
tournament-preset-pods-help = Three rounds at tables of three and four
tournament-choose-format = Format
tournament-choose-rounds = Rounds
tournament-choose-cut = Cut
tournament-choose-best-of = Games a match
tournament-choose-pace = Pace
tournament-choose-decks = Decks
tournament-choose-seeding = Seeds
tournament-choose-late = Late entry
tournament-choose-clock = Who makes rounds
tournament-choose-no-show = Who is not ready in time
tournament-choose-draws = Draws by agreement
tournament-draws-count = Draws by agreement count
tournament-draws-replay = Draws by agreement are played again
tournament-format-swiss = Swiss
tournament-format-swiss-help = A set number of rounds; winners meet winners
tournament-format-single = Single elimination
tournament-format-single-help = Who loses a match is out
tournament-format-double = Double elimination
tournament-format-double-help = Who loses two matches is out; the final can be reset
tournament-format-robin = Round robin
tournament-format-robin-help = Everybody meets everybody once
tournament-format-pods = Pods
tournament-format-pods-help = Free-for-all tables of four and three
tournament-with-rounds = { $format }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-with-cut = { $format }, then a cut of { $cut }
tournament-with-usual-cut = { $format }, then a cut of the usual size
tournament-rounds-usual = As many as there are entrants for
tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-cut-none = No cut
tournament-cut-usual = The usual cut: 8 from 17 entrants on, 4 below
tournament-cut = Cut of { $cut }
tournament-best-of = { $games ->
    [one] One game a match
   *[other] Best of { $games }
}
tournament-pace-live = Live: rounds of minutes
tournament-pace-correspondence = Correspondence: rounds of days
tournament-decks-closed = Decks closed: nobody sees the others’; once the tournament is over, records of its matches show them
tournament-decks-open = Decks open: all see what each brings, from the first round on
tournament-decks-after = Decks closed until the tournament is over, then open to all, as are records of its matches
tournament-seeding-lot = Seeds by lot
tournament-seeding-rating = Seeds by rating in this server
tournament-seeding-order = Seeds in the order of sign-up
tournament-no-show-stays = Who is not ready in time loses the match, and is paired again
tournament-no-show-drops = Who is not ready in time loses the match, and has left
tournament-late-none = No late entry
tournament-late-loss = Late entry until round { $round }; missed rounds are losses
tournament-late-bye = Late entry until round { $round }; the first missed round is a bye
tournament-rounds-by-press = An organiser makes each round
tournament-rounds-by-clock = The clock makes each round
tournament-by-clock = The next round comes by itself, { $between } after the last result.
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
tournament-starts = Begins { $when }
tournament-announced = **{ $name }** is announced in this channel.

tournament-form-name = Name and size
tournament-form-when = When it begins
tournament-form-times = Times
tournament-form-options = Match options
tournament-form-result = Enter or correct a result
tournament-form-extra = Extra time for a table
tournament-form-reason = Why?
tournament-form-cancel = Cancel the tournament
tournament-form-drop = Drop an entrant
tournament-form-disqualify = Disqualify an entrant
tournament-field-name = Name
tournament-field-most = Most entrants
tournament-field-start = In 90, 2h or 3d, or 2026-12-31 18:30 (UTC)
tournament-field-round = Round (90, 2h, 3d; 0: no limit)
tournament-field-ready = To be ready (10, 2h, 3d)
tournament-field-between = Before the next round, by the clock
tournament-field-check-in = Check-in before the start (0: none)
tournament-field-options = As in /play: name=value name=value
tournament-field-reason = Reason, for all to read

tournament-which-table = Which table?
tournament-which-score = How did it end?
tournament-which-later = What becomes of what was paired since?
tournament-which-why = Why? That enters it, for all to read
tournament-which-minutes = How much more time? That gives it
tournament-newer = Newer tables …
tournament-older = Older tables …
tournament-ended-won = { $score ->
    [no] { $who } wins
   *[other] { $who } wins { $score }
}
tournament-ended-drawn = { $score ->
    [no] A draw
   *[other] A draw, { $score }
}
tournament-later-usual = As usual: pair again what nobody has begun
tournament-later-keep = Keep the round that was paired since
tournament-later-void = Take back the matches that follow, even begun ones
tournament-why-elsewhere = They have played it elsewhere.
tournament-why-absent = Who lost did not come.
tournament-why-agreed = Both have agreed on it.
tournament-why-ruling = The organisers have decided it.
tournament-why-mistake = It had been entered wrongly.

tournament-fault-seats = This game cannot be played in this format: its tables have other numbers of seats. Choose another format.
tournament-fault-cut-format = Only Swiss rounds lead to a cut. Choose Swiss, or no cut.
tournament-fault-cut-one = A cut of one would be no bracket. Choose 2 or more.
tournament-fault-cut-most = A cut of { $cut } is larger than the { $most } who may enter. Choose a smaller cut.
tournament-fault-rounds = This format has as many rounds as it needs. Leave the rounds to it.
tournament-fault-late-format = Nobody can enter this format late. Choose no late entry, or Swiss or pods.
tournament-fault-late-rounds = Late entry until round { $late } goes beyond the { $rounds } rounds. Choose an earlier round.
tournament-fault-most = This format takes { $most } entrants at most. Lower the number under Name….
tournament-fault-best-of = This game knows no matches of several games. Choose one game a match.
tournament-fault-pods-best-of = Pods play one game a match. Choose one game.
tournament-fault-options = The match options do not fit this game. Open Match Options… and write them anew.
tournament-fault-no-decks = Nobody brings a deck to these matches, so decks cannot be open. Choose closed decks.
tournament-fault-start = The start lies in the past. Open When… and choose another moment.

## The status message

tournament-state-draft = being set up
tournament-state-open = open for registration
tournament-state-check-in = check-in
tournament-state-made = about to play
tournament-state-live = playing
tournament-state-between = between rounds
tournament-state-finished = finished
tournament-state-cancelled = cancelled
tournament-paused = paused: the clocks are stopped
tournament-signed-up = { $here } of { $room } have entered
tournament-checked-in = { $there } of { $here } are here
tournament-will-be = With these there are { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $cut ->
    [0] .
   *[other] , then a cut of { $cut }.
}
tournament-round-of = Round { $round } of { $rounds }
tournament-bracket = Bracket, round { $round }
tournament-upper = Upper bracket, round { $round }
tournament-lower = Lower bracket, round { $round }
tournament-final = Final
tournament-reset = Second final
tournament-progress = { $done } of { $tables } tables done
tournament-ends = Round time ends { $when }
tournament-waiting = Waiting for: { $tables }
tournament-next-comes = It goes on { $when }
tournament-open-tie = ⚠️ Only the lot parts { $one } (in the cut) from { $other } (out of it).

## Tables

tournament-table = Table { $table }
tournament-match = Match { $table } ({ $part })
tournament-thread = Table { $table } · { $name }
tournament-line-bye = { $who }: a bye
tournament-line-sits-out = { $who } sits out
tournament-line-free = { $who } wins without play: { $gone } has left
tournament-line-open = { $table }: { $who }
tournament-line-over = { $table }: { $who } **{ $score }** { $why }
tournament-source-agreed = (agreed)
tournament-source-bye = (bye)
tournament-source-no-show = (no-show)
tournament-source-walkover = (walkover)
tournament-source-disqualified = (disqualified)
tournament-call = **{ $table }**: { $who }. { $until }
tournament-ready-by = Be ready { $when }, or it counts as a loss.
tournament-paused-at-table = The tournament is paused: no clock runs.
tournament-table-ends = Round time ends { $when }.
tournament-deck-of = { $who } plays { $deck }
tournament-mine-none = You sit at no table in this round.
tournament-mine-bye = You have a bye: { $points } points.
tournament-mine-sits-out = You sit out this round. It counts for nothing.
tournament-mine-free = { $gone } has left, so you win this table without play: { $points } points.
tournament-mine-place = Played in { $place }
tournament-mine-over = The result: { $score }
tournament-mine-waits = Not ready yet: { $who }
tournament-told-result = { $who }: **{ $score }**
tournament-told-time-up = Time is up. Games that were won count, the one under way is drawn: { $who } **{ $score }**
tournament-told-time-level = Time is up and nobody leads, but one of you must go on: { $who }. Play on: who takes the lead has won the match.
tournament-told-no-show = Not ready in time: { $away }. { $who }: **{ $score }**
tournament-told-dropped = Paired no more: { $away }.
tournament-told-time-soon = Five minutes are left at this table. What stands then counts.
tournament-told-remind = { $away }: your table waits for you. Press Ready, or it counts as a loss.
tournament-told-coming = { $who }, an organiser, is coming to this table.
tournament-told-extra-time = Extra time for this table: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. The message that called you says until when.
tournament-told-left = { $gone } has left the tournament. { $who }: **{ $score }**
tournament-told-disqualified = { $gone } is disqualified: { $reason }. { $who }: **{ $score }**
tournament-told-left-playing = { $gone } has left the tournament, and so concedes this match.
tournament-told-disqualified-playing = { $gone } is disqualified, and so concedes this match: { $reason }.
tournament-told-corrected = Decided by an organiser: { $reason }. { $who }: **{ $score }**
tournament-told-replay = That decides nothing here, so you play again: { $away }. Press Ready.
tournament-told-deck-trouble = This match cannot begin. { $problem } { $away }: press *Ready* and choose another deck. A player who was ready stays ready.
tournament-now = { $who } is now no. { $place }.

## What the channel is told

tournament-check-in-call = { $who }: say that you are here, with **I Am Here** on the tournament’s message, or you will not be paired.
tournament-last-round-over = { $wave } is over, and was the last. The final standings follow.
tournament-round-over = Standings after { $wave }
tournament-corrected-after = -# Corrected after the end, table { $table }: { $reason }
tournament-over-correct = The tournament is over. For a week results can still be corrected: standings, season and ratings follow, and the channel is told.
tournament-final-standings = { $name }: final standings
tournament-no-result = **{ $name }** ended without a result: no table was played, so nobody holds a place.
tournament-undone = The round has been taken back; another will be paired.
tournament-was-cancelled = **{ $name }** was cancelled. { $reason }
tournament-too-few = Too few had come when it was to begin.
tournament-held = { $whom }: I could not write here, so **{ $name }** is paused and no clock runs. Press **Organise**, then **Go On**.
tournament-decks-clash = { $whom }: { $table } cannot begin, as the decks there may not meet under the match options. Enter a result, or drop somebody; no clock runs at this table.
tournament-unread = { $whom }: the match of { $table } cannot be read any more, so nobody knows who leads in it. Enter a result; no clock runs at this table.
tournament-stranded = **{ $name }** is paused and no clock runs: I cannot write in { $where } or its threads. Give me back View Channel, Send Messages, Send Messages in Threads and Attach Files there, then press **Organise** and **Go On**. Where the channel is gone, use `/tournament here` in another with the code { $code }.
tournament-organiser-called = { $whom }: { $who } asks for you in { $where }.
tournament-organiser-comes = { $who } is coming to { $where }.

## Private answers

tournament-you-are-in = You are in: no. { $number }.
tournament-you-are-in-with = You are in: no. { $number }, with { $deck }.
tournament-deck-changed = You now bring { $deck }.
tournament-you-are-here = Thank you. You are no. { $number }, and will be paired.
tournament-you-are-ready = You are ready. The match begins as soon as all are.
tournament-you-have-left = You have left the tournament. What you have played still counts.
tournament-drop-question = Leave this tournament? A match that you play now counts as a loss.
tournament-drop-question-robin = Leave this tournament? A match that you play now counts as a loss. Before half of your tables are played, your results are struck from the standings. After that, your opponents win the tables that are left.
tournament-called = The organisers have been called. You are told here as soon as one of them is coming.
tournament-is-over = **{ $name }** is over.
tournament-added = { $who } is in: no. { $number }, from round { $round }.
tournament-whose-deck = Whose deck?
tournament-deck-shown = { $who } brings { $deck }
tournament-exported = **{ $name }** as it stands, in one JSON file and three tables (CSV).

## Standings

tournament-standings = Standings
tournament-season = -# Behind the names: what it gives in the season **{ $name }**.
tournament-place = { $medal } { $place }. { $who }{ $points ->
    [none] {""}
   *[other] { " " }· +{ $points }
}
tournament-row = { $place }. **{ $who }** { $left ->
    [yes] (left)
    [struck] (left early: these tables do not count)
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
tournament-why-points = Points: { $points }; of what there was to win: { $mw } (MW)
tournament-why-omw = The opponents’ mean MW (OMW): { $value }
tournament-why-gw = Games won (GW): { $value }
tournament-why-ogw = The opponents’ mean GW (OGW): { $value }
tournament-why-above = Behind { $who } by { $by }: { $mine } to { $theirs }
tournament-why-below = Before { $who } by { $by }: { $mine } to { $theirs }
tournament-why-above-plain = Behind { $who } by { $by }
tournament-why-below-plain = Before { $who } by { $by }
tournament-by-points = points
tournament-by-omw = OMW
tournament-by-gw = GW
tournament-by-ogw = OGW
tournament-by-direct = the match between the two
tournament-by-lot = the lot alone

## Organising

tournament-organising = Organise { $name }
tournament-all-over = All tables are done.
tournament-whom-drop = Who leaves?
tournament-whom-disqualify = Who is disqualified?
tournament-whom-late = Who enters?
tournament-log = Log
tournament-by-itself = the clock
tournament-did-create = set up
tournament-did-configure = changed the setup
tournament-did-announce = announced
tournament-did-register = entered
tournament-did-deck = changed the deck
tournament-did-check-in = checked in
tournament-did-round = made a round
tournament-did-tables = made tables again
tournament-did-undo = took the round back
tournament-did-between = closed the round
tournament-did-reopen = opened the round again
tournament-did-result = took a result
tournament-did-replay = ordered a replay
tournament-did-enter = entered a result
tournament-did-correct = corrected a result
tournament-did-no-show = decided a no-show
tournament-did-time-up = ended a table whose time was up
tournament-did-time-level = let a level table play on after its time
tournament-did-extra-time = gave extra time
tournament-did-drop = dropped
tournament-did-disqualify = disqualified
tournament-did-deck-trouble = put off a match for a deck
tournament-did-call = called the organisers
tournament-did-coming = came to a table
tournament-did-pause = paused
tournament-did-resume = let the clocks go on
tournament-did-finish = ended the tournament
tournament-did-cancel = cancelled
tournament-did-move = moved to another channel

## What goes wrong

error-no-such-tournament = There is no such tournament in this server. Use its newest message, or `/tournament show` in its channel.
error-newer-tournament = This tournament was set up by a newer version of Herald, which has not taken over here yet. Try again in a few minutes. Nothing was changed.
error-no-tournament-here = There is no tournament in this channel. An organiser makes one with `/tournament create`.
error-not-organiser = Only organisers may do that: the role from `/settings server`, who made the tournament, and those who manage the server. Nothing was changed.
error-channel-has-tournament = This channel has a tournament already. Use another channel, or end that one first.
error-too-many-tournaments = This server has { $most } open tournaments, the most there can be. End one first.
error-setup-contradicts = { $problem } Nothing was announced.
error-setup-unreadable = { $field ->
    [most] The number of entrants is a whole number from 2 up to what this server allows.
    [start] The start is a time from now, such as 90, 2h or 3d, or a moment such as 2026-12-31 18:30 (UTC).
    [options] The match options could not be read. Write them as in `/play`: name=value.
   *[times] A time is a number of minutes, or hours and days such as 2h or 3d.
} Nothing was changed.
error-tournament-begun = That can be chosen until the tournament is announced. Nothing was changed.
error-tournament-over = This tournament is over. Nothing was changed.
error-tournament-paused = The tournament is paused. Wait until an organiser lets it go on.
error-tournament-moved = Somebody else, or the clock, was quicker. Nothing was changed; look at it again.
error-registration-closed = Nobody can enter at this moment. Ask an organiser.
error-tournament-full = The tournament is full: { $most } have entered.
error-already-registered = You are in already, as no. { $number }.
error-entered-before = { $who } is in already, as no. { $number }. Nothing was changed.
error-nobody-added-now = Nobody can be added now: all rounds, or the bracket, are laid down. If they were from the start, *Undo Round* takes the first round back until someone has played.
error-bots-do-not-enter = Bots do not play in tournaments. Choose a person.
error-out-of-tournament = Who was disqualified cannot come back.
error-not-entered = That person does not take part, or has left. Nothing was changed.
error-deck-wanted = Choose first what you bring.
error-deck-locked = Decks are locked since the tournament began. Nothing was changed.
error-decks-hidden = Decks of this tournament are not open now. Nothing was shown.
error-no-check-in = It is not the time for check-in. Nothing was changed.
error-already-checked-in = You have checked in already.
error-too-few-entrants = There must be { $least } at least. Nothing was changed.
error-round-exists = Round { $round } exists already: somebody else has made it. Nothing was changed.
error-round-open = Tables without a result: { $tables }. Enter them, or wait. Nothing was changed.
error-round-played = Somebody has begun to play, so this round stays. Correct single results instead.
error-no-such-table = That table is not there any more. Choose one of the menu. Nothing was changed.
error-not-your-table = You do not sit at this table. Press My Match to find yours.
error-table-over = This table has its result. Nothing was changed.
error-table-begun = The match of this table has begun.
error-called-already = The organisers were called to this table at <t:{ $at }:t>, and none of them has answered yet. If nobody comes, you can call again <t:{ $again }:R>.
error-called-lately = An organiser has just answered this table. You can call again <t:{ $again }:R>.
error-already-ready = You have said so already. The match begins as soon as all are ready.
error-bad-score = No match can end like that. Choose one of the endings of the menu. Nothing was changed.
error-reason-wanted = Give a reason: all can read it, and it is kept. Nothing was changed.
error-bracket-played-on = That would change who plays in matches that have begun: { $tables }. Choose “{ tournament-later-void }” to do so all the same. Nothing was changed.

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
