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
tui-not-resumed = That race cannot be continued: { $why }
tui-goes-on = The race goes on where it was left; l tells what happened.
tui-recorded = The race is recorded in { $file }; `podium replay { $file }` replays it.
tui-kept = The race is kept in { $file }; `podium play` offers to go on with it.

## The start screen

tui-title = PODIUM  board games about races
tui-games = Games
tui-broken = Cannot be continued: { $count }
tui-broken-race = { $race }: cannot be read
tui-broken-file = The race stays in { $file }.
tui-broken-seats = it does not say who sits at { $seats } seats
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
tui-start-keys = ↑↓ 1-9 game  Enter set up  Space begin  l learn  r rules  ? help  q quit
tui-start-keys-kept = ↑↓ line   Enter go on   d forget it   r rules   ? help   q quit
tui-start-keys-to-finished = ↑↓ line   Enter open them   ? help   q quit
tui-start-keys-finished = ↑↓ race   Enter replay   v review   d forget it   ? help   Esc back
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
tui-set-up-nobody = Nobody sits at this screen: Enter begins a race of bots to be watched.
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
tui-undo-chance = No undo: that move rolled, spun or shuffled.
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
      h           ask a bot for advice: the first answer comes quickly, better ones while you read; h once more: think longer
      a           pass by itself in windows for answers that are seldom used; again to be asked
      u           undo, as long as nobody has learnt anything new and no chance was drawn

    Looking
      ?           the rule behind the choice, and with ← → behind everything else on the screen
      l           the log: everything that happened, with rule ids (a click on an id opens the rule)
      r           the rulebook; / finds a word
      p           the position in plain words

    While things move
      Space       skip to your next decision; in a race of bots only, pause
      End         in a race of bots only: to its end
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

## Looking at a race again

tui-replay-right = step { $step } of { $steps }  pace { $pace }
tui-replay-begins = → the next event, ↓ the next decision, Space plays on; ? lists every key.
tui-replay-compared = Every step is as recorded. → the next event, ↓ the next decision, Space plays on.
tui-replay-set-up = The set-up
tui-eyes-chooser = You see what whoever chooses sees.
tui-eyes-seat = You see what { $seat } sees.
tui-eyes-spectator = You see what everybody may see.
tui-key-pages = PgUp/PgDn
tui-key-tab = Tab
tui-key-end = End
tui-do-event = event
tui-do-decision = decision
tui-do-round = round
tui-do-play-on = play on
tui-do-stop = stop
tui-do-eyes = eyes
tui-do-back = back
tui-do-review = review
tui-do-replay = replay
tui-do-pause = pause
tui-do-go-on = go on
tui-do-to-the-end = to the end
tui-paused = Paused; Space goes on.
tui-not-paused = The race goes on.
tui-finished = Finished races: { $count }
tui-help-replay =
    Going through the race
      → ←         the next event, the one before
      ↓ ↑         the next decision, the one before
      PgDn PgUp   the next round, the one before
      Home End    the beginning, the end
      Space       play on by itself, stop
      , .         slower, faster

    Looking
      v           by whose eyes: of whoever chooses, of one seat, of a spectator
      Enter       the rule behind what is seen
      l           the log so far
      p           the position in plain words
      r           the rulebook

      q           back
tui-help-end =
      v           review the race: chances, luck, and the moments that mattered
      w           step through the race once more
      l           the log: everything that happened
      r           the rulebook
      p           the position in plain words

      n           the same seats and switches with another seed
      s           the same race once more
      m           the menu
      q           quit
tui-help-start =
    Games and races
      ↑ ↓ 1 2 3 … go to a line
      Enter       set up a race; go on with a kept one; open the finished ones
      Space       begin at once with what is usual
      l           learn the game under the cursor in five minutes
      r           its rulebook
      d           forget the kept race under the cursor

    Finished races
      Enter       step through the race
      v           review it: chances, luck, and the moments that mattered

      q           quit

## The review of a race

tui-review = review
tui-review-making = The review is being made: { $done } of { $parts } decisions
tui-review-refused = There is no review: { $why }.
tui-review-failed = The review could not be made; go back and try again.
tui-review-chances = Chances to win   × costly choice   ○ luck
tui-review-moments = Moments that mattered
tui-review-moments-of = Moments of { $seat }
tui-review-no-moments = Nothing lost or brought much.
tui-review-choice = { $seat } { $change } { $class }: { $action }
tui-review-luck = { $seat } { $change } luck: { $what }
tui-review-moment = The moment
tui-review-marks-better = On the board: the better choice
tui-review-marks-played = On the board: what was played
# Columns, eight letters at most; those of the classes six.
tui-review-head-start = start
tui-review-head-luck = luck
tui-review-head-skill = own
tui-review-head-others = others
tui-review-head-result = = end
tui-review-head-accuracy = right
tui-review-head-best = best
tui-review-head-good = good
tui-review-head-inaccuracies = inac.
tui-review-head-mistakes = mist.
tui-review-head-blunders = blund
tui-do-cancel = cancel
tui-do-moment = moment
tui-do-board = board
tui-do-chances = chances
tui-do-played = played or better
tui-do-whose = whose
tui-do-text = all of it
tui-help-review =
    The sums
      start       the chance to win before the race; with what luck, own choices and the choices
                  of others changed in it, it adds up to the result
      right       the share of choices that were best or good
      inac. mist. blund   inaccuracies, mistakes and blunders: up to 5, up to 10, and more of 100 lost

    Moments that mattered
      ↑ ↓         another moment; PgUp PgDn Home End go further
      Tab ← →     the board at this moment, or the chances of the whole race
      b Space     mark on the board what was played, or what would have been better
      Enter       all that is said of the moment
      v 1 2 3 …   the moments of everybody, or of one seat
      w           step through the race from here
      l r         log, rulebook

      q           back

## Learning

tui-learn-none = There is no lesson for this game.
tui-fact-learn = l  Learn it in five minutes
tui-fact-learnt = l  Learn it in five minutes ({ $made } of { $count } done)
tui-coach = Coach
tui-coach-at = Coach  { $move } of { $count }
tui-coach-more = ↓ PgDn
tui-coach-begin = Enter begins. The ring of the coach is ◎: it stands beside the choice.
tui-coach-go-on = Enter goes on.
tui-coach-end = Enter begins a real race; n tells the lesson once more.
tui-learn-place = You finish in place { $place }!
tui-learn-other = You could do that, too. In this race, follow the ring ◎ once more.
tui-learn-other-again = Also allowed! But the story goes on where the ring ◎ is.
tui-do-begin = begin
tui-do-show-me = show me
tui-do-real-race = a real race
tui-do-once-more = once more
tui-help-learn =
    The coach tells what to do at the moments that matter; the rest of the race happens by itself.
      Enter       go on reading; play the choice under the cursor
      ↑ ↓ 1 2 3 … another choice; the one with the ring ◎ is to be played
      h           show me: the cursor goes there
      u           back to the move before
      PgUp PgDn   the rest of what the coach says
      ?           the rules that the move teaches
      l r p       log, rulebook, the position in plain words
      Space , .   while things move: skip, slower, faster

      q           leave; the lesson is taken up here again

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
tui-fact = { $what } { $value }
tui-salmon-leap = L E A P
