//! Sentences about what abilities change, in English.

use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::phrases::{Speaker, capital, colour_name, units};
use crate::table::ObjectId;

/// The sentence about a change.
pub fn change_line(say: &Speaker<'_>, change: ChangeEvent) -> String {
    let thing = |id: ObjectId| capital(&say.object(id));
    match change {
        ChangeEvent::FewerDice {
            frame,
            colour,
            count,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            let dice = if count == 1 { "die" } else { "dice" };
            format!(
                "{} rolls {count} {colour} {dice} fewer next time",
                thing(frame)
            )
        }
        ChangeEvent::Counters {
            frame,
            counter,
            change,
            ..
        } => {
            let verb = if change > 0 { "gets" } else { "loses" };
            let counters = say.counters(counter, change.abs());
            format!("{} {verb} {counters}", thing(frame))
        }
        ChangeEvent::BuildCover { hits, .. } => {
            let more = if hits == 1 { "hit" } else { "hits" };
            format!("Cover that takes {hits} {more} is put up")
        }
        ChangeEvent::MakeHazard { radius, .. } => {
            let length = units(radius, say.language);
            format!("The ground becomes hazardous within {length} units of a point")
        }
        ChangeEvent::Refresh { frame, .. } => format!("{} may act again", thing(frame)),
        ChangeEvent::GainSystem { frame, system, .. } => {
            format!("{} gains {}", thing(frame), say.system(system))
        }
    }
}
