//! The open question as one sentence.

use crate::games::frames::abilities::state::PlacedThing;
use crate::table::{Decision, Ref};

use crate::games::frames::phrases::{Speaker, capital, range_name};
use crate::games::frames::{Choice, Step, Topic};

/// The open question as one sentence.
pub(in super::super) fn question(say: &Speaker<'_>, decision: &Decision) -> String {
    let about = || say.thing(decision.about);
    match Topic::of(decision.topic) {
        Some(Topic::Terrain) => "Play on this field? Each player may veto one.".to_owned(),
        Some(Topic::Tie) => {
            "You are tied for the highest score: change your company or leave it to \
                      the others."
                .to_owned()
        }
        Some(Topic::Rockets) if decision.about == Ref::None => {
            "Who carries the rocket now?".to_owned()
        }
        Some(Topic::Rockets) => {
            "How many rockets does it fire? They are used up even if the attack \
                          misses."
                .to_owned()
        }
        Some(Topic::Deploy) => "What do you place next?".to_owned(),
        Some(Topic::Place) => where_to_place(say, decision),
        Some(Topic::Initiative) => {
            format!("Which roll counts for {}? The lowest acts first.", about())
        }
        Some(Topic::Activate) if say.view.content.rules.initiative => {
            let frame = decision.options.first().map_or(Ref::None, |o| o.subject);
            format!("Activate {}: its roll is the lowest.", say.thing(frame))
        }
        Some(Topic::Activate) if !decision.options.contains(&Choice::Pass.wire()) => {
            "Activate one of your frames. You cannot pass: nobody after you can act.".to_owned()
        }
        Some(Topic::Activate) => "Activate one of your frames, or pass.".to_owned(),
        Some(Topic::Designate) => {
            "Choose a target: click an enemy frame or a piece of cover.".to_owned()
        }
        Some(Topic::Defend) => {
            "Pick a blue or white die for defense. It counts all round.".to_owned()
        }
        Some(Topic::Turn) => rest_of_turn(say),
        Some(Topic::To) if matches!(say.view.puts, Some(PlacedThing::Cover(_))) => {
            "Where does the cover stand? Click a free place near the frame.".to_owned()
        }
        Some(Topic::To) if matches!(say.view.puts, Some(PlacedThing::Hazard(_))) => {
            "Where is the hazard? Click its middle near the frame.".to_owned()
        }
        Some(Topic::To) if say.view.puts == Some(PlacedThing::Returning) => {
            "Where does it come back? Click a free place at the edge of the field.".to_owned()
        }
        Some(Topic::To) => "Where does it go? Click a point it can reach.".to_owned(),
        Some(Topic::UseSpot) => format!("Use the spot marker on {} for this attack?", about()),
        Some(Topic::Cover) => format!("What is {} behind?", about()),
        Some(Topic::Segment) => "Which segment covers the target? Click it.".to_owned(),
        Some(Topic::Abandon) => format!(
            "{} may leave its station to ignore one hit.",
            capital(&about())
        ),
        Some(Topic::Lose) => format!("{} is hit: what does it lose?", capital(&about())),
        Some(Topic::Choose) => format!("{}: which frame? {}", capital(&about()), say.asked()),
        Some(Topic::May) => format!("{}: {}", capital(&about()), say.asked()),
        Some(Topic::Way) => format!("{}: which of these?", capital(&about())),
        Some(Topic::Repair) => format!("{} is repaired: what does it get back?", capital(&about())),
        Some(Topic::Reroll) => format!("{}: which die is rolled again?", capital(&about())),
        Some(Topic::Gain) => format!("Which system does {} gain?", about()),
        Some(Topic::Clock) => "Hurry the doomsday clock by one?".to_owned(),
        None => "Choose.".to_owned(),
    }
}

fn where_to_place(say: &Speaker<'_>, decision: &Decision) -> String {
    let what = decision.region.map_or(Ref::None, |r| r.subject);
    let what = capital(&say.thing(what));
    let how = match say.view.step {
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

fn rest_of_turn(say: &Speaker<'_>) -> String {
    let Some(turn) = &say.view.current else {
        return "What next?".to_owned();
    };
    let aim = turn.aim.filter(|_| !turn.attacked);
    let attack = aim.map(|aim| {
        format!(
            "attack {} ({})",
            say.object(aim.target),
            range_name(aim.range, say.language)
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
