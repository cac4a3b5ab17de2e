name = Pig
about = Roll as often as you dare; a 1 loses the turn. The teaching game.
goal = Be the first to hold 100 points.
piece = Player

decision-turn = turn

switch-target-name = target
switch-target = the score that wins
switch-round_limit-name = round limit
switch-round_limit = rounds before the end

action-roll = Roll the die
action-hold = Hold: score { $total }

event-rolled = { $seat } rolls a { $die }: the total is { $total }
    .brief = reaches { $total } in { $times ->
        [one] one roll
       *[other] { $times } rolls
    }
    .you = reach { $total } in { $times ->
        [one] one roll
       *[other] { $times } rolls
    }
    .yours = You roll a { $die }: the total is { $total }
event-lost = { $seat } rolls a 1: the turn's total is lost
    .brief = loses it all to a 1
    .you = lose it all to a 1
    .yours = You roll a 1: the turn's total is lost
event-held = { $seat } holds: the score is { $score }
    .brief = holds with { $score } in all
    .you = hold with { $score } in all
    .yours = You hold: the score is { $score }
event-over = The race is over; { $winners } won

refused-over = the race is over
refused-turn = it is the turn of { $seat }
refused-no-total = your total is { $total }; roll first

picture-head = Round { $round }, target { $target }
picture-total = + { $total } this turn

# What a seat has, by the keys of the view, where the game has no picture of its own.
panel-scores = scores

# Why this order
order-score = score
    .why = { $first } has more points than { $second }: { $a } to { $b }.

# Why a choice is better: what there is more or less of, on average.
part-score = { $n } { $way ->
    [more] more points
   *[less] fewer points
}

# Kinds of things that designers count, as headings of tables.
kind-rolls = rolls

# What is wrong with a written position. Parts are called by their keys.
unsound-scores = 2 to 6 scores are needed, { $found } are given
unsound-target = somebody has reached the target, so the race is over
