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
privacy-settings = Your choices of `/settings mine`.
privacy-switches = { $count ->
    [one] One choice of what a game asks you.
   *[other] { $count } choices of what games ask you.
  }
privacy-consents = { $count ->
    [one] Your choice whether you are rated across servers, and since when.
   *[other] Your { $count } choices whether you are rated across servers, and since when.
  }
privacy-decks = { $count ->
    [one] One deck that you saved.
   *[other] { $count } decks that you saved.
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
privacy-how = `/privacy export` gives it to you as a file, `/privacy delete` deletes it.
privacy-here = All that I keep of you. Other people’s names and choices are not in it.
privacy-delete-title = Delete all that I keep of you?
privacy-delete-question =
    - Matches that you play now are conceded, and you leave your tournaments. Your challenges and searches end.
    - Your decks, choices, ratings and their history are gone for good. Nobody can bring them back.
    - What others have played stays theirs: in their matches, results and ratings you are “somebody”, and nothing leads to you.
    - Card packs that you brought belong to their servers and stay, without your name.
button-forget-me = Delete Everything
button-keep-me = Keep It
privacy-kept = Nothing was deleted.
privacy-deleted = Done: nothing in my database knows you any more. If you play again, you begin anew.
