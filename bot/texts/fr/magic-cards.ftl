# Ce qui est imprimé sur les cartes de Magic. « Vous » contrôlez la carte. Un mot par chose :
#
#   spell : sort            ability : capacité     damage : blessures      to counter : contrecarrer
#   to tap : engager        to untap : dégager     to mill : meuler        to deal : infliger
#   token : jeton           counter : marqueur     mana value : valeur de mana
#
# Les renvois (« la cible », « cette créature ») ne commencent jamais par « le » : « à » et « de » ne s’y soudent pas.

## Noms

noun-archer = { $count ->
    [one] Archer
   *[other] Archers
}
    .gender = masculine
noun-bat = { $count ->
    [one] Chauve-souris
   *[other] Chauves-souris
}
    .gender = feminine
noun-bear = { $count ->
    [one] Ours
   *[other] Ours
}
    .gender = masculine
noun-boar = { $count ->
    [one] Sanglier
   *[other] Sangliers
}
    .gender = masculine
noun-cat = { $count ->
    [one] Chat
   *[other] Chats
}
    .gender = masculine
noun-cleric = { $count ->
    [one] Clerc
   *[other] Clercs
}
    .gender = masculine
noun-crab = { $count ->
    [one] Crabe
   *[other] Crabes
}
    .gender = masculine
noun-deer = { $count ->
    [one] Cerf
   *[other] Cerfs
}
    .gender = masculine
noun-drake = { $count ->
    [one] Dragonnet
   *[other] Dragonnets
}
    .gender = masculine
noun-druid = { $count ->
    [one] Druide
   *[other] Druides
}
    .gender = masculine
noun-dwarf = { $count ->
    [one] Nain
   *[other] Nains
}
    .gender = masculine
noun-elf = { $count ->
    [one] Elfe
   *[other] Elfes
}
    .gender = masculine
noun-faerie = { $count ->
    [one] Fée
   *[other] Fées
}
    .gender = feminine
noun-fox = { $count ->
    [one] Renard
   *[other] Renards
}
    .gender = masculine
noun-frog = { $count ->
    [one] Grenouille
   *[other] Grenouilles
}
    .gender = feminine
noun-horse = { $count ->
    [one] Cheval
   *[other] Chevaux
}
    .gender = masculine
noun-hound = { $count ->
    [one] Chien
   *[other] Chiens
}
    .gender = masculine
noun-human = { $count ->
    [one] Humain
   *[other] Humains
}
    .gender = masculine
noun-hydra = { $count ->
    [one] Hydre
   *[other] Hydres
}
    .gender = feminine
noun-leech = { $count ->
    [one] Sangsue
   *[other] Sangsues
}
    .gender = feminine
noun-lizard = { $count ->
    [one] Lézard
   *[other] Lézards
}
    .gender = masculine
noun-merfolk = { $count ->
    [one] Ondin
   *[other] Ondins
}
    .gender = masculine
noun-moth = { $count ->
    [one] Phalène
   *[other] Phalènes
}
    .gender = feminine
noun-ogre = { $count ->
    [one] Ogre
   *[other] Ogres
}
    .gender = masculine
noun-ox = { $count ->
    [one] Bœuf
   *[other] Bœufs
}
    .gender = masculine
noun-pegasus = { $count ->
    [one] Pégase
   *[other] Pégases
}
    .gender = masculine
noun-pirate = { $count ->
    [one] Pirate
   *[other] Pirates
}
    .gender = masculine
noun-rat = { $count ->
    [one] Rat
   *[other] Rats
}
    .gender = masculine
noun-scout = { $count ->
    [one] Éclaireur
   *[other] Éclaireurs
}
    .gender = masculine
noun-shade = { $count ->
    [one] Ombre
   *[other] Ombres
}
    .gender = feminine
noun-shaman = { $count ->
    [one] Chamane
   *[other] Chamanes
}
    .gender = masculine
noun-skeleton = { $count ->
    [one] Squelette
   *[other] Squelettes
}
    .gender = masculine
noun-snake = { $count ->
    [one] Couleuvre
   *[other] Couleuvres
}
    .gender = feminine
noun-spider = { $count ->
    [one] Araignée
   *[other] Araignées
}
    .gender = feminine
noun-squirrel = { $count ->
    [one] Écureuil
   *[other] Écureuils
}
    .gender = masculine
noun-toad = { $count ->
    [one] Crapaud
   *[other] Crapauds
}
    .gender = masculine
noun-treefolk = { $count ->
    [one] Sylvain
   *[other] Sylvains
}
    .gender = masculine
noun-troll = { $count ->
    [one] Troll
   *[other] Trolls
}
    .gender = masculine
noun-turtle = { $count ->
    [one] Tortue
   *[other] Tortues
}
    .gender = feminine
noun-vampire = { $count ->
    [one] Vampire
   *[other] Vampires
}
    .gender = masculine
noun-wall = { $count ->
    [one] Mur
   *[other] Murs
}
    .gender = masculine
noun-warrior = { $count ->
    [one] Guerrier
   *[other] Guerriers
}
    .gender = masculine
noun-whale = { $count ->
    [one] Baleine
   *[other] Baleines
}
    .gender = feminine
noun-wizard = { $count ->
    [one] Sorcier
   *[other] Sorciers
}
    .gender = masculine
noun-wolf = { $count ->
    [one] Loup
   *[other] Loups
}
    .gender = masculine
noun-worm = { $count ->
    [one] Ver
   *[other] Vers
}
    .gender = masculine
noun-zombie = { $count ->
    [one] Zombie
   *[other] Zombies
}
    .gender = masculine
noun-aura = { $count ->
    [one] Aura
   *[other] Auras
}
    .gender = feminine
noun-mn-equipment = { $count ->
    [one] Équipement
   *[other] Équipements
}
    .gender = masculine
noun-mn-plains = { $count ->
    [one] Plaine
   *[other] Plaines
}
    .gender = feminine
noun-mn-island = { $count ->
    [one] Île
   *[other] Îles
}
    .gender = feminine
noun-mn-swamp = { $count ->
    [one] Marais
   *[other] Marais
}
    .gender = masculine
noun-mn-mountain = { $count ->
    [one] Montagne
   *[other] Montagnes
}
    .gender = feminine
noun-mn-forest = { $count ->
    [one] Forêt
   *[other] Forêts
}
    .gender = feminine
noun-artifact = { $count ->
    [one] artefact
   *[other] artefacts
}
    .gender = masculine
noun-enchantment = { $count ->
    [one] enchantement
   *[other] enchantements
}
    .gender = masculine
noun-instant = { $count ->
    [one] éphémère
   *[other] éphémères
}
    .gender = masculine
noun-sorcery = { $count ->
    [one] rituel
   *[other] rituels
}
    .gender = masculine
noun-land = { $count ->
    [one] terrain
   *[other] terrains
}
    .gender = masculine
noun-planeswalker = { $count ->
    [one] planeswalker
   *[other] planeswalkers
}
    .gender = masculine
noun-permanent = { $count ->
    [one] permanent
   *[other] permanents
}
    .gender = masculine
noun-ability = { $count ->
    [one] capacité
   *[other] capacités
}
    .gender = feminine
noun-source = { $count ->
    [one] source
   *[other] sources
}
    .gender = feminine
noun-object = { $count ->
    [one] objet
   *[other] objets
}
    .gender = masculine
noun-player = { $count ->
    [one] joueur
   *[other] joueurs
}
    .gender = masculine
noun-mn-token = { $count ->
    [one] jeton
   *[other] jetons
}
    .gender = masculine

## Type et nombres

mn-mana = { $mana }
mn-type = { CAPITAL(WORDS($types, $supers)) }
mn-subtype = { CAPITAL($text) }
mn-size = { $power }/{ $toughness }
mn-rarity = { $rarity ->
    [common] Commune
    [uncommon] Peu commune
    [rare] Rare
   *[mythic] Mythique
}
mn-adjective-super = { $word ->
    [basic] de base
    [legendary] { $count ->
        [one] légendaire
       *[other] légendaires
    }
   *[snow] { GENDER($noun) ->
        [feminine] { $count ->
            [one] neigeuse
           *[other] neigeuses
        }
       *[masculine] neigeux
    }
}
mn-keyword = { $keyword ->
    [deathtouch] contact mortel
    [defender] défenseur
    [devoid] carence
    [first-strike] initiative
    [flash] flash
    [flying] vol
    [forestwalk] traversée des forêts
    [haste] célérité
    [hexproof] défense talismanique
    [indestructible] indestructible
    [islandwalk] traversée des îles
    [lifelink] lien de vie
    [menace] menace
    [mountainwalk] traversée des montagnes
    [plainswalk] traversée des plaines
    [protection-from-artifacts] protection contre les artefacts
    [protection-from-black] protection contre le noir
    [protection-from-blue] protection contre le bleu
    [protection-from-creatures] protection contre les créatures
    [protection-from-green] protection contre le vert
    [protection-from-red] protection contre le rouge
    [protection-from-white] protection contre le blanc
    [reach] portée
    [shroud] linceul
    [swampwalk] traversée des marais
    [trample] piétinement
   *[vigilance] vigilance
}
mn-keyword-named = { $keyword ->
    [first-strike] l’{ mn-keyword }
    [indestructible] l’indestructibilité
    [deathtouch] le { mn-keyword }
    [defender] le { mn-keyword }
    [flash] le { mn-keyword }
    [flying] le { mn-keyword }
    [lifelink] le { mn-keyword }
    [shroud] le { mn-keyword }
    [trample] le { mn-keyword }
   *[other] la { mn-keyword }
}
mn-phrase = { $keyword ->
    [cant-attack] ne peut pas attaquer
    [cant-be-countered] ne peut pas être contrecarré
    [cant-block] ne peut pas bloquer
    [doesnt-untap] ne se dégage pas pendant l’étape de dégagement de son contrôleur
    [enters-tapped] arrive en position engagée
   *[unblockable] est imblocable
}
mn-phrase-lost = { $keyword ->
    [cant-attack] peut de nouveau attaquer
    [cant-be-countered] peut de nouveau être contrecarré
    [cant-block] peut de nouveau bloquer
    [doesnt-untap] se dégage de nouveau comme d’habitude
    [enters-tapped] arrive de nouveau en position dégagée
   *[unblockable] peut de nouveau subir un blocage
}

## Lignes

mn-line-keywords = { CAPITAL($keywords) }
mn-line-phrase = { CAPITAL($this) } { $phrase }.
mn-line-any-number = Un deck peut avoir n’importe quel nombre de cartes nommées { $card }.
mn-line-additional = Coût supplémentaire pour lancer ce sort : { $cost }.
mn-line-enchant = Enchanter : { $kind }
mn-line-equip = Équipement { $cost }
mn-line-cycling = Recyclage { $cost }
mn-line-flashback = Flashback { $cost }
mn-line-kicker = Kick { $cost }
mn-line-morph = Mue { $cost }
mn-line-suspend = Suspension { $time }—{ $cost }
mn-line-ward = Parade { $cost }
mn-line-affinity = Affinité pour les { $kind }
mn-line-prowess = Prouesse
mn-line-modes = { CAPITAL($text) } :
mn-mode = • { $text }
mn-choose-modes = choisissez { $count ->
    [one] un mode
   *[other] { $count } modes
}
mn-choose-targets = choisissez { $targets }
mn-after-cost = { CAPITAL($cost) } : { CAPITAL($body) }
mn-after-when = { $when }, { $body }
mn-only-sorcery = n’activez que lorsque vous pourriez lancer un rituel
mn-only-once = n’activez qu’une seule fois par tour
mn-only-from = n’activez que depuis votre { $zone ->
    [hand] main
   *[graveyard] cimetière
}
mn-only-if = n’activez que si { $conditions }
mn-as-long-as = tant que { $conditions }, { $text }
mn-defines-both = la force et l’endurance { DE($object) } valent toutes deux { $value }
mn-defines = la force { DE($object) } vaut { $power }, et son endurance vaut { $toughness }
mn-costs-this = ce sort coûte { $number } de { $sign ->
    [minus] moins
   *[plus] plus
}{ $tail }
mn-costs = les { $kind } { $whose ->
    [you] que vous lancez coûtent
    [opponent] que vos adversaires lancent coûtent
   *[any] coûtent
} { $number } de { $sign ->
    [minus] moins
   *[plus] plus
}{ $tail }
mn-evasion = on ne peut { $only ->
    [yes] bloquer { $this } qu’avec des
   *[no] pas bloquer { $this } avec des
} { $kind }

## Genres d’objets

mn-kind = { WORDS($other, $nouns, $also, $of, $color, $notcolor, $nottype, $super, $tapped, $attacking, $blocking, $target, $tails, $token, $does, $lacks) }
mn-adjective-target = { GENDER($noun) ->
    [feminine] { $count ->
        [one] ciblée
       *[other] ciblées
    }
   *[masculine] { $count ->
        [one] ciblé
       *[other] ciblés
    }
}
mn-adjective-tapped = { $holds ->
    [no] { GENDER($noun) ->
        [feminine] { $count ->
            [one] dégagée
           *[other] dégagées
        }
       *[masculine] { $count ->
            [one] dégagé
           *[other] dégagés
        }
    }
   *[yes] { GENDER($noun) ->
        [feminine] { $count ->
            [one] engagée
           *[other] engagées
        }
       *[masculine] { $count ->
            [one] engagé
           *[other] engagés
        }
    }
}
mn-adjective-attacking = { $holds ->
    [no] non{ " " }
   *[yes] { "" }
}{ GENDER($noun) ->
    [feminine] { $count ->
        [one] attaquante
       *[other] attaquantes
    }
   *[masculine] { $count ->
        [one] attaquant
       *[other] attaquants
    }
}
mn-adjective-blocking = { $holds ->
    [no] non{ " " }
   *[yes] { "" }
}{ GENDER($noun) ->
    [feminine] { $count ->
        [one] bloqueuse
       *[other] bloqueuses
    }
   *[masculine] { $count ->
        [one] bloqueur
       *[other] bloqueurs
    }
}
mn-adjective-color = { $color ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [colorless] { $count ->
        [one] incolore
       *[other] incolores
    }
    [multicolored] { $count ->
        [one] multicolore
       *[other] multicolores
    }
   *[other] { GENDER($noun) ->
        [feminine] { $color ->
            [white] blanche
            [blue] bleue
            [black] noire
           *[green] verte
        }
       *[masculine] { $color ->
            [white] blanc
            [blue] bleu
            [black] noir
           *[green] vert
        }
    }{ $count ->
        [one] { "" }
       *[other] s
    }
}
mn-adjective-not-color = non { mn-adjective-color }
mn-adjective-not-type = non-{ NOUN($type, 1) }
mn-adjective-also = { $types }
mn-both-types = { $noun } { $also }
mn-adjective-of = { DE($types) }
mn-adjective-token = { $count ->
    [one] { $holds ->
        [no] qui n’est pas un jeton
       *[yes] qui est un jeton
    }
   *[other] { $holds ->
        [no] qui ne sont pas des jetons
       *[yes] qui sont des jetons
    }
}
mn-adjective-does = { $count ->
    [one] qui { $keyword ->
        [doesnt-untap] reste en position engagée
       *[other] { mn-phrase }
    }
   *[other] { $keyword ->
        [cant-attack] qui ne peuvent pas attaquer
        [cant-be-countered] que l’on ne peut pas contrecarrer
        [cant-block] qui ne peuvent pas bloquer
        [doesnt-untap] qui restent en position engagée
        [enters-tapped] qui arrivent en position engagée
       *[unblockable] qui ne peuvent subir aucun blocage
    }
}
mn-adjective-lacks = { $count ->
    [one] { $keyword ->
        [cant-attack] qui peut attaquer
        [cant-be-countered] que l’on peut contrecarrer
        [cant-block] qui peut bloquer
        [doesnt-untap] qui se dégage comme d’habitude
        [enters-tapped] qui arrive en position dégagée
       *[unblockable] qui peut subir un blocage
    }
   *[other] { $keyword ->
        [cant-attack] qui peuvent attaquer
        [cant-be-countered] que l’on peut contrecarrer
        [cant-block] qui peuvent bloquer
        [doesnt-untap] qui se dégagent comme d’habitude
        [enters-tapped] qui arrivent en position dégagée
       *[unblockable] qui peuvent subir un blocage
    }
}
mn-color = { $color ->
    [white] blanc
    [blue] bleu
    [black] noir
    [red] rouge
    [green] vert
    [colorless] incolore
   *[multicolored] multicolore
}
mn-that-is = de type { NOUN($noun, 1) }
mn-that-is-any = de type { $types }
mn-without-keyword = sans { $keyword }
mn-with-number = { $what ->
    [power] de force
    [toughness] d’endurance
   *[mana-value] de valeur de mana
} { $range }
mn-with-counter = portant un marqueur { $counter }
mn-controlled = { $whose ->
    [you] que vous contrôlez
    [opponent] qu’un adversaire contrôle
    [you-them] sous son propre contrôle
   *[opponent-them] qu’un de ses adversaires contrôle
}
mn-owned = { $whose ->
    [you] que vous possédez
    [opponent] qu’un adversaire possède
   *[any] { "" }
}
mn-in-zone = { $zone ->
    [exile] en exil{ $whose ->
        [you] { " " }que vous possédez
        [opponent] { " " }qu’un adversaire possède
       *[any] { "" }
    }
   *[other] dans { $whose ->
        [you] votre { mn-zone-name }
        [opponent] { mn-a-zone } d’un adversaire
       *[any] { mn-a-zone } d’un joueur
    }
}
mn-zone-name = { $zone ->
    [graveyard] cimetière
    [hand] main
   *[library] bibliothèque
}
mn-a-zone = { mn-zone-article } { mn-zone-name }
mn-zone-article = { $zone ->
    [graveyard] le
   *[other] la
}
mn-in-own-graveyard = dans { $who ->
    [you] votre
   *[them] son
} cimetière
mn-zone-of = { $zone ->
    [exile] en exil, { $person ->
        [you] à vous
       *[one] à { $subject }
    }
   *[other] dans { $person ->
        [you] votre { mn-zone-name }
       *[one] { mn-a-zone } { DE($subject) }
    }
}

## Qui et quoi

mn-target = { $optional ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}{ GENDER($noun) ->
    [feminine] une
   *[masculine] un
} { $another ->
    [yes] autre{ " " }
   *[no] { "" }
}{ $kind }
mn-target-any = { $optional ->
    [yes] jusqu’à une { $another ->
        [yes] autre{ " " }
       *[no] { "" }
    }cible
   *[no] { $another ->
        [yes] une autre cible
       *[no] n’importe quelle cible
    }
}
mn-target-player = { $optional ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}un { $another ->
    [yes] autre{ " " }
   *[no] { "" }
}{ $whose ->
    [you] joueur ciblé qui est vous
    [opponent] adversaire ciblé
   *[any] joueur ciblé
}
mn-aimed = { $which ->
    [target-1] la première cible
    [target-2] la deuxième cible
    [target-3] la troisième cible
   *[target] la cible
}
mn-ce = { $noun ->
    [artifact] cet
    [enchantment] cet
    [instant] cet
    [object] cet
    [mn-equipment] cet
   *[other] { GENDER($noun) ->
        [feminine] cette
       *[masculine] ce
    }
}
mn-this = { mn-ce } { NOUN($noun, 1) }
mn-that = { mn-ce } { NOUN($noun, 1) }-là
mn-that-damaged = ce qui a subi les blessures
mn-that-other = l’autre créature
mn-that-item = ce sort-là ou cette capacité-là
mn-host = { $noun ->
    [creature] la créature { $how ->
        [equipped] équipée
       *[enchanted] enchantée
    }
   *[object] l’objet { $how ->
        [equipped] équipé
       *[enchanted] enchanté
    }
}
mn-made = { $noun ->
    [mn-token] chaque jeton ainsi créé
    [card] chaque carte ainsi déplacée
   *[object] ce qui a été ainsi créé ou déplacé
}
mn-paid = ce qui a été { $how ->
    [sacrificed] sacrifié
    [discarded] défaussé
    [exiled] exilé
    [tapped] engagé
    [returned] renvoyé
   *[paid] payé
}
mn-chosen = ce qui a été choisi
mn-a-card = { $kind } { $whose ->
    [you] à vous
    [opponent] d’un adversaire
   *[any] d’un joueur
}
mn-who = { $who ->
    [you] vous
    [opponent] chaque adversaire
    [each-player] chaque joueur
    [a-you] vous
    [a-opponent] un adversaire
    [a-any] un joueur
    [hurt] chaque joueur qui a subi les blessures, ou dont un permanent les a subies,
    [each] ce joueur
   *[that] ce joueur
}
mn-each-player = { $who ->
    [opponent] adversaire
   *[each-player] joueur
}
mn-controller = qui contrôle { $object }
mn-owner = qui possède { $object }
mn-hurt = { $to ->
    [player] { $whose ->
        [you] on vous inflige
        [opponent] on inflige à un adversaire
       *[any] on inflige à un joueur
    }
   *[any] { $whose ->
        [you] on inflige à vous ou à un permanent que vous contrôlez
        [opponent] on inflige à un adversaire ou à un permanent qu’il contrôle
       *[any] on inflige à un joueur ou à un permanent
    }
}

## Nombres

mn-both = { $first }{ $next }
mn-counter-on = { $count ->
    [one] marqueur
   *[other] marqueurs
} { $counter } sur { $object }
mn-stat-of = { $stat ->
    [power] la force
    [toughness] l’endurance
   *[mana-value] la valeur de mana
} { DE($object) }
mn-life-of = { $person ->
    [you] votre total de points de vie
   *[one] le total de points de vie { DE($subject) }
}
mn-devotion = le nombre de symboles de mana { mn-color } dans les coûts des permanents que vous contrôlez
mn-value = { $word ->
    [x] X
    [amount] ce nombre
   *[done] le nombre obtenu juste avant
}

## Si

mn-if-number = { $value } { $holds ->
    [no] n’est pas
   *[yes] est
} { $bounds }
mn-if-is = { $object } { $holds ->
    [no] n’est pas
   *[yes] est
} { $kind }
mn-if-turn = { $holds ->
    [no] ce n’est pas
   *[yes] c’est
} { $part ->
    [main] { $whose ->
        [you] votre phase principale
        [opponent] la phase principale d’un adversaire
       *[any] une phase principale
    }
   *[turn] { $whose ->
        [you] votre tour
        [opponent] le tour d’un adversaire
       *[any] le tour d’un joueur
    }
}
mn-if-kicked = le kick { $holds ->
    [no] n’a pas
   *[yes] a
} été payé
mn-if-done = c’est { $holds ->
    [no] resté sans effet
   *[yes] fait
}

## Quand

mn-when = { $how ->
    [once] quand
   *[each] quand
} { $clause }
mn-at = { $clause }
mn-at-next = au début { $whose ->
    [you] de votre { mn-step-name } suivante
    [opponent] de { mn-step-of } suivante d’un adversaire
   *[any] de { mn-step-of } suivante
}
mn-next-time = ensuite, quand { $clause }{ $until ->
    [end-of-turn] { " " }ce tour-ci
   *[stays] { "" }
} (une seule fois)
mn-at-step = au début { $whose ->
    [you] de votre { mn-step-name }
    [opponent] de { mn-step-of } de chaque adversaire
   *[any] de { mn-step-of } de chaque joueur
}
mn-step-of = { $step ->
    [upkeep] l’{ mn-step-name }
    [draw] l’{ mn-step-name }
    [any] l’{ mn-step-name }
    [end] l’{ mn-step-name }
   *[other] la { mn-step-name }
}
mn-step-name = { $step ->
    [upkeep] étape d’entretien
    [draw] étape de pioche
    [main-1] première phase principale
    [begin-combat] phase de combat
    [end-combat] fin du combat
    [main-2] seconde phase principale
    [end] étape de fin
   *[any] étape, quelle qu’elle soit,
}
mn-combat-kind = { $combat ->
    [yes] blessures de combat
    [no] blessures hors combat
   *[any] blessures
}
mn-when-enters = { $subject } arrive sur le champ de bataille
mn-when-leaves = { $subject } quitte le champ de bataille
mn-when-dies = { $subject } meurt
mn-when-sacrificed = on sacrifie { $subject }
mn-when-to-graveyard = { $subject } va dans un cimetière
mn-when-discarded = { $who } { $whose ->
    [you] défaussez
   *[other] défausse
} { $subject }
mn-when-drawn = { $who } { $whose ->
    [you] piochez
   *[other] pioche
} { $subject }
mn-when-cast = { $who } { $whose ->
    [you] lancez
   *[other] lance
} { $subject }
mn-when-attacks = { $subject } attaque
mn-when-blocks = { $subject } bloque{ $by }
mn-by-blocks = { " " }{ $kind }
mn-when-blocked = on bloque { $subject }{ $by }
mn-by-blocked = { " " }avec { $kind }
mn-when-damages = { $subject } inflige des { mn-combat-kind }{ $to ->
    [player] { " " }à un joueur
    [creature] { " " }à une créature
   *[any] { "" }
}
mn-when-damaged = { $subject } subit des { mn-combat-kind }{ $by }
mn-when-damaged-any = { $subject } des { mn-combat-kind }{ $by }
mn-by-damaged = , infligées par { $kind }
mn-when-gains-life = { $who } { $whose ->
    [you] gagnez
   *[other] gagne
} des points de vie
mn-when-loses-life = { $who } { $whose ->
    [you] perdez
   *[other] perd
} des points de vie
mn-when-targeted = { $subject } devient la cible{ $by }
mn-by-targeted = { " " }{ DE($kind) }
mn-when-tapped = { $subject } s’engage
mn-when-untapped = { $subject } se dégage
mn-when-turned-up = on retourne { $subject } face visible
mn-when-taps-for-mana = on engage { $subject } pour du mana
mn-when-countered = on contrecarre { $subject }
mn-when-unattached = { $subject } se détache
mn-when-counters-put = on met des marqueurs sur { $subject }

## Ce qui vaut

mn-holds = { $subject } { $changes }
mn-until = { $text } { $until ->
    [end-of-turn] jusqu’à la fin du tour
    [end-of-combat] jusqu’à la fin du combat
    [your-next-turn] jusqu’à votre prochain tour
   *[while-here] tant que { $this } reste sur le champ de bataille
}
mn-change-control = passe sous { $person ->
    [you] votre contrôle
   *[one] le contrôle { DE($subject) }
}
mn-change-adds = est aussi { $types }
mn-change-sets = n’est plus que ceci : { $types }
mn-nothing = rien
mn-change-color = est { $too ->
    [yes] aussi{ " " }
   *[no] { "" }
}de couleur { $colors }
mn-change-gains = { $has ->
    [has] a
   *[gains] acquiert
} { $keywords }
mn-change-loses = perd { $keywords }
mn-change-loses-all = perd toutes ses capacités
mn-change-grants = { $has ->
    [has] a
   *[gains] acquiert
} « { $text } »
mn-change-size = a une force et une endurance de base de { $size }{ $tail }
mn-change-grow = gagne { $size }{ $tail }
mn-change-switch = échange sa force et son endurance

## Coûts

mn-cost-pay = payer { $mana }
mn-cost-sacrifice-this = sacrifier { $this }
mn-cost-discard-this = défausser { $this }
mn-cost-exile-this = exiler { $this }
mn-cost-return-this = renvoyer { $this } dans la main de son propriétaire
mn-cost-life = payer { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}
mn-cost-exile = exiler { $some } de votre cimetière
mn-cost-tap = engager { $some }
mn-cost-return = renvoyer en main { $some }
mn-cost-remove = retirer { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
} { $counter } de { $this }

## À la place

mn-times = { $times ->
    [2] le double de ce nombre
    [3] le triple de ce nombre
   *[other] ce nombre
}
mn-times-plus = { $base } plus { $number }
mn-times-minus = { $base } moins { $number }
mn-to = { " " }à { $whom }
mn-instead-source = { $any ->
    [yes] n’importe quoi
   *[no] { $source }
}
mn-instead-damage = si { mn-instead-source } devait infliger des { mn-combat-kind }{ $to }, leur nombre est { $amount } à la place
mn-instead-no-damage = prévenez toutes les { mn-combat-kind } { $any ->
    [yes] qui devraient être infligées
   *[no] qu’{ $source } devrait infliger
}{ $to }
mn-instead-less-damage = si { mn-instead-source } devait infliger des { mn-combat-kind }{ $to }, { $number } { $number ->
    [one] en est prévenue
   *[other] en sont prévenues
}
mn-instead-goes = si { $subject } devait { $dies ->
    [yes] mourir
   *[no] aller dans un cimetière
}, la carte va { $to ->
    [hand] dans la main de son propriétaire
    [library] au-dessus de la bibliothèque de son propriétaire
    [library-bottom] au-dessous de la bibliothèque de son propriétaire
   *[exile] en exil
} à la place
mn-instead-enters = { $subject } arrive sur le champ de bataille{ $tapped ->
    [yes] { " " }en position engagée
   *[no] { "" }
}{ $with ->
    [yes] { $tapped ->
        [yes] { " " }et
       *[no] { "" }
    } avec { $number ->
        [one] un marqueur
       *[other] { $number } marqueurs
    } { $counter }{ $tail }
   *[no] { "" }
}
mn-instead-draws = si { $whose ->
    [you] vous deviez
    [opponent] un adversaire devait
   *[any] un joueur devait
} piocher une carte, { $count ->
    [0] cette pioche n’a pas lieu
    [one] c’est 1 carte à la place
   *[other] c’est { $count } cartes à la place
}
mn-instead-life = si { $whose ->
    [you] vous deviez
    [opponent] un adversaire devait
   *[any] un joueur devait
} gagner des points de vie, c’est { $amount } à la place
mn-instead-counters = si des marqueurs { $counter } devaient être mis sur { $kind }, c’est { $amount } à la place

## Ce qui se fait

mn-do-nothing = ne faites rien
mn-do-move = { $to ->
    [hand] renvoyez { $own ->
        [yes] dans votre main { $things }
       *[no] { $things } dans la main de son propriétaire
    }
    [battlefield] mettez { $things } sur le champ de bataille{ $tapped ->
        [yes] { " " }en position engagée
       *[no] { "" }
    }{ $yours ->
        [yes] { " " }sous votre contrôle
       *[no] { "" }
    }
    [graveyard] mettez { $things } dans le cimetière de son propriétaire
    [library] mettez { $things } au-dessus de la bibliothèque de son propriétaire
    [library-bottom] mettez { $things } au-dessous de la bibliothèque de son propriétaire
   *[exile] exilez { $things }
}
mn-do-damage = infligez { $number } { $number ->
    [one] blessure
   *[other] blessures
} à { $whom }{ $tail }
mn-do-damage-divided = répartissez comme vous voulez { $number } { $number ->
    [one] blessure
   *[other] blessures
} entre { $targets }{ $tail }
mn-dealt-by = { $text }, de la part { DE($object) }
mn-do-destroy = détruisez { $things }
mn-not-regenerated = { $text }, sans régénération possible
mn-do-regenerate = régénérez { $things }
mn-do-tap = engagez { $things }
mn-do-untap = dégagez { $things }
mn-do-attach = attachez { $what } à { $to }
mn-do-sacrifice = sacrifiez { $things }
mn-do-sacrifices = { $person ->
    [you] sacrifiez
   *[one] { $subject } sacrifie
} { $some }{ $tail }
mn-do-add-counters = mettez { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
} { $counter } sur { $things }{ $tail }
mn-do-remove-counters = retirez { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
} { $counter } de { $things }{ $tail }
mn-do-token = { $person ->
    [you] créez
   *[one] { $subject } crée
} { $number ->
    [one] un jeton
   *[other] { $number } jetons
} { $name } ({ $looks }){ $tapped ->
    [yes] { " " }en position engagée
   *[no] { "" }
}{ $tail }
mn-token-looks = { WORDS($types, $size, $colors) }
mn-do-counter = { $to ->
    [exile] contrecarrez { $things }, qui va en exil
    [hand] contrecarrez { $things }, qui va dans la main de son propriétaire
    [library] contrecarrez { $things }, qui va au-dessus de la bibliothèque de son propriétaire
   *[graveyard] contrecarrez { $things }
}
mn-do-mana = ajoutez { $mana }{ $over }
mn-times-over = { $number ->
    [one] { $tail }
   *[other] { " " }{ $number } fois{ $tail }
}
mn-do-mana-choice = ajoutez { $number ->
    [one] { $colors }{ $tail }
   *[other] { $number } mana{ $tail }, chacun { $colors }
}{ mn-mana-alike }
mn-do-mana-any = ajoutez { $number } mana de n’importe quelle couleur{ $tail }{ mn-mana-alike }
mn-mana-alike = { $alike ->
    [yes] , d’une seule couleur
   *[no] { "" }
}
mn-mana-only = { $text } (seulement pour { $only ->
    [creatures] des sorts de créature
    [instants-and-sorceries] des éphémères et des rituels
    [artifacts] des sorts d’artefact
   *[abilities] des capacités
})
mn-do-draw = { $person ->
    [you] piochez
   *[one] { $subject } pioche
} { $number ->
    [one] une carte
   *[other] { $number } cartes
}{ $tail }
mn-do-mill = { $person ->
    [you] meulez
   *[one] { $subject } meule
} { $number ->
    [one] une carte
   *[other] { $number } cartes
}{ $tail }
mn-do-gain-life = { $person ->
    [you] vous gagnez
   *[one] { $subject } gagne
} { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}{ $tail }
mn-do-lose-life = { $person ->
    [you] vous perdez
   *[one] { $subject } perd
} { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}{ $tail }
mn-do-discard = { $person ->
    [you] défaussez
   *[one] { $subject } défausse
} { $some }{ $how ->
    [random] { " " }au hasard
    [by-you] { $person ->
        [you] { "" }
       *[one] { " " }que vous choisissez
    }
   *[chosen] { "" }
}{ $tail }
mn-do-discard-all = { $person ->
    [you] défaussez
   *[one] { $subject } défausse
} toute sa main : { $kind }
mn-do-scry = regard { $number }{ $tail }
mn-do-surveil = surveillez { $number }{ $tail }
mn-do-look = regardez { $number ->
    [one] la carte du dessus
   *[other] les { $number } cartes du dessus
} de votre bibliothèque{ $tail } : { $shown ->
    [yes] vous pouvez en révéler et mettre dans votre main { $some }, et le reste va
   *[no] mettez-en dans votre main { $some }, et le reste va
} { $rest ->
    [graveyard] dans votre cimetière
   *[library-bottom] au-dessous
}
mn-do-search = cherchez dans votre bibliothèque { $some }, { $to ->
    [hand] révélez { $count ->
        [one] la carte trouvée
       *[other] les cartes trouvées
    } et mettez-{ $count ->
        [one] la
       *[other] les
    } dans votre main
    [library] révélez { $count ->
        [one] la carte trouvée
       *[other] les cartes trouvées
    }
   *[battlefield] mettez { $count ->
        [one] la carte trouvée
       *[other] les cartes trouvées
    } sur le champ de bataille{ $tapped ->
        [yes] { " " }en position engagée
       *[no] { "" }
    }
}, puis mélangez{ $to ->
    [library] { " " }et mettez-{ $count ->
        [one] la
       *[other] les
    } au-dessus
   *[other] { "" }
}
mn-do-reveal = { $person ->
    [you] révélez votre main
   *[one] { $subject } révèle sa main
}
mn-do-choose = { $person ->
    [you] choisissez
   *[one] { $subject } choisit
} { $some }{ $tail }
mn-do-may = { $person ->
    [you] vous pouvez faire ceci :
   *[one] { $subject } peut accepter ; dans ce cas :
} { $actions }
mn-do-may-pay = { mn-one-may } { $cost }
mn-one-may = { $person ->
    [you] vous pouvez
   *[one] { $subject } peut
}
mn-do-may-for = { mn-one-may } { $cost } ; dans ce cas, { $actions }
mn-unless = { $text } à moins que son contrôleur ne paie { $cost }
mn-do-later = { $when }, { $actions }
mn-do-later-now = quand c’est fait, { $actions }
mn-do-prevent = prévenez { $number ->
    [one] la prochaine blessure
   *[other] les { $number } prochaines blessures
}{ $combat ->
    [yes] { " " }de combat
   *[no] { "" }
} à venir{ $to } ce tour-ci{ $tail }
mn-do-prevent-all = prévenez toutes les { $combat ->
    [yes] blessures de combat
   *[no] blessures
} qui devraient être infligées{ $to } ce tour-ci

## Ce qui ne va pas dans un paquet

mn-pack-size = une créature, et rien d’autre, a une force et une endurance
mn-pack-cost = tout a un coût, sauf les terrains, qu’on ne lance jamais
mn-pack-id = un identifiant comme o12, i7 ou s1 désigne une chose en jeu ; donnez un autre nom à la carte
mn-pack-gives = ce qui est sous gives est donné par un effet de la carte (grants), par son rang à partir de 0, et rien d’autre
mn-pack-given = les effets donnent des capacités activées ou déclenchées, sans modes ni limite par tour, et des capacités statiques qui changent la force et l’endurance
mn-pack-for-mana = ce qui attend qu’on engage pour du mana ajoute du mana de couleurs nommées, et ne fait rien d’autre
mn-pack-no-effect = rien ne viendrait de { $found } ici : { $place ->
    [battlefield] il est alors sur le champ de bataille
    [graveyard] il est alors dans un cimetière
    [exile] il est alors en exil
    [spell] c’est un sort sur la pile
    [ability] c’est une capacité sur la pile
    [nowhere] on ne trouve alors plus rien de ce qu’il nomme
   *[several] il est alors ailleurs
} ; nommez ce à quoi cela peut se faire
mn-pack-attach = { $found } n’y est jamais attaché : nommez une aura ou un équipement qui ne soit pas une créature, et un autre objet qui le porte
mn-pack-no-size = { $found } n’a ici ni force ni endurance ; nommez une créature, ou demandez sa valeur de mana
mn-pack-no-amount = { $found } est le nombre d’un événement, et il n’y en a pas ici
mn-pack-nothing-before = { $found } demande avant elle une action, dont elle parle
mn-pack-no-x = { $found } est ce que l’on choisit avec le coût, et aucun coût n’a ici de X
mn-pack-no-each = { $found } ne va que dans ce qui est fait pour chaque objet ou joueur de ce genre
mn-pack-no-host = { $found } est ce à quoi une aura ou un équipement est attaché, et cette carte n’en est pas un
mn-pack-others-sacrifice = { $found } : on ne sacrifie que ce que l’on contrôle ; nommez-le par whose: you
mn-pack-one-player = { $found } désigne plusieurs joueurs, et il n’en faut qu’un ici
mn-pack-not-paid = { $found } est ce que le coût a consommé, et rien n’est choisi pour lui
mn-pack-not-kicked = { $found } demande un kick, et cette carte n’en a pas
mn-pack-event-never = l’événement { $found } n’arrive jamais à cette carte pendant que ses capacités l’attendent ; ce qui meurt se dit dies
mn-pack-event-card = l’événement { $found } ne concerne aucun objet qu’un filtre puisse trier
mn-pack-event-by = on ne sait rien de ce qui cause l’événement { $found } ; retirez by et by_whose
mn-pack-event-only = ceci va avec l’événement { $found } : une étape avec celui-là, combat et to avec des blessures
mn-pack-twice = { $found } y est deux fois
mn-pack-keyword = le mot-clé { $found } ne veut rien dire sur une telle carte
mn-pack-aura = une aura, et rien d’autre, a { $found }
mn-pack-unpayable = { $found } ne peut se payer ici
mn-pack-taken-twice = { $found } ne peut se payer : une autre partie du coût prend le même objet
mn-pack-ability = une telle carte n’a jamais l’usage d’une capacité du type { $found }
mn-pack-nothing-done = { $found } : rien n’est fait
mn-pack-divided = ce qui est réparti ({ $found }) est infligé aux cibles : to est alors target
mn-pack-beside = ceci ne veut rien dire à côté de { $found } ; retirez-le
mn-pack-modes = de { $found } modes il n’y a pas de tel choix ; il y en a au moins deux, et on n’en choisit pas plus qu’il n’y en a
mn-pack-hidden = les cartes de { $found } sont cachées : on n’y peut rien cibler ni distinguer
mn-pack-always = { $found } est toujours le même ; comparez ce qui peut changer
mn-pack-types = aucun objet n’est tout cela à la fois : { $found }
mn-pack-none-such = aucun objet n’est ainsi : regardez { $found }
mn-pack-never-there = { $found } n’est jamais sur le champ de bataille
mn-pack-no-permanent = seul ce qui est sur le champ de bataille peut être { $found } ; il s’agit ici de cartes ou de sorts
mn-pack-gone = ce qui parle ici n’est plus sur le champ de bataille, ou n’y a jamais été : rien ne tiendrait avec { $found }
mn-pack-defines = { $found } ne se dit que de la force et de l’endurance de la carte même, par une capacité statique
