# La leçon et les énigmes de Soul-Forger. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

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
sf-lesson-turn = La bande du milieu montre les **phases** d’un tour, et la plus claire est la phase en cours. C’est votre Quête annexe.
sf-lesson-quest = Votre **niveau**, { $level } en ce moment, limite tout ce que vous jouez. Une fois par tour, envoyez des cartes de votre main : si leur **Ronum** atteint votre niveau, vous gagnez un niveau. Vous en piochez aussi autant. Envoyez Sergente aux torches (Ronum 3).
sf-lesson-quest-wrong = Sergente aux torches suffit à elle seule. Gardez les autres cartes.
sf-lesson-summon = Le Ronum total de vos créatures ne peut pas dépasser votre niveau : vous avez { $ronum } sur { $level }. Diablotin du four a 2 de Ronum et une **Bienvenue**, un effet à son arrivée. Invoquez-le et brûlez ma Motte.
sf-lesson-summon-wrong = Invoquez Diablotin du four et choisissez Motte : 1 dégât la détruit.
sf-lesson-forge = **Forger** met en jeu un équipement de votre deck de forge. Vous payez en envoyant des cartes : ici 2 de Ronum depuis votre main ou votre Réserve. Forgez Canif, et payez avec Crapaud de scorie.
sf-lesson-forge-wrong = Forgez Canif, et payez avec le Crapaud de scorie de votre Réserve. C’est le meilleur choix.
sf-lesson-set = Vous pouvez **poser** des Actions face cachée, sans rien payer. Une Réaction posée peut servir dès le tour suivant, pendant le tour de n’importe quel joueur. Posez Fiole d’amadou.
sf-lesson-set-wrong = Posez d’abord Fiole d’amadou face cachée.
sf-lesson-attack = Maintenant le **combat** : vous attaquez avec vos armes, et vos créatures attaquent aussi. La cible riposte : le bouton montre les deux nombres. Attaquez Terrassière #1 avec Couteau du four.
sf-lesson-attack-wrong = C’est possible, mais attaquez Terrassière #1 avec Couteau du four : sa puissance suffit tout juste.
sf-lesson-guard = Un attaquant passe **hors garde** : il ne peut ni attaquer ni bloquer avant votre prochain tour, et il utilise sa seconde puissance. Les victimes de votre arme dans votre combat donnent de l’Expérience : vous en avez { $xp }. Le texte de Terrassière a laissé une Motte.
sf-lesson-player = Deux armes font deux attaques. Avec Canif, attaquez-moi : cela s’ajoute à mes dégâts, et je riposte avec mon arme principale.
sf-lesson-player-wrong = Attaquez-moi, le joueur, avec Canif.
sf-lesson-finish = Diablotin et Crapaud restent en garde : ils pourront bloquer pour vous. Terminez le combat et votre tour.
sf-lesson-finish-wrong = Gardez vos créatures en garde. Terminez le combat et votre tour.
sf-lesson-level = En phase de fin, l’**Expérience** achète des niveaux : le prix est votre niveau actuel. Vous en avez { $xp } : achetez-en un.
sf-lesson-level-wrong = Vous en avez tout juste assez : achetez le niveau.
sf-lesson-block = À moi : Terrassière vous attaque avec une puissance de 2. Une créature en garde peut **bloquer** et subir les dégâts pour vous. Bloquez avec Crapaud de scorie : il y survit.
sf-lesson-block-wrong = Bloquez avec Crapaud de scorie : il a 3 d’Endurance, et survit.
sf-lesson-answer = Vous pouvez répondre avant les dégâts. Les cartes activées attendent dans le **Flux**, et la dernière arrivée se résout d’abord. Activez Fiole d’amadou : donnez 2 de puissance à Crapaud de scorie.
sf-lesson-answer-wrong = Activez Fiole d’amadou sur Crapaud de scorie, et choisissez les 2 de puissance. Ainsi le Crapaud gagne ce combat.
sf-lesson-held = Le Crapaud a infligé 3 dégâts, Terrassière a été détruite, et vous n’avez rien subi. Les dégâts d’une créature restent, et un bloqueur passe hors garde.
sf-lesson-last = Quelques tours plus tard. Vous avez forgé Vouge de fournaise, puissance 6. J’ai { $theirs } dégâts sur { $endurance }, et ma seule créature est hors garde et ne peut pas bloquer. Finissez la partie.
sf-lesson-last-wrong = Attaquez-moi, le joueur, avec Vouge de fournaise : elle seule suffit.
sf-lesson-over = Vous avez gagné, et vous connaissez le jeu. À trois ou quatre, c’est chacun contre tous, et vous attaquez qui vous voulez. Les mots-clés sont expliqués sur les cartes.

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
