## Words of the games, explained where they first appear; their forms parted by strokes


## Dueling Nobles

dn-word-resource = Your currency. A card costs 1, a noble 5. You gain 1 per turn, and 1 for each duel you win.
dn-word-resource-forms = resource / resources / Resource / Resources
dn-word-boost = A 2 or 3 under a noble. It adds its number to that noble’s strength in every duel.
dn-word-boost-forms = boost / boosts / Boost / Boosts
dn-word-wound = The loser of a duel takes one. Jacks and Queens die of the second, Kings of the third.
dn-word-wound-forms = wound / wounds / Wound
dn-word-expected = A noble’s strength with average dice, before number cards.
dn-word-expected-forms = expected / Expected
dn-word-ability = Discard a card at the start of your turn to use its suit, each once per game. Hearts heal, diamonds draw, clubs take a discard, spades show a hand.
dn-word-ability-forms = ability / abilities

## Noxtalia

nx-word-hp = A Spirit’s life, 20 at the start. At 0 it is destroyed. Destroy all three opposing Spirits to win.
nx-word-hp-forms = HP
nx-word-mp = Your magic, which pays for cards. You gain MP twice per turn. Anything above the limit is lost.
nx-word-mp-forms = MP
nx-word-power = How hard an Attack hits, or how much a Defence stops. The difference is the damage.
nx-word-elements = An Attack is 4 stronger against some elements and 4 weaker against others. The chart on the board shows which.
nx-word-elements-forms = elements / element
nx-word-defence = A card played when your Spirit is attacked, if you can pay for it. Its Power is taken off the Attack’s.
nx-word-defence-forms = Defence
nx-word-support = A card that is neither Attack nor Defence: pay for it, and do what it says.
nx-word-support-forms = Support
nx-word-exhausted = A Spirit that has attacked is tilted and cannot attack again until it recharges in your End phase.
nx-word-exhausted-forms = exhausted
nx-word-spirit = One of your three fighters. A player with none left loses.
nx-word-spirit-forms = Spirit / Spirits

## Neo Noble

nn-word-soul = Pays for summons and attacks. Each Ready card in your Channel gives one per turn.
nn-word-soul-forms = Soul / Souls
nn-word-channel = Four slots for face-down cards that give Souls. To Channel is to put the top card of your deck there.
nn-word-channel-forms = Channel
nn-word-harvest = Take the cards of your Channel into your hand: more to play, and no Souls from them.
nn-word-harvest-forms = Harvest
nn-word-focus = Channel one more card and draw one, instead of acting this turn.
nn-word-focus-forms = Focus
nn-word-power = The sword: a lane’s Power is the sum of its Spirits’. An attack succeeds if it exceeds the opposing Resolve.
nn-word-resolve = The shield: how well a lane holds against attacks. All Spirits of the lane are added up.
nn-word-resolve-forms = Resolve
nn-word-block = Discard cards from your hand when attacked: each adds to the lane’s Resolve for this battle.
nn-word-block-forms = Block
nn-word-lane = One of three columns. Spirits fight only what stands opposite them.
nn-word-lane-forms = lane / lanes
nn-word-reap = To capture a defeated card. Reap four of your opponent’s cards to win.
nn-word-reap-forms = reap / reaped / Reap Pile

## Soul Forger

sf-word-level = The limit for what you play: your creatures’ total Ronum, and the Ronum of each other card.
sf-word-level-forms = level / Level
sf-word-ronum = A card’s weight: the number in its corner, compared with your level.
sf-word-ronum-forms = Ronum
sf-word-quest = Once per turn: send cards with Ronum equal to your level to gain a level, and draw as many.
sf-word-quest-forms = Side Quest
sf-word-flow = The place where activated cards wait. The last one resolves first, and players may respond to each.
sf-word-flow-forms = Flow
sf-word-endurance = How much damage a creature or player can take. Then a creature is destroyed, and a player is out.
sf-word-endurance-forms = Endurance
sf-word-guard = The position of a card that has fought. It uses its second power until it is On-guard again.
sf-word-guard-forms = Off-guard / OFF
sf-word-experience = Earned by your weapon’s kills. It buys levels, alone at the end of a turn or to help a Side Quest.
sf-word-experience-forms = experience
sf-word-forge = To make gear out of your Forge Deck, in your main phases, for what it costs.
sf-word-forge-forms = forge / Forge

## Magic

mn-word-noble = Your deck’s only rare card. It waits face down until you cast it, and goes where any card goes when it dies.
mn-word-noble-forms = Noble
mn-word-mana = Pays for spells. Tap lands to get it. Unused mana is lost when the step ends.
mn-word-mana-forms = mana
mn-word-tapped = Used this turn, for mana or to attack. Your permanents untap at the start of your turn.
mn-word-tapped-forms = tapped / tap
mn-word-stack = Where spells and abilities wait. The last one resolves first, and both players may respond.
mn-word-stack-forms = stack
mn-word-instant = A spell that you may cast at any time, even in your opponent’s turn.
mn-word-instant-forms = instant / instants
mn-word-mulligan = Draw seven new cards, then put one on the bottom of your library for each mulligan.
mn-word-mulligan-forms = mulligan / Mulligan
mn-word-toughness = A creature dies when its damage in one turn reaches its toughness. Power is the damage it deals.
mn-word-toughness-forms = toughness
mn-word-blocker = An untapped creature that stops an attacker. They deal damage to each other, and none goes to the player.
mn-word-blocker-forms = blocker / block / blocks
mn-word-target = The object or player that a spell or ability is aimed at. If the target is gone, nothing happens.
mn-word-target-forms = target
mn-word-command = Where your Noble waits. It is cast from there, for its cost, whenever you could cast it from your hand.
mn-word-command-forms = command zone
mn-word-kicker = An optional extra cost. If you pay it, the spell does more.
mn-word-kicker-forms = kicker
mn-word-graveyard = Where destroyed, discarded, countered and used cards go. Both players can look through it.
mn-word-graveyard-forms = graveyard

## Of several games

word-power-forms = Power
