//! The verbs of choices, and what each takes.

use ron2::Spanned;

use super::thing::{Thing, WordKind};
use crate::games::frames::EventWord;
use crate::tools::scenario::speech::{self, Speech, Verb, common_speech};

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
    /// A system, `White` or `Armour`.
    LostPart,
    /// A number.
    Number,
    /// The place of an ability; the name before it may be left out.
    Nth,
    /// A point; the name before it may be left out.
    Point,
}

impl Slot {
    /// Whether the thing may stand there.
    pub fn fits(self, thing: &Thing) -> bool {
        let is = |sort: WordKind| matches!(thing, Thing::Word(w) if sort.number(w).is_some());
        match self {
            Self::Name => matches!(thing, Thing::Named(_)),
            Self::Colour => is(WordKind::Colour),
            Self::Range => is(WordKind::Range),
            Self::System => is(WordKind::System),
            Self::LostPart => is(WordKind::Part),
            Self::Number | Self::Nth => matches!(thing, Thing::Number(_)),
            Self::Point => matches!(thing, Thing::Point(_)),
        }
    }
}

/// All verbs of Frames.
const VERBS: [Verb<Slot>; 40] = {
    use Slot::{Colour, LostPart, Name, Nth, Number, Point, Range, System};
    [
        ("activate", &[Name], 1, "activate(\"a\")"),
        ("pass", &[], 0, "pass"),
        ("aim", &[Name, Range], 2, "aim(\"b\", DirectFire)"),
        ("none", &[], 0, "none"),
        ("rockets", &[Number], 1, "rockets(2)"),
        ("jettison", &[System], 1, "jettison(Defense)"),
        ("defend", &[Colour, Number], 2, "defend(Blue, 5)"),
        ("move", &[Colour, Number], 2, "move(Green, 4)"),
        (
            "to",
            &[Name, Point],
            2,
            "to((12.5, 8)) or to(\"a\", (12.5, 8))",
        ),
        ("stay", &[], 0, "stay"),
        ("attack", &[Colour, Number], 2, "attack(Red, 6)"),
        ("spot", &[Colour, Number, Name], 3, "spot(Yellow, 3, \"b\")"),
        ("end", &[], 0, "end"),
        ("use", &[], 0, "use"),
        ("keep", &[], 0, "keep"),
        ("terrain", &[], 0, "terrain"),
        ("behind", &[Name], 1, "behind(\"c\")"),
        ("segment", &[Name], 1, "segment(\"s1\")"),
        ("abandon", &[Name], 1, "abandon(\"st\")"),
        ("lose", &[LostPart], 1, "lose(Defense) or lose(White)"),
        ("count", &[], 0, "count"),
        (
            "ability",
            &[Name, Nth],
            0,
            "ability(\"a\"), or ability(\"a\", 1) for its second, or ability or ability(1) for the company's",
        ),
        ("yes", &[], 0, "yes"),
        ("no", &[], 0, "no"),
        ("done", &[], 0, "done"),
        ("take", &[Name], 1, "take(\"b\")"),
        ("way", &[Number], 1, "way(0)"),
        (
            "reroll",
            &[Colour, Number],
            1,
            "reroll(Red, 2), or reroll(2) of damage dice",
        ),
        ("gain", &[System], 1, "gain(Direct)"),
        ("repair", &[LostPart], 1, "repair(Defense) or repair(White)"),
        ("agree", &[], 0, "agree"),
        ("veto", &[], 0, "veto"),
        ("add", &[Name], 1, "add(\"tideman\")"),
        ("remove", &[Name], 1, "remove(\"a\")"),
        ("defer", &[], 0, "defer"),
        ("rocket", &[Name], 1, "rocket(\"a\")"),
        ("deploy", &[Name], 1, "deploy(\"a\")"),
        (
            "place",
            &[Name, Point],
            2,
            "place((12.5, 8)) or place(\"a\", (12.5, 8))",
        ),
        ("initiative", &[Name, Number], 2, "initiative(\"a\", 12)"),
        ("concede", &[], 0, "concede"),
    ]
};

/// A choice as a script says it.
pub type ChoicePhrase = speech::ChoicePhrase<Thing>;

impl Speech for Thing {
    common_speech!();
    const CHOICE: &'static str = "a choice like `activate(\"a\")`";
    const EVENT: &'static str = "an event like `destroy(\"a\")`";

    fn fits(&self, slot: Slot) -> bool {
        slot.fits(self)
    }

    /// The name before a point or the place of an ability goes without saying, and damage dice have no colour.
    fn places(slots: &'static [Slot], given: &[Spanned<Self>]) -> &'static [Slot] {
        match (slots, given) {
            ([Slot::Name, Slot::Point], [_]) => &slots[1..],
            ([Slot::Name, Slot::Nth], [one]) if Slot::Nth.fits(&one.value) => &slots[1..],
            ([Slot::Colour, Slot::Number], [_]) => &slots[1..],
            _ => slots,
        }
    }
}
