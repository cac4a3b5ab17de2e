first-title = Ten kilometres in the park
first-opening = Three runners, 39 rows of park road, one die, and ten points of stamina that have to last. You are the vermilion runner with the circle. I stop at the moments that teach something; do what the ring shows.
first-closing = You win, with two points of stamina to spare and two injuries nobody will ask about. Roll, boost, run, then whatever lies where you land: that is a turn. The marathons are twice as long; there stamina is what decides.

first-1-before = First a place on the starting block. Roll the die: the number is your place.
first-1-after = A 5: place 5 stands two rows ahead of place 1, to make up for moving later. Low places move first, so green begins, and you come next.

first-2-before = Green has run. Your turn: roll for your speed. The faces on the road show how far each number would take you.
first-2-after = A 5. It need not stay a 5.

first-3-before = Once a turn you may spend stamina: one point makes you one faster or one slower, three points roll again. Spend one to be faster: 6.
first-3-after = Nine points left. Only cards bring stamina back, so a point wants to be well spent.

first-4-before = You run all six rows; the lane at the end is yours to choose. Row 8 is full of EVENT spaces. Run to lane 5 and draw a card.
first-4-after = RUNNER’S HIGH, the best card there is! You keep it, and it will cancel one misfortune of your choice.

first-5-before = Only a 2. Stamina is plentiful on this short course: spend three points and roll again. The new number counts, for better or worse.
first-5-after = A 5! You ran onto the foot bridge, to an EVENT: Second Wind. It made you spin the wheel: +1, one more row.

first-6-before = That row counts like any run, and another symbol acts again. Lane 4 is plain road, lane 3 an EVENT. With RUNNER’S HIGH in hand you can dare it: lane 3.
first-6-after = Headwind: two rows back. But look what you are being asked.

first-7-before = A harmful card is about to hit you, and you hold RUNNER’S HIGH. You see the trouble first and decide then. Use it.
first-7-after = The wind blows past you, both cards are discarded, and you keep row 14. In front of everybody.

first-8-before = Green tried a KICK SPOT and fell back behind you. You rolled a 1. Two rows ahead, in lane 4, is a KICK SPOT: spend one point and reach it.
first-8-after = Speed 2. A symbol acts only if you end your run on it; running across it does nothing.

first-9-before = Run to lane 4, onto the KICK SPOT, and spin. Five of the eight sectors push you on, three push you back.
first-9-after = +1, and the row after it brought a Water Station: three points of stamina. You are back at eight.

first-10-before = You rolled a 6, but around the lake the path is one lane wide, and green stands on row 21. Nobody can be jumped over: you get three rows, whatever you pay. So spend nothing.
first-10-after = Stopped right behind green, on an EVENT: INJURY. One or two do nothing. The third breaks you down and costs a turn.

first-11-before = You rolled a 6 and paid one point for a 7: there is no top speed. Run to lane 3 of row 27, a KICK SPOT.
first-11-after = +2, and on to an EVENT. A second INJURY: from now on EVENT spaces are dangerous for you.

first-12-before = Green drew its third INJURY and will miss a turn. You kicked twice: +2, then −2. That one backfires: two rows back. The lane is still yours to choose: take lane 5, it points at the KICK SPOT of row 38.
first-12-after = Row 33. Coming backward, no symbol acts. Green, tired out, is two rows behind you.

first-13-before = A 5 takes you to row 38; the line is behind row 39. Lane 5 is a KICK SPOT: every spin of +2 or more wins on the spot.
first-13-after = +2! You cross the line, and the race is over that very moment. The others rank by their rows.
