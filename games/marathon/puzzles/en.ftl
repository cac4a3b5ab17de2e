nothing_to_lose-title = Nothing to lose
nothing_to_lose-why = The rival wins on the next turn. The KICK SPOT throws five forward, over the line, once in eight; the other spaces hardly ever do.

one_short_of_the_line-title = One short of the line
one_short_of_the_line-why = A speed of 5 goes from row 74 over the line (row 79) and wins on the spot; there is nothing to save stamina for.

the_rival_is_there-title = The rival is all but there
the_rival_is_there-why = The rival needs one step and will have it. Four of six re-rolls (3 or more) win now; nothing else comes near.
