### Words in the pictures of Soul-Forger, their alt texts and the text-only board.

## In the pictures

sf-picture-setup = Opening hands
sf-picture-phase = { $phase ->
    [ready] Ready
    [side-quest] Side Quest
    [main-1] Main 1
    [combat] Combat
    [main-2] Main 2
    [end] End
   *[other] { $phase }
}
sf-picture-out = out
sf-picture-off = OFF
sf-picture-token-letter = T
sf-picture-set-short = T{ $turn }
sf-picture-negated = negated
sf-picture-verb = { $verb ->
    [summon] summons
    [forge] forges
    [action] activates
    [ability] uses
   *[trigger] triggers
}
sf-picture-label = { $what ->
    [level] Level
    [damage] Damage
    [ronum] Ronum
    [experience] Exp.
    [hand] Hand
    [deck] Deck
    [forge] Forge
    [material] Material
    [grave] Grave
   *[removed] Removed
}
sf-picture-shelf = { $what ->
    [set] Set Actions
    [forge] Forge Deck { $count }
    [material] Material { $count } · Ronum { $ronum }
    [top] Top of your deck
    [bottom] Bottom of your deck
   *[known] { $name }’s hand
}
sf-picture-own-set = Your set Actions
sf-picture-own-forge = Your Forge Deck ({ $count })
sf-picture-own-material = Your Material Zone ({ $count }, Ronum { $ronum })
sf-picture-times = ×{ $count }
sf-picture-hands = { $count } H
sf-picture-kind = { $kind ->
    [creature] Creature
    [token] Token
    [spell] Spell
    [item] Item
    [quest] Quest
    [weapon] Weapon
    [armor] Armor
   *[accessory] Accessory
}
sf-picture-speed = { $speed ->
    [normal] Normal
    [reaction] Reaction
   *[instinct] Instinct
}
sf-picture-known-top = The top of your deck
sf-picture-known-bottom = The bottom of your deck
sf-picture-known-hand = { $name }’s hand, as far as all know it

## Alt texts and the text board

sf-picture-title = Soul-Forger
sf-picture-on-turn = { $name }: { $phase }
sf-picture-level = level { $level }
sf-picture-damage = damage { $damage }/{ $endurance }
sf-picture-player-off = Off-guard
sf-picture-ronum = Ronum { $ronum }/{ $limit }
sf-picture-experience = experience { $count }
sf-picture-pile = { $what ->
    [hand] hand
    [deck] deck
    [forge] Forge Deck
    [material] Material
    [grave] graveyard
   *[removed] removed
} { $count }
sf-picture-creature = { $name } power { $power }, Endurance { $endurance }
sf-picture-creature-short = { $name } { $power }/{ $endurance }
sf-picture-off-told = Off-guard
sf-picture-counters = { $kind ->
    [ember] Ember
    [growth] Growth
    [tide] Tide
    [charge] Charge
   *[grief] Grief
} { $count }
sf-picture-under = beneath: { $cards }
sf-picture-weapon = { $name } { $power }
sf-picture-set-told = set in turn { $turn }{ $nth ->
    [0] {""}
   *[other] {" "}#{ $nth }
}
sf-picture-set-own = { $name }, set in turn { $turn }
sf-picture-creatures = Creatures: { $what }
sf-picture-gear = Equipment: { $what }
sf-picture-actions = Actions: { $what }
sf-picture-entry = { $verb ->
    [summon] { $name } summons { $card }
    [forge] { $name } forges { $card }
    [action] { $name } activates { $card }
    [ability] { $name } uses { $card }
   *[trigger] { $name }’s { $card } triggers
}
sf-picture-flow = The Flow, what resolves first: { $what }
sf-picture-of = { $name }’s { $card }
sf-picture-fights = { $role ->
    [attacks] Attacking: { $what }
    [blocks] blocking: { $what }
   *[aimed] attacked: { $what }
}
