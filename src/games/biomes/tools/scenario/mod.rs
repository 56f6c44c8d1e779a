//! Scenarios of Biomes.

mod begin;
mod cards;
mod check;
mod deck_check;
mod item;
mod pattern;
mod thing;
mod verbs;
mod words;

use crate::games::biomes::choices::ChoiceWord;
use std::sync::OnceLock;

use ron2::Spanned;

use self::begin::{NewGame, ScenarioFields};
use self::item::Item;
use self::thing::Thing;
use self::verbs::ChoicePhrase;
use crate::games::biomes::content::{self, Content};
use crate::games::biomes::position::PositionDef;
use crate::games::biomes::{Biomes, View};
use crate::table::{Choice, Event, Ref, Seat};
use crate::tools::scenario::cards::{check as cards_check, item as cards_item};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::event_match::Part;
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::{Scripted, script_cards, script_words};

/// A scenario of this game.
pub type Scenario = ScenarioOf<Biomes>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Biomes>;

impl Scripted for Biomes {
    script_words!();
    script_cards!();
    type Seat = Seat;
    const FIELDS: &'static [&'static str] = &["cards", "biomes", "counters", "decks"];
    const AUDITED: bool = false;
    const MOST: usize = 400;
    const LEAST: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::Done,
        ChoiceWord::Keep,
        ChoiceWord::No,
        ChoiceWord::Top,
    ];
    const BY_ITSELF: &'static [ChoiceWord] = &[
        ChoiceWord::Target,
        ChoiceWord::Pay,
        ChoiceWord::Mode,
        ChoiceWord::Done,
        ChoiceWord::Collapse,
        ChoiceWord::Order,
        ChoiceWord::Arrive,
    ];

    fn state_text(v: &View) -> String {
        let turn = (v.step, v.turn, v.active, v.match_number, v.wins, v.outcome);
        let table = (&v.players, &v.biomes, &v.objects, &v.zones, &v.queue);
        let battle = (&v.advancing, &v.attackers, &v.defenders, &v.speeds);
        format!("{turn:?} {table:?} {battle:?}")
    }

    fn fitting(stage: &mut Stage, said: &ChoicePhrase) -> Done<(Choice, Vec<Choice>)> {
        match said.verb {
            "concede" => Ok((Choice::new("concede"), Vec::new())),
            "concede_game" => Ok((Choice::new("concede").by(1), Vec::new())),
            _ => {
                let pattern = Self::pattern(stage, said)?;
                Ok(stage.fit(said, &pattern))
            }
        }
    }

    fn part(stage: &mut Stage, _verb: &str, thing: &Spanned<Thing>) -> Done<Part> {
        if let Thing::Number(n) = thing.value {
            return Ok(Part::number(n));
        }
        let mut refs = stage.refs(thing)?;
        Ok(match &thing.value {
            Thing::Sector(..) => {
                refs.push(Ref::Zone(stage.zone(thing)?));
                Part::of(refs)
            }
            Thing::Player(seat) => {
                refs.push(Ref::Seat(*seat));
                Part::player(*seat, refs)
            }
            _ => Part::of(refs),
        })
    }

    /// All of it is in the event, in any order.
    fn holds(event: &Event, wanted: &[Part]) -> bool {
        let parts = [event.subject, event.from, event.to];
        wanted.iter().all(|part| match part.amount {
            Some(n) => event.amount == n || is_changed_by(event, n),
            None => {
                part.seat == Some(event.seat) || parts.iter().any(|one| part.refs.contains(one))
            }
        })
    }
}

/// Whether an event changes the attack or the defense of an agent by that much.
fn is_changed_by(event: &Event, n: i32) -> bool {
    match event.to {
        Ref::Point(attack, defense) if event.verb == "buff" => [attack, defense]
            .iter()
            .any(|&by| i32::from(by as i16) == n),
        _ => false,
    }
}
