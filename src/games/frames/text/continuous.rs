//! What frames have as long as an ability holds: "your frames within 3 units have +1 defense".

use super::filter;
use super::speaker::{Speaker, UNIT, dice};
use super::verb as words;
use crate::cards::text::{Form, Join, Phrase, Says, Word, counted, listed, per_each, say};
use crate::games::frames::content::{Amount, Condition, Filter, Gain, OwnCondition};
use crate::games::frames::match_state::Range;
use crate::games::frames::phrases::range_name;
use crate::packs::prose::signed;
use crate::table::Language;

impl Speaker {
    /// "if nobody has a higher score than you, this frame has +1 defense."
    pub fn continuous(
        &mut self,
        who: Option<&Filter>,
        only_if: Option<&Condition>,
        (gives, per): (&[Gain], Option<&Amount>),
    ) -> String {
        let language = self.language();
        let range = match only_if {
            Some(Condition::Own(OwnCondition::AttackAt(range))) => Some(*range),
            _ => None,
        };
        let defense = gives.iter().all(|gain| matches!(gain, Gain::Defense(_)));
        let against = range.filter(|_| defense).map(|range| {
            let range = range_name(range, language);
            say!(language, " against {range}", " contra {range}")
        });
        let lead = only_if.filter(|_| against.is_none()).map(|condition| {
            let clause = match range {
                Some(range) => in_attacks(range, language).to_owned(),
                None => self.clause(condition, Word::If),
            };
            format!("{clause}, ")
        });
        let who = match who {
            None => Phrase::one(language.pick("this frame", "este armazón"), false),
            Some(who) => filter::many(who, language),
        };
        let numbers = gives.iter().filter_map(|gain| self::gain(gain, language));
        let numbers = numbers.collect::<Vec<_>>();
        let mut says = Vec::new();
        if !numbers.is_empty() {
            let have = words::HAVE.form(Form::of(&who), language);
            let numbers = listed(&numbers, Join::And, language);
            let per = per.map(|per| per_each(self, per));
            let per = per.unwrap_or_default();
            says.push(format!("{have} {numbers}{per}"));
        }
        says.extend(gives.iter().filter_map(|gain| hidden(gain, &who, language)));
        let says = listed(&says, Join::And, language);
        let (lead, against) = (lead.unwrap_or_default(), against.unwrap_or_default());
        format!("{lead}{}{says}{against}.", who.before_verb(language))
    }
}

/// "in direct-fire attacks".
const fn in_attacks(range: Range, language: Language) -> &'static str {
    match range {
        Range::HandToHand => language.pick("in hand-to-hand attacks", "en ataques cuerpo a cuerpo"),
        Range::DirectFire => language.pick("in direct-fire attacks", "en ataques de fuego directo"),
        Range::Artillery => language.pick("in artillery attacks", "en ataques de artillería"),
    }
}

impl Speaker {
    /// "it is a direct-fire attack", or its opposite.
    pub(super) fn attack_at(&self, range: Range, holds: bool) -> String {
        let language = self.language();
        let what = match range {
            Range::HandToHand => {
                language.pick("a hand-to-hand attack", "un ataque cuerpo a cuerpo")
            }
            Range::DirectFire => {
                language.pick("a direct-fire attack", "un ataque de fuego directo")
            }
            Range::Artillery => language.pick("an artillery attack", "un ataque de artillería"),
        };
        let es = self.wished(["es", "sea"]);
        match (language, holds) {
            (Language::English, true) => format!("it is {what}"),
            (Language::English, false) => format!("it is not {what}"),
            (Language::Spanish, true) => format!("{es} {what}"),
            (Language::Spanish, false) => format!("no {es} {what}"),
        }
    }
}

/// "+1 defense", "1 red die more in each roll".
fn gain(gain: &Gain, language: Language) -> Option<String> {
    let (_, n) = gain.number();
    let more = n > 0;
    let word = match gain {
        Gain::Defense(_) => ["defense", "defensa"],
        Gain::Movement(_) => ["movement", "movimiento"],
        Gain::Attack(_) => ["attack", "ataque"],
        Gain::Spotting(_) => ["spotting", "señalización"],
        Gain::Dice(n, colour) => {
            let many = counted(n.unsigned_abs(), dice(*colour), language);
            let more = match more {
                true => language.pick("more in each roll", "más en cada tirada"),
                false => language.pick("fewer in each roll", "menos en cada tirada"),
            };
            return Some(format!("{many} {more}"));
        }
        Gain::AimedWithin(_) => return None,
    };
    let [english, spanish] = word;
    let n = signed(n.into());
    Some(say!(language, "{n} {english}", "{n} de {spanish}"))
}

/// "can only be designated as a target within 8 units".
fn hidden(gain: &Gain, who: &Phrase, language: Language) -> Option<String> {
    let Gain::AimedWithin(units) = gain else {
        return None;
    };
    let units = counted(*units, UNIT, language);
    let puede = if who.plural { "pueden" } else { "puede" };
    let objetivo = if who.plural { "objetivos" } else { "objetivo" };
    Some(say!(
        language,
        "can only be designated as a target within {units}",
        "solo {puede} ser {objetivo} a {units} o menos"
    ))
}
