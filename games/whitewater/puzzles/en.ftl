first_claim-title = First claim
first_claim-why = Both kayaks cross together, the rival further; but who played the card has first claim. A turn later the claim is the rival's.

not_for_the_rival-title = Not for the rival
not_for_the_rival-why = The river moves everybody: Advance River would carry the rival over the line. Any other move leaves the rival without a card for its turn.

the_river_does_it-title = The river does it
the_river_does_it-why = Two spaces with the current cross the last line (after row 38) now; everything else gives the others a turn.
