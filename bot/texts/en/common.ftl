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
level-easy = easy
level-medium = medium
level-hard = hard
computer-name = { $name } ({ $level })
seat-left = someone who left

clock-live = live: 3 minutes a decision
clock-live-reactions = live: 3 minutes a decision, 90 seconds a reaction
clock-relaxed = relaxed: 1 hour a decision
clock-relaxed-reactions = relaxed: 1 hour a decision, 30 minutes a reaction
clock-correspondence = correspondence: 3 days a decision
clock-correspondence-reactions = correspondence: 3 days a decision, 2 days a reaction
clock-none = no clock
clock-seconds = { $seconds ->
    [one] 1 second a decision
   *[other] { $seconds } seconds a decision
}

## Board and panel

board-heading = ### ⚔️ { $game } · { $players } · `{ $code }`
board-asked = { $who } – { $what }
board-decides = { $who } decides: press **My Hand**.
board-openly = { $who } { $what }
board-chosen = ✓ { $who } has chosen.
board-draw-offered = { $seat } offers a draw.
board-end-offered = { $seat } offers to call the match off, as if it had never been.
board-won = ### 🏆 { $winners } { $count ->
    [one] wins
   *[other] win
}: { $reason }
board-drawn = ### 🤝 A draw: { $reason }
board-stopped = ### The match does not count: { $reason }
panel-default = If time runs out: { $what }
panel-waiting = Waiting for { $who }.
panel-sole = Only one answer is possible: Herald gives it for you in a moment.
panel-spared = Answered for you, as nothing else was possible: { $what }
panel-refused = { $count ->
    [one] One thing is not possible now.
   *[other] { $count } things are not possible now.
  }
matches-title = Your matches
matches-none = You play no match now. Begin one with `/play`.
matches-awaits = Waiting for you
matches-runs = Waiting for others
matches-challenges = Challenges
matches-ended = Ended lately
matches-line = { $game } · { $players } · { $code }
matches-stands = paused
matches-won = { $winners } { $count ->
    [one] has won
   *[other] have won
}: { $reason }
matches-drawn = a draw: { $reason }
matches-stopped = does not count: { $reason }
matches-open = Open { $code }
replay-title = ### 🎞️ `{ $code }` · moment { $moment } of { $last }
replay-cut = -# The rules were changed during this match, so it cannot be shown any further.
replay-turn = Turn { $turn }
replay-to-turn = To a turn
replay-everybody = As everybody saw it
replay-as = With the eyes of { $seat }
replay-whose-eyes = With whose eyes
button-replay = Replay
button-replay-first = « First
button-replay-back = ‹ Back
button-replay-on = On ›
button-replay-last = Last »
hint-told = 💡 A medium computer would choose: **{ $what }**
why-title = Not possible now
why-nothing = Everything that could be done here is possible.
more-title = More
cards-none = There is nothing to read yet.
cards-heap = { $what } ({ $count })
cards-heap-of = { $seat } – { $what } ({ $count })
cards-where = Other cards
board-sides = Whole board, or one side
board-whole = The Whole Board
board-side = { $seat }’s side
board-side-help = At double size
cards-deeds = { $card } … ({ $count })
heap-hand = Hand
heap-known = Hand, as far as you know it
heap-table = On the table
heap-top = On top of the deck, as you know
heap-bottom = Under the deck, as you know
heap-grave = Graveyard
heap-deck = Deck list
panel-paused = This match is paused, and its clocks are stopped. Use `/match board` in another channel to go on there.
orders-over = There is nothing to order any more.
concede-question = Concede this match? It counts as a loss.
ping = { $who }, it is your move.
ping-last = { $who }, your time is nearly up.
thread-name = { $game } { $code }

button-hand = My Hand
button-cards = My Cards
button-board = Board
button-more = More …
button-back = Back to the Game
button-why = Why Not?
button-give-time = Give More Time
button-hint = Hint
button-log = Log
button-view = Look Closer
button-refresh = Refresh
button-undo = Take Back
button-orders = When I Am Asked
button-offer-draw = Offer a Draw
button-accept-draw = Accept the Draw
button-decline-draw = Decline the Draw
button-offer-end = Offer to Call It Off
button-accept-end = Call the Match Off
button-decline-end = Play On
button-claim-draw = Claim a Draw
button-concede = Concede
button-keep-playing = Keep Playing
button-rematch = Play Again
button-record = Get the Record
button-rules = Read the Rules
button-contents = Show the Contents
button-previous = Show the Page Before
button-next = Show the Next Page
button-older = Show Older
button-newer = Show Newer
button-luck = Accept With My Words…
button-open-words = Open My Words…
button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-join = Join
button-leave = Leave
button-bring = Bring It All the Same
button-deck = Choose Your Deck

choose-none = Choose None
choose-done = Confirm
choose-anew = Start Over
choose-page = Turn the Page ({ $page } of { $pages })
choose-these = These: { $what }
choose-proposed = At one press
option-all = { $what }
option-way = { $what } → { $to }
preview-both = { $one } · { $other }
choose-too-much = That is more than is asked for: one of them can go. Start over.
choose-back = Go Back

## Challenges

challenge-title = A challenge: { $game }
challenge-open = { $seats ->
    [one] { $who } is looking for an opponent.
   *[other] { $who } is looking for { $seats } others to play with.
}
challenge-alone = { $who } plays alone.
challenge-seat-free = *free*
challenge-seat-invited = invited
challenge-seat-choosing = choosing
challenge-seat-ready = ready
challenge-to = { $who } challenges { $whom }.
challenge-clock = Clock – { $clock }
challenge-expires = Expires
luck-title = Words for the dice
luck-label = Anything, or the SHA-256 of secret words
open-words-title = Your sealed words
open-words-label = The words, exactly as you sealed them
dice-sealed = Dice sealed: `{ $hash }`
dice-bound = Dice and decks sealed: `{ $hash }`
challenge-nobody-knows = Nobody knows yet what you add to them by accepting.
challenge-sealed-words = { $who } has sealed words: `{ $hash }`
challenge-words-wanted = Everybody is here: { $who }, please open your sealed words.
lots-sealed = Lots sealed: `{ $hash }`
challenge-seed = Host’s seed of { $code }: { $seed }
challenge-begun = The match `{ $code }` has begun in { $place }.
challenge-withdrawn = This challenge was withdrawn.
challenge-cancelled = This challenge was declined or cancelled.
challenge-expired = This challenge has expired.
challenge-left = You have left this challenge.

## Events that every match knows

# What several games say: a game’s own text, such as nx-event-turn, goes before.

event-end = The match is over.
event-undo = { $seat } takes back the last action.
event-time-up = { $seat } has run out of time.
event-draw = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-draw-own = You draw { $count ->
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
  }.
event-first-player = { $seat } begins.
event-game-end = The game goes to { $winners }.
event-game-end-drawn = The game is drawn.
event-next-game = Game { $number } of the best of three begins.
event-turn = Turn { $turn }: { $seat }.
event-shuffle = { $seat } shuffles the deck.
event-discard = { $seat } discards { $cards }.
event-resign = { $seat } leaves the match. The others play on.

result-concession = a player conceded.
result-out-of-time = a player’s time ran out.
result-stayed-away = a player stayed away, and the win was claimed.
result-left = a player left the tournament.
result-disqualified = a player was disqualified.
result-agreement = the players agreed on a draw.
result-time-up = the time of the round was up.
result-called-off = the players agreed to cancel it.
result-moderated = a moderator cancelled it.
result-overruled = the organisers ended it.
result-decision-limit = the match reached the limit of decisions.
result-best-of-three = the best of three is decided.

counted-card = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
  }
prompt-mode = { $card }: choose one.
prompt-x = { $card }: which number do you choose for X?
default-back = You go back and nothing is done.
default-mulligan = You keep your hand.
default-may = You leave it.
default-order = The order listed is kept.
default-random = A random legal choice is made.
group-actions = Actions
group-hand = Your hand
group-players = Players
group-spirits = Spirits
option-end = End the Turn
option-pass = Pass
option-no = Leave It
option-mode = Choice { $number }
option-go-on = Go On
option-seat = { $seat }
option-yes = Do It
options-best-of = Games of the match
options-best-of-1 = One game
options-best-of-3 = Best of three
options-best-of-three = Best of three
options-open-lists = Open lists
options-lone-pass = Who has one answer only
options-lone-pass-bluff = Herald answers, after a moment where the question is secret
options-lone-pass-fast = Herald answers at once
options-lone-pass-full = Everybody answers for himself
phase-over = The match is over
phase-setup = Setting up
refused-empty-hand = Your hand is empty.

log-title = Log of { $code } (page { $page } of { $pages })
draw-offered = You have offered a draw.
end-offered = You have offered to call the match off.
end-agreed = The match is called off.
draw-agreed = The match is drawn.
draw-claimed = You have claimed a draw; the match is drawn.

record-here = The record of { $code }: seed, answers and a hash after each. Check it with `/match verify`.
record-good = The record checks out: { $answers } answers, every hash and the dice agree with what was published for { $code }. Seal of the dice: `{ $hash }`; of dice and decks: `{ $bound }`.
record-good-old = The record agrees with itself: { $answers } answers and every hash. It names no match, so compare its commitment yourself with the one that was published: { $hash }.
record-alone = The record checks out by itself: { $answers } answers, every hash and the dice. Compare its seals with those that were published. Before the match: `{ $hash }`; when it began: `{ $bound }`.
record-unpublished = The record agrees with itself ({ $answers } answers, sealed as `{ $hash }`), but nothing was published here under the code { $code }: whoever made it may have chosen its dice.
record-bad-published = The record agrees with itself, but another one was published here for { $code }: this is not the match that was played.
record-bad-binding = The record is false: the seed, or the decks, are not what was sealed when the match began.
record-bad-seats = The record is false: the seats were not drawn by its dice.
record-bad-overrun = The record cannot be played again: what follows answer { $place } does more than a match may.
record-how = Herald seals a secret seed, then each player adds words or the number of a press, and the dice come from all of it. How to recompute them: docs/dice.md in the project.
record-unreadable = This is no record of Herald. Give a file that `/match export` made, of at most 2 MB.
record-unknown-game = The record is of “{ $game }”, a game that Herald does not host.
record-bad-game = The record is of another game.
record-bad-rules = { $place ->
    [0] The record was made under other rules than the present ones, so it cannot be played again here.
   *[other] The first { $place } answers check out. Then the rules were changed, so the rest cannot be played again here.
}
record-bad-commitment = The record is false: the seed does not fit the commitment published before the match.
record-bad-options = The record is false: its options are not valid.
record-bad-hash = The record is false: after answer { $place } the table differs from what it says.
record-bad-answer = The record is false: answer { $place } was not legal.
record-bad-ending = The record is false: the match could not end as it says.
record-bad-result = The record is false: the result is another.

match-paused = Your match { $code } is paused and its clocks are stopped: { $why } Use `/match board` in another channel to go on there.
match-put-aside = Your match { $code } has been put aside and its clocks are stopped: twice its rules led to an error of mine. It cannot be played on for now; the owner of this bot has been told why. You may give it up with `/match concede`.
match-abandoned = Match { $code } could not be read any more; it is closed without a result. You may begin another with `/play`.
paused-channel-gone = its channel is gone.
paused-permissions = in its channel I lack these permissions: { $permissions }.
paused-archived = its thread is archived or locked, and I may not open it.
paused-stopped = I was stopped in the middle of a step of it.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads

## Errors: what went wrong, what was expected, what to do

error-too-late = Discord passed that on too late. Nothing was changed; please press again.
error-still-reading = The cards of this server are being read. Nothing was changed; please call again in a moment.
error-not-our-control = This control is unknown to me. Nothing was changed; use the newest board, or `/match board`.
error-no-such-match = There is no such match in this server. Check the code, or look at the board.
error-no-match-here = No match of this channel was found. Begin one with `/play`, or name a match by its code.
error-not-running = This match is over.
error-stranded = This match is paused, because its channel is gone or closed to me. Nothing was changed; use `/match board` in another channel to go on there.
error-put-aside = This match has been put aside, because twice its rules led to an error of mine. Nothing was changed; you may give it up with `/match concede`.
error-not-your-seat = You do not play in this match. You may watch it with Look Closer.
error-out-of-match = You are out of this match. You may watch the rest of it with Look Closer.
error-not-your-turn = It is not your move. Waiting for { $who }.
error-already-answered = That decision has been made already, so nothing was changed. You see the newest state now.
error-not-allowed = The rules do not allow that now. Nothing was changed; choose again.
error-nothing-to-take-back = There is nothing to take back: something was rolled, revealed or answered since.
error-nothing-offered = { $what ->
    [pause] Nobody has offered you a pause.
    [back] Nobody asks you to take anything back.
    [end] Nobody has offered you to call the match off.
   *[draw] Nobody has offered you a draw.
  }
error-already-offered = { $what ->
    [pause] Your offer of a pause stands already.
    [back] Somebody asks already to take an answer back; that comes first.
    [end] Your offer to call the match off stands already.
   *[draw] Your offer of a draw stands already.
  }
error-too-late-to-call-off = A match is called off by agreement only while it has hardly begun. Offer a draw, or concede.
error-organiser-calls-off = What is played in a tournament is not called off by its players. Press *Call Organiser*.
error-no-draw-to-claim = The rules do not let you claim a draw now.
error-against-computer = The computer does not agree on draws. Play on, or concede.
error-bad-options = { $problem }
error-unknown-game = I do not host a game called “{ $game }”. Choose one of the list.
error-which-game = Say for which game, in the option `game`: { $games }.
error-challenged-self = You cannot challenge yourself. Name somebody else, nobody (then anybody may join), or the computer.
error-challenged-bot = Bots do not play. Name a person, or choose the computer's level instead.
error-opponent-gone = That person is not in this server (any more). Name a member of this server.
error-no-computers = The computer does not play with these options. Invite a person, or leave the other seat open.
error-opponent-and-computer = Choose either an opponent or the computer, not both.
error-seats-not-offered = That game is not played by so many. Players: { $seats }.
error-too-many-opponents = { $room ->
    [0] You play that alone: name no opponents.
    [one] There is room for one opponent only. Name fewer, or more players.
   *[other] There is room for { $room } opponents only. Name fewer, or more players.
}
error-opponent-twice = You have named one person twice. Name each opponent once.
error-thread-closed = This thread is archived or locked, so I cannot answer in it. Ask a moderator to open it; nothing more was changed.
error-deck-refused = { $who }’s “{ $deck }” is no longer legal, because a card pack of this server was changed or removed. Choose another one; nothing else was changed.
error-no-such-deck = You have no deck called “{ $name }” for that game. `/deck list` shows yours.
error-deck-faults = “{ $deck }” cannot be played in this match:
    { $faults }
error-deck-warned = “{ $deck }” may be played, but:
    { $warnings }
    To bring it all the same, leave `deck` out and choose it from the menu, where you confirm it.
error-no-decks = That game is played without decks of one’s own.
error-not-your-challenge = This challenge is not meant for you. Make your own with `/play`.
error-others-come-first = You open your words when everybody else has joined: until then they are your secret. Nothing has changed.
error-other-words = These are not the words that you sealed as `{ $seal }`. Check each letter and each space, and open them again.
error-decks-stay = Everyone is here, so decks are final: only sealed words are missing. To play another deck, cancel the challenge and make a new one.
error-not-joined = You have not joined this challenge, so you cannot leave it.
error-own-challenge = This is your own challenge; somebody else must join. You may cancel it.
error-challenge-over = This challenge is no longer open. Make a new one with `/play`.
error-rematch-offered = A rematch has been asked for already. Answer that challenge, or make a new one with `/play`.
error-channel-busy = A match is going on in this channel already. Play it to its end or concede it there (*My Hand*, *More …*), or use another channel or a thread.
error-server-only = That works in servers only.
error-tournament-channel = A tournament needs a text or announcement channel, because its tables get threads. Use the command there.
error-wrong-channel = Nothing can be posted in this channel. Use the command in a channel or thread with a chat.
error-missing-permissions = In { $channel } I lack these permissions: { $permissions }. Ask somebody who manages the server to grant them.
error-record-after-event = This match belongs to a tournament that goes on. Its record shows both decks, so it is given when the tournament is over.
error-nobody-wants-time = No other player’s time is running.
error-no-hint = A hint is given while you are asked something, and only against computers.
error-replay-afterwards = A match is replayed when it is over; until then *Log* tells what has happened.
error-record-afterwards = The record holds the seed of the dice, so it is given when the match is over.
error-table-moves = This table is being moved to another place. Nothing is lost, and clocks stand; please try again in some seconds.
error-leaving = I am being started anew. Nothing is lost, and clocks stand; please try again in some seconds.
error-out-of-order = Something went wrong on my side. Nothing was lost; please try again in a moment.

options-unknown = There is no option “{ $name }”. Known options: { $known }.
options-twice = The option “{ $name }” is given twice. Give it once.
options-value = The option “{ $name }” takes one of: { $known }.

## Commands

cmd-play = play
cmd-play-help = Challenge somebody, everybody, or the computer to a match
cmd-play-game = game
cmd-play-game-help = What to play
cmd-play-opponent = opponent
cmd-play-opponent-help = Whom to challenge; leave it out and anybody may join
cmd-play-opponent2 = opponent2
cmd-play-opponent2-help = The second opponent; in two against two your partner
cmd-play-opponent3 = opponent3
cmd-play-opponent3-help = The third opponent
cmd-play-players = players
cmd-play-players-help = How many play; 1 is solo, where the game has it
cmd-play-deck = deck
cmd-play-deck-help = What you bring, in games with decks or teams; else you are asked in private
cmd-play-computer = computer
cmd-play-computer-help = Play against the computer at this level
cmd-play-options = options
cmd-play-options-help = Rulings and house rules, such as: glass-nobles=yes stall-claim=10
cmd-play-clock = clock
cmd-play-clock-help = How long a decision may take
cmd-play-luck = luck
cmd-play-luck-help = Words of your own for the dice, or the SHA-256 of words that you open later
cmd-matches = matches
cmd-matches-help = Your matches everywhere: what awaits you, what runs, what ended lately
cmd-match = match
cmd-match-help = Your match: board, hand, log, concede, record
cmd-match-code = code
cmd-match-code-help = The match's code; left out, the match of this channel
cmd-match-board = board
cmd-match-board-help = Show the board; a paused match goes on in this channel
cmd-match-hand = hand
cmd-match-hand-help = Show your hand and your decision, to you alone
cmd-match-log = log
cmd-match-log-help = Show what has happened
cmd-match-concede = concede
cmd-match-concede-help = Give the match up
cmd-match-draw = draw
cmd-match-draw-help = Offer, accept or claim a draw
cmd-match-off = off
cmd-match-off-help = Call off a match that has hardly begun, where all agree
cmd-match-export = export
cmd-match-export-help = Get the record of a finished match
cmd-match-replay = replay
cmd-match-replay-help = Look at a finished match once more, moment by moment
cmd-match-verify = verify
cmd-match-verify-help = Play a record again and check its dice
cmd-match-record = record
cmd-match-record-help = A file made by /match export; left out, the match of this channel
cmd-rules = rules
cmd-rules-help = Read the rules: the contents, or what fits some words or a number
cmd-rules-question = question
cmd-rules-question-help = Words such as “how do I win”, or a number such as DN-39
cmd-help = help
cmd-help-help = How to begin
cmd-about = about
cmd-about-help = What Herald is
cmd-settings = settings
cmd-settings-help = Your preferences, and the server's
cmd-settings-mine = mine
cmd-settings-mine-help = Change your own preferences
cmd-settings-server = server
cmd-settings-server-help = Change the server's preferences
cmd-settings-language = language
cmd-settings-language-help = The language in which I speak to you
cmd-settings-server-language-help = The language of boards and challenges
cmd-settings-colours = colours
cmd-settings-colours-help = The colours of your private pictures
cmd-settings-text-boards = text-boards
cmd-settings-text-boards-help = Show boards to you as text instead of pictures
cmd-settings-hands-by-dm = hands-by-dm
cmd-settings-hands-by-dm-help = Keep a copy of your hand in your direct messages
cmd-settings-pings = pings
cmd-settings-pings-help = Be called when it is your move
cmd-settings-threads = threads
cmd-settings-threads-help = When a match gets a thread of its own

language-auto = as in Discord
language-en = English
language-fr = French
threads-always = always
threads-when-busy = when the channel is busy
threads-never = never
theme-dark = dark
theme-light = light
theme-colour-blind = colour-blind-safe
settings-saved = Saved.
settings-dm-refused = Discord refused my last one. Open your direct messages for this server; I try again at your next match, or at once when you set this to yes

help =
    ### How to begin
    1. `/play` – choose a game; name an opponent, leave the seat open, or play against the computer.
    2. The board appears in the channel. Press **My Hand** on it to see your cards and make your decisions; nobody else sees that.
    3. Decisions that give nothing away are made on the board itself.

    `/lfg` looks for an opponent near your rating, and `/rank` shows ratings.
    `/match` shows board, hand and log, offers a draw, and concedes; of a finished match it shows a replay, a review by the hard computer, and the record.
    `/rules` opens the rules, or looks one up; every board has a button for them too. `/settings` changes language, colours, calls and more.
help-games = The games:
about =
    ### Herald { $version }
    I host card duels and enforce their rules. It is free software under the MIT licence.
    Games: { $games }. Servers: { $servers }.
    The dice are settled before a match begins: before you add anything to them, I publish a seal over my secret, and the secret afterwards, so that anybody can check them with `/match verify`.
    What I keep: of a match its answers, and the ids and names of who played; ratings; decks; settings. I never read what people write. `/privacy` shows it, gives it to you, or deletes it.

## Decks

deck-question = What do you bring?
deck-doubtful = You have chosen “{ $deck }”, and do not bring it yet.
deck-chosen = You bring “{ $deck }”. You may still change that until the match begins.
deck-secret = Nobody else sees this until the match begins.
deck-random = Any of the ready-made ones
deck-random-help = The bot picks one for you
deck-not-legal = { $faults ->
    [one] Not legal here: { $faults } fault
   *[other] Not legal here: { $faults } faults
}
deck-placeholder = Choose a Deck

## Rules

rules-games = The rules of all games
rules-choose-game = Choose a game
rules-choose-chapter = Choose a chapter
rules-how-to-search = Choose a chapter below, or ask with `/rules`: by words such as “how do I win”, or by a number.
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found = { $count ->
    [one] 1 rule found for “{ $question }”
   *[other] { $count } rules found for “{ $question }”
}
rules-page = Page { $page } of { $pages }
rules-none = I found no rule with all the words of “{ $question }”. Try fewer words, or look into the chapters.

panel-foretelling = You have said so in advance: Herald answers for you in a moment.
panel-foretold = Answered as you had said in advance: { $what }
orders-bells = 🔔 asks you, 🔕 does not: press one to change it.
habits-title = What goes by without you
habit-quiet = everything in others’ turns, until mine
always-this = Always “{ $answer }”: { $title }
always-again = Let it ask me again …
ahead-title = Answer in advance
ahead-asked = You will probably be asked next: { $title }
ahead-some = something that is not known word for word yet.
ahead-how = What you choose is given as soon as this is asked, if it is allowed then. Nobody else learns of it.
ahead-choose = My answer in advance …
ahead-unknown = What you will be asked next cannot be told yet.
ahead-left = Left in advance: { $what }
ahead-rest = the rest of what you pressed
ahead-missed = What you had left in advance did not fit: { $what }
button-ahead = Answer in Advance
button-ahead-back = Take It Back
error-not-ahead = That fits no more: things have changed meanwhile. Look once more.
words-what = What Is: { $words }
