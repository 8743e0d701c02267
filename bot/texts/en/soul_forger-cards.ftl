# What is printed on Soul-Forger’s cards. “You” control the card.

## Nouns

noun-creature = { $count ->
    [one] creature
   *[other] creatures
}
noun-action = { $count ->
    [one] Action
   *[other] Actions
}
noun-equipment = { $count ->
    [one] piece of Equipment
   *[other] pieces of Equipment
}
noun-weapon = { $count ->
    [one] weapon
   *[other] weapons
}
noun-armor = { $count ->
    [one] armor
   *[other] armors
}
noun-accessory = { $count ->
    [one] accessory
   *[other] accessories
}
noun-spell = { $count ->
    [one] spell
   *[other] spells
}
noun-item = { $count ->
    [one] item
   *[other] items
}
noun-quest = { $count ->
    [one] quest
   *[other] quests
}
noun-angel = { $count ->
    [one] Angel
   *[other] Angels
}
noun-artisan = { $count ->
    [one] Artisan
   *[other] Artisans
}
noun-beast = { $count ->
    [one] Beast
   *[other] Beasts
}
noun-bird = { $count ->
    [one] Bird
   *[other] Birds
}
noun-child = { $count ->
    [one] Child
   *[other] Children
}
noun-construct = { $count ->
    [one] Construct
   *[other] Constructs
}
noun-demon = { $count ->
    [one] Demon
   *[other] Demons
}
noun-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}
noun-elemental = { $count ->
    [one] Elemental
   *[other] Elementals
}
noun-fish = { $count ->
    [one] Fish
   *[other] Fish
}
noun-giant = { $count ->
    [one] Giant
   *[other] Giants
}
noun-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
}
noun-golem = { $count ->
    [one] Golem
   *[other] Golems
}
noun-hunter = { $count ->
    [one] Hunter
   *[other] Hunters
}
noun-insect = { $count ->
    [one] Insect
   *[other] Insects
}
noun-knight = { $count ->
    [one] Knight
   *[other] Knights
}
noun-mage = { $count ->
    [one] Mage
   *[other] Mages
}
noun-merchant = { $count ->
    [one] Merchant
   *[other] Merchants
}
noun-monk = { $count ->
    [one] Monk
   *[other] Monks
}
noun-plant = { $count ->
    [one] Plant
   *[other] Plants
}
noun-reptile = { $count ->
    [one] Reptile
   *[other] Reptiles
}
noun-rogue = { $count ->
    [one] Rogue
   *[other] Rogues
}
noun-sailor = { $count ->
    [one] Sailor
   *[other] Sailors
}
noun-scholar = { $count ->
    [one] Scholar
   *[other] Scholars
}
noun-serpent = { $count ->
    [one] Serpent
   *[other] Serpents
}
noun-soldier = { $count ->
    [one] Soldier
   *[other] Soldiers
}
noun-revenant = { $count ->
    [one] Revenant
   *[other] Revenants
}
noun-blade = { $count ->
    [one] Blade
   *[other] Blades
}
noun-bow = { $count ->
    [one] Bow
   *[other] Bows
}
noun-charm = { $count ->
    [one] Charm
   *[other] Charms
}
noun-hammer = { $count ->
    [one] Hammer
   *[other] Hammers
}
noun-lantern = { $count ->
    [one] Lantern
   *[other] Lanterns
}
noun-mail = { $count ->
    [one] Mail
   *[other] Mails
}
noun-ring = { $count ->
    [one] Ring
   *[other] Rings
}
noun-robe = { $count ->
    [one] Robe
   *[other] Robes
}
noun-shield = { $count ->
    [one] Shield
   *[other] Shields
}
noun-spear = { $count ->
    [one] Spear
   *[other] Spears
}
noun-staff = { $count ->
    [one] Staff
   *[other] Staves
}
noun-potion = { $count ->
    [one] Potion
   *[other] Potions
}
noun-rite = { $count ->
    [one] Rite
   *[other] Rites
}
noun-song = { $count ->
    [one] Song
   *[other] Songs
}
noun-trap = { $count ->
    [one] Trap
   *[other] Traps
}

## Type and numbers

sf-type = { $type ->
    [creature] Creature
    [token] Token
    [spell] Spell
    [item] Item
    [quest] Quest
    [spell-lingering] Lingering Spell
    [item-lingering] Lingering Item
    [quest-lingering] Lingering Quest
    [weapon] Weapon
    [armor] Armor
    [accessory] Accessory
    [gear-weapon] Starting Weapon
    [gear-armor] Starting Armor
   *[gear-accessory] Starting Accessory
}
sf-faction = { $faction ->
    [fire] Fire
    [light] Light
    [air] Air
    [earth] Earth
    [dark] Dark
   *[water] Water
}
sf-factionless = Factionless
sf-both-factions = { $first }/{ $next }
sf-ronum = Ronum { $number }
sf-power = Power { $on } / { $off }
sf-endurance = Endurance { $number }
sf-experience = Experience { $number }
sf-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
sf-endurance-mod = { $sign ->
    [minus] −
   *[plus] +
}{ $number } to your Endurance
sf-speed = { $speed ->
    [normal] Normal
    [reaction] Reaction
   *[instinct] Instinct
}
sf-keyword = { $keyword ->
    [fast-hand] Fast Hand
    [reflex] Reflex
    [flight] Flight
    [hidden] Hidden
    [impale] Impale
    [pacifist] Pacifist
    [protector] Protector
    [range] Range
    [spell-proof] Spell Proof
   *[unique] Unique
}
sf-line-keyword = { $keyword ->
    [fast-hand] Fast Hand (While attacking, it deals its combat damage first.)
    [reflex] Reflex (When another player’s attack involves it, it deals its combat damage first.)
    [flight] Flight (It can be blocked only by something with Flight.)
    [hidden] Hidden (While it is On-guard, opponents can neither attack nor target it.)
    [impale] Impale (While attacking a creature, excess damage is dealt to its controller.)
    [pacifist] Pacifist (It cannot attack or block.)
    [protector] Protector (Blocking does not turn it Off-guard.)
    [range] Range (While attacking, it takes no combat damage.)
    [spell-proof] Spell Proof (Spells do not affect it.)
   *[unique] Unique (You can control only one card with this name.)
}{ $noun ->
   *[other] { "" }
}
    .short = { sf-keyword }
sf-line-unfinished = Unfinished: this card’s abilities are not written yet, and no deck may contain it.
    .short = Unfinished
sf-line-cost = Cost: Send { $cost }.
    .short = { "" }
sf-line-require = Require: You control { $kind }.
    .short = Require: { $kind }
sf-cost-cards = { $what } from your { $places }
    .short = { $what } ({ $places })
sf-from = { $place ->
    [F] field
    [H] hand
   *[M] Material Zone
}
    .short = { $place ->
        [F] field
        [H] hand
       *[M] Material
    }
sf-term-ronum = { $kind } with total Ronum { $number }
    .short = Ronum { $number } of { $kind }

## Lines of abilities

sf-ability-word = { $word ->
    [welcome] Welcome
    [last-breath] Last Breath
    [betrayed] Betrayed
    [slayer] Slayer
    [wounded] Wounded
    [seared] Seared
    [seared-wounded] Seared/Wounded
    [evoke] Evoke
    [material] Material
    [skill] Skill
   *[free] Activate
}
    .short = { $word ->
        [welcome] Enters
        [last-breath] Dies
        [betrayed] Betrayed
        [slayer] Slayer
        [wounded] Wounded
        [seared] Seared
        [seared-wounded] Seared/Wounded
        [evoke] Evoke
        [material] Material
        [skill] Skill
       *[free] Activate
    }
sf-line-after = { CAPITAL($head) }: { $body }
sf-capital = { CAPITAL($text) }
sf-head-reaction = { $head } (Reaction)
sf-cost-send = send { $cost }
sf-cost-send-this = send { sf-this } to the graveyard
    .short = send it to graveyard
sf-this = { $noun ->
    [host-creature] the attuned creature
    [host-equipment] the attuned Equipment
    [host-card] the attuned card
   *[other] this { NOUN($noun, 1) }
}
    .short = { $noun ->
        [host-creature] its creature
        [host-equipment] its Equipment
        [host-card] its card
       *[other] it
    }
sf-cost-counters = remove { $count ->
    [one] { A(sf-counter-named) } counter
   *[other] { so-many-counted } { sf-counter-named } counters
} from it
    .short = −{ $count } { sf-counter-named } { $count ->
        [one] counter
       *[other] counters
    }
sf-counter-named = { $counter ->
    [ember] ember
    [growth] growth
    [tide] tide
    [charge] charge
   *[grief] grief
}
sf-cost-experience = spend { $number } Experience
sf-cost-damage = take { $number } damage
sf-when = { $when }, { $body }
    .short = { $when }: { $body }
sf-and-target = { $first } and { $next }
sf-targeted = choose { $targets }. { CAPITAL($rest) }
    .short = { $targets }, { $rest }
sf-do-may = { $person ->
    [you] you
   *[one] { $subject }
} may { $told ->
    [yes] choose this: { $actions }
   *[no] { $person ->
        [you] { $actions }
       *[one] choose this: { $actions }
    }
}
    .short = { $person ->
        [you] may
       *[one] { $subject } may:
    } { $actions }
sf-its = { $whose ->
    [owner] its owner
   *[controller] its controller
}
# Only French says it behind the noun.
sf-adjective-aimed = { $noun ->
   *[other] { "" }
}{ $count ->
   *[other] { "" }
}

## Who

sf-player = { $who ->
    [you] you
    [opponents] each opponent
    [everyone] each player
    [any-opponent] an opponent
    [every-opponent] each opponent
    [attacking-player] the attacking player
    [defending-player] the attacked player
    [controller-of-source] the controller of its source
    [that-player] that player
    [that] that player
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $who ->
        [you] you
        [opponents] each foe
        [everyone] each player
        [any-opponent] a foe
        [every-opponent] each foe
        [attacking-player] attacker
        [defending-player] attacked player
        [controller-of-source] source’s controller
        [target-1] 1st target
        [target-2] 2nd target
        [target] it
       *[that] that player
    }
sf-owner = { $which ->
    [target-1] the first target’s owner
    [target-2] the second target’s owner
   *[target] the target’s owner
}
    .short = { $which ->
        [target-1] 1st target’s
        [target-2] 2nd target’s
       *[target] its
    } owner
sf-controller = { $which ->
    [that] that card’s controller
    [target-1] the first target’s controller
    [target-2] the second target’s controller
   *[target] the target’s controller
}
    .short = { $which ->
        [target-1] 1st target’s
        [target-2] 2nd target’s
       *[target] its
    } controller

## Cards

sf-kind = { WORDS($other, $hurt, $guard, $fight, $speed, $factions, $nouns, $aimed, $tails) }
sf-of-faction = { $faction ->
    [fire] Fire
    [light] Light
    [air] Air
    [earth] Earth
    [dark] Dark
   *[water] Water
}
sf-adjective-on = On-guard
    .short = On
sf-adjective-off = Off-guard
    .short = Off
sf-adjective-damaged = damaged
sf-adjective-unhurt = undamaged
sf-adjective-attacking = attacking
sf-adjective-blocking = blocking
sf-adjective-normal = Normal
sf-adjective-reaction = Reaction
sf-adjective-instinct = Instinct
sf-called = called { $name }
sf-with-ronum = with Ronum { $range }
sf-with-power = with power { $range }
sf-with-counter = with { $counter ->
    [ember] an ember
    [growth] a growth
    [tide] a tide
    [charge] a charge
   *[grief] a grief
} counter
    .short = with { $counter ->
        [ember] ember
        [growth] growth
        [tide] tide
        [charge] charge
       *[grief] grief
    } counter
sf-no-token = that is no Token
    .short = not a Token
sf-with-gear = { $holds ->
    [no] that is no Starting Gear
   *[yes] that is Starting Gear
}
    .short = { $holds ->
        [no] not Starting Gear
       *[yes] of Starting Gear
    }
sf-controlled = { $whose ->
    [own] you control
   *[opposing] an opponent controls
}
    .short = { $whose ->
        [own] of yours
       *[opposing] of foe’s
    }
sf-your-level = your level
sf-at-most-level = at most your level
    .short = ≤your level
sf-picked-by = { $some }, { $whose ->
    [own] controlled and chosen
    [opposing] of their opponents, chosen
   *[any] chosen
} by { $subject }
    .short = { $some } of { $whose ->
        [opposing] foe’s
       *[any] their
    } choice
sf-piece = { $which ->
    [self] { sf-this }
    [it] it
    [that] that card
    [that-player] that player
    [source] the source
    [attacker] the attacker
    [blocker] the blocker
    [attacked] the attacked creature
    [each] it
    [made] the summoned creature
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $which ->
        [self] { sf-this.short }
        [that] that card
        [that-player] that player
        [source] source
        [attacker] attacker
        [blocker] blocker
        [attacked] attacked creature
        [made] summoned creature
        [target-1] 1st target
        [target-2] 2nd target
       *[target] it
    }
sf-card = { $which ->
    [self] this card
    [that] that card
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $which ->
        [target-1] 1st target
        [target-2] 2nd target
        [that] that card
       *[self] it
    }
sf-cards-top = { $count ->
    [one] the top card
   *[other] the top { so-many-counted } cards
} { $zone }
    .short = top { $count ->
        [one] card
       *[other] { $count } cards
    } { $zone }
sf-target-one = { $other ->
    [yes] another target { $kind }
   *[no] target { $kind }
}
    .short = { $other ->
        [yes] another{ " " }
       *[no] 1{ " " }
    }{ $kind }
sf-target-kind = { $other ->
    [yes] other target { $kind }
   *[no] target { $kind }
}{ $count ->
   *[other] { "" }
}
    .short = { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $kind }
sf-target-up-to = up to { so-many } { $kind }
    .short = ≤{ $number } { $kind }
sf-target-again = { $kind ->
    [creature] that creature
    [equipment] that Equipment
    [player] that player
    [entry] it
    [side] the target
   *[card] that card
}
    .short = { $kind ->
        [player] that player
       *[card] it
    }
sf-cards-all = each { $kind } { $zone }
sf-cards-some = { $some }{ $how ->
    [random] { " " }at random
   *[chosen] { "" }
} { $zone }
sf-zone-name = { $zone ->
    [hand] hand
    [deck] Main Deck
    [forge] Forge Deck
    [grave] graveyard
    [material] Material Zone
   *[removed] cards removed from play
}
    .short = { $zone ->
        [hand] hand
        [deck] deck
        [forge] Forge Deck
        [grave] graveyard
        [material] Material
       *[removed] removed cards
    }
sf-zone-own = { $form ->
    [in] in
    [top] of
   *[of] from
} your { sf-zone-name }
    .short = { $form ->
        [in] in
        [top] of
       *[of] from
    } { sf-zone-name.short }
sf-zone = { $form ->
    [in] in
    [top] of
   *[of] from
} the { $zone ->
    [hand] hand
    [deck] Main Deck
    [forge] Forge Deck
    [grave] graveyard
    [material] Material Zone
   *[removed] cards removed from play
} of { $subject }
    .short = { $form ->
        [in] in
        [top] of
       *[of] from
    } { $subject }’s { sf-zone-name.short }
sf-target-side = { $whose ->
    [own] yourself or target creature you control
    [opposing] target opponent or creature an opponent controls
   *[any] target player or creature
}
    .short = { $whose ->
        [own] you or creature of yours
        [opposing] foe or foe’s creature
       *[any] player or creature
    }
sf-target-player = { $whose ->
    [opposing] target opponent
   *[any] target player
}
    .short = 1 { $whose ->
        [opposing] foe
       *[any] player
    }
sf-target-entry = target { sf-entry-kind }{ $whose ->
    [own] { " " }of yours
    [opposing] { " " }of an opponent
   *[any] { "" }
} in the Flow
    .short = 1 { sf-entry-kind }{ $whose ->
        [own] { " " }of yours
        [opposing] { " " }of foe’s
       *[any] { "" }
    } in Flow
sf-entry-kind = { $entry ->
    [action] Action
    [summon] summon
    [forge] forging
    [ability] ability
   *[any] entry
}
sf-target-entry-of = target { sf-entry-kind } of { $kind }{ $whose ->
    [own] { " " }of yours
    [opposing] { " " }of an opponent
   *[any] { "" }
} in the Flow
    .short = 1 { sf-entry-kind } of { $kind }{ $whose ->
        [own] { " " }of yours
        [opposing] { " " }of foe’s
       *[any] { "" }
    } in Flow
sf-target-optional = up to one { $target }
    .short = up to { $target }
sf-target-card = target { $kind } { $whose ->
    [own] from your
    [opposing] from an opponent’s
   *[any] from any player’s
} { $zone ->
    [hand] hand
    [deck] Main Deck
    [forge] Forge Deck
    [grave] graveyard
    [material] Material Zone
   *[removed] cards removed from play
}{ $noun ->
   *[other] { "" }
}
    .short = 1 { $kind } from { $whose ->
        [own] your
        [opposing] foe’s
       *[any] any
    } { sf-zone-name.short }

## Numbers

sf-counted-in = { $kind } { $zone }
sf-counter-on = { sf-counter-named } { $count ->
    [one] counter
   *[other] counters
} on { $piece }
sf-stat-name = { $stat ->
    [power] power
    [ronum] Ronum
    [damage] damage
    [endurance] Endurance
    [level] level
    [experience] Experience
   *[taken] damage
}
sf-stat-of = the { $stat ->
    [power] power
    [ronum] Ronum
    [damage] damage
    [endurance] Endurance
    [level] level
    [experience] Experience
   *[taken] damage
} of { $piece }
    .short = { sf-stat-name } of { $piece }
sf-stat-own = your { sf-stat-name }
sf-half = half of { $value }, rounded down
    .short = half { $value }
sf-value-done = the number just done
    .short = that number
sf-value-amount = that number
    .short = that number

## If

sf-if-number = { $value } is { $bounds }
    .short = { $value } { $bounds }
sf-is-at-least = { $holds ->
    [no] less than
   *[yes] at least
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
sf-is-at-most = { $holds ->
    [no] more than
   *[yes] at most
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
sf-is-equals = { $holds ->
    [no] other than
   *[yes] exactly
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] just{ " " }
    }{ $number }
sf-if-card = { $piece } { $holds ->
    [no] is not
   *[yes] is
} { $kind }
sf-if-controls = { $person ->
    [you] you { $holds ->
        [no] control no { $kind }
       *[yes] control { A($kind) }
    }
   *[one] { $subject } { $holds ->
        [no] controls no { $kind }
       *[yes] controls { A($kind) }
    }
}
    .short = { $person ->
        [you] you have
       *[one] { $subject } has
    } { $holds ->
        [no] no{ " " }
       *[yes] { "" }
    }{ $kind }
sf-if-guard = { $person ->
    [you] you are
   *[one] { $subject } is
} { $holds ->
    [no] not{ " " }
   *[yes] { "" }
}{ $guard ->
    [on] On-guard
   *[off] Off-guard
}
    .short = { $person ->
        [you] you
       *[one] { $subject }
    } { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $guard ->
        [on] On
       *[off] Off
    }
sf-if-your-turn = it is { $holds ->
    [no] not{ " " }
   *[yes] { "" }
}your turn
    .short = it’s { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }your turn
sf-phase = { $phase ->
    [ready] Ready Phase
    [side-quest] Side Quest Phase
    [main-1] Main Phase 1
    [combat] Combat Phase
    [main-2] Main Phase 2
    [end] End Phase
   *[other] { $phase }
}
sf-if-phase = it is { $holds ->
    [no] not{ " " }
   *[yes] { "" }
}the { $phases }
    .short = it’s { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $phases }
sf-if-paid-with = { $kind } { $holds ->
    [no] was not
   *[yes] was
} sent to pay for it
    .short = { $kind } { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }sent to pay
sf-if-done = { $holds ->
    [no] that is not done
   *[yes] that is done
}
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }done

## When

sf-by = { $by ->
    [this] { " " }by { sf-this }
    [own] { " " }by you or a card of yours
   *[opposing] { " " }by an opponent or a card of theirs
}
    .short = { " " }by { $by ->
        [this] { sf-this.short }
        [own] you
       *[opposing] foe
    }
sf-combat = { $combat ->
    [yes] combat damage
    [no] noncombat damage
   *[any] damage
}
sf-when-damaged = when { $kind } is dealt { sf-combat }{ $by }
    .short = { $kind ->
        [it] takes
       *[other] { $kind } takes
    } { sf-combat }{ $by }
sf-when-player-damaged = when { $whose ->
    [own] you are
    [opposing] an opponent is
   *[any] a player is
} dealt { sf-combat }{ $by }
    .short = { $whose ->
        [own] you take
        [opposing] foe takes
       *[any] anyone takes
    } { sf-combat }{ $by }
sf-when-healed = when { $kind } is healed
    .short = { $kind ->
        [it] healed
       *[other] { $kind } healed
    }
sf-when-destroyed = when { $kind } is destroyed{ $combat ->
    [yes] { " " }in combat
    [no] { " " }outside combat
   *[any] { "" }
}{ $by }
    .short = { $kind ->
        [it] destroyed
       *[other] { $kind } destroyed
    }{ $combat ->
        [yes] { " " }in combat
        [no] { " " }outside combat
       *[any] { "" }
    }{ $by }
sf-when-entered = when { $kind } enters the field
    .short = { $kind ->
        [it] enters
       *[other] { $kind } enters
    }
sf-when-left = when { $kind } leaves the field
    .short = { $kind ->
        [it] leaves
       *[other] { $kind } leaves
    }
sf-when-played = when { $whose ->
    [own] you play
    [opposing] an opponent plays
   *[any] a player plays
} { $kind }
    .short = { $whose ->
        [own] you play
        [opposing] foe plays
       *[any] anyone plays
    } { $kind }
sf-when-activated = when an ability of { $kind } is activated
    .short = ability of { $kind } activated
sf-when-resolved = when { $kind }{ $whose ->
    [own] { " " }of yours
    [opposing] { " " }of an opponent
   *[any] { "" }
} has resolved
    .short = { $kind }{ $whose ->
        [own] { " " }of yours
        [opposing] { " " }of foe’s
       *[any] { "" }
    } resolves
sf-when-negated = when { $kind }{ $whose ->
    [own] { " " }of yours
    [opposing] { " " }of an opponent
   *[any] { "" }
} is negated
    .short = { $kind }{ $whose ->
        [own] { " " }of yours
        [opposing] { " " }of foe’s
       *[any] { "" }
    } negated
sf-when-paid = when { $whose ->
    [own] you send
    [opposing] an opponent sends
   *[any] a player sends
} { $kind } to pay{ $for ->
    [forge] { " " }for a card of the Forge Deck
   *[any] { "" }
}
    .short = { $whose ->
        [own] you send
        [opposing] foe sends
       *[any] anyone sends
    } { $kind } to pay{ $for ->
        [forge] { " " }for forging
       *[any] { "" }
    }
sf-change-stats = { $piece } gets { $gains }
    .short = { $piece } { $gains }
sf-gain = { sf-sign }{ $number } { $stat ->
    [power] power
    [endurance] Endurance
   *[ronum] Ronum
}{ $tail }
sf-when-guard-changed = when { $kind } turns { $guard ->
    [on] On-guard
    [off] Off-guard
   *[any] On-guard or Off-guard
}
    .short = { $kind ->
        [it] turns
       *[other] { $kind } turns
    } { $guard ->
        [on] On
        [off] Off
       *[any] On or Off
    }
sf-when-drew = when { $whose ->
    [own] you draw
    [opposing] an opponent draws
   *[any] a player draws
}
    .short = { $whose ->
        [own] you draw
        [opposing] foe draws
       *[any] anyone draws
    }
sf-when-discarded = when { $whose ->
    [own] you discard
    [opposing] an opponent discards
   *[any] a player discards
} { $kind }
    .short = { $whose ->
        [own] you discard
        [opposing] foe discards
       *[any] anyone discards
    } { $kind }
sf-when-leveled = when { $whose ->
    [own] you gain
    [opposing] an opponent gains
   *[any] a player gains
} a level
    .short = { $whose ->
        [own] you gain
        [opposing] foe gains
       *[any] anyone gains
    } level
sf-when-experienced = when { $whose ->
    [own] you gain
    [opposing] an opponent gains
   *[any] a player gains
} Experience
    .short = { $whose ->
        [own] you gain
        [opposing] foe gains
       *[any] anyone gains
    } Experience
sf-when-phase-ending = at the end of { $whose ->
    [own] your
    [opposing] an opponent’s
   *[any] each
} { $phase }
    .short = end of { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } { $phase }
sf-when-attack-declared = when { $kind } attacks
    .short = { $kind ->
        [it] attacks
       *[other] { $kind } attacks
    }
sf-when-blocked = when { $kind } blocks
    .short = { $kind ->
        [it] blocks
       *[other] { $kind } blocks
    }
sf-when-targeted = when { $kind } is targeted{ $by }
    .short = { $kind ->
        [it] targeted
       *[other] { $kind } targeted
    }{ $by }
sf-when-attacked = when { $kind } is attacked{ $by }
    .short = { $kind ->
        [it] attacked
       *[other] { $kind } attacked
    }{ $by }
sf-when-player-attacked = when { $whose ->
    [own] you are
    [opposing] an opponent is
   *[any] a player is
} attacked{ $by }
    .short = { $whose ->
        [own] you are
        [opposing] foe is
       *[any] player is
    } attacked{ $by }
sf-when-unblocked = when { $kind } attacks and is not blocked
    .short = { $kind ->
        [it] not blocked
       *[other] { $kind } not blocked
    }
sf-when-player-healed = when { $whose ->
    [own] you are
    [opposing] an opponent is
   *[any] a player is
} healed
    .short = { $whose ->
        [own] you are
        [opposing] foe is
       *[any] player is
    } healed
sf-when-phase-began = at the start of { $whose ->
    [own] your
    [opposing] an opponent’s
   *[any] each
} { $phase }
    .short = { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } { $phase }
sf-when-turn-began = at the start of { $whose ->
    [own] your turn
    [opposing] an opponent’s turn
   *[any] each turn
}
    .short = { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } turn
sf-when-turn-ended = at the end of { $whose ->
    [own] your turn
    [opposing] an opponent’s turn
   *[any] each turn
}
    .short = end of { $whose ->
        [own] your
        [opposing] foe’s
       *[any] each
    } turn

## What holds

sf-until = { $text } { $until ->
    [this-combat] this combat
    [this-turn] this turn
    [your-next-turn] until your next turn begins
   *[while-here] while { sf-this } is on the field
}
    .short = { $text } { $until ->
        [this-combat] this combat
        [this-turn] this turn
        [your-next-turn] until your next turn
       *[while-here] while it stays
    }
sf-sign = { $sign ->
    [minus] −
   *[plus] +
}
sf-change-power = { $piece } gets { sf-sign }{ $number } power{ $tail }{ $sign ->
   *[other] { "" }
}
    .short = { $piece } { sf-sign }{ $number } power{ $tail }
sf-change-endurance = { $piece } gets { sf-sign }{ $number } Endurance{ $tail }{ $sign ->
   *[other] { "" }
}
    .short = { $piece } { sf-sign }{ $number } Endurance{ $tail }
sf-change-ronum = { $piece } gets { sf-sign }{ $number } Ronum{ $tail }{ $sign ->
   *[other] { "" }
}
    .short = { $piece } { sf-sign }{ $number } Ronum{ $tail }
sf-change-set-ronum = { $piece } has Ronum { $number }
sf-change-player-endurance = { $person ->
    [you] you get
   *[one] { $subject } gets
} { sf-sign }{ $number } Endurance{ $tail }{ $sign ->
   *[other] { "" }
}
    .short = { $person ->
        [you] you
       *[one] { $subject }
    } { sf-sign }{ $number } Endurance{ $tail }
sf-change-player-power = { $person ->
    [you] you get
   *[one] { $subject } gets
} { sf-sign }{ $number } power with every weapon{ $tail }{ $sign ->
   *[other] { "" }
}
    .short = { $person ->
        [you] your
       *[one] { $subject }’s
    } weapons { sf-sign }{ $number } power{ $tail }
sf-change-keyword = { $piece } has { $keyword }
sf-change-no-keyword = { $piece } loses { $keyword }
sf-change-first-damage = { $piece } deals its combat damage first
    .short = { $piece } hits first
sf-change-cannot = { $piece } { $what ->
    [attack] cannot attack
    [block] cannot block
    [turn-on] does not turn On-guard
    [turn-off] does not turn Off-guard
    [activate] cannot activate abilities
   *[be-blocked] cannot be blocked
}
    .short = { $piece } cannot { $what ->
        [attack] attack
        [block] block
        [turn-on] turn On
        [turn-off] turn Off
        [activate] activate
       *[be-blocked] be blocked
    }
sf-change-must = { $piece } { $what ->
    [block] blocks
   *[attack] attacks
} if it can
    .short = { $piece } must { $what ->
        [block] block
       *[attack] attack
    }
sf-change-extra-attack = { $piece } does not turn Off-guard by its first attack each turn
    .short = { $piece } stays On after its 1st attack
sf-hurt = { $person ->
    [you] you
   *[one] { $subject }
}
sf-damage-kind = { $kind ->
    [combat] combat damage
    [other] noncombat damage
   *[any] damage
}
    .short = { $kind ->
        [combat] combat damage
        [other] other damage
       *[any] damage
    }
sf-change-prevent = { $number ->
    [all] prevent all { $times ->
        [next] of the next{ " " }
       *[each] { "" }
    }{ sf-damage-kind } that would be dealt to { $hurt }
   *[other] { $times ->
        [next] prevent the next { $number } { sf-damage-kind } that would be dealt to { $hurt }
       *[each] whenever { sf-damage-kind } would be dealt to { $hurt }, prevent { $number } of it
    }
}{ $tail }
    .short = { $number ->
        [all] prevent all { $times ->
            [next] next{ " " }
           *[each] { "" }
        }{ sf-damage-kind.short } to { $hurt }
       *[other] { $times ->
            [next] prevent next { $number } { sf-damage-kind.short } to { $hurt }
           *[each] { sf-damage-kind.short } to { $hurt } −{ $number }
        }
    }{ $tail }
sf-change-extra-damage = { sf-damage-kind } dealt to { $hurt } is { $number } { $sign ->
    [minus] less
   *[plus] more
} each time{ $tail }
    .short = { sf-damage-kind.short } to { $hurt } { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
sf-change-redirect = { sf-damage-kind } to { $hurt } is dealt to { $other } instead
    .short = { sf-damage-kind.short } to { $hurt } goes to { $other }
sf-change-counts-as = { sf-this } counts as { $number } more Ronum when you send it to forge a card
    .short = +{ $number } Ronum when sent to forge
sf-change-hand-ronum = each { $kind } that { $person ->
    [you] you have
   *[one] { $subject } has
} not played yet has { $number } Ronum
    .short = { $person ->
        [you] your
       *[one] { $subject }’s
    } unplayed { $kind } Ronum { $number }
sf-change-no-responses = { $person ->
    [you] you add
   *[one] { $subject } adds
} nothing to the Flow
    .short = { $person ->
        [you] you
       *[one] { $subject }
    } cannot respond
sf-change-player-cannot = { $person ->
    [you] you
   *[one] { $subject }
} cannot { $what ->
    [summon] summon
    [play-actions] play Actions
    [forge] forge
    [attack] attack
    [heal] be healed
   *[gain-levels] gain levels
}
    .short = { $person ->
        [you] you
       *[one] { $subject }
    }: no { $what ->
        [summon] summons
        [play-actions] Actions
        [forge] forging
        [attack] attacks
        [heal] healing
       *[gain-levels] levels
    }
sf-change-hand-limit = { $person ->
    [you] your hand limit
   *[one] the hand limit of { $subject }
} is { $number }
    .short = { $person ->
        [you] your
       *[one] { $subject }’s
    } hand limit { $number }

## What is done

sf-do-damage = deal { $number } damage{ $prevented ->
    [no] { " " }that cannot be prevented
   *[yes] { "" }
} to { $person ->
    [you] you
   *[one] { $who }
}{ $tail }
    .short = { $number } damage to { $person ->
        [you] you
       *[one] { $who }
    }{ $prevented ->
        [no] , unpreventable
       *[yes] { "" }
    }{ $tail }
sf-damage-besides = { $text }, and at the same moment { $number } damage to { $person ->
    [you] you
   *[one] { $who }
}{ $tail }
    .short = { $text }, { $number } to { $person ->
        [you] you
       *[one] { $who }
    }{ $tail }
sf-damage-none-prevented = { $text }. None of it can be prevented
    .short = { $text }, unpreventable
sf-dealt-by = { $text }, dealt by { $piece }
    .short = { $text } by { $piece }
sf-do-heal = heal { $number } damage from { $person ->
    [you] you
   *[one] { $who }
}{ $tail }
    .short = heal { $number } on { $person ->
        [you] you
       *[one] { $who }
    }{ $tail }
sf-do-guard = turn { $piece } { $guard ->
    [on] On-guard
   *[off] Off-guard
}
    .short = turn { $piece } { $guard ->
        [on] On
       *[off] Off
    }
sf-entry = { $which ->
    [source] what targets it
    [that] that entry of the Flow
    [target-1] the first target
    [target-2] the second target
   *[target] the target
}
    .short = { $which ->
        [source] what targets it
        [that] that entry
        [target-1] 1st target
        [target-2] 2nd target
       *[target] it
    }
sf-do-negate = negate { $entry }
sf-do-copy = copy { $entry }, with targets of your choice
    .short = copy { $entry }, new targets
sf-do-retarget = choose new targets for { $entry }
    .short = new targets for { $entry }
sf-cards-count = { $number ->
    [one] a card
   *[other] { so-many } cards
}
sf-top-cards = { $number ->
    [one] the top card
   *[other] the top { so-many } cards
}
    .short = top { $number ->
        [one] card
       *[other] { $number } cards
    }
sf-do-draw = { $person ->
    [you] draw
   *[one] { $subject } draws
} { sf-cards-count }{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] card
       *[other] cards
    }{ $tail }
sf-do-mill = { $person ->
    [you] send { sf-top-cards } of your Main Deck
   *[one] { $subject } sends { sf-top-cards } of their Main Deck
} to the graveyard{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }:{ " " }
    }{ sf-top-cards.short } of deck to graveyard{ $tail }
sf-do-discard = { $person ->
    [you] discard
   *[one] { $subject } discards
} { $some }{ $how ->
    [random] { " " }at random
    [by-you] { $person ->
        [you] { "" }
       *[one] { " " }of your choice
    }
   *[chosen] { "" }
}{ $tail }
    .short = { $person ->
        [you] discard
       *[one] { $subject } discards
    } { $some }{ $how ->
        [random] { " " }at random
        [by-you] { $person ->
            [you] { "" }
           *[one] { " " }you choose
        }
       *[chosen] { "" }
    }{ $tail }
sf-do-organize = Organize { $number }{ $tail }
sf-do-look-own = look at { $count ->
    [one] the top card
   *[other] the top { so-many-counted } cards
} of your Main Deck
    .short = see top { $count ->
        [one] card
       *[other] { $count }
    } of deck
sf-do-look = look at { $at ->
    [hand] the hand
    [set-actions] the set Actions
   *[deck-top] { $count ->
        [one] the top card
       *[other] the top { so-many-counted } cards
    } of the Main Deck
} of { $subject }
    .short = see { $at ->
        [hand] hand
        [set-actions] set Actions
       *[deck-top] top { $count ->
            [one] card
           *[other] { $count }
        }
    } of { $subject }
sf-do-reveal = { $person ->
    [you] reveal { $count ->
        [0] your hand
        [one] a card of your hand at random
       *[other] { so-many-counted } cards of your hand at random
    }
   *[one] { $subject } reveals { $count ->
        [0] their hand
        [one] a card of their hand at random
       *[other] { so-many-counted } cards of their hand at random
    }
}
    .short = { $person ->
        [you] reveal
       *[one] { $subject } reveals
    } { $count ->
        [0] hand
       *[one] { $count } random of hand
    }
sf-to = { $to ->
    [hand] to hand
    [deck-top] on top of the deck
    [deck-bottom] under the deck
    [deck-shuffled] into the deck, which is shuffled
    [grave] to the graveyard
    [material] to the Material Zone
   *[removed] out of play
}
    .short = { $to ->
        [hand] to hand
        [deck-top] on deck
        [deck-bottom] under deck
        [deck-shuffled] into deck
        [grave] to graveyard
        [material] to Material
       *[removed] out of play
    }
sf-do-search = search your { $zone ->
    [forge] Forge Deck
   *[deck] Main Deck
} for { $some }, put what you find { sf-into } and shuffle
    .short = search { $zone ->
        [forge] Forge Deck
       *[deck] deck
    } for { $some }{ $to ->
        [hand] { "" }
        [deck-top] , on deck
        [deck-bottom] , under deck
        [deck-shuffled] { "" }
        [grave] , to graveyard
        [material] , to Material
       *[removed] , out of play
    }
sf-into = { $to ->
    [hand] into hand
    [deck-top] on top of the deck
    [deck-bottom] under the deck
    [deck-shuffled] into the deck, which is shuffled,
    [grave] into the graveyard
    [material] into the Material Zone
   *[removed] out of play
}
    .short = { $to ->
        [hand] in hand
        [deck-top] on deck
        [deck-bottom] under deck
        [deck-shuffled] into deck
        [grave] in graveyard
        [material] in Material
       *[removed] out of play
    }
sf-do-move-cards = { $to ->
    [hand] return { $cards } to hand
    [removed] remove { $cards } from play
    [deck-shuffled] shuffle { $cards } into the deck
   *[grave] put { $cards } { sf-into }
}
    .short = { $to ->
        [hand] return { $cards } to hand
        [removed] remove { $cards } from play
        [deck-shuffled] shuffle { $cards } into deck
       *[grave] put { $cards } { sf-into.short }
    }
sf-do-destroy = destroy { $piece }
sf-do-send = { $to ->
    [hand] return { $piece } to hand
    [removed] remove { $piece } from play
   *[grave] send { $piece } { sf-to }
}
    .short = { $to ->
        [hand] return { $piece } to hand
        [removed] remove { $piece } from play
       *[grave] send { $piece } { sf-to.short }
    }
sf-entering = { $guard ->
    [off] { " " }Off-guard
   *[on] { "" }
}
    .short = { $guard ->
        [off] { " " }Off
       *[on] { "" }
    }
sf-do-manifest = Manifest Summon { $cards }{ sf-entering }{ $control ->
    [owner] { " " }under its owner’s control
   *[you] { "" }
}
    .short = summon { $cards }{ sf-entering.short }{ $control ->
        [owner] { " " }for its owner
       *[you] { "" }
    }
sf-do-manifest-token = Manifest Summon { $number ->
    [one] { A($token) } Token
   *[other] { so-many } { $token } Tokens
} (Ronum { $ronum }, power { $on }/{ $off }, Endurance { $endurance }){ sf-entering }{ $tail }
    .short = summon { $number } { $token } { $number ->
        [one] Token
       *[other] Tokens
    }{ sf-entering.short }{ $tail }
sf-do-play-free = play { $cards } without paying its cost
    .short = play { $cards } free
sf-do-forge-free = forge { $cards } without paying its cost
    .short = forge { $cards } free
sf-do-set = set { $cards } face down
    .short = set { $cards }
sf-do-control = gain control of { $piece }
    .short = take { $piece }
sf-do-swap-weapons = { $person ->
    [you] switch your weapons
   *[one] { $subject } switches weapons
}
    .short = { $person ->
        [you] switch
       *[one] { $subject } switches
    } weapons
sf-do-absorb-paid = Absorb { $kind } you sent to pay for { sf-this }
    .short = Absorb { $kind } sent for it
sf-do-absorb = Absorb { $cards } (put it under { sf-this })
    .short = Absorb { $cards }
sf-do-attune = attune to { $piece } (put this card under it)
    .short = attune to { $piece }
sf-do-detach = the cards under { $piece } go { $to ->
    [hand] to hand
   *[grave] to the graveyard
}
    .short = cards under { $piece } to { $to ->
        [hand] hand
       *[grave] graveyard
    }
sf-do-gain-level = { $person ->
    [you] gain
   *[one] { $subject } gains
} { $number ->
    [one] a level
   *[other] { so-many } levels
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] level
       *[other] levels
    }{ $tail }
sf-do-lose-level = { $person ->
    [you] lose
   *[one] { $subject } loses
} { $number ->
    [one] a level
   *[other] { so-many } levels
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }−{ $number } { $number ->
        [one] level
       *[other] levels
    }{ $tail }
sf-do-gain-experience = { $person ->
    [you] gain
   *[one] { $subject } gains
} { $number } Experience{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }+{ $number } Experience{ $tail }
sf-do-lose-experience = { $person ->
    [you] lose
   *[one] { $subject } loses
} { $number } Experience{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }−{ $number } Experience{ $tail }
sf-do-add-counter = put { $number ->
    [one] { A(sf-counter-named) } counter
   *[other] { so-many } { sf-counter-named } counters
} on { $piece }{ $tail }
    .short = +{ $number } { sf-counter-named } { $number ->
        [one] counter
       *[other] counters
    } on { $piece }{ $tail }
sf-do-remove-counter = remove { $number ->
    [one] { A(sf-counter-named) } counter
   *[other] { so-many } { sf-counter-named } counters
} from { $piece }{ $tail }
    .short = −{ $number } { sf-counter-named } { $number ->
        [one] counter
       *[other] counters
    } on { $piece }{ $tail }
sf-do-move-counter = move { $number ->
    [one] { A(sf-counter-named) } counter
   *[other] { so-many } { sf-counter-named } counters
} from { $piece } to { $other }
    .short = { $number } { sf-counter-named } { $number ->
        [one] counter
       *[other] counters
    } from { $piece } to { $other }
sf-do-turn-attack = the attack is now on { $piece }
    .short = attack moves to { $piece }
sf-do-end-combat = the combat ends
    .short = combat ends
sf-do-later = { $when }{ $until ->
    [this-turn] { " " }this turn
   *[permanent] { "" }
}, { $actions }{ $times ->
    [each] { "" }
   *[next] { " " }(only the next time)
}
    .short = { $when }{ $until ->
        [this-turn] { " " }this turn
       *[permanent] { "" }
    }: { $actions }{ $times ->
        [each] { "" }
       *[next] , once
    }
sf-do-at-turn-end = at the end of this turn, { $actions }
    .short = end of turn: { $actions }
sf-do-choose = { $person ->
    [you] choose
   *[one] { $subject } chooses
} { $count ->
    [one] one
   *[other] { so-many-counted }
} – { $modes }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }:{ " " }
    }{ $count ->
        [one] one
       *[other] { $count }
    } of: { $modes }
sf-do-repeat = do this { $number } times: { $actions }{ $tail }
    .short = { $number } times: { $actions }{ $tail }

## Packs and decks

sf-format = Soul-Forger
sf-fault-heading = { $found } is not a section of a deck; the sections are main, forge and gear
sf-fault-main = the Main Deck has 60 to 75 cards, this one has { $count }
sf-fault-equipment = { $found } is Equipment; the Main Deck holds Creatures and Actions
sf-fault-copies = { $found } is there { $count } times; 4 are allowed
sf-fault-forge = the Forge Deck has at most 10 cards, this one has { $count }
sf-fault-not-equipment = { $found } is no Equipment; the Forge Deck holds nothing else
sf-fault-gear-in-forge = { $found } is Starting Gear, which cannot begin in the Forge Deck
sf-fault-gear = Starting Gear is one armor, one weapon and one accessory; this has { $count ->
    [one] one card
   *[other] { $count } cards
}
sf-fault-not-gear = { $found } is no Starting Gear
sf-fault-unfinished = { $found } is unfinished: its abilities are not written yet
sf-fault-token = { $found } is a Token; Tokens are part of no deck
sf-list-names = this is no declaration of names: cards, fields, words and ignored are known, with the fields of the page on writing cards
sf-list-cards = at { $found } lies no list of cards, each an object, { $most } at most
sf-list-missing = the card has no { $found }; if the list calls it otherwise, say so in a file under --names
sf-list-word = this is neither a word nor a number: { $found }
sf-list-number = this is no number: { $found }
sf-list-several = there are more than two: { $found }
sf-list-subtype = { $found } cannot be a sub-type: letters alone, 30 at most with the plural; declare under words what it means
sf-list-cost = { $found } is neither a faction nor a sub-type that we know or the list has; declare under words what the cost means
sf-list-none-of = { $found } is none of { $allowed }; declare under words what it means
sf-pack-nothing-done = an Action without any ability does nothing
sf-pack-no-subtype = nothing is known of the sub-type { $found }; declare it under subtypes, with its forms in both languages
sf-pack-subtype-known = the sub-type { $found } is there already; use it without declaring it
sf-pack-subtype-faction = { $found } begins with the name of a faction, so that no cost could ask for it; name it otherwise
sf-pack-cost = this is no cost; write one such as FHM: 1 Fire card, 2 Goblin cards / 4 ronum
sf-pack-nobody-hurt = give on, who or both
sf-pack-forge-hand = a card of the Forge Deck goes to no hand and on top of no deck; allowed are material and grave
sf-pack-manifest = give either token or from
sf-pack-cost-wide = where a cost asks for Ronum and other kinds too, it asks for less of each: of three kinds up to 20, of four up to 9
sf-pack-two-x = one X is named for all of a cost; give numbers for the others
sf-pack-no-opponent = { $found } is allowed only in conditions; use opponents to mean all of them
sf-pack-both-opponents = one test is asked of any opponent or of every one, not of both
sf-pack-no-choice = fewer are chosen than there are modes
sf-pack-ability = give at most one of when, cost and holds; do goes with all but holds
sf-pack-holds = a static ability has no targets and no else
sf-pack-may = only a trigger can be optional here; use the action may
sf-pack-once = only what is activated for a cost has a speed and a number of times
sf-pack-free = a free ability can be used once each turn; add once
sf-pack-skill-speed = a Skill has Reaction speed; leave speed out
sf-pack-else = else goes with if
sf-pack-token-cost = a Token is never paid for
sf-pack-resolve = an Action does one thing as it resolves; put it into one ability
sf-pack-weapon = a weapon, and nothing else, has hands and power
sf-pack-gear-cost = Starting Gear is never paid for
sf-pack-x-unused = nothing that is done depends on X; use x in it, or give a number
sf-pack-no-guard = an Action is neither On-guard nor Off-guard; { $found } means nothing for it
sf-pack-not-lingering = this Action is gone once it has resolved; an ability of the kind { $found } needs lingering, or Attune
sf-pack-resolves = only an Action does something as it resolves; give when, cost or holds
sf-pack-costs = each kind of cost appears once; join cards with a comma, as in H: 1 card, 1 Fire card
sf-pack-event-this = the event { $found } is a player’s; it never concerns this card
sf-pack-event-card = the event { $found } has no card to filter
sf-pack-event-by = nothing does the event { $found } in that way; by is for damage, destruction, attacks and targets, combat for the first two
sf-pack-ready-began = the Ready Phase starts with the turn; use the event turn_began, not { $found }
sf-pack-event-only = this goes with the event { $found } alone, and that needs its phase
sf-pack-no-combat = there is no combat when this is done; { $found } means nothing here
sf-pack-attune = only Actions Attune; { $found } means nothing here
sf-pack-absorb = only what enters and stays on the field absorbs; { $found } means nothing here
sf-pack-paid = { $found } is what was sent to pay as the card entered; the event here is another
sf-pack-not-there = this card is not on the field at that time; { $found } has no meaning here
sf-pack-not-sent = this card is in no pile at that time; { $found } has no meaning here
sf-pack-creatures-only = { $found } is for creatures (and players) alone; name those
sf-pack-no-source = nothing has a part in this event that { $found } could name
sf-pack-no-amount = { $found } is the number of an event, and this one has none
sf-pack-nothing-before = { $found } needs an action before it
sf-pack-no-x = { $found } is what was named with the cost, and no cost here has an X
sf-pack-no-each = { $found } stands only in what is done for each
sf-pack-attune-lingering = an Action that goes under a card does not stay in its zone; leave lingering out
sf-pack-event-never = the event { $found } never happens to this card while its abilities wait for it; leave this out
sf-pack-event-state = the card of the event { $found } is not on the field: it has no position, part in combat, damage, power or counters
sf-pack-next-held = a static ability has no “next time”; use next_only in an action change ({ $found })
sf-pack-not-paid = { $found } asks what was sent to pay, and nothing is known of that here
sf-pack-still-there = { $found } is on the field until something sends it elsewhere; send or destroy it before
sf-pack-attack-stays = no attack goes to { $found } that has not gone there already
sf-pack-keyword-twice = the keyword { $found } appears twice
sf-pack-keyword-idle = the keyword { $found } does nothing on such a card
sf-pack-other-type = the target is of another type than { $found }
sf-pack-nobody-picks = with { $found } nobody picks; leave up_to and by out
sf-pack-hidden-count = the cards of { $found } are hidden, so all of them are counted; leave the filter out
sf-pack-same-zone = the cards are in { $found } already
sf-pack-all-number = all of it is meant, so { $found } is no number for it; leave number out
sf-pack-number-beside = put this under { $found }
sf-pack-same-card = the counters are on { $found } already
sf-pack-holds-only = { $found } belongs under holds; it is no change for a time
sf-pack-none-such = no card is like that: look at { $found }
sf-pack-forge-one = one card is forged at a time, and { $found } means more; leave number out, and let it be chosen
sf-pack-never-so = { $found } is never true when this ability starts; remove it or use another event
sf-pack-never-comes = no card that is meant here can come by { $found }; name others
sf-pack-never-there = no such card is ever in { $found }: Equipment is in a Forge Deck or an open pile, all others are never in a Forge Deck
sf-pack-fighters-only = { $found } is for creatures and weapons alone; name those
sf-pack-event-this-is = with this the event { $found } concerns this very card; leave is out
sf-pack-event-own = the event { $found } of this very card is never an opponent’s; leave whose out
sf-pack-event-kind = the event { $found } never happens to a card that is like that; look at is
sf-pack-top = only a Main Deck has a top; { $found } has none
sf-pack-top-filter = { $found } takes the top cards of any kind; leave the filter out
sf-pack-no-token = there is no Token { $found }; there are: { $allowed }
sf-pack-not-token = { $found } is no Token; there are: { $allowed }
sf-pack-no-card = there is no card { $found }; there are: { $allowed }
