# What the command line says. What you type (commands, switches, levels, measures) is the same in every language.

cli-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-races = { $count ->
    [one] { $count } race
   *[other] { $count } races
}
cli-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
cli-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
cli-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-settings = { $count ->
    [one] { $count } setting
   *[other] { $count } settings
}

# Estimates with their confidence intervals.
cli-interval = { $low } to { $high }
cli-estimate = { $value } ({ $low } to { $high })
cli-percent = { $value } % ({ $low } to { $high })
cli-points = { $value } points ({ $low } to { $high })

# Verdicts.
cli-verified = verified
cli-refused = refused

# Games, rules, options.
cli-games-teaching = To learn how Podium works, and how a game is made:
cli-games-line = { $name }, { $fewest } to { $most } players, about { $minutes } minutes
cli-rules-see = see `podium rules { $game }`
cli-rules-near = near it are { $rules }
cli-rules-unknown = the rulebook of { $name } has no rule "{ $rule }"; { $near }
cli-options-none = { $name } has no switches.
cli-options-values = values: { $values }

# Setting up a race.
cli-set-twice = the switch { $key } is set twice; set it once
cli-set-nothing = { $set } does not set a switch; write --set KEY=VALUE, such as --set target=50
cli-bots-count = --bots names { $bots } { $bots ->
    [one] bot
   *[other] bots
} for { $seats } { $seats ->
    [one] seat
   *[other] seats
}; name one for all or one for each
cli-bots-count-others = --bots names { $bots } { $bots ->
    [one] bot
   *[other] bots
} for { $seats } { $seats ->
    [one] seat
   *[other] seats
} besides yours; name one for all or one for each
cli-bots-search = a search with settings of its own plays in the arena; name a level here
cli-no-seat = there is no seat { $seat }; with { $players } { $players ->
    [one] player
   *[other] players
} the seats are 0 to { $last }
cli-seed = seed { $seed }
cli-content-none = { $name } has no content files: all of it is in its rules
cli-content-there = { $file } is there already; name another folder, nothing was written
cli-board-empty = { $file } is empty; its first line names the game, as in `marathon course my_town`

# Playing.
cli-which-game = Which game? Answer with its number or name; q leaves.
cli-which-line = { $name }: { $about }
cli-which-again = Answer with a number from 1 to { $count }, or the name of a game.
cli-name-a-game = name a game, such as `podium play pig`; `podium games` lists them
cli-play-title = { $name }, { $players }, seed { $seed }. You are { $seat }.
cli-play-keys = A number chooses an action, h gives a hint, ? explains everything else.
cli-left = You left the race.
cli-no-more-answers = There are no more answers, so the race stops here.
cli-record-foreign = the file for the record exists and is no recorded race; name another file
cli-record-where = The race is recorded in { $file }; `podium replay { $file }` tells it again.
cli-your-decision = Your decision: { $decision }
cli-own-place = You, { $seat }, came in place { $place }.
cli-place = { $place }. { $seat }
cli-places = The race is over: { $places }
cli-places-so-far = Not finished; the places so far: { $places }
cli-passed = You pass, as you wish; answer a later to be asked again.
cli-passing = Windows for answers that are seldom used are passed for you from now on; a again asks you in each.
cli-not-passing = You are asked in every window for answers.
cli-lost-move = The bot of { $seat } loses this move to { level-greedy }: { $why }.
cli-lost-race = It does not run any more: { level-greedy } plays the rest of the race.

# Answers and questions.
cli-expected = { $count ->
    [1] Press Enter or answer 1
   *[other] Answer with a number from 1 to { $count }
}
cli-no-action = There is no action { $number }. { $expected }; ? explains more.
cli-no-such-action = There is no action { $written }. What you can do now: { $actions }.
cli-no-such-action-more = There is no action { $written }. What you can do now: { $actions } and { $count } more.
cli-no-json = This is no JSON: it cannot be read at column { $column }. { $expected }.
cli-json-twice = The key { $key } stands twice, at column { $column } for the second time. { $expected }.
cli-unclear = { $expected }; ? explains what else can be asked.
cli-again = { $expected }; ? explains more.
cli-why-which = Say which action: why 2, or why {"{"}"type": ...{"}"}.
cli-cannot = That cannot be done: { $why }
cli-by-rule = { $rule }: { $why }
cli-allowed = That is allowed now.
cli-not-allowed = Not allowed: { $why }
cli-explain-choice = { $choice }: { $action }
cli-explain-none = There is no action { $number } to be explained.
cli-undone = Undone.
cli-undo-nothing = There is nothing to undo.
cli-undo-other = No further undo: { $seat } has acted since.
cli-undo-chance = No undo: chance was drawn by it (a roll, a spin or a shuffle).
cli-undo-learnt = No undo: you have learnt something new by it.
cli-undo-shown = No undo: it has shown something to { $seat }.
cli-undo-shown-all = No undo: it has shown something to everybody.
cli-undo-never = This race cannot be begun again.

# What can be typed; the keys are at most 15 letters long.
cli-help-number = play action { $number }; its words, its JSON or `type key=value` do as well
cli-help-enter-key = Enter
cli-help-enter = play the only action there is
cli-help-explain = the rule behind action { $number }
cli-help-rule = a rule by its id; every line names its rule in [brackets]
cli-help-word-key = ? WORD
cli-help-word = what the rulebook says with that word
cli-help-hint = a hint: what an expert would do, and why
cli-help-undo = undo, as far as nobody has learnt anything new and no chance was drawn
cli-help-always = pass automatically in windows for answers that are seldom used; again to be asked
cli-help-why-key = why ACTION
cli-help-why = whether an action is allowed, and which rule says no: why { $action }
cli-help-picture = the picture and the actions again
cli-help-log = the log: all that happened
cli-help-quit = leave; a race that is recorded is kept

# Hints.
cli-hint-decision = { $seat }, decision { $decision }
cli-hint-after = (after { $actions })
cli-hint-more = and { $count } more that the bot likes less
cli-hint-played = Played was "{ $action }", { $rank ->
    [1] the best
    [2] the second best
   *[other] number { $rank }
} for the bot.
cli-hint-one-step = --step is for recorded races; a position has one decision
cli-hint-no-step = there is no step { $step }; { $steps ->
    [0] nothing was played yet
   *[other] the race has steps 1 to { $steps }
}
cli-hint-over = the race is over; nobody has a decision
cli-hint-no-decision = seat { $seat } has no decision here; deciding: { $deciding }

# Puzzles.
cli-did-you-mean = {" "}(did you mean { $near }?)
cli-puzzle-unknown = { $game } has no puzzle { $puzzle }{ $near }; its puzzles are { $puzzles }
cli-puzzle-title = { $game }: { $title }
cli-puzzle-place = ({ $name }, { $number } of { $all })
cli-puzzle-ask = You are { $seat }. What is best?
cli-puzzle-again = Answer with a number from 1 to { $count }; q leaves.
cli-puzzle-right = Right.
cli-puzzle-wrong = No.
cli-puzzle-best = Best is: { $best }.
cli-puzzle-or = { ", or " }
cli-puzzle-score = { $solved } of { $all } solved
cli-puzzle-solved = solved
cli-puzzle-missed = missed
cli-puzzle-plays = { $level } plays { $action }
cli-puzzle-score-bot = { $level } solved { $solved } of { $all }

# Records, proofs, scenarios.
cli-replay-title = { $name }, { $players }, seed { $seed }
cli-replay-verified = { $verified }: { $steps } played again, all as recorded
cli-verify-none = there is no race in it
cli-verify-one = a commitment is that of one race, and there are several in it
cli-verify-proved = The commitment is the one that you say was published before the race: the dice were fixed before it.
cli-verify-unproved = Proved so far: the file agrees with itself. That the dice were fixed before the race is proved only if this commitment is the one that was published with the table before it: compare them, or give that one with --commitment.
cli-verify-verified = { $verified } { $table }: { $game }, { $steps }; every step follows from the seed, whose commitment is { $commitment }
cli-verify-race = { $file }, race { $race }
cli-check-unreadable = unreadable
cli-check-failed = FAILED
cli-check-in = in { $file }
cli-check-expected = expected { $value }
cli-check-found = found    { $value }
cli-check-counts = { $passed } passed, { $failed } failed

# Arena and ladder.
cli-progress = { $bar } { $pos } of { $len } races, { $eta } left
cli-arena-bot = bot
cli-arena-heading = { "      wins   95 % interval    place   95 % interval        rating" }
cli-arena-races = { $races }; even would be { $even } % for each; a new bot is rated { $start }.
cli-arena-lost = { $bot } lost { $moves } to { level-greedy }.
cli-arena-first = The first: seed { $seed }, seat { $seat }, after { $actions }: { $why }.
cli-ladder-two = a ladder has at least two levels; name them with --levels club,expert
cli-ladder-level = level
cli-ladder-rating = rating
cli-ladder-against = against
cli-ladder-wins = wins
cli-ladder-races = { $count } races a pair.

# The lab: a run.
cli-lab-progress = { $bar } { $pos } of { $len } races, { $rate }, { $eta } left { $now }
cli-lab-stopping = Stopping: the races under way are finished or left (Ctrl-C again to leave at once).
cli-lab-nothing = interrupted before a race was done
cli-lab-interrupted = Interrupted: { $races } are kept in { $folder }; the same command goes on.
cli-lab-had = { $folder } had { $races } already: nothing was simulated.
cli-lab-went-on = Went on from { $races } that were there.
cli-lab-title = { $name }, { $players } with { $bot }: { $races }
cli-seat-wins = seat { $seat } wins
cli-lab-spread = spread of the seats
cli-lab-by-chance = { $spread }; by chance up to { $most } %
cli-lab-first = first to start wins
cli-lab-rounds = rounds
cli-lab-decisions = decisions
cli-lab-forced = forced decisions
cli-lab-lead = lead changes
cli-lab-decided = decided after (of the race)
cli-lab-comebacks = comebacks
cli-lab-skill = skill (the rest is luck)

# The lab: a comparison.
cli-compare-same = both settings are the same; say what differs, such as --b KEY=VALUE
cli-compare-defaults = both settings are the same: what --a and --b say holds without them, too
cli-compare-share = { $measure } is a share; write --margin { $margin }% for { $margin } in a hundred
cli-compare-nothing = interrupted before a pair of races was done
cli-compare-kept = compare.json and the races are in { $folder }.
cli-compare-look = Look at them with `podium replay { $file }`.
cli-compare-keep = With --out DIR these races are kept for `podium replay`.
cli-compare-more = { $measure } is larger with b: by { $difference }
cli-compare-less = { $measure } is smaller with b: by { $difference }
cli-compare-alike = { $measure } is the same except for what does not matter: { $difference }
cli-compare-so-far = interrupted; so far { $measure } differs by { $difference }
cli-compare-open = { $pairs } of races cannot settle whether { $measure } differs ({ $difference }); try more --races
cli-compare-seeds = { $pairs } of races from the same seeds; the interval holds whenever you stop.
cli-compare-measure = measure
cli-compare-difference = b less a, 95 % interval
cli-compare-marked = * differs: less than one chance in twenty that any line so marked is luck (Holm); { $measure } stands by itself.
cli-compare-winner = Another winner in { $share } of the { $pairs } pairs.
cli-compare-changed = seed { $seed }: seat { $now } instead of { $before }

# The lab: a sweep.
cli-sweep-twice = --over { $key } is given twice; write all its values in one
cli-sweep-no-target = --budget needs a --target: without one no setting is more promising than another
cli-sweep-many = these are { $count } settings; at most { $most } can be swept
cli-sweep-none = no setting can be played: { $why }
cli-sweep-budget = --budget is too small for so many settings: { $count } races at least
cli-sweep-no-values = { $over } names no values; write --over KEY=V1,V2,... such as --over target=50,100
cli-sweep-interrupted = Interrupted: these are the races that were done.
cli-sweep-where = sweep.html and sweep.json are in { $folder }.
cli-sweep-races = races
cli-sweep-refused = cannot be played: { $why }
cli-sweep-not-raced = not raced
cli-sweep-met = meets all targets
cli-sweep-likely = meets them, not for sure
cli-sweep-unlikely = misses, not for sure
cli-sweep-missed = misses
cli-sweep-front = front
cli-sweep-said = { $met } of { $settings } meet the targets. Intervals are for 95 % each; what is said for sure holds for all settings and targets together. `front`: no other is nearer to one target without being farther from another.

# Benchmarks. The headings stand over columns of fixed width.
cli-bench-seconds = --seconds { $seconds } cannot be measured; it is a number above 0, up to 3600
cli-bench-slow = This build is not optimised; `cargo run --release` gives figures that mean something.
cli-bench-head-1 = { "                         million    decisions  allocations             ratio to the" }
cli-bench-head-2 = { "game         races/s  decisions/s     a race       a race  position  race loop  card loop" }
cli-bench-byte = B
cli-bench-loops = The hand-written loops: race { $race }, cards { $cards } million decisions/s.
cli-search-head-1 = { "             iterations/s  iterations/s          million decisions/s                   expert," }
cli-search-head-2 = { "game          on one core  on two cores  in the search    in playouts    ratio   ms a choice" }
cli-search-said = Searches of { $iterations } iterations from the first choice of a race; expert: the first { $choices } choices.
cli-watched-game = game
cli-watched-one = races/s on one
cli-watched-two = races/s on two
cli-watched-ratio = speed-up
cli-messages-head-1 = { "                  spectator      seat that waits    seat that chooses" }
cli-messages-head-2 = { "game           mean  largest     mean  largest     mean  largest  largest at" }
cli-messages-said = Bytes of a whole `step` with detail `full`, in 20 races of bots ({ level-greedy }) a game.
cli-watched-said = Races of bots ({ level-greedy }), watched and counted as `podium lab run` does.

# The server and its database.
cli-serve-kept = Races are kept in { $file }. Ctrl-C stops the server; no race is lost.
cli-serve-stops = The server stops.
cli-mail-no-sender = Mail needs a sender: name it with --mail-from.
cli-mail-one-way = Mail goes through --smtp or --mail-command: name one of them.
cli-smtp = "{ $address }" is no mail server; write it as mail.example.org:587.
cli-smtp-login = The mail server is told a name (--smtp-user) together with a password (--smtp-password-file), or neither.
cli-serve-log-level = --log-level is error, warn, info or debug
cli-serve-log = the log cannot be started
cli-serve-no-database = { $file } is not there; name the database with --database
cli-serve-no-file = "{ $file }" is no file, and races are kept in one; name a file with --database, such as /tmp/podium.db for a try
cli-admin-noted = Noted in the log as done by { $operator }.
cli-admin-done = The server has done it.
cli-admin-later = No server runs; it is done when one starts.
cli-admin-failed = it could not be done: { $why }
cli-admin-waits = waits for a server
cli-admin-why = say why with --why "..."
cli-admin-no-table = there is no table with the code or id "{ $named }"
cli-admin-no-person = there is nobody with the id "{ $named }"; podium admin people NAME lists ids
cli-admin-no-report = there is no report { $number }
cli-admin-not-banned = "{ $named }" is not kept out; podium admin bans lists who is
cli-admin-banned = kept out
cli-admin-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-admin-report = { $about }: { $reason }, reported by { $by }
cli-admin-report-nobody = { $about }: { $reason }, reported by somebody who has been forgotten since
cli-admin-settled = settled by { $by }: { $why }
cli-admin-reason-abuse = insults, threats or hate
cli-admin-reason-spam = advertising, or the same again and again
cli-admin-reason-name = the name
cli-admin-reason-spoiling = spoiling races for others
cli-admin-reason-other = something else
cli-admin-did-close = closed table { $table }
cli-admin-did-ban = kept out { $whom } for good
cli-admin-did-ban-until = kept out { $whom } until { $until }
cli-admin-did-unban = let { $whom } come again
cli-admin-did-rename = { $person } was called { $from } and is called { $to }
cli-admin-did-settle = settled report { $number }
cli-rated-anew = Ratings recomputed from { $races }.
cli-exported = { $races } written
cli-exported-some = { $races } written; { $left_out } of other rules left out
cli-salvage-unfinished = { $table } is not written: its race is not over, or its day is not
cli-salvage-lost = { $table } cannot be read: { $why }
cli-salvaged = { $races } written; { $unfinished } not over, { $lost } cannot be read

# Files that cannot be read or written; $why says it.
cli-file-read = { $file } cannot be read: { $why }
cli-file-written = { $file } cannot be written: { $why }
cli-folder-made = the folder { $file } cannot be made: { $why }
cli-no-file = { $file } is no file
cli-database = { $file } cannot be opened: { $why }
cli-backup = the copy cannot be made: { $why }
cli-config = { $file } is no file of settings: { $why }
cli-config-line = line { $line } cannot be read
cli-no-data-folder = this user has no data folder; name a file with --database
cli-argument = { $argument }: { $why }
cli-usage-help = `--help` after a command says what it takes.
cli-usage-unknown = there is no argument { $named } here{ $near }
cli-usage-no-command = there is no command { $named }{ $near }
cli-usage-missing = this is missing: { $argument }
cli-usage-no-value = { $argument } needs a value
cli-usage-value = { $argument } cannot be "{ $written }"; it is one of { $values }
cli-usage-misread = { $argument } cannot be "{ $written }"
cli-usage-twice = { $argument } can be given only once
cli-usage-conflict = { $argument } cannot be used with { $other }
cli-number-between = a whole number from { $least } to { $most } is needed, not "{ $written }"
cli-commitment = a commitment has 64 hexadecimal digits
cli-line-refused = { $refused } { $file }: { $why }
cli-replay-action = { $number }. { $who }: { $what } { $rule }
cli-puzzle-line-missed = { $missed }  { $puzzle }: { $what }
cli-whole-number = a whole number is needed, not "{ $written }"
cli-seed-number = a seed is a whole number from 0 to { $most }, not "{ $written }"
cli-seconds = a number of seconds above 0, up to 86400, is needed, not "{ $written }"
cli-margin = a number above 0, or a percentage such as 2%, is needed, not "{ $written }"
cli-set-inside = there is nothing inside { $key }: it is not an object
cli-check-at = line { $line }, column { $column }: { $why }
cli-hint-unread = { $file } is no recorded race, scenario or puzzle: { $why }
cli-board-game = { $file }: its first line must begin with the game’s id: { $why }
cli-content-empty = { $folder } has no files *.txt; `podium content GAME { $folder }` writes a game’s own there
cli-content-no-object = content is an object from file names to texts
cli-content-named = { $file }: its first line is that of { $own }; give the file that name
cli-content-foreign = { $file } is neither a file of { $game } ({ $files }) nor a board of your own, whose first line has the game, the kind and a new id, such as `marathon course my_town`
cli-content-boards = there are several boards of your own ({ $boards }); choose one with --set { $key }=ID
cli-cell-none = { $key } names no field; write FILE:LINE:FIELD, such as rates.txt:45:3
cli-cell-file = { $key }: there is no file { $file }; the files are { $files }
cli-cell-line = { $count ->
    [0] { $key }: { $file } has no line that begins with `{ $line } |`
   *[other] { $key }: { $file } has { $count } lines that begin with `{ $line } |`; a field can be changed only if there is one such line
}
cli-cell-field = { $key }: the line has the fields 1 to { $last }
cli-cell-value = { $key }: "{ $value }" is not one field
