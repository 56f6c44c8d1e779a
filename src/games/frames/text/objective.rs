//! Objectives as sentences.

use super::speaker::Speaker;
use crate::cards::text::{Says, printed, say};
use crate::games::frames::content::{Content, Goal, Objective, Scored};
use crate::packs::prose::capital;
use crate::table::Language;

/// An objective as a sentence: "3 points at the end of each round: you alone have frames in the marked area."
#[must_use]
pub fn objective_text(objective: &Objective, content: &Content, language: Language) -> String {
    let n = objective.worth;
    let points = match (language, n) {
        (Language::English, 1) => "1 point".to_owned(),
        (Language::English, _) => format!("{n} points"),
        (Language::Spanish, 1) => "1 punto".to_owned(),
        (Language::Spanish, _) => format!("{n} puntos"),
    };
    let when = match objective.scored {
        Scored::EachRound => language.pick("at the end of each round", "al final de cada ronda"),
        Scored::AtEnd => language.pick("at the end of the game", "al final de la partida"),
        Scored::First => language.pick("once, to the first", "una sola vez, al primero"),
    };
    let goal = goal_text(&objective.goal, content, language);
    printed(format!("{points} {when}: {goal}."), language)
}

/// What must be so: "you alone have frames in the marked area".
fn goal_text(goal: &Goal, content: &Content, language: Language) -> String {
    match goal {
        Goal::Hold(_) => language
            .pick(
                "you alone have frames in the marked area",
                "solo tú tienes armazones en la zona marcada",
            )
            .to_owned(),
        Goal::DestroyMost => language
            .pick(
                "you have destroyed more frames than anybody else",
                "has destruido más armazones que nadie",
            )
            .to_owned(),
        Goal::MostFrames => language
            .pick(
                "you have more standing frames than anybody else",
                "tienes más armazones en pie que nadie",
            )
            .to_owned(),
        Goal::Destroy(1) => language
            .pick("you have destroyed a frame", "has destruido un armazón")
            .to_owned(),
        Goal::Destroy(n) => say!(
            language,
            "you have destroyed {n} frames",
            "has destruido {n} armazones"
        ),
        Goal::Keep(id) => {
            let frame = content.frames.iter().find(|frame| frame.id == *id);
            let name = frame.map_or_else(
                || capital(crate::packs::short(id)),
                |frame| frame.name.in_language(language).to_owned(),
            );
            say!(language, "your {name} stands", "tu {name} sigue en pie")
        }
        Goal::If(condition) => Speaker::new(language).state(condition, true),
    }
}
