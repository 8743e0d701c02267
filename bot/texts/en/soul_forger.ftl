## Soul-Forger

sf-name = Soul-Forger
sf-aim = Deal your opponents { $player_endurance } damage each, with creatures, weapons and Actions. The last player still in the game wins.

## Beside the board

sf-openly-mulligan = may put cards of the opening hand back.
sf-openly-quest = may go on a Side Quest.
sf-openly-main = plays.
sf-openly-attack = may attack.
sf-openly-window = may answer.
sf-openly-discard = discards down to the limit.
sf-beside-pile = **{ $seat } – { $pile ->
    [material] Material Zone
    [grave] graveyard
   *[removed] removed from play
  } ({ $count }{ $pile ->
    [material] , Ronum { $ronum } in all
   *[other] { "" }
  }):** { $cards }
sf-nothing = nothing
sf-nth = { $card } #{ $nth }
sf-copies = { $card } ({ $count })

## How a match ends

sf-result-last-standing = all other players are out.
sf-result-loop = the same went on and on without a decision, so nobody has won.

## What happens

sf-event-mulligan = { $seat } { $count ->
    [0] keeps the hand
    [one] puts 1 card back and draws another
   *[other] puts { $count } cards back and draws as many
  }.
sf-event-gear-up = All Starting Gear is turned face up.
sf-event-turn = Turn { $number }: { $seat }.
sf-event-phase = { sf-phase }.
sf-event-empty-deck = { $seat } has no card to draw.
sf-event-quest = { $seat } goes on a Side Quest with: { $cards }.
sf-event-level = { $seat }{ $spent ->
    [0] { "" }
   *[other] { " " }spends { $spent } experience{ CHANGE(", ", $had, $has) }
  }: level { CHANGE("", $was, $level) }.
sf-event-experience = { $seat } gains { $count } experience{ CHANGE(": ", $was, $now) }.
sf-event-experience-lost = { $seat } loses { $count } experience{ CHANGE(": ", $was, $now) }.
sf-event-set = { $seat } sets an Action face down.
sf-event-set-own = You set { $card } face down.
sf-event-paid = { $seat } pays with { $card }.
sf-event-flow = { $verb ->
    [summon] { $seat } summons { $card }
    [forge] { $seat } forges { $card }
    [action] { $seat } activates { $card }
    [ability] { $seat } uses { $card }
   *[trigger] { $seat }’s { $card } triggers
  }.
sf-event-resolve = { $verb ->
    [summon] { $seat }’s summon of { $card } resolves
    [forge] { $seat }’s forging of { $card } resolves
   *[other] { $seat }’s { $card } resolves
  }.
sf-event-passed-over = { $seat }’s { $card } was negated, so nothing happens.
sf-event-no-effect = { $seat }’s { $card } has no effect: its targets are gone.
sf-event-negated = { $seat }’s { $card } is negated.
sf-event-entered = { $card } enters the field under { $seat }’s control.
sf-event-no-entry = { $seat }’s { $card } cannot enter the field. It goes to the graveyard.
sf-event-sent = { $seat }’s { $card } is sent from the table.
sf-event-sent-unseen = { $seat }’s set Action is sent from the table, face down.
sf-event-sent-unseen-own = Your { $card } is sent from the table, face down.
sf-event-destroyed = { $seat }’s { $card } is destroyed.
sf-event-replaced = { $seat }’s { $card } is replaced.
sf-event-resolved = { $seat }’s { $card } goes to the graveyard.
sf-event-control = { $seat } gains control of { $card }.
sf-event-moved-up = { $seat }’s { $card } becomes the Primary Weapon.
sf-event-switch = { $seat } switches weapons.
sf-event-attack = { $seat }’s { $card } attacks { $other }’s { $target }.
sf-event-attack-player = { $seat }’s { $card } attacks { $other }.
sf-event-attack-turned = { $seat }’s { $card } now attacks { $other }’s { $target }.
sf-event-attack-turned-player = { $seat }’s { $card } now attacks { $other }.
sf-event-called-off = { $seat } calls off the attack.
sf-event-block = { $seat } blocks with { $card }.
sf-event-damaged = { $seat }’s { $card } takes { $count } damage{ CHANGE(" from ", "", $by) }{ CHANGE(": Endurance ", $was, $now) }.
sf-event-player-damaged = { $seat } takes { $count } damage{ CHANGE(" from ", "", $by) }{ CHANGE(": ", $had, $has) }{ CHANGE(" of ", "", $limit) }.
sf-event-healed = { $seat }’s { $card } heals { $count } damage{ CHANGE(": Endurance ", $was, $now) }.
sf-event-player-healed = { $seat } heals { $count } damage{ CHANGE(": ", $had, $has) }{ CHANGE(" of ", "", $limit) }.
sf-event-power = { $seat }’s { $card }: power { CHANGE("", $was, $now) }.
sf-event-endurance = { $seat }’s { $card }: Endurance { CHANGE("", $was, $now) }.
sf-event-counters = { $seat }’s { $card }: { sf-counter-named } counters { CHANGE("", $was, $now) }.
sf-event-mill = { $seat } puts from the deck into the graveyard: { $cards }.
sf-event-found = { $seat } finds and reveals: { $cards }.
sf-event-organize = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
  } of the deck and puts { $under } at the bottom.
sf-event-moved = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from { sf-pile-from } to { sf-pile-to }.
sf-event-moved-openly = { $seat }, from { sf-pile-from } to { sf-pile-to }: { $cards }.
sf-event-moved-own = From { sf-pile-from } to { sf-pile-to }: { $cards }.
sf-pile-from = { $zone ->
    [hand] the hand
    [deck] the deck
    [forge] the Forge Deck
    [material] the Material Zone
    [grave] the graveyard
   *[removed] outside the game
  }
sf-pile-to = { $to ->
    [hand] the hand
    [deck_top] the top of the deck
    [deck_bottom] the bottom of the deck
    [deck_shuffled] the deck, which is shuffled
    [forge] the Forge Deck
    [material] the Material Zone
    [grave] the graveyard
   *[removed] outside the game
  }
sf-event-absorbed = Under { $seat }’s { $card } go: { $cards }.
sf-event-attuned = { $seat }’s { $card } goes under { $target }.
sf-event-detached = From under { $seat }’s { $card } go { $to ->
    [hand] to the hand
   *[grave] to the graveyard
  }: { $cards }.
sf-event-look = { $seat } looks at { $place ->
    [hand] { $other }’s hand
    [deck_top] the top of { $other }’s deck
   *[set_actions] { $other }’s set Actions
  }.
sf-event-look-own = You look at { $place ->
    [hand] { $other }’s hand
    [deck_top] the top of { $other }’s deck
   *[set_actions] { $other }’s set Actions
  }: { $cards }.
sf-event-reveal = { $seat } reveals from hand: { $cards }.
sf-event-copied = { $seat } copies { $card }.
sf-event-retargeted = { $seat } chooses new targets for { $card }.
sf-event-eliminated = { $seat } is out.

## Questions

sf-prompt-mulligan = Mulligan: choose any cards to put back. You draw as many.
sf-prompt-quest = Side Quest: choose cards to send to the Material Zone. You draw as many. With Ronum { $level } or more you gain a level.
sf-prompt-shortfall = You need { $missing } more Ronum for a level. Spend { $missing } of your { $experience } experience?
sf-prompt-main = Your turn: summon, play, set, forge or continue · { sf-phase } · Ronum { $ronum } of { $level }
sf-prompt-attack = Combat: choose an attacker, or finish.
sf-prompt-target = Choose a target for { $card }.
sf-prompt-redirect = Creatures have entered or left. { $attacker } was attacking { $aim }: choose what it does.
sf-prompt-block = { $attacker } attacks { $what ->
    [player] you
   *[creature] { $aim }
  } with power { $power }. Choose a blocker.
sf-prompt-window-entry = { $verb ->
    [summon] { $seat } summons { $card }
    [forge] { $seat } forges { $card }
    [action] { $seat } activates { $card }
    [ability] { $seat } uses { $card }
   *[trigger] { $seat }’s { $card } triggers
  }{ $depth ->
    [1] { "" }
   *[other] , top of { $depth } in the Flow
  }. Respond?
sf-prompt-window-combat = { $step ->
    [step1] { $attacker } attacks { $aim }
    [step2] The attack on { $aim } is blocked
   *[step3] The attack on { $aim } is about to deal damage
  }. Respond?
sf-prompt-window-phase = { $seat }’s { sf-phase } is ending. Respond?
sf-prompt-alternative = { $card }: choose how to pay.
sf-prompt-pay = { $card } costs { $cost }{ $has_x ->
    [yes] , with X = { $x }
   *[no] { "" }
  }. Choose cards to send.
sf-prompt-pay-ability = { $card }’s ability costs { $cost }{ $has_x ->
    [yes] , with X = { $x }
   *[no] { "" }
  }. Choose cards to send.
sf-prompt-replace = Choose a card for { $card } to replace.
sf-prompt-aim = { $card }: choose a target.
sf-prompt-order = Several abilities trigger. Choose the first to enter the Flow. It resolves last.
sf-prompt-may = { $card }: use this effect?
sf-prompt-search = { $card }: choose { $up_to ->
    [yes] up to { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
      }
  }.
sf-prompt-pick = { $card }: choose { $up_to ->
    [yes] up to { $count }
   *[no] { $count }
  } of these.
sf-prompt-pick-pieces = { sf-prompt-pick }
sf-prompt-discard = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } to discard.
sf-prompt-discard-down = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, down to your hand limit.
sf-prompt-organize-bottom = { $card }: choose cards to put on the bottom of your deck.
sf-prompt-organize-top = { $card }: choose the order of the others, top card first.
sf-prompt-organize-under = { $card }: choose the order on the bottom, lowest card last.
sf-prompt-overflow = Your creatures have Ronum { $ronum }, but your level is { $level }. Choose a creature to send to the graveyard.
sf-prompt-levels = Buy level { $next } for { $level } experience? You have { $experience }.

sf-default-quest = You send nothing.
sf-default-shortfall = You spend nothing, and get no level.
sf-default-main = The phase ends.
sf-default-attack = You stop attacking.
sf-default-attack-bound = { $attacker } attacks the first target: it must.
sf-default-target = The first target is attacked.
sf-default-window = You pass.
sf-default-redirect = The attack continues if it can. If not, it is called off.
sf-default-block = Nothing blocks.
sf-default-levels = You keep your experience.
sf-default-overflow = The last creature goes.
sf-default-discard = The oldest cards go.
sf-default-order = The order listed is kept.
sf-default-mode = The first option is chosen.
sf-default-replace = The first is replaced.
sf-default-aim = The first target is taken.
sf-default-search = The first that fit are taken.
sf-default-pick = The first are taken.
sf-default-organize-bottom = All stay on top.
sf-default-organize-top = They stay in their order.
sf-default-organize-under = They stay in their order.

## Buttons and menus

sf-group-summon = Summon
sf-group-play = Play an Action
sf-group-use = Activate a set Action
sf-group-skill = Use an ability
sf-group-set = Set face down
sf-group-forge = Forge
sf-group-targets = Targets
sf-group-attackers = Attack
sf-group-blockers = Blockers
sf-group-creatures = Creatures
sf-group-abilities = Abilities
sf-group-field = On the table
sf-group-material = Material Zone

sf-none-mulligan = Keep the Hand
sf-none-quest = Send Nothing
sf-none-organize-bottom = Leave All on Top
sf-none-search = Take Nothing
sf-none-other = Choose None

sf-option-card = { $card } · { $factions } · Ronum { $ronum }
sf-option-payer = { $card } · { $factions } · Ronum { $ronum } · { $place ->
    [material] Material Zone
    [hand] hand
   *[field] on the table
  }
sf-payer = { $card } ({ $place ->
    [material] Material Zone
    [hand] hand
   *[field] on the table
  })
sf-option-attack = Attack: { $card }
sf-proposal-quest = { $cards } (Ronum { $ronum }{ $experience ->
    [0] )
   *[other] {" "}+ { $experience } experience)
}
sf-proposal-quest-hand = All { $count } Cards (Ronum { $ronum }{ $experience ->
    [0] )
   *[other] {" "}+ { $experience } experience)
}
sf-option-card-of = { $card } in { $seat }’s { $zone ->
    [grave] graveyard
    [material] Material Zone
    [removed] cards removed from play
    [hand] hand
   *[deck] deck
  }
sf-option-piece = { $card }
sf-option-piece-of = { $seat }’s { $card }
sf-option-set-of = { $seat }’s Action set in turn { $turn }{ $nth ->
    [0] {""}
   *[other] {" "}#{ $nth }
}
sf-option-player = { $seat }
sf-option-entry = { $seat }’s { $card } in the Flow
sf-option-trigger = { $card }
sf-option-trigger-by = { $card } (by { $that })
sf-option-alternative = { CAPITAL($cost) }
sf-option-summon = Summon { $card }
sf-option-play = Play { $card }
sf-option-use = Activate { $card }
sf-option-skill = Use { $card }
sf-option-skill-of = Use { $card }, which gains { $by }
sf-option-set = Set { $card }
sf-option-forge = Forge { $card }
sf-option-switch = Switch Weapons
sf-option-combat = Go to Combat
sf-option-main-end = End Turn
sf-option-finish = Finish Combat
sf-option-end-turn = Finish Combat and End Turn
sf-option-cancel = Call Off the Attack
sf-option-no-target = Choose None
sf-option-no-block = Do Not Block
sf-option-buy = Buy Level
sf-option-levels-stop = Keep Experience
sf-option-spend = Spend Experience
sf-option-save = Skip the Level

sf-preview-paid = pays { $cards }
sf-brief-paid = pays { $place ->
    [material] { $count } from Material
   *[other] { $card } ({ $place ->
        [hand] hand
       *[field] table
    }){ $more ->
        [0] { "" }
       *[other] {" "}+{ $more }
    }
  }
sf-preview-cost = { $what } · costs { $cost }
sf-preview-creature = power { $power }, Endurance { $endurance } left, { $position ->
    [on] On-guard
   *[off] Off-guard
  }
sf-preview-weapon = { $zone ->
    [primary] Primary
   *[secondary] Secondary
  } Weapon, power { $power }, { $position ->
    [on] On-guard
   *[off] Off-guard
  }
sf-preview-gear = { $position ->
    [on] On-guard
   *[off] Off-guard
  }
sf-preview-action = { $state ->
    [up] face up
   *[down] set in turn { $turn }
  }
sf-preview-player = damage { $damage } of { $endurance }
sf-preview-entry = { $place ->
    [1] resolves first
   *[other] no. { $place } to resolve
}
sf-preview-ronum = Ronum { $ronum }
sf-preview-attack-player = power { $power }: damage { $before } → { $after } of { $endurance } · { $back } back{ $blocks ->
    [open] , before anyone blocks
   *[known] { "" }
  }
sf-preview-attack-creature = deals { $power } to Endurance { $endurance }{ $through ->
    [0] { "" }
   *[other] , { $through } to its player
} · { $back } back{ $blocks ->
    [open] , before anyone blocks
   *[known] { "" }
  }
sf-preview-block = deals { $power }, takes { $taken }, Endurance { $endurance } left{ $through ->
    [0] { "" }
   *[other] , you take { $through }
}
sf-preview-block-self = deals { $power }, you take { $taken }
sf-preview-switch = Primary: { $card }
sf-brief-attack-player = { $before } → { $after }{ $back ->
    [0] { "" }
   *[other] { " " }· { $back } back
  }
sf-brief-blow = { $power } : { $endurance }{ $back ->
    [0] { "" }
   *[other] { " " }· { $back } back
  }
sf-brief-creature = { $power }/{ $endurance }
sf-brief-weapon = { $power }
sf-brief-player = { $damage }/{ $endurance }

sf-running-quest = Ronum { $total } of { $level } needed for a level
sf-running-pay = { $unit ->
    [ronum] Ronum { $total } so far. Choose more cards to send.
   *[cards] { $total ->
        [one] 1 card
       *[other] { $total } cards
      } so far. Choose more cards to send.
  }

sf-refused-unique = You already control this Unique card.
sf-refused-ronum = Its Ronum { $ronum } does not fit: your creatures have { $have } and your level is { $level }.
sf-refused-cost = You cannot pay for it.
sf-refused-reaction = Set this Reaction first. You can activate it from a later turn on.
sf-refused-level = Its Ronum is { $ronum }, above your level { $level }.
sf-refused-faction = You need a creature or Equipment of its faction ({ $factions }).
sf-refused-requirement = It has no legal target, or you lack what it requires.
sf-refused-normal = You can activate it only in your own Main Phases, when the Flow is empty.
sf-refused-waits = You set it this turn. You can activate it from a later turn on.
sf-refused-starting-gear = Starting Gear has no cost, so it cannot be forged.
sf-refused-off-guard = It is Off-guard.
sf-refused-pacifist = A Pacifist cannot attack or block.
sf-refused-first-turn = Nobody can attack in the first turn.
sf-refused-forbidden = An effect does not allow it.
sf-refused-flight = Only creatures with Flight can block Flight.

## Orders: when a player wants to be asked

sf-orders-title = { $quiet ->
    [flow] You pass on everything in this Flow.
    [phase] You pass on everything until the phase ends.
    [attacked] You pass on everything until you are attacked or your turn starts.
    [turn] You pass on everything until your turn.
    [end] Combat is over, and you skip Main Phase 2.
   *[none] When should Herald ask you?
  } Only you see this.
sf-order-quiet-flow = Pass This Flow
sf-order-quiet-phase = Pass Until the Phase Ends
sf-order-quiet-attacked = Pass Until I Am Attacked
sf-order-quiet-turn = Pass Until My Turn
sf-order-quiet = Ask Me Again
sf-order-stop-own = after I add to the Flow
sf-order-stop-concern = when something in the Flow affects me, or I can target it
sf-order-stop-entry = after every addition to the Flow by others
sf-order-stop-attacked = when I am attacked
sf-order-stop-fight = before damage, if I fight
sf-order-stop-other-fight = when others fight
sf-order-stop-step2 = when an attack is blocked
sf-order-stop-before-me = at the end of the turn before mine
sf-order-stop-phase = at the end of other players’ phases
sf-order-stop-own-phase = at the end of my own phases

## Options of a match

sf-options-player-endurance = Players’ Endurance
sf-options-player-endurance-help = How much damage puts a player out (SF-R1).
sf-options-guard-reset = Cards turn On-guard
sf-options-guard-reset-help = When Off-guard cards turn On-guard again (SF-R4).
sf-options-guard-reset-own-ready = In your own Ready Phase
sf-options-guard-reset-own-end = At the end of your own turn
sf-options-guard-reset-every-turn = In every turn
sf-options-first-player-help = Chance, the challenger, or the loser of the match before (SF-R7).
sf-options-first-player-random = Chance
sf-options-first-player-host = The challenger
sf-options-first-player-loser = The last loser
sf-options-first-turn-attack = Attacks in the first turn
sf-options-first-turn-attack-help = Whether the first player may attack in the first turn (SF-R8).
sf-options-side-quest-xp-only = Side Quest by experience alone
sf-options-side-quest-xp-only-help = Whether a level can be bought in the Side Quest without a card (SF-R11).
sf-options-empty-deck-damage = Damage for an empty deck
sf-options-empty-deck-damage-help = Damage for starting a turn with no card to draw (SF-R13).
sf-options-multi-level-end = Several levels in an End Phase
sf-options-multi-level-end-help = Whether more than one level may be bought in an End Phase (SF-R14).
sf-options-xp-on-defense = Experience when defending
sf-options-xp-on-defense-help = Whether a weapon earns experience in others’ Combat Phases too (SF-R16).
sf-options-action-zones = Action Zones
sf-options-action-zones-help = How many Actions a player can have on the table (SF-R26).
sf-options-payment-to = Where payments go
sf-options-payment-to-help = Whether what pays goes to the graveyard or out of the game (SF-R30).
sf-options-payment-to-graveyard = Graveyard
sf-options-payment-to-removed = Out of the game
sf-options-equipment-as-payment = Equipment pays
sf-options-equipment-as-payment-help = Whether Equipment on the table may be sent to pay (SF-R31).
sf-options-cancel-keeps-guard = Called-off attackers stay On-guard
sf-options-cancel-keeps-guard-help = Whether an attacker whose attack is called off stays On-guard (SF-R50).
sf-options-hand-limit = Hand limit
sf-options-hand-limit-help = Cards kept at the end of a turn (SF-R57).
sf-options-loop-cap = Flow entries per turn
sf-options-loop-cap-help = After this many, players cannot add more by choice (SF-R74).
sf-options-lone-pass-help = How Herald handles players who can only pass. Answering at once reveals it (SF-R52).

## Cards to read

sf-heap-set = Set Actions
sf-heap-forge = Forge Deck
sf-heap-material = Material Zone
sf-heap-removed = Removed from play
sf-ahead-window = Respond?
sf-ahead-block = Who blocks?

# Rules of thumb, where a hint has nothing better to tell

sf-thumb-main = Use your whole level: each creature and each piece of gear helps from now on.
sf-thumb-answer-combat = Attack now. You can still summon and forge in Main Phase 2.
sf-thumb-answer-main-end = Keep what you cannot use well this turn.
sf-thumb-answer-end-turn = A creature that stays On-guard can block in your opponent’s turn.
sf-thumb-attack = Attack where you destroy something, or where nothing strikes back hard.
sf-thumb-block = Block where your creature survives, or takes the attacker with it.
sf-thumb-pay = Pay with cards that you will not need soon.
sf-thumb-window = Keep your answers for something that hurts you more.
sf-thumb-quest = Send cards that are too big for now. You draw as many.
sf-thumb-organize-bottom = Put under your deck what you do not need soon.
sf-thumb-organize-top = Put on top what you want to draw next.
sf-thumb-pick = Choose what helps you most right now.
sf-thumb-mulligan = Keep cards that you can use in your first turns. Put the others back.
sf-thumb-may = Use an ability only where it helps you.
