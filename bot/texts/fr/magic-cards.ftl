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
    [one] Drakôn
   *[other] Drakôns
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
    [one] Peuple fée
   *[other] Peuple fée
}
    .gender = masculine
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
    [one] Bovidé
   *[other] Bovidés
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
    [one] Shamane
   *[other] Shamanes
}
    .gender = masculine
noun-skeleton = { $count ->
    [one] Squelette
   *[other] Squelettes
}
    .gender = masculine
noun-snake = { $count ->
    [one] Serpent
   *[other] Serpents
}
    .gender = masculine
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
    [one] Sylvin
   *[other] Sylvins
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
noun-mn-construct = { $count ->
    [one] Construction
   *[other] Constructions
}
    .gender = feminine
noun-mn-elemental = { $count ->
    [one] Élémental
   *[other] Élémentaux
}
    .gender = masculine
noun-mn-rogue = { $count ->
    [one] Gredin
   *[other] Gredins
}
    .gender = masculine
noun-mn-serpent = { $count ->
    [one] Grand serpent
   *[other] Grands serpents
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
mn-type = { $some ->
    [yes] { CAPITAL(mn-type-kind) } : { $subs }
   *[no] { CAPITAL(mn-type-kind) }
}
mn-type-kind = { WORDS($types, $supers) }
mn-type-word = { NOUN($noun, 1) }
mn-type-super = { mn-adjective-super }
mn-types = { $next }-{ $first }
mn-subs = { $first } et { $next }
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
    [first-strike] { LE(mn-keyword, "feminine") }
    [indestructible] l’indestructibilité
    [deathtouch] { LE(mn-keyword, "masculine") }
    [defender] { LE(mn-keyword, "masculine") }
    [flash] { LE(mn-keyword, "masculine") }
    [flying] { LE(mn-keyword, "masculine") }
    [lifelink] { LE(mn-keyword, "masculine") }
    [shroud] { LE(mn-keyword, "masculine") }
    [trample] { LE(mn-keyword, "masculine") }
   *[other] { LE(mn-keyword, "feminine") }
}
mn-phrase = { $many ->
    [yes] { $keyword ->
        [cant-attack] ne peuvent pas attaquer
        [cant-be-countered] ne peuvent pas être contrecarré{ mn-agreed }
        [cant-block] ne peuvent pas bloquer
        [pacified] ne peuvent ni attaquer ni bloquer
        [doesnt-untap] ne se dégagent pas pendant l’étape de dégagement de leur contrôleur
        [enters-tapped] arrivent sur le champ de bataille engagé{ mn-agreed }
       *[unblockable] ne peuvent pas être bloqué{ mn-agreed }
    }
   *[no] { $keyword ->
        [cant-attack] ne peut pas attaquer
        [cant-be-countered] ne peut pas être contrecarré{ mn-agreed }
        [cant-block] ne peut pas bloquer
        [pacified] ne peut ni attaquer ni bloquer
        [doesnt-untap] ne se dégage pas pendant l’étape de dégagement de son contrôleur
        [enters-tapped] arrive sur le champ de bataille engagé{ mn-agreed }
       *[unblockable] ne peut pas être bloqué{ mn-agreed }
    }
}
mn-phrase-lost = { $many ->
    [yes] { $keyword ->
        [cant-attack] peuvent de nouveau attaquer
        [cant-be-countered] peuvent de nouveau être contrecarré{ mn-agreed }
        [cant-block] peuvent de nouveau bloquer
        [doesnt-untap] se dégagent de nouveau comme d’habitude
        [enters-tapped] arrivent de nouveau dégagé{ mn-agreed }
       *[unblockable] peuvent de nouveau être bloqué{ mn-agreed }
    }
   *[no] { $keyword ->
        [cant-attack] peut de nouveau attaquer
        [cant-be-countered] peut de nouveau être contrecarré{ mn-agreed }
        [cant-block] peut de nouveau bloquer
        [doesnt-untap] se dégage de nouveau comme d’habitude
        [enters-tapped] arrive de nouveau dégagé{ mn-agreed }
       *[unblockable] peut de nouveau être bloqué{ mn-agreed }
    }
}
mn-agreed = { GENDER($noun) ->
    [feminine] { $many ->
        [yes] es
       *[no] e
    }
   *[masculine] { $many ->
        [yes] s
       *[no] { "" }
    }
}
mn-e = { GENDER($noun) ->
    [feminine] e
   *[masculine] { "" }
}

## Lignes

mn-line-keywords = { CAPITAL($keywords) }
mn-line-phrase = { CAPITAL($this) } { $phrase }.
mn-line-any-number = Un deck peut contenir n’importe quel nombre de cartes appelées { $card }.
mn-line-additional = En tant que coût supplémentaire pour lancer ce sort, { $price }.
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
mn-word-prowess = prouesse
mn-line-modes = { CAPITAL($text) } —
mn-mode = • { $text }
mn-choose-modes = choisissez { $number ->
    [one] l’un
   *[other] { mn-number }
}
mn-choose-targets = choisissez { $targets }
mn-after-cost = { CAPITAL($cost) } : { CAPITAL($body) }
mn-after-when = { $when }, { $body }
mn-only-sorcery = n’activez que lorsque vous pourriez lancer un rituel
mn-only-once = n’activez qu’une seule fois par tour
mn-only-triggers-once = cette capacité ne se déclenche qu’une seule fois par tour
mn-only-from = n’activez que si cette carte est dans votre { $zone ->
    [hand] main
   *[graveyard] cimetière
}
mn-only-if = n’activez que si { $conditions }
mn-as-long-as = tant { QUE($conditions) }, { $text }
mn-defines-both = la force et l’endurance { DE($object) } valent toutes deux { $value }
mn-defines = la force { DE($object) } vaut { $power }, et son endurance vaut { $toughness }
mn-costs-this = ce sort coûte { $number } de { $sign ->
    [minus] moins
   *[plus] plus
} à lancer{ $tail }
mn-costs = les { $kind } { $whose ->
    [you] que vous lancez coûtent
    [opponent] que vos adversaires lancent coûtent
   *[any] coûtent
} { $number } de { $sign ->
    [minus] moins
   *[plus] plus
} à lancer{ $tail }
mn-evasion = { $this } ne peut pas être bloqué{ mn-e }{ $only ->
    [yes] , excepté par des
   *[no] { " " }par des
} { $kind }

## Genres d’objets

mn-kind = { WORDS($other, $nouns, $also, $of, $color, $notcolor, $nottype, $super, $tapped, $attacking, $blocking, $token, $target, $tails, $does, $lacks) }
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
mn-adjective-token = { $holds ->
    [no] non-jeton
   *[yes] { $count ->
        [one] qui est un jeton
       *[other] qui sont des jetons
    }
}
mn-adjective-does = { $count ->
    [one] qui { $keyword ->
        [doesnt-untap] reste engagé{ mn-e }
       *[other] { mn-phrase }
    }
   *[other] qui { $keyword ->
        [cant-attack] ne peuvent pas attaquer
        [cant-be-countered] ne peuvent pas être contrecarré{ mn-e }s
        [cant-block] ne peuvent pas bloquer
        [doesnt-untap] restent engagé{ mn-e }s
        [enters-tapped] arrivent sur le champ de bataille engagé{ mn-e }s
       *[unblockable] ne peuvent pas être bloqué{ mn-e }s
    }
}
mn-adjective-lacks = { $count ->
    [one] qui { $keyword ->
        [cant-attack] peut attaquer
        [cant-be-countered] peut être contrecarré{ mn-e }
        [cant-block] peut bloquer
        [doesnt-untap] se dégage comme d’habitude
        [enters-tapped] arrive sur le champ de bataille dégagé{ mn-e }
       *[unblockable] peut être bloqué{ mn-e }
    }
   *[other] qui { $keyword ->
        [cant-attack] peuvent attaquer
        [cant-be-countered] peuvent être contrecarré{ mn-e }s
        [cant-block] peuvent bloquer
        [doesnt-untap] se dégagent comme d’habitude
        [enters-tapped] arrivent sur le champ de bataille dégagé{ mn-e }s
       *[unblockable] peuvent être bloqué{ mn-e }s
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
   *[mana-value] avec une valeur de mana
} { $range }
mn-with-counter = portant un marqueur { $counter }
mn-controlled = { $whose ->
    [you] que vous contrôlez
    [opponent] { $count ->
        [one] qu’un adversaire contrôle
       *[other] que vos adversaires contrôlent
    }
    [you-them] sous son propre contrôle
   *[opponent-them] qu’un de ses adversaires contrôle
}
mn-owned = { $whose ->
    [you] que vous possédez
    [opponent] qu’un adversaire possède
   *[any] { "" }
}
mn-in-zone = { $zone ->
    [exile] { $moved ->
        [yes] depuis l’exil
       *[no] en exil
    }{ $whose ->
        [you] { " " }que vous possédez
        [opponent] { " " }qu’un adversaire possède
       *[any] { "" }
    }
   *[other] { $moved ->
        [yes] { $whose ->
            [you] de votre { mn-zone-name }
            [opponent] { DE(mn-a-zone) } d’un adversaire
           *[any] { $zone ->
                [graveyard] d’un
               *[other] d’une
            } { mn-zone-name }
        }
       *[no] dans { $whose ->
            [you] votre { mn-zone-name }
            [opponent] { mn-a-zone } d’un adversaire
           *[any] { $zone ->
                [graveyard] un
               *[other] une
            } { mn-zone-name }
        }
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
       *[one] { AU($subject) }
    }
   *[other] dans { $person ->
        [you] votre { mn-zone-name }
       *[one] { mn-a-zone } { DE($subject) }
    }
}
mn-number = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $number }
}
mn-number-agreed = { $number ->
    [1] { GENDER($noun) ->
        [feminine] une
       *[masculine] un
    }
   *[other] { mn-number }
}
mn-some = { $up ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}{ mn-number-agreed } { $kind }
mn-or-more = supérieure ou égale à { $number }
mn-or-lower = inférieure ou égale à { $number }
mn-between = comprise entre { $low } et { $high }

## Qui et quoi

mn-target = { $optional ->
    [yes] jusqu’à { GENDER($noun) ->
        [feminine] une
       *[masculine] un
    } { $another ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ $kind }
   *[no] { $another ->
        [yes] { GENDER($noun) ->
            [feminine] une
           *[masculine] un
        } autre { $kind }
       *[no] { LE($kind, mn-gender) }
    }
}
mn-gender = { GENDER($noun) }
mn-target-noun = { $first ->
    [yes] { NOUN($noun, 1) }
   *[no] { LE(mn-noun, mn-gender) }
}
mn-noun = { NOUN($noun, 1) }
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
    [yes] jusqu’à un{ $another ->
        [yes] { " " }autre
       *[no] { "" }
    } { mn-target-player-word }
   *[no] { $another ->
        [yes] un autre { mn-target-player-word }
       *[no] { LE(mn-target-player-word, "masculine") }
    }
}
mn-target-player-word = { $whose ->
    [you] joueur ciblé qui est vous
    [opponent] adversaire ciblé
   *[any] joueur ciblé
}
mn-aimed = { $which ->
    [target-1] { GENDER($noun) ->
        [feminine] la première
       *[masculine] le premier
    } { mn-noun }
    [target-2] { GENDER($noun) ->
        [feminine] la deuxième
       *[masculine] le deuxième
    } { mn-noun }
    [target-3] { GENDER($noun) ->
        [feminine] la troisième
       *[masculine] le troisième
    } { mn-noun }
   *[target] { LE(mn-noun, mn-gender) } ciblé{ mn-e }
}
mn-some-targets = { $same ->
    [yes] { $most ->
        [2] deux cibles
       *[other] trois cibles
    }
   *[no] { $least ->
        [0] { $most ->
            [2] jusqu’à deux cibles
           *[other] jusqu’à trois cibles
        }
        [1] { $most ->
            [2] une ou deux cibles
           *[other] une, deux ou trois cibles
        }
       *[other] deux ou trois cibles
    }
}
mn-it = { $role ->
    [subject] { GENDER($noun) ->
        [feminine] elle
       *[masculine] il
    }
    [after] { GENDER($noun) ->
        [feminine] elle
       *[masculine] lui
    }
   *[object] { mn-ce } { mn-noun }{ mn-there }
}
mn-itself = { GENDER($noun) ->
    [feminine] elle-même
   *[masculine] lui-même
}
mn-there = { $same ->
    [yes] -là
   *[no] { "" }
}
mn-named-card = { $name }
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
mn-that = { $many ->
    [yes] ces { NOUN($noun, 2) }
   *[no] { mn-ce } { mn-noun }
}{ mn-there }
mn-that-any = ce permanent ou ce joueur
mn-that-other = l’autre créature
mn-that-item = ce sort ou cette capacité
mn-all = { $how ->
    [all] { GENDER($noun) ->
        [feminine] toutes
       *[masculine] tous
    }{ " " }
   *[those] { "" }
}les { $kind }
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
mn-paid = { LE(mn-noun, mn-gender) } { $how ->
    [sacrificed] sacrifié
    [discarded] défaussé
    [exiled] exilé
    [tapped] engagé
    [returned] renvoyé
   *[paid] payé
}{ mn-e }
mn-a-card = { WORDS($kind, mn-owned) }
mn-who = { $who ->
    [you] vous
    [opponent] chaque adversaire
    [each-player] chaque joueur
    [a-you] vous
    [a-opponent] un adversaire
    [a-any] un joueur
    [hurt] ce joueur ou le contrôleur de ce permanent
    [each] ce joueur
   *[that] ce joueur
}
mn-whom = { $first } et { AU($next) }
mn-anyone = un permanent ou à un joueur
mn-each-player = { $who ->
    [opponent] adversaire
   *[each-player] joueur
}
mn-controller = { $it ->
    [yes] son contrôleur
   *[no] le contrôleur { DE($object) }
}
mn-owner = { $it ->
    [yes] son propriétaire
   *[no] le propriétaire { DE($object) }
}
mn-hurt = { $to ->
    [player] { $whose ->
        [you] vous subissez
        [opponent] un adversaire subit
       *[any] un joueur subit
    }
   *[any] { $whose ->
        [you] vous ou un permanent que vous contrôlez subissez
        [opponent] un adversaire ou un permanent qu’il contrôle subit
       *[any] un joueur ou un permanent subit
    }
}

## Nombres

mn-both = { $first }{ $next }
mn-counter-on = { $count ->
    [one] marqueur
   *[other] marqueurs
} { $counter } sur { $object }
mn-stat-of = { $it ->
    [yes] { $stat ->
        [power] sa force
        [toughness] son endurance
       *[mana-value] sa valeur de mana
    }
   *[no] { $stat ->
        [power] la force
        [toughness] l’endurance
       *[mana-value] la valeur de mana
    } { DE($object) }
}
mn-where = , X étant { $value }
mn-where-y = , Y étant { $value }
mn-if-control = vous contrôlez { $how ->
    [least] au moins
    [most] au plus
   *[just] exactement
} { mn-number-agreed } { $kind }
mn-if-control-one = vous contrôlez { $kind }
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
mn-if-kicked = { $this } { $holds ->
    [no] n’a pas
   *[yes] a
} été kické{ mn-e }
mn-if-done = { $who ->
    [you] vous { $holds ->
        [no] ne le faites pas
       *[yes] le faites
    }
   *[they] ce joueur { $holds ->
        [no] ne le fait pas
       *[yes] le fait
    }
}

## Quand

mn-when = { $how ->
    [once] quand { $clause }
   *[each] à chaque fois { QUE($clause) }
}
mn-at = { $clause }
mn-at-next = au début { $whose ->
    [you] de votre prochaine { mn-step-name }
    [opponent] de la prochaine { mn-step-name } d’un adversaire
   *[any] de la prochaine { mn-step-name }
}
mn-next-time = la prochaine fois { QUE($clause) }{ $until ->
    [end-of-turn] { " " }ce tour-ci
   *[stays] { "" }
}
mn-at-step = au début { $step ->
    [begin-combat] du combat pendant { $whose ->
        [you] votre tour
        [opponent] le tour de chaque adversaire
       *[any] le tour de chaque joueur
    }
   *[other] { $whose ->
        [you] de votre { mn-step-name }
        [opponent] { DE(mn-step-of) } de chaque adversaire
       *[any] { DE(mn-step-of) } de chaque joueur
    }
}
mn-step-of = { LE(mn-step-name, "feminine") }
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
mn-when-sacrificed = { $subject } est sacrifié{ mn-e }
mn-when-to-graveyard = { $subject } est mis{ mn-e } dans un cimetière
mn-when-discarded = { $who } { $whose ->
    [you] vous défaussez
   *[other] se défausse
} { DE($subject) }
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
mn-when-blocked = { $subject } devient bloqué{ mn-e }{ $by }
mn-by-blocked = { " " }par { $kind }
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
mn-by-any = { " " }d’un sort ou d’une capacité{ $whose ->
    [you] { " " }que vous contrôlez
    [opponent] { " " }qu’un adversaire contrôle
   *[any] { "" }
}
mn-by-targeted = { " " }{ DE($kind) }
mn-when-tapped = { $subject } devient engagé{ mn-e }
mn-when-untapped = { $subject } devient dégagé{ mn-e }
mn-when-turned-up = { $subject } est retourné{ mn-e } face visible
mn-when-taps-for-mana = { $subject } est engagé{ mn-e } pour du mana
mn-when-countered = { $subject } est contrecarré{ mn-e }
mn-control = { $person ->
    [you] { $has ->
        [yes] vous contrôlez { $things }
       *[no] acquérez le contrôle { DE($things) }
    }
   *[one] { $subject } { $has ->
        [yes] contrôle { $things }
       *[no] acquiert le contrôle { DE($things) }
    }
}
mn-when-unattached = { $subject } se détache
mn-when-counters-put = on met des marqueurs sur { $subject }

## Ce qui vaut

mn-holds = { $subject } { $changes }
mn-until = { $text } { $until ->
    [end-of-turn] jusqu’à la fin du tour
    [end-of-combat] jusqu’à la fin du combat
    [your-next-turn] jusqu’à votre prochain tour
   *[while-here] tant { QUE($this) } reste sur le champ de bataille
}{ $tail }
mn-is = { $many ->
    [yes] sont
   *[no] est
}
mn-has = { $has ->
    [has] { $many ->
        [yes] ont
       *[no] a
    }
   *[gains] { $many ->
        [yes] acquièrent
       *[no] acquiert
    }
}
mn-becomes = { $has ->
    [has] { mn-is }
   *[gains] { $many ->
        [yes] deviennent
       *[no] devient
    }
}
mn-change-becomes = { mn-becomes } { $many ->
    [yes] des
   *[no] { GENDER($noun) ->
        [feminine] une
       *[masculine] un
    }
} { $looks }{ $besides ->
    [yes] { " " }en plus de { $many ->
        [yes] leurs
       *[no] ses
    } autres types
   *[no] { "" }
}{ $tail }
mn-becoming = { WORDS($types, $size, $subs) }
mn-change-sets = { $many ->
    [yes] ne sont plus { QUE($types) }
   *[no] n’est plus { QUE($types) }
}
mn-nothing = rien
mn-change-color = { mn-becomes } { $too ->
    [yes] aussi{ " " }
   *[no] { "" }
}{ $colors }
mn-change-gains = { mn-has } { $keywords }
mn-change-loses = { mn-loses } { $keywords }
mn-loses = { $many ->
    [yes] perdent
   *[no] perd
}
mn-change-loses-all = { mn-loses } toutes { $many ->
    [yes] leurs
   *[no] ses
} capacités
mn-change-grants = { mn-has } « { CAPITAL($text) } »
mn-change-size = { $many ->
    [yes] ont
   *[no] a
} une force et une endurance de base de { $size }{ $tail }
mn-change-grow = { $many ->
    [yes] gagnent
   *[no] gagne
} { $size }{ $tail }
mn-change-switch = { $many ->
    [yes] échangent leur force et leur
   *[no] échange sa force et son
} endurance

## Coûts

mn-cost-pay = payer { $mana }
mn-cost-sacrifice-this = sacrifier { $this }
mn-cost-discard-this = vous défausser { DE($this) }
mn-cost-discard-some = vous défausser { DE($some) }
mn-cost-exile-this = exiler { $this }{ mn-from-zone }
mn-cost-return-this = renvoyer { $this } dans la main de son propriétaire
mn-cost-life = payer { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}
mn-cost-exile = exiler { $some } de votre cimetière
mn-cost-tap = engager { $some }
mn-cost-return = renvoyer { $some } dans la main de { $number ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
mn-cost-remove = retirer { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($this) }
mn-from-zone = { $zone ->
    [graveyard] { " " }de votre cimetière
    [hand] { " " }de votre main
   *[battlefield] { "" }
}
mn-price-pay = payez { $mana }
mn-price-sacrifice-this = sacrifiez { $this }
mn-price-discard-this = défaussez-vous { DE($this) }
mn-price-exile-this = exilez { $this }{ mn-from-zone }
mn-price-return-this = renvoyez { $this } dans la main de son propriétaire
mn-price-life = payez { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}
mn-price-sacrifice = sacrifiez { $some }
mn-price-discard-some = défaussez-vous { DE($some) }
mn-price-exile = exilez { $some } de votre cimetière
mn-price-tap = engagez { $some }
mn-price-return = renvoyez { $some } dans la main de { $number ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
mn-price-remove = retirez { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($this) }

## À la place

mn-times = { $times ->
    [2] deux fois ce nombre{ mn-times-of }
    [3] trois fois ce nombre{ mn-times-of }
   *[other] ce nombre{ mn-times-of }
}
mn-times-of = { $of ->
    [damage] { " " }de blessures
    [life] { " " }de points de vie
   *[counters] { $whole ->
        [yes] { " " }de marqueurs
       *[no] { "" }
    }
}
mn-times-just = { $of ->
    [damage] { $number } { $number ->
        [one] blessure
       *[other] blessures
    }
    [life] { $number } { $number ->
        [one] point de vie
       *[other] points de vie
    }
   *[counters] { mn-number } { $number ->
        [one] marqueur
       *[other] marqueurs
    }
}
mn-times-plus = { $base } plus { $of ->
    [counters] { mn-number } de marqueurs
   *[other] { $number }
}
mn-times-minus = { $base } moins { $of ->
    [counters] { mn-number } de marqueurs
   *[other] { $number }
}
mn-to = { " " }{ AU($whom) }
mn-instead-source = { $any ->
    [yes] une source
   *[no] { $source }
}
mn-would-deal = { $you ->
    [yes] devait vous infliger des { mn-combat-kind }
   *[no] devait infliger des { mn-combat-kind }{ $to }
}
mn-would-be-dealt = { $you ->
    [yes] devraient vous être infligées
   *[no] devraient être infligées{ $to }
}
mn-instead-damage = si { mn-instead-source } { mn-would-deal }, elle inflige { $amount } à la place
mn-instead-no-damage = prévenez toutes les { mn-combat-kind } { $any ->
    [yes] qui { mn-would-be-dealt }
   *[no] { QUE($source) } { $you ->
        [yes] devrait vous infliger
       *[no] devrait infliger{ $to }
    }
}
mn-instead-less-damage = si { mn-instead-source } { mn-would-deal }, prévenez { $number } de ces blessures
mn-instead-goes = si { $subject } devait { $dies ->
    [yes] mourir
   *[no] être mis{ mn-e } dans un cimetière d’où que ce soit
}, { $to ->
    [hand] renvoyez-{ mn-la } dans la main de son propriétaire
    [library] mettez-{ mn-la } au-dessus de la bibliothèque de son propriétaire
    [library-bottom] mettez-{ mn-la } au-dessous de la bibliothèque de son propriétaire
   *[exile] exilez-{ mn-la }
} à la place
mn-la = { GENDER($noun) ->
    [feminine] la
   *[masculine] le
}
mn-instead-enters = { $subject } arrive sur le champ de bataille{ $tapped ->
    [yes] { " " }engagé{ mn-e }
   *[no] { "" }
}{ $with ->
    [yes] { $tapped ->
        [yes] { " " }et
       *[no] { "" }
    } avec { $number ->
        [one] un marqueur
       *[other] { mn-number } marqueurs
    } { $counter } sur { GENDER($noun) ->
        [feminine] elle
       *[masculine] lui
    }{ $tail }
   *[no] { "" }
}
mn-instead-draws = si { $whose ->
    [you] vous deviez
    [opponent] un adversaire devait
   *[any] un joueur devait
} piocher une carte, { $count ->
    [0] cette pioche n’a pas lieu
   *[other] { $whose ->
        [you] piochez
       *[other] ce joueur pioche
    } { mn-drawn-instead } à la place
}
mn-drawn-instead = { $count ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
   *[other] six cartes
}
mn-instead-life = si { $whose ->
    [you] vous deviez
    [opponent] un adversaire devait
   *[any] un joueur devait
} gagner des points de vie, { $whose ->
    [you] vous gagnez
   *[other] ce joueur gagne
} { $amount } à la place
mn-instead-counters = si au moins un marqueur { $counter } devait être mis sur { $kind }, mettez-y { $amount } { $counter } à la place

## Ce qui se fait

mn-do-nothing = ne faites rien
mn-do-move = { $to ->
    [hand] renvoyez{ mn-them } { $own ->
        [yes] dans votre main
       *[no] dans la main { mn-owners }
    }
    [battlefield] { $yours ->
        [yes] mettez{ mn-them } sur le champ de bataille{ mn-moved-tapped } sous votre contrôle
       *[no] renvoyez{ mn-them } sur le champ de bataille{ mn-moved-tapped }{ $own ->
            [yes] { "" }
           *[no] { " " }sous le contrôle { mn-owners }
        }
    }
    [graveyard] mettez{ mn-them } dans le cimetière { mn-owners }
    [library] mettez{ mn-them } au-dessus de la bibliothèque { mn-owners }
    [library-bottom] mettez{ mn-them } au-dessous de la bibliothèque { mn-owners }
   *[exile] exilez{ mn-them }
}
mn-moved-tapped = { $tapped ->
    [yes] { " " }engagé{ mn-agreed }
   *[no] { "" }
}
mn-owners = de { $many ->
    [yes] leur
   *[no] son
} propriétaire
mn-do-damage = { $source } { $you ->
    [yes] vous inflige
   *[no] inflige
} { $hits }
mn-hit = { $number } { $number ->
    [one] blessure
   *[other] blessures
}{ $you ->
    [yes] { "" }
   *[no] { " " }{ AU($whom) }
}{ $tail }
mn-hit-equal = un nombre de blessures égal à { $stat ->
    [power] sa force
    [toughness] son endurance
   *[mana-value] sa valeur de mana
}{ $you ->
    [yes] { "" }
   *[no] { " " }{ AU($whom) }
}
mn-hit-divided = { $number } { $number ->
    [one] blessure
   *[other] blessures
}, réparties comme vous le désirez entre { $targets }{ $tail }
mn-do-damage-divided = répartissez comme vous voulez { $number } { $number ->
    [one] blessure
   *[other] blessures
} entre { $targets }{ $tail }
mn-do-destroy = détruisez{ mn-them }
mn-not-regenerated = { $text }. { GENDER($noun) ->
    [feminine] { $many ->
        [yes] Elles ne peuvent
       *[no] Elle ne peut
    }
   *[masculine] { $many ->
        [yes] Ils ne peuvent
       *[no] Il ne peut
    }
} pas être régénéré{ mn-agreed }
mn-do-regenerate = régénérez{ mn-them }
mn-do-tap = engagez{ mn-them }
mn-do-untap = dégagez{ mn-them }
mn-do-attach = attachez{ mn-them } { AU($to) }
mn-them = { $it ->
    [yes] -{ mn-la }
   *[no] { " " }{ $things }
}
mn-do-sacrifice = sacrifiez{ mn-them }
mn-do-sacrifices = { $person ->
    [you] sacrifiez
   *[one] { $subject } sacrifie
} { $some }{ $tail }
mn-do-add-counters = mettez { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { SUR($things) }{ $tail }
mn-do-remove-counters = retirez { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($things) }{ $tail }
mn-do-token = { $person ->
    [you] créez
   *[one] { $subject } crée
} { $made ->
    [one] un
   *[other] { mn-number }
} { $looks }{ $tail }
mn-token-looks = { WORDS(mn-token-word, mn-token-types, $size, $colors, $subs, $has, $limits, mn-token-tapped, mn-token-named) } { $name }
mn-token-word = { $count ->
    [one] jeton
   *[other] jetons
}
mn-token-types = { DE($types) }
mn-token-tapped = { $tapped ->
    [yes] { $count ->
        [one] engagé
       *[other] engagés
    }
   *[no] { "" }
}
mn-token-named = { $count ->
    [one] appelé
   *[other] appelés
}
mn-do-counter = { $to ->
    [exile] contrecarrez { $things }. Si { mn-that-countered } de cette manière, exilez-{ mn-la } à la place
    [hand] contrecarrez { $things }. Si { mn-that-countered } de cette manière, renvoyez-{ mn-la } plutôt dans la main de son propriétaire
    [library] contrecarrez { $things }. Si { mn-that-countered } de cette manière, mettez-{ mn-la } plutôt au-dessus de la bibliothèque de son propriétaire
   *[graveyard] contrecarrez { $things }
}
mn-that-countered = { mn-ce } { mn-noun } est contrecarré{ mn-e }
mn-do-mana = ajoutez { $mana }{ $over }
mn-times-over = { $number ->
    [one] { $tail }
   *[other] { " " }{ mn-number } fois{ $tail }
}
mn-do-mana-choice = ajoutez { $number ->
    [one] { $colors }{ $tail }
   *[other] { mn-number } manas{ $tail }, chacun { $colors }
}{ mn-mana-alike }
mn-do-mana-any = ajoutez { mn-number } { $number ->
    [one] mana
   *[other] manas
} { $alike ->
    [yes] d’une seule couleur de votre choix{ $tail }
   *[no] de n’importe quelle couleur{ $tail }
}
mn-mana-alike = { $alike ->
    [yes] , d’une seule couleur
   *[no] { "" }
}
mn-mana-only = { $text }. Ne dépensez ce mana que pour { $only ->
    [creatures] lancer des sorts de créature
    [instants-and-sorceries] lancer des éphémères et des rituels
    [artifacts] lancer des sorts d’artefact
   *[abilities] activer des capacités
}
mn-do-draw = { $person ->
    [you] piochez
   *[one] { $subject } pioche
} { $number ->
    [one] une carte
   *[other] { mn-number } cartes
}{ $tail }
mn-do-mill = { $person ->
    [you] meulez
   *[one] { $subject } meule
} { $number ->
    [one] une carte
   *[other] { mn-number } cartes
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
    [you] défaussez-vous
   *[one] { $subject } se défausse
} { DE($some) }{ $how ->
    [random] { " " }au hasard
    [by-you] { $person ->
        [you] { "" }
       *[one] { " " }que vous choisissez
    }
   *[chosen] { "" }
}{ $tail }
mn-do-discard-all = { $person ->
    [you] défaussez-vous de toutes les { $kind } de votre main
   *[one] { $subject } se défausse de toutes les { $kind } de sa main
}
mn-do-scry = regard { $number }{ $tail }
mn-do-surveil = surveillez { $number }{ $tail }
mn-do-look = regardez { $number ->
    [one] la carte du dessus
   *[other] les { mn-number } cartes du dessus
} de votre bibliothèque{ $tail }. { $shown ->
    [yes] Vous pouvez révéler { $some } parmi elles et { $take ->
        [one] la
       *[other] les
    } mettre dans votre main. Mettez le reste
   *[no] Mettez-en { $take ->
        [one] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    } dans votre main et le reste
} { $rest ->
    [graveyard] dans votre cimetière
   *[library-bottom] au-dessous de votre bibliothèque
}
mn-do-search = cherchez dans votre bibliothèque { $some }, { $to ->
    [hand] révélez-{ mn-found }, mettez-{ mn-found } dans votre main, puis mélangez
    [library] révélez-{ mn-found }, puis mélangez et mettez-{ mn-found } au-dessus
   *[battlefield] mettez-{ mn-found } sur le champ de bataille{ $tapped ->
        [yes] { " " }{ $count ->
            [one] engagée
           *[other] engagées
        }
       *[no] { "" }
    }, puis mélangez
}
mn-found = { $count ->
    [one] la
   *[other] les
}
mn-choose-shown = choisissez-y { $some }
mn-discards-shown = { $subject } se défausse de { $many ->
    [yes] ces cartes
   *[no] cette carte
}
mn-do-reveal = { $person ->
    [you] révélez votre main
   *[one] { $subject } révèle sa main
}
mn-do-choose = { $person ->
    [you] choisissez
   *[one] { $subject } choisit
} { $some }{ $tail }
mn-do-may = { mn-one-may } faire ceci : { $actions }
mn-do-may-pay = { mn-one-may } { $cost }
mn-one-may = { $person ->
    [you] vous pouvez
   *[one] { $subject } peut
}
mn-do-may-for = { mn-one-may } { $cost }. Si { $person ->
    [you] vous le faites
   *[one] ce joueur le fait
}, { $actions }
mn-may-otherwise = { $text }. Si { $person ->
    [you] vous ne le faites pas
   *[one] ce joueur ne le fait pas
}, { $actions }
mn-unless = { $text } à moins que son contrôleur ne paie { $cost }
mn-do-later = { $when }, { $actions }
mn-do-later-now = quand vous le faites, { $actions }
mn-do-prevent = prévenez { $number ->
    [one] la prochaine blessure
   *[other] les { $number } prochaines blessures
}{ $combat ->
    [yes] { " " }de combat
   *[no] { "" }
} qui { mn-next-dealt } ce tour-ci{ $tail }
mn-next-dealt = { $you ->
    [yes] { $number ->
        [one] devrait vous être infligée
       *[other] devraient vous être infligées
    }
   *[no] { $number ->
        [one] devrait être infligée
       *[other] devraient être infligées
    }{ $to }
}
mn-do-prevent-all = prévenez toutes les { $combat ->
    [yes] blessures de combat
   *[no] blessures
} qui { mn-would-be-dealt } ce tour-ci

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
