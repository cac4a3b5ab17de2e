# What the lab writes: reports of runs and sweeps, and what it is busy with. Names of measures, switches and bots are typed on
# the command line, so they are the same in every language.

# Numbers. What separates thousands; an estimate with its confidence interval.
lab-thousands-mark = { "," }
lab-interval = { $low } to { $high }
lab-estimate = { $value } ({ $interval })
lab-too-few = too few to say
lab-ordinal = { $number ->
    [1] { $count }st
    [2] { $count }nd
    [3] { $count }rd
   *[other] { $count }th
}
lab-races = { $number ->
    [one] { $count } race
   *[other] { $count } races
}
lab-players = { $number ->
    [one] { $count } player
   *[other] { $count } players
}
lab-pairs = { $number ->
    [one] { $count } pair
   *[other] { $count } pairs
}
lab-settings = { $number ->
    [one] { $count } setting
   *[other] { $count } settings
}
lab-things-count = { $number ->
    [one] { $count } thing
   *[other] { $count } things
}
lab-kinds-count = { $number ->
    [one] { $count } kind
   *[other] { $count } kinds
}

# What a run is busy with.
lab-now-luck = Dealing again, to tell luck from skill
lab-now-report = Writing the report

# The page.
lab-title = { $game }: { $races }
lab-brand-report = lab report
lab-brand-sweep = lab sweep
lab-contents = Contents
lab-footer = Intervals are for 95 %. How each figure is measured: docs/lab.md.
lab-numbers = Numbers
lab-how-to-read = How to read it:

# The main figures, large.
lab-tile-seats = Best to worst seat
lab-tile-points = { $points } pts
lab-tile-rounds = Rounds
lab-tile-range = { $interval }; nine in ten { $low } to { $high }
lab-tile-real = Real decisions a seat
lab-tile-forced = Forced decisions
lab-tile-lead = Lead changes
lab-tile-skill = Skill in the result

# What was simulated.
lab-about = What was simulated
lab-interrupted = Interrupted: { $races } of { $wanted } races were run. The figures and intervals are those of the races that were run.
lab-in-short = In short
lab-run = The run
lab-all-switches = All switches
lab-row-game = Game
lab-row-players = Players
lab-row-bots = Bots
lab-row-switches = Switches set
lab-row-races = Races
lab-row-seed = Seed
lab-row-command = Command
lab-row-podium = Podium
lab-run-game = { $name } ({ $game }), rules version { $version }
lab-run-players = { $players }, seats numbered from 0
lab-run-seed = { $seed }; each next race has the next seed
lab-defaults = none: the defaults

# The results in short, a sentence each.
lab-short-uneven = { $who } wins { $wins }, the farthest from even, which would be { $even }: more than five points? { $answer }.
lab-who-starts = Who starts { $place }
lab-yes = Yes
lab-no = No
lab-cannot-tell = These races cannot tell
lab-short-length = A race takes { $rounds } rounds, nine in ten { $low } to { $high }, and { $decisions } decisions.
lab-short-drama = The lead changes { $changes } times; the winner is behind in { $behind } of the rounds and goes ahead for good after { $decided } of the race.
lab-short-comebacks = In { $overtaken } of races the winner was not in the lead half-way, in { $last } it was last.
lab-short-decision = A decision offers { $legal } legal actions; { $forced } of decisions are forced.
lab-short-skill = Between bots of different strength, skill makes { $skill } of the differences in place, luck the rest.
lab-short-thing = { $thing } among { $kind } ({ $points } points, { $interval })
lab-short-strongest = ; the strongest: { $things }
lab-short-sure = { $number ->
    [one] { $count } goes
   *[other] { $count } go
}
lab-short-things = Of { $compared } compared, { $sure } with winning or losing more than chance explains{ $most }.
lab-short-never = { $things } of { $all_things } things and { $rules } of { $all_rules } rules never came up in { $races }.

# Who wins, by seat and by start place.
lab-seats = Who wins
lab-seat = Seat { $seat }
lab-start = { $place } start
lab-alone = There is one seat only, so nobody to win against.
lab-seats-differ = The bots differ from seat to seat: the win shares tell of bots and seats together, not of fairness alone.
lab-seats-as-starts = In every race seat 0 started first, seat 1 second and so on: the figures by start place are those by seat.
lab-wins-seat = Wins by seat
lab-wins-start = Wins by start place
lab-wins-label-seat = Share of races won by seat
lab-wins-label-start = Share of races won by start place
lab-wins-facts = Spread between best and worst: { $points } points ({ $interval })
lab-wins-read = A bar is the share of races won and its whisker the 95 % interval; where the whisker crosses the dashed line, these races do not tell it from even.
lab-places-seat = Places by seat
lab-places-start = Places by start place
lab-places-facts = { $races } races; every share is known to { $points } points or better
lab-places-read = Each bar is all races, the darkest part those finished first; if all are equally good, the parts line up below each other.
lab-uneven-seats = The seats are more uneven than chance explains
lab-uneven-starts = The start places are more uneven than chance explains
lab-fair-seats = The seats are not more uneven than chance alone makes them
lab-fair-starts = The start places are not more uneven than chance alone makes them
lab-fair = { $verdict }: best and worst differ by { $spread } points; if all were even, chance would keep them within { $by_chance } points in 95 of 100 such runs ({ $p }, Pearson's chi-squared).

# How a race goes: its length, the lead, the finish.
lab-length = How long it takes
lab-rounds = Rounds
lab-decisions = Decisions
lab-drama = How the lead changes
lab-changes = Lead changes
lab-behind = How long the winner was behind
lab-decided = When it was decided
lab-finish = How close it is before the last round
lab-margin = Winner to the next
lab-field = First to last
lab-axis-rounds = rounds
lab-axis-decisions = decisions of all seats
lab-axis-changes = times another seat took the lead
lab-axis-behind = part of the rounds with the winner behind
lab-axis-decided = part of the race after which the winner stayed ahead
lab-axis-progress = in the game's measure of progress
lab-axis-legal = legal actions to choose from
lab-read-changes = ; far to the right there is much overtaking at the front
lab-read-behind = ; at 0 % the winner led from start to finish
lab-read-decided = ; the farther right, the later the winner took the lead for good
lab-read-margin = ; below 0 the later winner was behind
lab-mean = Mean
lab-median = Median
lab-deviation = Standard deviation
lab-nine-in-ten = Nine in ten lie from
lab-least-to-most = Smallest to largest
lab-histogram = Histogram: { $title }
lab-distribution-facts = Mean { $mean }, median { $median }, nine in ten from { $low } to { $high }
lab-distribution-read-races = The line is the mean, the triangle the median, the thick line under the bars holds nine races in ten{ $more }.
lab-distribution-read-decisions = The line is the mean, the triangle the median, the thick line under the bars holds nine decisions in ten{ $more }.
lab-leader = Does the leader win?
lab-leader-facts = After { $part } of the race the leader wins { $share }
lab-leader-label = How often the leader wins, by part of the race
lab-leader-read = The line is how often who leads at that moment wins in the end and the band its 95 % interval; a line that is high early means a race decided early.
lab-comebacks = Comebacks
lab-comebacks-facts = Winners that were last half-way: { $share }
lab-comebacks-read = Each bar is the share of races whose winner stood so after half of the rounds, with its 95 % interval; long bars mean that nobody is out of it early.
lab-overtaken = Did not lead half-way
lab-was-last = Was last half-way

# What there is to decide.
lab-choices = What there is to decide
lab-choices-said = A seat has { $real } real decisions in a race, that is with more than one legal action. Of all decisions { $forced } are forced.
lab-branching = Branching: choices a decision
lab-read-forced = ; the bar at 1 is forced decisions
lab-read-tail = ; a long tail to the right is decisions with very many choices
lab-kinds = By kind
lab-kinds-facts = { $kinds } of decisions; forced in all { $forced }
lab-kinds-read = A bar is how often this decision comes up in a race, all seats together; forced means that there was one legal action only.

# Luck against skill.
lab-luck = Luck against skill
lab-luck-none = Not measured: the run was ended before, did not ask for it, or has one seat; with --luck PAIRS it is measured.
lab-luck-said = Measured apart, in { $pairs } of races: bots of different strength ({ $bots }) sit in the same seats twice, with chance dealt again. What the two races have in common is skill, the rest is luck.
lab-skill = Where places come from
lab-skill-share = Share of the differences in place due to skill
lab-skill-same = Same winner when chance is dealt again
lab-skill-by-luck = The same, if all were luck
lab-skill-facts = Dealt again, the same bot wins { $same }; by luck alone { $by_luck }
lab-skill-label = Differences in place: parts of skill and luck
lab-skill-read = The dark part is the share of the differences in place that follows from who plays, with its 95 % interval; it holds for these bots, and stronger or more equal ones leave more to luck.
lab-part-skill = skill
lab-part-luck = luck
lab-luck-wins = Who won these races
lab-luck-even = Even would be { $even }
lab-luck-wins-read = A dot is a bot's share of wins with its 95 % interval, the upright line is even; the farther the dots are from it, the more skill counts.

# Use and effect of things.
lab-things = Cards, events, spaces, items
lab-things-remark = This is correlation, not cause: who is ahead reaches the last spaces, and who is behind gets the help that a rule gives to those behind. To learn what a thing does, change it and compare.
lab-things-said = The effect is the win share of the seats that used a thing in races in which others did not, less what would be even, in points of a hundred. ▲ and ▼ mark effects that chance does not explain (q below 0.05, corrected for the number of things compared). A thing that all or none used in nearly every race has no effect to show.
lab-things-unused = Never used, whichever it was: { $kinds }.
lab-things-none = This game names no things to count.
lab-things-most-used = The { $count } that were used most
lab-things-strongest = The { $count } with the strongest effects
lab-things-others = The other { $count }
lab-things-never = { $number ->
   *[other] ; { $count } never used
}
lab-things-facts = { $all } in all, { $sure } with an effect that chance does not explain{ $never }
lab-things-read = A dot to the right means that those who used it won more than even, to the left less, the whisker is the 95 % interval, and a filled dot is an effect that chance does not explain.
lab-overview = All { $kind } from left to right: { $ends }
lab-overview-label = Use and effect of all { $kind } in order
lab-overview-both = Above, how often each is used in a race; below, winning with it in points, dark where chance does not explain it.
lab-overview-uses = How often each is used in a race.

# The rules at work, and what never happened.
lab-rules = The rules at work
lab-rules-none = This game's rules have no numbers.
lab-every-rule = Every rule
lab-rules-facts = { $seen } of { $rules } rules applied at least once; every share is known to { $points } points or better
lab-rules-read = Beside each rule id stands how many times a race it applied, then the share of races in which it did, which is also the bar below.
lab-never = What never happened
lab-never-rules = Rules
lab-never-none = Everything that is counted came up at least once.
lab-never-rules-said = A rule is counted when a choice or an event names it. One that only defines a word, or whose work is told under the id of another, is listed here although it holds all the time.
lab-never-few = With { $races } nothing can be said of what is rare.
lab-never-bound = Never in { $races } races does not mean never: with 95 % confidence it happens in at most { $most } of races, that is one in { $one_in } (the rule of three).

# Labels of plots.
lab-plot-won = share of races won
lab-plot-even = dashed: even { $even }
lab-plot-dashed = dashed: { $share }
lab-plot-nothing = nothing to count
lab-plot-of-races = share of races
lab-plot-of-decisions = share of decisions
lab-plot-above = { $least } and above
lab-plot-leader = the leader wins
lab-plot-over = part of the race that is over
lab-plot-scale = scale
lab-plot-uses = uses a race
lab-plot-points = points above even

# Headings of columns.
lab-column-seat = seat
lab-column-start = start place
lab-column-wins = wins (95 % interval)
lab-column-won = wins
lab-column-place = mean place (95 % interval)
lab-column-measure = measure
lab-column-value = value (95 % interval)
lab-column-part = part of the race
lab-column-leader = the leader wins (95 % interval)
lab-column-winner = winner
lab-column-races = races (95 % interval)
lab-column-decision = decision
lab-column-a-race = a race
lab-column-forced = forced
lab-column-choices = choices
lab-column-times = times a race
lab-column-legal = legal actions, mean
lab-column-bot = bot
lab-column-effect = effect, points (95 % interval)
lab-column-q = q
lab-column-uses = uses a race
lab-column-with = races with it
lab-column-rule = rule
lab-column-times-interval = times a race (95 % interval)
lab-column-with-interval = races with it (95 % interval)
lab-column-raced = races
lab-column-targets = targets

# The page of a sweep.
lab-sweep-title = { $game }: a sweep
lab-sweep-lead = { $settings } of { $keys }, { $races }, { $players }, { $bots }, seeds from { $seed }
lab-sweep-settings = Every setting
lab-sweep-no-targets = No targets were named.
lab-sweep-wanted = Wanted: { $targets }. { $met } of { $settings } settings meet that by their means.
lab-sweep-interrupted = Interrupted: these are the races that were run.
lab-sweep-read = Beside each figure stands its 95 % interval, and what is not said to be unsure of the targets holds for all settings and targets together, which takes wider intervals.
lab-hit-not-playable = cannot be played: { $why }
lab-hit-not-raced = not raced
lab-hit-met = met
lab-hit-likely = met, not for sure
lab-hit-unlikely = missed, not for sure
lab-hit-missed = missed
lab-hit-front = { $hit }; on the front
lab-heat = Heat maps
lab-heat-facts = { $about }; { $key } across
lab-heat-read = The darker a field, the larger the figure, whose interval stands in the table above.
lab-heat-read-targets = The darker a field, the larger the figure, whose interval stands in the table above; a frame marks settings that meet all targets by their means.
lab-front = What is traded for what
lab-front-title = { $one } against { $other }
lab-front-facts = Wanted: { $one } and { $other }
lab-front-label = Settings by two figures
lab-front-read = The tinted field is what is wanted, a cross is the 95 % intervals of a setting, and green settings are on the front: no other is nearer to one target without being farther from another.

# What the measures and figures are.
lab-measure-rounds = rounds in a race
lab-measure-decisions = decisions of all seats in a race
lab-measure-forced = share of decisions with one legal action
lab-measure-lead_changes = changes of the lead in a race
lab-measure-behind = share of round ends at which no winner led
lab-measure-decided = part of the race after which the winner led for good
lab-measure-margin = progress from the winner to the next
lab-measure-field = progress from the first to the last
lab-measure-first_wins = win share of the first to start
lab-measure-last_wins = win share of the last to start
lab-measure-seat_spread = largest win share of a seat less the smallest
lab-measure-start_spread = largest win share of a start place less the smallest

# Figures in short, as heads of columns: at most 15 letters. English has what one types.
lab-figure-rounds = rounds
lab-figure-decisions = decisions
lab-figure-forced = forced
lab-figure-lead_changes = lead_changes
lab-figure-behind = behind
lab-figure-decided = decided
lab-figure-margin = margin
lab-figure-field = field
lab-figure-first_wins = first_wins
lab-figure-last_wins = last_wins
lab-figure-seat_spread = seat_spread
lab-figure-start_spread = start_spread

# Why a bot in another process lost a move, or does not play.
lab-outside-no-start = { $command } cannot be started: { $why }
lab-outside-gone = it does not run any more
lab-outside-late = no answer within { $ms } ms
lab-outside-stopped = stopped after { $answers } answers that did not come
lab-outside-no-json = "{ $line }" is not a line of JSON
lab-outside-other = it answers question { $other }; asked was { $asked }
lab-outside-no-action = "{ $line }" has no "action"
lab-outside-no-command = there is no command
lab-outside-no-program = there is no such program
lab-outside-no-right = you may not run it; is it a program?
lab-outside-no-pipes = its input and output cannot be reached
lab-outside-ending = this program is being ended
lab-outside-ended = it ended in the middle of the race (exit code { $code })
lab-outside-killed = it was ended in the middle of the race (signal { $signal })
lab-outside-closed = it closed its output in the middle of the race

# What is no bot, no measure, no target.
lab-bots-level = { $why }, or cmd:COMMAND for a program of your own
lab-bots-command = cmd: needs a command: cmd:python3 mybot.py
lab-bots-quote = the command "{ $command }" has a quote that does not end
lab-search-nothing = "{ $written }" sets nothing of a search; write search:decisions=80000
lab-search-twice = { $key } of a search is set twice; set it once
lab-search-budgets = a search stops by { $other } or by { $key }, not by both
lab-search-whole = { $key } of a search is a whole number from { $least } to { $most }, not "{ $value }"
lab-search-real = { $key } of a search is a number from 0 to { $most }, not "{ $value }"
lab-search-key = a search has no setting "{ $key }"; it has { $keys }
lab-no-measure = there is no measure named "{ $measure }"; measures are { $measures }
lab-no-figure = there is no figure named "{ $figure }"; figures are { $figures }
lab-no-number = "{ $written }" is no number
lab-no-target = "{ $written }" is no target; write rounds=12..16, seat_spread<2% or decided>0.6
lab-target-range = "{ $written }": a range is written { $figure }=LOW..HIGH, a bound { $figure }<HIGH or { $figure }>LOW
lab-target-share = "{ $written }": { $figure } is a share; write { $bound }% for { $bound } in a hundred
lab-target-order = "{ $written }": the lower bound is above the higher one

# Why a run cannot be written or gone on with.
lab-trouble-file = { $file }: { $why }
lab-trouble-unread = { $file } cannot be understood ({ $why }); delete the folder or choose another --out
lab-trouble-no-table = it is no table in Parquet
lab-trouble-rows = there are { $rows } rows for { $races } races
lab-trouble-other = { $file } holds another run (other game, bots, switches, seed, version or --steps); choose another --out or delete it
lab-trouble-missing = { $file } is missing, so this run cannot be continued; delete its folder or choose another --out
lab-trouble-nothing = interrupted before a race was done
