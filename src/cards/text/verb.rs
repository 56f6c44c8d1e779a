//! Verbs in both languages: what somebody does, and what the reader does to something.

use std::borrow::Cow;

use super::Phrase;
use crate::table::Language;

/// The form that a verb takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// "gain", "obtén": said to the reader.
    Command,
    /// "you gain", "obtienes".
    You,
    /// "it gains", "obtiene".
    Singular,
    /// "they gain", "obtienen".
    Plural,
    /// "gain" after "may", "obtener" after "puede".
    Bare,
    /// "gain" after "have it", "obtenga" after "hacer que".
    Wished,
    /// The same of several: "obtengan".
    WishedMany,
    /// The same of the reader: "obtengas".
    WishedYou,
}

impl Form {
    /// The form of a verb of which that is the subject.
    #[must_use]
    pub const fn of(subject: &Phrase) -> Self {
        match (subject.you, subject.plural) {
            (true, _) => Self::You,
            (false, true) => Self::Plural,
            (false, false) => Self::Singular,
        }
    }

    /// Whether it stands after another verb: "may gain", "have it gain".
    #[must_use]
    pub const fn follows(self) -> bool {
        match self {
            Self::Bare | Self::Wished | Self::WishedMany | Self::WishedYou => true,
            Self::Command | Self::You | Self::Singular | Self::Plural => false,
        }
    }
}

/// A verb with its forms.
#[derive(Debug)]
pub struct Verb {
    english: &'static str,
    command: &'static str,
    second: &'static str,
    third: [&'static str; 2],
    infinitive: &'static str,
    wished: [&'static str; 2],
}

/// Such a verb: in English as it is after "may", in Spanish the command, what you do, what one and many do, the
/// infinitive, and what one and many are made to do.
#[must_use]
pub const fn verb(
    english: &'static str,
    command: &'static str,
    second: &'static str,
    third: [&'static str; 2],
    infinitive: &'static str,
    wished: [&'static str; 2],
) -> Verb {
    Verb {
        english,
        command,
        second,
        third,
        infinitive,
        wished,
    }
}

/// Names verbs: English, then in Spanish the command, what you do, what one and many do, the infinitive, and what
/// one is made to do (of many it ends in n).
macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident = $english:literal, $command:literal, $second:literal,
        $one:literal, $many:literal, $infinitive:literal, $wished:literal;)+) => {
        $($(#[$doc])* pub const $name: $crate::cards::text::Verb = $crate::cards::text::verb(
            $english, $command, $second, [$one, $many], $infinitive, [$wished, concat!($wished, "n")],
        );)+
    };
}
pub(crate) use verbs;

impl Verb {
    /// The verb alone, in that form.
    #[must_use]
    pub fn form(&self, form: Form, language: Language) -> Cow<'static, str> {
        if language == Language::English {
            return english(self.english, form);
        }
        Cow::Borrowed(match form {
            Form::Command => self.command,
            Form::You => self.second,
            Form::Singular => self.third[0],
            Form::Plural => self.third[1],
            Form::Bare => self.infinitive,
            Form::Wished => self.wished[0],
            Form::WishedMany => self.wished[1],
            Form::WishedYou => return format!("{}s", self.wished[0].replace('é', "e")).into(),
        })
    }

    /// With its subject: "the opponent draws", "roba".
    #[must_use]
    pub fn by(&self, subject: &Phrase, language: Language) -> String {
        let form = self.form(Form::of(subject), language);
        format!("{}{form}", subject.before_verb(language))
    }

    /// The subject before the verb in a sentence of effects. Spanish names it there even if it was just named, where
    /// the verb alone would be a command: "recupera 1 PV".
    #[must_use]
    pub fn lead(&self, subject: &Phrase, language: Language) -> String {
        let is_command = !subject.you && !subject.plural && self.command == self.third[0];
        match language {
            Language::Spanish if subject.known && is_command => format!("{} ", subject.text),
            _ => subject.before_verb(language),
        }
    }

    /// With its subject, as it follows "when": "the opponent draws", in Spanish in the subjunctive "robes".
    #[must_use]
    pub fn when(&self, subject: &Phrase, language: Language) -> String {
        let form = match (language, subject.you, subject.plural) {
            (Language::English, ..) => Form::of(subject),
            (Language::Spanish, true, _) => Form::WishedYou,
            (Language::Spanish, false, true) => Form::WishedMany,
            (Language::Spanish, false, false) => Form::Wished,
        };
        let form = self.form(form, language);
        format!("{}{form}", subject.before_verb(language))
    }
}

/// Whether a sentence states what happens or what its reader may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modality {
    /// "the opponent draws", "el rival roba".
    Plain,
    /// "you may have the opponent draw", "puedes hacer que el rival robe".
    May,
}

impl Modality {
    /// The form of what the reader does.
    #[must_use]
    pub const fn you(self) -> Form {
        match self {
            Self::Plain => Form::Command,
            Self::May => Form::Bare,
        }
    }

    /// The form of what somebody else does.
    #[must_use]
    pub const fn of(self, subject: &Phrase) -> Form {
        match (self, subject.plural) {
            (Self::Plain, _) => Form::of(subject),
            (Self::May, _) if subject.you => Form::WishedYou,
            (Self::May, false) => Form::Wished,
            (Self::May, true) => Form::WishedMany,
        }
    }

    /// The subject as it stands before its verb.
    #[must_use]
    pub fn lead(self, subject: &Phrase, language: Language) -> String {
        let before = subject.before_verb(language);
        match self {
            Self::Plain => before,
            Self::May if subject.text == "they" => "have them ".to_owned(),
            Self::May => format!("{}{before}", language.pick("have ", "hacer que ")),
        }
    }

    /// The phrase for an action of the reader (without a subject) or of somebody else: "draw", "have the opponent
    /// draw".
    #[must_use]
    pub fn does(self, verb: &Verb, subject: Option<&Phrase>, language: Language) -> String {
        match subject {
            None => verb.form(self.you(), language).into_owned(),
            Some(subject) => {
                let does = verb.form(self.of(subject), language);
                let lead = match self {
                    Self::Plain => verb.lead(subject, language),
                    Self::May => self.lead(subject, language),
                };
                lead + &does
            }
        }
    }
}

/// An action of the reader, or of the player who decides, on something: "destroy it", "destrúyelo".
#[derive(Debug)]
pub struct Action {
    english: &'static str,
    command: &'static str,
    /// The command as it is spelled before "lo".
    stem: &'static str,
    third: &'static str,
    infinitive: &'static str,
}

/// Such a verb: in English, then in Spanish the command, the command as it is spelled before "lo", the infinitive.
#[must_use]
pub const fn action(
    english: &'static str,
    command: &'static str,
    stem: &'static str,
    infinitive: &'static str,
) -> Action {
    Action {
        english,
        command,
        stem,
        third: command,
        infinitive,
    }
}

impl Action {
    /// The same verb where what somebody else does is not spelled like the command.
    #[must_use]
    pub const fn third(self, third: &'static str) -> Self {
        Self { third, ..self }
    }

    /// "destroy an item", "destrúyelo", "destruirlo"; said to the reader, after another verb or of somebody.
    #[must_use]
    pub fn on(&self, object: &Phrase, form: Form, language: Language) -> String {
        if language == Language::English {
            return format!("{} {}", english(self.english, form), object.text);
        }
        let clitic = object.clitic();
        let (verb, known) = match form {
            Form::Command | Form::You => (self.command, format!("{}{clitic}", self.stem)),
            Form::Singular | Form::Plural => (self.third, format!("{clitic} {}", self.third)),
            Form::Bare | Form::Wished | Form::WishedMany | Form::WishedYou => {
                (self.infinitive, format!("{}{clitic}", self.infinitive))
            }
        };
        if object.known {
            known
        } else {
            format!("{verb} {}", object.text)
        }
    }
}

/// An English verb, with what belongs to it after a space, in that form.
fn english(verb: &'static str, form: Form) -> Cow<'static, str> {
    if form != Form::Singular {
        return Cow::Borrowed(verb);
    }
    let (verb, rest) = match verb.split_once(' ') {
        Some((verb, rest)) => (verb, format!(" {rest}")),
        None => (verb, String::new()),
    };
    Cow::Owned(match verb {
        "have" => format!("has{rest}"),
        "may" | "must" | "would" => format!("{verb}{rest}"),
        _ if verb.ends_with("ch") || verb.ends_with('x') => format!("{verb}es{rest}"),
        _ => format!("{verb}s{rest}"),
    })
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Spanish};
    use super::*;

    const DRAW: Verb = verb(
        "draw",
        "roba",
        "robas",
        ["roba", "roban"],
        "robar",
        ["robe", "roben"],
    );
    const TAP: Action = action("tap", "gira", "gíra", "girar");

    #[test]
    fn verbs_agree_with_their_subject() {
        let many = Phrase::many("los rivales", false);
        assert_eq!(DRAW.by(&many, Spanish), "los rivales roban");
        assert_eq!(DRAW.form(Form::WishedMany, Spanish), "roben");
        assert_eq!(DRAW.form(Form::WishedYou, Spanish), "robes");
        let it = Phrase::one("la carta", true);
        assert_eq!(DRAW.by(&it.clone().known(Spanish), Spanish), "roba");
        assert_eq!(DRAW.by(&it.known(English), English), "it draws");
        let may = |subject| Modality::May.does(&DRAW, subject, Spanish);
        assert_eq!(may(Some(&many)), "hacer que los rivales roben");
        assert_eq!(may(None), "robar");
        assert_eq!(DRAW.form(Form::Plural, English), "draw");
        assert_eq!(english("search it", Form::Singular), "searches it");
    }

    #[test]
    fn what_is_known_is_a_pronoun() {
        let one = Phrase::one("la carta", true);
        let known = one.clone().known(Spanish);
        assert_eq!(TAP.on(&one, Form::Command, Spanish), "gira la carta");
        assert_eq!(TAP.on(&known, Form::Command, Spanish), "gírala");
        assert_eq!(TAP.on(&known, Form::Bare, Spanish), "girarla");
        assert_eq!(TAP.on(&known, Form::Singular, Spanish), "la gira");
        assert_eq!(
            TAP.on(&one.known(English), Form::Singular, English),
            "taps it"
        );
        let many = Phrase::many("los rivales", false);
        assert_eq!(
            (known.agreed("girad"), many.agreed("girad")),
            ("girada".into(), "girados".into())
        );
    }
}
