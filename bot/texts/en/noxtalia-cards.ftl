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

## Keywords

nx-keyword-ultime = Ultimate (after use, it leaves the game)
nx-keyword-zone = Zone (after use, use it once more without paying, on another opposing Spirit)
nx-keyword-amelioration = Enhancement ({ $to ->
    [defence] it stays attached to the attacked Spirit, its host
    [elsewhere] it stays attached to a Spirit, its host
   *[other] it stays attached to an allied Spirit, its host
})
nx-keyword-affaiblissement = Weakening ({ $to ->
    [attack] it stays attached to the target, its host
    [elsewhere] it stays attached to a Spirit, its host
   *[other] it stays attached to an opposing Spirit, its host
})

## Lines

nx-line-always-critical = Always critical against { $elements }.
nx-line-always-weak = Always weak against { $elements }.
nx-line-aim = Target: { $side ->
    [ally] an allied Spirit
   *[enemy] an opposing Spirit
}.
nx-line-diurne = Diurnal turn – { $line }
nx-line-nocturne = Nocturnal turn – { $line }
nx-line-if = If { $conditions }{ $link ->
    [comma] ,
   *[colon] :
} { $actions }.
nx-line-when = { $trigger }{ $link ->
    [comma] ,
   *[colon] :
} { $actions }.
nx-line-when-if = { $trigger }, if { $conditions }{ $link ->
    [comma] ,
   *[colon] :
} { $actions }.
nx-line-otherwise = { $line } Otherwise: { $actions }.
## When

nx-when-turn-start = At the start of { $whose ->
    [owner] your turn
    [each] each turn
   *[host] the host’s turn
}
nx-when-turn-end = At the end of { $whose ->
    [owner] your turn
    [each] each turn
   *[host] the host’s turn
}
nx-when-after-comparison = After the comparison{ $of ->
    [use] { "" }
    [both] , and later after that of any attack by or on the host
    [self] { " " }of an attack by or on this Spirit
   *[host] { " " }of an attack by or on the host
}
nx-when-on-damage-dealt = { $of ->
    [use] When this Attack deals damage
    [both] When this Attack, or later an Attack of the host, deals damage
    [self] When an Attack of this Spirit deals damage
   *[host] When an Attack of the host deals damage
}
nx-when-on-damage-taken = { $of ->
    [use] When the attacked Spirit takes damage
    [both] When the attacked Spirit, or later the host, takes damage
    [self] When this Spirit takes damage
   *[host] When the host takes damage
}
nx-when-on-attach = When this capacity is attached
nx-when-on-detach = When this capacity leaves its host
nx-when-on-destroyed = { $bearer ->
    [attacked] When the attacked Spirit is destroyed
    [self] When this Spirit is destroyed
   *[host] When the host is destroyed
}
nx-when-on-cycle-change = When the cycle changes
nx-when-while-attached = { $bearer ->
    [self] While this Spirit is in play
   *[other] While attached
}

## What is done

nx-do-roll = roll the die: { $results }
nx-do-roll-any = roll the die: { $actions }
nx-on-faces = on { $faces }, { $actions }
nx-faces-range = { $first } to { $last }
nx-do-power = { $sign ->
    [plus] +
   *[minus] −
}{ $number } Power{ $tail }
nx-do-power-on = { $on ->
    [attacks-by-host] Attacks of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] the host
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
} have { $sign ->
    [plus] +
   *[minus] −
}{ $number } Power{ $tail }
nx-do-opposing-power = { $opposing ->
    [attack] the Attack has
   *[defence] the opposing Defence has
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
nx-do-chart-value-on = { $on ->
    [attacks-by-host] Attacks of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] the host
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
} are { $value ->
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
nx-do-ignore-chart-on = { $on ->
    [attacks-by-host] Attacks of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
    [attacks-on-host] Attacks on { $bearer ->
        [self] this Spirit
       *[host] the host
    }
   *[defences-of-host] Defences of { $bearer ->
        [self] this Spirit
       *[host] the host
    }
} are { $only ->
    [weak] never weak
   *[any] never critical or weak
}
nx-do-no-defence = no Defence can be played against this Attack
nx-do-no-defence-on = no Defence can be played against Attacks { $on ->
    [attacks-by-host] of
   *[attacks-on-host] on
} { $bearer ->
    [self] this Spirit
   *[host] the host
}
nx-do-damage = deal { $number } direct damage to { $spirits ->
    [one] { $spirit }
   *[other] each of { $spirit }
}{ $tail }
nx-do-lose-pv = { $spirit } { $spirits ->
    [one] loses { $number } HP
   *[other] lose { $number } HP each
}{ $tail }
nx-do-heal = { $spirit } { $spirits ->
    [one] regains { $number } HP
   *[other] regain { $number } HP each
}{ $tail }
nx-do-exhaust = exhaust { $spirit }
nx-do-recharge = recharge { $spirit }
nx-do-gain-pm = { $who ->
    [player] gain
   *[opponent] the opponent gains
} { $number } MP{ $tail }
nx-do-lose-pm = { $who ->
    [player] lose
   *[opponent] the opponent loses
} { $number } MP{ $tail }
nx-do-steal-pm = steal { $number } MP from the opponent{ $tail }
nx-do-draw = { $who ->
    [player] draw
   *[opponent] the opponent draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
nx-do-discard = { $who ->
    [player] discard
   *[opponent] the opponent discards
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $how ->
    [random] { " " }at random
   *[chosen] { $who ->
        [player] { "" }
       *[opponent] { " " }of their choice
    }
}
nx-do-mill = { $who ->
    [player] put
   *[opponent] the opponent puts
} the top { $count ->
    [one] card
   *[other] { $count } cards
} of { $who ->
    [player] your draw pile into your discard
   *[opponent] their draw pile into their discard
}
nx-do-return-to-hand = return { $cards } from your discard to your hand
nx-do-to-bottom-hand = put { $count ->
    [one] 1 card
   *[other] { $count } cards
} from your hand under your draw pile
nx-do-to-bottom-discard = put { $count ->
    [one] 1 card
   *[other] { $count } cards
} from your discard under your draw pile
nx-do-attach = attach this capacity to { $spirit }
nx-do-detach = detach this capacity
nx-do-destroy-attached = destroy { $count ->
    [one] 1 capacity
   *[other] { $count } capacities
} attached to { $spirit }
nx-do-cost-change = { $cards } cost { $number } MP { $sign ->
    [plus] more
   *[minus] less
}{ $until ->
    [this-attack] { " " }during this attack
    [end-of-turn] { " " }until the end of the turn
    [end-of-next-turn] { " " }until the end of your next turn
   *[always] { "" }
}
nx-do-prevent-damage = { $bearer ->
    [attacked] the attacked Spirit takes { $number } less damage
    [self] this Spirit takes { $number } less damage from each Attack
   *[host] the host takes { $number } less damage from each Attack
}{ $tail }
nx-do-look-hand = look at the opponent’s hand
nx-do-look-pile = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the opponent’s draw pile
nx-do-lift-limit-pm = lift your limit of 8 MP for this turn
nx-do-lift-limit-pv = lift the HP limit of your Spirits for this turn
nx-do-remove-from-game = remove { $cards } in { $who ->
    [player] your discard
   *[opponent] the opponent’s discard
} from the game
nx-do-extra-recycle = you may recycle once more this turn
nx-do-flip-cycle = flip the cycle until the turn counter moves
nx-do-choose-one = choose one: { $modes }
nx-do-may = if you wish, { $actions }
nx-do-if-else = if { $conditions }, { $actions }; otherwise, { $otherwise }

## Cards and Spirits

nx-element = { $element }
nx-cards = { $count } { $elemental ->
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
nx-cards-of-opponent = the opponent’s { $elemental ->
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
nx-spirit-attacked = the attacked Spirit
nx-spirit-host = the host
nx-spirit-own = this Spirit
nx-spirit-attacker = the attacking Spirit
nx-spirit-chosen = { $count } { $kind }
nx-spirit-random = { $count } random { $kind }
nx-spirit-lowest-pv = the { $kind } with the fewest HP
nx-spirit-some = at least one { $kind }
nx-spirit-all = each { $kind }
nx-kind = { WORDS($other, $charged, $wounded, $side, $element, $nouns, $tails) }
nx-adjective-charged = charged
nx-adjective-exhausted = exhausted
nx-adjective-wounded = wounded
nx-adjective-unwounded = unwounded
nx-adjective-ally = allied
nx-adjective-enemy = opposing
nx-adjective-element = { $element }
nx-with-attached = with a capacity attached
nx-without-attached = without a capacity attached

## Numbers

nx-value-die = the result
nx-value-pm-spent = the MP paid
nx-value-damage-dealt = the damage dealt
nx-value-count = the number of { $kind }
nx-value-count-one = 1 for { $spirit }
nx-value-pv-missing = the HP that { $spirit } lacks
nx-value-pv-missing-all = the HP that all { $kind } together lack

## If

nx-if-cycle = it is a { $now ->
    [diurne] Diurnal turn
   *[nocturne] Nocturnal turn
}
nx-if-die = the result { $holds ->
    [no] is not
   *[yes] is
} { $faces }
nx-if-element = { $of ->
    [target] the target’s element
    [attack] the Attack’s element
    [self] this Spirit’s element
   *[host] the host’s element
} { $holds ->
    [neither] is neither
    [no] is not
   *[yes] is
} { $elements }
nx-if-pv = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $bounds } HP{ $tail }
nx-if-pm = { $of ->
    [player] you have
   *[opponent] the opponent has
} { $bounds } MP{ $tail }
nx-if-state = { $spirit } { $spirits ->
    [one] is
   *[other] are
} { $state ->
    [charged] charged
   *[exhausted] exhausted
}
nx-if-attached-count = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $bounds } attached { $count ->
    [one] capacity
   *[other] capacities
}{ $tail }
nx-if-attached-count-some = { $spirit } { $spirits ->
    [one] has
   *[other] have
} { $some ->
    [no] no capacity attached
   *[yes] a capacity attached
}
nx-if-count-alive = { $of ->
    [player] you have
   *[opponent] the opponent has
} { $bounds } { $count ->
    [one] Spirit
   *[other] Spirits
} left{ $tail }
nx-if-outnumbered = { $of ->
    [player] you { $holds ->
        [no] do not have
       *[yes] have
    } fewer Spirits than the opponent
   *[opponent] the opponent { $holds ->
        [no] does not have
       *[yes] has
    } fewer Spirits than you
}
nx-if-hand-size = { $of ->
    [player] you have
   *[opponent] the opponent has
} { $bounds } { $count ->
    [one] card
   *[other] cards
} in hand{ $tail }
nx-if-turn-number = the turn counter shows { $bounds }{ $tail }
nx-if-was-defended = { $holds ->
    [no] no Defence was played
   *[yes] a Defence was played
}
nx-if-damage-dealt = the Attack dealt { $count ->
   *[other] { $bounds }
} damage{ $tail }
nx-if-damage-dealt-some = the Attack dealt { $some ->
    [no] no damage
   *[yes] damage
}
nx-if-exhaustion-marked = { $of ->
    [player] your draw pile
   *[opponent] the opponent’s draw pile
} has { $holds ->
    [no] not run out yet
   *[yes] already run out once
}
nx-if-source-type = the Attack comes from { $now ->
    [spirit] a Spirit
   *[capacity] a capacity
}
