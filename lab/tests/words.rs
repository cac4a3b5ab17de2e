//! What the lab says, in every language.

#[test]
fn every_message_is_there_in_every_language_and_none_is_unused() {
    engine_test::crate_words(env!("CARGO_MANIFEST_DIR"), "lab-");
}
