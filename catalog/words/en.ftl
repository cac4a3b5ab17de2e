# Advice of bots.
hint-only = It is the only legal action.
hint-nothing-else = Nothing else looked worth a try.
hint-better = Better than "{ $other }": { $against }.
hint-close = About as good as "{ $other }": { $worlds } races played to the end do not tell them apart.
hint-costs = Worse than the best: { $against }.
hint-against = it wins { $win } % of { $worlds } races played to the end, the other { $other_win } %
hint-against-alone = by { $worlds } races played to the end
hint-because = { $reason } On average, when the next choice comes: { $parts }.
hint-untried = It did not look worth a try.
hint-as-good = As good as the best, as far as can be told.
hint-figures = expected place { $place }, chance to win { $win } % (± { $error }), from { $tries } races played to the end
reason-rival-back = { $seat } held back
reason-rival-on = { $seat } helped on
review-running = a race is reviewed when it is over
review-alone = a review compares chances to win; alone there is nobody to beat
review-written = a race that began from a written position cannot be replayed, so there is no review of it
# Levels are called by what you type.
hint-blind = { $level } does not look ahead, so it has no advice; ask one of { $levels }

# Why an action cannot be taken back.
undo-nothing = there is no action to take back
undo-other = { $seat } has acted since
undo-chance = a die was rolled, a wheel spun or cards shuffled by it
undo-learnt = { $seat } has learned something from it
undo-shown = it has shown something to everybody

# Why an action is turned away where no rule of the game says so.
refused-no-action = an action is an object with a "type"
refused-unknown-action = there is no action { $written }; the actions are { $known }
refused-lacks = { $action } also needs { $part }
refused-no-parts = { $action } has no { $part }; it stands alone
refused-excess = { $action } has no { $part }; it has { $known }
refused-name = { $action }: { $written } is none of { $known }
refused-part = { $action }: { $why }
refused-no-seat = there is no seat { $seat_number }; the seats are 0 to { $last }

# How well bots play.
level-random = Random
level-random-about = Any legal action
level-novice = Novice
level-novice-about = Sensible, but errs like a person
level-greedy = Regular
level-greedy-about = The most sensible action at first sight
level-club = Club
level-club-about = Looks a little ahead
level-expert = Expert
level-expert-about = Looks well ahead
level-master = Master
level-master-about = Takes fifty times as long over it

# What a variant switch can be.
values-names = { $names }
values-flag = false, true
values-range = { $least } to { $most }
values-zero = { $values }; 0 is { $meaning }
values-or-null = null or { $values }
values-or-null-meaning = null ({ $meaning }) or { $values }
values-seat = a seat's number
values-or = { $one }, or { $other }
values-board = the text of a board file
values-boards = a list of up to { $most } of { $names }, each once
values-numbers = a list of whole numbers from { $least } to { $most }
values-counts = an object of names with whole numbers
values-text = a text
values-content = an object of file names with their texts

# What is wrong with how a race is to be set up. Games, switches and levels are called by what you type.
setup-no-game = there is no game "{ $game }"; the games are { $games }
setup-no-game-near = there is no game "{ $game }" (did you mean { $near }?); the games are { $games }
setup-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
setup-no-switches = { $game } has no switches
setup-no-switch = { $game } has no switch "{ $key }"; its switches are { $switches }
setup-no-switch-near = { $game } has no switch "{ $key }" (did you mean { $near }?); its switches are { $switches }
setup-value = the switch { $key } cannot be { $value }; allowed: { $values } (default { $default })
setup-inside = the switch { $key } is wrong: { $why }; allowed: { $values }
setup-no-object = switches are a JSON object, not { $found }
setup-position = the position cannot be read: { $why }
setup-no-language = there is no language "{ $language }"; there are { $languages }
setup-no-level = there is no bot named "{ $level }"; bots are { $levels }

# Where something is wrong: in a file, a switch or a line of them.
fault-at = { $place }: { $why }
fault-at-line = { $place }, line { $line }: { $why }
fault-switch = the switch { $key }: { $why }
fault-switch-line = the switch { $key }, line { $line }: { $why }

# Why a recorded race cannot be read or is not what was recorded. Actions, switches and hashes are as in the file.
record-unread = this is not a readable race record: { $why }
record-none = this is not a race record: it has no key "podium"
record-no-proof = this recorded race has no proof with it: play it again with podium replay, or ask the server of the race for its record, which has one
record-format = the file has format { $found }; this program reads format { $ours }
record-rules = the race was run by version { $theirs } of the rules of { $game }; this program has version { $ours }
record-switches = the record does not hold every switch; all of them: { $options }
record-refused = step { $step }: { $seat } cannot do { $action }: { $why }
record-differs = step { $step }: { $what } from the record (hash { $recorded } recorded, { $found } now)
record-differs-start = set-up: { $what } from the record (hash { $recorded } recorded, { $found } now)
record-differ-events = the events differ
record-differ-switch = a switch or the position differs
record-differ-position = the position differs
record-differ-both = position and events differ
record-result = result: recorded is { $recorded }, played again it is { $found }
record-unfinished = an unfinished race
record-places = the places { $places } with the winners { $winners }
record-drawn = the seed is not what the promise and the shares give: that is { $found }
record-drawn-seed = the promised part of the seed is { $seed }, which is no number from 0 to 18446744073709551615
record-commitment = the seed is not the one that was committed to: its commitment is { $found }
record-promised = the seed is not the one that was promised before the race: its commitment is { $found }, published was { $published }
record-alone = a record alone cannot be compared with what was promised before the race; the proof that a server gives of a finished race can

# What is wrong with a puzzle.
puzzle-unread = this is not a readable puzzle: { $why }
puzzle-no-best = a puzzle has at least one best action
puzzle-illegal = the best action { $action } cannot be played: { $why }
puzzle-script = a puzzle is only a position; it has no script and expects nothing
puzzle-grade = { $level } misses { $missed } of { $tries } tries; there is at least one try, and no more are missed than tried

# What is said of a puzzle that nobody wrote.
puzzle-title-way = Round { $round }, { $decision }: { $percent } % of the way, place { $place } of { $seats }
puzzle-title-round = Round { $round }, { $decision }: place { $place } of { $seats }
puzzle-first-sight = What looks most sensible at first sight, "{ $other }", wins { $other_win } %.
puzzle-reasons = Beside "{ $other }", on average when the next choice comes: { $parts }.

# How hard a puzzle is.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-level = { $level } { $percent } %
puzzle-graded = { $stars } { $difficulty }: bots miss it in { $missed } % of their tries ({ $levels })

# Reviews of finished races.
review-percent = { $number } %
review-set-up = the set-up
review-forced = no choice
review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-reasons = On average, when the next choice comes: { $parts }.
review-line = What would probably have followed: { $steps }.
review-line-step = { $seat }: { $action }
review-signed = { $sign }{ $share }
review-step = Step { $step }, { $class }: { $action }. It cost { $loss } (± { $error }) of the chance to win.
review-better = Better: { $action }, with a chance of { $chance }.
review-stroke = Step { $step }, luck { $change }: { $what }
review-how = Luck and choices are what they changed in the chance to win, with all secrets laid open; a sensible player's choice changes nothing. A choice is called good or bad by what its seat knew when it chose. Together they add up to the result.

# What is wrong with a folder of languages, one fault a line.
language-at = { $file }: { $why }
language-line = { $file }, line { $line }: { $why }
language-message = { $file }, line { $line }, { $message }: { $why }
language-next = { $faults }
    { $next }
language-more = { $faults }
    and { $more } more
language-nowhere = this stands in no language: move it to a folder such as eo/{ $file }
language-none = there is no language here: a language is a folder such as eo/
language-other-code = this folder is a language: call it { $code }
language-no-code = this is not the code of a language: a folder is called eo, pt or pt-BR
language-empty = this language has no file; there may be { $files }
language-no-file = no file of a language has this name; there may be { $files }
language-no-file-near = no file of a language has this name; did you mean { $near }? There may be { $files }
language-belongs = belongs in { $file }
language-unknown = there is no such message in English (What only messages of your own use is a term: -{ $message })
language-unknown-near = there is no such message in English; did you mean { $near }? (What only messages of your own use is a term: -{ $message })
language-no-rules = no rule is here: the paragraph of a rule begins with its id, as **{ $rule }**
language-no-rule = there is no rule { $rule }; near it are { $near }
