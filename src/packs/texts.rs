//! Files of texts in another language than English, as every game of cards has them: `texts/es.ron`.

use std::collections::BTreeSet;
use std::ops::Range;

use ron2::{FromRon, Spanned};

use super::{
    Codes, Desk, Diagnostic, LANGUAGES, Language, Placed, Raw, Report, Scope, TextFile, Words,
    did_you_mean, examine, range,
};

/// Texts of one card, or of anything else with a name and flavour.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct CardTexts {
    /// Its id.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Spanned<String>,
    /// Its flavour.
    #[ron(default)]
    pub flavor: String,
}

/// A name with its sentence.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Named {
    /// Id of the thing: a deck, a set, a faction.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Spanned<String>,
    /// One sentence.
    #[ron(default)]
    pub summary: String,
}

/// What a game calls the mistakes of texts.
#[derive(Debug, Clone, Copy)]
pub struct TextCodes {
    /// Texts for English, or for no known language.
    pub language: &'static str,
    /// A thing translated twice.
    pub twice: &'static str,
    /// A translation into nothing.
    pub empty: &'static str,
    /// A word that no card has.
    pub word: &'static str,
}

impl TextCodes {
    /// The language that a file of texts is named after.
    pub fn language(&self, file: &TextFile, report: &mut Report) -> Option<Language> {
        let name = file.name.trim_start_matches("texts/");
        let code = name.trim_end_matches(".ron");
        let language = LANGUAGES.into_iter().find(|l| l.code() == code);
        let (message, help) = match language {
            Some(Language::English) => (
                "English texts stand with the definitions".to_owned(),
                "take the file away, and change the definitions".to_owned(),
            ),
            Some(language) => return Some(language),
            None => {
                let known = || LANGUAGES.map(Language::code).into_iter().skip(1);
                let list: Vec<String> = known().map(|code| format!("`texts/{code}.ron`")).collect();
                let help = did_you_mean(code, known());
                let help = help.unwrap_or_else(|| format!("known here: {}", list.join(", ")));
                (format!("`{code}` is no language of the program"), help)
            }
        };
        report.push(Diagnostic::error(self.language, file, &(0..0), message).help(help));
        None
    }

    /// Reads a file of texts, with the language it is named after.
    pub fn read<T: FromRon>(
        &self,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<(Language, Raw<T>)> {
        let language = self.language(file, report);
        let texts = Raw::one(file, report);
        language.zip(texts)
    }

    /// Makes the ids full ones. Those of things that there are not go.
    pub fn things<T, W: Copy>(
        &self,
        texts: &mut Vec<T>,
        parts: impl Fn(&mut T) -> (&mut Spanned<String>, &Spanned<String>),
        scope: &Scope<W>,
        desk: &mut Desk<'_>,
    ) {
        let mut done = BTreeSet::new();
        texts.retain_mut(|text| {
            let (id, name) = parts(text);
            desk.name(name);
            let at = range(&id.span);
            let Some((full, _)) = scope.find(&id.value, desk.file, &at, desk.report) else {
                return false;
            };
            self.once(&full, &id.value, &at, &mut done, desk);
            id.value = full;
            true
        });
    }

    /// Words that some card has, the English one first. `noun` says what they are ("sub-type"); `lost` that
    /// some cards are missing because of errors already reported.
    pub fn words(
        &self,
        words: &[(Spanned<String>, String)],
        noun: &str,
        known: &BTreeSet<String>,
        lost: bool,
        desk: &mut Desk<'_>,
    ) {
        let mut done = BTreeSet::new();
        for (english, translated) in words {
            let at = range(&english.span);
            if translated.trim().is_empty() {
                let message = format!("`{}` is translated into nothing", english.value);
                desk.error(self.empty, &at, message);
            }
            if !known.contains(&english.value) && !lost {
                let message = format!("no card has the {noun} `{}`", english.value);
                let help = did_you_mean(&english.value, known.iter().map(String::as_str));
                let help = help.unwrap_or_else(|| "the English word comes first".to_owned());
                desk.error_with(self.word, &at, message, help);
            }
            self.once(&english.value, &english.value, &at, &mut done, desk);
        }
    }

    fn once(
        &self,
        full: &str,
        shown: &str,
        at: &Range<usize>,
        done: &mut BTreeSet<String>,
        desk: &mut Desk<'_>,
    ) {
        if !done.insert(full.to_owned()) {
            desk.error(self.twice, at, format!("`{shown}` is translated twice"));
        }
    }
}

/// Checks every file of texts; of what was mended after mistakes only problems come back.
pub fn examine_texts<R, T>(
    raws: Vec<(Language, Raw<R>)>,
    codes: &'static Codes,
    report: &mut Report,
    check: impl Fn(R, &mut Desk<'_>) -> T,
) -> Vec<(Language, Placed<T>)> {
    let mut all = Vec::new();
    for (language, Raw { file, item }) in raws {
        let Some(texts) = item.value else { continue };
        let checked = examine(&file, item.whole, codes, report, |desk| check(texts, desk));
        let at = item.at;
        all.extend(checked.map(|thing| (language, Placed { thing, file, at })));
    }
    all
}

impl CardTexts {
    /// Says name and flavour in that language.
    pub fn translate(&self, language: Language, name: &mut Words, flavor: &mut Words) {
        name.translate(language, &self.name.value);
        flavor.translate(language, &self.flavor);
    }

    /// What [`TextCodes::things`] looks at.
    pub const fn parts(&mut self) -> (&mut Spanned<String>, &Spanned<String>) {
        (&mut self.id, &self.name)
    }
}

impl Named {
    /// Says name and sentence in that language.
    pub fn translate(&self, language: Language, name: &mut Words, summary: &mut Words) {
        name.translate(language, &self.name.value);
        summary.translate(language, &self.summary);
    }

    /// What [`TextCodes::things`] looks at.
    pub const fn parts(&mut self) -> (&mut Spanned<String>, &Spanned<String>) {
        (&mut self.id, &self.name)
    }
}
