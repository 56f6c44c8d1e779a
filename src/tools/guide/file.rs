//! The file of a guide: a match, and the lines that are said in it.

use ron2::{FromRon, Spanned};

use crate::table::Language;

/// A guided match: who plays it with what, and what is said when.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Guide {
    /// The game.
    pub game: Spanned<String>,
    /// Who sits where: `human` once, else names of bots.
    pub bots: Spanned<Vec<String>>,
    /// Decks or companies by seat, as on the command line.
    pub decks: Spanned<Vec<String>>,
    /// Further options of the command line, such as `--modules=none`.
    #[ron(default)]
    pub options: Vec<Spanned<String>>,
    /// The seed of all chance.
    pub seed: u64,
    /// What is said. Of the lines whose moment it is, the first is shown.
    pub lines: Vec<Spanned<Line>>,
}

/// One thing that is said.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Line {
    /// When it is shown.
    #[ron(default)]
    pub when: LineCondition,
    /// The sentence in English.
    pub en: Spanned<String>,
    /// The sentence in Spanish.
    pub es: Spanned<String>,
    /// What it points at.
    #[ron(default)]
    pub at: Pointer,
    /// What closes it.
    #[ron(default)]
    pub until: Until,
    /// It may stay away: the check does not mind if its moment never comes.
    #[ron(default)]
    pub maybe: bool,
}

impl Guide {
    /// The number of a line among those that always come, and how many those are; none for one that may stay away.
    #[must_use]
    pub fn number(&self, line: usize) -> Option<(usize, usize)> {
        let comes = |line: &&Spanned<Line>| !line.value.maybe;
        self.lines.get(line).filter(comes)?;
        let (upto, all) = (self.lines.iter().take(line + 1), self.lines.iter());
        Some((upto.filter(comes).count(), all.filter(comes).count()))
    }
}

impl Line {
    /// The sentence in that language.
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en.value,
            Language::Spanish => &self.es.value,
        }
    }
}

/// The moment of a line: a question to the player that has all of this. What is left out may be anything.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct LineCondition {
    /// The first and the last turn, or round, in which it can be shown.
    #[ron(default = "always")]
    pub turns: (u32, u32),
    /// Whose turn it is.
    #[ron(default)]
    pub turn_of: Side,
    /// One of these steps.
    #[ron(default)]
    pub steps: Vec<Spanned<String>>,
    /// One of these is asked.
    #[ron(default)]
    pub topics: Vec<Spanned<String>>,
    /// One of these can be chosen.
    #[ron(default)]
    pub offers: Vec<Spanned<String>>,
    /// One of these can be chosen, or chosen as `offers` says.
    #[ron(default)]
    pub cards: Vec<Spanned<String>>,
    /// One of these happened since the player's last choice.
    #[ron(default)]
    pub after: Vec<Spanned<String>>,
    /// The player's last choice was one of these.
    #[ron(default)]
    pub did: Vec<Spanned<String>>,
    /// What resolves next is of one of these kinds.
    #[ron(default)]
    pub pending: Vec<Spanned<String>>,
}

fn always() -> (u32, u32) {
    (0, u32::MAX)
}

impl Default for LineCondition {
    fn default() -> Self {
        Self {
            turns: always(),
            turn_of: Side::Any,
            steps: Vec::new(),
            topics: Vec::new(),
            offers: Vec::new(),
            cards: Vec::new(),
            after: Vec::new(),
            did: Vec::new(),
            pending: Vec::new(),
        }
    }
}

/// Whose turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, FromRon)]
pub enum Side {
    /// Anybody's.
    #[default]
    Any,
    /// The player's.
    Mine,
    /// Another one's.
    Theirs,
}

/// What a line points at.
#[derive(Debug, Clone, Default, FromRon)]
pub enum Pointer {
    /// Nothing.
    #[default]
    Nothing,
    /// The button of a choice, by its word.
    Button(Spanned<String>),
    /// A card or figure, by its id.
    Card(Spanned<String>),
    /// The first card or figure that can be chosen with that word.
    Offered(Spanned<String>),
    /// A part of the screen, by its name.
    Area(Spanned<String>),
}

/// What closes a line.
#[derive(Debug, Clone, Default, FromRon)]
pub enum Until {
    /// "Got it", or the player's next choice.
    #[default]
    Read,
    /// A choice with one of these words. Until then it comes back whenever it is its moment.
    Choice(Vec<Spanned<String>>),
    /// One of these events.
    Event(Vec<Spanned<String>>),
}
