//! The ribbon: the parts of a turn with the current one lit, and one sentence: who acts, with what.

use bevy_egui::egui::{Align, Layout, Ui};

use crate::desktop::intent::Intent;
use crate::desktop::panels::PanelView;
use crate::desktop::panels::stop_settings::{chip, menu_and_undo, said};
use crate::games::biomes::Biomes;
use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::{Step, Topic, text};
use crate::table::Ref;

/// Which chip is lit in that step.
const fn lit(step: Step) -> Option<usize> {
    Some(match step {
        Step::Setup | Step::Mulligan | Step::MatchOver | Step::GameOver => return None,
        Step::Refresh | Step::Draw | Step::Maintenance => 0,
        Step::FirstPrimary => 1,
        Step::AdvanceSelect
        | Step::AdvanceWindow
        | Step::AdvanceMove
        | Step::CounterSelect
        | Step::CounterWindow
        | Step::CounterMove => 2,
        Step::AttackStart | Step::AttackBefore | Step::AttackDeclare | Step::AttackAfter => 3,
        Step::DefendBefore | Step::DefendDeclare | Step::DefendOrder | Step::DefendAfter => 4,
        Step::DamageAssign | Step::DamageRanged | Step::DamageMelee | Step::DamageRetreat => 5,
        Step::SecondPrimary => 6,
        Step::End | Step::Reset => 7,
    })
}

/// The whole ribbon.
pub fn ribbon(ui: &mut Ui, p: &PanelView<Biomes>, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let now = lit(p.view.step);
        for (at, name) in own::of(p.language).chips.into_iter().enumerate() {
            let here = now == Some(at);
            let in_chip = |step| lit(step) == Some(at);
            chip(ui, p, (name, "", here), in_chip, out);
        }
        ui.add_space(10.0);
        ui.vertical(|ui| said(ui, sentence(p), p.decision.is_some()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_and_undo(ui, p, out);
        });
    });
}

/// Who acts, and with what, in two short lines.
#[must_use]
pub fn sentence(p: &PanelView<Biomes>) -> (String, String) {
    let (words, biomes) = (p.words, own::of(p.language));
    let place = biomes.moment(p.view.step);
    let Some(asked) = p.asked else {
        let won = p.view.outcome.and_then(|o| o.winner());
        let won = won.map(|seat| words.result.wins(p.name(seat)));
        return (place.to_owned(), won.unwrap_or_default());
    };
    if p.decision.is_none() && p.sits() == Some(asked) {
        return (place.to_owned(), words.by_itself.to_owned());
    }
    if p.decision.is_none() {
        let name = p.name(asked);
        let what = match p.sits() {
            Some(_) => words.waiting_for(name),
            None => words.watching.to_owned(),
        };
        return (format!("{place}: {}", words.acts(name)), what);
    }
    let topic = p.decision.map_or(Some(Topic::Act), |d| Topic::of(d.topic));
    let who = match topic {
        Some(Topic::Act) if p.view.active == asked => biomes.you_act(place),
        Some(Topic::Act) => biomes.you_may_act(place),
        _ => biomes.you_choose(place),
    };
    let what = match topic {
        Some(Topic::Act) => acts(p),
        Some(Topic::Target) => biomes.aims(&about(p)),
        Some(Topic::Mulligan) if p.view.best_of > 1 => {
            biomes.hand_of_match(usize::from(p.view.match_number))
        }
        Some(Topic::Discard) if cause(p).is_none() => {
            biomes.too_many(p.view.content.rules.hand_limit)
        }
        topic => match cause(p) {
            Some(cause) => named(&cause, biomes.asked(topic)),
            None => biomes.asked(topic).to_owned(),
        },
    };
    (who, what)
}

/// The card that the question is about, or "it".
fn about(p: &PanelView<Biomes>) -> String {
    cause(p).unwrap_or_else(|| own::of(p.language).it.to_owned())
}

/// The name of the card that the question is about.
fn cause(p: &PanelView<Biomes>) -> Option<String> {
    let about = p.decision.map_or(Ref::None, |d| d.about);
    let name = matches!(about, Ref::Object(_) | Ref::Entry(_)).then(|| p.speaker().thing(about));
    name.filter(|name| !name.is_empty())
}

/// "Kettle Point: choose one": what is asked goes on after the name of the card that asks it.
fn named(cause: &str, asked: &str) -> String {
    let mut letters = asked.chars();
    let first = letters.next().map(char::to_lowercase);
    let asked: String = first.into_iter().flatten().chain(letters).collect();
    format!("{}: {asked}", text::capital(cause))
}

/// "Play a card or pass · speed 2 ›› and 3 ›››": what is possible now, and with which cards.
fn acts(p: &PanelView<Biomes>) -> String {
    let words = own::of(p.language);
    let options = p.decision.map_or(&[][..], |d| &d.options);
    let acts = [
        &[ChoiceWord::Play, ChoiceWord::Anomaly][..],
        &[ChoiceWord::Skill],
        &[ChoiceWord::Convert],
        &[ChoiceWord::Make],
    ];
    let offered = |words: &[ChoiceWord]| {
        options
            .iter()
            .any(|option| words.iter().any(|word| word.is_of(option)))
    };
    let ways = acts.into_iter().zip(words.ways);
    let ways: Vec<&str> = ways
        .filter(|(act, _)| offered(act))
        .map(|(_, way)| way)
        .collect();
    if ways.is_empty() {
        return words.only_pass.to_owned();
    }
    let said = words.or_pass(&text::capital(&ways.join(", ")));
    let part = |s: &u8| format!("{s} {}", "›".repeat(usize::from(*s)));
    let parts: Vec<String> = p.view.speeds.iter().map(part).collect();
    match parts.split_last() {
        Some((last, rest)) if offered(&[ChoiceWord::Play, ChoiceWord::Skill]) => {
            let and = if rest.is_empty() {
                ""
            } else {
                p.words.result.and
            };
            format!("{said}{}{}{and}{last}", words.speed, rest.join(", "))
        }
        _ => said,
    }
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_question_names_the_card_that_asks_it() {
        assert_eq!(
            named("Kettle Point", "Choose one"),
            "Kettle Point: choose one"
        );
        assert_eq!(named("el caldero", "¿Lo haces?"), "El caldero: ¿Lo haces?");
    }
}
