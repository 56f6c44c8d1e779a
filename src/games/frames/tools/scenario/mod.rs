//! Scenarios of Frames.

mod begin;
mod bring;
mod building;
mod check;
mod event_words;
mod item;
mod names;
mod pattern;
mod said;
mod thing;
mod verbs;
mod words;

use std::sync::OnceLock;

use ron2::{Span, Spanned};

use self::begin::ScenarioFields;
use self::bring::NewGame;
use self::item::Item;
use self::thing::{SeatSpec, Thing};
use self::verbs::ChoicePhrase;
use crate::games::frames::content::{self, Content};
use crate::games::frames::position::Position;
use crate::games::frames::{ChoiceWord, Frames, Step, View};
use crate::table::{Choice, Event, Match, Ref};
use crate::tools::scenario::event_match::Part;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::run::ScenarioOf;
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::scripted::{Scripted, script_words};

/// A scenario of this game.
pub type Scenario = ScenarioOf<Frames>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Frames>;

impl Scripted for Frames {
    script_words!();
    type Thing = Thing;
    type Seat = SeatSpec;
    type Item = Item;
    type Check = check::Check;
    type ScenarioFields = ScenarioFields;
    const FIELDS: &'static [&'static str] = &[
        "frames",
        "systems",
        "counters",
        "companies",
        "fields",
        "rule_changes",
    ];
    type Position = Position;
    type NewGame = Spanned<NewGame>;
    const MOST: usize = 2_000;
    const LEAST: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::None,
        ChoiceWord::End,
        ChoiceWord::Stay,
        ChoiceWord::Keep,
        ChoiceWord::Agree,
    ];
    const BY_ITSELF: &'static [ChoiceWord] = &[
        ChoiceWord::Terrain,
        ChoiceWord::Behind,
        ChoiceWord::Segment,
        ChoiceWord::Abandon,
        ChoiceWord::Lose,
        ChoiceWord::Count,
        ChoiceWord::Deploy,
        ChoiceWord::Defer,
    ];
    const NEEDS_TABLE: bool = true;

    /// Puzzles count rounds, and a round has many turns.
    fn place_in_turn(step: Step) -> usize {
        match step {
            Step::Tactical
            | Step::Designate
            | Step::Roll
            | Step::Defense
            | Step::Act
            | Step::Move
            | Step::Hits => Step::Tactical as usize,
            _ => step as usize,
        }
    }

    /// Nothing is hidden.
    fn see(game: &mut Match<Self>) -> View {
        game.view(None)
    }

    fn state_text(v: &View) -> String {
        let board = (&v.frames, &v.stations, &v.segments, &v.companies);
        let round = (v.step, v.round, v.clock, &v.order, &v.passed);
        let turn = (&v.current, &v.pending, &v.strike, v.placing);
        format!("{board:?} {round:?} {turn:?}")
    }

    /// Frames matches whole choices, see [`fitting`](Self::fitting).
    fn pattern(_: &mut Stage, _: &ChoicePhrase) -> Done<Pattern> {
        Ok(Pattern::default())
    }

    fn fitting(stage: &mut Stage, said: &ChoicePhrase) -> Done<(Choice, Vec<Choice>)> {
        stage.meant_and_fitting(said)
    }

    fn refs(stage: &mut Stage, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        Ok(Self::part(stage, "", thing)?.refs)
    }

    fn part(stage: &mut Stage, verb: &str, thing: &Spanned<Thing>) -> Done<Part> {
        event_words::part(stage, verb, thing)
    }

    fn holds(event: &Event, wanted: &[Part]) -> bool {
        event_words::holds(event, wanted)
    }

    fn offers(stage: &mut Stage, said: &ChoicePhrase) -> Done<Vec<Choice>> {
        if said.point().is_some() {
            let message = "points are not offered one by one".to_owned();
            let help = "try it: `Do(..)` or `Refused(.., \"M-..\")`".to_owned();
            return Err(ScenarioError::new("S025", said.span, message).help(help));
        }
        // A die that was not rolled is not offered either.
        match Self::fitting(stage, said) {
            Ok((_, fits)) => Ok(fits),
            Err(trouble) if trouble.code == "S021" => Ok(Vec::new()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Which frame or station is to be placed.
    fn about(stage: &mut Stage) -> String {
        let view = stage.see();
        let open = stage.game.decision().is_some_and(|d| d.region.is_some());
        let placing = view.placing.filter(|_| open);
        placing.map_or_else(String::new, |id| {
            format!(" for {:?}", stage.called_as(id, &view))
        })
    }

    fn after(stage: &mut Stage, at: Span) -> Done {
        item::all_dice_fit(stage, at)
    }

    fn finish(stage: &mut Stage, at: Span) -> Done {
        match Self::still_to_fall(&mut stage.game) {
            0 => Ok(()),
            left => {
                let were = if left == 1 { "was" } else { "were" };
                let message = format!("{left} of the given dice {were} never rolled");
                Err(ScenarioError::new("S026", at, message))
            }
        }
    }
}
