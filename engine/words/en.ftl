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


# Where a scenario does not hold: the place, what is expected there, and what is found.
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
differs-no-action = not an action of this game: { $why }
