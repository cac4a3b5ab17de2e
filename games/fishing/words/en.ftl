name = Fishing
about = Sail the loop, earn pearls, burn fuel: be first at the market with three kinds of fish.
goal = Land three different kinds of fish and be the first to lie at the market with them.
piece = Boat

## Things

fish-salmon = salmon
fish-trout = trout
fish-halibut = halibut
fish-bass = bass
fish-carp = carp
# Two or more fish of a kind, and "1 carp" where the number matters.
several-fish = { $count } { $fish }

card-engine_reverse = Engine reverse
card-engine_upgrade = Engine upgrade
card-move_choice = Move choice
card-frozen = Frozen
card-lose_fuel = Lose fuel
card-slow = Slow
card-steal_fuel = Steal fuel
card-block = Block
card-hidden_attack = Hidden attack
# A card that others may not see.
an-attack = an attack card
a-card = a card of the group { $group }

group-upgrade = upgrade
group-curse = curse
group-attack = attack

# What the shop sells.
item-fuel = fuel
item-step_back = step back
item-draw = draw

# The same, as it is bought.
bought = { $item_id ->
    [item-step_back] a step back
    [item-draw] an extra draw
   *[other] { $item }
}

# What is shown in a duel.
tackle-net = net
tackle-anchor = anchor
tackle-hook = hook

# What a boat is under: "Boat 1 is no longer slow".
effect-frozen = frozen
effect-lose_fuel = leaking fuel
effect-slow = slow
effect-blocked = blocked

board-sound = Pearl Sound
board-inlet = Lantern Inlet
board-shelf = Outer Shelf
board-squall = Squall Strait

pearls = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
nobody = nobody

square-market = the market
square-drop_off = a drop-off
square-gain = +{ pearls }
square-loss = −{ pearls }
square-spot = { $fish } for { $price }
square-bounty = { $fish }, which pays { $price }

# Why a wallet changed: "Boat 1 +2 pearls for the square".
reason-square = for the square
reason-reef = for the square, as far as the wallet goes
reason-shop = at the shop
reason-sale = for a card sold
reason-barter = in a barter
reason-fish = for a fish
reason-duel = by the duel
reason-bounty = for fish at the market

## Decisions, and actions in refusals

decision-setup = setup
decision-start = start
decision-main = main
decision-clearing = clearing
decision-forced = forced
decision-answer = answer
decision-release = release
decision-duel = duel
decision-discard = discard

choice-roll_order = roll for the order
choice-stay = stay
choice-roll = roll
choice-end_turn = end the turn
choice-draw = draw
choice-buy = buy
choice-trade_in = trade in
choice-settle = settle
choice-use = use
choice-accept = accept
choice-refuse = refuse
choice-release = release
choice-show = show
choice-discard = discard
choice-play = play
choice-challenge = challenge
choice-sell = sell
choice-offer = offer
choice-bid = bid
choice-catch = catch
choice-drop_off = drop off

## Switches

switch-board-name = board
switch-board = the loop that is sailed
switch-board-object = {"{"}"id": "bay", "squares": ["M", "+2", ...]{"}"}
switch-board-sound = { board-sound }
switch-board-inlet = { board-inlet }
switch-board-shelf = { board-shelf }
switch-board-squall = { board-squall }
switch-order-name = order
switch-order = whether the seats roll for the order of play
switch-order-rolled = rolled
switch-order-seats = round the table
switch-fish_price-name = fish price
switch-fish_price = fish are paid for when caught, or pay when landed
switch-fish_price-cost = to be paid
switch-fish_price-bounty = to be earned
switch-shop_supply-name = shop supply
switch-shop_supply = what becomes of sold-out items
switch-shop_supply-restock = restocked
switch-shop_supply-per_game = sold out
switch-shop_supply-endless = endless
switch-finish-name = finish
switch-finish = whether the first win ends the game at once
switch-finish-immediate = at once
switch-finish-full_round = end of the round
switch-chosen_moves-name = chosen moves
switch-chosen_moves = whether ice and blocks touch chosen moves too
switch-chosen_moves-exempt = spared
switch-chosen_moves-slow_only = touched
switch-duel_prize-name = duel prize
switch-duel_prize = who gets what the loser of a duel loses
switch-duel_prize-bank = the bank
switch-duel_prize-winner = the winner
switch-chance_copies-name = chance copies
switch-chance_copies = copies of each chance card
switch-chance_copies-0 = no limit
switch-early_refuel-name = early refuel
switch-early_refuel = when fuel is sold before the movement
switch-early_refuel-empty_only = empty tank
switch-early_refuel-always = always
switch-barter-name = barter
switch-barter = whether there are offers and bids
switch-barter-on = yes
switch-barter-off = no
switch-hands-name = hands
switch-hands = whether everybody sees the cards in every hand
switch-hands-open = open
switch-hands-private = private
switch-constants-name = constants
switch-constants = other values for the named numbers of the game; a wrong name is answered with all names
switch-constants-object = an object such as {"{"}"tank": 12{"}"}
switch-constants-text = the text tank=12,start_fuel=8
switch-content-name = content
switch-content = files that replace the game's own content

## Actions

action-roll-order = Roll for the order of play
action-stay = Stay: give up the movement of this turn
action-roll = Roll the die and sail, 1 fuel a square
action-end-turn = End the turn
action-draw = Draw a chance card
action-buy-fuel = Buy { $fuel } fuel for { $pearls }
action-step-back = Step back { $squares } for { $pearls }
action-buy-draw = Buy an extra draw for { $pearls }
action-trade-in = Trade in { $card } for a hidden attack
action-settle = Settle: sell { $count } upgrades for { $pearls } each
# $what is a card with what it does: one of the six messages that follow, or the card alone.
action-use = Use { $what }
action-play = Play { $what }
action-engine-reverse = Engine reverse: { $squares } back, free of fuel
action-engine-upgrade = Engine upgrade: roll and sail, free of fuel
action-move-choice = Move choice: { $squares } forward
action-slow = Slow on { $seat }: its die moves are halved in its next turn
action-steal-fuel = Steal fuel: take { $fuel } from { $seat }
action-block = Block on { $seat }: no die takes it past you before your next turn
action-accept = Accept
action-accept-offer = Accept: { $card } from { $seat } for { $pearls }
action-accept-bid = Accept: { $pearls } from { $seat } for your { $card }
action-refuse = Refuse
action-refuse-offer = Refuse: { $card } from { $seat } for { $pearls }
action-refuse-bid = Refuse: { $pearls } from { $seat } for your { $card }
action-release = Release the { $fish }
action-show = Show the { $item }
action-discard = Discard { $card }
action-challenge = Challenge { $seat } with your hidden attack
action-sell = Sell { $card } to the shop for { $pearls }
action-offer = Offer { $card } to { $seat } for { $pearls }
action-bid = Bid { $pearls } for the { $card } of { $seat }
action-catch = Catch a { $fish } for { $pearls }
action-catch-free = Catch a { $fish } for nothing
action-catch-none = Catch a fish
action-drop-off = Drop off the { $fish }: no win in this turn

## Events

event-order-rolled = { $seat } rolls { $roll } for the order
    .yours = You roll { $roll } for the order
event-order-set = Order of play: { $order }
event-turn = Round { $round }: the turn of { $seat }
    .yours = Round { $round }: your turn
event-delivered = { $fish } of { $seat } reached the market from the drop-off
    .brief = lands { $fish } from the drop-off
    .you = land { $fish } from the drop-off
    .yours = Your { $fish } reached the market from the drop-off
event-fuel-lost = Lose fuel acts on { $seat }: −{ $fuel } fuel
    .brief = leaks { $fuel } fuel
    .you = leak { $fuel } fuel
    .yours = Lose fuel acts on you: −{ $fuel } fuel
event-fuel-gained = Lose fuel acts on { $seat }: +{ $fuel } fuel
    .brief = gains { $fuel } fuel
    .you = gain { $fuel } fuel
    .yours = Lose fuel acts on you: +{ $fuel } fuel
event-effect-ended = { $seat } is no longer { $effect }
    .yours = You are no longer { $effect }
event-stayed = { $seat } stays
    .brief = stays
    .you = stay
    .yours = You stay
event-rolled = { $seat } rolls { $roll }
    .yours = You roll { $roll }
event-rolled-slow = { $seat } rolls { $roll }, slowed to { $steps }
    .yours = You roll { $roll }, slowed to { $steps }
event-not-moved = { $seat } does not move from square { $square }, so the square does nothing
    .yours = You do not move from square { $square }, so the square does nothing
event-moved = { $seat } sails { $squares } from { $start } to { $end } ({ $square }) for { $fuel } fuel
    .brief = sails { $squares } to { $end } ({ $square })
    .you = sail { $squares } to { $end } ({ $square })
    .yours = You sail { $squares } from { $start } to { $end } ({ $square }) for { $fuel } fuel
event-moved-back = { $seat } goes back { $squares } from { $start } to { $end } ({ $square })
    .brief = goes back { $squares } to { $end } ({ $square })
    .you = go back { $squares } to { $end } ({ $square })
    .yours = You go back { $squares } from { $start } to { $end } ({ $square })
event-pearls-gained = { $seat } +{ pearls } { $reason }
    .yours = You get { pearls } { $reason }
event-pearls-lost = { $seat } −{ pearls } { $reason }
    .yours = You lose { pearls } { $reason }
# The same where something was bought or sold, which is told as well: the page's log leaves these out.
event-price-paid = { event-pearls-lost }
    .yours = You pay { pearls } { $reason }
event-price-got = { event-pearls-gained }
    .yours = You get { pearls } { $reason }
event-caught = { $seat } catches a { $fish }
    .brief = catches a { $fish }
    .you = catch a { $fish }
    .yours = You catch a { $fish }
event-dropped-off = { $seat } drops off a { $fish }: it arrives next turn, and { $seat } cannot win in this one
    .brief = drops off a { $fish }
    .you = drop off a { $fish }
    .yours = You drop off a { $fish }: it arrives next turn, and you cannot win in this one
event-released = { $seat } must let a { $fish } go: the hold has shrunk
    .brief = lets a { $fish } go
    .you = let a { $fish } go
    .yours = You must let a { $fish } go: the hold has shrunk
event-deposited = { $seat } lands { $fish } at the market
    .brief = lands { $fish } at the market
    .you = land { $fish } at the market
    .yours = You land { $fish } at the market
event-trip = { $seat } has not won yet; trip { $trip } begins
    .yours = You have not won yet; trip { $trip } begins
event-finished = { $seat } is at the market with { $kinds } kinds of fish
    .brief = has all { $kinds } kinds of fish
    .you = have all { $kinds } kinds of fish
    .yours = You are at the market with { $kinds } kinds of fish
event-over = The game is over; { $winners } won. Places: { $places }
event-place = { $place }. { $seat }
event-drew-kept = { $seat } draws { $card } and keeps it
    .brief = draws { $card }
    .you = draw { $card }
    .yours = You draw { $card } and keep it
event-drew-forced = { $seat } draws { $card }: the hand is full, so it is used at once
    .yours = You draw { $card }: the hand is full, so it is used at once
event-drew-second-effect = { $seat } draws { $card }: another effect lies on { $seat }, so it is discarded
    .yours = You draw { $card }: another effect lies on you, so it is discarded
event-drew-useless = { $seat } draws { $card }: it can do nothing now and is discarded
    .yours = You draw { $card }: it can do nothing now and is discarded
event-drew-curse = { $seat } draws { $card }: it acts in the next turn of { $seat }
    .brief = draws the curse { $card }
    .you = draw the curse { $card }
    .yours = You draw { $card }: it acts in your next turn
event-drew-none-left = { $seat } draws { $card }, but no copy is left
    .yours = You draw { $card }, but no copy is left
event-played = { $seat } plays { $card }
    .brief = plays { $card }
    .you = play { $card }
    .yours = You play { $card }
event-fuel-taken = { $seat } takes { $fuel } fuel from { $other }
    .brief = takes { $fuel } fuel from { $other }
    .you = take { $fuel } fuel from { $other }
    .yours = You take { $fuel } fuel from { $other }
event-slowed = { $seat } slows { $other } in its next turn
    .brief = slows { $other }
    .you = slow { $other }
    .yours = You slow { $other } in its next turn
event-blocked = { $seat } blocks { $other } until the next turn of { $seat }
    .brief = blocks { $other }
    .you = block { $other }
    .yours = You block { $other } until your next turn
event-bought = { $seat } buys { bought } for { $pearls }
    .brief = buys { bought } for { $pearls }
    .you = buy { bought } for { $pearls }
    .yours = You buy { bought } for { $pearls }
event-restocked = The shop has { $item } again in full
event-traded-in = { $seat } trades in { $card } for a hidden attack
    .brief = trades a card for a hidden attack
    .you = trade a card for a hidden attack
    .yours = You trade in { $card } for a hidden attack
event-sold = { $seat } sells { $card } for { $pearls }
    .brief = sells { $card } for { $pearls }
    .you = sell { $card } for { $pearls }
    .yours = You sell { $card } for { $pearls }
event-offered = { $seat } offers { $card } to { $other } for { $pearls }
    .brief = offers { $other } { $card } for { $pearls }
    .you = offer { $other } { $card } for { $pearls }
    .yours = You offer { $card } to { $other } for { $pearls }
event-bid = { $seat } bids { $pearls } for the { $card } of { $other }
    .brief = bids { $other } { $pearls } for { $card }
    .you = bid { $other } { $pearls } for { $card }
    .yours = You bid { $pearls } for the { $card } of { $other }
event-accepted = { $seat } accepts
    .brief = accepts
    .you = accept
    .yours = You accept
event-refused = { $seat } refuses
    .brief = refuses
    .you = refuse
    .yours = You refuse
event-must-discard = { $seat } has kept a full attack hand for too long and must discard
    .yours = You have kept a full attack hand for too long and must discard
event-discarded = { $seat } discards { $card }
    .brief = discards { $card }
    .you = discard { $card }
    .yours = You discard { $card }
event-challenged = { $seat } challenges { $other }
    .brief = challenges { $other } to a duel
    .you = challenge { $other } to a duel
    .yours = You challenge { $other }
event-no-duel = { $seat } has no hidden attack: nothing happens
    .brief = has no hidden attack to duel with
    .you = have no hidden attack to duel with
    .yours = You have no hidden attack: nothing happens
event-chose = { $seat } has chosen
    .yours = You have chosen
event-revealed = Show { $round } of at most { $rounds }: { $shown }
event-shows = { $seat }: { $item }
event-duel-die = All shows were equal; the die says { $roll }
event-duel-won = { $seat } wins the duel; { $loser } loses its hidden attack and pearls
    .brief = wins the duel against { $loser }
    .you = win the duel against { $loser }
    .yours = You win the duel; { $loser } loses its hidden attack and pearls

## Forecasts

# Parts, set apart.
forecast = { $parts }
forecast-to = sails to { $place }
# Where a roll of the die would lead.
forecast-roll = with { $roll } to { $place }
forecast-place = square { $number } ({ $square })
forecast-win = the market, and wins
forecast-then = then has { $fuel } fuel and { $pearls } pearls
forecast-fish-lost = loses { $fish } fish aboard
forecast-no-draw = gives up the draw
forecast-wins = wins the race
forecast-win-now = { $missing ->
    [0] no kind missing
    [one] 1 kind missing
   *[other] { $missing } kinds missing
}, a win is possible in this turn
forecast-way = { $missing ->
    [0] no kind missing
    [one] 1 kind missing
   *[other] { $missing } kinds missing
}, at least { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}

## Refusals

# As far as a move may go.
up-to-squares = { $most ->
    [one] 1 square
   *[other] 1 to { $most } squares
}

refused-over = the game is over; nobody has a decision
# What a seat is asked for.
asked-for = { $decision_id ->
    [decision-setup] the order of play
    [decision-start] sailing
    [decision-main] draw and shop
    [decision-clearing] upgrades to clear
    [decision-forced] a card to use
    [decision-answer] an answer
    [decision-release] a fish to release
    [decision-duel] a show in the duel
    [decision-discard] an attack to discard
   *[other] { $decision }
}
refused-not-asked = { $seat } has to choose now ({ asked-for }); you have no decision
refused-phase = this is not what you are asked now ({ asked-for }): { $choice }
refused-not-in-hand = you have no { $card } in your hand
refused-no-target = { $card } needs a target: choose another boat
refused-nothing-to-take = nothing can be taken: { $seat } has { $fuel } fuel and your tank has room for { $room }
refused-under-effect = { $seat } is already under an effect: { $effect }
refused-block-ahead = a block needs a boat behind: { $seat } is on square { $square }, you are on { $own_square }
refused-own-seat = another boat is needed, not your own
refused-target-seat = there is no boat { $number }; { $boats } are sailing
refused-none-to-offer = you have no { $card } to offer
refused-no-upgrade = in the clearing upgrades are offered; { $card } is none
refused-no-such-card = { $seat } has no card that could be { $card }
refused-no-barter = this table plays without barter
refused-proposals = you have made { $proposals } proposals in this turn; no more are allowed
refused-no-barter-card = { $card } cannot be bartered
refused-price = a price is { $least } to { $most } pearls, not { $price }
refused-buyer-pearls = { $seat } has { $pearls } pearls, the price is { $price }
refused-no-room = { $seat } has no room for another { $group }
refused-only-refuse = you have no { $card }; you can only refuse
refused-drawn = you have made your draw of this turn
refused-draw-given-up = the draw comes before the shop: your purchase gave it up
refused-other-card = the card to be used now is { $card }
refused-no-attack = an attack card must go; { $card } is none
refused-none-to-discard = you have no { $card } to discard
refused-no-drop-off = square { $square } is not a drop-off
refused-not-aboard = no { $fish } is aboard
refused-steps = { $card } takes no number of squares
refused-target = { $card } takes no target
refused-challenge-instead = a hidden attack is used for a challenge
refused-not-from-hand = { $card } cannot be played from a hand
refused-no-spot = square { $square } is not a fishing spot
refused-hold-full = your boat holds { $capacity } fish and { $aboard } are aboard
refused-catch-price = a { $fish } costs { $price } pearls; you have { $pearls }
refused-trade-in = { card-slow }, { card-steal_fuel } or { card-block } is traded in, not { $card }
refused-none-to-trade-in = you have no { $card } to trade in
refused-no-hidden-attack = a challenge needs a hidden attack; you have none
refused-challenges = you have used the challenges of this turn: { $challenges }
refused-empty-tank = your tank is empty: buy fuel, play a card or stay
refused-frozen = your boat is frozen in this turn: no die can move it
refused-held = a block holds your boat on square { $square }: no die can move it
refused-frozen-chosen = your boat is frozen, and here ice stops chosen moves too
refused-no-way-back = a boat on square { $square } cannot go back: the market is not entered backwards
refused-no-fuel = each square costs 1 fuel; your tank is empty
refused-held-chosen = a block holds your boat on its square
refused-steps-missing = say how many squares: { up-to-squares }
refused-steps-most = a move of { $steps ->
    [one] 1 square
   *[other] { $steps } squares
} is not possible; { up-to-squares } would be
refused-docked = your boat has docked; it sails again in a later turn
refused-item-steps = only { item-step_back } takes a number of squares; { $item } does not
refused-early-fuel = the shop opens after the movement, before it for an empty tank only; you have { $fuel } fuel
refused-early-shop = the shop opens after the movement; before it fuel is all that it sells
refused-bought = you have bought { $item } as often as a turn allows
refused-sold-out = { $item } is sold out
refused-tank-full = your tank is full with { $fuel } fuel
refused-item-price = { $item } costs { $price } pearls; you have { $pearls }
refused-sale-hidden = a hidden attack cannot be sold
refused-none-to-sell = you have no { $card } to sell
refused-upgrade-played = you have played an upgrade in this turn; one is the limit

## The picture in text, at most 100 columns wide

picture-head = { $board }, round { $round } of { $most }
picture-order = Order of play: { $order }
picture-setup = Rolling for the order: { $seat } rolls, { $rolls } rolls so far
# After the last roll.
picture-set-up = Rolling for the order: { $rolls } rolls so far
picture-over = The game is over
picture-answer = { $seat } answers: { $card } of { $seller } to { $buyer } for { $price } pearls
picture-release = { $seat } must release a fish (FI-043)
picture-forced = { $seat } must use { $card } now
picture-duel = Duel of { $challenger } and { $target }, show { $round }: waiting for { $waiting }. { $circle }
picture-duel-shown = Duel of { $challenger } and { $target }, show { $round }. { $circle }
picture-circle = Net beats anchor, anchor hook, hook net
picture-circle-reversed = Net beats hook, hook anchor, anchor net
picture-turn = Turn of { $seat }, phase { $decision }
picture-legend = M market, D drop-off, +n -n pearls, S salmon, T trout, H halibut, B bass, C carp: price
picture-boat = square { $number } ({ $square }), trip { $trip }, pearls { $pearls }, fuel { $fuel }
picture-market = market { $landed } of { $goal } kinds: { $fish }
picture-market-finished = market { $landed } of { $goal } kinds: { $fish }, finished
picture-none = none
picture-hold = hold { $aboard } of { $capacity }: { $fish }
picture-transit = in transit: { $fish }
# $cards is a list in brackets with a space before it, or nothing.
picture-cards = cards: { $count } of { $limit } upgrades{ $cards }
picture-cards-down = cards face down: { $count } of { $limit } upgrades{ $cards }
picture-attacks = { $count } of { $limit } attacks{ $cards }
picture-several-cards = { $count } { $card }
picture-list = { $list }
picture-parts = { $parts }
picture-full-turns = attack hand full for { $turns } of { $most } turns
picture-blocked = now blocked by { $seat }, who is on square { $number }
picture-effect-now = now { $effect }
picture-effect-next = next turn { $effect }
picture-shop = Shop, in pearls: { $items }; pays { $price } a card
picture-item = { $item } { $price } ({ $left } left)
picture-item-step = { $item } { $price } a step ({ $left } left)
picture-draw = This turn: draw to come, proposals left { $proposals }
picture-no-draw = This turn: no draw left, proposals left { $proposals }
picture-dice = A roll of { $ends }
picture-end = { $roll } to { $number } ({ $mark })

# A custom board that was checked.
picture-board = { $name } ({ $id }), { $squares } squares
picture-fish = { $fish }
picture-drop-off = drop-off
picture-pearls = pearls
picture-sums = +{ $gains } and { $losses } on the loop
picture-playable = The board can be played, as this value of the switch `board`:

## The page

course = { $board }, { squares }
phase-sail = Sail
phase-draw = Draw
phase-shop = Shop
trip = trip { $n }
kinds = { $n } of { $of }

# What a card does, by its effect, on its face.
card-unknown = a card
does-back = { $n ->
    [one] back 1
   *[other] back 1 to { $n }
}, no fuel
does-die = roll again, no fuel
does-forward = { $n ->
    [one] sail 1
   *[other] sail 1 to { $n }
}, with fuel
does-freeze = no die move
does-leak = lose { $n } fuel
does-slow = a rival’s die halved
does-steal = take half a rival’s fuel
does-block = hold a boat behind
does-duel = duel: net, anchor, hook

# $by is the number of a boat.
under-blocked = blocked by { $by }
under-next = { $effect }, next
under-now = { $effect }, now

market = Market
market-title = Fish market
market-goal = { $n } kinds win
market-stays = Landed fish stay for the whole race
market-empty = empty
drop = Drop-off
spot = { $fish } spot
spot-loss = −{ pearls }
square-title = Square { $n }: { $what }
place-drop = the drop-off
place-spot = the { $fish } spot

# The rows of the shop, and what they give.
shop = Shop
shop-closed = open after you sail
shop-open = open
# A row for whoever listens: what is sold, its price, how much is left.
shop-each = each
shop-one-card = 1 card
shop-left = { $n } left
ware-fuel = Half refill
ware-step_back = Step back
ware-draw = Extra draw
ware-trade_in = Trade-in
sells-fuel = +{ $n } fuel
sells-step_back = { $n ->
    [one] 1 square
   *[other] 1 to { $n } squares
}
# $n is the number of faces.
sells-draw = one more d{ $n }
sells-trade_in = attack for a hidden one

fuel-of = Fuel { $n } of { $of }
pearls-of = Pearls { $n }
hold-of = Hold: { $fish }
hold-empty = Hold empty
in-transit = on the way: { $fish }
attacks-full = attacks { $n }/{ $of }
proposals = proposals left { $n }
hand-empty = No cards in hand

lever-roll = Roll
lever-stay = Stay
lever-draw = Draw
lever-end = End turn
lever-catch = Catch: { $fish }
lever-drop-off = Drop off: { $fish }
lever-barter = Barter
lever-back = Put back
lever-sell = Sell for { $n }
lever-offer = Offer
lever-trade-in = Trade in
lever-settle = Sell the rest

prompt-order = Roll for the order of play
prompt-order-help = Highest goes first; equal rolls are repeated.
prompt-start = Roll, play a card, or stay
prompt-start-help = The faces stand where each roll would end.
prompt-stuck = Stay, or find another way
prompt-stuck-help = No die can move the boat; staying gives up the movement only.
prompt-draw = Draw a card, or shop
prompt-draw-help = The draw comes before the shop.
prompt-main = Shop, or end the turn
prompt-main-help = What you buy acts at once.
prompt-clearing = Clear your upgrades
prompt-clearing-help = Offer them to others, or sell the rest to the shop.
prompt-forced = { $card }: use it now
prompt-forced-help = Your hand is full, so the card acts at once.
prompt-answer = Accept or refuse?
prompt-answer-offer = { $name } offers { $card } for { pearls }.
prompt-answer-bid = { $name } bids { pearls } for your { $card }.
prompt-release = Let a fish go
prompt-release-help = The hold has shrunk; the fish is lost.
prompt-discard = Discard an attack card
prompt-discard-help = You kept a full attack hand for too long.
prompt-duel = Choose net, anchor or hook
prompt-duel-help = Both cards turn over together.
prompt-card-move = { $card }: pick a square
prompt-card-move-help = Tap a ringed square, or press its number.
prompt-card-die = { $card }: roll again
prompt-card-die-help = The faces stand where each roll would end; no fuel.
prompt-card-target = { $card }: pick a rival
prompt-card-target-help = Tap a boat or a row of the market.
prompt-card-none-help = It cannot be played now.
prompt-offer-whom = Offer { $card }: to whom?
prompt-offer-price = Offer { $card } to { $name }: price?
prompt-bid-whom = Whose card do you want?
prompt-bid-card = Which card of { $name }?
prompt-bid-price = Bid for { $card } of { $name }: price?
prompt-barter-help = Cards against pearls; the other answers at once.
prompt-step-back = Step back: pick a square
prompt-step-back-help = { $n ->
    [one] One pearl
   *[other] { $n } pearls
} a square, no fuel.
prompt-trade-in = Trade in: which attack?
prompt-trade-in-help = It becomes a hidden attack.

# The confirm button: the exact consequence.
confirm-order = Roll for the order
confirm-roll = Roll the die
confirm-stay = Stay on square { $n }
confirm-stay-market = Stay at the market
confirm-draw = Draw a card
confirm-fuel = Buy { $n } fuel for { $price }
confirm-extra = Buy a draw for { $price }
confirm-trade-in = Trade in { $card }
confirm-settle = Sell { $cards ->
    [one] 1 upgrade
   *[other] { $cards } upgrades
} for { $n }
confirm-move = Sail { $n } to { $place }
confirm-back = Back { $n } to { $place }
confirm-die = Roll again
confirm-on = { $card } on { $name }
confirm-steal = Steal { $n } fuel from { $name }
confirm-challenge = Challenge { $name }
confirm-sell = Sell { $card } for { $n }
confirm-offer = Offer for { $n } to { $name }
confirm-bid = Bid { $n } to { $name }
confirm-accept-pay = Accept: pay { $n }
confirm-accept-get = Accept: get { $n }
confirm-catch = Catch the { $fish } for { $n }
confirm-catch-free = Catch the { $fish }
confirm-drop-off = Leave the { $fish } here
confirm-release = Let the { $fish } go

out-fuel = fuel { $from } → { $to }
out-pearls = pearls { $from } → { $to }
out-lost = { $n } fish lost
out-no-draw = gives up the draw
out-wins = wins the race
out-win-chance = { $n } in { $of } wins
out-no-win = no win this turn
out-home = all kinds gathered, then home to win
out-way = { $missing ->
    [one] 1 kind missing
   *[other] { $missing } kinds missing
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} to a win at best
out-reach = squares { $least } to { $most }
out-square = square { $n }
out-stop = { $place }, square { $n }
out-stays = only the movement is given up
out-one-of = one of { $n ->
    [8] eight
   *[other] { $n }
} kinds
out-catch = { $fish } costs { $n } of { $of }
out-catch-short = { $fish } costs { $n }, you have { $of }
out-new-kind = a new kind
out-same-kind = a kind you have
out-arrives = at the market next turn
out-their-fuel = { $name }: fuel { $from } → { $to }
out-halved = { $name }: die halved next turn
out-held = { $name }: cannot pass square { $n }
out-duel = a duel if { $name } has one too
out-no-duel = { $name } has none: nothing happens
out-answers = { $name } answers at once
out-beats = wins against { $item }
out-equal = equal to { $item }: show again
out-loses = loses to { $item }: pearls { $from } → { $to }

order-title = Order of play
order-tied = tied: roll again

duel-title = Hidden attack
duel-show = show { $n } of { $of }
duel-secret = chooses in secret
    .yours = choose in secret
duel-chosen = has chosen
    .yours = have chosen
duel-stake = Loser pays { pearls } and discards its card
duel-beats = beats { $item }
duel-equal = equal
duel-wins = { $name } wins the duel
    .yours = You win the duel
duel-die = the die decides: { $n }
# What the loser of a duel pays, and the steps of a turn while it is shown.
duel-paid = pays { $n }: { $from } → { $to } pearls
step-rolls = Rolls
step-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
  }
step-caught = aboard
step-landed = landed
step-stays = Stays put
step-against = against { $name }
step-against-you = against you
step-released = let go
step-draws = Draws a card
step-sells = Sells a card
step-plays = Plays a card
step-discards = Gives up a card

deal-offer = Offer
deal-bid = Bid
deal-considers = { $name } considers
deal-upgrades = upgrades { $from } → { $to } of { $of }
deal-attacks = attacks { $from } → { $to } of { $of }
barter-title = Barter
barter-price = Price in pearls
barter-no-cards = no cards
barter-of = Cards of { $name }

measure-kinds = Kinds
measure-kinds-unit = kinds at the market
measure-pearls = Pearls
measure-pearls-unit = pearls in the wallet
measure-fuel = Fuel
measure-fuel-unit = fuel in the tank
stat-kinds = kinds landed
stat-caught = fish caught
stat-trips = trips
stat-squares = squares sailed
stat-earned = pearls earned
stat-cards = cards drawn
stat-attacks = attacks
stat-duels = duels won

## The lab: what else designers count

thing-offer = offer
thing-bid = bid
thing-accept = accepted
thing-refuse = refused
thing-won = won
thing-lost = lost
thing-no_card = refused for want of a card
thing-roll = roll
thing-engine_reverse = { card-engine_reverse }
thing-engine_upgrade = { card-engine_upgrade }
thing-move_choice = { card-move_choice }
thing-step_back = { item-step_back }
thing-stay = stay
thing-square = square { $square }

# Why a choice is better: what there is more or less of, on average.
part-kinds = { $n } { $way ->
    [more] more kinds of fish
   *[less] fewer kinds of fish
}
part-room = room for another fish { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-aboard = { $n } { $way ->
    [more] more fish in the hold
   *[less] fewer fish in the hold
}
part-squares = { $n } squares { $way ->
    [more] farther
   *[less] less far
}
part-market = at the market with the kinds that win { $n } % { $way ->
    [more] more often
   *[less] less often
}
part-won = the race won { $n } % { $way ->
    [more] more often
   *[less] less often
}

# Why this order
order-home = home
    .figure = { $n ->
        [0] –
       *[other] home
    }
    .held = { $n ->
        [0] { "" }
       *[other] home
    }
    .why = { $first } came to the market with the kinds that win, { $second } did not.
    .margin = first at the market with the kinds that win
order-landed = landed
    .why = More kinds at the market go first: { $first } has { $a }, { $second } { $b }.
    .margin = { $n ->
        [one] by one kind at the market
       *[other] by { $n } kinds at the market
    }
    .all = More kinds at the market go first: { $seats } have { $figures }.
order-gathered = with hold
    .why = { $first } and { $second } have as many kinds at the market; with those in transit and aboard it is { $a } to { $b }.
    .margin = { $n ->
        [one] by one kind, with the hold
       *[other] by { $n } kinds, with the hold
    }
    .all = { $seats } have as many kinds at the market; with those in transit and aboard it is { $figures }.
order-pearls = pearls
    .why = { $first } and { $second } have as many kinds: more pearls go first, { $a } to { $b }.
    .margin = { $n ->
        [one] by one pearl
       *[other] by { $n } pearls
    }
    .all = { $seats } have as many kinds: more pearls go first, { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-board = "{ $board }" is not a board; the boards are { $boards }, or a board of your own: { $own }
wrong-constant = there is no constant "{ $constant }"; there are { $constants }
wrong-bounds = { $constant } is a number from { $least } to { $most }, not { $value }
wrong-barter = the lowest price, { $least }, is above the highest, barter_max { $most }
wrong-kinds = the board { $board } has { $kinds } kinds of fish only

# What is wrong with a written position. Cards, phases and keys are called as they are written.
unsound-turn_order = each seat stands in the order of play exactly once
unsound-pearls = a wallet is never below 0
unsound-trip = trips are counted from 1
unsound-by-none = only blocked has a seat that made it
unsound-by = blocked needs the seat that made the block
unsound-blocked-by = a boat is blocked by another
unsound-block = a block is in force at once
unsound-lose_fuel = lose_fuel acts when a turn starts and is never in force
unsound-counts = a hidden hand has a count in both upgrades and attacks
unsound-hidden = a hidden hand has count and, of attacks, hidden_attack within it; no other kind
unsound-aboard = { $found } fish are aboard, the hold takes { $most }
unsound-copies = { $found } copies of { $card } are out; chance_copies is { $most }
unsound-winners = the winners are the seats of place 1 when the game is over
unsound-ranking = places are given when the game is over, and would be { $places }
unsound-needed = this phase needs it
unsound-key = the phase { $phase } has no such key
unsound-setup = in setup some group of seats has still to roll
unsound-tries = at { $most } rolls the order is set
unsound-groups = each seat is in exactly one group
unsound-roll = a roll is 1 to 6, by the number of a seat
unsound-rolls = only seats of the first group that is not yet ordered have rolls
unsound-forced = { $card } is not a card that waits to be used here
unsound-proposer = the active seat offers or bids, and another seat answers
unsound-no-price = { $card } cannot be bartered
unsound-seller = the seller has no { $card }
unsound-buyer = the buyer has the pearls and room for the card
unsound-release = a seat that releases has more fish aboard than fit
unsound-then = what waits is an upgrade that the active seat can play
unsound-duel = challenger and target are two of the seats 0 to { $last }
unsound-duelist = a seat in a duel has a hidden attack
unsound-challenger = the active seat has challenged another
unsound-waiting = of the two seats one or both have still to choose
unsound-waits = only the two seats of the duel can wait
unsound-choices = choices are made by seats of the duel that no longer wait
unsound-discard = a seat discards after too many turns with a full attack hand

# What is wrong with a file. Cards, items, marks and constants are called as files write them.
content-die = { $card } has the number { $number } of the d8, not { $written }
content-group = { $card } is of the group { $group }
content-suits = { $card } cannot do this: an upgrade moves its boat (back, die, forward), a curse is freeze or leak, an attack slow, steal or block, and the hidden attack is the duel
content-ware = fuel does refuel, step_back does back, draw does draw
content-price = { $item } costs at most { $most }, and there is at least one
content-letter = boards write { $letter } for { $fish }
content-both-win = { $item } and { $loser } cannot both win
content-loses-twice = { $loser } loses to { $item } and to another; each beats one and loses to one
content-bounds = the bounds of { $constant } are { $least } and { $most }; only its value can be another
content-row = a row of the map is the number of its first square, a colon and marks
content-row-first = the row begins with square { $first }; square { $due } comes next
content-mark = square { $square }: "{ $mark }" is no mark; marks are { $marks }
content-name = a board has an id and a name of 1 to { $most } printable characters, not "{ $name }"
content-length = a board has { $least } to { $most } squares, this one has { $squares }
content-market = square { $square } is { $mark }: square 0 is the market M, and no other is
content-drop-off = a board has at least one drop-off D
content-kinds = a board has fishing spots of at least 3 kinds, this one of { $kinds }

# Kinds of things that designers count, as headings of tables.
kind-cards = cards
kind-drawn_cards = drawn cards
kind-curses = curses
kind-attacks_suffered = attacks suffered
kind-sold_cards = sold cards
kind-discarded_cards = discarded cards
kind-shop = shop
kind-proposals = proposals
kind-answers = answers
kind-tackle = tackle
kind-duels = duels
kind-fish_caught = fish caught
kind-fish_dropped_off = fish dropped off
kind-fish_released = fish released
kind-fish_at_the_market = fish at the market
kind-rolls = rolls
kind-moves = moves
kind-spaces = spaces

# What the signs of the terminal's picture mean, and what it asks. A card of the race is called $card_<id>, a symbol $symbol_<id>.
legend =
    { "[" }M] [D]  the market, where everybody begins and comes home; a drop-off
    S7       a fishing spot and its price: S { fish-salmon }, T { fish-trout }, H { fish-halibut }, B { fish-bass }, C { fish-carp }
    +3 -1    pearls that are gained or lost
    2 ◌ ·    where a roll of 2, the choice under the cursor, or another move leads
    S__      kinds at the market, and how many are missing; +C fish more than needed; →C on their way
    p f      pearls, fuel; [C] the hold and what is in it; ! a curse or an attack, told on the island
    U A      upgrades and attack cards; ·2 turns that a full attack hand has been kept
question-setup = roll for the order of play
question-start = sail, or do something first
question-main = draw, shop, or end the turn
question-clearing = offer your upgrades, or sell the rest
question-forced = use the card you cannot keep
question-answer = accept, or refuse
question-release = release a fish
question-duel = net, anchor or hook, in secret
question-discard = discard an attack card
