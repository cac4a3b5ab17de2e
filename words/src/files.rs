//! What stands in a message file: for tests that compare the languages.

use std::collections::BTreeSet;

use engine::Fault;
use fluent_syntax::ast;
use fluent_syntax::parser;

/// A message of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id; that of a term begins with a dash.
    pub id: String,
    /// The variables that it uses, without `$`.
    pub variables: BTreeSet<String>,
    /// The messages and terms that it uses.
    pub uses: BTreeSet<String>,
}

/// The messages of a file, in its order.
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
        let (id, patterns) = match entry {
            ast::Entry::Message(message) => {
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                (message.id.name.to_string(), message.value.iter().chain(attributes).collect::<Vec<_>>())
            }
            ast::Entry::Term(term) => (format!("-{}", term.id.name), vec![&term.value]),
            ast::Entry::Junk { content } => {
                return Err(Fault::new("a message file", format!("not a message: {content:?}")));
            }
            ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => continue,
        };
        let mut message = Message { id, variables: BTreeSet::new(), uses: BTreeSet::new() };
        patterns.into_iter().for_each(|pattern| message.read(pattern));
        messages.push(message);
    }
    Ok(messages)
}

impl Message {
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
