# Order among people: privacy, block lists, moderation, settings as panels.

## Privacy

cmd-privacy = privacy
cmd-privacy-help = Your data: see it, export it, delete it
cmd-privacy-show = show
cmd-privacy-show-help = Show what Herald stores about you
cmd-privacy-export = export
cmd-privacy-export-help = Download your data as a file
cmd-privacy-delete = delete
cmd-privacy-delete-help = Delete your data (you confirm first)

privacy-title = Your data
privacy-nothing = Herald stores nothing about you.
privacy-settings = Your `/settings mine`, and the date of your last visit.
privacy-switches = { $count ->
    [one] 1 setting for what a game asks you.
   *[other] { $count } settings for what games ask you.
  }
privacy-consents = { $count ->
    [one] Your choice about ratings across servers, with its date.
   *[other] Your { $count } choices about ratings across servers, with their dates.
  }
privacy-blocks = { $count ->
    [one] 1 person you blocked.
   *[other] { $count } people you blocked.
  }
privacy-decks = { $count ->
    [one] 1 deck you saved.
   *[other] { $count } decks you saved.
  }
privacy-lessons = { $count ->
    [one] Your progress in 1 lesson or puzzle.
   *[other] Your progress in { $count } lessons and puzzles.
  }
privacy-matches = { $count ->
    [one] 1 match or challenge: place, time, your name, your deck and the result.
   *[other] { $count } matches and challenges: place, time, your name, your deck and the results.
  }
privacy-answers = { $count ->
    [one] 1 answer you gave in a match.
   *[other] { $count } answers you gave in matches.
  }
privacy-searches = { $count ->
    [one] 1 search for an opponent. It is deleted a week after it ends.
   *[other] { $count } searches for an opponent. They are deleted a week after they end.
  }
privacy-ratings = { $count ->
    [one] One rating.
   *[other] { $count } ratings.
  }
privacy-history = { $count ->
    [one] 1 change to your ratings.
   *[other] { $count } changes to your ratings.
  }
privacy-rated = { $count ->
    [one] 1 rated match in the history used to calculate ratings.
   *[other] { $count } rated matches in the history used to calculate ratings.
  }
privacy-met = { $count ->
    [one] 1 other person’s rating that counts you as an opponent.
   *[other] { $count } other people’s ratings that count you as an opponent.
  }
privacy-entries = { $count ->
    [one] 1 tournament you played in, with your name and deck.
   *[other] { $count } tournaments you played in, with your name and deck.
  }
privacy-tournaments = { $count ->
    [one] 1 tournament you created.
   *[other] { $count } tournaments you created.
  }
privacy-results = { $count ->
    [one] 1 result you entered as an organiser.
   *[other] { $count } results you entered as an organiser.
  }
privacy-acts = { $count ->
    [one] One line in the log of a tournament that names you.
   *[other] { $count } lines in the logs of tournaments that name you.
  }
privacy-packs = { $count ->
    [one] 1 card pack you uploaded. The pack belongs to its server.
   *[other] { $count } card packs you uploaded. The packs belong to their servers.
  }
privacy-runs = { $count ->
    [one] 1 run of the lab you started. It belongs to its server.
   *[other] { $count } runs of the lab you started. They belong to their servers.
  }
privacy-never = Herald never reads your messages. It shares your data with nobody except Discord.
privacy-backups = { $days ->
    [0] Herald makes no daily backups. The bot’s owner may keep other backups.
    [one] Daily backups are kept for 1 day. Until then they still contain data you delete here.
   *[other] Daily backups are kept for { $days } days. Until then they still contain data you delete here.
  }
privacy-period = { $days ->
    [0] Finished matches, tournaments and logs are kept with no end date.
   *[other] Finished matches, tournaments and logs are kept for { $days } days. If you do not come for { $days } days, you are forgotten as if you had asked.
  }
privacy-statement = Privacy statement: { $url }
privacy-contact = Questions about your data: { $contact }
privacy-how = `/privacy export` downloads your data. `/privacy delete` deletes it.
privacy-here = This is all the data Herald stores about you. It leaves out other people’s names and choices.
privacy-delete-title = Delete all your data?
privacy-delete-question =
    - You concede your current matches and drop from your tournaments. Your challenges and searches end.
    - Your decks, settings, ratings and rating history are deleted. This cannot be undone.
    - Other people keep their matches, results and ratings. Your name and the names of your decks there are removed. So are reasons that organisers or moderators wrote about you.
    - The dice of your matches and the lots of your tournaments still need what you added: your words, or the number of your press. It stays in their records. Nothing else in the database leads to you.
    - People who blocked you stay protected: their lists keep your Discord id, without your name.
    - Card packs you uploaded, and runs of the lab you started, stay with their servers, without your name.
    - Herald removes your name from the boards of your last { $boards } matches and { $boards } cancelled challenges, where it still can. Other messages that name you stay. Moderators can delete them in channels.
    - If a backup is restored, Herald deletes your data again. For that it keeps a mark beside the database. The mark does not show who you are.
button-forget-me = Delete My Data
button-keep-me = Keep My Data
privacy-kept = Nothing was deleted.
privacy-deleted = Your data was deleted. The block lists of people who blocked you still hold your Discord id. What you added to the dice stays in match records, without your name. If you play again, you start fresh.

## Block lists

cmd-block = block
cmd-block-help = People you do not want to play with; they are not told
cmd-block-add = add
cmd-block-add-help = Block someone: they cannot challenge you or join your tables
cmd-block-remove = remove
cmd-block-remove-help = Unblock someone
cmd-block-list = list
cmd-block-list-help = Show the people you blocked
cmd-block-menu = Block
cmd-block-user = person
cmd-block-add-user-help = The person to block
cmd-block-remove-user-help = The person to unblock

block-title = You blocked { $count ->
    [one] 1 person
   *[other] { $count } people
  }
block-nobody = You have not blocked anyone. `/block add` blocks someone.
block-what = They cannot challenge you or join your challenges, and `/lfg` never matches you. They are not told.
block-remove = Who do you want to unblock?
block-added = You blocked { $who }. They cannot challenge you or join your tables, and `/lfg` never matches you. Swiss rounds avoid pairing you. Your current matches continue. Nobody is told. `/block list` shows your list.
block-removed = { $who } is no longer blocked.

error-cannot-be-challenged = You cannot challenge { $who } now. Choose someone else, or leave the seat open.
error-you-blocked = You blocked { $who }. To unblock them, use `/block list`.
error-no-seat-for-you = You cannot join this table. Create your own challenge with `/play`.
error-blocked-self = You cannot block yourself. Choose someone else.
error-blocked-bot = You cannot block a bot, and bots never challenge you. Choose a person.
error-too-many-blocked = You have blocked { $most } people, which is the limit. Use `/block list` to unblock someone first.
error-not-blocked = { $who } is not on your block list. Use `/block list` to see it.

## Moderation

cmd-moderate = moderate
cmd-moderate-help = Manage other people’s matches (moderators only)
cmd-moderate-end = end
cmd-moderate-end-help = Cancel a match; it does not count
cmd-moderate-pause = pause
cmd-moderate-pause-help = Pause a match and stop its clocks
cmd-moderate-resume = resume
cmd-moderate-resume-help = Resume a paused match; everyone gets their full time again
cmd-moderate-adjudicate = adjudicate
cmd-moderate-adjudicate-help = End a match with a winner or a draw
cmd-moderate-replace = replace
cmd-moderate-replace-help = Replace an absent player with a computer or another person
cmd-moderate-log = log
cmd-moderate-log-help = Show recent moderator decisions
cmd-moderate-reason = reason
cmd-moderate-reason-help = Why; shown to the players and kept in the log
cmd-moderate-winner = winner
cmd-moderate-winner-help = The winner; if empty, the match is a draw
cmd-moderate-player = player
cmd-moderate-player-help = The absent player
cmd-moderate-substitute = substitute
cmd-moderate-substitute-help = The person offered the seat; they accept or decline in the match
cmd-moderate-computer-help = A computer at this level takes the seat at once

moderated-end = ⚖️ { $by } cancelled match `{ $code }`: { $reason }
moderated-pause = ⚖️ { $by } paused match `{ $code }` and stopped its clocks: { $reason }
moderated-resume = ⚖️ { $by } resumed match `{ $code }`. Everyone gets their full time again: { $reason }
moderated-winner = ⚖️ { $by } declared { $winner } the winner of match `{ $code }`: { $reason }
moderated-draw = ⚖️ { $by } declared match `{ $code }` a draw: { $reason }
moderated-offer = ⚖️ { $new }, { $by } offers you { $user }’s seat in match `{ $code }`: { $reason }
moderated-declined = ⚖️ { $new } declined { $user }’s seat in match `{ $code }`, offered by { $by }: { $reason }
moderated-replace = ⚖️ { $new } replaces { $user } in match `{ $code }`, by decision of { $by }: { $reason }
moderation-title = Moderator decisions
moderation-nothing = No decisions yet.
moderate-done = Done. The players of `{ $code }` are told, and `/moderate log` keeps it.
moderate-offered = { $who } was asked. The seat changes hands when they accept.
button-take-seat = Take Seat
button-refuse-seat = Decline
board-held = ⚖️ A moderator paused this match. Its clocks are stopped.
panel-held = A moderator paused this match and stopped its clocks. It continues when a moderator resumes it.
result-adjudicated = a moderator decided it.
privacy-rulings = { $count ->
    [one] One line in the log of a server’s moderators about you or your match.
   *[other] { $count } lines in the logs of servers’ moderators about you or your matches.
  }

error-held = A moderator paused this match. You can continue when a moderator resumes it.
error-not-held = No moderator has paused this match. If its players did, only they can resume it.
error-not-moderator = Only server managers and members with the moderator role can do that.
error-own-match = You play in this match, so you cannot moderate it. Ask another moderator to decide.
error-match-of-event = This match belongs to a tournament. Its organisers decide: press *{ button-tournament-organise }*.
error-not-at-that-table = { $who } does not play in this match. Choose one of its players.
error-sits-there = { $who } already plays in this match. Choose someone else.
error-substitute-wanted = Choose exactly one: a substitute, or a computer level.
error-not-your-offer = This seat is offered to someone else. To watch the match, press *{ button-view }*.
error-offer-over = This offer is closed, or the match is over. Look at the board of the match.

## Settings

cmd-settings-challenges = challenges
cmd-settings-challenges-help = Whether others can challenge you by name
cmd-settings-clock-help = The default clock for challenges in this server
cmd-settings-moderators = moderators
cmd-settings-moderators-help = The role that may use /moderate
cmd-settings-role = role
cmd-settings-role-help = Add or remove a role that may play; with no roles, everyone may
cmd-settings-channel = channel
cmd-settings-channel-help = Add or remove a channel for matches; with none, all channels are open

settings-mine-title = Your settings
settings-server-title = Settings of this server
settings-choose = Choose
button-change = Change
button-settings-back = ‹ Settings
button-settings-me = Me
button-settings-calls = Mentions
button-settings-pictures = Pictures
button-settings-server = This Server
setting-on = on
setting-off = off
mine-language = Language
mine-language-help = The language that Herald uses with you.
mine-zone = Time zone
mine-zone-help = Your quiet hours and the morning list go by it.
mine-challenges = Challenges by name
mine-challenges-help = Anyone can challenge you by name. If off, you can still join open challenges.
mine-across = Ratings across servers
mine-across-help = Your rated matches also count in the rating across servers.
mine-pings = Mentions
mine-pings-help = Herald mentions you when it is your turn.
mine-quiet = Quiet hours
mine-quiet-help = Herald does not mention you in these hours.
mine-morning = Morning list
mine-morning-help = Each morning a direct message lists the matches that wait for you.
mine-hands-by-dm = Hand by direct message
mine-hands-by-dm-help = A copy of your hand stays in your direct messages. *{ button-hand }* always works.
mine-colours = Colours
mine-colours-help = The colours of your private pictures.
mine-text-boards = Boards as text
mine-text-boards-help = Herald describes boards in words, for screen readers and slow lines.
server-language = Language
server-language-help = The language of boards and challenges.
server-threads = Threads
server-threads-help = When a match gets a thread of its own.
server-clock = Default clock
server-clock-help = The clock of challenges that name none.
server-searches = Searches
server-searches-help = Where `/lfg` finds opponents.
server-away = Absences
server-away-help = How long correspondence matches wait for a player who used `/away`.
server-organisers = Organisers
server-organisers-help = The role that organises tournaments. Server managers always can.
server-organisers-none = No role
server-moderators = Moderators
server-moderators-help = The role that can use `/moderate`. Server managers always can.
server-moderators-none = No role
server-players = Players
server-players-help = The roles that can play.
server-players-none = Everyone
server-players-gone = All roles on this list were deleted, so only server managers can play. Choose other roles, or empty the list.
server-channels = Channels
server-channels-help = Where matches can start.
server-channels-none = All channels
server-channels-gone = All channels on this list were deleted, so no match can begin. Choose other channels, or empty the list.

error-not-a-player = You need one of these roles to play in this server: { $roles }. Ask someone who manages the server.
error-other-channels = You cannot start a match here. Use one of these channels: { $channels }.

privacy-words = { $count ->
    [one] 1 game term that was explained to you.
   *[other] { $count } game terms that were explained to you.
  }

## The menu of /help

button-menu-learn = Learn a Game
button-menu-computer = Play the Computer
button-menu-people = Play Someone
button-menu-puzzle = Today’s Puzzle
button-menu-matches = My Matches
button-menu-settings = Settings
menu-learn = a guided match of 10 to 15 minutes (`/learn`)
menu-computer = at once, in this channel (`/play`)
menu-people = a friend, or anyone (`/play`, `/lfg`)
menu-puzzle = one position to solve (`/puzzle`)
menu-matches = your turn, waiting, finished (`/matches`)
menu-settings = language, pictures, mentions (`/settings mine`)
menu-more = Also: `/deck` for decks, `/tournament` for events, `/rules`, `/about`
menu-computer-how = Choose a game. The match starts in this channel, against an easy computer. Your first match of a game is a prepared one, against a gentle computer. `/play` has more levels and options.
menu-people-how = Choose a game. `/play` has clocks, options and games for up to four players.
menu-opponents = Challenge someone by name, let anyone in this channel join, or find an opponent near your rating.
menu-whom = Who do you want to challenge?
