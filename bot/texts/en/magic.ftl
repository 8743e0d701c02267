## Magic

mn-name = Magic (Noble)
mn-aim = Bring your opponent from 20 life to 0, with creatures that your lands pay for and with your Noble, which waits face down.

## How a match ends

mn-result-life = a player has no life left.
mn-result-library = a player had no card left to draw.
mn-result-draw = both players have lost at once.
mn-result-loop = the same went on and on without a decision, so nobody has won.

## What happens

mn-event-noble = { $seat } puts a Noble face down into the command zone.
mn-event-noble-own = You put { $card } face down into the command zone: your Noble.
mn-event-keep = { $seat } keeps the hand.
mn-event-mulligan = { $seat } takes a mulligan.
mn-event-bottom = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
  } on the bottom of the library.
mn-event-bottom-own = You put on the bottom of your library, the last lowest: { $cards }.
mn-event-shuffle = { $seat } shuffles the library.
mn-event-land = { $seat } plays { $card }.
mn-event-cast = { $seat } casts { $card }.
mn-event-enters = { $card } comes to the battlefield.
mn-event-attack = { $seat } attacks with { $cards }.
mn-event-block = { $seat } blocks { $card } with { $cards }.
mn-event-damage = { $card } deals { $number } damage to { $seat }.
mn-event-damage-creature = { $card } deals { $number } damage to { $target }.
mn-event-life = { $seat } gains { $number } life.
mn-event-destroyed = { $card } is destroyed.
mn-event-put-away = { $card } is put into the graveyard.

## What is asked

mn-step = { $step ->
    [untap] untap step
    [upkeep] upkeep
    [draw] draw step
    [main-1] first main phase
    [begin-combat] beginning of combat
    [attackers] after attackers are declared
    [blockers] after blockers are declared
    [first-damage] after first-strike damage
    [damage] after combat damage
    [end-combat] end of combat
    [main-2] second main phase
    [end] end step
   *[cleanup] cleanup step
  }
mn-prompt-first = Do you play first or draw first?
mn-prompt-keep = Your opening hand{ $mulligans ->
    [0] { "" }
    [one] { " " }after 1 mulligan
   *[other] { " " }after { $mulligans } mulligans
  }: do you keep it?
mn-prompt-bottom = { $count ->
    [one] Which card goes
   *[other] Which { $count } cards go
  } to the bottom of your library?
mn-prompt-bottom-order = In which order do they lie at the bottom, the last lowest?
mn-prompt-main = Turn { $turn }, { mn-step }: what do you do?
mn-prompt-priority = { $seat }’s turn { $turn }, { mn-step }: what do you do?
mn-prompt-stack = { $seat }’s { $card } is on the stack: what do you do?
mn-prompt-attackers = Which creatures attack?
mn-prompt-blockers = Which creatures block, and what?
mn-prompt-damage = How does { $what } divide its { $count } damage?
mn-prompt-legend = Which of these legendary permanents do you keep?
mn-prompt-discard = Which { $count ->
    [one] card
   *[other] { $count } cards
  } do you discard down to seven?
mn-default-first = You play first.
mn-default-keep = You keep your hand.
mn-default-bottom = The oldest cards go to the bottom.
mn-default-bottom-order = They lie as they are listed.
mn-default-main = You go on.
mn-default-priority = You pass.
mn-default-attackers = Nothing attacks.
mn-default-blockers = Nothing blocks.
mn-default-legend = You keep the oldest.
mn-default-discard = The oldest cards go.
mn-group-land = Play a land
mn-group-cast = Cast
mn-group-permanents = Permanents
mn-option-first-play = Play First
mn-option-first-draw = Draw First
mn-option-keep-keep = Keep
mn-option-keep-mulligan = Mulligan
mn-option-land = Play { $card }
mn-option-cast = Cast { $card }
mn-option-cast-noble = Cast Your Noble, { $card }
mn-card = { $card }
mn-permanent = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-player = { $seat }

## When you are asked

mn-orders-title = { $quiet ->
    [stack] You pass until the stack is empty.
    [turn] You pass for the rest of this turn, but when attacked.
    [my-turn] You pass until your turn, but when attacked.
   *[none] When do you want to be asked?
  }
mn-order-stop = { $whose ->
    [own] Your turn
   *[other] Opponent’s turn
  }: { mn-step }
mn-order-hold = Keep priority after your own spells
mn-order-quiet-stack = Pass Until the Stack Is Empty
mn-order-quiet-turn = Pass This Turn
mn-order-quiet-my-turn = Pass Until My Turn
mn-order-quiet = Pass No Longer
