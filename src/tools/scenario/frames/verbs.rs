//! The verbs of choices, and what each takes.

use super::thing::{Sort, Thing};

/// What may stand at one place of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A frame, station or segment, or a type of frame.
    Name,
    /// The colour of a die.
    Colour,
    /// A range.
    Range,
    /// A system.
    System,
    /// A system or `White`.
    Lost,
    /// A number.
    Number,
    /// A point; the name before it may be left out.
    Point,
}

impl Slot {
    /// Whether the thing may stand there.
    pub fn fits(self, thing: &Thing) -> bool {
        let is = |sort: Sort| matches!(thing, Thing::Word(w) if sort.number(w).is_some());
        match self {
            Self::Name => matches!(thing, Thing::Named(_)),
            Self::Colour => is(Sort::Colour),
            Self::Range => is(Sort::Range),
            Self::System => is(Sort::System),
            Self::Lost => is(Sort::System) || matches!(thing, Thing::Word(w) if w == "White"),
            Self::Number => matches!(thing, Thing::Number(_)),
            Self::Point => matches!(thing, Thing::Point(_)),
        }
    }
}

/// A verb with its places, all of which must be filled, and an example.
pub type Verb = (&'static str, &'static [Slot], &'static str);

/// All verbs of Frames.
pub const VERBS: [Verb; 31] = {
    use Slot::{Colour, Lost, Name, Number, Point, Range, System};
    [
        ("activate", &[Name], "activate(\"a\")"),
        ("pass", &[], "pass"),
        ("aim", &[Name, Range], "aim(\"b\", DirectFire)"),
        ("none", &[], "none"),
        ("rockets", &[Number], "rockets(2)"),
        ("jettison", &[System], "jettison(Defense)"),
        ("defend", &[Colour, Number], "defend(Blue, 5)"),
        ("move", &[Colour, Number], "move(Green, 4)"),
        (
            "to",
            &[Name, Point],
            "to((12.5, 8)) or to(\"a\", (12.5, 8))",
        ),
        ("stay", &[], "stay"),
        ("attack", &[Colour, Number], "attack(Red, 6)"),
        ("spot", &[Colour, Number, Name], "spot(Yellow, 3, \"b\")"),
        ("end", &[], "end"),
        ("use", &[], "use"),
        ("keep", &[], "keep"),
        ("terrain", &[], "terrain"),
        ("behind", &[Name], "behind(\"c\")"),
        ("segment", &[Name], "segment(\"s1\")"),
        ("abandon", &[Name], "abandon(\"st\")"),
        ("lose", &[Lost], "lose(Defense) or lose(White)"),
        ("count", &[], "count"),
        ("agree", &[], "agree"),
        ("veto", &[], "veto"),
        ("add", &[Name], "add(\"tideman\")"),
        ("remove", &[Name], "remove(\"a\")"),
        ("defer", &[], "defer"),
        ("rocket", &[Name], "rocket(\"a\")"),
        ("deploy", &[Name], "deploy(\"a\")"),
        (
            "place",
            &[Name, Point],
            "place((12.5, 8)) or place(\"a\", (12.5, 8))",
        ),
        ("initiative", &[Name, Number], "initiative(\"a\", 12)"),
        ("concede", &[], "concede"),
    ]
};

/// Their words.
pub const NAMES: [&str; VERBS.len()] = {
    let mut names = [""; VERBS.len()];
    let mut n = 0;
    while n < names.len() {
        names[n] = VERBS[n].0;
        n += 1;
    }
    names
};
