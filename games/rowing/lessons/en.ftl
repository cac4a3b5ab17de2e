first-title = Your first 2000 metres
first-opening = Three boats, 2000 metres, and one thing to look after: your crew’s stamina. You row the vermilion boat with the circle. At the moments that matter I tell you what to do; the rest is rowed for you. Follow the ring.
first-closing = You won by the last of your stamina. Rate, cards, lines, tide, surge, crab: you have met all of it. In a real race every line of the log names its rule, and the outlook tells the price before you pay it.

first-1-before = Each round begins with the stroke rate: it says how many cards you play. You sit at 36, one card. Choose 42, Race, for three cards. Jumping two steps at once costs 1 stamina; off the start it is worth it.
first-1-after = All three crews had the same idea. Rates are chosen in secret and shown together. Your stamina went from six to five; keep an eye on it.

first-2-before = Race asks for three cards. Take the 3, a 2 and the Suffering card with the question mark: it turns over your deck until a number comes, and rows that.
first-2-after = Suffering turned up two more of its kind, which were put aside, and then a 1. So 2 + 3 + 1: a Pace of 6. Your boat rows six spaces of 50 m, to 300 m. Boats never get in each other’s way.

first-3-before = Before your turn ends you may throw away Pace cards that you do not want; then you draw up to seven. Ones are for crossing lines, threes for open water. Let both 2s go.
first-3-after = Five new cards, three of them 3s. That was a good clear-out. Suffering and Exhaustion cards cannot be thrown away like this.

first-4-before = One step up or down is free. Go to 45, Sprint, for four cards: with three 1s in hand you can move and still cross the next line gently.
first-4-after = Everybody sprints. The boat that was ahead when the round began rows first, so you come last this time.

first-5-before = Ahead lies the line at 500 m, with a Pace Limit of 5. Every point above it costs 1 stamina, which comes back to you as a dead card, Exhaustion. Play 1, 1, 1 and 3: Pace 6, one over. One stamina for one more space.
first-5-after = From 300 to 600 m, over the line. The toll is taken at the end of your turn; first comes something pleasant.

first-6-before = The two last boats have the tide: one space for nothing, and it does not count as Pace. Take it.
first-6-after = On to 650 m, free of charge. Then the 500 m line took its card: four are left. What you pay comes back later, as dead weight in your hand.

first-7-before = You have rowed up to the line at 1000 m, side by side with blue. A rival beside you or just ahead spurs the crew: two spaces for 1 stamina. It takes you over that line too, where your Pace of 7 is two above the limit. Dear, but it puts you in front: surge!
first-7-after = One for the surge, two for the line: 1 stamina is left. You lead, and now it is time to recover.

first-8-before = What you spent has come up in your hand as an Exhaustion card. It can be neither played nor thrown away. Slow rowing makes stamina of it again: choose 39, Steady, two cards, and you get 1 stamina back each turn.
first-8-after = Green calms down as well. Blue keeps sprinting with four cards. Watch what the 1000 m line makes of that.

first-9-before = Open water: no line before 1500 m. This is what threes are for. Play both 3s and row to 1400 m.
first-9-after = You are at 1400 m, with 2 stamina again. Blue rowed 10 over a limit of 5 and paid 5: it lies ahead of you, with none left.

first-10-before = Now the line at 1500 m, limit 5 again. Play a 1 and both Suffering cards: it clears your hand, and the outlook shows the risk. You have 2 stamina to pay with if the cards come high.
first-10-after = A 2 and a 2: with your 1 exactly 5, so the line is free. Blue rowed 6 and could not pay the one card: it caught a crab. Back before the line, two more Suffering cards, rate Easy.

first-11-before = You are at 1700 m, at the door of the Finish Zone, and the finish is 300 m away. The zone checks only boats that stop in it, so row straight through. Go up to 45, Sprint, for four cards.
first-11-after = Green sprints from the very same place. Whoever comes home this round beats whoever comes next round.

first-12-before = Boats that come home in the same round are parted by their last hand: the larger sum wins. Play everything you saved: 3, 3, 3 and 2.
first-12-after = Eleven, and green has eleven too, just as far past the line! Then the boat with more stamina is ahead: two cards against none. The race is yours.
