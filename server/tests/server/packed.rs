//! What is long is sent compressed to whoever takes it, and is the same.

use std::fs;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Me, my_table, start};

/// The head of an answer and its bytes as they came.
async fn get(server: &server::Server, path: &str, encoding: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let ask =
        format!("GET {path} HTTP/1.0\r\nHost: {}\r\nAccept-Encoding: {encoding}\r\n\r\n", server.address());
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8_lossy(&answer[..end]).to_lowercase(), answer[end + 4..].to_vec())
}

#[tokio::test]
async fn words_and_long_answers_are_compressed_and_are_the_same() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "rowing", 2).await;
    let replay = format!("/api/tables/{table}/replay");
    for path in [
        "/words/en/page.ftl",
        "/words/fr/rowing.ftl",
        "/api/games/rowing/rules",
        "/api/openapi.json",
        &replay,
    ] {
        let (plain_head, plain) = get(&server, path, "identity").await;
        assert!(!plain_head.contains("content-encoding"), "{path}: {plain_head}");
        let (head, packed) = get(&server, path, "gzip, deflate, br").await;
        assert!(
            head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"),
            "{path}: {head}"
        );
        let mut text = Vec::new();
        GzDecoder::new(&packed[..]).read_to_end(&mut text).unwrap();
        assert!(text == plain, "{path}: it is the same text");
        assert!(packed.len() * 2 < plain.len(), "{path}: {} of {} bytes", packed.len(), plain.len());
        let (head, refused) = get(&server, path, "gzip;q=0, br").await;
        assert!(!head.contains("content-encoding") && refused == plain, "{path}: {head}");
    }
    let (head, _) = get(&server, "/api/levels", "gzip").await;
    assert!(!head.contains("content-encoding"), "what is short goes as it is: {head}");
    server.stop().await;
}

#[tokio::test]
async fn files_of_the_page_are_sent_as_they_were_compressed_when_it_was_built() {
    let server = start().await;
    let (head, plain) = get(&server, "/", "identity").await;
    let page = String::from_utf8_lossy(&plain).to_string();
    // Without Node the program is built without the page.
    if let Some(script) = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")) {
        let (_, plain) = get(&server, script, "identity").await;
        let (head, brotli) = get(&server, script, "gzip, deflate, br").await;
        assert!(head.contains("content-encoding: br") && head.contains("vary: accept-encoding"), "{head}");
        let (head, gzip) = get(&server, script, "gzip").await;
        assert!(head.contains("content-encoding: gzip"), "{head}");
        let mut text = Vec::new();
        GzDecoder::new(&gzip[..]).read_to_end(&mut text).unwrap();
        assert!(text == plain && brotli.len() < gzip.len() && gzip.len() * 2 < plain.len());
    } else {
        assert!(head.contains("200"), "{head}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_engine_of_the_page_is_sent_compressed_as_webassembly_and_kept() {
    let server = start().await;
    let (head, _) = get(&server, "/", "identity").await;
    let policy = head.lines().find(|line| line.starts_with("content-security-policy")).unwrap();
    assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"), "{policy}");
    assert!(!policy.contains("'unsafe-eval'") && !policy.contains("blob:"), "{policy}");
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/assets");
    let names = fs::read_dir(assets).into_iter().flatten().flatten().map(|entry| entry.file_name());
    // The page may have been built without it.
    if let Some(name) = names.map(|name| name.display().to_string()).find(|name| name.ends_with(".wasm")) {
        let path = format!("/assets/{name}");
        let (head, plain) = get(&server, &path, "identity").await;
        assert!(head.contains("content-type: application/wasm") && head.contains("immutable"), "{head}");
        assert!(plain.starts_with(b"\0asm"));
        let (head, brotli) = get(&server, &path, "gzip, deflate, br").await;
        assert!(head.contains("content-encoding: br") && head.contains("application/wasm"), "{head}");
        let (head, gzip) = get(&server, &path, "gzip").await;
        assert!(head.contains("content-encoding: gzip"), "{head}");
        assert!(brotli.len() < gzip.len() && gzip.len() * 2 < plain.len());
    }
    server.stop().await;
}

#[tokio::test]
async fn every_address_of_the_page_is_answered_with_the_page_and_any_other_is_not_found() {
    let server = start().await;
    let addresses = include_str!("../../../web/src/lib/addresses.json");
    let words: Vec<String> = serde_json::from_str(addresses).unwrap();
    assert!(words.len() > 8, "{words:?}");
    let (_, page) = get(&server, "/", "identity").await;
    for word in &words {
        for path in [format!("/{word}"), format!("/{word}/x?y=1")] {
            let (head, found) = get(&server, &path, "identity").await;
            assert!(head.starts_with("http/1.0 200") && found == page, "{path}: {head}");
        }
    }
    for path in ["/nothing", "/finder", "/api/nothing"] {
        let (head, _) = get(&server, path, "identity").await;
        assert!(head.starts_with("http/1.0 404"), "{path}: {head}");
    }
    server.stop().await;
}
