# The lesson and the puzzles of Noxtalia. At most three sentences a step, one new word, bold once.

nx-learn-turn =
    Your turn:
    1. Preparation: effects at the start, 5 MP, cards up to five.
    2. Combat: attack with cards and with Spirits, use Supports, recycle a card once; as long as MP last.
    3. Each attack names a Spirit; its player may play one Defence.
    4. What the Attack has more than the Defence is damage.
    5. End: 5 MP, cards up to five, your Spirits are recharged.
nx-learn-signs = **On the board**: the bar under a Spirit is its HP (life), the blue gem your MP (magic), a tilted Spirit is exhausted, sun and moon show the cycle, the chain a Spirit’s linked card. A spark marks what has just changed.
nx-learn-length = Two players, 25 to 40 minutes; also three, four, or one against the Robot. Each brings a team of three Spirits; ready-made ones are there.

## The lesson

nx-lesson-look = Each of us has three **Spirits**, yours below and mine above. Each has { $pv } HP, its life, when a game begins. Bring all three of mine to 0 and you win.
nx-lesson-magic = The blue gem counts **MP**, your magic: { $pm } now, and never more than 8. The number in a card’s corner is its price.
nx-lesson-attack = An **Attack** costs its MP and names one of my Spirits. The chart makes it 4 stronger against some elements and 4 weaker against others: the buttons tell. Glaciation is Glacial, and strong against Glacial Kel’Orn: attack him with it.
nx-lesson-attack-wrong = That can be done, but let us see the strongest one first: Glaciation on Kel’Orn, where the chart gives +4.
nx-lesson-reckoned = See how it is reckoned: { $printed } printed, +{ $chart } by the chart, and the die let Glaciation add 4 more: { $attack }. I played a **Defence**, which my element made weaker: { $defence }. The difference, { $damage }, is damage: Kel’Orn has { $pv } HP left.
nx-lesson-spirit = Your Spirits attack too, for 2 MP each, and are **exhausted** by it until your End phase. Let Tidewarden strike Granor, who has { $pv } HP.
nx-lesson-spirit-wrong = Now use one of your Spirits themselves: Tidewarden against Granor, where nothing makes him weaker.
nx-lesson-support = Tidewarden lies on his side: he cannot attack again. A **Support** acts at once and is used up. Second Wind can set him upright: choose that.
nx-lesson-support-wrong = Use the Support in your hand, Second Wind, and let it recharge: nobody of yours is wounded.
nx-lesson-recycle = Once a turn you may **recycle**: a card you do not need goes under your pile, and you draw another. Quick Talons are weak against Kel’Orn and Granor, so let them go.
nx-lesson-recycle-wrong = Keep that for now, and recycle Quick Talons.
nx-lesson-end = You have { $pm } MP left. You gain 5 at the end of your turn and 5 when the next one begins, but what goes beyond 8 is lost: so it pays to spend. This time end your turn, and see what I do.
nx-lesson-end-wrong = You could do more, but your MP would not last for a Defence. End your turn.
nx-lesson-defend = I attack Snowmoon with Power { $power }. Any Defence of yours will do, whatever its element; here the chart looks at the element of my Attack. What a Defence has to spare is lost, so take one that is just enough.
nx-lesson-defend-wrong = She would take all of it. Snow Mirror stops it.
nx-lesson-nothing = Another Attack, with Power { $power }, and you hold no Defence. You are asked all the same: if you were not, I would know. Without a Defence the Spirit takes all of it.
nx-lesson-taken = Tidewarden took all of it and has { $pv } HP left. My turn is over, and in your Preparation you gained MP and drew up to five cards.
nx-lesson-night = Some turns later. Odd turns are **Diurnal**, even ones **Nocturnal**, as sun and moon show; this is turn { $turn }, a night, and some cards change. Two of my Spirits are destroyed, and the cards linked to them came to my hand.
nx-lesson-last = Granor has { $pv } HP, and I have used up my Defences. At night Moon Shard is 2 stronger than printed. End it.
nx-lesson-last-wrong = That is not enough for { $pv } HP. Moon Shard is printed with 5, and at night it has 7.
nx-lesson-over = You have won, and you know the game. Two more things: after turn 8 the game is a draw, and who runs through his draw pile for the second time has lost; yours held { $pile } cards. Keywords are explained on the cards.

## The puzzles

nx-puzzle-1-task = My last Spirit, Howlwood, has { $pv } HP, and I hold no card. You have { $pm } MP. Win this turn.
nx-puzzle-1-task-wrong = That does not bring { $pv } HP down. Which element is strong against Howlwood’s?
nx-puzzle-1-solved = Solved. Moon Shard is the weaker card, but Glacial is strong against Sylvan: 5 and 4. Undertow ignores the chart only when its effect comes, and has 7 then.
nx-puzzle-2-task = Two of my Spirits are left, and I hold no card. You have { $pm } MP, and only Snowmoon can attack. Win this turn.
nx-puzzle-2-task-wrong = Read what Howlwood does when it is destroyed, and think of who should fall last.
nx-puzzle-2-solved = Solved. Snowmoon attacks, is recharged and attacks again: 2, 1 and 2 MP. Howlwood’s fall heals the others by 2, so Kel’Orn had to fall first.
nx-puzzle-3-task = Howlwood has { $one } HP, Granor { $two }, and I hold no card. You have { $pm } MP, and your Spirits are exhausted. Win this turn.
nx-puzzle-3-task-wrong = You need one card that strikes two Spirits. And what does Howlwood do when it is destroyed?
nx-puzzle-3-solved = Solved. Zone uses Forked Arc twice, each time with its own look at the chart: 5 against Granor, 9 against Howlwood, who must not fall first.
nx-puzzle-4-task = Basalt Hammer comes with Power { $power } at your last Spirit, which has { $pv } HP, and takes 4 from your Defence. You have { $pm } MP. Survive.
nx-puzzle-4-task-wrong = Too much comes through. Look for a Defence that names the element of my Attack itself.
nx-puzzle-4-solved = Solved. Lightning Rod names Stone itself, and a card counts before the chart: 13 and 4, less 4, is all that you need.
nx-puzzle-5-task = Granor, my last Spirit, has { $pv } HP. I have { $theirs } MP and two cards that you do not know. You have { $pm } MP: win this turn, whatever I hold.
nx-puzzle-5-task-wrong = And if I play a Defence? I still have the MP for one.
nx-puzzle-5-solved = Solved. Spring Tide steals 2 MP before I may defend and makes Defences dearer, so I cannot pay for one. Effects of step 2 come before the Defence.
