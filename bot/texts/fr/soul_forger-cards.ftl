# Ce qui est imprimé sur les cartes de Soul-Forger. « Vous » contrôlez la carte. Un mot par chose :
#
#   creature : créature        Action : Action          Equipment : équipement    weapon, armor : arme, armure
#   spell, item, quest : sort, objet, quête             On-guard, Off-guard : en garde, hors garde
#   Flow : Flux                Main Deck : deck principal                       Forge Deck : deck de forge
#   Material Zone : Réserve    graveyard : cimetière    removed from play : hors jeu      hand : main
#   power : puissance          Endurance : Endurance    damage : dégâts         Ronum, Experience : Ronum, Expérience
#   Manifest Summon : invoquer par effet                Call Summon : invoquer  to forge : forger
#   Lingering : Persistante   les autres mots-clés : sf-keyword, plus bas
#   Welcome : Bienvenue        Last Breath : Dernier souffle                    Betrayed : Trahison
#   Slayer : Tueur             Wounded : Blessé         Seared : Brûlé          Evoke : Évocation
#   Material : Matériau        Skill : Talent           Organize : Ranger       Require : Requiert
#   Absorb : absorber          Attune : accorder        counter : marqueur
#
# Les renvois (« la cible », « cette créature ») ne commencent jamais par « le » : « à » et « de » ne s’y soudent pas.

## Noms

noun-creature = { $count ->
    [one] créature
   *[other] créatures
}
    .gender = feminine
noun-action = { $count ->
    [one] Action
   *[other] Actions
}
    .gender = feminine
noun-equipment = { $count ->
    [one] équipement
   *[other] équipements
}
    .gender = masculine
noun-weapon = { $count ->
    [one] arme
   *[other] armes
}
    .gender = feminine
noun-armor = { $count ->
    [one] armure
   *[other] armures
}
    .gender = feminine
noun-accessory = { $count ->
    [one] accessoire
   *[other] accessoires
}
    .gender = masculine
noun-spell = { $count ->
    [one] sort
   *[other] sorts
}
    .gender = masculine
noun-item = { $count ->
    [one] objet
   *[other] objets
}
    .gender = masculine
noun-quest = { $count ->
    [one] quête
   *[other] quêtes
}
    .gender = feminine
noun-angel = { $count ->
    [one] Ange
   *[other] Anges
}
    .gender = masculine
noun-artisan = { $count ->
    [one] Artisan
   *[other] Artisans
}
    .gender = masculine
noun-beast = { $count ->
    [one] Bête
   *[other] Bêtes
}
    .gender = feminine
noun-bird = { $count ->
    [one] Oiseau
   *[other] Oiseaux
}
    .gender = masculine
noun-child = { $count ->
    [one] Enfant
   *[other] Enfants
}
    .gender = masculine
noun-construct = { $count ->
    [one] Automate
   *[other] Automates
}
    .gender = masculine
noun-demon = { $count ->
    [one] Démon
   *[other] Démons
}
    .gender = masculine
noun-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}
    .gender = masculine
noun-elemental = { $count ->
    [one] Élémentaire
   *[other] Élémentaires
}
    .gender = masculine
noun-fish = { $count ->
    [one] Poisson
   *[other] Poissons
}
    .gender = masculine
noun-giant = { $count ->
    [one] Géant
   *[other] Géants
}
    .gender = masculine
noun-goblin = { $count ->
    [one] Gobelin
   *[other] Gobelins
}
    .gender = masculine
noun-golem = { $count ->
    [one] Golem
   *[other] Golems
}
    .gender = masculine
noun-hunter = { $count ->
    [one] Chasseur
   *[other] Chasseurs
}
    .gender = masculine
noun-insect = { $count ->
    [one] Insecte
   *[other] Insectes
}
    .gender = masculine
noun-knight = { $count ->
    [one] Chevalier
   *[other] Chevaliers
}
    .gender = masculine
noun-mage = { $count ->
    [one] Mage
   *[other] Mages
}
    .gender = masculine
noun-merchant = { $count ->
    [one] Marchand
   *[other] Marchands
}
    .gender = masculine
noun-monk = { $count ->
    [one] Moine
   *[other] Moines
}
    .gender = masculine
noun-plant = { $count ->
    [one] Plante
   *[other] Plantes
}
    .gender = feminine
noun-reptile = { $count ->
    [one] Reptile
   *[other] Reptiles
}
    .gender = masculine
noun-rogue = { $count ->
    [one] Filou
   *[other] Filous
}
    .gender = masculine
noun-sailor = { $count ->
    [one] Marin
   *[other] Marins
}
    .gender = masculine
noun-scholar = { $count ->
    [one] Érudit
   *[other] Érudits
}
    .gender = masculine
noun-serpent = { $count ->
    [one] Serpent
   *[other] Serpents
}
    .gender = masculine
noun-soldier = { $count ->
    [one] Soldat
   *[other] Soldats
}
    .gender = masculine
noun-revenant = { $count ->
    [one] Revenant
   *[other] Revenants
}
    .gender = masculine
noun-blade = { $count ->
    [one] Lame
   *[other] Lames
}
    .gender = feminine
noun-bow = { $count ->
    [one] Arc
   *[other] Arcs
}
    .gender = masculine
noun-charm = { $count ->
    [one] Charme
   *[other] Charmes
}
    .gender = masculine
noun-hammer = { $count ->
    [one] Marteau
   *[other] Marteaux
}
    .gender = masculine
noun-lantern = { $count ->
    [one] Lanterne
   *[other] Lanternes
}
    .gender = feminine
noun-mail = { $count ->
    [one] Cotte
   *[other] Cottes
}
    .gender = feminine
noun-ring = { $count ->
    [one] Anneau
   *[other] Anneaux
}
    .gender = masculine
noun-robe = { $count ->
    [one] Robe
   *[other] Robes
}
    .gender = feminine
noun-shield = { $count ->
    [one] Bouclier
   *[other] Boucliers
}
    .gender = masculine
noun-spear = { $count ->
    [one] Lance
   *[other] Lances
}
    .gender = feminine
noun-staff = { $count ->
    [one] Bâton
   *[other] Bâtons
}
    .gender = masculine
noun-potion = { $count ->
    [one] Potion
   *[other] Potions
}
    .gender = feminine
noun-rite = { $count ->
    [one] Rite
   *[other] Rites
}
    .gender = masculine
noun-song = { $count ->
    [one] Chant
   *[other] Chants
}
    .gender = masculine
noun-trap = { $count ->
    [one] Piège
   *[other] Pièges
}
    .gender = masculine

## Type et nombres

sf-type = { $type ->
    [creature] Créature
    [token] Jeton
    [spell] Sort
    [item] Objet
    [quest] Quête
    [spell-lingering] Sort persistant
    [item-lingering] Objet persistant
    [quest-lingering] Quête persistante
    [weapon] Arme
    [armor] Armure
    [accessory] Accessoire
    [gear-weapon] Arme de départ
    [gear-armor] Armure de départ
   *[gear-accessory] Accessoire de départ
}
sf-faction = { $faction ->
    [fire] Feu
    [light] Lumière
    [air] Air
    [earth] Terre
    [dark] Ténèbres
   *[water] Eau
}
sf-factionless = Sans faction
sf-both-factions = { $first }/{ $next }
sf-ronum = Ronum { $number }
sf-power = Puissance { $on } / { $off }
sf-endurance = Endurance { $number }
sf-experience = Expérience { $number }
sf-hands = { $count ->
    [one] 1 main
   *[other] { $count } mains
}
sf-endurance-mod = { $sign ->
    [minus] −
   *[plus] +
}{ $number } à votre Endurance
sf-speed = { $speed ->
    [normal] Normale
    [reaction] Réaction
   *[instinct] Instinct
}
sf-keyword = { $keyword ->
    [fast-hand] Main leste
    [reflex] Réflexe
    [flight] Vol
    [hidden] Caché
    [impale] Empalement
    [pacifist] Pacifiste
    [protector] Protecteur
    [range] Portée
    [spell-proof] Insensible aux sorts
   *[unique] Unique
}
sf-line-keyword = { $keyword ->
    [fast-hand] Main leste (À l’attaque, ses dégâts de combat sont infligés d’abord.)
    [reflex] Réflexe (Si un autre joueur a déclaré l’attaque, ses dégâts de combat sont infligés d’abord.)
    [flight] Vol (Seul ce qui a Vol peut bloquer.)
    [hidden] { GENDER($noun) ->
        [feminine] Cachée (En garde, vos adversaires ne peuvent ni l’attaquer ni la cibler.)
       *[masculine] Caché (En garde, vos adversaires ne peuvent ni l’attaquer ni le cibler.)
    }
    [impale] Empalement (À l’attaque d’une créature, les dégâts en trop vont à son contrôleur.)
    [pacifist] Pacifiste (Ne peut ni attaquer ni bloquer.)
    [protector] { GENDER($noun) ->
        [feminine] Protectrice (Bloquer ne la met pas hors garde.)
       *[masculine] Protecteur (Bloquer ne le met pas hors garde.)
    }
    [range] Portée (À l’attaque, ne subit aucun dégât de combat.)
    [spell-proof] Insensible aux sorts (Aucun sort ne l’affecte.)
   *[unique] Unique (Vous ne pouvez contrôler qu’une carte de ce nom.)
}
    .short = { sf-keyword }
sf-line-unfinished = Inachevée : son effet n’a pas encore été écrit, et aucun deck ne peut la contenir.
    .short = Inachevée
sf-line-cost = Coût : Envoyez { $cost }.
    .short = { "" }
sf-line-require = Requiert : Vous contrôlez { $kind }.
    .short = Requiert : { $kind }
sf-cost-cards = { $what } depuis { $places }
    .short = { $what } ({ $places })
sf-from = { $place ->
    [F] votre terrain
    [H] votre main
   *[M] votre Réserve
}
    .short = { $place ->
        [F] terrain
        [H] main
       *[M] Réserve
    }
sf-term-ronum = des { $kind } pour un Ronum total de { $number }
    .short = Ronum { $number } { DE($kind) }

## Lignes des capacités

sf-ability-word = { $word ->
    [welcome] Bienvenue
    [last-breath] Dernier souffle
    [betrayed] Trahison
    [slayer] Tueur
    [wounded] Blessé
    [seared] Brûlé
    [seared-wounded] Brûlé/Blessé
    [evoke] Évocation
    [material] Matériau
    [skill] Talent
   *[free] Activation
}
    .short = { $word ->
        [welcome] Arrivée
        [last-breath] Mort
        [betrayed] Trahison
        [slayer] Tueur
        [wounded] Blessé
        [seared] Brûlé
        [seared-wounded] Brûlé/Blessé
        [evoke] Évocation
        [material] Matériau
        [skill] Talent
       *[free] Activation
    }
sf-line-after = { CAPITAL($head) } : { $body }
sf-capital = { CAPITAL($text) }
sf-head-reaction = { $head } (Réaction)
sf-cost-send = envoyer { $cost }
sf-cost-send-this = envoyer { sf-this } au cimetière
    .short = envoyer au cimetière
sf-this = { $noun ->
    [host-creature] la créature accordée
    [host-equipment] l’Équipement accordé
    [host-card] la carte accordée
   *[other] { GENDER($noun) ->
        [feminine] cette
       *[masculine] cet
    } { NOUN($noun, 1) }
}
    .short = { $noun ->
        [host-creature] sa créature
        [host-equipment] son Équipement
        [host-card] sa carte
       *[other] { LE(NOUN($noun, 1), GENDER($noun)) }
    }
sf-cost-counters = retirer { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { sf-counter-named }
    .short = −{ $count } { $count ->
        [one] marqueur
       *[other] marqueurs
    } { sf-counter-named }
sf-counter-named = { $counter ->
    [ember] braise
    [growth] croissance
    [tide] marée
    [charge] charge
   *[grief] deuil
}
sf-cost-experience = dépenser { $number } { $number ->
    [one] point
   *[other] points
} d’Expérience
    .short = dépenser { $number } Expérience
sf-cost-damage = subir { $number } { $number ->
    [one] dégât
   *[other] dégâts
}
sf-when = { $when }, { $body }
    .short = { $when } : { $body }
sf-and-target = { $first } et { $next }
sf-targeted = choisissez { $targets }. { CAPITAL($rest) }
    .short = { $targets }, { $rest }
sf-do-may = { $person ->
    [you] vous pouvez
   *[one] { $subject } peut
} { $told ->
    [yes] choisir ceci : { $actions }
   *[no] { $person ->
        [you] { INFINITIVE($actions) }
       *[one] choisir ceci : { $actions }
    }
}
    .short = { $person ->
        [you] option
       *[one] option { DE($subject) }
    } : { $actions }
sf-its = { $whose ->
    [owner] son propriétaire
   *[controller] son contrôleur
}

## Qui

sf-player = { $who ->
    [you] vous
    [opponents] chaque adversaire
    [everyone] chaque joueur
    [any-opponent] un adversaire
    [every-opponent] chaque adversaire
    [attacking-player] le joueur qui attaque
    [defending-player] le joueur attaqué
    [controller-of-source] le contrôleur de la carte en cause
    [that-player] ce joueur
    [that] ce joueur
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $who ->
        [you] vous
        [opponents] chaque adversaire
        [everyone] chaque joueur
        [any-opponent] un adversaire
        [every-opponent] chaque adversaire
        [attacking-player] l’attaquant
        [defending-player] le joueur attaqué
        [controller-of-source] l’auteur
        [target-1] la 1re cible
        [target-2] la 2e cible
        [target] la cible
       *[that] ce joueur
    }
sf-adjective-aimed = { GENDER($noun) ->
    [feminine] { $count ->
        [one] ciblée
       *[other] ciblées
    }
   *[masculine] { $count ->
        [one] ciblé
       *[other] ciblés
    }
}
    .short = { "" }
sf-owner = le propriétaire de { $which ->
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [target-1] propriétaire de la 1re cible
        [target-2] propriétaire de la 2e cible
       *[target] son propriétaire
    }
sf-controller = le contrôleur de { $which ->
    [that] cette carte
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [target-1] contrôleur de la 1re cible
        [target-2] contrôleur de la 2e cible
       *[target] son contrôleur
    }

## Cartes

sf-kind = { WORDS($other, $nouns, $factions, $speed, $hurt, $guard, $fight, $aimed, $tails) }
sf-of-faction = { $faction ->
    [fire] de Feu
    [light] de Lumière
    [air] d’Air
    [earth] de Terre
    [dark] des Ténèbres
   *[water] d’Eau
}
sf-adjective-on = en garde
sf-adjective-off = hors garde
sf-adjective-damaged = { GENDER($noun) ->
    [feminine] { $count ->
        [one] endommagée
       *[other] endommagées
    }
   *[masculine] { $count ->
        [one] endommagé
       *[other] endommagés
    }
}
sf-adjective-unhurt = { $count ->
    [one] indemne
   *[other] indemnes
}
sf-adjective-attacking = { GENDER($noun) ->
    [feminine] { $count ->
        [one] attaquante
       *[other] attaquantes
    }
   *[masculine] { $count ->
        [one] attaquant
       *[other] attaquants
    }
}
sf-adjective-blocking = { GENDER($noun) ->
    [feminine] { $count ->
        [one] bloqueuse
       *[other] bloqueuses
    }
   *[masculine] { $count ->
        [one] bloqueur
       *[other] bloqueurs
    }
}
sf-adjective-normal = à vitesse Normale
sf-adjective-reaction = à vitesse Réaction
sf-adjective-instinct = à vitesse Instinct
sf-called = du nom { DE($name) }
sf-with-ronum = de Ronum { $range }
sf-with-power = de puissance { $range }
sf-with-counter = portant un marqueur { $counter ->
    [ember] braise
    [growth] croissance
    [tide] marée
    [charge] charge
   *[grief] deuil
}
    .short = avec marqueur { $counter ->
        [ember] braise
        [growth] croissance
        [tide] marée
        [charge] charge
       *[grief] deuil
    }
sf-no-token = autre qu’un Jeton
    .short = sauf Jeton
sf-with-gear = { $holds ->
    [no] hors équipement de départ
   *[yes] de départ
}
    .short = { $holds ->
        [no] hors départ
       *[yes] de départ
    }
sf-controlled = { $whose ->
    [own] que vous contrôlez
   *[opposing] qu’un adversaire contrôle
}
    .short = { $whose ->
        [own] à vous
       *[opposing] de l’adversaire
    }
sf-your-level = votre niveau
sf-at-most-level = au plus égal à votre niveau
    .short = ≤votre niveau
sf-picked-by = { $some }, { $whose ->
    [own] sous le contrôle et au choix
    [opposing] sous contrôle adverse et au choix
   *[any] au choix
} { DE($subject) }
    .short = { $some } au choix { DE($subject) }
sf-target-one = { $other ->
    [yes] { GENDER($noun) ->
        [feminine] une autre { $kind }
       *[masculine] un autre { $kind }
    }
   *[no] { LE($kind, GENDER($noun)) }
}
    .short = { $other ->
        [yes] { GENDER($noun) ->
            [feminine] une autre
           *[masculine] un autre
        }
       *[no] 1
    } { $kind }
sf-target-kind = { $other ->
    [yes] { $count ->
        [one] autre { $kind }
       *[other] autres { $kind }
    }
   *[no] { $kind }
}
sf-target-up-to = jusqu’à { so-many } { $kind }
    .short = ≤{ $number } { $kind }
sf-target-again = { $kind ->
    [creature] la créature ciblée
    [equipment] l’équipement ciblé
    [player] le joueur ciblé
    [entry] la cible
    [side] la cible
   *[card] la carte ciblée
}
    .short = { $kind ->
        [creature] la créature
        [equipment] l’équipement
        [player] ce joueur
        [entry] la cible
        [side] la cible
       *[card] la carte
    }
sf-piece = { $which ->
    [self] { sf-this }
    [it] elle
    [that] cette carte
    [that-player] ce joueur
    [source] la carte en cause
    [attacker] la carte qui attaque
    [blocker] la carte qui bloque
    [attacked] la créature attaquée
    [each] cette carte
    [made] la créature invoquée
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [self] { sf-this.short }
        [it] elle
        [that-player] ce joueur
        [attacker] l’attaquant
        [blocker] le bloqueur
        [attacked] la créature attaquée
        [made] la créature invoquée
        [target-1] la 1re cible
        [target-2] la 2e cible
        [target] la cible
       *[that] la carte
    }
sf-card = { $which ->
    [self] cette carte-ci
    [that] cette carte
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [target-1] la 1re cible
        [target-2] la 2e cible
        [target] la cible
       *[self] la carte
    }
sf-cards-top = { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} { $zone }
    .short = { $count ->
        [one] la carte
       *[other] { $count } cartes
    } du dessus { $zone }
sf-cards-all = chaque { $kind } { $zone }
sf-cards-some = { $some }{ $how ->
    [random] { " " }au hasard
   *[chosen] { "" }
} { $zone }
sf-zone-name = { $zone ->
    [hand] main
    [deck] deck principal
    [forge] deck de forge
    [grave] cimetière
    [material] Réserve
   *[removed] pile hors jeu
}
    .short = { $zone ->
        [hand] main
        [deck] deck
        [forge] deck de forge
        [grave] cimetière
        [material] Réserve
       *[removed] pile hors jeu
    }
sf-zone-own = { $form ->
    [in] dans
   *[of] de
} votre { sf-zone-name }
    .short = { $form ->
        [in] dans
       *[of] de
    } votre { sf-zone-name.short }
sf-zone = { $form ->
    [in] { $zone ->
        [hand] dans la
        [material] dans la
        [removed] dans la
       *[deck] dans le
    }
   *[of] { $zone ->
        [hand] de la
        [material] de la
        [removed] de la
       *[deck] du
    }
} { sf-zone-name } { DE($subject) }
    .short = { $form ->
        [in] { $zone ->
            [hand] dans la
            [material] dans la
            [removed] dans la
           *[deck] dans le
        }
       *[of] { $zone ->
            [hand] de la
            [material] de la
            [removed] de la
           *[deck] du
        }
    } { sf-zone-name.short } { DE($subject) }
sf-target-side = { $whose ->
    [own] vous-même ou la créature ciblée que vous contrôlez
    [opposing] l’adversaire ciblé ou la créature adverse ciblée
   *[any] le joueur ou la créature cible
}
    .short = { $whose ->
        [own] vous ou 1 créature à vous
        [opposing] adversaire ou créature adverse
       *[any] joueur ou créature
    }
sf-target-player = { $whose ->
    [opposing] l’adversaire ciblé
   *[any] le joueur ciblé
}
    .short = 1 { $whose ->
        [opposing] adversaire
       *[any] joueur
    }
sf-target-entry = { sf-entry-kind }{ $whose ->
    [own] { " " }à vous
    [opposing] { " " }d’un adversaire
   *[any] { "" }
} dans le Flux
    .short = { sf-entry-kind.short }{ $whose ->
        [own] { " " }à vous
        [opposing] { " " }adverse
       *[any] { "" }
    } du Flux
sf-entry-kind = { $entry ->
    [action] l’Action ciblée
    [summon] l’invocation ciblée
    [forge] la forge ciblée
    [ability] la capacité ciblée
   *[any] l’entrée ciblée
}
    .short = 1 { $entry ->
        [action] Action
        [summon] invocation
        [forge] forge
        [ability] capacité
       *[any] entrée
    }
sf-target-entry-of = { sf-entry-kind } { DE($kind) }{ $whose ->
    [own] { " " }à vous
    [opposing] { " " }d’un adversaire
   *[any] { "" }
} dans le Flux
    .short = { sf-entry-kind.short } { DE($kind) }{ $whose ->
        [own] { " " }à vous
        [opposing] { " " }adverse
       *[any] { "" }
    } du Flux
sf-target-optional = { $target }, ou aucune cible
    .short = jusqu’à { $target }
sf-target-card = { LE($kind, GENDER($noun)) } { $whose ->
    [own] de votre { sf-zone-name }
    [opposing] { $zone ->
        [grave] du
       *[material] de la
    } { sf-zone-name } d’un adversaire
   *[any] { $zone ->
        [grave] du
       *[material] de la
    } { sf-zone-name } de n’importe quel joueur
}
    .short = 1 { $kind } { $whose ->
        [own] de votre
        [opposing] { $zone ->
            [grave] du
           *[material] de la
        }
       *[any] { $zone ->
            [grave] d’un
           *[material] d’une
        }
    } { sf-zone-name.short }{ $whose ->
        [opposing] { " " }adverse
       *[any] { "" }
    }

## Nombres

sf-counted-in = { $kind } { $zone }
sf-counter-on = { $count ->
    [one] marqueur
   *[other] marqueurs
} { sf-counter-named } sur { $piece }
sf-stat-name = { $stat ->
    [power] puissance
    [ronum] Ronum
    [damage] total de dégâts
    [endurance] Endurance
    [level] niveau
    [experience] Expérience
   *[taken] total de dégâts
}
    .short = { $stat ->
        [power] puissance
        [ronum] Ronum
        [endurance] Endurance
        [level] niveau
        [experience] Expérience
       *[taken] dégâts
    }
sf-stat-of = { $stat ->
    [power] la{ " " }
    [endurance] l’
    [experience] l’
   *[ronum] le{ " " }
}{ sf-stat-name } { DE($piece) }
    .short = { sf-stat-name.short } { DE($piece) }
sf-stat-own = votre { sf-stat-name }
sf-half = la moitié, arrondie vers le bas, pour { $value }
    .short = moitié { DE($value) }
sf-value-done = le nombre obtenu juste avant
    .short = ce nombre
sf-value-amount = ce nombre
    .short = ce nombre

## Si

sf-if-number = { $value } est { $bounds }
    .short = { $value } { $bounds }
sf-is-at-least = { $holds ->
    [no] plus petit que
   *[yes] au moins
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
sf-is-at-most = { $holds ->
    [no] plus grand que
   *[yes] au plus
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
sf-is-equals = { $holds ->
    [no] autre que
   *[yes] exactement
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] juste{ " " }
    }{ $number }
sf-if-card = { $piece } { $holds ->
    [no] n’est pas
   *[yes] est
} { $kind }
sf-if-controls = { $person ->
    [you] vous { $holds ->
        [no] ne contrôlez aucune carte de ce genre : { $kind }
       *[yes] contrôlez au moins 1 { $kind }
    }
   *[one] { $subject } { $holds ->
        [no] ne contrôle aucune carte de ce genre : { $kind }
       *[yes] contrôle au moins 1 { $kind }
    }
}
    .short = { $person ->
        [you] { $holds ->
            [no] vous n’avez pas
           *[yes] vous avez
        }
       *[one] { $subject } { $holds ->
            [no] n’a pas
           *[yes] a
        }
    } { $holds ->
        [no] { DE($kind) }
       *[yes] 1 { $kind }
    }
sf-if-guard = { $person ->
    [you] { $holds ->
        [no] vous n’êtes pas
       *[yes] vous êtes
    }
   *[one] { $subject } { $holds ->
        [no] n’est pas
       *[yes] est
    }
} { $guard ->
    [on] en garde
   *[off] hors garde
}
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }{ $guard ->
        [on] en garde
       *[off] hors garde
    }
sf-if-your-turn = { $holds ->
    [no] ce n’est pas
   *[yes] c’est
} votre tour
    .short = { $holds ->
        [no] ce n’est pas
       *[yes] c’est
    } votre tour
sf-phase = { $phase ->
    [ready] phase de Préparation
    [side-quest] phase de Quête annexe
    [main-1] phase Principale 1
    [combat] phase de Combat
    [main-2] phase Principale 2
    [end] phase de Fin
   *[other] { $phase }
}
sf-if-phase = { $holds ->
    [no] ce n’est pas
   *[yes] c’est
} { LE($phases, "feminine") }
    .short = { $holds ->
        [no] ce n’est pas
       *[yes] c’est
    } { LE($phases, "feminine") }
sf-if-paid-with = { $kind } { $holds ->
    [no] n’a pas servi
   *[yes] a servi
} à la payer
    .short = { $kind } { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }payée
sf-if-done = cela { $holds ->
    [no] n’est pas fait
   *[yes] est fait
}
    .short = { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }fait

## Quand

sf-by = { $by ->
    [this] { " " }par { sf-this }
    [own] { " " }par vous ou une carte à vous
   *[opposing] { " " }par un adversaire ou une carte à lui
}
    .short = { " " }par { $by ->
        [this] { sf-this.short }
        [own] vous
       *[opposing] l’adversaire
    }
sf-combat = { $combat ->
    [yes] des dégâts de combat
    [no] des dégâts hors combat
   *[any] des dégâts
}
    .short = dégâts{ $combat ->
        [yes] { " " }de combat
        [no] { " " }hors combat
       *[any] { "" }
    }
sf-when-damaged = quand { $kind } subit { sf-combat }{ $by }
    .short = { $kind } subit { sf-combat.short }{ $by }
sf-when-player-damaged = quand { $whose ->
    [own] vous subissez
    [opposing] un adversaire subit
   *[any] un joueur subit
} { sf-combat }{ $by }
    .short = { $whose ->
        [own] vous subissez
        [opposing] adv. subit
       *[any] un joueur subit
    } { sf-combat.short }{ $by }
sf-when-healed = quand on soigne { $kind }
    .short = { $kind } : soin
sf-into = { $to ->
    [hand] en main
    [deck-top] sur le deck
    [deck-bottom] sous le deck
    [deck-shuffled] dans le deck
    [grave] au cimetière
    [material] dans la Réserve
   *[removed] hors jeu
}
sf-when-destroyed = quand on détruit { $kind }{ $combat ->
    [yes] { " " }au combat
    [no] { " " }hors combat
   *[any] { "" }
}{ $by }
    .short = { $kind } détruite{ $combat ->
        [yes] { " " }au combat
        [no] { " " }hors combat
       *[any] { "" }
    }{ $by }
sf-when-entered = quand { $kind } arrive sur le terrain
    .short = { $kind } arrive
sf-when-left = quand { $kind } quitte le terrain
    .short = { $kind } part
sf-when-played = quand { $whose ->
    [own] vous jouez
    [opposing] un adversaire joue
   *[any] un joueur joue
} { $kind }
    .short = { $whose ->
        [own] vous jouez
        [opposing] adv. joue
       *[any] un joueur joue
    } { $kind }
sf-when-activated = quand une capacité, sur { $kind }, est activée
    .short = capacité activée sur { $kind }
sf-when-resolved = après résolution : { $kind }{ $whose ->
    [own] { " " }à vous
    [opposing] { " " }d’un adversaire
   *[any] { "" }
}
    .short = { $kind }{ $whose ->
        [own] { " " }à vous
        [opposing] { " " }adverse
       *[any] { "" }
    } résolue
sf-when-negated = quand on annule { $kind }{ $whose ->
    [own] { " " }à vous
    [opposing] { " " }d’un adversaire
   *[any] { "" }
}
    .short = { $kind }{ $whose ->
        [own] { " " }à vous
        [opposing] { " " }adverse
       *[any] { "" }
    } annulée
sf-when-paid = quand { $whose ->
    [own] vous envoyez
    [opposing] un adversaire envoie
   *[any] un joueur envoie
} { $kind } pour payer{ $for ->
    [forge] { " " }une carte du deck de forge
   *[any] { "" }
}
    .short = { $whose ->
        [own] vous envoyez
        [opposing] adv. envoie
       *[any] un joueur envoie
    } { $kind } pour { $for ->
        [forge] forger
       *[any] payer
    }
sf-when-guard-changed = quand { $kind } passe { $guard ->
    [on] en garde
    [off] hors garde
   *[any] en garde ou hors garde
}
    .short = { $kind } passe { $guard ->
        [on] en garde
        [off] hors garde
       *[any] en ou hors garde
    }
sf-when-drew = quand { $whose ->
    [own] vous piochez
    [opposing] un adversaire pioche
   *[any] un joueur pioche
}
    .short = { $whose ->
        [own] vous piochez
        [opposing] adv. pioche
       *[any] un joueur pioche
    }
sf-when-discarded = quand { $whose ->
    [own] vous défaussez
    [opposing] un adversaire défausse
   *[any] un joueur défausse
} { $kind }
    .short = { $whose ->
        [own] vous défaussez
        [opposing] adv. défausse
       *[any] un joueur défausse
    } { $kind }
sf-when-leveled = quand { $whose ->
    [own] vous gagnez
    [opposing] un adversaire gagne
   *[any] un joueur gagne
} un niveau
    .short = { $whose ->
        [own] vous gagnez
        [opposing] adv. gagne
       *[any] un joueur gagne
    } 1 niveau
sf-when-experienced = quand { $whose ->
    [own] vous gagnez
    [opposing] un adversaire gagne
   *[any] un joueur gagne
} de l’Expérience
    .short = { $whose ->
        [own] vous gagnez
        [opposing] adv. gagne
       *[any] un joueur gagne
    } de l’Expérience
sf-when-phase-ending = à la fin { $whose ->
    [own] de votre
    [opposing] chez un adversaire de la
   *[any] de chaque
} { $phase }
    .short = fin de { $whose ->
        [own] votre { $phase }
        [opposing] { $phase } adverse
       *[any] chaque { $phase }
    }
sf-when-attack-declared = quand { $kind } attaque
    .short = { $kind } attaque
sf-when-blocked = quand { $kind } bloque
    .short = { $kind } bloque
sf-when-targeted = quand on cible { $kind }{ $by }
    .short = { $kind } ciblée{ $by }
sf-when-attacked = quand on attaque { $kind }{ $by }
    .short = { $kind } attaquée{ $by }
sf-when-player-attacked = quand on { $whose ->
    [own] vous attaque
    [opposing] attaque un adversaire
   *[any] attaque un joueur
}{ $by }
    .short = attaque contre { $whose ->
        [own] vous
        [opposing] l’adversaire
       *[any] un joueur
    }{ $by }
sf-when-unblocked = quand { $kind } attaque sans blocage
    .short = { $kind } attaque sans blocage
sf-when-player-healed = quand { $whose ->
    [own] vous êtes soigné
    [opposing] un adversaire est soigné
   *[any] un joueur est soigné
}
    .short = soin { $whose ->
        [own] pour vous
        [opposing] adverse
       *[any] d’un joueur
    }
sf-when-phase-began = au début { $whose ->
    [own] de votre
    [opposing] chez un adversaire de la
   *[any] de chaque
} { $phase }
    .short = { $whose ->
        [own] votre { $phase }
        [opposing] { $phase } adverse
       *[any] chaque { $phase }
    }
sf-when-turn-began = au début { $whose ->
    [own] de votre tour
    [opposing] du tour d’un adversaire
   *[any] de chaque tour
}
    .short = { $whose ->
        [own] votre tour
        [opposing] tour adverse
       *[any] chaque tour
    }
sf-when-turn-ended = à la fin { $whose ->
    [own] de votre tour
    [opposing] du tour d’un adversaire
   *[any] de chaque tour
}
    .short = fin { $whose ->
        [own] de votre tour
        [opposing] du tour adverse
       *[any] de chaque tour
    }

## Ce qui vaut

sf-until = { $text } { $until ->
    [this-combat] pendant ce combat
    [this-turn] ce tour-ci
    [your-next-turn] jusqu’au début de votre prochain tour
   *[while-here] tant { QUE(sf-this) } est sur le terrain
}
    .short = { $text } { $until ->
        [this-combat] ce combat
        [this-turn] ce tour
        [your-next-turn] jusqu’à votre prochain tour
       *[while-here] tant qu’elle reste
    }
sf-sign = { $sign ->
    [minus] −
   *[plus] +
}
sf-change-power = { $piece } { $sign ->
    [minus] perd −
   *[plus] gagne +
}{ $number } puissance{ $tail }
    .short = { $piece } { sf-sign }{ $number } puissance{ $tail }
sf-change-endurance = { $piece } { $sign ->
    [minus] perd −
   *[plus] gagne +
}{ $number } Endurance{ $tail }
    .short = { $piece } { sf-sign }{ $number } Endurance{ $tail }
sf-change-ronum = { $piece } { $sign ->
    [minus] perd −
   *[plus] gagne +
}{ $number } Ronum{ $tail }
    .short = { $piece } { sf-sign }{ $number } Ronum{ $tail }
sf-change-stats = { $piece } gagne { $gains }
    .short = { $piece } { $gains }
sf-gain = { sf-sign }{ $number } { $stat ->
    [power] puissance
    [endurance] Endurance
   *[ronum] Ronum
}{ $tail }
sf-change-set-ronum = { $piece } est de Ronum { $number }
sf-change-player-endurance = { $person ->
    [you] { $sign ->
        [minus] vous perdez −
       *[plus] vous gagnez +
    }
   *[one] { $subject } { $sign ->
        [minus] perd −
       *[plus] gagne +
    }
}{ $number } Endurance{ $tail }
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } { sf-sign }{ $number } Endurance{ $tail }
sf-change-player-power = { $person ->
    [you] { $sign ->
        [minus] vous perdez −
       *[plus] vous gagnez +
    }
   *[one] { $subject } { $sign ->
        [minus] perd −
       *[plus] gagne +
    }
}{ $number } puissance avec chaque arme{ $tail }
    .short = { $person ->
        [you] vos armes
       *[one] armes { DE($subject) }
    } { sf-sign }{ $number } puissance{ $tail }
sf-change-keyword = { $piece } a { $keyword }
sf-change-no-keyword = { $piece } perd { $keyword }
sf-change-first-damage = { $piece } inflige d’abord ses dégâts de combat
    .short = { $piece } frappe d’abord
sf-change-cannot = { $piece } { $what ->
    [attack] ne peut pas attaquer
    [block] ne peut pas bloquer
    [turn-on] ne passe pas en garde
    [turn-off] ne passe pas hors garde
    [activate] ne peut pas activer de capacité
   *[be-blocked] échappe à tout blocage
}
    .short = { $piece } { $what ->
        [attack] n’attaque pas
        [block] ne bloque pas
        [turn-on] reste hors garde
        [turn-off] reste en garde
        [activate] sans activation
       *[be-blocked] imblocable
    }
sf-change-must = { $piece } { $what ->
    [block] bloque
   *[attack] attaque
} si possible
    .short = { $piece } doit { $what ->
        [block] bloquer
       *[attack] attaquer
    }
sf-change-extra-attack = { $piece } reste en garde après sa première attaque du tour
    .short = { $piece } reste en garde après sa 1re attaque
sf-hurt = { $person ->
    [you] vous
   *[one] { $subject }
}
sf-damage-kind = { $kind ->
    [combat] dégâts de combat
    [other] dégâts hors combat
   *[any] dégâts
}
sf-change-prevent = { $number ->
    [all] prévenez { $times ->
        [next] les prochains
       *[each] tous les
    } { sf-damage-kind } contre { $hurt }
   *[other] { $times ->
        [next] prévenez les { $number } prochains { sf-damage-kind } contre { $hurt }
       *[each] chaque fois que des { sf-damage-kind } seraient infligés contre { $hurt }, prévenez-en { $number }
    }
}{ $tail }
    .short = { $number ->
        [all] prévenez { $times ->
            [next] les prochains
           *[each] tous les
        } { sf-damage-kind } contre { $hurt }
       *[other] { $times ->
            [next] prévenez { $number } { sf-damage-kind } contre { $hurt }
           *[each] { sf-damage-kind } contre { $hurt } −{ $number }
        }
    }{ $tail }
sf-change-extra-damage = les { sf-damage-kind } contre { $hurt } sont chaque fois { $sign ->
    [minus] réduits
   *[plus] augmentés
} de { $number }{ $tail }
    .short = { sf-damage-kind } contre { $hurt } { $sign ->
        [minus] −
       *[plus] +
    }{ $number }{ $tail }
sf-change-redirect = les { sf-damage-kind } contre { $hurt } sont infligés contre { $other } à la place
    .short = { sf-damage-kind } contre { $hurt } déviés sur { $other }
sf-change-counts-as = { sf-this } compte { $number } Ronum de plus quand vous l’envoyez pour forger une carte
    .short = +{ $number } Ronum si envoyée pour forger
sf-change-hand-ronum = chaque { $kind } { $person ->
    [you] que vous n’avez
   *[one] que n’a
} pas encore { $person ->
    [you] jouée
   *[one] jouée { $subject }
} a { $number } de Ronum
    .short = { $kind } en main { $person ->
        [you] à vous
       *[one] { DE($subject) }
    } : Ronum { $number }
sf-change-no-responses = { $person ->
    [you] vous n’ajoutez
   *[one] { $subject } n’ajoute
} rien au Flux
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } : pas de réponse
sf-change-player-cannot = { $person ->
    [you] vous ne pouvez pas
   *[one] { $subject } ne peut pas
} { $what ->
    [summon] invoquer
    [play-actions] jouer d’Action
    [forge] forger
    [attack] attaquer
    [heal] être soigné
   *[gain-levels] gagner de niveau
}
    .short = { $person ->
        [you] vous
       *[one] { $subject }
    } : pas { $what ->
        [summon] d’invocation
        [play-actions] d’Action
        [forge] de forge
        [attack] d’attaque
        [heal] de soin
       *[gain-levels] de niveau
    }
sf-change-hand-limit = { $person ->
    [you] votre limite de main
   *[one] la limite de main { DE($subject) }
} est modifiée de { $number }
    .short = limite de main{ $person ->
        [you] { "" }
       *[one] { " " }{ DE($subject) }
    } : { $number }

## Ce qui est fait

sf-do-damage = { $person ->
    [you] vous subissez
    [many] { $who } subissent
   *[one] { $who } subit
} { $number } { $number ->
    [one] dégât
   *[other] dégâts
}{ $prevented ->
    [no] { " " }qu’on ne peut pas prévenir
   *[yes] { "" }
}{ $tail }
    .short = { $person ->
        [you] vous
       *[one] { $who }
    } : { $number } { $number ->
        [one] dégât
       *[other] dégâts
    }{ $prevented ->
        [no] , sans prévention
       *[yes] { "" }
    }{ $tail }
sf-damage-besides = { $text }, et au même moment { $person ->
    [you] vous subissez
    [many] { $who } subissent
   *[one] { $who } subit
} { $number } { $number ->
    [one] dégât
   *[other] dégâts
}{ $tail }
    .short = { $text }, { $person ->
        [you] vous
       *[one] { $who }
    } : { $number }{ $tail }
sf-damage-none-prevented = { $text }. On ne peut en prévenir aucun
    .short = { $text }, sans prévention
sf-dealt-by = { $text }, de la part { DE($piece) }
    .short = { $text } par { $piece }
sf-do-heal = soignez{ $person ->
    [you] -vous
   *[one] { "" }
} de { $number } { $number ->
    [one] dégât
   *[other] dégâts
}{ $person ->
    [you] { "" }
   *[one] { " " }{ $who }
}{ $tail }
    .short = soignez{ $person ->
        [you] -vous de { $number }
       *[one] { " " }{ $number } sur { $who }
    }{ $tail }
sf-do-guard = mettez { $guard ->
    [on] en garde
   *[off] hors garde
} { $piece }
sf-entry = { $which ->
    [source] ce qui cible la carte
    [that] cette entrée du Flux
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [source] ce qui la cible
        [that] cette entrée
        [target-1] la 1re cible
        [target-2] la 2e cible
       *[target] la cible
    }
sf-do-negate = annulez { $entry }
sf-do-copy = copiez { $entry }, avec les cibles de votre choix
    .short = copiez { $entry }, nouvelles cibles
sf-do-retarget = choisissez de nouvelles cibles pour { $entry }
    .short = nouvelles cibles pour { $entry }
sf-cards-count = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
sf-top-cards = { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
}
    .short = { $number } { $number ->
        [one] carte
       *[other] cartes
    }
sf-do-draw = { $person ->
    [you] piochez
   *[one] { $subject } pioche
} { sf-cards-count }{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }+{ $number } { $number ->
        [one] carte
       *[other] cartes
    }{ $tail }
sf-do-mill = { $person ->
    [you] envoyez { sf-top-cards } de votre deck principal
   *[one] { $subject } envoie { sf-top-cards } de son deck principal
} au cimetière{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }{ sf-top-cards.short } du deck au cimetière{ $tail }
sf-do-discard = { $person ->
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
sf-do-organize = Rangez { $number }{ $tail }
sf-do-look-own = regardez { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de votre deck principal
    .short = voyez { $count } { $count ->
        [one] carte
       *[other] cartes
    } du deck
sf-do-look = regardez { $at ->
    [hand] la main
    [set-actions] les Actions posées
   *[deck-top] { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } du deck principal
} { DE($subject) }
    .short = voyez { $at ->
        [hand] la main
        [set-actions] les Actions posées
       *[deck-top] { $count } { $count ->
            [one] carte
           *[other] cartes
        } du deck
    } { DE($subject) }
sf-do-reveal = { $person ->
    [you] révélez { $count ->
        [0] votre main
        [one] 1 carte de votre main au hasard
       *[other] { $count } cartes de votre main au hasard
    }
   *[one] { $subject } révèle { $count ->
        [0] sa main
        [one] 1 carte de sa main au hasard
       *[other] { $count } cartes de sa main au hasard
    }
}
    .short = { $person ->
        [you] révélez
       *[one] { $subject } révèle
    } { $count ->
        [0] la main
       *[other] { $count } en main au hasard
    }
sf-to = { $to ->
    [hand] en main
    [deck-top] sur le deck
    [deck-bottom] sous le deck
    [deck-shuffled] dans le deck, qu’on mélange
    [grave] au cimetière
    [material] dans la Réserve
   *[removed] hors jeu
}
    .short = { $to ->
        [hand] en main
        [deck-top] sur le deck
        [deck-bottom] sous le deck
        [deck-shuffled] dans le deck
        [grave] au cimetière
        [material] en Réserve
       *[removed] hors jeu
    }
sf-do-search = cherchez { $some } dans votre { $zone ->
    [forge] deck de forge
   *[deck] deck principal
}, mettez ce que vous trouvez { sf-into } et mélangez
    .short = cherchez { $some } dans votre { $zone ->
        [forge] deck de forge
       *[deck] deck
    }{ $to ->
        [hand] { "" }
       *[deck-top] { " " }, mise { sf-into }
    }
sf-do-move-cards = { $to ->
    [hand] renvoyez en main { $cards }
    [removed] retirez du jeu { $cards }
    [deck-shuffled] mélangez dans le deck { $cards }
   *[grave] mettez { sf-into } { $cards }
}
sf-do-destroy = détruisez { $piece }
sf-do-send = { $to ->
    [hand] renvoyez en main { $piece }
    [removed] retirez du jeu { $piece }
   *[grave] envoyez { sf-to } { $piece }
}
    .short = { $to ->
        [hand] renvoyez en main { $piece }
        [removed] retirez du jeu { $piece }
       *[grave] envoyez { sf-to.short } { $piece }
    }
sf-entering = { $guard ->
    [off] { " " }hors garde
   *[on] { "" }
}
sf-do-manifest = invoquez par effet{ sf-entering } { $cards }{ $control ->
    [owner] { " " }sous le contrôle de son propriétaire
   *[you] { "" }
}
    .short = invoquez{ sf-entering } { $cards }{ $control ->
        [owner] { " " }pour son propriétaire
       *[you] { "" }
    }
sf-do-manifest-token = invoquez par effet { $number ->
    [one] 1 Jeton { $token }
   *[other] { $number } Jetons { $token }
} (Ronum { $ronum }, puissance { $on }/{ $off }, Endurance { $endurance }){ sf-entering }{ $tail }
    .short = invoquez { $number } { $number ->
        [one] Jeton
       *[other] Jetons
    } { $token }{ sf-entering }{ $tail }
sf-do-play-free = jouez { $cards } sans payer son coût
    .short = jouez { $cards } gratis
sf-do-forge-free = forgez { $cards } sans payer son coût
    .short = forgez { $cards } gratis
sf-do-set = posez { $cards } face cachée
    .short = posez { $cards }
sf-do-control = prenez le contrôle { DE($piece) }
    .short = prenez { $piece }
sf-do-swap-weapons = { $person ->
    [you] échangez vos armes
   *[one] { $subject } échange ses armes
}
    .short = { $person ->
        [you] échangez les
       *[one] { $subject } échange ses
    } armes
sf-do-absorb-paid = absorbez { $kind } que vous avez envoyée pour payer { sf-this }
    .short = absorbez { $kind } envoyée pour payer
sf-do-absorb = absorbez { $cards } (à mettre sous { sf-this })
    .short = absorbez { $cards }
sf-do-attune = accordez à { $piece } (mettez cette carte-ci dessous)
    .short = accordez à { $piece }
sf-do-detach = mettez { $to ->
    [hand] en main
   *[grave] au cimetière
} les cartes sous { $piece }
    .short = cartes sous { $piece } { $to ->
        [hand] en main
       *[grave] au cimetière
    }
sf-do-gain-level = { $person ->
    [you] gagnez
   *[one] { $subject } gagne
} { $number ->
    [one] 1 niveau
   *[other] { $number } niveaux
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }+{ $number } { $number ->
        [one] niveau
       *[other] niveaux
    }{ $tail }
sf-do-lose-level = { $person ->
    [you] perdez
   *[one] { $subject } perd
} { $number ->
    [one] 1 niveau
   *[other] { $number } niveaux
}{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }−{ $number } { $number ->
        [one] niveau
       *[other] niveaux
    }{ $tail }
sf-do-gain-experience = { $person ->
    [you] gagnez
   *[one] { $subject } gagne
} { $number } { $number ->
    [one] point
   *[other] points
} d’Expérience{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }+{ $number } Expérience{ $tail }
sf-do-lose-experience = { $person ->
    [you] perdez
   *[one] { $subject } perd
} { $number } { $number ->
    [one] point
   *[other] points
} d’Expérience{ $tail }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }−{ $number } Expérience{ $tail }
sf-do-add-counter = mettez { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
} { sf-counter-named } sur { $piece }{ $tail }
    .short = +{ $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { sf-counter-named } sur { $piece }{ $tail }
sf-do-remove-counter = retirez { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
} { sf-counter-named } { DE($piece) }{ $tail }
    .short = −{ $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { sf-counter-named } sur { $piece }{ $tail }
sf-do-move-counter = déplacez { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
} { sf-counter-named } { DE($piece) } vers { $other }
    .short = { $number } { $number ->
        [one] marqueur
       *[other] marqueurs
    } { sf-counter-named } { DE($piece) } à { $other }
sf-do-turn-attack = l’attaque est maintenant contre { $piece }
    .short = l’attaque passe sur { $piece }
sf-do-end-combat = le combat prend fin
    .short = fin du combat
sf-do-later = { $when }{ $until ->
    [this-turn] { " " }ce tour-ci
   *[permanent] { "" }
}, { $actions }{ $times ->
    [each] { "" }
   *[next] { " " }(la prochaine fois seulement)
}
    .short = { $when }{ $until ->
        [this-turn] { " " }ce tour
       *[permanent] { "" }
    } : { $actions }{ $times ->
        [each] { "" }
       *[next] , une fois
    }
sf-do-at-turn-end = à la fin de ce tour, { $actions }
    .short = fin du tour : { $actions }
sf-do-choose = { $person ->
    [you] choisissez
   *[one] { $subject } choisit
} { $count ->
    [one] une option
   *[other] { $count } options
} – { $modes }
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }{ $count ->
        [one] l’un
       *[other] { $count }
    } : { $modes }
sf-do-repeat = faites ceci { $number } fois : { $actions }{ $tail }
    .short = { $number } fois : { $actions }{ $tail }

## Paquets et decks

sf-format = Soul-Forger
sf-fault-heading = { $found } n’est pas une rubrique de deck ; les rubriques sont main, forge et gear
sf-fault-main = le deck principal a 60 à 75 cartes, celui-ci en a { $count }
sf-fault-equipment = { $found } est un équipement ; le deck principal n’a que des créatures et des Actions
sf-fault-copies = { $found } y est { $count } fois ; 4 sont permises
sf-fault-forge = le deck de forge a au plus 10 cartes, celui-ci en a { $count }
sf-fault-not-equipment = { $found } n’est pas un équipement ; le deck de forge n’a rien d’autre
sf-fault-gear-in-forge = { $found } est un équipement de départ, qui ne peut commencer dans le deck de forge
sf-fault-gear = l’équipement de départ est une armure, une arme et un accessoire ; ici { $count ->
    [one] une carte
   *[other] { $count } cartes
}
sf-fault-not-gear = { $found } n’est pas un équipement de départ
sf-fault-unfinished = { $found } est inachevée : son effet n’a pas encore été écrit
sf-fault-token = { $found } est un Jeton ; les Jetons ne font partie d’aucun deck
sf-list-names = ce n’est pas une déclaration de noms : on connaît cards, fields, words et ignored, avec les champs de la page sur l’écriture des cartes
sf-list-cards = en { $found } il n’y a pas de liste de cartes, chacune un objet, { $most } au plus
sf-list-missing = il manque { $found } à la carte ; si la liste l’appelle autrement, dites-le dans un fichier donné par --names
sf-list-word = ce n’est ni un mot ni un nombre : { $found }
sf-list-number = ce n’est pas un nombre : { $found }
sf-list-several = il y en a plus de deux : { $found }
sf-list-subtype = { $found } ne peut être un sous-type : des lettres seulement, 30 au plus avec le pluriel ; déclarez sous words ce que cela veut dire
sf-list-cost = { $found } n’est ni une faction, ni un sous-type que l’on connaît ou qu’a la liste ; déclarez sous words ce que veut dire le coût
sf-list-none-of = { $found } ne fait pas partie de : { $allowed } ; déclarez sous words ce que cela veut dire
sf-pack-nothing-done = une Action sans aucune capacité ne fait rien
sf-pack-no-subtype = on ne connaît pas le sous-type { $found } ; déclarez-le sous subtypes, avec ses formes dans les deux langues
sf-pack-subtype-known = le sous-type { $found } existe déjà ; employez-le sans le déclarer
sf-pack-subtype-faction = { $found } commence par le nom d’une faction, si bien qu’aucun coût ne pourrait le demander ; nommez-le autrement
sf-pack-cost = ce n’est pas un coût ; écrivez-en un comme FHM: 1 Fire card, 2 Goblin cards / 4 ronum
sf-pack-nobody-hurt = donnez on, who ou les deux
sf-pack-forge-hand = une carte du deck de forge ne va ni en main ni sur un deck ; material et grave sont permis
sf-pack-manifest = donnez soit token, soit from
sf-pack-cost-wide = quand un coût demande du Ronum et d’autres sortes, il demande moins de chacune : jusqu’à 20 de trois sortes, jusqu’à 9 de quatre
sf-pack-two-x = un seul X est nommé pour tout un coût ; donnez des nombres pour le reste
sf-pack-no-opponent = { $found } ne se demande que dans les tests ; dites opponents si tous sont visés
sf-pack-both-opponents = un test se demande d’un adversaire quelconque ou de chacun, pas des deux
sf-pack-no-choice = on en choisit moins qu’il n’y a de modes
sf-pack-ability = donnez au plus un de when, cost et holds ; do va avec tous sauf holds
sf-pack-holds = ce qui vaut (holds) n’a ni cibles ni else
sf-pack-may = seul ce qui se déclenche peut être refusé ; utilisez une action may
sf-pack-once = seul ce qui s’active pour un coût a une vitesse et un nombre de fois
sf-pack-free = ce qui ne coûte rien s’active une fois par tour : écrivez once
sf-pack-skill-speed = un Talent a la vitesse Réaction ; retirez speed
sf-pack-else = else va avec if
sf-pack-token-cost = un Jeton ne se paie jamais
sf-pack-resolve = une Action fait une seule chose en se résolvant ; mettez tout dans une capacité
sf-pack-weapon = une arme, et rien d’autre, a des mains et de la puissance
sf-pack-gear-cost = l’équipement de départ ne se paie jamais
sf-pack-x-unused = rien de ce qui est fait ne dépend de X ; utilisez x, ou donnez un nombre
sf-pack-no-guard = une Action n’est ni en garde ni hors garde ; { $found } n’y veut rien dire
sf-pack-not-lingering = cette Action disparaît une fois résolue ; une capacité du genre { $found } demande lingering, ou un accord (attune)
sf-pack-resolves = seule une Action fait quelque chose en se résolvant ; donnez when, cost ou holds
sf-pack-costs = ce qui est payé figure une seule fois par genre ; joignez les cartes envoyées par une virgule, comme H: 1 card, 1 Fire card
sf-pack-event-this = l’événement { $found } est celui d’un joueur ; il ne concerne jamais cette carte
sf-pack-event-card = l’événement { $found } ne concerne aucune carte qu’un filtre puisse trier
sf-pack-event-by = rien ne cause ainsi l’événement { $found } ; by va avec dégâts, destruction, attaques et cibles, combat avec les deux premiers
sf-pack-ready-began = la phase de Préparation commence avec le tour ; prenez l’événement turn_began, pas { $found }
sf-pack-event-only = ceci va avec le seul événement { $found }, à qui il faut sa phase
sf-pack-no-combat = il n’y a pas de combat quand ceci est fait ; { $found } n’y veut rien dire
sf-pack-attune = seules les Actions s’accordent ; { $found } n’y veut rien dire
sf-pack-absorb = seul ce qui arrive et reste sur le terrain absorbe ; { $found } n’y veut rien dire
sf-pack-paid = { $found } est ce qui a payé la carte à son arrivée ; l’événement est ici un autre
sf-pack-not-there = la carte qui parle n’est alors pas sur le terrain ; { $found } n’y veut rien dire
sf-pack-not-sent = la carte qui parle n’est alors dans aucune pile ; { $found } ne veut rien dire ici
sf-pack-creatures-only = { $found } ne vaut que pour des créatures (et des joueurs) ; nommez-les
sf-pack-no-source = rien n’a de part à cet événement que { $found } puisse nommer
sf-pack-no-amount = { $found } est le nombre d’un événement, et celui-ci n’en a pas
sf-pack-nothing-before = { $found } demande une action avant elle
sf-pack-no-x = { $found } est ce qui a été nommé avec le coût, et aucun coût n’a ici de X
sf-pack-no-each = { $found } ne va que dans ce qui est fait pour chacun
sf-pack-attune-lingering = une Action qui s’accorde passe sous une carte et ne reste pas dans sa zone ; retirez lingering
sf-pack-event-never = l’événement { $found } n’arrive jamais à cette carte pendant que ses capacités l’attendent ; retirez this
sf-pack-event-state = la carte de l’événement { $found } n’est pas sur le terrain : elle n’a ni position, ni rôle au combat, ni dégâts, ni puissance, ni marqueurs
sf-pack-next-held = ce qui vaut en permanence n’a pas de prochaine fois ; mettez next_only dans une action change, ou retirez-le ({ $found })
sf-pack-not-paid = { $found } demande ce qui a été envoyé pour payer, et rien n’en est connu ici
sf-pack-still-there = { $found } est sur le terrain tant que rien ne l’envoie ailleurs ; envoyez-la ou détruisez-la avant
sf-pack-attack-stays = aucune attaque ne va vers { $found } sans y être déjà allée
sf-pack-keyword-twice = le mot-clé { $found } y est deux fois
sf-pack-keyword-idle = le mot-clé { $found } ne fait rien sur une telle carte
sf-pack-other-type = la cible est d’un autre type que { $found }
sf-pack-nobody-picks = avec { $found }, personne ne choisit ; retirez up_to et by
sf-pack-hidden-count = les cartes de { $found } sont cachées, on les compte donc toutes ; retirez le filtre
sf-pack-same-zone = les cartes sont déjà dans { $found }
sf-pack-all-number = tout est visé, { $found } n’est donc pas un nombre ici ; retirez number
sf-pack-number-beside = cela se dit avec ce qui est sous { $found }
sf-pack-same-card = les marqueurs sont déjà sur { $found }
sf-pack-holds-only = { $found } va sous holds ; ce n’est pas un changement passager
sf-pack-none-such = aucune carte n’est ainsi : regardez { $found }
sf-pack-forge-one = une seule carte est forgée à la fois, et { $found } en désigne plus ; retirez number, et laissez choisir
sf-pack-never-so = { $found } : ce n’est jamais le cas quand la capacité commence ; retirez-le, ou choisissez un autre événement
sf-pack-never-comes = aucune des cartes visées ici ne peut arriver par { $found } ; nommez-en d’autres
sf-pack-never-there = aucune carte de ce genre ne se trouve jamais dans { $found } : un Équipement est dans un deck de forge ou une pile ouverte, les autres cartes jamais dans un deck de forge
sf-pack-fighters-only = { $found } ne vaut que pour les créatures et les armes ; nommez celles-ci
sf-pack-event-this-is = avec this, l’événement { $found } concerne cette carte même ; retirez is
sf-pack-event-own = l’événement { $found } de cette carte même n’est jamais celui d’un adversaire ; retirez whose
sf-pack-event-kind = l’événement { $found } n’arrive jamais à une carte de ce genre ; regardez is
sf-pack-top = seul un deck principal a un dessus ; { $found } n’en a pas
sf-pack-top-filter = { $found } prend les toutes premières cartes, quelles qu’elles soient ; retirez le filtre
sf-pack-no-token = il n’y a pas de Jeton { $found } ; il y a : { $allowed }
sf-pack-not-token = { $found } n’est pas un Jeton ; il y a : { $allowed }
sf-pack-no-card = il n’y a pas de carte { $found } ; il y a : { $allowed }
