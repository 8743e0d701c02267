# What is printed on Neo Noble's cards. One word for one thing: card (wherever it is), Spirit (a card on
# the Battlefield, covered or not), Active Spirit (the top one of a lane), target (what was chosen when the
# text was used), Channel card, Ready and Spent, Dominance coin, Souls and Lingering Souls. "You" have the
# card. "Allied" and "opposing" are seen from you. Parts of sentences begin small; `CAPITAL` begins a
# sentence with them, `A` puts the article.

## Type and numbers

nn-type-line-noble = Noble · { $fate }
nn-type-line = { $type ->
    [arbiter] Arbiter
   *[errant] Errant
} · { $fate } · Cost { $cost } · Power { $power } · Resolve { $resolve }
nn-type-line-token = { $type ->
   *[token] Token
} · { $fate } · Power { $power } · Resolve { $resolve }
nn-fate = { $fate ->
    [earthbound] EarthBound
    [ghostbound] GhostBound
    [hellbound] HellBound
   *[heavenbound] HeavenBound
}

## Behaviours, Tribute, REACT

nn-keyword = { $keyword ->
    [pathfinder] PATHFINDER
    [haste] HASTE
   *[brittle] BRITTLE
}
nn-behaviour = { $keyword ->
    [pathfinder] PATHFINDER (When summoned into an empty lane, you may Channel a card.)
    [haste] HASTE (While this card is face-up in your Channel, you may summon it.)
   *[brittle] BRITTLE (After its effect, destroy this card.)
}
    .short = { $keyword ->
        [pathfinder] Pathfinder
        [haste] Haste
       *[brittle] Brittle
    }
nn-line-tribute = TRIBUTE – { CAPITAL($costs) }. (Pay this instead of the Soul cost.)
    .short = Tribute: { $costs }
nn-line-react = REACT: { CAPITAL($when) }, you may summon this card.
    .short = React: { $when }

nn-mark-means = { $mark ->
    [react] React: summon it in your opponent’s turn, when what it names happens.
    [tribute] Tribute: pay this instead of its Soul cost.
   *[other] { nn-behaviour-means }
}
nn-behaviour-means = { $mark ->
    [pathfinder] Pathfinder: when it is summoned into an empty lane, you may Channel a card.
    [haste] Haste: while it is face-up in your Channel, you may summon it.
   *[brittle] Brittle: after its effect, destroy it.
}

## Lines

nn-activation = { $type ->
    [income] INCOME
    [on-summon] ON SUMMON
    [manifest] MANIFEST
    [end-turn] END TURN
   *[ongoing] ONGOING
}
    .short = { $type ->
        [income] Income
        [on-summon] Summon
        [manifest] Manifest
        [end-turn] End
       *[ongoing] Always
    }
nn-line = { $head }: { $body }
nn-line-labelled = { $label } – { $line }
    .short = { $line }
nn-head = { $type }{ $says ->
    [must] { " " }(mandatory)
   *[none] { "" }
}
    .short = { $type }
nn-head-cost = { $head } – { CAPITAL($costs) }
    .short = { $head }, { $costs }
nn-head-pay = PAY – { CAPITAL($costs) }
    .short = Pay, { $costs }
nn-head-pay-souls = PAY { $costs }
    .short = Pay { $costs }
nn-souls = { $count ->
    [one] 1 Soul
   *[other] { $count } Souls
}
nn-targeted = Choose { $targets }. { $rest }
    .short = { $rest }
nn-and-target = { $first }, then { $next }
    .short = { $first }; { $next }
nn-when = { CAPITAL($when) }, { $may ->
    [yes] you may { $told ->
        [yes] choose this: { $actions }
       *[no] { $actions }
    }
   *[no] { $actions }
}.
    .short = { $when }: { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }{ $actions }
nn-when-if = { CAPITAL($when) }, if { $conditions }, { $may ->
    [yes] you may { $told ->
        [yes] choose this: { $actions }
       *[no] { $actions }
    }
   *[no] { $actions }
}.
    .short = { $when }, if { $conditions }: { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }{ $actions }

## Who

nn-player = { $who ->
    [you] you
    [opponent] your opponent
    [each] each player
   *[target] the target
}
    .short = { $who ->
        [you] you
        [opponent] foe
        [each] each player
       *[target] target
    }
nn-owner = the owner of { $card }
    .short = owner of { $card }
nn-noble = { $whose ->
    [own-noble] of your Noble
   *[opposing-noble] of the opposing Noble
}
    .short = of { $whose ->
        [own-noble] your
       *[opposing-noble] foe’s
    } Noble
nn-of = of { $text }
nn-target-player = target player
    .short = 1 player
nn-target-kind = { $other ->
    [yes] another target { $kind }
   *[no] target { $kind }
}
    .short = { $other ->
        [yes] another{ " " }
       *[no] 1{ " " }
    }{ $kind }
nn-target-lane = { $other ->
    [yes] another target{ " " }
   *[no] target{ " " }
}{ $empty ->
    [yes] empty{ " " }
    [no] occupied{ " " }
   *[any] { "" }
}{ $named ->
    [no] { "" }
   *[one] { $called }{ " " }
}lane{ $whose ->
    [own] { " " }of yours
    [opposing] { " " }of your opponent’s
   *[any] { "" }
}
    .short = 1 { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $whose ->
        [own] own{ " " }
        [opposing] foe{ " " }
       *[any] { "" }
    }{ $empty ->
        [yes] empty{ " " }
        [no] occupied{ " " }
       *[any] { "" }
    }{ $named ->
        [no] { "" }
       *[one] { $called }{ " " }
    }lane
nn-target-again = { $kind ->
    [spirit] that Spirit
    [noble] that Noble
    [lane] that lane
    [player] that player
   *[card] that card
}
    .short = { $kind ->
        [player] that player
       *[card] it
    }
# Only French says it behind the noun.
nn-adjective-aimed = { $noun ->
   *[other] { "" }
}

## Kinds of cards and Spirits

noun-noble = { $count ->
    [one] Noble
   *[other] Nobles
}
noun-arbiter = { $count ->
    [one] Arbiter
   *[other] Arbiters
}
noun-errant = { $count ->
    [one] Errant
   *[other] Errants
}
noun-token = { $count ->
    [one] Token
   *[other] Tokens
}
noun-lane = { $count ->
    [one] lane
   *[other] lanes
}
noun-coin = { $count ->
    [one] Dominance coin
   *[other] Dominance coins
}
noun-soul = { $count ->
    [one] Lingering Soul
   *[other] Lingering Souls
}
nn-kind = { WORDS($other, $whose, $layer, $fate, $nouns, $aimed, $tails) }
nn-adjective-own = allied
    .short = own
nn-adjective-opposing = opposing
    .short = foe
nn-adjective-active = Active
nn-adjective-covered = covered
nn-adjective-empty = empty
nn-adjective-occupied = occupied
nn-with-cost = with cost { $range }
nn-with-behaviour = with { $keyword }
nn-with-react = with REACT
nn-with-same-name = with this card’s name
    .short = of this name
nn-with-power = with Power { $range }
nn-with-resolve = with Resolve { $range }
nn-all-of = { $kind }
nn-picked-by-opponent = { $some } of your opponent’s choice
    .short = { $some } of foe’s choice
nn-lane-aimed = { $form ->
   *[plain] { $lane }
}

## Spirits and lanes

nn-spirit = { $spirit ->
    [self] this Spirit
    [that] that Spirit
    [it] it
    [top] the Active Spirit of this lane
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $spirit ->
        [top] Active Spirit here
        [target-1] 1st target
        [target-2] 2nd target
        [target] target
       *[it] it
    }
nn-in-lane = in { $lane }
nn-where = { " " }in { $lane }
nn-lane = { $form ->
   *[plain] { $lane ->
        [this] this lane
        [facing] the facing lane
        [that] that lane
        [attacking] the attacking lane
        [defending] the defending lane
        [left] your Left lane
        [middle] your Middle lane
        [right] your Right lane
        [target-1] the first target
        [target-2] the second target
       *[target] the target
    }
}
    .short = { $lane ->
        [this] this lane
        [facing] facing lane
        [that] that lane
        [attacking] attacking lane
        [defending] defending lane
        [left] Left lane
        [middle] Middle lane
        [right] Right lane
        [target-1] 1st target
        [target-2] 2nd target
       *[target] target
    }
nn-lane-of = { $form ->
   *[plain] the lane of { $spirit }
}
    .short = lane of { $spirit }
nn-lane-name = { $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
}
nn-lane-chosen = { $named ->
    [no] { $whose ->
        [own] one of your
        [opposing] one of your opponent’s
       *[any] a
    }
   *[one] { $whose ->
        [own] your
        [opposing] your opponent’s
       *[any] a
    }
} { $other ->
    [yes] other{ " " }
   *[no] { "" }
}{ $empty ->
    [yes] empty{ " " }
    [no] occupied{ " " }
   *[any] { "" }
}{ $named ->
    [no] { $whose ->
        [any] lane
       *[own] lanes
    }
   *[one] { $called } lane
}
    .short = 1 { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $empty ->
        [yes] empty{ " " }
        [no] occupied{ " " }
       *[any] { "" }
    }{ $named ->
        [no] { "" }
       *[one] { $called }{ " " }
    }{ $whose ->
        [own] own{ " " }
        [opposing] foe{ " " }
       *[any] { "" }
    }lane
nn-lane-all = { $named ->
    [one] { $whose ->
        [own] your
        [opposing] your opponent’s
       *[any] each
    }
   *[no] { $whose ->
        [own] each of your
        [opposing] each of your opponent’s
       *[any] { $form ->
           *[plain] each
        }
    }
} { $other ->
    [yes] other{ " " }
   *[no] { "" }
}{ $empty ->
    [yes] empty{ " " }
    [no] occupied{ " " }
   *[any] { "" }
}{ $named ->
    [no] { $whose ->
        [any] lane
       *[own] lanes
    }
    [one] { $called } lane
   *[several] { $whose ->
        [any] { $called } lane
       *[own] { $called } lanes
    }
}
    .short = each { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $whose ->
        [own] own{ " " }
        [opposing] foe{ " " }
       *[any] { "" }
    }{ $empty ->
        [yes] empty{ " " }
        [no] occupied{ " " }
       *[any] { "" }
    }{ $named ->
        [no] { "" }
       *[one] { $called }{ " " }
    }lane
nn-lane-kind = { WORDS($other, $empty, $whose, $named, $nouns, $tails) }


## Cards in zones, Channel cards

nn-zone-name = { $zone ->
    [hand] hand
    [deck] deck
    [grave] Graveyard
    [reap] Reap Pile
    [banished] Banish Zone
   *[channel] Channel
}
nn-zone = { $form ->
   *[plain] { $whose ->
        [own] your
        [opposing] your opponent’s
        [their] their
       *[any] either
    }
} { $zone ->
   *[hand] { nn-zone-name }
}
    .short = { $whose ->
        [own] { "" }
        [opposing] foe’s{ " " }
        [their] their{ " " }
       *[any] either{ " " }
    }{ nn-zone-name }
nn-card = { $which ->
    [that] that card
    [it] it
    [this-card] this card
    [deck-top] the top card of your deck
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $which ->
        [deck-top] top card of deck
        [target-1] 1st target
        [target-2] 2nd target
        [target] target
       *[it] it
    }
nn-cards-chosen = { $some } from { $zone }
nn-cards-random = { $some } at random from { $zone }
    .short = { $some } at random from { $zone }
nn-cards-top = { $count ->
    [one] the top card
   *[other] the top { so-many-counted } cards
} of { $zone }
    .short = top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $zone }
nn-cards-all = each { $kind } from { $zone }
    .short = each { $kind } from { $zone }
nn-cards-counted = { $kind } in { $zone }
nn-slot-kind = { $face ->
    [up] face-up{ " " }
    [down] face-down{ " " }
   *[any] { "" }
}{ $state ->
    [ready] Ready{ " " }
    [spent] Spent{ " " }
   *[any] { "" }
}{ $kind } in { $whose ->
    [own] { $count ->
       *[other] your Channel
    }
    [opposing] your opponent’s Channel
   *[any] either Channel
}{ $aimed ->
   *[other] { "" }
}
    .short = { $face ->
        [up] face-up{ " " }
        [down] face-down{ " " }
       *[any] { "" }
    }{ $state ->
        [ready] Ready{ " " }
        [spent] Spent{ " " }
       *[any] { "" }
    }{ $kind } in { $whose ->
        [own] Channel
        [opposing] foe’s Channel
       *[any] either Channel
    }
nn-channel-card = a face-up { $kind } from your Channel
    .short = face-up { $kind } from Channel

## Dominance coins

nn-coin-state = { $state ->
    [ready] Ready{ " " }
    [spent] Spent{ " " }
   *[any] { "" }
}
nn-coins-state = { $state ->
   *[ready] { nn-coin-state }
}
nn-coins-chosen = { $up ->
    [yes] up to { so-many-counted }
   *[no] { $count ->
        [1] { $held ->
            [own] one
            [opposing] one
           *[neutral] a
        }
       *[other] { so-many-counted }
    }
} { $held ->
    [own] of your { nn-coin-state }Dominance coins
    [opposing] of your opponent’s { nn-coin-state }Dominance coins
    [neutral] { $count ->
        [one] neutral Dominance coin
       *[other] neutral Dominance coins
    }
   *[any] { $count ->
        [one] { nn-coin-state }Dominance coin
       *[other] { nn-coin-state }Dominance coins
    }
}
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $count } { $held ->
        [own] own{ " " }
        [opposing] foe’s{ " " }
        [neutral] neutral{ " " }
       *[any] { "" }
    }{ nn-coin-state }{ $count ->
        [one] coin
       *[other] coins
    }
nn-coins-all = each { $held ->
    [own] of your { nn-coin-state }Dominance coins
    [opposing] of your opponent’s { nn-coin-state }Dominance coins
    [neutral] neutral Dominance coin
   *[any] { nn-coin-state }Dominance coin
}
    .short = each { $held ->
        [own] own{ " " }
        [opposing] foe{ " " }
        [neutral] neutral{ " " }
       *[any] { "" }
    }{ nn-coin-state }{ "" }coin
nn-coin-of = the Dominance coin of { $lane }
    .short = coin of { $lane }
nn-coin-kind = { nn-coin-state }{ NOUN("coin", $count) }{ $held ->
    [own] { " " }you hold
    [opposing] { " " }your opponent holds
   *[any] { "" }
}
    .short = { nn-coin-state }{ $count ->
        [one] coin
       *[other] coins
    }{ $held ->
        [own] { " " }you hold
        [opposing] { " " }foe holds
       *[any] { "" }
    }

## Numbers

nn-souls-kind = { NOUN("soul", $count) }{ $whose ->
    [own] { " " }you have
    [opposing] { " " }your opponent has
   *[any] { "" }
}
    .short = { $whose ->
        [own] your{ " " }
        [opposing] foe’s{ " " }
       *[any] { "" }
    }Lingering
nn-stat-of = the { $stat ->
    [power] Power
    [resolve] Resolve
   *[cost] cost
} of { $spirit }
    .short = { $stat ->
        [power] Power
        [resolve] Resolve
       *[cost] cost
    } of { $spirit }
nn-total-of = the total { $total ->
    [total-power] Power
   *[total-resolve] Resolve
} of { $lane }
    .short = total { $total ->
        [total-power] Power
       *[total-resolve] Resolve
    } of { $lane }
nn-value-done = the number just affected
    .short = that number
nn-value-battle-margin = the attack’s lead in this battle
    .short = battle lead

## Costs: they go on after "you may"

nn-x-range = { $costs } (X is { $range })
nn-cost-souls = pay { $count ->
    [one] 1 Soul
   *[other] { $count } Souls
}
nn-cost-sacrifice-this = sacrifice this Spirit
    .short = sacrifice it
nn-cost-relinquish = relinquish { $count ->
    [one] a Dominance coin
   *[other] { so-many-counted } Dominance coins
}
    .short = relinquish { $count } { $count ->
        [one] coin
       *[other] coins
    }
nn-cost-spend-dominance = spend { $count ->
    [one] a Ready Dominance coin
   *[other] { so-many-counted } Ready Dominance coins
}
    .short = spend { $count } { $count ->
        [one] coin
       *[other] coins
    }
nn-cost-channel-card = put { $count ->
    [one] a
   *[other] { so-many-counted }
} { $face ->
    [up] face-up{ " " }
    [down] face-down{ " " }
   *[any] { "" }
}{ $state ->
    [ready] Ready{ " " }
   *[any] { "" }
}{ $count ->
    [one] card
   *[other] cards
} from { $who ->
    [you] your Channel into your Graveyard
   *[opponent] their Channel into their Graveyard
}
    .short = { $count } { $face ->
        [up] face-up{ " " }
        [down] face-down{ " " }
       *[any] { "" }
    }{ $state ->
        [ready] Ready{ " " }
       *[any] { "" }
    }{ $count ->
        [one] card
       *[other] cards
    } from { $who ->
        [you] Channel
       *[opponent] their Channel
    } to Graveyard
nn-cost-banish = banish { $some } from { $who ->
    [you] your Graveyard
   *[opponent] their Graveyard
}
    .short = banish { $some } from { $who ->
        [you] Graveyard
       *[opponent] their Graveyard
    }
nn-cost-return = return { $some } to hand

## What is done: cards, hand, deck

nn-do-draw = { $who ->
    [you] draw
   *[other] { $subject } draws
} { $number ->
    [one] a card
   *[other] { so-many } cards
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] card
       *[other] cards
    }{ $tail }
nn-do-discard = { $who ->
    [you] discard { $some }
   *[other] { $how ->
        [by-you] { $subject } shows you their hand and discards { $some }
       *[chosen] { $subject } discards { $some }
    }
}{ $how ->
    [random] { " " }at random
    [by-you] { " " }of your choice
   *[chosen] { "" }
}{ $tail }
    .short = { $who ->
        [you] discard
       *[other] { $subject } discards
    } { $some }{ $how ->
        [random] { " " }at random
        [by-you] { " " }you choose
       *[chosen] { "" }
    }{ $tail }
nn-do-mill = { $who ->
    [you] put
   *[other] { $subject } puts
} the top { $number ->
    [one] card
   *[other] { so-many } cards
} of { $who ->
    [you] your deck into your Graveyard
   *[other] their deck into their Graveyard
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }:{ " " }
    }top { $number ->
        [one] card
       *[other] { $number } cards
    } of deck to Graveyard{ $tail }
nn-do-look-at-top = look at the top { $count ->
    [one] card
   *[other] { so-many-counted } cards
} of { $whose ->
    [own] your deck
   *[opposing] your opponent’s deck
}. { $keep ->
    [0] Put { $count ->
        [one] it
       *[other] them
    }
   *[other] { $count ->
        [one] You may put it into your hand. If you do not, put it
       *[other] { $keep ->
            [one] You may put one of them into your hand. Put the rest
           *[other] You may put up to { $keep } of them into your hand. Put the rest
        }
    }
} { $rest ->
    [top] back on top
   *[bottom] under the deck
}{ $count ->
    [one] { "" }
   *[other] { " " }in any order
}
    .short = see top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $whose ->
        [own] deck
       *[opposing] foe’s deck
    }{ $keep ->
        [0] { "" }
       *[other] ; may take { $keep ->
            [one] 1
           *[other] ≤{ $keep }
        }
    }; rest { $rest ->
        [top] on top
       *[bottom] under deck
    }
nn-do-reveal-hand = { $who ->
    [you] show { $count ->
        [0] your hand
        [one] 1 random card of your hand
       *[other] { so-many-counted } random cards of your hand
    }
   *[other] { $subject } shows { $count ->
        [0] their hand
        [one] 1 random card of their hand
       *[other] { so-many-counted } random cards of their hand
    }
}
    .short = { $who ->
        [you] show
       *[other] { $subject } shows
    } { $count ->
        [0] hand
        [one] 1 random card of hand
       *[other] { $count } random cards of hand
    }
nn-do-shuffle = { $who ->
    [you] shuffle your deck
   *[other] { $subject } shuffles their deck
}
    .short = { $who ->
        [you] shuffle
       *[other] { $subject } shuffles
    } deck
nn-do-move-cards = { $to ->
    [banished] banish
   *[other] put
} { $cards }{ $to ->
    [hand] { " " }into hand
    [grave] { " " }into the Graveyard
    [deck-top] { " " }on top of the deck
    [deck-bottom] { " " }under the deck
    [deck-shuffled] { " " }into the deck and shuffle it
   *[banished] { "" }
}{ $show ->
    [yes] { " " }(shown to all)
   *[no] { "" }
}
    .short = { $to ->
        [banished] banish
        [deck-shuffled] shuffle
       *[hand] put
    } { $cards }{ $to ->
        [hand] { " " }in hand
        [grave] { " " }in Graveyard
        [deck-top] { " " }on top of deck
        [deck-bottom] { " " }under deck
        [deck-shuffled] { " " }into deck
       *[banished] { "" }
    }
nn-do-swap-reap = swap a card from your Reap Pile with { $cards }
    .short = swap 1 Reaped card with { $cards }

## What is done: Channel and Souls

nn-do-channel = { $who ->
    [you] Channel
   *[other] { $subject } Channels
} { $number ->
    [one] a card
   *[other] { so-many } cards
}, { $face ->
    [up] face-up and{ " " }
   *[down] { "" }
}{ $state ->
    [ready] Ready
   *[spent] Spent
}{ $tail }
    .short = { $who ->
        [you] Channel
       *[other] { $subject } Channels
    } { $number } { $number ->
        [one] card
       *[other] cards
    }{ $face ->
        [up] { " " }face-up
       *[down] { "" }
    }{ $state ->
        [ready] { " " }Ready
       *[spent] { "" }
    }{ $tail }
nn-do-channel-from = { $who ->
    [you] Channel
   *[other] { $subject } Channels
} { $cards }, { $face ->
    [up] face-up and{ " " }
   *[down] { "" }
}{ $state ->
    [ready] Ready
   *[spent] Spent
}
    .short = { $who ->
        [you] Channel
       *[other] { $subject } Channels
    } { $cards }{ $face ->
        [up] { " " }face-up
       *[down] { "" }
    }{ $state ->
        [ready] { " " }Ready
       *[spent] { "" }
    }
nn-do-reveal = reveal { $slots }
nn-do-ready-slots = ready { $slots }
nn-do-spend-slots = make { $slots } Spent
    .short = spend { $slots }
nn-do-take-slots = { $to ->
    [banished] banish
   *[other] put
} { $slots }{ $to ->
    [hand] { " " }into hand
    [grave] { " " }into the Graveyard
    [deck-bottom] { " " }under the deck
   *[banished] { "" }
}
    .short = { $to ->
        [banished] banish
       *[hand] put
    } { $slots }{ $to ->
        [hand] { " " }in hand
        [grave] { " " }in Graveyard
        [deck-bottom] { " " }under deck
       *[banished] { "" }
    }
nn-do-swap-slots = swap { $count ->
    [one] a card in your Channel with a card from your hand
   *[other] { so-many-counted } cards in your Channel with { so-many-counted } cards from your hand
}
    .short = swap { $count } Channel { $count ->
        [one] card
       *[other] cards
    } with hand
nn-do-gain-souls = { $who ->
    [you] gain
   *[other] { $subject } gains
} { $number ->
    [one] 1 Lingering Soul
   *[other] { $number } Lingering Souls
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }+{ $number } Lingering{ $tail }
nn-do-lose-souls = { $who ->
    [you] lose
   *[other] { $subject } loses
} { $number ->
    [one] 1 Lingering Soul
   *[other] { $number } Lingering Souls
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }−{ $number } Lingering{ $tail }

## What is done: arrival and removal

nn-do-summon = summon { $cards }{ $price ->
    [full] { " " }for its cost
    [free] { " " }for free
   *[less] { " " }for { $count ->
        [one] 1 Soul
       *[other] { $count } Souls
    } less
}{ $where }{ $besides }
    .short = summon { $cards }{ $price ->
        [full] { "" }
        [free] { " " }free
       *[less] { " " }for −{ $count } { $count ->
            [one] Soul
           *[other] Souls
        }
    }{ $where }{ $besides }
nn-besides = { " " }(you must also { $costs })
    .short = { " " }(also { $costs })
nn-do-create = create { $number ->
    [one] a { $power }/{ $resolve } { $token } Token
   *[other] { so-many } { $power }/{ $resolve } { $token } Tokens
}{ $where }{ $tail }
    .short = make { $number } { $token } { $number ->
        [one] Token
       *[other] Tokens
    }{ $where }{ $tail }
nn-do-place = place { $cards }{ $where }
nn-where-own = { " " }in { $count ->
    [one] one of your lanes
   *[other] your lanes
}
    .short = { "" }
nn-do-move = move { $spirit } to { $lane }
nn-do-move-link = move { $spirit } and its whole link to { $lane }
    .short = move { $spirit } and its link to { $lane }
nn-do-control = gain control of { $spirit } and move it to { $lane }
    .short = control { $spirit }, in { $lane }
nn-an-own-lane = one of your lanes
    .short = own lane
nn-do-give-back = return { $spirit } to its owner’s side
    .short = return { $spirit } to its owner
nn-another-lane = another lane
nn-do-destroy = destroy { $spirit }
nn-do-sacrifice = { $who ->
    [you] sacrifice
   *[other] { $subject } sacrifices
} { $some }
    .short = { $who ->
        [you] sacrifice
       *[other] { $subject } sacrifices
    } { $some }
nn-do-reap = reap { $spirit }
nn-do-reap-top = { $who ->
    [you] the top card of your deck is reaped
    [opponent] the top card of your opponent’s deck is reaped
    [each] the top card of each deck is reaped
   *[target] { $subject } has the top card of their deck reaped
}
    .short = reap top card of { $who ->
        [you] your deck
        [opponent] foe’s deck
        [each] each deck
       *[target] { $subject }’s deck
    }
nn-do-banish = banish { $spirit }
nn-do-bounce-hand = return { $spirit } to hand
nn-do-bounce-deck-top = put { $spirit } on top of the deck
    .short = { $spirit } on top of deck
nn-do-bounce-deck-bottom = put { $spirit } under the deck
    .short = { $spirit } under deck
nn-do-bounce-channel = put { $spirit } into the Channel, Spent
    .short = { $spirit } to Channel, Spent
nn-do-shatter = Shatter { $spirit }
nn-without-shatter = { $text } without causing Shattering
    .short = { $text }, no Shattering

## What is done: Dominance, battle, rules

nn-do-gain-coin = { $who ->
    [you] gain
   *[other] { $subject } gains
} { $coins }{ $state ->
    [ready] { " " }Ready
   *[spent] { "" }
}
    .short = { $who ->
        [you] take
       *[other] { $subject } takes
    } { $coins }{ $state ->
        [ready] { " " }Ready
       *[spent] { "" }
    }
nn-do-neutral-coin = return { $coins } to neutral
    .short = { $coins } back to neutral
nn-do-ready-coin = ready { $coins }
nn-do-spend-coin = make { $coins } Spent
    .short = spend { $coins }
nn-do-check = make a Dominance Check in { $lane }
    .short = Dominance Check in { $lane }
nn-do-raise-block = the defending lane has { $sign ->
    [plus] +
   *[minus] −
}{ $number } Resolve this battle{ $tail }
    .short = defending lane { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Resolve{ $tail }
nn-do-fail-attack = the attack fails
    .short = attack fails
nn-do-attack = { $lane } attacks immediately for free
    .short = { $lane } attacks free now
nn-do-later-battle-won = if you win this battle, { $actions }
    .short = if you win: { $actions }
nn-do-later-battle-lost = if you lose this battle, { $actions }
    .short = if you lose: { $actions }
nn-do-later-turn-end = at the end of this turn, { $actions }
    .short = end of turn: { $actions }
nn-do-later-your-next-turn = at the start of your next turn, { $actions }
    .short = your next turn: { $actions }
nn-do-later-whenever = this turn, { $when }, { $actions }
    .short = this turn, { $when }: { $actions }
nn-do-use-text = use the MANIFEST or ON SUMMON text of { $spirit } as if it were this card’s
    .short = use Manifest or Summon text of { $spirit }
nn-do-renew = you may use the MANIFEST texts { $whose } once more this turn
    .short = Manifest texts { $whose } +1 use this turn
nn-do-win = you win the game
    .short = you win
nn-do-choose-one = { $by ->
    [opponent] your opponent chooses one
   *[you] choose one
} – { $modes }
    .short = { $by ->
        [opponent] foe picks
       *[you] one of
    }: { $modes }
nn-do-may = { $by ->
    [opponent] your opponent may choose this: { $actions }
   *[you] you may { $told ->
        [yes] choose this: { $actions }
       *[no] { $actions }
    }
}
    .short = { $by ->
        [opponent] foe may:{ " " }
       *[you] may{ " " }
    }{ $actions }
nn-do-may-cost = { $by ->
    [opponent] your opponent may { $costs }. If they do, { $actions }
   *[you] you may { $costs }. If you do, { $actions }
}
    .short = { $by ->
        [opponent] foe may
       *[you] may
    } { $costs }; if so { $actions }

## What holds

nn-for-a-while = { $first ->
    [yes] { $time }, { $change }
   *[no] { $change } { $time }
}
    .short = { $change } { $time }
nn-until-this-battle = this battle
    .short = this battle
nn-until-this-turn = this turn
nn-until-your-next-turn = until your next turn
    .short = until your next turn
nn-until-in-lane = while it stays in its lane
    .short = while in its lane
nn-until-permanent = while it is in play
    .short = while in play
nn-until-game = for the rest of the game
    .short = all game
nn-has = { $who } has { $gains }{ $sign ->
   *[other] { "" }
}
    .short = { $who } { $gains }
nn-for-each-most = { " " }for each { $kind }, up to { $sign ->
    [plus] +
   *[minus] −
}{ $most }
    .short = { " " }per { $kind } (≤{ $most })
nn-gain = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat ->
    [power] Power
   *[resolve] Resolve
}{ $tail }
nn-change-set-stats = { $spirit } has { $stats }
nn-set-stat = { $stat ->
    [power] Power
   *[resolve] Resolve
} { $fixed ->
    [yes] { $value }
   *[no] equal to { $value }
}
    .short = { $stat ->
        [power] Power
       *[resolve] Resolve
    } { $value }
nn-change-swap-stats = swap the Power and Resolve of { $spirit }
    .short = swap Power and Resolve of { $spirit }
nn-change-ambient = { $lane } has Resolve { $number } while empty
    .short = { $lane } Resolve { $number } while empty
nn-change-capacity = { $lane } has room for { $number ->
    [1] one
    [2] two
   *[other] { $number }
} { $sign ->
    [plus] more
   *[minus] fewer
} { $number ->
    [one] Spirit
   *[other] Spirits
}{ $tail }
    .short = { $lane } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } { $number ->
        [one] Spirit
       *[other] Spirits
    }{ $tail }
nn-change-no-shatter = { $may ->
    [yes] you may keep { $spirits } from Shattering
   *[no] { $spirits } { $count ->
        [one] does not Shatter
       *[other] do not Shatter
    }
}
    .short = { $may ->
        [yes] may keep { $spirits } from Shattering
       *[no] { $spirits } cannot Shatter
    }
nn-change-no-shatter-lanes = { $may ->
    [yes] you may keep Arbiters in { $lane } from Shattering
   *[no] Arbiters in { $lane } do not Shatter
}
    .short = { $may ->
        [yes] may keep Arbiters in { $lane } from Shattering
       *[no] no Shattering in { $lane }
    }
nn-change-indestructible = { $spirits } cannot be destroyed
    .short = { $spirits } indestructible
nn-change-untargetable = your opponent cannot target { $spirits }
    .short = foe cannot target { $spirits }
nn-change-no-attack = { $lane } cannot attack
nn-change-no-block = attacks on { $lane } cannot be blocked
    .short = { $lane } cannot be blocked
nn-change-block-bonus = each card that Blocks for { $lane } adds { $sign ->
    [plus] +
   *[minus] −
}{ $number } Resolve{ $tail }
    .short = each Block for { $lane } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Resolve{ $tail }
nn-change-wins-ties = attacks from { $lane } also succeed on a tie
    .short = { $lane } also wins attacks on ties
nn-change-extra-attack = { $lane } may attack { $count ->
    [one] once more
   *[other] { $count } times more
}{ $each ->
    [yes] { " " }each turn
   *[no] { "" }
}
    .short = { $lane } +{ $count } { $count ->
        [one] attack
       *[other] attacks
    }{ $each ->
        [yes] { " " }each turn
       *[no] { "" }
    }
nn-change-free-attack = { $next ->
    [yes] the next attack from { $lane } costs no Souls
   *[no] attacks from { $lane } cost no Souls
}
    .short = { $next ->
        [yes] next attack
       *[no] attacks
    } from { $lane } free
nn-change-cost = { $next ->
    [yes] { $whose ->
        [own] your next
        [opposing] your opponent’s next
       *[any] the next
    } { $what } costs
   *[no] { $whose ->
        [own] your{ " " }
        [opposing] your opponent’s{ " " }
       *[any] { "" }
    }{ $what } cost
} { $number ->
    [one] 1 Soul
   *[other] { $number } Souls
} { $sign ->
    [plus] more
   *[minus] less
}{ $tail }
    .short = { $whose ->
        [own] your{ " " }
        [opposing] foe’s{ " " }
       *[any] { "" }
    }{ $next ->
        [yes] next{ " " }
       *[no] { "" }
    }{ $what } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } { $number ->
        [one] Soul
       *[other] Souls
    }{ $tail }
nn-summons-of = { $count ->
    [one] summon
   *[other] summons
} of { $kind }
    .short = { $count ->
        [one] summon
       *[other] summons
    } of { $kind }
nn-costing-summon = { $count ->
    [one] summon
   *[other] summons
}
nn-costing-attack = { $count ->
    [one] attack
   *[other] attacks
}
nn-costing-draw = { $count ->
    [one] Draw
   *[other] Draws
}
nn-costing-pay = { $count ->
    [one] use of a PAY text
   *[other] uses of PAY texts
}
    .short = { $count ->
        [one] Pay
       *[other] Pays
    }
nn-change-gained-ready = Dominance coins gained by a Dominance Check in { $lane } stay Ready
    .short = coins from Dominance Checks in { $lane } stay Ready
nn-change-keeps-coin = Dominance Checks cannot take the Dominance coin of { $lane } from its holder
    .short = Dominance Checks cannot take { $lane }’s coin
nn-change-grants = { $spirit } has { $keyword }
nn-change-grants-cards = your { $kind } in hand and Channel have { $keyword }
    .short = your { $kind } in hand and Channel: { $keyword }
nn-change-silenced = the texts { $whose } do not work
    .short = texts { $whose } off
nn-change-skips = { $whose ->
    [own] you skip
   *[opposing] your opponent skips
} { $step ->
    [harvest] Harvest
    [channel] the Channel step
   *[focus] Focus
} on { $whose ->
    [own] your next turn
   *[opposing] their next turn
}
    .short = { $whose ->
        [own] skip
       *[opposing] foe skips
    } { $step ->
        [harvest] Harvest
        [channel] Channel step
       *[focus] Focus
    } next turn
nn-change-instead-of-draw = if { $whose ->
    [own] you
   *[opposing] your opponent
} would draw a card, { $may ->
    [yes] you may do this instead: { $actions }
   *[no] instead { $actions }
}
    .short = instead of { $whose ->
        [own] your draw
       *[opposing] foe’s draw
    }: { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }{ $actions }
nn-change-instead = if { $spirit } would be { $of ->
    [destroyed] destroyed
   *[reaped] reaped
}, { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}{ $to ->
    [hand] return it to hand
    [banished] banish it
    [deck-bottom] put it under the deck
   *[grave] put it into the Graveyard
} instead
    .short = { $spirit } { $of ->
        [destroyed] destroyed
       *[reaped] reaped
    }: { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }{ $to ->
        [hand] to hand
        [banished] banish it
        [deck-bottom] under deck
       *[grave] to Graveyard
    } instead

## When

nn-this = { $noun ->
    [spirit] this Spirit
   *[card] this card
}
    .short = it
nn-kind-of = { $kind } of { $whose ->
    [own] yours
   *[opposing] your opponent’s
}
    .short = { $whose ->
        [own] your
       *[opposing] foe’s
    } { $kind }
nn-here = { " " }{ $event ->
    [attack] { $whose ->
        [own] from this lane
        [opposing] this lane
       *[any] from or against this lane
    }
    [blocked] { $whose ->
        [own] for this lane
        [opposing] against this lane
       *[any] for or against this lane
    }
   *[other] in this lane
}
    .short = { " " }{ $event ->
        [attack] { $whose ->
            [own] from here
            [opposing] this lane
           *[any] here
        }
       *[other] here
    }
nn-when-turn-start = at the start of { $whose ->
    [own] your turn
    [opposing] your opponent’s turn
   *[any] each turn
}
    .short = { $whose ->
        [own] your turn
        [opposing] foe’s turn
       *[any] each turn
    }
nn-when-action-start = at the start of { $whose ->
    [own] your Action Phase
    [opposing] your opponent’s Action Phase
   *[any] each Action Phase
}
    .short = { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } Action Phase
nn-when-end-start = at the start of { $whose ->
    [own] your End Phase
    [opposing] your opponent’s End Phase
   *[any] each End Phase
}
    .short = { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } End Phase
nn-when-summoned = when { $this ->
    [yes] { $kind } is summoned
   *[no] { $whose ->
        [own] you summon { $kind }
        [opposing] your opponent summons { $kind }
       *[any] a player summons { $kind }
    }
}{ $here }
    .short = { $this ->
        [yes] { $kind ->
            [it] summoned
           *[other] { $kind } summoned
        }
       *[no] { $whose ->
            [own] you summon
            [opposing] foe summons
           *[any] anyone summons
        } { $kind }
    }{ $here }
nn-when-created = when { $kind } is created{ $here }
    .short = { $kind ->
        [it] created
       *[other] { $kind } created
    }{ $here }
nn-when-placed = when { $kind } is placed{ $here }
    .short = { $kind ->
        [it] placed
       *[other] { $kind } placed
    }{ $here }
nn-when-moved = when { $kind } is moved{ $here }
    .short = { $kind ->
        [it] moved
       *[other] { $kind } moved
    }{ $here }
nn-when-uncovered = when { $kind } is uncovered{ $here }
    .short = { $kind ->
        [it] uncovered
       *[other] { $kind } uncovered
    }{ $here }
nn-when-shattered = when { $kind } Shatters{ $here }
    .short = { $kind ->
        [it] Shatters
       *[other] { $kind } Shatters
    }{ $here }
nn-when-destroyed = when { $kind } is destroyed{ $here }
    .short = { $kind ->
        [it] destroyed
       *[other] { $kind } destroyed
    }{ $here }
nn-when-sacrificed = when { $kind } is sacrificed{ $here }
    .short = { $kind ->
        [it] sacrificed
       *[other] { $kind } sacrificed
    }{ $here }
nn-when-bounced = when { $kind } returns to hand{ $here }
    .short = { $kind ->
        [it] returns to hand
       *[other] { $kind } returns to hand
    }{ $here }
nn-when-reaped = when { $kind } is reaped{ $here }
    .short = { $kind ->
        [it] reaped
       *[other] { $kind } reaped
    }{ $here }
nn-when-banished = when { $kind } is banished{ $here }
    .short = { $kind ->
        [it] banished
       *[other] { $kind } banished
    }{ $here }
nn-when-discarded = when { $kind } is discarded
    .short = { $kind ->
        [it] discarded
       *[other] { $kind } discarded
    }
nn-when-block-discarded = when { $kind } is discarded to Block
    .short = { $kind ->
        [it] discarded to Block
       *[other] { $kind } discarded to Block
    }
nn-when-channeled = when { $kind } is Channeled
    .short = { $kind ->
        [it] Channeled
       *[other] { $kind } Channeled
    }
nn-when-revealed = when { $kind } is revealed
    .short = { $kind ->
        [it] revealed
       *[other] { $kind } revealed
    }
nn-when-harvested = when { $whose ->
    [own] you Harvest
    [opposing] your opponent Harvests
   *[any] a player Harvests
}
    .short = { $whose ->
        [own] you Harvest
        [opposing] foe Harvests
       *[any] anyone Harvests
    }
nn-when-focused = when { $whose ->
    [own] you Focus
    [opposing] your opponent Focuses
   *[any] a player Focuses
}
    .short = { $whose ->
        [own] you Focus
        [opposing] foe Focuses
       *[any] anyone Focuses
    }
nn-when-drew = when { $whose ->
    [own] you use Draw
    [opposing] your opponent uses Draw
   *[any] a player uses Draw
}{ $number ->
    [one] { "" }
   *[other] { " " }for { so-many } or more cards
}
    .short = { $whose ->
        [own] you Draw
        [opposing] foe Draws
       *[any] anyone Draws
    }{ $number ->
        [one] { "" }
       *[other] { " " }≥{ $number } cards
    }
nn-text-of = { $this ->
   *[yes] { " " }of { $kind }
}
nn-when-activated = when { $this ->
    [yes] a text{ $of } is used
   *[no] { $whose ->
        [own] you use
        [opposing] your opponent uses
       *[any] a player uses
    } { $income ->
        [yes] an INCOME text
       *[no] a text
    }{ $of }
}{ $here }
    .short = { $this ->
        [yes] text{ $of } used
       *[no] { $whose ->
            [own] you use
            [opposing] foe uses
           *[any] anyone uses
        } { $income ->
            [yes] Income
           *[no] text
        }{ $of }
    }{ $here }
nn-when-attack = when { $whose ->
    [own] you attack
    [opposing] your opponent attacks
   *[any] a player attacks
}{ $here }
    .short = { $whose ->
        [own] you attack
        [opposing] foe attacks
       *[any] anyone attacks
    }{ $here }
nn-when-blocked = when { $whose ->
    [own] you Block
    [opposing] your opponent Blocks
   *[any] a player Blocks
}{ $here }
    .short = { $whose ->
        [own] you Block
        [opposing] foe Blocks
       *[any] anyone Blocks
    }{ $here }
nn-when-battle-won = when { $whose ->
    [own] you win a battle
    [opposing] your opponent wins a battle
   *[any] a player wins a battle
}{ $here }
    .short = { $whose ->
        [own] you win
        [opposing] foe wins
       *[any] anyone wins
    } battle{ $here }
nn-when-battle-lost = when { $whose ->
    [own] you lose a battle
    [opposing] your opponent loses a battle
   *[any] a player loses a battle
}{ $here }
    .short = { $whose ->
        [own] you lose
        [opposing] foe loses
       *[any] anyone loses
    } battle{ $here }
nn-when-dominance-gained = when { $whose ->
    [own] you gain a Dominance coin
    [opposing] your opponent gains a Dominance coin
   *[any] a player gains a Dominance coin
}{ $here }
    .short = { $whose ->
        [own] you gain
        [opposing] foe gains
       *[any] anyone gains
    } coin{ $here }
nn-when-dominance-lost = when { $whose ->
    [own] you lose a Dominance coin
    [opposing] your opponent loses a Dominance coin
   *[any] a player loses a Dominance coin
}{ $here }
    .short = { $whose ->
        [own] you lose
        [opposing] foe loses
       *[any] anyone loses
    } coin{ $here }
nn-when-relinquished = when { $whose ->
    [own] you relinquish a Dominance coin
    [opposing] your opponent relinquishes a Dominance coin
   *[any] a player relinquishes a Dominance coin
}{ $here }
    .short = { $whose ->
        [own] you relinquish
        [opposing] foe relinquishes
       *[any] anyone relinquishes
    } coin{ $here }
nn-when-dominance-readied = when { $whose ->
    [own] you ready a Dominance coin
    [opposing] your opponent readies a Dominance coin
   *[any] a player readies a Dominance coin
}{ $here }
    .short = { $whose ->
        [own] you ready
        [opposing] foe readies
       *[any] anyone readies
    } coin{ $here }
nn-when-reshuffled = when { $whose ->
    [own] your deck
    [opposing] your opponent’s deck
   *[any] a deck
} is reshuffled
    .short = { $whose ->
        [own] your deck
        [opposing] foe’s deck
       *[any] any deck
    } reshuffled

## If

nn-if-number = { $value } is { $bounds }
    .short = { $value } { $bounds }
nn-is-at-least = { $holds ->
    [no] less than
   *[yes] at least
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
nn-is-at-most = { $holds ->
    [no] more than
   *[yes] at most
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
nn-bound-at-least = { $holds ->
    [no] fewer than { so-many }
   *[yes] { so-many } or more
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
nn-bound-at-most = { $holds ->
    [no] more than { so-many }
   *[yes] { so-many } or fewer
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
nn-bound-equals = { $holds ->
    [no] more or fewer than { so-many }
   *[yes] exactly { so-many }
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] ≠
       *[yes] just{ " " }
    }{ $number }
nn-if-has-some = { $whose ->
    [own] { $noun ->
        [coin] you hold
       *[card] you have
    }
    [opposing] { $noun ->
        [coin] your opponent holds
       *[card] your opponent has
    }
   *[any] the lanes hold
} { A($kind) }
    .short = { $whose ->
        [own] you have
        [opposing] foe has
       *[any] lanes have
    } { $kind }
nn-is-equals = { $holds ->
    [no] other than
   *[yes] exactly
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] just{ " " }
    }{ $number }
nn-if-has = { $whose ->
    [own] { $noun ->
        [coin] you hold
       *[card] you have
    }
    [opposing] { $noun ->
        [coin] your opponent holds
       *[card] your opponent has
    }
   *[any] the lanes hold
} { $quantity } { $kind }
    .short = { $whose ->
        [own] you have
        [opposing] foe has
       *[any] lanes have
    } { $quantity } { $kind }
nn-if-has-no = { $whose ->
    [own] { $noun ->
        [coin] you hold
       *[card] you have
    }
    [opposing] { $noun ->
        [coin] your opponent holds
       *[card] your opponent has
    }
   *[any] the lanes hold
} no { $kind }
    .short = { $whose ->
        [own] you have
        [opposing] foe has
       *[any] lanes have
    } no { $kind }
nn-if-lane-empty = { $lane } { $holds ->
    [no] is not empty
   *[yes] is empty
}
    .short = { $lane } { $holds ->
        [no] not empty
       *[yes] empty
    }
nn-if-spirit = { $spirit } { $holds ->
    [no] is not
   *[yes] is
} { $kind }
nn-if-your-turn = it is { $holds ->
    [no] your opponent’s turn
   *[yes] your turn
}
    .short = it’s { $holds ->
        [no] foe’s
       *[yes] your
    } turn
nn-if-came-from = you { $holds ->
    [no] did not summon
   *[yes] summoned
} this card from { $zone }
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }summoned from { $zone }
nn-by-mode = { $mode ->
    [normal] by a Normal Summon
    [tribute] by a Tribute Summon
    [react] by a React Summon
   *[effect] by a text
}
    .short = by { $mode ->
        [normal] Normal Summon
        [tribute] Tribute
        [react] React
       *[effect] text
    }
nn-if-summoned-by = this card { $holds ->
    [neither] was summoned neither
    [no] was not summoned
   *[yes] was summoned
} { $modes }
    .short = { $holds ->
        [neither] summoned neither
        [no] not summoned
       *[yes] summoned
    } { $modes }
nn-if-first-this-turn = you have { $of ->
    [summon] { $holds ->
        [no] summoned another card
       *[yes] summoned no other card
    }
    [attack] { $holds ->
        [no] made another attack
       *[yes] made no other attack
    }
   *[draw] { $holds ->
        [no] used Draw another time
       *[yes] used Draw no other time
    }
} this turn
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }your first { $of ->
        [summon] summon
        [attack] attack
       *[draw] Draw
    } this turn
nn-if-holds-coin = { $who ->
    [you] you { $holds ->
        [no] do not hold
       *[yes] hold
    }
   *[opponent] your opponent { $holds ->
        [no] does not hold
       *[yes] holds
    }
} the Dominance coin of { $lane }
    .short = { $who ->
        [you] you { $holds ->
            [no] do not hold
           *[yes] hold
        }
       *[opponent] foe { $holds ->
            [no] does not hold
           *[yes] holds
        }
    } coin of { $lane }
nn-if-gained-no-coin = you have gained { $holds ->
    [no] a Dominance coin
   *[yes] no Dominance coin
} this turn
    .short = { $holds ->
        [no] coin
       *[yes] no coin
    } gained this turn
nn-if-in-battle = { $side ->
    [attacking] this lane { $holds ->
        [no] is not attacking
       *[yes] is attacking
    }
    [defending] this lane { $holds ->
        [no] is not being attacked
       *[yes] is being attacked
    }
   *[either] this lane { $holds ->
        [no] is not in battle
       *[yes] is in battle
    }
}
    .short = lane { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $side ->
        [attacking] attacking
        [defending] attacked
       *[either] in battle
    }
nn-if-done = { $doer ->
    [you] { $holds ->
        [no] you do not
       *[yes] you do
    }
   *[other] { $holds ->
        [no] that is not done
       *[yes] that is done
    }
}
    .short = { $doer ->
        [you] you { $holds ->
            [no] do not
           *[yes] do
        }
       *[other] { $holds ->
            [no] not done
           *[yes] done
        }
    }

## Neo Noble: packs and decks

nn-format = Neo Noble
nn-fault-heading = { $found } is no part of a deck; those are noble, main and reserve
nn-fault-noble = { $count ->
    [0] a deck has exactly one Noble, this one has none
   *[other] a deck has exactly one Noble, this one has { $count }
}
nn-fault-not-noble = { $found } is no Noble
nn-fault-main = the main deck has 30 cards, this one has { $count }
nn-fault-noble-in-main = { $found } is a Noble; the main deck holds Arbiters and Errants
nn-fault-token = { $found } is a Token; Tokens are not part of a deck
nn-fault-reserve = a Reserve has at most 10 cards, this one has { $count }
nn-fault-noble-in-reserve = { $found } is a Noble; the Reserve holds Arbiters and Errants
nn-fault-copies = { $found } is in the deck { $count } times; 2 are allowed
nn-fault-copies-in-all = { $found } is in deck and Reserve { $count } times together; 2 are allowed
nn-pack-once = only a PAY text says how often it may be used
nn-pack-says = MANIFEST and PAY texts are always optional; remove may and must
nn-pack-no-cost = a PAY text needs a cost
nn-pack-ongoing = give either holds, or when together with do
nn-pack-no-stat = give power, resolve or both
nn-pack-no-arbiters = give spirits, lanes or both
nn-pack-no-grantees = give spirits, cards or both
nn-pack-noble-summon = a Noble is never summoned, so it has no ON SUMMON text
nn-pack-errant = an Errant has one ON SUMMON effect, or none
nn-pack-on-summon = a card has one ON SUMMON effect at most
nn-pack-token = a Token is created: it has no cost, Tribute or REACT
nn-pack-token-summon = a Token is created, not summoned: an ON SUMMON text would never be used
nn-pack-no-card = there is no card { $found }; there are: { $allowed }
nn-pack-no-token = there is no Token { $found }; there are: { $allowed }
nn-pack-not-token = { $found } is no Token; only Tokens are created; there are: { $allowed }
nn-pack-no-target = { $found }: this text has no such target; name it under targets
nn-pack-other-target = the target is of another kind than is needed here: { $found }
nn-pack-no-event = { $found } speaks of an event; only texts with when have one
nn-pack-other-event = the event { $found } has nothing of this kind that could be meant here
nn-pack-event-this = the event { $found } never happens to this card
nn-pack-event-lane = the event { $found } happens in no lane
nn-pack-event-card = the event { $found } has no card to filter
nn-pack-event-income = only the event activated is of a text; { $found } is not
nn-pack-event-number = only the event drew has a number of cards; { $found } has none
nn-pack-on-noble = a Noble is in no lane and is never summoned; { $found } has no meaning on it
nn-pack-gone = this Spirit has left its lane at that time; use this_card or the lane
nn-pack-not-gone = { $found } is still in its lane at that time; use self
nn-pack-nothing-before = { $found } needs an action before it
nn-pack-no-battle = there is no battle when this text is used; { $found } has no meaning here
nn-pack-not-lasting = { $found } is for one turn; use it in an action change
nn-pack-keep = you cannot keep { $found } cards: no more than you look at, and only from your own deck
nn-pack-top = only a deck has a top; { $found } has none
nn-pack-number = { $found } is too small; 1 is the least
nn-pack-tribute-this = a Tribute is paid before this card is in play, so it cannot be this Spirit
nn-pack-brittle-self = a BRITTLE card is destroyed when its text is done; this would never matter
nn-pack-own-cards = only own cards can be summoned or placed; { $found } ones cannot
nn-pack-one-lane = a card comes to one lane; { $found } lanes cannot be meant here
nn-pack-own-lane = cards come to own lanes only; { $found } cannot name another
nn-pack-top-filter = { $found } takes the top cards as they come; remove filter
nn-pack-nobody-picks = { $found } leaves no choice; only number and filter are allowed with it
nn-pack-all-number = this means all of them; remove number ({ $found })
nn-pack-face-down = only what lies face-up can be told apart, and face is { $found }; allowed with a filter: up
nn-pack-neutral-state = a neutral Dominance coin is neither Ready nor Spent, so { $found } means nothing here
nn-pack-hidden-count = the cards of { $found } are hidden, so all of them are counted; a filter is allowed for grave, reap and banished
nn-pack-cost-filter = only of summons can some cost more or less than others; with { $found } leave out filter
nn-pack-already = what is { $found } already is as this would make it; name another
nn-pack-swap-own = a card of your Reap Pile changes places with one of your own cards; { $found } is not allowed, only own
nn-pack-swap-zone = a card changes places with one of another zone; { $found } is not allowed, but hand, deck, grave and banished are
nn-pack-swap-one = one card changes places with one; { $found } is not allowed
nn-pack-number-beside = put the number of cards under { $found }
nn-pack-channels-own = players Channel only their own cards; with { $found }, use you for own cards and opponent for opposing ones
nn-pack-channel-filter = this filter is for the source channel; for { $found } it stands with the cards themselves
nn-pack-own-side = a Spirit stays on its side; { $found } lanes are allowed only for Spirits of that very side
nn-pack-no-move = a Spirit moves to another lane; { $found } is the lane it is in
nn-pack-control-own = control is gained of opposing Spirits; { $found } ones are the player’s already
nn-pack-only-arbiters = only Arbiters Shatter; the type here is { $found }, allowed is arbiter alone
nn-pack-own-text = a card cannot borrow the text of { $found }; allowed are target, target_2, that and top
nn-pack-later-slot = Channel cards are forgotten until later; { $found } means nothing here
nn-pack-same-zone = the cards are in { $found } already; another zone is allowed
nn-pack-one-link = a whole link goes with one of its Spirits; beside { $found } are allowed self, target, that, top and one chosen Spirit
nn-pack-whenever = event and whenever need each other
nn-pack-standing = the text is over at that time; { $found } has no meaning here, use whose and filter
nn-pack-x-range = least is larger than most
nn-pack-no-x = { $found } is what was chosen when paying, and no cost of this text has one; say number: { "{" }least: 1{ "}" } in a cost
nn-pack-x-place = the X of a cost is chosen for a text, or for a may; { $found } has none
nn-pack-x-bounds = all X of one cost are the same number; give them the same least and most
nn-pack-x-unused = nothing that is done depends on X; use x in it, or give a number
