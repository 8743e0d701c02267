rank-A = A
rank-J = V
rank-Q = D
rank-K = R
none = aucune
seat = Joueur { $number }
