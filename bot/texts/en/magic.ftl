## Magic

mn-name = Magic (Noble)
mn-aim = Bring your opponent from 20 life to 0. Lands pay for your creatures and spells. Your Noble waits face down in the command zone.

## How a match ends

mn-result-life = a player has 0 life.
mn-result-library = a player had to draw from an empty library.
mn-result-draw = both players lost at the same time.
mn-result-loop = the game was stuck in a loop, so it is a draw.

## What happens

mn-event-noble = { $seat } puts a Noble face down in the command zone.
mn-event-noble-own = You put your Noble face down in the command zone: { $card }.
mn-event-keep = { $seat } keeps their hand.
mn-event-mulligan = { $seat } takes a mulligan.
mn-event-bottom = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
  } on the bottom of their library.
mn-event-bottom-own = On the bottom of your library, lowest last: { $cards }.
mn-event-shuffle = { $seat } shuffles their library.
mn-event-turns-up = { $seat } turns { $card } face up.
mn-event-shown = { $seat } reveals what was face down: { $cards }.
mn-event-homeward = { $card } returns to the command zone.
mn-event-suspended = { $seat } suspends { $card }.
mn-event-time = { $card } has { $number ->
    [0] no time counters left
    [one] 1 time counter
   *[other] { $number } time counters
  }{ CHANGE(": ", $was, $number) }.
mn-event-turn = Turn { $turn }: { $seat }. Life { $mine } – { $yours }.
mn-event-land = { $seat } plays { $card }.
mn-event-cast = { $seat } casts { $card }.
mn-event-enters = { $card } enters the battlefield.
mn-event-attack = { $seat } attacks with { $cards }.
mn-event-block = { $seat } blocks { $card } with { $cards }.
mn-event-damage = { $card } deals { $number } damage to { $seat }{ CHANGE(": life ", $was, $now) }.
mn-event-damage-creature = { $card } deals { $number } damage to { $target }{ CHANGE(": marked ", $was, $now) }.
mn-event-life = { $seat } gains { $number } life{ CHANGE(": ", $was, $now) }.
mn-event-destroyed = { $card } is destroyed.
mn-event-put-away = { $card } is put into the graveyard.
mn-event-sacrificed = { $card } is sacrificed.
mn-event-countered = { $card } is countered.
mn-event-milled = { $card } is milled.
mn-event-life-lost = { $seat } loses { $number } life{ CHANGE(": ", $was, $now) }.
mn-event-counters = { $number ->
    [one] 1 { mn-counter } counter is put on { $card }
   *[other] { $number } { mn-counter } counters are put on { $card }
  }{ CHANGE(": ", $was, $now) }.
mn-event-counters-lost = { $number ->
    [one] 1 { mn-counter } counter is removed from { $card }
   *[other] { $number } { mn-counter } counters are removed from { $card }
  }{ CHANGE(": ", $was, $now) }.
mn-event-size = { $card }: { CHANGE("", $was, $now) }.
mn-event-token = { $seat } creates a token: { $card }.
mn-event-goes = { $to ->
    [hand] { $card } returns to its owner’s hand
    [library] { $card } goes to its owner’s library
    [battlefield] { $card } enters the battlefield
    [exile] { $card } is exiled
   *[graveyard] { $card } goes to the graveyard
  }.
mn-event-use = { $seat } activates an ability of { $card }.
mn-event-trigger = { $card } triggers.
mn-event-no-effect = { $card } does nothing when it resolves: its targets are gone.
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
mn-event-takes = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
  } into their hand.
mn-event-takes-own = You put into your hand: { $cards }.
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
mn-prompt-first = Play first or draw first?
mn-prompt-keep = { $first ->
    [you] You play first
   *[other] { $seat } plays first
  }. Keep this hand{ $mulligans ->
    [0] { "" }
    [one] { " " }after 1 mulligan
   *[other] { " " }after { $mulligans } mulligans
  }?
mn-about-keep = { $lands ->
    [0] No land in hand.
    [one] 1 land. It could pay for { $cheap } of the other cards.
   *[other] { $lands } lands. They could pay for { $cheap } of the other cards.
  } Hands with 2 to 4 lands play best.
mn-prompt-bottom = Choose { $count ->
    [one] a card
   *[other] { $count } cards
  } to put on the bottom of your library.
mn-prompt-bottom-order = Choose the order on the bottom, lowest card last.
mn-prompt-main = Your { mn-step }: play a land, cast a spell, or continue?
mn-prompt-priority = { $seat }’s turn { $turn }, { mn-step }. Respond?
mn-prompt-stack = On the stack, from { $seat }: { $kind ->
    [spell] { $card }
   *[other] an ability of { $card }
  }. Respond?
mn-prompt-attackers = Choose attackers.
mn-prompt-blockers = Choose blockers.
mn-prompt-damage = Choose how { $what } assigns its { $count } damage.
mn-prompt-legend = Legend rule: choose the permanent you keep.
mn-prompt-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  }, down to seven.
mn-prompt-homeward = Your Noble leaves the battlefield. Put it into the command zone?
mn-default-homeward = It goes to the command zone.
mn-option-homeward-home = To the Command Zone
mn-option-homeward-stay = Leave It There
mn-option-land-noble = Play Your Noble, { $card }, as a Land
mn-prompt-swap-out = Choose up to { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to move to your sideboard.
mn-prompt-swap-in = Which cards come into your deck from the sideboard, { $least ->
    [0] at most { $count }
   *[other] { $least ->
        [one] at least 1
       *[other] at least { $least }
      } and at most { $count }
  }?
mn-default-swap-out = Your deck stays as it is.
mn-default-swap-in = The first cards on the list are chosen.
mn-default-first = You play first.
mn-default-keep = You keep your hand.
mn-default-bottom = The oldest cards go to the bottom.
mn-default-bottom-order = They stay in the listed order.
mn-default-main = You continue.
mn-default-priority = You pass.
mn-default-attackers = Nothing attacks.
mn-default-blockers = Nothing blocks.
mn-default-legend = You keep the oldest.
mn-default-discard = You discard the oldest cards.
mn-group-land = Play a land
mn-group-cast = Cast
mn-group-permanents = Permanents
mn-group-attack = Attack
mn-option-first-play = Play First
mn-option-first-draw = Draw First
mn-option-keep-keep = Keep
mn-option-keep-mulligan = Mulligan
mn-option-land = Play { $card }
mn-option-cast = Cast { $card }
mn-way = { $way ->
    [cascade] cascade
    [dash] dash
    [escape] escape
    [evoke] evoke
    [flashback] flashback
    [jump-start] jump-start
    [madness] madness
    [retrace] retrace
   *[rather] other cost
}
mn-prompt-pay-help = { $card }: choose what helps to pay.
mn-default-pay-help = As little as needed helps to pay.
mn-option-pay-help-automatic = As Little as Needed
mn-option-pay-help-most = As Much as Possible
mn-way-mana = { $mana }
mn-way-pays = { $how ->
    [life] { $number } life
    [sacrifice] sacrifice { $number }
    [discard] discard { $number }
    [exile] exile { $number }
    [tap] tap { $number }
   *[give-back] return { $number }
}
mn-option-cast-so = Cast { $card } ({ mn-way }): { $cost }
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
    [age] age
    [depletion] depletion
    [fade] fade
    [ki] ki
    [level] level
    [quest] quest
    [spore] spore
    [storage] storage
    [verse] verse
    [shield] shield
    [stun] stun
    [finality] finality
    [deathtouch] deathtouch
    [first_strike] first strike
    [flying] flying
    [haste] haste
    [hexproof] hexproof
    [indestructible] indestructible
    [lifelink] lifelink
    [menace] menace
    [reach] reach
    [trample] trample
    [vigilance] vigilance
    [charge] charge
    [energy] energy
    [lore] lore
    [loyalty] loyalty
    [oil] oil
    [poison] poison
   *[other] { $name }
  }
mn-prompt-modes = { $card }: choose { $fixed ->
    [no] { $least } to { $count } modes
   *[yes] { $count ->
        [one] a mode
       *[other] { $count } modes
    }
  }.
mn-prompt-buyback = { $card }: pay the buyback?
mn-prompt-entwine = { $card }: pay the entwine cost?
mn-prompt-kick = { $card }: pay the kicker?
mn-prompt-lives = { $card }: for how many mana symbols do you pay life?
mn-prompt-aim = { $card }: choose a target.
mn-prompt-divide = { $card }: choose how to divide { $count } damage.
mn-prompt-pay-mana = { $card }: choose what to tap for mana.
mn-prompt-halves = { $card }: choose the mana to pay.
mn-prompt-pay-use = { $card }: choose a mana ability to use.
mn-prompt-pay-sacrifice = { $card }: choose what to sacrifice.
mn-prompt-pay-discard = { $card }: choose what to discard.
mn-prompt-pay-exile = { $card }: choose what to exile.
mn-prompt-pay-tap = { $card }: choose what to tap.
mn-prompt-pay-return = { $card }: choose what to return to hand.
mn-prompt-order = Choose the order of your abilities on the stack. The last one resolves first.
mn-prompt-may = { $card }: use this ability?
mn-prompt-may-pay = { $card }: pay the cost?
mn-prompt-color = { $card }: choose a color of mana.
mn-prompt-discard-by = { $card }: choose { $count ->
    [one] a card
   *[other] { $count } cards
  } to discard.
mn-prompt-scry = { $card }: choose cards to put on the bottom.
mn-prompt-on-top = { $card }: choose the order on top, top card first.
mn-prompt-at-bottom = { $card }: choose the order on the bottom, lowest card last.
mn-prompt-surveil = { $card }: choose cards to put into your graveyard.
mn-prompt-look = { $card }: choose cards to put into your hand.
mn-prompt-search = { $card }: search your library. What do you choose?
mn-prompt-tap-or-untap = { $card }: tap or untap { $what }?
mn-prompt-choose = { $card }: what do you choose?
mn-prompt-choose-one = { $card }: what do you choose?
mn-prompt-replace = Choose the replacement effect that applies first.
mn-prompt-prevent = Choose the damage to prevent first.
mn-default-modes = The first ones are chosen.
mn-default-aim = The first one is the target.
mn-default-order = They are put on the stack as they are listed.
mn-default-buyback = You do not pay the buyback.
mn-default-entwine = You do not pay the entwine cost.
mn-default-kick = You do not pay the kicker.
mn-default-pay-mana = The rest is tapped automatically.
mn-default-pay-sacrifice = The first ones are sacrificed.
mn-default-pay-discard = The first ones are discarded.
mn-default-pay-exile = The first ones are exiled.
mn-default-pay-tap = The first ones are tapped.
mn-default-pay-return = The first ones are returned.
mn-default-halves = You pay the least mana.
mn-default-pay-use = The first one is used.
mn-default-tap-or-untap = It is tapped if it is untapped, or untapped if it is tapped.
mn-default-may = It does not happen.
mn-default-may-yes = You cast it.
mn-default-may-pay = You do not pay.
mn-default-color = The first one.
mn-default-discard-by = The oldest cards go.
mn-default-scry = All stay on top.
mn-default-on-top = They stay in the listed order.
mn-default-at-bottom = They stay in the listed order.
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
mn-option-no-target = No Target
mn-option-buyback-yes = Pay Buyback
mn-option-buyback-no = No Buyback
mn-option-entwine-yes = Pay Entwine
mn-option-entwine-no = No Entwine
mn-option-kick-yes = Pay Kicker
mn-option-kick-no = No Kicker
mn-option-tap-or-untap-tap = Tap
mn-option-tap-or-untap-untap = Untap
mn-option-may-yes = Yes
mn-option-may-no = No
mn-option-may-pay-yes = Pay
mn-option-may-pay-no = Do Not Pay
mn-option-color-W = White
mn-option-color-U = Blue
mn-option-color-B = Black
mn-option-color-R = Red
mn-option-color-G = Green
mn-option-color-C = Colorless
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
mn-option-use = Activate { $what }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-use-card = Use { $card } from Your Hand{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-use-given = Use What { $giver } Gives { $what }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-option-cast-open = Cast { $what }
mn-option-shield = Prevent the Damage{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-option-prevent = The Damage of { $card }
mn-option-replace = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
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
    [exchange] sideboarding before game { $game }
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

mn-preview-attack = { $damage } damage, life { $before } → { $after }, before anyone blocks
mn-preview-size = { $power }/{ $toughness }
mn-preview-unblocked = Unblocked: { $damage } damage, life of { $seat } { $before } → { $after }
mn-brief-block = { $fate ->
    [both] both die
    [blocker] blocker dies
    [attacker] attacker dies
   *[nobody] neither dies
  }
mn-preview-block = { $blockers ->
    [several] alone:{ " " }
   *[one] { "" }
  }{ $fate ->
    [both] both die
    [blocker] the blocker dies
    [attacker] the attacker dies
   *[nobody] neither dies
  }
mn-option-no-attackers = No Attackers
mn-option-no-blockers = No Blocks
mn-option-no-swap-out = Exchange Nothing
mn-option-end-turn = End Turn
mn-option-attack = Attack: { $what }
mn-button-cast-so = { $card } ({ mn-way })
mn-button-use = Use { $what }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number })
  }
mn-option-go-on = { $step ->
    [main-1] Go to Combat
   *[main-2] End Turn
  }
mn-option-go-on-mana = { mn-option-go-on } (Lose { $count } Mana)
mn-option-pass-mana = Pass (Lose { $count } Mana)
mn-proposal-attackers = { $count ->
    [2] Attack with Both
   *[other] Attack with All { $count }
  }
mn-proposal-order = As they are listed
mn-proposal-division = { $shares }
mn-share = { $number } → { $what }
mn-refused-land = You have already played a land this turn.
mn-refused-noble-land = Lands cannot be cast, so this Noble stays in the command zone.
mn-refused-time = You can cast it only in your main phase, when the stack is empty.
mn-refused-cost = You cannot pay its cost.
mn-refused-target = It has no legal target.
mn-refused-tapped = It is tapped.
mn-refused-sick = It came this turn and has summoning sickness.
mn-refused-attack = It cannot attack.
mn-refused-block = It cannot block these attackers.

## When you are asked

mn-orders-title = { $quiet ->
    [stack] You pass until the stack is empty.
    [turn] You pass for the rest of this turn, unless you are attacked.
    [my-turn] You pass until your turn, unless you are attacked.
   *[none] When should Herald ask you?
  }
mn-order-stop = { $whose ->
    [own] Your turn
   *[other] Opponent’s turn
  }: { mn-step }
mn-order-hold = Hold priority after my own spells
mn-order-by-hand = Choose my own lands to tap for mana
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
    [yes] Ask Again: { $card }
   *[no] Always Say No: { $card }
  }{ $number ->
    [0] { "" }
   *[other] , ability { $number }
  }
mn-group-own-stops = Your turn: when Herald asks you
mn-group-other-stops = Opponent’s turn: when Herald asks you
mn-group-always = For one ability
mn-order-quiet-stack = Pass Until the Stack Is Empty
mn-order-quiet-turn = Pass This Turn
mn-order-quiet-my-turn = Pass Until My Turn
mn-order-quiet = Stop Passing

## Decks

mn-format = Magic (Noble)
mn-format-by-hand = Magic (Noble) with cards played by hand
mn-fault-heading = { $found } is no part of a deck: the parts are noble, main and sideboard
mn-fault-unplayable = { $found } cannot be played here, not even by hand
mn-fault-few = a deck needs at least 60 cards including its Noble, and this one has { $count }
mn-fault-many = a deck can have at most { $most } cards including its Noble, and this one has { $count }
mn-fault-sideboard = a sideboard must have exactly 15 cards, and this one has { $count }
mn-fault-sideboard-most = a sideboard can have at most 15 cards, and this one has { $count }
mn-fault-nobles = a deck needs exactly one Noble, and this one has { $count }
mn-fault-noble-which = this deck names no Noble; write one of its rare cards below the heading { $heading }: { $cards }
mn-fault-not-rare = { $found } is not rare, so it cannot be the Noble
mn-fault-land = { $found } is a land, and a land cannot be the Noble here
mn-warning-land = { $found } is a land and can never be cast: this Noble would stay in the command zone
mn-fault-rare-main = { $found } is rare, and only the Noble may be rare
mn-fault-rare-sideboard = { $found } is rare, and a sideboard holds no rare card
mn-fault-uncommons = deck and sideboard hold { $count } uncommon cards, 4 are allowed: { $cards }
mn-fault-copies = { $found }: { $count } copies, the limit is 4 (except basic lands)
mn-fault-banned = { $found } is banned here
mn-pack-no-card = there is no card called { $found }; there are: { $allowed }
mn-fault-pool = { $found } is not in the card pool of this match

## What a match can be played with

mn-options-rarity-basis = Which rarity counts
mn-options-rarity-basis-help = For cards that were printed at several rarities (MN-R1).
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
mn-options-pool = Card pool
mn-options-pool-help = All cards that Herald knows, or some of them (MN-R15).
mn-options-pool-eternal = All
mn-options-pool-modern = Those of Modern
mn-options-pool-standard = Those of Standard
mn-options-pool-custom = What the server’s packs name
mn-options-banlist = Bans of the server
mn-options-banlist-help = Whether cards banned by the server’s packs are not allowed (MN-R15).
mn-options-tax = Casting the Noble again
mn-options-tax-help = Extra cost for each earlier cast (MN-R20).
mn-options-tax-0 = Nothing
mn-options-tax-2 = { "{2}" }
mn-options-noble-land = A land as the Noble
mn-options-noble-land-help = Whether a deck may have one, and whether it is ever played (MN-R25).
mn-options-noble-land-strict = Allowed, but it stays in the command zone
mn-options-noble-land-land-drop = Allowed, and played as a land
mn-options-noble-land-reject = Not allowed
mn-options-noble-returns = Where a Noble goes
mn-options-noble-returns-help = When it leaves the table (MN-R26).
mn-options-noble-returns-no = Where any card goes
mn-options-noble-returns-commander-style = To the command zone, if its owner wants
mn-options-reveal-at-end = Reveal Nobles at the end
mn-options-reveal-at-end-help = Whether face-down Nobles are shown when the match is over (MN-R30).
mn-options-open-decklists = Deck lists
mn-options-open-decklists-help = Whether both see what the other has brought (MN-R30).
mn-options-open-decklists-no = Secret
mn-options-open-decklists-noble-hidden = Open, except the Noble
mn-options-open-decklists-noble-shown = Open, with the Noble
mn-options-loop-cap = Loop limit
mn-options-loop-cap-help = After this many spells and abilities without a decision, the game is a draw (MN-R11).
mn-options-best-of-help = One game, or a best of three with exchanges between deck and sideboard (MN-R11).
mn-options-lone-pass-help = How Herald handles players with only one possible answer. Answering at once reveals it (MN-2).

# Rules of thumb, where a hint has nothing better to tell

mn-thumb-main = Spend your mana each turn, because the rest is lost.
mn-thumb-answer-land = A land each turn costs nothing, and pays for bigger spells.
mn-thumb-answer-cast = Spend your mana each turn, because the rest is lost.
mn-thumb-answer-cast-noble = Your Noble is always at hand: cast it when you have the mana.
mn-thumb-answer-go-on = Attack first. What you cast after combat does not warn your opponent.
mn-thumb-attackers = Attack where a block would cost your opponent more than you.
mn-thumb-blockers = Block where your creature survives, or takes the attacker with it.
mn-thumb-priority = Respond only where it changes something. What you keep serves you later.
mn-thumb-answer-keep-keep = Each mulligan costs a card, so keep a hand that can play.
mn-thumb-answer-keep-mulligan = A hand needs both lands and something to cast with them.
mn-thumb-discard = Discard what you need least.
mn-thumb-discard-by = Discard what you need least.
