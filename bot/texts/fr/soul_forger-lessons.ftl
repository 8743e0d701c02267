# La leçon et les énigmes de Soul-Forger. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

sf-learn-turn =
    Votre tour :
    1. Toutes vos cartes se remettent en garde, et vous piochez deux cartes.
    2. Quête annexe : envoyez des cartes dont le Ronum atteint votre niveau, et montez d’un niveau.
    3. Phase principale : invoquez des créatures, forgez de l’équipement, posez des Actions face cachée.
    4. Combat : créatures et armes attaquent une à une, un joueur ou une créature.
    5. Encore une phase principale ; en phase de fin, l’Expérience achète des niveaux.
sf-learn-signs = **Sur le plateau** : le cœur compte les dégâts, les flèches sont le niveau, l’hexagone est le Ronum de vos créatures et sa limite, l’étoile l’Expérience. Une créature porte sa puissance, près d’une épée, et l’Endurance qui lui reste, près d’un bouclier, ou d’un cœur si elle est blessée ; qui est grise et dit HORS est hors garde. Ce qui attend dans le Flux a un numéro, et ce qu’il vise le même. Une étincelle marque ce qui vient de changer.
sf-learn-length = Deux à quatre joueurs, 40 à 60 minutes. Chacun vient avec un deck de 60 cartes et de l’équipement ; il y a des decks tout prêts.

## La leçon

sf-lesson-heart = Le cœur compte vos **dégâts** : { $damage } jusqu’ici. À { $endurance } un joueur est éliminé, et le dernier en jeu gagne.
sf-lesson-turn = Un tour avance le long de la bande des **phases**, en haut ; la case claire est la phase présente. C’est votre Quête annexe.
sf-lesson-quest = Votre **niveau**, { $level } en ce moment, borne tout ce que vous jouez. Une fois par tour vous pouvez envoyer des cartes de votre main : si leur **Ronum** atteint votre niveau, vous montez d’un niveau, et vous en piochez autant. Envoyez Sergente aux torches, Ronum 3.
sf-lesson-quest-wrong = Sergente aux torches suffit tout juste à elle seule ; gardez les autres.
sf-lesson-summon = Le Ronum de toutes vos créatures ensemble ne peut dépasser votre niveau : vous en avez { $ronum } sur { $level }. Diablotin du four en a 2, et une **Bienvenue** : ce qu’il fait en arrivant. Invoquez-le, et qu’il brûle ma Motte.
sf-lesson-summon-wrong = Invoquez Diablotin du four, et choisissez Motte : elle seule meurt d’un seul dégât.
sf-lesson-forge = **Forger** amène de l’équipement de votre deck de forge. On le paie en envoyant des cartes, ici 2 de Ronum depuis la main ou la Réserve, où la Quête annexe met les cartes. Forgez Canif, et payez avec Crapaud de scorie.
sf-lesson-forge-wrong = Forgez Canif, et payez avec le Crapaud de scorie de votre Réserve : rien d’autre ne convient aussi bien.
sf-lesson-set = Les Actions peuvent être **posées** face cachée, sans rien payer. Une Réaction y attend, et sert dès le tour suivant, pendant le tour de n’importe qui. Posez Fiole d’amadou.
sf-lesson-set-wrong = Posez d’abord Fiole d’amadou face cachée.
sf-lesson-attack = Maintenant le **combat** : vous attaquez par vos armes, et les créatures attaquent aussi. Ce que vous attaquez riposte : les deux nombres sont sur le bouton. Abattez Terrassière #1 avec Couteau du four.
sf-lesson-attack-wrong = Cela se peut, mais que Couteau du four frappe Terrassière #1 : sa puissance suffit tout juste.
sf-lesson-guard = Qui a attaqué passe **hors garde** : il n’attaque ni ne bloque avant votre prochain tour, et seule sa seconde puissance compte. Ce que votre arme tue dans votre propre combat donne de l’Expérience : vous en avez { $xp }. Terrassière a laissé une Motte derrière elle, comme le dit son texte.
sf-lesson-player = Deux armes font deux attaques. Avec Canif, attaquez-moi : cela s’ajoute à mes dégâts, et je riposte avec mon arme principale.
sf-lesson-player-wrong = Prenez Canif, et attaquez-moi, le joueur.
sf-lesson-finish = Diablotin et Crapaud restent en garde pour pouvoir bloquer pour vous. Terminez le combat et votre tour.
sf-lesson-finish-wrong = Laissez vos créatures en garde : terminez le combat et le tour.
sf-lesson-level = En phase de fin, l’**Expérience** achète des niveaux : autant que votre niveau pour un de plus. Vous en avez { $xp } : achetez-le.
sf-lesson-level-wrong = Vous en avez tout juste assez : achetez le niveau.
sf-lesson-block = À moi : Terrassière vous attaque avec une puissance de 2. Une créature en garde peut **bloquer**, et prend les dégâts à votre place. Crapaud de scorie y survit.
sf-lesson-block-wrong = Bloquez avec Crapaud de scorie : il a 3 d’Endurance, et survit.
sf-lesson-answer = Avant les dégâts vous pouvez répondre : ce qui est activé va au **Flux**, et ce qui est venu en dernier se fait d’abord. Activez Fiole d’amadou pour Crapaud de scorie, et donnez-lui 2 de puissance.
sf-lesson-answer-wrong = Activez Fiole d’amadou, choisissez Crapaud de scorie, puis les 2 de puissance : ainsi le crapaud gagne lui-même ce combat.
sf-lesson-held = Le crapaud a infligé 3, et Terrassière est tombée ; rien n’est passé jusqu’à vous. Les dégâts d’une créature restent, et un bloqueur passe hors garde.
sf-lesson-last = Quelques tours plus tard. Vous avez forgé Vouge de fournaise, puissance 6 ; j’ai { $theirs } dégâts sur { $endurance }, et ma seule créature est hors garde et ne peut bloquer. Finissons.
sf-lesson-last-wrong = Seule Vouge de fournaise est assez forte, et moi seul en vaux la peine.
sf-lesson-over = Vous avez gagné, et vous connaissez le jeu. À trois ou quatre, c’est chacun contre tous, et vous attaquez qui vous voulez. Les mots-clés sont expliqués sur les cartes.

## Les énigmes

sf-puzzle-1-task = J’ai { $theirs } dégâts sur { $endurance }. Gagnez à ce tour, dans votre phase principale.
sf-puzzle-1-task-wrong = Cela ne suffit pas. Jusqu’où X peut-il aller, et d’où ses cartes peuvent-elles venir ?
sf-puzzle-1-solved = Résolue. X se paie du champ, de la main et de la Réserve : Crapaud de scorie brûle aussi, X vaut 4, et 2 de plus font 6.
sf-puzzle-2-task = Vous avez { $damage } dégâts sur { $endurance } : la moindre riposte vous achève. Gagnez de l’Expérience dans ce combat, et survivez.
sf-puzzle-2-task-wrong = La riposte vous éliminerait. De qui les dégâts viennent-ils d’abord ?
sf-puzzle-2-solved = Résolue. Avec Main leste, les dégâts viennent d’abord, et ce qui est détruit alors n’en inflige pas.
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
