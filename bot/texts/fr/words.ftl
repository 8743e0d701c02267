## Words of the games, explained where they first appear; their forms parted by strokes


## Dueling Nobles

dn-word-resource = Ce qui paie : 1 pour une carte, 5 pour un noble. Vous en gagnez 1 par tour, et 1 par duel gagné.
dn-word-resource-forms = ressource / ressources
dn-word-boost = Un 2 ou un 3 posé à demeure sur un noble : son nombre s’ajoute à la force de ce noble dans chaque duel.
dn-word-boost-forms = renfort / renforts / renforcer / Renforcer
dn-word-wound = Le perdant d’un duel en reçoit une. Un Valet ou une Dame meurt à la deuxième, un Roi à la troisième.
dn-word-wound-forms = blessure / blessures / Blesser
dn-word-expected = La force d’un noble avec des dés moyens, sans carte numérale.
dn-word-expected-forms = attendu / attendue / attendus
dn-word-ability = L’effet d’une carte défaussée au début de votre tour : cœur soigne, carreau pioche, trèfle reprend, pique espionne. Chacun une fois par partie.
dn-word-ability-forms = pouvoir / pouvoirs

## Noxtalia

nx-word-hp = La vie d’un Esprit : 20 au départ. À 0 il est détruit ; détruisez les trois de l’adversaire pour gagner.
nx-word-hp-forms = PV
nx-word-mp = Vos points de mana, qui paient les cartes. Vous en récupérez deux fois par tour ; ce qui dépasse la limite est perdu.
nx-word-mp-forms = PM
nx-word-power = La force d’une Attaque, ou ce qu’une Défense arrête. La différence donne les dégâts.
nx-word-elements = Une Attaque gagne 4 contre certains éléments (critique) et perd 4 contre d’autres (faible) ; le tableau du plateau les montre.
nx-word-elements-forms = éléments / élément
nx-word-defence = Une carte jouée quand votre Esprit est attaqué, si vous pouvez la payer. Sa Puissance se retire de celle de l’Attaque.
nx-word-defence-forms = Défense
nx-word-support = Une carte qui n’est ni Attaque ni Défense : payez-la, et faites ce qu’elle dit.
nx-word-support-forms = Soutien
nx-word-exhausted = Un Esprit qui a attaqué est incliné : il n’attaque plus jusqu’à la fin de votre tour.
nx-word-exhausted-forms = épuisé
nx-word-spirit = L’un des trois qui combattent pour vous. Plus d’Esprit, et vous perdez.
nx-word-spirit-forms = Esprit / Esprits

## Neo Noble

nn-word-soul = Ce qui paie invocations et attaques. Chaque carte prête de votre Canal en donne une par tour.
nn-word-soul-forms = Âme / Âmes
nn-word-channel = Quatre places de cartes cachées qui donnent des Âmes. Canaliser, c’est y poser la carte du dessus du deck.
nn-word-channel-forms = Canal / canaliser / Canaliser
nn-word-harvest = Prendre en main les cartes de votre Canal : plus à jouer, mais plus d’Âmes venant d’elles.
nn-word-harvest-forms = ramasser / Ramasser
nn-word-focus = Canaliser encore une carte et en piocher une, sans phase d’Action ce tour-ci.
nn-word-focus-forms = concentrez / concentrer / Concentrer
nn-word-power = L’épée : tous les Esprits d’un couloir s’additionnent. Une attaque réussit si elle dépasse la Volonté d’en face.
nn-word-resolve = Le bouclier : ce qui tient un couloir contre les attaques. Tous ses Esprits s’additionnent.
nn-word-resolve-forms = Volonté
nn-word-block = Défausser des cartes quand vous êtes attaqué : chacune ajoute à la Volonté du couloir pour ce combat.
nn-word-block-forms = bloquer / Bloquer
nn-word-lane = L’une des trois colonnes. Les Esprits ne combattent que ce qui leur fait face.
nn-word-lane-forms = couloir / couloirs
nn-word-reap = Capturer une carte vaincue. Quatre cartes de l’adversaire moissonnées, et vous gagnez.
nn-word-reap-forms = moissonner / moissonné / Moisson

## Soul Forger

sf-word-level = Ce que vous pouvez jouer : le Ronum de vos créatures ensemble, et de chaque autre carte, ne le dépasse jamais.
sf-word-level-forms = niveau / Niveau
sf-word-ronum = Le poids d’une carte : le nombre dans son coin, comparé à votre niveau.
sf-word-ronum-forms = Ronum
sf-word-quest = Une fois par tour : envoyez des cartes dont le Ronum atteint votre niveau, gagnez un niveau, et piochez-en autant.
sf-word-quest-forms = Quête annexe
sf-word-flow = Là où attend ce qui est activé. Le dernier arrivé se résout d’abord, et les autres peuvent répondre avant.
sf-word-flow-forms = Flux
sf-word-endurance = Les dégâts que supporte une créature ou un joueur. Quand ils l’atteignent, c’est la fin.
sf-word-endurance-forms = Endurance
sf-word-guard = Une créature qui a combattu : elle a sa seconde puissance, souvent moindre, jusqu’à ce qu’elle se remette en garde.
sf-word-guard-forms = hors garde / Hors garde
sf-word-experience = Gagnée par les victimes de votre arme. Elle achète des niveaux, en fin de tour ou en complément d’une quête.
sf-word-experience-forms = expérience
sf-word-forge = Fabriquer un équipement de votre deck de forge, dans vos phases principales, à son prix.
sf-word-forge-forms = forger / Forger

## Magic

mn-word-noble = La seule carte rare de votre deck. Elle attend face cachée que vous la lanciez ; si elle meurt, elle va au cimetière comme une autre.
mn-word-noble-forms = Noble
mn-word-mana = Ce qui paie les sorts. Les terrains engagés en donnent ; ce qui ne sert pas est perdu à la fin de l’étape.
mn-word-mana-forms = mana
mn-word-tapped = Carte inclinée, qui a déjà servi ce tour-ci (mana ou attaque). Vos permanents se dégagent au début de votre tour.
mn-word-tapped-forms = engagé / engagée / engagés
mn-word-stack = Là où attendent les sorts et les capacités. Le dernier arrivé se résout d’abord, et chacun peut répondre avant.
mn-word-stack-forms = pile
mn-word-instant = Un sort que vous pouvez lancer chaque fois que vous avez la priorité, même pendant le tour adverse.
mn-word-instant-forms = éphémère / éphémères
mn-word-mulligan = Une nouvelle main de sept cartes ; puis vous en mettez une au-dessous de votre bibliothèque par mulligan.
mn-word-mulligan-forms = mulligan / Mulligan
mn-word-toughness = Une créature qui subit autant de blessures en un tour est détruite ; la force est le nombre de blessures qu’elle inflige.
mn-word-toughness-forms = endurance
mn-word-blocker = Une créature dégagée qui s’interpose : attaquant et bloqueur se blessent, et rien n’arrive au joueur.
mn-word-blocker-forms = bloqueur / bloquer / bloquent
mn-word-target = Ce que vise un sort ou une capacité. Si elle n’est plus là à la résolution, rien ne se passe.
mn-word-target-forms = cible
mn-word-command = Où attend votre Noble. On l’y lance, à son coût, chaque fois qu’on pourrait le lancer de sa main.
mn-word-command-forms = zone de commandement
mn-word-kicker = Un coût supplémentaire facultatif, payé en lançant le sort, pour un effet plus fort.
mn-word-kicker-forms = kick
mn-word-graveyard = Là où vont les cartes détruites, défaussées, contrecarrées ou déjà utilisées. Tout le monde peut le regarder.
mn-word-graveyard-forms = cimetière

## Of several games

word-power-forms = Puissance
