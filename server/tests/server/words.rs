//! Words in every language: what is served, and that the server's own files have what it says.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;

use crate::harness::{request, start};

#[tokio::test]
async fn message_files_are_served_by_language_and_asked_for_again_cheaply() {
    let server = start().await;
    let get = async |path: &str| request(&server, &format!("GET {path}"), &[], None).await;
    let languages = get("/words/languages").await.json();
    assert_eq!(languages[0], json!({"code": "en", "name": "English"}));
    for language in languages.as_array().unwrap() {
        let code = language["code"].as_str().unwrap();
        let page = get(&format!("/words/{code}/page.ftl")).await;
        let messages = words::messages(&page.text).unwrap();
        for id in ["list-comma", "hint-only", "server-bot"] {
            assert!(messages.iter().any(|message| message.id == id), "{code}: {id}");
        }
        let games = words::messages(&get(&format!("/words/{code}/games.ftl")).await.text).unwrap();
        for game in catalog::games() {
            let id = game.id();
            let has = |id: String| games.iter().any(|message| message.id == id);
            let own = get(&format!("/words/{code}/{id}.ftl")).await;
            // A language that a game lacks is said in English, which every game has.
            if catalog::file_in(id, "words", code).is_none() {
                assert!(code != "en" && own.status == 404 && !has(format!("name-{id}")), "{id} in {code}");
                continue;
            }
            assert!(has(format!("name-{id}")) && has(format!("about-{id}")), "{id} in {code}");
            assert!(words::messages(&own.text).unwrap().iter().any(|message| message.id == "piece"));
        }
    }
    assert!(get("/words/fr/games.ftl").await.text.contains("name-pig = Cochon"));
    let first = get("/words/fr/pig.ftl").await;
    let tag = first.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = request(&server, "GET /words/fr/pig.ftl", &[format!("If-None-Match: {tag}")], None).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    for path in ["/words/xx/page.ftl", "/words/en/moon.ftl", "/words/en/pig", "/words/en/server.ftl"] {
        let answer = get(path).await;
        assert!(answer.status == 404 && answer.head.contains("problem+json"), "{path}: {answer:?}");
    }
    server.stop().await;
}

/// The ids that the sources name.
fn ids(folder: &Path, out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ids(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let literals = text.split('"').skip(1).step_by(2).map(str::to_string);
            out.extend(
                literals
                    .filter(|literal| ["server-", "store-"].iter().any(|owner| literal.starts_with(owner))),
            );
        }
    }
}

#[test]
fn everything_that_the_server_says_is_in_its_files_and_alike_in_every_language() {
    let mut used = Vec::new();
    ids(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    used.sort();
    used.dedup();
    let file = |code: &str| {
        let text = catalog::file_in("server", "words", code).unwrap();
        let messages = words::messages(&text).unwrap().into_iter();
        messages.map(|message| (message.id, message.variables)).collect::<BTreeMap<_, _>>()
    };
    let english = file("en");
    assert_eq!(used, english.keys().cloned().collect::<Vec<_>>());
    assert_eq!(english, file("fr"));
}
