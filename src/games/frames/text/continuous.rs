//! What frames have as long as an ability holds: "your frames within 3 units have +1 defense".

use super::filter;
use super::speaker::{Speaker, dice};
use super::verb as words;
use crate::cards::text::{Join, Phrase, Says, Word, counted, listed, say};
use crate::games::frames::content::{Condition, Filter, Gain};
use crate::table::Language;

impl Speaker {
    /// "if nobody has a higher score than you, this frame has +1 defense."
    pub fn continuous(
        &mut self,
        who: Option<&Filter>,
        only_if: Option<&Condition>,
        gives: &[Gain],
    ) -> String {
        let language = self.language();
        let lead = only_if.map(|condition| {
            let clause = self.clause(condition, Word::If);
            format!("{clause}, ")
        });
        let who = match who {
            None => Phrase::one(language.pick("this frame", "este armazón"), false),
            Some(who) => filter::many(who, language),
        };
        let gives = gives.iter().map(|gain| self::gain(gain, language));
        let gives = listed(&gives.collect::<Vec<_>>(), Join::And, language);
        let have = words::HAVE.by(&who, language);
        format!("{}{have} {gives}.", lead.unwrap_or_default())
    }
}

/// "+1 defense", "1 red die more in each roll".
fn gain(gain: &Gain, language: Language) -> String {
    let (_, n) = gain.number();
    let word = match gain {
        Gain::Defense(_) => ["defense", "defensa"],
        Gain::Movement(_) => ["movement", "movimiento"],
        Gain::Attack(_) => ["attack", "ataque"],
        Gain::Spotting(_) => ["spotting", "señalización"],
        Gain::Dice(n, colour) => {
            let many = counted(*n, dice(*colour), language);
            return say!(
                language,
                "{many} more in each roll",
                "{many} más en cada tirada"
            );
        }
    };
    let [english, spanish] = word;
    say!(language, "+{n} {english}", "+{n} de {spanish}")
}
