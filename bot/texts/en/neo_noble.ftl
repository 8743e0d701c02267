## Neo Noble: Shattered Souls

nn-name = Neo Noble: Shattered Souls

## Phases

nn-phase-income = Income Phase
nn-phase-action = Action Phase
nn-phase-end = End Phase

## Beside the board

nn-standing = **{ $first } { $first_wins } – { $second_wins } { $second }** · { $stage ->
    [over] best of three
    [exchange] Between games, players may swap cards between deck and Reserve Deck in secret. Then game { $game } starts.
   *[playing] game { $game } of the best of three
  }
nn-openly-mulligan = may replace cards of the opening hand.
nn-openly-swap-out = may exchange cards with the Reserve Deck.
nn-openly-react = may respond.
nn-openly-discard-down = discards down to five cards.
nn-beside-pile = **{ $seat } – { $pile ->
    [reserve] Reserve Deck
    [grave] Graveyard
    [reaped] Reap Pile
   *[banished] Banish Zone
  } ({ $count }):** { $cards }

## How a match ends

nn-result-reaped = four of the opponent’s cards are reaped.
nn-result-deck-out = an attack on an empty lane succeeded with no card left to reap.
nn-result-card = a card’s text won the game.
nn-result-loop = the game could not continue, so it is a draw.

## What happens

nn-event-noble = { $seat } plays { $card }.
nn-event-mulligan = { $seat } replaces { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nn-event-mulligan-own = You put back { $count ->
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
  }.
nn-event-channel = { $seat } Channels a card ({ $state ->
    [ready] Ready
   *[spent] Spent
  }).
nn-event-channel-own = You Channel { $card } ({ $state ->
    [ready] Ready
   *[spent] Spent
  }).
nn-event-channel-up = { $seat } Channels { $card } face-up ({ $state ->
    [ready] Ready
   *[spent] Spent
  }).
nn-event-reveal = A Channel card of { $seat } is revealed: { $card }.
nn-event-harvest = { $seat } Harvests { $count ->
    [one] 1 card
   *[other] { $count } cards
  }{ $cards ->
    [none] .
   *[other] . Face-up: { $cards }.
  }
nn-event-harvest-own = You Harvest { $count ->
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
  }.
nn-event-slot-ready = A Channel card of { $seat } becomes Ready.
nn-event-slot-spent = A Channel card of { $seat } becomes Spent.
nn-event-focus = { $seat } Focuses: no Action Phase this turn.
nn-event-mill = { $seat } puts from the deck into the Graveyard: { $cards }.
nn-event-discard = { $seat } discards { $card }.
nn-event-block-discard = { $seat } discards { $card } to Block.
nn-event-reshuffle = { $seat } shuffles the Graveyard into a new deck ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
nn-event-look = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
  } of a deck.
nn-event-look-own = You see on top of the deck: { $cards }.
nn-event-hand-shown = { $seat } shows: { $cards }.
nn-event-hand-seen = { $seat } reveals their hand to the opponent.
nn-event-hand-seen-own = { $seat }’s hand: { $cards }.
nn-event-card-moved = { $seat }’s { $card }: { $origin ->
    [hand] hand
    [deck] deck
    [grave] Graveyard
    [reap] Reap Pile
    [banished] Banish Zone
    [channel] Channel
   *[lane] lane
  } → { $to ->
    [hand] hand
    [grave] Graveyard
    [reap] Reap Pile
    [banished] Banish Zone
    [channel] Channel
    [deck_top] top of the deck
    [deck_bottom] bottom of the deck
   *[deck_shuffled] into the deck
  }.
nn-event-card-hidden = { $seat }, 1 card: { $origin ->
    [hand] hand
    [deck] deck
    [channel] Channel
   *[lane] elsewhere
  } → { $to ->
    [hand] hand
    [grave] Graveyard
    [reap] Reap Pile
    [banished] Banish Zone
    [channel] Channel
    [deck_top] top of the deck
    [deck_bottom] bottom of the deck
   *[deck_shuffled] into the deck
  }.
nn-event-card-hidden-own = { $card }: { $origin ->
    [hand] hand
    [deck] deck
    [channel] Channel
   *[lane] elsewhere
  } → { $to ->
    [hand] hand
    [grave] Graveyard
    [reap] Reap Pile
    [banished] Banish Zone
    [channel] Channel
    [deck_top] top of the deck
    [deck_bottom] bottom of the deck
   *[deck_shuffled] into the deck
  }.
nn-event-paid = { $seat } pays { $count ->
    [one] 1 Soul
   *[other] { $count } Souls
  }{ CHANGE(": Lingering Souls ", $was, $now) }.
nn-event-souls = { $seat } gains { $count ->
    [one] 1 Lingering Soul
   *[other] { $count } Lingering Souls
  }{ CHANGE(": ", $was, $now) }.
nn-event-souls-lost = { $seat } loses { $count ->
    [one] 1 Lingering Soul
   *[other] { $count } Lingering Souls
  }{ CHANGE(": ", $was, $now) }.
nn-event-bargain = { $seat } uses the Noble’s Bargain.
nn-event-summon = { $seat } summons { $card }{ $mode ->
    [normal] { "" }
    [tribute] { " for its Tribute" }
    [react] { " in answer" }
   *[effect] { $origin ->
        [created] { " by the Noble’s Bargain" }
       *[other] { " by a text" }
      }
  }{ $origin ->
    [hand] { "" }
    [channel] { " from the Channel" }
    [deck] { " from the deck" }
    [grave] { " from the Graveyard" }
    [reap] { " from the Reap Pile" }
    [banished] { " from the Banish Zone" }
   *[created] { "" }
  }, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-create = { $seat } creates { $card }, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-place = { $seat } places { $card }, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-control = { $seat } gains control of { $card }, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-move = { $seat }’s { $card } moves: { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-destroyed = { $seat }’s { $card } is destroyed.
nn-event-sacrificed = { $seat } sacrifices { $card }.
nn-event-shattered = { $seat }’s { $card } Shatters.
nn-event-reaped = { $seat }’s { $card } is reaped ({ CHANGE("", $was, $count) } of 4).
nn-event-left = { $seat }’s { $card } { $to ->
    [hand] returns to hand
    [banished] is banished
    [deck_top] goes to the top of the deck
    [deck_bottom] goes to the bottom of the deck
    [channel] goes into the Channel
    [grave] goes to the Graveyard
   *[tokens] returns to the Token Area
  }.
nn-event-deck-top = On top of { $seat }’s deck: { $card }.
nn-event-dominance = { $seat } gains Dominance, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  } ({ $state ->
    [ready] Ready
   *[spent] Spent
  }).
nn-event-neutral = { $seat } loses Dominance, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }: the coin is neutral.
nn-event-relinquish = { $seat } relinquishes Dominance, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-coin-ready = { $seat }’s Dominance becomes Ready, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-coin-spent = { $seat }’s Dominance becomes Spent, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-activate = { $seat } uses { $card } ({ $type ->
    [income] INCOME
    [on_summon] ON SUMMON
    [manifest] MANIFEST
    [end_turn] END TURN
   *[pay] PAY
  }).
nn-event-target-card = Target: { $seat }’s { $card }.
nn-event-target-lane = Target: a lane of { $seat }, { $number ->
    [0] Left
    [1] Middle
   *[2] Right
  }.
nn-event-target-slot = Target: a Channel card of { $seat }.
nn-event-target-player = Target: { $seat }.
nn-event-trigger = { $seat }’s { $card } triggers.
nn-event-choice = { $seat } chooses option { $number } of { $card }.
nn-event-change = { $card }: { $change ->
    [spirit_stats] { $power } Power, { $resolve } Resolve for Spirits
    [lane_stats] { $power } Power, { $resolve } Resolve for a lane
    [set_stats] Power or Resolve is set
    [swap_stats] Power and Resolve change places
    [no_shatter] no Shattering
    [indestructible] cannot be destroyed
    [silenced] texts do not work
    [no_attack] no attack
    [no_block] no Block
    [block_bonus] { $resolve } for each card that Blocks
    [extra_attack] one more attack
    [free_attack] an attack costs nothing
    [cost] another price
    [ambient] another Resolve for empty lanes
    [capacity] another number of Spirits in a lane
    [untargetable] cannot be targeted
    [wins_ties] ties are won
    [gained_ready] coins gained stay Ready
    [keeps_coin] the Dominance coin stays
    [grants] a behaviour is given
    [skips] a step is skipped
    [instead] goes elsewhere instead
    [instead_of_draw] something else instead of drawing
   *[other] a rule is changed
  } ({ $until ->
    [this_battle] this battle
    [this_turn] this turn
    [your_next_turn] until that player’s next turn
    [in_lane] while in the lane
   *[permanent] while in play
  }).
nn-event-stats = { $seat }’s { $card }: Power { CHANGE("", $was, $now) }, Resolve { CHANGE("", $had, $has) }.
nn-event-lane-stats = { $seat }’s lane, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }: Power { CHANGE("", $was, $now) }, Resolve { CHANGE("", $had, $has) }.
nn-event-attack = { $seat } attacks, { $lane ->
    [0] Left
    [1] Middle
   *[2] Right
  }, for { $paid ->
    [one] 1 Soul
   *[other] { $paid } Souls
  }: Power { $power } against Resolve { $resolve }.
nn-event-block = { $seat } Blocks with { $cards }: +{ $value } Resolve{ CHANGE(", ", $was, $now) }.
nn-event-block-raised = { $seat }’s lane has +{ $value } Resolve in this battle{ CHANGE(": ", $was, $now) }.
nn-event-attack-failed = { $seat }’s attack fails.
nn-event-battle = Power { $power } against Resolve { $resolve }: { $seat }’s attack { $outcome ->
    [won] succeeds
   *[failed] fails
  }.
nn-event-game-end = { $winner } wins the game: { $reason ->
    [reaped] four of the opponent’s cards are reaped
    [deck_out] there was no card left to reap
   *[card] by a card’s text
  }.
nn-event-game-drawn = The game is a draw: it repeated itself without any decision.
nn-event-next-game = Next: game { $number } of the best of three.

## Questions

nn-prompt-mulligan = Mulligan: choose up to { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to replace.
nn-prompt-first = Go first or second?
nn-prompt-swap-out = Which cards leave your deck for the Reserve Deck? At most { $count }.
nn-prompt-swap-in = Which { $count ->
    [one] card of the Reserve Deck replaces
   *[other] { $count } cards of the Reserve Deck replace
  } { $cards }?
nn-prompt-swap-noble = Which Noble do you play?
nn-prompt-income = Your turn: choose an INCOME text to use.
nn-prompt-harvest = Your turn: choose what to do before you act.
nn-prompt-channel = Your turn: put a card into your Channel?
nn-prompt-focus = Focus? You Channel one more card and draw one, but you cannot act this turn.
nn-prompt-action = Your turn: summon, attack, use a text, or end the turn · { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
  }
nn-prompt-summon = Choose a card to summon. You have { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
  }.
nn-prompt-mode = Choose how to summon { $card }.
nn-prompt-lane = Choose a lane for { $card }.
nn-prompt-attack = Choose a lane to attack from.
nn-prompt-manifest = Choose a MANIFEST text to use.
nn-prompt-pay = Choose a PAY text to use.
nn-prompt-draw = Choose how many cards to draw, for { $cost } Souls each.
nn-prompt-relinquish = Choose a Dominance coin to relinquish for a Soul.
nn-prompt-bargain = Choose what the Noble’s Bargain gives you.
nn-prompt-souls = Choose how to pay { $count ->
    [one] 1 Soul
   *[other] { $count } Souls
  } { $purpose ->
    [attack] for the attack
    [draw] to draw
   *[card] for { $card }
  }.
nn-prompt-react-attack = { $whose ->
    [own] Your lane is attacked
   *[opposing] The attack continues
  }, { $where }: Power { $power } against Resolve { $resolve }. Respond?
nn-prompt-block = Your { $where } lane is attacked: Power { $power } against Resolve { $resolve }. Choose cards to Block with.
nn-prompt-react-activated = { $seat } uses { $card }. Respond?
nn-prompt-react-summoned = { $seat } summoned { $card }. Respond?
nn-prompt-react-drew = { $seat } drew { $number ->
    [one] 1 card
   *[other] { $number } cards
  }. Respond?
nn-prompt-react-harvested = { $seat } Harvested. Respond?
nn-prompt-react-focused = { $seat } Focused. Respond?
nn-prompt-react-blocked = { $seat } Blocked. Respond?
nn-prompt-react-revealed = { $seat }’s { $card } was revealed. Respond?
nn-prompt-react-reaped = { $seat }’s { $card } was reaped. Respond?
nn-prompt-end-turn = End of turn: choose an END TURN text to use.
nn-prompt-discard-down = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, down to five.
nn-prompt-order = Several texts happen now. Choose the first.
nn-prompt-may = { $card }: { $what }?
nn-prompt-choice = { $card }: choose one.
nn-prompt-text = Choose a text of { $card } to use.
nn-prompt-pathfinder = PATHFINDER of { $card }: Channel a card?
nn-prompt-no-shatter = { $card } would Shatter. Spare it?
nn-prompt-instead = { $spirit } would leave the table. Does it go { $to ->
    [hand] to the hand
    [banished] to the Banish Zone
    [deck_bottom] to the bottom of the deck
   *[grave] to the Graveyard
  } instead?
nn-prompt-pick-lane = { $card }: choose a lane.
nn-prompt-pick-spirit = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 Spirit
   *[other] { $count } Spirits
  }.
nn-prompt-pick-slot = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 Channel card
   *[other] { $count } Channel cards
  }.
nn-prompt-pick-coin = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 Dominance coin
   *[other] { $count } Dominance coins
  }.
nn-prompt-pick-hand = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 card
   *[other] { $count } cards
  } of the hand.
nn-prompt-pick-deck = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 card
   *[other] { $count } cards
  } of the deck.
nn-prompt-pick-card = { $card }: choose { $up_to ->
    [yes] { "up to " }
   *[no] { "" }
  }{ $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nn-prompt-look-keep = { $card }: choose up to { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to keep.
nn-prompt-look-order = { $card }: choose the order in which cards go back, top card first.
nn-prompt-target-spirit = { $card }: choose a target Spirit.
nn-prompt-target-noble = { $card }: choose a target Noble.
nn-prompt-target-lane = { $card }: choose a target lane.
nn-prompt-target-slot = { $card }: choose a target Channel card.
nn-prompt-target-card = { $card }: choose a target card.
nn-prompt-target-player = { $card }: choose a target player.

nn-running-block = Resolve { $total } against Power { $power }

nn-default-first = You go first.
nn-default-swap-out = You exchange nothing.
nn-default-swap-noble = You keep your Noble.
nn-default-income = You use no optional text.
nn-default-harvest = You do not Harvest.
nn-default-channel = You do not Channel.
nn-default-focus = You do not Focus.
nn-default-action = You end your turn.
nn-default-souls = Herald pays automatically.
nn-default-react = You pass.
nn-default-block = You do not Block.
nn-default-end-turn = You use no further text, or the first that you must.
nn-default-may = You leave it.
nn-default-pathfinder = You leave it.
nn-default-no-shatter = It Shatters.
nn-default-x = X is the lowest legal number.
nn-default-instead = It goes where it would normally go.

## Buttons and menus

nn-group-cards = Cards
nn-group-texts = Texts
nn-group-lanes = Lanes
nn-group-channel = Channel
nn-group-coins = Dominance
nn-group-sources = Sources of Souls
nn-group-blocks = Quick Blocks
nn-group-steps = Step by Step
nn-group-whole = Quick choices

nn-whole-act = Act Now
nn-whole-focus = Focus Now
nn-whole-channel-act = Channel, Then Act
nn-whole-channel-focus = Channel, Then Focus
nn-whole-harvest-act = Harvest, Then Act
nn-whole-harvest-focus = Harvest, Then Focus
nn-whole-harvest-channel-act = Harvest, Channel, Then Act
nn-whole-harvest-channel-focus = Harvest, Channel, Then Focus

nn-option-keep = Keep All
nn-option-no-block = No Block
nn-option-no-swap = Swap Nothing
nn-option-first = First
nn-option-second = Second
nn-option-done = Done
nn-option-skip = Skip
nn-option-harvest = Harvest the Channel
nn-option-channel = Channel
nn-option-focus = Focus: Channel 1 More, Draw 1
nn-option-summon = Summon
nn-option-attack = Attack
nn-option-manifest = MANIFEST
nn-option-pay = PAY
nn-option-draw = Draw
nn-option-relinquish = Relinquish Dominance: +1 Soul
nn-option-bargain = Noble’s Bargain
nn-option-by-hand = Turn Off Automatic Payment
nn-option-auto = Turn On Automatic Payment
nn-option-normal = Pay Souls
nn-option-tribute = Pay Its Tribute
nn-option-block = Block
nn-option-pass-turn = Pass Until My Turn
nn-option-react = Summon { $what }
nn-option-no = No
nn-option-spare = Spare It
nn-option-let-shatter = Let It Shatter
nn-option-soul = Lingering Soul
nn-option-bargain-soul = 1 Soul
nn-option-bargain-pathpaws = Summon Pathpaws, Jegu & Jagu
nn-option-choice = Choice { $number }
nn-option-card = { $card } · cost { $cost } · { $power }/{ $resolve }
nn-option-noble-card = { $card }
nn-option-card-of = { $seat }’s { $card }
nn-option-from-channel = { $what } from the Channel
nn-option-spirit = { $spirit } · { $power }/{ $resolve } ({ $side ->
    [own] yours
   *[opposing] theirs
  }, { $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
  })
nn-option-lane = { $side ->
    [own] { $lane ->
        [left] Left
        [middle] Middle
       *[right] Right
      }
   *[opposing] Their { $lane ->
        [left] Left
        [middle] Middle
       *[right] Right
      }
  }
nn-option-slot = { $side ->
    [own] Channel slot { $number }
   *[opposing] Their Channel slot { $number }
  } ({ $state ->
    [ready] Ready
   *[spent] Spent
  })
    .short = { $side ->
        [own] Slot { $number }
       *[opposing] Their Slot { $number }
    }
nn-option-slot-card = { $side ->
    [own] Channel slot { $number }
   *[opposing] Their Channel slot { $number }
  }: { $card } ({ $state ->
    [ready] Ready
   *[spent] Spent
  })
    .short = { $side ->
        [own] Slot { $number }
       *[opposing] Their Slot { $number }
    }: { $card }
nn-option-coin = Dominance, { $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
  } ({ $state ->
    [neutral] neutral
    [ready] Ready
   *[spent] Spent
  })
    .short = Dominance, { $lane ->
        [left] Left
        [middle] Middle
       *[right] Right
    }
nn-option-keep-coin = { $coin }: spend and keep it
nn-option-text = { $card }
nn-option-text-label = { $card }: { $label }
nn-option-text-of = { $text } ({ $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
  }{ $depth ->
    [1] {""}
   *[other] , number { $depth } from above
  })

nn-button-spirit = { $spirit } ({ $lane })
nn-button-slot = { $side ->
    [own] Slot { $number }
   *[opposing] Their Slot { $number }
  }
nn-button-coin = Dominance, { $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
  }
nn-button-text-label = { $label }
nn-button-attack = Attack
nn-button-manifest = MANIFEST
nn-button-pay = PAY
nn-button-draw = Draw
nn-button-relinquish = +1 Soul
nn-button-bargain = Bargain
nn-button-block = Block: { $cards }

nn-preview-arrival = { $changes ->
    [both] Power { $power } → { $new_power }, Resolve { $resolve } → { $new_resolve }
    [power] Power { $power } → { $new_power }
    [resolve] Resolve { $resolve } → { $new_resolve }
   *[neither] Power { $power }, Resolve { $resolve }
  }
nn-preview-attack = Power { $power } against { $resolve }: { $outcome ->
    [ahead] succeeds
    [tie] tie, fails
   *[behind] fails
  }, before anyone Blocks · { $cost ->
    [one] 1 Soul
   *[other] { $cost } Souls
  }
nn-preview-lane = Power { $power }, Resolve { $resolve }
nn-preview-spirit = { $depth ->
    [1] Active Spirit, { $count ->
        [one] alone in its lane
       *[other] one of { $count } in its lane
      }
   *[other] covered, number { $depth } of { $count } from above
  }
nn-proposal-block = { $cards } (Resolve { $total } against { $power })
nn-preview-block = +{ $value } Resolve
nn-brief-arrival = { $power }/{ $resolve } → { $new_power }/{ $new_resolve }
nn-brief-attack = { $power } : { $resolve } · { $cost ->
    [one] 1 Soul
   *[other] { $cost } Souls
  }
nn-brief-numbers = { $power }/{ $resolve }
nn-brief-block = +{ $value }
nn-preview-price = { $cost ->
    [one] 1 Soul
   *[other] { $cost } Souls
  }

nn-refused-no-room = Your lanes are full.
nn-refused-too-dear = You do not have enough Souls for any card.
nn-refused-price = It costs { $cost ->
    [one] 1 Soul
   *[other] { $cost } Souls
  }, and you cannot pay that.
nn-refused-no-spirit = You have no Spirit in any lane.
nn-refused-all-attacked = All your lanes have attacked this turn.
nn-refused-no-attack-allowed = A card’s text stops your lanes from attacking.
nn-refused-no-souls = You do not have enough Souls.
nn-refused-no-cards = You have no cards left to draw.
nn-refused-lane-empty = You have no Spirit there.
nn-refused-lane-forbidden = A card’s text does not allow it.
nn-refused-lane-attacked = It has attacked this turn.
nn-refused-full = The lane is full.

## Options of a match

nn-options-best-of-help = One game, or a best of three with exchanges between deck and Reserve (NN-R1).
nn-options-next-first = First player of the next game
nn-options-next-first-help = In a best of three (NN-R2).
nn-options-next-first-random = Random
nn-options-next-first-loser-choice = The loser chooses
nn-options-reserve-noble = Nobles in the Reserve
nn-options-reserve-noble-help = Whether the Reserve may hold Nobles (NN-R4).
nn-options-lane-geometry = Which lanes face each other
nn-options-lane-geometry-help = Left faces Right as on the board, or Left faces Left (NN-R5).
nn-options-lane-geometry-facing = Left faces Right
nn-options-lane-geometry-mirrored = Left faces Left
nn-options-setup-channel = First Channel card
nn-options-setup-channel-help = State of the card Channeled in the setup (NN-R6).
nn-options-setup-channel-spent = Spent
nn-options-setup-channel-ready = Ready
nn-options-channel-owner-peek = Looking at own Channel cards
nn-options-channel-owner-peek-help = Whether players may look at their own face-down Channel cards (NN-R10).
nn-options-lingering-clear = Lingering Souls are lost
nn-options-lingering-clear-help = In your own End Phase only, or in every End Phase (NN-R15).
nn-options-lingering-clear-own-end = In the own End Phase
nn-options-lingering-clear-every-end = In every End Phase
nn-options-dominance-soul = A Soul of Dominance
nn-options-dominance-soul-help = Which coins give a Soul, and whether they are kept (NN-R16).
nn-options-dominance-soul-relinquish-ready = Relinquish a Ready coin
nn-options-dominance-soul-spend-and-keep = Spend a Ready coin, or relinquish it
nn-options-dominance-soul-relinquish-any = Relinquish any coin
nn-options-bargain-soul-any-time = The Bargain’s Soul at any time
nn-options-bargain-soul-any-time-help = Whether you can also use it in your opponent’s turn (NN-R18).
nn-options-haste-self-pay = HASTE pays for itself
nn-options-haste-self-pay-help = Whether a HASTE card may be spent for its own cost (NN-R21).
nn-options-check-scope = Lanes checked
nn-options-check-scope-help = Only the lane of the arrival, or all (NN-R24).
nn-options-check-scope-lane = That lane
nn-options-check-scope-all = All lanes
nn-options-ambient-in-check = Empty lanes count as 2 in checks
nn-options-ambient-in-check-help = Whether a check against an empty side needs 3 Resolve (NN-R25).
nn-options-token-only-reap = Reaping a lane with only Tokens
nn-options-token-only-reap-help = Whether the top card of the deck is reaped instead (NN-R43).
nn-options-token-only-reap-deck-top = The top card of the deck
nn-options-token-only-reap-none = Nothing
nn-options-end-turn-default = END TURN texts without “may” or “must”
nn-options-end-turn-default-help = Whether they must be used (NN-R47).
nn-options-end-turn-default-mandatory = They must be used
nn-options-end-turn-default-optional = They may be used
nn-options-channel-texts = Texts in the Channel
nn-options-channel-texts-help = Which texts of face-up Channel cards work (NN-R49).
nn-options-channel-texts-income = INCOME texts
nn-options-channel-texts-none = No texts
nn-options-channel-texts-income-ongoing = INCOME and ONGOING
nn-options-pay-windows = PAY texts
nn-options-pay-windows-help = In every window, or in the own Action Phase only (NN-R48).
nn-options-pay-windows-all = In every window
nn-options-pay-windows-own-action = In the own Action Phase
nn-options-react-prompt = Asking for reactions
nn-options-react-prompt-help = Ask only players who can respond, or always (NN-R56).
nn-options-react-prompt-if-able = Players who can respond
nn-options-react-prompt-always = Always
nn-options-block-value = What a Block adds
nn-options-block-value-help = The printed Resolve of each card, or a fixed number (NN-R60).
nn-options-block-value-printed = Printed Resolve
nn-options-block-value-flat = A fixed number
nn-options-block-flat = Fixed number for each Block card
nn-options-block-flat-help = What each card adds when Blocks add a fixed number (NN-R60).
nn-options-block-max = Most Block cards
nn-options-block-max-help = How many cards may Block one attack. 0 is no limit (NN-R61).
nn-options-reshuffle = Reshuffling the Graveyard
nn-options-reshuffle-help = When a card is needed, or as soon as the deck is empty (NN-R70).
nn-options-reshuffle-lazy = When a card is needed
nn-options-reshuffle-eager = As soon as the deck is empty
nn-options-banish-return = Banished cards
nn-options-banish-return-help = Whether texts that say so may bring them back (NN-R72).
nn-options-banish-return-explicit-only = Texts may bring them back
nn-options-banish-return-never = Never come back
nn-options-shatter-is-sacrifice = Shattering as a sacrifice
nn-options-shatter-is-sacrifice-help = Whether an Arbiter that Shatters counts as sacrificed (NN-R76).
nn-options-open-lists-help = Whether both deck lists are public (NN-R75).
nn-options-lone-pass-help = How Herald handles players with only one possible answer. Answering at once reveals it (NN-R56).

nn-aim = Reap four of your opponent’s cards. Summon Spirits into three lanes and attack along them. A successful attack reaps the Spirit in its way. In an empty lane it reaps the top card of the deck.

## Cards to read

nn-heap-noble = Noble
nn-heap-table = In the lanes
nn-heap-channel = Channel
nn-heap-reaped = Reap Pile
nn-heap-banished = Banish Zone
nn-heap-reserve = Reserve Deck

nn-habit-small = reactions to Draws, Harvests and Focus
nn-habit-fails-anyway = attacks on my lanes that already fail
nn-habit-order = the order of texts that happen together
nn-ahead-react = Respond?
nn-ahead-block = Block?

nn-summary-blows = { $seat } lost { $count ->
    [one] 1 Spirit
   *[other] { $count } Spirits
}
nn-summary-best = Busiest card: { $seat }’s { $card }, used { $amount ->
    [one] once
   *[other] { $amount } times
}

# Rules of thumb, where a hint has nothing better to tell

nn-thumb-action = Use your Souls while a summon, a text or an attack brings something.
nn-thumb-answer-end = Souls that you keep pay for your answers in your opponent’s turn.
nn-thumb-harvest = Cards in your Channel pay your costs. Harvest only when you need them in hand.
nn-thumb-focus = Focus gives you a card and a Soul, but costs you your Action Phase.
nn-thumb-channel = Each Ready card in your Channel pays 1 Soul.
nn-thumb-pathfinder = One more Ready card in your Channel pays 1 more Soul.
nn-thumb-react = Answer only where it changes the result. What you keep serves you later.
nn-thumb-block = A Block costs cards for one battle. Discard only as many as it needs.
nn-thumb-summon = Put a Spirit where its Power or Resolve changes the lane.
nn-thumb-attack = Attack where your Power is above their Resolve.
nn-thumb-mulligan = Replace cards that cost too much for your first turns.
nn-thumb-souls = Pay with what you need least in your opponent’s turn.
nn-thumb-bargain = The Noble’s Bargain works once, so use it when it changes the turn.
nn-thumb-manifest = A MANIFEST text works again each turn, so use it while it helps.
