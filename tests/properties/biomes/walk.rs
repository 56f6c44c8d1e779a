//! Walks through matches of the built-in cards of Biomes.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fourfold::games::biomes::content::{Content, builtin};
use fourfold::games::biomes::{Biomes, Place, Setup, View, place};
use fourfold::table::{Choice, Event, ObjectId, Ref};
use proptest::prelude::*;

use crate::kit::Walk;
use crate::kit::hidden::Hides;

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Stroll {
    pub seed: u64,
    pub decks: [u16; 2],
    pub best_of: u8,
    pub feet: u64,
}

pub fn strolls() -> impl Strategy<Value = Stroll> {
    let decks = content().decks.len() as u16;
    let best_of = prop_oneof![Just(1_u8), Just(3_u8)];
    (any::<u64>(), 0..decks, 0..decks, best_of, any::<u64>()).prop_map(
        |(seed, first, second, best_of, feet)| Stroll {
            seed,
            decks: [first, second],
            best_of,
            feet,
        },
    )
}

impl Walk for Stroll {
    type Game = Biomes;
    const SEATS: u8 = 2;
    const VERBS: &'static [&'static str] = &[
        "pass", "play", "skill", "make", "convert", "anomaly", "keep", "mulligan", "advance",
        "gear", "attack", "defend", "order", "assign", "done", "target", "mode", "x", "pay",
        "become", "react", "yes", "no", "arrive", "collapse", "discard", "bottom", "top", "under",
        "take", "nonsense",
    ];

    fn setup(self) -> Setup {
        Setup {
            content: content(),
            decks: self.decks,
            best_of: self.best_of,
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
        let turn = (v.seat, v.step, v.turn, v.active, v.starting, v.match_number);
        let table = (&v.players, &v.biomes, &v.objects, &v.zones, &v.queue);
        let battle = (&v.advancing, &v.attackers, &v.defenders, &v.speeds);
        format!(
            "{turn:?} {:?} {table:?} {battle:?} {:?}",
            (v.best_of, v.wins),
            v.outcome
        )
    }

    fn busy(option: &Choice) -> bool {
        !["pass", "done", "make"].contains(&option.verb)
    }

    fn shows(event: &Event) -> bool {
        let drawn = matches!((event.verb, event.from), ("move", Ref::Zone(zone)) if place(zone).1 == Place::Deck);
        drawn || ["shuffle", "look", "match"].contains(&event.verb)
    }
}

impl Hides for Stroll {
    const CARDS: Range<u16> = 11..1011;
    const DELICATE: &'static [&'static str] = &[
        "scan", "bottom", "convert", "target", "pay", "discard", "x", "mode",
    ];

    fn known(view: &View) -> Vec<ObjectId> {
        view.objects.iter().map(|o| o.id).collect()
    }

    fn aims(view: &View) -> Vec<Ref> {
        let targets = view.queue.iter().flat_map(|entry| &entry.targets);
        targets.copied().collect()
    }
}
