# Ratings, searches for an opponent, seasons. One word for one thing: rating (the number), provisional (too
# little is known), leaderboard, search, season, points.

## Commands

cmd-rank = rank
cmd-rank-help = Ratings: yours, this server’s, a game’s across servers
cmd-rank-me = me
cmd-rank-me-help = Your rating at each game, with a picture of how it went
cmd-rank-server = server
cmd-rank-server-help = The leaderboard of this server
cmd-rank-across = game
cmd-rank-across-help = The leaderboard across servers, of those who have chosen to be on it
cmd-rank-game-help = Which game
cmd-rank-mine-game-help = Which game the picture shows; else the one you have played most
cmd-rank-show = show
cmd-rank-show-help = Show it to everybody in the channel
cmd-lfg = lfg
cmd-lfg-help = Look for an opponent near your rating in this server
cmd-lfg-minutes = minutes
cmd-lfg-minutes-help = How long to look (30 unless you say otherwise)
cmd-lfg-deck-help = What you bring, in games with decks or teams; else any ready-made one
cmd-settings-across = across-servers
cmd-settings-across-help = Be rated and listed across servers too, with those who also want it
cmd-settings-searches = searches
cmd-settings-searches-help = Whom those who look for an opponent meet
searches-anywhere = all channels
searches-here = the same channel only

## Ratings

rank-title-mine = ### Your ratings in this server
rank-row-mine = **{ $game }**: **{ $rating }** ± { $band } · { $place } · { $matches }
rank-place = Place { $place } of { $listed }
rank-provisional = Provisional so far
rank-unlisted = Not listed
rank-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }, { $wins ->
    [one] 1 won
   *[other] { $wins } won
  }
rank-matches-only = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }
rank-idle = What is known fades slowly while you do not play: ± grows, the rating stays.
rank-none-mine = You have no rating in this server yet. Matches between people are rated when they end: `/play` or `/lfg`.
rank-title-server = ### { $game }: leaderboard of this server
rank-across = Rated across servers
rank-title-across = ### { $game }: leaderboard across servers
rank-row = { $place }. { $who } · **{ $rating }** ± { $band } · { $matches }
rank-row-provisional = { $who } · { $rating }? ± { $band } · { $matches }
rank-head-provisional = **Provisional**
rank-nobody = Nobody is listed here yet.
rank-page = Page { $page } of { $pages } · ordered by what each is worth at least
rank-how-across = Listed is who has set `across-servers` with `/settings mine`; a match counts when all its players had.
rank-changed = Rating: { $changes }
rank-changed-one = { $who } { $before } → { $after } ({ $change })
rank-pic-alt = { $name }: rating { $rating }, give or take { $band }.
rank-pic-course = The curve began at { $first }, lay between { $low } and { $high }, and stands at { $last }.
rank-pic-none = no rated match yet
rank-pic-somebody = Somebody

## Searches

search-begun = **I look for an opponent for you:** { $game }, { $clock }. The search ends { $until }.
search-goes-on = **You are looking already:** { $game }, { $clock }, in { $where }. The search ends { $until }.
search-deck = You bring { $deck }.
search-how = First I look near your rating, then further off. When somebody is found, the match begins and I call you both there.
search-ended-nobody = **Nobody was found:** your search for an opponent at { $game } has ended. Look again with `/lfg`, or challenge somebody with `/play`.
search-ended-playing = **Your search has ended:** you play with somebody else now, so I no longer look for an opponent at { $game }.
search-ended-shut-out = **Your search has ended:** this server has changed who may play, and you have none of the roles it asks for. Ask a server manager to play { $game } here.
search-cancelled = The search is over. Nobody was called.
search-met-in-vain = { $first } { $second } – your match at **{ $game }** cannot begin here after all. You both look on.
search-met = 🤝 { $first } { $second } – you both looked for an opponent at **{ $game }**. Your match `{ $code }` begins here.
search-thread = { $game }: { $first } – { $second }
button-lfg-cancel = Stop Looking
error-search-over = This search is over: somebody was found, its time was up, or you have stopped it. Begin another with `/lfg`.

## Seasons

cmd-season = season
cmd-season-help = Several tournaments counted together
cmd-season-create = create
cmd-season-create-help = Begin a season of this server
cmd-season-name = name
cmd-season-name-help = What the season is called
cmd-season-points = points
cmd-season-points-help = Points by place, such as 12 9 7 6 5 4 3 2 1; the last number is for all further places
cmd-season-show = show
cmd-season-show-help = Show how a season stands
cmd-season-season = season
cmd-season-season-help = Which season; else the newest that goes on
cmd-season-count = count
cmd-season-count-help = Let this channel’s tournament count for a season
cmd-season-out = not-at-all
cmd-season-out-help = Let it count for no season
cmd-season-end = end
cmd-season-end-help = End a season: nothing more counts for it
season-created = The season **{ $name }** has begun. Points by place: { $points } Let tournaments count for it with `/tournament season count`, in their channels.
season-counts = **{ $tournament }** counts for the season **{ $name }** as soon as it is finished.
season-left-out = **{ $tournament }** counts for no season.
season-ended = The season **{ $name }** has ended. `/tournament season show` still shows it.
season-title = ### { $name }{ $state ->
    [over] {" "}(ended)
   *[open] {""}
  }
season-events = { $finished } of { $events } tournaments finished
season-row = { $place }. { $who } · **{ $points }** · places { $places }
season-nobody = Nobody has points yet.
season-points = Points by place: { $points } Who share a place share its points.
decimal-sign = .
error-no-such-season = There is no such season in this server. An organiser begins one with `/tournament season create`.
error-season-exists = This server has a season called “{ $name }” already. Choose another name. Nothing was begun.
error-season-over = The season “{ $name }” has ended, and what counts for it stays as it is. Nothing was changed.
error-points-unreadable = Those points cannot be read. Write whole numbers by place, none larger than the one before, such as `12 9 7 6 5 4 3 2 1`: at most 64 numbers up to 10000. Nothing was begun.
error-too-many-season-events = { $most } tournaments count for this season already, and that is all it takes. Begin another season.
