//! What is asked, as one sentence, and what part of the game that is.

use crate::table::{Decision, Ref};

use super::super::Step;
use super::{Speaker, capital, range_name};

/// What the step is called on the strip.
#[must_use]
pub const fn step_name(step: Step) -> &'static str {
    match step {
        Step::Setup | Step::Terrain => "Terrain",
        Step::Bid => "Bidding",
        Step::DefenderStations => "Deployment: the defender's stations",
        Step::FirstFrames => "Deployment: the defender's first frames",
        Step::PointFrame => "Deployment: the point frame",
        Step::AttackerFrames => "Deployment: the attackers' frames",
        Step::AttackerStations => "Deployment: the attackers' stations",
        Step::LastFrames => "Deployment: the defender's other frames",
        Step::Round | Step::Tactical => "Tactical order",
        Step::Initiative => "Initiative",
        Step::Designate => "Designate",
        Step::Roll => "Roll",
        Step::Defense => "Defense",
        Step::Act => "Move and attack, then spot",
        Step::Move => "Move",
        Step::Hits => "Hits",
        Step::Countdown => "Doomsday",
        Step::Over => "The end",
    }
}

impl Speaker<'_> {
    /// What the open question asks, in one sentence.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        let about = || self.thing(decision.about);
        match decision.topic {
            "terrain" => "Is this field all right? Each player may refuse one.".to_owned(),
            "tie" => "You are tied for the highest score: change your company or leave it to \
                      the others."
                .to_owned(),
            "rockets" if decision.about == Ref::None => "Who carries the rocket now?".to_owned(),
            "rockets" => "How many rockets does it fire? They are gone whatever comes of the \
                          attack."
                .to_owned(),
            "deploy" => "What do you place next?".to_owned(),
            "place" => self.where_to_place(decision),
            "initiative" => format!("Which roll counts for {}? The lowest acts first.", about()),
            "activate" if decision.options.iter().all(|o| o.verb != "pass") => {
                "Activate one of your frames: nobody after you could act instead.".to_owned()
            }
            "activate" => "Activate one of your frames, or pass.".to_owned(),
            "designate" => {
                "Designate a target: click a hostile frame or a piece of cover.".to_owned()
            }
            "defend" => "Pick a blue or white die for defense. It stands all round.".to_owned(),
            "turn" => self.rest_of_turn(),
            "to" => "Where does it go? Click a point it can reach.".to_owned(),
            "use_spot" => format!("Use the spot marker on {} for this attack?", about()),
            "cover" => format!("What is {} behind?", about()),
            "segment" => "Which segment covers the target? Click it.".to_owned(),
            "abandon" => format!(
                "{} may leave its station to ignore one hit.",
                capital(&about())
            ),
            "lose" => format!("{} is hit: what does it lose?", capital(&about())),
            "clock" => "Count the doomsday clock down by one more?".to_owned(),
            _ => "Choose.".to_owned(),
        }
    }

    fn where_to_place(&self, decision: &Decision) -> String {
        let what = decision.region.map_or(Ref::None, |r| r.subject);
        let what = capital(&self.thing(what));
        let how = match self.view.step {
            Step::DefenderStations => "each station within 8 units of another of yours",
            Step::FirstFrames => "within 8 units of one of your stations",
            Step::PointFrame => "exactly 8 units from a frame of the defender, out of cover",
            Step::AttackerFrames => {
                "outside the perimeter and more than 8 units from the defender's frames"
            }
            Step::LastFrames => "inside the perimeter, or anywhere in cover",
            _ => "anywhere free",
        };
        format!("{what}: click where it stands, {how}.")
    }

    fn rest_of_turn(&self) -> String {
        let Some(turn) = &self.view.current else {
            return "What next?".to_owned();
        };
        let aim = turn.aim.filter(|_| !turn.attacked);
        let attack = aim.map(|aim| {
            format!(
                "attack {} ({})",
                self.object(aim.target),
                range_name(aim.range)
            )
        });
        let parts: Vec<String> = [(!turn.moved).then(|| "move".to_owned()), attack]
            .into_iter()
            .flatten()
            .collect();
        let before = match parts.len() {
            0 => String::new(),
            _ => format!("{}, or ", parts.join(", ")),
        };
        capital(&format!(
            "{before}spot, which ends the turn. Pick a die, then what it does."
        ))
    }
}
