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
review-written = a race that began from a written position cannot be told again, so there is no review of it
# Levels are called by what you type.
hint-blind = { $level } does not look ahead, so it has no advice; ask one of { $levels }

# Why an action cannot be taken back.
undo-nothing = there is no action to take back
undo-other = { $seat } has acted since
undo-chance = a die was rolled, a wheel spun or cards shuffled by it
undo-learnt = { $seat } has learnt something by it
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
record-unread = this is no recorded race that can be read: { $why }
record-none = this is no recorded race: it has no key "podium"
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
puzzle-unread = this is no puzzle that can be read: { $why }
puzzle-no-best = a puzzle has at least one best action
puzzle-illegal = the best action { $action } cannot be played: { $why }
puzzle-script = a puzzle is only a position; it has no script and expects nothing

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
