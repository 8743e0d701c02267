# Ce que les joueurs s’accordent : des réponses reprises.

challenge-takebacks = On peut reprendre des réponses si tous sont d’accord ; la partie n’est donc pas cotée.
cmd-play-takebacks = reprises
cmd-play-takebacks-help = On peut reprendre des réponses si tous sont d’accord ; la partie n’est pas cotée
cmd-match-back = retour
cmd-match-back-help = Demander à reprendre votre dernière réponse, ou l’accorder à qui le demande
button-ask-back = Demander à reprendre
button-accept-back = Laisser reprendre
button-decline-back = Laisser tel quel
board-back-asked = ↩️ { $seat } demande à reprendre sa dernière réponse. Tout ce qui a été répondu depuis, par qui que ce soit, est alors annulé ; ce qui a été lancé, pioché ou montré depuis reste connu, et revient de même.
board-back-agreed = -# ✓ { $seat } est d’accord.
back-asked = Tous les autres doivent être d’accord ; le plateau le leur demande.
back-done = La partie est revenue avant cette réponse.
event-takeback = { $seat } reprend sa dernière réponse, avec l’accord de tous ; tout ce qui a été répondu depuis est annulé.
event-takeback-refused = { $seat } ne laisse rien reprendre à { $other }.
error-no-takebacks = Dans cette partie, rien ne se reprend d’un commun accord. On le choisit avec `/jouer`, par `reprises`, avant qu’une partie commence.
error-take-back-yourself = Vous n’avez rien à demander : appuyez sur *Reprendre le coup* sur votre panneau.
error-taken-back-no-more = On ne peut plus reprendre cela : depuis, quelqu’un a quitté la partie ou pris une place, ou ses règles ont changé.
