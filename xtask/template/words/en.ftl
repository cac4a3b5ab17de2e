name = __Title__
about = Walk or run to the end of the track.
goal = Be the first at the end of the track.
piece = Runner

decision-turn = turn

switch-length = spaces to the finish

action-walk = Walk { $spaces } spaces
action-run = Run as far as the die shows

event-walked = { $seat } walks to space { $space }
event-ran = { $seat } rolls a { $die } and runs to space { $space }
event-over = The race is over; { $winners } won

refused-over = the race is over
refused-turn = it is the turn of { $seat }

picture-head = Round { $round }, { $length } spaces to run

# What a seat has, by the keys of the view.
panel-spaces = space

# Kinds of things that the lab counts, as headings of tables.
kind-dashes = runs by the die

# What is wrong with a written position.
unsound-spaces = 2 to 6 spaces are needed, { $found } are given
unsound-over = the race is over when somebody has reached the length, not before
