a_large_total-title = Forty in hand
a_large_total-why = A roll risks 40 points, once in six, to gain 4 on average; 90 against 50 is nearly won.

last_chance-title = The other needs two
last_chance-why = The next player wins with five of six rolls, so this turn is the last: go for all of it now.

last_round-title = Last round, one behind
last_round-why = The race ends with this turn (PG-007) and 41 beats 40: every roll only risks the win.
