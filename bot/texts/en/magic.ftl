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
mn-event-turns-up = { $seat } turns { $card } face up.
mn-event-shown = { $seat } shows what lay face down: { $cards }.
mn-event-homeward = { $card } goes home to the command zone.
mn-event-suspended = { $seat } suspends { $card }.
mn-event-time = { $card } waits with { $number ->
    [0] no time counter any more
    [one] 1 time counter
   *[other] { $number } time counters
  }{ CHANGE(": ", $was, $number) }.
mn-event-turn = Turn { $turn }: { $seat }, { $mine } life against { $yours }.
mn-event-land = { $seat } plays { $card }.
mn-event-cast = { $seat } casts { $card }.
mn-event-enters = { $card } comes to the battlefield.
mn-event-attack = { $seat } attacks with { $cards }.
mn-event-block = { $seat } blocks { $card } with { $cards }.
mn-event-damage = { $card } deals { $number } damage to { $seat }{ CHANGE(": life ", $was, $now) }.
mn-event-damage-creature = { $card } deals { $number } damage to { $target }{ CHANGE(": marked ", $was, $now) }.
mn-event-life = { $seat } gains { $number } life{ CHANGE(": ", $was, $now) }.
mn-event-destroyed = { $card } is destroyed.
mn-event-put-away = { $card } is put into the graveyard.
mn-event-sacrificed = { $card } is sacrificed.
mn-event-countered = { $card } is countered.
mn-event-milled = { $card } goes from the library to the graveyard.
mn-event-life-lost = { $seat } loses { $number } life{ CHANGE(": ", $was, $now) }.
mn-event-counters = { $card } gets { $number ->
    [one] 1 counter
   *[other] { $number } counters
  }: { mn-counter }{ CHANGE(", ", $was, $now) }.
mn-event-counters-lost = { $card } loses { $number ->
    [one] 1 counter
   *[other] { $number } counters
  }: { mn-counter }{ CHANGE(", ", $was, $now) }.
mn-event-size = { $card }: { CHANGE("", $was, $now) }.
mn-event-token = A token comes to the battlefield under { $seat }’s control: { $card }.
mn-event-goes = { $card } goes { $to ->
    [hand] to its owner’s hand
    [library] to its owner’s library
    [battlefield] to the battlefield
    [exile] to exile
   *[graveyard] to the graveyard
  }.
mn-event-use = { $seat } uses an ability of { $card }.
mn-event-trigger = { $card } triggers.
mn-event-no-effect = { $card } has no effect.
mn-event-reveal = { $seat } reveals { $cards }.
mn-event-looks = { $seat } looks { $count ->
    [0] through their library
    [one] at the top card of their library
   *[other] at the top { $count } cards of their library
  }.
mn-event-looks-own = On top of your library: { $cards }.
mn-event-scry = { $seat } puts { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
  } on the bottom and keeps { $kept } on top.
mn-event-surveil = { $seat } puts { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
  } into the graveyard and keeps { $kept } on top.
mn-event-takes = { $seat } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
  } into the hand.
mn-event-takes-own = You take into your hand: { $cards }.
mn-summary-blows = { $seat } took { $count } damage
mn-summary-best = Best card: { $seat }’s { $card }, { $amount } damage

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
mn-prompt-keep = { $first ->
    [you] You play first
   *[other] { $seat } plays first
  }. Your opening hand{ $mulligans ->
    [0] { "" }
    [one] { " " }after 1 mulligan
   *[other] { " " }after { $mulligans } mulligans
  }: do you keep it?
mn-prompt-bottom = { $count ->
    [one] Which card goes
   *[other] Which { $count } cards go
  } to the bottom of your library?
mn-prompt-bottom-order = In which order do they lie at the bottom, the last lowest?
mn-prompt-main = Your { mn-step }: what do you do?
mn-prompt-priority = { $seat }’s turn { $turn }, { mn-step }: what do you do?
mn-prompt-stack = On the stack, from { $seat }: { $kind ->
    [spell] { $card }
   *[other] an ability of { $card }
  }. What do you do?
mn-prompt-attackers = Which creatures attack?
mn-prompt-blockers = Which creatures block, and what?
mn-prompt-damage = How does { $what } divide its { $count } damage?
mn-prompt-legend = Which of these legendary permanents do you keep?
mn-prompt-discard = You keep seven cards: which { $count ->
    [one] card
   *[other] { $count } cards
  } do you discard?
mn-prompt-homeward = Your Noble leaves the table: does it go home to the command zone?
mn-default-homeward = It goes home.
mn-option-homeward-home = Send It Home
mn-option-homeward-stay = Leave It There
mn-option-land-noble = Play Your Noble, { $card }, as a Land
mn-prompt-swap-out = Which cards leave your deck for the sideboard, at most { $count }?
mn-prompt-swap-in = Which cards come into your deck from the sideboard, { $least ->
    [0] at most { $count }
   *[other] { $least ->
        [one] at least 1
       *[other] at least { $least }
      } and at most { $count }
  }?
mn-default-swap-out = Your deck stays as it is.
mn-default-swap-in = The first ones come.
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
mn-option-down = Cast { $card } Face Down
mn-option-down-noble = Cast Your Noble, { $card }, Face Down
mn-option-suspend = Suspend { $card }
mn-option-suspend-noble = Suspend Your Noble, { $card }
mn-option-automatic = Tap the Rest Automatically
mn-option-up = Turn { $what } Face Up
mn-card = { $card }
mn-permanent = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-player = { $seat }

## What is announced and chosen

mn-counter = { $word ->
    [plus_one] +1/+1
    [minus_one] -1/-1
    [time] time
   *[charge] charge
  }
mn-prompt-modes = { $card }: which { $count ->
    [one] of these do you choose
   *[other] { $count } of these do you choose
  }?
mn-prompt-kick = { $card }: do you pay the kicker?
mn-prompt-lives = { $card }: for how many symbols do you pay life instead of mana?
mn-prompt-aim = { $card }: what is the target?
mn-prompt-divide = { $card }: how do you divide { $count } damage?
mn-prompt-pay-mana = { $card }: what do you tap for mana?
mn-prompt-halves = { $card }: choose the mana to pay.
mn-prompt-pay-use = { $card }: choose a mana ability to use.
mn-prompt-pay-sacrifice = { $card }: what do you sacrifice for it?
mn-prompt-pay-discard = { $card }: what do you discard for it?
mn-prompt-pay-exile = { $card }: what do you exile for it?
mn-prompt-pay-tap = { $card }: what do you tap for it?
mn-prompt-pay-return = { $card }: what do you return to hand for it?
mn-prompt-order = Choose the order in which your abilities go on the stack. The last one resolves first.
mn-prompt-may = { $card }: do you want it to happen?
mn-prompt-may-pay = { $card }: do you pay?
mn-prompt-color = { $card }: which mana?
mn-prompt-discard-by = { $card }: which { $count ->
    [one] card is
   *[other] { $count } cards are
  } discarded?
mn-prompt-scry = { $card }: which of these cards go to the bottom?
mn-prompt-on-top = { $card }: in which order do they lie on top, the uppermost first?
mn-prompt-at-bottom = { $card }: in which order do they lie at the bottom, the last lowest?
mn-prompt-surveil = { $card }: which of these cards go to the graveyard?
mn-prompt-look = { $card }: what do you take?
mn-prompt-search = { $card }: what do you take from your library?
mn-prompt-choose = { $card }: what do you choose?
mn-prompt-choose-one = { $card }: what do you choose?
mn-prompt-replace = Which of these changes what happens first?
mn-prompt-prevent = Which damage is prevented first?
mn-default-modes = The first ones are chosen.
mn-default-aim = The first one is the target.
mn-default-order = They go on the stack as they are listed.
mn-default-kick = You do not pay the kicker.
mn-default-pay-mana = The rest is tapped automatically.
mn-default-pay-sacrifice = The first ones are sacrificed.
mn-default-pay-discard = The first ones are discarded.
mn-default-pay-exile = The first ones are exiled.
mn-default-pay-tap = The first ones are tapped.
mn-default-pay-return = The first ones are returned.
mn-default-halves = You pay the least mana.
mn-default-pay-use = The first one is used.
mn-default-may = It does not happen.
mn-default-may-yes = You cast it.
mn-default-may-pay = You do not pay.
mn-default-color = The first one.
mn-default-discard-by = The oldest cards go.
mn-default-scry = All stay on top.
mn-default-on-top = They lie as they are listed.
mn-default-at-bottom = They lie as they are listed.
mn-default-surveil = All stay on top.
mn-default-look = You take the first.
mn-default-search = You take the first.
mn-default-choose = The first ones are chosen.
mn-default-choose-one = The first one is chosen.
mn-default-prevent = That of the first one.
mn-default-replace = The oldest does.
mn-default-back = Nothing is announced.
mn-group-use = Abilities
mn-group-stack = On the stack
mn-group-lying = In Graveyards and Exile
mn-option-mode = Mode { $number }
mn-option-no-target = No target
mn-option-kick-yes = Pay It
mn-option-kick-no = Do Not Pay It
mn-option-may-yes = Yes
mn-option-may-no = No
mn-option-may-pay-yes = Pay
mn-option-may-pay-no = Do Not Pay
mn-option-color-W = White
mn-option-color-U = Blue
mn-option-color-B = Black
mn-option-color-R = Red
mn-option-color-G = Green
mn-option-color-C = Colourless
mn-option-ability = { $what }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-ability-by = { $what }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }{ " " }({ $cause })
mn-option-halves = Pay { $mana }
mn-option-make = Use { $what }{ $price ->
    [pay-sacrifice] : Sacrifice { $picked }
    [pay-discard] : Discard { $picked }
    [pay-exile] : Exile { $picked }
    [pay-tap] : Tap { $picked }
    [pay-return] : Return { $picked }
    [sacrifice-itself] : Sacrifice It
    [discard-itself] : Discard It
    [exile-itself] : Exile It
    [return-itself] : Return It
    [several] { " " }with { $picked }
   *[none] { "" }
  }{ $mana ->
    [none] { "" }
   *[other] { " " }for { $mana }
  }
mn-option-use = Use { $what }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-use-card = Use { $card } from Your Hand{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-use-given = Use What { $giver } Gives { $what }
mn-option-cast-open = Cast { $what }
mn-option-shield = Prevent the damage
mn-option-prevent = The Damage of { $card }
mn-option-replace = { $card }
mn-item = { $kind ->
    [spell] { $card }
   *[other] { $card } (ability)
  }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-lying = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }

## Beside the board

mn-standing = **{ $first } { $first_wins } – { $second_wins } { $second }** · { $stage ->
    [over] best of three
    [exchange] Before game { $game } cards may be exchanged between deck and sideboard, unseen.
   *[playing] game { $game } of the best of three
  }
mn-openly-keep = may take a mulligan.
mn-openly-bottom = puts cards on the bottom of the library.
mn-openly-act = may act.
mn-openly-discard = discards down to seven cards.
mn-openly-swap-out = may exchange cards with the sideboard.
mn-heap-command = Command zone
mn-heap-stack = On the stack
mn-heap-exile = Exile
mn-heap-sideboard = Sideboard
mn-beside-pile = **{ $seat } – { $pile ->
    [grave] graveyard
   *[exile] exile
  }** ({ $count }): { $cards }

## What a choice leads to, and what is not allowed

mn-preview-attack = { $damage } damage, life { $before } → { $after }
mn-preview-block = { $blockers ->
    [several] alone:{ " " }
   *[one] { "" }
  }{ $fate ->
    [both] both die
    [blocker] the blocker dies
    [attacker] the attacker dies
   *[nobody] neither dies
  }
mn-option-no-attackers = Nothing Attacks
mn-option-no-blockers = Nothing Blocks
mn-option-no-swap-out = Exchange Nothing
mn-option-go-on = { $step ->
    [main-1] Go to Combat
   *[main-2] End the Turn
  }
mn-option-go-on-mana = { mn-option-go-on }, and Lose { $count } Mana
mn-option-pass-mana = Pass, and Lose { $count } Mana
mn-proposal-attackers = { $count ->
    [2] Attack with Both
   *[other] Attack with All { $count }
  }
mn-proposal-order = As they are listed
mn-proposal-division = { $shares }
mn-share = { $number } → { $what }
mn-refused-land = You have played a land this turn.
mn-refused-noble-land = Lands are never cast, so this Noble stays where it is.
mn-refused-time = It is cast in your main phase, with nothing on the stack.
mn-refused-cost = You cannot pay what it costs.
mn-refused-target = There is no target for it.
mn-refused-tapped = It is tapped.
mn-refused-sick = It has come in this turn.
mn-refused-attack = It cannot attack.
mn-refused-block = It cannot block what attacks.

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
mn-order-by-hand = Choose yourself what is tapped for mana
mn-order-skip = { $holds ->
    [yes] Ask Again About { $card }
   *[no] Always Pass for { $card }
  }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-order-yes = { $holds ->
    [yes] Ask Again: { $card }
   *[no] Always Say Yes: { $card }
  }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-order-no = { $holds ->
    [yes] Ask Once More: { $card }
   *[no] Always Say No: { $card }
  }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-group-always = For one ability
mn-order-quiet-stack = Pass Until the Stack Is Empty
mn-order-quiet-turn = Pass This Turn
mn-order-quiet-my-turn = Pass Until My Turn
mn-order-quiet = Pass No Longer

## Decks

mn-format = Magic (Noble)
mn-fault-heading = { $found } is no part of a deck; those are noble, main and sideboard
mn-fault-few = a deck has at least 60 cards with its Noble, this one has { $count }
mn-fault-many = a deck has at most { $most } cards with its Noble, this one has { $count }
mn-fault-sideboard = a sideboard has 15 cards, if there is one; this one has { $count }
mn-fault-sideboard-most = a sideboard has at most 15 cards, this one has { $count }
mn-fault-nobles = a deck has one Noble, this one has { $count }
mn-fault-not-rare = { $found } is not rare, so it cannot be the Noble
mn-fault-land = { $found } is a land, which cannot be the Noble here
mn-warning-land = { $found } is a land, which is never cast: this Noble would never leave the command zone
mn-fault-rare-main = { $found } is rare; besides the Noble a deck holds no rare card
mn-fault-rare-sideboard = { $found } is rare; a sideboard holds no rare card
mn-fault-uncommons = deck and sideboard hold { $count } uncommon cards, 4 are allowed: { $cards }
mn-fault-copies = { $found } is there { $count } times; 4 are allowed, basic lands excepted
mn-fault-banned = { $found } is banned here
mn-pack-no-card = there is no card called { $found }; there are: { $allowed }
mn-fault-pool = { $found } does not belong to the cards that are played here

## What a match can be played with

mn-options-rarity-basis = Which rarity counts
mn-options-rarity-basis-help = Of a card that was printed at several rarities (MN-R1).
mn-options-rarity-basis-lowest = The lowest
mn-options-rarity-basis-any = Any that it has had
mn-options-rarity-basis-printing = That of the listed printing
mn-options-rarity-sources = Which printings count
mn-options-rarity-sources-help = For the rarity of a card (MN-R2).
mn-options-rarity-sources-paper-and-online = On paper and online
mn-options-rarity-sources-paper = On paper alone
mn-options-basics = Basic lands
mn-options-basics-help = Which lands a deck may hold any number of (MN-R5).
mn-options-basics-supertype = All with the supertype basic
mn-options-basics-five-names = The 5 usual names alone
mn-options-sideboard = Sideboard
mn-options-sideboard-help = How large it is, if there is one (MN-R10).
mn-options-sideboard-exact15 = Exactly 15 cards
mn-options-sideboard-max15 = Up to 15 cards
mn-options-deck-max = Most cards of a deck
mn-options-deck-max-help = With its Noble (MN-R12).
mn-options-pool = Cards that are played
mn-options-pool-help = All that Herald knows, or some of them (MN-R15).
mn-options-pool-eternal = All
mn-options-pool-modern = Those of Modern
mn-options-pool-standard = Those of Standard
mn-options-pool-custom = What the server’s packs name
mn-options-banlist = Bans of the server
mn-options-banlist-help = Whether what the server’s packs ban is not played (MN-R15).
mn-options-tax = A Noble that is cast again
mn-options-tax-help = What it costs more for each time before (MN-R20).
mn-options-tax-0 = Nothing
mn-options-tax-2 = { "{2}" }
mn-options-noble-land = A land as the Noble
mn-options-noble-land-help = Whether a deck may have one, and whether it is ever played (MN-R25).
mn-options-noble-land-strict = It may, and lies there for good
mn-options-noble-land-land-drop = It is played as a land
mn-options-noble-land-reject = No deck may have one
mn-options-noble-returns = Where a Noble goes
mn-options-noble-returns-help = When it leaves the table (MN-R26).
mn-options-noble-returns-no = Where any card goes
mn-options-noble-returns-commander-style = Home, if its owner likes
mn-options-reveal-at-end = Nobles shown at the end
mn-options-reveal-at-end-help = Whether face-down Nobles are shown when the match is over (MN-R30).
mn-options-open-decklists = Deck lists
mn-options-open-decklists-help = Whether both see what the other has brought (MN-R30).
mn-options-open-decklists-no = Secret
mn-options-open-decklists-noble-hidden = Open, but for the Noble
mn-options-open-decklists-noble-shown = Open, with the Noble
mn-options-loop-cap = What makes a loop
mn-options-loop-cap-help = After so many spells and abilities without any decision the game is drawn (MN-R11).
mn-options-best-of-help = One game, or a best of three with exchanges between deck and sideboard (MN-R11).
mn-options-lone-pass-help = What happens when somebody is asked and has one answer only. When Herald answers at once, all can tell (MN-2).
