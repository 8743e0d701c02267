game-high-card = High Card
hc-prompt-card = Choisissez une carte.
hc-option-card = Carte { $card }
hc-event-round = { $seat } marque avec la carte { $card }.
hc-result-points = Le plus de points.
