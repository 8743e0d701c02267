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
noun-aura = { $count ->
    [one] Aura
   *[other] Auras
}
noun-mn-equipment = { $count ->
    [one] Equipment
   *[other] Equipment
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
mn-type = { CAPITAL(WORDS($supers, $types)) }
mn-subtype = { CAPITAL($text) }
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
    [deathtouch] deathtouch
    [defender] defender
    [devoid] devoid
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
   *[vigilance] vigilance
}
mn-keyword-named = { $keyword ->
   *[other] { mn-keyword }
}
mn-phrase = { $keyword ->
    [cant-attack] can’t attack
    [cant-be-countered] can’t be countered
    [cant-block] can’t block
    [doesnt-untap] doesn’t untap during its controller’s untap step
    [enters-tapped] enters tapped
   *[unblockable] can’t be blocked
}
mn-phrase-lost = { $keyword ->
    [cant-attack] can attack again
    [cant-be-countered] can be countered again
    [cant-block] can block again
    [doesnt-untap] untaps again as usual
    [enters-tapped] enters untapped again
   *[unblockable] can be blocked again
}

## Lines

mn-line-keywords = { CAPITAL($keywords) }
mn-line-phrase = { CAPITAL($this) } { $phrase }.
mn-line-any-number = A deck may have any number of cards named { $card }.
mn-line-additional = Additional cost: { $cost }.
mn-line-enchant = Enchant { $kind }
mn-line-equip = Equip { $cost }
mn-line-cycling = Cycling { $cost }
mn-line-flashback = Flashback { $cost }
mn-line-kicker = Kicker { $cost }
mn-line-morph = Morph { $cost }
mn-line-suspend = Suspend { $time }—{ $cost }
mn-line-ward = Ward { $cost }
mn-line-affinity = Affinity for { $kind }
mn-line-prowess = Prowess
mn-line-modes = { CAPITAL($text) }:
mn-mode = • { $text }
mn-choose-modes = choose { $count ->
    [one] one
   *[other] { $count }
}
mn-choose-targets = choose { $targets }
mn-after-cost = { CAPITAL($cost) }: { $body }
mn-after-when = { $when }, { $body }
mn-only-sorcery = use this only when you could cast a sorcery
mn-only-once = use this only once each turn
mn-only-from = use this only from your { $zone ->
    [hand] hand
   *[graveyard] graveyard
}
mn-only-if = use this only if { $conditions }
mn-as-long-as = as long as { $conditions }, { $text }
mn-defines-both = { $object }’s power and toughness are each equal to { $value }
mn-defines = { $object }’s power is equal to { $power }, and its toughness to { $toughness }
mn-costs-this = this spell costs { $number } { $sign ->
    [minus] less
   *[plus] more
}{ $tail }
mn-costs = { $kind } { $whose ->
    [you] you cast cost
    [opponent] your opponents cast cost
   *[any] cost
} { $number } { $sign ->
    [minus] less
   *[plus] more
}{ $tail }
mn-evasion = { $this } { $only ->
    [yes] can be blocked only by
   *[no] can’t be blocked by
} { $kind }

## Kinds

mn-kind = { WORDS($other, $target, $tapped, $attacking, $blocking, $super, $notcolor, $nottype, $color, $of, $also, $nouns, $tails, $token, $does, $lacks) }
mn-adjective-target = target
mn-adjective-tapped = { $holds ->
    [no] untapped
   *[yes] tapped
}
mn-adjective-attacking = { $holds ->
    [no] non-attacking
   *[yes] attacking
}
mn-adjective-blocking = { $holds ->
    [no] non-blocking
   *[yes] blocking
}
mn-adjective-color = { $color ->
   *[other] { mn-color }
}
mn-adjective-not-color = non{ mn-color }
mn-adjective-not-type = non-{ NOUN($type, 1) }
mn-adjective-also = { $types }
mn-both-types = { $also } { $noun }
mn-adjective-of = { $types }
mn-adjective-token = { $holds ->
    [no] { $count ->
        [one] that isn’t a token
       *[other] that aren’t tokens
    }
   *[yes] { $count ->
        [one] that is a token
       *[other] that are tokens
    }
}
mn-adjective-does = that { $keyword ->
    [doesnt-untap] stays tapped
    [enters-tapped] enters tapped
   *[other] { mn-phrase }
}
mn-adjective-lacks = that { $keyword ->
    [cant-attack] can attack
    [cant-be-countered] can be countered
    [cant-block] can block
    [doesnt-untap] untaps as usual
    [enters-tapped] enters untapped
   *[unblockable] can be blocked
}
mn-color = { $color ->
    [white] white
    [blue] blue
    [black] black
    [red] red
    [green] green
    [colorless] colourless
   *[multicolored] multicoloured
}
mn-that-is = that is { A(NOUN($noun, 1)) }
mn-that-is-any = that is { A($types) }
mn-without-keyword = without { $keyword }
mn-with-number = with { $what ->
    [power] power
    [toughness] toughness
   *[mana-value] mana value
} { $range }
mn-with-counter = with { A($counter) } counter
mn-controlled = { $whose ->
    [you] you control
    [opponent] an opponent controls
    [you-them] of their own
   *[opponent-them] that one of their opponents controls
}
mn-owned = { $whose ->
    [you] you own
    [opponent] an opponent owns
   *[any] { "" }
}
mn-in-zone = { $zone ->
    [exile] in exile{ $whose ->
        [you] { " " }that you own
        [opponent] { " " }that an opponent owns
       *[any] { "" }
    }
   *[other] in { $whose ->
        [you] your
        [opponent] an opponent’s
       *[any] a player’s
    } { mn-zone-name }
}
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
mn-zone-of = in { $zone ->
    [exile] exile owned by { $subject }
   *[other] { $person ->
        [you] your
       *[one] { $subject }’s
    } { mn-a-zone }
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
mn-aimed = { $which ->
    [target-1] the first target
    [target-2] the second target
    [target-3] the third target
   *[target] the target
}
mn-ce = this
mn-this = { mn-ce } { NOUN($noun, 1) }
mn-that = that { NOUN($noun, 1) }
mn-that-damaged = what was dealt damage
mn-that-other = the other creature
mn-that-item = that spell or ability
mn-host = { $how ->
    [equipped] equipped
   *[enchanted] enchanted
} { NOUN($noun, 1) }
mn-made = { $noun ->
    [mn-token] each token made so
    [card] each card moved so
   *[object] what was made or moved so
}
mn-paid = what was { $how ->
    [sacrificed] sacrificed
    [discarded] discarded
    [exiled] exiled
    [tapped] tapped
    [returned] returned
   *[paid] paid
}
mn-chosen = what was chosen
mn-a-card = { $kind } { $whose ->
    [you] of yours
    [opponent] of an opponent
   *[any] of any player
}
mn-who = { $who ->
    [you] you
    [opponent] each opponent
    [each-player] each player
    [a-you] you
    [a-opponent] an opponent
    [a-any] a player
    [hurt] the player who was dealt damage, or whose permanent was,
    [each] that player
   *[that] that player
}
mn-each-player = { $who ->
    [opponent] opponent
   *[each-player] player
}
mn-controller = the controller of { $object }
mn-owner = the owner of { $object }
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

## Numbers

mn-both = { $first }{ $next }
mn-counter-on = { $counter } { $count ->
    [one] counter
   *[other] counters
} on { $object }
mn-stat-of = the { $stat ->
    [power] power
    [toughness] toughness
   *[mana-value] mana value
} of { $object }
mn-life-of = { $person ->
    [you] your
   *[one] { $subject }’s
} life total
mn-devotion = the number of { mn-color } mana symbols in the costs of permanents you control
mn-value = { $word ->
    [x] X
    [amount] that number
   *[done] the number just done
}

## If

mn-if-number = { $value } { $holds ->
    [no] isn’t
   *[yes] is
} { $bounds }
mn-if-is = { $object } { $holds ->
    [no] isn’t
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
   *[turn] turn
}
mn-if-kicked = the kicker { $holds ->
    [no] wasn’t
   *[yes] was
} paid
mn-if-done = that { $holds ->
    [no] wasn’t
   *[yes] was
} done

## When

mn-when = { $how ->
    [once] when
   *[each] whenever
} { $clause }
mn-at = at { $clause }
mn-at-next = at the beginning of { $whose ->
    [you] your next
    [opponent] an opponent’s next
   *[any] the next
} { mn-step-name }
mn-next-time = the next time { $clause }{ $until ->
    [end-of-turn] { " " }this turn
   *[stays] { "" }
}
mn-at-step = the beginning of { $whose ->
    [you] your
    [opponent] each opponent’s
   *[any] each player’s
} { mn-step-of }
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
mn-combat-kind = { $combat ->
    [yes] combat damage
    [no] noncombat damage
   *[any] damage
}
mn-when-enters = { $subject } enters
mn-when-leaves = { $subject } leaves the battlefield
mn-when-dies = { $subject } dies
mn-when-sacrificed = { $subject } is sacrificed
mn-when-to-graveyard = { $subject } is put into a graveyard
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
mn-when-attacks = { $subject } attacks
mn-when-blocks = { $subject } blocks{ $by }
mn-by-blocks = { " " }{ $kind }
mn-when-blocked = { $subject } becomes blocked{ $by }
mn-by-blocked = { " " }by { $kind }
mn-when-damages = { $subject } deals { mn-combat-kind }{ $to ->
    [player] { " " }to a player
    [creature] { " " }to a creature
   *[any] { "" }
}
mn-when-damaged = { $subject } is dealt { mn-combat-kind }{ $by }
mn-when-damaged-any = { $subject } is dealt { mn-combat-kind }{ $by }
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
mn-by-targeted = { " " }of { $kind }
mn-when-tapped = { $subject } becomes tapped
mn-when-untapped = { $subject } becomes untapped
mn-when-turned-up = { $subject } is turned face up
mn-when-taps-for-mana = { $subject } is tapped for mana
mn-when-countered = { $subject } is countered
mn-when-unattached = { $subject } becomes unattached
mn-when-counters-put = counters are put on { $subject }

## What holds

mn-holds = { $subject } { $changes }
mn-until = { $text } { $until ->
    [end-of-turn] until end of turn
    [end-of-combat] until end of combat
    [your-next-turn] until your next turn
   *[while-here] for as long as { $this } stays on the battlefield
}
mn-change-control = comes under { $person ->
    [you] your
   *[one] { $subject }’s
} control
mn-change-adds = is also { $types }
mn-change-sets = is only { $types }
mn-nothing = itself
mn-change-color = is { $too ->
    [yes] also{ " " }
   *[no] { "" }
}{ $colors }
mn-change-gains = { $has ->
    [has] has
   *[gains] gains
} { $keywords }
mn-change-loses = loses { $keywords }
mn-change-loses-all = loses all abilities
mn-change-grants = { $has ->
    [has] has
   *[gains] gains
} “{ $text }”
mn-change-size = has base power and toughness { $size }{ $tail }
mn-change-grow = gets { $size }{ $tail }
mn-change-switch = has its power and toughness switched

## Costs

mn-cost-pay = pay { $mana }
mn-cost-sacrifice-this = sacrifice { $this }
mn-cost-discard-this = discard { $this }
mn-cost-exile-this = exile { $this }
mn-cost-return-this = return { $this } to its owner’s hand
mn-cost-life = pay { $number } life
mn-cost-exile = exile { $some } from your graveyard
mn-cost-tap = tap { $some }
mn-cost-return = return { $some } to hand
mn-cost-remove = remove { $number ->
    [one] { A($counter) } counter
   *[other] { $number } { $counter } counters
} from { $this }

## Instead

mn-times = { $times ->
    [2] double that number
    [3] triple that number
   *[other] that number
}
mn-times-plus = { $base } plus { $number }
mn-times-minus = { $base } minus { $number }
mn-to = { " " }to { $whom }
mn-instead-source = { $any ->
    [yes] anything
   *[no] { $source }
}
mn-instead-damage = if { mn-instead-source } would deal { mn-combat-kind }{ $to }, it deals { $amount } instead
mn-instead-no-damage = prevent all { mn-combat-kind } that { $any ->
    [yes] would be dealt
   *[no] { $source } would deal
}{ $to }
mn-instead-less-damage = if { mn-instead-source } would deal { mn-combat-kind }{ $to }, prevent { $number } of it
mn-instead-goes = if { $subject } would { $dies ->
    [yes] die
   *[no] be put into a graveyard
}, { $to ->
    [hand] it goes to its owner’s hand
    [library] it goes on top of its owner’s library
    [library-bottom] it goes on the bottom of its owner’s library
   *[exile] it goes to exile
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
       *[other] { $number } { $counter } counters
    }{ $tail }
   *[no] { "" }
}
mn-instead-draws = if { $whose ->
    [you] you
    [opponent] an opponent
   *[any] a player
} would draw a card, { $count ->
    [0] that draw is skipped
    [one] 1 card is drawn instead
   *[other] { $count } cards are drawn instead
}
mn-instead-life = if { $whose ->
    [you] you
    [opponent] an opponent
   *[any] a player
} would gain life, { $amount } is gained instead
mn-instead-counters = if { $counter } counters would be put on { $kind }, { $amount } is put instead

## What is done

mn-do-nothing = do nothing
mn-do-move = { $to ->
    [hand] return { $things } to { $own ->
        [yes] your
       *[no] its owner’s
    } hand
    [battlefield] put { $things } onto the battlefield{ $tapped ->
        [yes] { " " }tapped
       *[no] { "" }
    }{ $yours ->
        [yes] { " " }under your control
       *[no] { "" }
    }
    [graveyard] put { $things } into its owner’s graveyard
    [library] put { $things } on top of its owner’s library
    [library-bottom] put { $things } on the bottom of its owner’s library
   *[exile] exile { $things }
}
mn-do-damage = deal { $number } damage to { $whom }{ $tail }
mn-do-damage-divided = deal { $number } damage divided as you choose among { $targets }{ $tail }
mn-dealt-by = { $text }, dealt by { $object }
mn-do-destroy = destroy { $things }
mn-not-regenerated = { $text }, which can’t be regenerated
mn-do-regenerate = regenerate { $things }
mn-do-tap = tap { $things }
mn-do-untap = untap { $things }
mn-do-attach = attach { $what } to { $to }
mn-do-sacrifice = sacrifice { $things }
mn-do-sacrifices = { $person ->
    [you] sacrifice
   *[one] { $subject } sacrifices
} { $some }{ $tail }
mn-do-add-counters = put { $number ->
    [one] { A($counter) } counter
   *[other] { $number } { $counter } counters
} on { $things }{ $tail }
mn-do-remove-counters = remove { $number ->
    [one] { A($counter) } counter
   *[other] { $number } { $counter } counters
} from { $things }{ $tail }
mn-do-token = { $person ->
    [you] create
   *[one] { $subject } creates
} { $number ->
    [one] { $tapped ->
        [yes] a tapped { $name } token
       *[no] { A($name) } token
    }
   *[other] { $number } { $tapped ->
        [yes] tapped{ " " }
       *[no] { "" }
    }{ $name } tokens
} ({ $looks }){ $tail }
mn-token-looks = { WORDS($size, $colors, $types) }
mn-do-counter = { $to ->
    [exile] counter { $things }, which goes to exile
    [hand] counter { $things }, which goes to its owner’s hand
    [library] counter { $things }, which goes on top of its owner’s library
   *[graveyard] counter { $things }
}
mn-do-mana = add { $mana }{ $over }
mn-times-over = { $number ->
    [one] { $tail }
   *[other] { " " }{ $number } times{ $tail }
}
mn-do-mana-choice = add { $number ->
    [one] { $colors }{ $tail }
   *[other] { $number } mana{ $tail }, each { $colors }
}{ mn-mana-alike }
mn-do-mana-any = add { $number } mana of any colour{ $tail }{ mn-mana-alike }
mn-mana-alike = { $alike ->
    [yes] , all of one colour
   *[no] { "" }
}
mn-mana-only = { $text } (only for { $only ->
    [creatures] creature spells
    [instants-and-sorceries] instants and sorceries
    [artifacts] artifact spells
   *[abilities] abilities
})
mn-do-draw = { $person ->
    [you] draw
   *[one] { $subject } draws
} { $number ->
    [one] a card
   *[other] { $number } cards
}{ $tail }
mn-do-mill = { $person ->
    [you] mill
   *[one] { $subject } mills
} { $number ->
    [one] a card
   *[other] { $number } cards
}{ $tail }
mn-do-gain-life = { $person ->
    [you] you gain
   *[one] { $subject } gains
} { $number } life{ $tail }
mn-do-lose-life = { $person ->
    [you] you lose
   *[one] { $subject } loses
} { $number } life{ $tail }
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
mn-do-discard-all = { $person ->
    [you] discard
   *[one] { $subject } discards
} all { $kind } in hand
mn-do-scry = scry { $number }{ $tail }
mn-do-surveil = surveil { $number }{ $tail }
mn-do-look = look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of your library{ $tail }: { $shown ->
    [yes] you may reveal { $some } and put it into your hand, and the rest goes
   *[no] put { $some } into your hand and the rest
} { $rest ->
    [graveyard] into your graveyard
   *[library-bottom] on the bottom
}
mn-do-search = search your library for { $some }, { $to ->
    [hand] show { $count ->
        [one] it
       *[other] them
    } and put { $count ->
        [one] it
       *[other] them
    } into your hand
    [library] show { $count ->
        [one] it
       *[other] them
    }
   *[battlefield] put { $count ->
        [one] it
       *[other] them
    } onto the battlefield{ $tapped ->
        [yes] { " " }tapped
       *[no] { "" }
    }
}, then shuffle{ $to ->
    [library] { " " }and put { $count ->
        [one] it
       *[other] them
    } on top
   *[other] { "" }
}
mn-do-reveal = { $person ->
    [you] reveal your hand
   *[one] { $subject } reveals their hand
}
mn-do-choose = { $person ->
    [you] choose
   *[one] { $subject } chooses
} { $some }{ $tail }
mn-do-may = { $person ->
    [you] you may:
   *[one] { $subject } may agree; if so:
} { $actions }
mn-do-may-pay = { mn-one-may } { $cost }
mn-one-may = { $person ->
    [you] you
   *[one] { $subject }
} may
mn-do-may-for = { mn-one-may } { $cost }; if so, { $actions }
mn-unless = { $text } unless its controller pays { $cost }
mn-do-later = { $when }, { $actions }
mn-do-later-now = when that is done, { $actions }
mn-do-prevent = prevent the next { $number } { $combat ->
    [yes] combat damage
   *[no] damage
} that would be dealt{ $to } this turn{ $tail }
mn-do-prevent-all = prevent all { $combat ->
    [yes] combat damage
   *[no] damage
} that would be dealt{ $to } this turn

## What is wrong with a pack

mn-pack-size = only creatures have power and toughness
mn-pack-cost = every card except a land needs a cost
mn-pack-id = ids such as o12, i7 and s1 are reserved; choose another id
mn-pack-gives = each entry under gives must be granted by an effect of this card, by its number from 0
mn-pack-given = effects can grant activated and triggered abilities (no modes, no once) and static changes of power and toughness
mn-pack-for-mana = a trigger on tapping for mana can only add mana of named colors
mn-pack-no-effect = nothing would come of { $found } here: { $place ->
    [battlefield] it lies on the battlefield by then
    [graveyard] it lies in a graveyard by then
    [exile] it lies in exile by then
    [spell] it is a spell on the stack
    [ability] it is an ability on the stack
    [nowhere] nothing that it names can be found by then
   *[several] it lies elsewhere by then
} – name what this can be done to
mn-pack-attach = { $found } is never attached to that: name an Aura or Equipment that is no creature, and another object to put it onto
mn-pack-no-size = { $found } has neither power nor toughness here; name a creature, or ask for its mana value
mn-pack-no-amount = { $found } refers to a number from an event, and this ability has none
mn-pack-nothing-before = { $found } refers to an earlier action, and there is none
mn-pack-no-x = { $found } refers to X, and no cost here has an X
mn-pack-no-each = { $found } works only inside for_each
mn-pack-no-host = { $found } works only on an Aura or Equipment
mn-pack-others-sacrifice = { $found } cannot be sacrificed if others control them: choose with whose: you
mn-pack-one-player = { $found } means several players; name one
mn-pack-not-paid = { $found } refers to a cost that this ability does not have
mn-pack-not-kicked = { $found } needs a kicker, and this card has none
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
mn-pack-never-there = { $found } is never on the battlefield
mn-pack-no-permanent = { $found } applies only to permanents; this means cards or spells
mn-pack-gone = this card is not on the battlefield at that time, so { $found } has no effect
mn-pack-defines = { $found } works only in a static ability, for this card’s own power and toughness
