# The lesson and the puzzles of Dueling Nobles. At most three sentences a step, one new word, bold once.

dn-learn-win = You win by killing all your opponent’s nobles.
dn-learn-brief = A turn: use cards, gain resources, buy, then send one noble into a duel.
dn-learn-turn =
    Your turn:
    1. Use abilities and play a boost, in any order.
    2. Gain 1 resource. Discard three cards of one suit for 3 more.
    3. Buy cards and nobles.
    4. Challenge an opposing noble with one of yours.
    5. Roll the dice. Each side may add a number card, and the higher total wins.
dn-learn-signs = **On the board**: drops are wounds, the shield is strength, the crown is a Queen’s bonus, coins are resources. In a duel, the sword marks the attacker and the cross-hair its target. A crossed-out suit has been used. A spark marks the latest change.
dn-learn-length = Two players, 15 to 25 minutes, one shared pack of cards.

## The lesson

dn-lesson-look = Your **nobles** are below, mine are above. Kill all your opponent’s nobles to win. Drops are wounds: a Jack or Queen dies at { $queen }, a King at { $king }.
dn-lesson-strength = The shield shows a noble’s **strength**: Jack { $jack }, Queen { $queen }, King { $king }. Your Queen’s crown adds { $bonus }: +3 for each of your other nobles. If one of them dies, she loses its +3.
dn-lesson-challenge = Once per turn you may send a noble into a **duel**. A King rolls two dice, other nobles roll one. My { CARD("QD") } is wounded and weaker: challenge her with your { CARD("KH") }.
dn-lesson-challenge-wrong = { CARD("QD") } already has a wound, and a King’s two dice beat her. Challenge { CARD("QD") } with { CARD("KH") }.
dn-lesson-card = Bad roll: { $own } against { $theirs }. You may add one **number card**, then I may add one. A card of your noble’s own suit counts 2 more: { CARD("9H") } on { CARD("KH") } is worth 11.
dn-lesson-card-wrong = I can still answer with a card, so add as much as you can without spending the Ace. Play { CARD("9H") }: a heart on a heart.
dn-lesson-redirect = My Queen is dead, and you gain a **resource** for winning. Now I challenge your { CARD("QS") }. You have { $resources } resources: pay 2 to send { CARD("KH") } in her place.
dn-lesson-redirect-wrong = My King rolls two dice, so you want two dice as well. Send { CARD("KH") } in place of { CARD("QS") }.
dn-lesson-ace = { $own } against { $theirs }: no number is high enough. But an **Ace** wins the duel at any total, unless I also play one.
dn-lesson-ace-wrong = That number is too low: you have { $own } against { $theirs }. Only { CARD("AS") } wins here.
dn-lesson-turn = My King is wounded, and it’s your turn. A turn has actions, income, purchases and then a duel. Let’s take them one at a time: this duel may end the game.
dn-lesson-discard = Number cards have a second use, once per game for each **suit**. Discard one in your turn: a heart heals, a diamond draws three cards if you have fewer nobles. A club takes a card back, a spade shows a hand.
dn-lesson-heart = Your { CARD("KH") } has a wound, and { CARD("4H") } is a heart. Discard it, and your King is healed. The heart in your bar is then crossed out.
dn-lesson-heart-wrong = That comes later. First discard { CARD("4H") } to heal { CARD("KH") }.
dn-lesson-boost = A 2 or 3 can stay under a noble as a **boost**. It adds its number in every duel. Boost your weakest noble, { CARD("JC") }.
dn-lesson-boost-wrong = Put { CARD("3C") } under { CARD("JC") }, your weakest noble.
dn-lesson-triple = You gain 1 resource each turn. Discard three cards of one suit to gain 3 more: use your diamonds. After that you can take no more actions this turn.
dn-lesson-triple-wrong = First discard the three diamonds, so that you can buy more.
dn-lesson-buy = You have { $resources } resources. A card costs 1 (at most three per turn), and the top noble of the deck costs 5. Buy 3 cards and 1 noble.
dn-lesson-buy-wrong = You can buy more: 3 cards and 1 noble.
dn-lesson-last = My King has { $wounds } of { $limit } wounds: one more kills him. Your new Queen may duel at once, and each noble beside her adds 3. Now you: which noble do you send?
dn-lesson-last-wrong = That noble is weaker. A Queen with three nobles beside her is your strongest: send a Queen.
dn-lesson-win = { $own } against { $theirs }, and I have no cards left. Now you: which card is enough?
dn-lesson-win-wrong = That is not enough: { $own } and your card must be more than { $theirs }. A card of the Queen’s own suit counts 2 more.
dn-lesson-end = You won, and you now know the game. Your opponents can heal, buy and redirect too. A real match starts with each player choosing three of six nobles.

## The puzzles

dn-puzzle-1-task = My last noble, { CARD("QH") }, has one wound, and my hand is empty. You have one Jack and a weak hand. Win this turn with any roll of the dice.
dn-puzzle-1-task-wrong = That leaves too much to the dice. Look at the discard pile: how can you get a card from it?
dn-puzzle-1-solved = Solved. A club takes any card from the discard pile, even an Ace. An Ace that I cannot answer wins the duel.
dn-puzzle-2-task = You have no resources, and two nobles against three. Buy a noble this turn, without luck.
dn-puzzle-2-task-wrong = A noble costs 5. Count the resources you can still gain, and notice what ends your actions.
dn-puzzle-2-solved = Solved. Income 1, the King’s wound 1, three diamonds 3. The diamonds end your actions, so the wound comes first.
dn-puzzle-3-task = My last noble, { CARD("KD") } with two wounds, challenges your { CARD("QS") }. I hold no card. Win it with any roll of the dice.
dn-puzzle-3-task-wrong = A King can roll 12. Which of your nobles beats 25 even with a roll of 1?
dn-puzzle-3-solved = Solved. A Jack may play two cards, and cards of his suit count 2 more: at least 11 + 1 + 7 + 8 = 27. The Queen could play only one.
dn-puzzle-4-task = We have one noble each. Mine has two of three wounds, yours has one. I hold two unknown cards. Win this turn, no matter what they are.
dn-puzzle-4-task-wrong = That loses if I hold an Ace.
dn-puzzle-4-solved = Solved. Answered by an Ace, yours makes a tie, and a tie wounds both: the third wound for my King, only the second for yours. { CARD("10H") } would have lost to it.
dn-puzzle-5-task = My last noble, { CARD("QD") }, has one wound, and I hold no card. You have played a boost and used your heart. Win this turn with any roll of the dice.
dn-puzzle-5-task-wrong = With a roll of 6 she has 18. Which of your nobles beats or ties that even with the worst roll?
dn-puzzle-5-solved = Solved. You may move boosts on your turn. With { CARD("3C") } under him the King has 16, and at least 2 from the dice: 18, and even a tie kills her.
