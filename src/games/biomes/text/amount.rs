//! Numbers in sentences.

use super::filter;
use super::speaker::Speaker;
use crate::cards::text::{Noun, Says, say};
use crate::games::biomes::content::{Amount, Change, Filter, Lasting};
use crate::packs::Language;
use crate::packs::prose::signed;

/// The Spanish words in place of a number that the event brings.
const THAT: &str = "esa cantidad";

/// What an amount is an amount of.
#[derive(Clone, Copy)]
pub enum Unit<'a> {
    /// "2 damage", "2 de daño".
    Of([&'a str; 2]),
    /// "1 card", "2 cards".
    Things(Noun),
}

impl Unit<'_> {
    fn name(self, one: bool, language: Language) -> String {
        match self {
            Self::Of([english, spanish]) => match language {
                Language::English => english.to_owned(),
                Language::Spanish => format!("de {spanish}"),
            },
            Self::Things(noun) => noun.name(!one, language).to_owned(),
        }
    }

    /// The number in front of it is said after the sentence.
    fn bare(self, language: Language) -> String {
        match (self, language) {
            (Self::Of([_, spanish]), Language::Spanish) => spanish.to_owned(),
            (Self::Things(noun), Language::Spanish) => {
                format!("una cantidad de {}", noun.name(true, language))
            }
            (unit, Language::English) => unit.name(false, language),
        }
    }
}

/// "2 damage", "that many cards", and what follows the sentence: " for each friendly agent", " equal to its attack".
pub fn amount(amount: &Amount, unit: Unit<'_>, speaker: &mut Speaker) -> (String, String) {
    let language = speaker.language();
    let number = match amount {
        Amount::N(n) => n.to_string(),
        Amount::X => "X".to_owned(),
        Amount::That => match (language, unit) {
            (Language::English, Unit::Of(_)) => "that much".to_owned(),
            (Language::English, Unit::Things(_)) => "that many".to_owned(),
            (Language::Spanish, Unit::Of(_)) => THAT.to_owned(),
            (Language::Spanish, Unit::Things(_)) => format!("{THAT} de"),
        },
        Amount::Count(filter) => {
            let name = unit.name(true, language);
            return (format!("1 {name}"), for_each(filter, speaker));
        }
        other => {
            let equal = equal(other, speaker);
            return (unit.bare(language), equal);
        }
    };
    let name = unit.name(number == "1", language);
    (format!("{number} {name}"), String::new())
}

/// A number alone, if it can be said so: "2", "X", "that many", "1", and what follows the sentence.
pub fn plain(amount: &Amount, speaker: &mut Speaker) -> Option<(String, String)> {
    let says = match amount {
        Amount::N(n) => n.to_string(),
        Amount::X => "X".to_owned(),
        Amount::That => speaker.pick("that many", THAT).to_owned(),
        Amount::Count(filter) => return Some(("1".to_owned(), for_each(filter, speaker))),
        _ => return None,
    };
    Some((says, String::new()))
}

/// " equal to half of that amount, rounded down".
pub fn equal(amount: &Amount, speaker: &mut Speaker) -> String {
    let what = speaker.quantity(amount);
    say!(speaker.language(), " equal to {what}", " igual a {what}")
}

fn for_each(filter: &Filter, speaker: &Speaker) -> String {
    let each = filter::each(filter, speaker.names).text;
    say!(speaker.language(), " for {each}", " por {each}")
}

/// A change of attack or defense, and what follows the sentence. `taken` are letters that mean something already. If not
/// `each`, what is counted is a letter too, as "+1/+1 for each" would count both numbers.
pub fn plus(
    Change(n): &Change,
    taken: &str,
    each: bool,
    speaker: &mut Speaker,
) -> (String, String) {
    match n {
        Amount::N(n) => (signed(*n), String::new()),
        Amount::X => ("+X".to_owned(), String::new()),
        Amount::That => {
            let that = speaker.pick("that much more", THAT);
            (that.to_owned(), String::new())
        }
        Amount::Count(filter) if each => ("+1".to_owned(), for_each(filter, speaker)),
        Amount::Times(n, inner) if each && matches!(**inner, Amount::Count(_)) => {
            let (_, tail) = plus(&Change((**inner).clone()), taken, each, speaker);
            (signed(*n), tail)
        }
        other => {
            let what = speaker.quantity(other);
            let free = |letter: &&str| !taken.contains(letter) && !what.contains(letter);
            let letter = ["X", "Y", "Z"].into_iter().find(free).unwrap_or("Z");
            let tail = say!(
                speaker.language(),
                ", where {letter} is {what}",
                ", donde {letter} es {what}"
            );
            (format!("+{letter}"), tail)
        }
    }
}

/// How long something lasts.
pub fn until_words(until: &Lasting, speaker: &mut Speaker<'_>) -> String {
    let language = speaker.names.language;
    match until {
        Lasting::NextTurnOf(_) => return speaker.lasting(until),
        Lasting::Game => language.pick(
            " for the rest of the game",
            " durante el resto de la partida",
        ),
        Lasting::Turn => language.pick(" until end of turn", " hasta el final del turno"),
        Lasting::Round => language.pick(" until your next turn", " hasta tu próximo turno"),
        Lasting::WhileInPlay => language.pick(
            " for as long as this is on the planet",
            " mientras esta carta siga en el planeta",
        ),
        Lasting::Permanent => language.pick(" permanently", " de forma permanente"),
    }
    .to_owned()
}
