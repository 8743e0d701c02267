# La leçon et les énigmes de Noxtalia. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

nx-learn-turn =
    Votre tour :
    1. Préparation : effets de début de tour, 5 PM, des cartes jusqu’à cinq.
    2. Combat : attaquez avec des cartes et des Esprits, utilisez des Soutiens, recyclez une carte une fois ; tant qu’il reste des PM.
    3. Chaque attaque vise un Esprit ; son joueur peut jouer une Défense.
    4. Ce que l’Attaque a de plus que la Défense fait des dégâts.
    5. Fin : 5 PM, des cartes jusqu’à cinq, vos Esprits sont rechargés.
nx-learn-signs = **Sur le plateau** : la barre sous un Esprit est celle de ses PV, la gemme bleue celle de vos PM, un Esprit incliné est épuisé, soleil et lune montrent le cycle, la chaîne la carte liée d’un Esprit. Une étincelle marque ce qui vient de changer.
nx-learn-length = Deux joueurs, 25 à 40 minutes ; aussi à trois, à quatre, ou seul contre le Robot. Chacun vient avec une équipe de trois Esprits ; il y en a de toutes prêtes.

## La leçon

nx-lesson-look = Chacun de nous a trois **Esprits**, les vôtres en bas, les miens en haut. Chacun a { $pv } PV, sa vie, quand la partie commence. Amenez mes trois à 0 et vous gagnez.
nx-lesson-magic = La gemme bleue compte vos **PM**, votre magie : { $pm } en ce moment, et jamais plus de 8. Le nombre au coin d’une carte est son prix.
nx-lesson-attack = Une **Attaque** coûte ses PM et vise un de mes Esprits. Le tableau lui donne 4 de plus contre certains éléments et 4 de moins contre d’autres : les boutons le disent. Glaciation est glacielle, forte contre Kel’Orn le glaciel : attaquez-le avec elle.
nx-lesson-attack-wrong = Cela se peut, mais voyons d’abord la plus forte : Glaciation sur Kel’Orn, où le tableau donne +4.
nx-lesson-reckoned = Voici le calcul : { $printed } d’imprimé, +{ $chart } par le tableau, et le dé a donné 4 de plus à Glaciation : { $attack }. J’ai joué une **Défense**, que mon élément affaiblissait : { $defence }. La différence, { $damage }, fait les dégâts : il reste { $pv } PV à Kel’Orn.
nx-lesson-spirit = Vos Esprits attaquent aussi, pour 2 PM chacun, et s’en trouvent **épuisés** jusqu’à votre phase de Fin. Qu’Ondarque frappe Granor, qui a { $pv } PV.
nx-lesson-spirit-wrong = Servez-vous maintenant d’un Esprit lui-même : Ondarque contre Granor, où rien ne l’affaiblit.
nx-lesson-support = Ondarque est couché : il ne peut plus attaquer. Un **Soutien** agit aussitôt, puis il est dépensé. Second souffle peut le redresser : choisissez cela.
nx-lesson-support-wrong = Utilisez le Soutien de votre main, Second souffle, et qu’il recharge : aucun des vôtres n’est blessé.
nx-lesson-recycle = Une fois par tour vous pouvez **recycler** : une carte dont vous n’avez pas besoin va sous votre pioche, et vous en piochez une autre. Serres vives est faible contre Kel’Orn et Granor : laissez-la partir.
nx-lesson-recycle-wrong = Gardez cela pour l’instant, et recyclez Serres vives.
nx-lesson-end = Il vous reste { $pm } PM. Vous en gagnez 5 à la fin de votre tour et 5 au début du suivant, mais ce qui dépasse 8 est perdu : mieux vaut donc dépenser. Cette fois, terminez votre tour et voyez ce que je fais.
nx-lesson-end-wrong = Vous pourriez faire plus, mais vos PM ne suffiraient plus pour une Défense. Terminez votre tour.
nx-lesson-defend = J’attaque Nivelune avec une Puissance de { $power }. N’importe laquelle de vos Défenses convient, quel que soit son élément ; ici le tableau regarde l’élément de mon Attaque. Ce qu’une Défense a de trop est perdu : prenez celle qui suffit tout juste.
nx-lesson-defend-wrong = Elle prendrait tout. Miroir de neige l’arrête.
nx-lesson-nothing = Encore une Attaque, d’une Puissance de { $power }, et vous n’avez plus de Défense. On vous le demande quand même : sinon je le saurais. Sans Défense, l’Esprit prend tout.
nx-lesson-taken = Ondarque a tout pris et garde { $pv } PV. Mon tour est fini ; dans votre Préparation vous avez gagné des PM et pioché jusqu’à cinq cartes.
nx-lesson-night = Quelques tours plus tard. Les tours impairs sont **Diurnes**, les pairs **Nocturnes**, comme le montrent soleil et lune ; voici le tour { $turn }, une nuit, et certaines cartes changent. Deux de mes Esprits sont détruits, et leurs cartes liées me sont venues en main.
nx-lesson-last = Granor a { $pv } PV, et j’ai dépensé mes Défenses. La nuit, Éclat de lune a 2 de plus que ce qui est imprimé. Finissons.
nx-lesson-last-wrong = Cela ne suffit pas pour { $pv } PV. Éclat de lune porte un 5, et la nuit elle a 7.
nx-lesson-over = Vous avez gagné, et vous connaissez le jeu. Deux choses encore : après le tour 8 la partie est nulle, et qui épuise sa pioche pour la deuxième fois a perdu ; la vôtre comptait { $pile } cartes. Les mots-clés sont expliqués sur les cartes.

## Les énigmes

nx-puzzle-1-task = Mon dernier Esprit, Hurlebois, a { $pv } PV, et je n’ai pas de carte. Vous avez { $pm } PM. Gagnez à ce tour.
nx-puzzle-1-task-wrong = Cela ne vient pas à bout de { $pv } PV. Quel élément est fort contre celui de Hurlebois ?
nx-puzzle-1-solved = Résolue. Éclat de lune est la carte la plus faible, mais le glaciel est fort contre le sylvestre : 5 et 4. Ressac n’ignore le tableau que par son effet, et a 7 alors.
nx-puzzle-2-task = Il me reste deux Esprits, et je n’ai pas de carte. Vous avez { $pm } PM, et seule Nivelune peut attaquer. Gagnez à ce tour.
nx-puzzle-2-task-wrong = Lisez ce que fait Hurlebois quand il est détruit, et songez à qui doit tomber en dernier.
nx-puzzle-2-solved = Résolue. Nivelune attaque, est rechargée et attaque encore : 2, 1 et 2 PM. La chute de Hurlebois soigne les autres de 2 : Kel’Orn devait donc tomber d’abord.
nx-puzzle-3-task = Hurlebois a { $one } PV, Granor { $two }, et je n’ai pas de carte. Vous avez { $pm } PM, et vos Esprits sont épuisés. Gagnez à ce tour.
nx-puzzle-3-task-wrong = Il vous faut une carte qui frappe deux Esprits. Et que fait Hurlebois quand il est détruit ?
nx-puzzle-3-solved = Résolue. Zone fait servir Arc fourchu deux fois, chaque fois avec son propre regard sur le tableau : 5 contre Granor, 9 contre Hurlebois, qui ne doit pas tomber d’abord.
nx-puzzle-4-task = Marteau de basalte arrive avec une Puissance de { $power } sur votre dernier Esprit, qui a { $pv } PV, et ôte 4 à votre Défense. Vous avez { $pm } PM. Survivez.
nx-puzzle-4-task-wrong = Il en passe trop. Cherchez une Défense qui nomme elle-même l’élément de mon Attaque.
nx-puzzle-4-solved = Résolue. Paratonnerre nomme lui-même le rocheux, et la carte l’emporte sur le tableau : 13 et 4, moins 4, c’est tout ce qu’il faut.
nx-puzzle-5-task = Granor, mon dernier Esprit, a { $pv } PV. J’ai { $theirs } PM et deux cartes que vous ne connaissez pas. Vous avez { $pm } PM : gagnez à ce tour, quoi que j’aie en main.
nx-puzzle-5-task-wrong = Et si je joue une Défense ? Il me reste les PM d’en payer une.
nx-puzzle-5-solved = Résolue. Grande marée vole 2 PM avant que je puisse me défendre et renchérit les Défenses : je ne peux en payer aucune. Les effets de l’étape 2 précèdent la Défense.
