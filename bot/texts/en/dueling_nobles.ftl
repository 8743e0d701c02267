## Dueling Nobles

dn-name = Dueling Nobles

dn-suit-H = hearts
dn-suit-D = diamonds
dn-suit-C = clubs
dn-suit-S = spades

## How a match ends

dn-result-elimination = all nobles of one player are dead.
dn-result-double-ko = both players lost their last noble in the same duel.
dn-result-stall = there was no duel for too many turns.
dn-result-stall-claim = a player claimed a draw after many turns without a duel.

## What happens

dn-event-deal-nobles = { $seat } is dealt { $count } nobles.
dn-event-deal-nobles-own = You are dealt { CARD($nobles) }.
dn-event-draft-open = The nobles are face up. { $seat } drafts first.
dn-event-draft = { $seat } drafts { CARD($noble) }.
dn-event-pick = { $seat } keeps { CARD($nobles) }.
dn-event-compensation = { $seat } goes second and starts with 1 resource.
dn-event-king-tax = { $seat } wounds { CARD($noble) } to gain 1 resource: { CHANGE("", $was, $total) }.
dn-event-boost = { $seat } boosts { CARD($noble) } with { CARD($card) }{ CHANGE(": boost ", $was, $now) }.
dn-event-boost-lost = { $seat }’s boost { CARD($card) } goes to the discard pile.
dn-event-rearrange = { $seat } rearranges boosts: { CARD($cards) } on { CARD($nobles) }, in this order.
dn-event-heart = { $seat } discards { CARD($card) } to heal { CARD($noble) }{ CHANGE(": wounds ", $was, $now) }.
dn-event-diamond = { $seat } discards { CARD($card) } to draw cards.
dn-event-club = { $seat } discards { CARD($card) } and takes { CARD($target) } from the discard pile.
dn-event-spade = { $seat } discards { CARD($card) } and looks at the opponent’s hand.
dn-event-spade-own = You discard { CARD($card) } and see the opponent’s hand: { CARD($cards) }.
dn-event-draw-own = You draw { $count ->
    [0] no card
    [one] 1 card: { CARD($cards) }
   *[other] { $count } cards: { CARD($cards) }
  }.
dn-event-reshuffle = The discard pile is shuffled into a new number deck ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
dn-event-income = { $seat } ends phase 1 and gains { $count ->
    [one] 1 resource
   *[other] { $count } resources
  }: { CHANGE("", $was, $total) }.
dn-event-triple = { $seat } discards { CARD($cards) } for { $count } resources: { CHANGE("", $was, $total) }.
dn-event-spend = { $seat } { $cost ->
    [0] buys nothing
   *[other] pays { $cost } ({ $bought ->
        [0] no cards
        [one] 1 card
       *[other] { $bought } cards
      }, { $hired ->
        [0] no nobles
        [one] 1 noble
       *[other] { $hired } nobles
      })
  }: resources { CHANGE("", $was, $total) }.
dn-event-noble = { CARD($noble) } joins { $seat }’s courtyard{ CHANGE(": nobles ", $was, $now) }.
dn-event-no-duel = { $seat } does not duel.
dn-event-duel = { $seat } challenges { CARD($target) } with { CARD($noble) }.
dn-event-redirect = { $seat } pays 2 resources ({ CHANGE("", $was, $total) }) and sends { CARD($target) } in place of { CARD($noble) }.
dn-event-roll = { $seat }’s { CARD($noble) } rolls { $dice }: { CHANGE("", $was, $subtotal) }.
dn-event-cards = { $seat } plays { CARD($cards) }: { CARD($noble) } { CHANGE("", $was, $total) }.
dn-event-no-cards = { $seat } plays no card: { CARD($noble) } stays at { $total }.
dn-event-won = { CARD($noble) } wins the duel. { $seat } gains 1 resource: { CHANGE("", $was, $total) }.
dn-event-tie = { CARD($noble) } and { CARD($target) } tie.
dn-event-wound = { $seat }’s { CARD($noble) } takes a wound: { CHANGE("", $was, $wounds) } of { $limit }.
dn-event-death = { $seat }’s { CARD($noble) } dies and is shuffled into the noble deck{ CHANGE(": nobles ", $was, $now) }.
dn-event-replay = The game was a draw and is replayed.

## Questions

dn-prompt-pick = Pick { $count } nobles for your courtyard.
dn-prompt-draft = Draft a noble for your courtyard.
dn-prompt-prepare = Your turn: use abilities, buy, or continue to the duel · { $spendable ->
    [one] 1 resource
   *[other] { $spendable } resources
  } to spend
dn-prompt-spend = What do you want to buy? You have { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
  }.
dn-prompt-king-tax-king = Which King takes a wound for 1 resource?
dn-prompt-king-tax-confirm = This wound kills { CARD($card) }. Wound him anyway?
dn-prompt-boost-card = Choose a card to play as a boost.
dn-prompt-boost-noble = Choose a noble to boost with { CARD($card) }.
dn-prompt-rearrange = Choose a noble for the boost { CARD($card) }.
dn-prompt-heart-card = Choose a heart to discard.
dn-prompt-heart-noble = You discard { CARD($card) }. Choose a noble to heal.
dn-prompt-diamond-card = Choose a diamond to discard. You draw 3 cards.
dn-prompt-club-card = Choose a club to discard.
dn-prompt-club-take = You discard { CARD($card) }. Choose a card from the discard pile.
dn-prompt-spade-card = Choose a spade to discard. You see your opponent’s hand.
dn-prompt-triple-suit = Choose a suit. You discard 3 of its cards for 3 resources.
dn-prompt-triple-cards = Choose 3 { $suit } to discard.
dn-prompt-announce-noble = Choose a noble to send into a duel.
dn-prompt-announce-target = Choose a noble for { CARD($card) } to challenge.
dn-prompt-redirect = { CARD($noble) } challenges { CARD($target) }. Pay 2 resources to send another noble?
dn-prompt-attacker-cards = { CARD($noble) } has { $subtotal }, { CARD($target) } has { $against }. { $most ->
    [1] You may play 1 card.
   *[other] You may play up to { $most } cards together.
  }
dn-prompt-defender-cards = { CARD($noble) } has { $subtotal }, { CARD($target) } has { $against }. { $most ->
    [1] You may play 1 card.
   *[other] You may play up to { $most } cards together.
  }
dn-prompt-defender-cards-ace = An Ace backs { CARD($target) }. Only your own Ace saves { CARD($noble) } from losing. { $most ->
    [1] You may play 1 card.
   *[other] You may play up to { $most } cards together.
  }
dn-prompt-blind-cards = { CARD($noble) } has { $subtotal }, { CARD($target) } has { $against }. Both sides choose in secret. { $most ->
    [1] You may play 1 card.
   *[other] You may play up to { $most } cards together.
  }

dn-default-prepare = You end phase 1 and buy nothing.
dn-default-spend = You buy nothing more.
dn-default-announce-noble = You do not duel.
dn-default-redirect = You do not redirect.
dn-default-attacker-cards = You play no card.
dn-default-defender-cards = You play no card.

## Buttons and menus

dn-group-nobles = Nobles
dn-group-spend = Purchases
dn-group-suits = Suits
dn-group-discard = Discard pile

dn-option-pick = Keep { CARD($card) }
dn-option-draft = Draft { CARD($card) }
dn-option-king-tax = Wound a King: +1 Resource
dn-option-boost = Play a Boost
dn-option-rearrange = Rearrange Boosts
dn-option-heart = Discard a Heart: Heal
dn-option-diamond = Discard a Diamond: Draw 3
dn-option-club = Discard a Club: Take a Discard
dn-option-spade = Discard a Spade: See Their Hand
dn-option-triple = Discard 3 of a Suit: +3 Resources
dn-short-triple = Discard 3: +3 Resources
dn-short-card = { CARD($card) }
dn-button-king-tax = +1 Resource
dn-button-boost = Boost
dn-button-rearrange = Rearrange
dn-button-heart = Heal
dn-button-diamond = Draw 3
dn-button-club = Take a Discard
dn-button-spade = See Their Hand
dn-button-triple = +3 Resources
dn-button-rearrange-on = { CARD($boost) } on { CARD($card) }
dn-option-claim-draw = Claim Draw
dn-option-spend-nothing = Buy Nothing
dn-option-no-card = Play No Card
dn-option-spend-cards = Buy { $bought ->
    [one] 1 Card
   *[other] { $bought } Cards
  }
dn-option-spend-nobles = Buy { $hired ->
    [one] 1 Noble
   *[other] { $hired } Nobles
  }
dn-option-spend-both = Buy { $bought ->
    [one] 1 Card
   *[other] { $bought } Cards
  } and { $hired ->
    [one] 1 Noble
   *[other] { $hired } Nobles
  }
dn-option-king-tax-king = Wound { CARD($card) }
dn-option-king-tax-confirm = Let { CARD($card) } Die
dn-option-boost-card = Play { CARD($card) }
dn-option-boost-noble = Boost { CARD($card) }
dn-option-rearrange-on = Put It on { CARD($card) }
dn-option-heart-card = Discard { CARD($card) }
dn-option-heart-noble = Heal { CARD($card) }
dn-option-diamond-card = Discard { CARD($card) }
dn-option-club-card = Discard { CARD($card) }
dn-option-club-take = Take { CARD($card) }
dn-option-spade-card = Discard { CARD($card) }
dn-option-triple-suit = Discard 3 { $suit }
dn-option-triple-cards = Discard { CARD($card) }
dn-option-announce-noble = Send { CARD($card) }
dn-option-no-duel = Do Not Duel
dn-option-announce-target = Challenge { CARD($card) }
dn-option-keep = Keep { CARD($card) }
dn-option-redirect = Send { CARD($card) } Instead
dn-option-attacker-cards = Play { CARD($card) }
dn-option-defender-cards = Play { CARD($card) }

dn-preview-left = { $left ->
    [0] no resources left
    [one] 1 resource left
   *[other] { $left } resources left
  }
dn-preview-expected = expected { $expected }
dn-preview-against = expected { $expected } against { $against }
dn-preview-change = expected { $before } → { $after }
dn-preview-wounds = wounds { $before } → { $after } (dies at { $limit })
dn-preview-total = total { $total } against { $against }
dn-preview-ace = Ace: wins the duel, unless your opponent also plays an Ace
dn-brief-left = { $left } left
dn-brief-expected = { $expected }
dn-brief-wounds = ♥ { $before } → { $after } of { $limit }
dn-brief-ace = wins

dn-refused-no-king = You have no King.
dn-refused-king-taxed = You have already used the King’s ability this turn.
dn-refused-king-last = It would kill your last noble.
dn-refused-king-lethal = The wound would kill the King.
dn-refused-boost-played = You have already played a boost this turn.
dn-refused-no-boost-card = You have no 2 or 3 in hand.
dn-refused-all-boosted = All your nobles have a boost.
dn-refused-suit-used = You have already used this ability this game.
dn-refused-one-suit-used = You have already used your one suit ability this game.
dn-refused-no-heart = You have no heart in hand.
dn-refused-no-diamond = You have no diamond in hand.
dn-refused-no-club = You have no club in hand.
dn-refused-no-spade = You have no spade in hand.
dn-refused-nobody-wounded = None of your nobles is wounded.
dn-refused-not-outnumbered = Your opponent does not have more nobles than you.
dn-refused-empty-discard = The discard pile is empty.
dn-refused-empty-hand = Your opponent’s hand is empty.
dn-refused-no-triple = You do not have 3 cards of one suit.
dn-refused-triple-limit = You have already discarded 3 cards for resources this turn.
dn-refused-noble-cost = A noble costs { $cost } resources.
dn-refused-no-nobles-left = The noble deck is empty.

## Options of a match

dn-options-first-player-help = Random, the loser of the last game, or the challenger (DN-R2).
dn-options-first-player-random = Random
dn-options-first-player-loser = Loser of the game before
dn-options-first-player-challenger = Challenger
dn-options-previous-loser = Previous loser
dn-options-previous-loser-help = The loser of the last game, in a rematch (DN-R2).
dn-options-king-tax = King’s ability
dn-options-king-tax-help = Whether each King or each player may use it once per turn (DN-R9).
dn-options-king-tax-per-king = Once per King
dn-options-king-tax-per-player = Once per player
dn-options-king-tax-lethal = King’s ability can kill
dn-options-king-tax-lethal-help = Whether the King’s ability may kill the King (DN-R10).
dn-options-king-tax-lethal-nonlast = Unless it is the last noble
dn-options-king-tax-lethal-always = Always
dn-options-king-tax-lethal-never = Never
dn-options-boost-replace = Replacing a boost
dn-options-boost-replace-help = Whether a boost may be played on a noble that has one (DN-R12).
dn-options-boost-replace-no = No
dn-options-boost-replace-discard-old = Yes, discard the old one
dn-options-boost-suit-bonus = Sworn weapons
dn-options-boost-suit-bonus-help = House rule H6: a boost of the noble’s suit adds 2 more (DN-R14).
dn-options-boost-suit-bonus-off = Off
dn-options-boost-suit-bonus-on = On
dn-options-suit-uses = Suit abilities
dn-options-suit-uses-help = Whether a player may use each of the four once per game, or only one of them (DN-R16).
dn-options-suit-uses-each = Each once
dn-options-suit-uses-one-total = One in total
dn-options-triple-limit = Discarding three of a suit
dn-options-triple-limit-help = How often per turn you may discard 3 cards for 3 resources (DN-R23).
dn-options-triple-limit-none = No limit
dn-options-triple-limit-1 = Once
dn-options-spend-mode = Purchases
dn-options-spend-mode-help = Whether cards and nobles are declared together or one after the other (DN-R24).
dn-options-spend-mode-joint = Together
dn-options-spend-mode-nobles-first = Nobles first
dn-options-spend-mode-cards-first = Cards first
dn-options-double-ko = Both last nobles die
dn-options-double-ko-help = The winner if a tie kills both players’ last nobles (DN-R38).
dn-options-double-ko-draw = Nobody
dn-options-double-ko-active-wins = The attacker
dn-options-double-ko-active-loses = The defender
dn-options-stall-claim = Claiming a draw
dn-options-stall-claim-help = A draw may be claimed after this many turns without a duel. 0 is never (DN-R41).
dn-options-stall-draw = Automatic draw
dn-options-stall-draw-help = The game is a draw after this many turns without a duel. 0 is never (DN-R41).
dn-options-best-of-three-help = House rule H1: first to two wins. The loser begins. A draw is replayed once.
dn-options-quick-duel = Quick duel
dn-options-quick-duel-help = House rule H2: each player keeps 2 of 6 nobles.
dn-options-glass-nobles = Glass nobles
dn-options-glass-nobles-help = House rule H3: every wound limit is one lower.
dn-options-compensation = Compensation
dn-options-compensation-help = House rule H4: the second player starts with 1 resource.
dn-options-restless-courts = Restless courts
dn-options-restless-courts-help = House rule H5: a duel is mandatory each turn. There is no draw by stalling.
dn-options-blind-cards = Blind cards
dn-options-blind-cards-help = House rule H7: both sides choose number cards in secret and reveal them at the same time.
dn-options-open-draft = Open draft
dn-options-open-draft-help = House rule H8: the nobles are face up and are drafted in the order 1-2-2-1.

dn-options-quick-glass = Quick duel (H2) and glass nobles (H3) cannot be combined.
dn-options-quick-draft = Open draft (H8) gives each player three nobles, quick duel (H2) two: they cannot be combined.
dn-options-stall = The automatic draw must come after the number of turns for claiming a draw.
dn-options-lone-pass-help = How Herald handles players with only one possible answer. Answering at once reveals it (DN-R37).

dn-aim = Kill all your opponent’s nobles. Each turn you may send one noble into a duel. Strength, dice and number cards decide who is wounded.

dn-habit-keep = redirecting: I never pay
dn-habit-wins-anyway = playing a card in defence when I already win
dn-ahead-defender-cards = Which cards do you play in defence?
dn-ahead-redirect = Pay to send another noble?

dn-summary-blows = { $seat } took { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
dn-summary-best = Best noble: { $seat }’s { CARD($card) }, { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} dealt

# Rules of thumb, where a hint has nothing better to tell

dn-thumb-answer-no-duel = Send a noble only where it can expect the higher total.
dn-thumb-prepare = Improve your nobles and your hand before the duel. Afterwards it is too late this turn.
dn-thumb-attacker-cards = Play a card only where it decides the duel. What you keep helps in the next one.
dn-thumb-defender-cards = A card that you keep helps in your own duel. Play it only to save this noble.
dn-thumb-pick = A high noble brings more to each of its duels.
dn-thumb-boost-card = A boost counts in every duel of its noble.
dn-thumb-club-take = Take the card that helps you most in your next duel.
dn-thumb-spade-card = Spend the card that helps you least in a duel.
dn-thumb-club-card = Spend the card that helps you least in a duel.
dn-thumb-diamond-card = Spend the card that helps you least in a duel.
dn-thumb-heart-card = Spend the card that helps you least in a duel.
dn-thumb-triple-suit = Three low cards win few duels, but resources buy better ones.
dn-thumb-triple-cards = Spend the cards that help you least in a duel.
