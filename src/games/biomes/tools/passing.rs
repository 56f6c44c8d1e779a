//! Biomes: where to be asked, and what waits in the queue.

use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::{Biomes, EntryView, Step, TURN, View, player_id};
use crate::table::{Seat, StepSet};
use crate::tools::passing::{
    AutomaticAnswer, Passes, PassingGame, PassingSettings, PassingSituation, Side, Stops, Trigger,
    Waiting, aimed, pass_automatically,
};

impl PassingGame for Biomes {
    const AUTOMATIC_ANSWER: AutomaticAnswer<View> = pass_automatically::<Self>;

    /// The usual stops: one's own primary phases and before one's own damage; on other players' turns when agents are
    /// about to move, when they attack, before their damage, before the turn ends, and at everything those players
    /// play or use.
    fn usual() -> PassingSettings {
        let mut stops = Stops::NONE;
        for (side, steps) in [
            (
                Side::Own,
                &[Step::FirstPrimary, Step::DefendAfter, Step::SecondPrimary][..],
            ),
            (
                Side::Others,
                &[
                    Step::AdvanceWindow,
                    Step::AttackAfter,
                    Step::DefendAfter,
                    Step::End,
                ],
            ),
        ] {
            for step in steps {
                if let Some(at) = Self::window(*step) {
                    stops.set_step(at, side, true);
                }
            }
        }
        PassingSettings::stopping(stops, Self::ENTRY_KINDS.len())
    }
}

impl Passes for Biomes {
    const STEPS: &'static [Step] =
        &TURN.steps::<{ TURN.count(StepSet::Windows) }>(StepSet::Windows);
    /// A card that was played, and a skill.
    const ENTRY_KINDS: &'static [&'static str] = &["card", "skill"];
    /// Energy is made while paying.
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass, ChoiceWord::Make];

    fn moment(view: &View, seat: Seat) -> PassingSituation {
        PassingSituation {
            turn: view.turn,
            side: Side::of(view.active == seat),
            window: Self::window(view.step),
            stack: view.queue.iter().map(|e| waiting(view, e, seat)).collect(),
            fight: !view.attackers.is_empty(),
            shows: false,
        }
    }
}

fn waiting(view: &View, entry: &EntryView, seat: Seat) -> Waiting {
    let mine = entry.controller == seat;
    let own = |id| id == player_id(seat) || view.object(id).is_some_and(|o| o.controller == seat);
    Waiting {
        serial: entry.serial,
        kind: usize::from(entry.ability.is_some()),
        side: Side::of(mine),
        foreign: !mine,
        act: true,
        aimed: aimed(&entry.targets, seat, own),
        deadly: false,
        trigger: entry
            .face
            .zip(entry.ability)
            .map(|(face, ability)| Trigger { face, ability }),
    }
}
