//! Walks through games of the built-in sets of Souls.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::{Mode, Modules, Place, Setup, Souls, View, place};
use fourfold::table::{Choice, Event, ObjectId, Ref};
use proptest::prelude::*;

use crate::kit::Walk;
use crate::kit::hidden::Hides;

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// How many sit at a table, and how they play.
pub trait Table: Copy + Debug + 'static {
    const SEATS: u8;
    const MODE: Mode = Mode::Competitive;
}

macro_rules! tables {
    ($($name:ident: $seats:literal),+) => {
        $(
            #[derive(Debug, Clone, Copy)]
            pub struct $name;

            impl Table for $name {
                const SEATS: u8 = $seats;
            }
        )+
    };
}

tables!(Two: 2, Three: 3, Four: 4);

/// Two characters against the timer.
#[derive(Debug, Clone, Copy)]
pub struct Together;

impl Table for Together {
    const SEATS: u8 = 2;
    const MODE: Mode = Mode::Together {
        goal: 4,
        capped: false,
    };
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Stroll<T> {
    pub seed: u64,
    pub modules: Modules,
    pub feet: u64,
    pub table: PhantomData<T>,
}

fn modules(bits: u8) -> Modules {
    Modules {
        rooms: bits & 1 != 0,
        bonus_souls: bits & 2 != 0,
        draft: bits & 4 != 0,
        barter: bits & 8 != 0,
    }
}

/// A walk that everything about is told by one number.
pub fn table<T: Table>(seed: u64) -> Stroll<T> {
    Stroll {
        seed,
        modules: modules(seed as u8),
        feet: seed,
        table: PhantomData,
    }
}

impl<T: Table> Stroll<T> {
    pub fn strolls() -> impl Strategy<Value = Self> {
        (any::<u64>(), any::<u8>(), any::<u64>()).prop_map(|(seed, bits, feet)| Self {
            seed,
            modules: modules(bits),
            feet,
            table: PhantomData,
        })
    }
}

impl<T: Table> Walk for Stroll<T> {
    type Game = Souls;
    const SEATS: u8 = T::SEATS;
    const VERBS: &'static [&'static str] = &[
        "pass", "attack", "purchase", "end", "play", "use", "offer", "request", "mode", "target",
        "pay", "slot", "helper", "done", "buy", "trigger", "death", "replace", "yes", "no",
        "choose", "number", "vote", "way", "discard", "destroy", "top", "under", "curse", "coins",
        "never", "accept", "decline", "room", "keep", "draft", "nonsense",
    ];

    fn setup(self) -> Setup {
        Setup {
            set: (self.seed % content().sets.len() as u64) as u16,
            mode: T::MODE,
            modules: self.modules,
            ..Setup::plain(content(), T::SEATS)
        }
    }

    fn seed(self) -> u64 {
        self.seed
    }

    fn chance(self) -> u64 {
        self.feet
    }

    fn words(v: &View) -> String {
        let turn = (v.seat, v.step, v.turn, v.active, v.starting, v.priority);
        let table = (&v.players, &v.cards, &v.zones, v.slots);
        let open = (&v.stack, &v.attack, &v.musts, v.timer, v.monster_died);
        format!("{turn:?} {table:?} {open:?} {:?}", v.outcome)
    }

    /// Whoever walks eagerly attacks, buys, plays and uses.
    fn busy(option: &Choice) -> bool {
        let idle = ["pass", "end", "done", "keep", "offer", "request", "never"];
        !idle.contains(&option.verb)
    }

    fn shows(event: &Event) -> bool {
        let hand = |r: Ref| matches!(r, Ref::Zone(zone) if matches!(place(zone), Place::Hand(_)));
        let deck = |r: Ref| matches!(r, Ref::Zone(zone) if matches!(place(zone), Place::Deck(_)));
        // A loot card that changes hands is seen by whoever gets it.
        let stolen = hand(event.from) && hand(event.to);
        let moved = event.verb == "move" && (deck(event.from) || stolen);
        let chance = ["shuffle", "first_roll", "roll", "reroll", "at_random"];
        moved || event.verb == "look" || chance.contains(&event.verb)
    }
}

impl<T: Table> Hides for Stroll<T> {
    const CARDS: Range<u16> = 4..420;
    const DELICATE: &'static [&'static str] =
        &["scry", "look", "discard", "target", "draft", "cost"];

    /// What is on the stack and attacked is known, wherever the card went meanwhile.
    fn known(view: &View) -> Vec<ObjectId> {
        let cards = view.cards.iter().map(|card| card.id);
        let entries = view.stack.iter().map(|entry| entry.source);
        let attacked = view.attack.iter().filter_map(|attack| attack.target);
        cards.chain(entries).chain(attacked).collect()
    }

    fn aims(view: &View) -> Vec<Ref> {
        let targets = view.stack.iter().flat_map(|entry| &entry.targets);
        targets.copied().collect()
    }
}
