//! Says coins that are flipped and dice that are rolled.

use super::acting::Modalities;
use super::{Form, Join, Says, listed, say, verbs};
use crate::cards::language::{Band, Chance, Effect, Language as Words};
use crate::table::Language;

verbs! {
    FLIP = "flip", "lanza", "lanzas", "lanza", "lanzan", "lanzar", "lance";
    ROLL = "roll", "tira", "tiras", "tira", "tiran", "tirar", "tire";
}

/// "choose an enemy Character at random; deal 1 damage to it".
pub(super) fn at_random<L: Words, S: Says<L> + ?Sized>(
    says: &mut S,
    filter: &L::Filter,
    effects: &[Effect<L>],
    modality: S::Modality,
) -> String {
    let language = says.language();
    let what = says.one(filter).text;
    let elige = match modality.form() {
        Form::Bare => "elegir",
        _ => "elige",
    };
    says.pick_of(filter);
    let effects = says.clauses(effects, S::Modality::PLAIN);
    say!(
        language,
        "choose {what} at random; {effects}",
        "{elige} al azar {what}; {effects}"
    )
}

/// "flip a coin: on heads, draw 1 card; on tails, the opponent draws 1 card".
pub fn chance<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    chance: &Chance<L>,
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    match chance {
        Chance::Flip(sides) => {
            let flip = FLIP.form(modality.form(), language);
            let flip = say!(language, "{flip} a coin", "{flip} una moneda");
            let sides = [
                (["on heads", "con cara"], &sides.heads),
                (["on tails", "con cruz"], &sides.tails),
            ];
            let sides = sides.into_iter().filter(|(_, does)| !does.is_empty());
            let sides = sides.map(|(on, does)| {
                let does = speaker.clauses(does, S::Modality::PLAIN);
                let does = within(does, speaker);
                format!("{}, {does}", speaker.either(on))
            });
            let sides = sides.collect::<Vec<_>>().join("; ");
            format!("{flip}{}{sides}", speaker.before_ways())
        }
        Chance::Roll(bands) => speaker.roll(bands, modality),
    }
}

/// "roll a die: on 1–2, lose 2 Volition; on 3–6, draw 1 card".
pub fn roll<L: Words, S: Says<L> + ?Sized>(
    speaker: &mut S,
    bands: &[Band<L>],
    modality: S::Modality,
) -> String {
    let language = speaker.language();
    let roll = ROLL.form(modality.form(), language);
    let roll = say!(language, "{roll} a die", "{roll} un dado");
    if let [band] = bands
        && band.on.len() == 6
    {
        let does = speaker.clauses(&band.effects, S::Modality::PLAIN);
        return say!(language, "{roll}, then {does}", "{roll} y luego {does}");
    }
    let bands = bands.iter().map(|band| {
        let does = speaker.clauses(&band.effects, S::Modality::PLAIN);
        let does = within(does, speaker);
        let on = results(&band.on, language);
        say!(language, "on {on}, {does}", "con {on}, {does}")
    });
    let bands = bands.collect::<Vec<_>>().join("; ");
    format!("{roll}{}{bands}", speaker.before_ways())
}

/// What happens on a result, in brackets where it has results of its own: "on 1, (roll a die: on 6, draw 1 card)".
#[must_use]
pub fn within<L: Words, S: Says<L> + ?Sized>(does: String, speaker: &S) -> String {
    let own = format!(
        "{}{} ",
        speaker.before_ways(),
        speaker.either(["on", "con"])
    );
    match does.contains(&own) {
        true => format!("({does})"),
        false => does,
    }
}

/// The results on which nothing happens: "on tails", "on 1–3".
pub(super) fn nothing_on<L: Words>(chance: &Chance<L>, language: Language) -> Option<String> {
    match chance {
        Chance::Flip(sides) => match (sides.heads.is_empty(), sides.tails.is_empty()) {
            (true, false) => Some(language.pick("on heads", "con cara").to_owned()),
            (false, true) => Some(language.pick("on tails", "con cruz").to_owned()),
            _ => None,
        },
        Chance::Roll(bands) => {
            let does = |n: &u8| {
                let mut bands = bands.iter();
                bands.any(|band| band.on.contains(n) && !band.effects.is_empty())
            };
            let nothing: Vec<u8> = (1..=6).filter(|n| !does(n)).collect();
            let on = results(&nothing, language);
            (!nothing.is_empty()).then(|| say!(language, "on {on}", "con {on}"))
        }
    }
}

/// "1–3", "1 or 6", "2".
#[must_use]
pub fn results(on: &[u8], language: Language) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &n in on {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == n => *last = n,
            _ => runs.push((n, n)),
        }
    }
    let runs = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}–{last}"),
    });
    listed(&runs.collect::<Vec<_>>(), Join::Or, language)
}
