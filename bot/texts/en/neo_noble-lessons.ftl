# The lesson and the puzzles of Neo Noble. At most three sentences a step, one new word, bold once.

nn-learn-win = You win by taking four of your opponent’s cards.
nn-learn-brief = A turn: gather Souls to pay with, summon Spirits into three lanes, then attack.
nn-learn-turn =
    Your turn:
    1. Income: Harvest your Channel into your hand or keep it, then Channel a card.
    2. Or Focus: Channel one more card and draw one, but take no actions.
    3. Actions: summon into a lane, attack along a lane for 2 Souls, Draw for 2 Souls.
    4. An attack needs more Power than the Resolve of the opposing lane. The defender may Block with cards.
    5. End: discard down to five cards. Your Channel and coins become Ready.
nn-learn-signs = **On the board**: the sword is Power, the shield Resolve. A card with a flame in the Channel gives a Soul. The coin between two lanes is Dominance, gold when Ready. The sickle counts reaped cards. A spark marks the latest change, a ring what you can use now, a shield in hand what can Block. Numbers match an effect with what it concerns.
nn-learn-length = Two players, 30 to 45 minutes. Each player has a Noble and 30 cards. There are ready-made decks.

## The lesson

nn-lesson-lanes = There are three **lanes**. I sit opposite, so your Left faces my Right: look straight up. Attacks **reap** cards from the other side. Reap four of my cards to win: you already have two.
nn-lesson-numbers = The sword is **Power**, the shield **Resolve**. A lane adds up all its Spirits: my Left has Power { $power } and Resolve { $resolve }. An empty lane has Resolve { $empty }.
nn-lesson-souls = **Souls** pay for everything. The four small cards at the right of your bar are your **Channel**: each one with a flame gives a Soul per turn.
nn-lesson-begin = At the start of your turn you may take the Channel into your hand: **Harvest**. Then you may add one card. You have three there, and a fourth gives one more Soul. Choose Channel, Then Act.
nn-lesson-begin-wrong = Focus would cost you your actions, and Harvest all your Souls. Choose Channel, Then Act.
nn-lesson-summon = Now **summon**. An Errant has one effect when you summon it: Nurse Log creates two Saplings. Put all three into your Right lane.
nn-lesson-summon-wrong = Summon Nurse Log into your Right lane, with both Saplings. You need its Power and their Resolve there.
nn-lesson-attack = An **attack** costs 2 Souls and must exceed the opposing Resolve: a tie fails. Your Right ties, { $power } against { $resolve }. Your Middle beats the empty lane, { $middle } against { $empty }, and reaps the top card of my deck. Attack there.
nn-lesson-attack-wrong = Not there. Attack from the Middle, where you are ahead.
nn-lesson-blocked = I discarded a card to **Block**. It added its Resolve, { $raised }, and { $power } against { $power } is a tie. A failed attack hurts nobody, but your Souls are spent.
nn-lesson-end = You have no Souls left. At the end of your turn your Channel and coins become Ready again. End your turn, and I attack.
nn-lesson-end-wrong = You cannot do anything else. End your turn.
nn-lesson-block = I attack your Right lane with Power { $power } against Resolve { $resolve }. Now you may Block: reach { $power } to hold, adding the shields of your cards. Keep Stile Hare: you need it later.
nn-lesson-block-wrong = That loses the lane, or Stile Hare. Milestone Tortoise alone is enough.
nn-lesson-again = Your turn. Your Channel is full, so act now.
nn-lesson-again-wrong = You have all the Souls you need. Act now.
nn-lesson-coin = When a card is summoned, the side with more Resolve in that lane takes its coin, **Dominance**. Your Middle coin is Ready: relinquish it for a Soul.
nn-lesson-coin-wrong = You need one more Soul first. Relinquish your Middle coin.
nn-lesson-cover = A new Spirit is put on top. Only the top text works, but all Power and Resolve count. Summon Stile Hare on your Right: its Power becomes 5.
nn-lesson-cover-wrong = Not there. Put Stile Hare on top of your Right lane.
nn-lesson-shatter = My Left has two Spirits, and the lower one is an **Arbiter**. An Arbiter that was covered and is on top again **Shatters**: it is destroyed. Now you: attack that lane from straight below.
nn-lesson-shatter-wrong = That is not what breaks my Left. The lane that faces it is your Right: attack from there.
nn-lesson-last = You reaped one, and the Low-Tide Widow Shattered. That makes three reaped, and I have no cards to Block with. Now you: take the fourth.
nn-lesson-last-wrong = Only an attack reaps, and your Souls pay for one. Attack from your Middle: there is no Spirit of mine.
nn-lesson-last-right = That was the fourth: you won.
nn-lesson-hand-1 = Before your own match: you start with five cards and may **change** some. The first player may change one, the second two. You pay with few Souls at first. Keep this hand, or change a card?
nn-lesson-hand-1-wrong = Thornback Elder costs 5 Souls, and you have one or two at first. Change it.
nn-lesson-hand-1-right = Right: a card that costs 4 or more waits for many turns.
nn-lesson-hand-2 = Another hand. Keep or change?
nn-lesson-hand-2-wrong = Root-Choir costs 3, and that comes soon. Every other card here is cheaper: keep all.
nn-lesson-hand-2-right = Right: costs of 0 to 3 are something to do each turn.
nn-lesson-hand-3 = The last one. You play first, so you may change one card. Which one, if any?
nn-lesson-hand-3-wrong = Two cards here are too dear for the first turns. Change the dearest: Thornback Elder costs 5.
nn-lesson-hand-3-right = Right: the dearest card goes. The Orchard, for 4, can pay as a Soul in your Channel.
nn-lesson-over = You now know the game. Later you will meet Nobles with their own texts, and REACT cards that answer in the opponent’s turn. Avoid covering Arbiters by accident.

## The puzzles

nn-puzzle-1-task = Two of mine are reaped, and I hold no card. You have 4 Souls. Win this turn.
nn-puzzle-1-task-wrong = Read Fog Warden: what does it do for the empty lane beside it, and for how long?
nn-puzzle-1-solved = Solved. Fog Warden gives empty lanes Resolve 3 while it stands. Reap it first, and the Middle has 2 again.
nn-puzzle-2-task = Three of yours are reaped. I attack your Middle with { $power } against { $resolve }. With my last 2 Souls I will attack your Right next, with { $next } against { $behind }. Hold both.
nn-puzzle-2-task-wrong = That loses one of the two lanes. Work out both Blocks before you discard.
nn-puzzle-2-solved = Solved. Three was enough for the first, four for the second: a tie holds, and nothing was wasted.
nn-puzzle-3-task = Three of mine are reaped, and I hold no card. You have 3 Souls. Win this turn.
nn-puzzle-3-task-wrong = Then you have no Souls left for an attack, or it fails. Where else can you summon a card from?
nn-puzzle-3-solved = Solved. A card with HASTE may come from the Channel if it is face-up there, even Spent: 1 Soul for the hare, 2 for the attack.
nn-puzzle-4-task = Three of yours are reaped, and three big Spirits face you. You have 2 Souls. Win this turn.
nn-puzzle-4-task-wrong = No attack helps here. Read The Last Orchard, and remember which Spirit’s text works.
nn-puzzle-4-solved = Solved. With eight Spirits The Last Orchard wins at the end of your turn, if it is still on top: put nothing on it.
nn-puzzle-5-task = Three of mine are reaped, and I hold no card. You have 2 Souls. Win this turn.
nn-puzzle-5-task-wrong = That does not get through. Thornback Elder can be paid for in another way.
nn-puzzle-5-solved = Solved. A Tribute takes the place of the whole cost: three Saplings for Thornback Elder, and the Souls stay for the attack.
