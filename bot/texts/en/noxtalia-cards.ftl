# What is printed on Noxtalia's cards. One word for one thing: capacity (an Attack, a Defence or a
# Support), card (a capacity in hand, draw pile or discard), Spirit, host (the Spirit that a capacity is
# attached to), target, critical, weak, exhaust, recharge, Diurnal and Nocturnal turn. "You" are the one
# who uses the card. Parts of sentences begin small; `CAPITAL` begins a sentence with them.

## Kind and numbers

nx-type-line = { $type ->
    [attack] Attack
   *[defence] Defence
} · { $element } · { $cost } MP · Power { $power }
nx-type-line-support = { $type ->
   *[support] Support
} · { $element } · { $cost } MP
nx-type-line-spirit = Spirit · { $element } · { $pv } HP
nx-line-spirit-attack = Attack · { $cost } MP · Power { $power }
    .short = { "" }

## Keywords

nx-keyword-ultime = Ultimate (After use, remove this card from the game.)
    .short = Ultimate
nx-keyword-zone = Zone (Then use it again for free on another opposing Spirit.)
    .short = Zone
nx-keyword-amelioration = Enhancement (Attach this card to { $to ->
    [defence] the attacked Spirit
    [elsewhere] a Spirit
   *[other] one of your Spirits
}.)
    .short = Enhancement
nx-keyword-affaiblissement = Weakening (Attach this card to { $to ->
    [attack] the target
    [elsewhere] a Spirit
   *[other] an opposing Spirit
}.)
    .short = Weakening

## Lines

nx-line-always-critical = Always critical against { $elements }.
    .short = Critical vs { $elements }
nx-line-always-weak = Always weak against { $elements }.
    .short = Weak vs { $elements }
nx-line-aim = Target { $side ->
    [ally] one of your Spirits
   *[enemy] an opposing Spirit
}.
    .short = Target: { $side ->
        [ally] own
       *[enemy] foe
    } Spirit
nx-line-diurne = Diurnal turn – { $line }
    .short = Day: { $line }
nx-line-nocturne = Nocturnal turn – { $line }
    .short = Night: { $line }
nx-line-if = { $first ->
    [actions] { CAPITAL($actions) } if { $conditions }.
   *[conditions] If { $conditions }, { $actions }.
}
    .short = if { $conditions }: { $actions }
nx-line-when = { $trigger }, { $actions }.
    .short = { $trigger }: { $actions }
nx-line-when-if = { $trigger }, if { $conditions }, { $actions }.
    .short = { $trigger }, if { $conditions }: { $actions }
nx-line-otherwise = { $line } If not, { $actions }.
    .short = { $line }; else { $actions }
## When

nx-when-turn-start = At the start of { $whose ->
    [owner] your turn
    [each] each turn
   *[host] that Spirit’s turn
}
    .short = { $whose ->
        [owner] your turn
        [each] each turn
       *[host] its turn
    }
nx-when-turn-end = At the end of { $whose ->
    [owner] your turn
    [each] each turn
   *[host] that Spirit’s turn
}
    .short = end of { $whose ->
        [owner] your
        [each] each
       *[host] its
    } turn
nx-when-after-comparison = After the comparison{ $of ->
    [use] { "" }
    [both] { " " }of this and each later attack by or on that Spirit
    [self] { " " }of an attack by or on this Spirit
   *[host] { " " }of an attack by or on that Spirit
}
    .short = { $of ->
        [use] comparison
       *[host] each comparison
    }
nx-when-on-damage-dealt = { $of ->
    [use] When this Attack deals damage
    [both] When this Attack, or later an Attack by that Spirit, deals damage
    [self] When an Attack by this Spirit deals damage
   *[host] When an Attack by that Spirit deals damage
}
    .short = { $of ->
        [use] hit
        [both] hit, now or later
       *[host] its hit
    }
nx-when-on-damage-taken = { $of ->
    [use] When the attacked Spirit takes damage
    [both] When the attacked Spirit takes damage, now or later
    [self] When this Spirit takes damage
   *[host] When that Spirit takes damage
}
    .short = { $of ->
        [both] hurt, now or later
       *[use] hurt
    }
nx-when-on-attach = When this card is attached
    .short = when attached
nx-when-on-detach = When this card leaves its Spirit
    .short = leaves
nx-when-on-destroyed = { $bearer ->
    [attacked] When the attacked Spirit is destroyed
    [self] When this Spirit is destroyed
   *[host] When that Spirit is destroyed
}
    .short = dies
nx-when-on-cycle-change = When the cycle changes
    .short = cycle changes
nx-when-while-attached = { $bearer ->
    [self] While this Spirit is in play
   *[other] While attached
}
    .short = { $bearer ->
        [self] in play
       *[other] attached
    }

## What is done

nx-do-roll = roll the die. { $results }
    .short = die { $results }
nx-do-roll-any = roll the die. { CAPITAL($actions) }
    .short = roll die: { $actions }
nx-on-faces = { $faces }: { CAPITAL($actions) }
    .short = { $faces }: { $actions }
nx-results = { $first }. { $next }
    .short = { $first }; { $next }
nx-do-power-result = gain Power equal to the result
    .short = Power + result
nx-do-power-lost = +1 Power for each HP that { $spirit } has lost, up to +{ $most }
    .short = +1 Power per HP { $spirit } lost (≤{ $most })
nx-faces-range = { $first } to { $last }
    .short = { $first }–{ $last }
nx-do-power = { $sign ->
    [plus] +
   *[minus] −
}{ $number } Power{ $tail }
nx-do-power-on = { $on ->
    [attacks-by-host] Attacks by { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
} have { $sign ->
    [plus] +
   *[minus] −
}{ $number } Power{ $tail }
    .short = { $on ->
        [attacks-by-host] its Attacks
        [attacks-on-host] Attacks on it
       *[defences-of-host] its Defences
    } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Power{ $tail }
nx-do-opposing-power = { $opposing ->
    [attack] { $it ->
        [yes] it
       *[no] the Attack
    } has
   *[defence] the opposing Defence has
} { $sign ->
    [plus] +
   *[minus] −
}{ $number } Power{ $tail }
    .short = { $opposing ->
        [attack] Attack
       *[defence] foe’s Defence
    } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Power{ $tail }
nx-do-chart-value = this { $kind ->
    [attack] Attack
   *[defence] Defence
} is { $value ->
    [critical] critical
    [weak] weak
   *[neutral] neither critical nor weak
}
    .short = { $value ->
        [critical] critical
        [weak] weak
       *[neutral] neither critical nor weak
    }
nx-do-chart-value-on = { $on ->
    [attacks-by-host] Attacks by { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
} are { $value ->
    [critical] critical
    [weak] weak
   *[neutral] neither critical nor weak
}
    .short = { $on ->
        [attacks-by-host] its Attacks
        [attacks-on-host] Attacks on it
       *[defences-of-host] its Defences
    } { $value ->
        [critical] critical
        [weak] weak
       *[neutral] neither critical nor weak
    }
nx-do-ignore-chart = this { $kind ->
    [attack] Attack
   *[defence] Defence
} is { $only ->
    [weak] never weak
   *[any] never critical or weak
}
    .short = never { $only ->
        [weak] weak
       *[any] critical or weak
    }
nx-do-ignore-chart-on = { $on ->
    [attacks-by-host] Attacks by { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] that Spirit
    }
} are { $only ->
    [weak] never weak
   *[any] never critical or weak
}
    .short = { $on ->
        [attacks-by-host] its Attacks
        [attacks-on-host] Attacks on it
       *[defences-of-host] its Defences
    } never { $only ->
        [weak] weak
       *[any] critical or weak
    }
nx-do-no-defence = your opponent cannot play a Defence against this Attack
    .short = no Defence against it
nx-do-no-defence-on = no Defence can be played against Attacks { $on ->
    [attacks-by-host] by
   *[attacks-on-host] on
} { $bearer ->
    [self] this Spirit
   *[host] that Spirit
}
    .short = no Defence against { $on ->
        [attacks-by-host] its Attacks
       *[attacks-on-host] Attacks on it
    }
nx-do-damage = deal { $number } direct damage to { $it ->
    [yes] it
   *[no] { $spirits ->
        [one] { $spirit }
       *[other] each of { $spirit }
    }
}{ $tail }
    .short = { $number } damage to { $it ->
        [yes] it
       *[no] { $spirit }
    }{ $tail }
nx-do-lose-pv = { $it ->
    [yes] it
   *[no] { $spirit }
} { $spirits ->
    [one] loses { $number } HP
   *[other] lose { $number } HP each
}{ $tail }
    .short = { $it ->
        [yes] it
       *[no] { $spirit }
    } −{ $number } HP{ $spirits ->
        [one] { "" }
       *[other] { " " }each
    }{ $tail }
nx-do-heal = heal { $it ->
    [yes] it
   *[no] { $spirits ->
        [one] { $spirit }
       *[other] each of { $spirit }
    }
} by { $number }{ $tail }
    .short = { $it ->
        [yes] it
       *[no] { $spirit }
    } +{ $number } HP{ $spirits ->
        [one] { "" }
       *[other] { " " }each
    }{ $tail }
nx-do-exhaust = exhaust { $it ->
    [yes] it
   *[no] { $spirit }
}
nx-do-recharge = recharge { $it ->
    [yes] it
   *[no] { $spirit }
}
nx-do-gain-pm = { $who ->
    [player] gain
   *[opponent] your opponent gains
} { $number } MP{ $tail }
    .short = { $who ->
        [player] { "" }
       *[opponent] foe{ " " }
    }+{ $number } MP{ $tail }
nx-do-lose-pm = { $who ->
    [player] lose
   *[opponent] your opponent loses
} { $number } MP{ $tail }
    .short = { $who ->
        [player] { "" }
       *[opponent] foe{ " " }
    }−{ $number } MP{ $tail }
nx-do-steal-pm = steal { $number } MP from your opponent{ $tail }
    .short = take { $number } MP from foe{ $tail }
nx-do-draw = { $who ->
    [player] draw
   *[opponent] your opponent draws
} { $count ->
    [one] a card
   *[other] { so-many-counted } cards
}
    .short = { $who ->
        [player] { "" }
       *[opponent] foe{ " " }
    }+{ $count } { $count ->
        [one] card
       *[other] cards
    }
nx-do-discard = { $who ->
    [player] discard
   *[opponent] your opponent discards
} { $count ->
    [one] a card
   *[other] { so-many-counted } cards
}{ $how ->
    [random] { " " }at random
   *[chosen] { "" }
}
    .short = { $who ->
        [player] discard
       *[opponent] foe discards
    } { $count } { $count ->
        [one] card
       *[other] cards
    }{ $how ->
        [random] { " " }at random
       *[chosen] { "" }
    }
nx-do-mill = { $who ->
    [player] discard
   *[opponent] your opponent discards
} the top { $count ->
    [one] card
   *[other] { so-many-counted } cards
} of { $who ->
    [player] your
   *[opponent] their
} draw pile
    .short = { $who ->
        [player] discard
       *[opponent] foe discards
    } top { $count ->
        [one] card
       *[other] { $count } cards
    }
nx-do-return-to-hand = return { $cards } from your discard to your hand
    .short = { $cards } from discard to hand
nx-do-to-bottom-hand = put { $count ->
    [one] a card
   *[other] { so-many-counted } cards
} from your hand under your draw pile
    .short = put { $count } { $count ->
        [one] card
       *[other] cards
    } of hand under pile
nx-do-to-bottom-discard = put { $count ->
    [one] a card
   *[other] { so-many-counted } cards
} from your discard under your draw pile
    .short = put { $count } discarded { $count ->
        [one] card
       *[other] cards
    } under pile
nx-do-attach = attach this card to { $it ->
    [yes] it
   *[no] { $spirit }
}
    .short = attach to { $it ->
        [yes] it
       *[no] { $spirit }
    }
nx-do-detach = discard this card
    .short = discard this
nx-do-destroy-attached = destroy { $count ->
    [one] a capacity
   *[other] { $count } capacities
} attached to { $spirit }
    .short = destroy { $count } { $count ->
        [one] capacity
       *[other] capacities
    } on { $spirit }
nx-do-cost-change = { $cards } cost { $number } MP { $sign ->
    [plus] more
   *[minus] less
}{ $until ->
    [this-attack] { " " }this attack
    [end-of-turn] { " " }until the end of the turn
    [end-of-next-turn] { " " }until the end of your next turn
   *[always] { "" }
}
    .short = { $cards } cost { $sign ->
        [plus] +
       *[minus] −
    }{ $number } MP{ $until ->
        [this-attack] { " " }this attack
        [end-of-turn] { " " }this turn
        [end-of-next-turn] { " " }until your next turn ends
       *[always] { "" }
    }
nx-do-prevent-damage = { $bearer ->
    [attacked] { $it ->
        [yes] it
       *[no] the attacked Spirit
    } takes { $number } less damage
    [self] { $it ->
        [yes] it
       *[no] this Spirit
    } takes { $number } less damage from each Attack
   *[host] { $it ->
        [yes] it
       *[no] that Spirit
    } takes { $number } less damage from each Attack
}{ $tail }
    .short = { $bearer ->
        [attacked] damage
       *[host] each Attack’s damage to it
    } −{ $number }{ $tail }
nx-do-look-hand = look at your opponent’s hand
    .short = see foe’s hand
nx-do-look-pile = look at the top { $count ->
    [one] card
   *[other] { so-many-counted } cards
} of your opponent’s draw pile
    .short = see top { $count ->
        [one] card
       *[other] { $count }
    } of foe’s pile
nx-do-lift-limit-pm = you can have more than 8 MP this turn
    .short = no MP limit this turn
nx-do-lift-limit-pv = your Spirits can have more HP than their limit this turn
    .short = no HP limit for your Spirits this turn
nx-do-remove-from-game = remove { $cards } in { $who ->
    [player] your discard
   *[opponent] your opponent’s discard
} from the game
    .short = remove { $cards } of { $who ->
        [player] your
       *[opponent] foe’s
    } discard from game
nx-do-extra-recycle = you may recycle once more this turn
    .short = +1 recycle this turn
nx-do-flip-cycle = flip the cycle until the next turn number
    .short = flip cycle until next turn number
nx-do-choose-one = choose one – { $modes }
    .short = one of: { $modes }
nx-do-may = you may { $told ->
    [yes] choose this: { $actions }
   *[no] { $actions }
}
    .short = may { $actions }
nx-do-if-else = if { $conditions }, { $actions }. If not, { $otherwise }
    .short = if { $conditions }: { $actions }; else { $otherwise }

## Cards and Spirits

nx-element = { $element }
nx-cards = { $elemental ->
    [yes] { $element }{ " " }
   *[no] { "" }
}{ $type ->
    [attack] { $count ->
        [one] Attack
       *[other] Attacks
    }
    [defence] { $count ->
        [one] Defence
       *[other] Defences
    }
    [support] { $count ->
        [one] Support
       *[other] Supports
    }
   *[any] { $count ->
        [one] card
       *[other] cards
    }
}{ $keyword ->
    [ultime] { " " }with Ultimate
    [zone] { " " }with Zone
    [amelioration] { " " }with Enhancement
    [affaiblissement] { " " }with Weakening
   *[none] { "" }
}
nx-cards-of-player = your { $elemental ->
    [yes] { $element }{ " " }
   *[no] { "" }
}{ $type ->
    [attack] Attacks
    [defence] Defences
    [support] Supports
   *[any] capacities
}{ $keyword ->
    [ultime] { " " }with Ultimate
    [zone] { " " }with Zone
    [amelioration] { " " }with Enhancement
    [affaiblissement] { " " }with Weakening
   *[none] { "" }
}
nx-cards-of-opponent = your opponent’s { $elemental ->
    [yes] { $element }{ " " }
   *[no] { "" }
}{ $type ->
    [attack] Attacks
    [defence] Defences
    [support] Supports
   *[any] capacities
}{ $keyword ->
    [ultime] { " " }with Ultimate
    [zone] { " " }with Zone
    [amelioration] { " " }with Enhancement
    [affaiblissement] { " " }with Weakening
   *[none] { "" }
}
    .short = foe’s { $elemental ->
        [yes] { $element }{ " " }
       *[no] { "" }
    }{ $type ->
        [attack] Attacks
        [defence] Defences
        [support] Supports
       *[any] capacities
    }{ $keyword ->
        [ultime] { " " }with Ultimate
        [zone] { " " }with Zone
        [amelioration] { " " }with Enhancement
        [affaiblissement] { " " }with Weakening
       *[none] { "" }
    }
nx-spirit-target = the target
    .short = target
nx-spirit-attacked = the attacked Spirit
    .short = it
nx-spirit-host = that Spirit
    .short = it
nx-spirit-it = it
nx-spirit-own = this Spirit
    .short = it
nx-spirit-attacker = the attacking Spirit
    .short = attacker
nx-spirit-random = { $number ->
    [1] a random { $kind }
   *[other] { so-many } random { $kind }
}
    .short = { $number } random { $kind }
nx-spirit-lowest-pv = the { $kind } with the fewest HP
    .short = { $kind } with fewest HP
nx-spirit-some = at least one { $kind }
    .short = ≥1 { $kind }
nx-spirit-all = each { $kind }
nx-kind = { WORDS($other, $charged, $wounded, $side, $element, $nouns, $tails) }
nx-adjective-charged = charged
nx-adjective-exhausted = exhausted
nx-adjective-wounded = wounded
nx-adjective-unwounded = unwounded
nx-adjective-ally = allied
    .short = own
nx-adjective-enemy = opposing
    .short = foe
nx-adjective-element = { $element }
nx-with-attached = with an attached capacity
    .short = with capacity
nx-without-attached = without an attached capacity
    .short = without capacity

## Numbers

nx-value-die = the result
    .short = result
nx-value-pm-spent = the MP paid
    .short = MP paid
nx-value-damage-dealt = the damage dealt
    .short = damage dealt
nx-value-count = the number of { $kind }
    .short = { $kind }
nx-value-count-one = 1 for { $spirit }
nx-value-pv-missing = the HP that { $spirit } has lost
    .short = HP { $spirit } lost
nx-value-pv-missing-all = the HP that all { $kind } have lost
    .short = HP lost by { $kind }

## If

nx-if-cycle = it is a { $now ->
    [diurne] Diurnal turn
   *[nocturne] Nocturnal turn
}
    .short = by { $now ->
        [diurne] day
       *[nocturne] night
    }
nx-if-die = the result { $holds ->
    [no] is not
   *[yes] is
} { $faces }
    .short = result { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $faces }
nx-if-element = { $of ->
    [target] the target
    [attack] the Attack
    [self] this Spirit
   *[host] that Spirit
} { $holds ->
    [neither] is neither
    [no] is not
   *[yes] is
} { $elements }
    .short = { $of ->
        [target] target
        [attack] Attack
       *[host] it
    } is { $holds ->
        [neither] neither{ " " }
        [no] not{ " " }
       *[yes] { "" }
    }{ $elements }
nx-if-pv = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $bounds }{ $tail }
    .short = { $spirit } { $bounds }{ $tail }
nx-if-pm = { $of ->
    [player] you have
   *[opponent] your opponent has
} { $bounds }{ $tail }
    .short = { $of ->
        [player] you
       *[opponent] foe
    } { $bounds }{ $tail }
nx-units = { $unit ->
    [hp] { $number } HP
    [mp] { $number } MP
    [damage] { $number } damage
    [turn] { $number }
   *[card] { so-many } { nx-things }
}
    .short = { $number }{ $unit ->
        [hp] { " " }HP
        [mp] { " " }MP
        [damage] { " " }damage
        [turn] { "" }
       *[card] { " " }{ nx-things }
    }
nx-things = { $unit ->
    [card] { $number ->
        [one] card
       *[other] cards
    }
    [capacity] { $number ->
        [one] attached capacity
       *[other] attached capacities
    }
   *[spirit] { $number ->
        [one] Spirit
       *[other] Spirits
    }
}
nx-bound-at-least = { $holds ->
    [no] { $unit ->
        [card] fewer
        [spirit] fewer
        [capacity] fewer
       *[hp] less
    } than { nx-units }
   *[yes] { $unit ->
        [card] { so-many } or more { nx-things }
        [spirit] { so-many } or more { nx-things }
        [capacity] { so-many } or more { nx-things }
       *[hp] { nx-units } or more
    }
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ nx-units.short }
nx-bound-at-most = { $holds ->
    [no] more than { nx-units }
   *[yes] { $unit ->
        [card] { so-many } or fewer { nx-things }
        [spirit] { so-many } or fewer { nx-things }
        [capacity] { so-many } or fewer { nx-things }
       *[hp] { nx-units } or less
    }
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ nx-units.short }
nx-bound-equals = { $holds ->
    [no] more or { $unit ->
        [card] fewer
        [spirit] fewer
        [capacity] fewer
       *[hp] less
    } than { nx-units }
   *[yes] exactly { nx-units }
}{ $number ->
   *[other] { "" }
}
    .short = { $holds ->
        [no] ≠
       *[yes] just{ " " }
    }{ nx-units.short }
nx-if-state = { $spirit } { $spirits ->
    [one] is
   *[other] are
} { $state ->
    [charged] charged
   *[exhausted] exhausted
}
    .short = { $spirit } is { $state ->
        [charged] charged
       *[exhausted] exhausted
    }
nx-if-attached-count = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $bounds }{ $tail }
    .short = { $spirit } has { $bounds }{ $tail }
nx-if-attached-count-some = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $some ->
    [no] no attached capacity
   *[yes] an attached capacity
}
    .short = { $spirit } has { $some ->
        [no] no capacity
       *[yes] capacity
    }
nx-if-count-alive = { $of ->
    [player] you have
   *[opponent] your opponent has
} { $bounds } left{ $tail }
    .short = { $of ->
        [player] you have
       *[opponent] foe has
    } { $bounds }{ $tail }
nx-if-outnumbered = { $of ->
    [player] you { $holds ->
        [no] do not have
       *[yes] have
    } fewer Spirits than your opponent
   *[opponent] your opponent { $holds ->
        [no] does not have
       *[yes] has
    } fewer Spirits than you
}
    .short = { $of ->
        [player] { $holds ->
            [no] not{ " " }
           *[yes] { "" }
        }fewer Spirits than foe
       *[opponent] foe { $holds ->
            [no] not{ " " }
           *[yes] { "" }
        }fewer Spirits
    }
nx-if-hand-size = { $of ->
    [player] you have
   *[opponent] your opponent has
} { $bounds } in hand{ $tail }
    .short = { $of ->
        [player] your
       *[opponent] foe’s
    } hand { $bounds }{ $tail }
nx-if-turn-number = the turn number is { $bounds }{ $tail }
    .short = turn { $bounds }{ $tail }
nx-if-was-defended = { $holds ->
    [no] no Defence was played
   *[yes] a Defence was played
}
    .short = { $holds ->
        [no] no Defence
       *[yes] Defence
    } played
nx-if-damage-dealt = the Attack dealt { $bounds }{ $tail }
    .short = it dealt { $bounds }{ $tail }
nx-if-damage-dealt-some = the Attack dealt { $some ->
    [no] no damage
   *[yes] damage
}
    .short = { $some ->
        [no] no damage
       *[yes] damage
    }
nx-if-exhaustion-marked = { $of ->
    [player] your draw pile
   *[opponent] your opponent’s draw pile
} has { $holds ->
    [no] not run out yet
   *[yes] run out once
}
    .short = { $of ->
        [player] your
       *[opponent] foe’s
    } pile { $holds ->
        [no] never ran out
       *[yes] ran out
    }
nx-if-source-type = the Attack comes from { $now ->
    [spirit] a Spirit
   *[capacity] a capacity
}
    .short = Attack by { $now ->
        [spirit] Spirit
       *[capacity] capacity
    }
