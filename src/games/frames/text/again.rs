//! Dice that are rolled again, turns once more, frames that come back, and the clock.

use super::speaker::{Speaker, dice};
use super::verb as words;
use crate::cards::language::HowMany;
use crate::cards::text::{Join, Modality, Noun, Says, counted, listed, noun, say};
use crate::games::frames::content::{Amount, ObjectSelector, RolledDice};
use crate::table::Language;

const DIE: Noun = noun(["die", "dice"], ["dado", "dados"], false);
const DAMAGE_DIE: Noun = noun(
    ["damage die", "damage dice"],
    ["dado de daño", "dados de daño"],
    false,
);

impl Speaker {
    /// "reroll up to 2 red dice of this frame that show 1 or 2".
    pub(super) fn reroll(
        &self,
        which: &RolledDice,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let name = which.colour.map_or(DIE, dice);
        let (again, show) = rolled_again(which, name, modality, language);
        let who = self.who(who).text;
        say!(language, "{again} of {who}{show}", "{again} de {who}{show}")
    }

    /// "reroll all damage dice that show 1, 2 or 3".
    pub(super) fn reroll_damage(&self, which: &RolledDice, modality: Modality) -> String {
        let (again, show) = rolled_again(which, DAMAGE_DIE, modality, self.language());
        again + &show
    }

    /// "return the chosen frame to the edge of the field with 1 white die".
    pub(super) fn revive(&self, who: &ObjectSelector, modality: Modality) -> String {
        let language = self.language();
        let back = words::RETURN.on(&self.who(who), modality.you(), language);
        say!(
            language,
            "{back} to the edge of the field with 1 white die",
            "{back} al borde del campo con 1 dado blanco"
        )
    }

    /// "this frame gains another turn this round".
    pub(super) fn another_turn(&self, who: &ObjectSelector, modality: Modality) -> String {
        let language = self.language();
        let gains = modality.does(&words::GAIN, Some(&self.who(who)), language);
        say!(
            language,
            "{gains} another turn this round",
            "{gains} otro turno en esta ronda"
        )
    }

    /// "this frame gains 1 system of that frame".
    pub(super) fn salvage(
        &self,
        other: &ObjectSelector,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let language = self.language();
        let gains = modality.does(&words::GAIN, Some(&self.who(who)), language);
        let other = self.who(other).text;
        say!(
            language,
            "{gains} 1 system of {other}",
            "{gains} 1 sistema de {other}"
        )
    }

    /// "add 2 to the clock", "remove 2 from the clock".
    pub(super) fn clock(&mut self, up: bool, n: &Amount, modality: Modality) -> String {
        let (language, n) = (self.language(), self.plus(n));
        let verb = if up { &words::ADD } else { &words::REMOVE };
        let does = verb.form(modality.you(), language);
        match (language, up) {
            (Language::English, true) => format!("{does} {n} to the clock"),
            (Language::English, false) => format!("{does} {n} from the clock"),
            (Language::Spanish, true) => format!("{does} {n} al reloj"),
            (Language::Spanish, false) => format!("{does} {n} del reloj"),
        }
    }
}

/// "reroll up to 2 red dice", and " that show 1 or 2".
fn rolled_again(
    which: &RolledDice,
    name: Noun,
    modality: Modality,
    language: Language,
) -> (String, String) {
    let again = words::ROLL_AGAIN.form(modality.you(), language);
    let many = name.name(true, language);
    let one = which.take.is_some_and(|take| take.most() == 1);
    let how_many = match which.take {
        None => say!(language, "all {many}", "todos los {many}"),
        Some(HowMany::One) => counted(1_u8, name, language),
        Some(HowMany::Any) => say!(
            language,
            "any number of {many}",
            "cualquier número de {many}"
        ),
        Some(HowMany::UpTo(_)) => {
            let most = counted(most(which), name, language);
            say!(language, "up to {most}", "hasta {most}")
        }
        Some(HowMany::Between(least, _)) => {
            let (least, most) = (least.with(0), counted(most(which), name, language));
            say!(language, "{least} to {most}", "de {least} a {most}")
        }
    };
    let numbers = which.on.iter().map(u8::to_string).collect::<Vec<_>>();
    let show = if numbers.is_empty() {
        String::new()
    } else {
        let numbers = listed(&numbers, Join::Or, language);
        let (shows, muestre) = if one {
            ("shows", "muestre")
        } else {
            ("show", "muestren")
        };
        say!(
            language,
            " that {shows} {numbers}",
            " que {muestre} {numbers}"
        )
    };
    (format!("{again} {how_many}"), show)
}

/// How many at most.
fn most(which: &RolledDice) -> u8 {
    let most = which.take.map_or(0, HowMany::most);
    u8::try_from(most).unwrap_or(u8::MAX)
}
