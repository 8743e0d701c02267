# What is printed on Magic’s cards. “You” control the card.

## Nouns

noun-archer = { $count ->
    [one] Archer
   *[other] Archers
}
noun-bat = { $count ->
    [one] Bat
   *[other] Bats
}
noun-bear = { $count ->
    [one] Bear
   *[other] Bears
}
noun-boar = { $count ->
    [one] Boar
   *[other] Boars
}
noun-cat = { $count ->
    [one] Cat
   *[other] Cats
}
noun-cleric = { $count ->
    [one] Cleric
   *[other] Clerics
}
noun-crab = { $count ->
    [one] Crab
   *[other] Crabs
}
noun-deer = { $count ->
    [one] Deer
   *[other] Deer
}
noun-drake = { $count ->
    [one] Drake
   *[other] Drakes
}
noun-druid = { $count ->
    [one] Druid
   *[other] Druids
}
noun-dwarf = { $count ->
    [one] Dwarf
   *[other] Dwarves
}
noun-elf = { $count ->
    [one] Elf
   *[other] Elves
}
noun-faerie = { $count ->
    [one] Faerie
   *[other] Faeries
}
noun-fox = { $count ->
    [one] Fox
   *[other] Foxes
}
noun-frog = { $count ->
    [one] Frog
   *[other] Frogs
}
noun-horse = { $count ->
    [one] Horse
   *[other] Horses
}
noun-hound = { $count ->
    [one] Hound
   *[other] Hounds
}
noun-human = { $count ->
    [one] Human
   *[other] Humans
}
noun-hydra = { $count ->
    [one] Hydra
   *[other] Hydras
}
noun-leech = { $count ->
    [one] Leech
   *[other] Leeches
}
noun-lizard = { $count ->
    [one] Lizard
   *[other] Lizards
}
noun-merfolk = { $count ->
    [one] Merfolk
   *[other] Merfolk
}
noun-moth = { $count ->
    [one] Moth
   *[other] Moths
}
noun-ogre = { $count ->
    [one] Ogre
   *[other] Ogres
}
noun-ox = { $count ->
    [one] Ox
   *[other] Oxen
}
noun-pegasus = { $count ->
    [one] Pegasus
   *[other] Pegasi
}
noun-pirate = { $count ->
    [one] Pirate
   *[other] Pirates
}
noun-rat = { $count ->
    [one] Rat
   *[other] Rats
}
noun-scout = { $count ->
    [one] Scout
   *[other] Scouts
}
noun-shade = { $count ->
    [one] Shade
   *[other] Shades
}
noun-shaman = { $count ->
    [one] Shaman
   *[other] Shamans
}
noun-skeleton = { $count ->
    [one] Skeleton
   *[other] Skeletons
}
noun-snake = { $count ->
    [one] Snake
   *[other] Snakes
}
noun-spider = { $count ->
    [one] Spider
   *[other] Spiders
}
noun-squirrel = { $count ->
    [one] Squirrel
   *[other] Squirrels
}
noun-toad = { $count ->
    [one] Toad
   *[other] Toads
}
noun-treefolk = { $count ->
    [one] Treefolk
   *[other] Treefolk
}
noun-troll = { $count ->
    [one] Troll
   *[other] Trolls
}
noun-turtle = { $count ->
    [one] Turtle
   *[other] Turtles
}
noun-vampire = { $count ->
    [one] Vampire
   *[other] Vampires
}
noun-wall = { $count ->
    [one] Wall
   *[other] Walls
}
noun-warrior = { $count ->
    [one] Warrior
   *[other] Warriors
}
noun-whale = { $count ->
    [one] Whale
   *[other] Whales
}
noun-wizard = { $count ->
    [one] Wizard
   *[other] Wizards
}
noun-wolf = { $count ->
    [one] Wolf
   *[other] Wolves
}
noun-worm = { $count ->
    [one] Worm
   *[other] Worms
}
noun-zombie = { $count ->
    [one] Zombie
   *[other] Zombies
}
noun-saproling = { $count ->
    [one] Saproling
   *[other] Saprolings
}
noun-servo = { $count ->
    [one] Servo
   *[other] Servos
}
noun-thopter = { $count ->
    [one] Thopter
   *[other] Thopters
}
noun-eldrazi = { $count ->
    [one] Eldrazi
   *[other] Eldrazi
}
noun-phyrexian = { $count ->
    [one] Phyrexian
   *[other] Phyrexians
}
noun-army = { $count ->
    [one] Army
   *[other] Armies
}
noun-citizen = { $count ->
    [one] Citizen
   *[other] Citizens
}
noun-centaur = { $count ->
    [one] Centaur
   *[other] Centaurs
}
noun-myr = { $count ->
    [one] Myr
   *[other] Myr
}
noun-kithkin = { $count ->
    [one] Kithkin
   *[other] Kithkin
}
noun-elephant = { $count ->
    [one] Elephant
   *[other] Elephants
}
noun-dinosaur = { $count ->
    [one] Dinosaur
   *[other] Dinosaurs
}
noun-ooze = { $count ->
    [one] Ooze
   *[other] Oozes
}
noun-devil = { $count ->
    [one] Devil
   *[other] Devils
}
noun-samurai = { $count ->
    [one] Samurai
   *[other] Samurai
}
noun-illusion = { $count ->
    [one] Illusion
   *[other] Illusions
}
noun-goat = { $count ->
    [one] Goat
   *[other] Goats
}
noun-satyr = { $count ->
    [one] Satyr
   *[other] Satyrs
}
noun-shapeshifter = { $count ->
    [one] Shapeshifter
   *[other] Shapeshifters
}
noun-horror = { $count ->
    [one] Horror
   *[other] Horrors
}
noun-aura = { $count ->
    [one] Aura
   *[other] Auras
}
noun-blood = { $count ->
    [one] Blood
   *[other] Blood
}
noun-clue = { $count ->
    [one] Clue
   *[other] Clues
}
noun-food = { $count ->
    [one] Food
   *[other] Foods
}
noun-gold = { $count ->
    [one] Gold
   *[other] Gold
}
noun-lander = { $count ->
    [one] Lander
   *[other] Landers
}
noun-treasure = { $count ->
    [one] Treasure
   *[other] Treasures
}
noun-mn-equipment = { $count ->
    [one] Equipment
   *[other] Equipment
}
noun-mn-construct = { $count ->
    [one] Construct
   *[other] Constructs
}
noun-mn-elemental = { $count ->
    [one] Elemental
   *[other] Elementals
}
noun-mn-rogue = { $count ->
    [one] Rogue
   *[other] Rogues
}
noun-mn-serpent = { $count ->
    [one] Serpent
   *[other] Serpents
}
noun-mn-plains = { $count ->
    [one] Plains
   *[other] Plains
}
noun-mn-island = { $count ->
    [one] Island
   *[other] Islands
}
noun-mn-swamp = { $count ->
    [one] Swamp
   *[other] Swamps
}
noun-mn-mountain = { $count ->
    [one] Mountain
   *[other] Mountains
}
noun-mn-forest = { $count ->
    [one] Forest
   *[other] Forests
}
noun-artifact = { $count ->
    [one] artifact
   *[other] artifacts
}
noun-enchantment = { $count ->
    [one] enchantment
   *[other] enchantments
}
noun-instant = { $count ->
    [one] instant
   *[other] instants
}
noun-sorcery = { $count ->
    [one] sorcery
   *[other] sorceries
}
noun-kindred = { $count ->
    [one] kindred
   *[other] kindred
}
noun-land = { $count ->
    [one] land
   *[other] lands
}
noun-planeswalker = { $count ->
    [one] planeswalker
   *[other] planeswalkers
}
noun-permanent = { $count ->
    [one] permanent
   *[other] permanents
}
noun-ability = { $count ->
    [one] ability
   *[other] abilities
}
noun-source = { $count ->
    [one] source
   *[other] sources
}
noun-object = { $count ->
    [one] object
   *[other] objects
}
noun-player = { $count ->
    [one] player
   *[other] players
}
noun-mn-token = { $count ->
    [one] token
   *[other] tokens
}

## Type and numbers

mn-mana = { $mana }
mn-type = { WORDS($supers, $types) }{ $some ->
    [yes] { " " }— { $subs }
   *[no] { "" }
}
mn-type-word = { CAPITAL(NOUN($noun, 1)) }
mn-type-super = { CAPITAL(mn-adjective-super) }
mn-types = { $first } { $next }
mn-subs = { $first } { $next }
mn-size = { $power }/{ $toughness }
mn-rarity = { $rarity ->
    [common] Common
    [uncommon] Uncommon
    [rare] Rare
   *[mythic] Mythic
}
mn-adjective-super = { $word ->
    [basic] basic
    [legendary] legendary
   *[snow] snow
}
mn-keyword = { $keyword ->
    [changeling] changeling
    [deathtouch] deathtouch
    [defender] defender
    [devoid] devoid
    [double-strike] double strike
    [fear] fear
    [horsemanship] horsemanship
    [intimidate] intimidate
    [shadow] shadow
    [skulk] skulk
    [first-strike] first strike
    [flash] flash
    [flying] flying
    [forestwalk] forestwalk
    [haste] haste
    [hexproof] hexproof
    [indestructible] indestructible
    [islandwalk] islandwalk
    [lifelink] lifelink
    [menace] menace
    [mountainwalk] mountainwalk
    [plainswalk] plainswalk
    [protection-from-artifacts] protection from artifacts
    [protection-from-black] protection from black
    [protection-from-blue] protection from blue
    [protection-from-creatures] protection from creatures
    [protection-from-green] protection from green
    [protection-from-red] protection from red
    [protection-from-white] protection from white
    [reach] reach
    [shroud] shroud
    [swampwalk] swampwalk
    [trample] trample
    [wither] wither
   *[vigilance] vigilance
}
mn-keyword-named = { $keyword ->
   *[other] { mn-keyword }
}
mn-phrase = { $keyword ->
    [cant-attack] can’t attack
    [cant-be-countered] can’t be countered
    [blocks-only-flying] can block only creatures with flying
    [cant-block] can’t block
    [pacified] can’t attack or block
    [doesnt-untap] { $many ->
        [yes] don’t untap during their controllers’ untap steps
       *[no] doesn’t untap during its controller’s untap step
    }
    [enters-tapped] { $many ->
        [yes] enter tapped
       *[no] enters tapped
    }
   *[unblockable] can’t be blocked
}
    .short = { $keyword ->
        [cant-attack] can’t attack
        [cant-be-countered] can’t be countered
        [blocks-only-flying] can block only flyers
        [cant-block] can’t block
        [pacified] can’t attack or block
        [doesnt-untap] { $many ->
            [yes] don’t
           *[no] doesn’t
        } untap
        [enters-tapped] { $many ->
            [yes] enter
           *[no] enters
        } tapped
       *[unblockable] can’t be blocked
    }
mn-phrase-lost = { $keyword ->
    [cant-attack] can attack again
    [cant-be-countered] can be countered again
    [blocks-only-flying] can block other creatures again
    [cant-block] can block again
    [doesnt-untap] { $many ->
        [yes] untap as usual
       *[no] untaps as usual
    }
    [enters-tapped] { $many ->
        [yes] enter untapped again
       *[no] enters untapped again
    }
   *[unblockable] can be blocked again
}
    .short = { $keyword ->
        [cant-attack] can attack
        [cant-be-countered] can be countered
        [blocks-only-flying] can block all
        [cant-block] can block
        [doesnt-untap] { $many ->
            [yes] untap
           *[no] untaps
        }
        [enters-tapped] { $many ->
            [yes] enter
           *[no] enters
        } untapped
       *[unblockable] can be blocked
    }

## Lines

mn-line-keywords = { CAPITAL($keywords) }
mn-line-phrase = { CAPITAL($this) } { $phrase }.
    .short = { $phrase }
mn-line-by-hand = Played by hand.
mn-line-any-number = A deck can have any number of cards named { $card }.
    .short = Any number in a deck
mn-line-additional = As an additional cost to cast this spell, { $cost }.
    .short = also { $cost }
mn-line-enchant = Enchant { $kind }
mn-line-equip = Equip { $cost }
mn-line-cycling = Cycling { $cost }
mn-line-typecycling = { CAPITAL($kind) }cycling { $cost }
mn-line-flashback = Flashback{ $cost }
mn-line-escape = Escape{ $cost }
mn-line-evoke = Evoke{ $cost }
mn-line-dash = Dash{ $cost }
mn-line-madness = Madness{ $cost }
mn-line-jump-start = Jump-start
mn-line-retrace = Retrace
mn-line-convoke = Convoke
mn-line-delve = Delve
mn-line-improvise = Improvise
mn-line-rebound = Rebound
mn-line-cascade = Cascade
mn-line-echo = Echo{ $cost }
mn-line-unearth = Unearth { $cost }
mn-price-mana = { " " }{ $cost }
mn-price-parts = —{ CAPITAL($cost) }
mn-rather = you may { $cost } rather than pay this spell’s mana cost
    .short = or: { $cost }
mn-for-free = you may cast this spell without paying its mana cost
    .short = or for free
mn-cast-only = cast this spell only if { $conditions }
    .short = only if { $conditions }
mn-line-kicker = Kicker{ $cost }
mn-line-buyback = Buyback{ $cost }
mn-line-entwine = Entwine{ $cost }
mn-line-morph = Morph { $cost }
mn-line-suspend = Suspend { $time }—{ $cost }
mn-line-ward = Ward { $cost }
mn-line-affinity = Affinity for { $kind }
mn-line-battle-cry = Battle cry
mn-line-bloodthirst = Bloodthirst { $number }
mn-line-evolve = Evolve
mn-line-exalted = Exalted
mn-line-fading = Fading { $number }
mn-line-graft = Graft { $number }
mn-line-modular = Modular { $number }
mn-line-outlast = Outlast { $cost }
mn-line-persist = Persist
mn-line-reinforce = Reinforce { $number }—{ $cost }
mn-line-scavenge = Scavenge { $cost }
mn-line-undying = Undying
mn-line-prowess = Prowess
mn-word-prowess = prowess
mn-line-modes = { CAPITAL($text) } —
    .short = { $text }
mn-mode = • { $text }
    .short = { $text }
mn-choose-modes = choose { mn-number }
    .short = choose { $number }
mn-choose-one-or-more = choose { $both ->
    [yes] one or both
   *[no] one or more
}
    .short = choose 1+
mn-choose-up-to = choose { $all ->
    [yes] any number
   *[no] up to { mn-number }
}
    .short = choose ≤{ $number }
mn-choose-between = choose { $least } to { $most }
    .short = choose { $least }–{ $most }
mn-choose-targets = choose { $targets }
    .short = { $targets }
mn-after-cost = { $cost }: { CAPITAL($body) }
    .short = { $cost }: { $body }
mn-after-when = { $when }, { $body }
    .short = { $when }: { $body }
mn-only-sorcery = activate only as a sorcery
    .short = as a sorcery
mn-only-often = activate { $number ->
    [1] only once
    [2] no more than twice
   *[other] no more than { mn-number } times
} each turn
    .short = { $number }/turn
mn-only-any = any player may activate this ability
    .short = anyone
mn-only-triggers-once = this ability triggers only once each turn
    .short = 1/turn
mn-only-from = activate only if this card is in your { $zone ->
    [hand] hand
   *[graveyard] graveyard
}
    .short = from { $zone ->
        [hand] hand
       *[graveyard] graveyard
    }
mn-only-if = activate only if { $conditions }
    .short = only if { $conditions }
mn-as-long-as = as long as { $conditions }, { $text }
    .short = while { $conditions }: { $text }
mn-defines-both = { $object }’s power and toughness are each equal to { $value }
    .short = power and toughness = { $value }
mn-defines = { $object }’s power is equal to { $power }, and its toughness to { $toughness }
    .short = power = { $power }, toughness = { $toughness }
mn-costs-this = this spell costs { $number } { $sign ->
    [minus] less
   *[plus] more
} to cast{ $tail }
    .short = costs { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
mn-costs = { $kind } { $whose ->
    [you] you cast cost
    [opponent] your opponents cast cost
   *[any] cost
} { $number } { $sign ->
    [minus] less
   *[plus] more
} to cast{ $tail }
    .short = { $whose ->
        [you] your{ " " }
        [opponent] foe’s{ " " }
       *[any] { "" }
    }{ $kind } cost { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
mn-evasion = { $this } can’t be blocked { $only ->
    [yes] except by
   *[no] by
} { $kind }
    .short = { $this ->
        [it] { "" }
       *[other] { $this }{ " " }
    }can’t be blocked { $only ->
        [yes] except by
       *[no] by
    } { $kind }

mn-sign-means = { $sign ->
    [flying] Flying: only creatures with flying or reach can block it.
    [reach] Reach: it can block creatures with flying.
    [haste] Haste: it can attack and be tapped in the turn in which it enters.
    [trample] Trample: damage beyond its blockers’ toughness is dealt to the player.
    [double-strike] Double strike: it deals its combat damage first, and again with the others.
    [fear] Fear: only artifact creatures and black creatures can block it.
    [horsemanship] Horsemanship: only creatures with horsemanship can block it.
    [intimidate] Intimidate: only artifact creatures and creatures that share a color with it can block it.
    [shadow] Shadow: it can block only creatures with shadow, and only these can block it.
    [skulk] Skulk: creatures with greater power can’t block it.
    [first-strike] First strike: it deals its combat damage first.
    [defender] Defender: it can’t attack.
    [lifelink] Lifelink: you gain as much life as it deals damage.
    [wither] Wither: it deals damage to creatures as -1/-1 counters.
    [menace] Menace: only two or more creatures can block it.
    [hexproof] Hexproof: your opponents can’t target it.
    [shroud] Shroud: no player can target it.
    [indestructible] Indestructible: damage and effects can’t destroy it.
    [flash] Flash: you can cast it whenever you could cast an instant.
    [protection] Protection: objects of the named kind can’t damage, block, target or enchant it.
    [landwalk] Landwalk: it can’t be blocked while the other player controls such a land.
    [vigilance] Vigilance: it attacks without tapping.
    [deathtouch] Deathtouch: any damage that it deals to a creature destroys that creature.
    [cant-attack] It can’t attack.
    [blocks-only-flying] It can block only creatures with flying.
    [cant-block] It can’t block.
    [doesnt-untap] It doesn’t untap during its controller’s untap step.
   *[unblockable] It can’t be blocked.
}

## Kinds

mn-kind = { WORDS($other, $target, $tapped, $attacking, $blocking, $super, $token, $notcolor, $nottype, $nots, $either, $color, $of, $also, $nouns, $tails, $does, $lacks) }
mn-adjective-target = target
mn-adjective-tapped = { $holds ->
    [no] untapped
   *[yes] tapped
}
mn-adjective-attacking = { $holds ->
    [no] nonattacking
   *[yes] attacking
}
mn-adjective-blocking = { $holds ->
    [no] nonblocking
   *[yes] blocking
}
mn-adjective-color = { $color ->
   *[other] { mn-color }
}
mn-adjective-not-color = non{ mn-color }
mn-adjective-not-type = non{ NOUN($type, 1) }
mn-adjective-not-sub = non-{ NOUN($sub, 1) }
mn-adjective-not-super = non{ $super ->
    [basic] basic
    [legendary] legendary
   *[snow] snow
}
mn-adjective-also = { $types }
mn-both-types = { $also } { $noun }
mn-adjective-of = { $types }
mn-adjective-token = { $holds ->
    [no] nontoken
   *[yes] token
}
mn-adjective-does = that { $keyword ->
    [doesnt-untap] { $count ->
        [one] stays tapped
       *[other] stay tapped
    }
    [enters-tapped] { $count ->
        [one] enters tapped
       *[other] enter tapped
    }
   *[other] { mn-phrase }
}
    .short = that { $keyword ->
        [doesnt-untap] { $count ->
            [one] stays
           *[other] stay
        } tapped
        [enters-tapped] { $count ->
            [one] enters
           *[other] enter
        } tapped
       *[other] { mn-phrase.short }
    }
mn-adjective-lacks = that { $keyword ->
    [cant-attack] can attack
    [cant-be-countered] can be countered
    [blocks-only-flying] can block creatures without flying
    [cant-block] can block
    [doesnt-untap] { $count ->
        [one] untaps as usual
       *[other] untap as usual
    }
    [enters-tapped] { $count ->
        [one] enters untapped
       *[other] enter untapped
    }
   *[unblockable] can be blocked
}
    .short = that { $keyword ->
        [cant-attack] can attack
        [cant-be-countered] can be countered
        [blocks-only-flying] can block all
        [cant-block] can block
        [doesnt-untap] { $count ->
            [one] untaps
           *[other] untap
        }
        [enters-tapped] { $count ->
            [one] enters
           *[other] enter
        } untapped
       *[unblockable] can be blocked
    }
mn-color = { $color ->
    [white] white
    [blue] blue
    [black] black
    [red] red
    [green] green
    [colorless] colorless
   *[multicolored] multicolored
}
mn-that-is = that is { A(NOUN($noun, 1)) }
mn-that-is-any = that is { A($types) }
mn-that-targets = { $count ->
    [one] that targets { $what }
   *[other] that target { $what }
}
mn-that-is-one = { $count ->
    [one] that is { $kinds }
   *[other] that are { $kinds }
}
mn-that-is-none = { $count ->
    [one] that is not { $kinds }
   *[other] that are not { $kinds }
}
    .short = not { $kinds }
mn-without-keyword = without { $keyword }
mn-with-number = with { $what ->
    [power] power
    [toughness] toughness
   *[mana-value] mana value
} { $range }
mn-with-counter = with { A($counter) } counter on it
    .short = with { $counter } counter
mn-target-noun = { NOUN($noun, 1) }
mn-controlled = { $whose ->
    [you] you control
    [opponent] { $count ->
        [one] an opponent controls
       *[other] your opponents control
    }
    [you-them] of their own
   *[opponent-them] that one of their opponents controls
}
    .short = { $whose ->
        [you] of yours
        [opponent] of foe’s
        [you-them] of theirs
       *[opponent-them] of their foe’s
    }
mn-owned = { $whose ->
    [you] you own
   *[opponent] an opponent owns
}
    .short = { $whose ->
        [you] you own
       *[opponent] foe owns
    }
mn-in-zone = { $moved ->
    [yes] from{ " " }
   *[no] in{ " " }
}{ $zone ->
    [exile] exile{ $whose ->
        [you] { " " }that you own
        [opponent] { " " }that an opponent owns
       *[any] { "" }
    }
   *[other] { $whose ->
        [you] your
        [opponent] an opponent’s
       *[any] a
    } { mn-zone-name }
}
    .short = { $moved ->
        [yes] from{ " " }
       *[no] in{ " " }
    }{ $zone ->
        [exile] exile{ $whose ->
            [you] { " " }you own
            [opponent] { " " }foe owns
           *[any] { "" }
        }
       *[other] { $whose ->
            [you] your
            [opponent] foe’s
           *[any] any
        } { mn-zone-name }
    }
mn-number = { $number ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
mn-some = { $up ->
    [yes] up to{ " " }
   *[no] { "" }
}{ mn-number } { $kind }
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
mn-or-more = { $number } or greater
    .short = ≥{ $number }
mn-or-lower = { $number } or less
    .short = ≤{ $number }
mn-between = { $low } to { $high }
    .short = { $low }–{ $high }
mn-zone-name = { $zone ->
    [graveyard] graveyard
    [hand] hand
   *[library] library
}
mn-a-zone = { mn-zone-article }{ mn-zone-name }
mn-zone-article = { $zone ->
   *[other] { "" }
}
mn-in-own-graveyard = in { $who ->
    [you] your
   *[them] their
} graveyard
mn-controlled-by = { $person ->
    [you] you control
   *[one] { $subject } controls
}
    .short = { $person ->
        [you] of yours
       *[one] of { $subject }
    }
mn-zone-of = { $moved ->
    [yes] from{ " " }
   *[no] in{ " " }
}{ $zone ->
    [exile] exile owned by { $subject }
   *[other] { $person ->
        [you] your
       *[one] { $subject }’s
    } { mn-a-zone }
}
    .short = { $moved ->
        [yes] from{ " " }
       *[no] in{ " " }
    }{ $zone ->
        [exile] exile of { $subject }
       *[other] { $person ->
            [you] your
           *[one] { $subject }’s
        } { mn-zone-name }
    }

## Who and what

mn-target = { $optional ->
    [yes] up to one{ $another ->
        [yes] { " " }other
       *[no] { "" }
    }{ " " }
   *[no] { $another ->
        [yes] another{ " " }
       *[no] { "" }
    }
}{ $kind }
    .short = { $optional ->
        [yes] ≤1 { $another ->
            [yes] other{ " " }
           *[no] { "" }
        }
       *[no] { $another ->
            [yes] another{ " " }
           *[no] { "" }
        }
    }{ $kind }
mn-target-any = { $optional ->
    [yes] up to one { $another ->
        [yes] other target
       *[no] target
    }
   *[no] { $another ->
        [yes] any other target
       *[no] any target
    }
}
    .short = { $optional ->
        [yes] ≤1 { $another ->
            [yes] other{ " " }
           *[no] { "" }
        }target
       *[no] any { $another ->
            [yes] other{ " " }
           *[no] { "" }
        }target
    }
mn-target-player = { $optional ->
    [yes] up to one{ " " }
   *[no] { "" }
}{ $another ->
    [yes] { $optional ->
        [yes] other
       *[no] another
    }{ " " }
   *[no] { "" }
}target { $whose ->
    [you] player that is you
    [opponent] opponent
   *[any] player
}
    .short = { $optional ->
        [yes] ≤1{ " " }
       *[no] { "" }
    }{ $another ->
        [yes] other{ " " }
       *[no] { "" }
    }target { $whose ->
        [you] player that is you
        [opponent] foe
       *[any] player
    }
mn-target-either = { mn-target-player } or { $kind }
    .short = { mn-target-player.short } or { $kind }
mn-aimed = { $which ->
    [target-1] the first { NOUN($noun, 1) }
    [target-2] the second { NOUN($noun, 1) }
    [target-3] the third { NOUN($noun, 1) }
   *[target] the target { NOUN($noun, 1) }
}
    .short = { $which ->
        [target-1] 1st
        [target-2] 2nd
        [target-3] 3rd
       *[target] that
    } { NOUN($noun, 1) }
mn-some-targets = { $same ->
    [yes] { $most ->
        [2] two targets
       *[other] three targets
    }
   *[no] { $least ->
        [0] { $most ->
            [2] up to two targets
           *[other] up to three targets
        }
        [1] { $most ->
            [2] one or two targets
           *[other] one, two, or three targets
        }
       *[other] two or three targets
    }
}
    .short = { $same ->
        [yes] { $most ->
            [2] 2
           *[other] 3
        }
       *[no] { $least ->
            [0] { $most ->
                [2] ≤2
               *[other] ≤3
            }
            [1] { $most ->
                [2] 1–2
               *[other] 1–3
            }
           *[other] 2–3
        }
    } targets
mn-it = it
mn-itself = itself
mn-named-card = { $name }
    .short = it
mn-ce = this
mn-this = { mn-ce } { NOUN($noun, 1) }
    .short = it
mn-that = { $many ->
    [yes] those { NOUN($noun, 2) }
   *[no] that { NOUN($noun, 1) }
}
    .short = { $many ->
        [yes] them
       *[no] it
    }
mn-that-any = that permanent or player
    .short = it
mn-that-other = the other creature
    .short = other creature
mn-that-item = that spell or ability
    .short = it
mn-all = { $how ->
    [all] all{ " " }
   *[those] { "" }
}{ $kind }
mn-host = { $how ->
    [equipped] equipped
   *[enchanted] enchanted
} { NOUN($noun, 1) }
mn-paid = the { $how ->
    [sacrificed] sacrificed
    [discarded] discarded
    [exiled] exiled
    [tapped] tapped
    [returned] returned
   *[paid] paid
} { NOUN($noun, 1) }
    .short = { $how ->
        [sacrificed] sacrificed
        [discarded] discarded
        [exiled] exiled
        [tapped] tapped
        [returned] returned
       *[paid] paid
    } { NOUN($noun, 1) }
mn-who = { $who ->
    [you] you
    [opponent] each opponent
    [each-player] each player
    [a-you] you
    [a-opponent] an opponent
    [a-any] a player
    [hurt] that player or that permanent’s controller
    [each] that player
   *[that] that player
}
    .short = { $who ->
        [you] you
        [opponent] each foe
        [each-player] each player
        [a-you] you
        [a-opponent] a foe
        [a-any] a player
       *[that] that player
    }
mn-whom = { $first } and { $next }
mn-anyone = a permanent or player
    .short = anything
mn-each-player = { $who ->
    [opponent] opponent
   *[each-player] player
}
mn-controller = { mn-its } controller
mn-owner = { mn-its } owner
mn-its = { $it ->
    [yes] its
   *[no] { $object }’s
}
mn-hurt = { $to ->
    [player] { $whose ->
        [you] you
        [opponent] an opponent
       *[any] a player
    }
   *[any] { $whose ->
        [you] you or a permanent you control
        [opponent] an opponent or a permanent an opponent controls
       *[any] a player or a permanent
    }
}
    .short = { $to ->
        [player] { $whose ->
            [you] you
            [opponent] foe
           *[any] anyone
        }
       *[any] { $whose ->
            [you] you or yours
            [opponent] foe or theirs
           *[any] anything
        }
    }

## Numbers

mn-both = { $first }{ $next }
mn-counter-on = { $counter } { $count ->
    [one] counter
   *[other] counters
} on { $object }
mn-stat-of = { mn-its } { mn-stat }
mn-where = , where X is { $value }
    .short = { " " }(X = { $value })
mn-where-y = , where Y is { $value }
    .short = { " " }(Y = { $value })
mn-life-of = { $person ->
    [you] your
   *[one] { $subject }’s
} life total
    .short = { $person ->
        [you] your
       *[one] { $subject }’s
    } life
mn-devotion = the number of { mn-color } mana symbols in the costs of permanents you control
    .short = { mn-color } mana symbols on your permanents
mn-greatest-of = the greatest { mn-stat } among { $kind }
    .short = most { mn-stat } of { $kind }
mn-total-of = the total { mn-stat } of { $kind }
    .short = total { mn-stat } of { $kind }
mn-stat = { $stat ->
    [power] power
    [toughness] toughness
   *[mana-value] mana value
}
mn-kinds-among = { mn-kind-counted } among { $kind }
    .short = { mn-kind-counted } of { $kind }
mn-kind-counted = { $kinds ->
    [basic-types] { $count ->
        [one] basic land type
       *[other] basic land types
    }
    [types] { $count ->
        [one] card type
       *[other] card types
    }
    [colors] { $count ->
        [one] color
       *[other] colors
    }
    [names] { $count ->
        [one] different name
       *[other] different names
    }
   *[mana-values] { $count ->
        [one] different mana value
       *[other] different mana values
    }
}
mn-half = half { $value } (rounded { $round })
    .short = ½ { $value } ({ $round })
mn-named-alike = with this { NOUN($noun, 1) }’s name
    .short = of its name
mn-in-all = in { $zone ->
    [exile] exile
    [graveyard] all graveyards
    [hand] all hands
   *[library] all libraries
}
    .short = in { $zone ->
        [exile] exile
        [graveyard] graveyards
        [hand] hands
       *[library] libraries
    }
mn-value = { $word ->
    [x] X
    [amount] that number
   *[done] the number just done
}
    .short = { $word ->
        [x] X
       *[done] that number
    }

## If

mn-if-number = { $value } { $holds ->
    [no] isn’t
   *[yes] is
} { $bounds }
    .short = { $value } { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $bounds }
mn-than = { $how } than { $value }
    .short = { $how ->
        [more] >
       *[less] <
    } { $value }
mn-if-is = { $object } { $holds ->
    [no] isn’t
   *[yes] is
} { $kind }
    .short = { $object } { $holds ->
        [no] not
       *[yes] is
    } { $kind }
mn-if-turn = it { $holds ->
    [no] isn’t
   *[yes] is
} { $whose ->
    [you] your
    [opponent] an opponent’s
   *[any] any player’s
} { $part ->
    [main] main phase
    [upkeep] upkeep
    [draw] draw step
    [combat] combat phase
    [attackers] declare attackers step
    [blockers] declare blockers step
    [end] end step
   *[turn] turn
}{ $before ->
    [attackers] { "" }, before attackers are declared
    [blockers] { "" }, before blockers are declared
    [damage] { "" }, before combat damage is dealt
   *[no] { "" }
}
    .short = it’s { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $whose ->
        [you] your
        [opponent] foe’s
       *[any] a
    } { $part ->
        [main] main phase
        [upkeep] upkeep
        [draw] draw step
        [combat] combat
        [attackers] attackers step
        [blockers] blockers step
        [end] end step
       *[turn] turn
    }{ $before ->
        [attackers] { "" } before attackers
        [blockers] { "" } before blockers
        [damage] { "" } before damage
       *[no] { "" }
    }
mn-if-control = you control { $how ->
    [just] exactly{ " " }
   *[other] { "" }
}{ mn-number } { $how ->
    [least] or more{ " " }
    [most] or fewer{ " " }
   *[just] { "" }
}{ $kind }
    .short = you have { $how ->
        [least] ≥
        [most] ≤
       *[just] just{ " " }
    }{ $number } { $kind }
mn-happened-gains-life = the life { $whose ->
    [you] you gained
    [opponent] your opponents gained
   *[any] all players gained
} this turn
    .short = life gained by { $whose ->
        [you] you
        [opponent] foes
       *[any] all
    }
mn-happened-loses-life = the life { $whose ->
    [you] you lost
    [opponent] your opponents lost
   *[any] all players lost
} this turn
    .short = life lost by { $whose ->
        [you] you
        [opponent] foes
       *[any] all
    }
mn-happened-damaged = the damage dealt to { $whose ->
    [you] you
    [opponent] your opponents
   *[any] players
} this turn
    .short = damage to { $whose ->
        [you] you
        [opponent] foes
       *[any] all
    }
mn-that-happened = { $event ->
    [dies] that died{ mn-under }
    [leaves] that left the battlefield{ mn-under }
    [attacks] that attacked{ mn-under }
   *[cast] { $whose ->
        [you] you cast
        [opponent] your opponents cast
       *[any] that { $count ->
            [one] was
           *[other] were
        } cast
    }
} this turn
    .short = { $event ->
        [dies] dead
        [leaves] gone
        [attacks] that attacked
       *[cast] cast
    } this turn
mn-under = { $whose ->
    [you] { " " }under your control
    [opponent] { " " }under an opponent’s control
   *[any] { "" }
}
    .short = { $whose ->
        [you] { " " }of yours
        [opponent] { " " }of a foe
       *[any] { "" }
    }
mn-if-happened = { $event ->
    [attacks] { $who } attacked{ $some ->
        [yes] { " " }with { $kind }
       *[no] { "" }
    }
    [dies] { $kind } died{ mn-under }
    [leaves] { $kind } left the battlefield{ mn-under }
    [cast] { $who } cast { $kind }
    [gains-life] { $who } gained life
    [loses-life] { $who } lost life
   *[damaged] { $who } { $whose ->
        [you] were
       *[other] was
    } dealt damage
} this turn
    .short = { $event ->
        [attacks] { $who } attacked
        [dies] { $kind }{ mn-under.short } died
        [leaves] { $kind }{ mn-under.short } left
        [cast] { $who } cast { $kind }
        [gains-life] { $who } gained life
        [loses-life] { $who } lost life
       *[damaged] { $who } took damage
    } this turn
mn-if-control-one = you control { $kind }
    .short = you have { $kind }
mn-if-targets = it { $holds ->
    [no] doesn’t target
   *[yes] targets
} { $kind }
    .short = { $holds ->
        [no] not at
       *[yes] at
    } { $kind }
mn-if-new = { $this } { $holds ->
    [no] didn’t come
   *[yes] came
} under your control since the beginning of your last upkeep
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }new since your last upkeep
mn-if-cast-so = its { $way ->
    [dash] dash
    [escape] escape
    [evoke] evoke
   *[madness] madness
} cost { $holds ->
    [no] wasn’t
   *[yes] was
} paid
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }{ $way ->
        [dash] dashed
        [escape] escaped
        [evoke] evoked
       *[madness] by madness
    }
mn-if-kicked = { $this } { $holds ->
    [no] wasn’t
   *[yes] was
} kicked
    .short = { $holds ->
        [no] not{ " " }
       *[yes] { "" }
    }kicked
mn-if-done = { $who ->
    [you] you
   *[they] they
} { $holds ->
    [no] don’t
   *[yes] do
}
    .short = { $who ->
        [you] you
       *[they] they
    } { $holds ->
        [no] don’t
       *[yes] do
    }

## When

mn-when = { $how ->
    [once] when
   *[each] whenever
} { $clause }
    .short = { $clause }
mn-at = at { $clause }
    .short = { $clause }
mn-at-next = at the beginning of { $whose ->
    [you] your next
    [opponent] an opponent’s next
   *[any] the next
} { mn-step-name }
    .short = { $whose ->
        [you] your next
        [opponent] foe’s next
       *[any] next
    } { mn-step-name.short }
mn-next-time = the next time { $clause }{ $until ->
    [end-of-turn] { " " }this turn
   *[stays] { "" }
}
    .short = next time { $clause }{ $until ->
        [end-of-turn] { " " }this turn
       *[stays] { "" }
    }
mn-at-step = { $step ->
    [begin-combat] the beginning of combat on { $whose ->
        [you] your turn
        [opponent] each opponent’s turn
       *[any] each player’s turn
    }
   *[other] the beginning of { $whose ->
        [you] your
        [opponent] each opponent’s
       *[any] each player’s
    } { mn-step-of }
}
    .short = { $whose ->
        [you] { "" }
        [opponent] foe’s{ " " }
       *[any] each{ " " }
    }{ mn-step-name.short }
mn-by-any = { " " }of a spell or ability{ $whose ->
    [you] { " " }you control
    [opponent] { " " }an opponent controls
   *[any] { "" }
}
    .short = { $whose ->
        [you] { " " }by you
        [opponent] { " " }by foe
       *[any] { "" }
    }
mn-control = { $person ->
    [you] { $has ->
        [yes] you control
       *[no] gain control of
    }
   *[one] { $subject } { $has ->
        [yes] controls
       *[no] gains control of
    }
} { $things }
    .short = { $person ->
        [you] { $has ->
            [yes] you control
           *[no] take
        }
       *[one] { $subject } { $has ->
            [yes] controls
           *[no] takes
        }
    } { $things }
mn-step-of = { $step ->
   *[other] { mn-step-name }
}
mn-step-name = { $step ->
    [upkeep] upkeep
    [draw] draw step
    [main-1] first main phase
    [begin-combat] combat
    [end-combat] end of combat
    [main-2] second main phase
    [end] end step
   *[any] step
}
    .short = { $step ->
        [upkeep] upkeep
        [draw] draw step
        [main-1] 1st main phase
        [begin-combat] combat
        [end-combat] end of combat
        [main-2] 2nd main phase
        [end] end step
       *[any] step
    }
mn-combat-kind = { $combat ->
    [yes] combat damage
    [no] noncombat damage
   *[any] damage
}
mn-when-enters = { $subject } enters
    .short = { $this ->
        [yes] enters
       *[no] { $subject } enters
    }
mn-when-leaves = { $subject } leaves the battlefield
    .short = { $this ->
        [yes] leaves
       *[no] { $subject } leaves
    }
mn-when-dies = { $subject } dies
    .short = { $this ->
        [yes] dies
       *[no] { $subject } dies
    }
mn-when-sacrificed = { $subject } is sacrificed
    .short = { $this ->
        [yes] sacrificed
       *[no] { $subject } sacrificed
    }
mn-when-to-graveyard = { $subject } is put into a graveyard
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }to graveyard
mn-when-discarded = { $who } { $whose ->
    [you] discard
   *[other] discards
} { $subject }
mn-when-drawn = { $who } { $whose ->
    [you] draw
   *[other] draws
} { $subject }
mn-when-cast = { $who } { $whose ->
    [you] cast
   *[other] casts
} { $subject }
mn-when-attacks = { $subject } attacks{ mn-alone }
    .short = { $this ->
        [yes] attacks
       *[no] { $subject } attacks
    }{ mn-alone }
mn-alone = { $alone ->
    [yes] { " " }alone
   *[no] { "" }
}
mn-when-blocks = { $subject } blocks{ $by }
    .short = { $this ->
        [yes] blocks
       *[no] { $subject } blocks
    }{ $by }
mn-by-blocks = { " " }{ $kind }
mn-when-blocked = { $subject } becomes blocked{ $by }
    .short = { $this ->
        [yes] blocked
       *[no] { $subject } blocked
    }{ $by }
mn-by-blocked = { " " }by { $kind }
mn-when-damages = { $subject } deals { mn-combat-kind }{ $to ->
    [player] { " " }to a player
    [you] { " " }to you
    [opponent] { " " }to an opponent
    [creature] { " " }to a creature
   *[any] { "" }
}
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }deals { mn-combat-kind }{ $to ->
        [player] { " " }to player
        [you] { " " }to you
        [opponent] { " " }to opponent
        [creature] { " " }to creature
       *[any] { "" }
    }
mn-when-damaged = { $subject } is dealt { mn-combat-kind }{ $by }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }takes { mn-combat-kind }{ $by }
mn-when-damaged-any = { $subject } is dealt { mn-combat-kind }{ $by }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }takes { mn-combat-kind }{ $by }
mn-by-damaged = { " " }by { $kind }
mn-when-gains-life = { $who } { $whose ->
    [you] gain
   *[other] gains
} life
mn-when-loses-life = { $who } { $whose ->
    [you] lose
   *[other] loses
} life
mn-when-targeted = { $subject } becomes the target{ $by }
    .short = { $this ->
        [yes] targeted
       *[no] { $subject } targeted
    }{ $by }
mn-by-targeted = { " " }of { $kind }
    .short = { " " }by { $kind }
mn-when-tapped = { $subject } becomes tapped
    .short = { $this ->
        [yes] tapped
       *[no] { $subject } tapped
    }
mn-when-untapped = { $subject } becomes untapped
    .short = { $this ->
        [yes] untapped
       *[no] { $subject } untapped
    }
mn-when-turned-up = { $subject } is turned face up
    .short = { $this ->
        [yes] turned up
       *[no] { $subject } turned up
    }
mn-when-taps-for-mana = { $subject } is tapped for mana
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }tapped for mana
mn-when-countered = { $subject } is countered
    .short = { $this ->
        [yes] countered
       *[no] { $subject } countered
    }
mn-when-unattached = { $subject } becomes unattached
    .short = { $subject } unattached
mn-when-counters-put = counters are put on { $subject }
    .short = counters on { $subject }

## What holds

mn-holds = { $subject } { $changes }
mn-until = { $text } { $until ->
    [end-of-turn] until end of turn
    [end-of-combat] until end of combat
    [your-next-turn] until your next turn
   *[while-here] for as long as { $this } remains on the battlefield
}{ $tail }
    .short = { $text } { $until ->
        [end-of-turn] this turn
        [end-of-combat] this combat
        [your-next-turn] until your next turn
       *[while-here] while it stays
    }{ $tail }
mn-is = { $many ->
    [yes] are
   *[no] is
}
mn-has = { $has ->
    [has] { $many ->
        [yes] have
       *[no] has
    }
   *[gains] { $many ->
        [yes] gain
       *[no] gains
    }
}
mn-change-becomes = { $has ->
    [has] { mn-is }
   *[gains] { $many ->
        [yes] become
       *[no] becomes
    }
} { $many ->
    [yes] { $looks }
   *[no] { A($looks) }
}{ $besides ->
    [yes] { " " }in addition to { $many ->
        [yes] their
       *[no] its
    } other types
   *[no] { "" }
}{ $tail }
    .short = { $many ->
        [yes] become
       *[no] becomes
    } { $looks }{ $besides ->
        [yes] { " " }too
       *[no] { "" }
    }{ $tail }
mn-becoming = { WORDS($size, $subs, $types) }
mn-change-sets = { mn-is } only { $types }
mn-nothing = itself
mn-change-color = { $has ->
    [has] { mn-is }
   *[gains] { $many ->
        [yes] become
       *[no] becomes
    }
} { $too ->
    [yes] also{ " " }
   *[no] { "" }
}{ $colors }
mn-change-gains = { mn-has } { $keywords }
mn-change-loses = { $many ->
    [yes] lose
   *[no] loses
} { $keywords }
mn-change-loses-all = { $many ->
    [yes] lose
   *[no] loses
} all abilities
    .short = { $many ->
        [yes] lose
       *[no] loses
    } abilities
mn-change-grants = { mn-has } { mn-quoted }
mn-change-size = { $many ->
    [yes] have
   *[no] has
} base power and toughness { $size }{ $tail }
    .short = base size { $size }{ $tail }
mn-change-grow = { $many ->
    [yes] get
   *[no] gets
} { $size }{ $tail }
    .short = { $size }{ $tail }
mn-change-switch = { $many ->
    [yes] have their
   *[no] has its
} power and toughness switched
    .short = { $many ->
        [yes] swap
       *[no] swaps
    } power and toughness

## Costs

mn-cost-pay = pay { $mana }
mn-cost-sacrifice-this = sacrifice { $this }
mn-cost-discard-this = discard { $this }
mn-cost-discard-some = discard { $some }
mn-cost-exile-this = exile { $this }{ $zone ->
    [graveyard] { " " }from your graveyard
    [hand] { " " }from your hand
   *[battlefield] { "" }
}
    .short = exile { $this }{ $zone ->
        [graveyard] { " " }from graveyard
        [hand] { " " }from hand
       *[battlefield] { "" }
    }
mn-cost-return-this = return { $this } to its owner’s hand
    .short = return { $this } to hand
mn-cost-life = pay { $number } life
mn-cost-exile = exile { $some } from your graveyard
    .short = exile { $some } from graveyard
mn-cost-tap = tap { $some }
mn-cost-return = return { $some } to { $number ->
    [one] its owner’s hand
   *[other] their owners’ hands
}
    .short = return { $some } to hand
mn-cost-remove = remove { $number ->
    [one] { A($counter) } counter
   *[other] { mn-number } { $counter } counters
} from { $this }
    .short = −{ $number } { $counter } { $number ->
        [one] counter
       *[other] counters
    }
mn-price-pay = Pay { $mana }
    .short = pay { $mana }
mn-price-sacrifice-this = Sacrifice { $this }
    .short = sacrifice { $this }
mn-price-discard-this = Discard { $this }
    .short = discard { $this }
mn-price-exile-this = { CAPITAL(mn-cost-exile-this) }
    .short = { mn-cost-exile-this.short }
mn-price-return-this = { CAPITAL(mn-cost-return-this) }
    .short = return { $this } to hand
mn-price-life = Pay { $number } life
    .short = pay { $number } life
mn-price-sacrifice = Sacrifice { $some }
    .short = sacrifice { $some }
mn-price-discard-some = Discard { $some }
    .short = discard { $some }
mn-price-exile = Exile { $some } from your graveyard
    .short = exile { $some } from graveyard
mn-price-tap = Tap { $some }
    .short = tap { $some }
mn-price-return = { CAPITAL(mn-cost-return) }
    .short = return { $some } to hand
mn-price-remove = { CAPITAL(mn-cost-remove) }
    .short = { mn-cost-remove.short }

## Instead

mn-times = { $times ->
    [2] twice that { mn-times-of }
    [3] three times that { mn-times-of }
   *[other] that { mn-times-of }
}
    .short = { $times ->
        [2] 2×{ " " }
        [3] 3×{ " " }
       *[other] { "" }
    }that
mn-times-of = { $of ->
    [damage] much damage
    [life] much life
   *[counters] many
}
mn-times-just = { $of ->
    [damage] { $number } damage
    [life] { $number } life
   *[counters] { mn-number }
}
    .short = { $number }
mn-times-plus = { $base } plus { $of ->
    [counters] { mn-number }
   *[other] { $number }
}
    .short = { $base } + { $number }
mn-times-minus = { $base } minus { $of ->
    [counters] { mn-number }
   *[other] { $number }
}
    .short = { $base } − { $number }
mn-to = { " " }to { $whom }
mn-instead-source = { $any ->
    [yes] a source
   *[no] { $source }
}
mn-instead-damage = if { mn-instead-source } would deal { mn-combat-kind }{ $to }, it deals { $amount } instead
    .short = { mn-combat-kind }{ $any ->
        [yes] { "" }
       *[no] { " " }by { $source }
    }{ $to } is { $amount }
mn-instead-no-damage = prevent all { mn-combat-kind } that { $any ->
    [yes] would be dealt
   *[no] { $source } would deal
}{ $to }
    .short = no { mn-combat-kind }{ $any ->
        [yes] { "" }
       *[no] { " " }by { $source }
    }{ $to }
mn-instead-less-damage = if { mn-instead-source } would deal { mn-combat-kind }{ $to }, prevent { $number } of that damage
    .short = { mn-combat-kind }{ $any ->
        [yes] { "" }
       *[no] { " " }by { $source }
    }{ $to } −{ $number }
mn-instead-goes = if { $subject } would { $dies ->
    [yes] die
   *[no] be put into a graveyard from anywhere
}, { $to ->
    [hand] return it to its owner’s hand
    [library] put it on top of its owner’s library
    [library-bottom] put it on the bottom of its owner’s library
   *[exile] exile it
} instead
    .short = { $subject ->
        [it] { "" }
       *[other] { $subject }{ " " }
    }{ $dies ->
        [yes] dies
       *[no] to graveyard
    }: { $to ->
        [hand] return it to hand
        [library] put it on library
        [library-bottom] put it under library
       *[exile] exile it
    } instead
mn-instead-enters = { $subject } enters{ $tapped ->
    [yes] { " " }tapped
   *[no] { "" }
}{ $with ->
    [yes] { $tapped ->
        [yes] { " " }and
       *[no] { "" }
    } with { $number ->
        [one] { A($counter) } counter
       *[other] { mn-number } { $counter } counters
    } on it{ $tail }
   *[no] { "" }
}
    .short = { $subject ->
        [it] enters
       *[other] { $subject } enters
    }{ $tapped ->
        [yes] { " " }tapped
       *[no] { "" }
    }{ $with ->
        [yes] { " " }with { $number } { $counter } { $number ->
            [one] counter
           *[other] counters
        }{ $tail }
       *[no] { "" }
    }
mn-instead-draws = if { $whose ->
    [you] you
    [opponent] an opponent
   *[any] a player
} would draw a card, { $whose ->
    [you] { $count ->
        [0] skip that draw
        [one] draw a card
       *[other] draw { mn-drawn-instead } cards
    }
   *[other] that player { $count ->
        [0] skips that draw
        [one] draws a card
       *[other] draws { mn-drawn-instead } cards
    }
} instead
    .short = { $whose ->
        [you] your
        [opponent] foe’s
       *[any] any
    } draw: { $count ->
        [0] skip it
        [one] 1 card
       *[other] { $count } cards
    } instead
mn-drawn-instead = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
mn-instead-life = if { $whose ->
    [you] you
    [opponent] an opponent
   *[any] a player
} would gain life, { $whose ->
    [you] you gain
   *[other] that player gains
} { $amount } instead
    .short = { $whose ->
        [you] your
        [opponent] foe’s
       *[any] any
    } life gain: { $amount } instead
mn-instead-counters = if one or more { $counter } counters would be put on { $kind }, { $amount } { $counter } counters are put on it instead
    .short = { $counter } counters on { $kind }: { $amount } instead

## What is done

mn-do-nothing = do nothing
mn-enters-with = { $text } with { A($counter) } counter on { $many ->
    [yes] them
   *[no] it
}
    .short = { $text } with { $counter } counter
mn-do-move = { $to ->
    [hand] return { $things } to { $own ->
        [yes] your hand
       *[no] { mn-owners } { $many ->
            [yes] hands
           *[no] hand
        }
    }
    [battlefield] { $yours ->
        [yes] put { $things } onto the battlefield{ $tapped ->
            [yes] { " " }tapped
           *[no] { "" }
        } under your control
       *[no] return { $things } to the battlefield{ $tapped ->
            [yes] { " " }tapped
           *[no] { "" }
        }{ $own ->
            [yes] { "" }
           *[no] { " " }under { mn-owners } control
        }
    }
    [graveyard] put { $things } into { mn-owners } { $many ->
        [yes] graveyards
       *[no] graveyard
    }
    [library] put { $things } on top of { mn-owners } { $many ->
        [yes] libraries
       *[no] library
    }
    [library-bottom] put { $things } on the bottom of { mn-owners } { $many ->
        [yes] libraries
       *[no] library
    }
   *[exile] exile { $things }
}
    .short = { $to ->
        [hand] return { $things } to hand
        [battlefield] { $yours ->
            [yes] put
           *[no] return
        } { $things } to battlefield{ $tapped ->
            [yes] { " " }tapped
           *[no] { "" }
        }
        [graveyard] put { $things } in graveyard
        [library] put { $things } on library
        [library-bottom] put { $things } under library
       *[exile] exile { $things }
    }
mn-owners = { $many ->
    [yes] their owners’
   *[no] its owner’s
}
mn-do-damage = { $source } deals { $hits }
    .short = { $source ->
        [it] { "" }
       *[other] { $source } deals{ " " }
    }{ $hits }
mn-hit = { $number } damage to { $whom }{ $tail }
mn-hit-equal = damage equal to its { $stat ->
    [power] power
    [toughness] toughness
   *[mana-value] mana value
} to { $whom }
    .short = damage = its { $stat ->
        [power] power
        [toughness] toughness
       *[mana-value] mana value
    } to { $whom }
mn-hit-divided = { $number } damage divided as you choose among { $targets }{ $tail }
    .short = { $number } damage split among { $targets }{ $tail }
mn-do-damage-divided = deal { $number } damage divided as you choose among { $targets }{ $tail }
    .short = { $number } damage split among { $targets }{ $tail }
mn-do-fight = { $subject } fights { $foe }
mn-do-destroy = destroy { $things }
mn-not-regenerated = { $text }. { $many ->
    [yes] They
   *[no] It
} can’t be regenerated
    .short = { $text }, no regeneration
mn-do-regenerate = regenerate { $things }
mn-do-tap = tap { $things }
mn-do-untap = untap { $things }
mn-do-tap-or-untap = tap or untap { $things }
    .short = (un)tap { $things }
mn-do-attach = attach { $things } to { $to }
mn-do-sacrifice = sacrifice { $things }
mn-do-sacrifices = { $person ->
    [you] sacrifice
   *[one] { $subject } sacrifices
} { $some }{ $tail }
    .short = { $person ->
        [you] sacrifice
       *[one] { $subject } sacrifices
    } { $some }{ $tail }
mn-do-add-counters = put { $number ->
    [one] { A($counter) } counter
   *[other] { mn-number } { $counter } counters
} on { $things }{ $tail }
    .short = { $number ->
        [one] { "" }
       *[other] { $number }{ " " }
    }{ $counter } { $number ->
        [one] counter
       *[other] counters
    } on { $things }{ $tail }
mn-do-remove-counters = remove { $number ->
    [one] { A($counter) } counter
   *[other] { mn-number } { $counter } counters
} from { $things }{ $tail }
    .short = −{ $number } { $counter } { $number ->
        [one] counter
       *[other] counters
    } on { $things }{ $tail }
mn-do-token = { $person ->
    [you] create
   *[one] { $subject } creates
} { $made ->
    [one] { A($looks) }
   *[other] { mn-number } { $looks }
}{ $tail }
    .short = { $person ->
        [you] make
       *[one] { $subject } makes
    } { $number } { $looks }{ $tail }
mn-known-token = { $tapped ->
    [yes] tapped{ " " }
   *[no] { "" }
}{ WORDS($sub, mn-token-word, $has, $limits) }
    .short = { $tapped ->
        [yes] tapped{ " " }
       *[no] { "" }
    }{ WORDS($sub, mn-token-word, $limits) }
mn-quoted = “{ CAPITAL($text) }”
mn-token-attacks = that { $count ->
    [one] is
   *[other] are
} attacking
mn-token-looks = { $tapped ->
    [yes] tapped{ " " }
   *[no] { "" }
}{ WORDS($supers, $size, $colors, $subs, $types, mn-token-word, mn-token-called, $has, $limits) }
    .short = { $tapped ->
        [yes] tapped{ " " }
       *[no] { "" }
    }{ WORDS($name, mn-token-word, $has, $limits) }
mn-token-called = named { $name }
mn-token-word = { $count ->
    [one] token
   *[other] tokens
}
mn-do-counter = { $to ->
    [exile] counter { $things }. If { mn-that-countered } is countered this way, exile it instead of putting it into its owner’s graveyard
    [hand] counter { $things }. If { mn-that-countered } is countered this way, return it to its owner’s hand instead
    [library] counter { $things }. If { mn-that-countered } is countered this way, put it on top of its owner’s library instead
   *[graveyard] counter { $things }
}
    .short = counter { $things }{ $to ->
        [exile] , exile it
        [hand] , return it to hand
        [library] , put it on library
       *[graveyard] { "" }
    }
mn-that-countered = that { NOUN($noun, 1) }
mn-do-mana = add { $mana }{ $over }
mn-times-over = { $number ->
    [one] { $tail }
   *[other] { " " }{ mn-number } times{ $tail }
}
mn-do-mana-choice = add { $number ->
    [one] { $colors }{ $tail }
   *[other] { mn-number } mana{ $tail }, each { $colors }
}{ mn-mana-alike }
    .short = add { $number ->
        [one] { "" }
       *[other] { $number } mana, each{ " " }
    }{ $colors }{ $tail }{ mn-mana-alike.short }
mn-do-mana-any = add { mn-number } mana of any { $alike ->
    [yes] one color{ $tail }
   *[no] color{ $tail }
}
    .short = add { $number } mana of any { $alike ->
        [yes] one{ " " }
       *[no] { "" }
    }color{ $tail }
mn-mana-alike = { $alike ->
    [yes] , all of one color
   *[no] { "" }
}
    .short = { $alike ->
        [yes] , all alike
       *[no] { "" }
    }
mn-mana-only = { $text }. Spend this mana only { $only ->
    [creatures] to cast creature spells
    [instants-and-sorceries] to cast instant and sorcery spells
    [artifacts] to cast artifact spells
   *[abilities] to activate abilities
}
    .short = { $text }, only for { $only ->
        [creatures] creature spells
        [instants-and-sorceries] instants and sorceries
        [artifacts] artifact spells
       *[abilities] abilities
    }
mn-do-draw = { $person ->
    [you] draw
   *[one] { $subject } draws
} { $number ->
    [one] a card
   *[other] { mn-number } cards
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] card
       *[other] cards
    }{ $tail }
mn-do-mill = { $person ->
    [you] mill
   *[one] { $subject } mills
} { $number ->
    [one] a card
   *[other] { mn-number } cards
}{ $tail }
    .short = { $person ->
        [you] mill
       *[one] { $subject } mills
    } { $number }{ $tail }
mn-do-gain-life = { $person ->
    [you] { $bare ->
        [yes] gain
       *[no] you gain
    }
   *[one] { $subject } gains
} { $number } life{ $tail }
    .short = { $person ->
        [you] you
       *[one] { $subject }
    } +{ $number } life{ $tail }
mn-do-lose-life = { $person ->
    [you] { $bare ->
        [yes] lose
       *[no] you lose
    }
   *[one] { $subject } loses
} { $number } life{ $tail }
    .short = { $person ->
        [you] you
       *[one] { $subject }
    } −{ $number } life{ $tail }
mn-do-discard = { $person ->
    [you] discard
   *[one] { $subject } discards
} { $some }{ $how ->
    [random] { " " }at random
    [by-you] { $person ->
        [you] { "" }
       *[one] { " " }that you choose
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
mn-do-discard-all = { $person ->
    [you] discard
   *[one] { $subject } discards
} all { $kind } in hand
    .short = { $person ->
        [you] discard
       *[one] { $subject } discards
    } all { $kind }
mn-do-scry = scry { $number }{ $tail }
mn-do-surveil = surveil { $number }{ $tail }
mn-do-search = { $person ->
    [you] search your library
   *[one] { $subject } searches their library
} for { $some }, { $to ->
    [hand] { $shown ->
        [yes] { mn-search-reveal },{ " " }
       *[no] { "" }
    }{ mn-search-put } into { mn-deal-own } hand, { mn-search-shuffle }
    [library] { mn-search-reveal }, { mn-search-shuffle } and { mn-search-put } on top
    [graveyard] { mn-search-put } into { mn-deal-own } graveyard, { mn-search-shuffle }
    [exile] { mn-search-put } into exile, { mn-search-shuffle }
   *[battlefield] { mn-search-put } onto the battlefield{ $tapped ->
        [yes] { " " }tapped
       *[no] { "" }
    }, { mn-search-shuffle }
}
    .short = { $person ->
        [you] search library
       *[one] { $subject } searches
    } for { $some }{ $to ->
        [hand] { "" }
        [library] , put on top
        [graveyard] , to graveyard
        [exile] , to exile
       *[battlefield] , to battlefield{ $tapped ->
            [yes] { " " }tapped
           *[no] { "" }
        }
    }
mn-search-reveal = { $person ->
    [you] reveal
   *[one] reveals
} { mn-found }
mn-search-put = { $person ->
    [you] put
   *[one] puts
} { mn-found }
mn-search-shuffle = then { $person ->
    [you] shuffle
   *[one] shuffles
}
mn-found = { $count ->
    [one] it
   *[other] them
}
mn-choose-shown = you choose { $some } from it
    .short = choose { $some }
mn-discards-shown = { $subject } discards { $many ->
    [yes] those cards
   *[no] that card
}
    .short = { $subject } discards { $many ->
        [yes] them
       *[no] it
    }
mn-do-reveal = { $person ->
    [you] reveal your hand
   *[one] { $subject } reveals their hand
}
    .short = { $person ->
        [you] reveal hand
       *[one] { $subject } reveals hand
    }
mn-do-choose = { $person ->
    [you] choose
   *[one] { $subject } chooses
} { $some }{ $tail }
mn-do-may = { mn-one-may } { $bare ->
    [yes] { $actions }
   *[no] do this: { $actions }
}
    .short = { $person ->
        [you] may
       *[one] { $subject } may
    }{ $bare ->
        [yes] { " " }{ $actions }
       *[no] : { $actions }
    }
mn-do-may-pay = { mn-one-may } { $cost }
    .short = { mn-one-may.short } { $cost }
mn-one-may = { $person ->
    [you] you
   *[one] { $subject }
} may
    .short = { $person ->
        [you] may
       *[one] { $subject } may
    }
mn-do-may-for = { mn-one-may } { $cost }. If { $person ->
    [you] you do
   *[one] they do
}, { $actions }
    .short = { mn-one-may.short } { $cost }; if so { $actions }
mn-may-otherwise = { $text }. If { $person ->
    [you] you don’t
   *[one] they don’t
}, { $actions }
    .short = { $text }; else { $actions }
mn-unless = { $text } unless its controller pays { $cost }
    .short = { $text } unless { $cost } paid
mn-do-later = { $when }, { $actions }
    .short = { $when }: { $actions }
mn-do-later-now = when you do, { $actions }
    .short = then { $actions }
mn-do-prevent = prevent the next { $number } { $combat ->
    [yes] combat damage
   *[no] damage
} that would be dealt{ $to } this turn{ $tail }
    .short = prevent next { $number } { $combat ->
        [yes] combat damage
       *[no] damage
    }{ $to } this turn{ $tail }
mn-do-prevent-all = prevent all { $combat ->
    [yes] combat damage
   *[no] damage
} that would be dealt{ $to } this turn
    .short = no { $combat ->
        [yes] combat damage
       *[no] damage
    }{ $to } this turn

## What is wrong with a pack

mn-pack-size = only creatures have power and toughness
mn-pack-cost = every card except a land needs a cost
mn-pack-id = ids such as o12, i7 and s1 are reserved; choose another id
mn-pack-by-hand-text = a card that is played by hand has keywords only: no abilities, and no costs but its mana cost
mn-pack-by-hand = { $found } would be played by hand, which a pack cannot ask for; write what the card does under abilities
mn-pack-gives = each entry under gives must be granted by an effect of this card, by its number from 0
mn-pack-given = effects can grant activated and triggered abilities (no modes, no once) and static changes of power and toughness
mn-pack-for-mana = a trigger on tapping for mana can only add mana of named colors
mn-pack-no-effect = nothing would come of { $found } here: { $place ->
    [battlefield] it is on the battlefield by then
    [graveyard] it is in a graveyard by then
    [exile] it is in exile by then
    [spell] it is a spell on the stack
    [ability] it is an ability on the stack
    [nowhere] nothing that it names can be found by then
   *[several] it is elsewhere by then
} – name what this can be done to
mn-pack-attach = { $found } is never attached to that: name an Aura or Equipment that is no creature, and another object to put it onto
mn-pack-fight = { $found } fights another creature: name another object after with
mn-pack-no-size = { $found } has neither power nor toughness here; name a creature, or ask for its mana value
mn-pack-no-amount = { $found } refers to a number from an event, and this ability has none
mn-pack-nothing-before = { $found } refers to an earlier action, and there is none
mn-pack-no-x = { $found } refers to X, and no cost here has an X
mn-pack-no-each = { $found } works only inside for_each
mn-pack-no-host = { $found } works only on an Aura or Equipment
mn-pack-others-sacrifice = { $found } cannot be sacrificed if others control them: choose with whose: you
mn-pack-one-player = { $found } means several players; name one
mn-pack-not-paid = { $found } refers to a cost that this ability does not have
mn-pack-no-way = { $found } is no way to cast this card
mn-pack-not-kicked = { $found } needs a kicker, and this card has none
mn-pack-spell-only = { $found } works only in an ability of type spell
mn-pack-only-if-kicked = this target is chosen only if the spell was kicked; use { $found } only under the condition kicked
mn-pack-event-never = this card can never see the event { $found }; for dying use dies
mn-pack-event-card = the event { $found } has no object to filter
mn-pack-event-by = the event { $found } has no source; remove by and by_whose
mn-pack-event-only = this does not go with the event { $found }: step needs step; combat and to need damage
mn-pack-twice = { $found } appears twice
mn-pack-keyword = the keyword { $found } has no meaning on this card
mn-pack-aura = only an Aura has { $found }
mn-pack-unpayable = { $found } cannot be paid here
mn-pack-taken-twice = { $found } cannot be paid: another part of the cost takes the same object
mn-pack-ability = this card can never use an ability of type { $found }
mn-pack-nothing-done = { $found }: this ability does nothing
mn-pack-divided = { $found } needs to: target
mn-pack-beside = this has no meaning together with { $found }; remove it
mn-pack-modes = { $found } modes do not fit: give at least two, and choose no more than there are
mn-pack-hidden = the cards in { $found } are hidden, so they cannot be targets or be filtered
mn-pack-always = { $found } never changes, so comparing it is useless
mn-pack-types = no object can be all of these at once: { $found }
mn-pack-none-such = no object can match this filter; check { $found }
mn-pack-one-kind = { $found } needs at least two filters to choose between
mn-pack-any-kind = this filter in { $found } is empty; say what it looks for
mn-pack-too-deep = the filters in { $found } are nested too deeply; two levels are the limit
mn-pack-said-plainly = write { $found } without of
mn-pack-not-yet-chosen = { $found } is not known while the targets are chosen
mn-pack-aims = only a spell or an ability has targets
mn-pack-aims-nothing = say what it targets: this, player, or is
mn-pack-never-there = { $found } is never on the battlefield
mn-pack-no-permanent = { $found } applies only to permanents; this means cards or spells
mn-pack-gone = this card is not on the battlefield at that time, so { $found } has no effect
mn-pack-defines = { $found } works only in a static ability, for this card’s own power and toughness
