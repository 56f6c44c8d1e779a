//! Sentences about what abilities change.

use super::{Speaker, capital, colour_name, units};
use crate::cards::text::say;
use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::match_state::Colour;
use crate::table::ObjectId;

/// How many dice more or fewer a frame rolls the next time; `change` says which in both languages.
pub fn dice_next_time(
    speaker: &Speaker<'_>,
    frame: ObjectId,
    (colour, count): (Colour, u8),
    change: [&str; 2],
) -> String {
    let language = speaker.language;
    let (frame, colour) = (
        capital(&speaker.object(frame)),
        colour_name(colour, language),
    );
    let dice = match count {
        1 => language.pick("die", "dado"),
        _ => language.pick("dice", "dados"),
    };
    let change = language.pick(change[0], change[1]);
    say!(
        language,
        "{frame} rolls {count} {colour} {dice} {change} next time",
        "{frame} tira {count} {dice} {change} la próxima vez ({colour})"
    )
}

/// The sentence about a change.
pub fn change_line(speaker: &Speaker<'_>, change: ChangeEvent) -> String {
    let language = speaker.language;
    let thing = |id: ObjectId| capital(&speaker.object(id));
    match change {
        ChangeEvent::FewerDice {
            frame,
            colour,
            count,
            ..
        } => dice_next_time(speaker, frame, (colour, count), ["fewer", "menos"]),
        ChangeEvent::Counters {
            frame,
            counter,
            change,
            ..
        } => {
            let verb = match change > 0 {
                true => language.pick("gets", "recibe"),
                false => language.pick("loses", "pierde"),
            };
            let counters = speaker.counters(counter, change.abs());
            format!("{} {verb} {counters}", thing(frame))
        }
        ChangeEvent::BuildCover { hits, .. } => {
            let more = match hits {
                1 => language.pick("hit", "impacto"),
                _ => language.pick("hits", "impactos"),
            };
            say!(
                language,
                "Cover that takes {hits} {more} is put up",
                "Se levanta cobertura que aguanta {hits} {more}"
            )
        }
        ChangeEvent::MakeHazard { radius, .. } => {
            let length = units(radius, language);
            say!(
                language,
                "The ground becomes hazardous within {length} units of a point",
                "El terreno se vuelve peligroso a {length} unidades o menos de un punto"
            )
        }
        ChangeEvent::Refresh { frame, .. } => {
            let frame = thing(frame);
            say!(
                language,
                "{frame} may act again",
                "{frame} puede actuar otra vez"
            )
        }
        ChangeEvent::Reroll {
            frame,
            colour,
            value,
            ..
        } => {
            let (frame, colour) = (thing(frame), colour_name(colour, language));
            say!(
                language,
                "{frame} rerolls a die: {colour} {value}",
                "{frame} vuelve a tirar un dado: {colour} {value}"
            )
        }
        ChangeEvent::RerollDamage { value, .. } => say!(
            language,
            "A damage die is rerolled: {value}",
            "Se vuelve a tirar un dado de daño: {value}"
        ),
        ChangeEvent::Revive { frame, .. } => {
            let frame = thing(frame);
            say!(language, "{frame} comes back", "{frame} vuelve al campo")
        }
        ChangeEvent::GainSystem { frame, system, .. } => {
            let (frame, system) = (thing(frame), speaker.system(system));
            say!(
                language,
                "{frame} gains {system}",
                "{frame} obtiene {system}"
            )
        }
    }
}
