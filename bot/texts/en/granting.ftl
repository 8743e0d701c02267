# What players grant one another: answers that are taken back.

challenge-takebacks = Answers can be taken back where all agree; so the match is not rated.
cmd-play-takebacks = takebacks
cmd-play-takebacks-help = Answers can be taken back where all agree; such a match is not rated
cmd-match-back = back
cmd-match-back-help = Ask to take your last answer back, or agree where another asks
button-ask-back = Ask to Take Back
button-accept-back = Let It Be Taken Back
button-decline-back = Leave It As It Is
board-back-asked = ↩️ { $seat } asks to take the last answer back. Whatever anybody has answered since is undone with it; what was rolled, drawn or shown since stays known, and comes again alike.
board-back-agreed = -# ✓ { $seat } agrees.
back-asked = All others must agree; they are asked on the board.
back-done = The match stands as it did before that answer.
event-takeback = { $seat } takes the last answer back, as all agree; whatever was answered since is undone.
event-takeback-refused = { $seat } does not agree that { $other } takes anything back.
error-no-takebacks = In this match nothing is taken back by consent. That is chosen with `/play`, as `takebacks`, before a match begins.
error-take-back-yourself = For that you need ask nobody: press *Take Back* on your panel.
error-taken-back-no-more = That can no longer be taken back: since then somebody has left the match or taken a seat, or its rules were changed.
