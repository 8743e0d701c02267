### Words in the pictures of Noxtalia, their alt texts and the text-only board.

## In the pictures

nx-picture-both = { $one } and { $other }
nx-picture-resolving = { $name } – { $what }
nx-picture-may-defend = { $name } may defend
nx-picture-phase-setup = The match is being set up
nx-picture-phase-preparation = { $name } – Preparation
nx-picture-phase-combat = { $name } – Combat
nx-picture-phase-end = { $name } – End of turn
nx-picture-phase-over = The match is over
nx-picture-turn-of = Turn { $turn }/{ $limit }
nx-picture-now = { $cycle ->
    [nocturne] Night
   *[diurne] Day
}
nx-picture-phase = { $phase ->
    [setup] Setup
    [preparation] Preparation
    [combat] Combat
    [end] End of turn
   *[over] Over
}
nx-picture-out = Eliminated
nx-picture-state = { $state ->
    [exhausted] Exhausted
    [destroyed] Destroyed
   *[charged] Charged
}
nx-picture-kind = { $kind ->
    [attack] Attack
    [defence] Defence
    [support] Support
   *[spirit] Spirit
}
nx-picture-keyword = { $keyword ->
    [ultime] Ultimate
    [zone] Zone
    [amelioration] Enhancement
    [affaiblissement] Weakening
   *[other] { $keyword }
}
nx-picture-chart = { $value ->
    [critical] Critical
    [weak] Weak
   *[neutral] Neutral
}
nx-picture-chart-source = Chart
nx-picture-own-effect = Effect
nx-picture-more = { $count } more
nx-picture-life = { $count } HP
nx-picture-plays = { $name }: { $what }
nx-picture-second = Zone 2/2
nx-picture-defence-open = No Defence yet
nx-picture-defence-none = No Defence
nx-picture-damage = Damage
nx-picture-stopped = Stopped
nx-picture-turned = Robot’s cards
nx-picture-hand-seen = { $name }’s hand, as you saw it
nx-picture-known-top = On top of your pile
nx-picture-known-bottom = Under your pile
nx-picture-known-top-of = On top of { $name }’s pile

## Alt texts and the text board

nx-picture-title = Noxtalia
nx-picture-turn = turn { $turn } of { $limit }
nx-picture-cycle = { $cycle ->
    [nocturne] Nocturnal
   *[diurne] Diurnal
}{ $flipped ->
    [yes] { " " }(by an effect)
   *[no] {""}
}
nx-picture-team = team { $letter }
nx-picture-pm = MP { $count }/{ $most }
nx-picture-pile = pile { $count }
nx-picture-pile-exhausted = pile { $count }, exhausted { $times ->
    [1] once
   *[other] { $times } times
}
nx-picture-pile-pending = waits for a discarded card
nx-picture-discard = discard { $count }
nx-picture-discard-top = discard { $count } (top: { $what })
nx-picture-removed = removed { $count }
nx-picture-linked = linked { $count }
nx-picture-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
nx-picture-spirit = { $name } { $pv }/{ $most } HP
nx-picture-spirit-state = { $state ->
    [exhausted] exhausted
    [destroyed] destroyed
   *[charged] charged
}
nx-picture-attached = { $count ->
   *[other] attached
}: { $what }
nx-picture-attack-told = { $last ->
    [yes] Last attack
   *[no] Attack
}: { $name }, { $what } ({ $element }), against { $against }
nx-picture-power = { $kind ->
    [defence] Defence
   *[attack] Power
} { $sum }
nx-picture-rolled = rolled { $what }
nx-picture-defended = { $name } defends with { $what }
nx-picture-damage-told = damage { $count }
nx-picture-stopped-told = the attack stopped
nx-picture-zone-told = second use (Zone)
nx-picture-turned-told = Robot’s cards: { $what }
nx-picture-resolving-told = In use: { $what }
nx-picture-own-spirits = Your Spirits: { $what }
nx-picture-hand-card = { $name } ({ $kind }, { $element }, { $cost } MP, { $power })
nx-picture-hand-support = { $name } ({ $kind }, { $element }, { $cost } MP)
