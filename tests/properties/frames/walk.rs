//! Walks through games of two to five companies.

use std::sync::{Arc, OnceLock};

use fourfold::games::frames::content::{Company, Content, Table, builtin};
use fourfold::games::frames::{Frames, Setup, Thing, View, thing};
use fourfold::table::{Choice, Decision, Event, Match, Ref};
use proptest::prelude::*;

use super::able::able_content;
use crate::kit::{Feet, Walk};

pub type Game = Match<Frames>;

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Stroll {
    pub seed: u64,
    pub table: Table,
    /// Chooses companies and field.
    pub brought: u32,
    pub feet: u64,
    /// With numbers, systems, abilities and objectives everywhere.
    pub able: bool,
}

pub fn strolls() -> impl Strategy<Value = Stroll> {
    (
        any::<u64>(),
        2..=5_u8,
        any::<bool>(),
        any::<u32>(),
        any::<u64>(),
        any::<bool>(),
    )
        .prop_map(|(seed, players, battle, brought, feet, able)| Stroll {
            seed,
            table: Table { players, battle },
            brought,
            feet,
            able,
        })
}

/// Walks through games of the built-in packs alone.
pub fn plain_strolls() -> impl Strategy<Value = Stroll> {
    strolls().prop_map(|stroll| Stroll {
        able: false,
        ..stroll
    })
}

impl Walk for Stroll {
    type Game = Frames;
    const SEATS: u8 = 5;
    /// All there are but conceding, which nothing forbids.
    const VERBS: &'static [&'static str] = &[
        "activate",
        "pass",
        "aim",
        "none",
        "rockets",
        "jettison",
        "defend",
        "move",
        "to",
        "stay",
        "attack",
        "spot",
        "end",
        "use",
        "keep",
        "terrain",
        "behind",
        "segment",
        "abandon",
        "lose",
        "count",
        "agree",
        "veto",
        "add",
        "remove",
        "defer",
        "rocket",
        "deploy",
        "place",
        "initiative",
        "ability",
        "yes",
        "no",
        "take",
        "way",
        "done",
        "repair",
        "reroll",
        "gain",
        "nonsense",
    ];

    fn setup(self) -> Setup {
        let content = if self.able { able_content() } else { content() };
        let fits = |c: &&Company| c.tables.contains(&self.table);
        let fitting: Vec<&Company> = content.companies.iter().filter(fits).collect();
        let company = |seat: u32| {
            let at = (self.brought / 7_u32.pow(seat)) as usize % fitting.len();
            (fitting[at].name.english.clone(), fitting[at].units.clone())
        };
        Setup {
            content,
            table: self.table,
            companies: (0..u32::from(self.table.players)).map(company).collect(),
            field: (self.brought as usize % content.fields.len()) as u16,
            position: None,
        }
    }

    fn seed(self) -> u64 {
        self.seed
    }

    fn chance(self) -> u64 {
        self.feet
    }

    /// Nothing of it is hidden, so all views are alike.
    fn words(v: &View) -> String {
        let turns = (&v.current, &v.pending, &v.strike, v.clock, v.round, v.step);
        let things = (&v.frames, &v.stations, &v.segments, &v.companies);
        format!("{turns:?} {things:?}")
    }

    /// Going for the others.
    fn busy(option: &Choice) -> bool {
        match (option.verb, option.subject) {
            ("aim", Ref::Object(id)) => matches!(thing(id), Thing::Frame(_)),
            ("attack", _) => true,
            _ => false,
        }
    }

    fn shows(event: &Event) -> bool {
        let rolled = ["roll", "damage_die", "reroll", "reroll_damage"];
        rolled.contains(&event.verb) || ["terrain", "call", "role"].contains(&event.verb)
    }

    /// Now and then a point of the region that nobody suggested.
    fn wild(game: &mut Game, feet: &mut Feet, open: &Decision) -> bool {
        open.region
            .is_some_and(|region| feet.below(2) == 0 && near(game, feet, open, region))
    }
}

/// Tries a point near one that was suggested; `false` if it is refused.
fn near(game: &mut Game, feet: &mut Feet, open: &Decision, region: Choice) -> bool {
    let suggested = open.options[feet.below(open.options.len())].target;
    let Ref::Point(x, y) = suggested else {
        return false;
    };
    let mut shift = |n: u16| n.saturating_add(feet.below(800) as u16).saturating_sub(400);
    let to = Ref::Point(shift(x), shift(y));
    game.choose(open.seat, region.to(to)).is_ok()
}

/// Any point of the largest field, or a little off it.
pub fn point(feet: &mut Feet) -> Ref {
    Ref::Point(feet.below(50_000) as u16, feet.below(50_000) as u16)
}
