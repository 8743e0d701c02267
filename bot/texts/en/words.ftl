## Words of the games, explained where they first appear; their forms parted by strokes


## Dueling Nobles

dn-word-resource = What you buy with: 1 for a card, 5 for a noble. You gain 1 each turn, and 1 for each duel that you win.
dn-word-resource-forms = resource / resources / Resource / Resources
dn-word-boost = A 2 or 3 laid on a noble for good: its number is added to that noble’s strength in each duel.
dn-word-boost-forms = boost / boosts / Boost / Boosts
dn-word-wound = Who loses a duel takes one. Jacks and Queens die of the second, Kings of the third.
dn-word-wound-forms = wound / wounds / Wound
dn-word-expected = The strength that a noble has with dice of average luck, before number cards.
dn-word-expected-forms = expected / Expected
dn-word-ability = What discarding a card of a suit does at the start of your turn: hearts heal, diamonds draw, clubs fetch, spades spy. Each once a game.
dn-word-ability-forms = ability / abilities

## Noxtalia

nx-word-hp = A Spirit’s life: 20 at first. At 0 it is destroyed; destroy all three of the other side to win.
nx-word-hp-forms = HP
nx-word-mp = Your magic, which pays for cards. You gain some twice a turn; what exceeds the limit is lost.
nx-word-mp-forms = MP
nx-word-power = How hard an Attack hits, or how much a Defence stops. The difference is the damage.
nx-word-elements = An Attack is 4 stronger against some elements and 4 weaker against others; the chart on the board shows which.
nx-word-elements-forms = elements / element
nx-word-defence = A card played when your Spirit is attacked, if you can pay for it. Its Power is taken off the Attack’s.
nx-word-defence-forms = Defence
nx-word-support = A card that is neither Attack nor Defence: pay for it, and do what it says.
nx-word-support-forms = Support
nx-word-exhausted = A Spirit that has attacked lies tilted and cannot attack again, until your turn ends.
nx-word-exhausted-forms = exhausted
nx-word-spirit = One of the three that fight for you. Whoever has none left loses.
nx-word-spirit-forms = Spirit / Spirits

## Neo Noble

nn-word-soul = What pays for summons and attacks. Each Ready card in your Channel gives one a turn.
nn-word-soul-forms = Soul / Souls
nn-word-channel = Four places for face-down cards that give Souls. To Channel is to lay the top card of your deck there.
nn-word-channel-forms = Channel
nn-word-harvest = Take the cards of your Channel into your hand: more to play, and no Souls from them.
nn-word-harvest-forms = Harvest
nn-word-focus = Channel one more card and draw one, instead of acting this turn.
nn-word-focus-forms = Focus
nn-word-power = The sword: all Spirits of a lane are added up. An attack succeeds if it exceeds the Resolve opposite.
nn-word-resolve = The shield: what holds a lane against attacks. All Spirits of the lane are added up.
nn-word-resolve-forms = Resolve
nn-word-block = Discard cards from your hand when attacked: each adds to the lane’s Resolve for this battle.
nn-word-block-forms = Block
nn-word-lane = One of three columns. Spirits fight only what stands opposite them.
nn-word-lane-forms = lane / lanes
nn-word-reap = To capture a beaten card. Four cards of your opponent reaped, and you win.
nn-word-reap-forms = reap / reaped / Reap Pile

## Soul Forger

sf-word-level = How much you may play: the Ronum of your creatures together, and of each other card, is never above it.
sf-word-level-forms = level / Level
sf-word-ronum = How heavy a card is: the number in its corner, measured against your level.
sf-word-ronum-forms = Ronum
sf-word-quest = Once a turn: send cards whose Ronum comes to your level, gain a level, and draw as many.
sf-word-quest-forms = Side Quest
sf-word-flow = Where what is activated waits. What comes last happens first, and others may answer before.
sf-word-flow-forms = Flow
sf-word-endurance = How much damage a creature or a player bears. Damage that reaches it destroys, or ends your game.
sf-word-endurance-forms = Endurance
sf-word-guard = A creature that has fought: it uses its second, usually lower power until it is On-guard again.
sf-word-guard-forms = Off-guard / OFF
sf-word-experience = Earned by your weapon’s kills. It buys levels, alone at the end of a turn or to help a Side Quest.
sf-word-experience-forms = experience
sf-word-forge = To make gear out of your Forge Deck, in your main phases, for what it costs.
sf-word-forge-forms = forge / Forge

## Magic

mn-word-noble = Your deck’s only rare card. It waits face down until you cast it, and goes where any card goes when it dies.
mn-word-noble-forms = Noble
mn-word-mana = What pays for spells. Tapped lands give it; what you do not use is gone when the step ends.
mn-word-mana-forms = mana
mn-word-tapped = Used for this turn: it has given mana or attacked. Your permanents untap as your turn begins.
mn-word-tapped-forms = tapped / tap
mn-word-stack = Where spells and abilities wait. What came last happens first, and either player may answer before.
mn-word-stack-forms = stack
mn-word-instant = A spell that you may cast at any time you are asked, in the other’s turn too.
mn-word-instant-forms = instant / instants
mn-word-mulligan = Seven new cards for your opening hand; then one goes to the bottom of your library for each mulligan.
mn-word-mulligan-forms = mulligan / Mulligan
mn-word-toughness = Damage that reaches it in one turn destroys the creature; power is the damage it deals.
mn-word-toughness-forms = toughness
mn-word-blocker = An untapped creature that steps before an attacker: the two deal damage to each other, and none goes to the player.
mn-word-blocker-forms = blocker / block / blocks
mn-word-target = What a spell or ability is aimed at. If it is gone by then, nothing happens.
mn-word-target-forms = target
mn-word-command = Where your Noble waits. It is cast from there, for its cost, whenever you could cast it from your hand.
mn-word-command-forms = command zone
mn-word-kicker = A cost that you may pay besides as you cast the spell; then it does more.
mn-word-kicker-forms = kicker
mn-word-graveyard = Where cards go that are destroyed, discarded, countered or done with. All can look at it.
mn-word-graveyard-forms = graveyard

## Of several games

word-power-forms = Power
