name = Pig
about = Roll as often as you dare; a 1 loses the turn. The teaching game.
piece = Player

decision-turn = turn

switch-target-name = target
switch-target = the score that wins
switch-round_limit-name = round limit
switch-round_limit = rounds before the end

action-roll = Roll the die
action-hold = Hold: score { $total }

event-rolled = { $seat } rolls a { $die }: the total is { $total }
event-lost = { $seat } rolls a 1: the turn's total is lost
event-held = { $seat } holds: the score is { $score }
event-over = The race is over; { $winners } won

refused-turn = it is the turn of { $seat }
refused-no-total = your total is { $total }; roll first

picture-head = Round { $round }, target { $target }
picture-total = + { $total } this turn
