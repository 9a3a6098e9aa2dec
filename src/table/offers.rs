//! The collector: chapters report to it what may be chosen and what may not, in one pass. After an
//! action only the offers are kept; refusals and words are kept when somebody looks. It never
//! decides anything itself.

use super::action::{Action, Message, MessageArgs, Offer, Range, Refusal, Thing};
use super::ids::Rule;
use bevy_ecs::prelude::Resource;

/// The action that is being carried out.
#[derive(Resource, Default)]
pub struct Chosen(pub Option<Action>);

impl Chosen {
    /// The action; the stage runs only when there is one.
    pub fn action(&self) -> Action {
        self.0.unwrap_or(Action::plain(super::ids::Verb(u8::MAX)))
    }
}

/// What the running pass over the stages is about.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is carried out: only offers are collected.
    #[default]
    Looking,
    /// The position was set or edited: consequences, turn and score run, without an action.
    Settling,
    /// The action is carried out.
    Accepted,
    /// The action is carried out again as it was before, without being looked for among the offers,
    /// and none are collected.
    Again,
    /// The action is not among the offers; nothing has changed.
    Refused,
}

/// What may be chosen now, and, when somebody looks, what may not.
#[derive(Resource, Default)]
pub struct Offers {
    /// Legal actions, in rulebook order.
    pub list: Vec<Offer>,
    /// Visible actions that are not legal, with their reasons; empty unless somebody looks.
    pub refusals: Vec<Refusal>,
    /// Whether refusals and words are kept.
    pub looking: bool,
}

impl Offers {
    /// Forgets everything, to collect anew.
    pub fn clear(&mut self) {
        self.list.clear();
        self.refusals.clear();
    }

    /// A legal action. `key` words it; further arguments are added to what is given back.
    pub fn offer(&mut self, action: Action, key: &'static str, rule: Rule) -> MessageArgs<'_> {
        self.push(action, None, key, rule)
    }
    /// A legal action with an open amount; the action holds the number proposed first.
    pub fn offer_range(
        &mut self,
        action: Action,
        range: Range,
        key: &'static str,
        rule: Rule,
    ) -> MessageArgs<'_> {
        self.push(action, Some(range), key, rule)
    }
    fn push(
        &mut self,
        action: Action,
        range: Option<Range>,
        key: &'static str,
        rule: Rule,
    ) -> MessageArgs<'_> {
        let message =
            self.looking.then(|| Box::new(Message { key, rule: Some(rule), ..Message::default() }));
        self.list.push(Offer { action, range, message });
        MessageArgs(self.list.last_mut().and_then(|o| o.message.as_deref_mut()))
    }
    /// A visible action that is not legal. `key` words the reason.
    pub fn refuse(&mut self, action: Action, rule: Rule, key: &'static str) -> MessageArgs<'_> {
        self.turn_away(action, no(rule.0, key))
    }
    fn turn_away(&mut self, action: Action, no: No) -> MessageArgs<'_> {
        if !self.looking {
            return MessageArgs(None);
        }
        self.refusals.push(no.refusal(action));
        MessageArgs(self.refusals.last_mut().map(|r| &mut *r.message))
    }
    /// Takes the outcome of a chain of checks: the first that failed is the refusal, else the
    /// action is offered.
    pub fn judge(
        &mut self,
        action: Action,
        key: &'static str,
        rule: Rule,
        checks: Result<(), No>,
    ) -> MessageArgs<'_> {
        match checks {
            Ok(()) => self.offer(action, key, rule),
            Err(no) => self.turn_away(action, no),
        }
    }
}

/// Why not: the outcome of a check that failed. Built only where the check fails, so it costs
/// nothing elsewhere.
#[derive(Clone, Debug)]
pub struct No {
    /// The rule.
    pub rule: Rule,
    /// The text key of the reason.
    pub key: &'static str,
    /// Its arguments.
    pub args: Vec<(&'static str, super::action::Value)>,
    /// What to highlight.
    pub touches: Vec<Thing>,
}

/// A reason without arguments.
pub const fn no(rule: &'static str, key: &'static str) -> No {
    No { rule: Rule(rule), key, args: Vec::new(), touches: Vec::new() }
}

impl No {
    /// Adds an argument.
    pub fn arg(mut self, name: &'static str, value: super::action::Value) -> No {
        self.args.push((name, value));
        self
    }
    /// Adds an amount of money.
    pub fn money(self, name: &'static str, n: i64) -> No {
        self.arg(name, super::action::Value::Money(n))
    }
    /// Adds a number.
    pub fn number(self, name: &'static str, n: i64) -> No {
        self.arg(name, super::action::Value::Number(n))
    }
    /// As the refusal of an action.
    pub fn refusal(self, action: Action) -> Refusal {
        let message = Message {
            key: self.key,
            rule: Some(self.rule),
            args: self.args,
            touches: self.touches,
        };
        Refusal { action, rule: self.rule, message: Box::new(message) }
    }
    /// As the error of a check.
    pub fn err(self) -> Result<(), No> {
        Err(self)
    }
}
