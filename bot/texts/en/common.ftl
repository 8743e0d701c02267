# One word for one thing: match (what is played), game (Dueling Nobles), challenge, board, hand,
# concede, draw, decision, clock. Buttons begin with a verb and have no full stop.

rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
none = none
seat = Player { $number }
yes = yes
no = no

game-dueling-nobles = Dueling Nobles
game-noxtalia = Noxtalia
game-neo-noble = Neo Noble: Shattered Souls
game-soul-forger = Soul-Forger
game-magic = Magic (Noble)

level-random = random
level-gentle = gentle
level-easy = easy
level-medium = medium
level-hard = hard
computer-name = { $name } ({ $level })
seat-left = someone who left

clock-live = Live: 3 minutes per decision
clock-live-reactions = Live: 3 minutes per decision, 90 seconds per reaction
clock-relaxed = Relaxed: 1 hour per decision
clock-relaxed-reactions = Relaxed: 1 hour per decision, 30 minutes per reaction
clock-correspondence = Correspondence: 3 days per decision
clock-correspondence-reactions = Correspondence: 3 days per decision, 2 days per reaction
clock-none = No clock
clock-seconds = { $seconds ->
    [one] 1 second per decision
   *[other] { $seconds } seconds per decision
}

## Board and panel

board-heading = ### ⚔️ { $game } · { $players } · `{ $code }`
board-asked = { $who } – { $what }
board-decides = { $who } to decide. Press **{ button-hand }**.
board-openly = { $who } { $what }
board-chosen = ✓ { $who } has chosen.
board-draw-offered = { $seat } offers a draw.
board-end-offered = { $seat } offers to cancel the match. It would not count for anyone.
board-won = ### 🏆 { $winners } { $count ->
    [one] wins
   *[other] win
}: { $reason }
board-drawn = ### 🤝 A draw: { $reason }
board-stopped = ### The match does not count: { $reason }
panel-default = If your time runs out: { $what }
panel-waiting = Waiting for { $who }.
panel-given = { $what } · given for you in a moment
panel-moved-on = Another player’s answer changed your question.
panel-spared = Answered for you, because there was only one possible answer: { $what }
matches-title = Your matches
matches-none = There are no matches here. Start one with `/play`, or press *{ button-menu }*.
matches-choose = Which matches?
matches-list = { $name } ({ $count })
matches-all = All matches
matches-awaits = Your turn
matches-runs = Waiting for others
matches-challenges = Challenges
matches-ended = Finished
matches-line = { $game } · { $players } · { $code }
matches-asked = you are asked: { $what }
matches-waits = waiting for players
matches-stands = paused
matches-won = { $winners } { $count ->
    [one] won
   *[other] won
}: { $reason }
matches-drawn = a draw: { $reason }
matches-stopped = does not count: { $reason }
matches-play = Play { $code }
matches-replay = Replay { $code }
matches-there = Go to { $code }
replay-title = ### 🎞️ `{ $code }` · moment { $moment } of { $last }
replay-cut = -# The rules changed during this match, so the replay stops here.
replay-turn = Turn { $turn }
replay-to-turn = Go to a turn
replay-everybody = As spectators saw it
replay-as = As { $seat } saw it
replay-whose-eyes = Choose a point of view
button-replay = Replay
button-replay-first = « First
button-replay-back = ‹ Back
button-replay-on = Next ›
button-replay-last = Last »
hint-reason = 💡 **{ $what }** – { $why }
hint-instead = { $gained } Otherwise: { $spared }
hint-otherwise = Otherwise: { $spared }
hint-wins = You win.
hint-loses = You lose.
hint-told = 💡 A medium computer would play: **{ $what }**
why-title = Not available now
why-count = { button-why } ({ $count })
why-nothing = Everything here is available.
more-title = More
cards-none = There are no cards to read yet.
cards-heap = { $what } ({ $count })
cards-heap-of = { $seat } – { $what } ({ $count })
cards-where = Other piles
board-sides = Whole board or one side
board-whole = The whole board
board-side = { $seat }’s side
board-side-help = Shown at double size
cards-deeds = { $card }… ({ $count })
heap-hand = Hand
heap-known = Hand (cards you know)
heap-table = On the table
heap-top = Top of the deck (cards you know)
heap-bottom = Bottom of the deck (cards you know)
heap-grave = Graveyard
heap-deck = Deck list
panel-paused = This match is paused and its clocks are stopped. To continue, use `/match board` in another channel.
orders-over = There is nothing left to put in order.
concede-question = Concede this match? You will lose it.
ping = { $who }, it’s your turn.
ping-last = { $who }, your time is almost up.
thread-name = { $game } { $code }

button-hand = My Hand
button-to-answer = Answer…
button-cards = My Cards
button-board = Board
button-more = More…
button-back = Back to Match
button-why = Why Not?
button-words = Explain Terms
button-give-time = Give More Time
button-hint = Hint
button-log = Log
button-view = View Board
button-refresh = Refresh
button-undo = Undo
button-orders = When to Ask Me
button-offer-draw = Offer Draw
button-accept-draw = Accept Draw
button-decline-draw = Decline Draw
button-offer-end = Offer to Cancel
button-accept-end = Cancel Match
button-decline-end = Keep Playing
button-claim-draw = Claim Draw
button-concede = Concede
button-keep-playing = Keep Playing
button-first-match = First Match
button-rematch = Rematch
button-play-again = Play Again
button-record = Download Record
button-rules = Rules
button-options = Match Options
button-contents = Contents
button-previous = Previous Page
button-next = Next Page
button-older = Show Older
button-newer = Show Newer
button-luck = Accept with Words…
button-open-words = Open My Words…
button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-join = Join
button-leave = Leave
button-bring = Play It Anyway
button-deck = Choose Deck

choose-none = Choose None
choose-several = Choose several at once
choose-done = Confirm
choose-anew = Start Over
choose-page = Next Page ({ $page } of { $pages })
choose-only = Only { $what }
choose-these = Choose { $what }
choose-all = All { $count }: { $groups }
choose-fold = { $what }… ({ $count })
group-pay-otherwise = Pay Differently
choose-which = { $what }: choose one.
option-all = { $what }
option-card = { $card }
option-text = { CAPITAL($what) }
option-pay-otherwise = Pay Differently… ({ $what })
option-way = { $what } → { $to }
preview-both = { $one } · { $other }
brief-change = { $before } → { $after }
brief-against = { $own } : { $against }
brief-told = { $what } · { $brief }
choose-too-much = You chose more than you need: at least one can go. Start over.
choose-back = Go Back

## Challenges

challenge-title = Challenge: { $game }
challenge-open = { $seats ->
    [one] { $who } is looking for an opponent.
   *[other] { $who } is looking for { $seats } more players.
}
challenge-alone = { $who } is playing solo.
challenge-seat-free = *open seat*
challenge-seat-invited = invited
challenge-seat-choosing = choosing a deck
challenge-seat-ready = ready
challenge-seat-by-hand = ready, { $count ->
    [one] 1 card
   *[other] { $count } different cards
  } played by hand
challenge-to = { $who } challenges { $whom }.
challenge-clock = Clock: { $clock }
challenge-expires = Expires
luck-title = Add your own words to the dice
luck-label = Any words, or the SHA-256 of secret words
open-words-title = Your sealed words
open-words-label = The words, exactly as you sealed them
first-match = First match: prepared deck and hand, gentle computer, not rated
first-match-instead = Is this your first match of this game? You can play a prepared one instead: a good hand, a gentle computer, not rated. The match that just started ends without a result.
first-match-seed = Dice from the published list of first matches: `{ $seed }`
dice-sealed = Dice sealed: `{ $hash }`
dice-bound = Dice and decks sealed: `{ $hash }`
challenge-nobody-knows = Nobody knows yet what you add to the dice by accepting.
challenge-sealed-words = { $who } has sealed words: `{ $hash }`
challenge-words-wanted = Everyone is here. { $who }: open your sealed words.
lots-sealed = Lots sealed: `{ $hash }`
challenge-seed = Herald’s seed for { $code }: { $seed }
challenge-begun = Match `{ $code }` has started in { $place }.
challenge-withdrawn = This challenge was withdrawn.
challenge-cancelled = This challenge was declined or cancelled.
challenge-expired = This challenge has expired.
challenge-left = You left this challenge.

## Events that every match knows

# What several games say: a game’s own text, such as nx-event-turn, goes before.

event-end = The match is over.
event-undo = { $seat } undoes the last action.
event-time-up = { $seat } has run out of time.
event-draw = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-draw-own = You draw { $count ->
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
  }.
event-first-player = { $seat } goes first.
event-game-end = Game won by { $winners }.
event-game-end-drawn = The game is a draw.
event-next-game = Game { $number } of the best of three starts.
event-turn = Turn { $turn }: { $seat }.
event-shuffle = { $seat } shuffles the deck.
event-discard = { $seat } discards { $cards }.
event-resign = { $seat } leaves the match. The others continue.

result-concession = a player conceded.
result-out-of-time = a player’s time ran out.
result-stayed-away = a player stayed away, and the win was claimed.
result-left = a player left the tournament.
result-disqualified = a player was disqualified.
result-agreement = the players agreed on a draw.
result-time-up = the round time ran out.
result-called-off = the players agreed to cancel it.
result-moderated = a moderator cancelled it.
result-overruled = the organisers ended it.
result-decision-limit = the match reached its limit of decisions.
result-best-of-three = the best of three is decided.

counted-card = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
  }
prompt-mode = { $card }: choose one.
prompt-x = { $card }: choose a value for X?
default-back = You go back and nothing happens.
default-mulligan = You keep your hand.
default-may = You do not do it.
default-order = The listed order is kept.
default-random = Herald makes a random legal choice.
group-actions = Actions
group-hand = Your hand
group-players = Players
group-spirits = Spirits
option-end = End Turn
option-pass = Pass
option-no = No
option-mode = Option { $number }
option-go-on = Continue
option-seat = { $seat }
option-yes = Yes
options-best-of = Games per match
options-best-of-1 = One game
options-best-of-3 = Best of three
options-best-of-three = Best of three
options-open-lists = Open deck lists
options-first-player = First player
options-lone-pass = Players with only one answer
options-lone-pass-bluff = Herald answers, after a short wait if the question is secret
options-lone-pass-fast = Herald answers at once
options-lone-pass-full = Players answer for themselves
phase-over = Match over
phase-setup = Setup
refused-empty-hand = Your hand is empty.

log-title = Log of { $code } (page { $page } of { $pages })
draw-offered = You offered a draw.
end-offered = You offered to cancel the match.
end-agreed = The match is cancelled.
draw-agreed = The match is a draw.
draw-claimed = You claimed a draw. The match is a draw.

record-here = Here is the record of { $code }: its seed, every answer, and a hash after each. Check it with `/match verify`.
record-good = ✅ The record is genuine. All { $answers } answers, every hash and the dice match what was published for { $code }. Seal of the dice: `{ $hash }`. Seal of dice and decks: `{ $bound }`.
record-good-first = ✅ The record is consistent: { $answers } answers and every hash. It is a first match: its seed `{ $seed }` is on the published list (docs/dice.md).
record-good-old = The record is consistent: { $answers } answers and every hash. It names no match, so compare its seal with the published one yourself: { $hash }.
record-alone = The record is consistent: { $answers } answers, every hash and the dice. Compare its seals with the published ones. Before the match: `{ $hash }`. At its start: `{ $bound }`.
record-unpublished = The record is consistent ({ $answers } answers, seal `{ $hash }`), but nothing was published here for { $code }. Its author may have chosen the dice.
record-bad-published = ❌ This is not the match that was played. The record is consistent, but a different one was published here for { $code }.
record-bad-binding = ❌ The record is false: its seed or decks are not the ones sealed at the start.
record-bad-seats = ❌ The record is false: its dice did not assign these seats.
record-bad-overrun = ❌ The record cannot be replayed: after answer { $place } it does more than a match allows.
record-how = Herald seals a secret seed before anyone accepts. Each player then adds their own words or the number of their press. The dice come from both. How to check them: docs/dice.md in the project.
record-unreadable = This file is not a Herald record. Send a file from `/match export`, no larger than 2 MB.
record-unknown-game = This record is for “{ $game }”, which Herald does not host.
record-bad-game = ❌ This record is for a different game.
record-bad-rules = { $place ->
    [0] This record was made under older rules, so it cannot be replayed here.
   *[other] The first { $place } answers are correct. After that the rules changed, so the rest cannot be replayed here.
}
record-bad-commitment = ❌ The record is false: its seed does not match the seal published before the match.
record-bad-options = The record is false: its options are not valid.
record-bad-hash = ❌ The record is false: after answer { $place } the position is not the one it states.
record-bad-answer = ❌ The record is false: answer { $place } was illegal.
record-bad-ending = ❌ The record is false: the match could not end this way.
record-bad-result = ❌ The record is false: it states the wrong result.

match-paused = Your match { $code } is paused and its clocks are stopped: { $why } To continue, use `/match board` in another channel.
match-put-aside = Your match { $code } was stopped: its rules caused two errors in Herald. Its clocks are stopped, and the bot’s owner has been told. You can wait, or end it with `/match concede`.
match-abandoned = Match { $code } could no longer be read, so it was closed without a result. Start a new one with `/play`.
paused-channel-gone = its channel was deleted.
paused-permissions = Herald needs these permissions in its channel: { $permissions }.
paused-archived = its thread is archived or locked, and Herald cannot reopen it.
paused-stopped = Herald was stopped in the middle of a step.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads

## Errors: what went wrong, what was expected, what to do

error-too-late = Discord passed your press on too late. Press again.
error-still-reading = This server’s cards are still loading. Try again in a moment.
error-not-our-control = This button is out of date. Use the newest board, or `/match board`.
error-no-such-match = This server has no match with that code. Check the code on the board.
error-no-match-here = There is no match in this channel. Start one with `/play`, or give a match code.
error-not-running = This match is over. Start another with `/play`.
error-stranded = This match is paused because Herald cannot use its channel. To continue, use `/match board` in another channel.
error-put-aside = This match was stopped because its rules caused two errors in Herald. You can end it with `/match concede`.
error-not-your-seat = You are not playing in this match. To watch it, press *{ button-view }*.
error-out-of-match = You are out of this match. To watch the rest, press *{ button-view }*.
error-not-your-turn = It’s not your turn. Wait for { $who }.
error-already-answered = This decision has already been made. Look at the board: it shows the current state.
error-not-allowed = The rules do not allow that now. Choose again.
error-nothing-to-take-back = You cannot undo now: dice were rolled, something was revealed, or someone has answered since. Play on from here.
error-nothing-disputed = There is no objection to decide now: the match has moved on. Look at the board.
error-nothing-offered = { $what ->
    [pause] Nobody has offered a pause. You can offer one with `/match pause`.
    [back] Nobody has asked for a takeback. You can ask for one with `/match back`.
    [end] Nobody has offered to cancel the match. You can offer it with `/match off`.
   *[draw] Nobody has offered a draw. You can offer one with `/match draw`.
  }
error-already-offered = { $what ->
    [pause] You have already offered a pause. Wait for the others to answer.
    [back] Someone has already asked for a takeback. Wait until everyone has answered.
    [end] You have already offered to cancel the match. Wait for the others to answer.
   *[draw] You have already offered a draw. Wait for the others to answer.
  }
error-too-late-to-call-off = It is too late to cancel this match. You can offer a draw or concede.
error-organiser-calls-off = Players cannot cancel a tournament match. Press *{ button-tournament-call }*.
error-no-draw-to-claim = The rules do not let you claim a draw now. Play on, or offer your opponent a draw.
error-against-computer = The computer does not accept draws. Play on or concede.
error-bad-options = { $problem }
error-unknown-game = Herald does not host a game called “{ $game }”. Choose one from the list.
error-which-game = Choose a game in the `game` option: { $games }.
error-challenged-self = You cannot challenge yourself. Choose someone else, leave the seat open, or play the computer.
error-challenged-bot = You cannot challenge a bot. Choose a person, or use the `computer` option.
error-opponent-gone = That person is not a member of this server. Choose someone who is.
error-no-computers = The computer cannot play with these options. Invite someone, or leave the seat open.
error-opponent-and-computer = You chose both an opponent and the computer. Choose only one.
error-seats-not-offered = This game is not for that number of players. Choose { $seats }.
error-too-many-opponents = { $room ->
    [0] You are playing solo, so you cannot add opponents. Name nobody, or raise `players`.
    [one] There is room for only 1 opponent. Name fewer, or raise `players`.
   *[other] There is room for only { $room } opponents. Name fewer, or raise `players`.
}
error-opponent-twice = You named the same person twice. Name each opponent once.
error-thread-closed = This thread is archived or locked, so Herald cannot answer here. Ask a moderator to open it.
error-deck-refused = { $who }’s deck “{ $deck }” is no longer legal, because some of its cards changed or were removed. Choose another deck.
error-no-such-deck = You have no deck called “{ $name }” for this game. Use `/deck list` to see your decks.
error-deck-faults = You cannot play “{ $deck }” in this match. Choose another deck, or correct this one:
    { $faults }
error-deck-warned = You can play “{ $deck }”, but note:
    { $warnings }
    To play it anyway, leave `deck` empty, then choose it from the menu and confirm.
error-no-decks = This game is played without decks. Leave `deck` empty.
error-not-your-challenge = This challenge is for someone else. Create your own with `/play`.
error-others-come-first = Wait until everyone else has joined, then open your words. Until then they are your secret.
error-other-words = These are not the words that you sealed as `{ $seal }`. Check every letter and space, and open them again.
error-decks-stay = Everyone is here, so decks are final. Only sealed words are missing. To play another deck, cancel the challenge and make a new one.
error-not-joined = You have not joined this challenge. To take a seat, press *{ button-join }*.
error-own-challenge = You cannot join your own challenge. Wait for someone else, or cancel it.
error-challenge-over = This challenge is closed. Create a new one with `/play`.
error-rematch-offered = Someone has already asked for a rematch. Answer that challenge, or create a new one with `/play`.
error-channel-busy = There is already a match in this channel. Use another channel or a thread, or finish that match first.
error-server-only = This works only in a server. Use the command there.
error-tournament-channel = A tournament needs a text or announcement channel, because its tables get threads. Use the command there.
error-wrong-channel = Herald cannot post in this channel. Use the command in a text channel or a thread.
error-missing-permissions = Herald needs these permissions in { $channel }: { $permissions }. Ask someone who manages this server.
error-record-after-event = You cannot download this record yet, because it shows both decks. Wait until the tournament ends.
error-nobody-wants-time = No other player’s clock is running. You can give time only while someone else has to answer.
error-no-hint = Hints are available only on your turn, against computers.
error-replay-afterwards = You can watch the replay when the match is over. Until then, press *{ button-log }*.
error-record-afterwards = You can download the record when the match is over, because it shows the dice seed.
error-table-moves = This match is being moved to another machine. Nothing is lost and the clocks are stopped. Try again in a few seconds.
error-leaving = Herald is restarting. Nothing is lost and the clocks are stopped. Try again in a few seconds.
error-out-of-order = Something went wrong in Herald. Nothing was lost. Try again in a moment.

options-title = options of a match
options-how = The value after the name is the default. Write others into `options` of `/play`.
options-unknown = There is no option “{ $name }”. Known options: { $known }.
options-twice = You gave the option “{ $name }” twice. Give it once.
options-value = “{ $name }” must be one of: { $known }.

## Commands

cmd-play = play
cmd-play-help = Challenge someone, everyone or the computer to a match
cmd-play-game = game
cmd-play-game-help = The game to play
cmd-play-opponent = opponent
cmd-play-opponent-help = Who to challenge; leave empty so that anyone can join
cmd-play-opponent2 = opponent2
cmd-play-opponent2-help = The second opponent (your partner in two-on-two)
cmd-play-opponent3 = opponent3
cmd-play-opponent3-help = The third opponent
cmd-play-players = players
cmd-play-players-help = Number of players; 1 is solo, if the game allows it
cmd-play-deck = deck
cmd-play-deck-help = Your deck or team; if empty, you choose in private
cmd-play-computer = computer
cmd-play-computer-help = Play against the computer at this level
cmd-play-options = options
cmd-play-options-help = Rulings and house rules, for example glass-nobles=yes stall-claim=10
cmd-play-clock = clock
cmd-play-clock-help = Time for each decision
cmd-play-luck = luck
cmd-play-luck-help = Your own words for the dice, or the SHA-256 of words you open later
cmd-matches = matches
cmd-matches-help = Your matches in all servers: your turn, waiting, recently finished
cmd-match = match
cmd-match-help = Your match: board, hand, log, draw, concede, record
cmd-match-code = code
cmd-match-code-help = The match code; if empty, the match in this channel
cmd-match-board = board
cmd-match-board-help = Show the board, or continue a paused match in this channel
cmd-match-hand = hand
cmd-match-hand-help = Show your hand and your decision, only to you
cmd-match-log = log
cmd-match-log-help = Show what has happened so far
cmd-match-concede = concede
cmd-match-concede-help = Concede the match
cmd-match-draw = draw
cmd-match-draw-help = Offer, accept or claim a draw
cmd-match-off = off
cmd-match-off-help = Cancel a match that has only just started, if everyone agrees
cmd-match-export = export
cmd-match-export-help = Download the record of a finished match
cmd-match-replay = replay
cmd-match-replay-help = Replay a finished match, moment by moment
cmd-match-verify = verify
cmd-match-verify-help = Check the dice and every answer of a match record
cmd-match-record = record
cmd-match-record-help = A file from /match export; if empty, the match in this channel
cmd-rules = rules
cmd-rules-help = Read the rules by chapter, or search them
cmd-rules-question = question
cmd-rules-question-help = Words to search for, such as “how do I win”, or a rule number such as DN-39
cmd-help = help
cmd-help-help = How to get started
cmd-about = about
cmd-about-help = About Herald
cmd-settings = settings
cmd-settings-help = Your settings and the server’s settings
cmd-settings-mine = mine
cmd-settings-mine-help = Change your own settings
cmd-settings-server = server
cmd-settings-server-help = Change this server’s settings
cmd-settings-language = language
cmd-settings-language-help = The language Herald uses with you
cmd-settings-server-language-help = The language of boards and challenges
cmd-settings-colours = colours
cmd-settings-colours-help = The colours of your private pictures
cmd-settings-text-boards = text-boards
cmd-settings-text-boards-help = Show you boards as text instead of pictures
cmd-settings-hands-by-dm = hands-by-dm
cmd-settings-hands-by-dm-help = Send a copy of your hand to your direct messages
cmd-settings-pings = pings
cmd-settings-pings-help = Mention you when it is your turn
cmd-settings-threads = threads
cmd-settings-threads-help = When a match gets its own thread

language-auto = same as Discord
language-en = English
language-fr = French
threads-always = always
threads-when-busy = when the channel is busy
threads-never = never
theme-dark = dark
theme-light = light
theme-colour-blind = colour-blind-safe
settings-saved = Saved.
settings-dm-refused = Discord refused Herald’s last message. Allow direct messages from this server. Herald tries again at your next match, or now if you set this to yes

button-menu = ‹ Menu
button-open-seat = Let Anyone Join
button-search = Find an Opponent
about =
    ### Herald { $version }
    Herald hosts card duels and enforces their rules. It is free software under the MIT licence.
    Games: { $games }. Servers: { $servers }.
    Fair dice: Herald seals the dice before a match and shows the seed afterwards. Check them with `/match verify`.
    Your data: Herald keeps match answers, names and ids of players, ratings, decks and settings. It never reads your messages. `/privacy` shows your data, exports it or deletes it.

## Decks

deck-question = Choose your deck
deck-doubtful = You chose “{ $deck }”. Confirm it to play it.
deck-chosen = Your deck: “{ $deck }”. You can change it until the match starts.
deck-secret = Nobody else sees this until the match starts.
deck-random = Random ready-made deck
deck-random-help = Herald picks one for you
deck-not-legal = { $faults ->
    [one] Not legal: { $faults } problem
   *[other] Not legal: { $faults } problems
}
deck-placeholder = Choose a deck

## Rules

rules-games = Rules of all games
rules-choose-game = Choose a game
rules-choose-chapter = Choose a chapter
rules-how-to-search = Choose a chapter below, or search with `/rules`: words such as “how do I win”, or a rule number.
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found = { $count ->
    [one] 1 rule found for “{ $question }”
   *[other] { $count } rules found for “{ $question }”
}
rules-page = Page { $page } of { $pages }
rules-none = No rule contains all the words of “{ $question }”. Try fewer words, or choose a chapter.

panel-foretold = Your answer in advance was given: { $what }
orders-bells = 🔔 Herald asks you. 🔕 Herald skips it. Press one to change it.
habits-title = What to skip
habit-quiet = everything in other players’ turns, until my turn
always-this = Always answer “{ $answer }”: { $title }
always-again = Ask me again about…
ahead-title = Answer in advance
ahead-asked = Your next question will probably be: { $title }
ahead-some = a question whose exact words are not known yet.
ahead-how = Herald gives your answer as soon as the question comes up, if it is still legal. Nobody else sees it.
ahead-choose = My answer in advance…
ahead-unknown = Herald cannot tell yet what you will be asked next.
ahead-left = Answer in advance: { $what }
ahead-rest = the rest of your choice
ahead-missed = Your answer in advance was not used, because it no longer fitted: { $what }
button-ahead = Answer in Advance
button-ahead-back = Remove My Answer
error-not-ahead = That answer is no longer possible, because the match has moved on. Check and choose again.
words-count = { button-words } ({ $count })
