//! Every path of the API, with what its description says. The router and the description are made from this list, so
//! they cannot differ.

use std::sync::Arc;

use axum::routing::{MethodRouter, delete, get, post, put};

use super::{
    championships, day, games, lessons, me, moderation, notice, openapi, operations, pages, passkeys, people,
    positions, puzzles, races, reviews, tables, tries, words,
};
use crate::app::App;

/// A path with one method.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// The name of the schema of the body, if there is one.
    pub(crate) body: Option<&'static str>,
    /// The name of the schema of the answer, if it is one of the protocol's.
    pub(crate) answer: Option<&'static str>,
    /// The statuses that do not follow from body, query and path: success if it is not 200, and what else can be refused.
    pub(crate) statuses: &'static [u16],
    pub(crate) handler: fn() -> MethodRouter<Arc<App>>,
}

macro_rules! route {
    ($method:ident $path:literal, $handler:path, $about:literal, $body:expr, $answer:expr) => {
        route!($method $path, $handler, $about, $body, $answer, [])
    };
    ($method:ident $path:literal, $handler:path, $about:literal, $body:expr, $answer:expr, $statuses:expr) => {
        Route {
            method: stringify!($method),
            path: $path,
            about: $about,
            body: $body,
            answer: $answer,
            statuses: &$statuses,
            handler: || $method($handler),
        }
    };
}

pub(crate) static ROUTES: &[Route] = &[
    route!(get "/", pages::index, "The web client, or how to do without it", None, None),
    route!(get "/ws", pages::socket, "The socket: see docs/protocol.md", None, None, [101, 400, 403, 426, 503]),
    route!(get "/healthz", operations::health, "Whether the server can serve and store", None, None, [503]),
    route!(get "/metrics", operations::metrics, "Counters for Prometheus", None, None),
    route!(get "/api/openapi.json", openapi::serve, "This description", None, None),
    route!(get "/api/games", games::list, "The games", None, Some("GameList")),
    route!(get "/api/games/{game}", games::one, "One game with its variant switches", None, Some("GameInfo")),
    route!(get "/api/games/{game}/rules", games::rules, "The rulebook, as Markdown, by ?lang=", None, None),
    route!(get "/api/games/{game}/rules/{rule}", games::rule, "What the rulebook says of a rule, by ?lang=", None, Some("RuleText")),
    route!(get "/api/games/{game}/schema", games::schema, "What its options, actions, events and views look like, as JSON Schema", None, Some("GameSchemas")),
    route!(post "/api/games/{game}/board", games::board, "The board of a set-up, or what is wrong with it", Some("Setup"), Some("BoardInfo"), [422]),
    route!(get "/api/games/{game}/leaderboard", people::leaderboard, "The people of a game by their ratings, and the bots, by ?most=", None, Some("Leaderboard")),
    route!(get "/api/people/{person}", people::profile, "What everybody may know of somebody who has finished a rated race", None, Some("Profile")),
    route!(get "/api/people/{person}/races", people::races, "Finished races of somebody that everybody may see, by ?before= and ?most=", None, Some("MyRaces"), [422]),
    route!(get "/api/people/{person}/ratings/{game}", people::history, "How somebody's rating in a game has come about", None, Some("RatingHistory")),
    route!(get "/api/day", day::list, "The races of today, one a game, with the promises of the days to come", None, Some("DayList")),
    route!(get "/api/day/{game}", day::one, "The race of a day with its results, if they are open to you, by ?date=", None, Some("DayRace")),
    route!(post "/api/day/{game}", day::begin, "Begin your one try today, or go on with it", None, Some("MadeTable"), [201, 200, 401, 409, 422]),
    route!(get "/words/languages", words::languages, "The languages that there are words in, a list of LanguageInfo", None, None, [304]),
    route!(get "/words/{language}/{file}", words::file, "Messages in Project Fluent's format: page.ftl, games.ftl, or a game's GAME.ftl", None, None, [304]),
    route!(get "/api/lessons/{game}", lessons::one, "A guided first race, by ?lang=", None, Some("Lesson")),
    route!(get "/api/lessons/{game}/picture", lessons::picture, "The learner's table as text, by ?step= and ?lang=", None, None, [422]),
    route!(post "/api/lessons/{game}/why", lessons::why, "Which rule forbids an action after a step of a guided race", Some("Play"), Some("ServerMessage"), [422]),
    route!(get "/api/puzzles", puzzles::list, "The puzzles of all games, by ?lang=", None, Some("PuzzleList")),
    route!(get "/api/puzzles/{game}/{puzzle}", puzzles::one, "A puzzle without its solution, by ?lang=", None, Some("Puzzle")),
    route!(get "/api/puzzles/{game}/{puzzle}/picture", puzzles::picture, "A puzzle as text, by ?lang=", None, None),
    route!(post "/api/puzzles/{game}/{puzzle}/why", puzzles::why, "Which rule forbids an action in a puzzle", Some("Why"), Some("ServerMessage"), [422]),
    route!(post "/api/puzzles/{game}/{puzzle}/answer", puzzles::answer, "Whether an action solves a puzzle, what does, and why, by ?lang=", Some("Why"), Some("PuzzleAnswer"), [422]),
    route!(get "/api/levels", games::levels, "The levels of bots", None, Some("LevelList")),
    route!(post "/api/me", me::create, "Become somebody: gives a token, also as a cookie", Some("Name"), Some("Welcomed"), [201, 422]),
    route!(get "/api/me", me::show, "Who you are, at which tables, and your ratings", None, Some("Myself"), [401]),
    route!(put "/api/me", me::rename, "Take another name", Some("Name"), Some("Name"), [401, 422]),
    route!(delete "/api/me", me::forget, "Be forgotten", None, None, [204, 401]),
    route!(get "/api/me/races", me::races, "Your races, by ?state=, ?before= and ?most=", None, Some("MyRaces"), [401, 422]),
    route!(get "/api/me/records", me::records, "What you have achieved, by set-up", None, Some("MyRecords"), [401]),
    route!(get "/api/me/reviews", reviews::mine, "What the reviews of your races say together", None, Some("MyReviews"), [401]),
    route!(get "/api/me/tokens", me::tokens, "The devices on which you are signed in", None, Some("MyTokens"), [401]),
    route!(delete "/api/me/tokens/{token}", me::revoke, "Sign a device out", None, None, [204, 401]),
    route!(post "/api/me/code", me::code, "A one-time code for another device", None, Some("MovingCode"), [401]),
    route!(post "/api/me/claim", me::claim, "Use a one-time code on this device", Some("Claim"), Some("Welcomed"), [404]),
    route!(get "/api/championships", championships::list, "Public championships that are not over", None, Some("ChampionshipList")),
    route!(post "/api/championships", championships::create, "Make a championship", Some("NewChampionship"), Some("Championship"), [201, 401, 409, 422]),
    route!(get "/api/championships/{code}", championships::one, "A championship with its standings", None, Some("Championship")),
    route!(post "/api/championships/{code}/join", championships::join, "Come in, or come back", None, Some("Championship"), [401, 409]),
    route!(post "/api/championships/{code}/leave", championships::leave, "Go; points stay", None, None, [204, 401, 409]),
    route!(post "/api/championships/{code}/ready", championships::ready, "Say whether you are ready for the next race, which begins when all are", Some("Ready"), Some("Championship"), [401, 409]),
    route!(post "/api/championships/{code}/begin", championships::begin, "The host, and after a day everybody: begin the next race", Some("BeginRace"), Some("Championship"), [401, 409, 422]),
    route!(post "/api/championships/{code}/remove", championships::remove, "The host: remove somebody, before the first race", Some("EntrantOf"), Some("Championship"), [401, 409, 422]),
    route!(post "/api/championships/{code}/close", championships::close, "The host: close it, before the first race", None, None, [204, 401, 409]),
    route!(get "/api/me/championships", championships::mine, "Championships in which you take part", None, Some("ChampionshipList"), [401]),
    route!(get "/api/me/shunned", moderation::mine, "Whom you have muted or blocked", None, Some("MyShunned"), [401]),
    route!(delete "/api/me/shunned/{entry}", moderation::forgive, "Neither mute nor block somebody any more", None, Some("MyShunned"), [401]),
    route!(get "/api/notice", notice::ways, "The ways in which this server can tell people that a race waits for them", None, Some("NoticeWays")),
    route!(get "/api/me/notice", notice::mine, "Where you are told that a race waits for you", None, Some("MyNotices"), [401]),
    route!(post "/api/me/push", notice::add_push, "Be told in this browser (Web Push)", Some("PushWish"), Some("MyPush"), [201, 401, 409, 422]),
    route!(delete "/api/me/push/{push}", notice::drop_push, "Be told in a browser no longer", None, None, [204, 401]),
    route!(put "/api/me/mail", notice::set_mail, "Be told by mail, once the address is confirmed by the link that is sent there", Some("MailWish"), Some("MyMail"), [401, 409, 422]),
    route!(delete "/api/me/mail", notice::drop_mail, "Be told by mail no longer", None, None, [204, 401]),
    route!(post "/api/mail/confirm/{secret}", notice::confirm_mail, "Whoever reads mail at an address wants it", None, None, [204]),
    route!(post "/api/mail/stop/{secret}", notice::stop_mail, "Whoever reads mail at an address wants no more of it (RFC 8058)", None, None, [204]),
    route!(post "/api/me/calendar", notice::make_calendar, "A calendar of your deadlines at a new secret address; an older one no longer works", Some("CalendarWish"), Some("CalendarAddress"), [401]),
    route!(delete "/api/me/calendar", notice::drop_calendar, "No calendar any more", None, None, [204, 401]),
    route!(get "/api/calendar/{file}", notice::calendar, "The deadlines of whoever has this calendar (iCalendar)", None, None),
    route!(get "/api/passkey", passkeys::way, "Whether one can sign in with a passkey here", None, Some("PasskeyWay")),
    route!(post "/api/passkey/challenge", passkeys::challenge, "Begin to sign in with a passkey: what a device is asked, with a cookie for the answer", None, Some("PasskeyChallenge"), [409]),
    route!(post "/api/passkey/enter", passkeys::enter, "Sign in with a passkey: gives a token of its person, also as a cookie", Some("PasskeyAnswer"), Some("Welcomed"), [404, 409, 422]),
    route!(get "/api/me/passkeys", passkeys::mine, "Your passkeys", None, Some("MyPasskeys"), [401]),
    route!(post "/api/me/passkeys/question", passkeys::ask, "Begin to make a passkey: what a device is asked", None, Some("PasskeyQuestion"), [401, 409]),
    route!(post "/api/me/passkeys", passkeys::add, "Keep the passkey that a device has made", Some("PasskeyMade"), Some("MyPasskey"), [201, 401, 409, 422]),
    route!(delete "/api/me/passkeys/{passkey}", passkeys::remove, "Remove a passkey", None, None, [204, 401]),
    route!(get "/api/tables", tables::list, "Public tables, by ?state=", None, Some("TableList")),
    route!(post "/api/tables", tables::create, "Make a table", Some("NewTable"), Some("MadeTable"), [201, 401, 422]),
    route!(get "/api/tables/{table}", tables::one, "One table", None, Some("TableInfo")),
    route!(get "/api/codes/{code}", tables::by_code, "The table with that code", None, Some("TableInfo")),
    route!(get "/api/tables/{table}/mine", tables::mine, "Your seats", None, Some("MySeats"), [401]),
    route!(post "/api/tables/{table}/sit", tables::sit, "Sit down", Some("Sit"), Some("TableInfo"), [401, 409, 410, 422]),
    route!(post "/api/tables/{table}/share", tables::share, "Add your share to the seed before the race", Some("Share"), Some("TableInfo"), [401, 409, 422]),
    route!(post "/api/tables/{table}/leave", tables::leave, "Get up, or decline a rematch", Some("Leave"), Some("TableInfo"), [401, 409]),
    route!(post "/api/tables/{table}/start", tables::start, "The host: begin", None, Some("TableInfo"), [401, 409, 410]),
    route!(post "/api/tables/{table}/seat", tables::set_seat, "The host: make a seat open, a link's or a bot's, add or close one", Some("SetSeat"), Some("MadeTable"), [401, 409, 410, 422]),
    route!(post "/api/tables/{table}/remove", tables::remove, "The host: remove the person at a seat, before the race", Some("SeatOf"), Some("MadeTable"), [401, 409]),
    route!(post "/api/tables/{table}/host", tables::hand_on, "The host: hand the role on to the person at a seat", Some("SeatOf"), Some("TableInfo"), [401, 409]),
    route!(post "/api/tables/{table}/close", tables::close, "Close a table before its race, or give up against bots alone", None, Some("TableInfo"), [401, 409]),
    route!(post "/api/tables/{table}/away", tables::away, "Choose what becomes of a race that waits for somebody who is away", Some("Away"), Some("TableInfo"), [401, 409]),
    route!(post "/api/tables/{table}/rematch", tables::rematch, "Offer to play again", None, Some("TableInfo"), [401, 409]),
    route!(get "/api/tables/{table}/view", races::view, "What a seat may know, by ?seat=, ?seq= and ?detail=", None, Some("ServerMessage"), [403, 409, 410]),
    route!(get "/api/tables/{table}/picture", races::picture, "The table as text, by ?seat= and ?lang=", None, None, [403, 409, 410]),
    route!(post "/api/tables/{table}/play", races::play, "Play an action", Some("Play"), Some("ServerMessage"), [401, 409, 410, 422]),
    route!(post "/api/tables/{table}/undo", races::undo, "Take back your last action", Some("Undo"), Some("ServerMessage"), [401, 409, 410]),
    route!(post "/api/tables/{table}/consent", races::consent, "Agree or disagree with an undo that somebody asked for", Some("Consent"), Some("ServerMessage"), [401, 409, 410]),
    route!(post "/api/tables/{table}/why", races::why, "Which rule forbids an action", Some("Why"), Some("ServerMessage"), [401, 409, 410, 422]),
    route!(get "/api/tables/{table}/hint", races::hint, "What a bot would do and why, by ?seat= and ?level=", None, Some("ServerMessage"), [401, 403, 409, 410, 422]),
    route!(post "/api/tables/{table}/chat", races::say, "Say something", Some("Say"), Some("ServerMessage"), [401, 422]),
    route!(get "/api/tables/{table}/shunned", moderation::at_table, "Whom of a table you have muted or blocked", None, Some("ShunnedSeats"), [401]),
    route!(post "/api/tables/{table}/shun", moderation::shun, "Mute or block the person at a seat, or no more", Some("Shun"), Some("ShunnedSeats"), [401, 409, 422]),
    route!(post "/api/tables/{table}/report", moderation::send, "Report the person at a seat, or a line that they said", Some("Report"), Some("ReportReceived"), [201, 401, 422]),
    route!(get "/api/tables/{table}/replay", races::replay, "All steps so far, by ?seat=", None, Some("Replay"), [403, 409, 410]),
    route!(get "/api/tables/{table}/record", races::record, "A finished race with its proof", None, None, [403, 409, 410]),
    route!(get "/api/tables/{table}/position", races::position, "A position of a finished race, by ?step= and ?lang=", None, None, [403, 409, 410]),
    route!(get "/api/tables/{table}/review", reviews::show, "Where the review of a finished race stands", None, Some("ReviewState"), [403, 409]),
    route!(post "/api/tables/{table}/review", reviews::begin, "Wish the review of a finished race", None, Some("ReviewState"), [200, 202, 401, 403, 409, 410]),
    route!(delete "/api/tables/{table}/review", reviews::end, "Wish it no longer; when nobody does, it is not made to its end", None, None, [204, 401]),
    route!(post "/api/tables/{table}/try", tries::begin, "Play on against bots from a moment of a finished race", Some("TryIt"), Some("MadeTable"), [201, 401, 403, 409, 410, 422]),
    route!(post "/api/positions", positions::create, "A link to a position", Some("Position"), Some("PositionLink"), [201, 404, 422]),
    route!(get "/api/positions/{link}", positions::show, "The position behind a link, by ?lang=", None, None, [410, 422]),
];
