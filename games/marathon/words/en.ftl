name = Marathon
about = Two to six runners race along a road of six lanes with a die, ten stamina points and EVENT cards.
goal = Be the first runner over the finish line.
piece = Runner

# What a seat has to decide.
decision-start_roll = roll for the start
decision-place = a place on the block
decision-roll = roll
decision-boost = stamina
decision-run = where to end
decision-catch_up = where to close up
decision-high = the kept card

# Decisions and actions, in refusals.
answer-start_roll = { decision-start_roll }
answer-place = { decision-place }
answer-roll = { decision-roll }
answer-boost = { decision-boost }
answer-run = { decision-run }
answer-catch_up = { decision-catch_up }
# Custom content calls the card by its own name (`own_name`).
answer-high = { card-runners_high }
answer-pass = pass

switch-course-name = course
switch-course = the road
switch-course-object = an object with id and rows
switch-course-text = the text of a course file
switch-course-city = { course-city }
switch-course-hills = { course-hills }
switch-course-island = { course-island }
switch-course-tenk = { course-tenk }
switch-deck-name = deck
switch-deck = the EVENT deck
switch-deck-object = an object of card ids with counts, 200 cards at most
switch-deck-injury = { card-injury }
switch-deck-runners_high = { card-runners_high }
switch-deck-catch_up = { card-catch_up }
switch-deck-first_aid_station = { card-first_aid_station }
switch-deck-water_station = { card-water_station }
switch-deck-energy_gel = { card-energy_gel }
switch-deck-cheering_crowd = { card-cheering_crowd }
switch-deck-pace_group = { card-pace_group }
switch-deck-downhill = { card-downhill }
switch-deck-second_wind = { card-second_wind }
switch-deck-cool_rain = { card-cool_rain }
switch-deck-headwind = { card-headwind }
switch-deck-wrong_turn = { card-wrong_turn }
switch-deck-cramp = { card-cramp }
switch-deck-untied_lace = { card-untied_lace }
switch-deck-dehydration = { card-dehydration }
switch-deck-heat_wave = { card-heat_wave }
switch-deck-the_wall = { card-the_wall }
switch-spinner-name = spinner
switch-spinner = the sectors of the wheel
switch-first_roller-name = first roller
switch-first_roller = who rolls first for a place on the block
switch-start_block-name = start block
switch-start_block = whether the outer places stand further forward
switch-start_block-staggered = staggered
switch-start_block-level = level
switch-stamina_start-name = stamina start
switch-stamina_start = stamina at the start; 10 stays the most
switch-stand_still-name = stand still
switch-stand_still = whether a speed of 1 may be lowered to 0
switch-high_vs_third_injury-name = high vs third injury
switch-high_vs_third_injury = RUNNER'S HIGH saves the turn of a third INJURY
switch-catch_up_sidestep-name = catch up sidestep
switch-catch_up_sidestep = CATCH UP steps across on the row right behind
switch-finish_mode-name = finish mode
switch-finish_mode = the race ends with the first or the last but one
switch-finish_mode-first = first
switch-finish_mode-full_field = full field
switch-round_limit-name = round limit
switch-round_limit = rounds after which the race ends by distance
switch-content-name = content
switch-content = files that replace the game's own content

# The cards as they are printed
card-injury = INJURY
card-runners_high = RUNNER'S HIGH
card-catch_up = CATCH UP
card-first_aid_station = FIRST AID STATION
card-water_station = Water Station
card-energy_gel = Energy Gel
card-cheering_crowd = Cheering Crowd
card-pace_group = Pace Group
card-downhill = Downhill
card-second_wind = Second Wind
card-cool_rain = Cool Rain
card-headwind = Headwind
card-wrong_turn = Wrong Turn
card-cramp = Cramp
card-untied_lace = Untied Lace
card-dehydration = Dehydration
card-heat_wave = Heat Wave
card-the_wall = The Wall

# What each card does, told to whoever draws it
effect-injury = keep it; with the third you break down and lose your next turn
effect-high = keep it; it saves you once from a harmful card or a negative spin
effect-catch-up = move right behind the nearest runner ahead
effect-heal = get rid of all your { $injury } cards
effect-gain = gain { $n } stamina
effect-lose = lose { $n } stamina
effect-all-gain = every runner gains { $n } stamina
effect-all-lose = every runner loses { $n } stamina
effect-faster = gain { $n } speed on your next roll
effect-slower = lose { $n } speed on your next roll, down to 1 at worst
effect-all-faster = every runner gains { $n } speed on the next roll
effect-all-slower = every runner loses { $n } speed on the next roll, down to 1 at worst
effect-gain-faster = gain { $stamina } stamina, and { $speed } speed on your next roll
effect-skip = lose your next { $turns ->
    [one] turn
   *[other] { $turns } turns
}
effect-run = run { $rows } forward
effect-back = run { $rows } backward
effect-dash = roll the die and run that far forward
effect-spin = spin as on a KICK SPOT
# Two lines of a card.
effect-then = { $one }, then { $other }

# The courses
course-city = Harbor City Marathon
course-hills = Three Hills Marathon
course-island = Island Trail Marathon
course-tenk = Park 10K

# Stretches of the courses
part-grand_avenue = Grand Avenue
part-old_town = Old Town
part-river_bridge = River Bridge
part-warehouse_row = Warehouse Row
part-lake_park = Lake Park
part-half_way_mile = Half-Way Mile
part-market_street = Market Street
part-canal_tunnel = Canal Tunnel
part-university_hill = University Hill
part-the_wall = The Wall
part-quayside = Quayside
part-ring_road = Ring Road
part-stadium_straight = Stadium Straight
part-village_start = Village Start
part-first_climb = First Climb
part-first_descent = First Descent
part-valley_road = Valley Road
part-second_climb = Second Climb
part-second_descent = Second Descent
part-forest_road = Forest Road
part-orchard_flats = Orchard Flats
part-the_beast = The Beast
part-long_descent = Long Descent
part-river_meadows = River Meadows
part-market_town = Market Town
part-ferry_landing = Ferry Landing
part-twin_paths = Twin Paths
part-lighthouse = Lighthouse
part-cliff_path = Cliff Path
part-three_trails = Three Trails
part-beach = Beach
part-causeway = Causeway
part-dune_loop = Dune Loop
part-pine_woods = Pine Woods
part-lagoon_bridge = Lagoon Bridge
part-fishing_village = Fishing Village
part-harbor_finish = Harbor Finish
part-gate = Gate
part-rose_walk = Rose Walk
part-foot_bridge = Foot Bridge
part-boat_lake = Boat Lake
part-meadow = Meadow
part-bandstand = Bandstand

# What is printed on spaces of the road
symbol-event = EVENT
symbol-kick = KICK SPOT
# What the marks along the road count
unit-mile = mile
unit-km = km

# A space of the road
space = row { $row }, lane { $lane }
space-symbol = row { $row }, lane { $lane } ({ $symbol })
# So many rows of a run
distance = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
# A run that was cut short
distance-short = { $rows ->
    [one] { $rows } row of { $wanted }
   *[other] { $rows } rows of { $wanted }
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Changes with their sign
plus = +{ $n }
minus = −{ $n }
next-speed = { $change } on the next speed roll
# A place of the result, with those who share it
place = { $place }. { $seats }
# What RUNNER'S HIGH can stop; used in action-high, action-pass and picture-asked-high
against-spin = the spin of −{ $steps }
against-card = { $card } ({ $effect })
against-injury = the lost turn of your third { $injury }

action-start-roll = Roll for a place on the starting block
action-place = Take place { $place }: { $space }
action-place-only = Take place { $place }
action-roll = Roll the die for your speed
action-roll-changed = Roll the die for your speed, { $change }
action-boost-none = Spend no stamina: speed { $speed }
action-boost = Spend { $cost } stamina: speed { $speed }
action-boost-stand = Spend { $cost } stamina: stand still
action-boost-again = Spend { $cost } stamina: roll again, and use what comes
action-boost-only = Spend { $cost } stamina
action-run = Run to { $space }
action-run-only = Run to lane { $lane }
action-back = Fall back to { $space }
action-catch-up = Close up on { $runners_count ->
    [0] nobody
   *[other] { $runners }
}: { $space }
action-catch-up-only = Close up in lane { $lane }
action-high = Use { $high } against { $trouble }
action-high-only = Use { $high }
action-pass = Keep { $high } and bear { $trouble }
action-pass-only = Keep { $high }

event-rolled-start = { $seat } rolls a { $die } for the block
    .yours = You roll a { $die } for the block
event-rolled = { $seat } rolls a { $die }
    .yours = You roll a { $die }
event-rolled-speed = { $seat } rolls a { $die }, which makes speed { $speed }
    .yours = You roll a { $die }, which makes speed { $speed }
event-rolled-again = { $seat } rolls again: a { $die }
    .yours = You roll again: a { $die }
event-rolled-again-speed = { $seat } rolls again: a { $die }, which makes speed { $speed }
    .yours = You roll again: a { $die }, which makes speed { $speed }
event-rolled-dash = { $seat } rolls a { $die } to run on
    .yours = You roll a { $die } to run on
event-placed = { $seat } stands on place { $place } of the block
    .brief = takes place { $place } of the block
    .you = take place { $place } of the block
    .yours = You stand on place { $place } of the block
event-started = The race begins; turns go { $seats }
event-turn = Round { $round }: the turn of { $seat }
    .yours = Round { $round }: your turn
event-skipped = { $seat } misses this turn and owes { $turns } more
    .brief = misses a turn
    .you = miss a turn
    .yours = You miss this turn and owe { $turns } more
event-boosted-none = { $seat } spends no stamina: speed { $speed }
    .yours = You spend no stamina: speed { $speed }
event-boosted = { $seat } spends { $cost } stamina, { $stamina } left: speed { $speed }
    .brief = spends { $cost } stamina
    .you = spend { $cost } stamina
    .yours = You spend { $cost } stamina, { $stamina } left: speed { $speed }
event-ran = { $seat } runs { $distance } to { $space }
    .brief = runs { $distance }
    .you = run { $distance }
    .yours = You run { $distance } to { $space }
event-ran-blocked = { $seat } runs { $distance } to { $space }: the road is blocked
    .brief = runs { $distance } into the crowd
    .you = run { $distance } into the crowd
    .yours = You run { $distance } to { $space }: the road is blocked
event-ran-line = { $seat } runs { $distance } and is over the line
    .brief = runs { $distance }
    .you = run { $distance }
    .yours = You run { $distance } and are over the line
event-back = { $seat } falls back { $distance }, from row { $from } to { $space }
    .brief = falls back { $distance }
    .you = fall back { $distance }
    .yours = You fall back { $distance }, from row { $from } to { $space }
event-back-blocked = { $seat } falls back { $distance }, from row { $from } to { $space }: the road is blocked
    .brief = falls back { $distance }
    .you = fall back { $distance }
    .yours = You fall back { $distance }, from row { $from } to { $space }: the road is blocked
event-back-first = { $seat } falls back { $distance }, from row { $from } to { $space }: nothing lies before row 0
    .brief = falls back { $distance }
    .you = fall back { $distance }
    .yours = You fall back { $distance }, from row { $from } to { $space }: nothing lies before row 0
event-stood = { $seat } stands still
    .brief = stands still
    .you = stand still
    .yours = You stand still
event-stood-blocked = { $seat } wanted { $distance } but cannot take a step
    .brief = cannot take a step
    .you = cannot take a step
    .yours = You wanted { $distance } but cannot take a step
event-stood-catch-up = { $seat } does not move: nobody is ahead, it is right behind already, or no place there is free
    .yours = You do not move: nobody is ahead, you are right behind already, or no place there is free
event-landed-event = { $seat } lands on an EVENT and takes a card
    .yours = You land on an EVENT and take a card
event-landed-kick = { $seat } lands on a KICK SPOT and must spin
    .yours = You land on a KICK SPOT and must spin
event-shuffled = The deck is empty; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the discard pile are shuffled
event-drew = { $seat } draws { $card }: { $effect }
    .brief = draws { $card }
    .you = draw { $card }
    .yours = You draw { $card }: { $effect }
event-no-card = There is no card left; nothing happens
event-discarded = { $card } goes to the discard pile
event-kept = { $seat } keeps { $card }
    .yours = You keep { $card }
event-kept-injury = { $seat } keeps the { $injury }
    .yours = You keep the { $injury }
event-returned = { $seat } has one already: { $card } goes back on top
    .yours = You have one already: { $card } goes back on top
event-broke-down = { $seat } breaks down; the three { $injury } cards are discarded
    .brief = breaks down
    .you = break down
    .yours = You break down; the three { $injury } cards are discarded
event-healed = { $seat } gets rid of { $cards ->
    [one] { $cards } { $injury } card
   *[other] { $cards } { $injury } cards
}
    .yours = You get rid of { $cards ->
        [one] { $cards } { $injury } card
       *[other] { $cards } { $injury } cards
    }
event-owed = { $seat } now owes { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
    .yours = You now owe { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
event-stamina = { $seat }: stamina { $change }, now { $stamina }
    .yours = Your stamina: { $change }, now { $stamina }
event-stamina-none = { $seat }: stamina stays { $stamina }, there is none to lose
    .yours = Your stamina stays { $stamina }, there is none to lose
event-stamina-most = { $seat }: stamina stays { $stamina }, it cannot rise above { $most }
    .yours = Your stamina stays { $stamina }, it cannot rise above { $most }
event-next-speed = { $seat }: { $change } on the next speed roll
    .yours = { $change } on your next speed roll
event-spun-on = { $seat } spins { $value } and runs on
    .brief = spins { $value }
    .you = spin { $value }
    .yours = You spin { $value } and run on
event-spun-nothing = { $seat } spins 0: nothing happens
    .brief = spins 0
    .you = spin 0
    .yours = You spin 0: nothing happens
event-spun-back = { $seat } spins { $value }: a backfire
    .brief = spins { $value }
    .you = spin { $value }
    .yours = You spin { $value }: a backfire
event-caught-up = { $seat } closes up from row { $from } to { $space }
    .brief = closes up on the runner ahead
    .you = close up on the runner ahead
    .yours = You close up from row { $from } to { $space }
event-negated-spin = { $seat } uses { $high } against the negative spin
    .brief = is saved by { $high }
    .you = are saved by { $high }
    .yours = You use { $high } against the negative spin
event-negated-injury = { $seat } uses { $high } against the lost turn
    .brief = is saved by { $high }
    .you = are saved by { $high }
    .yours = You use { $high } against the lost turn
event-negated = { $seat } uses { $high } against { $card }
    .brief = is saved by { $high }
    .you = are saved by { $high }
    .yours = You use { $high } against { $card }
event-ended = The turn of { $seat } is over
    .yours = Your turn is over
event-finished-first = { $seat } crosses the line first, in round { $round }
    .brief = crosses the line first
    .you = cross the line first
    .yours = You cross the line first, in round { $round }
event-finished = { $seat } crosses the line in round { $round }: place { $place }
    .brief = crosses the line in place { $place }
    .you = cross the line in place { $place }
    .yours = You cross the line in round { $round }: place { $place }
event-over = The race is over: { $places }
event-over-limit = The last round is over: { $places }

refused-over = the race is over
refused-not-asked = { $seat } has to answer now ({ $answer })
refused-other-answer = what is asked now ({ $asked }) is not answered by this ({ $given })
refused-no-place = the block has the places 1 to { $last }; there is no place { $place }
refused-taken = place { $place } is taken by { $seat }
refused-reroll = a re-roll costs { $cost } stamina; you have { $stamina }
refused-change = a change of speed costs { $cost } stamina; you have { $stamina }
refused-stand = a speed of { $speed } cannot be lowered at this table
refused-lane = lane { $lane } of row { $row } cannot be reached

# One run, or one for each face of the die
forecast-reach = { $runs }
forecast-face = with { $die } { $end }
forecast-line = over the line
forecast-stands = stays
forecast-stands-blocked = stays, blocked by { $runners }
forecast-row = to row { $row }, lane { $lanes }
forecast-row-blocked = to row { $row }, lane { $lanes }, blocked by { $runners }
forecast-lane = { $lane } { $symbol }
forecast-or = { $one } or { $other }
forecast-draws = draws a card
forecast-spins = must spin
forecast-nothing = nothing acts there
forecast-plain = plain road
forecast-saves = saves { $damage_count ->
    [0] nothing
   *[other] { $damage }
}
forecast-costs = costs { $damage_count ->
    [0] nothing
   *[other] { $damage }
}
forecast-stamina = { $stamina } stamina
forecast-back = { $distance } back
forecast-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

picture-block = { $course }: runners take their places on the starting block
picture-round = { $course }: round { $round } of at most { $limit }, turn of { $name }
picture-over = { $course }: the race is over, in round { $round }
picture-course = { $course } ({ $id }), { $distance }
# Left of the road, at most 7 characters each: picture-row, picture-part, picture-unit, picture-lane
picture-row = row
picture-part = part
picture-unit = { $unit }
picture-lane = lane { $lane }
# At most 92 characters
picture-legend = . road, E EVENT, K KICK SPOT, # no road, | finish line, 1 to 6 runners; running to the right
picture-parts = Parts: { $parts }
picture-part-rows = { $letter } { $part } { $from }-{ $to }
picture-narrow = Narrow: { $places_count ->
    [0] nowhere
   *[other] { $places }
}
picture-narrow-row = row { $row } ({ $lanes ->
    [one] { $lanes } lane
   *[other] { $lanes } lanes
})
picture-narrow-rows = rows { $from }-{ $to } ({ $lanes ->
    [one] { $lanes } lane
   *[other] { $lanes } lanes
})
picture-runners = Runners:
picture-runners-in-order = Runners in the order of turns:
picture-runner = { $name }: { $facts }
picture-you = { $name } (you): { $facts }
picture-home = over the line
picture-nowhere = not on the block yet
picture-place = place { $place }
picture-covered = { $unit } { $covered }
picture-in-front = in front
picture-behind = { $rows } behind
picture-stamina = stamina { $stamina }
picture-injuries = { $cards ->
    [one] { $cards } { $injury } card
   *[other] { $cards } { $injury } cards
}
picture-owes = owes { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
picture-deck = Deck: { $cards }
picture-deck-top = Deck: { $cards }, { $card } on top
picture-discard = Discard pile: { $cards }: { $counts_count ->
    [0] none
   *[other] { $counts }
}
picture-discard-top = Discard pile: { $cards }, { $card } on top: { $counts_count ->
    [0] none
   *[other] { $counts }
}
picture-unseen = Still unseen: { $counts_count ->
    [0] none
   *[other] { $counts }
}
# So many cards of a kind
picture-count = { $count } { $card }
picture-spinner = Spinner: { $sectors }
picture-places = Places: { $places }
picture-asked-start-roll = Asked: { $name } rolls for a place on the block
picture-asked-place = Asked: { $name } takes a free place, because the rolled one is taken
picture-asked-roll = Asked: { $name } rolls
picture-asked-boost = Asked: { $name }, who rolled a { $die } (speed { $speed }), may spend stamina
picture-asked-run = Asked: { $name } runs { $distance } to row { $row }; lanes { $lanes }, marked *
picture-asked-back = Asked: { $name } runs { $distance } backward to row { $row }; lanes { $lanes }, marked *
picture-asked-catch-up = Asked: { $name } closes up on row { $row }; free places are marked *
picture-asked-high = Asked: { $name } may use { $high } against { $trouble }
picture-asked-high-all = Asked: { $name } may use { $high } against { $trouble }, a card for all

## The page

phase-block = Starting block
phase-roll = Roll
phase-boost = Stamina
phase-run = Run
phase-action = Action
head-course = { $course }, { $distance }

road-start = Start
road-finish = Finish
# A mark along the road, long and short: "mile 5", "mi 5"
road-mark = { $unit } { $n }
road-mark-short = { $unit_id ->
    [unit-mile] mi
   *[other] { $unit }
} { $n }
road-row = row { $row }
road-space = Lane { $lane }, row { $row }
road-order = Turn order
road-order-block = lowest place first
road-overview = The whole course
road-overview-runners = The whole course: { $runners }
road-runner = { $seat } row { $row }
road-go-to = Go to { $seat }, row { $row }
road-home = home
road-leads = leads
road-behind = { $rows } behind
road-next = next { $change }
# Kept cards, for whoever listens
road-kept = { $cards }

ask-start-roll = Roll for a place on the block
ask-start-roll-help = The die names your place; if it is taken you choose a free one.
ask-place = Choose a place on the block
ask-place-taken = Place { $place } is taken. { $order }
ask-place-staggered = Low places move first, high places stand further forward.
ask-place-level = Low places move first.
ask-roll = Roll for your speed
ask-roll-help = The faces on the road show how far each would carry you.
ask-roll-changed = { $change } is added to this roll.
ask-boost = You rolled { $die }. Spend stamina?
ask-boost-help = Speed { $speed } as it is. { $change ->
    [one] One point changes
   *[other] { $change } points change
} it by one, { $again ->
    [one] one rolls
    [3] three roll
   *[other] { $again } roll
} again.
ask-run = Choose where your run ends
ask-run-help = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on row { $row } open to you.
ask-run-short = The road is blocked after row { $row }: you run { $steps } of { $wanted }.
ask-back = Choose where you fall back to
ask-back-help = You lose { $distance }. No symbol acts there.
ask-catch-up = Choose whom to follow
ask-catch-up-help = { $card } takes you right behind a runner, on row { $row }.
ask-high = Use your { $high }?
ask-high-spin = The wheel says { $value }.
ask-high-card = { $card } hits you.
ask-high-injury = Your third { $injury } costs a turn.

do-roll = Roll the die
do-keep = Spend nothing, run { $distance }
do-spend = Spend { $cost }, run { $distance }
do-stand = Spend { $cost }, stand still
do-stand-free = Stand still
do-line = Over the line!
do-reroll = Spend { $cost }, roll again
do-run-event = Run to lane { $lane }, draw a card
do-run-kick = Run to lane { $lane }, then spin
do-back = Fall back to lane { $lane }
do-pass = Keep it: { $damage_count ->
    [0] nothing
   *[other] { $damage }
}

tile-keep = Keep
tile-reroll = Re-roll
tile-free = free
tile-line = the line!
tile-rows = { $from } to { $to }

out-space = to { $space }
out-spaces = to row { $row }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
out-rows = rows { $from } to { $to }
out-row = to row { $row }
out-blocked = { $runners } in the way after row { $row }
out-short = a { $faces } stops at row { $row }: { $runners }
out-kick-back = { $n } in { $all }: back { $range }
out-kick-on = { $n } in { $all }: on { $range }
out-harm = { $n } of { $all } cards harm
out-injury = { $n } { $injury }
out-help = { $n } help
out-deck = { $cards } in the deck
out-known = the top card is { $card }
out-price = −{ $cost } stamina
out-symbols = { $event } { symbol-event }, { $kick } { symbol-kick }, { $plain } plain
out-symbol = { $symbol }: { $what }
out-follows = right behind { $runners }, { $what }

not-row = Your run ends on row { $row }, neither sooner nor later.
not-place = Only free places of the block can be taken.
not-follow = { $card } goes to row { $row }, right behind a runner.

hand-roll = Roll the die (Space)
hand-kept = Kept cards of { $seat }
hand-no-high = no { $high }
hand-no-injury = no { $injury }
hand-deck = deck
hand-discard = discard
hand-wheel = wheel
hand-last-spin = last { $value }
hand-unseen = Unseen cards
hand-unseen-help = { $cards } face down. How many of each kind they are:
hand-unseen-count = { $cards } face down.
hand-discard-title = The discard pile
hand-discard-help = { $cards }, the newest first.
hand-discard-none = No card has been discarded.
hand-show-deck = How many of each card are unseen ({ $n } in the deck)
hand-show-discard = Leaf through the discard pile ({ $n })
hand-use = Use it
hand-keep = Keep it
hand-key-roll = roll
hand-key-lane = lane
hand-key-move = move
hand-key-overview = overview
hand-key-confirm = confirm
hand-third = third costs a turn
hand-saves = saves you once

now-rolls = { $seat } rolls the die
    .yours = You roll the die
now-spins = { $seat } spins the wheel
    .yours = You spin the wheel
now-skip = { $seat } misses a turn
    .yours = You miss a turn
now-down = { $seat } breaks down
    .yours = You break down
now-stands = { $seat } cannot move
    .yours = You cannot move
now-shuffled = The discard pile becomes the deck
now-finish = { $seat } crosses the line
    .yours = You cross the line
now-go = The race begins
now-short = blocked: { $steps } of { $wanted }
now-stamina = { $change } stamina
now-mean = { $n } even sectors, mean { $sign }{ $mean }

chain-rolled = Rolled { $die }
chain-speed = speed { $speed }
chain-ran = Ran { $rows }
chain-back = Back { $rows }
chain-spun = Spun { $value }
chain-caught = Closed up
chain-stood = Stood
chain-negated = Saved
chain-down = Broke down
chain-healed = Healed { $n }

stat-rows = rows run
stat-cards = cards drawn
stat-spins = spins
stat-kicked = rows by kicks
stat-spent = stamina spent
stat-injuries = { $injury } drawn
stat-saved = { $high } used
stat-lost = turns lost
measure-row = Row
measure-row-unit = rows
measure-stamina = Stamina
measure-stamina-unit = points
chain-spinning = Spinning
chain-odds = { $on } on, { $back } back
chain-landing = Landing
chain-may = where it names

# The lab: what else designers count.
thing-boost_none = no stamina
thing-boost_plus = one faster
thing-boost_minus = one slower
thing-boost_reroll = roll again
thing-run_speed = by the speed
thing-run_kick = by a spin
thing-run_card = by a card
thing-turn_owed = owed by a breakdown
thing-turn_missed = missed
thing-negated_spin = a spin
thing-past_the_line = past the finish line

# Why a choice is better: what there is more or less of, on average.
part-rows = { $n } rows { $way ->
    [more] farther
   *[less] less far
}
part-lane = a lane { $n } % of a turn { $way ->
    [more] better
   *[less] worse
}
part-stamina = { $n } { $way ->
    [more] more stamina
   *[less] less stamina
}
part-faster = { $n } { $way ->
    [more] more speed on the next roll
   *[less] less speed on the next roll
}
part-injuries = { $n } { $way ->
    [more] more injuries
   *[less] fewer injuries
}
part-high = { $n } { $way ->
    [more] more cards in hand that ward off harm
   *[less] fewer cards in hand that ward off harm
}
part-owed = { $n } { $way ->
    [more] more turns to miss
   *[less] fewer turns to miss
}
part-taken = this round's turn over { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-ranked = placed { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-beaten = { $n } { $way ->
    [more] more runners beaten
   *[less] fewer runners beaten
}

# Why this order
order-home = home
    .figure = { $n ->
        [none] –
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
    .why = { $b ->
        [none] { $first } crossed the finish line, { $second } did not.
       *[other] { $first } crossed the finish line before { $second }.
    }
    .margin = first over the finish line
order-row = row
    .why = { $first } and { $second } were still on the road: whoever ran farther goes first, row { $a } to { $b }.
    .margin = { $n ->
        [one] by one row
       *[other] by { $n } rows
    }
    .all = { $seats } were still on the road: whoever ran farther goes first, rows { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-course = no course is called "{ $course }"; choose one of { $courses }, or give an object with id and rows, or the text of a course file
wrong-block = the starting block needs { $rows } rows of road
wrong-first_roller = a seat from 0 to { $last } rolls first
wrong-spinner = a spinner is a list of one or more whole numbers, at most { $most }
wrong-deck = a deck has 0 to { $most } cards in all, not { $count }

# What is wrong with a written position. Cards, decisions and keys are called as they are written.
unsound-runners = 2 to 6 runners race, { $found } are given
unsound-start = start is 1 to 6, or null before it is rolled
unsound-start-missing = in the race every runner has a start of 1 to 6
unsound-start-twice = starting place { $start } is given twice
unsound-lane = lanes are 1 to 6; a runner on no space has lane null
unsound-no-lane = only before its place is rolled (row 0) or after the line (row { $finish }) has a runner no lane
unsound-no-start = a runner without a starting place is on no space yet
unsound-road = row { $row } lane { $lane } is not road
unsound-two = row { $row } lane { $lane } holds one runner at most
unsound-block = before the race a runner stands on its place of the block
unsound-before = before the race the round is 0, the turn is null and the order is empty
unsound-asked-start = a seat without a starting place is asked
unsound-cards = deck, discard pile and hands have { $most } cards at most
unsound-deck = a deck has 0 to { $most } cards, the known ones included
unsound-pile = a pile has { $most } cards at most, not { $found }
unsound-known = the deck's known lists as many cards as known_top says
unsound-known_top = known_top is 0, or 1 with a card in the deck
unsound-order = the order of turns is every seat, in rising order of start
unsound-seats = a race has 6 seats at most
unsound-turn = the turn is a seat of the race
unsound-turn-null = before the race the turn is null
unsound-turn-seat = in the race the turn is a seat
unsound-turn-order = the turn is a seat of the order
unsound-other-turn = it is the turn of seat { $turn }, not of seat { $seat_number }
unsound-round = rounds of the race are counted from 1
unsound-rounds = the race ends after round { $most }
unsound-finished = seat { $seat_number } has finished
unsound-over = the race is over, so nobody is asked (pending is null)
unsound-nobody = somebody is asked, unless the race is over
unsound-one = one runner crosses the line
unsound-place = at the end its place is { $place }, not { $found }
unsound-place-null = places are counted from 1; a runner still racing has place null
unsound-place-count = { $count } finishers have place { $place }
unsound-place-road = a runner with a place has left the road
unsound-ranking = the ranking differs from the runners' places
unsound-ranking-null = the ranking is null until the race is over
unsound-boost = a boost has a die of 1 to 6 and a speed of 1 to 200
unsound-run = this run crosses the line or moves nobody, so no lane is asked
unsound-cause = a run's cause is speed, kick or card
unsound-catch_up = there is no free target to catch up to
unsound-high = a high has steps against a spin, card (and left) against a card, neither against an injury
unsound-no-high = seat { $seat_number } holds no RUNNER'S HIGH
unsound-spin = a spin of 0 is not negative
unsound-injury = it is asked about the third INJURY only, with high_vs_third_injury
unsound-harmless = RUNNER'S HIGH works on harmful cards only
unsound-left = left lists other seats still racing, for a card for all

# What is wrong with a file or a course. Cards and keys are called as files write them.
content-lines = a card has at most { $most } lines
content-amount = an amount here is { $least } to { $most } and not 0; { $given } is given
content-move-last = a line that moves the runner is the last of its card
content-for-all = a card for all changes stamina or next speed only
content-kept = `injury` and `high` are the only line of the kept card of that name
content-sector = a sector is a whole number from { $least } to { $most }, not { $sector }
content-block-place = { $written } does not come next here; places and their lanes go from 1 to 6
content-block-row = a block stands on the rows 0 to { $most }, not on { $row }
content-block-places = a block has 6 places, not { $places }
content-rows = a course has 1 to { $most } rows, not { $rows }
content-row = row { $row }: { $why }
content-six = "{ $written }" does not have six characters
content-sign = { $sign } in "{ $written }" is none of . E K #
content-segment = the stretch "{ $segment }" goes from { $from } to { $to }; rows are 1 to { $last }
content-marks = marks are written `marks <rows> <unit>`, for instance `marks 3 mile`
content-marks-apart = marks stand one row or more apart
content-marks-unit = the unit of marks is one word, for instance `mile`
content-key = "{ $written }" is neither `name ...` nor `marks <rows> <unit>` nor the number of a row
content-next-row = row { $row } comes next; a course ends at row { $most }
content-no-rows = a course has a line `name ...` and its rows
content-no-road = there is no road on this row
content-plain-rows = rows 1 and 2 are `......`, the starting block stands there
content-road-behind = lane { $lane } has no road behind it, straight or diagonally
content-road-ahead = lane { $lane } has no road ahead of it, straight or diagonally
content-short = a course has 3 rows or more

# Kinds of things that designers count, as headings of tables.
kind-events = events
kind-kept_cards = kept cards
kind-symbols = symbols
kind-boosts = boosts
kind-speed_rolls = speed rolls
kind-runs = runs
kind-lost_turns = lost turns
kind-start_places = start places
kind-spins = spins
kind-spaces = spaces
kind-negated = negated

# What the signs of the terminal's picture mean, and what it asks. A card of the race is called $card_<id>, a symbol $symbol_<id>.
legend =
    ·        road; ░ no road; * EVENT: take a card; » KICK SPOT: spin the wheel
    ‹·›      a space that may be reached or chosen
    ●1*      a runner, and the symbol below it; ▚ the finish
    ━ ┄      the whole course: road, and where it is narrow; below it the miles or kilometres
    ▮8       stamina; -5 rows behind the first; ✚ cards { $card_injury }; ☆ { $card_runners_high }
    next -2  the speed of the next run changes; loses 1: turns to be lost
question-start_roll = roll for a place on the block
question-place = choose a free place on the block
question-roll = roll for speed
question-boost = spend stamina on the speed?
question-run = choose where the run ends
question-catch_up = choose whom to follow
question-high = use the kept card against it, or save it
