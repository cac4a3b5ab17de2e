name = Salmon Run
about = Two to four salmon race up a river of hexes on small decks, leaping waterfalls and dodging bears.
goal = Be the first salmon in the spawning ground at the head of the river; if several arrive in the same round, the one with the least Fatigue wins.
piece = Salmon

## Decisions: what a seat has to do

decision-set_up = set-up
decision-play = play
decision-take = take
decision-reeds = Reeds
decision-bear_first = a bear's first step
decision-bear_second = the bear's second step
decision-counter = counter
decision-discard = discard
decision-eagle_card = Eagle
decision-rest = rest

## Switches

switch-river-name = river
switch-river = the boards
switch-river-text = a river such as S1-2E-4M-6E-F2, or random:2 to random:6
# $n is a number of boards
switch-river-random = { $n } boards, drawn by lot
switch-boards-name = boards
switch-boards = more sides that the river may name
switch-boards-text = the text of board files of your own
switch-first-name = first
switch-first = who begins
switch-first-roll = by the die
switch-max_rounds-name = max rounds
switch-max_rounds = rounds before the end
switch-max_rounds-null = 20 a board
switch-start_deck-name = start deck
switch-start_deck = eleven or eight cards to begin with
switch-start_deck-standard = eleven cards
switch-start_deck-light = eight cards
switch-rest_return-name = rest return
switch-rest_return = whether a rest must give a Fatigue back
switch-rest_return-always = always
switch-rest_return-may = if you like
switch-pass_through-name = pass through
switch-pass_through = whether a Double Swim's first hex gives its card
switch-pass_through-every = yes
switch-pass_through-last_only = the last only
switch-pool_entry-name = pool entry
switch-pool_entry = whether moves may end early in the spawning ground
switch-pool_entry-whole = all or nothing
switch-pool_entry-stops = they stop there
switch-fatigue_pile-name = fatigue pile
switch-fatigue_pile = whether an empty pile ends all Fatigue
switch-fatigue_pile-limited = limited
switch-fatigue_pile-unlimited = unlimited
switch-bear_move-name = bear move
switch-bear_move = whether a bear may stop after one step
switch-bear_move-two = two
switch-bear_move-up_to_two = up to two
switch-bear_stack-name = bear stack
switch-bear_stack = what several bears on one hex cost
switch-bear_stack-each = each
switch-bear_stack-once = once
switch-pool_safe-name = pool safe
switch-pool_safe = whether bears spare the spawning ground
switch-content-name = content
switch-content = files that replace the game's own content

## Things. Cards, boards and lengths are called as in content/.

card-forward = Swim Forward
card-left = Swim Left
card-right = Swim Right
card-double_forward = Double Swim Forward
card-double_left = Double Swim Left
card-double_right = Double Swim Right
card-wild = Wild
card-bear = Bear
card-eagle = Eagle
card-current = Current
card-rapids = Rapids
card-fatigue = Fatigue

board-S1 = Estuary
board-S2 = Tidal Bar
board-1E = Meadow Bend
board-1M = Boulder Garden
board-2E = Twin Channels
board-2M = The Ledge
board-3E = Gravel Bars
board-3H = Double Step
board-4E = Reed Marsh
board-4M = Whirlpools
board-5E = Old Weir
board-5H = Black Canyon
board-6E = Broad Shallows
board-6H = The Great Falls
board-F1 = Home Pool
board-F2 = Last Leap

length-short = short game
length-beginner = beginners' game
length-expert = experts' game
length-long = long game
length-marathon = marathon game

# Where a Wild goes
direction-forward = forward
direction-left = to the left
direction-right = to the right

# Where a bear goes
compass-n = straight upstream
compass-ne = up and to the right
compass-se = down and to the right
compass-s = straight downstream
compass-sw = down and to the left
compass-nw = up and to the left

# Where a card is removed from
source-hand = hand
source-draw = draw pile
source-discard = discard

# What the symbol of a hex gives
symbol-none = nothing
symbol-bear = paw: a Bear card
symbol-swim = a Swim card of choice
symbol-double_swim = a Double Swim of choice
symbol-draw = Draw +1
symbol-eagle = an Eagle card
symbol-fatigue = a Fatigue
symbol-current = a Current card
symbol-current_or_rapids = a Current or Rapids card
symbol-rapids = a Rapids card
symbol-reeds = Reeds
symbol-two_reeds = double Reeds
symbol-wild = a Wild card
# The same where a card has a name of its own
own-symbol = one { $cards }
own-symbol-choice = a card of choice: { $cards }

# What a hex is: "the leap would land in a waterfall"
ground-water = water
ground-waterfall = a waterfall
ground-rock = rock
ground-bank = the bank
ground-start = the start hex
ground-pool = the spawning ground

# A hex in a sentence, by its column and height and the board as the river names it
hex-at = hex { $at } of board { $board }

# The same things as refusals name them
plain-card-forward = { card-forward }
plain-card-left = { card-left }
plain-card-right = { card-right }
plain-card-double_forward = { card-double_forward }
plain-card-double_left = { card-double_left }
plain-card-double_right = { card-double_right }
plain-card-wild = { card-wild }
plain-card-bear = { card-bear }
plain-card-eagle = { card-eagle }
plain-card-current = { card-current }
plain-card-rapids = { card-rapids }
plain-card-fatigue = { card-fatigue }
plain-direction-forward = { direction-forward }
plain-direction-left = { direction-left }
plain-direction-right = { direction-right }
plain-compass-n = { compass-n }
plain-compass-ne = { compass-ne }
plain-compass-se = { compass-se }
plain-compass-s = { compass-s }
plain-compass-sw = { compass-sw }
plain-compass-nw = { compass-nw }
plain-source-hand = { source-hand }
plain-source-draw = { source-draw }
plain-source-discard = { source-discard }
plain-decision-set_up = setting up
plain-decision-play = playing cards
plain-decision-take = taking a card
plain-decision-reeds = removing cards at the Reeds
plain-decision-bear_first = { decision-bear_first }
plain-decision-bear_second = { decision-bear_second }
plain-decision-counter = whether to counter
plain-decision-discard = discarding
plain-decision-eagle_card = the card that goes by the Eagle
plain-decision-rest = resting

## Actions

action-set-up = Set up: lay the river, deal, find the first player
action-play = Play { $card }
action-play-direction = Play { $card } { $direction }
# The player's own hand
action-play-own = Play { $card } at yourself
action-play-target = Play { $card } at { $target }
# In sentences such as action-jump: one such card
a-fatigue = a { $card }
action-jump = Leap with { $first } then { $second }: costs { $fatigue }
# A Wild as $first or $second
action-jump-wild = { $card } { $direction }
action-end-turn = End the turn after { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
action-end-turn-unplayed = End the turn without playing a card
action-take = Take { $card }
action-remove = Remove { $card } from your { $source }
action-pass = Pass
action-pass-reeds = Remove no card
action-pass-rest = Keep the { $card }
action-pass-counter = Do not counter
action-move-bear = Bear { $bear } goes { $way }
action-stop-bear = The bear stays where it is
action-counter = Counter by discarding a { $card }
action-counter-any = Counter
action-discard = Discard { $cards }
action-snatch = Discard { $card } from that hand
action-snatch-own = Discard { $card } from your own hand
action-return-fatigue = Give { $fatigue } back

## Events

event-river = The river is laid, { $length } heights from the sea to the spawning ground: { $boards } ({ $river })
event-first = { $seat } goes first
    .yours = You go first
event-played = { $seat } plays { $card }
    .brief = { $card_id ->
        [card-bear] plays a Bear
        [card-current] plays a Current
        [card-rapids] plays Rapids
       *[other] { "" }
    }
    .you = { $card_id ->
        [card-bear] play a Bear
        [card-current] play a Current
        [card-rapids] play Rapids
       *[other] { "" }
    }
    .yours = You play { $card }
event-played-direction = { $seat } plays { $card } { $direction }
    .yours = You play { $card } { $direction }
event-played-own = { $seat } plays { $card } at its own hand
    .yours = You play { $card } at your own hand
event-played-target = { $seat } plays { $card } at { $target }
    .brief = plays { $card } at { $target }
    .you = play { $card } at { $target }
    .yours = You play { $card } at { $target }
event-ignored = { $seat }'s { $card } goes nowhere; it counts all the same
    .brief = { $times ->
        [1] gets nowhere
        [2] gets nowhere twice
       *[other] gets nowhere { $times } times
    }
    .you = { $times ->
        [1] get nowhere
        [2] get nowhere twice
       *[other] get nowhere { $times } times
    }
    .yours = Your { $card } goes nowhere; it counts all the same
event-ignored-bear = { $seat } has no bear to move
    .yours = You have no bear to move
event-ignored-eagle = { $seat }'s { $card } finds an empty hand
    .yours = Your { $card } finds an empty hand
event-jumped = { $seat } leaps from { $from } to { $to } with { $cards }
    .brief = leaps ahead
    .you = leap ahead
    .yours = You leap from { $from } to { $to } with { $cards }
event-moved-swim = { $seat } swims to { $to }
    .brief = swims { $times ->
        [one] one hex
       *[other] { $times } hexes
    }
    .you = swim { $times ->
        [one] one hex
       *[other] { $times } hexes
    }
    .yours = You swim to { $to }
event-moved-jump = { $seat } lands at { $to }
    .yours = You land at { $to }
event-moved-current = { $seat } drifts to { $to }
    .brief = drifts { $times ->
        [one] one hex
       *[other] { $times } hexes
    }
    .you = drift { $times ->
        [one] one hex
       *[other] { $times } hexes
    }
    .yours = You drift to { $to }
event-fatigued-three-swims = { $seat } gets { $fatigue } for three swims
    .brief = gets { $fatigue } for three swims
    .you = get { $fatigue } for three swims
    .yours = You get { $fatigue } for three swims
event-fatigued-jump = { $seat } gets { $fatigue } for the leap
    .brief = gets { $fatigue } for the leap
    .you = get { $fatigue } for the leap
    .yours = You get { $fatigue } for the leap
event-fatigued-bear = { $seat } gets { $fatigue } from a bear
    .brief = gets { $fatigue } from a bear
    .you = get { $fatigue } from a bear
    .yours = You get { $fatigue } from a bear
event-fatigued-hex = { $seat } gets { $fatigue } from the hex
    .brief = gets { $fatigue } from the hex
    .you = get { $fatigue } from the hex
    .yours = You get { $fatigue } from the hex
event-no-fatigue = { $seat } is spared { $fatigue }: none is left
    .yours = You are spared { $fatigue }: none is left
event-pile-empty = { $seat } gets nothing at the sign for { $symbol }: no such card is left
    .yours = You get nothing at the sign for { $symbol }: no such card is left
event-took = { $seat } takes { $card_id ->
    [card-eagle] an
   *[other] a
} { $card } onto the discard
    .brief = takes { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card }
    .you = take { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card }
    .yours = You take { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card } onto the discard
event-drew = { $seat } draws { $card_id ->
    [card-eagle] an
   *[other] a
} { $card }
    .yours = You draw { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card }
event-drew-hidden = { $seat } draws a card
    .yours = You draw a card
event-nothing-to-draw = { $seat } has nothing to draw
    .yours = You have nothing to draw
event-shuffled = { $seat } shuffles a draw pile of { $count }
    .yours = You shuffle a draw pile of { $count }
event-removed = { $seat } removes { $card_id ->
    [card-eagle] an
   *[other] a
} { $card } from the { $source }
    .brief = removes { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card }
    .you = remove { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card }
    .yours = You remove { $card_id ->
        [card-eagle] an
       *[other] a
    } { $card } from the { $source }
event-bear-moved = Bear { $bear } walks to { $to }
event-countered = { $seat } discards a { $card } and is spared
    .brief = escapes with a { $card }
    .you = escape with a { $card }
    .yours = You discard a { $card } and are spared
event-rolled = { $seat } rolls { $value }: arrow { $arrow }
    .yours = You roll { $value }: arrow { $arrow }
event-discarded-rapids = { $seat } loses { $cards } to the { $card_id ->
        [card-rapids] rapids
       *[other] { $card }
    }
    .brief = loses { $cards } to the { $card_id ->
        [card-rapids] rapids
       *[other] { $card }
    }
    .you = lose { $cards } to the { $card_id ->
        [card-rapids] rapids
       *[other] { $card }
    }
    .yours = You lose { $cards } to the { $card_id ->
        [card-rapids] rapids
       *[other] { $card }
    }
event-discarded-hand-limit = { $seat } discards { $cards }: four stay
    .yours = You discard { $cards }: four stay
event-discarded-eagle = { $seat } loses { $cards } to the { $card_id ->
        [card-eagle] eagle
       *[other] { $card }
    }
    .brief = loses { $cards } to the { $card_id ->
        [card-eagle] eagle
       *[other] { $card }
    }
    .you = lose { $cards } to the { $card_id ->
        [card-eagle] eagle
       *[other] { $card }
    }
    .yours = You lose { $cards } to the { $card_id ->
        [card-eagle] eagle
       *[other] { $card }
    }
event-hand-seen = { $seat } looks at the hand of { $target }: { $cards }
    .brief = looks at the cards of { $target }
    .you = look at the cards of { $target }
    .yours = You look at the hand of { $target }: { $cards }
event-hand-seen-hidden = { $seat } looks at the hand of { $target }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .brief = looks at the cards of { $target }
    .you = look at the cards of { $target }
    .yours = You look at the hand of { $target }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-arrived = { $seat } reaches the spawning ground at { $hex }: last round
    .brief = reaches the spawning ground
    .you = reach the spawning ground
    .yours = You reach the spawning ground at { $hex }: last round
event-rested = { $seat } rests: { $fatigue } goes back
    .brief = rests
    .you = rest
    .yours = You rest: { $fatigue } goes back
event-turn-ended = { $seat }'s turn is over
    .yours = Your turn is over
event-over-arrival = The race is over; { $winners } won, in the spawning ground. { $card }: { $fatigue }
event-over-shared = The race is over; { $winners } won, equally tired in the spawning ground. { $card }: { $fatigue }
event-over-round-limit = The race is over; { $winners } won, nearest when the round limit came. { $card }: { $fatigue }
# One of the list $fatigue: a seat and its number of Fatigue cards
event-over-fatigue = { $seat } ({ $n })

## Refusals

refused-over = the race is over; nobody has a decision
refused-seat = it is { $seat }'s decision
refused-decision = this is not what is asked now ({ $decision })
refused-not-in-hand = you have no { $card } in hand
refused-wild-direction = a { $card } needs a direction: forward, left or right
refused-eagle-target = { $card_id ->
    [plain-card-eagle] an Eagle
   *[other] a { $card }
} needs a target: choose whose hand it looks at
refused-no-direction = a { $card } takes no direction
refused-no-target = a { $card } takes no target
refused-not-in-that-hand = there is no { $card } in that hand
refused-other-bear = bear { $walking } is walking; bear { $bear } stays
refused-no-bear = there is no bear { $bear }; { $bears } are in the river
refused-bear-off-map = no hex lies { $way } of bear { $bear }
refused-bear-stops = a bear walks two steps unless it meets a salmon
refused-not-offered = the sign for { $symbol } does not offer { $card }
refused-pile-empty = the pile of { $card } is empty
refused-not-there = there is no { $card } in your { $source }
refused-at-home = a salmon in the spawning ground stays there
refused-leap-off-map = the leap leaves the map at its hex { $hex }
refused-leap-over = hex { $hex } of the leap is { $ground }
refused-leap-lands = the leap would land in { $ground }
refused-leap-no-waterfall = no waterfall lies between here and the landing hex
refused-leap-plays = a leap needs two of the three plays; { $left } is left
refused-leap-cards = the leap needs { $needed } × { $card }; you have { $held } in hand
refused-leap-direction = a { $card } does not go { $direction }
refused-leap-no-swim = a leap takes two swims; { $card } is none
refused-no-counter = only a { $card } counters a { $card }; you have none in hand
refused-discard-count = { $count } cards are to go; you name { $named }
refused-discard-card = you name { $named } × { $card }; you have { $held } in hand

## Forecasts: what an action would lead to

forecast-parts = { $parts }
forecast-ignored = goes nowhere
forecast-home = comes home at { $hex }
forecast-to = comes to { $hex }
forecast-bears = meets { $bears ->
    [one] { $bears } bear
   *[other] { $bears } bears
} at { $hex }
forecast-symbol = meets { $symbol } at { $hex }
forecast-no-card = finds no card left for { $symbol } at { $hex }
forecast-third-swim = costs { $fatigue } as a third swim
forecast-fatigue = takes { $n } { $card }
forecast-tires = tires { $seat }
forecast-drift = { $seat }: drifts to { $ways }
# Two ways that a drift can take
forecast-either = { $one }, or { $other }
# A way after rolls: "odd even: hex 2,7 of board 2M"
forecast-way = { $path } ({ $rolls })
forecast-rolls = { $one }, then { $other }
forecast-odd = odd
forecast-even = even
forecast-rapids = { $seat }: discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## The text picture

picture-before-set-up = Salmon Run, before set-up: { $seats } salmon, river { $river }
picture-head = Salmon Run, round { $round } of at most { $most }, river { $river }
picture-last-round = LAST ROUND (SA-100): home { $home }; still to come after this turn: { $waiting }
# One of the list $home
picture-home = { $seat } with { $fatigue } { $card }
# Instead of the list $waiting
picture-nobody = nobody
picture-in-pool = in the spawning ground
picture-to-go = { $heights } heights to go, { $swims } basic swims
picture-no-arrow = no arrow
picture-arrow = arrow { $arrow }
picture-arrows = arrow 1 { $first }, arrow 2 { $second }
picture-offset = its column 0 at column { $column } of the board below
picture-empty = no salmon, no bear
picture-bears = { $bears }
picture-bear = bear { $bear } at { $hex }
# The signs are those of the picture
picture-legend-ground = ~ water ^ waterfall # rock . bank @ start * spawning ground; = joint of two boards
picture-legend-symbols = B paw S swim D double + draw E { $eagle_id ->
    [card-eagle] eagle
   *[other] { $eagle }
} X { $fatigue_id ->
    [card-fatigue] fatigue
   *[other] { $fatigue }
} C { $current_id ->
    [card-current] current
   *[other] { $current }
} R { $rapids_id ->
    [card-rapids] rapids
   *[other] { $rapids }
} Q either W { $wild_id ->
    [card-wild] wild
   *[other] { $wild }
} 1 2 reeds
picture-legend-pieces = :21 arrow 1 to digit 2, arrow 2 to digit 1 of a number pad; <ab o1 salmon a, b and bear 1 here
picture-seat = { $seat }: hand { $hand }, draw pile { $draw }, discard { $discard }, { $card } { $fatigue }
picture-you = { $seat } (you): hand { $hand }, draw pile { $draw }, discard { $discard }, { $card } { $fatigue }
picture-hand = hand: { $cards }
picture-draw = draw pile, in no order: { $cards }
picture-discard = discard: { $cards }
picture-owns = owns: { $cards }
# Several cards of a kind in a list
picture-several = { $n } { $card }
# Instead of a list of cards
picture-nothing = nothing
picture-piles = Piles: { $piles }
picture-pile = { $card } { $n }
picture-turn-ends = { $seat } plays no more cards: the turn ends (SA-024)
picture-played-none = { $seat } has played no card yet: card 1 of { $plays } is next
picture-played = { $seat } has played { $cards }: card { $next } of { $plays } is next
picture-played-all = { $seat } has played { $cards }: that was card { $plays } of { $plays }
picture-third-swim = A third swim costs { $fatigue } (SA-034)
picture-over = The race is over. Places: { $places }
picture-place = { $place } { $seat }
picture-waiting = Waiting for { $seat }: { $question }
picture-ask-set-up = set the race up
picture-ask-play = play a card, leap, or end the turn
picture-ask-take = choose a card to take for { $hex }
picture-ask-reeds = remove a card, or none ({ $left } left)
picture-ask-bear-first = choose a bear and its first step
picture-ask-bear-second = second step of bear { $bear }
picture-ask-counter = counter the { $card }, or let it come
picture-ask-hand-limit = discard { $count } down to four
picture-ask-rapids = discard { $count } to the rapids
picture-ask-eagle-card = choose a card of the hand that the { $card } saw
picture-ask-rest = give { $fatigue } back, or keep it

# A board or river of a user that was proved
picture-check-board = Board { $board } is sound: { $rivers } rivers with it were proved.
picture-check-how = To race on it, set `river` to { $river }, for one, and `boards` to the text of this file.
picture-check-river = River { $name } is sound: { $river }
picture-check-swims = From the start hex to the spawning ground it is { $swims } basic swims.
picture-check-proof = Every arrow leads somewhere legal (SA-015); no hex that a salmon can get to is a dead end (SA-007).
picture-check-unreached = Note: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} of water are out of every salmon's reach.

## Rules by name

rule-SA-001 = Number of players
rule-SA-002 = Components
rule-SA-003 = The hex grid
rule-SA-004 = Kinds of hex and symbols
rule-SA-005 = Board sides
rule-SA-006 = Joining boards
rule-SA-007 = What a river is
rule-SA-008 = Lengths of a river
rule-SA-009 = Random river
rule-SA-010 = Placing the bears
rule-SA-011 = Supply piles
rule-SA-012 = Starting decks
rule-SA-013 = Dealing
rule-SA-014 = First player
rule-SA-015 = Sound arrows
rule-SA-020 = Up to three cards
rule-SA-021 = A turn that ends by itself
rule-SA-022 = Any card may be played
rule-SA-023 = Cards in play
rule-SA-024 = End of the turn
rule-SA-025 = Hand of four
rule-SA-026 = Drawing and reshuffling
rule-SA-027 = Cards kept
rule-SA-028 = Next player and round
rule-SA-030 = Basic Swims
rule-SA-031 = Double Swims
rule-SA-032 = Wild
rule-SA-033 = Swims that are ignored
rule-SA-034 = Three swims tire
rule-SA-035 = Where salmon swim
rule-SA-036 = Sharing a hex
rule-SA-037 = Every hex counts
rule-SA-038 = Order on entering a hex
rule-SA-039 = Moves into the spawning ground
rule-SA-040 = Leaps
rule-SA-041 = Cards of a leap
rule-SA-042 = The trace of a leap
rule-SA-043 = Length of a leap
rule-SA-044 = A waterfall under every leap
rule-SA-045 = Rock, bank and landing
rule-SA-046 = Left with Right
rule-SA-047 = A leap tires
rule-SA-048 = What lies under a leap
rule-SA-049 = No failed leaps
rule-SA-050 = Taking a card
rule-SA-051 = Symbols with a choice
rule-SA-052 = Empty piles
rule-SA-053 = Draw +1
rule-SA-054 = Fatigue hex
rule-SA-055 = Reeds
rule-SA-056 = Removed cards
rule-SA-057 = Looking through the draw pile
rule-SA-058 = Bear paw
rule-SA-059 = Symbols work every time
rule-SA-060 = Playing a Fatigue
rule-SA-061 = Rest
rule-SA-062 = Empty Fatigue pile
rule-SA-065 = Moving a bear
rule-SA-066 = Where bears walk
rule-SA-067 = A bear stops at salmon
rule-SA-068 = There and back
rule-SA-069 = Meeting a bear
rule-SA-070 = Several bears
rule-SA-071 = Bears and currents
rule-SA-075 = Drifting
rule-SA-076 = Two arrows
rule-SA-077 = No arrow
rule-SA-078 = Swept over waterfalls
rule-SA-079 = Drifting enters hexes
rule-SA-080 = Order of the drifts
rule-SA-083 = Rapids
rule-SA-084 = Too few cards for Rapids
rule-SA-086 = Eagle
rule-SA-087 = Hands that an Eagle finds
rule-SA-090 = Countering
rule-SA-091 = Only the counterer is spared
rule-SA-092 = Countering your own card
rule-SA-093 = A counter is not played
rule-SA-094 = Nothing counters a Bear
rule-SA-100 = Arrival and last round
rule-SA-101 = In the spawning ground
rule-SA-102 = Who wins
rule-SA-103 = Shared victory
rule-SA-104 = Other places
rule-SA-105 = Round limit
rule-SA-110 = Open and hidden
rule-SA-111 = What is asked

## The page

# What a card does, in a line; $steps is its number of hexes
does-swim-forward = { $steps ->
    [1] One hex
    [2] Two hexes
   *[other] { $steps } hexes
} ahead
does-swim-left = { $steps ->
    [1] One hex
    [2] Two hexes
   *[other] { $steps } hexes
} left-forward
does-swim-right = { $steps ->
    [1] One hex
    [2] Two hexes
   *[other] { $steps } hexes
} right-forward
does-swim-any = { $steps ->
    [1] One hex
    [2] Two hexes
   *[other] { $steps } hexes
}, any way ahead
does-move_bear = Move a bear two hexes
does-look_at_hand = Snatch a card from a hand
does-run_current = All drift along their arrows
does-run_rapids = All discard one per arrow
does-nothing = Nothing. Alone: you rest

# Boards on the map: "board 2M, medium"
map-label = The river, upstream is up
map-board = board { $id }
map-board-graded = board { $id }, { $grade }
grade-easy = easy
grade-medium = medium
grade-hard = hard

overview-label = The whole river
overview-start = Start
overview-own = { $name }: { $n } to go

# The piles, and what is public of a seat
pile-title = Cards to gain
pile-left = { $card }: { $n } left
# Below the piles, until one is pointed at
pile-help = Signs in the river give these cards. Point at one, or tap it.
# What the signs and bears on hexes do
token-title = Signs in the river
token = Whoever enters { $symbol_id ->
    [symbol-draw] draws a card.
    [symbol-reeds] may remove a card from the deck.
    [symbol-two_reeds] may remove two cards from the deck.
    [symbol-bear] takes a Bear card.
   *[other] takes { $symbol }.
}
token-card = { $card }: { $does }.
token-bear = A salmon that meets this bear gets { $fatigue }.
deck-title = Cards and decks
deck-draw = draw
# As short as it can be
deck-discard = disc
deck-hand-of = { $name }’s hand
    .yours = Your hand
deck-owned = All cards of the deck
deck-in-discard = In the discard
deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deck-fatigue = { $card } { $n }
deck-families = { $name }’s deck: { $swims } swims, { $doubles } Doubles, { $wild } { $wild_card }, { $trouble } trouble, { $fatigue } { $card }
    .yours = Your deck: { $swims } swims, { $doubles } Doubles, { $wild } { $wild_card }, { $trouble } trouble, { $fatigue } { $card }

# Short remarks beside names and choices
chip-home = home
chip-to-go = { $n } to go
chip-spared = spared
chip-plays = { $n } of { $plays }
chip-fatigue = +{ $n } { $card }
chip-fatigue-of = { $name } +{ $n } { $card }
chip-third-swim = third swim
chip-bears = { $n ->
    [one] { $n } bear
   *[other] { $n } bears
}
chip-pile-empty = { $symbol }: pile empty
# Heights to go before and after a drift; $to may be several figures
chip-drift = { $name } { $from } → { $to }
chip-rapids = { $name } −{ $n }

# The seat's own turn
turn-plays = { $n } of { $plays } played
turn-third-warns = A third swim costs { $fatigue }
turn-last-round = Last round: { $names } still to play
turn-last = Last round: this is the last turn
bear-numbered = Bear { $n }
bear-ahead = ahead
bear-behind = behind
bear-level = here
choose-direction = Which way?
choose-seat = Whose hand?
choose-leap = Where to?
choose-several = Several ways to this hex
# The arrow that a roll leads to
die-arrow = { $arrow ->
    [1] odd: arrow 1
   *[other] even: arrow 2
}

prompt-set-up = Lay the river
prompt-set-up-help = The boards are joined and the cards dealt.
prompt-play = Play a card, or two swims as a leap
prompt-play-plain = Play a card, or end your turn
prompt-play-small = Play a card or leap
prompt-play-plain-small = Play a card
prompt-play-help = Up to { $plays ->
    [3] three
   *[other] { $plays }
} cards, one after the other.
prompt-direction-help = Choose the way for the { $card }.
prompt-target-help = Choose whose hand the { $card } looks at.
prompt-leap-help = Choose where the leap lands.
prompt-take = Take a card
prompt-take-help = It goes on your discard and comes back with the next shuffle.
prompt-reeds = { $n ->
    [one] Reeds: remove a card?
   *[other] Reeds: { $n } removals left
}
prompt-reeds-help = From hand, draw pile or discard; it leaves your deck.
prompt-bear-first = Move a bear: first step of two
prompt-bear-first-small = Bear: first step
prompt-bear-second = Bear { $n }: second step
prompt-bear-help = Any neighbouring hex. It stops at salmon and tires them.
prompt-counter = Counter the { $card }?
prompt-discard = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
prompt-eagle-card = Snatch a card from { $name }
    .yours = Snatch one of your own cards
prompt-eagle-card-help = It goes on that seat’s discard.
    .yours = It goes on your discard.
prompt-rest = Rest?
prompt-rest-help = You played { $card } only: one may go back to the pile.
# Why to counter, by what the card does
counter-help-run_current = With a { $card } of your own you stay where you are.
counter-help-run_rapids = With a { $card } of your own you discard nothing.
counter-help-look_at_hand = With { $card_id ->
    [card-eagle] an Eagle
   *[other] one { $card }
} of your own your hand stays hidden.
discard-help-rapids = { $card_id ->
    [card-rapids] The Rapids take
   *[other] The { $card } takes
} one for every arrow. { $picked } of { $n } picked.
discard-help-hand_limit = At the end of the turn { $hand ->
    [4] four
   *[other] { $hand }
} cards stay. { $picked } of { $n } picked.

# What a button does; where nothing is foreseen it says the action
button-swim = { $card } to { $to }
button-swim-home = { $card }: home!
button-nowhere = { $card }: goes nowhere
button-leap = Leap to { $to }
button-leap-home = Leap home!
button-eagle = { $card } on { $name }
button-end-turn = { $n ->
    [0] End turn
   *[other] End turn, keep { $n }
}
button-keep-all = Remove nothing
button-bear = Bear { $n } to { $to }
button-bear-on = Bear { $n } onto { $names }
button-stop-bear = Leave the bear here
button-counter = Counter with { $card }
button-pass = Pass
button-pass-drift = Pass and drift
button-pass-discard = Pass and discard { $n }
button-snatch = Snatch { $card }
button-return-fatigue = Give { $fatigue } back

# What a choice would lead to
out-leap = Leap: { $cards }
out-home = Spawning ground
out-to-go = to go, { $to }
out-nowhere = Goes nowhere
out-nowhere-detail = The card is spent and counts as a swim.
out-spent = Nothing happens
out-rest = Only { $card } in a turn: one goes back
out-bear = to { $to }
out-bear-stops = The bear stops here
out-bear-card = You choose a bear and two steps
out-eagle = You see the hand of { $name }
out-eagle-detail = and discard one card of it
out-eagle-self = You discard one of your own cards
out-drift = { $n ->
    [0] No salmon lies on an arrow
    [one] { $n } salmon drifts
   *[other] { $n } salmon drift
}
out-rapids = { $n ->
    [0] No salmon lies on an arrow
    [one] { $n } seat discards
   *[other] { $n } seats discard
}
out-you-drift = You drift
out-you-discard = You discard
out-spared = You are spared
out-stay = stay on { $to }
out-end-turn = Your turn ends
out-draws = you draw up to { $hand ->
    [4] four
   *[other] { $hand }
}

# After the race
measure-distance = Heights swum
measure-distance-unit = heights from the start
measure-fatigue = { $card }
measure-fatigue-unit = { $card } cards in the deck
measure-deck = Deck
measure-deck-unit = cards owned
stat-swims = hexes swum
stat-leaps = leaps
stat-tired = { $card } added
stat-bears = bears met
stat-taken = cards gained
stat-removed = cards removed
stat-attacks = attacks played
stat-drifts = hexes drifted

## The lab: what else designers count

thing-hand_limit = hand limit
thing-hand-seen = seen by { $card }
thing-fatigue_three_swims = three swims
thing-fatigue_jump = a leap
thing-fatigue_bear = a bear
thing-fatigue_hex = a hex
thing-rested = { $card } returned
thing-move_swim = swim
thing-move_jump = leap
thing-move_current = drift
thing-bear = bear { $bear }
# A Current while it is shown, and the steps of a turn.
now-current = The Current carries every salmon down
moment-drifts = { $n ->
    [one] drifts { $n } hex
   *[other] drifts { $n } hexes
  }
moment-spared = counters and stays
moment-waits = not carried yet
step-to-go = to go
step-swim = Swims
step-leap = Leaps
step-drift = Drifts
step-played = played

# Why a choice is better: what there is more or less of, on average.
part-heights = { $n } heights { $way ->
    [more] farther
   *[less] less far
}
part-fatigue = { $n } { $way ->
    [more] more cards of fatigue
   *[less] fewer cards of fatigue
}

# Why this order
order-way = to go
    .figure = { $n ->
        [0] home
       *[other] { $n }
    }
    .held = { $n ->
        [0] home
       *[other] { $n } to go
    }
    .why = { $a ->
        [0] { $first } is in the spawning ground, { $second } has { $b } to go.
       *[other] { $first } is nearer to the spawning ground than { $second }: { $a } to go, not { $b }.
    }
    .margin = { $n ->
        [one] by one hex
       *[other] by { $n } hexes
    }
order-fatigue = { $card }
    .why = { $first } and { $second } came equally far: fewer { $card } cards go first, { $a } to { $b }.
    .margin = { $n ->
        [one] by one { $card } card fewer
       *[other] by { $n } { $card } cards fewer
    }
    .all = { $seats } came equally far: fewer { $card } cards go first, { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-first = there is no seat { $number }; use 0 to { $last }
wrong-rolled = boards of your own are not rolled; name them in the river, such as S1-mine-4E-F1
wrong-river = "{ $river }": { $why }
wrong-random = "{ $boards }" is no number of boards; a random river has 2 to 6 of them
wrong-side = there is no board side "{ $side }"; the sides are { $sides }
wrong-offset = the offset of { $side } is { $right }, not { $stated }
wrong-sign = "{ $side }" has no offset that can be read; they are written (-2), (0) or (+2)
wrong-short = a river is a start board, two to six numbered boards and a finish board
wrong-begins = it begins with { $side }; a river begins with S1 or S2
wrong-ends = it ends with { $side }; a river ends with F1 or F2
wrong-numbered = { $count ->
    [one] it has one numbered board; two to six are needed
   *[other] it has { $count } numbered boards; two to six are needed
}
wrong-between = { $side } cannot lie between start and finish
wrong-twice = { $side } comes when board { $number } is already laid

# What is wrong with a written position. Hexes, cards, decisions and keys are called as they are written.
unsound-game = "{ $game }" is another game; this reader knows "salmon"
unsound-seats-alone = a number of seats stands alone: it is a new race just after set-up
unsound-players = { $players } players, but { $found } seats are listed
unsound-river = a position lies on a river that has been laid
unsound-set_up = beside set_up stand only game, options and pending
unsound-before-set_up = before set-up only set_up of seat 0 is open
unsound-set_up-open = set_up is open only in a position with the key set_up
unsound-hex = "{ $hex }" is no hex; hexes are named like "S1:4,1": board, column, height
unsound-board = "{ $hex }": the river { $river } has no board "{ $board }"
unsound-blank = "{ $hex }": nothing is printed at { $at } of board { $board }
unsound-stay = { $hex } is { $ground }; no salmon stays there
unsound-bears = { $found } bears; at most six
unsound-cards = { $found } cards; a seat has at most { $most } cards
unsound-discard-hidden = discards are open; list their cards, top first
unsound-owned = owned is the bag of hand, draw pile, discard and the active seat's cards in play
unsound-owned-all = with hidden cards, list all that the seat owns
unsound-over = a race is over by arrival with a salmon in the spawning ground, else by round limit
unsound-pending-over = nothing is pending when the race is over
unsound-result = it is not what the position gives here
unsound-countered = it stands with counter, with discard for rapids, and with take and reeds met by current
unsound-path = at most three hexes of a move are still to come
unsound-symbol = that hex has the symbol { $symbol }
unsound-take = take is asked only with two or more piles left
unsound-reeds = that hex has { $reeds } Reeds; left and shuffle do not go with that
unsound-reeds-asked = reeds is not asked of a seat without cards
unsound-site = hex, how and path do not go with the salmon's place, the cards played and who has countered
unsound-counter = counter asks an affected seat about the current, rapids or eagle played last; countered are seats asked before it
unsound-discard = discard is asked over the hand limit at the end of the seat's turn, or for Rapids with more cards in hand than the hex has arrows
unsound-pending = { $decision } is not open here: { $why }
unsound-no-seat = there is no such seat
unsound-active = it belongs to the active seat
unsound-no-card = the active seat has no card in hand
unsound-three = three cards have been played
unsound-countered-none = no card is being countered
unsound-no-bear-card = the last card played is no bear
unsound-no-bear = there is no bear
unsound-such-bear = there is no such bear
unsound-bear-stopped = the bear has stopped at a salmon
unsound-no-eagle = the last card played is no eagle
unsound-no-target = there is no such target
unsound-small-hand = that hand has fewer than two cards
unsound-rest-asked = a rest is asked for only with rest_return: may
unsound-rest-played = nothing but Fatigue must have been played

# What is wrong with a file or a river. Cards, boards and keys are called as files write them.
content-first-line = the first line is `salmon board <id>` or `salmon river <id>`
content-effect-kept = { $card } keeps its kind of effect: a swim, or the one it has
content-long = the boards of a race have at most { $most } letters
content-many = a race has at most { $most } boards of its own
content-known = there is a board { $board } already; choose another name
content-after = "{ $written }" comes after the last card
content-next = { $due } comes next, not "{ $written }"
content-deck = a starting deck has 4 to { $most } cards, not { $cards }
content-swim = "{ $written }" is no swim; a swim goes forward, left, right or chosen, 1 or 2 steps
content-ground = "{ $written }" does not begin with a kind of hex: ~ ^ # . @ or *
content-symbol = { $sign } in "{ $written }" is no symbol; B S D + E X C Q R 1 2 W are
content-arrow = { $sign } in "{ $written }" is no arrow; 8 9 3 2 1 7 are
content-hex = "{ $written }" is more than a kind, a symbol and, after a colon, one or two arrow digits
content-bare = "{ $written }": only water and waterfalls have symbols and arrows
content-same-arrow = "{ $written }" has the same arrow twice
content-piece = "{ $written }" is no piece; `start`, `number 1` to 9 and `finish` are
content-id = "{ $board }" is no name of a board: 1 to 12 letters, digits and _
content-key = "{ $written }" is neither a height nor one of piece, mouth, head, grade, english, french, about
content-mouth = { $board }: start boards have `mouth | none`, others L or R
content-head = { $board }: finish boards have `head | none`, others L or R
content-start = { $board }: a start board has one hex @, others have none
content-pool = { $board }: a finish board has hexes *, others have none
content-map = the map of { $board } has { $found } { $found ->
    [one] line
   *[other] lines
}; { $needed } are needed
content-height = this is height { $height }; height { $due } comes next
content-hexes = height { $height } has { $found } { $found ->
    [one] hex
   *[other] hexes
}; { $needed } are needed
content-no-river = no river can be made with it
content-river-file = a river file has a line `river | ...`, then its boards
content-unlaid = a random river cannot be proved before it is laid
content-in-river = in the river { $river }: { $why }
content-no-arrow = the waterfall { $hex } has no arrow
content-points = the arrow { $arrow } of { $hex } points to { $ground }
content-points-nowhere = the arrow { $arrow } of { $hex } points to where nothing is printed
content-round = the arrows from the waterfall { $hex } lead back to it
content-dead-end = a salmon at { $hex } can never get to the spawning ground

# Kinds of things that designers count, as headings of tables.
kind-cards = cards
kind-ignored_cards = ignored cards
kind-counters = counters
kind-taken_cards = taken cards
kind-drawn_cards = drawn cards
kind-removed_cards = removed cards
kind-discarded_cards = discarded cards
kind-discards = discards
kind-hands = hands
kind-fatigue = fatigue
kind-rests = rests
kind-rolls = rolls
kind-moves = moves
kind-bears = bears
kind-spaces = spaces
kind-bear_spaces = bear spaces

# What the signs of the terminal's picture mean, and what it asks. A card of the race is called $card_<id>, a symbol $symbol_<id>.
legend =
    { "  " }water   ≋ waterfall   ▓ rock   ░ bank   @ start   * spawning ground   = joint of two boards
    ↓ ↙↘     arrows: of two, the first is for odd rolls, the second for even ones
    (S) (D)  whoever enters takes { $symbol_swim }, { $symbol_double_swim }; (W) { $card_wild }; (+) draws a card
    { "[" }B] [E]  whoever enters takes { $card_bear }, { $card_eagle }; [C] { $card_current }; [R] { $card_rapids }; [Q] one of these two
    { "{" }1{ "}" } { "{" }2{ "}" }  Reeds: remove so many cards for good
    <X>      { $card_fatigue }: a dead card; in the panels how many a salmon has
    ● b1     a salmon, a bear with its number
    ◌ ⌒      where a swim or a leap ends; ‹◌› the choice under the cursor; ›● where a salmon would drift
    16/49    height and the top of the river; h hand, d draw pile, disc discard pile, deck all cards
question-set_up = set up the river
question-play = play a card, leap, or end the turn
question-take = take a card
question-reeds = remove a card for good, or pass
question-bear_first = choose a bear and its first step
question-bear_second = the bear's second step
question-counter = counter it, or pass
question-discard = discard cards
question-eagle_card = snatch a card from that hand
question-rest = give a card back ({ $card_fatigue })?
