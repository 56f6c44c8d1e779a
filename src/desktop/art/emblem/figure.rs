//! People: a body, a head and what they carry, put together so that few look alike.
//!
//! All shapes stand in a box of 100 by 100 with their feet at 100. Parts separated by `|` are drawn one
//! over the other; inside a part, holes are holes.

use std::sync::LazyLock;

use super::Emblem;
use super::stock::shapes;
use crate::desktop::art::dice::Dice;
use crate::desktop::words::{Node, Word};

/// The parts that people are drawn from.
struct People {
    bodies: Vec<&'static str>,
    /// Heads with what is lit in them.
    heads: Vec<(&'static str, &'static str)>,
    props: Vec<Prop>,
}

/// An object that a figure carries: words in names that call for it, its outline, its lit part.
struct Prop {
    words: Vec<&'static str>,
    body: &'static str,
    light: &'static str,
    ranged: bool,
}

static PEOPLE: LazyLock<People> = LazyLock::new(|| shapes!("people"));

impl Word for People {
    fn read(at: Node<'_>) -> Self {
        let found = at.fields(&["bodies", "heads", "props"]);
        Self {
            bodies: at.field(found, "bodies"),
            heads: at.field(found, "heads"),
            props: at.field(found, "props"),
        }
    }
}

impl Word for Prop {
    fn read(at: Node<'_>) -> Self {
        let found = at.fields(&["words", "body", "light", "ranged"]);
        Self {
            words: at.field(found, "words"),
            body: at.field(found, "body"),
            light: at.field(found, "light"),
            ranged: at.field(found, "ranged"),
        }
    }
}

/// A person in parts, so that each can have a colour of its own.
pub struct Person {
    /// The object they carry, and its bright part.
    pub prop: (&'static str, &'static str),
    /// The body.
    pub body: &'static str,
    /// The head, and what is lit in it.
    pub head: (&'static str, &'static str),
}

/// A person, by what the name says and else by chance.
pub fn parts(words: &str, ranged: bool, dice: &mut Dice) -> Person {
    let People {
        bodies,
        heads,
        props,
    } = &*PEOPLE;
    let named = props
        .iter()
        .find(|prop| prop.words.iter().any(|start| super::begins(words, start)));
    let fitting: Vec<&Prop> = props.iter().filter(|prop| prop.ranged == ranged).collect();
    let prop = named.unwrap_or_else(|| fitting[dice.below(fitting.len())]);
    let head = dice.pick(heads);
    let body = dice.pick(bodies);
    Person {
        prop: (prop.body, prop.light),
        body,
        head,
    }
}

/// The same as one emblem.
pub fn person(words: &str, ranged: bool, dice: &mut Dice) -> Emblem {
    let Person { prop, body, head } = parts(words, ranged, dice);
    Emblem {
        body: format!("{}|{body}|{}", prop.0, head.0),
        light: format!("{}|{}", head.1, prop.1),
        floats: false,
    }
}
