# The designer’s lab: reports on decks and cards.

lab-title = { $game }: decks and cards in the lab
lab-under = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} between computers of the level “{ $level }”. Ranges hold in 95 of 100 such runs.
lab-range = { $share } % ({ $low } to { $high })
lab-points = { $points } ({ $low } to { $high })
lab-none = –

lab-head-verdicts = Verdicts
lab-head-changes = Changes since the earlier report
lab-head-decks = Decks
lab-head-play = Matches
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

lab-too-strong-early = { $card } looks too strong in { $deck }. Each copy among the first { $depth } cards wins { $points } more matches of 100.
lab-too-weak-early = { $card } looks too weak in { $deck }. Each copy among the first { $depth } cards wins { $points } fewer matches of 100.
lab-too-strong-worth = { $card } looks too strong in { $deck }. With other cards in its places, the deck wins { $points } fewer matches of 100.
lab-too-weak-worth = { $card } looks too weak in { $deck }. With other cards in its places, the deck wins { $points } more matches of 100.
lab-never-played = { $card } is never played in { $deck }. The computers used it in { $share } % of { $held } matches with it. Check first whether they understand it.
lab-dead-weight = { $card } is dead weight in { $deck }. It was still unused at the end of { $share } % of { $held } matches.
lab-no-verdicts = No card is clearly too strong, too weak or unused.
lab-same = Nothing has changed beyond chance since the earlier report.
lab-changed = { $deck } now wins { $now } of its matches. Before, it won { $before }.
lab-new = { $card } in { $deck } has a verdict now, and had none before.
lab-gone = { $card } in { $deck } has no verdict any longer.

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

lab-cards-caption = The bar shows matches with the card in hand: played, used up otherwise, unused at the end
lab-col-card = Card
lab-col-copies = Copies
lab-col-use = Use
lab-col-early = Matches of 100, per early copy
lab-col-worth = Matches of 100, for its places
lab-col-turn = First used in round
lab-col-wait = Rounds in hand
lab-col-did = Damage per match
lab-col-hand = Won when held (biased by length)
lab-use = { $played } %, { $spent } %, { $dead } % of { $held }

lab-method-seats = Each deal is played twice, with the decks exchanged.
lab-method-early = The shuffle decides which cards are among the first { $depth }. So the difference comes from the card itself.
lab-method-worth = To value a card’s places, the same deals are played with other cards of the deck in them.
lab-method-hand = Long matches show more cards. So “won when held” says little and leads to no verdict.
lab-method-verdict = A verdict needs 3 matches of 100. Of all such verdicts, about one in 20 is false.
lab-method-level = The players are part of the result. Ask again at a higher level before you change a card.
lab-method-seed = Seed { $seed }, rules version { $rules }.
