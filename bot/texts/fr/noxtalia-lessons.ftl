# La leçon et les énigmes de Noxtalia. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

nx-learn-win = Vous gagnez en réduisant à 0 les points de vie des trois Esprits adverses.
nx-learn-brief = Un tour : récupérez du mana, piochez, puis attaquez avec des cartes et des Esprits.
nx-learn-turn =
    Votre tour :
    1. Préparation : effets de début de tour, récupérez 5 PM, piochez jusqu’à avoir 5 cartes.
    2. Combat : tant qu’il vous reste des PM, attaquez avec des cartes et des Esprits, utilisez des Soutiens, et recyclez une fois.
    3. Chaque attaque vise un Esprit ; son joueur peut se défendre avec une Défense.
    4. La Puissance de l’Attaque moins celle de la Défense donne les dégâts.
    5. Fin de tour : récupérez 5 PM, piochez jusqu’à avoir 5 cartes, rechargez vos Esprits.
nx-learn-signs = **Sur le plateau** : la barre sous un Esprit montre ses PV (sa vie), la gemme bleue vos PM (votre mana). Un Esprit incliné est épuisé. Le soleil et la lune montrent le cycle, la chaîne la carte liée d’un Esprit. Une étincelle marque le dernier changement.
nx-learn-length = Deux joueurs, 25 à 40 minutes. Aussi à trois, à quatre, ou seul contre le Robot. Chacun a une équipe de trois Esprits ; il y a des équipes toutes prêtes.

## La leçon

nx-lesson-look = Chacun de nous a trois **Esprits** : les vôtres à gauche, les miens à droite. Le nombre à côté de chacun donne ses PV, ses points de vie : { $pv } au début. Réduisez les miens à 0 et vous gagnez.
nx-lesson-magic = La gemme bleue compte vos **PM**, vos points de mana : { $pm } pour l’instant, et jamais plus de 8. Le nombre au coin d’une carte est son coût en PM.
nx-lesson-chart = Chaque carte et chaque Esprit a un **élément**, montré par son signe rond. Le tableau du milieu en compare deux : critique donne 4 de Puissance à une attaque, faible en retire 4. Glaciel est critique contre mon Kel’Orn.
nx-lesson-attack = Une **Attaque** coûte des PM et vise un de mes Esprits. Sa Puissance donne les dégâts, moins ma Défense. Attaquez Kel’Orn avec Glaciation, qui est glacielle.
nx-lesson-attack-wrong = C’est possible, mais commençons par la plus forte : Glaciation sur Kel’Orn, où elle gagne 4.
nx-lesson-reckoned = Voici le calcul : { $printed } sur la carte, +{ $chart } pour les éléments, et 4 de plus grâce au dé : { $attack }. J’ai joué une **Défense**, faible contre votre élément : { $defence }. La différence, { $damage }, donne les dégâts : il reste { $pv } PV à Kel’Orn.
nx-lesson-spirit = Vos Esprits attaquent aussi, pour 2 PM chacun. Un Esprit qui a attaqué est **épuisé** jusqu’à la fin de votre tour. Attaquez Granor, qui a { $pv } PV, avec Ondarque.
nx-lesson-spirit-wrong = Utilisez maintenant un Esprit : Ondarque contre Granor, où il n’est pas faible.
nx-lesson-support = Ondarque est incliné : il ne peut plus attaquer. Un **Soutien** agit aussitôt, puis il est défaussé. Second souffle peut le recharger : choisissez cet effet.
nx-lesson-support-wrong = Utilisez le Soutien de votre main, Second souffle, pour recharger : aucun de vos Esprits n’est blessé.
nx-lesson-recycle = Une fois par tour, vous pouvez **recycler** : une carte inutile va sous votre pioche, et vous en piochez une autre. Serres vives est faible contre Kel’Orn et Granor : recyclez-la.
nx-lesson-recycle-wrong = Gardez cette carte pour l’instant, et recyclez Serres vives.
nx-lesson-end = Il vous reste { $pm } PM. Vous en récupérez 5 à la fin de votre tour et 5 au début du suivant. Au-delà de 8 ils sont perdus : mieux vaut dépenser. Cette fois, terminez votre tour.
nx-lesson-end-wrong = Vous pourriez faire plus, mais vos PM ne suffiraient plus pour une Défense. Terminez votre tour.
nx-lesson-defend = J’attaque Nivelune avec une Puissance de { $power }. Vous pouvez jouer une Défense de n’importe quel élément, qui retire sa Puissance. À vous : ne perdez aucun PV.
nx-lesson-defend-wrong = Votre Esprit subirait tout. Miroir de neige arrête l’attaque.
nx-lesson-nothing = Encore une Attaque, de Puissance { $power }, et vous n’avez plus de Défense. Herald vous pose quand même la question, sinon je le saurais. Sans Défense, l’Esprit subit toute la Puissance.
nx-lesson-taken = Ondarque a tout subi : il lui reste { $pv } PV. Mon tour est fini. Le vôtre a commencé par sa **Préparation** : vous avez récupéré des PM et pioché jusqu’à 5 cartes.
nx-lesson-night = Quelques tours plus tard. Les tours impairs sont **Diurnes** (soleil), les pairs **Nocturnes** (lune), et certaines cartes changent avec eux. Le tour { $turn } est une nuit. Deux de mes Esprits sont détruits.
nx-lesson-last = Granor a { $pv } PV, et je n’ai plus de Défense. La nuit, Éclat de lune a 2 de Puissance de plus que sur la carte. À vous : finissez la partie.
nx-lesson-last-wrong = Cela ne suffit pas pour { $pv } PV. Éclat de lune porte un 5, mais la nuit elle a 7 : visez Granor.
nx-lesson-over = Vous avez gagné, et vous connaissez le jeu. Après le tour 8, la partie est nulle. Un joueur dont la pioche s’épuise deux fois perd : la vôtre compte encore { $pile } cartes.

## Les énigmes

nx-puzzle-1-task = Mon dernier Esprit, Hurlebois, a { $pv } PV, et je n’ai pas de carte. Vous avez { $pm } PM. Gagnez à ce tour.
nx-puzzle-1-task-wrong = Cela ne suffit pas pour { $pv } PV. Quel élément est critique contre celui de Hurlebois ?
nx-puzzle-1-solved = Résolue. Éclat de lune est la carte la plus faible, mais le glaciel est fort contre le sylvestre : 5 et 4. Ressac n’ignore le tableau que par son effet, et a 7 alors.
nx-puzzle-2-task = Il me reste deux Esprits, et je n’ai pas de carte. Vous avez { $pm } PM, et seule Nivelune peut attaquer. Gagnez à ce tour.
nx-puzzle-2-task-wrong = Lisez ce que fait Hurlebois quand il est détruit. Quel Esprit doit tomber en dernier ?
nx-puzzle-2-solved = Résolue. Nivelune attaque, est rechargée et attaque encore : 2, 1 et 2 PM. La chute de Hurlebois soigne les autres de 2 : Kel’Orn devait donc tomber d’abord.
nx-puzzle-3-task = Hurlebois a { $one } PV, Granor { $two }, et je n’ai pas de carte. Vous avez { $pm } PM, et vos Esprits sont épuisés. Gagnez à ce tour.
nx-puzzle-3-task-wrong = Il vous faut une carte qui frappe deux Esprits. Et que fait Hurlebois quand il est détruit ?
nx-puzzle-3-solved = Résolue. Zone permet d’utiliser Arc fourchu deux fois, et les éléments se recalculent à chaque fois : 5 contre Granor, 9 contre Hurlebois, qui ne doit pas tomber d’abord.
nx-puzzle-4-task = Marteau de basalte arrive avec une Puissance de { $power } sur votre dernier Esprit, qui a { $pv } PV, et ôte 4 à votre Défense. Vous avez { $pm } PM. Survivez.
nx-puzzle-4-task-wrong = Il passe trop de dégâts. Cherchez une Défense qui nomme l’élément de mon Attaque.
nx-puzzle-4-solved = Résolue. Paratonnerre est toujours critique contre le Rocheux, et la carte l’emporte sur le tableau : 13 + 4 − 4, juste ce qu’il faut.
nx-puzzle-5-task = Granor, mon dernier Esprit, a { $pv } PV. J’ai { $theirs } PM et deux cartes que vous ne connaissez pas. Vous avez { $pm } PM : gagnez à ce tour, quoi que j’aie en main.
nx-puzzle-5-task-wrong = J’ai encore les PM pour jouer une Défense.
nx-puzzle-5-solved = Résolue. Grande marée vole 2 PM avant que je puisse me défendre et renchérit les Défenses : je ne peux en payer aucune. Les effets de l’étape 2 précèdent la Défense.
