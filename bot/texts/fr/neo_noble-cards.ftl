# Ce qui est imprimé sur les cartes de Neo Noble. « Vous » avez la carte ; « allié » et « adverse » sont vus
# de vous. Un mot par chose :
#
#   Spirit : Esprit (carte sur le champ de bataille)   Active : actif          covered : couvert
#   uncovered : découvert      Noble : Noble           Arbiter : Arbitre       Errant : Errant
#   Token : Jeton              Fate : Destin (EarthBound, GhostBound, HellBound et HeavenBound restent tels)
#   Soul : Âme                 Lingering Soul : Âme persistante                Power : Puissance
#   Resolve : Volonté          cost : coût             lane : couloir          Left, Middle, Right : Gauche, Milieu, Droite
#   link : lien                facing lane : couloir d’en face                 deck, Domain : deck
#   hand : main                Graveyard, Grave : Cimetière                    Reap Pile : Moisson
#   reap : moissonner          Banish Zone : Zone de bannissement              banish : bannir
#   Channel : Canal            to Channel : canaliser  face-up, face-down : face visible, face cachée
#   Ready, to ready : prêt, redresser                  Spent, to spend : épuisé, épuiser
#   Dominance coin : pièce de Dominance                Dominance Check : Test de Dominance
#   relinquish : renoncer à    hold : détenir          neutral : neutre        Noble’s Bargain : Pacte du Noble
#   Income, Action, End Phase : phase de Revenu, d’Action, de Fin              Harvest : Ramassage, ramasser
#   Focus : Concentration, se concentrer               Draw (action) : Pioche  draw (a card) : piocher
#   summon : invoquer          create : créer          place : placer          move : déplacer
#   destroy : détruire         sacrifice : sacrifier   Shatter, Shattering : se briser, brisure
#   return to hand : renvoyer en main                  discard : défausser     reveal : révéler
#   attack : attaque, attaquer battle : combat         Block : Blocage, bloquer          tie : égalité
#   target : cible             text : texte            ability, effect : capacité, effet
#   INCOME : REVENU            ON SUMMON : À L’INVOCATION                      MANIFEST : MANIFESTATION
#   ONGOING : PERMANENT        END TURN : FIN DE TOUR  PAY : PAYER             REACT : RÉACTION
#   TRIBUTE : TRIBUT           PATHFINDER : ÉCLAIREUR  HASTE : HÂTE            BRITTLE : FRAGILE
#
# Les morceaux de phrase commencent en minuscule ; `CAPITAL` en fait un début de phrase, `DE` met « de » ou
# « d’ ». Ce qui se paie est à l’infinitif, ce qui se fait à l’impératif.

## Type et nombres

nn-type-line-noble = Noble · { $fate }
nn-type-line = { $type ->
    [arbiter] Arbitre
   *[errant] Errant
} · { $fate } · Coût { $cost } · Puissance { $power } · Volonté { $resolve }
nn-type-line-token = { $type ->
   *[token] Jeton
} · { $fate } · Puissance { $power } · Volonté { $resolve }
nn-fate = { $fate ->
    [earthbound] EarthBound
    [ghostbound] GhostBound
    [hellbound] HellBound
   *[heavenbound] HeavenBound
}

## Comportements, Tribut, RÉACTION

nn-keyword = { $keyword ->
    [pathfinder] ÉCLAIREUR
    [haste] HÂTE
   *[brittle] FRAGILE
}
nn-behaviour = { $keyword ->
    [pathfinder] ÉCLAIREUR (Invoquée dans un couloir vide, cette carte vous permet de canaliser 1 carte.)
    [haste] HÂTE (Tant que cette carte est face visible dans votre Canal, vous pouvez l’invoquer.)
   *[brittle] FRAGILE (Détruisez cette carte après son effet.)
}
    .short = { $keyword ->
        [pathfinder] Éclaireur
        [haste] Hâte
       *[brittle] Fragile
    }
nn-line-tribute = TRIBUT – { CAPITAL($costs) }. (À payer au lieu du coût en Âmes.)
    .short = Tribut : { $costs }
nn-line-react = RÉACTION : { CAPITAL($when) }, vous pouvez invoquer cette carte.
    .short = Réaction : { $when }

nn-mark-means = { $mark ->
    [react] Réaction : invoquez-la au tour de votre adversaire, quand ce qu’elle nomme se produit.
    [tribute] Tribut : à payer au lieu de son coût en Âmes.
   *[other] { nn-behaviour-means }
}
nn-behaviour-means = { $mark ->
    [pathfinder] Éclaireur : invoquée dans un couloir vide, elle vous permet de canaliser 1 carte.
    [haste] Hâte : tant qu’elle est face visible dans votre Canal, vous pouvez l’invoquer.
   *[brittle] Fragile : détruisez-la après son effet.
}

## Lignes

nn-activation = { $type ->
    [income] REVENU
    [on-summon] À L’INVOCATION
    [manifest] MANIFESTATION
    [end-turn] FIN DE TOUR
   *[ongoing] PERMANENT
}
    .short = { $type ->
        [income] Revenu
        [on-summon] Invocation
        [manifest] Manifestation
        [end-turn] Fin
       *[ongoing] Permanent
    }
nn-line = { $head } : { $body }
nn-line-labelled = { $label } – { $line }
    .short = { $line }
nn-head = { $type }{ $says ->
    [must] { " " }(obligatoire)
   *[none] { "" }
}
    .short = { $type }
nn-head-cost = { $head } – { CAPITAL($costs) }
    .short = { $head }, { $costs }
nn-head-pay = PAYER – { CAPITAL($costs) }
    .short = Payer, { $costs }
nn-head-pay-souls = PAYER { $costs }
    .short = Payer { $costs }
nn-souls = { $count ->
    [one] 1 Âme
   *[other] { $count } Âmes
}
nn-targeted = Choisissez { $targets }. { $rest }
    .short = { $rest }
nn-and-target = { $first }, puis { $next }
    .short = { $first } ; { $next }
nn-when = { CAPITAL($when) }, { $may ->
    [yes] vous pouvez { $told ->
        [yes] choisir ceci : { $actions }
       *[no] { INFINITIVE($actions) }
    }
   *[no] { $actions }
}.
    .short = { $when } : { $may ->
        [yes] option :{ " " }
       *[no] { "" }
    }{ $actions }
nn-when-if = { CAPITAL($when) }, si { $conditions }, { $may ->
    [yes] vous pouvez { $told ->
        [yes] choisir ceci : { $actions }
       *[no] { INFINITIVE($actions) }
    }
   *[no] { $actions }
}.
    .short = { $when }, si { $conditions } : { $may ->
        [yes] option :{ " " }
       *[no] { "" }
    }{ $actions }

## Qui

nn-player = { $who ->
    [you] vous
    [opponent] votre adversaire
    [each] chaque joueur
   *[target] la cible
}
    .short = { $who ->
        [you] vous
        [opponent] adv.
        [each] chaque joueur
       *[target] la cible
    }
nn-owner = le propriétaire { DE($card) }
    .short = propriétaire { DE($card) }
nn-noble = { $whose ->
    [own-noble] de votre Noble
   *[opposing-noble] du Noble adverse
}
    .short = { $whose ->
        [own-noble] de votre Noble
       *[opposing-noble] du Noble adverse
    }
nn-of = { DE($text) }
nn-target-player = le joueur ciblé
    .short = 1 joueur
nn-target-kind = { $other ->
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
        }{ " " }
       *[no] 1{ " " }
    }{ $kind }
nn-target-lane = { $other ->
    [yes] { $whose ->
        [own] votre autre couloir
       *[any] l’autre couloir
    }
   *[no] { $whose ->
        [own] votre couloir
       *[any] le couloir
    }
}{ $named ->
    [no] { "" }
   *[one] { " " }{ $called }
}{ $whose ->
    [opposing] { " " }adverse
   *[any] { "" }
}{ $empty ->
    [yes] { " " }vide
    [no] { " " }occupé
   *[any] { "" }
} ciblé
    .short = 1 { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }couloir{ $named ->
        [no] { "" }
       *[one] { " " }{ $called }
    }{ $empty ->
        [yes] { " " }vide
        [no] { " " }occupé
       *[any] { "" }
    }{ $whose ->
        [own] { " " }à vous
        [opposing] { " " }adverse
       *[any] { "" }
    }
nn-target-again = { $kind ->
    [spirit] l’Esprit ciblé
    [noble] le Noble ciblé
    [lane] le couloir ciblé
    [player] le joueur ciblé
   *[card] la carte ciblée
}
    .short = { $kind ->
        [player] ce joueur
        [lane] ce couloir
        [spirit] l’Esprit
        [noble] le Noble
       *[card] la carte
    }

## Sortes de cartes et d’Esprits

noun-noble = { $count ->
    [one] Noble
   *[other] Nobles
}
    .gender = masculine
noun-arbiter = { $count ->
    [one] Arbitre
   *[other] Arbitres
}
    .gender = masculine
noun-errant = { $count ->
    [one] Errant
   *[other] Errants
}
    .gender = masculine
noun-token = { $count ->
    [one] Jeton
   *[other] Jetons
}
    .gender = masculine
noun-lane = { $count ->
    [one] couloir
   *[other] couloirs
}
    .gender = masculine
noun-coin = { $count ->
    [one] pièce de Dominance
   *[other] pièces de Dominance
}
    .gender = feminine
noun-soul = { $count ->
    [one] Âme persistante
   *[other] Âmes persistantes
}
    .gender = feminine
nn-kind = { WORDS($other, $nouns, $layer, $whose, $fate, $aimed, $tails) }
nn-adjective-aimed = { GENDER($noun) ->
    [feminine] ciblée
   *[masculine] ciblé
}
    .short = { "" }
nn-adjective-own = { GENDER($noun) ->
    [feminine] { $count ->
        [one] alliée
       *[other] alliées
    }
   *[masculine] { $count ->
        [one] allié
       *[other] alliés
    }
}
nn-adjective-opposing = { $count ->
    [one] adverse
   *[other] adverses
}
nn-adjective-active = { $count ->
    [one] actif
   *[other] actifs
}
nn-adjective-covered = { $count ->
    [one] couvert
   *[other] couverts
}
nn-adjective-empty = { $count ->
    [one] vide
   *[other] vides
}
nn-adjective-occupied = { $count ->
    [one] occupé
   *[other] occupés
}
nn-with-cost = de coût { $range }
nn-with-behaviour = avec { $keyword }
nn-with-react = avec RÉACTION
nn-with-same-name = du même nom que cette carte
    .short = de ce nom
nn-with-power = de Puissance { $range }
nn-with-resolve = de Volonté { $range }
nn-all-of = les { $kind }
nn-picked-by-opponent = { $some } au choix de votre adversaire
    .short = { $some } au choix de l’adversaire

## Esprits et couloirs

nn-spirit = { $spirit ->
    [self] cet Esprit
    [that] l’Esprit en question
    [it] cet Esprit
    [top] l’Esprit actif de ce couloir
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $spirit ->
        [top] l’Esprit actif ici
        [target-1] la 1re cible
        [target-2] la 2e cible
        [target] la cible
       *[it] l’Esprit
    }
nn-in-lane = dans { $lane }
nn-where = { " " }dans { $lane }
nn-lane = { $form ->
    [of] { $lane ->
        [this] de ce couloir
        [facing] du couloir d’en face
        [that] du couloir en question
        [attacking] du couloir attaquant
        [defending] du couloir défenseur
        [left] de votre couloir Gauche
        [middle] de votre couloir Milieu
        [right] de votre couloir Droite
        [target-1] de la première cible
        [target-2] de la seconde cible
       *[target] de la cible
    }
   *[plain] { $lane ->
        [this] ce couloir
        [facing] le couloir d’en face
        [that] le couloir en question
        [attacking] le couloir attaquant
        [defending] le couloir défenseur
        [left] votre couloir Gauche
        [middle] votre couloir Milieu
        [right] votre couloir Droite
        [target-1] la première cible
        [target-2] la seconde cible
       *[target] la cible
    }
}
nn-lane-of = { $form ->
    [of] du couloir
   *[plain] le couloir
} { DE($spirit) }
nn-lane-name = { $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
}
nn-lane-chosen = { $named ->
    [no] 1 { $whose ->
        [own] de vos{ " " }
        [opposing] des{ " " }
       *[any] { "" }
    }{ $whose ->
        [any] { $other ->
            [yes] autre couloir
           *[no] couloir
        }{ $empty ->
            [yes] { " " }vide
            [no] { " " }occupé
           *[any] { "" }
        }
       *[own] { $other ->
            [yes] autres couloirs
           *[no] couloirs
        }{ $whose ->
            [opposing] { " " }adverses
           *[own] { "" }
        }{ $empty ->
            [yes] { " " }vides
            [no] { " " }occupés
           *[any] { "" }
        }
    }
   *[one] { $whose ->
        [own] votre couloir { $called }
        [opposing] le couloir { $called } adverse
       *[any] un couloir { $called }
    }{ $empty ->
        [yes] { " " }vide
        [no] { " " }occupé
       *[any] { "" }
    }
}
nn-lane-all = { $named ->
    [one] { $form ->
        [of] { $whose ->
            [own] de votre couloir { $called }
            [opposing] du couloir { $called } adverse
           *[any] de chaque couloir { $called }
        }
       *[plain] { $whose ->
            [own] votre couloir { $called }
            [opposing] le couloir { $called } adverse
           *[any] chaque couloir { $called }
        }
    }{ $empty ->
        [yes] { " " }vide
        [no] { " " }occupé
       *[any] { "" }
    }
   *[no] { $form ->
        [of] de{ " " }
       *[plain] { "" }
    }{ $whose ->
        [any] chaque { $other ->
            [yes] autre couloir
           *[no] couloir
        }{ $named ->
            [no] { "" }
           *[several] { " " }{ $called }
        }{ $empty ->
            [yes] { " " }vide
            [no] { " " }occupé
           *[any] { "" }
        }
       *[own] chacun { $whose ->
            [own] de vos
           *[opposing] des
        } { $other ->
            [yes] autres couloirs
           *[no] couloirs
        }{ $named ->
            [no] { "" }
           *[several] { " " }{ $called }
        }{ $whose ->
            [opposing] { " " }adverses
           *[own] { "" }
        }{ $empty ->
            [yes] { " " }vides
            [no] { " " }occupés
           *[any] { "" }
        }
    }
}
    .short = { $form ->
        [of] { $whose ->
            [own] de{ " " }
            [opposing] des{ " " }
           *[any] de chaque{ " " }
        }
       *[plain] { $whose ->
            [own] { "" }
            [opposing] les{ " " }
           *[any] chaque{ " " }
        }
    }{ $whose ->
        [own] vos { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }couloirs
        [opposing] { $other ->
            [yes] autres{ " " }
           *[no] { "" }
        }couloirs
       *[any] { $other ->
            [yes] autre{ " " }
           *[no] { "" }
        }couloir
    }{ $named ->
        [no] { "" }
       *[several] { " " }{ $called }
    }{ $whose ->
        [opposing] { " " }adverses
       *[own] { "" }
    }{ $empty ->
        [yes] { " " }{ $whose ->
            [any] vide
           *[own] vides
        }
        [no] { " " }{ $whose ->
            [any] occupé
           *[own] occupés
        }
       *[any] { "" }
    }
nn-lane-kind = { WORDS($other, $nouns, $named, $whose, $empty, $tails) }

## Cartes des zones, cartes du Canal

nn-zone-name = { $zone ->
    [hand] main
    [deck] deck
    [grave] Cimetière
    [reap] Moisson
    [banished] Zone de bannissement
   *[channel] Canal
}
nn-zone = { $whose ->
    [opposing] { $form ->
        [of] { $zone ->
            [hand] de la
            [deck] du
            [grave] du
            [reap] de la
            [banished] de la
           *[channel] du
        }
        [in] { $zone ->
            [hand] dans la
            [deck] dans le
            [grave] dans le
            [reap] dans la
            [banished] dans la
           *[channel] dans le
        }
       *[plain] { $zone ->
            [hand] la
            [deck] le
            [grave] le
            [reap] la
            [banished] la
           *[channel] le
        }
    }
   *[own] { $form ->
        [of] de{ " " }
        [in] dans{ " " }
       *[plain] { "" }
    }{ $whose ->
        [own] votre
        [their] { $zone ->
            [deck] son
            [grave] son
            [channel] son
           *[hand] sa
        }
       *[any] { $zone ->
            [deck] l’un ou l’autre
            [grave] l’un ou l’autre
            [channel] l’un ou l’autre
           *[hand] l’une ou l’autre
        }
    }
} { nn-zone-name }{ $whose ->
    [opposing] { " " }adverse
   *[own] { "" }
}
    .short = { $form ->
        [of] { $whose ->
            [their] de { $zone ->
                [deck] son
                [grave] son
                [channel] son
               *[hand] sa
            }{ " " }
            [any] { $zone ->
                [deck] d’un
                [grave] d’un
                [channel] d’un
               *[hand] d’une
            }{ " " }
           *[own] { $zone ->
                [deck] du
                [grave] du
                [channel] du
               *[hand] de la
            }{ " " }
        }
        [in] dans { $whose ->
            [their] { $zone ->
                [deck] son
                [grave] son
                [channel] son
               *[hand] sa
            }
            [any] { $zone ->
                [deck] un
                [grave] un
                [channel] un
               *[hand] une
            }
           *[own] { $zone ->
                [deck] le
                [grave] le
                [channel] le
               *[hand] la
            }
        }{ " " }
       *[plain] { $whose ->
            [their] { $zone ->
                [deck] son
                [grave] son
                [channel] son
               *[hand] sa
            }
            [any] { $zone ->
                [deck] un
                [grave] un
                [channel] un
               *[hand] une
            }
           *[own] { $zone ->
                [deck] le
                [grave] le
                [channel] le
               *[hand] la
            }
        }{ " " }
    }{ nn-zone-name }{ $whose ->
        [opposing] { " " }adverse
       *[own] { "" }
    }
nn-card = { $which ->
    [that] la carte en question
    [it] cette carte
    [this-card] cette carte
    [deck-top] la première carte de votre deck
    [target-1] la première cible
    [target-2] la seconde cible
   *[target] la cible
}
    .short = { $which ->
        [deck-top] la 1re carte du deck
        [target-1] la 1re cible
        [target-2] la 2e cible
        [target] la cible
       *[it] la carte
    }
nn-lane-aimed = { $form ->
    [of] { DE($lane) }
   *[plain] { $lane }
}
nn-cards-chosen = { $some } { $zone }
nn-cards-random = { $some } au hasard { $zone }
nn-cards-top = { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} { $zone }
    .short = { $count ->
        [one] la 1re carte
       *[other] les { $count } premières cartes
    } { $zone }
nn-cards-all = chaque { $kind } { $zone }
nn-cards-counted = { $kind } { $zone }
nn-slot-kind = { $kind }{ $face ->
    [up] { " " }face visible
    [down] { " " }face cachée
   *[any] { "" }
}{ $state ->
    [ready] { $count ->
       *[other] { " " }à l’état prêt
    }
    [spent] { " " }à l’état épuisé
   *[any] { "" }
}{ $aimed ->
    [yes] { GENDER($noun) ->
        [feminine] { " " }ciblée
       *[masculine] { " " }ciblé
    }
   *[no] { "" }
} { $whose ->
    [own] de votre Canal
    [opposing] du Canal adverse
   *[any] de l’un ou l’autre Canal
}
    .short = { $kind }{ $face ->
        [up] { " " }visible
        [down] { " " }cachée
       *[any] { "" }
    }{ $state ->
        [ready] { GENDER($noun) ->
            [feminine] { " " }prête
           *[masculine] { " " }prêt
        }
        [spent] { GENDER($noun) ->
            [feminine] { " " }épuisée
           *[masculine] { " " }épuisé
        }
       *[any] { "" }
    } { $whose ->
        [own] du Canal
        [opposing] du Canal adverse
       *[any] d’un Canal
    }
nn-channel-card = 1 { $kind } face visible de votre Canal
    .short = 1 { $kind } visible du Canal

## Pièces de Dominance

nn-coins-state = { $state ->
    [ready] { " " }prêtes
    [spent] { " " }épuisées
   *[any] { "" }
}
nn-coin-state = { $state ->
    [ready] { " " }prête
    [spent] { " " }épuisée
   *[any] { "" }
}
nn-coins-chosen = { $up ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}{ $count } { $held ->
    [own] de vos pièces de Dominance{ nn-coins-state }
    [opposing] des pièces de Dominance adverses{ nn-coins-state }
    [neutral] { $count ->
        [one] pièce de Dominance neutre
       *[other] pièces de Dominance neutres
    }
   *[any] { $count ->
        [one] pièce de Dominance{ nn-coin-state }
       *[other] pièces de Dominance{ nn-coins-state }
    }
}
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $count } { $held ->
        [own] de vos pièces{ nn-coins-state }
        [opposing] { $count ->
            [one] pièce adverse
           *[other] pièces adverses
        }
        [neutral] { $count ->
            [one] pièce neutre
           *[other] pièces neutres
        }
       *[any] { $count ->
            [one] pièce{ nn-coin-state }
           *[other] pièces{ nn-coins-state }
        }
    }
nn-coins-all = { $held ->
    [own] chacune de vos pièces de Dominance{ nn-coins-state }
    [opposing] chacune des pièces de Dominance adverses{ nn-coins-state }
    [neutral] chaque pièce de Dominance neutre
   *[any] chaque pièce de Dominance{ nn-coin-state }
}
    .short = { $held ->
        [own] vos pièces{ nn-coins-state }
        [opposing] les pièces adverses{ nn-coins-state }
        [neutral] les pièces neutres
       *[any] chaque pièce{ nn-coin-state }
    }
nn-coin-of = la pièce de Dominance { $lane }
    .short = la pièce { $lane }
nn-coin-kind = { NOUN("coin", $count) }{ $count ->
    [one] { nn-coin-state }
   *[other] { nn-coins-state }
}{ $held ->
    [own] { " " }que vous détenez
    [opposing] { " " }que votre adversaire détient
   *[any] { "" }
}
    .short = { $count ->
        [one] pièce{ nn-coin-state }
       *[other] pièces{ nn-coins-state }
    }{ $held ->
        [own] { " " }à vous
        [opposing] { " " }à l’adversaire
       *[any] { "" }
    }

## Nombres

nn-souls-kind = { NOUN("soul", $count) }{ $whose ->
    [own] { " " }que vous avez
    [opposing] { " " }que votre adversaire a
   *[any] { "" }
}
    .short = { NOUN("soul", $count) }{ $whose ->
        [own] { " " }à vous
        [opposing] { $count ->
            [one] { " " }adverse
           *[other] { " " }adverses
        }
       *[any] { "" }
    }
nn-stat-of = { $stat ->
    [power] la Puissance
    [resolve] la Volonté
   *[cost] le coût
} { DE($spirit) }
    .short = { $stat ->
        [power] Puissance
        [resolve] Volonté
       *[cost] coût
    } { DE($spirit) }
nn-total-of = { $total ->
    [total-power] la Puissance totale
   *[total-resolve] la Volonté totale
} { $lane }
    .short = { $total ->
        [total-power] Puissance
       *[total-resolve] Volonté
    } totale { $lane }
nn-value-done = le nombre obtenu juste avant
    .short = ce nombre
nn-value-battle-margin = l’avance de l’attaque dans ce combat
    .short = avance au combat

## Ce qui se paie : à l’infinitif

nn-x-range = { $costs } (X : { $range })
nn-cost-souls = payer { $count ->
    [one] 1 Âme
   *[other] { $count } Âmes
}
nn-cost-sacrifice-this = sacrifier cet Esprit
    .short = le sacrifier
nn-cost-relinquish = renoncer à { $count ->
    [one] 1 pièce de Dominance
   *[other] { $count } pièces de Dominance
}
    .short = renoncer à { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
nn-cost-spend-dominance = épuiser { $count ->
    [one] 1 pièce de Dominance prête
   *[other] { $count } pièces de Dominance prêtes
}
    .short = épuiser { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
nn-cost-channel-card = mettre { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}{ $face ->
    [up] { " " }face visible
    [down] { " " }face cachée
   *[any] { "" }
}{ $state ->
    [ready] { $count ->
        [one] { " " }prête
       *[other] { " " }prêtes
    }
   *[any] { "" }
} { $who ->
    [you] de votre Canal dans votre Cimetière
   *[opponent] de son Canal dans son Cimetière
}
    .short = { $count } { $count ->
        [one] carte
       *[other] cartes
    }{ $face ->
        [up] { " " }visible
        [down] { " " }cachée
       *[any] { "" }
    }{ $state ->
        [ready] { " " }prête
       *[any] { "" }
    } { $who ->
        [you] du Canal
       *[opponent] de son Canal
    } au Cimetière
nn-cost-banish = bannir { $some } { $who ->
    [you] de votre Cimetière
   *[opponent] de son Cimetière
}
    .short = bannir { $some } { $who ->
        [you] du Cimetière
       *[opponent] de son Cimetière
    }
nn-cost-return = renvoyer { $some } en main

## Ce qui se fait : cartes, main, deck

nn-do-draw = { $who ->
    [you] piochez
   *[other] { $subject } pioche
} { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] carte
       *[other] cartes
    }{ $tail }
nn-do-discard = { $who ->
    [you] défaussez { $some }
   *[other] { $how ->
        [by-you] { $subject } vous montre sa main et défausse { $some }
       *[chosen] { $subject } défausse { $some }
    }
}{ $how ->
    [random] { " " }au hasard
    [by-you] { " " }de votre choix
   *[chosen] { "" }
}{ $tail }
    .short = { $who ->
        [you] défaussez
       *[other] { $subject } défausse
    } { $some }{ $how ->
        [random] { " " }au hasard
        [by-you] { " " }de votre choix
       *[chosen] { "" }
    }{ $tail }
nn-do-mill = { $who ->
    [you] mettez
   *[other] { $subject } met
} { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de { $who ->
    [you] votre deck dans votre Cimetière
   *[other] son deck dans son Cimetière
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject } :{ " " }
    }{ $number ->
        [one] 1re carte
       *[other] { $number } cartes
    } du deck au Cimetière{ $tail }
nn-do-look-at-top = regardez { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} { $whose ->
    [own] de votre deck
   *[opposing] du deck adverse
}. { $keep ->
    [0] Remettez-{ $count ->
        [one] la
       *[other] les
    }
   *[other] Vous pouvez { $count ->
        [one] la prendre en main. Sinon, remettez-la
       *[other] en prendre { $keep ->
            [one] 1
           *[other] jusqu’à { $keep }
        } en main. Remettez les autres
    }
} { $rest ->
    [top] sur le deck
   *[bottom] sous le deck
}{ $count ->
    [one] { "" }
   *[other] { " " }dans l’ordre de votre choix
}
    .short = voyez { $count } { $count ->
        [one] carte
       *[other] cartes
    } du dessus du deck{ $whose ->
        [own] { "" }
       *[opposing] { " " }adverse
    }{ $keep ->
        [0] { "" }
       *[other] { " " }; option : prenez-en { $keep ->
            [one] 1
           *[other] ≤{ $keep }
        }
    } ; reste { $rest ->
        [top] dessus
       *[bottom] dessous
    }
nn-do-reveal-hand = { $who ->
    [you] montrez { $count ->
        [0] votre main
        [one] 1 carte de votre main au hasard
       *[other] { $count } cartes de votre main au hasard
    }
   *[other] { $subject } montre { $count ->
        [0] sa main
        [one] 1 carte de sa main au hasard
       *[other] { $count } cartes de sa main au hasard
    }
}
    .short = { $who ->
        [you] montrez
       *[other] { $subject } montre
    } { $count ->
        [0] la main
        [one] 1 carte de main au hasard
       *[other] { $count } cartes de main au hasard
    }
nn-do-shuffle = { $who ->
    [you] mélangez votre deck
   *[other] { $subject } mélange son deck
}
    .short = { $who ->
        [you] mélangez le
       *[other] { $subject } mélange son
    } deck
nn-do-move-cards = { $to ->
    [banished] bannissez
   *[other] mettez
} { $cards }{ $to ->
    [hand] { " " }en main
    [grave] { " " }au Cimetière
    [deck-top] { " " }sur le deck
    [deck-bottom] { " " }sous le deck
    [deck-shuffled] { " " }dans le deck et mélangez-le
   *[banished] { "" }
}{ $show ->
    [yes] { " " }(à la vue de tous)
   *[no] { "" }
}
    .short = { $to ->
        [banished] bannissez
        [deck-shuffled] mélangez
       *[hand] mettez
    } { $cards }{ $to ->
        [hand] { " " }en main
        [grave] { " " }au Cimetière
        [deck-top] { " " }sur le deck
        [deck-bottom] { " " }sous le deck
        [deck-shuffled] { " " }dans le deck
       *[banished] { "" }
    }
nn-do-swap-reap = échangez 1 carte de votre Moisson avec { $cards }
    .short = échangez 1 carte de la Moisson avec { $cards }

## Ce qui se fait : Canal et Âmes

nn-do-channel = { $who ->
    [you] canalisez
   *[other] { $subject } canalise
} { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}{ $face ->
    [up] { " " }face visible et
   *[down] { "" }
}{ $state ->
    [ready] { " " }à l’état prêt
   *[spent] { " " }à l’état épuisé
}{ $tail }
    .short = { $who ->
        [you] canalisez
       *[other] { $subject } canalise
    } { $number } { $number ->
        [one] carte
       *[other] cartes
    }{ $face ->
        [up] { " " }visible
       *[down] { "" }
    }{ $state ->
        [ready] { " " }prête
       *[spent] { "" }
    }{ $tail }
nn-do-channel-from = { $who ->
    [you] canalisez
   *[other] { $subject } canalise
} { $cards }{ $face ->
    [up] { " " }face visible et
   *[down] { "" }
}{ $state ->
    [ready] { " " }à l’état prêt
   *[spent] { " " }à l’état épuisé
}
    .short = { $who ->
        [you] canalisez
       *[other] { $subject } canalise
    } { $cards }{ $face ->
        [up] { " " }visible
       *[down] { "" }
    }{ $state ->
        [ready] { " " }prête
       *[spent] { "" }
    }
nn-do-reveal = révélez { $slots }
nn-do-ready-slots = redressez { $slots }
nn-do-spend-slots = épuisez { $slots }
    .short = épuisez { $slots }
nn-do-take-slots = { $to ->
    [banished] bannissez
   *[other] mettez
} { $slots }{ $to ->
    [hand] { " " }en main
    [grave] { " " }au Cimetière
    [deck-bottom] { " " }sous le deck
   *[banished] { "" }
}
nn-do-swap-slots = échangez { $count ->
    [one] 1 carte de votre Canal avec 1 carte de votre main
   *[other] { $count } cartes de votre Canal avec { $count } cartes de votre main
}
    .short = échangez { $count } { $count ->
        [one] carte
       *[other] cartes
    } du Canal avec la main
nn-do-gain-souls = { $who ->
    [you] gagnez
   *[other] { $subject } gagne
} { $number ->
    [one] 1 Âme persistante
   *[other] { $number } Âmes persistantes
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }+{ $number } { $number ->
        [one] Âme persistante
       *[other] Âmes persistantes
    }{ $tail }
nn-do-lose-souls = { $who ->
    [you] perdez
   *[other] { $subject } perd
} { $number ->
    [one] 1 Âme persistante
   *[other] { $number } Âmes persistantes
}{ $tail }
    .short = { $who ->
        [you] { "" }
       *[other] { $subject }{ " " }
    }−{ $number } { $number ->
        [one] Âme persistante
       *[other] Âmes persistantes
    }{ $tail }

## Ce qui se fait : arrivées et départs

nn-do-summon = invoquez { $cards }{ $price ->
    [full] { " " }en payant son coût
    [free] { " " }gratuitement
   *[less] { " " }pour { $count ->
        [one] 1 Âme
       *[other] { $count } Âmes
    } de moins
}{ $where }{ $besides }
    .short = invoquez { $cards }{ $price ->
        [full] { "" }
        [free] { " " }gratis
       *[less] { " " }pour −{ $count } { $count ->
            [one] Âme
           *[other] Âmes
        }
    }{ $where }{ $besides }
nn-besides = { " " }(vous devez aussi { $costs })
    .short = { " " }(et { $costs })
nn-do-create = créez { $number ->
    [one] 1 Jeton { $token }
   *[other] { $number } Jetons { $token }
} { $power }/{ $resolve }{ $where }{ $tail }
    .short = créez { $number } { $number ->
        [one] Jeton
       *[other] Jetons
    } { $token }{ $where }{ $tail }
nn-do-place = placez { $cards }{ $where }
nn-where-own = { " " }dans { $count ->
    [one] 1 de vos couloirs
   *[other] vos couloirs
}
    .short = { "" }
nn-do-move = déplacez { $spirit } vers { $lane }
nn-do-move-link = déplacez { $spirit } avec tout son lien vers { $lane }
    .short = déplacez { $spirit } et son lien vers { $lane }
nn-do-control = prenez le contrôle { DE($spirit) } et mettez-le dans { $lane }
    .short = contrôlez { $spirit }, dans { $lane }
nn-an-own-lane = 1 de vos couloirs
nn-do-give-back = remettez { $spirit } du côté de son propriétaire
    .short = rendez { $spirit } à son propriétaire
nn-another-lane = un autre couloir
nn-do-destroy = détruisez { $spirit }
nn-do-sacrifice = { $who ->
    [you] sacrifiez
   *[other] { $subject } sacrifie
} { $some }
    .short = { $who ->
        [you] sacrifiez
       *[other] { $subject } sacrifie
    } { $some }
nn-do-reap = moissonnez { $spirit }
nn-do-reap-top = { $who ->
    [you] la première carte de votre deck est moissonnée
    [opponent] la première carte du deck adverse est moissonnée
    [each] la première carte de chaque deck est moissonnée
   *[target] { $subject } voit la première carte de son deck moissonnée
}
    .short = moissonnez la 1re carte { $who ->
        [you] de votre deck
        [opponent] du deck adverse
        [each] de chaque deck
       *[target] du deck { DE($subject) }
    }
nn-do-banish = bannissez { $spirit }
nn-do-bounce-hand = renvoyez { $spirit } en main
nn-do-bounce-deck-top = mettez { $spirit } sur le deck
nn-do-bounce-deck-bottom = mettez { $spirit } sous le deck
nn-do-bounce-channel = mettez { $spirit } dans le Canal à l’état épuisé
    .short = mettez { $spirit } au Canal
nn-do-shatter = brisez { $spirit }
nn-without-shatter = { $text } sans provoquer de brisure
    .short = { $text }, sans brisure

## Ce qui se fait : Dominance, combat, règles

nn-do-gain-coin = { $who ->
    [you] gagnez
   *[other] { $subject } gagne
} { $coins }{ $state ->
    [ready] { " " }à l’état prêt
   *[spent] { "" }
}
    .short = { $who ->
        [you] prenez
       *[other] { $subject } prend
    } { $coins }{ $state ->
        [ready] { " " }prête
       *[spent] { "" }
    }
nn-do-neutral-coin = remettez au neutre { $coins }
    .short = remettez { $coins } au neutre
nn-do-ready-coin = redressez { $coins }
nn-do-spend-coin = épuisez { $coins }
nn-do-check = faites un Test de Dominance dans { $lane }
    .short = Test de Dominance dans { $lane }
nn-do-raise-block = le couloir défenseur { $sign ->
    [plus] gagne +
   *[minus] perd −
}{ $number } Volonté pendant ce combat{ $tail }
    .short = couloir défenseur { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Volonté{ $tail }
nn-do-fail-attack = l’attaque échoue
    .short = attaque échouée
nn-do-attack = { $lane } attaque immédiatement et gratuitement
    .short = { $lane } attaque gratis
nn-do-later-battle-won = si vous gagnez ce combat, { $actions }
    .short = si vous gagnez : { $actions }
nn-do-later-battle-lost = si vous perdez ce combat, { $actions }
    .short = si vous perdez : { $actions }
nn-do-later-turn-end = à la fin de ce tour, { $actions }
    .short = fin du tour : { $actions }
nn-do-later-your-next-turn = au début de votre prochain tour, { $actions }
    .short = prochain tour : { $actions }
nn-do-later-whenever = ce tour-ci, { $when }, { $actions }
    .short = ce tour, { $when } : { $actions }
nn-do-use-text = utilisez le texte MANIFESTATION ou À L’INVOCATION { DE($spirit) } comme celui de cette carte
    .short = utilisez le texte Manifestation ou Invocation { DE($spirit) }
nn-do-renew = vous pouvez utiliser une fois de plus ce tour-ci les textes MANIFESTATION { $whose }
    .short = textes Manifestation { $whose } : +1 fois ce tour
nn-do-win = vous gagnez la partie
    .short = vous gagnez
nn-do-choose-one = { $by ->
    [opponent] votre adversaire choisit
   *[you] choisissez
} – { $modes }
    .short = { $by ->
        [opponent] choix adverse
       *[you] l’un
    } : { $modes }
nn-do-may = { $by ->
    [opponent] votre adversaire peut choisir ceci : { $actions }
   *[you] vous pouvez { $told ->
        [yes] choisir ceci : { $actions }
       *[no] { INFINITIVE($actions) }
    }
}
    .short = { $by ->
        [opponent] option adverse
       *[you] option
    } : { $actions }
nn-do-may-cost = { $by ->
    [opponent] votre adversaire peut { $costs }. S’il le fait, { $actions }
   *[you] vous pouvez { $costs }. Si vous le faites, { $actions }
}
    .short = { $by ->
        [opponent] option adverse
       *[you] option
    } : { $costs } ; si oui { $actions }

## Ce qui vaut

nn-for-a-while = { $first ->
    [yes] { $time }, { $change }
   *[no] { $change } { $time }
}
    .short = { $change } { $time }
nn-until-this-battle = pendant ce combat
    .short = ce combat
nn-until-this-turn = ce tour-ci
    .short = ce tour
nn-until-your-next-turn = jusqu’à votre prochain tour
    .short = jusqu’à votre prochain tour
nn-until-in-lane = tant que l’Esprit reste dans son couloir
    .short = tant qu’il y reste
nn-until-permanent = tant que l’Esprit est en jeu
    .short = tant qu’il est en jeu
nn-until-game = jusqu’à la fin de la partie
    .short = toute la partie
nn-has = { $who } { $sign ->
    [plus] gagne
   *[minus] perd
} { $gains }
    .short = { $who } { $gains }
nn-for-each-most = { " " }pour chaque { $kind }, jusqu’à { $sign ->
    [plus] +
   *[minus] −
}{ $most }
    .short = { " " }par { $kind } (≤{ $most })
nn-gain = { $sign ->
    [plus] +
   *[minus] −
}{ $number } { $stat ->
    [power] Puissance
   *[resolve] Volonté
}{ $tail }
nn-change-set-stats = { $spirit } a { $stats }
nn-set-stat = { $fixed ->
    [yes] une { $stat ->
        [power] Puissance
       *[resolve] Volonté
    } { DE($value) }
   *[no] pour { $stat ->
        [power] Puissance
       *[resolve] Volonté
    } { $value }
}
    .short = { $fixed ->
        [yes] { "" }
       *[no] { "" }
    }{ $stat ->
        [power] Puissance
       *[resolve] Volonté
    } { $value }
nn-change-swap-stats = échangez la Puissance et la Volonté { DE($spirit) }
    .short = échangez Puissance et Volonté { DE($spirit) }
nn-change-ambient = { $lane } a une Volonté de { $number } tant qu’aucun Esprit ne s’y trouve
    .short = { $lane } : Volonté { $number } à vide
nn-change-capacity = { $lane } peut contenir { $number ->
    [one] 1 Esprit
   *[other] { $number } Esprits
} de { $sign ->
    [plus] plus
   *[minus] moins
}{ $tail }
    .short = { $lane } : { $sign ->
        [plus] +
       *[minus] −
    }{ $number } { $number ->
        [one] Esprit
       *[other] Esprits
    }{ $tail }
nn-change-no-shatter = { $may ->
    [yes] vous pouvez empêcher { $spirits } de se briser
   *[no] { $spirits } { $count ->
        [one] ne se brise pas
       *[other] ne se brisent pas
    }
}
    .short = { $may ->
        [yes] option :{ " " }
       *[no] { "" }
    }pas de brisure pour { $spirits }
nn-change-no-shatter-lanes = { $may ->
    [yes] vous pouvez empêcher les Arbitres dans { $lane } de se briser
   *[no] les Arbitres dans { $lane } ne se brisent pas
}
    .short = { $may ->
        [yes] option :{ " " }
       *[no] { "" }
    }pas de brisure dans { $lane }
nn-change-indestructible = rien ne peut détruire { $spirits }
    .short = { $spirits } : indestructible
nn-change-untargetable = votre adversaire ne peut pas cibler { $spirits }
    .short = l’adversaire ne cible pas { $spirits }
nn-change-no-attack = { $lane } ne peut pas attaquer
    .short = { $lane } n’attaque pas
nn-change-no-block = les attaques contre { $lane } ne peuvent pas être bloquées
    .short = { $lane } : pas de blocage
nn-change-block-bonus = chaque carte qui bloque pour { $lane } ajoute { $sign ->
    [plus] +
   *[minus] −
}{ $number } Volonté{ $tail }
    .short = chaque carte qui bloque pour { $lane } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Volonté{ $tail }
nn-change-wins-ties = les attaques depuis { $lane } réussissent aussi à égalité
    .short = { $lane } : attaque réussie à égalité
nn-change-extra-attack = { $lane } peut attaquer { $count ->
    [one] une fois de plus
   *[other] { $count } fois de plus
}{ $each ->
    [yes] { " " }à chaque tour
   *[no] { "" }
}
    .short = { $lane } : +{ $count } { $count ->
        [one] attaque
       *[other] attaques
    }{ $each ->
        [yes] { " " }par tour
       *[no] { "" }
    }
nn-change-free-attack = { $next ->
    [yes] la prochaine attaque depuis { $lane } ne coûte aucune Âme
   *[no] les attaques depuis { $lane } ne coûtent aucune Âme
}
    .short = { $next ->
        [yes] prochaine attaque gratuite
       *[no] attaques gratuites
    } depuis { $lane }
nn-change-cost = { $next ->
    [yes] { $whose ->
        [own] votre prochaine
       *[any] la prochaine
    } { $what }{ $whose ->
        [opposing] { " " }de votre adversaire
       *[any] { "" }
    } coûte
   *[no] { $whose ->
        [own] vos
       *[any] les
    } { $what }{ $whose ->
        [opposing] { " " }de votre adversaire
       *[any] { "" }
    } coûtent
} { $number ->
    [one] 1 Âme
   *[other] { $number } Âmes
} de { $sign ->
    [plus] plus
   *[minus] moins
}{ $tail }
    .short = { $next ->
        [yes] { $whose ->
            [own] votre prochaine
           *[any] prochaine
        }
       *[no] { $whose ->
            [own] vos
           *[any] les
        }
    } { $what }{ $whose ->
        [opposing] { " " }adverse{ $next ->
            [yes] { "" }
           *[no] s
        }
       *[any] { "" }
    } : { $sign ->
        [plus] +
       *[minus] −
    }{ $number } { $number ->
        [one] Âme
       *[other] Âmes
    }{ $tail }
nn-summons-of = { $count ->
    [one] invocation
   *[other] invocations
} { DE($kind) }
nn-costing-summon = { $count ->
    [one] invocation
   *[other] invocations
}
nn-costing-attack = { $count ->
    [one] attaque
   *[other] attaques
}
nn-costing-draw = { $count ->
    [one] Pioche
   *[other] Pioches
}
nn-costing-pay = { $count ->
    [one] utilisation d’un texte PAYER
   *[other] utilisations de textes PAYER
}
    .short = { $count ->
        [one] utilisation Payer
       *[other] utilisations Payer
    }
nn-change-gained-ready = les pièces de Dominance gagnées par un Test de Dominance dans { $lane } restent prêtes
    .short = les pièces des Tests dans { $lane } restent prêtes
nn-change-keeps-coin = les Tests de Dominance ne peuvent pas prendre à son détenteur la pièce de Dominance { $lane }
    .short = Tests sans effet sur la pièce { $lane }
nn-change-grants = { $spirit } a { $keyword }
nn-change-grants-cards = vos { $kind } en main et dans le Canal ont { $keyword }
    .short = vos { $kind } en main et au Canal : { $keyword }
nn-change-silenced = les textes { $whose } ne fonctionnent pas
    .short = textes { $whose } sans effet
nn-change-skips = { $whose ->
    [own] vous sautez
   *[opposing] votre adversaire saute
} { $step ->
    [harvest] le Ramassage
    [channel] l’étape du Canal
   *[focus] la Concentration
} à { $whose ->
    [own] votre prochain tour
   *[opposing] son prochain tour
}
    .short = { $whose ->
        [own] sautez
       *[opposing] adv. saute
    } { $step ->
        [harvest] le Ramassage
        [channel] l’étape du Canal
       *[focus] la Concentration
    } au prochain tour
nn-change-instead-of-draw = si { $whose ->
    [own] vous deviez
   *[opposing] votre adversaire devait
} piocher une carte, { $may ->
    [yes] vous pouvez faire ceci à la place : { $actions }
   *[no] à la place, { $actions }
}
    .short = au lieu de { $whose ->
        [own] votre pioche
       *[opposing] sa pioche
    } : { $may ->
        [yes] option :{ " " }
       *[no] { "" }
    }{ $actions }
nn-change-instead = si { $spirit } devait être { $of ->
    [destroyed] détruit
   *[reaped] moissonné
}, { $may ->
    [yes] vous pouvez { $to ->
        [hand] le renvoyer en main
        [banished] le bannir
        [deck-bottom] le mettre sous le deck
       *[grave] le mettre au Cimetière
    }
   *[no] { $to ->
        [hand] renvoyez-le en main
        [banished] bannissez-le
        [deck-bottom] mettez-le sous le deck
       *[grave] mettez-le au Cimetière
    }
} à la place
    .short = { $spirit } { $of ->
        [destroyed] détruit
       *[reaped] moissonné
    } : plutôt { $may ->
        [yes] (option){ " " }
       *[no] { "" }
    }{ $to ->
        [hand] en main
        [banished] banni
        [deck-bottom] sous le deck
       *[grave] au Cimetière
    }


## Quand

nn-this = { $noun ->
    [spirit] cet Esprit
   *[card] cette carte
}
    .short = { $noun ->
        [spirit] l’Esprit
       *[card] la carte
    }
nn-kind-of = { $kind } { $whose ->
    [own] { nn-adjective-own }
   *[opposing] { nn-adjective-opposing }
}
nn-here = { " " }{ $event ->
    [attack] { $whose ->
        [own] depuis ce couloir
        [opposing] ce couloir
       *[any] depuis ou contre ce couloir
    }
    [blocked] { $whose ->
        [own] pour ce couloir
        [opposing] contre ce couloir
       *[any] pour ou contre ce couloir
    }
   *[other] dans ce couloir
}
    .short = { " " }{ $event ->
        [attack] { $whose ->
            [own] d’ici
            [opposing] ce couloir
           *[any] ici
        }
       *[other] ici
    }
nn-when-turn-start = au début { $whose ->
    [own] de votre tour
    [opposing] du tour de votre adversaire
   *[any] de chaque tour
}
    .short = { $whose ->
        [own] votre tour
        [opposing] tour adverse
       *[any] chaque tour
    }
nn-when-action-start = au début { $whose ->
    [own] de votre phase d’Action
    [opposing] de la phase d’Action de votre adversaire
   *[any] de chaque phase d’Action
}
    .short = { $whose ->
        [own] votre phase d’Action
        [opposing] phase d’Action adverse
       *[any] chaque phase d’Action
    }
nn-when-end-start = au début { $whose ->
    [own] de votre phase de Fin
    [opposing] de la phase de Fin de votre adversaire
   *[any] de chaque phase de Fin
}
    .short = { $whose ->
        [own] votre phase de Fin
        [opposing] phase de Fin adverse
       *[any] chaque phase de Fin
    }
nn-when-summoned = quand { $this ->
    [yes] { $kind } est invoquée
   *[no] { $whose ->
        [own] vous invoquez { $kind }
        [opposing] votre adversaire invoque { $kind }
       *[any] un joueur invoque { $kind }
    }
}{ $here }
    .short = { $this ->
        [yes] { $kind } invoquée
       *[no] { $whose ->
            [own] vous invoquez
            [opposing] adv. invoque
           *[any] on invoque
        } { $kind }
    }{ $here }
nn-when-created = quand { $kind } est créé{ $here }
    .short = { $kind } créé{ $here }
nn-when-placed = quand { $kind } est placé{ $here }
    .short = { $kind } placé{ $here }
nn-when-moved = quand { $kind } est déplacé{ $here }
    .short = { $kind } déplacé{ $here }
nn-when-uncovered = quand { $kind } est découvert{ $here }
    .short = { $kind } découvert{ $here }
nn-when-shattered = quand { $kind } se brise{ $here }
    .short = { $kind } se brise{ $here }
nn-when-destroyed = quand { $kind } est détruit{ $here }
    .short = { $kind } détruit{ $here }
nn-when-sacrificed = quand { $kind } est sacrifié{ $here }
    .short = { $kind } sacrifié{ $here }
nn-when-bounced = quand { $kind } revient en main{ $here }
    .short = { $kind } revient en main{ $here }
nn-when-reaped = quand { $kind } est { GENDER($noun) ->
    [feminine] moissonnée
   *[masculine] moissonné
}{ $here }
    .short = { $kind } { GENDER($noun) ->
        [feminine] moissonnée
       *[masculine] moissonné
    }{ $here }
nn-when-banished = quand { $kind } est { GENDER($noun) ->
    [feminine] bannie
   *[masculine] banni
}{ $here }
    .short = { $kind } { GENDER($noun) ->
        [feminine] bannie
       *[masculine] banni
    }{ $here }
nn-when-discarded = quand { $kind } est { GENDER($noun) ->
    [feminine] défaussée
   *[masculine] défaussé
}
    .short = { $kind } { GENDER($noun) ->
        [feminine] défaussée
       *[masculine] défaussé
    }
nn-when-block-discarded = quand { $kind } est { GENDER($noun) ->
    [feminine] défaussée
   *[masculine] défaussé
} pour bloquer
    .short = { $kind } { GENDER($noun) ->
        [feminine] défaussée
       *[masculine] défaussé
    } pour bloquer
nn-when-channeled = quand { $kind } est { GENDER($noun) ->
    [feminine] canalisée
   *[masculine] canalisé
}
    .short = { $kind } { GENDER($noun) ->
        [feminine] canalisée
       *[masculine] canalisé
    }
nn-when-revealed = quand { $kind } est { GENDER($noun) ->
    [feminine] révélée
   *[masculine] révélé
}
    .short = { $kind } { GENDER($noun) ->
        [feminine] révélée
       *[masculine] révélé
    }
nn-when-harvested = quand { $whose ->
    [own] vous ramassez votre Canal
    [opposing] votre adversaire ramasse son Canal
   *[any] un joueur ramasse son Canal
}
    .short = { $whose ->
        [own] vous ramassez
        [opposing] adv. ramasse
       *[any] on ramasse
    } le Canal
nn-when-focused = quand { $whose ->
    [own] vous vous concentrez
    [opposing] votre adversaire se concentre
   *[any] un joueur se concentre
}
    .short = { $whose ->
        [own] vous vous concentrez
        [opposing] adv. se concentre
       *[any] on se concentre
    }
nn-when-drew = quand { $whose ->
    [own] vous utilisez la Pioche
    [opposing] votre adversaire utilise la Pioche
   *[any] un joueur utilise la Pioche
}{ $number ->
    [one] { "" }
   *[other] { " " }pour { $number } cartes ou plus
}
    .short = { $whose ->
        [own] vous utilisez
        [opposing] adv. utilise
       *[any] on utilise
    } la Pioche{ $number ->
        [one] { "" }
       *[other] { " " }(≥{ $number } cartes)
    }
nn-text-of = { " " }{ DE($kind) }{ $this ->
   *[other] { "" }
}
nn-when-activated = quand { $this ->
    [yes] un texte{ $of } est utilisé
   *[no] { $whose ->
        [own] vous utilisez
        [opposing] votre adversaire utilise
       *[any] un joueur utilise
    } { $income ->
        [yes] un texte REVENU
       *[no] un texte
    }{ $of }
}{ $here }
    .short = { $this ->
        [yes] texte{ $of } utilisé
       *[no] { $whose ->
            [own] vous utilisez
            [opposing] adv. utilise
           *[any] on utilise
        } un texte{ $income ->
            [yes] { " " }Revenu
           *[no] { "" }
        }{ $of }
    }{ $here }
nn-when-attack = quand { $whose ->
    [own] vous attaquez
    [opposing] votre adversaire attaque
   *[any] un joueur attaque
}{ $here }
    .short = { $whose ->
        [own] vous attaquez
        [opposing] adv. attaque
       *[any] on attaque
    }{ $here }
nn-when-blocked = quand { $whose ->
    [own] vous bloquez
    [opposing] votre adversaire bloque
   *[any] un joueur bloque
}{ $here }
    .short = { $whose ->
        [own] vous bloquez
        [opposing] adv. bloque
       *[any] on bloque
    }{ $here }
nn-when-battle-won = quand { $whose ->
    [own] vous gagnez un combat
    [opposing] votre adversaire gagne un combat
   *[any] un joueur gagne un combat
}{ $here }
    .short = combat gagné{ $whose ->
        [own] { "" }
        [opposing] { " " }par l’adversaire
       *[any] { " " }par un joueur
    }{ $here }
nn-when-battle-lost = quand { $whose ->
    [own] vous perdez un combat
    [opposing] votre adversaire perd un combat
   *[any] un joueur perd un combat
}{ $here }
    .short = combat perdu{ $whose ->
        [own] { "" }
        [opposing] { " " }par l’adversaire
       *[any] { " " }par un joueur
    }{ $here }
nn-when-dominance-gained = quand { $whose ->
    [own] vous gagnez une pièce de Dominance
    [opposing] votre adversaire gagne une pièce de Dominance
   *[any] un joueur gagne une pièce de Dominance
}{ $here }
    .short = pièce gagnée{ $whose ->
        [own] { "" }
        [opposing] { " " }par l’adversaire
       *[any] { " " }par un joueur
    }{ $here }
nn-when-dominance-lost = quand { $whose ->
    [own] vous perdez une pièce de Dominance
    [opposing] votre adversaire perd une pièce de Dominance
   *[any] un joueur perd une pièce de Dominance
}{ $here }
    .short = pièce perdue{ $whose ->
        [own] { "" }
        [opposing] { " " }par l’adversaire
       *[any] { " " }par un joueur
    }{ $here }
nn-when-relinquished = quand { $whose ->
    [own] vous renoncez à une pièce de Dominance
    [opposing] votre adversaire renonce à une pièce de Dominance
   *[any] un joueur renonce à une pièce de Dominance
}{ $here }
    .short = { $whose ->
        [own] vous renoncez
        [opposing] adv. renonce
       *[any] on renonce
    } à une pièce{ $here }
nn-when-dominance-readied = quand { $whose ->
    [own] vous redressez une pièce de Dominance
    [opposing] votre adversaire redresse une pièce de Dominance
   *[any] un joueur redresse une pièce de Dominance
}{ $here }
    .short = { $whose ->
        [own] vous redressez
        [opposing] adv. redresse
       *[any] on redresse
    } une pièce{ $here }
nn-when-reshuffled = quand { $whose ->
    [own] votre deck
    [opposing] le deck adverse
   *[any] un deck
} est remélangé
    .short = { $whose ->
        [own] votre deck
        [opposing] deck adverse
       *[any] un deck
    } remélangé

## Si

nn-if-number = { $value } vaut { $bounds }
    .short = { $value } { $bounds }
nn-is-at-least = { $holds ->
    [no] moins que
   *[yes] au moins
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
nn-is-at-most = { $holds ->
    [no] plus que
   *[yes] au plus
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
nn-bound-at-least = { $holds ->
    [no] moins de
   *[yes] au moins
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
nn-bound-at-most = { $holds ->
    [no] plus de
   *[yes] au plus
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
nn-bound-equals = { $holds ->
    [no] soit plus, soit moins de { $number }
   *[yes] exactement { $number }
}
    .short = { $holds ->
        [no] ≠
       *[yes] juste{ " " }
    }{ $number }
nn-if-has-some = { $whose ->
    [own] { $noun ->
        [coin] vous détenez
       *[card] vous avez
    }
    [opposing] { $noun ->
        [coin] votre adversaire détient
       *[card] votre adversaire a
    }
   *[any] les couloirs contiennent
} { GENDER($noun) ->
    [feminine] une
   *[masculine] un
} { $kind }
    .short = { $whose ->
        [own] vous avez
        [opposing] adv. a
       *[any] les couloirs ont
    } { GENDER($noun) ->
        [feminine] une
       *[masculine] un
    } { $kind }
nn-is-equals = { $holds ->
    [no] autre chose que
   *[yes] exactement
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] juste{ " " }
    }{ $number }
nn-if-has = { $whose ->
    [own] { $noun ->
        [coin] vous détenez
       *[card] vous avez
    }
    [opposing] { $noun ->
        [coin] votre adversaire détient
       *[card] votre adversaire a
    }
   *[any] les couloirs contiennent
} { $quantity } { $kind }
    .short = { $whose ->
        [own] vous avez
        [opposing] adv. a
       *[any] les couloirs ont
    } { $quantity } { $kind }
nn-if-has-no = { $whose ->
    [own] { $noun ->
        [coin] vous ne détenez
       *[card] vous n’avez
    }
    [opposing] { $noun ->
        [coin] votre adversaire ne détient
       *[card] votre adversaire n’a
    }
   *[any] les couloirs ne contiennent
} { GENDER($noun) ->
    [feminine] aucune
   *[masculine] aucun
} { $kind }
    .short = { $whose ->
        [own] vous n’avez
        [opposing] adv. n’a
       *[any] les couloirs n’ont
    } { GENDER($noun) ->
        [feminine] aucune
       *[masculine] aucun
    } { $kind }
nn-if-lane-empty = { $lane } { $holds ->
    [no] n’est pas vide
   *[yes] est vide
}
    .short = { $lane } { $holds ->
        [no] non vide
       *[yes] vide
    }
nn-if-spirit = { $spirit } { $holds ->
    [no] n’est pas
   *[yes] est
} { $kind }
nn-if-your-turn = c’est { $holds ->
    [no] le tour de votre adversaire
   *[yes] votre tour
}
    .short = c’est { $holds ->
        [no] le tour adverse
       *[yes] votre tour
    }
nn-if-came-from = vous { $holds ->
    [no] n’avez pas invoqué
   *[yes] avez invoqué
} cette carte depuis { $zone }
    .short = { $holds ->
        [no] pas{ " " }
       *[yes] { "" }
    }invoquée depuis { $zone }
nn-by-mode = { $mode ->
    [normal] par une Invocation normale
    [tribute] par une Invocation par tribut
    [react] par une Invocation en réaction
   *[effect] par un texte
}
    .short = { $mode ->
        [normal] normalement
        [tribute] par tribut
        [react] en réaction
       *[effect] par un texte
    }
nn-if-summoned-by = cette carte { $holds ->
    [neither] n’a été invoquée ni
    [no] n’a pas été invoquée
   *[yes] a été invoquée
} { $modes }
    .short = { $holds ->
        [neither] invoquée ni
        [no] pas invoquée
       *[yes] invoquée
    } { $modes }
nn-if-first-this-turn = vous { $of ->
    [summon] { $holds ->
        [no] avez invoqué une autre carte
       *[yes] n’avez invoqué aucune autre carte
    }
    [attack] { $holds ->
        [no] avez fait une autre attaque
       *[yes] n’avez fait aucune autre attaque
    }
   *[draw] { $holds ->
        [no] avez utilisé une autre Pioche
       *[yes] n’avez utilisé aucune autre Pioche
    }
} ce tour-ci
    .short = { $of ->
        [summon] { $holds ->
            [no] pas{ " " }
           *[yes] { "" }
        }votre 1re invocation
        [attack] { $holds ->
            [no] pas{ " " }
           *[yes] { "" }
        }votre 1re attaque
       *[draw] { $holds ->
            [no] pas{ " " }
           *[yes] { "" }
        }votre 1re Pioche
    } du tour
nn-if-holds-coin = { $who ->
    [you] vous { $holds ->
        [no] ne détenez pas
       *[yes] détenez
    }
   *[opponent] votre adversaire { $holds ->
        [no] ne détient pas
       *[yes] détient
    }
} la pièce de Dominance { $lane }
    .short = { $who ->
        [you] vous { $holds ->
            [no] n’avez pas
           *[yes] avez
        }
       *[opponent] adv. { $holds ->
            [no] n’a pas
           *[yes] a
        }
    } la pièce { $lane }
nn-if-gained-no-coin = vous { $holds ->
    [no] avez gagné une pièce de Dominance
   *[yes] n’avez gagné aucune pièce de Dominance
} ce tour-ci
    .short = { $holds ->
        [no] pièce
       *[yes] aucune pièce
    } gagnée ce tour
nn-if-in-battle = ce couloir { $side ->
    [attacking] { $holds ->
        [no] n’attaque pas
       *[yes] attaque
    }
    [defending] { $holds ->
        [no] n’est pas attaqué
       *[yes] est attaqué
    }
   *[either] { $holds ->
        [no] n’est pas en combat
       *[yes] est en combat
    }
}
    .short = couloir { $side ->
        [attacking] { $holds ->
            [no] n’attaque pas
           *[yes] attaque
        }
        [defending] { $holds ->
            [no] non attaqué
           *[yes] attaqué
        }
       *[either] { $holds ->
            [no] hors combat
           *[yes] en combat
        }
    }
nn-if-done = { $doer ->
    [you] { $holds ->
        [no] vous ne le faites pas
       *[yes] vous le faites
    }
   *[other] { $holds ->
        [no] ce n’est pas fait
       *[yes] c’est fait
    }
}
    .short = { $holds ->
        [no] pas fait
       *[yes] fait
    }

## Neo Noble : paquets et decks

nn-format = Neo Noble
nn-fault-heading = { $found } n’est pas une rubrique de deck ; les rubriques sont noble, main et reserve
nn-fault-noble = { $count ->
    [0] un deck a exactement un Noble, celui-ci n’en a aucun
   *[other] un deck a exactement un Noble, celui-ci en a { $count }
}
nn-fault-not-noble = { $found } n’est pas un Noble
nn-fault-main = le deck principal a 30 cartes, celui-ci en a { $count }
nn-fault-noble-in-main = { $found } est un Noble ; le deck principal contient des Arbitres et des Errants
nn-fault-token = { $found } est un Jeton ; les Jetons ne font pas partie d’un deck
nn-fault-reserve = une Réserve a 10 cartes au plus, celle-ci en a { $count }
nn-fault-noble-in-reserve = { $found } est un Noble ; la Réserve contient des Arbitres et des Errants
nn-fault-copies = { $found } figure { $count } fois dans le deck ; 2 sont permises
nn-fault-copies-in-all = { $found } figure { $count } fois dans le deck et la Réserve ensemble ; 2 sont permises
nn-pack-once = seul un texte PAYER dit combien de fois il sert
nn-pack-says = les textes MANIFESTATION et PAYER s’utilisent à volonté ; ils ne disent ni may ni must
nn-pack-no-cost = un texte PAYER demande un coût
nn-pack-ongoing = indiquez soit holds, soit when avec do
nn-pack-no-stat = indiquez power, resolve ou les deux
nn-pack-no-arbiters = indiquez spirits, lanes ou les deux
nn-pack-no-grantees = indiquez spirits, cards ou les deux
nn-pack-noble-summon = un Noble n’est jamais invoqué, il n’a donc pas de texte À L’INVOCATION
nn-pack-errant = un Errant a un effet À L’INVOCATION, ou aucun
nn-pack-on-summon = une carte a un seul effet À L’INVOCATION au plus
nn-pack-token = un Jeton est créé : il n’a ni coût, ni Tribut, ni RÉACTION
nn-pack-token-summon = un Jeton est créé, pas invoqué : un texte À L’INVOCATION ne servirait jamais
nn-pack-no-card = la carte { $found } n’existe pas ; il y a : { $allowed }
nn-pack-no-token = le Jeton { $found } n’existe pas ; il y a : { $allowed }
nn-pack-not-token = { $found } n’est pas un Jeton ; seuls les Jetons sont créés ; il y a : { $allowed }
nn-pack-no-target = { $found } : ce texte n’a pas cette cible ; nommez-la sous targets
nn-pack-other-target = la cible n’est pas de la sorte voulue ici : { $found }
nn-pack-no-event = { $found } parle d’un événement ; seuls les textes avec when en ont un
nn-pack-other-event = l’événement { $found } n’a rien de cette sorte qui puisse être visé ici
nn-pack-event-this = l’événement { $found } ne concerne jamais cette carte elle-même
nn-pack-event-lane = l’événement { $found } n’a lieu dans aucun couloir
nn-pack-event-card = l’événement { $found } ne concerne aucune carte à filtrer
nn-pack-event-income = seul l’événement activated concerne un texte ; { $found } n’en concerne pas
nn-pack-event-number = seul l’événement drew a un nombre de cartes ; { $found } n’en a pas
nn-pack-on-noble = un Noble n’est dans aucun couloir et n’est jamais invoqué ; { $found } n’y veut rien dire
nn-pack-gone = cet Esprit a alors quitté son couloir ; dites this_card, ou le couloir
nn-pack-not-gone = { $found } est alors dans son couloir ; dites self
nn-pack-nothing-before = { $found } demande une action avant
nn-pack-no-battle = aucun combat n’a lieu quand ce texte sert ; { $found } ne veut rien dire ici
nn-pack-not-lasting = { $found } vaut pour un tour ; employez-le dans une action change
nn-pack-keep = { $found } cartes ne peuvent pas être gardées ici : au plus autant que regardées, et de votre deck seulement
nn-pack-top = seul un deck a un dessus ; { $found } n’en a pas
nn-pack-number = { $found } est trop petit ; le minimum est 1
nn-pack-tribute-this = un Tribut se paie avant que la carte soit là ; ce ne peut pas être cet Esprit
nn-pack-brittle-self = une carte FRAGILE est détruite une fois son texte accompli ; cela ne servirait jamais
nn-pack-own-cards = seules vos propres cartes peuvent être invoquées ou placées ; { $found } ne convient pas
nn-pack-one-lane = une carte arrive dans un seul couloir ; { $found } ne convient pas ici
nn-pack-own-lane = les cartes n’arrivent que dans les couloirs de leur joueur ; { $found } ne peut en nommer d’autre
nn-pack-top-filter = { $found } prend les premières cartes, quelles qu’elles soient ; retirez filter
nn-pack-nobody-picks = avec { $found }, personne ne choisit ; seuls number et filter sont permis à côté
nn-pack-all-number = toutes sont visées, { $found } n’est donc pas un nombre pour elles ; retirez number
nn-pack-face-down = on ne distingue que ce qui est face visible, et face vaut { $found } ; permis avec un filtre : up
nn-pack-neutral-state = une pièce de Dominance neutre n’est ni prête ni épuisée ; { $found } ne veut rien dire ici
nn-pack-hidden-count = les cartes de { $found } sont cachées, on les compte donc toutes ; un filtre est permis pour grave, reap et banished
nn-pack-cost-filter = seules des invocations peuvent coûter plus ou moins que d’autres ; avec { $found }, retirez filter
nn-pack-already = ce qui est { $found } est déjà comme ceci le rendrait ; nommez autre chose
nn-pack-swap-own = une carte de votre Moisson change de place avec une de vos cartes ; { $found } n’est pas permis, own seulement
nn-pack-swap-zone = une carte change de place avec celle d’une autre zone ; { $found } n’est pas permis, mais hand, deck, grave et banished le sont
nn-pack-swap-one = une carte change de place avec une seule ; { $found } n’est pas permis
nn-pack-number-beside = le nombre de cartes se met avec ce qui est sous { $found }
nn-pack-channels-own = chacun canalise ses propres cartes ; who vaut { $found } : sont permis you avec des cartes own, opponent avec des cartes opposing
nn-pack-channel-filter = ce filtre est pour la source channel ; pour { $found }, il se met avec les cartes elles-mêmes
nn-pack-own-side = un Esprit reste de son côté ; les couloirs { $found } ne sont permis que pour des Esprits de ce même côté
nn-pack-no-move = un Esprit va dans un autre couloir ; { $found } est celui où il se trouve
nn-pack-control-own = on prend le contrôle d’Esprits adverses ; { $found } sont déjà ceux du joueur
nn-pack-only-arbiters = seuls les Arbitres se brisent ; le type est ici { $found }, seul arbiter est permis
nn-pack-own-text = une carte n’emprunte pas le texte de { $found } ; sont permis target, target_2, that et top
nn-pack-later-slot = les cartes du Canal sont oubliées d’ici là ; { $found } ne veut rien dire ici
nn-pack-same-zone = les cartes sont déjà dans { $found } ; une autre zone est permise
nn-pack-one-link = un lien entier suit un seul de ses Esprits ; avec { $found } sont permis self, target, that, top et un seul Esprit choisi
nn-pack-whenever = indiquez event avec whenever, et là seulement
nn-pack-standing = le texte est alors terminé ; { $found } ne veut rien dire ici, mais whose et filter sont permis
nn-pack-x-range = least est plus grand que most
nn-pack-no-x = { $found } est ce qui a été choisi en payant, et aucun coût de ce texte n’en a ; écrivez number: { "{" }least: 1{ "}" } dans un coût
nn-pack-x-place = le X d’un coût se choisit pour un texte ou pour un may ; { $found } n’en a pas
nn-pack-x-bounds = tous les X d’un coût sont le même nombre ; donnez-leur les mêmes least et most
nn-pack-x-unused = rien de ce qui est fait ne dépend de X ; mettez-y x, ou donnez un nombre
