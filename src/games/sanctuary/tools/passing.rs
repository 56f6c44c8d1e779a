//! Sanctuary: where to be asked, and what waits on the Stack.

use crate::games::sanctuary::choices::ChoiceWord;
use crate::games::sanctuary::{EntryView, Sanctuary, Step, TURN, View, player_id};
use crate::table::{Seat, StepSet};
use crate::tools::passing::{
    AutomaticAnswer, Passes, PassingGame, PassingSettings, PassingSituation, Side, Stops, Trigger,
    Waiting, aimed, pass_automatically,
};

impl PassingGame for Sanctuary {
    const AUTOMATIC_ANSWER: AutomaticAnswer<View> = pass_automatically::<Self>;

    /// The usual stops: one's own Harvest, and one's own fight once both players have arranged it; on the other
    /// player's turn when there is a fight and blockers stand, before the turn ends, and at everything that player
    /// plays or uses.
    fn usual() -> PassingSettings {
        let mut stops = Stops::NONE;
        for (at, step) in Self::STEPS.iter().enumerate() {
            let own = matches!(step, Step::Harvest | Step::BlockWindow);
            stops.set_step(at, Side::Own, own);
            let others = !matches!(step, Step::Harvest | Step::AttackWindow);
            stops.set_step(at, Side::Others, others);
        }
        PassingSettings::stopping(stops, Self::ENTRY_KINDS.len())
    }
}

impl Passes for Sanctuary {
    const STEPS: &'static [Step] =
        &TURN.steps::<{ TURN.count(StepSet::Windows) }>(StepSet::Windows);
    /// A Manipulation, and an ability.
    const ENTRY_KINDS: &'static [&'static str] = &["manipulation", "ability"];
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass, ChoiceWord::End];

    fn moment(view: &View, seat: Seat) -> PassingSituation {
        let stack: Vec<Waiting> = view.stack.iter().map(|e| waiting(view, e, seat)).collect();
        PassingSituation {
            turn: view.turn,
            side: Side::of(view.active == seat),
            window: Self::window(view.step),
            fight: !view.pairs.is_empty() || view.duel.is_some(),
            shows: stack.is_empty() && meets(view, seat),
            stack,
        }
    }
}

/// Whether a fight that the other player arranged is about to deal damage: who is drawn into it sees what it deals
/// before it does. The challenger and the blocking player saw that when they chose.
fn meets(view: &View, seat: Seat) -> bool {
    let mine = view.active == seat;
    match view.step {
        Step::DuelWindow => !mine && view.duel_deals != [0; 2],
        Step::BlockWindow => mine && view.pairs.iter().any(|pair| !pair.blockers.is_empty()),
        _ => false,
    }
}

fn waiting(view: &View, entry: &EntryView, seat: Seat) -> Waiting {
    let mine = entry.controller == seat;
    let own =
        |id| id == player_id(seat) || view.card(id).is_some_and(|card| card.controller == seat);
    Waiting {
        serial: entry.serial,
        kind: usize::from(!entry.manipulation),
        side: Side::of(mine),
        foreign: !mine,
        act: true,
        aimed: aimed(&entry.targets, seat, own),
        deadly: false,
        trigger: (!entry.manipulation).then_some(Trigger {
            face: entry.face,
            ability: entry.ability,
        }),
    }
}
