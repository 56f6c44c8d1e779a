//! The open question as one sentence.

use crate::table::{Decision, Ref};

use crate::games::frames::phrases::{Speaker, capital, range_name};
use crate::games::frames::{Choice, Step};

/// The open question as one sentence.
pub(in super::super) fn question(say: &Speaker<'_>, decision: &Decision) -> String {
    let about = || say.thing(decision.about);
    match decision.topic {
        "terrain" => "Play on this field? Each player may veto one.".to_owned(),
        "tie" => "You are tied for the highest score: change your company or leave it to \
                      the others."
            .to_owned(),
        "rockets" if decision.about == Ref::None => "Who carries the rocket now?".to_owned(),
        "rockets" => "How many rockets does it fire? They are used up even if the attack \
                          misses."
            .to_owned(),
        "deploy" => "What do you place next?".to_owned(),
        "place" => where_to_place(say, decision),
        "initiative" => format!("Which roll counts for {}? The lowest acts first.", about()),
        "activate" if say.view.content.rules.initiative => {
            let frame = decision.options.first().map_or(Ref::None, |o| o.subject);
            format!("Activate {}: its roll is the lowest.", say.thing(frame))
        }
        "activate" if !decision.options.contains(&Choice::Pass.wire()) => {
            "Activate one of your frames. You cannot pass: nobody after you can act.".to_owned()
        }
        "activate" => "Activate one of your frames, or pass.".to_owned(),
        "designate" => "Choose a target: click an enemy frame or a piece of cover.".to_owned(),
        "defend" => "Pick a blue or white die for defense. It counts all round.".to_owned(),
        "turn" => rest_of_turn(say),
        "to" => "Where does it go? Click a point it can reach.".to_owned(),
        "use_spot" => format!("Use the spot marker on {} for this attack?", about()),
        "cover" => format!("What is {} behind?", about()),
        "segment" => "Which segment covers the target? Click it.".to_owned(),
        "abandon" => format!(
            "{} may leave its station to ignore one hit.",
            capital(&about())
        ),
        "lose" => format!("{} is hit: what does it lose?", capital(&about())),
        "clock" => "Hurry the doomsday clock by one?".to_owned(),
        _ => "Choose.".to_owned(),
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
