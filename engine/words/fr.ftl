list-comma = { $one }, { $other }
list-and = { $one } et { $other }
list-parts = { $one } ; { $other }
decimal-mark = ,
just = { $value }
piece-numbered = { $piece } { $number }
language = Français
