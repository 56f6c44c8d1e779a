//! Says abilities that replace what would happen.

use super::acting::Modalities;
use super::delayed::before;
use super::{Phrase, Says, say};
use crate::cards::language::{
    Condition, Effect, Language as Words, Lasting, ReplaceableKind, Replacement,
};
use crate::table::Language;

/// "if this Character would be destroyed, return it to its owner's hand instead"; `destroyed` is what that is called.
pub fn replaces<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    who: &Phrase,
    kind: ReplaceableKind,
    destroyed: [&str; 2],
    condition: Option<&Condition<L>>,
    instead: &Replacement<L>,
) -> String {
    let language = speaker.language();
    let text = &who.text;
    let names = (destroyed, speaker.damage_name());
    let what = what(who, kind, names, condition, language);
    let told = kind == ReplaceableKind::Damage
        && matches!(
            condition,
            Some(Condition::ThatAtLeast(_) | Condition::ThatAtMost(_))
        );
    let condition = condition.filter(|_| !told).map(|c| speaker.state(c, true));
    let lead = say!(
        language,
        "if {text} would {what}",
        "si {text} fuera a {what}"
    );
    let lead = match condition {
        Some(condition) => say!(language, "{lead} and {condition}", "{lead} y {condition}"),
        None => lead,
    };
    if let Some((costs, effects)) = instead.optional() {
        return format!("{lead}, {}", may_instead(speaker, costs, effects));
    }
    let does = does(speaker, kind, instead);
    format!("{lead}, {does}")
}

/// "the next time this Character would be dealt damage this turn, prevent that damage". `name` says whom that happens to.
/// A target that was not named before is chosen first: "choose a Character; the next time that Character ..".
pub fn replaces_next<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    name: impl Fn(&mut S) -> Phrase,
    is_target: bool,
    kind: ReplaceableKind,
    destroyed: [&str; 2],
    until: &Lasting<L>,
    instead: &Replacement<L>,
) -> String {
    let language = speaker.language();
    let before = before(speaker, until);
    let first = name(speaker);
    let again = is_target.then(|| name(speaker));
    let who = again.as_ref().unwrap_or(&first);
    let lead = if first.text == who.text {
        String::new()
    } else {
        let first = &first.text;
        say!(language, "choose {first}; ", "elige {first}; ")
    };
    let who = if who.plural {
        let all = &who.text;
        let one = if who.feminine { "una" } else { "uno" };
        let text = say!(language, "one of {all}", "{one} de {all}");
        &Phrase::one(text, who.feminine)
    } else {
        who
    };
    let names = (destroyed, speaker.damage_name());
    let (text, what) = (&who.text, what::<L>(who, kind, names, None, language));
    let does = does(speaker, kind, instead);
    say!(
        language,
        "{lead}the next time {text} would {what}{before}, {does}",
        "{lead}la próxima vez que {text} fuera a {what}{before}, {does}"
    )
}

/// "be dealt 3 or more damage"; `destroyed` and `damage` are what those are called.
fn what<L: Words>(
    who: &Phrase,
    kind: ReplaceableKind,
    (destroyed, [damage, harm]): ([&str; 2], [&str; 2]),
    condition: Option<&Condition<L>>,
    language: Language,
) -> String {
    match (kind, language) {
        (ReplaceableKind::Destroyed { .. }, Language::English) => format!("be {}", destroyed[0]),
        (ReplaceableKind::Destroyed { .. }, Language::Spanish) => {
            format!("ser {}", who.agreed(destroyed[1]))
        }
        (ReplaceableKind::Damage, _) => match condition {
            Some(Condition::ThatAtLeast(n)) => say!(
                language,
                "be dealt {n} or more {damage}",
                "recibir {n} o más puntos de {harm}"
            ),
            Some(Condition::ThatAtMost(n)) => say!(
                language,
                "be dealt {n} or less {damage}",
                "recibir {n} o menos puntos de {harm}"
            ),
            _ => say!(language, "be dealt {damage}", "recibir {harm}"),
        },
    }
}

/// "prevent that damage".
fn does<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    kind: ReplaceableKind,
    instead: &Replacement<L>,
) -> String {
    let language = speaker.language();
    match instead {
        Replacement::Nothing => match kind {
            ReplaceableKind::Destroyed { .. } => {
                say!(language, "it is not", "no lo es")
            }
            ReplaceableKind::Damage => say!(language, "prevent that damage", "evita ese daño"),
        },
        Replacement::More(n) => say!(language, "that damage is {n} more", "ese daño es {n} mayor"),
        Replacement::Less(n) => {
            let points = if *n == 1 { "punto" } else { "puntos" };
            say!(
                language,
                "prevent {n} of that damage",
                "evita {n} {points} de ese daño"
            )
        }
        Replacement::Double => say!(language, "that damage is doubled", "ese daño se duplica"),
        Replacement::To(who) => {
            let other = speaker.victim(who);
            let (recibe, other) = (receives(&other), &other.text);
            say!(
                language,
                "that damage is dealt to {other} instead",
                "ese daño lo {recibe} {other} en su lugar"
            )
        }
        Replacement::Do(effects) => {
            let one = effects.len() == 1;
            let effects = speaker.clauses(effects, S::Modality::PLAIN);
            instead_of(&effects, one, language)
        }
    }
}

/// "you may heal it instead", "you may pay 2 Volition. If you do, heal it instead".
pub fn may_instead<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    costs: &[L::Cost],
    effects: &[Effect<L>],
) -> String {
    let language = speaker.language();
    if costs.is_empty() {
        let effects = speaker.clauses(effects, S::Modality::MAY);
        return say!(
            language,
            "you may {effects} instead",
            "puedes {effects} en vez de eso"
        );
    }
    let costs = speaker.costs(costs);
    if effects.is_empty() {
        return say!(
            language,
            "you may {costs} to prevent that",
            "puedes {costs} para evitarlo"
        );
    }
    let one = effects.len() == 1;
    let effects = speaker.clauses(effects, S::Modality::PLAIN);
    let does = instead_of(&effects, one, language);
    say!(
        language,
        "you may {costs}. If you do, {does}",
        "puedes {costs}. Si lo haces, {does}"
    )
}

/// "heal it instead", of several effects "instead heal it and draw 1 card".
#[must_use]
pub fn instead_of(effects: &str, one: bool, language: Language) -> String {
    match one {
        true => say!(language, "{effects} instead", "en vez de eso, {effects}"),
        false => say!(language, "instead {effects}", "en vez de eso, {effects}"),
    }
}

/// "recibe", as its subject asks for it.
#[must_use]
pub const fn receives(who: &Phrase) -> &'static str {
    match (who.you, who.plural) {
        (true, _) => "recibes",
        (_, true) => "reciben",
        (_, false) => "recibe",
    }
}
