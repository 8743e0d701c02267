# The lesson and the puzzles of Soul-Forger. At most three sentences a step, one new word, bold once.

sf-learn-win = You win by dealing { $player_endurance } damage to your opponent, with creatures and forged weapons.
sf-learn-brief = A turn: gain a level, summon, forge, then attack.
sf-learn-turn =
    Your turn:
    1. All your cards turn On-guard, and you draw two.
    2. Side Quest: send cards with enough Ronum to gain a level.
    3. Main Phase: summon creatures, forge gear, set Actions face down.
    4. Combat: creatures and weapons attack players or creatures, one attack at a time.
    5. A second Main Phase. Then, in the End Phase, experience buys levels.
sf-learn-signs = **On the board**: the heart is damage, the arrows your level, the star experience. The hexagon shows your creatures’ Ronum and its limit. On a creature, the sword is power and the shield its remaining Endurance (a heart if it is hurt). Grey with OFF means Off-guard. Numbers match an entry in the Flow with its target. A spark marks the latest change.
sf-learn-length = Two to four players, 40 to 60 minutes. Each player has a deck of 60 cards plus gear. There are ready-made decks.

## The lesson

sf-lesson-heart = The heart shows your **damage**: { $damage } so far. At { $endurance } a player is out, and the last player left wins.
sf-lesson-turn = The strip in the middle shows the **phases** of a turn, and the bright one is now. This is your Side Quest, where you can gain a **level**. The arrows show yours.
sf-lesson-quest = A card’s **Ronum** is the number in its corner. Send cards whose Ronum reaches your level, { $level }: you gain a level and draw as many. Send Torchline Sergeant (Ronum 3).
sf-lesson-quest-wrong = Torchline Sergeant alone is enough. Keep the other cards.
sf-lesson-summon = Your creatures’ total Ronum may not exceed your level: you have { $ronum } of { $level }. Kiln Imp has Ronum 2 and a **Welcome** effect, used when it enters. Summon it and burn my Clod.
sf-lesson-summon-wrong = Summon Kiln Imp and choose Clod: 1 damage destroys it.
sf-lesson-price = Gear waits in your **Forge Deck**. You pay for it with cards that you send, and its text names the price. Pocket Knife has Ronum 1, and costs cards of Ronum 2 in all.
sf-lesson-forge = **Forging** puts gear into play. The cards you sent on your Side Quest are in your Material Zone, and they can pay. Forge Pocket Knife, and pay with Slagback Toad (Ronum 2).
sf-lesson-forge-wrong = Forge Pocket Knife, and pay with Slagback Toad from your Material Zone. It fits best.
sf-lesson-set = Actions are your spells and items. You may **set** one face down for free. A Reaction can answer from the next turn on, in anyone’s turn. Set Kindling Flask.
sf-lesson-set-wrong = First set Kindling Flask face down.
sf-lesson-attack = Now **combat**: you attack with your weapons, and your creatures attack too. Your target strikes back at the same time. Attack a Terrace Digger with Kiln Knife: its power is just enough.
sf-lesson-attack-wrong = You could do that, but attack a Terrace Digger with Kiln Knife: its power is just enough.
sf-lesson-guard = An attacker turns **Off-guard**: until your next turn it cannot attack or block. A kill by your weapon gives **experience**: you have { $xp }. Terrace Digger’s text left a Clod behind.
sf-lesson-player = Two weapons make two attacks. Attack me with Pocket Knife: it adds to my damage, and I strike back with my Primary Weapon.
sf-lesson-player-wrong = Attack me, the player, with Pocket Knife.
sf-lesson-finish = Imp and Toad stay On-guard, so they can block for you. Finish combat and end your turn.
sf-lesson-finish-wrong = Keep your creatures On-guard. Finish combat and end your turn.
sf-lesson-level = In the End Phase experience buys levels: the cost is your current level. You have { $xp }. A higher level lets you play more. Now you: what do you do?
sf-lesson-level-wrong = Kept experience does nothing yet, and you have just enough for a level. Buy it.
sf-lesson-block = My turn: Terrace Digger attacks you with power 2. An On-guard creature may **block** and take the damage for you. Block with Slagback Toad: it has Endurance 3 and survives.
sf-lesson-block-wrong = That is possible, but let the Toad do it: it has Endurance 3 and survives.
sf-lesson-answer = You may respond before damage. Activated cards wait in the **Flow**, and the last entry resolves first. Activate Kindling Flask: give Slagback Toad 2 more power.
sf-lesson-answer-wrong = Activate Kindling Flask on Slagback Toad, and choose the 2 power. Then the Toad wins the fight.
sf-lesson-held = The Toad dealt 3, the Digger was destroyed, and you took no damage. Damage on creatures stays, and a blocker turns Off-guard.
sf-lesson-last = A few turns later. I have { $theirs } damage of { $endurance }, and my only creature is Off-guard: it cannot block. Your Furnace Glaive has power 6. Now you: finish the game.
sf-lesson-last-wrong = Attack me, the player, with Furnace Glaive: only that is enough.
sf-lesson-last-right = 30 damage: you won.
sf-lesson-hand-1 = Before your own match: you start with five cards and may **put back** any of them, once. You begin at a low level, so cards of high Ronum wait long. Keep this hand, or change cards?
sf-lesson-hand-1-wrong = Three of these have Ronum 4 to 8, far above your first levels. Change those three.
sf-lesson-hand-1-right = Right: Ronum 1 to 3 can be played soon, the rest cannot.
sf-lesson-hand-2 = Another hand of five. Keep or change?
sf-lesson-hand-2-wrong = Nothing here has more than Ronum 3: each card can be played in your first turns. Keep it.
sf-lesson-hand-2-right = Right: cheap creatures, and cards for your first Side Quests.
sf-lesson-hand-3 = The last one. Keep or change?
sf-lesson-hand-3-wrong = Four of these are cheap, but Caldera Wyrm has Ronum 8. Change it alone.
sf-lesson-hand-3-right = Right: you need not change the whole hand, only what waits too long.
sf-lesson-over = You now know the game. With three or four players, everyone is against everyone. Keywords are explained on the cards.

## The puzzles

sf-puzzle-1-task = I have { $theirs } damage of { $endurance }. Win this turn, in your Main Phase.
sf-puzzle-1-task-wrong = That is not enough. How high can X be, and where can you pay it from?
sf-puzzle-1-solved = Solved. X is paid from field, hand and Material Zone: Slagback Toad burns as well, X is 4, and 2 more make 6.
sf-puzzle-2-task = You have { $damage } damage of { $endurance }: any damage back ends the match for you. Earn experience in this combat, and live.
sf-puzzle-2-task-wrong = It would strike back, and you would be out. Whose damage comes first?
sf-puzzle-2-solved = Solved. With Fast Hand your damage comes first, and a creature that it destroys deals none.
sf-puzzle-3-task = I have { $theirs } damage of { $endurance }, and a Clod that would block your knife. Win in this combat.
sf-puzzle-3-task-wrong = Clod would step in. Is there something that you may still play?
sf-puzzle-3-solved = Solved. An Instinct may be played from your hand in your own turn, in Combat too: no blocker, no block.
sf-puzzle-4-task = You are at level { $level } and have { $xp } experience. Be two levels higher when this turn is over.
sf-puzzle-4-task-wrong = Then you have too little experience for the second level. Work out what it will cost.
sf-puzzle-4-buy = Level { $level }, and { $xp } experience are left. Go on to the End Phase.
sf-puzzle-4-buy-wrong = Nothing in this turn brings you more: end it, and buy.
sf-puzzle-4-solved = Solved. Both cards make 3 of the 4, so one experience is enough in the Side Quest. Five are left to buy with.
sf-puzzle-5-task = You have { $damage } damage of { $endurance }. My Bastion Maul attacks you with power 7 and Impale. Survive.
sf-puzzle-5-task-wrong = Too much comes through: what exceeds the blocker’s Endurance is dealt to you.
sf-puzzle-5-solved = Solved. Slagback Toad takes 3 and lets 4 through: 29. Kiln Imp would have let 5 through.
