name = Rowing
about = Race 2000 m: set the stroke rate, play your cards and keep some stamina for the end.
goal = Be the first boat over the line at 2000 m; if several cross it in the same round, the one with the biggest last hand wins.
piece = Boat

## Things

# Stamina is what a boat has, pays and gets back; a card is called Exhaustion only where it is in a hand, drawn or discarded. A place is said in
# metres, a move in spaces; a space is 50 m.

card-p1 = Pace 1
card-p2 = Pace 2
card-p3 = Pace 3
card-s = Suffering
card-e = Exhaustion

# Several cards of one kind, in a list: "2 × Pace 1 and Suffering".
cards-alike = { $count } × { $card }
cards-none = none

rate-36 = Easy
rate-39 = Steady
rate-42 = Race
rate-45 = Sprint
# A rate with its strokes a minute: "42 Race".
rate-in-full = { $strokes } { $name }

course-calm_lake = Calm Lake
course-tail_current = River with a Tail Current
course-headwind = Into the Headwind
course-turning_tide = Turning Tide
course-gusty_bay = Gusty Bay
# A course of which somebody gave only the limits.
course-own = Own course

# Where a Pace Limit holds, by itself and in a sentence ("is checked at 500 m").
line-metres = { $metres } m
line-finish = Finish Zone
at-metres = at { $metres } m
at-finish = in the Finish Zone

medal-gold = gold
medal-silver = silver
medal-bronze = bronze
medal-none = no medal

# What is being chosen, in refusals.
phase-rate = rate
phase-play = play
phase-tides = tides
phase-motivation = surge
phase-discard = discard
phase-over = over

## Decisions

decision-rate = rate
decision-play = play
decision-tides = tides
decision-motivation = surge
decision-discard = discard

## Switches

switch-course-name = course
switch-course = the Pace Limits at 500, 1000 and 1500 m and in the Finish Zone
switch-course-object = an object of four limits
switch-course-text = the text of a course file
switch-course-calm_lake = { course-calm_lake }
switch-course-tail_current = { course-tail_current }
switch-course-headwind = { course-headwind }
switch-course-turning_tide = { course-turning_tide }
switch-course-gusty_bay = { course-gusty_bay }
switch-lane_draw-name = lane draw
switch-lane_draw = how lanes and the first race order are given
switch-lane_draw-random = random
switch-lane_draw-seat_order = seat order
switch-suffering_supply-name = suffering supply
switch-suffering_supply = Suffering cards in the common supply
switch-suffering_flip-name = suffering flip
switch-suffering_flip = flip on to a Pace card, or one card only
switch-suffering_flip-until_pace = until pace
switch-suffering_flip-single = single
switch-tides_in_pace-name = tides in pace
switch-tides_in_pace = whether the tide's space counts for the checks
switch-motivation_in_pace-name = surge in pace
switch-motivation_in_pace = whether the spaces of a surge count for the checks
switch-tides_scope-name = tides scope
switch-tides_scope = which boats catch the tide
switch-tides_scope-last_two = last two
switch-tides_scope-last_two_any = last two any
switch-tides_scope-last_one = last one
switch-tides_scope-off = off
switch-tides_when-name = tides when
switch-tides_when = when that is looked at
switch-tides_when-round_start = round start
switch-tides_when-own_turn = own turn
switch-motivation_reach-name = surge reach
switch-motivation_reach = which lanes a rival may be in
switch-motivation_reach-any_lane = any lane
switch-motivation_reach-next_lane = next lane
switch-crab_when-name = crab when
switch-crab_when = whether paying the last stamina is a crab too
switch-crab_when-cannot_pay = cannot pay
switch-crab_when-pile_empty = no stamina left
switch-zone_crab-name = zone crab
switch-zone_crab = where a crab in the Finish Zone leads back to
switch-zone_crab-lost_move = lost move
switch-zone_crab-zone_line = zone line
switch-finish_zone_check-name = finish zone check
switch-finish_zone_check = whether rowing through the zone is checked
switch-finish_zone_check-in_zone = in zone
switch-finish_zone_check-through = through
switch-cooldown_steady-name = back at Steady
switch-cooldown_steady = stamina that Steady gets back
switch-photo_finish-name = photo finish
switch-photo_finish = what ranks boats home in one round
switch-photo_finish-hand_pace = hand pace
switch-photo_finish-distance = distance
switch-race_end-name = race end
switch-race_end = row on until all are home, or stop after the first
switch-race_end-all = all
switch-race_end-first = first
switch-round_limit-name = round limit
switch-round_limit = the last round
switch-content-name = content
switch-content = files that replace the game's own content

## Actions

action-rate-keep = Keep { $rate } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
action-rate = Go to { $rate } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
action-rate-jump = Go to { $rate } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}), a jump: pays { $price } stamina
action-play = Play { $cards }: { $pace ->
    [one] { $pace } space
   *[other] { $pace } spaces
}
# Of some cards the value is not known yet: that many cards of the deck will be flipped.
action-play-flips = Play { $cards }: { $pace ->
    [one] { $pace } space
   *[other] { $pace } spaces
} and { $flips ->
    [one] { $flips } flipped card
   *[other] { $flips } flipped cards
}
action-play-cluttered = Play { $cards }: a cluttered hand, no move
action-tides = Take the tide: 1 space, to { $metres } m
action-motivation = Surge: pay { $price } stamina for { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, to { $metres } m
action-pass = Stay at { $metres } m
action-discard = Discard { $cards }
action-keep-all = Keep all cards

## Events

event-lanes-drawn = Lanes are drawn: { $boats }
event-round = Round { $round } begins: { $order }; nobody has the tide
event-round-tide = Round { $round } begins: { $order }; the tide is with { $boats }
event-rate-chosen = { $seat } has chosen a rate
    .yours = You have chosen a rate
event-rate-kept = { $seat } stays at { $rate }
    .yours = You stay at { $rate }
event-rate-set = { $seat } goes from { $from } to { $to }
    .yours = You go from { $from } to { $to }
event-paid-jump = { $seat } pays { $amount } stamina for a jump of two rates
    .yours = You pay { $amount } stamina for a jump of two rates
event-paid-motivation = { $seat } pays { $amount } stamina for a surge
    .yours = You pay { $amount } stamina for a surge
event-paid-pace = { $seat } pays { $amount } stamina for its Pace
    .brief = pays { $amount_sum } for the Pace
    .you = pay { $amount_sum } for the Pace
    .yours = You pay { $amount } stamina for your Pace
event-cards-chosen = { $seat } has chosen its cards ({ $count })
    .yours = You have chosen your cards ({ $count })
event-revealed = { $seat } shows { $cards }
    .yours = You show { $cards }
event-cluttered = { $seat } has a cluttered hand and does not move
    .brief = is held up by a cluttered hand
    .you = are held up by a cluttered hand
    .yours = You have a cluttered hand and do not move
event-flipped = { $seat } flips { $card }: { $pace } more
    .yours = You flip { $card }: { $pace } more
event-flipped-nothing = { $seat } flips { $card }, which adds nothing
    .yours = You flip { $card }, which adds nothing
event-shuffled = { $seat } shuffles its discard pile of { $count } into a deck
    .yours = You shuffle your discard pile of { $count } into a deck
event-moved-cards = { $seat } rows { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} to { $metres } m
    .brief = rows { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .you = row { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .yours = You row { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
event-moved-tides = { $seat } is carried { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} by the tide, to { $metres } m
    .brief = catches the tide to { $metres } m
    .you = catch the tide to { $metres } m
    .yours = You are carried { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } by the tide, to { $metres } m
event-moved-motivation = { $seat } surges { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} to { $metres } m
    .brief = surges { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .you = surge { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .yours = You surge { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
event-moved-crab = { $seat } falls back { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} to { $metres } m
    .brief = falls back { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .you = fall back { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
    .yours = You fall back { $by ->
        [one] { $by } space
       *[other] { $by } spaces
    } to { $metres } m
event-discarded = { $seat } discards { $cards }
    .yours = You discard { $cards }
event-checked-free = { $seat } is checked { $at }: Pace { $pace }, limit { $limit }, free
    .yours = You are checked { $at }: Pace { $pace }, limit { $limit }, free
event-checked = { $seat } is checked { $at }: Pace { $pace }, limit { $limit }, costs { $cost }
    .yours = You are checked { $at }: Pace { $pace }, limit { $limit }, costs { $cost }
event-crab = { $seat } cannot pay { $at } and catches a crab: { $suffering } { $card }
    .brief = catches a crab { $at }
    .you = catch a crab { $at }
    .yours = You cannot pay { $at } and catch a crab: { $suffering } { $card }
event-crab-empty = { $seat } has no stamina left { $at } and catches a crab: { $suffering } { $card }
    .brief = catches a crab { $at }
    .you = catch a crab { $at }
    .yours = You have no stamina left { $at } and catch a crab: { $suffering } { $card }
event-cooled = { $seat } gets { $amount } stamina back
    .yours = You get { $amount } stamina back
# What others are told.
event-drew = { $seat } draws { $count }
    .yours = You draw { $count }
# What the owner is told.
event-drew-cards = { $seat } draws { $count }: { $cards }
    .yours = You draw { $count }: { $cards }
event-home = { $seat } is home in round { $round }, { $metres } m past the line, card sum { $sum }
    .brief = crosses the line
    .you = cross the line
    .yours = You are home in round { $round }, { $metres } m past the line, card sum { $sum }
event-placed = { $seat } takes place { $place }
    .yours = You take place { $place }
# A boat alone: its time, such as 5:42, and its medal.
event-over-time = The race is over in { $time }: { $medal }
event-over-not-home = The race is over; the boat is not home
event-over-dead-heat = The race is over: a dead heat of { $winners }; { $ranking }
event-over = The race is over: { $winners } won; { $ranking }

## Refusals

refused-home = your boat has finished in round { $round } and no longer rows
refused-over = the race is over
refused-turn = { $seat } is rowing and chooses now: { $phase }
refused-final = your choice is already made ({ $phase }), and a choice is final
refused-step-past = that step is past; now it is: { $phase }
refused-choose-rate = choose a rate now
refused-choose-cards = choose the cards to play now
refused-choose-tide = take the tide or pass now
refused-choose-motivation = surge or pass now
refused-choose-discard = discard Pace cards now, or none of them with an empty list
refused-jump-unpaid = a jump of two positions from { $from } to { $to } costs 1 stamina; you have none left
refused-jump-too-far = from { $from } to { $to } are three positions; a jump is of two at most
refused-cluttered = the rate needs { $needed } cards and your hand has { $playable } that can be played: play them all and { $exhaustion } { $card }
refused-play-exhaustion = { $card } cards cannot be played; you chose { $chosen }
refused-play-count = at the rate { $rate } you play exactly { $needed ->
    [one] 1 card
   *[other] { $needed } cards
}, not { $chosen }
refused-not-in-hand = your hand has { $held } × { $card }, not { $chosen }
refused-discard-kind = only Pace cards can be discarded; you chose { $chosen } × { $card }
refused-no-tide = your boat is not in the last two positions this round
refused-tide-finish = there is no tide beyond the finish line; you are at { $metres } m
refused-motivation-unpaid = a surge costs { $price } stamina; you have none left
refused-motivation-finish = from { $metres } m a surge of { $spaces } spaces would cross the finish line at { $last } m
refused-motivation-alone = no racing boat is beside you at { $metres } m or one space ahead

## Forecasts: parts, one after the other

forecast-parts = { $parts }
forecast-cluttered = the hand is cluttered: the boat stays, and the rate goes back to { $rate }
forecast-pace = rows at Pace { $pace }
forecast-place = comes to { $metres } m
# One of the limits in forecast-checked: "at 500 m (limit 5)".
forecast-limit = { $at } (limit { $limit })
forecast-checked-free = is checked { $lines } and pays nothing
forecast-checked = is checked { $lines } and pays { $cost } of { $stamina } stamina
forecast-crab = catches a crab ({ $chance })
forecast-crab-back = catches a crab ({ $chance }) and falls back to { $metres } m
forecast-home = is home ({ $chance })
forecast-draws = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# From one number or chance to another.
forecast-range = { $least } to { $most }
forecast-certain = certain
forecast-chance = { $percent } %
# A chance that is not nothing, and one that is not certain, although they are rounded to it.
forecast-chance-least = under 1 %
forecast-chance-most = over 99 %

## The picture as text: at most 100 columns

picture-head = { $course }, round { $round }, { $doing }. Supply { $supply }.
picture-course-name = { $name }
picture-step-rate = step 1, rate: all choose at once, in secret
picture-step-play = step 2, play: all choose at once, in secret
picture-step-tides = step 4, tides
picture-step-motivation = step 5, surge
picture-step-discard = step 6, discard
picture-step-over = the race is over
# A boat alone: what the clock shows.
picture-clock = Clock { $time }.
picture-time = Time { $time }, { $medal }.
picture-not-home = Not home.
picture-order = Race order: { $boats }
picture-rest = The boats rest.
picture-choosing = { $name } (choosing)
picture-has-chosen = { $name } (has chosen)
picture-rowing = { $name } (rowing)
picture-metres = { $metres } m
# Before the limits of the lines.
picture-pace = Pace
picture-empty-lane = empty
picture-tide = tide
# A boat with its facts, one after the other.
picture-boat = [{ $number }] { $name }: { $facts }
picture-home = home in round { $round } on space { $space }, card sum { $sum }
picture-place = { $metres } m, space { $space }
picture-rate = rate { $rate }
picture-stamina = stamina { $count } of { $full }
picture-hand-count = hand { $count }
picture-deck = deck { $count }
picture-discard = discard { $cards }
picture-played = played { $cards }
picture-boat-pace = Pace { $pace }
picture-has-tide = has the tide
picture-crabs = crabs { $count }
picture-face-down = { $count } face down
picture-no-cards = empty
picture-hand = Your hand: { $cards }
picture-hand-chosen = Your hand: { $cards }; chosen rate { $rate }
# Cards of one kind in the hand, with their code.
picture-cards = { $count } x { $name } ({ $code })
picture-cards-dead = { $count } x { $name } ({ $code }, dead weight)
# The table at the end, and the heads of its columns.
picture-podium = Podium
column-place = place
column-round = round
column-sum = card sum
column-space = space
column-stamina = stamina
column-rate = rate
picture-verdict-sum = RW-142: home in the same round: card sum of the last turn, then farther past the line, then stamina, then the lower rate (RW-143)
picture-verdict-distance = RW-142: home in the same round: farther past the line, then card sum of the last turn, then stamina, then the lower rate (RW-143)
# A course that somebody wrote in a file.
picture-course = { $name }: { $about }
picture-course-option = Play it with the option { $option }

## The page: what else its picture says

head-course = { $course }, { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}
# The steps of a turn in which nobody chooses; with phase-rate and the others they are the bar at the top.
phase-reveal = reveal
phase-splits = splits
phase-replenish = replenish
board-start = START
# The Finish Zone where there is little room.
board-zone = zone
board-limit = Pace limit
board-supply = supply
board-crab = CRAB
standing-home = home, round { $round }
standing-crabs = { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}
pile-hand = hand
pile-discard = disc { $count }
pile-own-deck = { $count } in your deck
pile-own-discard = discard
# What is written on a card: one that moves the boat, one that flips, one that does nothing.
face-pace = Row { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
face-flip = Flip, add { $least } to { $most }
face-nothing = Dead weight
ask-rate = Choose your rate
ask-rate-help = It says how many cards you play; all choose in secret.
ask-play = Play { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ask-play-help = { $rate } asks for exactly { $cards }. { $picked } picked.
ask-play-cluttered = Too few cards can be played: the boat does not move.
ask-tides = Take the tide?
ask-tides-help = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
} for nothing, or stay where you are.
ask-motivation = Surge?
ask-motivation-help = A rival is near: { $spaces ->
    [one] one space
    [2] two spaces
   *[other] { $spaces } spaces
} for { $price } stamina.
ask-discard = Discard Pace cards
ask-discard-help = Pick what you do not need; you draw up to { $hand ->
    [7] seven
   *[other] { $hand }
}.
button-rate = Set { $rate }
button-row = Row { $pace } to { $to }
button-flip = Row { $pace }, flip decides
button-cluttered = Play the cluttered hand
button-tides = Take the tide to { $to }
button-motivation = Surge to { $to }, pays { $price }
button-stay = Stay at { $to }
button-discard = Discard { $cards }, draw { $draws }
button-keep = Keep all, draw { $draws }
outlook-to = to { $metres }
outlook-range = { $least } to { $most }
outlook-past = over the line by { $metres }
outlook-crosses = crosses { $lines } at Pace { $pace }
outlook-free = free
outlook-pays = pays { $cost } of { $stamina }
outlook-pays-range = pays { $least } to { $most } of { $stamina }
outlook-price = costs { $price } now
outlook-no-crab = 0 % crab
outlook-crab = { $percent } % crab
outlook-crab-back = { $percent } % crab, back to { $metres }
outlook-crab-certain = crab, back to { $metres }
outlook-home = { $percent } % home
outlook-home-certain = over the line
# The cards of a play added up: "Pace = 2 + ?".
outlook-sum = Pace = { $sum }
lever-keep = keep
lever-jump = a jump: −{ $price }
lever-cools = gets { $cards } back
lever-cools-nothing = gets none back
mark-free = { $metres }: free
mark-pays = { $metres }: pays { $cost }
mark-crab = { $metres }: crab
measure-gap = Gap
measure-gap-unit = metres ahead of or behind the even pace of the fastest
measure-distance = Distance
measure-distance-unit = metres at the end of each round
measure-stamina = Stamina
measure-stamina-unit = stamina left
stat-home = home in
stat-round = round { $round }
stat-best = best Pace
stat-spent = stamina spent
stat-flips = flips
stat-tides = tides
stat-surges = surges
stat-crabs = crabs
# Great moments, and the steps of a turn while it is shown.
moment-owes = owes { $cost }, pays { $paid }
moment-over = Pace { $pace } against a limit of { $limit } { $where }.
moment-suffering = { $n } { $card } into the hand.
moment-back = Back to { $place }.
moment-back-no-finish = Back to { $place }: no finish.
moment-short = { $n } short
step-flip = Flip
step-row = Row
step-back = Back
step-owes = owes { $cost }
step-pays = Pays
step-cools = Gets back

# The lab: what else designers count.
thing-cards = cards
thing-tides = tide
thing-motivation = surge
thing-crab = crab
thing-jump = a higher rate
thing-pace = a limit exceeded
thing-cluttered = cluttered
thing-space = { $metres } m
thing-past_the_line = past the finish line

# Why a choice is better: what there is more or less of, on average.
part-metres = { $n } m { $way ->
    [more] farther
   *[less] less far
}
part-stamina = { $n } { $way ->
    [more] more stamina
   *[less] less stamina
}
part-home = home { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-beaten = { $n } { $way ->
    [more] more boats beaten
   *[less] fewer boats beaten
}

# Why this order
order-home = home in
    .figure = { $n ->
        [none] –
       *[other] round { $n }
    }
    .why = { $b ->
        [none] { $first } is home, { $second } is not.
       *[other] { $first } was home in round { $a }, { $second } in round { $b }.
    }
    .margin = { $b ->
        [none] over the line alone
       *[other] by { $n } { $n ->
            [one] round
           *[other] rounds
        }
    }
order-hand = hand
    .why = { $first } and { $second } came home in the same round: the larger played hand goes first, { $a } to { $b }.
    .margin = { $n ->
        [one] by one point of the played hand
       *[other] by { $n } points of the played hand
    }
    .all = { $seats } came home in the same round: the larger played hand goes first, { $figures }.
order-distance = distance
    .figure = { $n } m
    .why = { $first } and { $second } are level so far: the farther boat goes first, { $a } m to { $b } m.
    .though = { $second } was farther past the line.
    .margin = by { $n } m
    .all = { $seats } are level so far: the farther boat goes first, { $figures } m.
order-stamina = stamina
    .why = { $first } and { $second } are level so far: the boat with more stamina left goes first, { $a } to { $b }.
    .margin = by { $n } stamina
    .all = { $seats } are level so far: the boat with more stamina left goes first, { $figures }.
order-rate = rate
    .why = { $first } and { $second } are level so far: the lower stroke rate goes first, { $a } to { $b }.
    .margin = by the lower stroke rate
    .all = { $seats } are level so far: the lower stroke rate goes first, { $figures }.
proof-hand = Played hand: { $cards }

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-course = "{ $course }" is not a course; there are { $courses }, or an object with 500, 1000, 1500 and finish, or the text of a course file
wrong-limit = a Pace Limit ({ $line }) is a number from { $least } to { $most }, not { $limit }

# What is wrong with a written position. Parts are called by their keys.
unsound-seats-alone = it stands alone, for a new race of that many seats
unsound-boats = a list of 1 to 6 boats is needed, not of { $found }
unsound-deciding = it follows from the rest of the position and may be left out
unsound-face-down = a position has its piles open, as lists; { "{" }"count": n{ "}" } stands in views, which cannot be played
unsound-deck = a boat has at most { $most } cards
unsound-once = seat { $seat_number } is not in this race, or stands there twice
unsound-podium = boats that finished in earlier rounds stand there, and when the race is over all boats; seat { $seat_number } does not fit
unsound-order = it has the boats that were racing when the round began, and none when the race is over; seat { $seat_number } does not fit
unsound-lane = a lane has one boat; lane { $lane } has two
unsound-finished = a boat that finished is past { $last }, one that races is not
unsound-exhaustion = a boat has at most { $most } Exhaustion cards, not { $found }
unsound-hand = a hand has at most { $most } cards, and 2 more for each crab
unsound-cards = a boat and the supply have at most { $most } cards together
unsound-played = there are at most { $most } cards in this Play Area
unsound-chosen = a rate is chosen in the phase rate only
unsound-jump-unpaid = a jump of two positions from { $from } to { $to } needs a card in the Stamina Pile
unsound-jump-too-far = from { $from } to { $to } are three positions; a jump is of two at most
unsound-turn = it is a seat in the phases tides, motivation and discard, else null
unsound-turn-order = it is one of the seats in order
unsound-nobody-asked = at least one boat must still have to choose
unsound-asked = seat { $seat_number } cannot be asked this: the rule gives it no such choice
unsound-home = a boat that has finished rows no more
unsound-hidden = the Play Area of the boat that rows is shown
unsound-revealed = a Play Area is secret until the boat rows
unsound-turn-start = a boat that is yet to row stands where its turn starts
unsound-hand-empty = a boat that has to choose cards holds at least one
unsound-not-played = a boat that is yet to row has a Play Area
unsound-played-early = rates are chosen before cards are played

# What is wrong with a file. Cards, lines and keys are called as files write them.
content-five-lines = there are five lines only: 500, 1000, 1500, zone and finish
content-next-line = { $line } comes next, not "{ $written }"
content-rising-spaces = the lines lie on rising spaces from 1 to 90
content-limits = the limits 500, 1000, 1500 and finish are all needed
content-medals = gold, silver and bronze are rising times, all three or none
content-two-effects = a card has at most two effects
content-rates = the rates are 36, 39, 42 and 45, in this order
content-lanes = the lanes 1 to 6 stand there once each

# Kinds of things that designers count, as headings of tables.
kind-cards = cards
kind-flipped_cards = flipped cards
kind-discarded_cards = discarded cards
kind-rates = rates
kind-moves = moves
kind-payments = payments
kind-limits = limits
kind-limits_exceeded = limits exceeded
kind-crabs = crabs
kind-hands = hands
kind-spaces = spaces

# What the signs of the terminal's picture mean, and what it asks. A card of the race is called $card_<id>, a symbol $symbol_<id>.
legend =
    ━━━●     a boat: its bow is its place; ∘ where it began the round; ≈ it has the tide
    ┃ ≤5     a split line, and the Pace that is free there; ┊ the Finish Zone begins; ▚ the finish
    0 1 × ░  where a choice would land: free, what it costs, a crab; ░ where a rate may lead
    { "[" }2] [S]  { $card_p2 }, { $card_s }; (e) { $card_e }, which cannot be played
    ✓ …      has chosen, still choosing
    ▮▮▯···   stamina: left, spent by the choice under the cursor, gone
    h d      cards in hand and deck; disc the discard pile; ×1 crabs; ≈+1 the tide
question-rate = choose a stroke rate, in secret
question-play = choose cards to row with, in secret
question-tides = take the tide?
question-motivation = surge, or hold?
question-discard = discard cards, or keep all
