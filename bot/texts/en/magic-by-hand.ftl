## Cards that are played by hand: what a deed is called

mn-deed-name = { $deed ->
    [destroy] Destroy…
    [exile] Exile…
    [bounce] Return to Hand…
    [bury] Put into a Graveyard…
    [top] Put on Top of a Library…
    [bottom] Put on the Bottom of a Library…
    [deep] Put Deep into a Library…
    [hide] Exile Face Down…
    [enter] Put onto the Battlefield…
    [enter-tapped] Put onto the Battlefield Tapped…
    [sacrifice] Sacrifice…
    [damage] Deal Damage…
    [fight] Let Creatures Fight…
    [pump] Make Larger, +X/+X…
    [shrink] Make Smaller, −X/−X…
    [tap] Tap…
    [untap] Untap…
    [counters] Put Counters on…
    [uncounters] Remove Counters from…
    [gains] Give a Keyword…
    [loses] Take a Keyword…
    [base] Set Power and Toughness…
    [type] Add a Type…
    [subtype] Add a Creature Type…
    [color] Change the Color…
    [control] Give Control…
    [crew] Crew a Vehicle…
    [attach] Attach…
    [unattach] Unattach…
    [regenerate] Regenerate…
    [copy] Create Copies of a Permanent…
    [copy-spell] Copy a Spell…
    [unmake] Counter a Spell or Ability…
    [turn-up] Turn Up an Exiled Card…
    [peek] Look at an Exiled Card…
    [draw] Draw Cards…
    [discard] Discard Cards…
    [discard-random] Discard at Random…
    [scry] Scry…
    [surveil] Surveil…
    [look] Look at the Top Cards…
    [search] Search Your Library…
    [mill] Mill Cards…
    [exile-top] Exile Your Top Cards…
    [reveal-top] Reveal Your Top Cards…
    [put] Put a Card from Your Hand…
    [reveal] Reveal Your Hand
    [shuffle] Shuffle Your Library
    [other-draw] Opponent Draws…
    [other-discard] Opponent Discards…
    [other-discard-random] Opponent Discards at Random…
    [other-mill] Opponent Mills…
    [other-exile-top] Exile Their Top Cards…
    [other-reveal-top] Reveal Their Top Cards…
    [other-look] Look at Their Top Cards…
    [other-under] Put Their Top Cards on the Bottom…
    [other-put] Take a Known Card of Their Hand…
    [other-reveal] Opponent Reveals Their Hand
    [other-shuffle] Opponent Shuffles Their Library
    [life] Gain Life…
    [life-lost] Lose Life…
    [other-life] Opponent Gains Life…
    [other-life-lost] Opponent Loses Life…
    [token] Create Creature Tokens…
    [make] Create Other Tokens…
    [mana] Add Mana…
    [prevent] Prevent Damage…
    [fog] Prevent All Combat Damage
    [coin] Flip a Coin
    [die] Roll a Die…
   *[note] Note a Word or Number…
}
mn-deed-word = { $phrase ->
    [yes] { mn-phrase }
   *[no] { mn-keyword }
}
mn-deed-until = { $until ->
    [none] { "" }
    [end-of-turn] { " " }until end of turn
    [while-here] { " " }while the card stays on the battlefield
    [your-next-turn] { " " }until { $seat }’s next turn
   *[stays] { " " }for good
}
mn-deed-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
mn-deed-counters = { $number ->
    [one] 1 { mn-counter } counter
   *[other] { $number } { mn-counter } counters
}
mn-deed-what = { $whom ->
    [you] { $seat }
    [opponent] { $other }
    [creatures] all creatures
    [your-creatures] { $seat }’s creatures
    [other-creatures] { $other }’s creatures
   *[none] { $card }
}
mn-deed-lost = { $keyword ->
    [all] all abilities
   *[other] { mn-deed-word }
}
mn-deed-look = { $color ->
    [white-blue] white and blue
    [white-black] white and black
    [white-red] white and red
    [white-green] white and green
    [blue-black] blue and black
    [blue-red] blue and red
    [blue-green] blue and green
    [black-red] black and red
    [black-green] black and green
    [red-green] red and green
    [artifact] colorless artifact
   *[other] { mn-color }
}
mn-deed-noted = { $word ->
    [monarch] the monarch
    [initiative] the initiative
    [blessing] the city’s blessing
    [day] day
    [night] night
   *[none] { $number }
}
mn-deed = { $deed ->
    [destroy] destroy { mn-deed-what }
    [exile] exile { mn-deed-what }
    [bounce] return to hand: { mn-deed-what }
    [bury] put { $card } into its owner’s graveyard
    [top] put { $card } on top of its owner’s library
    [bottom] put { $card } on the bottom of its owner’s library
    [deep] put { $card } into its owner’s library, number { $number } from the { $to }
    [hide] exile { $card } face down
    [enter] put { $card } onto the battlefield
    [enter-tapped] put { $card } onto the battlefield tapped
    [sacrifice] sacrifice { $card }
    [damage] deal { $number } damage to { mn-deed-what }
    [fight] { $card } fights { $host }
    [pump] +{ $power }/+{ $toughness } for { mn-deed-what }{ mn-deed-until }
    [shrink] −{ $power }/−{ $toughness } for { mn-deed-what }{ mn-deed-until }
    [tap] tap { mn-deed-what }
    [untap] untap { mn-deed-what }
    [counters] put { mn-deed-counters } on { mn-deed-what }
    [uncounters] remove { mn-deed-counters } from { mn-deed-what }
    [gains] { mn-deed-word } for { mn-deed-what }{ mn-deed-until }
    [loses] remove { mn-deed-lost } from { mn-deed-what }{ mn-deed-until }
    [base] base power and toughness { $power }/{ $toughness } for { mn-deed-what }{ mn-deed-until }
    [type] { $card } is also { A(NOUN($noun, 1)) }{ mn-deed-until }
    [subtype] { $card } is also { A(NOUN($sub, 1)) }{ mn-deed-until }
    [color] { $card } is { mn-color }{ mn-deed-until }
    [control] { $whom ->
        [you] { $seat } gains control of { $card }
       *[opponent] { $other } gains control of { $card }
    }{ mn-deed-until }
    [crew] crew { $card }: it is a creature until end of turn
    [attach] attach { $card } to { $host }
    [unattach] unattach { $card }
    [regenerate] regenerate { mn-deed-what }
    [copy] create { $number ->
        [one] 1 copy
       *[other] { $number } copies
    } of { $card }
    [copy-spell] copy { $card }
    [unmake] counter { $card }
    [turn-up] turn a card in exile face up
    [peek] look at a face-down card in exile
    [draw] draw { mn-deed-cards }
    [discard] discard { mn-deed-cards }
    [discard-random] discard { mn-deed-cards } at random
    [scry] scry { $number }
    [surveil] surveil { $number }
    [look] look at the top { mn-deed-cards }, take { $take }, put the rest { $to ->
        [graveyard] into the graveyard
       *[library-bottom] on the bottom of the library
    }
    [search] search the library, up to { $take ->
        [one] 1 card
       *[other] { $take } cards
    } { mn-deed-to }
    [mill] mill { mn-deed-cards }
    [exile-top] exile from the top of the library: { mn-deed-cards }{ $to ->
        [down] , face down
       *[up] { "" }
    }
    [reveal-top] reveal from the top of the library: { mn-deed-cards }
    [put] put { $to ->
        [library] a card from hand on top of the library
        [library-bottom] a card from hand on the bottom of the library
        [exile] a card from hand into exile
        [exile-down] a card from hand into exile, face down
       *[battlefield] a card from hand onto the battlefield
    }
    [reveal] reveal the hand
    [shuffle] shuffle the library
    [other-draw] { $other } draws { mn-deed-cards }
    [other-discard] { $other } discards { mn-deed-cards }
    [other-discard-random] { $other } discards { mn-deed-cards } at random
    [other-mill] { $other } mills { mn-deed-cards }
    [other-exile-top] { $other } exiles from the top of their library: { mn-deed-cards }
    [other-reveal-top] { $other } reveals from the top of their library: { mn-deed-cards }
    [other-look] look at the top of { $other }’s library: { mn-deed-cards }
    [other-under] put on the bottom of { $other }’s library from its top: { mn-deed-cards }
    [other-put] { $to ->
        [library] { $other } puts { $card } from hand on top of their library
        [library-bottom] { $other } puts { $card } from hand on the bottom of their library
        [exile] { $other } exiles { $card } from hand
        [battlefield] { $seat } puts { $card } from { $other }’s hand onto the battlefield
       *[graveyard] { $other } discards { $card }
    }
    [other-reveal] { $other } reveals their hand
    [other-shuffle] { $other } shuffles their library
    [life] gain { $number } life
    [life-lost] lose { $number } life
    [other-life] { $other } gains { $number } life
    [other-life-lost] { $other } loses { $number } life
    [token] create { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }: { $sub ->
        [none] { "" }
       *[other] { NOUN($sub, 1) }{ " " }
    }{ $power }/{ $toughness }, { mn-deed-look }{ $keyword ->
        [none] { "" }
       *[other] , { mn-deed-word }
    }
    [make] create { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }: { NOUN($noun, 1) }
    [mana] add { $number } × { $word }
    [prevent] prevent the next { $number } damage to { mn-deed-what }
    [fog] prevent all combat damage this turn
    [coin] flip a coin
    [die] roll a die with { $sides } sides
   *[note] note: { $color ->
        [none] { $noun ->
            [none] { mn-deed-noted }
           *[other] { NOUN($noun, 1) }
        }
       *[other] { mn-color }
    }
}
mn-deed-to = { $to ->
    [hand] to hand
    [battlefield] onto the battlefield
    [battlefield-tapped] onto the battlefield tapped
   *[library] on top of it
}

## What is told

mn-event-by-hand = { $count ->
    [0] No card in the deck of { $seat } is played by hand.
    [one] 1 card in the deck of { $seat } is played by hand.
   *[other] { $count } different cards in the deck of { $seat } are played by hand.
}
mn-event-deed = { $seat } carries out by hand: { mn-deed }.
mn-event-mends = { $seat } puts something right by hand.
mn-event-deed-refused = { $seat } does not agree. { $other } chooses something else.
mn-event-taken-back = What { $seat } did by hand is taken back.
mn-event-objects = { $seat } objects to what was done by hand.
mn-event-peeks = { $seat } looks at { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}.
mn-event-peeks-own = You see this: { $cards }.
mn-event-coin = { $seat } flips a coin: { $word ->
    [heads] heads
   *[tails] tails
}.
mn-event-die = { $seat } rolls a die with { $sides } sides: { $number }.

## What is asked

mn-prompt-work = { $count ->
    [0] { $card }: carry out its text. Choose what happens.
   *[other] { $card }: { $done }. Choose what happens next.
}
mn-prompt-consent = { $asks ->
    [deed] { $card }, by hand. { $seat } wants this: { $wanted }. Do you agree?
   *[other] { $seat } asks: { $wanted }. Do you agree?
}
mn-prompt-agree = { $card }, by hand. { $seat } did this: { $done }. Do you agree?
mn-prompt-objection = { $other } objects to this: { $done }. How does the match continue? If your choices differ, it is taken back.
mn-prompt-targets = { $card }: choose up to { $count } targets, or none.
mn-prompt-reminded = Your opponent reminds you of { $what }. Does an ability of it trigger?
mn-prompt-hand-cost = { $count ->
    [0] Ability of { $what }: choose what it costs.
   *[other] The ability costs { $parts }. What else?
}
mn-prompt-deed-permanent = { mn-deed-name } Choose a permanent.
mn-prompt-deed-permanents = { mn-deed-name } Choose one or more permanents.
mn-prompt-deed-object = { mn-deed-name } Choose what moves.
mn-prompt-deed-objects = { mn-deed-name } Choose one or more objects.
mn-prompt-deed-creature = { mn-deed-name } Choose a creature.
mn-prompt-deed-rival = Choose the creature that it fights.
mn-prompt-deed-vehicle = Choose a Vehicle. Tap its crew before, or as its cost.
mn-prompt-deed-copied = Choose what is copied.
mn-prompt-deed-spell = Choose the spell that is copied.
mn-prompt-deed-aim = Choose the target of the copy.
mn-prompt-deed-aim-2 = Choose the second target of the copy.
mn-prompt-deed-aim-3 = Choose the third target of the copy.
mn-prompt-deed-lies-on = Choose what is unattached.
mn-prompt-deed-down = Choose a face-down card.
mn-prompt-deed-own-down = Choose one of your face-down cards.
mn-prompt-deed-end = From which end of the library?
mn-prompt-deed-depth = Which place does it have there?
mn-prompt-deed-known = Choose a card of your opponent’s hand.
mn-prompt-deed-goes = Where does that card go?
mn-prompt-deed-face = Face up or face down?
mn-prompt-deed-token = Which tokens?
mn-prompt-deed-lost = What does it lose?
mn-prompt-deed-lying = { mn-deed-name } Choose a card.
mn-prompt-deed-attached = Choose an Aura or Equipment.
mn-prompt-deed-host = Choose what it goes onto.
mn-prompt-deed-item = Choose what is countered.
mn-prompt-deed-hurt = { mn-deed-name } Choose a creature or a player.
mn-prompt-deed-hand = Choose a card of your hand.
mn-prompt-deed-place = Where does it go?
mn-prompt-deed-number = { mn-deed-name } { $deed ->
    [damage] How much?
    [life] How much?
    [life-lost] How much?
    [other-life] How much?
    [other-life-lost] How much?
    [prevent] How much?
   *[other] How many?
}
mn-prompt-deed-take = How many cards are taken?
mn-prompt-deed-size = By how much does its size change?
mn-prompt-deed-power = Which power?
mn-prompt-deed-toughness = Which toughness?
mn-prompt-deed-until = For how long?
mn-prompt-deed-keyword = Which keyword?
mn-prompt-deed-type = Which type?
mn-prompt-deed-color = Which color?
mn-prompt-deed-counter = Which counters?
mn-prompt-deed-whom = Who gains control?
mn-prompt-deed-rest = Where does the rest go?
mn-prompt-deed-found = Where does it go?
mn-prompt-deed-mana = Which mana?
mn-prompt-deed-token-color = Which color do the tokens have?
mn-prompt-deed-token-keyword = Which keyword do the tokens have?
mn-prompt-deed-sub = Which creature type do the tokens have?
mn-prompt-deed-sides = How many sides does the die have?
mn-prompt-deed-word = What do you note?
mn-wanted-ability = use an ability of { $what } { $count ->
    [0] without a cost
   *[other] for this cost: { $parts }
}
mn-wanted-trigger = an ability of { $what } triggers
mn-wanted-mend = put something right by hand
mn-about-by-hand = [Read { $card }](https://scryfall.com/search?q={ $search })
mn-default-work = All that the card says is done.
mn-default-targets = No targets.
mn-default-reminded = Nothing triggers.
mn-default-consent = You do not agree.
mn-default-agree = You agree.
mn-default-objection = It is taken back.
mn-openly-consent = is asked to agree.

## Answers

mn-group-deeds-aimed = What happens to your targets
mn-group-deeds-things = Permanents and other objects
mn-group-deeds-cards = Your cards
mn-group-deeds-other = Your opponent’s cards
mn-group-deeds-more = Life, tokens, mana and chance
mn-group-by-hand = By hand
mn-option-work-done = Done
mn-option-work-take-back = Start Again
mn-option-consent-agree = Agree
mn-option-consent-decline = Do Not Agree
mn-option-agree-agree = Agree
mn-option-agree-take-back = Take It Back
mn-option-agree-object = Object
mn-option-objection-go-on = Leave It as It Is
mn-option-objection-take-back = Take It Back
mn-option-objection-call-off = Cancel the Match
mn-option-by-hand-ability = Use { $what } by Hand
mn-option-by-hand-trigger = { $what } Triggers
mn-option-by-hand-remind = Remind of { $what }
mn-option-no-targets = No Targets
mn-option-reminded-no = Nothing Triggers
mn-option-reminded-triggers = It Triggers
mn-option-by-hand-mend = Put Something Right
mn-option-by-hand-object = Object to What Was Done
mn-cost-by-hand = { $cost ->
    [mana] { $mana }
    [tap] tap it
    [untap] untap it
    [sacrifice] sacrifice it
    [exile] exile it
    [sacrifice-one] sacrifice a permanent
    [tap-one] tap another permanent
    [discard-one] discard a card
    [counter] remove a +1/+1 counter
    [charge] remove a charge counter
   *[life] pay { $number } life
}
mn-option-hand-cost = { $cost ->
    [mana] Pay { $mana }
    [tap] Tap It
    [untap] Untap It
    [sacrifice] Sacrifice It
    [exile] Exile It
    [sacrifice-one] Sacrifice a Permanent
    [tap-one] Tap Another Permanent
    [discard-one] Discard a Card
    [counter] Remove a +1/+1 Counter
    [charge] Remove a Charge Counter
    [life] Pay { $number } Life
   *[enough] That Is All
}
mn-option-deed-size = { $sign ->
    [minus] −{ $power }/−{ $toughness }
   *[plus] +{ $power }/+{ $toughness }
} until end of turn
mn-option-deed-until = { $answer ->
    [end-of-turn] Until End of Turn
    [while-here] While the Card Stays
    [your-next-turn] Until Your Next Turn
   *[stays] For Good
}
mn-option-deed-whom = { $answer ->
    [you] You
   *[opponent] Your Opponent
}
mn-option-deed-rest = { $answer ->
    [graveyard] Into Your Graveyard
   *[library-bottom] On the Bottom of Your Library
}
mn-option-deed-found = { $answer ->
    [hand] Into Your Hand
    [battlefield] Onto the Battlefield
    [battlefield-tapped] Onto the Battlefield Tapped
   *[library] On Top of Your Library
}
mn-option-deed-place = { $answer ->
    [battlefield] Onto the Battlefield
    [library] On Top of Your Library
    [library-bottom] On the Bottom of Your Library
    [exile-down] Into Exile Face Down
   *[exile] Into Exile
}
mn-option-deed-goes = { $answer ->
    [battlefield] Onto the Battlefield
    [library] On Top of Their Library
    [library-bottom] On the Bottom of Their Library
    [exile] Into Exile
   *[graveyard] Into Their Graveyard
}
mn-option-deed-end = { $answer ->
    [top] From the Top
   *[bottom] From the Bottom
}
mn-option-deed-face = { $answer ->
    [up] Face Up
   *[down] Face Down
}
mn-option-deed-every = { $answer ->
    [your-creatures] All Your Creatures
    [other-creatures] All Their Creatures
   *[creatures] All Creatures
}
mn-option-deed-aim = { $answer ->
    [same] Keep Its Targets
   *[no-target] No Target
}
mn-option-deed-word = { $answer ->
    [monarch] The Monarch
    [initiative] The Initiative
    [blessing] The City’s Blessing
    [day] Day
   *[night] Night
}
mn-option-deed-keyword = { CAPITAL($word) }
mn-option-deed-counter = { CAPITAL(mn-counter) }
mn-option-deed-look = { CAPITAL(mn-deed-look) }
mn-option-deed-lost = All Abilities
mn-hidden-card = { $seat }’s face-down card{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
}
mn-option-deed-token-keyword = No Keyword
mn-option-deed-size-other = Another Size…
mn-order-trust = { $holds ->
    [yes] Ask Me Again Before Cards Are Played by Hand
   *[no] Always Agree to Cards Played by Hand
}

## In a challenge

mn-options-by-hand = Cards played by hand
mn-options-by-hand-help = Whether players carry out the texts of cards that Herald cannot read (MN-R31).
mn-options-by-hand-none = Not allowed
mn-options-by-hand-agreed = Allowed. Both players agree to what happens
mn-fault-by-hand = { $count ->
    [one] { $cards } can only be played by hand, in matches with `by-hand=agreed`
   *[other] { $count } cards can only be played by hand, in matches with `by-hand=agreed`: { $cards }
}
