first-title = Down the Meadow Run
first-opening = Two kayaks, twenty rows of river, and the water does not wait: an Advance River card moves everybody at once. You paddle the vermilion kayak with the circle. Do what the ring shows, and watch what the river does.
first-closing = First over the line, with some help from two floods and one well-placed Rock. You now know cards, speed, sideways moves, hazards, Events and the eddy. The rest is reading the water.

first-1-before = Place your kayak in row 1. Always look one row ahead: Rocks wait before d and f, Rapids before c. In front of e1 the water is clear.
first-1-after = You are at speed 2. Downriver you move along the current of the space where you begin: the little arrow beneath you.

first-2-before = A turn is simple: play one card, then draw one. You hold four Advance River cards, but keep them for a better moment. Play Sculling: a sideways move and a card.
first-2-after = After every card the other paddlers may answer. Blue passed, so now the lines of your card are carried out from the top.

first-3-before = At speed 2 you may go up to three spaces sideways. Go two to the left: the second step would be onto blue, so you slip in front of it, right into Rapids. They throw you one row further. It costs a card, and gains two rows.
first-3-after = From e1 to c3! Rapids are only cleared at speed 4; at any other speed you owe a card, and one Advance River is gone. Then you drew two.

first-4-before = Blue advanced the river: each kayak went as far as its own speed, you to c5. Two spaces a time is slow. Play Spot Hazard to get faster.
first-4-after = Some cards let you choose. This one puts a token on the river, and gives something with it.

first-5-before = Rapids come with speed +1, a Rock comes with a sideways move. Choose Rapids.
first-5-after = Speed 3. The token lies on d6 now, for everybody. The faster you are, the further the river takes you, and the less nimble you are.

first-6-before = Blue does the same. Play Paddle: one speed more makes 4, the speed that clears Rapids without paying.
first-6-after = Speed 4, and one space to the right, to d5. Its current slants to the right. Now it is time for the river.

first-7-before = Advance the river! You go first, four spaces along the slanting current, then blue goes by its own speed. Whoever crosses a section line turns up an Event.
first-7-after = What a ride! Three spaces, then the bank: the step you could not make cost one speed. The lines brought two Flash Floods, and each advanced the river again. You shot from d5 to a15; a Headwind then slowed everybody down.

first-8-before = Blue turned up Rockfall: everybody places a Rock. Blue’s kayak is on e13, and its current leads straight on. Put your Rock right before its bow, on e14.
first-8-after = Nobody enters a Rock from upriver. Whoever tries loses two speed and the rest of the movement. Mind that blue has put one on b16, where your own current leads.

first-9-before = You played Recall: take any card from the discard pile. Take Catch Current: speed +1, and one space downriver for you alone.
first-9-after = And there it goes: blue ran into your Rock, lost two speed, and the Rapids beside it cost it a card as well.

first-10-before = Your current leads into the Rock on b16. Get out of there: on your turn, before you play a card, you may Eddy Out. You slow down by one, go sideways, and discard a card.
first-10-after = Speed 1. You can also eddy out when others play a card: then you duck aside before the river moves.

first-11-before = Slow kayaks are nimble: three spaces sideways. Go three to the right. The last step would be onto blue, so you pass in front of it.
first-11-after = From a15 to d16, one row ahead of blue, with clear water before you.

first-12-before = Now the card for the turn itself. Play Catch Current: speed 2, and one space ahead for you alone.
first-12-after = You are on d17. The finish is the line behind row 18, and your speed is 2.

first-13-before = Count: d18, d19. Two spaces take you over the line. Play the Advance River that you kept.
first-13-after = You did it! When somebody crosses the last line the race is over, once all kayaks have moved.
