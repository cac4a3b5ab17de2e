first-title = Three kinds of fish
first-opening = Sail round the loop, catch fish, and be the first to lie at the market with three different kinds landed. Fuel and fish cost pearls, and your boat holds little. You steer the vermilion boat with the circle, here in Lantern Inlet.
first-closing = Carp, trout and bass: three kinds, and you lie at the market. Pearls, fuel, cards, shop, barter, drop-off: that is the whole harbour. With more boats there is more trade, and more mischief.

first-1-before = You rolled highest and begin at the market. Roll to sail: every square costs one fuel, and the square where you stop pays or takes pearls.
first-1-after = A 1: one square, one fuel, and three pearls in the purse. Not far, but not poor.

first-2-before = After sailing you may draw a chance card, once a turn and before you shop. Draw.
first-2-after = Move choice, an upgrade. Upgrades help you, attacks bother others, and a curse waits for your next turn.

first-3-before = Right in front of you is a fishing spot for carp. Play move choice, one square: it is a move of its own, beside the roll.
first-3-after = You lie on the spot. A square acts only where a move ends.

first-4-before = Carp is the cheapest fish: two pearls. Catch one.
first-4-after = It is in your hold, and there it stays until you land it. The hold has one place; with two upgrades in hand it has two.

first-5-before = A little trick from the shop: step back one square for one pearl. You stop on the +3 once more. Going away and coming back is a new stop.
first-5-after = One pearl out, three pearls in. With one of them you bought a second draw: an engine upgrade.

first-6-before = Blue wants your engine upgrade and bids three pearls. The shop would pay two. Accept.
first-6-after = Five pearls. You too may make two proposals in your turn: an offer of a card, or a bid for one.

first-7-before = You have sailed on, to the last drop of fuel. With an empty tank you may buy fuel even before you roll: five units for two pearls.
first-7-after = Then an engine upgrade took you on for free, and the roll to square 13: four pearls. In good times the sea pays for itself.

first-8-before = You stepped back one square, onto the drop-off. Leave the carp here: it travels to the market by itself and frees your hold.
first-8-after = It arrives when your next turn starts. Once at the market, a fish is safe for the whole race.

first-9-before = Blue offers an engine upgrade for four pearls. It is your second upgrade, and two upgrades open the second place in the hold. Accept.
first-9-after = Now you can carry two fish. And the carp has arrived: one kind of three.

first-10-before = You stopped at the trout, which costs six pearls, and you have none. You drew steal fuel: sell it to the shop for two pearls.
first-10-after = You need not sail: you may stay, draw, sell, and save. That takes a few turns, so let us move on quickly.

first-11-before = Ice held you for a turn, cards were sold, and now there are six pearls. Catch the trout.
first-11-after = Two kinds in sight, one more to go. Bass is cheap, and there is a spot not far ahead.

first-12-before = You lie on the bass spot, with two upgrades and so with room for a second fish. Catch the bass for three pearls.
first-12-after = Trout and bass aboard, carp at the market. All you have to do is get home.

first-13-before = Blue has two kinds at the market already. One more draw brought you a slow: play it on blue. Its dice count half in its next turn.
first-13-after = Blue rolled a 1, and half of it is nothing at all. That will do.

first-14-before = Five squares to the market, five fuel in the tank. Nobody sails past the market, so any 5 or 6 will dock. Roll!
first-14-after = A 5! You dock, land trout and bass, and that makes three kinds at the market. You win.
