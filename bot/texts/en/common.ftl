rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
none = none
seat = Player { $number }
