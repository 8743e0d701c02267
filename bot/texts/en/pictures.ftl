### Words in pictures, their alt texts and the text-only board.

## Words that pictures of several games share

picture-aimed = { $what } → { $aim }
picture-break = { "; " }
picture-drawn = A draw
picture-face-down = a face-down card
picture-game = Game { $game }
picture-game-told = game { $game }
picture-hand = Your hand
picture-hand-empty = No cards
picture-hand-holds = { $count ->
    [one] Your hand, 1 card: { $what }
   *[other] Your hand, { $count } cards: { $what }
}
picture-hand-nothing = Your hand is empty
picture-hand-of = { $name }’s hand
picture-hand-size = hand { $count }
picture-playable-now = Can be played now: { $what }
picture-over = The match is over
picture-quoted = “{ $text }”
picture-titled = { $title }: { $text }
picture-turn = Turn { $turn }
picture-turn-told = turn { $turn }
picture-won = { $name } wins!

## Dueling Nobles: words in the picture

pic-side = { $name }’s side.
pic-side-left = { $name }’s side, left half.
pic-side-right = { $name }’s side, right half.
pic-turn = Turn { $turn }
pic-game = Game { $game }
pic-phase-pick = Each picks nobles in secret
pic-phase-draft = The nobles are drafted
pic-phase-prepare = { $name } prepares
pic-phase-announce = { $name } may announce a duel
pic-phase-redirect = { $name } may redirect
pic-phase-cards = { $name } may play cards
pic-phase-blind = Cards are chosen in secret
pic-phase-over = The game is over
pic-won = { $name } wins!
pic-drawn = A draw
pic-nobles = Nobles
pic-cards = Cards
pic-discard = Discard
pic-win = Win
pic-wound = Wound
pic-death = Death
pic-tie = Tie
pic-ace-wins = Ace wins
pic-pass = no card
pic-rules = House rules
pic-rule-best-of-three = Best of three
pic-rule-quick-duel = Quick duel
pic-rule-glass-nobles = Glass nobles
pic-rule-compensation = Compensation
pic-rule-restless-courts = Restless courts
pic-rule-boost-suit-bonus = Sworn weapons
pic-rule-blind-cards = Blind cards
pic-rule-open-draft = Open draft
pic-hand = Your hand
pic-hand-dealt = Your nobles to choose from
pic-hand-glimpse = { $name }’s hand, as you saw it
pic-hand-empty = No cards
pic-expected = { $number }
pic-boost = Boost

## Dueling Nobles: alt texts and the text board

pic-title = Dueling Nobles
pic-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
pic-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pic-shown = seen: { $what }
pic-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
pic-used = suits used: { $what }
pic-no-nobles = no nobles
pic-wounds = wounds { $wounds }/{ $limit }
pic-taxed = taxed
pic-dealt-hidden = picks from { $count } nobles
pic-drafted-from = Open to be drafted: { $what }
pic-decks = Noble deck { $court }, number deck { $numbers }, discard pile { $discard }
pic-discard-top = , on top { $what }
pic-deck-holds = Noble deck holds: { $what }
pic-duel-now = Duel
pic-duel-last = Last duel
pic-against = against
pic-redirected = redirected from { $what }
pic-dice = dice { $what }
pic-subtotal = subtotal { $number }
pic-plays = plays { $what }
pic-plays-none = plays no card
pic-total = total { $number }
pic-duel-won = { $name } wins the duel
pic-duel-tied = the duel is a tie
pic-wounded = wounded: { $what }
pic-died = dead: { $what }
pic-rules-are = House rules: { $what }
pic-stalling = { $turns } turns without a duel, limit { $limit }
pic-may-claim = a draw may be claimed
pic-hand-holds = { $count ->
    [one] Your hand, 1 card: { $what }.
   *[other] Your hand, { $count } cards: { $what }.
}
pic-hand-nothing = Your hand is empty.
pic-hand-known = Seen by all: { $what }.
pic-hand-now = { $use ->
    [boost] Boosts that you may play now: { $what }.
   *[duel] For the duel now: { $what }.
}
pic-hand-dealt-holds = Nobles to choose from: { $what }.
pic-hand-glimpsed = { $name }’s hand, as you saw it: { $what }.
pic-titled = { $title }: { $text }
pic-picks-from = chooses from: { $what }
pic-break = { "; " }
