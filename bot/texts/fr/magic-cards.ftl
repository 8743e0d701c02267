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
noun-saproling = { $count ->
    [one] Saprobionte
   *[other] Saprobiontes
}
    .gender = masculine
noun-servo = { $count ->
    [one] Servo
   *[other] Servos
}
    .gender = masculine
noun-thopter = { $count ->
    [one] Mécanoptère
   *[other] Mécanoptères
}
    .gender = masculine
noun-eldrazi = { $count ->
    [one] Eldrazi
   *[other] Eldrazi
}
    .gender = masculine
noun-phyrexian = { $count ->
    [one] Phyrexian
   *[other] Phyrexians
}
    .gender = masculine
noun-army = { $count ->
    [one] Armée
   *[other] Armées
}
    .gender = feminine
noun-citizen = { $count ->
    [one] Citoyen
   *[other] Citoyens
}
    .gender = masculine
noun-centaur = { $count ->
    [one] Centaure
   *[other] Centaures
}
    .gender = masculine
noun-myr = { $count ->
    [one] Myr
   *[other] Myr
}
    .gender = masculine
noun-kithkin = { $count ->
    [one] Sangami
   *[other] Sangamis
}
    .gender = masculine
noun-elephant = { $count ->
    [one] Éléphant
   *[other] Éléphants
}
    .gender = masculine
noun-dinosaur = { $count ->
    [one] Dinosaure
   *[other] Dinosaures
}
    .gender = masculine
noun-ooze = { $count ->
    [one] Limon
   *[other] Limons
}
    .gender = masculine
noun-devil = { $count ->
    [one] Diable
   *[other] Diables
}
    .gender = masculine
noun-samurai = { $count ->
    [one] Samouraï
   *[other] Samouraïs
}
    .gender = masculine
noun-illusion = { $count ->
    [one] Illusion
   *[other] Illusions
}
    .gender = feminine
noun-goat = { $count ->
    [one] Chèvre
   *[other] Chèvres
}
    .gender = feminine
noun-satyr = { $count ->
    [one] Satyre
   *[other] Satyres
}
    .gender = masculine
noun-shapeshifter = { $count ->
    [one] Changeforme
   *[other] Changeformes
}
    .gender = masculine
noun-horror = { $count ->
    [one] Horreur
   *[other] Horreurs
}
    .gender = feminine
noun-aura = { $count ->
    [one] Aura
   *[other] Auras
}
    .gender = feminine
noun-blood = { $count ->
    [one] Sang
   *[other] Sangs
}
    .gender = masculine
noun-clue = { $count ->
    [one] Indice
   *[other] Indices
}
    .gender = masculine
noun-food = { $count ->
    [one] Nourriture
   *[other] Nourritures
}
    .gender = feminine
noun-gold = { $count ->
    [one] Or
   *[other] Ors
}
    .gender = masculine
noun-lander = { $count ->
    [one] Atterrisseur
   *[other] Atterrisseurs
}
    .gender = masculine
noun-treasure = { $count ->
    [one] Trésor
   *[other] Trésors
}
    .gender = masculine
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
noun-kindred = { $count ->
    [one] tribal
   *[other] tribaux
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
    [changeling] changelin
    [deathtouch] contact mortel
    [defender] défenseur
    [devoid] carence
    [double-strike] double initiative
    [fear] peur
    [horsemanship] équitation
    [intimidate] intimidation
    [shadow] distorsion
    [skulk] furtivité
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
    [wither] flétrissure
   *[vigilance] vigilance
}
mn-keyword-named = { $keyword ->
    [first-strike] { LE(mn-keyword, "feminine") }
    [indestructible] l’indestructibilité
    [changeling] { LE(mn-keyword, "masculine") }
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
        [blocks-only-flying] ne peuvent bloquer que des créatures avec le vol
        [cant-block] ne peuvent pas bloquer
        [pacified] ne peuvent ni attaquer ni bloquer
        [doesnt-untap] ne se dégagent pas pendant l’étape de dégagement de leur contrôleur
        [enters-tapped] arrivent sur le champ de bataille engagé{ mn-agreed }
       *[unblockable] ne peuvent pas être bloqué{ mn-agreed }
    }
   *[no] { $keyword ->
        [cant-attack] ne peut pas attaquer
        [cant-be-countered] ne peut pas être contrecarré{ mn-agreed }
        [blocks-only-flying] ne peut bloquer que des créatures avec le vol
        [cant-block] ne peut pas bloquer
        [pacified] ne peut ni attaquer ni bloquer
        [doesnt-untap] ne se dégage pas pendant l’étape de dégagement de son contrôleur
        [enters-tapped] arrive sur le champ de bataille engagé{ mn-agreed }
       *[unblockable] ne peut pas être bloqué{ mn-agreed }
    }
}
    .short = { $keyword ->
        [cant-attack] { $many ->
            [yes] n’attaquent
           *[no] n’attaque
        } pas
        [cant-be-countered] pas de contresort
        [blocks-only-flying] { $many ->
            [yes] ne bloquent
           *[no] ne bloque
        } que des créatures volantes
        [cant-block] { $many ->
            [yes] ne bloquent
           *[no] ne bloque
        } pas
        [pacified] { $many ->
            [yes] n’attaquent ni ne bloquent
           *[no] n’attaque ni ne bloque
        }
        [doesnt-untap] { $many ->
            [yes] ne se dégagent
           *[no] ne se dégage
        } pas
        [enters-tapped] { $many ->
            [yes] arrivent
           *[no] arrive
        } engagé{ mn-agreed }
       *[unblockable] { $many ->
            [yes] imblocables
           *[no] imblocable
        }
    }
mn-phrase-lost = { $many ->
    [yes] { $keyword ->
        [cant-attack] peuvent de nouveau attaquer
        [cant-be-countered] peuvent de nouveau être contrecarré{ mn-agreed }
        [blocks-only-flying] peuvent de nouveau bloquer d’autres créatures
        [cant-block] peuvent de nouveau bloquer
        [doesnt-untap] se dégagent de nouveau comme d’habitude
        [enters-tapped] arrivent de nouveau dégagé{ mn-agreed }
       *[unblockable] peuvent de nouveau être bloqué{ mn-agreed }
    }
   *[no] { $keyword ->
        [cant-attack] peut de nouveau attaquer
        [cant-be-countered] peut de nouveau être contrecarré{ mn-agreed }
        [blocks-only-flying] peut de nouveau bloquer d’autres créatures
        [cant-block] peut de nouveau bloquer
        [doesnt-untap] se dégage de nouveau comme d’habitude
        [enters-tapped] arrive de nouveau dégagé{ mn-agreed }
       *[unblockable] peut de nouveau être bloqué{ mn-agreed }
    }
}
    .short = { $many ->
        [yes] peuvent
       *[no] peut
    } { $keyword ->
        [cant-attack] attaquer
        [cant-be-countered] être contrecarré{ mn-agreed }
        [blocks-only-flying] bloquer toutes les créatures
        [cant-block] bloquer
        [doesnt-untap] se dégager
        [enters-tapped] arriver dégagé{ mn-agreed }
       *[unblockable] être bloqué{ mn-agreed }
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
    .short = { $phrase }
mn-line-by-hand = À jouer à la main.
mn-line-any-number = Un deck peut contenir n’importe quel nombre de cartes appelées { $card }.
    .short = Nombre libre dans un deck
mn-line-additional = En tant que coût supplémentaire pour lancer ce sort, { $price }.
    .short = en plus, { $price }
mn-line-enchant = Enchanter : { $kind }
mn-line-equip = Équipement { $cost }
mn-line-cycling = Recyclage { $cost }
mn-line-typecycling = Recyclage { DE($kind) } { $cost }
mn-line-flashback = Flashback{ $cost }
mn-line-escape = Évasion{ $cost }
mn-line-evoke = Évocation{ $cost }
mn-line-dash = Précipitation{ $cost }
mn-line-madness = Folie{ $cost }
mn-line-jump-start = Démarrage
mn-line-retrace = Reprise
mn-line-convoke = Convocation
mn-line-delve = Fouille
mn-line-improvise = Improvisation
mn-line-rebound = Rebond
mn-line-cascade = Cascade
mn-line-echo = Écho{ $cost }
mn-line-unearth = Exhumation { $cost }
mn-price-mana = { " " }{ $cost }
mn-price-parts = —{ CAPITAL($cost) }
mn-rather = vous pouvez { $cost } au lieu de payer le coût de mana de ce sort
    .short = ou : { $cost }
mn-for-free = vous pouvez lancer ce sort sans payer son coût de mana
    .short = ou gratuitement
mn-cast-only = ne lancez ce sort que si { $conditions }
    .short = seulement si { $conditions }
mn-line-kicker = Kick{ $cost }
mn-line-buyback = Rappel{ $cost }
mn-line-entwine = Enchevêtrement{ $cost }
mn-line-morph = Mue { $cost }
mn-line-suspend = Suspension { $time }—{ $cost }
mn-line-ward = Parade { $cost }
mn-line-affinity = Affinité pour les { $kind }
mn-line-battle-cry = Cri de guerre
mn-line-bloodthirst = Soif de sang { $number }
mn-line-evolve = Évolution
mn-line-exalted = Exaltation
mn-line-fading = Évanescence { $number }
mn-line-graft = Greffe { $number }
mn-line-modular = Modularité { $number }
mn-line-outlast = Endurance { $cost }
mn-line-persist = Persistance
mn-line-reinforce = Renfort { $number }—{ $cost }
mn-line-scavenge = Récupération { $cost }
mn-line-undying = Immortel
mn-line-prowess = Prouesse
mn-word-prowess = prouesse
mn-line-modes = { CAPITAL($text) } —
    .short = { $text }
mn-mode = • { $text }
    .short = { $text }
mn-choose-modes = choisissez { $number ->
    [one] l’un
   *[other] { mn-number }
}
    .short = { $number } au choix
mn-choose-one-or-more = choisissez-en { $both ->
    [yes] un ou les deux
   *[no] un ou plusieurs
}
    .short = 1+ au choix
mn-choose-up-to = { $all ->
    [yes] choisissez-en autant que vous voulez
   *[no] choisissez-en { $number ->
        [one] un
       *[other] { mn-number }
    } au plus
}
    .short = ≤{ $number } au choix
mn-choose-between = choisissez-en de { $least } à { $most }
    .short = { $least }–{ $most } au choix
mn-choose-targets = choisissez { $targets }
    .short = { $targets }
mn-after-cost = { CAPITAL($cost) } : { CAPITAL($body) }
    .short = { $cost } : { $body }
mn-after-when = { $when }, { $body }
    .short = { $when } : { $body }
mn-only-sorcery = n’activez que lorsque vous pourriez lancer un rituel
    .short = comme un rituel
mn-only-often = n’activez { $number ->
    [1] qu’une seule fois
    [2] pas plus de deux fois
   *[other] qu’au plus { mn-number } fois
} par tour
    .short = { $number }/tour
mn-only-any = tout joueur peut activer cette capacité
    .short = tout joueur
mn-only-triggers-once = cette capacité ne se déclenche qu’une seule fois par tour
    .short = 1/tour
mn-only-from = n’activez que si cette carte est dans votre { $zone ->
    [hand] main
   *[graveyard] cimetière
}
    .short = depuis { $zone ->
        [hand] la main
       *[graveyard] le cimetière
    }
mn-only-if = n’activez que si { $conditions }
    .short = seulement si { $conditions }
mn-as-long-as = tant { QUE($conditions) }, { $text }
    .short = tant { QUE($conditions) } : { $text }
mn-defines-both = la force et l’endurance { DE($object) } valent toutes deux { $value }
    .short = force et endurance = { $value }
mn-defines = la force { DE($object) } vaut { $power }, et son endurance vaut { $toughness }
    .short = force = { $power }, endurance = { $toughness }
mn-costs-this = ce sort coûte { $number } de { $sign ->
    [minus] moins
   *[plus] plus
} à lancer{ $tail }
    .short = coûte { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
mn-costs = les { $kind } { $whose ->
    [you] que vous lancez coûtent
    [opponent] que vos adversaires lancent coûtent
   *[any] coûtent
} { $number } de { $sign ->
    [minus] moins
   *[plus] plus
} à lancer{ $tail }
    .short = les { $kind } { $whose ->
        [you] à vous{ " " }
        [opponent] adverses{ " " }
       *[any] { "" }
    }coûtent { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
mn-evasion = { $this } ne peut pas être bloqué{ mn-e }{ $only ->
    [yes] , excepté par des
   *[no] { " " }par des
} { $kind }
    .short = imblocable{ $only ->
        [yes] , sauf par des
       *[no] { " " }par des
    } { $kind }

mn-sign-means = { $sign ->
    [flying] Vol : seules les créatures avec le vol ou la portée peuvent la bloquer.
    [reach] Portée : elle peut bloquer les créatures avec le vol.
    [haste] Célérité : elle peut attaquer et s’engager dès le tour de son arrivée.
    [trample] Piétinement : les blessures au-delà de l’endurance des bloqueurs vont au joueur.
    [double-strike] Double initiative : elle inflige ses blessures de combat en premier, puis encore avec les autres.
    [fear] Peur : seules les créatures-artefacts et les créatures noires peuvent la bloquer.
    [horsemanship] Équitation : seules les créatures avec l’équitation peuvent la bloquer.
    [intimidate] Intimidation : seules les créatures-artefacts et celles qui partagent une couleur avec elle peuvent la bloquer.
    [shadow] Distorsion : elle ne peut bloquer que les créatures avec la distorsion, et elles seules peuvent la bloquer.
    [skulk] Furtivité : les créatures d’une force supérieure ne peuvent pas la bloquer.
    [first-strike] Initiative : elle inflige ses blessures de combat en premier.
    [defender] Défenseur : elle ne peut pas attaquer.
    [lifelink] Lien de vie : vous gagnez autant de points de vie qu’elle inflige de blessures.
    [wither] Flétrissure : aux créatures, elle inflige ses blessures sous forme de marqueurs -1/-1.
    [menace] Menace : il faut au moins deux créatures pour la bloquer.
    [hexproof] Défense talismanique : vos adversaires ne peuvent pas la cibler.
    [shroud] Linceul : aucun joueur ne peut la cibler.
    [indestructible] Indestructible : ni blessures ni effets ne la détruisent.
    [flash] Flash : vous pouvez la lancer comme un éphémère.
    [protection] Protection : les objets du genre nommé ne peuvent ni la blesser, ni la bloquer, ni la cibler, ni l’enchanter.
    [landwalk] Traversée : elle ne peut pas être bloquée tant que l’autre joueur contrôle un tel terrain.
    [vigilance] Vigilance : elle attaque sans s’engager.
    [deathtouch] Contact mortel : toute blessure qu’elle inflige à une créature détruit celle-ci.
    [cant-attack] Elle ne peut pas attaquer.
    [blocks-only-flying] Elle ne peut bloquer que des créatures avec le vol.
    [cant-block] Elle ne peut pas bloquer.
    [doesnt-untap] Elle ne se dégage pas pendant l’étape de dégagement de son contrôleur.
   *[unblockable] Elle ne peut pas être bloquée.
}

## Genres d’objets

mn-kind = { WORDS($other, $nouns, $also, $of, $color, $either, $notcolor, $nottype, $nots, $super, $tapped, $attacking, $blocking, $token, $target, $tails, $does, $lacks) }
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
mn-adjective-not-sub = non-{ NOUN($sub, 1) }
mn-adjective-not-super = { $super ->
    [basic] non-base
    [legendary] { $count ->
        [one] non légendaire
       *[other] non légendaires
    }
   *[snow] { GENDER($noun) ->
        [feminine] { $count ->
            [one] non neigeuse
           *[other] non neigeuses
        }
       *[masculine] non neigeux
    }
}
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
        [blocks-only-flying] ne peuvent bloquer que des créatures avec le vol
        [cant-block] ne peuvent pas bloquer
        [doesnt-untap] restent engagé{ mn-e }s
        [enters-tapped] arrivent sur le champ de bataille engagé{ mn-e }s
       *[unblockable] ne peuvent pas être bloqué{ mn-e }s
    }
}
    .short = { $count ->
        [one] qui { $keyword ->
            [doesnt-untap] reste engagé{ mn-e }
           *[other] { mn-phrase.short }
        }
       *[other] qui { $keyword ->
            [cant-attack] n’attaquent pas
            [cant-be-countered] ne se contrent pas
            [blocks-only-flying] ne bloquent que des créatures volantes
            [cant-block] ne bloquent pas
            [doesnt-untap] restent engagé{ mn-e }{ "s" }
            [enters-tapped] arrivent engagé{ mn-e }{ "s" }
           *[unblockable] sont imblocables
        }
    }
mn-adjective-lacks = { $count ->
    [one] qui { $keyword ->
        [cant-attack] peut attaquer
        [cant-be-countered] peut être contrecarré{ mn-e }
        [blocks-only-flying] peut bloquer des créatures sans le vol
        [cant-block] peut bloquer
        [doesnt-untap] se dégage comme d’habitude
        [enters-tapped] arrive sur le champ de bataille dégagé{ mn-e }
       *[unblockable] peut être bloqué{ mn-e }
    }
   *[other] qui { $keyword ->
        [cant-attack] peuvent attaquer
        [cant-be-countered] peuvent être contrecarré{ mn-e }s
        [blocks-only-flying] peuvent bloquer des créatures sans le vol
        [cant-block] peuvent bloquer
        [doesnt-untap] se dégagent comme d’habitude
        [enters-tapped] arrivent sur le champ de bataille dégagé{ mn-e }s
       *[unblockable] peuvent être bloqué{ mn-e }s
    }
}
    .short = qui { $count ->
        [one] peut
       *[other] peuvent
    } { $keyword ->
        [cant-attack] attaquer
        [cant-be-countered] être contrecarré{ mn-e }{ $count ->
            [one] { "" }
           *[other] s
        }
        [blocks-only-flying] bloquer toutes les créatures
        [cant-block] bloquer
        [doesnt-untap] se dégager
        [enters-tapped] arriver dégagé{ mn-e }{ $count ->
            [one] { "" }
           *[other] s
        }
       *[unblockable] être bloqué{ mn-e }{ $count ->
            [one] { "" }
           *[other] s
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
mn-that-targets = { $count ->
    [one] qui cible { $what }
   *[other] qui ciblent { $what }
}
mn-that-is-one = { $count ->
    [one] qui est { $kinds }
   *[other] qui sont des { $kinds }
}
mn-that-is-none = { $count ->
    [one] qui n’est pas { $kinds }
   *[other] qui ne sont pas des { $kinds }
}
    .short = pas { $kinds }
mn-without-keyword = sans { $keyword }
mn-with-number = { $what ->
    [power] de force
    [toughness] d’endurance
   *[mana-value] avec une valeur de mana
} { $range }
    .short = { $what ->
        [power] de force
        [toughness] d’endurance
       *[mana-value] de valeur
    } { $range }
mn-with-counter = portant un marqueur { $counter }
    .short = avec marqueur { $counter }
mn-controlled = { $whose ->
    [you] que vous contrôlez
    [opponent] { $count ->
        [one] qu’un adversaire contrôle
       *[other] que vos adversaires contrôlent
    }
    [you-them] sous son propre contrôle
   *[opponent-them] qu’un de ses adversaires contrôle
}
    .short = { $whose ->
        [you] à vous
        [opponent] { $count ->
            [one] adverse
           *[other] adverses
        }
        [you-them] à ce joueur
       *[opponent-them] { $count ->
            [one] adverse
           *[other] adverses
        }
    }
mn-owned = { $whose ->
    [you] que vous possédez
   *[opponent] qu’un adversaire possède
}
    .short = { $whose ->
        [you] de vous
       *[opponent] de l’adversaire
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
    .short = { $zone ->
        [exile] { $moved ->
            [yes] depuis l’exil
           *[no] en exil
        }
       *[other] { $moved ->
            [yes] { $whose ->
                [you] de votre { mn-zone-name }
                [opponent] { DE(mn-a-zone) } adverse
               *[any] { $zone ->
                    [graveyard] d’un
                   *[other] d’une
                } { mn-zone-name }
            }
           *[no] dans { $whose ->
                [you] votre { mn-zone-name }
                [opponent] { mn-a-zone } adverse
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
mn-controlled-by = { $person ->
    [you] que vous contrôlez
   *[one] { QUE($subject) } contrôle
}
    .short = { $person ->
        [you] à vous
       *[one] { DE($subject) }
    }
mn-zone-of = { $zone ->
    [exile] { $moved ->
        [yes] depuis l’exil
       *[no] en exil
    }, { $person ->
        [you] à vous
       *[one] { AU($subject) }
    }
   *[other] { $moved ->
        [yes] { $person ->
            [you] de votre { mn-zone-name }
           *[one] { DE(mn-a-zone) } { DE($subject) }
        }
       *[no] dans { $person ->
            [you] votre { mn-zone-name }
           *[one] { mn-a-zone } { DE($subject) }
        }
    }
}
    .short = { $zone ->
        [exile] en exil{ $person ->
            [you] , à vous
           *[one] , { AU($subject) }
        }
       *[other] { $moved ->
            [yes] { $person ->
                [you] de votre { mn-zone-name }
               *[one] { DE(mn-a-zone) } { DE($subject) }
            }
           *[no] dans { $person ->
                [you] votre { mn-zone-name }
               *[one] { mn-a-zone } { DE($subject) }
            }
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
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
mn-or-more = supérieure ou égale à { $number }
    .short = ≥{ $number }
mn-or-lower = inférieure ou égale à { $number }
    .short = ≤{ $number }
mn-between = comprise entre { $low } et { $high }
    .short = { $low }–{ $high }

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
    .short = { $optional ->
        [yes] ≤1 { $another ->
            [yes] autre{ " " }
           *[no] { "" }
        }
       *[no] { $another ->
            [yes] 1 autre{ " " }
           *[no] 1{ " " }
        }
    }{ $kind }
mn-gender = { GENDER($noun) }
mn-target-noun = { $first ->
    [yes] { NOUN($noun, 1) }
   *[no] { LE(mn-noun, mn-gender) }
}
    .short = { NOUN($noun, 1) }
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
    .short = { $optional ->
        [yes] ≤
       *[no] { "" }
    }1 { $another ->
        [yes] autre{ " " }
       *[no] { "" }
    }cible
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
    .short = { $optional ->
        [yes] ≤
       *[no] { "" }
    }1 { $another ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ mn-target-player-word.short }
mn-target-player-word = { $whose ->
    [you] joueur ciblé qui est vous
    [opponent] adversaire ciblé
   *[any] joueur ciblé
}
    .short = { $whose ->
        [you] joueur ciblé (vous)
        [opponent] adversaire ciblé
       *[any] joueur ciblé
    }
mn-target-either = { $optional ->
    [yes] jusqu’à un{ $another ->
        [yes] { " " }autre
       *[no] { "" }
    } { mn-target-either-word }
   *[no] { $another ->
        [yes] un autre { mn-target-either-word }
       *[no] { LE(mn-target-either-word, "masculine") }
    }
}
    .short = { $optional ->
        [yes] ≤
       *[no] { "" }
    }1 { $another ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ mn-target-either-word }
mn-target-either-word = { $whose ->
    [opponent] adversaire
   *[any] joueur
} ou { $kind } ciblé
    .short = { $kind } ou joueur
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
    .short = { $which ->
        [target-1] { GENDER($noun) ->
            [feminine] la 1re
           *[masculine] le 1er
        } { mn-noun }
        [target-2] { GENDER($noun) ->
            [feminine] la 2e
           *[masculine] le 2e
        } { mn-noun }
        [target-3] { GENDER($noun) ->
            [feminine] la 3e
           *[masculine] le 3e
        } { mn-noun }
       *[target] { LE(mn-noun, mn-gender) }
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
                [2] 1 ou 2
               *[other] 1 à 3
            }
           *[other] 2 ou 3
        }
    } cibles
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
    .short = { $role ->
        [subject] { GENDER($noun) ->
            [feminine] elle
           *[masculine] il
        }
        [after] { GENDER($noun) ->
            [feminine] elle
           *[masculine] lui
        }
       *[object] { LE(mn-noun, mn-gender) }
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
    .short = ceci
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
    .short = { LE(mn-noun, mn-gender) }
mn-that = { $many ->
    [yes] ces { NOUN($noun, 2) }
   *[no] { mn-ce } { mn-noun }
}{ mn-there }
    .short = { $many ->
        [yes] les { NOUN($noun, 2) }
       *[no] { LE(mn-noun, mn-gender) }
    }
mn-that-any = ce permanent ou ce joueur
    .short = la cible
mn-that-other = l’autre créature
mn-that-item = ce sort ou cette capacité
    .short = la cible
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
    .short = { LE(mn-noun, mn-gender) } { $how ->
        [sacrificed] sacrifié
        [discarded] défaussé
        [exiled] exilé
        [tapped] engagé
        [returned] renvoyé
       *[paid] payé
    }{ mn-e }
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
    .short = { $who ->
        [you] vous
        [opponent] chaque adversaire
        [each-player] chaque joueur
        [a-you] vous
        [a-opponent] un adversaire
        [a-any] un joueur
       *[that] ce joueur
    }
mn-whom = { $first } et { AU($next) }
mn-anyone = un permanent ou à un joueur
    .short = un permanent ou un joueur
mn-each-player = { $who ->
    [opponent] adversaire
   *[each-player] joueur
}
mn-controller = { $it ->
    [yes] son contrôleur
   *[no] le contrôleur { DE($object) }
}
    .short = { $it ->
        [yes] son contrôleur
       *[no] contrôleur { DE($object) }
    }
mn-owner = { $it ->
    [yes] son propriétaire
   *[no] le propriétaire { DE($object) }
}
    .short = { $it ->
        [yes] son propriétaire
       *[no] propriétaire { DE($object) }
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
    .short = { $to ->
        [player] { $whose ->
            [you] vous subissez
            [opponent] un adversaire subit
           *[any] un joueur subit
        }
       *[any] { $whose ->
            [you] vous ou les vôtres subissez
            [opponent] un adversaire ou les siens subit
           *[any] quiconque subit
        }
    }

## Nombres

mn-both = { $first }{ $next }
mn-counter-on = { $count ->
    [one] marqueur
   *[other] marqueurs
} { $counter } sur { $object }
    .short = { $count ->
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
    .short = { $it ->
        [yes] { $stat ->
            [power] sa force
            [toughness] son endurance
           *[mana-value] sa valeur
        }
       *[no] { $stat ->
            [power] force
            [toughness] endurance
           *[mana-value] valeur
        } { DE($object) }
    }
mn-where = , X étant { $value }
    .short = { " " }(X = { $value })
mn-where-y = , Y étant { $value }
    .short = { " " }(Y = { $value })
mn-if-control = vous contrôlez { $how ->
    [least] au moins
    [most] au plus
   *[just] exactement
} { mn-number-agreed } { $kind }
    .short = vous avez { $how ->
        [least] ≥
        [most] ≤
       *[just] juste{ " " }
    }{ $number } { $kind }
mn-happened-gains-life = les points de vie { $whose ->
    [you] que vous avez gagnés
    [opponent] que vos adversaires ont gagnés
   *[any] que les joueurs ont gagnés
} ce tour-ci
    .short = PV gagnés par { $whose ->
        [you] vous
        [opponent] l’adversaire
       *[any] tous
    }
mn-happened-loses-life = les points de vie { $whose ->
    [you] que vous avez perdus
    [opponent] que vos adversaires ont perdus
   *[any] que les joueurs ont perdus
} ce tour-ci
    .short = PV perdus par { $whose ->
        [you] vous
        [opponent] l’adversaire
       *[any] tous
    }
mn-happened-damaged = les blessures { $whose ->
    [you] que vous avez subies
    [opponent] que vos adversaires ont subies
   *[any] que les joueurs ont subies
} ce tour-ci
    .short = blessures subies par { $whose ->
        [you] vous
        [opponent] l’adversaire
       *[any] tous
    }
mn-that-happened = { $event ->
    [dies] mort{ mn-e }{ $count ->
        [one] { "" }
       *[other] s
    }{ mn-under }
    [leaves] ayant quitté le champ de bataille{ mn-under }
    [attacks] ayant attaqué{ mn-under }
   *[cast] { $whose ->
        [you] que vous avez lancé
        [opponent] que vos adversaires ont lancé
       *[any] lancé
    }{ $count ->
        [one] { "" }
       *[other] s
    }
} ce tour-ci
    .short = { $event ->
        [dies] mort{ mn-e }
        [leaves] parti{ mn-e }
        [attacks] ayant attaqué
       *[cast] lancé{ mn-e }
    } ce tour-ci
mn-under = { $whose ->
    [you] { " " }sous votre contrôle
    [opponent] { " " }sous le contrôle d’un adversaire
   *[any] { "" }
}
    .short = { $whose ->
        [you] { " " }à vous
        [opponent] { " " }adverse
       *[any] { "" }
    }
mn-if-happened = { $event ->
    [attacks] { $who } { mn-auxiliary } attaqué{ $some ->
        [yes] { " " }avec { $kind }
       *[no] { "" }
    }
    [dies] { $kind } est mort{ mn-e }{ mn-under }
    [leaves] { $kind } a quitté le champ de bataille{ mn-under }
    [cast] { $who } { mn-auxiliary } lancé { $kind }
    [gains-life] { $who } { mn-auxiliary } gagné des points de vie
    [loses-life] { $who } { mn-auxiliary } perdu des points de vie
   *[damaged] { $who } { mn-auxiliary } subi des blessures
} ce tour-ci
    .short = { $event ->
        [attacks] { $who } { mn-auxiliary } attaqué
        [dies] { $kind }{ mn-under.short } est mort{ mn-e }
        [leaves] { $kind }{ mn-under.short } est parti{ mn-e }
        [cast] { $who } { mn-auxiliary } lancé { $kind }
        [gains-life] { $who } { mn-auxiliary } gagné des PV
        [loses-life] { $who } { mn-auxiliary } perdu des PV
       *[damaged] { $who } { mn-auxiliary } subi des blessures
    } ce tour-ci
mn-auxiliary = { $whose ->
    [you] avez
   *[other] a
}
mn-if-control-one = vous contrôlez { $kind }
    .short = vous avez { $kind }
mn-life-of = { $person ->
    [you] votre total de points de vie
   *[one] le total de points de vie { DE($subject) }
}
    .short = { $person ->
        [you] vos PV
       *[one] PV { DE($subject) }
    }
mn-devotion = le nombre de symboles de mana { mn-color } dans les coûts des permanents que vous contrôlez
    .short = symboles de mana { mn-color } sur vos permanents
mn-greatest-of = la plus grande { mn-stat } parmi les { $kind }
    .short = plus grande { mn-stat } des { $kind }
mn-total-of = { $stat ->
    [power] la force totale
    [toughness] l’endurance totale
   *[mana-value] la valeur de mana totale
} des { $kind }
    .short = { mn-stat } totale des { $kind }
mn-stat = { $stat ->
    [power] force
    [toughness] endurance
   *[mana-value] valeur de mana
}
mn-kinds-among = { mn-kind-counted } parmi les { $kind }
    .short = { mn-kind-counted } des { $kind }
mn-kind-counted = { $kinds ->
    [basic-types] { $count ->
        [one] type de terrain de base
       *[other] types de terrain de base
    }
    [types] { $count ->
        [one] type de carte
       *[other] types de carte
    }
    [colors] { $count ->
        [one] couleur
       *[other] couleurs
    }
    [names] { $count ->
        [one] nom différent
       *[other] noms différents
    }
   *[mana-values] { $count ->
        [one] valeur de mana différente
       *[other] valeurs de mana différentes
    }
}
mn-half = la moitié { DE($value) } (arrondie à l’unité { $round ->
    [up] supérieure
   *[down] inférieure
})
    .short = ½ { $value } ({ $round ->
        [up] sup.
       *[down] inf.
    })
mn-named-alike = du même nom { QUE(mn-this) }
    .short = de son nom
mn-in-all = { $zone ->
    [exile] en exil
    [graveyard] dans tous les cimetières
    [hand] dans toutes les mains
   *[library] dans toutes les bibliothèques
}
    .short = { $zone ->
        [exile] en exil
        [graveyard] aux cimetières
        [hand] en mains
       *[library] en bibliothèques
    }
mn-value = { $word ->
    [x] X
    [amount] ce nombre
   *[done] le nombre obtenu juste avant
}
    .short = { $word ->
        [x] X
       *[done] ce nombre
    }

## Si

mn-if-number = { $value } { $holds ->
    [no] n’est pas
   *[yes] est
} { $bounds }
    .short = { $value } { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }{ $bounds }
mn-than = { $how ->
    [more] supérieur
   *[less] inférieur
} { AU($value) }
    .short = { $how ->
        [more] >
       *[less] <
    } { $value }
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
    [upkeep] { $whose ->
        [you] votre entretien
        [opponent] l’entretien d’un adversaire
       *[any] un entretien
    }
    [draw] { $whose ->
        [you] votre étape de pioche
        [opponent] l’étape de pioche d’un adversaire
       *[any] une étape de pioche
    }
    [combat] { $whose ->
        [you] votre phase de combat
        [opponent] la phase de combat d’un adversaire
       *[any] une phase de combat
    }
    [attackers] { $whose ->
        [you] votre étape de déclaration des attaquants
        [opponent] l’étape de déclaration des attaquants d’un adversaire
       *[any] une étape de déclaration des attaquants
    }
    [blockers] { $whose ->
        [you] votre étape de déclaration des bloqueurs
        [opponent] l’étape de déclaration des bloqueurs d’un adversaire
       *[any] une étape de déclaration des bloqueurs
    }
    [end] { $whose ->
        [you] votre étape de fin
        [opponent] l’étape de fin d’un adversaire
       *[any] une étape de fin
    }
   *[turn] { $whose ->
        [you] votre tour
        [opponent] le tour d’un adversaire
       *[any] le tour d’un joueur
    }
}{ $before ->
    [attackers] { "" }, avant la déclaration des attaquants
    [blockers] { "" }, avant la déclaration des bloqueurs
    [damage] { "" }, avant les blessures de combat
   *[no] { "" }
}
    .short = { $holds ->
        [no] ce n’est pas{ " " }
       *[yes] c’est{ " " }
    }{ $part ->
        [main] { $whose ->
            [you] votre phase principale
            [opponent] la phase principale adverse
           *[any] une phase principale
        }
        [upkeep] { $whose ->
            [you] votre entretien
            [opponent] l’entretien adverse
           *[any] un entretien
        }
        [draw] { $whose ->
            [you] votre pioche
            [opponent] la pioche adverse
           *[any] une étape de pioche
        }
        [combat] { $whose ->
            [you] votre combat
            [opponent] le combat adverse
           *[any] un combat
        }
        [attackers] { $whose ->
            [you] votre étape des attaquants
            [opponent] l’étape adverse des attaquants
           *[any] une étape des attaquants
        }
        [blockers] { $whose ->
            [you] votre étape des bloqueurs
            [opponent] l’étape adverse des bloqueurs
           *[any] une étape des bloqueurs
        }
        [end] { $whose ->
            [you] votre étape de fin
            [opponent] l’étape de fin adverse
           *[any] une étape de fin
        }
       *[turn] { $whose ->
            [you] votre tour
            [opponent] le tour adverse
           *[any] le tour d’un joueur
        }
    }{ $before ->
        [attackers] { "" } avant les attaquants
        [blockers] { "" } avant les bloqueurs
        [damage] { "" } avant les blessures
       *[no] { "" }
    }
mn-if-targets = ce sort { $holds ->
    [no] ne cible pas
   *[yes] cible
} { $kind }
    .short = { $holds ->
        [no] pas sur
       *[yes] sur
    } { $kind }
mn-if-new = { $this } { $holds ->
    [no] n’est pas passé
   *[yes] est passé
}{ mn-e } sous votre contrôle depuis le début de votre dernière étape d’entretien
    .short = { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }sous votre contrôle depuis votre dernier entretien
mn-if-cast-so = son coût { $way ->
    [dash] de précipitation
    [escape] d’évasion
    [evoke] d’évocation
   *[madness] de folie
} { $holds ->
    [no] n’a pas
   *[yes] a
} été payé
    .short = { $holds ->
        [no] non{ " " }
       *[yes] { "" }
    }{ $way ->
        [dash] précipitation
        [escape] évasion
        [evoke] évocation
       *[madness] folie
    }
mn-if-kicked = { $this } { $holds ->
    [no] n’a pas
   *[yes] a
} été kické{ mn-e }
    .short = { $holds ->
        [no] non{ " " }
       *[yes] { "" }
    }kické{ mn-e }
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
    .short = { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }fait

## Quand

mn-when = { $how ->
    [once] quand { $clause }
   *[each] à chaque fois { QUE($clause) }
}
    .short = { $clause }
mn-at = { $clause }
mn-at-next = au début { $whose ->
    [you] de votre prochaine { mn-step-name }
    [opponent] de la prochaine { mn-step-name } d’un adversaire
   *[any] de la prochaine { mn-step-name }
}
    .short = { $whose ->
        [you] à votre prochaine
       *[any] à la prochaine
    } { mn-step-name }{ $whose ->
        [opponent] { " " }adverse
       *[any] { "" }
    }
mn-next-time = la prochaine fois { QUE($clause) }{ $until ->
    [end-of-turn] { " " }ce tour-ci
   *[stays] { "" }
}
    .short = la prochaine fois { QUE($clause) }{ $until ->
        [end-of-turn] { " " }ce tour
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
    .short = { $whose ->
        [any] chaque{ " " }
       *[you] { "" }
    }{ mn-step-name.short }{ $whose ->
        [opponent] { " " }adverse
       *[any] { "" }
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
    .short = { $step ->
        [upkeep] entretien
        [draw] pioche
        [main-1] phase principale 1
        [begin-combat] combat
        [end-combat] fin du combat
        [main-2] phase principale 2
        [end] fin de tour
       *[any] étape
    }
mn-combat-kind = { $combat ->
    [yes] blessures de combat
    [no] blessures hors combat
   *[any] blessures
}
    .short = blessures{ $combat ->
        [yes] { " " }de combat
        [no] { " " }hors combat
       *[any] { "" }
    }
mn-when-enters = { $subject } arrive sur le champ de bataille
    .short = { $this ->
        [yes] arrivée
       *[no] { $subject } arrive
    }
mn-when-leaves = { $subject } quitte le champ de bataille
    .short = { $this ->
        [yes] départ
       *[no] { $subject } part
    }
mn-when-dies = { $subject } meurt
    .short = { $this ->
        [yes] mort
       *[no] { $subject } meurt
    }
mn-when-sacrificed = { $subject } est sacrifié{ mn-e }
    .short = { $this ->
        [yes] sacrifice
       *[no] { $subject } sacrifié{ mn-e }
    }
mn-when-to-graveyard = { $subject } est mis{ mn-e } dans un cimetière
    .short = { $subject } au cimetière
mn-when-discarded = { $who } { $whose ->
    [you] vous défaussez
   *[other] se défausse
} { DE($subject) }
    .short = { $who } { $whose ->
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
mn-when-attacks = { $subject } attaque{ mn-alone }
    .short = { $this ->
        [yes] attaque
       *[no] { $subject } attaque
    }{ mn-alone }
mn-alone = { $alone ->
    [yes] { " " }seul{ mn-e }
   *[no] { "" }
}
mn-when-blocks = { $subject } bloque{ $by }
    .short = { $this ->
        [yes] bloque
       *[no] { $subject } bloque
    }{ $by }
mn-by-blocks = { " " }{ $kind }
mn-when-blocked = { $subject } devient bloqué{ mn-e }{ $by }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }bloqué{ mn-e }{ $by }
mn-by-blocked = { " " }par { $kind }
mn-when-damages = { $subject } { mn-deals } des { mn-combat-kind }{ $to ->
    [player] { " " }à un joueur
    [you] { "" }
    [opponent] { " " }à un adversaire
    [creature] { " " }à une créature
   *[any] { "" }
}
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }{ mn-deals } des { mn-combat-kind.short }{ $to ->
        [player] { " " }à un joueur
        [you] { "" }
        [opponent] { " " }à un adversaire
        [creature] { " " }à une créature
       *[any] { "" }
    }
mn-deals = { $to ->
    [you] vous inflige
   *[other] inflige
}
mn-when-damaged = { $subject } subit des { mn-combat-kind }{ $by }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }subit { mn-combat-kind.short }{ $by }
mn-when-damaged-any = { $subject } des { mn-combat-kind }{ $by }
    .short = { $subject } { mn-combat-kind.short }{ $by }
mn-by-damaged = , infligées par { $kind }
    .short = { " " }par { $kind }
mn-when-gains-life = { $who } { $whose ->
    [you] gagnez
   *[other] gagne
} des points de vie
    .short = { $who } { $whose ->
        [you] gagnez
       *[other] gagne
    } des PV
mn-when-loses-life = { $who } { $whose ->
    [you] perdez
   *[other] perd
} des points de vie
    .short = { $who } { $whose ->
        [you] perdez
       *[other] perd
    } des PV
mn-when-targeted = { $subject } devient la cible{ $by }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }devient cible{ $by }
mn-by-any = { " " }d’un sort ou d’une capacité{ $whose ->
    [you] { " " }que vous contrôlez
    [opponent] { " " }qu’un adversaire contrôle
   *[any] { "" }
}
    .short = { $whose ->
        [you] { " " }de vous
        [opponent] { " " }d’un adversaire
       *[any] { "" }
    }
mn-by-targeted = { " " }{ DE($kind) }
    .short = { " " }{ DE($kind) }
mn-when-tapped = { $subject } devient engagé{ mn-e }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }engagé{ mn-e }
mn-when-untapped = { $subject } devient dégagé{ mn-e }
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }dégagé{ mn-e }
mn-when-turned-up = { $subject } est retourné{ mn-e } face visible
    .short = { $this ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }retourné{ mn-e }
mn-when-taps-for-mana = { $subject } est engagé{ mn-e } pour du mana
    .short = { $subject } engagé{ mn-e } pour du mana
mn-when-countered = { $subject } est contrecarré{ mn-e }
    .short = { $subject } contrecarré{ mn-e }
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
    .short = { $person ->
        [you] { $has ->
            [yes] vous contrôlez
           *[no] prenez
        }
       *[one] { $subject } { $has ->
            [yes] contrôle
           *[no] prend
        }
    } { $things }
mn-when-unattached = { $subject } se détache
mn-when-counters-put = on met des marqueurs sur { $subject }
    .short = marqueurs mis sur { $subject }

## Ce qui vaut

mn-holds = { $subject } { $changes }
mn-until = { $text } { $until ->
    [end-of-turn] jusqu’à la fin du tour
    [end-of-combat] jusqu’à la fin du combat
    [your-next-turn] jusqu’à votre prochain tour
   *[while-here] tant { QUE($this) } reste sur le champ de bataille
}{ $tail }
    .short = { $text } { $until ->
        [end-of-turn] ce tour
        [end-of-combat] ce combat
        [your-next-turn] jusqu’à votre prochain tour
       *[while-here] tant { QUE($this) } reste
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
    .short = { $has ->
        [has] { $many ->
            [yes] ont
           *[no] a
        }
       *[gains] { $many ->
            [yes] gagnent
           *[no] gagne
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
    .short = { $many ->
        [yes] deviennent
       *[no] devient
    } { $looks }{ $besides ->
        [yes] { " " }en plus
       *[no] { "" }
    }{ $tail }
mn-becoming = { WORDS($types, $size, $subs) }
mn-change-sets = { $many ->
    [yes] ne sont plus { QUE($types) }
   *[no] n’est plus { QUE($types) }
}
    .short = { $many ->
        [yes] juste
       *[no] juste
    } { $types }
mn-nothing = rien
mn-change-color = { mn-becomes } { $too ->
    [yes] aussi{ " " }
   *[no] { "" }
}{ $colors }
mn-change-gains = { mn-has } { $keywords }
    .short = { mn-has.short } { $keywords }
mn-change-loses = { mn-loses } { $keywords }
mn-loses = { $many ->
    [yes] perdent
   *[no] perd
}
mn-change-loses-all = { mn-loses } toutes { $many ->
    [yes] leurs
   *[no] ses
} capacités
    .short = { mn-loses } { $many ->
        [yes] leurs
       *[no] ses
    } capacités
mn-change-grants = { mn-has } { mn-quoted }
mn-change-size = { $many ->
    [yes] ont
   *[no] a
} une force et une endurance de base de { $size }{ $tail }
    .short = base { $size }{ $tail }
mn-change-grow = { $many ->
    [yes] gagnent
   *[no] gagne
} { $size }{ $tail }
    .short = { $size }{ $tail }
mn-change-switch = { $many ->
    [yes] échangent leur force et leur
   *[no] échange sa force et son
} endurance
    .short = { $many ->
        [yes] échangent
       *[no] échange
    } force et endurance

## Coûts

mn-cost-pay = payer { $mana }
mn-cost-sacrifice-this = sacrifier { $this }
mn-cost-discard-this = vous défausser { DE($this) }
    .short = défausser { $this }
mn-cost-discard-some = vous défausser { DE($some) }
    .short = défausser { $some }
mn-cost-exile-this = exiler { $this }{ mn-from-zone }
    .short = exiler { $this }{ mn-from-zone.short }
mn-cost-return-this = renvoyer { $this } dans la main de son propriétaire
    .short = renvoyer { $this } en main
mn-cost-life = payer { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}
    .short = payer { $number } PV
mn-cost-exile = exiler { $some } de votre cimetière
    .short = exiler { $some } du cimetière
mn-cost-tap = engager { $some }
mn-cost-return = renvoyer { $some } dans la main de { $number ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
    .short = renvoyer { $some } en main
mn-cost-remove = retirer { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($this) }
    .short = −{ $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { $counter }
mn-from-zone = { $zone ->
    [graveyard] { " " }de votre cimetière
    [hand] { " " }de votre main
   *[battlefield] { "" }
}
    .short = { $zone ->
        [graveyard] { " " }du cimetière
        [hand] { " " }de la main
       *[battlefield] { "" }
    }
mn-price-pay = payez { $mana }
mn-price-sacrifice-this = sacrifiez { $this }
mn-price-discard-this = défaussez-vous { DE($this) }
    .short = défaussez { $this }
mn-price-exile-this = exilez { $this }{ mn-from-zone }
    .short = exilez { $this }{ mn-from-zone.short }
mn-price-return-this = renvoyez { $this } dans la main de son propriétaire
    .short = renvoyez { $this } en main
mn-price-life = payez { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}
    .short = payez { $number } PV
mn-price-sacrifice = sacrifiez { $some }
mn-price-discard-some = défaussez-vous { DE($some) }
    .short = défaussez { $some }
mn-price-exile = exilez { $some } de votre cimetière
    .short = exilez { $some } du cimetière
mn-price-tap = engagez { $some }
mn-price-return = renvoyez { $some } dans la main de { $number ->
    [one] son propriétaire
   *[other] leurs propriétaires
}
    .short = renvoyez { $some } en main
mn-price-remove = retirez { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($this) }
    .short = −{ $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { $counter }

## À la place

mn-times = { $times ->
    [2] deux fois ce nombre{ mn-times-of }
    [3] trois fois ce nombre{ mn-times-of }
   *[other] ce nombre{ mn-times-of }
}
    .short = { $times ->
        [2] 2×{ " " }
        [3] 3×{ " " }
       *[other] { "" }
    }ce nombre
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
    .short = { $number }
mn-times-plus = { $base } plus { $of ->
    [counters] { mn-number } de marqueurs
   *[other] { $number }
}
    .short = { $base } + { $number }
mn-times-minus = { $base } moins { $of ->
    [counters] { mn-number } de marqueurs
   *[other] { $number }
}
    .short = { $base } − { $number }
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
    .short = { mn-combat-kind.short }{ $any ->
        [yes] { "" }
       *[no] { " " }{ DE($source) }
    }{ $you ->
        [yes] { " " }à vous
       *[no] { $to }
    } : { $amount }
mn-instead-no-damage = prévenez toutes les { mn-combat-kind } { $any ->
    [yes] qui { mn-would-be-dealt }
   *[no] { QUE($source) } { $you ->
        [yes] devrait vous infliger
       *[no] devrait infliger{ $to }
    }
}
    .short = pas de { mn-combat-kind.short }{ $any ->
        [yes] { "" }
       *[no] { " " }{ DE($source) }
    }{ $you ->
        [yes] { " " }à vous
       *[no] { $to }
    }
mn-instead-less-damage = si { mn-instead-source } { mn-would-deal }, prévenez { $number } de ces blessures
    .short = { mn-combat-kind.short }{ $any ->
        [yes] { "" }
       *[no] { " " }{ DE($source) }
    }{ $you ->
        [yes] { " " }à vous
       *[no] { $to }
    } : −{ $number }
mn-instead-goes = si { $subject } devait { $dies ->
    [yes] mourir
   *[no] être mis{ mn-e } dans un cimetière d’où que ce soit
}, { $to ->
    [hand] renvoyez-{ mn-la } dans la main de son propriétaire
    [library] mettez-{ mn-la } au-dessus de la bibliothèque de son propriétaire
    [library-bottom] mettez-{ mn-la } au-dessous de la bibliothèque de son propriétaire
   *[exile] exilez-{ mn-la }
} à la place
    .short = { $subject } { $dies ->
        [yes] meurt
       *[no] au cimetière
    } : plutôt { $to ->
        [hand] en main
        [library] sur la bibliothèque
        [library-bottom] sous la bibliothèque
       *[exile] en exil
    }
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
    .short = { $subject } arrive{ $tapped ->
        [yes] { " " }engagé{ mn-e }
       *[no] { "" }
    }{ $with ->
        [yes] { " " }avec { $number } { $number ->
            [one] marqueur
           *[other] marqueurs
        } { $counter }{ $tail }
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
    .short = pioche{ $whose ->
        [you] { "" }
        [opponent] { " " }adverse
       *[any] { " " }de tout joueur
    } : { $count ->
        [0] aucune
       *[other] { $count }
    } à la place
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
    .short = gain de PV{ $whose ->
        [you] { "" }
        [opponent] { " " }adverse
       *[any] { " " }de tout joueur
    } : { $amount } à la place
mn-instead-counters = si au moins un marqueur { $counter } devait être mis sur { $kind }, mettez-y { $amount } { $counter } à la place
    .short = marqueurs { $counter } sur { $kind } : plutôt { $amount }

## Ce qui se fait

mn-do-nothing = ne faites rien
mn-enters-with = { $text } avec un marqueur { $counter } sur { $many ->
    [yes] { GENDER($noun) ->
        [feminine] elles
       *[masculine] eux
    }
   *[no] { GENDER($noun) ->
        [feminine] elle
       *[masculine] lui
    }
}
    .short = { $text } avec marqueur { $counter }
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
    .short = { $to ->
        [hand] renvoyez{ mn-them } en main
        [battlefield] mettez{ mn-them } en jeu{ mn-moved-tapped }
        [graveyard] mettez{ mn-them } au cimetière
        [library] mettez{ mn-them } sur la bibliothèque
        [library-bottom] mettez{ mn-them } sous la bibliothèque
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
    .short = { $source ->
        [ceci] { "" }
        [elle] { "" }
        [il] { "" }
       *[other] { $source } :{ " " }
    }{ $hits }
mn-hit = { $number } { $number ->
    [one] blessure
   *[other] blessures
}{ $you ->
    [yes] { "" }
   *[no] { " " }{ AU($whom) }
}{ $tail }
    .short = { $number } { $number ->
        [one] blessure
       *[other] blessures
    }{ $you ->
        [yes] { " " }à vous
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
    .short = blessures = { $stat ->
        [power] sa force
        [toughness] son endurance
       *[mana-value] sa valeur
    }{ $you ->
        [yes] { " " }à vous
       *[no] { " " }{ AU($whom) }
    }
mn-hit-divided = { $number } { $number ->
    [one] blessure
   *[other] blessures
}, réparties comme vous le désirez entre { $targets }{ $tail }
    .short = { $number } { $number ->
        [one] blessure
       *[other] blessures
    } à répartir entre { $targets }{ $tail }
mn-do-damage-divided = répartissez comme vous voulez { $number } { $number ->
    [one] blessure
   *[other] blessures
} entre { $targets }{ $tail }
    .short = { $number } { $number ->
        [one] blessure
       *[other] blessures
    } à répartir entre { $targets }{ $tail }
mn-do-fight = { $subject } se bat contre { $foe }
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
    .short = { $text }, sans régénération
mn-do-regenerate = régénérez{ mn-them }
mn-do-tap = engagez{ mn-them }
mn-do-untap = dégagez{ mn-them }
mn-do-tap-or-untap = engagez{ $it ->
    [yes] -{ mn-la }
   *[no] { "" }
} ou dégagez{ mn-them }
    .short = (dés)engagez{ mn-them }
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
    .short = { $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { $counter } { SUR($things) }{ $tail }
mn-do-remove-counters = retirez { $number ->
    [one] un marqueur
   *[other] { mn-number } marqueurs
} { $counter } { DE($things) }{ $tail }
    .short = −{ $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { $counter } { SUR($things) }{ $tail }
mn-do-token = { $person ->
    [you] créez
   *[one] { $subject } crée
} { $made ->
    [one] un
   *[other] { mn-number }
} { $looks }{ $tail }
    .short = { $person ->
        [you] créez
       *[one] { $subject } crée
    } { $number } { $looks }{ $tail }
mn-known-token = { WORDS(mn-token-word, $sub, mn-token-tapped, $has, $limits) }
    .short = { WORDS(mn-token-word, $sub, mn-token-tapped, $limits) }
mn-quoted = « { CAPITAL($text) } »
mn-token-attacks = qui { $count ->
    [one] attaque
   *[other] attaquent
}
mn-token-looks = { WORDS(mn-token-word, mn-token-types, $supers, $size, $colors, $subs, mn-token-tapped, mn-token-named, $has, $limits) }
    .short = { WORDS(mn-token-word, $name, $has, $limits, mn-token-tapped) }
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
} { $name }
mn-do-counter = { $to ->
    [exile] contrecarrez { $things }. Si { mn-that-countered } de cette manière, exilez-{ mn-la } à la place
    [hand] contrecarrez { $things }. Si { mn-that-countered } de cette manière, renvoyez-{ mn-la } plutôt dans la main de son propriétaire
    [library] contrecarrez { $things }. Si { mn-that-countered } de cette manière, mettez-{ mn-la } plutôt au-dessus de la bibliothèque de son propriétaire
   *[graveyard] contrecarrez { $things }
}
    .short = contrecarrez { $things }{ $to ->
        [exile] , exilez-{ mn-la }
        [hand] , renvoyez-{ mn-la } en main
        [library] , mettez-{ mn-la } sur la bibliothèque
       *[graveyard] { "" }
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
    .short = ajoutez { $number ->
        [one] { "" }
       *[other] { $number } manas, chacun{ " " }
    }{ $colors }{ $tail }{ mn-mana-alike.short }
mn-do-mana-any = ajoutez { mn-number } { $number ->
    [one] mana
   *[other] manas
} { $alike ->
    [yes] d’une seule couleur de votre choix{ $tail }
   *[no] de n’importe quelle couleur{ $tail }
}
    .short = ajoutez { $number } { $number ->
        [one] mana
       *[other] manas
    } { $alike ->
        [yes] d’une couleur
       *[no] au choix
    }{ $tail }
mn-mana-alike = { $alike ->
    [yes] , d’une seule couleur
   *[no] { "" }
}
    .short = { $alike ->
        [yes] , tous pareils
       *[no] { "" }
    }
mn-mana-only = { $text }. Ne dépensez ce mana que pour { $only ->
    [creatures] lancer des sorts de créature
    [instants-and-sorceries] lancer des éphémères et des rituels
    [artifacts] lancer des sorts d’artefact
   *[abilities] activer des capacités
}
    .short = { $text }, pour les seuls { $only ->
        [creatures] sorts de créature
        [instants-and-sorceries] éphémères et rituels
        [artifacts] sorts d’artefact
       *[abilities] coûts d’activation
    }
mn-do-draw = { $person ->
    [you] piochez
   *[one] { $subject } pioche
} { $number ->
    [one] une carte
   *[other] { mn-number } cartes
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }+{ $number } { $number ->
        [one] carte
       *[other] cartes
    }{ $tail }
mn-do-mill = { $person ->
    [you] meulez
   *[one] { $subject } meule
} { $number ->
    [one] une carte
   *[other] { mn-number } cartes
}{ $tail }
    .short = { $person ->
        [you] meulez
       *[one] { $subject } meule
    } { $number }{ $tail }
mn-do-gain-life = { $person ->
    [you] vous gagnez
   *[one] { $subject } gagne
} { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}{ $tail }
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } +{ $number } PV{ $tail }
mn-do-lose-life = { $person ->
    [you] vous perdez
   *[one] { $subject } perd
} { $number } { $number ->
    [one] point de vie
   *[other] points de vie
}{ $tail }
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } −{ $number } PV{ $tail }
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
    .short = { $person ->
        [you] défaussez
       *[one] { $subject } défausse
    } { $some }{ $how ->
        [random] { " " }au hasard
        [by-you] { $person ->
            [you] { "" }
           *[one] { " " }de votre choix
        }
       *[chosen] { "" }
    }{ $tail }
mn-do-discard-all = { $person ->
    [you] défaussez-vous de toutes les { $kind } de votre main
   *[one] { $subject } se défausse de toutes les { $kind } de sa main
}
    .short = { $person ->
        [you] défaussez
       *[one] { $subject } défausse
    } toutes les { $kind }
mn-do-scry = regard { $number }{ $tail }
mn-do-surveil = surveillez { $number }{ $tail }
mn-do-search = { $person ->
    [you] cherchez dans votre bibliothèque
   *[one] { $subject } cherche dans sa bibliothèque
} { $some }, { $to ->
    [hand] { $shown ->
        [yes] { mn-search-reveal },{ " " }
       *[no] { "" }
    }{ mn-search-put } dans { mn-deal-own } main, { mn-search-shuffle }
    [library] { mn-search-reveal }, { mn-search-shuffle } et { mn-search-put } au-dessus
    [graveyard] { mn-search-put } dans { mn-deal-own-his } cimetière, { mn-search-shuffle }
    [exile] { mn-search-put } en exil, { mn-search-shuffle }
   *[battlefield] { mn-search-put } sur le champ de bataille{ $tapped ->
        [yes] { " " }{ $count ->
            [one] engagée
           *[other] engagées
        }
       *[no] { "" }
    }, { mn-search-shuffle }
}
    .short = { $person ->
        [you] cherchez
       *[one] { $subject } cherche
    } { $some }{ $to ->
        [hand] { "" }
        [library] , à mettre dessus
        [graveyard] , au cimetière
        [exile] , en exil
       *[battlefield] , à mettre en jeu{ $tapped ->
            [yes] { " " }engagée
           *[no] { "" }
        }
    }
mn-search-reveal = { $person ->
    [you] révélez-{ mn-found }
   *[one] { mn-found } révèle
}
mn-search-put = { $person ->
    [you] mettez-{ mn-found }
   *[one] { mn-found } met
}
mn-search-shuffle = puis { $person ->
    [you] mélangez
   *[one] mélange
}
mn-found = { $count ->
    [one] la
   *[other] les
}
mn-choose-shown = choisissez-y { $some }
    .short = choisissez { $some }
mn-discards-shown = { $subject } se défausse de { $many ->
    [yes] ces cartes
   *[no] cette carte
}
    .short = { $subject } { $many ->
        [yes] les
       *[no] la
    } défausse
mn-do-reveal = { $person ->
    [you] révélez votre main
   *[one] { $subject } révèle sa main
}
    .short = { $person ->
        [you] révélez la
       *[one] { $subject } révèle sa
    } main
mn-do-choose = { $person ->
    [you] choisissez
   *[one] { $subject } choisit
} { $some }{ $tail }
mn-do-may = { mn-one-may } faire ceci : { $actions }
    .short = { $person ->
        [you] option
       *[one] option { DE($subject) }
    } : { $actions }
mn-do-may-pay = { mn-one-may } { $cost }
    .short = { mn-one-may.short } { $cost }
mn-one-may = { $person ->
    [you] vous pouvez
   *[one] { $subject } peut
}
    .short = { $person ->
        [you] option :
       *[one] option { DE($subject) } :
    }
mn-do-may-for = { mn-one-may } { $cost }. Si { $person ->
    [you] vous le faites
   *[one] ce joueur le fait
}, { $actions }
    .short = { mn-one-may.short } { $cost } ; si oui { $actions }
mn-may-otherwise = { $text }. Si { $person ->
    [you] vous ne le faites pas
   *[one] ce joueur ne le fait pas
}, { $actions }
    .short = { $text } ; sinon { $actions }
mn-unless = { $text } à moins que son contrôleur ne paie { $cost }
    .short = { $text }, sauf si { $cost } payé
mn-do-later = { $when }, { $actions }
    .short = { $when } : { $actions }
mn-do-later-now = quand vous le faites, { $actions }
    .short = puis { $actions }
mn-do-prevent = prévenez { $number ->
    [one] la prochaine blessure
   *[other] les { $number } prochaines blessures
}{ $combat ->
    [yes] { " " }de combat
   *[no] { "" }
} qui { mn-next-dealt } ce tour-ci{ $tail }
    .short = prévenez { $number } { $number ->
        [one] blessure
       *[other] blessures
    }{ $combat ->
        [yes] { " " }de combat
       *[no] { "" }
    }{ $you ->
        [yes] { " " }à vous
       *[no] { $to }
    } ce tour{ $tail }
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
    .short = pas de { $combat ->
        [yes] blessures de combat
       *[no] blessures
    }{ $you ->
        [yes] { " " }à vous
       *[no] { $to }
    } ce tour

## Ce qui ne va pas dans un paquet

mn-pack-size = une créature, et rien d’autre, a une force et une endurance
mn-pack-cost = tout a un coût, sauf les terrains, qu’on ne lance jamais
mn-pack-id = un identifiant comme o12, i7 ou s1 désigne une chose en jeu ; donnez un autre nom à la carte
mn-pack-by-hand-text = une carte à jouer à la main n’a que des mots-clés : ni capacités, ni rien à payer en plus de son coût
mn-pack-by-hand = { $found } serait à jouer à la main, ce qu’un pack ne peut pas demander ; écrivez sous abilities ce que fait la carte
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
mn-pack-fight = { $found } se bat contre une autre créature : nommez un autre objet après with
mn-pack-no-size = { $found } n’a ici ni force ni endurance ; nommez une créature, ou demandez sa valeur de mana
mn-pack-no-amount = { $found } est le nombre d’un événement, et il n’y en a pas ici
mn-pack-nothing-before = { $found } demande avant elle une action, dont elle parle
mn-pack-no-x = { $found } est ce que l’on choisit avec le coût, et aucun coût n’a ici de X
mn-pack-no-each = { $found } ne va que dans ce qui est fait pour chaque objet ou joueur de ce genre
mn-pack-no-host = { $found } est ce à quoi une aura ou un équipement est attaché, et cette carte n’en est pas un
mn-pack-others-sacrifice = { $found } : on ne sacrifie que ce que l’on contrôle ; nommez-le par whose: you
mn-pack-one-player = { $found } désigne plusieurs joueurs, et il n’en faut qu’un ici
mn-pack-not-paid = { $found } est ce que le coût a consommé, et rien n’est choisi pour lui
mn-pack-no-way = { $found } n’est pas une manière de lancer cette carte
mn-pack-not-kicked = { $found } demande un kick, et cette carte n’en a pas
mn-pack-spell-only = { $found } ne va que dans une capacité de type spell
mn-pack-only-if-kicked = cette cible n’est choisie que si le sort a été kické ; n’utilisez { $found } que sous la condition kicked
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
mn-pack-one-kind = { $found } demande au moins deux filtres, entre lesquels il y a un choix
mn-pack-any-kind = ce filtre de { $found } est vide ; dites ce qu’il cherche
mn-pack-too-deep = les filtres de { $found } sont trop imbriqués ; il y en a deux niveaux au plus
mn-pack-said-plainly = écrivez { $found } sans of
mn-pack-not-yet-chosen = { $found } n’est pas connu pendant le choix des cibles
mn-pack-aims = seuls un sort ou une capacité ont des cibles
mn-pack-aims-nothing = dites ce qui est ciblé : this, player ou is
mn-pack-never-there = { $found } n’est jamais sur le champ de bataille
mn-pack-no-permanent = seul ce qui est sur le champ de bataille peut être { $found } ; il s’agit ici de cartes ou de sorts
mn-pack-gone = ce qui parle ici n’est plus sur le champ de bataille, ou n’y a jamais été : rien ne tiendrait avec { $found }
mn-pack-defines = { $found } ne se dit que de la force et de l’endurance de la carte même, par une capacité statique
