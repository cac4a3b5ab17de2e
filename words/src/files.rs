//! What stands in a message file: for tests that compare the languages.

use std::collections::BTreeSet;

use engine::Fault;
use fluent_syntax::ast;
use fluent_syntax::parser;

/// A message of a file, or an attribute of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id; that of a term begins with a dash, and that of an attribute is `event-moved.brief`.
    pub id: String,
    /// The variables that it uses, without `$`.
    pub variables: BTreeSet<String>,
    /// The messages and terms that it uses.
    pub uses: BTreeSet<String>,
}

/// The messages of a file, in its order, each before its attributes.
pub fn messages(text: &str) -> Result<Vec<Message>, Fault> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let error = errors.first().map(|error| {
            let line = text[..error.pos.start.min(text.len())].lines().count();
            (line, error.to_string())
        });
        let (line, why) = error.unwrap_or_default();
        Fault::new(format!("line {line}"), why)
    })?;
    let mut messages = Vec::new();
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name;
                messages.push(Message::of(id.to_string(), message.value.as_ref()));
                for attribute in &message.attributes {
                    let id = format!("{id}.{}", attribute.id.name);
                    messages.push(Message::of(id, Some(&attribute.value)));
                }
            }
            ast::Entry::Term(term) => {
                messages.push(Message::of(format!("-{}", term.id.name), Some(&term.value)));
            }
            ast::Entry::Junk { content } => {
                return Err(Fault::new("a message file", format!("not a message: {content:?}")));
            }
            ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => {}
        }
    }
    Ok(messages)
}

impl Message {
    fn of(id: String, pattern: Option<&ast::Pattern<&str>>) -> Message {
        let mut message = Message { id, variables: BTreeSet::new(), uses: BTreeSet::new() };
        pattern.into_iter().for_each(|pattern| message.read(pattern));
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
            ast::InlineExpression::MessageReference { id, .. } => {
                self.uses.insert(id.name.to_string());
            }
            ast::InlineExpression::TermReference { id, arguments, .. } => {
                self.uses.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            ast::InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            ast::InlineExpression::Placeable { expression } => self.read_expression(expression),
            ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &ast::CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}
