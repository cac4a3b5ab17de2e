# What the server itself says: about tables, seats, identities and limits.

# What a seat of a bot is called at a table.
server-bot = Bot { $number }
# Words that may stand before what bots are called ("the master"), with spaces between them; nobody is called so.
server-articles = the a an no nr number level version
# Numbers in words: nobody is called "Bot" with one of them.
server-numbers = one two three four five six seven eight nine ten first second third
# What the server, or those who run it, would call themselves; nobody is called so.
server-voices = admin administrator operator moderator server podium system staff official

# What there is not.
server-no-rule = the rulebook has no rule "{ $rule }"; near it are { $near }

# Settings of a table.
server-clock-second = settings.clock: a clock gives at least a second, as bank or as increment
server-clock-day = settings.clock: a live clock has at most a day; take mail for longer races
server-clock-increment = settings.clock: a live clock gains at most an hour with a decision; take mail for longer races
server-clock-least = settings.clock: where the result counts a live clock begins with at least { $least } seconds
server-clock-mail = settings.clock: mail gives 1 to { $most } hours for a decision
server-away-most = settings.away_after_s: at most { $days } days
server-bot-pause-most = settings.bot_pause_ms: at most a minute

# Who you are.
server-name = a name has 1 to { $most } characters on one line
server-name-taken-away = an operator has taken this name away; take another one
server-name-bot = "{ $name }" is what a bot is called; take another name
server-name-server = "{ $name }" is how the server or those who run it would speak; take another name
server-nobody = sign in first: POST /api/me gives a token, for the cookie or as Authorization: Bearer
server-no-token = nobody has this token; make yourself known with POST /api/me
server-no-moving-code = this code is wrong, used or too old; make a new one
server-no-device = you have no device with this id

# Tables and seats.
server-no-table = there is no such table
server-no-code = no table has this code
server-no-seat = there is no such seat
server-no-spectators = this table has no spectators
server-not-your-seat = this seat is not yours
server-who-are-you = sign in first: the seat is somebody's
server-seat-has-link = this seat is for whoever has its link
server-seat-taken = somebody sits there
server-begun = the race has begun already
server-not-begun = the race has not begun
server-only-host = only the host of this table can do that
server-removed = the host of this table has removed you
server-seat-person = somebody sits there; remove them first
server-seat-reserved = this seat is kept for somebody who has been offered a rematch
server-share = a share of the seed has 1 to { $most } letters, digits, - and _
server-share-late = the race has begun: its seed is fixed, and no share can be added
server-share-twice = this seat has given its share, which stays as it is
server-last-seat = only the last seat can be taken away, so that everybody keeps their number
server-remove-self = you are the host yourself; get up instead
server-nobody-sits = nobody sits there
server-closed = { $name } has closed this table
server-closed-lonely = nobody looked at this table for a long time; it is gone
server-closed-operator = the operator of this server has closed this table: { $why }
server-blocked = the host of this table does not want to race with you
server-shun-self = you can neither mute nor block yourself
server-shun-many = you have muted or blocked { $most } people; take one back first
server-no-shun = you have muted or blocked nobody under this entry
server-report-self = you cannot report yourself
server-report-long = a report has at most { $most } characters
server-report-empty = say what is wrong
server-no-line = nobody has said this here
server-many-reports = you have sent as many reports as one may; the operator has them
server-champ-none = there is no championship with this code
server-champ-races = a championship has { $fewest } to { $most } races
server-champ-seats = this game has tables of { $fewest } to { $most } seats
server-champ-points = points are { $seats } numbers, one for each place: from 1 to { $most } for the first, and none more than the one before
server-champ-clock = a championship has a clock: without one somebody could keep all the others waiting
server-champ-name = a championship’s name has at most { $most } characters
server-champ-many-made = you have made { $most } championships that are not over
server-champ-many = you take part in { $most } championships that are not over
server-champ-full = a championship has at most { $most } people and bots
server-champ-company = { $people } cannot be divided into tables of at most { $seats }; let bots fill up, or invite somebody more
server-champ-over = this championship is over
server-champ-begun = this championship has begun; nobody comes in or is removed any more
server-champ-only-host = only the host may do this now
server-champ-removed = the host of this championship has removed you
server-champ-not-in = you do not take part in this championship
server-champ-not-between = that is asked between two races
server-champ-racing = a race is still on
server-champ-changed = this is not the next race any more; look again
server-ended = this race is over
server-only-table-ends = only somebody at the table can end the race
server-others-play = others play too; leave your seat to a bot instead
server-nobody-away = nobody keeps this race waiting: whoever owes a choice is here, or has been away for less than { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
server-only-table-rematch = only somebody at the table can play again
server-not-over = the race is not over
server-try-running = you can play on from a moment of this race when it is over
server-try-step = this race has no step { $step }: its steps are 1 to { $steps }
server-try-seat = this race has no seat { $seat }: its seats are numbered from 0 to { $last }
server-try-again = this race was begun from a moment of another one: go back to that one and play on from there once more
server-try-record = this race was begun from a moment of another one, with what one seat could not see dealt anew; a record of it would prove nothing, so there is none
server-review-ended = this race was ended before its end, so nothing can be said of what decided it
server-review-many = { $most } reviews are being made for you; wait until one is there
server-review-full = too many reviews are being made; ask again in a moment
server-table-changed = the table has changed; try again
server-somebody-first = somebody else was first; the race was read again
server-rules-changed = this race was begun with version { $theirs } of the rules of { $game }; this server has version { $ours }
server-no-answer = the table does not answer; try again

# Undo.
server-undo-step = the race is at step { $now }, not { $asked }
server-undo-over = the race is over and its seed is told; nothing can be taken back
server-undo-barred = this cannot be taken back: { $why }
server-undo-seen = { $why }, and { $seat } has seen what came
server-undo-nobody = nobody asks for an undo now
server-undo-disagree = { $seat } does not agree
server-undo-fast = at most { $most } undos in a minute; wait a little
server-one-seat = you have a seat at this table; another one is the host's to give, by a link of its own
server-sit-fast = you have sat down or changed your name here { $most } times within a minute; wait a little
server-sit-many = you may sit down at { $most } tables of others in an hour; wait a little

# Hints.
server-no-hints = this table has no hints
server-hint-busy = a hint for you is being thought about
server-hint-full = too many bots are thinking; ask again in a moment
server-hint-none = you owe no decision now
server-hint-failed = the bot could not think about this

# Chat.
server-chat-line = a line has 1 to { $most } characters, not { $length }
server-chat-fast = at most { $most } lines in ten seconds; wait a little

# Rated tables.
server-rated-options = a rated race has the game's usual set-up: leave all switches as they are
server-rated-seats = a rated race has at least two seats
server-rated-around = at a rated table one person has one seat: it is not for people around one screen
server-rated-twice = you have a seat at this table; it is rated, and there one person has one seat
server-rated-lost = you kept this rated race waiting for too long; a bot has your seat until the end, and it counts as last
server-rated-bots = a rated race needs a seat for a person
server-rated-level = nobody has measured how strong the bot “{ $level }” is in this game; at a rated table take another level
server-rated-undo = settings.undo_by_consent: at a rated table you cannot take back more than your own move
server-rated-away = settings.away_after_s: at a rated table at least { $least } seconds, or 0
server-rated-close = a rated race is not ended without places: let a bot play on, or end it as it stands
server-day-closed = this is a try at the race of the day: it can be looked at when your own is over, or when the day is
server-day-late = today is almost over: begin with the race of the next day
server-day-none = there is no race of the day in that game on that date
server-day-over = the day is over, and so is this try
server-day-sealed = others may still run this race of the day: its secrets can be laid open when { $date } is over by universal time
server-day-seed = the seed of the race of the day is told when the day is over
server-no-profile = nobody with this id has a rating

# Being told that a race waits for you.
server-notice-title = { $game }: it is your turn
server-notice-with = A race with { $names }.
server-notice-time = { $hours ->
    [0] You have less than an hour for your choice.
    [one] You have an hour for your choice.
   *[other] You have { $hours } hours for your choice.
}
server-mail-open = To the race: { $link }
server-mail-stop = You get this because you wanted to be told by mail when it is your turn. No more such mail: { $link }
server-mail-confirm-subject = Podium: is this your address?
server-mail-confirm = Somebody, probably you, wants to be told at this address when it is their turn in a race. If that was you, confirm it within a day: { $link }
server-mail-confirm-not = If it was not you, there is nothing to do: nothing more will come.
server-calendar-name = Podium: your turns
server-calendar-turn = { $game }: your choice is due
server-push-off = this server sends no messages to browsers
server-push-wrong = this is no push subscription to which the server may send: its address must be a public one with https, and its keys those of a browser
server-push-contact = "{ $contact }" is not an address push services can write to; name one as mailto:ADDRESS or https://ADDRESS
server-no-push = you are not told in a browser with this id
server-no-certificates = the system has no certificates, which are needed to verify push services; install ca-certificates, or name a file of them in SSL_CERT_FILE
server-mail-off = this server sends no mail
server-mail-wrong = this is no mail address
server-many-mails = too many addresses were asked for their consent; try again later
server-no-mail-link = this link has expired
server-mail-from = "{ $from }" is no sender of mail; write podium@example.org, or Podium <podium@example.org>
server-mail-command = the command that sends mail is empty
server-mail-public = mail needs the address that people use, for its links: name it as public_url
server-no-calendar = there is no calendar at this address

# Passkeys.
server-passkey-off = there are no passkeys here: the server needs its public address with https, or you open it as localhost on its own machine
server-passkey-wrong = this is no answer of a passkey for this server
server-passkey-late = this question is answered already, too old, or was asked elsewhere; begin again
server-passkey-unknown = this passkey is not known here; it may have been removed
server-passkey-copied = this passkey has been used elsewhere in the same way: it may be a copy, and is not taken
server-passkey-full = that passkey is known already, or you have { $most } of them; remove one first
server-no-passkey = you have no passkey with this id
server-many-passkeys = too many people sign in just now; try again in a moment

# Finding a race.
server-seek-seats = a race of this game has { $fewest } to { $most } seats
server-seek-full = too many people look for a race; try again in a moment
server-seek-elsewhere = you look for a race on another device now
server-seek-seated = a race has just been found for you; it is among your races
server-seek-stopped = you are no longer looking for a race

# Replays, positions, lessons.
server-seed-secret = the race is not over: its seed is still secret
server-position-secret = the race is not over; ask for your view instead
server-few-steps = the race has { $steps } steps
server-no-position = this is no link to a position
server-position-large = the position is too large for a link
server-no-lesson = { $game } has no lesson
server-no-puzzle = { $game } has no such puzzle
server-learner-seat = the learner has seat { $learner }, not { $seat_number }

# The store.
server-store = the store failed; nothing has changed, try again
server-damaged = what is stored of this table is damaged: { $why }
server-conflict = somebody else was first
store-conflict = somebody else was first
store-missing = there is no such thing
store-damaged = what is stored is damaged: { $why }
store-failed = the store failed: { $why }
store-says = the database says: { $why }
store-not-opened = the file cannot be opened or made; look at its folder and who may write there
store-no-database = it is not an SQLite database
store-pages = some of its pages are damaged
store-races-lost = where its races stand is not to be found
store-read-only = the file may not be written
store-full = the disk is full
store-locked = another program is writing to it
store-reader = reading from it broke off; the log says why
store-push-key = the key for push services cannot be read
store-no-randomness = the system gives no random numbers: { $why }
store-table-silent = the table does not answer
store-unplayable = step { $step } of the log cannot be played: { $why }
store-step-missing = step { $step } is missing
store-end-missing = its last steps are missing
store-set-up-lost = its set-up is lost
store-no-record = the race has no record
store-version = { $file } has version { $found }; this program reads version { $version }
store-empty = there are no races in { $file }: it is empty; look for its -wal or a backup, or start the server once to begin anew
store-exists = { $file } exists already
store-file-damaged = { $file } ({ $why }). Put a backup in its place, or write every race that can still be read with: podium export --salvage --database { $file }
store-busy = too many writes are waiting for the disk
store-stopped = the writer has stopped
store-untold = the race cannot be replayed
server-listen = cannot listen on { $address }: { $why }
server-address-foreign = this machine does not have that address; choose one of its own with --listen, or 0.0.0.0 for all
server-address-denied = the system does not allow it; choose a port above 1023 with --listen
server-address-taken = another program listens there already; choose another address with --listen
server-no-network = "{ $written }" is no network; write an address, or an address and a number of bits: 10.0.0.0/8

# Connections and messages.
server-unreadable = the message cannot be read: { $why }
server-too-fast = at most { $most } messages a second
server-protocol = this server speaks protocol { $ours }, not { $theirs }
server-bye-slow = you read too slowly; connect again and ask for what you missed
server-bye-silent = nothing was heard from you for too long
server-bye-bytes = messages are text, not bytes
server-bye-fast = you send too much too fast
server-bye-long = a message has at most { $most } bytes; yours was longer
server-bye-hello = the first message is `hello`
server-bye-token = this device was signed out
server-banned = the operator has banned you from this server: { $why }
server-banned-until = the operator has banned you from this server until { $date } (universal time): { $why }
server-banned-network = the operator keeps your network out of this server: { $why }
server-banned-network-until = the operator keeps your network out of this server until { $date } (universal time): { $why }
server-bye-stop = the server stops; connect again in a moment
server-watches = a connection watches at most { $most } seats and tables

# Requests.
server-stopping = the server stops
server-full = the server is full; try again later
server-many-connections = too many connections from your address
server-many-requests = too many requests from your address; wait a little
server-many-people = too many new people from your address in the last hour
server-many-tables = too many new tables from your address in the last hour
server-many-codes = too many codes were tried from your address
server-many-wrong-codes = too many wrong codes were tried from your address; wait a little
server-origin = requests that change something must come from this server's own pages
server-nothing-here = there is nothing here; /api/openapi.json lists what there is
server-method = this path has other methods; see /api/openapi.json
server-socket-address = this is the address of the socket: ask for it with the headers of a WebSocket (version 13)
server-media-type = the body must be JSON, with the header Content-Type: application/json
server-body-slow = the body did not arrive in time
server-body-large = the body has more than { $most } bytes, or did not arrive
server-body-unreadable = the body cannot be read: { $why }
server-path = this address cannot be read: it is no UTF-8
server-query = what stands behind the ? cannot be read: { $why }
server-before = “before” is the “next” of the page before
server-peer = the address is not known
server-no-words = there are no words in this file and language
