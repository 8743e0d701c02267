# The designer’s lab: reports on decks and cards.

lab-title = { $game }: decks and cards in the lab
lab-under = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} between computers of the level “{ $level }”.
lab-range = { $share } % ({ $low } to { $high })
lab-points = { $points } ({ $low } to { $high })
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-none = –

lab-head-verdicts = Verdicts
lab-head-proposals = Proposals
lab-head-changes = Changes since the earlier report
lab-head-decks = Decks
lab-head-play = Matches
lab-head-reading = How to read the cards
lab-head-cards = Cards of { $deck }
lab-head-method = How this was measured

lab-deck-fair = { $deck } is fair. It wins { $range } of its matches.
lab-deck-strong = { $deck } is too strong. It wins { $range } of its matches.
lab-deck-weak = { $deck } is too weak. It wins { $range } of its matches.
lab-deck-slightly-strong = { $deck } is a little strong. It wins { $range } of its matches.
lab-deck-slightly-weak = { $deck } is a little weak. It wins { $range } of its matches.
lab-deck-open = { $deck } is undecided. It wins { $range } of its matches, and more matches would tell.
lab-confirmed = It is the same at the level “{ $level }”: { $range }.
lab-differs = At the level “{ $level }” it wins { $range }. So this depends on the player.
lab-unconfirmed = At the level “{ $level }” it wins { $range }, which decides nothing yet.
lab-card-confirmed = It is the same at the level “{ $level }”.
lab-card-differs = It is not so at the level “{ $level }”. So this depends on the player.
lab-card-unconfirmed = The level “{ $level }” decides nothing yet.
lab-card-played = There it is played in { $share } % of { $held } matches with it.

lab-too-strong-early = { $card } looks too strong in { $deck }. Each copy among the first { $depth } cards wins { $points } more matches of 100.
lab-too-weak-early = { $card } looks too weak in { $deck }. Each copy among the first { $depth } cards wins { $points } fewer matches of 100.
lab-too-strong-worth = { $card } looks too strong in { $deck }. With other cards in its places, the deck wins { $points } fewer matches of 100.
lab-too-weak-worth = { $card } looks too weak in { $deck }. With other cards in its places, the deck wins { $points } more matches of 100.
lab-never-played = { $card } is never played in { $deck }. The computers used it in { $share } % of { $held } matches with it. Check first whether they understand it.
lab-dead-weight = { $card } is dead weight in { $deck }. It was still unused at the end of { $share } % of { $held } matches.
lab-no-verdicts = No card is clearly too strong, too weak or unused.
lab-same = Nothing has changed beyond chance since the earlier report.
lab-changed = { $deck } now wins { $now } of its matches. Before, it won { $before }.
lab-new = { $card } in { $deck } has a verdict now, and had none before.
lab-gone = { $card } in { $deck } has no verdict any longer.

lab-proposal = { $deck } becomes fair with other numbers on { $card }: { $numbers }. It wins { $now } of its matches. As printed, it wins { $before } of the same deals.
lab-proposal-number = { $field } from { $printed } to { $proposed }
lab-proposal-against = Against { $deck }: { $now }, before { $before }.
lab-proposal-none = No one or two numbers of these cards make { $deck } fair: { $cards }. Try another card, or one copy less.
lab-proposal-new-deals = These shares come from new deals. Herald changes nothing by itself.
lab-proposal-lines = Lines to copy into the pack, for { $card }

lab-read-range = 54 % (50 to 58) means 54 matches of 100. In 95 of 100 such runs, the true share is within the brackets.
lab-read-line = In the pictures, the dot is the share and the bar is its range. The dashed line is half of the matches.
lab-read-mix = Players who want to win bring decks in the shares of the last column. No deck beats that mix.
lab-matrix = Matches of 100 that the row wins against the column
lab-decks-caption = Each deck against all others
lab-col-deck = Deck
lab-col-won = Matches won
lab-col-mix = Share of the mix that no deck beats

lab-first = The first player wins { $range } of matches.
lab-place = Player { $number } in turn order wins { $range } of matches.
lab-seat = Seat { $number } wins { $range } of matches.
lab-rounds = Half of all matches end by round { $middle }, one in ten by round { $short }, nine in ten by round { $long }.
lab-lead = A player ahead at the start of round { $round } wins { $range } of matches.
lab-comeback = A player far behind at some moment still wins { $range } of matches.
lab-ending = { $range } of matches end so: { $reason }
lab-ending-endless = The match comes to no end.
lab-endless = { $range } of matches came to no end of their own. The first of them has the seed { $seed }.

lab-read-use = “Use” counts the matches with the card in hand. It was played, used up otherwise (to pay or to block), or unused at the end. The grey rest of a bar left the hand in another way.
lab-read-early = “Wins by an early copy” is about copies among the first { $depth } cards. With each of them, the deck wins so many more matches of 100. Only the shuffle decides which cards come first, so the difference comes from the card itself.
lab-read-worth = “Wins by its places” compares the same deals with other cards of the deck in its places. Above 0, the card is better than the average of its deck.
lab-read-zero = The dashed line is no difference. A bar that crosses it can be chance alone.
lab-read-hand = “Won when held” says little, because long matches show more cards. It leads to no verdict.
lab-cards-caption = Each card in the matches of this deck
lab-col-card = Card
lab-col-copies = Copies
lab-col-use = Use
lab-col-early = Wins by an early copy, of 100 matches
lab-col-worth = Wins by its places, of 100 matches
lab-col-turn = First used in round
lab-col-wait = Rounds in hand
lab-col-did = Damage per match
lab-col-hand = Won when held (says little)
lab-pic-cards = Use, and early wins of 100 matches
lab-pic-read = Gold: played, grey: used up, red: unused
lab-use = { $played } % played, { $spent } % used up, { $dead } % unused, of { $held }

lab-method-seats = Each deal is played twice, with the decks exchanged.
lab-method-verdict = A verdict needs 3 matches of 100. Of all such verdicts, about one in 20 is false.
lab-method-level = The players are part of the result. Ask again at a higher level before you change a card.
lab-method-seed = Seed { $seed }, rules version { $rules }.

# In Discord: runs of a server.

cmd-lab = lab
cmd-lab-help = What this server’s decks and cards do
cmd-lab-run = run
cmd-lab-run-help = Let computers play decks against one another, and count
cmd-lab-game-help = The game
cmd-lab-pack-help = The pack with the decks to judge; if empty, all decks
cmd-lab-decks = decks
cmd-lab-decks-help = Names of ready-made decks, with commas between; if empty, all
cmd-lab-matches = matches
cmd-lab-matches-help = How many matches; if empty, 1,000
cmd-lab-level = level
cmd-lab-level-help = Level of the computers, medium is a hundred times slower; if empty, easy
cmd-lab-worth = cards-of
cmd-lab-worth-help = The deck to play also without each of its cards (9,000 matches)
cmd-lab-confirm = confirm
cmd-lab-confirm-help = Ask medium computers again about unfair decks
cmd-lab-propose = propose
cmd-lab-propose-help = Look for numbers that make unfair decks fair (up to 9,000 matches each)
cmd-lab-new-deals = new-deals
cmd-lab-new-deals-help = Play other deals than before
cmd-lab-report = report
cmd-lab-report-help = Show the report of a run
cmd-lab-compare = compare
cmd-lab-compare-help = Show what changed between two runs
cmd-lab-stop = stop
cmd-lab-stop-help = Stop the current run and show its results so far
cmd-lab-run-name = run
cmd-lab-run-name-help = Which run; if empty, the newest
cmd-lab-earlier = earlier
cmd-lab-earlier-help = The earlier run to compare with

lab-run-title = Lab run { $run }: { $game }
lab-run-choice = { $run }: { $game }, { $state }
lab-state-waiting = waiting
lab-state-running = in progress
lab-state-done = done
lab-state-stopped = stopped
lab-state-failed = failed
lab-status-waiting = The run waits for its turn, at the latest until tomorrow. { $played ->
    [one] 1 match is done.
   *[other] { $played } matches are done.
}
lab-status-running = The run is in progress. { $played ->
    [one] 1 match is done.
   *[other] { $played } matches are done.
}
lab-status-done = The run is done, with { $played ->
    [one] 1 match.
   *[other] { $played } matches.
}
lab-status-stopped = The run was stopped after { $played ->
    [one] 1 match.
   *[other] { $played } matches.
}
lab-status-failed = The run failed after { $played ->
    [one] 1 match.
   *[other] { $played } matches.
}
lab-why-rules = The rules of the game have changed since. Start a new run.
lab-why-endless = Too many matches come to no end. Look for cards that set one another off, then start a new run.
lab-why-broke = The cards broke the rules engine. Take out your newest cards, then start a new run.
lab-over = Your lab run { $run } ({ $game }) { $status ->
    [done] is done
    [failed] failed
   *[stopped] was stopped
}. Open it in its server with `/lab report`.
lab-pack-replaced = { $name }: the run has version { $was }. This server now has version { $now }.
lab-pack-mended = { $name } has changed since the run began, with the same version.
lab-pack-removed = { $name } has been removed from this server since the run began.
lab-watch = Watch a match that shows it
lab-watch-card = { $card } in { $deck }
lab-watch-title = **Lab run { $run }**, moment { $moment } of { $last }
button-lab-report = Show Report
button-lab-stop = Stop Run

error-lab-off = The lab is off here. Ask the bot’s owner to turn it on.
error-lab-busy = This server already has a current lab run. Wait, or stop it with `/lab stop`.
error-no-such-run = This server has no such lab run. Start one with `/lab run`.
error-no-run-under-way = This server has no current lab run. Start one with `/lab run`.
error-no-report-yet = This run has no report. Wait until it is done, or start another with `/lab run`.
error-old-report = This report comes from an older version of Herald. Start the run again with `/lab run`.
error-not-comparable = Only two different runs of one game can be compared. Choose others.
error-no-lab-deck = There is no ready-made deck “{ $name }”. Choose from these: { $decks }.
error-no-lab-pack = This server has no pack “{ $name }” with ready-made decks for this game. Import one with `/cards import`.
error-illegal-lab-deck = { $deck } is not legal: { $reason } Correct its pack, and import it again.
error-too-many-lab-decks = At most { $most } decks meet in one run. Name those you want.
