//! Translation files of card games: `texts/es.ron`.

use std::collections::BTreeSet;
use std::ops::Range;

use ron2::{FromRon, Spanned};

use super::{
    CheckContext, Codes, Diagnostic, LANGUAGES, Language, ParsedDefinition, Placed, Report, Scope,
    TextFile, Words, did_you_mean, examine, range,
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

impl Codes {
    /// The language that a file of texts is named after.
    pub fn language(&self, file: &TextFile, report: &mut Report) -> Option<Language> {
        let name = file.name.trim_start_matches("texts/");
        let code = name.trim_end_matches(".ron");
        let language = LANGUAGES.into_iter().find(|l| l.code() == code);
        let (message, help) = match language {
            Some(Language::English) => (
                "English texts belong to the definitions".to_owned(),
                "delete the file and change the definitions".to_owned(),
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
    ) -> Option<(Language, ParsedDefinition<T>)> {
        let language = self.language(file, report);
        let texts = ParsedDefinition::one(file, report);
        language.zip(texts)
    }
}

impl CheckContext<'_> {
    /// Checks the texts of one kind of thing and makes their ids full ones. Texts of unknown things are dropped.
    pub fn texts<T: Translation, W: Copy>(&mut self, texts: &mut Vec<T>, scope: &Scope<W>) {
        let mut done = BTreeSet::new();
        texts.retain_mut(|text| {
            let (id, name) = text.parts();
            self.name(name);
            let at = range(&id.span);
            let Some((full, _)) = scope.find(&id.value, self.file, &at, self.report) else {
                return false;
            };
            self.once(&full, &id.value, &at, &mut done);
            id.value = full;
            true
        });
    }

    /// Words that some card has, the English one first. `noun` says what they are ("sub-type"); `lost` that
    /// some cards are missing because of errors already reported.
    pub fn words(
        &mut self,
        words: &[(Spanned<String>, String)],
        noun: &str,
        known: &BTreeSet<String>,
        lost: bool,
    ) {
        let mut done = BTreeSet::new();
        for (english, translated) in words {
            let at = range(&english.span);
            if translated.trim().is_empty() {
                let message = format!("`{}` has an empty translation", english.value);
                self.error(self.codes.empty, &at, message);
            }
            if !known.contains(&english.value) && !lost {
                let message = format!("no card has the {noun} `{}`", english.value);
                let help = did_you_mean(&english.value, known.iter().map(String::as_str));
                let help = help.unwrap_or_else(|| "the English word comes first".to_owned());
                self.error_with(self.codes.word, &at, message, help);
            }
            self.once(&english.value, &english.value, &at, &mut done);
        }
    }

    fn once(&mut self, full: &str, shown: &str, at: &Range<usize>, done: &mut BTreeSet<String>) {
        if !done.insert(full.to_owned()) {
            let message = format!("`{shown}` is translated twice");
            self.error(self.codes.twice, at, message);
        }
    }
}

/// Checks every file of texts; of what was repaired after mistakes only problems are returned.
pub fn examine_texts<T>(
    raws: Vec<(Language, ParsedDefinition<T>)>,
    codes: &'static Codes,
    report: &mut Report,
    check: impl Fn(&mut T, &mut CheckContext<'_>),
) -> Vec<(Language, Placed<T>)> {
    let mut all = Vec::new();
    for (language, ParsedDefinition { file, item }) in raws {
        let Some(mut thing) = item.value else {
            continue;
        };
        let checked = examine(&file, item.whole, codes, report, |context| {
            check(&mut thing, context);
        });
        let (at, links) = (item.at, ());
        all.extend(checked.map(|()| {
            let placed = Placed {
                thing,
                file,
                at,
                links,
            };
            (language, placed)
        }));
    }
    all
}

/// A translation in a file of texts: the name of a thing and one further text.
pub trait Translation: FromRon {
    /// The name of the text besides the name: "flavor".
    const MORE: &'static str;

    /// The id as it is written, to be made a full one, and the name.
    fn parts(&mut self) -> (&mut Spanned<String>, &Spanned<String>);
    /// The id.
    fn id(&self) -> &str;
    /// The text besides the name. It may be empty.
    fn more(&self) -> &str;
    /// Says it in that language.
    fn translate(&self, language: Language, words: [&mut Words; 2]);
}

/// Texts with an id, a name and one text more.
macro_rules! translation {
    ($type:ty, $name:literal, $more:ident) => {
        impl Translation for $type {
            const MORE: &'static str = $name;

            fn parts(&mut self) -> (&mut Spanned<String>, &Spanned<String>) {
                (&mut self.id, &self.name)
            }

            fn id(&self) -> &str {
                &self.id.value
            }

            fn more(&self) -> &str {
                &self.$more
            }

            fn translate(&self, language: Language, [name, more]: [&mut Words; 2]) {
                name.translate(language, &self.name.value);
                more.translate(language, &self.$more);
            }
        }
    };
}

translation!(CardTexts, "flavor", flavor);
translation!(Named, "summary", summary);
