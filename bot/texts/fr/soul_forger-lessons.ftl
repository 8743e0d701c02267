# La leçon et les énigmes de Soul-Forger. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

sf-learn-win = Vous gagnez en infligeant { $player_endurance } dégâts à l’adversaire, avec des créatures et des armes forgées.
sf-learn-brief = Un tour : montez d’un niveau, invoquez, forgez, puis attaquez.
sf-learn-turn =
    Votre tour :
    1. Toutes vos cartes se remettent en garde, et vous piochez deux cartes.
    2. Quête annexe : envoyez des cartes dont le Ronum atteint votre niveau, et montez d’un niveau.
    3. Phase principale : invoquez des créatures, forgez de l’équipement, posez des Actions face cachée.
    4. Combat : créatures et armes attaquent une à une, un joueur ou une créature.
    5. Encore une phase principale ; en phase de fin, l’Expérience achète des niveaux.
sf-learn-signs = **Sur le plateau** : le cœur compte les dégâts, les flèches montrent votre niveau, l’étoile l’Expérience. L’hexagone montre le Ronum de vos créatures et sa limite. Sur une créature, l’épée est la puissance, et le bouclier l’Endurance qui reste (un cœur si elle est blessée). Grisée avec HORS, elle est hors garde. Des numéros relient une entrée du Flux et sa cible. Une étincelle marque le dernier changement.
sf-learn-length = Deux à quatre joueurs, 40 à 60 minutes. Chacun vient avec un deck de 60 cartes et de l’équipement ; il y a des decks tout prêts.

## La leçon

sf-lesson-heart = Le cœur compte vos **dégâts** : { $damage } jusqu’ici. À { $endurance } un joueur est éliminé, et le dernier en jeu gagne.
sf-lesson-turn = La bande du milieu montre les **phases** d’un tour, et la plus claire est la phase en cours. Voici votre Quête annexe, où vous pouvez gagner un **niveau**. Les flèches montrent le vôtre.
sf-lesson-quest = Le **Ronum** d’une carte est le nombre dans son coin. Envoyez des cartes dont le Ronum atteint votre niveau, { $level } : vous gagnez un niveau et piochez autant de cartes. Envoyez Sergente aux torches (Ronum 3).
sf-lesson-quest-wrong = Sergente aux torches suffit à elle seule. Gardez les autres cartes.
sf-lesson-summon = Le Ronum total de vos créatures ne peut pas dépasser votre niveau : vous avez { $ronum } sur { $level }. Diablotin du four a 2 de Ronum et une **Bienvenue**, un effet à son arrivée. Invoquez-le et brûlez ma Motte.
sf-lesson-summon-wrong = Invoquez Diablotin du four et choisissez Motte : 1 dégât la détruit.
sf-lesson-price = L’équipement attend dans votre **deck de forge**. Il se paie avec des cartes envoyées, et son texte en dit le prix. Canif a 1 de Ronum, et coûte des cartes de 2 de Ronum en tout.
sf-lesson-forge = **Forger** met l’équipement en jeu. Les cartes envoyées pendant vos Quêtes annexes sont dans votre Réserve, et elles peuvent payer. Forgez Canif, et payez avec Crapaud de scorie (Ronum 2).
sf-lesson-forge-wrong = Forgez Canif, et payez avec le Crapaud de scorie de votre Réserve. C’est le meilleur choix.
sf-lesson-set = Les Actions sont vos sorts et vos objets. Vous pouvez en **poser** une face cachée, sans rien payer. Une Réaction répond dès le tour suivant, au tour de n’importe qui. Posez Fiole d’amadou.
sf-lesson-set-wrong = Posez d’abord Fiole d’amadou face cachée.
sf-lesson-attack = Maintenant le **combat** : vous attaquez avec vos armes, et vos créatures attaquent aussi. La cible riposte en même temps. Attaquez une Terrassière avec Couteau du four : sa puissance suffit tout juste.
sf-lesson-attack-wrong = C’est possible, mais attaquez une Terrassière avec Couteau du four : sa puissance suffit tout juste.
sf-lesson-guard = Un attaquant passe **hors garde** : il ne peut ni attaquer ni bloquer avant votre prochain tour. Une victime de votre arme donne de l’**Expérience** : vous en avez { $xp }. Le texte de Terrassière a laissé une Motte.
sf-lesson-player = Deux armes font deux attaques. Avec Canif, attaquez-moi : cela s’ajoute à mes dégâts, et je riposte avec mon arme principale.
sf-lesson-player-wrong = Attaquez-moi, le joueur, avec Canif.
sf-lesson-finish = Diablotin et Crapaud restent en garde : ils pourront bloquer pour vous. Terminez le combat et votre tour.
sf-lesson-finish-wrong = Gardez vos créatures en garde. Terminez le combat et votre tour.
sf-lesson-level = En phase de fin, l’Expérience achète des niveaux : le prix est votre niveau actuel. Vous en avez { $xp }. Un niveau plus haut permet de jouer davantage. À vous : que faites-vous ?
sf-lesson-level-wrong = L’Expérience gardée ne fait rien pour l’instant, et vous avez juste de quoi monter d’un niveau. Achetez-le.
sf-lesson-block = À moi : Terrassière vous attaque avec une puissance de 2. Une créature en garde peut **bloquer** et subir les dégâts pour vous. Bloquez avec Crapaud de scorie : il a 3 d’Endurance, et survit.
sf-lesson-block-wrong = C’est possible, mais laissez faire le Crapaud : il a 3 d’Endurance, et survit.
sf-lesson-answer = Vous pouvez répondre avant les dégâts. Les cartes activées attendent dans le **Flux**, et la dernière arrivée se résout d’abord. Activez Fiole d’amadou : donnez 2 de puissance à Crapaud de scorie.
sf-lesson-answer-wrong = Activez Fiole d’amadou sur Crapaud de scorie, et choisissez les 2 de puissance. Ainsi le Crapaud gagne ce combat.
sf-lesson-held = Le Crapaud a infligé 3 dégâts, Terrassière a été détruite, et vous n’avez rien subi. Les dégâts d’une créature restent, et un bloqueur passe hors garde.
sf-lesson-last = Quelques tours plus tard. J’ai { $theirs } dégâts sur { $endurance }, et ma seule créature est hors garde : elle ne peut pas bloquer. Votre Vouge de fournaise a 6 de puissance. À vous : finissez la partie.
sf-lesson-last-wrong = Attaquez-moi, le joueur, avec Vouge de fournaise : elle seule suffit.
sf-lesson-last-right = 30 dégâts : vous avez gagné.
sf-lesson-hand-1 = Avant votre propre partie : vous commencez avec cinq cartes et pouvez en **remettre**, une seule fois. Vous débutez à un niveau bas : les cartes de Ronum élevé attendent longtemps. Garder cette main, ou changer des cartes ?
sf-lesson-hand-1-wrong = Trois de ces cartes ont de 4 à 8 de Ronum, bien plus que vos premiers niveaux. Changez ces trois.
sf-lesson-hand-1-right = Exact : 1 à 3 de Ronum se joue bientôt, le reste non.
sf-lesson-hand-2 = Une autre main de cinq cartes. Garder ou changer ?
sf-lesson-hand-2-wrong = Aucune carte ne dépasse 3 de Ronum : chacune se joue dans vos premiers tours. Gardez cette main.
sf-lesson-hand-2-right = Exact : des créatures peu chères, et des cartes pour vos premières Quêtes annexes.
sf-lesson-hand-3 = La dernière. Garder ou changer ?
sf-lesson-hand-3-wrong = Quatre de ces cartes sont peu chères, mais Ver de la caldeira a 8 de Ronum. Changez-la seule.
sf-lesson-hand-3-right = Exact : inutile de changer toute la main, seulement ce qui attend trop longtemps.
sf-lesson-over = Vous connaissez le jeu. À trois ou quatre, c’est chacun contre tous, et vous attaquez qui vous voulez. Les mots-clés sont expliqués sur les cartes.

## Les énigmes

sf-puzzle-1-task = J’ai { $theirs } dégâts sur { $endurance }. Gagnez à ce tour, dans votre phase principale.
sf-puzzle-1-task-wrong = Cela ne suffit pas. Jusqu’où X peut-il aller, et d’où pouvez-vous le payer ?
sf-puzzle-1-solved = Résolue. X se paie du champ, de la main et de la Réserve : Crapaud de scorie brûle aussi, X vaut 4, et 2 de plus font 6.
sf-puzzle-2-task = Vous avez { $damage } dégâts sur { $endurance } : la moindre riposte vous élimine. Gagnez de l’Expérience dans ce combat, et survivez.
sf-puzzle-2-task-wrong = La riposte vous éliminerait. De qui les dégâts viennent-ils d’abord ?
sf-puzzle-2-solved = Résolue. Avec Main leste, vos dégâts viennent d’abord, et une créature qu’ils détruisent n’en inflige pas.
sf-puzzle-3-task = J’ai { $theirs } dégâts sur { $endurance }, et une Motte qui bloquerait votre couteau. Gagnez dans ce combat.
sf-puzzle-3-task-wrong = Motte s’interposerait. Y a-t-il quelque chose que vous puissiez encore jouer ?
sf-puzzle-3-solved = Résolue. Un Instinct se joue de la main pendant votre propre tour, en combat aussi : sans bloqueur, pas de blocage.
sf-puzzle-4-task = Vous êtes au niveau { $level } et avez { $xp } d’Expérience. Soyez deux niveaux plus haut à la fin de ce tour.
sf-puzzle-4-task-wrong = L’Expérience ne suffirait plus pour le second niveau. Comptez ce qu’il coûtera.
sf-puzzle-4-buy = Niveau { $level }, et il reste { $xp } d’Expérience. Passez à la phase de fin.
sf-puzzle-4-buy-wrong = Rien à ce tour ne vous en donnera plus : terminez-le, et achetez.
sf-puzzle-4-solved = Résolue. Les deux cartes font 3 sur les 4 : un seul point d’Expérience suffit dans la Quête annexe, et il en reste cinq pour acheter.
sf-puzzle-5-task = Vous avez { $damage } dégâts sur { $endurance }. Ma Masse du bastion vous attaque avec une puissance de 7 et Empalement. Survivez.
sf-puzzle-5-task-wrong = Il en passe trop : ce qui dépasse l’Endurance du bloqueur vous est infligé.
sf-puzzle-5-solved = Résolue. Crapaud de scorie prend 3 et laisse passer 4 : 29. Diablotin du four en aurait laissé passer 5.
