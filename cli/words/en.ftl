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
cli-record-foreign = the file for the record exists and is not a race record; name another file
cli-record-where = The race is recorded in { $file }; `podium replay { $file }` replays it.
cli-your-decision = Your decision: { $decision }
cli-own-place = You, { $seat }, finished in place { $place }.
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
cli-explain-unknown = { $why }.
cli-explain-none = There is no action { $number } to be explained.
cli-undone = Undone.
cli-undo-nothing = There is nothing to undo.
cli-undo-other = No further undo: { $seat } has acted since.
cli-undo-chance = No undo: that move rolled, spun or shuffled.
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
cli-puzzle-leads = { $action }: { $outlook }
cli-mine-done = { $races } looked through, { $found } puzzles found, { $chosen } of them written to { $folder }

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
cli-admin-line = { $name }: { $line }
cli-admin-did = { $deed }: { $why }
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
cli-config = { $file } is not a settings file: { $why }
cli-config-line = line { $line } cannot be read
cli-no-data-folder = this user has no data folder; name a file with --database
cli-argument = { $argument }: { $why }
cli-failed = this could not be done: { $why }
cli-no-signals = nobody can tell this program to stop: { $why }
cli-no-threads = the threads cannot be started; name fewer of them with --threads: { $why }
cli-bot-stuck = { $seat } must choose and cannot: a bug of this program
cli-bot-refused = the bot of { $seat } was refused: { $why }: a bug of this program
cli-usage-help = `--help` after a command says what it takes.
cli-usage-bytes = a word of this command line is not UTF-8
cli-usage-unclear = this command line cannot be read
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
cli-trace-title = A race of { $seats } seats with seed { $seed }
cli-seed-number = a seed is a whole number from 0 to { $most }, not "{ $written }"
cli-seconds = a number of seconds above 0, up to 86400, is needed, not "{ $written }"
cli-margin = a number above 0, or a percentage such as 2%, is needed, not "{ $written }"
cli-set-inside = there is nothing inside { $key }: it is not an object
cli-check-at = line { $line }, column { $column }: { $why }
cli-hint-unread = { $file } is not a race record, a scenario or a puzzle: { $why }
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

# Help. What `podium arena` is for stands in cli-podium-arena, what its option --races means in cli-argument-arena-races, and what follows
# at the end in cli-examples-arena. An argument of several commands has one message for all of them: cli-argument-json. In a list of values
# $space keeps what they mean in a column.
cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-values = Possible values:
cli-note-variable = [env: { $variable }]
cli-note-default = [default: { $value }]
cli-note-aliases = { $aliases_count ->
    [one] [alias: { $aliases }]
   *[other] [aliases: { $aliases }]
}
cli-note-values = [possible values: { $values }]
cli-note-choice = - { $value }: { $space }{ $meaning }

# What stands for a value. Only letters and digits are in the id; what goes on is more.
cli-value-address = ADDRESS
cli-value-bot = BOT
cli-value-bot-more = BOT,...
cli-value-cidr-more = CIDR,...
cli-value-code = CODE
cli-value-command = COMMAND
cli-value-contact = CONTACT
cli-value-dir = DIR
cli-value-file = FILE
cli-value-files = FILES
cli-value-form = FORM
cli-value-game = GAME
cli-value-games = GAMES
cli-value-hex = HEX
cli-value-host-port = HOST:PORT
cli-value-how = HOW
cli-value-k = K
cli-value-key-v1-v2-more = KEY=V1,V2,...
cli-value-key-value = KEY=VALUE
cli-value-level = LEVEL
cli-value-measure = MEASURE
cli-value-n = N
cli-value-name = NAME
cli-value-number = NUMBER
cli-value-options = OPTIONS
cli-value-pace = PACE
cli-value-pairs = PAIRS
cli-value-part = PART
cli-value-person = PERSON
cli-value-puzzle = PUZZLE
cli-value-rule-id = RULE-ID
cli-value-s = S
cli-value-state = STATE
cli-value-table = TABLE
cli-value-targets = TARGETS
cli-value-text = TEXT
cli-value-to = TO
cli-value-url = URL
cli-value-whom = WHOM
cli-value-x = X
cli-value-yes = YES

# Arguments of several commands.
cli-argument-lang = The language: en, fr, or one of --languages [default: PODIUM_LANG, the configuration file, the system's locale, else English]. JSON and logs stay English
cli-argument-languages = A folder with more languages, each a folder of message files such as eo/cli.ftl; docs/guides/translate.md says which there are and how to write them
cli-argument-json = Print JSON
cli-argument-game = The game's id, as `podium games` lists it
cli-argument-players = How many players [default: 4, or what the game allows]
cli-argument-set = Set a variant switch; VALUE is JSON or plain text, @FILE reads JSON or a board file. FILE:LINE:FIELD=VALUE changes a field of a content file
cli-argument-content = Play with the content files (*.txt) of this folder instead of the game's own files of the same names
cli-argument-seed = The seed of all chance; the same seed and the same choices give the same race [default: a new one]
cli-argument-bots = Who plays: one bot for all seats, or one for each; bots are random, novice, greedy, club, expert, master
cli-argument-bot-timeout = How many seconds your own program (cmd:COMMAND) may take for a move; then `greedy` plays it
cli-argument-threads = How many threads [default: one per core]
cli-argument-database = The database [default: the one that `podium serve` uses]
cli-argument-help = Print help
cli-argument-help-more = Print help (see more with '--help')
cli-argument-help-less = Print help (see a summary with '-h')
cli-argument-version = Print version

cli-podium = Board games about races: play them, read their rules, check and replay what was played
cli-examples =
    Examples:
      podium                                start a server on this machine and open the browser
      podium games                          which games there are
      podium play pig                       play one against bots
      podium rules pig PG-003               what a rule says
      podium play pig --record race.json    play and keep the race
      podium replay race.json               retell it and verify it
      podium hint race.json                 what a bot would have done, and why
      podium puzzle pig                     find the best move
      podium arena pig --seats expert,greedy --races 100
      podium lab run pig                    simulate 2,000 races and write a report with plots
      podium play pig --lang fr             the same in French

    `podium COMMAND --help` shows examples for each command.
    Exit codes: 0 all is well, 1 something is wrong with what was checked, 2 bad usage or unreadable file.
cli-podium-help = Print this message or the help of the given subcommand(s)

cli-podium-games = List the games
cli-examples-games =
    Examples:
      podium games
      podium games --json

cli-podium-rules = Print a game's rulebook, or what it says of one rule
cli-argument-rules-rule = A rule's id
cli-examples-rules =
    Examples:
      podium rules pig             the whole rulebook
      podium rules pig PG-003      one rule; messages and logs name rules by such ids
      podium rules pig --lang fr   the same in French

cli-podium-options = List a game's variant switches with their defaults
cli-examples-options =
    Examples:
      podium options pig
      podium options pig --json
      podium play pig --set target=50      play with a switch set

cli-podium-schema = Print what a game's JSON looks like, as JSON Schema (draft 2020-12)
cli-argument-schema-part = Print the schema of this part only
cli-examples-schema =
    Examples:
      podium schema pig                    options, action, event and view in one object
      podium schema pig --part action      what a bot may answer

cli-podium-play = Play: on a full screen in a terminal, else (or with --plain) in plain text, line by line
cli-argument-play-game = The game's id, as `podium games` lists it; without it you are asked
cli-argument-play-record = Write the race to this file, for `podium replay`; plain text only, the screen keeps every race
cli-argument-play-bots = Who plays the other seats: one bot for all of them, or one for each; bots are random, novice, greedy, club, expert, master, and cmd:COMMAND for your own program
cli-argument-play-seat = Your seat, from 0
cli-argument-play-watch = Nobody plays: bots sit at every seat (--bots names them), and you watch
cli-argument-play-plain = Plain text, line by line, also in a terminal: for screen readers and small windows
cli-argument-play-pace = How fast the screen shows what happens: slow, normal, fast or off
cli-examples-play =
    Examples:
      podium play                          choose game, seats and switches on a screen; go on with a kept race
      podium play pig                      at once: you and three bots
      podium play pig --players 3 --seat 1 --bots expert
      podium play pig --bots club,expert,greedy
      podium play rowing --watch --bots expert   watch four bots
      podium play pig --bots 'cmd:python3 mybot.py'
      podium play pig --set target=50 --seed 7 --plain --record race.json
      yes 1 | podium play pig              answers may come from a pipe

    On the screen: arrows and Enter choose, `k` lists every key, `q` leaves and keeps the race.
    In plain text: a number chooses an action, `h` advises, `u` undoes, `?` explains what else can be asked,
    `q` leaves.
    NO_COLOR=1 takes the colours away; PODIUM_DATA names the folder in which races are kept.

cli-podium-check = Run scenario files and say where they differ
cli-argument-check-files = Scenario files (JSON, or Markdown with json blocks); - is the standard input
cli-examples-check =
    Examples:
      podium check scenarios/*.json          one scenario, or an array of them, per file
      podium check SPEC.md                   the scenarios in the json blocks of a text
      podium trace pig | podium check -      from a pipe

    A scenario is a position, a script of actions, and what must hold after them:
    {"  {"}"game": "pig", "title": "A hold scores the total",
       "position": {"{"}"scores": [10, 20], "total": 5{"}"},
       "script": [{"{"}"seat": 0, "action": {"{"}"type": "hold"{"}"}{"}"}],
       "expect": [{"{"}"after": 1, "position": {"{"}"scores": [15, 20]{"}"}{"}"}]{"}"}

    The last line is `N passed, N failed`. Exit code 1 if one failed, 2 if a file cannot be read.

cli-podium-replay = Look at a recorded race again and verify every step: on a full screen in a terminal, else in plain text
cli-argument-replay-file = A file written by `podium play --record`, or downloaded after a race on a server
cli-argument-replay-quiet = Only verify
cli-argument-replay-plain = Plain text, also in a terminal; else a full screen opens there, to step through the race
cli-examples-replay =
    Examples:
      podium play pig --record race.json
      podium replay race.json              step through it on a full screen; the whole story in a pipe
      podium replay race.json --quiet      only whether it is as recorded

    Exit code 1 if the record was changed or comes from other rules; the step that differs is named.

cli-podium-trace = Let bots run a race and print it as one scenario
cli-examples-trace =
    Examples:
      podium trace pig --players 2 --seed 7 > race.json
      podium trace pig --bots greedy,random --players 2
      podium check race.json               accepts what trace prints

    The scenario holds the starting position, every action with the chance that it met, and after every
    step the whole position, the events and who may decide.

cli-podium-board = Look at boards made by users

cli-podium-board-check = Prove that a board can be played and draw it, or say what is wrong with it
cli-argument-board-check-file = The board file
cli-examples-board-check =
    Example:
      podium board check my_town.txt

    The first line of a board file names the game, the kind of board and its id: marathon course my_town

cli-podium-content = Write a game's content files into a folder, to change and play with
cli-argument-content-folder = The folder; it is made if it is not there
cli-examples-content =
    Examples:
      podium content rowing mine                  cards, rates, water and courses
      podium play rowing --content mine           play with what you changed there
      podium lab run rowing --content mine        and see what it does

    Files that are there already are not overwritten. docs/guides/designing.md walks through it.

cli-podium-hint = Ask a bot what it would do, and why
cli-argument-hint-seat = Whose decision [default: the first that is open]
cli-argument-hint-file = A file written by `podium play --record` or downloaded after a race on a server, a scenario, or a puzzle
cli-argument-hint-step = The decision before this action of a recorded race, from 1
cli-argument-hint-level = Who advises: club, expert or master
cli-examples-hint =
    Examples:
      podium play pig --record race.json
      podium hint race.json                the decision that is open, or the last one of a finished race
      podium hint race.json --step 12      before the 12th action; says what was played instead
      podium hint scenario.json --level expert --json

    The bot sees what the seat sees. It plays the race on in its head, again and again, to the end or for some turns and
    judges then how everybody stands; place and chance to win are the means.

cli-podium-puzzle = Find the best move in positions where it is known
cli-argument-puzzle-game = A game's id, or a puzzle file
cli-argument-puzzle-puzzle = A puzzle's name, or a puzzle file
cli-argument-puzzle-check = Let this bot solve them
cli-argument-puzzle-daily = Today's puzzle, the same for everybody; the day is that of universal time
cli-argument-puzzle-sound = Let a deep search prove them in several deals of what their seat cannot see, and measure how often bots miss them
cli-argument-puzzle-mine = Let bots race and make puzzles of decisions in which one choice is clearly best, and not the first to come to mind
cli-argument-puzzle-count = How many puzzles are written, at most: those that are most unlike each other
cli-argument-puzzle-races = How many races are looked through
cli-argument-puzzle-seed = The seed of the first race; each next one has the next
cli-argument-puzzle-lead = By how many percent of wins the best choice must lead, at least
cli-argument-puzzle-out = Where puzzles are written, and what was found in each race, so that the run can be resumed; puzzles-GAME if none is named
cli-argument-puzzle-threads = Threads; what comes of it is the same with any number
cli-examples-puzzle =
    Examples:
      podium puzzle                        which puzzles there are
      podium puzzle pig                    all puzzles of a game
      podium puzzle pig last_chance        one of them
      podium puzzle my_puzzle.json         one in a file
      podium puzzle pig --check expert     let a bot solve them; exit code 1 if it fails at one
      podium puzzle --daily                today's
      podium puzzle rowing --mine --races 60 --count 24 --out mined
                                           look for new ones; the same command goes on with a run that was broken off
      podium puzzle rowing --sound         prove them by a deep search

    Stars say how often bots miss a puzzle: one for less than 55 % of their tries, two for less than 67 %, three for more.

cli-podium-arena = Let bots race each other and say who is better, and how sure that is
cli-argument-arena-seed = The seed of the first race
cli-argument-arena-seats = Who races: random, novice, greedy, club, expert, master, or cmd:COMMAND (without commas); one per seat
cli-argument-arena-races = How many races; rounded up to whole rotations of the seats
cli-examples-arena =
    Examples:
      podium arena pig --seats expert,greedy,greedy,greedy --races 400
      podium arena pig --seats club,greedy --set target=50 --seed 7 --json
      podium arena pig --seats 'cmd:python3 mybot.py,greedy'

    Every seed is raced once for each rotation of the seats that differs. The same seed gives the same table with any
    number of threads. Intervals are for 95 %. A search with settings of its own, otherwise like expert, is written
    search:decisions=80000:horizon=6 (also iterations, ms, exploration, trust, caution, winning, width, workers)
    with the horizon in decisions of each seat. How programs are asked for moves: docs/bot-protocol.md.

cli-podium-ladder = Let all levels race each other in pairs and print how strong they are
cli-argument-ladder-seed = { cli-argument-arena-seed }
cli-argument-ladder-races = How many races for each pair of levels; rounded up to whole rotations of the seats
cli-argument-ladder-games = Games [default: all]
cli-argument-ladder-levels = Which levels; master takes fifty times as long as expert
cli-argument-ladder-markdown = Print a table in Markdown, as in docs/strength.md
cli-examples-ladder =
    Examples:
      podium ladder pig
      podium ladder pig --races 400 --levels random,greedy,club,expert --markdown

    Each pair takes every second seat of four; half of the races won would be even.

cli-podium-lab = Simulate many races and say what they tell about a game

cli-podium-lab-run = Simulate races of bots; write a report with plots, a summary and tables
cli-argument-lab-run-json = Print the summary as JSON
cli-argument-lab-run-races = How many races, those of earlier runs in the same folder among them
cli-argument-lab-run-out = The folder for what is written [default: a name made of game, players, bots and settings]
cli-argument-lab-run-steps = Write steps.parquet: a row for every decision
cli-argument-lab-run-luck = How many pairs of races tell luck from skill; 0 for none [default: a tenth of the races, 500 at most]
cli-examples-lab-run =
    Examples:
      podium lab run rowing                                  2,000 races of four greedy bots
      podium lab run marathon --races 10000 --players 6
      podium lab run fishing --set board=inlet --bots expert --races 200 --out inlet
      podium lab run salmon --steps                          a row for every decision, too
      podium lab run rowing --races 20000                    goes on where the first run ended

    It writes report.html (open it in a browser or print it), summary.json, races.parquet, with --steps steps.parquet,
    and tally.json, from which a later run goes on. Ctrl-C ends a run early; what is done is kept, and the same command
    goes on with it. The figures are the same for any number of threads. docs/lab.md says what each of them means.

cli-podium-lab-compare = Compare two settings from the same seeds: what changed, and how sure that is
cli-argument-lab-compare-races = The most pairs of races
cli-argument-lab-compare-out = A folder for compare.json and for the first races whose winner changed, for `podium replay`
cli-argument-lab-compare-a = A switch as it was; may be given again. Without it: the defaults and --set
cli-argument-lab-compare-b = A switch as it is to be; may be given again
cli-argument-lab-compare-on = The measure that is asked about
cli-argument-lab-compare-margin = A difference that would not matter, in the measure's unit or in % for shares [default: a hundredth of it]
cli-examples-lab-compare =
    Examples:
      podium lab compare rowing --a tides_scope=last_two --b tides_scope=off
      podium lab compare marathon --a stamina_start=10 --b stamina_start=6 --on lead_changes
      podium lab compare fishing --b board=inlet --on first_wins --margin 2%
      podium lab compare salmon --b bear_move=up_to_two --out bears      keep races whose winner changed
      podium lab compare rowing --b content=@mine          the files of a folder against the game's own

    The question is whether one measure (--on) differs by more than a margin. It stops as soon as that is settled, which the
    interval allows for, or says that this many races cannot settle it. Measures: rounds, decisions, forced, lead_changes,
    behind, decided, margin, field, first_wins, last_wins; docs/lab.md says what they are.

cli-podium-lab-sweep = Try many settings and say which do what you want
cli-argument-lab-sweep-races = Races of each setting
cli-argument-lab-sweep-out = The folder for sweep.html and sweep.json
cli-argument-lab-sweep-over = A switch, a number inside one, or a field of a content file, and its values; may be given again
cli-argument-lab-sweep-target = What is wanted: figures with ranges, such as 'seat_spread<2% rounds=12..16'
cli-argument-lab-sweep-budget = Races of all settings together, most of them for the promising ones
cli-examples-lab-sweep =
    Examples:
      podium lab sweep rowing --over suffering_supply=12,18,24
      podium lab sweep marathon --over stamina_start=4,6,8,10 --over finish_mode=first,full_field
      podium lab sweep rowing --over rates.txt:45:3=2,3,4           a number of a content file
      podium lab sweep fishing --over constants.tank=8,10,12,14 --target 'seat_spread<2% rounds=12..16'
      podium lab sweep marathon --over deck.injury=3,6,9,12 --over stamina_start=6,8,10 --budget 20000 \
          --target 'rounds=12..14 decided>60%' --out sweep

    A key with a dot reaches into a switch that is an object. FILE:LINE:FIELD is a field of a content file (`podium content`),
    its line named by its first field: rates.txt:45:3 are the cards to play at 45. With --budget the races go to the promising settings. It
    writes sweep.html with a heat map, and sweep.json. Figures: seat_spread, start_spread, rounds, decisions, forced,
    lead_changes, behind, decided, margin, field, first_wins, last_wins; docs/lab.md says what they are.

cli-podium-bench = Measure how fast the games are played by random choices on one core
cli-argument-bench-games = Games to measure [default: all]
cli-argument-bench-search = Measure the search of the bots instead
cli-argument-bench-lab = Measure the lab instead: greedy races a second on one core and on two
cli-argument-bench-messages = Measure messages instead: how long the ones are that tell people of a step, in races of greedy bots
cli-argument-bench-seconds = How long to measure each game
cli-examples-bench =
    Examples:
      podium bench
      podium bench pig --seconds 5 --json
      podium bench --search                how fast the bots think
      podium bench --lab                   how many races the lab watches in a second

    Each game is run in turn with two minimal hand-written loops in the same process: a race loop (4 runners,
    6 lanes, 120 spaces, a die, one choice of lane) and a card loop (4 hands of 7 cards of 5 kinds, one choice
    of card). They keep no history, tell no events and check nothing. The ratios are medians over the rounds.

    With --search: iterations a second of the search from the first choice of a race with random rollouts, on one
    core and on two, in turn with plain random playouts from the same position; the ratio compares decisions a
    second on one core.

cli-podium-serve = Start the server: races between people anywhere, none ever lost
cli-argument-serve-listen = Where to listen [default: 127.0.0.1:7878, or the next free port]
cli-argument-serve-database = The database file [default: podium.db in the user's data folder]
cli-argument-serve-public-url = The address that people use, if a proxy stands before the server
cli-argument-serve-trusted-proxies = Proxies whose word counts for where a request comes from: addresses or networks such as 10.0.0.0/8 [default: none]
cli-argument-serve-bot-threads = Threads on which bots search [default: 1]
cli-argument-serve-idle-after-s = Seconds without a message after which a race leaves memory [default: 30]
cli-argument-serve-waiting-tables-kept-s = Seconds after which a table whose race has not begun goes, if nobody looks at it [default: 86400]
cli-argument-serve-public-tables-kept-s = The same for a table in the public list [default: 3600]
cli-argument-serve-bots-fill-after-s = Seconds after which bots fill up a race that somebody looks for; 0 for never [default: 30]
cli-argument-serve-show-races = Whether bots race for those who look for something to watch while nobody plays in public [default: true]
cli-argument-serve-connections = Connections at once [default: 20000]
cli-argument-serve-connections-per-address = Connections at once from one address [default: 200]
cli-argument-serve-messages-per-second = Messages a second from one connection [default: 20]
cli-argument-serve-requests-per-second = Requests a second from one address [default: 50]
cli-argument-serve-tables-per-hour = New tables an hour from one address [default: 200]
cli-argument-serve-people-per-hour = New people an hour from one address [default: 100]
cli-argument-serve-push-contact = Send messages to browsers (Web Push), and whom push services can write to: mailto:ADDRESS or https://ADDRESS [default: send none]
cli-argument-serve-push-anywhere = Whether push services may be anywhere, also in this machine's own network and without TLS [default: false]
cli-argument-serve-mail-from = Send mail, and whom it is from: podium@example.org; needs --smtp or --mail-command, and --public-url [default: send none]
cli-argument-serve-mail-command = Hand every mail to a program, whole and on its standard input: "/usr/sbin/sendmail -t -i"
cli-argument-serve-smtp = Send mail through this server: mail.example.org:587
cli-argument-serve-smtp-tls = How the talk with the mail server is kept from others [default: starttls]
cli-argument-serve-smtp-tls-starttls = Begun in the open and taken out of it at once
cli-argument-serve-smtp-tls-tls = TLS from the beginning
cli-argument-serve-smtp-tls-none = In the open: for a server on the same machine
cli-argument-serve-smtp-user = The name by which the mail server knows this one
cli-argument-serve-smtp-password-file = A file with the password that goes with it
cli-argument-serve-log = How logs are written, to stderr [default: plain]
cli-argument-serve-log-plain = For people
cli-argument-serve-log-json = A JSON object a line
cli-argument-serve-log-level = How much is logged: error, warn, info, debug [default: info]
cli-argument-serve-config = A file with settings (TOML)
cli-argument-serve-no-browser = Do not open the browser
cli-examples-serve =
    Examples:
      podium serve                                on this machine only
      podium serve --listen 0.0.0.0:7878 --public-url https://podium.example
      podium serve --config podium.toml
      PODIUM_LISTEN=0.0.0.0:80 podium serve --no-browser

    A flag wins over the environment, the environment over the file. docs/operations.md explains every setting.

cli-podium-verify = Prove that the dice of a finished race were fixed before it began
cli-argument-verify-file = A race or an export of many
cli-argument-verify-commitment = The commitment that was published with the table before the race, 64 hexadecimal digits; for a file with one race
cli-examples-verify =
    Examples:
      podium verify race.json --commitment 2f7b1c0d...   a race from /api/tables/ID/record, and what was published before it
      podium verify race.json                            only that the file agrees with itself
      podium verify races.jsonl                          all races of an export

    Every step must follow from the seed, and the hash of table, seed and salt must be the commitment. That the dice were fixed
    before the race is proved only against the commitment that you noted before it: give it with --commitment. Without
    it the one that was computed is printed, to be compared. Exit code 1 if something differs.

cli-podium-backup = Copy the database of a server, also while it runs
cli-argument-backup-to = The new file
cli-examples-backup =
    Example:
      podium backup /backups/podium-monday.db

cli-podium-export = Write all finished races, one per line, each with its proof
cli-argument-export-salvage = Read a damaged database: write every finished race that can be read and name those that cannot
cli-examples-export =
    Examples:
      podium export > races.jsonl
      podium export | podium verify /dev/stdin
      podium export --salvage --database damaged.db > races.jsonl

    With --salvage, exit code 1 if a race could not be read; each is named with the reason.

cli-podium-ratings = Recompute all ratings from the rated races of a server, in the order of finishing
cli-examples-ratings =
    Example:
      podium ratings

    Ratings follow from the rated races alone and are stored only so that they need not be worked out whenever somebody
    asks: after this they are as they were. It may be run while the server runs.

cli-podium-admin = Look after a server: tables, people, reports, bans, and the log of what was done
cli-argument-admin-operator = Who you are, for the log [default: the system's user]
cli-argument-admin-most = How many at most
cli-argument-admin-why = Why: it stands in the log, and whoever is kept out or sits at a closed table is told
cli-argument-admin-network = A network instead of a person
cli-examples-admin =
    Examples:
      podium admin reports                                   what people have reported and nobody has settled
      podium admin report 12                                 one of them, with the server's copy of what was said
      podium admin ban uxdm...w --days 7 --why 'insults'     a person, by the id that reports and `people` print
      podium admin ban 203.0.113.0/24 --network --why spam   whoever comes from a network
      podium admin unname uxdm...w --why 'not a name'        replace a name by a neutral one, at every table
      podium admin close KX7WQ2 --why 'advertising'          a table, by its code or its id
      podium admin settle 12 --why 'banned for a week'
      podium admin log

    It works on the database, whether a server runs or not: a running server does what is wanted within a second, and one that
    does not run as soon as it starts. Whoever may write the database file may do all this. docs/operations.md says more.

cli-podium-admin-tables = List tables, public or not
cli-argument-admin-tables-state = Which tables

cli-podium-admin-people = List people by a part of their names, or by id
cli-argument-admin-people-name = A part of the name, or the id

cli-podium-admin-reports = List what people have reported
cli-argument-admin-reports-all = Also those that are settled

cli-podium-admin-report = Print a report with what was said
cli-argument-admin-report-number = Its number

cli-podium-admin-settle = Settle a report
cli-argument-admin-settle-number = The report's number

cli-podium-admin-close = Close a table, or end its race without places
cli-argument-admin-close-table = The table's code or id

cli-podium-admin-ban = Keep a person or a network out
cli-argument-admin-ban-whom = The person's id; with --network an address or a network such as 203.0.113.0/24
cli-argument-admin-ban-days = For how many days [default: for good]

cli-podium-admin-unban = Let them come again
cli-argument-admin-unban-whom = The person's id; with --network the network as `bans` prints it

cli-podium-admin-bans = List who is kept out

cli-podium-admin-unname = Replace somebody's name by a neutral one
cli-argument-admin-unname-person = The person's id

cli-podium-admin-log = Print who did what, when and why, the latest first
cli-argument-admin-log-most = How many lines at most

# Reviews and calibration.
cli-review-progress = { $bar } { $pos } of { $len } decisions, { $eta } left
cli-review-chances = Chances to win along the race, and what came of them
cli-review-sum = { $seat }: { $start } at the start, { $luck } by luck, { $skill } by own choices, { $others } by choices of others: { $result }
cli-review-classes = { $decisions } choices, { $accuracy } of them best or good: { $best } best, { $good } good, { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders
cli-review-seat = { $seat }: choices that cost most, and luck
cli-review-no-loss = No choice lost anything that can be told.
cli-review-history = { $races } together: where most was lost
cli-review-most = { $game }, { $decision }, { $third }: { $lost } of a win per race, in { $decisions } choices
cli-review-third-first = first third of the race
cli-review-third-middle = middle third
cli-review-third-last = last third
cli-calibrate-called = called
cli-calibrate-won = won
cli-calibrate-chances = chances
cli-calibrate-axes = called (across), won (up), in %
cli-calibrate-brier = Brier score { $brier } ({ $low } to { $high }); calling every seat the same gives { $base }. { $races } races, { $positions } positions.

cli-podium-review = Say where recorded races were won and lost, and how much of that was luck
cli-argument-review-files = Files written by `podium play --record`, or downloaded after a race on a server; several are also looked at together
cli-argument-review-seat = Only this seat, from 0
cli-argument-review-threads = How many threads work on it; the review is the same for any number [default: one per core]
cli-argument-review-plain = Plain text, also in a terminal; else a full screen opens there for one file
cli-examples-review =
    Examples:
      podium review race.json              chances, luck and choices of everybody; in a terminal on a full screen
      podium review race.json --seat 0     one seat only
      podium review races/*.json           several races, and where you lose most

cli-podium-calibrate = Check chances: is about 30 % won of what is called 30 %?
cli-argument-calibrate-games = The games [default: all]
cli-argument-calibrate-races = How many races
cli-argument-calibrate-level = Who races, at every seat
cli-argument-calibrate-every = Look at one decision in so many
cli-argument-calibrate-worlds = From how many worlds a chance is estimated
cli-argument-calibrate-plot = Draw the plots into this file
cli-argument-calibrate-markdown = Print tables in Markdown
cli-examples-calibrate =
    Examples:
      podium calibrate rowing --races 400
      podium calibrate --markdown --plot calibration.svg

cli-podium-learn = Learn a game in five minutes: a guided first race, on a full screen in a terminal, else told in plain text
cli-argument-learn-game = The game's id, as `podium games` lists it; without it a menu opens, or the lessons are listed
cli-argument-learn-plain = Plain text, also in a terminal
cli-examples-learn =
    Examples:
      podium learn                         choose a game
      podium learn rowing                  its guided first race; one that was left is taken up again
      podium learn rowing | less           the lesson as a story
cli-learn-none = There is no lesson for { $game }; `podium learn` lists those that there are
cli-learn-place = You finish in place { $place }!
cli-learn-play = Now run a real race: podium play { $game }
