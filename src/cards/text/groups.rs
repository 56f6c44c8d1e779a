//! Says groups of targets: "up to three items", "those items".

use super::{Form, Noun, Phrase, say, verbs};
use crate::cards::language::{Bound, HowMany};
use crate::table::Language;

/// What a group consists of.
pub enum Things<'a> {
    /// "item", "items": of one and of many, without an article.
    Plain(&'a dyn Fn(bool) -> String),
    /// "your items": some of these.
    Of(String),
}

/// "up to three items", "any number of your items", "two items".
#[must_use]
pub fn group(count: HowMany, things: &Things<'_>, feminine: bool, language: Language) -> Phrase {
    let (least, most) = (count.least(), count.most());
    let one = most == 1;
    let things = match things {
        Things::Plain(things) => things(!one),
        Things::Of(all) => say!(language, "of {all}", "de {all}"),
    };
    let of = things.starts_with(language.pick("of ", "de "));
    let said = |bound: Bound, of| match bound {
        Bound::X => "X",
        Bound::N(n) => number(n.try_into().unwrap_or(0), feminine, of, language),
    };
    let (low, high) = match count {
        HowMany::UpTo(high) => (Bound::N(0), high),
        HowMany::Between(low, high) => (low, high),
        HowMany::One | HowMany::Any => (Bound::N(1), Bound::N(most as i32)),
    };
    let exactly = low == high;
    let (low, high) = (said(low, true), said(high, of));
    // "otros dos objetos", "otro objeto".
    let (high, things) = match things.split_once(' ') {
        Some((other @ ("otro" | "otra"), rest)) => (other.to_owned(), rest.to_owned()),
        Some((others @ ("otros" | "otras"), rest)) if count != HowMany::Any => {
            (format!("{others} {high}"), rest.to_owned())
        }
        _ => (high.to_owned(), things),
    };
    let is_other = matches!(&high[..], "otro" | "otra");
    let text = match count {
        HowMany::Any if of => say!(language, "any number {things}", "cualquier número {things}"),
        HowMany::Any => say!(
            language,
            "any number of {things}",
            "cualquier número de {things}"
        ),
        HowMany::UpTo(Bound::N(1)) if is_other => format!("{high} {things} como máximo"),
        HowMany::UpTo(_) | HowMany::Between(Bound::N(0), _) => {
            say!(language, "up to {high} {things}", "hasta {high} {things}")
        }
        _ if exactly => format!("{high} {things}"),
        _ if least + 1 == most && !count.has_x() => {
            say!(
                language,
                "{low} or {high} {things}",
                "{low} o {high} {things}"
            )
        }
        _ => say!(
            language,
            "{low} to {high} {things}",
            "de {low} a {high} {things}"
        ),
    };
    match one {
        true => Phrase::one(text, feminine),
        false => Phrase::many(text, feminine),
    }
}

/// "those items"; "it" or "that item" of a group that is at most one is said like any other target.
#[must_use]
pub fn those(noun: Noun, language: Language) -> Phrase {
    let those = match noun.feminine {
        true => language.pick("those", "esas"),
        false => language.pick("those", "esos"),
    };
    Phrase::many(
        format!("{those} {}", noun.name(true, language)),
        noun.feminine,
    )
}

verbs! {
    DIVIDE = "divide", "reparte", "repartes", "reparte", "reparten", "repartir", "reparta";
}

/// "divide 5 damage as you choose among up to three enemy Characters".
#[must_use]
pub fn divided(what: &str, among: &str, form: Form, yours: bool, language: Language) -> String {
    let divide = DIVIDE.form(form, language);
    let [choose, quieras] = match yours {
        true => ["you choose", "quieras"],
        false => ["they choose", "quiera"],
    };
    say!(
        language,
        "{divide} {what} as {choose} among {among}",
        "{divide} {what} como {quieras} entre {among}"
    )
}

/// "one", "up to two", "one or more" of so many ways; in Spanish "hasta dos opciones".
#[must_use]
pub fn options(count: HowMany, ways: usize, language: Language) -> String {
    let all = count.least() == 1 && count.most() >= ways;
    if all && count != HowMany::One {
        return language
            .pick("one or more", "una o más opciones")
            .to_owned();
    }
    let option = |plural| match (language, plural) {
        (Language::English, _) => String::new(),
        (Language::Spanish, false) => "opción".to_owned(),
        (Language::Spanish, true) => "opciones".to_owned(),
    };
    let said = group(count, &Things::Plain(&option), true, language).text;
    let said = said.trim_end();
    said.strip_suffix(" of").unwrap_or(said).to_owned()
}

/// The same of ways that are picked together, of which so many have targets: those are all different things.
#[must_use]
pub fn picked(count: HowMany, (ways, aimed): (usize, usize), language: Language) -> String {
    let mut several = options(count, ways, language);
    if aimed > 1 {
        several += language.pick(" with different targets", " con objetivos distintos");
    }
    several
}

/// A number as a word.
fn number(n: usize, feminine: bool, of: bool, language: Language) -> &'static str {
    let english = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight",
    ];
    let spanish = [
        "ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho",
    ];
    let at = n.min(english.len() - 1);
    match (language, n) {
        (Language::English, _) => english[at],
        (Language::Spanish, 1) if feminine => "una",
        (Language::Spanish, 1) if of => "uno",
        (Language::Spanish, _) => spanish[at],
    }
}

impl Phrase {
    /// Whom so much happens to: of several, each of them.
    #[must_use]
    pub fn each(&self, language: Language) -> String {
        let text = &self.text;
        if !self.plural || self.known || self.you {
            return text.clone();
        }
        let one = if self.feminine { "una" } else { "uno" };
        say!(language, "each of {text}", "cada {one} de {text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::text::noun;

    #[test]
    fn groups_are_said_with_their_numbers() {
        let card = noun(["card", "cards"], ["carta", "cartas"], true);
        let item = noun(["item", "items"], ["objeto", "objetos"], false);
        let said = |count, noun: Noun| {
            let each = [Language::English, Language::Spanish].map(|language| {
                let things = |plural| noun.name(plural, language).to_owned();
                group(count, &Things::Plain(&things), noun.feminine, language).text
            });
            each.join(" / ")
        };
        assert_eq!(
            said(HowMany::UpTo(Bound::N(3)), item),
            "up to three items / hasta tres objetos"
        );
        assert_eq!(
            said(HowMany::UpTo(Bound::N(1)), item),
            "up to one item / hasta un objeto"
        );
        assert_eq!(
            said(HowMany::UpTo(Bound::N(1)), card),
            "up to one card / hasta una carta"
        );
        assert_eq!(
            said(HowMany::Between(Bound::N(2), Bound::N(2)), card),
            "two cards / dos cartas"
        );
        assert_eq!(
            said(HowMany::Between(Bound::N(1), Bound::N(2)), item),
            "one or two items / uno o dos objetos"
        );
        assert_eq!(
            said(HowMany::Between(Bound::N(2), Bound::N(4)), card),
            "two to four cards / de dos a cuatro cartas"
        );
        assert_eq!(
            said(HowMany::Any, card),
            "any number of cards / cualquier número de cartas"
        );
        let others = |plural: bool| {
            if plural {
                "otros objetos"
            } else {
                "otro objeto"
            }
            .to_owned()
        };
        let others = Things::Plain(&others);
        let two = group(
            HowMany::UpTo(Bound::N(2)),
            &others,
            false,
            Language::Spanish,
        );
        let one = group(
            HowMany::UpTo(Bound::N(1)),
            &others,
            false,
            Language::Spanish,
        );
        assert_eq!(
            (&two.text[..], &one.text[..]),
            ("hasta otros dos objetos", "otro objeto como máximo")
        );
        let yours = Things::Of("your items".to_owned());
        let three = group(HowMany::UpTo(Bound::N(3)), &yours, false, Language::English);
        assert_eq!(three.text, "up to three of your items");
        assert_eq!(
            three.each(Language::English),
            "each of up to three of your items"
        );
        assert_eq!(those(card, Language::Spanish).text, "esas cartas");
    }
}
