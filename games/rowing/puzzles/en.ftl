a_free_space-title = The tide reaches the line
a_free_space-why = One space more is over the line, now, while the leader is still on the course.

one_more_card-title = One card is not enough
one_more_card-why = Two cards (3 and 3) go from 36 over the line, and a boat past it is not checked for the Finish Zone. The rival has only ones: it cannot be home this round at Easy, and with two ones it has the poorer hand.

save_the_breath-title = Only one card reaches the line
save_the_breath-why = From 38 a Pace of 3 is over the line this round. Anything less stays in the Finish Zone and lets the other catch up.
