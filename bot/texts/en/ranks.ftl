# Ratings, searches for an opponent, seasons. One word for one thing: rating (the number), provisional (too
# little is known), leaderboard, search, season, points.

## Commands

cmd-rank = rank
cmd-rank-help = Ratings: yours, this server’s, and across servers
cmd-rank-me = me
cmd-rank-me-help = Your rating in each game, with a graph
cmd-rank-server = server
cmd-rank-server-help = The leaderboard of this server
cmd-rank-across = game
cmd-rank-across-help = A game’s leaderboard across servers (players who opted in)
cmd-rank-game-help = Which game
cmd-rank-mine-game-help = The game in the graph; if empty, the one you play most
cmd-rank-show = show
cmd-rank-show-help = Show it to everyone in the channel
cmd-lfg = lfg
cmd-lfg-help = Find an opponent near your rating in this server
cmd-lfg-minutes = minutes
cmd-lfg-minutes-help = How long to search (default: 30 minutes)
cmd-lfg-deck-help = Your deck or team; if empty, a ready-made one
cmd-settings-across = across-servers
cmd-settings-across-help = Also be rated and listed across servers, with others who opted in
cmd-settings-searches = searches
cmd-settings-searches-help = Where /lfg finds opponents
searches-anywhere = all channels
searches-here = the same channel only

## Ratings

rank-title-mine = ### Your ratings in this server
rank-row-mine = **{ $game }**: **{ $rating }** ± { $band } · { $place } · { $matches }
rank-place = Place { $place } of { $listed }
rank-provisional = Provisional
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
rank-idle = Your rating becomes less certain (±) while you do not play. The number stays.
rank-none-mine = You have no rating in this server yet. Play a match against a person with `/play` or `/lfg`.
rank-title-server = ### { $game }: leaderboard of this server
rank-across = Rated across servers
rank-title-across = ### { $game }: leaderboard across servers
rank-row = { $place }. { $who } · **{ $rating }** ± { $band } · { $matches }
rank-row-provisional = { $who } · { $rating }? ± { $band } · { $matches }
rank-head-provisional = **Provisional**
rank-nobody = Nobody is listed here yet.
rank-page = Page { $page } of { $pages } · sorted by rating minus ±
rank-how-across = This list shows players who turned on `across-servers` in `/settings mine`. A match counts if all its players had.
rank-changed = Rating: { $changes }
rank-changed-one = { $who } { $before } → { $after } ({ $change })
rank-pic-alt = { $name }: rating { $rating }, plus or minus { $band }.
rank-pic-course = Rating graph: started at { $first }, ranged from { $low } to { $high }, now { $last }.
rank-pic-none = no rated match yet
rank-pic-somebody = Someone

## Searches

search-begun = **Searching for an opponent:** { $game }, { $clock }. The search ends { $until }.
search-goes-on = **You are already searching:** { $game }, { $clock }, in { $where }. The search ends { $until }.
search-deck = Your deck: { $deck }.
search-how = Herald looks near your rating first, then further away. When it finds someone, the match starts and you both get a mention.
search-ended-nobody = **No opponent found** for { $game }. Search again with `/lfg`, or challenge someone with `/play`.
search-ended-playing = **Search ended** for { $game }, because you are now in another match.
search-ended-shut-out = **Search ended** for { $game }, because you have none of the roles that may play in this server now. Ask a server manager for one.
search-cancelled = Search stopped. Nobody was notified.
search-met-in-vain = { $first } { $second } – your match of **{ $game }** cannot start here after all. Your searches continue.
search-met = 🤝 { $first } { $second } – opponent found for **{ $game }**. Your match `{ $code }` starts here.
search-thread = { $game }: { $first } – { $second }
button-lfg-cancel = Stop Searching
error-search-over = This search is over. Start another with `/lfg`.

## Seasons

cmd-season = season
cmd-season-help = Several tournaments counted together
cmd-season-create = create
cmd-season-create-help = Start a season in this server
cmd-season-name = name
cmd-season-name-help = The name of the season
cmd-season-points = points
cmd-season-points-help = Points per place, e.g. 12 9 7 6 5 4 3 2 1; the last number counts for all lower places
cmd-season-show = show
cmd-season-show-help = Show the season standings
cmd-season-season = season
cmd-season-season-help = Which season; if empty, the newest open one
cmd-season-count = count
cmd-season-count-help = Count this channel’s tournament towards a season
cmd-season-out = not-at-all
cmd-season-out-help = Do not count it towards any season
cmd-season-end = end
cmd-season-end-help = End a season; no more tournaments count
season-created = The season **{ $name }** has started. Points per place: { $points } To add a tournament, use `/tournament season count` in its channel.
season-counts = **{ $tournament }** will count towards the season **{ $name }** when it ends.
season-left-out = **{ $tournament }** counts towards no season.
season-ended = The season **{ $name }** has ended. `/tournament season show` still shows it.
season-title = ### { $name }{ $state ->
    [over] {" "}(ended)
   *[open] {""}
  }
season-events = { $finished } of { $events } tournaments finished
season-row = { $place }. { $who } · **{ $points }** · places { $places }
season-nobody = No points yet.
season-points = Points per place: { $points } Players who share a place share its points.
decimal-sign = .
error-no-such-season = This server has no such season. An organiser can start one with `/tournament season create`.
error-season-exists = This server already has a season called “{ $name }”. Choose another name.
error-season-over = The season “{ $name }” has ended, so you cannot change what counts. Start a new one with `/tournament season create`.
error-points-unreadable = These points cannot be read. Write up to 64 whole numbers from high to low, at most 10000 each: `12 9 7 6 5 4 3 2 1`.
error-too-many-season-events = This season already has { $most } tournaments, which is the limit. Start another season.
