//! Text files as their own parser reads them: messages and attributes, with the names of their
//! arguments.

use fluent_syntax::{
    ast::{Attribute, Entry as Ast, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::collections::{BTreeMap, BTreeSet};

/// A message, a term or an attribute of one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// Its value as it is written, without the space around it.
    pub text: String,
    /// The names of its arguments.
    pub arguments: BTreeSet<String>,
}

/// Everything that a text file says, by key; attributes as `key.attribute`.
pub fn messages(text: &str) -> BTreeMap<String, Entry> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Ast::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            Ast::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            _ => continue,
        };
        all.insert(key.clone(), value.map_or_else(Entry::default, of));
        for Attribute { id, value } in attributes {
            all.insert(format!("{key}.{}", id.name), of(value));
        }
    }
    all
}

fn of(pattern: &Pattern<&str>) -> Entry {
    let mut arguments = BTreeSet::new();
    in_pattern(pattern, &mut arguments);
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        // What is written between braces is of no interest but for being there.
        PatternElement::Placeable { .. } => "{}".to_owned(),
    });
    Entry { text: texts.collect::<String>().trim().to_owned(), arguments }
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
            arguments.named.iter().for_each(|argument| in_inline(&argument.value, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
