//! What stands in a message file: for whoever compares the languages.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Fault, Phrase};
use fluent_syntax::ast;
use fluent_syntax::parser::{self, ErrorKind, ParserError};

/// A message of a file, or an attribute of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id; that of a term begins with a dash, and that of an attribute is `event-moved.brief`.
    pub id: String,
    /// The variables that it uses, without `$`.
    pub variables: BTreeSet<String>,
    /// The messages and terms that it uses; an attribute of one as `-boat.gender`.
    pub uses: BTreeSet<String>,
    /// The functions that it calls. No language of ours has any: numbers come as they are to be written.
    pub functions: BTreeSet<String>,
    /// The names of its attributes, each with the messages and terms that it uses.
    pub attributes: BTreeMap<String, BTreeSet<String>>,
    /// Whether it says something, and has not only attributes.
    pub has_text: bool,
    /// The line that it begins in.
    pub line: usize,
}

/// The messages of a file, in its order, each before its attributes.
pub fn messages(text: &str) -> Result<Vec<Message>, Fault> {
    let resource = parser::parse(text).map_err(|(_, errors)| misread("messages", text, &errors))?;
    let mut lines = text.lines().enumerate();
    let mut messages = Vec::new();
    for entry in &resource.body {
        if let ast::Entry::Junk { content } = entry {
            return Err(Fault::said("messages", Phrase::new("translation-junk").naming("written", content)));
        }
        let Some(mut message) = Message::of(entry) else { continue };
        let begins = |line: &str| {
            line.strip_prefix(&message.id).is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        message.line = lines.find(|(_, line)| begins(line)).map_or(0, |(i, _)| i + 1);
        let (id, line) = (message.id.clone(), message.line);
        messages.push(message);
        if let ast::Entry::Message(ast::Message { attributes, .. }) = entry {
            messages.extend(attributes.iter().map(|attribute| {
                let id = format!("{id}.{}", attribute.id.name);
                Message { line, ..Message::new(id, Some(&attribute.value), &[]) }
            }));
        }
    }
    Ok(messages)
}

/// What is wrong with a text that cannot be read, and in which line of it.
pub(crate) fn misread(place: &str, text: &str, errors: &[ParserError]) -> Fault {
    let Some(error) = errors.first() else {
        return Fault::said(place, Phrase::new("translation-unclear"));
    };
    let before = text.bytes().take(error.pos.start).filter(|byte| *byte == b'\n').count();
    Fault::said(place, found(&error.kind)).at(u32::try_from(before + 1).unwrap_or(u32::MAX))
}

fn found(kind: &ErrorKind) -> Phrase {
    let plain = |id: &'static str| Phrase::new(id);
    match kind {
        ErrorKind::ExpectedToken(token) => {
            plain("translation-token").naming("token", token.encode_utf8(&mut [0; 4]))
        }
        ErrorKind::ExpectedCharRange { range } => plain("translation-range").naming("range", range),
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            plain("translation-no-field").naming("message", entry_id)
        }
        ErrorKind::MissingDefaultVariant => plain("translation-no-default"),
        ErrorKind::MultipleDefaultVariants => plain("translation-defaults"),
        ErrorKind::MissingValue
        | ErrorKind::ExpectedInlineExpression
        | ErrorKind::ExpectedLiteral
        | ErrorKind::ForbiddenCallee => plain("translation-no-value"),
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => plain("translation-selector"),
        ErrorKind::TermAttributeAsPlaceable => plain("translation-attribute"),
        ErrorKind::UnterminatedStringLiteral => plain("translation-quote"),
        ErrorKind::UnknownEscapeSequence(written) | ErrorKind::InvalidUnicodeEscapeSequence(written) => {
            plain("translation-escape").naming("written", written)
        }
        ErrorKind::UnbalancedClosingBrace => plain("translation-brace"),
        ErrorKind::PositionalArgumentFollowsNamed | ErrorKind::DuplicatedNamedArgument(_) => {
            plain("translation-arguments")
        }
    }
}

impl Message {
    /// A message or a term; nothing for a comment.
    pub(crate) fn of(entry: &ast::Entry<&str>) -> Option<Message> {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name.to_string();
                Some(Message::new(id, message.value.as_ref(), &message.attributes))
            }
            ast::Entry::Term(term) => {
                Some(Message::new(format!("-{}", term.id.name), Some(&term.value), &term.attributes))
            }
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => None,
        }
    }

    fn new(id: String, text: Option<&ast::Pattern<&str>>, attributes: &[ast::Attribute<&str>]) -> Message {
        let mut message = Message {
            id,
            variables: BTreeSet::new(),
            uses: BTreeSet::new(),
            functions: BTreeSet::new(),
            attributes: BTreeMap::new(),
            has_text: text.is_some(),
            line: 0,
        };
        text.into_iter().for_each(|pattern| message.read(pattern));
        for attribute in attributes {
            let name = attribute.id.name.to_string();
            let inner = Message::new(name.clone(), Some(&attribute.value), &[]);
            message.attributes.insert(name, inner.uses);
        }
        message
    }

    fn read(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.read_inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.uses.insert(with_attribute(id.name, attribute.as_ref()));
            }
            ast::InlineExpression::TermReference { id, arguments, attribute } => {
                self.uses.insert(format!("-{}", with_attribute(id.name, attribute.as_ref())));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_string());
                self.read_arguments(arguments);
            }
            ast::InlineExpression::Placeable { expression } => self.read_expression(expression),
            ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &ast::CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

fn with_attribute(id: &str, attribute: Option<&ast::Identifier<&str>>) -> String {
    attribute.map_or_else(|| id.to_string(), |attribute| format!("{id}.{}", attribute.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_its_messages_use_and_where_they_stand() {
        let text = "# One\n-boat = boat\n    .gender = { -of }\nevent = { $seat } { NUMBER($n) }\n    { -boat.gender ->\n       *[f] { two }\n}\ntwo=é\n";
        let all = messages(text).unwrap();
        let lines: Vec<_> = all.iter().map(|message| (message.id.as_str(), message.line)).collect();
        assert_eq!(lines, [("-boat", 2), ("event", 4), ("two", 8)]);
        let names = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(names(&all[0].attributes["gender"]), "-of");
        assert_eq!(names(&all[1].variables), "n seat");
        assert_eq!(names(&all[1].uses), "-boat.gender two");
        assert_eq!(names(&all[1].functions), "NUMBER");
    }

    #[test]
    fn what_is_no_message_is_found_by_its_line() {
        let fault = messages("one = é\ntwo = { $n\n").unwrap_err();
        assert_eq!(fault.to_string(), "messages line 3: translation-token token=}");
        let fault = messages("one = { $n ->\n    [a] b\n}\n").unwrap_err();
        assert_eq!(fault.say.unwrap().id, "translation-no-default");
    }
}
