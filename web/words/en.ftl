page-of = { $what }: { $of }
page-about = Racing games. No account; start in a minute.
page-close = Close
page-back = Back
page-home = Home
page-play-now = Play now
page-new-table = New table
page-rules = Rules
page-you = You
page-loading = One moment
page-skip-to-content = Skip to the content
page-seat-n = Seat { $n }
page-bot-n = Bot { $n }

nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-you = You

home-title = Race day
home-line = { $n ->
    [one] One racing game. No account; start in a minute.
   *[other] { $n } racing games. No account; start in a minute.
}
home-join = Join by code
home-join-button = Join
home-code-label = The six characters of the table’s code
home-no-code = No table has the code { $code }.
home-seats = { $fewest } to { $most }
home-minutes = { $n } min
home-open-tables = { $n ->
    [one] { $n } table open
   *[other] { $n } tables open
}
home-your-races = Your races
home-all-races = All your races
home-first-visit = Your races will stand here.
home-try-alone = Try { $game } alone: no rival but the clock.
home-solo = Race alone
home-watch-title = Races to watch
home-nothing-to-watch = No public race is on. Start one between bots and look at them.
home-bot-race = Bot race
home-live = { $n } live
home-open = Open
home-watch = Watch
home-watching = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
home-sit = Sit down
home-your-turn = Your turn
home-row-on = Play on
home-until = until { $when }
home-their-turn = { $name } to play
home-waiting-seats = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
home-over = over
home-result = Result
home-fair = Every roll can be checked after the race.
home-rulebooks = Rulebooks
home-offline = The server cannot be reached. Races, codes and tables come back by themselves.

races-running = Under way
races-waiting = Not begun yet
races-over = Finished
races-more = Show more
races-against = against { $names }
races-alone = alone
races-together = around one screen
races-place = { finish-ordinal } of { $seats }
races-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
races-records = Records
races-wins = wins
races-best = best place
races-fastest = fastest win
races-records-help = By game, board and variants, from finished races in which you had one seat and stayed. The fastest win is the one in which your last decision came in the earliest round.

new-game = Game
new-board = Board
new-seats = Seats
new-more-seats = One seat more
new-fewer-seats = One seat fewer
new-kind-me = You
new-kind-around = Around this screen
new-around = One more around this screen
new-around-help = You pass the device on. A curtain hides what only one may see. The same name at two seats is one person.
new-name = Name of the person at seat { $n }
new-player = Player { $n }
new-kind-open = Anybody
new-kind-link = Whoever has the link
new-kind-bot = Bot
new-who = Who sits at seat { $n }
new-level = How strong the bot at seat { $n } is
new-options = Variants
new-options-help = Leave them as they are for the usual race.
new-changed = { $n } changed
new-clock = Clock
new-clock-none = No clock
new-clock-live = 10 minutes each, and 5 seconds a decision
new-clock-mail = By mail: 48 hours a decision
new-public = Show the table in the public list
new-consent = Undo beyond your own move if all agree
new-create = Open the table
new-start = To the start line

wait-title = At the start line
wait-line = The race begins when the last seat is taken.
wait-line-asked = The race begins when the host says so.
wait-line-rematch = A rematch: it begins when everybody has accepted, or when the host says so.
wait-offered = asked for a rematch
wait-offered-you = kept for you: a rematch
wait-not-kept = free: { $name } does not take it
wait-accept = Accept
wait-decline = Decline
wait-is-host = host
wait-closed = This table is closed
host-add = One more seat
host-bot = Bot: { $level }
host-closed = No such seat
host-link = New link
host-link-to = New link to seat { $n }
host-hand-on = Make host
host-hand-on-to = Make host: { $name }
host-remove = Remove
host-remove-name = Remove { $name } from the table
host-close = Close the table
host-close-sure = It goes away for everybody here.
host-close-now = Close it
host-keep = Keep it
wait-share = Bring people here
wait-share-help = Point a camera at the square, read out the code, or send the link.
wait-share-help-link = Point a camera at the square, or send the link: it leads to a free seat.
wait-share-help-watch = Point a camera at the square, read out the code, or send the link: all of them lead here, to watch.
wait-share-help-nobody = Whoever sits here can come back by the link. Nobody else may watch this race.
wait-ask = The free seats are kept for whoever has the link. { $watch ->
    [yes] Ask for it to sit here; until then you watch.
   *[no] Ask for it to sit here.
}
wait-ask-host = The free seats are kept for whoever has the link. { $watch ->
    [yes] Ask { $name } to send it to you; until then you watch.
   *[no] Ask { $name } to send it to you.
}
wait-late = Somebody was faster: no seat of this link is free.
wait-qr = QR code of { $address }
wait-qr-seat = QR code of the link to a free seat
wait-send = Send
wait-fill = Fill with bots and start
wait-fill-help = { $n ->
    [one] The free seat gets a bot: { $level }.
   *[other] The { $n } free seats get bots: { $level }.
}
wait-host = { $name } can begin at any time; free seats then get bots.
wait-clock-live = { $bank } each, and { $seconds } seconds a decision
wait-clock-mail = By mail: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} a decision
wait-public = in the public list
wait-private = only for people with the link or the code
wait-undo-consent = undo beyond your own move if all agree
wait-undo-own = undo of your own move only
wait-stand-in = bots that stand in: { $level }
wait-usual = As usual.
wait-code = Code to read out
wait-code-watch = Code to watch
wait-link = Copy the link
wait-seat-link = Link to this seat
wait-copied = Copied
wait-sit = Sit here
wait-leave = Get up
wait-start = Begin the race
wait-free = free
wait-by-link = kept for whoever has the link

table-round = Round { $n }
table-your-turn = Your turn
table-asked-aloud = { $turn }: { $title }
table-you = you
table-deciding = to move
table-waiting = Waiting for { $names }
table-watching = You are watching.
table-sent = Sent. Waiting for the server.
table-over = The race is over
table-to-result = To the result
table-playing = Watch the moves
table-choose = Choose
table-choose-help = Pick one of the { $n ->
    [one] { $n } action
   *[other] { $n } actions
} that the rules allow now.
table-card-does = { $card }: { $does }.
table-pick-first = Pick something first
table-pause = Pause
table-resume = Go on
table-skip = Skip
table-steps = The turn so far
table-speed = Speed of the moves: { $n } times
table-log = Log
# The button that opens both, while messages wait.
table-log-unread = { $n ->
    [one] Log and chat, { $n } new message
   *[other] Log and chat, { $n } new messages
}
table-chat = Chat
table-text = Text
table-menu = Menu
table-standing = Standing
table-side = Standing and log
table-board = Board
table-dock = Your choice
table-actions = All legal actions
table-no-actions = There is nothing to choose now.
table-hint = Hint
table-hint-why = Why?
table-hint-sure = { $level }: with this choice { $win } of the races are won (± { $error }), by { $tries } that were played to the end.
table-hint-longer = Think longer
table-hint-thinks = A stronger bot is thinking
table-undo = Undo
table-time-up = Your time ran out: a bot has chosen for you.
table-stood-in = While you were away a bot has chosen for you.
table-taken-back = Taken back: the race goes on from an earlier moment.
table-undo-asked = { $name } asks to take back the last action.
table-agree = Agree
table-disagree = Disagree
table-chat-label = What you want to say
table-chat-send = Say it
table-chat-empty = Nobody has said anything yet.
table-chat-only-seats = Only those who sit at the table can talk.
table-log-empty = Nothing has happened yet.
table-log-older = Show what happened earlier
table-missed = Since you last looked
table-offline = No connection. Your place is kept; the page comes back by itself.
table-connecting = Connecting
table-code = Code { $code }
table-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
table-leave-sure = A bot will race on in your place. Leave?
table-leave-now = Leave
table-stay = Stay
table-leave = Leave the seat to a bot
table-give-up = Give up the race
table-give-up-sure = The race ends here, without places. Give up?
table-give-up-now = Give up
table-left = left; a bot plays
table-away = away
table-picture = The table as text
table-gone = This table cannot be shown
table-rules-changed = The rules have changed since this race began; it cannot go on.
table-key-list = all legal actions
table-key-confirm = confirm
table-key-clear = take the choice back
table-key-undo = undo
table-key-skip = skip the moves
table-key-hint = hint
table-keys-first = A letter that stands on a card or a button is that card's or button's.
table-sound-on = Turn sounds on
table-sound-off = Turn sounds off
table-notify = { $game }: it is your turn
table-zoom = Look closer
table-zoom-in = Closer
table-zoom-out = Farther
table-place = Place { $n }

learn-title = Learn
learn-line = A guided first race for every game: at the moments that matter you are told what to do, and why.
learn-done-of = { $n } of { $count } done.
learn-done = Done
learn-all = All lessons
learn-first = Your first race.
learn-just-play = Just race
learn-five = Learn in five minutes
learn-of = Learn { $game }
learn-coach = Coach
learn-progress = { $n } of { $count }
learn-watch = Watch what happens.
learn-reading = The coach has a word for you
learn-begin = Begin
learn-go-on = Go on
learn-show = Show me
learn-again = Once more
learn-play = Now play a real race
learn-place = You are { finish-ordinal }!
learn-other = You could do that, too. In this race, follow the ring once more.
learn-other-again = Also allowed! But the story goes on where the ring is.
learn-none = There is no lesson here

# Puzzles
puzzle-title = Puzzle
puzzle-solved = (solved)
puzzle-ask = It is your turn. One choice is better than all others: which?
puzzle-right = Yes, that is the best.
puzzle-wrong = That can be done, but something else is better.
puzzle-best = Best was: { $best }
puzzle-or = { $one }, or { $other }
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-none = There is no such puzzle
puzzle-daily = Puzzle of the day
puzzle-daily-line = One a day, the same for everybody. Today: { $game }.
puzzle-streak = { $n ->
    [one] Solved one day in a row.
   *[other] Solved { $n } days in a row.
}
puzzle-count = { $n ->
    [one] One puzzle, { $solved } solved
   *[other] { $n } puzzles, { $solved } solved
}

finish-wins = { $name } wins
finish-you-win = You win
finish-dead-heat = Dead heat: { $names }
finish-home = { $name } is home
finish-in-rounds = { $course }, finished in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
finish-called-you = { $name } (you)
finish-place-words = You are { finish-ordinal }.
finish-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
}
finish-why = Why this order
finish-level = { $first } and { $second } are level in everything and share the place.
finish-start = Start
finish-point = { $name }, end of round { $round }: { $unit } { $figure }
finish-turning = Turning point
finish-turning-round = in round { $round } { $name } takes the lead from { $from } and keeps it.
finish-turning-last = only in the last round, { $round }, { $name } takes the lead from { $from }.
finish-turning-never = none; { $name } led at the end of every round.
finish-turning-help = The round from whose end on the winner was never behind again.
finish-turning-show = Show it
finish-record = Your record on this board: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $races ->
    [one] { $races } race
   *[other] { $races } races
}.
finish-record-best = Quickest win: { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
finish-record-new = A new best: won in { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
finish-record-help = Counted on this device: the races that you finished on this board, those that you won, and the fewest rounds in which you did.
finish-crosses = { $name } is home!
finish-crossing-show = See the finish
finish-crossing-skip = To the result
finish-ready = { $ready } of { $all } ready
finish-ready-names = Ready: { $names }
finish-chart = The race by round
finish-chart-text = Figures of all seats over the race
finish-statistics = Statistics
finish-events = Events
finish-fair = Fair chance
finish-promised = the server’s promise
finish-seed = seed shown now
finish-verify = Verify on this device
finish-verified = What this device could check holds.
finish-whole = All of it holds: the promise, every step by the rules, and the result.
finish-broken = This does NOT hold.
fair-promise-start = Seed and salt give the promise that this device saw before the first move.
fair-promise-later = Seed and salt give the promise that this device saw first after { $n ->
    [one] { $n } step
   *[other] { $n } steps
}; it did not see the start.
fair-promise-unseen = Seed and salt give the promise that the server names now; this device did not see it during the race.
fair-promise-hash = Seed and salt do not give the promise.
fair-promise-changed = The server names another promise now than this device saw during the race.
fair-promise-record = The record names another promise, seed or salt than the server shows.
fair-share-own = { $n ->
    [one] The share that this device added before the race is in the seed
   *[other] The { $n } shares that this device added before the race are in the seed
}: the server alone did not choose it.
fair-share-missing = The share that this device added for { $name } before the race is not in the seed.
fair-share-others = { $n ->
    [one] One share was
   *[other] { $n } shares were
} added to the seed, none of them by this device.
fair-share-none = Nobody added a share to the seed before the race: the server drew it alone.
fair-steps-same = { $n ->
    [one] One step that this device saw through a seat of its own is told now as it was then.
   *[other] { $n } steps that this device saw through seats of its own are told now as they were then.
}
fair-steps-gone = { $n ->
    [one] One step that it saw is not told any more, as is usual for a step that was taken back.
   *[other] { $n } steps that it saw are not told any more, as is usual for steps that were taken back.
}
fair-steps-shut = { $n ->
    [one] One step that it saw is not compared: the seat is not yours any more.
   *[other] { $n } steps that it saw are not compared: the seat is not yours any more.
}
fair-steps-none = This device saw no step of the race through a seat of its own.
fair-steps-differ = Step { $n } is not told as this device saw it during the race.
fair-record-same = Record and replay, both as the server gives them now, agree in all { $n } steps: the same actions, positions and events.
fair-record-differs = Step { $n } of the record does not fit the replay.
fair-rules-here = This device checks with the rules that the page brings along, and takes nobody’s word for a roll.
fair-rules-held = { $n ->
    [one] One action was played again on this device
   *[other] All { $n } actions were played again on this device
}, every step from the seed by the rules of { $game }, version { $version }: the same rolls, events and positions, { $result }.
fair-rules-end = and the same places: { $places }
fair-rules-no-end = up to where the race was ended
fair-rules-misfit = By the rules the race does not go like this: { $why }.
fair-rules-result = { $n ->
    [one] The one action follows
   *[other] All { $n } actions follow
} the rules, but what came out after step { $n } does not: { $why }.
fair-rules-shown = { $n ->
    [one] The one action follows
   *[other] All { $n } actions follow
} the rules, but the page was told other places than they give after step { $n }.
fair-rules-other = Not played again on this device, as the page has other rules: { $why }.
fair-rules-failed = Not played again on this device: the page’s rules could not be loaded, or stopped ({ $why }). The program podium checks the rest.
fair-rules-absent = Not checked on this device, as this page was built without the rules: that every step follows from the seed.
fair-command = The program podium checks everything without this page, with the downloaded record and the promise that this device saw during the race:
fair-command-unseen = The program podium checks everything without this page, with the downloaded record and the promise that the server names now. If you noted a promise before the race, give yours:
finish-download = Download the record
finish-rematch = Rematch
finish-to-rematch = To the rematch
finish-share = Share
finish-shared = Link copied
finish-replay = Replay
finish-play = Play the replay
finish-stop = Stop the replay
finish-first = One step back
finish-next = One step on
finish-step = Step { $step } of { $steps }
finish-keys = Arrow keys: one event; with Shift one round; Space plays
finish-scrub = Step of the race
finish-board = The board at this step

rules-title = Rulebooks
rules-line = Every rule has a number. The log and every refusal lead to it.
rules-search = Find in the rules
rules-contents = Contents
rules-of = Rules of { $game }

you-title = You
you-name = Your name
# Whoever has chosen no name gets one of these: birds.
you-nickname = { $n ->
    [0] Wren
    [1] Swift
    [2] Kite
    [3] Tern
    [4] Heron
    [5] Osprey
    [6] Plover
    [7] Dipper
    [8] Curlew
    [9] Martin
    [10] Teal
   *[other] Gannet
}
you-save = Save
you-saved = Saved
you-settings = Settings
you-language = Language
you-theme = Colours
you-theme-system = As the device
you-theme-light = Light
you-theme-dark = Dark
you-motion = Movement
you-motion-system = As the device
you-motion-full = Moves are shown
you-motion-none = Nothing moves
you-speed = Speed
you-speed-at-once = At once
you-sound = Sounds
you-buzz = Vibration: my turn, my mishaps, the finish
you-notify = Tell me when it is my turn
you-notify-denied = The browser does not allow notifications for this page.
you-auto-pass = Pass automatically where nothing else is possible
you-aloud = Screen reader
you-aloud-turns = One sentence per turn
you-aloud-events = Every event
you-aloud-own = Only my turns
you-device = Another device
you-device-help = A one-time code, good for ten minutes, makes another device yours too.
you-make-code = Make a code
you-use-code = Use a code
you-code = Code
you-devices = Your devices
you-device-this = This device
you-device-n = Device { $n }
you-device-made = since { $day }
you-device-used = last used { $day }
you-sign-out = Sign out
you-signed-out = Signed out
you-forget = Be forgotten
you-forget-help = Your name stays in the races that you ran; everything else is deleted.

notice-title = When it is your turn
notice-about = In races by mail you can be told when it is your turn: once each time, and not while you look at the table.
notice-push = In this browser
notice-push-on = You are told in this browser.
notice-push-off = You will no longer get messages in that browser.
notice-push-other = Another browser, since { $day }
notice-allow = Allow
notice-stop = Stop
notice-hint = This race is by mail. Shall this browser tell you when it is your turn?
notice-mail = By mail
notice-mail-set = Use this address
notice-mail-asked = A mail with a link has been sent to { $address }. You are told there once you have followed it.
notice-mail-waits = waits for you to follow the link that was sent there
notice-mail-on = You are told by mail.
notice-mail-off = You will no longer get mails.
notice-calendar = Calendar
notice-calendar-about = Your deadlines, for a calendar program that subscribes to an address.
notice-calendar-make = Make an address
notice-calendar-new = Make a new address
notice-calendar-off = That address no longer works.
notice-calendar-address = The address of your calendar. Whoever knows it sees your deadlines; it is shown only now.
notice-confirm-ask = Do you want to be told at your mail address when it is your turn?
notice-confirm = Yes, tell me
notice-stop-ask = Do you want no more mail from here?
notice-stop-mail = No more mail
notice-link-wrong = This link is not complete. Open it from the mail again.

passkey-title = Passkeys
passkey-about = A passkey in your keychain or on a security key makes a new device yours, even if all others are lost.
passkey-make = Make a passkey
passkey-made = This passkey signs you in on a new device. Nothing has to be typed.
passkey-none-made = No passkey was made.
passkey-enter = Sign in with a passkey
passkey-entered = Signed in as { $name }.
passkey-not-used = No passkey was used.
passkey-n = Passkey { $n }
passkey-remove = Remove
passkey-removed = That passkey no longer works.

trouble-unreached = The server cannot be reached. Try again in a moment.
trouble-cookies = The server does not know you: this page needs a cookie to know which seats are yours. Allow it and try again.
trouble-nowhere = There is no such page.
trouble-unknown = That did not work: { $why }
trouble-refused = The rules do not allow it.
trouble-not-found = That was not found.
trouble-no-spectators = Nobody may watch at this table. If you are to play, ask the host for the link to your seat.
trouble-other = That did not work. Try again in a moment.

key-enter = Enter
key-esc = Esc
key-shift = Shift
key-space = Space
key-end = End
clock-days = { $days } d { $hours } h

setup-own = Your own
setup-own-help = Write or paste the text of a board file. Begin with the one that was chosen and change it.
setup-own-text = The text of your board
setup-own-numbers = Your own numbers
setup-own-boards-help = Paste the text of your own board files here; the line below may then name them.
setup-in-words = The board in words
setup-order = Tap the boards in the order of the race. Tap one again to take it out.
setup-drawn = Or drawn by lot
setup-good = The server can race on this.
setup-example = One example of what the lot may lay.
setup-none = none
setup-limited = with a limit
setup-changed = { $name }: { $value }
setup-yes = yes
setup-no = no
setup-own-content = custom content
setup-other = something else
setup-unchanged = unchanged
setup-other-value = Another value
setup-less = Less
setup-more = More
setup-add = Add a number
setup-remove = Remove { $n }
setup-nth = Number { $n }
setup-from-to = { $least } to { $most }

## The log as a story
# A turn in a sentence: "Bot 2 rows 7 to 1600 m, pays 2 and catches the tide."
story-turn = { $who } { $deeds }.
# In the place of what a very long turn leaves out.
story-gap = does { $n ->
    [one] one more thing
   *[other] { $n } more things
}
story-gap-you = do { $n ->
    [one] one more thing
   *[other] { $n } more things
}
# A turn in which nothing was done.
story-nothing = plays nothing
story-nothing-you = play nothing
# Headings of the log, before the first round and at the end.
story-start = The start
story-finish = The finish
# The seat that reads: who does something, and in the midst of a sentence.
story-you = You
story-you-there = you
story-since = Since your last move
story-replay = Show it again

# Several people around one screen, who pass the device on.
around-pass = Pass the device to { $name }
around-i-am = I am { $name }
around-away = What comes next is for { $name } only: everybody else looks away.
around-board = Look at the board
around-undo = Take back { $name }’s last action
around-turn = { $name }’s turn
around-notify = { $game }: it is { $name }’s turn
around-time-up = { $name }’s time ran out: a bot has chosen.
around-stood-in = While { $name } was away a bot has chosen.
around-speaks = Who speaks
around-curtain = Curtain between people
around-curtain-help = Off: one person plays for everybody here.
around-leaves = { $name } leaves
around-leave-sure = A bot will race on in their place. Who leaves?

away-title = Somebody is away
away-keeps = { $names } { $n ->
    [one] keeps
   *[other] keep
} the race waiting and { $n ->
    [one] is
   *[other] are
} away.
away-choose = What now?
away-fold = Later
away-bot = Let a bot play on
away-claim = End it as it stands
away-claim-help = As it stands: the places of this moment, with whoever is away last.
away-close = End it without places
away-help-all = One of you is enough for a bot, which plays until they come back. To end the race, all of you must agree.
away-wished-claim = { $names } would end it as it stands.
away-wished-close = { $names } would end it without places.
away-missing = Still to agree: { $names }.
away-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
away-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
away-days = { $n ->
    [one] a day
   *[other] { $n } days
}
away-then-ask = if somebody keeps others waiting for { $after } and is away, the others choose
away-then-bot = if somebody keeps others waiting for { $after } and is away, a bot plays
new-away-after = Who does not look at the table is away after
new-away = What happens then
new-away-ask = The others choose what happens
new-away-bot = A bot plays
ended-claimed = { $away } stayed away. { $by } ended the race as it stood; whoever stayed away is last.
ended-closed = { $away } stayed away. { $by } ended the race without places.
ended-given-up = { $by } gave up: the race has no places.
ended-operator = The operator of this server ended the race: it has no places.
races-claimed = ended early
races-closed = ended without places
races-given-up = given up
races-operator = ended by the operator
home-offered = a rematch is offered to you
finish-accept = Accept the rematch
finish-decline = Decline

# Ratings: a strength in a game with its uncertainty, "27.6 ± 8.1".
rating = Rating
rating-provisional = provisional
rating-help = Strength in this game and its uncertainty, from { $n ->
    [one] one rated race
   *[other] { $n } rated races
}
rating-help-provisional = Strength in this game and its uncertainty, from { $n ->
    [one] one rated race
   *[other] { $n } rated races
}; provisional while the uncertainty is above 4
rating-help-bot = Strength of this bot in this game and its uncertainty, as measured in races between bots
rating-point = Race { $n }, { $day }: { finish-ordinal } of { $seats }, then { $rating }
rating-chart-text = Rating over { $n ->
    [one] one rated race
   *[other] { $n } rated races
}, now { $rating }
rating-chart-help = The line is the rating after each rated race, the band around it its uncertainty. It begins at 25 ± 8.3.
new-rated = Rated: the result changes ratings
new-rated-help = Everybody who sits down agrees to that. No hints, no undo beyond your own move; whoever leaves comes last. Rated races show in profiles.
new-rated-unfit = Ratings are for the usual board and rules, with at least two seats, one of them a person’s, nobody else around this screen, and no bot of level Master.
wait-rated = rated: no hints, and whoever leaves comes last
rated-title = This race is rated.
rated-told = Whoever sits down agrees: the result changes their rating and shows in their profile, there are no hints, and whoever leaves or stays away comes last.
rated-told-seated = You agreed to that by sitting down: the result changes your rating and shows in your profile, there are no hints, and whoever leaves or stays away comes last.
leaders-title = Leaderboards
leaders-line = Everybody whose rating is no longer provisional, and the bots on the same scale.
leaders-nobody = Nobody has a rating in this game yet that is no longer provisional. Tick “Rated” at new tables and be the first.
leaders-rank = Rank
leaders-sure = Surely
leaders-races = Races
leaders-help = Ranked by what somebody is almost surely as strong as: the rating less three times its uncertainty. So nobody leads by having raced little.
leaders-bots = Bots
leaders-bots-help = Measured in races of bots against bots, and fixed. A difference of 4 wins about two races of three.
day-title = Race of the day
day-line = The same dice and the same bots for everybody; one rated try a day in each game.
day-left = Today’s race ends in
day-past = This day is over: everything can be looked at.
day-seats = Who sits where
day-begin = Begin your try
day-begin-help = You have one try. It counts as soon as it begins, changes your rating and has no hints. Whoever has not finished when the day ends comes last.
day-running-help = Your try has begun. Finish it before the day ends.
day-go-on = Go on with your try
day-own = Your race again
day-own-result = { finish-ordinal } of { $seats } in your race, rank { $rank } of the day
day-own-unfinished = You did not race to the end: that counts as last.
day-results = Results
day-counts = { $begun ->
    [0] nobody has begun
    [one] one person has begun, { $finished } to the end
   *[other] { $begun } people have begun, { $finished } to the end
}
day-closed = Results and replays of others open when your own try is over.
day-nobody = Nobody has come to the end yet.
day-place = Place
day-who = Name
day-place-of = { $place } of { $seats }
day-unfinished = not finished
day-figures = What decided
day-rounds = Rounds
day-replay = Replay
day-results-help = Ranked by the place among the bots, then by the figures that decide places in this game, then by rounds. Level results share a rank.
day-streak = Days in a row
day-streak-best = the most so far: { $n }
day-streak-help = Every day on which you race to the end in this game, whatever the place.
day-promise-help = The seed was drawn on { $when } and cannot change any more: this is its fingerprint. It is shown when the day is over.
day-revealed-help = Seed and salt give the fingerprint that was published before the day.
day-salt = salt
day-verify-help = When the day is over, download the record of any try from its replay and check it against the fingerprint that you noted before:
day-others = Other days
day-before = The day before
day-after = The day after
day-today = Today’s race
day-seed-later = The seed is everybody’s today. It is shown here when the day is over; then the race can be checked.
person-line = Rated and public races, as everybody may see them.
person-you = This is what others see of you.
person-nobody = Nobody with a rating has this address
person-ratings = Ratings
person-rank = rank { $rank }, { $n ->
    [one] one race
   *[other] { $n } races
}
person-boards = Favourite boards
person-races = { $n ->
    [one] one race
   *[other] { $n } races
}
person-records-help = By game, board and variants, from finished races at rated or public tables with one seat, to the end.
person-help = Races at tables that were neither rated nor public, or without spectators, are not shown.
finish-ratings = Ratings
finish-ratings-help = The rating after the race with its uncertainty, and by how much it changed. Bots keep what was measured.
finish-uncounted = This race did not change ratings: two of its people had met in five rated races of this game within a day.
you-profile = Your profile

# Finding a race.
find-title = Find me a race
find-line = You are brought together with people of about your strength. While you wait, you see how many look for the same, and when bots fill up.
find-seats-any = As many as come
find-rated-help = You race only with people who wish the same. No hints, nothing taken back beyond one’s own move; whoever leaves comes last. Rated races show in profiles.
find-clock = The usual board. With other people: 10 minutes each, and 5 seconds a decision. Against bots alone: no clock.
find-looking = Looking for a race
find-wish = { $game }, { $seats ->
    [0] as many seats as people come
   *[other] { $seats } seats
}{ $rated ->
    [yes] , rated
   *[no] {""}
}
find-asking = Asking the server
find-offline = No connection. The search goes on as soon as it is back.
find-alone = Nobody else looks for such a race yet.
find-waiting = { $n } people look for such a race, you among them.
find-bots-in = Bots fill up in at most
find-bots-said = { $n ->
    [one] Bots fill up in one second at the latest.
   *[other] Bots fill up in { $n } seconds at the latest.
}
find-no-bots = Bots do not fill up here: the race begins when enough people have come.
find-cancel = Stop looking

# People whom one does not want to meet, and reports.
shun-menu = Mute, report
shun-menu-of = Mute, report or block { $name }
shun-mute = Mute
shun-mute-help = What they say in the chat is not shown to you, here or at any other table.
shun-block = Block
shun-block-help = You are never brought together, they cannot sit down where you are the host, and you are not offered their rematches.
shun-saved = Saved. It can be taken back under “You”.
shun-list = Muted and blocked
shun-muted = muted
shun-blocked = blocked
shun-undo = Take back
shun-undo-of = Take back: { $name }
shun-others = Other people here
shun-others-help = Choose a name to mute, block or report somebody.
report-title = Report to the operator
report-reason = What is wrong
report-reason-abuse = Insults, threats or hate
report-reason-spam = Advertising, or the same again and again
report-reason-name = The name
report-reason-spoiling = Spoils races for others
report-reason-other = Something else
report-text = What happened
report-help = The server adds its own copy of what was said in the chat around it. Whoever is reported does not learn who you are.
report-send = Send the report
report-received = { $n ->
    [0] Thank you. The operator has received your report.
    [one] Thank you. The operator has received your report, with one line of the chat.
   *[other] Thank you. The operator has received your report, with { $n } lines of the chat.
}
banned-title = You are kept out.
banned-help = You can still delete your account under “You”.

# Championships.
champ-title = Championships
champ-line = Two to twelve races over several boards, with points for places. You can go on tomorrow.
champ-of = { $game } championship
champ-bot = Bot { $n } ({ $level })
champ-new = New championship
champ-code = Code
champ-go = Go
champ-mine = Yours
champ-open = Open to everybody
champ-none-open = No championship is open to everybody now. Make one!
champ-entrants = Who takes part
champ-entrants-n = { $n ->
    [one] one takes part
   *[other] { $n } take part
}
champ-your-rank = you are { $n }.
champ-missing = This championship is not there
champ-races-n = { $n } races
champ-state-open = people may come in
champ-state-racing = race { $n } of { $of } is on
champ-state-between = { $n } of { $of } races are over
champ-state-over = over
champ-your-race = Your race is on.
champ-to-race = To your race
champ-next = Next: race { $n } of { $of }
champ-next-help = It begins when everybody who takes part is ready, or when the host says so. Stay on this page, and you are led to your table; a bot plays for whoever is not there.
champ-anybody = From { $when } everybody may begin it.
champ-ready = I am ready
champ-not-ready = Not ready after all
champ-are-ready = { $n } of { $of } are ready.
champ-begin-next = Begin the next race
champ-begin = Begin the first race
champ-invite = Invite others
champ-invite-help = Whoever has the link or the code can come in until the first race begins.
champ-invite-public = It is in the public list. Whoever likes can come in until the first race begins.
champ-qr = The link to this championship as a QR code
champ-join = Take part
champ-back = Take part again
champ-host-begins = { $name } begins the first race.
champ-bots-fill = Bots fill up tables of { $n }.
champ-standings = Standings
champ-rank = Rank
champ-who = Who
champ-race-short = { $n }
champ-wins = Wins
champ-points = Points
champ-points-n = { $n ->
    [one] one point
   *[other] { $n } points
}
champ-left = has left
champ-ties = Level points: wins decide, then seconds and so on, then the latest race. Whoever is level in all of that shares the rank.
champ-chart-text = Points after each race. Ahead: { $name } with { $points }.
champ-won = { $name } wins the championship
champ-won-together = { $names } win the championship together
champ-plan = Races
champ-race-n = Race { $n }
champ-planned-later = Who sits where is planned when the first race begins: everybody meets every rival and has every seat equally often, as far as it goes.
champ-void = ended without a result: nobody has points from it
champ-replay = Replay
champ-watch = Watch
champ-points-are = Points for places: { $points }.
champ-leave = Leave the championship
champ-leave-sure = Your points stay; a bot without points races in your place until you come back.
champ-leave-now = Leave
champ-close = Close it
champ-close-sure = It is deleted for everybody.
champ-back-to = Back to the standings
champ-race-of = Championship: race { $n } of { $of }
champ-name = Name, if you like
champ-how-many = Races
champ-boards = Boards
champ-usual-board = the usual board
champ-choose-board = Board of race { $n }
champ-seats = Seats at a table, at most
champ-points-for = Points for places
champ-points-place = Points for place { $n }
champ-bots = Bots fill up the tables
champ-no-bots = No bots: tables have a seat less where people are few
champ-clock-live = 10 minutes each, and 5 seconds a decision
champ-clock-quick = 3 minutes each, and 3 seconds a decision
champ-clock-mail = 48 hours a decision
champ-public = In the public list: whoever likes can come in
champ-make = Make the championship

# The review of a finished race. What classes and parts of it are called, the server says: review-best and so on.
reviewed-title = Review
reviewed-offer = A bot looks at every choice of the race again: what it cost, what would have been better and why, and how much of the result was luck.
reviewed-takes = { $n } choices: { $time }. You need not wait for it here.
reviewed-seconds = about { $n } seconds
reviewed-minutes = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
reviewed-make = Review this race
reviewed-making = { $done } of { $parts } choices looked at.
reviewed-left = Still { $time }.
reviewed-cancel = Cancel
reviewed-chart = everybody’s chance to win over the race, and the moments that counted
reviewed-chart-text = Everybody’s chance to win over the race
reviewed-legend-choice = a choice that lost
reviewed-legend-luck = a stroke of luck, up or down
reviewed-mark-choice = Step { $step }: { $name } loses { $loss } by a choice
reviewed-mark-luck = Step { $step }: luck { $change } for { $name }
reviewed-mark-dealt = Set-up: luck { $change } for { $name }
reviewed-sums = How each result came about
reviewed-start = Start
reviewed-luck = Luck
reviewed-luck-help = What the set-up and chance changed in the chance to win, with all cards open
reviewed-own = Own choices
reviewed-others = Others’ choices
reviewed-skill-help = What choices changed in the chance to win beside what a sensible player would have chosen, with all cards open
reviewed-result = Result
reviewed-accuracy = Accuracy
reviewed-accuracy-help = The share of the choices that were best or good
reviewed-two-figures = Two different measures.
reviewed-loss-means = What a choice lost is judged by what its seat knew then: against the best that a bot finds with the same knowledge.
reviewed-luck-means = Luck and choices in the sums are what they changed in everybody’s chances with all cards open, where a sensible player’s choice counts as 0: start + luck + own choices + others’ choices = result.
reviewed-whose = Whose moments
reviewed-choices = Choices that lost most
reviewed-strokes = Luck that changed most
reviewed-no-loss = No choice lost anything that can be told.
reviewed-no-luck = Luck changed nothing that can be told.
reviewed-choice-title = Step { $step }, { $decision }: { $class }
reviewed-good-luck = Step { $step }: good luck
reviewed-bad-luck = Step { $step }: bad luck
reviewed-dealt = The set-up
reviewed-went = The chance to win went from { $from } to { $to }.
reviewed-show = Show
reviewed-chosen = Chosen
reviewed-better = Better
reviewed-by = That would have kept { $loss } (± { $error }) more of the chance to win: { $chance }.
reviewed-moment = What the review says of this moment
reviewed-before = The marked moment before
reviewed-next = The next marked moment
reviewed-which = Moment { $n } of { $all }
reviewed-many = { $n ->
    [one] One marked moment
   *[other] { $n } marked moments
}
reviewed-decides = Step { $step }: { $name } chooses ({ $decision })
reviewed-over = The race is over
reviewed-drawn = Drawn on the board, if it moves anything.
reviewed-was-forced = There was nothing else to choose.
reviewed-was-best = The bot would have chosen the same.
reviewed-was-good = Nothing that the bot found is better by more than chance.
reviewed-open = In the chances to win, all cards open
reviewed-now = before
reviewed-by-choice = choice
reviewed-by-luck = luck

# Playing on from a moment of a race that is over.
try-button = Play on from here
try-title = Play on from step { $step }
try-help = A new race begins from this position, with new chance. You take one seat, bots the others. It counts for no rating and no record.
try-seat = Your seat
try-level = The bots
try-go = Play on
try-back = To the race it began from
try-of = played on from step { $step }

# What the reviews of your races say together.
mine-reviews = What your reviews say
mine-reviews-help = Means over the races of yours that were reviewed.
mine-reviews-none = Once a race is over, let it be reviewed on its result page. What you lose most by is then summed up here.
mine-accuracy = accuracy
mine-lost = lost a race
mine-luck = luck a race
mine-weak = Where you lose most
mine-weak-first = { $decision }, first third of the race
mine-weak-middle = { $decision }, middle third
mine-weak-last = { $decision }, last third
mine-weak-of = { $n ->
    [one] in one choice
   *[other] in { $n } choices
}
mine-reviewed = { $n ->
    [one] one race reviewed
   *[other] { $n } races reviewed
}
