## Noxtalia

nx-name = Noxtalia
nx-robot = Robot
nx-format-standard = Standard
nx-format-libre = Free Format

## Modes, phases, cycle

nx-mode-duel = One against one
nx-mode-solo = Solo
nx-mode-free-for-all = Free-for-all
nx-mode-two-vs-two = Two against two

nx-phase-preparation = Preparation
nx-phase-combat = Combat
nx-phase-end = End of the turn

nx-cycle-diurne = Diurnal turn
nx-cycle-nocturne = Nocturnal turn

## How a match ends

nx-result-destroyed = all Spirits of one side were destroyed.
nx-result-exhausted = a draw pile ran out for the second time.
nx-result-simultaneous = both sides lost at the same time.
nx-result-turn-limit = the last turn is over and nobody has won.
nx-result-tiebreak = the last turn is over. Living Spirits, then HP, decided.
nx-result-resigned = the others left the match.

## What happens

nx-event-team = { $seat } fields { $cards }.
nx-event-turn = Turn { $turn } ({ $cycle ->
    [diurne] Diurnal
   *[nocturne] Nocturnal
  }): { $seat }.
nx-event-mill = { $seat } discards from the draw pile: { $cards }.
nx-event-exhausted = { $seat }’s draw pile has run out { $count ->
    [1] for the first time
    [2] for the second time
   *[other] { $count } times
  }.
nx-event-pending = { $seat }’s draw pile and discard are empty. The new pile forms when a card is discarded.
nx-event-reshuffle = { $seat } shuffles the discard into a new draw pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
nx-event-robot-penalty = { $seat }’s Spirits lose { $amount } HP each for the new draw pile.
nx-event-penalty = { $seat }’s { $spirit }: HP { CHANGE("", $was, $pv) }.
nx-event-recycle = { $seat } recycles a card.
nx-event-recycle-own = You put { $card } under your draw pile.
nx-event-attack = { $seat } attacks { $loser }’s { $spirit } with { $card } ({ $cost } MP{ CHANGE(", ", $was, $now) }): elements { $chart }, Power { $power }.
nx-event-attack-spirit = { $seat }’s { $card } attacks { $loser }’s { $spirit } for { $cost } MP{ CHANGE(", ", $was, $now) }: chart { $chart }, Power { $power }.
nx-event-attack-second = Zone: { $seat } uses { $card } once more ({ $cost } MP), on { $loser }’s { $spirit }: chart { $chart }, Power { $power }.
nx-event-defend = { $seat } defends with { $card } for { $cost } MP{ CHANGE(", ", $was, $now) }: chart { $chart }, Power { $power }.
nx-event-compare = Power { $power } against { $defence }: { $seat }’s { $spirit } takes { $amount } damage. HP { CHANGE("", $was, $pv) }.
nx-event-undefended = No Defence (Power { $power } against { $defence }): { $seat }’s { $spirit } takes { $amount } damage. HP { CHANGE("", $was, $pv) }.
nx-event-support = { $seat } uses { $card } for { $cost } MP{ CHANGE(": ", $was, $now) }.
nx-event-support-aimed = { $seat } uses { $card } on { $spirit } for { $cost } MP{ CHANGE(": ", $was, $now) }.
nx-event-effect = { $seat }’s { $card } takes effect.
nx-event-power = { $seat }’s { $card }: { $change } Power{ CHANGE(", ", $was, $now) }.
nx-event-opposing-power = { $seat }’s { $card }: { $change } Power for the other side{ CHANGE(", ", $was, $now) }.
nx-event-chart-value = { $seat }’s { $card } sets its chart value to { $change }{ CHANGE(": Power ", $was, $now) }.
nx-event-ignore-chart = { $seat }’s { $card } { $only ->
    [any] ignores the chart
   *[weak] is never weak
  }{ CHANGE(": Power ", $was, $now) }.
nx-event-prevent = { $seat }’s { $card } prevents { $amount } damage{ CHANGE(": ", $was, $now) }.
nx-event-no-defence = No Defence may be played against { $seat }’s { $card }.
nx-event-damage = { $seat }’s { $spirit } takes { $amount } direct damage: HP { CHANGE("", $was, $pv) }.
nx-event-lose-pv = { $seat }’s { $spirit } loses { $amount } HP: { CHANGE("", $was, $pv) }.
nx-event-heal = { $seat }’s { $spirit } regains { $amount } HP: { CHANGE("", $was, $pv) }.
nx-event-exhaust = { $seat }’s { $spirit } is exhausted.
nx-event-recharge = { $seat }’s { $spirit } is recharged.
nx-event-gain-pm = { $seat } gains { $amount } MP: { CHANGE("", $was, $pm) }.
nx-event-lose-pm = { $seat } loses { $amount } MP: { CHANGE("", $was, $pm) }.
nx-event-fetch = { $seat } returns from the discard to hand: { $cards }.
nx-event-sink-hand = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from hand under the draw pile.
nx-event-sink-hand-own = You put { $count ->
    [one] 1 card
   *[other] { $count } cards
  } under your draw pile: { $cards }.
nx-event-sink-discard = { $seat } puts from the discard under the draw pile: { $cards }.
nx-event-banish = Removed from { $seat }’s discard: { $cards }.
nx-event-look-hand = { $seat } looks at a hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nx-event-look-hand-own = You see { $count ->
    [0] an empty hand
    [one] 1 card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
  }.
nx-event-look-pile = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
  } of a draw pile.
nx-event-look-pile-own = You see on top of the draw pile { $count ->
    [0] no card
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
  }.
nx-event-attached = { $card } is attached to { $seat }’s { $spirit }.
nx-event-detached = { $card } is no longer attached to { $seat }’s { $spirit }.
nx-event-removed = { $seat }’s { $card } leaves the game.
nx-event-destroyed = { $seat }’s { $spirit } is destroyed.
nx-event-linked = { $seat } takes linked capacities into hand: { $cards }.
nx-event-cost-change = { $seat }’s capacities temporarily cost { $change } MP.
nx-event-lift-pm = { $seat } may gain more than 8 MP this turn.
nx-event-lift-pv = { $seat } may heal Spirits beyond their HP this turn.
nx-event-extra-recycle = { $seat } may recycle once more this turn.
nx-event-flip-cycle = The cycle flips: it is now { $cycle ->
    [diurne] Diurnal
   *[nocturne] Nocturnal
  }.
nx-event-roll = { $seat } rolls { $die } for { $card }.
nx-event-mode = { $seat } chooses option { $number } of { $card }.
nx-event-choice-die = The die shows { $die }: option { $choice } of { $options }.
nx-event-robot-card = { $seat } turns over { $card }.
nx-event-robot-unusable = { $seat } cannot use { $card } and discards it.
nx-event-eliminated = { $seat } is out: { $reason ->
    [exhausted] the draw pile ran out twice
    [resigned] they left the match
   *[destroyed] all Spirits were destroyed
  }.

## Questions

nx-prompt-combat = Your turn: attack, use a card, or end it · { $pm } MP
nx-prompt-attack-card = Choose an Attack. · { $pm } MP
nx-prompt-attack-spirit = Choose a Spirit to attack with. · { $pm } MP
nx-prompt-attack-target = Choose a target for { $card }.
nx-prompt-support-card = Choose a Support. · { $pm } MP
nx-prompt-support-target = Choose a Spirit for { $card }.
nx-prompt-recycle = Choose a card to recycle. It goes under your draw pile, and you draw another.
nx-prompt-defend = { $card } attacks your { $spirit } with Power { $power }. Play a Defence? You have { $pm } MP.
nx-prompt-ally-defend = { $card } attacks your partner’s { $spirit } with Power { $power }. Play a Defence? You have { $pm } MP.
nx-prompt-zone-target = Zone: choose the second target of { $card }.
nx-prompt-attach = Choose a Spirit to attach { $card } to.
nx-prompt-pick-spirit = { $card }: choose a Spirit.
nx-prompt-pick-spirits = { $card }: choose { $count } Spirits.
nx-prompt-opponent = { $card }: choose an opponent.
nx-prompt-may = { $card }: use this effect?
nx-prompt-discard = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } to discard.
nx-prompt-forced-discard = { $card }: discard { $count ->
    [one] a card
   *[other] { $count } cards
  }. You choose.
nx-prompt-fetch = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } from your discard to return to your hand.
nx-prompt-sink-hand = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } from your hand to put under your draw pile.
nx-prompt-sink-discard = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } of your discard to put under your draw pile.
nx-prompt-banish = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } of the discard to put out of the game.
nx-prompt-unbind = { $card }: choose { $count ->
    [one] an attached capacity
   *[other] { $count } attached capacities
  } to destroy.
nx-prompt-order = Several effects happen now. Choose the first.
nx-prompt-first = Who begins the next game?

nx-default-combat = You end your turn.
nx-default-defend = You play no Defence.
nx-default-ally-defend = You play no Defence.
nx-default-zone-target = You skip the second use.

## Buttons and menus

nx-group-discard = Discard
nx-group-attached = Attached capacities

nx-option-attack = Attack With a Card
nx-option-spirit = Attack With a Spirit
nx-option-support = Use a Support
nx-option-recycle = Recycle a Card
nx-option-none = Play No Defence
nx-option-skip = Skip
nx-option-power-card = { $card } · { $element } · { $cost } MP · Power { $power }
nx-short-card = { $card } · { $cost } MP
nx-button-recycle = Recycle
nx-option-support-card = { $card } · { $element } · { $cost } MP
nx-option-spirit-alone = { $spirit }
nx-option-spirit-of = { $seat }’s { $spirit }
nx-option-order = { $card } on { $spirit }
nx-option-attached = { $card }

nx-preview-attack = Power { $power }, elements { $chart } · HP { $before } → { $after } without a Defence
nx-preview-spirit-attack = { $cost } MP · Power { $power }
nx-preview-no-defence = { $damage } damage
nx-brief-power = Power { $power }
nx-brief-spirit = { $pv }/{ $most }
nx-preview-defence = Power { $power }, elements { $chart } · { $damage } damage left
nx-preview-spirit = { $pv } of { $most } HP, { $state ->
    [charged] charged
   *[exhausted] exhausted
  }

nx-refused-no-attack = You have no Attack in hand.
nx-refused-no-support = You have no Support in hand.
nx-refused-no-target = There is no Spirit it can target.
nx-refused-pm-all = You do not have enough MP for any of them.
nx-refused-pm = It costs { $cost } MP and you have { $pm }.
nx-refused-all-exhausted = All your Spirits are exhausted.
nx-refused-exhausted = It is exhausted.
nx-refused-recycled = You have already recycled this turn.
nx-refused-empty-pile = Your draw pile is empty.
nx-refused-first-turn = In turn 1 you may attack only the next player.

## Options of a match

nx-options-format = Format
nx-options-format-help = Base capacities, or six of each Spirit’s element (NX-11, NX-12).
nx-options-format-standard = Standard
nx-options-format-libre = Free Format
nx-options-difficulty = The Robot
nx-options-difficulty-help = How many cards and MP the Robot has in Solo (NX-93 to NX-95).
nx-options-difficulty-easy = Easy
nx-options-difficulty-normal = Normal
nx-options-difficulty-hard = Hard
nx-options-robot-team = The Robot’s team
nx-options-robot-team-help = Which ready-made team the Robot plays in Solo (NX-14).
nx-options-robot-team-other = A different team from the player’s
nx-options-robot-team-a = Team A
nx-options-robot-team-b = Team B
nx-options-robot-team-c = Team C
nx-options-robot-team-random = Random
nx-options-linked = Linked capacities
nx-options-linked-help = Whether you take a destroyed Spirit’s linked capacities into hand (NX-R13).
nx-options-opening-hand = Opening hand
nx-options-opening-hand-help = Cards in hand when the match begins (NX-R12).
nx-options-turn-limit = Turn limit
nx-options-turn-limit-help = The match is a draw after this turn (NX-R51).
nx-options-mirror = Same Spirit on both sides
nx-options-mirror-help = Whether a Spirit may be in several teams (NX-R21).
nx-options-max-defences = Defences per attack
nx-options-max-defences-help = How many Defences may be played against one attack (NX-R25).
nx-options-support-after-use = Used Supports
nx-options-support-after-use-help = Where a Support goes after use (NX-R10).
nx-options-support-after-use-discard = Discard
nx-options-support-after-use-remove = Out of the game
nx-options-zone-optional = Zone’s second use
nx-options-zone-optional-help = Whether the second use of a Zone may be left out (NX-R31).
nx-options-empty-discard = First exhaustion without discard
nx-options-empty-discard-help = Whether the draw pile waits for a discarded card, or the player loses (NX-R47).
nx-options-empty-discard-pending = Wait
nx-options-empty-discard-lose = Lose
nx-options-simultaneous = Both sides lose at once
nx-options-simultaneous-help = The winner in that case (NX-R49).
nx-options-simultaneous-draw = Nobody
nx-options-simultaneous-active-wins = The player whose turn it is
nx-options-simultaneous-active-loses = The other side
nx-options-robot-defence = The Robot’s defence
nx-options-robot-defence-help = Whether the Robot stops at its first Defence or turns over more cards (NX-R56).
nx-options-robot-defence-stop-at-first = Stop at the first
nx-options-robot-defence-all = Continue
nx-options-mask-empty-defence = Always ask for a Defence
nx-options-mask-empty-defence-help = Ask even if no Defence can be played, so that the question reveals nothing (NX-R24).
nx-options-open-lists-help = Whether Free Format lists are public (NX-R66).
nx-options-two-vs-two = Two against two
nx-options-two-vs-two-help = House rule NX-H5: four players in two sides.
nx-options-ally-defence = Defending a partner
nx-options-ally-defence-help = House rule NX-H5: the partner may defend when the player attacked does not.
nx-options-share-hands = Shared hands
nx-options-share-hands-help = House rule NX-H6: partners see each other’s hand.
nx-options-ffa-tiebreak = Tie-break
nx-options-ffa-tiebreak-help = House rule NX-H4: in a free-for-all, living Spirits and then HP decide after the last turn.
nx-options-random-teams = Random teams
nx-options-random-teams-help = House rule NX-H7: each player is dealt three Spirits of different elements.
nx-options-expert = Expert
nx-options-expert-help = House rule NX-H7: Free Format teams handed in secretly, 60 seconds for each decision.
nx-options-best-of-three-help = House rule NX-H8: the loser of a game says who begins. A draw counts half.

nx-options-expert-format = Expert is played in the Free Format.
nx-options-random-expert = Expert teams are chosen, not drawn at random.
nx-options-random-libre = Random teams keep their base capacities: choose the Standard format.
nx-options-tournament = A best of three is played in the Standard format.
nx-options-lone-pass-help = How Herald handles players with only one possible answer. Answering at once reveals it (NX-R24).

## The Robot, who goes on card by card

nx-prompt-robot = The Robot continues.
nx-default-robot = the Robot continues

nx-aim = Destroy every opposing Spirit by bringing it to 0 life points (HP). You also win if your opponent’s draw pile runs out for the second time.

## Cards to read

nx-heap-top = On top of the pile, as you know
nx-heap-bottom = Under the pile, as you know
nx-heap-deck = All your capacities
nx-heap-table = Spirits
nx-heap-attached = Attached
nx-heap-linked = Linked, waiting
nx-heap-discard = Discard pile
nx-heap-removed = Out of the game
nx-heap-fallen = Destroyed Spirits

nx-habit-survives = a Defence when my Spirit survives without one
nx-habit-partner = attacks on my partner
nx-habit-order = the order of effects that happen together
nx-ahead-defend = Play a Defence?
nx-ahead-ally-defend = Play a Defence for your partner?
nx-ahead-combat = Your turn: what do you do?

# Rules of thumb, where a hint has nothing better to tell

nx-thumb-combat = Use your MP while a card brings something. You gain more at the end of your turn.
nx-thumb-answer-end = Keep your MP for a Defence in your opponent’s turn.
nx-thumb-attack-card = Attack where the elements add Power.
nx-thumb-attack-target = Attack where the elements add Power, or where a Spirit can fall.
nx-thumb-defend = A Defence costs MP and a card. Keep it for an attack that hurts more.
nx-thumb-recycle = Put back the card that helps you least now.
nx-thumb-sink-hand = Put back the card that you will miss least.
nx-thumb-order = Start with the effect that helps the others.
nx-thumb-may = Use an effect only where it helps you.
