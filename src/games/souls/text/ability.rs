//! Abilities as sentences.

use super::grant::Subject;
use super::speaker::Speaker;
use super::verb::ImpliedSubject;
use super::{CurrentKind, Names, costs, filter, opening, replaces};
use crate::cards::language::HowMany;
use crate::cards::text::{
    Form, Phrase, Says, Word, additional_costs, chosen_now, lettered, per_each, picked, printed,
    say,
};
use crate::games::souls::content::{Ability, Amount, Condition, Effect, Grant, Kind, Mode, Where};
use crate::packs::Language;
use crate::packs::prose::capital;

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    let language = names.language;
    let says = match ability {
        Ability::Resolve {
            costs,
            targets,
            effects,
            choose,
            picks,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let costs = costs
                .iter()
                .map(|c| costs::cost(&c.value, Form::Command, &mut speaker));
            let costs = additional_costs(&costs.collect::<Vec<_>>(), language);
            capital(&costs) + &capital(&body(&mut speaker, effects, (choose, *picks)))
        }
        Ability::Triggered {
            when,
            late,
            once,
            nth,
            only_if,
            targets,
            effects,
            choose,
            picks,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut says = opening::opening(when, *once, *nth, &mut speaker) + ", ";
            if *late {
                says += opening::late(when, language);
                says += ", ";
            }
            if let Some(condition) = only_if {
                says += &speaker.clause(condition, Word::If);
                says += ", ";
            }
            capital(&says) + &body(&mut speaker, effects, (choose, *picks))
        }
        Ability::Activated {
            tap,
            costs,
            place,
            once,
            only_if,
            targets,
            effects,
            choose,
            picks,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut parts = Vec::new();
            if *place == Where::Hand {
                parts.push(speaker.pick("from your hand", "desde tu mano").to_owned());
            }
            parts.extend(once.words(language).map(str::to_owned));
            match only_if {
                None => {}
                Some(Condition::YourTurn) => {
                    parts.push(speaker.pick("on your turn", "en tu turno").to_owned());
                }
                Some(condition) => {
                    parts.push(speaker.clause(condition, Word::If));
                }
            }
            parts.push(costs::costs(*tap, costs, &mut speaker));
            let does = body(&mut speaker, effects, (choose, *picks));
            format!("{}: {does}", capital(&parts.join(", ")))
        }
        Ability::Static {
            only_if,
            who,
            gives,
            per,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let priced = gives.iter().all(|grant| matches!(grant, Grant::Cost(_)));
            let phrase = match who {
                None if priced => speaker.this(),
                Some(filter) if filter.is_this() => speaker.this(),
                Some(filter) => filter::many(filter, names),
                None if matches!(
                    names.kind,
                    CurrentKind::Monster | CurrentKind::Event | CurrentKind::Room
                ) =>
                {
                    speaker.this()
                }
                None => Phrase::you(language),
            };
            let subject = Subject {
                phrase: &phrase,
                form: Form::of(&phrase),
                player: match who {
                    Some(filter) => filter.kind == Kind::Player,
                    None => phrase.you,
                },
                language,
            };
            let mut says = subject.predicates(gives);
            if let Some(per) = per {
                says += &for_each(per, &mut speaker);
            }
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                format!(" {}", speaker.clause(condition, Word::While))
            });
            capital(&format!("{}{says}{tail}.", phrase.before_verb(language)))
        }
        Ability::Replaces {
            event,
            once,
            only_if,
            instead,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let only_if = only_if.as_ref();
            capital(&replaces::replaces(
                event,
                *once,
                only_if,
                instead,
                &mut speaker,
            ))
        }
    };
    set(says, language)
}

/// " for each of your items".
pub(super) fn for_each(per: &Amount, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match per {
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            say!(language, " for {each}", " por {each}")
        }
        other => per_each(speaker, other),
    }
}

/// One way in which an ability can go, of all of these; or several.
pub fn way(mode: &Mode, all: &[Mode], names: Names) -> String {
    let of = mode.of.iter().filter_map(|&n| all.get(usize::from(n)));
    let said: Vec<String> = of.map(|one| self::mode(one, names)).collect();
    match &said[..] {
        [] => self::mode(mode, names),
        several => several.join(" "),
    }
}

fn mode(mode: &Mode, names: Names) -> String {
    let says = Speaker::new(&mode.targets, names).sentences(&mode.effects);
    set(capital(&says), names.language)
}

/// Effects that stand alone.
pub fn effects(effects: &[Effect], names: Names) -> String {
    let says = Speaker::new(&[], names).sentences(effects);
    set(capital(&says), names.language)
}

/// "Reward: gain 5¢."
pub fn reward(effects: &[Effect], names: Names) -> String {
    let says = Speaker::new(&[], names).sentences(effects);
    let says = set(says, names.language);
    say!(names.language, "Reward: {says}", "Recompensa: {says}")
}

/// "When you hold at least 10 loot cards, gain this soul."
pub fn soul_condition(condition: &Condition, names: Names) -> String {
    let mut speaker = Speaker::new(&[], names);
    speaker.wishes = true;
    let when = capital(&speaker.clause(condition, Word::When));
    let says = say!(
        names.language,
        "{when}, gain this soul.",
        "{when}, obtén esta alma."
    );
    set(says, names.language)
}

/// The effects, or the modes.
fn body<'a>(
    speaker: &mut Speaker<'a>,
    effects: &'a [Effect],
    (choose, picks): (&'a [Mode], HowMany),
) -> String {
    if choose.is_empty() {
        return speaker.sentences(effects);
    }
    let language = speaker.language();
    let written = || choose.iter().filter(|mode| mode.of.is_empty());
    let aimed = written().filter(|mode| !mode.targets.is_empty()).count();
    let ways = written().map(|mode| {
        let mut speaker = Speaker::new(&mode.targets, speaker.names);
        let only = mode.only_if.as_ref().map_or(String::new(), |condition| {
            let holds = speaker.clause(condition, Word::If);
            say!(language, "only {holds}: ", "solo {holds}: ")
        });
        let mut named = Vec::new();
        let chosen = mode
            .effects
            .iter()
            .map(|effect| chosen_now(&mut speaker, effect, &mut named));
        let chosen: String = chosen.collect();
        only + &chosen + &speaker.clauses(&mode.effects, ImpliedSubject::Plain)
    });
    let ways = lettered(ways.collect());
    let count = ways.len();
    let ways = ways.join(speaker.pick("; or ", "; o bien "));
    let several = match picks {
        HowMany::One => speaker.pick("one", "una opción").to_owned(),
        picks => picked(picks.at_least_one(), (count, aimed), language),
    };
    say!(
        language,
        "choose {several} – {ways}.",
        "elige {several} – {ways}."
    )
}

/// The text as it is printed: in Spanish "a tú" is "a ti".
fn set(text: String, language: Language) -> String {
    let text = printed(text, language);
    let rounded = language.pick(", rounded down ", ", redondeando hacia abajo ");
    let text = text.replace(rounded, &format!("{}, ", rounded.trim_end()));
    match language {
        Language::English => text,
        Language::Spanish => text
            .replace(" a tú", " a ti")
            .replace(" de tú", " de ti")
            .replace(" con tú", " contigo"),
    }
}
