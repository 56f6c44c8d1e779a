//! Scenarios of Souls.

mod begin;
mod cards;
mod check;
mod fresh;
mod item;
mod looking;
mod passing;
mod pattern;
mod set_check;
mod thing;
mod verbs;
mod waiting;
mod words;

use crate::games::souls::choices::ChoiceWord;
use std::sync::OnceLock;

use ron2::Spanned;

use self::begin::ScenarioFields;
use self::fresh::NewGame;
use self::item::Item;
use self::thing::Thing;
use self::verbs::ChoicePhrase;
use crate::games::souls::content::{self, Content};
use crate::games::souls::position::{PositionDef, SeatSpec};
use crate::games::souls::{Souls, View};
use crate::table::{Choice, Event, Ref};
use crate::tools::scenario::cards::{check as cards_check, item as cards_item};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::event_match::Part;
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::{Scripted, script_cards, script_words};

/// A scenario of this game.
pub type Scenario = ScenarioOf<Souls>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Souls>;

impl Scripted for Souls {
    script_words!("practice.ron");
    script_cards!();
    type Seat = SeatSpec;
    const FIELDS: &'static [&'static str] = &["cards"];
    const MOST: usize = 8_000;
    const LEAST: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::End,
        ChoiceWord::Done,
        ChoiceWord::Keep,
        ChoiceWord::No,
        ChoiceWord::Never,
        ChoiceWord::Decline,
        ChoiceWord::Top,
    ];
    const BY_ITSELF: &'static [ChoiceWord] = &[
        ChoiceWord::Target,
        ChoiceWord::Choose,
        ChoiceWord::Mode,
        ChoiceWord::Trigger,
        ChoiceWord::Done,
    ];

    fn state_text(v: &View) -> String {
        let turn = (v.step, v.turn, v.active, v.priority, v.outcome, v.timer);
        let table = (&v.players, &v.cards, &v.zones, v.slots);
        let open = (&v.stack, &v.attack, &v.musts);
        format!("{turn:?} {table:?} {open:?}")
    }

    fn holds(event: &Event, wanted: &[Part]) -> bool {
        pattern::holds(event, wanted)
    }
}
