# The full screen of `podium play`. Screens are 80 columns wide at least: keep lines of keys short.

## Names of the seats: birds by the water, six letters at most

tui-bird-1 = Wren
tui-bird-2 = Kite
tui-bird-3 = Heron
tui-bird-4 = Tern
tui-bird-5 = Swift
tui-bird-6 = Plover

## The program

tui-small = The window is too small.
tui-small-has = It has { $columns } columns and { $lines } lines,
tui-small-needs = Podium needs { $columns } and { $lines }.
tui-small-enlarge = Make it larger: nothing is lost.
tui-small-keys = q leaves; --plain needs no room.
tui-not-kept = The race cannot be kept: { $why }.
tui-not-kept-in = The race cannot be kept in { $file }: { $why }.
tui-not-resumed = That race cannot be gone on with: { $why }
tui-goes-on = The race goes on where it was left; l tells what happened.
tui-recorded = The race is recorded in { $file }; `podium replay { $file }` tells it again.
tui-kept = The race is kept in { $file }; `podium play` offers to go on with it.

## The start screen

tui-title = PODIUM  board games about races
tui-games = Games
tui-broken = Cannot be gone on with: { $count }
tui-broken-race = { $race }: cannot be read
tui-broken-file = The race stays in { $file }.
tui-broken-seats = it does not say who sits at { $seats } seats, one of them a person
tui-start-keys-broken = ↑↓ line   d forget it   q quit
tui-resume = Go on with one of { $count }
tui-numbered = { $number } { $name }
tui-kept-race = { $name }, { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, { $ago }
tui-ago-now = just now
tui-ago-minutes = { $count } min ago
tui-ago-hours = { $count } h ago
tui-ago-days = { $count } days ago
tui-facts = { $fewest } to { $most } players, about { $minutes } minutes
tui-fact-seats = Seats: { $sitters }
tui-fact-seed = Seed { $seed }
tui-fact-teaching = A small game to learn from, also how games are made.
tui-forgotten = The race is forgotten.
tui-start-keys = ↑↓ or 1-9 game   Enter set up   Space begin at once   q quit
tui-start-keys-kept = ↑↓ line   Enter go on   d forget it   q quit
tui-start-keys-set-up = ↑↓ line   ←→ change   Enter type or begin   Del default   b begin   Esc back
tui-start-keys-typing = type a value   Enter take it   Esc leave it

## The set-up of a race

tui-set-up = { $name }: set up the race
tui-set-up-begin = Begin the race
tui-set-up-begin-about = Enter begins.
tui-set-up-players = Players
tui-set-up-players-about = { $fewest } to { $most } players; left and right change it.
tui-set-up-seat = Seat { $number }: { $name }
tui-set-up-seat-about = { $sitter }. { $about }.
tui-set-up-seed = Seed
tui-set-up-seed-about = The same seed and the same choices give the same race; type one, or right for a new one.
tui-set-up-switch-about = { $about }. Values: { $values }. [{ $rule }]
tui-set-up-changed = changed
tui-set-up-more = { $line } of { $lines }
tui-set-up-fault = Not so: { $why }
tui-set-up-seed-fault = A seed is a whole number from 0 to { $most }.
tui-set-up-nobody = Nobody sits at this screen: give one seat to a person.
tui-yes = yes
tui-no = no
# A switch that is left alone, and one that changes nothing.
tui-value-usual = as printed
tui-value-unchanged = unchanged
# Parts of a value: "9 INJURY", "tank 12".
tui-value-count = { $count } { $thing }
tui-value-number = { $name } { $number }
tui-sitter-person = Person
tui-sitter-person-about = Somebody at this screen

## The screen of a race

tui-top = PODIUM  { $game }  { $status }
tui-top-right = seed { $seed }  pace { $pace }
tui-round = round { $round }
tui-standing = Standing
tui-log = Log
tui-you = you
tui-asked = { $who }: { $ask }
tui-thinks = { $who } thinks
tui-next = { $who } is next
tui-race = The race
tui-over = The race is over
tui-bot = { $seat } is a bot of level { $level }. { $about }.
tui-bot-failed = The bot of { $seat } has failed; leave, and go on with the race later.
tui-over-podium = Enter shows the podium.
tui-find-left = find: { $words }  ({ $count } left)
tui-not-open = { $what }: { $why }
tui-curtain = Curtain
tui-curtain-for = The screen is for { $who } now.
tui-curtain-others = Everybody else looks away.
tui-curtain-lift = Enter lifts the curtain.
tui-die = die of { $sides }
tui-spinner = spinner
tui-card = card

## Keys

tui-key-enter = Enter
tui-key-space = Space
tui-key-esc = Esc
tui-key-type = type
tui-do-words = words of a choice
tui-do-done = done
tui-do-all = all
tui-do-play = play
tui-do-pass-always = pass always
tui-do-help = help
tui-do-leave = leave
tui-do-rule = rule
tui-do-hint = hint
tui-do-undo = undo
tui-do-log = log
tui-do-rules = rules
tui-do-find = find
tui-do-position = position
tui-do-skip = skip
tui-do-slower = slower
tui-do-faster = faster
tui-do-lift = lift the curtain
tui-do-podium = to the podium
tui-do-again = again
tui-do-same-seed = same seed
tui-do-menu = menu
tui-do-quit = quit

## What keys do

tui-pace = Pace: { $pace }
tui-pace-unknown = the pace is slow, normal, fast or off, not "{ $written }"
tui-pace-slow = slow
tui-pace-normal = normal
tui-pace-fast = fast
tui-pace-off = off
tui-passing = Windows for answers that are seldom used are passed for you; a asks you again.
tui-not-passing = You are asked in every window for answers.
tui-undone = Undone.
tui-undo-nobody = Nobody has chosen anything yet.
tui-undo-written = This race cannot be begun again from its record.
tui-undo-nothing = There is nothing to undo.
tui-undo-other = No further undo: { $seat } has acted since.
tui-undo-chance = No undo: chance was drawn by it (a roll, a spin or a shuffle).
tui-undo-learnt-own = No undo: you have learnt something new by it.
tui-undo-learnt = No undo: it has shown something to { $seat }.
tui-undo-shown = No undo: it has shown something to everybody.
tui-thinking = The bot thinks about it.

## What opens over the race

tui-rulebook = Rulebook: { $name }
tui-rules = The rules behind this
tui-rules-none = There is no rule on the screen now; r opens the rulebook.
tui-rules-unknown = The rulebook has no rule { $rule }.
tui-rules-closed = Not open now. { $missing }.
tui-advice = A bot's advice
tui-advice-none = The bot has no advice here.
tui-advice-first = The cursor stands on the first; Enter plays it when this is closed.
tui-advice-figures = { $reason } ({ $figures })
tui-advice-goes-on = By level { $level }. A stronger bot thinks on while this is open.
tui-advice-thought = By level { $level }. h lets it think longer.
tui-position = The position in words
tui-help = Help
tui-help-keys = keys
tui-help-signs = signs
tui-page = { $title }: { $page }
tui-seen = { $first }-{ $last } of { $lines }
tui-foot = { $arrows } scroll   / find   Esc closes   { $seen }
tui-foot-pages = ←→ more ({ $page } of { $pages })   ↑↓ scroll   / find   Esc closes
tui-foot-searching = find: { $words }_   Enter done   Esc none
tui-foot-found = find: { $words }   n next   Esc closes   { $seen }
tui-help-text =
    Choosing
      ↑ ↓ ← →     the choice before or after; PgUp PgDn Home End go further
      1 2 3 …     the choice with that number; the same number again plays it
      Enter       play the choice under the cursor
      /           list only choices with some words, such as a place; Esc lists all
      mouse       click a choice or its place on the board, click again to play; the wheel moves the cursor
      h           ask a bot for advice
      a           pass by itself in windows for answers that are seldom used; again to be asked
      u           undo, as long as nobody has learnt anything new and no chance was drawn

    Looking
      ?           the rule behind the choice, and with ← → behind everything else on the screen
      l           the log: everything that happened, with rule ids (a click on an id opens the rule)
      r           the rulebook; / finds a word
      p           the position in plain words

    While things move
      Space       skip to your next decision
      , .         slower, faster

      q           leave; the race is kept and offered when you come back

## The end of a race

tui-end = PODIUM  { $name }  the race is over
tui-end-podium = Podium
tui-end-place = { $place }. { $seat }
tui-end-seed = Seed { $seed }, { $choices } choices.
tui-end-not-kept = The race was not kept.
tui-end-chart = Behind the first, from start to finish
tui-end-chart-legend = top: in front; bottom: the farthest behind

## Rowing

tui-rowing-status = { $course }  round { $round }  { $phase }
tui-rowing-lane = lane
tui-rowing-metres = { $metres } m
tui-rowing-at = { $metres } m  { $rate }
tui-rowing-home = home r{ $round }
tui-rowing-home-sum = home r{ $round } sum { $sum }
tui-rowing-order = order
tui-rowing-supply = supply { $supply }  marks: 0 free  1-9 stamina  × crab
tui-rowing-piles = hand { $hand } deck { $deck }
tui-rowing-piles-short = h{ $hand } d{ $deck }
tui-rowing-discard = disc { $discard }
tui-rowing-crabs = crabs { $crabs }
tui-rowing-hand = Hand
tui-rowing-played = played
tui-rowing-crab = C R A B

## Whitewater Rush

tui-whitewater-status = river { $river }  round { $round }
tui-whitewater-finish = FINISH
tui-whitewater-events = { $events } { $events ->
    [one] Event
   *[other] Events
}
tui-whitewater-facts = maneuver { $maneuver } hand { $hand }
tui-whitewater-facts-short = m{ $maneuver } h{ $hand }
tui-whitewater-clears = clears { $hazards }
tui-whitewater-hazard = { $hazard_id ->
    [cleared-rapids] rapids
    [cleared-waterfall] waterfall
   *[other] { $hazard }
}
tui-whitewater-eddied = eddied { $times }
tui-whitewater-turn = turn
tui-whitewater-hand = Hand: { $cards }
tui-whitewater-held = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
tui-whitewater-card = { $card }: { $lines }
tui-whitewater-flash =
    { $card }
    { $lines }
tui-whitewater-piles = Deck { $deck }  discard { $discard }  tokens ≈{ $rapids } ▟▙{ $rocks }

## Marathon

tui-marathon-status = { $course }  round { $round }
tui-marathon-row = row { $row }
tui-marathon-high = ☆high
tui-marathon-next = next { $change }
tui-marathon-loses = loses { $turns }
tui-marathon-piles = Deck { $deck }  discard { $discard }
tui-marathon-piles-top = Deck { $deck }  discard { $discard } (top: { $card })
tui-marathon-die = Die { $die }, speed { $speed }   { $piles }
tui-marathon-card = { $card }: { $effect }
tui-marathon-flash =
    { $card }
    { $effect }
# Below the course, at most 26 columns.
tui-marathon-signs = * EVENT  » KICK  ‹ › open
tui-marathon-legend =
    · road
    { "*" } EVENT: a card
    » KICK: a spin
    ░ no road
    ‹ › may be chosen
# Ways to spend stamina that are not open now.
tui-marathon-faster = one faster
tui-marathon-slower = one slower
tui-marathon-again = roll again

## Fishing

tui-fishing-status = { $board }  round { $round }  { $phase }
tui-fishing-over = over
# Beside the gauge; the short ones stand in panels of few columns.
tui-fishing-fuel = fuel
tui-fishing-pearls-short = p{ $pearls }
tui-fishing-fuel-short = f{ $fuel }
tui-fishing-upgrades = U{ $count }
tui-fishing-attacks = A{ $count }
tui-fishing-hand = Cards: { $cards }  { $trip }
tui-fishing-none = none
tui-fishing-several = { $card } ×{ $count }
tui-fishing-play = play { $card }
tui-fishing-order = order
tui-fishing-shop = Shop: { $wares }
tui-fishing-ware-first = { $ware } { $price }p ({ $left } left)
tui-fishing-ware = { $ware } { $price }p ({ $left })
tui-fishing-effect-now = { $boat } { $effect } now
tui-fishing-effect-next = { $boat } { $effect } next turn
tui-fishing-effect-by = { $what } by { $by }
tui-fishing-offer = offer of { $card }: { $seller } sells to { $buyer } for { $pearls }?
tui-fishing-bid = bid of { $card }: { $seller } sells to { $buyer } for { $pearls }?
tui-fishing-duel = Duel: { $challenger } against { $target }, show { $round }. { $circle }.
# $beats is "beats anchor".
tui-fishing-beats = { $item } { $beats }

## Salmon Run

tui-salmon-status = { $river }  round { $round }
tui-salmon-status-last = { $river }  round { $round }  LAST ROUND
tui-salmon-piles = h{ $hand } d{ $draw }
tui-salmon-piles-more = disc { $discard } deck { $deck }
tui-salmon-played = Played { $count } of { $plays }: { $cards }
tui-salmon-hand = Hand: { $cards }
tui-salmon-several = { $card } ×{ $count }
tui-salmon-leap = L E A P
