first-title = Up the river
first-opening = Swim upstream to the spawning ground, and arrive there rested: your deck is your strength, and Fatigue cards clog it. You are the vermilion salmon with the circle. Follow the ring up a short river of four boards.
first-closing = You are home, alone, and so you win. Had both arrived in the same round, the one with less Fatigue in its deck would have won. Swim, rest, leap: the river is yours.

first-1-before = You hold four cards and may play up to three of them, one after the other. Swim Forward moves you one hex straight upstream. Play it.
first-1-after = One hex closer. Salmon swim forward, left or right, but never back by themselves.

first-2-before = Ahead to the left is a hex with a Swim sign: whoever enters it gets a card. Play Swim Left.
first-2-after = You may now take a Swim card into your deck.

first-3-before = Choose which. Forward is always useful.
first-3-after = It lies on your discard and comes into your hand after the next shuffle. This is how a deck grows stronger.

first-4-before = A third swim in one turn tires you: it puts a Fatigue card into your deck. At the start haste is worth it. Swim Forward once more.
first-4-after = You are on the next board, with one Fatigue on your discard. The turn ended by itself after three cards, and you drew up to four.

first-5-before = You swam on, up the left channel, where cards are to be found. Blue took the right one, and a bear stands just above it. Play your Bear card.
first-5-after = A Bear card moves any bear by two steps. If it steps onto a salmon it stops there, and that salmon gets a Fatigue.

first-6-before = Blue is right below the first bear. Walk it one step back, onto blue.
first-6-after = Blue has met the bear: one Fatigue. Bears do the same to you when you swim onto them, so give them a wide berth.

first-7-before = Rock to the right, and three Swim Rights in hand: none of them helps. A good moment to rest. Play the Fatigue; by itself it does nothing.
first-7-after = The trick is to play nothing else in this turn.

first-8-before = Stop here: end your turn.
first-8-after = You rested, and the Fatigue left your deck for good. The cards that you did not play stayed in your hand, and the new one is a Wild.

first-9-before = The Wild took you forward, into Reeds. They let you remove a card from your hand, draw pile or discard. The other Fatigue is in your draw pile: remove it.
first-9-after = Not a single Fatigue left. A clean deck draws well.

first-10-before = The last board. Waterfalls are before you, and you lack the cards to leap. But you found two Current cards on the way. Play one: every salmon on an arrow drifts along it.
first-10-after = You stand on an arrow as well! Before a Current takes effect, everybody it touches may counter it.

first-11-before = Discard your second Current to be spared: counter.
first-11-after = You hold your place, and blue drifts back. A counter works for its player only.

first-12-before = No salmon swims up a waterfall; it leaps, with two swims played together. Pick the Wild, then Swim Left: forward over the fall, then left. Each leap costs a Fatigue.
first-12-after = Over the fall! What lies under a leap is ignored, bears included.

first-13-before = The spawning ground is one hex away, ahead to the left. Swim Left: your third swim of the turn, but now it is worth any Fatigue.
first-13-after = You have arrived. The round is played to its end: only if blue arrives too will Fatigue be counted.
