//! Help in the reader's language. Its sentences, its headings and the names of values are messages, whose ids follow from commands and
//! arguments: `cli-podium-arena` says what `podium arena` is for, `cli-argument-arena-races` what its option `--races` means.

use clap::builder::styling::Style;
use clap::{Arg, Command, CommandFactory};
use engine::{Phrase, Speak, Value};

use crate::args::Arguments;
use crate::voice::{Voice, text};

/// The command line with its help.
pub(crate) fn tree(voice: &Voice) -> Command {
    let mut tree = told(Arguments::command(), &[], voice);
    // Now the parser adds what it has of its own (`help`, --help, --version), and knows how each command is used.
    tree.build();
    framed(tree, voice)
}

/// A command, those below it and their arguments, with what they are for; `path` are the words that call it.
fn told(command: Command, path: &[&str], voice: &Voice) -> Command {
    let is_long =
        command.get_arguments().any(|arg| !choices(arg, &argument(arg, path, voice), voice).is_empty());
    let command = command
        .about(said(about(path), voice))
        .subcommand_value_name(voice.plain("cli-value-command"))
        .mut_args(|arg| explained(arg, path, is_long, voice))
        .mut_subcommands(|command| {
            let name = command.get_name().to_string();
            told(command, &[path, &[&name]].concat(), voice)
        });
    match Some(examples(path)).filter(|id| voice.tongue().has(id)) {
        Some(examples) => command.after_help(said(examples, voice)),
        None => command,
    }
}

/// An argument with what it means. Where some argument of the command has values with meanings of their own (`is_long`), there is a
/// longer help besides, which says them.
fn explained(arg: Arg, path: &[&str], is_long: bool, voice: &Voice) -> Arg {
    let id = argument(&arg, path, voice);
    let choices = choices(&arg, &id, voice);
    let (notes, more) = (notes(&arg, voice), values(&arg, voice));
    let help = said(id, voice);
    let short = [help.clone()].into_iter().chain(notes.clone()).chain(more.clone());
    let short = short.collect::<Vec<_>>().join(" ");
    let lines = if choices.is_empty() { [notes, Vec::from_iter(more)].concat() } else { notes };
    let parts = [help, choices.join("\n"), lines.join("\n")].into_iter().filter(|part| !part.is_empty());
    let long = parts.collect::<Vec<_>>().join("\n\n");
    let arg = if is_long { arg.long_help(long) } else { arg }.help(short);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| said(value(name), voice)).collect();
    arg.value_names(names).hide_env(true).hide_default_value(true).hide_possible_values(true)
}

/// Where else its value may come from, what it is if nobody says, and its other names.
fn notes(arg: &Arg, voice: &Voice) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(name) = arg.get_env().filter(|_| !arg.is_hide_env_set()) {
        let value = std::env::var_os(name).unwrap_or_default();
        let variable = text(format!("{}={}", name.display(), value.display()));
        notes.push(voice.say(&Phrase::new("cli-note-variable").with("variable", variable)));
    }
    let usual = arg.get_default_values().join(" ".as_ref());
    if !arg.get_default_values().is_empty() && arg.get_action().takes_values() {
        let value = if usual.is_empty() { text("\"\"") } else { text(usual.display()) };
        notes.push(voice.say(&Phrase::new("cli-note-default").with("value", value)));
    }
    if let Some(others) = arg.get_all_aliases() {
        let others: Vec<String> = others.iter().map(|name| format!("--{name}")).collect();
        notes.push(voice.say(&Phrase::new("cli-note-aliases").with("aliases", listed(&others))));
    }
    notes
}

/// Which values there are, if it takes one of a few.
fn values(arg: &Arg, voice: &Voice) -> Option<String> {
    if !arg.get_action().takes_values() {
        return None;
    }
    let names: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    let said = || voice.say(&Phrase::new("cli-note-values").with("values", listed(&names)));
    (!names.is_empty()).then(said)
}

/// Which values there are, a line for each with what it means; nothing where they speak for themselves.
fn choices(arg: &Arg, id: &str, voice: &Voice) -> Vec<String> {
    let values = arg.get_possible_values();
    let longest = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default();
    let line = |name: &str| {
        let choice = Some(choice(id, name)).filter(|id| voice.tongue().has(id))?;
        let space = " ".repeat(longest - name.len());
        let phrase = Phrase::new("cli-note-choice").with("value", text(name)).with("space", text(space));
        Some(voice.say(&phrase.with("meaning", Phrase::new(choice))))
    };
    let lines: Vec<String> = values.iter().filter_map(|value| line(value.get_name())).collect();
    let heading = Some(voice.plain("cli-heading-values")).filter(|_| !lines.is_empty());
    heading.into_iter().chain(lines).collect()
}

/// The same with headings, and with what the parser adds.
fn framed(command: Command, voice: &Voice) -> Command {
    let command = match command.get_name() {
        "help" => command.about(voice.plain("cli-podium-help")),
        _ => command,
    };
    let mut command = command
        .mut_args(|arg| match (arg.get_id().as_str(), arg.get_long_help()) {
            ("help", None) => arg.help(voice.plain("cli-argument-help")),
            ("help", Some(_)) => arg
                .help(voice.plain("cli-argument-help-more"))
                .long_help(voice.plain("cli-argument-help-less")),
            ("version", _) => arg.help(voice.plain("cli-argument-version")),
            _ => arg,
        })
        .mut_subcommands(|command| framed(command, voice));
    let usage = command.render_usage().ansi().to_string();
    let options = format!("[{}]", voice.plain("cli-value-options"));
    // Its first word is the heading.
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage).replace("[OPTIONS]", &options);
    let template = template(&command, voice);
    command.override_usage(usage).help_template(template)
}

/// What stands where; as the parser has it, but for the headings.
fn template(command: &Command, voice: &Voice) -> String {
    let heading = |style: &Style, id: &'static str| format!("{style}{}{style:#}", voice.plain(id));
    let header = command.get_styles().get_header();
    let usage = heading(command.get_styles().get_usage(), "cli-heading-usage");
    let mut parts = vec![format!("{{before-help}}{{about-with-newline}}\n{usage} {{usage}}")];
    if command.has_subcommands() {
        parts.push(format!("{}\n{{subcommands}}", heading(header, "cli-heading-commands")));
    }
    if command.get_positionals().next().is_some() {
        parts.push(format!("{}\n{{positionals}}", heading(header, "cli-heading-arguments")));
    }
    if command.get_arguments().any(|arg| !arg.is_positional()) {
        parts.push(format!("{}\n{{options}}", heading(header, "cli-heading-options")));
    }
    parts.join("\n\n") + "{after-help}"
}

/// The message that says what a command is for.
fn about(path: &[&str]) -> String {
    if path.is_empty() { "cli-podium".to_string() } else { format!("cli-podium-{}", path.join("-")) }
}

/// The message with examples of a command, if it has some, and with what else there is to say.
fn examples(path: &[&str]) -> String {
    if path.is_empty() { "cli-examples".to_string() } else { format!("cli-examples-{}", path.join("-")) }
}

/// The message that says what an argument means: that of its command, or else of the commands above it.
fn argument(arg: &Arg, path: &[&str], voice: &Voice) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let id = |depth: usize| format!("cli-argument-{}", [&path[..depth], &[&*name]].concat().join("-"));
    let mut ids = (0..=path.len()).rev().map(id);
    ids.find(|id| voice.tongue().has(id)).unwrap_or_else(|| id(path.len()))
}

/// The message that says what one of the values of an argument means.
fn choice(argument: &str, value: &str) -> String {
    format!("{argument}-{value}")
}

/// The message that names what stands for a value: `cli-value-key-value` for KEY=VALUE, `cli-value-bot-more` for BOT,...
fn value(name: &str) -> String {
    let name = name.to_lowercase().replace("...", "more");
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("cli-value-{}", words.collect::<Vec<_>>().join("-"))
}

fn said(id: String, voice: &Voice) -> String {
    voice.say(&Phrase::new(id))
}

fn listed(names: &[String]) -> Value {
    Value::list(names.iter().map(Value::text))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::{Language, file_in};

    use super::*;

    /// The messages that the help of a command and of those below it says.
    fn needed(command: &Command, path: &[&str], voice: &Voice, ids: &mut BTreeSet<String>) {
        ids.insert(about(path));
        ids.extend(Some(examples(path)).filter(|id| voice.tongue().has(id)));
        for arg in command.get_arguments() {
            let id = argument(arg, path, voice);
            let values = arg.get_possible_values();
            let choices = values.iter().map(|value| choice(&id, value.get_name()));
            ids.extend(choices.filter(|id| voice.tongue().has(id)));
            if arg.get_action().takes_values() {
                for name in arg.get_value_names().unwrap_or_default() {
                    assert_eq!(
                        said(value(name), voice),
                        name.as_str(),
                        "its name in English is that in the code"
                    );
                    ids.insert(value(name));
                }
            }
            ids.insert(id);
        }
        for command in command.get_subcommands() {
            needed(command, &[path, &[command.get_name()]].concat(), voice, ids);
        }
    }

    #[test]
    fn every_command_argument_and_value_has_its_message_in_every_language_and_none_is_unused() {
        let mut needed_ids: BTreeSet<String> = [
            "cli-podium-help",
            "cli-argument-help",
            "cli-argument-help-more",
            "cli-argument-help-less",
            "cli-argument-version",
            "cli-value-command",
            "cli-value-options",
        ]
        .map(str::to_string)
        .into();
        needed(&Arguments::command(), &[], &Voice::new(Language::english()), &mut needed_ids);
        for language in Language::all() {
            let words = file_in("cli", "words", language.code()).unwrap();
            let ids = words::messages(&words).unwrap().into_iter().map(|message| message.id);
            let kinds = ["podium", "examples", "argument-", "value-"];
            let is_help = |id: &String| {
                id.strip_prefix("cli-").is_some_and(|rest| kinds.iter().any(|kind| rest.starts_with(kind)))
            };
            let ids: BTreeSet<String> = ids.filter(is_help).collect();
            let missing: Vec<_> = needed_ids.difference(&ids).collect();
            let unused: Vec<_> = ids.difference(&needed_ids).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{}: missing {missing:?}, unused {unused:?}",
                language.code()
            );
        }
    }

    #[test]
    fn no_sentence_of_the_help_stands_in_the_code() {
        fn check(command: &Command) {
            let name = command.get_name();
            assert!(command.get_after_help().is_none(), "{name}");
            for arg in command.get_arguments() {
                let values = arg.get_possible_values();
                assert!(arg.get_help().is_none(), "{name}: {}", arg.get_id());
                assert!(values.iter().all(|value| value.get_help().is_none()), "{name}: {}", arg.get_id());
            }
            command.get_subcommands().for_each(check);
        }
        check(&Arguments::command());
    }

    #[test]
    fn the_command_line_is_put_together_well_in_every_language() {
        for language in Language::all() {
            tree(&Voice::new(language)).debug_assert();
        }
    }
}
