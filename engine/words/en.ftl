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
