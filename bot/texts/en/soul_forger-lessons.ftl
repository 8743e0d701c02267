# The lesson and the puzzles of Soul-Forger. At most three sentences a step, one new word, bold once.

sf-learn-turn =
    Your turn:
    1. All your cards turn On-guard, and you draw two.
    2. Side Quest: send cards whose Ronum comes to your level, and rise by one.
    3. Main Phase: summon creatures, forge gear, set Actions face down.
    4. Combat: creatures and weapons attack one at a time, a player or a creature.
    5. Main Phase again; in the End Phase experience buys levels.
sf-learn-signs = **On the board**: the heart counts damage, the arrows are the level, the hexagon is the Ronum of your creatures and its limit, the star experience. On a creature stand its power, by a sword, and the Endurance that is left, by a shield, or by a heart if it is hurt; who is grey and says OFF is Off-guard. What waits in the Flow has a number, and what it is aimed at the same one. A spark marks what has just changed.
sf-learn-length = Two to four players, 40 to 60 minutes. Each brings a deck of 60 cards and gear; ready-made decks are there.

## The lesson

sf-lesson-heart = The heart counts your **damage**: { $damage } so far. At { $endurance } a player is out, and who is left last wins.
sf-lesson-turn = A turn walks along the strip of **phases** at the top; the bright field is now. This is your Side Quest.
sf-lesson-quest = Your **level**, now { $level }, limits all that you play. Once a turn you may send cards from your hand: if their **Ronum** comes to your level, you rise by one, and you draw as many. Send Torchline Sergeant, Ronum 3.
sf-lesson-quest-wrong = Torchline Sergeant alone is just enough; keep the others.
sf-lesson-summon = The Ronum of all your creatures together may not exceed your level: you have { $ronum } of { $level }. Kiln Imp has 2, and a **Welcome**: what it does as it arrives. Summon it, and let it burn my Clod.
sf-lesson-summon-wrong = Summon Kiln Imp, and choose Clod: the one damage is enough for it alone.
sf-lesson-forge = **Forging** brings gear from your Forge Deck. It is paid for by cards that you send, here 2 Ronum from your hand or your Material Zone, where the Side Quest puts cards. Forge Pocket Knife, and pay with Slagback Toad.
sf-lesson-forge-wrong = Forge Pocket Knife, and pay with the Slagback Toad of your Material Zone: nothing else fits so well.
sf-lesson-set = Actions may be **set** face down, for nothing. A Reaction waits there, and works from the next turn on, in anybody’s turn. Set Kindling Flask.
sf-lesson-set-wrong = First set Kindling Flask face down.
sf-lesson-attack = Now **combat**: you attack through your weapons, and creatures attack too. What you attack strikes back: both numbers stand on the button. Strike down Terrace Digger #1 with Kiln Knife.
sf-lesson-attack-wrong = That can be done, but let Kiln Knife strike Terrace Digger #1: its power is just enough.
sf-lesson-guard = Who has attacked turns **Off-guard**: it neither attacks nor blocks before your next turn, and only its second power counts. What your weapon kills in your own combat gives experience: you have { $xp }. Terrace Digger left a Clod behind, as its text says.
sf-lesson-player = Two weapons make two attacks. With Pocket Knife attack me: it comes to my damage, and I strike back with my Primary Weapon.
sf-lesson-player-wrong = Take Pocket Knife, and attack me, the player.
sf-lesson-finish = Imp and Toad stay On-guard, so that they can block for you. Finish Combat and end your turn.
sf-lesson-finish-wrong = Leave your creatures On-guard: finish Combat and end the turn.
sf-lesson-level = In the End Phase **experience** buys levels: as much as your level, for one more. You have { $xp }: buy it.
sf-lesson-level-wrong = You have just enough: buy the level.
sf-lesson-block = My turn: Terrace Digger attacks you with power 2. A creature that is On-guard may **block**, and takes the damage for you. Slagback Toad survives it.
sf-lesson-block-wrong = Block with Slagback Toad: it has Endurance 3, and lives.
sf-lesson-answer = Before damage you may answer: what is activated goes on the **Flow**, and what came last happens first. Activate Kindling Flask for Slagback Toad, and give it 2 more power.
sf-lesson-answer-wrong = Activate Kindling Flask, choose Slagback Toad, and then the 2 power: so the Toad wins the fight itself.
sf-lesson-held = Toad dealt 3 and Digger fell; nothing came through to you. Damage on a creature stays, and a blocker turns Off-guard.
sf-lesson-last = Some turns later. You have forged Furnace Glaive, power 6; I have { $theirs } damage of { $endurance }, and my only creature is Off-guard and cannot block. End it.
sf-lesson-last-wrong = Only Furnace Glaive is strong enough, and only I am worth it.
sf-lesson-over = You have won, and you know the game. With three or four players everybody is against everybody, and you attack whom you like. Keywords are explained on the cards.

## The puzzles

sf-puzzle-1-task = I have { $theirs } damage of { $endurance }. Win this turn, in your Main Phase.
sf-puzzle-1-task-wrong = That is not enough. How great can X be, and from where may its cards come?
sf-puzzle-1-solved = Solved. X is paid from field, hand and Material Zone: Slagback Toad burns as well, X is 4, and 2 more make 6.
sf-puzzle-2-task = You have { $damage } damage of { $endurance }: whatever strikes back ends you. Earn experience in this combat, and live.
sf-puzzle-2-task-wrong = It would strike back, and you would be out. Whose damage comes first?
sf-puzzle-2-solved = Solved. With Fast Hand the damage comes first, and what is destroyed by then deals none.
sf-puzzle-3-task = I have { $theirs } damage of { $endurance }, and a Clod that would block your knife. Win in this combat.
sf-puzzle-3-task-wrong = Clod would step in. Is there something that you may still play?
sf-puzzle-3-solved = Solved. An Instinct may be played from your hand in your own turn, in Combat too: no blocker, no block.
sf-puzzle-4-task = You are at level { $level } and have { $xp } experience. Be two levels higher when this turn is over.
sf-puzzle-4-task-wrong = Then the experience does not last for the second level. Reckon what it will cost.
sf-puzzle-4-buy = Level { $level }, and { $xp } experience are left. Go on to the End Phase.
sf-puzzle-4-buy-wrong = Nothing in this turn brings you more: end it, and buy.
sf-puzzle-4-solved = Solved. Both cards make 3 of the 4, so one experience is enough in the Side Quest, and five are left to buy with.
sf-puzzle-5-task = You have { $damage } damage of { $endurance }. My Bastion Maul attacks you with power 7 and Impale. Survive.
sf-puzzle-5-task-wrong = Too much comes through: what exceeds the blocker’s Endurance is dealt to you.
sf-puzzle-5-solved = Solved. Slagback Toad takes 3 and lets 4 through: 29. Kiln Imp would have let 5 through.
