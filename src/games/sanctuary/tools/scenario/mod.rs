//! Scenarios of Sanctuary.

mod begin;
mod cards;
mod check;
mod deck_check;
mod item;
mod pattern;
mod thing;
mod verbs;
mod words;

use crate::games::sanctuary::choices::ChoiceWord;
use std::sync::OnceLock;

use ron2::Spanned;

use self::begin::{NewGame, ScenarioFields};
use self::item::Item;
use self::thing::Thing;
use self::verbs::ChoicePhrase;
use crate::games::sanctuary::content::{self, Content};
use crate::games::sanctuary::position::PositionDef;
use crate::games::sanctuary::{Sanctuary, View};
use crate::table::{Choice, Event, Ref, Seat};
use crate::tools::scenario::cards::{check as cards_check, item as cards_item};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::{Scripted, script_cards, script_words};

/// A scenario of this game.
pub type Scenario = ScenarioOf<Sanctuary>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Sanctuary>;

impl Scripted for Sanctuary {
    script_words!("practice.ron");
    script_cards!();
    type Seat = Seat;
    const FIELDS: &'static [&'static str] = &["cards", "factions", "counters", "decks"];
    const MOST: usize = 3000;
    const LEAST: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::End,
        ChoiceWord::Skip,
        ChoiceWord::Done,
        ChoiceWord::Keep,
        ChoiceWord::No,
        ChoiceWord::Top,
    ];
    const BY_ITSELF: &'static [ChoiceWord] = &[
        ChoiceWord::Target,
        ChoiceWord::Mode,
        ChoiceWord::Done,
        ChoiceWord::Skip,
        ChoiceWord::Trigger,
    ];

    fn state_text(v: &View) -> String {
        let turn = (v.step, v.turn, v.active, v.outcome);
        let table = (&v.players, &v.cards, &v.zones);
        let open = (&v.stack, v.duel, &v.pairs);
        format!("{turn:?} {table:?} {open:?}")
    }
}
