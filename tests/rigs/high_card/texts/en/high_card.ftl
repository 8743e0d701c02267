game-high-card = High Card
hc-prompt-card = Choose a card.
hc-option-card = Card { $card }
hc-event-round = { $seat } scores with card { $card }.
hc-result-points = Most points.
