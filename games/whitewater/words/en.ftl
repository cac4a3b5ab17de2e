name = Whitewater Rush
about = Kayaks race down a river that moves them all at once; be on the right line at the right speed.
goal = Be the first kayak over the last line of the river.
piece = Kayak

## What a seat is asked to do.

decision-start = start
decision-play = play
decision-respond = respond
decision-maneuver = maneuver
decision-discard = discard
decision-rock_side = side of a Rock
decision-choose = choose
decision-place = place
decision-recall = recall

## Cards, Events, tokens, hazards and segments by their ids.

card-advance_river = Advance River
card-paddle = Paddle
card-power_paddle = Power Paddle
card-catch_current = Catch Current
card-ferry = Ferry
card-sculling = Sculling
card-brace = Brace
card-reading_water = Reading Water
card-recall = Recall
card-spot_hazard = Spot Hazard
# No card, but resolved like one: slow down behind a rock, where the water stands still.
card-eddy_out = Eddy Out

eventcard-flash_flood = Flash Flood
eventcard-dam_release = Dam Release
eventcard-swift_water = Swift Water
eventcard-still_pool = Still Pool
eventcard-headwind = Headwind
eventcard-wide_channel = Wide Channel
eventcard-lost_gear = Lost Gear
eventcard-supply_drop = Supply Drop
eventcard-rockfall = Rockfall
eventcard-snowmelt = Snowmelt
eventcard-high_water = High Water
eventcard-rescue_stop = Rescue Stop

token-rapids = Rapids
token-rock = Rock
# The two lists of Spot Hazard.
choice-rapids = rapids
choice-rock = rock
# Hazards that a speed clears.
cleared-rapids = Rapids
cleared-waterfall = Waterfall
# Of a maneuver: "2 to the left".
side-left = left
side-right = right
# Of a Rock: "Go left of the Rock".
rockside-left = left
rockside-right = right
rockside-front = front
rockside-behind = behind

segment-A = Meadow Run
segment-B = Boulder Garden
segment-C = Slot Gorge
segment-D = Twin Falls

# The letters of the columns, as in the space d12.
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g

## The lines of cards, as they are printed.

line-faster = speed +{ $by }
line-slower = speed −{ $by }
line-set-speed = speed becomes { $speed }
line-maneuver = maneuver
line-maneuver-more = maneuver +{ $by }
line-advance = advance { $spaces }
# All kayaks move.
line-advance-river = advance the river
line-draw = draw { $cards }
line-discard = discard { $cards }
line-place-rapids = place rapids
line-place-rock = place rock
line-recall = recall a card
line-choose = choose
line-clear-tokens = clear all tokens
# Two lists of lines to choose from.
line-or = { $one } or { $other }
# The lines of an Eddy Out, for a kayak of a known speed.
eddy-speed = speed { $from } to { $to }
eddy-speed-stays = the speed stays { $speed }
eddy-discard = discard { $cards ->
    [one] a card
   *[other] { $cards } cards
}
eddy-then = { $one }, { $other }

## Variant switches.

switch-segments-name = segments
switch-segments = the river, from the start
switch-segments-text = the text of a segment or river file
switch-segments-A = { segment-A }
switch-segments-B = { segment-B }
switch-segments-C = { segment-C }
switch-segments-D = { segment-D }
switch-segments-even_start = even start: D and B
switch-rapids_clear-name = rapids clear
switch-rapids_clear = the speeds that clear Rapids
switch-rapids_clear-exactly_4 = exactly 4
switch-rapids_clear-at_least_4 = 4 or more
switch-cleared_hazard-name = cleared hazard
switch-cleared_hazard = whether a hazard that is cleared still carries the kayak on
switch-cleared_hazard-effect = still acts
switch-cleared_hazard-ignored = ignored
switch-rock_spacing-name = rock spacing
switch-rock_spacing = how Rock tokens may not touch other Rocks
switch-rock_spacing-edges = by edges
switch-rock_spacing-edges_and_corners = edges and corners
switch-rock_pick-name = rock pick
switch-rock_pick = where a kayak may go that has hit a Rock
switch-rock_pick-sides = left or right
switch-rock_pick-any_adjacent = any adjacent space
switch-kayak_in_path-name = kayak in path
switch-kayak_in_path = whether kayaks downriver are passed or stop the movement
switch-kayak_in_path-slip_ahead = slip ahead
switch-kayak_in_path-stop_behind = stop behind
switch-eddy_per_turn-name = eddy per turn
switch-eddy_per_turn = how often a seat may Eddy Out in one turn
switch-eddy_per_turn-null = no limit
switch-eddy_at_speed_1-name = eddy at speed 1
switch-eddy_at_speed_1 = whether Eddy Out is allowed at speed 1
switch-still_tied-name = still tied
switch-still_tied = who wins if row, speed and cards are equal
switch-still_tied-clockwise = clockwise
switch-still_tied-shared = shared win
switch-round_limit-name = round limit
switch-round_limit = the last round of a race that nobody finishes
switch-round_limit-null = 30 a segment
switch-content-name = content
switch-content = files that replace the game's own content

## Actions. Spaces are written d12.

action-start = Start on { $at }
action-play = Play { $card }: { $lines }
action-eddy-out = Eddy Out: { $lines }
action-pass = Pass: let the card go on
action-stay = Stay on { $at }
action-maneuver = Maneuver { $spaces } to the { $side }
action-discard = Discard { $card }
action-rock-side = Go { $side_id ->
    [rockside-front] in front of
    [rockside-behind] behind
   *[other] { $side } of
} the Rock { $rock }, to { $to }
action-any-rock-side = Go { $side_id ->
    [rockside-front] in front of
    [rockside-behind] behind
   *[other] { $side } of
} the Rock
action-choose = Choose { $option }: { $lines }
action-place = Place a { $token } token on { $at }
action-recall = Take { $card } back

## Events.

event-placed = { $seat } starts on { $at }
    .brief = starts on { $at }
    .you = start on { $at }
    .yours = You start on { $at }
event-turn = Round { $round }: turn of { $seat }
    .yours = Round { $round }: your turn
event-played = { $seat } plays { $card }: { $lines }
    .brief = plays { $card }
    .you = play { $card }
    .yours = You play { $card }: { $lines }
event-no-card = { $seat } has no card to play
    .brief = has no card to play
    .you = have no card to play
    .yours = You have no card to play
event-eddied-out = { $seat } eddies out
    .brief = { $times ->
        [1] eddies out
        [2] eddies out twice
       *[other] eddies out { $times } times
    }
    .you = { $times ->
        [1] eddy out
        [2] eddy out twice
       *[other] eddy out { $times } times
    }
    .yours = You eddy out
event-speed = { $seat }: speed { $from } to { $to }
    .yours = Your speed goes from { $from } to { $to }
event-speed-bank = { $seat }: speed { $from } to { $to } at the bank
    .yours = Your speed goes from { $from } to { $to } at the bank
event-speed-rock = { $seat }: speed { $from } to { $to } at the Rock
    .yours = Your speed goes from { $from } to { $to } at the Rock
event-speed-waterfall = { $seat }: speed { $from } to { $to } below the Waterfall
    .yours = Your speed goes from { $from } to { $to } below the Waterfall
event-moved-downriver = { $seat } moves downriver from { $from } to { $to }
    .brief = runs { $times } downriver to { $to }
    .you = run { $times } downriver to { $to }
    .yours = You move downriver from { $from } to { $to }
event-moved-maneuver = { $seat } maneuvers from { $from } to { $to }
    .brief = maneuvers { $times } to { $to }
    .you = maneuver { $times } to { $to }
    .yours = You maneuver from { $from } to { $to }
event-moved-rapids = { $seat } is carried on by Rapids from { $from } to { $to }
    .brief = is carried on to { $to } by { $times ->
        [one] Rapids
       *[other] { $times } Rapids
    }
    .you = are carried on to { $to } by { $times ->
        [one] Rapids
       *[other] { $times } Rapids
    }
    .yours = You are carried on by Rapids from { $from } to { $to }
event-moved-waterfall = { $seat } drops over the Waterfall from { $from } to { $to }
    .brief = drops over the Waterfall to { $to }
    .you = drop over the Waterfall to { $to }
    .yours = You drop over the Waterfall from { $from } to { $to }
event-moved-rock-side = { $seat } goes beside the Rock from { $from } to { $to }
    .brief = slides off to { $to }
    .you = slide off to { $to }
    .yours = You go beside the Rock from { $from } to { $to }
event-moved-pushed = { $seat } is pushed from { $from } to { $to }
    .brief = is pushed to { $to }
    .you = are pushed to { $to }
    .yours = You are pushed from { $from } to { $to }
event-moved-slip = { $seat } slips ahead from { $from } to { $to }
    .brief = slips ahead to { $to }
    .you = slip ahead to { $to }
    .yours = You slip ahead from { $from } to { $to }
event-moved-fall-back = { $seat } falls back from { $from } to { $to }
    .brief = falls back to { $to }
    .you = fall back to { $to }
    .yours = You fall back from { $from } to { $to }
event-hazard = { $seat } enters the { $hazard } { $at } and does not clear it: a card is owed
    .yours = You enter the { $hazard } { $at } and do not clear it: a card is owed
event-hazard-cleared = { $seat } enters the { $hazard } { $at } and clears it
    .brief = clears the { $hazard }
    .you = clear the { $hazard }
    .yours = You enter the { $hazard } { $at } and clear it
event-hit-bank = { $seat } hits the bank from { $at }: { $lost } of movement lost
    .brief = hits the bank
    .you = hit the bank
    .yours = You hit the bank from { $at }: { $lost } of movement lost
event-hit-rock = { $seat } on { $at } hits the Rock { $rock }
    .brief = hits the Rock { $rock }
    .you = hit the Rock { $rock }
    .yours = You hit the Rock { $rock } from { $at }
event-drew = { $seat } draws { $card }
    .yours = You draw { $card }
event-drew-hidden = { $seat } draws a card
    .yours = You draw a card
event-discarded-hazard = { $seat } discards { $card } for a hazard
    .brief = pays { $times ->
        [one] one card
       *[other] { $times } cards
    } for the hazard
    .you = pay { $times ->
        [one] one card
       *[other] { $times } cards
    } for the hazard
    .yours = You discard { $card } for a hazard
event-discarded-effect = { $seat } discards { $card } as the card says
    .yours = You discard { $card } as the card says
event-discarded-eddy-out = { $seat } discards { $card } for the Eddy Out
    .yours = You discard { $card } for the Eddy Out
event-recalled = { $seat } takes { $card } back from the discard pile
    .yours = You take { $card } back from the discard pile
event-reshuffled = The discard pile becomes a new deck of { $cards } cards
event-token = { $seat } places a { $token } token on { $at }
    .brief = places { $token } on { $at }
    .you = place { $token } on { $at }
    .yours = You place a { $token } token on { $at }
event-token-removed = The { $token } token on { $at } goes back to the supply
event-skipped-speed = { $seat }: the speed is at its bound and stays
    .yours = Your speed is at its bound and stays
event-skipped-draw = { $seat }: deck and discard pile are empty, nothing is drawn
    .yours = Deck and discard pile are empty, nothing is drawn
event-skipped-discard = { $seat }: the hand is empty, the rest of the discard is forgiven
    .yours = Your hand is empty, the rest of the discard is forgiven
event-skipped-maneuver = { $seat }: no step sideways is possible, no maneuver
    .yours = No step sideways is possible, no maneuver
event-skipped-place = { $seat }: no token or no space for it, nothing is placed
    .yours = No token or no space for it, nothing is placed
event-skipped-recall = { $seat }: nothing in the discard pile can be taken
    .yours = Nothing in the discard pile can be taken
event-crossed = { $seat } crosses the line after row { $line }
    .yours = You cross the line after row { $line }
event-revealed = { $seat } turns up { $card } on line { $line }, for all: { $lines }
    .brief = turns up { $card } for all
    .you = turn up { $card } for all
    .yours = You turn up { $card } on line { $line }, for all: { $lines }
event-finished = { $seat } crosses the finish, to row { $row }
    .brief = crosses the finish
    .you = cross the finish
    .yours = You cross the finish, to row { $row }
event-over = The race is over: { $winners } { $winners_count ->
    [one] won
   *[other] won together
}; order { $order }
event-over-limit = The last round is over: { $winners } { $winners_count ->
    [one] won
   *[other] won together
}; order { $order }

## Refusals.

# What a seat is asked for.
asked-for = { $decision_id ->
    [decision-start] a start space
    [decision-play] a card to play
    [decision-respond] pass or Eddy Out
    [decision-maneuver] a maneuver
    [decision-discard] a card to discard
    [decision-choose] Rapids or Rock
    [decision-place] a space for a token
    [decision-recall] a card to take back
   *[other] { $decision }
}

refused-over = the race is over; nobody has a decision
refused-turn = { $asked } has to answer now ({ asked-for }), not { $seat }
refused-decision = what is asked now: { asked-for }
refused-start-taken = { $column }{ $row } is taken; kayaks start on different spaces
refused-start = { $column }{ $row } is no River space of row 1, where kayaks start
refused-card = there is no { $card } in your hand
refused-eddy-cards = an Eddy Out before playing needs { $needed } cards; you have { $cards }
refused-eddy-speed = at speed 1 nobody may Eddy Out here
refused-eddy-limit = you have eddied out { $eddied } times in this turn; the limit is { $limit }
refused-maneuver-none = a maneuver is 1 space or more; you may also stay where you are
refused-maneuver-far = { $spaces } spaces are too many; at most { $most } are allowed
refused-maneuver = { $spaces } spaces to the { $side } are not possible; { $possible } are
refused-rock-side = the space { $side } of the Rock at { $column }{ $row } cannot be chosen
refused-place-river = { $column }{ $row } is no River space; tokens go on River spaces without a token
refused-place-kayak = { $column }{ $row } is taken by a kayak
refused-place-rock = { $column }{ $row } is adjacent to a Rock
refused-recall = a { $card } cannot be recalled
refused-recall-none = there is no { $card } in the discard pile

## Forecasts: what an action leads to, and where the next Advance River takes the seat's kayak.

forecast-both = { $leads }; { $next }
forecast-leads = { $trips }
forecast-next = the next { $card }: { $trip }
forecast-trip = { $seat }: { $trip }
# A trip: where it ends, then its facts ("speed 2, Rapids e4, 1 card lost").
forecast-to = comes to { $to }, { $facts }
forecast-stays = stays on { $to }, { $facts }
# The player of that kayak will choose a side.
forecast-at-rock = comes to { $to }, beside the Rock { $rock }, { $facts }
forecast-speed = at speed { $speed }
forecast-hazard = does not clear { $hazard } { $at }
forecast-hazard-cleared = clears { $hazard } { $at }
forecast-hits-rock = hits the Rock { $rock }
forecast-hits-bank = hits the bank with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to go
forecast-cards-lost = loses { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
forecast-line = crosses line { $line }
forecast-finish = crosses the finish

## The text picture, at most 100 columns wide.

picture-head = River { $river }, round { $round } of { $limit }, turn of { $seat }
picture-in-play = In play: { $card } ({ $lines })
picture-last-event = Last Event: { $card } ({ $lines })
# What: a decision, or one of the following.
picture-asked = Asked: { $seat }, { $what }
picture-asked-for = { $what } for { $card }
picture-asked-maneuver = maneuver up to { $spaces }
picture-asked-rock-side = which side of the Rock { $rock }
picture-asked-place = place a { $token } token
picture-asked-respond = respond to { $card }: pass or Eddy Out
picture-kayak = { $seat }: { $facts }
picture-unplaced = not placed
picture-on = on { $at }
picture-speed = speed { $speed }
picture-maneuver = maneuver { $spaces }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-eddied = eddied out { $times } this turn
# A trip of the forecasts, with the spaces on its way.
picture-advance = if the river advanced now: { $trip }
picture-advance-by = if the river advanced now: over { $way } it { $trip }
picture-finish = finish after row { $row }
picture-line = line after row { $row }
picture-line-events = line after row { $row }, { $events ->
    [one] 1 Event
   *[other] { $events } Events
}
picture-legend = Current < ^ >, Rapids R, Waterfall W, Rock O, bank ##, (tokens), [kayaks].
picture-piles = Deck { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}, discard { $discard ->
    [one] 1 card
   *[other] { $discard } cards
}, tokens left: { $rapids } Rapids, { $rocks } Rock
picture-discard = Discard pile:
picture-count = { $count } { $card }
picture-hand = Your hand:
picture-held = { $count } { $card } ({ $lines })
picture-no-cards = no cards
picture-over = The race is over, the finish is crossed.
picture-over-limit = The race is over, the last round is over.
picture-place = { $place }. { $seat }: { $facts }
picture-row = row { $row }
picture-won = won
picture-decided = Decided by: { $why }
picture-decided-alone = the finish, crossed alone (WW-080)
picture-decided-active = the active seat crossed (WW-081)
picture-decided-row = the furthest row (WW-081)
picture-decided-speed = the highest speed (WW-081)
picture-decided-cards = the most cards (WW-081)
picture-decided-clockwise = clockwise from the active seat, or shared (WW-082)
# A custom river, proved and drawn.
picture-segment = segment { $id } { $name }
picture-river = { $rows } rows, { $lines } lines, { $rocks } Rocks, { $rapids } Rapids, { $falls } Waterfalls.
picture-proved = Promises P1 to P5 are kept, the segments join, and the finish can be reached from every start space.

## The page: what else its picture of the river says.

river-course = { $segments }, { $kayaks ->
    [one] { $kayaks } kayak
   *[other] { $kayaks } kayaks
}
river-own = a river of your own
river-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
river-board = The river
river-overview = The whole river
river-start = Start
river-finish = Finish
river-row = row { $row }
# Below the whole river, in a narrow column.
river-to-go = { $rows ->
    [one] { $rows } row to go
   *[other] { $rows } rows to go
}
# Before a number of rows.
river-finish-in = Finish in
river-events-left = Line { $line }: { $events ->
    [one] { $events } Event
   *[other] { $events } Events
} face down

phase-start = Start
phase-play = Play
phase-answer = Answers
phase-resolve = Lines
phase-draw = Draw

# What ends a maneuver, in a narrow button.
hindrance-bank = bank
hindrance-rock = rock
hindrance-kayak = taken
hindrance-waterfall = fall

# One of the two lists of a card: "Rapids: speed +1".
printed-offer = { $option }: { $lines }

pile-deck = River deck: { $cards }
pile-discard = Discard pile
pile-discard-count = Discard pile ({ $cards })
pile-look = Look through the discard pile: { $cards }
pile-empty = It is empty.
pile-tokens = Tokens left: { $rapids } Rapids, { $rocks } Rock
# Below the name of who plays it.
pile-in-play = plays { $card }
    .yours = play { $card }
# Who moves first, second, ...
pile-order = Order
moment-line = Event on line { $line } · { $seat }
moment-all = For all kayaks

hand-own = Your hand
hand-none = No cards in hand
hand-stay = Stay
hand-auto = { $cards_count ->
    [0] Pass automatically
   *[other] Pass automatically unless { $cards } is played
}

# Beside a name: who is asked, whose turn it is, who has eddied out in this turn.
chip-asked = asked
chip-turn = turn
chip-eddied = { $times ->
    [one] eddied out
   *[other] eddied out { $times }×
}

kayak-at = { $seat } on { $at }, speed { $speed }
kayak-speed = Speed { $speed }
# Before a number: how many spaces aside.
kayak-maneuver = maneuver
kayak-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand

prompt-start = Place your kayak
prompt-start-help = Tap a ringed space of row 1. Look at the Rocks and Rapids of row 2.
prompt-play = Play a card
prompt-play-eddy = Play a card, or Eddy Out first
prompt-play-help = Point at a card: the river shows what it does if nobody eddies out.
prompt-respond = { $seat } plays { $card }: Eddy Out first?
prompt-respond-short = { $card }: Eddy Out?
prompt-maneuver = Maneuver up to { $spaces }, or stay
prompt-maneuver-help = { $card }: one direction, as many spaces as you like.
prompt-discard = Discard { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
prompt-discard-hazard = The hazard was not cleared: each one costs a card of your choice.
prompt-discard-effect = { $card } asks for it.
prompt-discard-eddy-out = An Eddy Out costs { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
prompt-rock-side = Round the Rock { $rock }: which side?
prompt-rock-side-help = The speed is lost either way. A kayak that is there is pushed downriver.
prompt-choose = Rapids or Rock?
prompt-choose-help = Rapids give you speed, a Rock lets you maneuver.
prompt-place-rapids = Place the Rapids token
prompt-place-rapids-help = Any free River space; its arrow is the current printed there.
prompt-place-rock = Place the Rock token
prompt-place-rock-help = Any free River space, but not beside another Rock.
prompt-recall = Take a card back
prompt-recall-help = Any kind in the discard pile but { $card }.

button-play = Play { $card }
button-eddy-first = Eddy Out first
button-pass = Pass
# Rapids or a Rock: on a button there is room for the name alone.
button-choose = { $option }
button-maneuver = Go { $side } { $spaces } to { $at }

# What a way leads to, in chips and short lines.
trip-to = to { $at }
trip-stays = stays on { $at }
trip-speed = speed { $from } → { $to }
trip-clears = clears { $hazard_id ->
    [cleared-waterfall] the Waterfall
   *[other] { $hazard }
} at { $speed }
trip-cards = −{ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
trip-bank = hits the bank
trip-side = then picks a side
trip-event = turns up an Event
trip-finish = over the finish
trip-clean = clean
trip-short-bank = Bank
trip-short-rock = Rock
# The next Advance River.
trip-next = Next Advance: { $to }
trip-next-facts = Next Advance: { $to }, { $facts }
trip-if-nobody = If nobody eddies out and no Event comes up.
# What is chosen after it.
then-maneuver = then maneuver
then-discard = then discard
then-place = then place it
then-choose = then Rapids or Rock
then-recall = then take one back

measure-row = Row
measure-row-unit = how far down the river
measure-gap = Gap
measure-gap-unit = rows ahead of or behind the mean of the field
measure-speed = Speed
measure-speed-unit = from 1 to 5
stat-cards = cards played
stat-rivers = Advance Rivers
stat-eddies = Eddy Outs
stat-hazards = hazards met
stat-cleared = hazards cleared
stat-lost = cards lost to hazards
stat-rocks = Rocks hit
stat-banks = banks hit
# The steps of a turn while it is shown.
step-river = River
step-maneuver = Maneuver
step-back = Back
step-draws = Draws
step-played = played

## The lab: what else designers count.

thing-knock_bank = bank
thing-knock_rock = Rock
thing-skipped_speed = speed
thing-skipped_draw = draw
thing-skipped_discard = discard
thing-skipped_maneuver = maneuver
thing-skipped_place = place a token
thing-skipped_recall = recall
thing-move_downriver = downriver
thing-move_maneuver = maneuver
thing-move_rapids = Rapids
thing-move_waterfall = Waterfall
thing-move_rock_side = beside a Rock
thing-move_pushed = pushed
thing-move_slip = slip ahead
thing-move_fall_back = fall back
thing-run_out = run-out
thing-line = after row { $row }

# Why a choice is better: what there is more or less of, on average.
part-rows = { $n } rows { $way ->
    [more] farther
   *[less] less far
}
part-next = { $n } { $way ->
    [more] more rows when the river next advances
   *[less] fewer rows when the river next advances
}
part-speed = { $n } { $way ->
    [more] more speed once the river has next advanced
   *[less] less speed once the river has next advanced
}
part-lost = { $n } { $way ->
    [more] more cards lost when the river next advances
   *[less] fewer cards lost when the river next advances
}
part-finish = over the finish when the river next advances { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-cards = { $n } { $way ->
    [more] more cards in hand
   *[less] fewer cards in hand
}
part-hand = cards in hand { $n } % of a row { $way ->
    [more] better
   *[less] worse
}
part-won = the race won { $n } % { $way ->
    [more] more often
   *[less] less often
}

# Why this order
order-crossed = finish
    .figure = { $n ->
        [0] –
       *[other] crossed
    }
    .held = { $n ->
        [0] { "" }
       *[other] across the finish
    }
    .why = { $first } crossed the finish, { $second } did not.
    .margin = first over the finish
order-turn = turn
    .figure = { $n ->
        [0] –
       *[other] own turn
    }
    .held = { $n ->
        [0] { "" }
       *[other] on its own turn
    }
    .why = { $first } and { $second } crossed together: it was { $first }’s turn, and that goes first.
    .margin = over the finish on its own turn
order-row = row
    .why = { $first } came farther down the river than { $second }: row { $a } to { $b }.
    .margin = { $n ->
        [one] by one row
       *[other] by { $n } rows
    }
    .all = Whoever came farther down the river goes first: { $seats } in rows { $figures }.
order-speed = speed
    .why = { $first } and { $second } are in the same row: the higher speed goes first, { $a } to { $b }.
    .margin = by { $n } of speed
    .all = { $seats } are in the same row: the higher speed goes first, { $figures }.
order-cards = cards
    .why = { $first } and { $second } are level in row and speed: more cards in hand go first, { $a } to { $b }.
    .margin = { $n ->
        [one] by one card in hand
       *[other] by { $n } cards in hand
    }
    .all = { $seats } are level in row and speed: more cards in hand go first, { $figures }.
order-clockwise = clockwise
    .why = { $first } and { $second } are level in row, speed and cards: clockwise from the seat whose turn it was, { $first } comes first.
    .margin = by the order of turns

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-segments = one to four of A, B, C, D, each at most once, or of your own segments by other names

# What is wrong with a written position. Spaces, cards, decisions and keys are called as they are written.
unsound-kayaks = 2 to 4 kayaks race; { $found } are given
unsound-eddy_per_turn = null for no limit, or a number from 1 to 255
unsound-round_limit = null for 30 a segment, or a number from 1 to 65535
unsound-in-play = a card is in play exactly while its turn's end is pending
unsound-no-space = only before the first turn a kayak can be without a space
unsound-no-water = { $what } is Bank or Rock; kayaks are on water
unsound-start = while kayaks are being placed they are in row 1
unsound-past-finish = { $what } is past the finish, so the race would be over
unsound-taken = { $what } is taken by seat { $seat_number }; no two kayaks share a space
unsound-discard = the discard piles are open to all
unsound-kind = there are only { $most } cards { $what }
unsound-river-cards = there are 72 River cards, { $found } are given
unsound-no-draw = the active seat has no card and cannot draw without a shuffle, which no reader can make
unsound-line = there is no line after row { $row }; Events lie on { $lines }
unsound-event-beyond = there are no Events on the finish or beyond
unsound-events = a line has at most { $most } Events
unsound-past-board = { $what } is past the board; tokens lie on River spaces
unsound-token = { $what } is no River space; tokens lie on River spaces
unsound-two-tokens = { $what } has two tokens; one is allowed
unsound-supply = there are { $most } { $what } tokens, { $found } are given
unsound-ranking = the ranking names every seat once, and the winners are among them
unsound-over = nothing is pending when the race is over
unsound-innermost = the innermost frame must wait for a decision
unsound-frame = this frame cannot be pending here
unsound-frames = there are at most 32 frames
unsound-decision-over = the race is over, so the decision is null
unsound-other-decision = { $what } is open here
unsound-no-choice = { $what } has no choice to offer here
unsound-part = it is { $what } here

# What is wrong with a file, a segment or a river. Cards, segments and keys are called as files write them; P1 to P5 are the promises of a segment.
content-first-line = the first line is `whitewater segment <id>` or `whitewater river <id>`
content-event-choose = { $card } has a choose line, which only River cards can have
content-sum = the counts add up to { $sum }; the box has { $total } cards
content-choice = a choice holds no further choice
content-options = { $card } needs a list for each option exactly if it has a choose line
content-eddy-choose = an Eddy Out has no choose line
content-eddy-gain = an Eddy Out discards more cards than it draws
content-four-lines = a card has at most four lines
content-speed = { $given } is no change of speed; −4 to +4 without 0 are
content-speeds = the speeds are 1 to 5, in this order
content-id = a segment’s id is a word of at most { $most } letters, digits, - and _, unlike "{ $segment }"
content-name = a name has at most { $most } letters
content-no-row = the map of segment { $segment } has no row { $row }; rows are 20 to 1
content-lines = segment { $segment } needs { $lines } lines of the form =======, the last one after row { $last }
content-line-place = a section line lies between two rows of the map
content-line-count = a segment has { $lines } section lines, each between other rows
content-goes-on = the map goes on after row 1
content-row = a row is its number and seven map letters, such as `20 #^^^^^#`
content-due = row { $row } comes next; rows fall from 20 to 1
content-columns = a row has { $columns } letters, not "{ $written }"
content-p1 = { $space } breaks P1: a current, arrow or drop never leads to Bank
content-p2 = { $space } breaks P2: no two printed Rocks are adjacent
content-p2-side = { $space } breaks P2: a Rock has on its left or right a cell that is neither Bank nor Rock
content-p3 = { $space } breaks P3: a stretch of water in a row is at least two cells wide
content-p4 = { $space } breaks P4: no Rapids arrow and no Waterfall leads straight into a printed Rock
content-p5 = { $space } breaks P5: rows 1 and 20 are #^^^^^#, so that any segment joins any other
content-unreached = the finish after row { $row } cannot be reached from { $space }
content-begins = a river begins with a line `segment <id>`
content-segments = a river has one to { $most } lines `segment <id>`
content-no-map = "{ $segment }" has no map and is not printed; { $segments } are

# Kinds of things that designers count, as headings of tables.
kind-cards = cards
kind-drawn_cards = drawn cards
kind-discarded_cards = discarded cards
kind-recalled_cards = recalled cards
kind-eddies = eddies
kind-events = events
kind-hazards = hazards
kind-hazards_cleared = hazards cleared
kind-knocks = knocks
kind-tokens = tokens
kind-skipped_effects = skipped effects
kind-speeds = speeds
kind-moves = moves
kind-spaces = spaces
kind-lines = lines
kind-start_spaces = start spaces

# What the signs of the terminal's picture mean, and what it asks. A card of the race is called $card_<id>, a symbol $symbol_<id>.
legend =
    ╲ │ ╱    the current of a space; ▒▒▒▒ the bank
    ≈│≈      Rapids with their current; ▽▽▽ a Waterfall; ▟▙ a Rock; in (brackets) a token
    ═ 2 Events   a line with its Events; at the right the whole river: ╪ lines, ▚ the finish, ┃ what is in sight
    ●1       a kayak; ∙ its way with the choice under the cursor, ‹●› where that ends, × a bank or Rock is hit
    ◌ ∙      spaces that may be chosen
    ·▮···    speed 1 to 5; m maneuverability; h cards in hand; clears: hazards that cost no card at this speed
question-start = choose a start space
question-play = play a card, or Eddy Out
question-respond = Eddy Out before it, or pass
question-maneuver = steer left or right, or stay
question-discard = discard a card
question-rock_side = which way round the Rock?
question-choose = Rapids or Rock?
question-place = place the token (/ finds a space)
question-recall = take a card from the discard pile
