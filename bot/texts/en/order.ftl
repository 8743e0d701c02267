# Order among people: privacy, block lists, moderation, settings as panels.

## Privacy

cmd-privacy = privacy
cmd-privacy-help = What I keep of you: look, get it as a file, delete it
cmd-privacy-show = show
cmd-privacy-show-help = Say what is kept of you, and how much
cmd-privacy-export = export
cmd-privacy-export-help = Get all that is kept of you as a file
cmd-privacy-delete = delete
cmd-privacy-delete-help = Delete what is kept of you; you are asked once more

privacy-title = What I keep of you
privacy-nothing = Nothing at all.
privacy-settings = Your choices of `/settings mine`, and when you last came.
privacy-switches = { $count ->
    [one] One choice of what a game asks you.
   *[other] { $count } choices of what games ask you.
  }
privacy-consents = { $count ->
    [one] Your choice whether you are rated across servers, and since when.
   *[other] Your { $count } choices whether you are rated across servers, and since when.
  }
privacy-blocks = { $count ->
    [one] One person whom you have blocked.
   *[other] { $count } persons whom you have blocked.
  }
privacy-decks = { $count ->
    [one] One deck that you saved.
   *[other] { $count } decks that you saved.
  }
privacy-lessons = { $count ->
    [one] How far you are in one lesson or puzzle.
   *[other] How far you are in { $count } lessons and puzzles.
  }
privacy-matches = { $count ->
    [one] One match or challenge: where and when, your name there, your deck, how it ended.
   *[other] { $count } matches and challenges: where and when, your name there, your deck, how they ended.
  }
privacy-answers = { $count ->
    [one] One answer that you gave in a match.
   *[other] { $count } answers that you gave in matches.
  }
privacy-searches = { $count ->
    [one] One search for an opponent; it goes a week after its end.
   *[other] { $count } searches for an opponent; they go a week after their end.
  }
privacy-ratings = { $count ->
    [one] One rating.
   *[other] { $count } ratings.
  }
privacy-history = { $count ->
    [one] How one match changed a rating of yours.
   *[other] How { $count } matches changed ratings of yours.
  }
privacy-rated = { $count ->
    [one] One rated match in the history from which everybody’s ratings are reckoned.
   *[other] { $count } rated matches in the history from which everybody’s ratings are reckoned.
  }
privacy-met = { $count ->
    [one] One rating of another person that counts you among the opponents.
   *[other] { $count } ratings of other people that count you among their opponents.
  }
privacy-entries = { $count ->
    [one] One tournament in which you were entered, with your name and your deck.
   *[other] { $count } tournaments in which you were entered, with your name and your deck.
  }
privacy-tournaments = { $count ->
    [one] One tournament that you made.
   *[other] { $count } tournaments that you made.
  }
privacy-results = { $count ->
    [one] One result that you entered as an organiser.
   *[other] { $count } results that you entered as an organiser.
  }
privacy-acts = { $count ->
    [one] One line in the log of a tournament that names you.
   *[other] { $count } lines in the logs of tournaments that name you.
  }
privacy-packs = { $count ->
    [one] That you brought one card pack. The pack itself belongs to its server.
   *[other] That you brought { $count } card packs. The packs themselves belong to their servers.
  }
privacy-never = I never read what people write, and I pass nothing on to anybody but Discord.
privacy-backups = { $days ->
    [0] No daily backups are made; who runs this bot may keep others.
    [one] Daily backups are kept for one day; until then they still hold what is deleted here.
   *[other] Daily backups are kept for { $days } days; until then they still hold what is deleted here.
  }
privacy-period = { $days ->
    [0] Finished matches, tournaments and logs are kept with no end date.
   *[other] Finished matches, tournaments and logs are kept for { $days } days. If you do not come for { $days } days, you are forgotten as if you had asked.
  }
privacy-contact = Questions about your data: { $contact }
privacy-how = `/privacy export` gives it to you as a file, `/privacy delete` deletes it.
privacy-here = All that I keep of you. Other people’s names and choices are not in it.
privacy-delete-title = Delete all that I keep of you?
privacy-delete-question =
    - Matches that you play now are conceded, and you leave your tournaments. Your challenges and searches end.
    - Your decks, choices, ratings and their history are gone for good. Nobody can bring them back.
    - In the matches, results and ratings of others you become “somebody”, without your deck names. Reasons that organisers or moderators wrote about you or your matches go.
    - What you added to the dice of matches with others, or to the lots of tournaments, stays in their records: your words, or the number of your press. Without it, nobody could check them. Nothing else in the database leads to you.
    - Who has blocked you has still blocked you: their lists keep your number at Discord, without your name.
    - Card packs that you brought belong to their servers and stay, without your name.
    - The boards of your last { $boards } matches are drawn anew without your name, where I can still edit them. So are your last { $boards } challenges that came to no match. All other messages that name you stay as they are: moderators can delete them in channels.
    - If a backup is restored, your deletion is repeated. For that, a list beside the database keeps a mark that tells nobody who you are.
button-forget-me = Delete Everything
button-keep-me = Keep It
privacy-kept = Nothing was deleted.
privacy-deleted = Done: nothing in my database knows you any more, but for the lists of those who have blocked you. What you added to the dice of matches with others stays in their records, without your name. If you play again, you begin anew.

## Block lists

cmd-block = block
cmd-block-help = Whom you do not want to meet; nobody else is told
cmd-block-add = add
cmd-block-add-help = Block somebody: he cannot challenge you or sit down with you
cmd-block-remove = remove
cmd-block-remove-help = Take somebody off your list
cmd-block-list = list
cmd-block-list-help = Show whom you have blocked
cmd-block-menu = Block
cmd-block-user = person
cmd-block-add-user-help = Whom you do not want to meet
cmd-block-remove-user-help = Who may come again

block-title = You have blocked { $count ->
    [one] one person
   *[other] { $count } persons
  }
block-nobody = You have blocked nobody. `/block add` keeps somebody away from you.
block-what = They cannot challenge you or join your challenges, and `/lfg` brings you together with none of them. They are not told.
block-remove = Who may come again?
block-added = You have blocked { $who }: no challenges, no seat at your tables, no `/lfg` with each other; Swiss rounds avoid the pair as they avoid a rematch. What you play already goes on. Nobody else is told; `/block list` shows your list.
block-removed = { $who } is no longer blocked.

error-cannot-be-challenged = { $who } cannot be challenged now. Name somebody else, or leave the seat open.
error-you-blocked = You have blocked { $who }. `/block list` lets somebody come again.
error-no-seat-for-you = There is no seat for you at this table now. Make your own challenge with `/play`.
error-blocked-self = You cannot block yourself. Name somebody else.
error-blocked-bot = Bots challenge nobody, so none need be blocked. Name a person.
error-too-many-blocked = You have blocked { $most } persons, and more are not kept. `/block list` takes some off.
error-not-blocked = { $who } is not on your list, so nothing was changed. `/block list` shows it.

## Moderation

cmd-moderate = moderate
cmd-moderate-help = Decide of other people’s matches; for moderators
cmd-moderate-end = end
cmd-moderate-end-help = Call a match off; it counts for nobody
cmd-moderate-pause = pause
cmd-moderate-pause-help = Let a match wait; its clocks stop
cmd-moderate-resume = resume
cmd-moderate-resume-help = Let a paused match go on; everybody has his whole time again
cmd-moderate-adjudicate = adjudicate
cmd-moderate-adjudicate-help = End a match as somebody’s win, or as a draw
cmd-moderate-replace = replace
cmd-moderate-replace-help = Give an absent player’s seat to a computer, or offer it to somebody
cmd-moderate-log = log
cmd-moderate-log-help = Show what moderators have decided last
cmd-moderate-reason = reason
cmd-moderate-reason-help = Why; it is said at the table and kept in the log
cmd-moderate-winner = winner
cmd-moderate-winner-help = Who has won; left out, the match is drawn
cmd-moderate-player = player
cmd-moderate-player-help = Who is absent
cmd-moderate-substitute = substitute
cmd-moderate-substitute-help = Who may take the seat; he is asked at the table
cmd-moderate-computer-help = A computer of this level takes the seat at once

moderated-end = ⚖️ { $by } has called the match `{ $code }` off: { $reason }
moderated-pause = ⚖️ { $by } has paused the match `{ $code }`; its clocks stand: { $reason }
moderated-resume = ⚖️ { $by } lets the match `{ $code }` go on; everybody has his whole time again: { $reason }
moderated-winner = ⚖️ { $by } has decided the match `{ $code }` for { $winner }: { $reason }
moderated-draw = ⚖️ { $by } has decided the match `{ $code }` as a draw: { $reason }
moderated-offer = ⚖️ { $new }, { $by } offers you the seat of { $user } in the match `{ $code }`: { $reason }
moderated-declined = ⚖️ { $new } does not take the seat of { $user } in the match `{ $code }`, which { $by } had offered: { $reason }
moderated-replace = ⚖️ { $new } plays on in place of { $user } in the match `{ $code }`, as { $by } has decided: { $reason }
moderation-title = What moderators have decided
moderation-nothing = Nothing yet.
moderate-done = Done: that is said at the table of `{ $code }`, and kept in `/moderate log`.
moderate-offered = { $who } is asked at the table. The seat changes hands when the offer is taken.
button-take-seat = Take the Seat
button-refuse-seat = No, Thanks
board-held = ⚖️ A moderator has paused this match. Its clocks stand.
panel-held = A moderator has paused this match, and its clocks stand. It goes on when a moderator says so.
result-adjudicated = a moderator has decided it.
privacy-rulings = { $count ->
    [one] One line in the log of a server’s moderators about you or your match.
   *[other] { $count } lines in the logs of servers’ moderators about you or your matches.
  }

error-held = A moderator has paused this match. Nothing was changed; it goes on when a moderator says so.
error-not-held = No moderator has paused this match, so nothing was changed.
error-not-moderator = Only those decide that who may manage the server, or have the role for it. Nothing was changed.
error-own-match = You play in this match yourself. Another moderator must decide; nothing was changed.
error-match-of-event = This match belongs to a tournament. Its organisers decide, by *Organise*; nothing was changed.
error-not-at-that-table = { $who } does not sit at this match. Name one of its players.
error-sits-there = { $who } sits at this match already. Name somebody else.
error-substitute-wanted = Name either a substitute or the level of a computer.
error-not-your-offer = This seat is offered to somebody else.
error-offer-over = This offer is settled, or the match is over. Nothing was changed.

## Settings

cmd-settings-challenges = challenges
cmd-settings-challenges-help = Whether others may name you as their opponent
cmd-settings-clock-help = The clock of a challenge that names none
cmd-settings-moderators = moderators
cmd-settings-moderators-help = The role of those who may decide of other people’s matches by /moderate
cmd-settings-role = role
cmd-settings-role-help = A role whose members may play: put on the list, or taken off it; empty, everybody may
cmd-settings-channel = channel
cmd-settings-channel-help = A channel where matches may begin: put on the list, or taken off it; empty, all are

settings-mine-title = Your settings
settings-server-title = Settings of this server
settings-choose = Choose
mine-language-auto = I speak to you in the language of your Discord
mine-language-en = I speak English to you
mine-language-fr = I speak French to you
mine-colours-dark = Your private pictures are dark
mine-colours-light = Your private pictures are light
mine-colours-colour-blind = Your private pictures are safe for the colour-blind
mine-text-boards-no = Boards are shown to you as pictures
mine-text-boards-yes = Boards are shown to you as text
mine-hands-by-dm-yes = A copy of your hand is kept in your direct messages
mine-hands-by-dm-no = Your hand is shown by My Hand alone
mine-pings-yes = You are called when it is your move
mine-pings-no = You are not called when it is your move
mine-challenges-yes = Others may challenge you by name
mine-challenges-no = Nobody may challenge you by name
mine-across-no = You are rated in each server alone
mine-across-yes = You are also rated across servers, with those who want it too
server-language-auto = Boards and challenges are in the language of this server’s Discord
server-language-en = Boards and challenges are in English
server-language-fr = Boards and challenges are in French
server-threads-when-busy = A match gets a thread when the channel is busy
server-threads-always = Every match gets a thread
server-threads-never = Matches get no threads
server-clock-live = Usual clock: live, 3 minutes a decision
server-clock-relaxed = Usual clock: relaxed, 1 hour a decision
server-clock-correspondence = Usual clock: correspondence, 3 days a decision
server-clock-none = Usual clock: none
server-searches-anywhere = Who calls /lfg meets those of all channels
server-searches-here = Who calls /lfg meets those of the same channel
server-organisers = Who may hold tournaments, besides those who manage the server
server-organisers-none = No role
server-moderators = Who may use /moderate, besides those who manage the server
server-moderators-none = No role
server-players = Who may play
server-players-none = Everybody
server-players-gone = All roles on this list were deleted, so only server managers can play. Choose other roles, or empty the list.
server-channels = Where matches may begin
server-channels-none = In all channels
server-channels-gone = All channels on this list were deleted, so no match can begin. Choose other channels, or empty the list.

error-not-a-player = In this server only members with one of these roles play: { $roles }. Ask somebody who manages the server.
error-other-channels = In this server matches begin in these channels only: { $channels }. Use the command there.

privacy-words = { $count ->
    [one] 1 word of a game that was explained to you.
   *[other] { $count } words of games that were explained to you.
  }
