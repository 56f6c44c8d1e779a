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

use ron2::Spanned;

use self::begin::Own;
use self::fresh::Fresh;
use self::item::Item;
use self::thing::Thing;
use self::verbs::ChoicePhrase;
use crate::games::souls::content::Content;
use crate::games::souls::position::{PositionDef, SeatSpec};
use crate::games::souls::{Souls, View};
use crate::packs::{Report, TextFile};
use crate::table::{Choice, Event, Match, Ref};
use crate::tools::scenario::cards::{check as cards_check, item as cards_item};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::scripted::Scripted;
use crate::tools::scenario::trouble::Done;
use crate::tools::scenario::whole::{Begun, Whole};

/// A scenario of this game.
pub type Scenario = Whole<Souls>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Souls>;

impl Scripted for Souls {
    type Thing = Thing;
    type Seat = SeatSpec;
    type Item = Either<cards_item::Item<Self>, Item>;
    type Check = Either<check::Check, cards_check::Check<Self>>;
    type Own = Own;
    const OWN: &'static [&'static str] = &["cards"];
    type Position = PositionDef;
    type Fresh = Fresh;
    const MOST: usize = 8_000;
    const LEAST: &'static [&'static str] = &[
        "pass", "end", "done", "keep", "no", "never", "decline", "top",
    ];
    const BY_ITSELF: &'static [&'static str] = &["target", "choose", "mode", "trigger", "done"];

    fn base() -> Option<&'static Content> {
        begin::base()
    }

    fn begin(
        scenario: &Scenario,
        base: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Begun<Self>> {
        begin::begin(scenario, base, file, report)
    }

    fn see(game: &mut Match<Self>) -> View {
        Self::reveal(game)
    }

    fn state_text(v: &View) -> String {
        let turn = (v.step, v.turn, v.active, v.priority, v.outcome, v.timer);
        let table = (&v.players, &v.cards, &v.zones, v.slots);
        let open = (&v.stack, &v.attack, &v.musts);
        format!("{turn:?} {table:?} {open:?}")
    }

    fn pattern(stage: &mut Stage, said: &ChoicePhrase) -> Done<Pattern> {
        pattern::pattern(stage, said)
    }

    fn refs(stage: &mut Stage, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        stage.refs(thing)
    }

    fn choice_words(stage: &Stage, choice: &Choice, view: &View) -> String {
        stage.choice_words(choice, view)
    }

    fn event_words(stage: &Stage, event: &Event, view: &View) -> String {
        stage.event_words(event, view)
    }

    fn holds(event: &Event, wanted: &[Part]) -> bool {
        pattern::holds(event, wanted)
    }

    fn refusable(stage: &mut Stage, said: &ChoicePhrase) -> Done<Choice> {
        stage.exactly(said)
    }

    fn aimed(stage: &mut Stage, at: Ref) -> bool {
        stage.is_aimed_at(at)
    }
}
