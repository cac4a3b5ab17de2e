# How lists, numbers and seats without a name are written; every other file builds on it.

# One after the other: Ann, Ben, Cleo
list-comma = { $one }, { $other }
# Together: Ann, Ben and Cleo
list-and = { $one } and { $other }
# Parts of a text: 5 spaces; costs 2
list-parts = { $one }; { $other }
decimal-mark = .
# A value by itself, such as a name
just = { $value }
piece-numbered = { $piece } { $number }
language = English
# A number out of its bounds.
number-range = a whole number from { $least } to { $most }, not { $found }


# Where a scenario does not hold: the place, what is expected there, and what is found.
chance-left = { $count ->
    [one] one answer is left over, { $first }
   *[other] { $count } answers are left over, the first is { $first }
}
chance-no-roll = a chance event has no answer: a roll is missing
chance-no-spin = a chance event has no answer: a spin is missing
chance-no-shuffle = a chance event has no answer: a shuffle is missing
chance-other-roll = the answer { $answer } does not fit a roll of 1 to { $sides }
chance-other-spin = the answer { $answer } does not fit a spin of { $sectors }
chance-other-shuffle = the answer { $answer } does not fit a shuffle
chance-not-there = the shuffle is not a permutation: { $item } is not among the items left
chance-items = the shuffle has { $given } items where { $needed } are shuffled
differs-after = after { $step }: { $place }
differs-after-expect = expect after { $step }
differs-step = step { $step }
differs-start = start
differs-set-up = set-up
differs-scenario = scenario
differs-legal-of = legal of seat { $seat_number }
differs-view-of = view of seat { $seat_number }
differs-view-spectator = view of a spectator
differs-inside = { $place }{ $path }
differs-at-most = at most { $steps }
differs-too-many = more than the script has
differs-readable = something readable
differs-chance-or-seed = chance that fits, or a seed
differs-seat = a seat from 0 to { $last }
differs-seat-or-null = a seat from 0 to { $last }, or null
differs-this-seat = seat { $seat_number }
differs-refusal = a refusal
differs-carried-out = the action was carried out
differs-legal = that { $action } is legal
differs-unchanged = nothing to change by a refusal
differs-other-position = another position
differs-chance = chance answers that fit
differs-sound = a sound position
differs-refused = { $action } to be refused
differs-is-legal = it is legal
differs-in-order = { $event } in this order
differs-no-event = no { $event }
differs-not-listed = it is not listed (or was expected twice)
differs-exactly = exactly the actions listed
differs-also = also { $actions }
differs-no-key = no such key
differs-any-order = in any order { $list }
differs-switches = switches that can be read
differs-game = a game of this program
differs-to-the-end = a run to the end
differs-panicked = the rules panicked: a bug
differs-by-rule = { $rule }: { $why }
differs-at = { $place }: { $why }

# What is wrong with a file of content or a board. Things are called as files write them.
file-first-line = the first line must be `{ $line }`
file-columns = { $needed } { $needed ->
    [one] column is
   *[other] columns are
} needed, separated by |; { $found } { $found ->
    [one] is
   *[other] are
} there
file-unknown = "{ $written }" is none of { $known }
file-twice = { $what } stands here for the second time
file-missing = { $what } is missing
file-range = { $what } is a whole number from { $least } to { $most }, not { $given }
file-empty = { $what } is empty; it needs at least one letter
file-control = a control character stands here; content is plain text
file-foreign = "{ $file }" is no content file of this game; they are { $files }
file-bytes = the files have { $bytes } bytes together; at most { $most } are allowed
file-no-boards = this game has no boards that can be given in a file
file-none = there is no such file or folder
file-denied = you may not open it
file-folder = it is a folder
file-no-text = it is not text: a byte is not UTF-8
file-no-folder = a part of its path is a file, not a folder
file-there = something of that name is there already
file-read-only = nothing can be written there
file-disk-full = the disk is full
file-closed = the system says: { $why }
file-no-scenario = there is no scenario in it
file-json = this is not JSON: error at line { $line }, column { $column }
file-json-twice = line { $line }, column { $column }: the key { $key } stands twice in one object

# What is wrong inside JSON. Parts are called by their keys, and what is found is JSON.
inside-name = { $place }: "{ $written }" is none of { $known }
inside-lacks = { $part } is missing
inside-excess = there is no part { $part }; the parts are { $known }
inside-empty = there is no part { $part }
inside-twice = { $part } stands there twice
inside-number = { $place } is a whole number from { $least } to { $most }, not { $found }
inside-text = { $place } is a text, not { $found }
inside-flag = { $place } is false or true, not { $found }
inside-list = { $place } is a list, not { $found }
inside-object = { $place } is an object, not { $found }
inside-unfit = { $place } cannot be { $found }
inside-seat = seat { $seat_number } is not in this race; its seats are 0 to { $last }
inside-seats = { $found } seats are given, the race has { $seats }

# What is wrong with the message files of a language that was added. Messages are called by their ids.
translation-token = "{ $token }" is missing here
translation-range = here stands something other than one of { $range }
translation-no-field = { $message } has no text
translation-no-default = one of the variants must begin with *
translation-defaults = only one of the variants may begin with *
translation-no-value = a value, a message or a text in quotes is missing here
translation-selector = variants are chosen by a value or by a term’s attribute, not by this
translation-attribute = a term’s attribute can only choose among variants
translation-quote = a text in quotes does not end
translation-escape = { $written } is not a known escape sequence
translation-brace = there is no opening brace for this closing one
translation-arguments = what is given to a term is written once each, plain values first
translation-junk = this is not a message: { $written }
translation-unclear = it cannot be read
translation-no-code = "{ $written }" is not the code of a language, such as fr
translation-twice = stands in this file before: leave one
translation-no-text = has no text
translation-function = calls { $function }(), and there are no functions here: values come as they are to be written, so {"{"} $n {"}"} will do
translation-lacks = uses { $used }, which { $language } does not have: write it into this file too, or its text here
translation-circle = uses itself, so that it never ends ({ $way }): write its text
translation-no-values = uses { $used }, but this message has no values
translation-values = uses { $used }, but the values of this message are { $values }
