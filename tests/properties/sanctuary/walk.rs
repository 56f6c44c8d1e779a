//! Walks through games of the built-in decks of Sanctuary.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fourfold::games::sanctuary::content::{Content, builtin};
use fourfold::games::sanctuary::{Place, Sanctuary, Setup, View, place};
use fourfold::table::{Choice, Event, ObjectId, Ref};
use proptest::prelude::*;

use crate::kit::Walk;
use crate::kit::hidden::Hides;

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Two decks, each pair in its turn.
pub fn decks(n: u64) -> [u16; 2] {
    let all = content().decks.len() as u64;
    [n % all, n / all % all].map(|n| n as u16)
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Stroll {
    pub seed: u64,
    pub decks: [u16; 2],
    pub feet: u64,
}

pub fn strolls() -> impl Strategy<Value = Stroll> {
    let decks = content().decks.len() as u16;
    (any::<u64>(), 0..decks, 0..decks, any::<u64>()).prop_map(|(seed, first, second, feet)| {
        Stroll {
            seed,
            decks: [first, second],
            feet,
        }
    })
}

impl Walk for Stroll {
    type Game = Sanctuary;
    const SEATS: u8 = 2;
    const VERBS: &'static [&'static str] = &[
        "keep",
        "redraw",
        "pass",
        "end",
        "play",
        "use",
        "mode",
        "target",
        "trigger",
        "yes",
        "no",
        "top",
        "under",
        "discard",
        "challenge",
        "skip",
        "attack",
        "block",
        "divide",
        "done",
        "nonsense",
    ];

    fn setup(self) -> Setup {
        Setup {
            content: content(),
            decks: self.decks,
            position: None,
        }
    }

    fn seed(self) -> u64 {
        self.seed
    }

    fn chance(self) -> u64 {
        self.feet
    }

    fn words(v: &View) -> String {
        let turn = (v.seat, v.step, v.turn, v.active, v.outcome);
        let table = (&v.players, &v.cards, &v.zones);
        format!("{turn:?} {table:?} {:?}", (&v.stack, v.duel, &v.pairs))
    }

    fn busy(option: &Choice) -> bool {
        !["pass", "end", "done", "skip", "redraw"].contains(&option.verb)
    }

    fn shows(event: &Event) -> bool {
        let drawn = matches!((event.verb, event.from), ("move", Ref::Zone(zone)) if place(zone).1 == Place::Deck);
        drawn || ["look", "shuffle", "first", "at_random"].contains(&event.verb)
    }
}

impl Hides for Stroll {
    const CARDS: Range<u16> = 2..202;
    const DELICATE: &'static [&'static str] = &["redraw", "foresee", "discard", "target", "mode"];

    /// Who fights and what is on the Stack is known, wherever the card went meanwhile.
    fn known(view: &View) -> Vec<ObjectId> {
        let cards = view.cards.iter().map(|card| card.id);
        let entries = view.stack.iter().map(|entry| entry.source);
        let duelists = view.duel.into_iter().flat_map(|(by, to)| [by, to]);
        let attackers = view.pairs.iter().map(|pair| pair.attacker);
        let fighters = duelists.chain(attackers);
        cards.chain(entries).chain(fighters).collect()
    }

    fn aims(view: &View) -> Vec<Ref> {
        let targets = view.stack.iter().flat_map(|entry| &entry.targets);
        targets.copied().collect()
    }
}
