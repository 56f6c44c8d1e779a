//! Filters as noun phrases: "an enemy frame within 3 units", "your other frames at a station".

use super::counters::counter_name;
use super::speaker::UNIT;
use crate::cards::text::{Phrase, counters, say};
use crate::games::frames::content::{Filter, Origin, System, Whose};
use crate::games::frames::phrases::{system_name, units};
use crate::table::Language;

/// One frame that matches.
pub fn one(filter: &Filter, language: Language) -> Phrase {
    if filter.is_this() {
        let (noun, rest) = (noun(filter, false, language), rest(filter, false, language));
        let this = say!(language, "this {noun}{rest}", "este {noun}{rest}");
        return Phrase::one(this, false);
    }
    let rest = rest(filter, false, language);
    let text = match (language, filter.whose, filter.is_other()) {
        (Language::English, Whose::Yours, false) => {
            format!("one of your {}", noun(filter, true, language))
        }
        (Language::English, Whose::Yours, true) => {
            format!("one of your other {}", noun(filter, true, language))
        }
        (Language::English, _, true) => format!("another {}", noun(filter, false, language)),
        (Language::English, _, false) => {
            let noun = noun(filter, false, language);
            format!("{} {noun}", crate::cards::text::article(&noun))
        }
        (Language::Spanish, Whose::Yours, false) => {
            format!("uno de tus {}", noun(filter, true, language))
        }
        (Language::Spanish, Whose::Yours, true) => {
            format!("otro de tus {}", noun(filter, true, language))
        }
        (Language::Spanish, _, true) => format!("otro {}", noun(filter, false, language)),
        (Language::Spanish, _, false) => format!("un {}", noun(filter, false, language)),
    };
    Phrase::one(text + &rest, false)
}

/// "this frame is within 3 units of the attacker", or its opposite; nothing where a filter asks for more than a place.
pub fn this_is(filter: &Filter, holds: bool, language: Language) -> Option<String> {
    let placed = filter.within.is_some()
        || filter.at_station.is_some()
        || filter.at_station_of.is_some()
        || filter.area.is_some();
    let more = filter.has.is_some() || filter.rockets.is_some() || filter.counters.is_some();
    if !filter.is_this() || !placed || more || filter.acted.is_some() {
        return None;
    }
    let this = one(filter, language).text;
    let (noun, place) = this.split_at(this.len() - rest(filter, false, language).len());
    let is = match (language, holds) {
        (Language::English, true) => "is",
        (Language::English, false) => "is not",
        (Language::Spanish, true) => "está",
        (Language::Spanish, false) => "no está",
    };
    Some(format!("{noun} {is}{place}"))
}

/// All that match, as a subject or object: "your frames", "los armazones enemigos".
pub fn many(filter: &Filter, language: Language) -> Phrase {
    if filter.is_this() {
        return one(filter, language);
    }
    let (noun, rest) = (noun(filter, true, language), rest(filter, true, language));
    let text = match (language, filter.whose, filter.is_other()) {
        (Language::English, Whose::Yours, false) => format!("your {noun}"),
        (Language::English, Whose::Yours, true) => format!("your other {noun}"),
        (Language::English, Whose::Theirs, _) => format!("all {noun}"),
        (Language::English, Whose::Any, false) => format!("all {noun}"),
        (Language::English, Whose::Any, true) => format!("all other {noun}"),
        (Language::Spanish, Whose::Yours, false) => format!("tus {noun}"),
        (Language::Spanish, Whose::Yours, true) => format!("tus otros {noun}"),
        (Language::Spanish, _, false) => format!("todos los {noun}"),
        (Language::Spanish, _, true) => format!("todos los otros {noun}"),
    };
    Phrase::many(text + &rest, false)
}

/// Each that matches, after "for": "each of your frames", "each enemy frame at a station".
pub fn each(filter: &Filter, language: Language) -> String {
    if filter.whose == Whose::Yours {
        let all = many(filter, language).text;
        return say!(language, "each of {all}", "cada uno de {all}");
    }
    let (noun, rest) = (noun(filter, false, language), rest(filter, false, language));
    let other = match filter.is_other() {
        true => language.pick("other ", "otro "),
        false => "",
    };
    say!(
        language,
        "each {other}{noun}{rest}",
        "cada {other}{noun}{rest}"
    )
}

/// All that match, after "the number of": "your frames", "enemy frames at a station".
pub fn counted(filter: &Filter, language: Language) -> String {
    let text = many(filter, language).text;
    let all = ["all ", "todos los "];
    let plain = all.iter().find_map(|all| text.strip_prefix(all));
    plain.map_or_else(|| text.clone(), str::to_owned)
}

/// So many that match: "1 enemy frame", "2 of your other frames".
pub fn numbered(n: u8, filter: &Filter, language: Language) -> String {
    if filter.whose == Whose::Yours {
        let all = many(filter, language).text;
        return say!(language, "{n} of {all}", "{n} de {all}");
    }
    let several = n != 1;
    let (noun, rest) = (
        noun(filter, several, language),
        rest(filter, several, language),
    );
    let other = match (filter.is_other(), language, several) {
        (false, ..) => "",
        (true, Language::English, _) => "other ",
        (true, Language::Spanish, false) => "otro ",
        (true, Language::Spanish, true) => "otros ",
    };
    format!("{n} {other}{noun}{rest}")
}

/// The noun with its adjectives, and what stands after it.
pub fn noun_and_rest(filter: &Filter, plural: bool, language: Language) -> (String, String) {
    (
        noun(filter, plural, language),
        rest(filter, plural, language),
    )
}

/// The noun with its adjectives.
pub fn noun(filter: &Filter, plural: bool, language: Language) -> String {
    let theirs = filter.whose == Whose::Theirs;
    let kind = filter.kind.as_ref().map(|kind| kind.shown(language));
    let mut words = Vec::new();
    match language {
        Language::English => {
            words.extend(theirs.then_some("enemy"));
            words.extend(filter.destroyed.then_some("destroyed"));
            words.extend(either(filter.damaged, "damaged", "undamaged"));
            words.extend(either(filter.spotted, "spotted", "unspotted"));
            words.extend(kind.as_deref());
            match (plural, &kind) {
                (true, _) => words.push("frames"),
                (false, None) => words.push("frame"),
                // "an enemy Tideman".
                (false, Some(_)) => {}
            }
        }
        Language::Spanish => {
            let each = |one: &'static str, many: &'static str| if plural { many } else { one };
            words.push(each("armazón", "armazones"));
            words.extend(kind.as_deref());
            words.extend(theirs.then_some(each("enemigo", "enemigos")));
            words.extend(filter.destroyed.then_some(each("destruido", "destruidos")));
            let [damaged, sound] = [each("dañado", "dañados"), each("ileso", "ilesos")];
            words.extend(either(filter.damaged, damaged, sound));
            let spotted = [
                each("señalado", "señalados"),
                each("no señalado", "no señalados"),
            ];
            words.extend(either(filter.spotted, spotted[0], spotted[1]));
        }
    }
    words.join(" ")
}

/// The word for `true` or that for `false`.
fn either(is: Option<bool>, yes: &'static str, no: &'static str) -> Option<&'static str> {
    is.map(|is| if is { yes } else { no })
}

/// A length, whole where it can be: "4", "4.5".
pub fn length(n: i32, language: Language) -> String {
    let sign = if n < 0 { "−" } else { "" };
    let all = units(n.abs(), language);
    let whole = all.strip_suffix(language.pick(".0", ",0"));
    format!("{sign}{}", whole.unwrap_or(&all))
}

/// The frame that a distance is measured from.
fn origin(of: Origin, language: Language) -> &'static str {
    match of {
        Origin::This => language.pick("this frame", "este armazón"),
        Origin::That => language.pick("that frame", "ese armazón"),
        Origin::Picked => language.pick("the chosen frame", "el armazón elegido"),
        Origin::Attacker => language.pick("the attacker", "el atacante"),
        Origin::Attacked => language.pick("the attacked frame", "el armazón atacado"),
        Origin::InTurn => language.pick("the frame in its turn", "el armazón en su turno"),
    }
}

/// What stands after the noun, with a space before it.
fn rest(filter: &Filter, plural: bool, language: Language) -> String {
    let mut rest = String::new();
    if let Some(system) = filter.has {
        let name = match system {
            System::Own(letter) => letter.name(language).to_owned(),
            system => system_name(system, language).to_lowercase(),
        };
        rest += &say!(language, " with {name}", " con {name}");
    }
    rest += match filter.rockets {
        Some(true) => language.pick(" with a rocket", " con un cohete"),
        Some(false) => language.pick(" without rockets", " sin cohetes"),
        None => "",
    };
    if let Some((counter, n)) = &filter.counters {
        let many = counters(*n, &counter_name(counter, language), language);
        rest += &say!(language, " with at least {many}", " con al menos {many}");
    }
    if let Some(units) = filter.within {
        rest += &match (language, units) {
            (Language::English, 1) => " within 1 unit".to_owned(),
            (Language::English, n) => format!(" within {n} units"),
            (Language::Spanish, 1) => " a 1 unidad o menos".to_owned(),
            (Language::Spanish, n) => format!(" a {n} unidades o menos"),
        };
        if let Some(of) = filter.of {
            let of = origin(of, language);
            rest += &say!(language, " of {of}", " de {of}");
        }
    }
    if let Some(area) = filter.area {
        let [x, y, radius] = [area.x, area.y, area.radius].map(|n| length(n, language));
        let units = UNIT.name(radius != "1", language);
        rest += &say!(
            language,
            " within {radius} {units} of the point ({x}, {y})",
            " a {radius} {units} o menos del punto ({x}; {y})"
        );
    }
    rest += either(
        filter.at_station,
        language.pick(" at a station", " junto a una estación"),
        language.pick(" not at a station", " lejos de las estaciones"),
    )
    .unwrap_or_default();
    rest += match filter.at_station_of {
        None => "",
        Some(Whose::Any) => language.pick(
            " at a controlled station",
            " junto a una estación controlada",
        ),
        Some(Whose::Yours) => language.pick(
            " at a station that you control",
            " junto a una estación que controlas",
        ),
        Some(Whose::Theirs) => language.pick(
            " at a station that an opponent controls",
            " junto a una estación que controla un rival",
        ),
    };
    rest += match (filter.acted, language, plural) {
        (None, ..) => "",
        (Some(true), Language::English, false) => " that has had its turn",
        (Some(true), Language::English, true) => " that have had their turn",
        (Some(false), Language::English, false) => " that has not had its turn",
        (Some(false), Language::English, true) => " that have not had their turn",
        (Some(true), Language::Spanish, false) => " que ya ha actuado",
        (Some(true), Language::Spanish, true) => " que ya han actuado",
        (Some(false), Language::Spanish, false) => " que no ha actuado",
        (Some(false), Language::Spanish, true) => " que no han actuado",
    };
    rest
}
