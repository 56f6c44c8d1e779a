//! The kinds of things that packs define: cards, decks, factions, companies.

use std::collections::BTreeMap;

use ron2::Spanned;

use super::{Diagnostic, Language, LeftOut, Placed, Translation, Words};

/// A kind of thing that packs define, each with its own id.
pub trait Definition {
    /// Its word in messages: "card".
    const NOUN: &'static str;
    /// Its translation in a file of texts.
    type Texts: Translation;

    /// Its full id, `pack:id`.
    fn id(&self) -> &str;
    /// Its name.
    fn name(&self) -> &Words;
    /// The text besides the name: flavour or a sentence.
    fn more(&self) -> &Words;
    /// Its name and what else is said of it.
    fn words(&mut self) -> [&mut Words; 2];
}

/// The things of one kind in all packs by full id; later packs replace earlier ones.
#[derive(Debug)]
pub struct Merged<T, L = ()>(BTreeMap<String, Placed<T, L>>);

impl<T, L> Default for Merged<T, L> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Definition, L> Merged<T, L> {
    /// Adds what a pack defines.
    pub fn add(&mut self, things: Vec<Placed<T, L>>) {
        let things = things.into_iter();
        self.0.extend(things.map(|t| (t.thing.id().to_owned(), t)));
    }

    /// Adds their translations of a pack.
    pub fn translate(&mut self, language: Language, texts: &[T::Texts]) {
        for text in texts {
            if let Some(placed) = self.0.get_mut(text.id()) {
                text.translate(language, placed.thing.words());
            }
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of each id, in the order of the ids.
    #[must_use]
    pub fn numbers(&self) -> BTreeMap<String, u16> {
        self.0.keys().cloned().zip(0..u16::MAX).collect()
    }

    /// All of them in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &Placed<T, L>> {
        self.0.values()
    }

    /// The same, to keep.
    pub fn into_all(self) -> impl Iterator<Item = Placed<T, L>> {
        self.0.into_values()
    }

    /// The things alone.
    pub fn into_things(self) -> impl Iterator<Item = T> {
        self.into_all().map(|placed| placed.thing)
    }
}

/// Entries of a list of cards by number, in the order of the numbers; those that are gone are left out.
#[must_use]
pub fn numbered(list: &[(String, u8)], numbers: &BTreeMap<String, u16>) -> Vec<(u16, u8)> {
    let list = list.iter();
    let list = list.filter_map(|(id, copies)| Some((*numbers.get(id)?, *copies)));
    let mut list: Vec<(u16, u8)> = list.collect();
    list.sort_unstable();
    list
}

impl<T: Definition, L> Placed<T, L> {
    /// The warning that rules or things of a later pack made it illegal.
    #[must_use]
    pub fn illegal(&self, code: &'static str) -> Diagnostic {
        let (noun, id) = (T::NOUN, self.thing.id());
        let message =
            format!("{noun} `{id}` is not legal under the rules of a later pack; left out");
        Diagnostic::warning(code, &self.file, &self.at, message)
    }
}

impl LeftOut<'_> {
    /// Warns of each of these things that the texts do not translate.
    pub fn things<T: Definition, L>(&mut self, things: &[Placed<T, L>], texts: &[T::Texts]) {
        for Placed {
            thing, file, at, ..
        } in things
        {
            let text = texts.iter().find(|text| text.id() == thing.id());
            let what = format!("{} `{}`", T::NOUN, thing.id());
            let more = (T::Texts::MORE, thing.more());
            self.thing(&what, more, text.map(Translation::more), (file, at));
        }
    }

    /// Warns of each word of these things that the texts do not translate. `noun` says what the words are.
    pub fn words<T, L>(
        &mut self,
        noun: &str,
        things: &[Placed<T, L>],
        texts: &[(Spanned<String>, String)],
        words: impl Fn(&T) -> &[String],
    ) {
        for placed in things {
            for word in words(&placed.thing) {
                self.word(noun, word, texts, (&placed.file, &placed.at));
            }
        }
    }
}
