//! The files of pages: what stands in them, and what can be wrong with them.

use std::fmt::Write;

use ron2::FromRon;

use super::{Place, Span, spans};
use crate::desktop::screen::Playing;
use crate::desktop::start::Libraries;
use crate::table::Language;
use crate::tools::rules;

/// All pages of a game in one language.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Book {
    /// The pages in the order of reading.
    pub pages: Vec<Page>,
    /// A sentence for each step of the turn table, by the name of the step. The order of play is that of the table.
    pub steps: Vec<(String, String)>,
    /// The page on which each rule is told: "N-01..N-14" and the id of a page.
    #[ron(default)]
    pub rules: Vec<(String, String)>,
}

/// One page.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Page {
    /// The target of links.
    pub id: String,
    /// The title.
    pub title: String,
    /// Its parts from top to bottom.
    pub blocks: Vec<Block>,
}

/// One part of a page. Texts may have `*strong*` words and `[links](page)`.
#[derive(Debug, Clone, FromRon)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A head.
    Head(String),
    /// A list.
    Points(Vec<String>),
    /// Cards or figures side by side: the name of each drawing, and what stands below it.
    Cards(Vec<(String, String)>),
    /// Symbols: the name of each drawing, and what it means.
    Signs(Vec<(String, String)>),
    /// A plan of the table.
    Map(Vec<Area>),
    /// The turn, from the turn table.
    Turn,
    /// The words of the game.
    Words,
}

/// A place on the plan of a table, which is 100 wide and 60 high.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Area {
    /// What lies there.
    pub name: String,
    /// Left, top, width, height.
    pub at: (f32, f32, f32, f32),
    /// Whose it is.
    pub tone: Tone,
}

/// Whose a place is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Tone {
    /// The reader's.
    Mine,
    /// An opponent's.
    Theirs,
    /// Everybody's.
    Shared,
    /// A panel beside the table.
    Panel,
}

impl Block {
    /// The texts of the part, with their marks.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Text(text) | Self::Head(text) => vec![text],
            Self::Points(all) => all.iter().map(String::as_str).collect(),
            Self::Cards(all) | Self::Signs(all) => all.iter().map(|(_, text)| &**text).collect(),
            Self::Map(areas) => areas.iter().map(|area| &*area.name).collect(),
            Self::Turn | Self::Words => Vec::new(),
        }
    }

    /// The names of its drawings.
    pub fn pictures(&self) -> &[(String, String)] {
        match self {
            Self::Cards(all) | Self::Signs(all) => all,
            Self::Text(_)
            | Self::Head(_)
            | Self::Points(_)
            | Self::Map(_)
            | Self::Turn
            | Self::Words => &[],
        }
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Text(_) => "text",
            Self::Head(_) => "head",
            Self::Points(_) => "points",
            Self::Cards(_) => "cards",
            Self::Signs(_) => "signs",
            Self::Map(_) => "map",
            Self::Turn => "turn",
            Self::Words => "words",
        }
    }
}

impl Book {
    /// The page with the words of the game.
    #[must_use]
    pub fn words_page(&self) -> Option<usize> {
        let words = |page: &Page| page.blocks.iter().any(|b| matches!(b, Block::Words));
        self.pages.iter().position(words)
    }

    /// Where a link leads.
    #[must_use]
    pub fn target(&self, target: &str) -> Option<(usize, Place)> {
        if let Some(word) = target.strip_prefix("word:") {
            return Some((self.words_page()?, Place::Word(word.to_owned())));
        }
        let page = self.pages.iter().position(|page| page.id == target)?;
        Some((page, Place::Top))
    }

    /// The pages that link to a word, by their index.
    #[must_use]
    pub fn pages_about(&self, word: &str) -> Vec<usize> {
        let target = format!("word:{word}");
        let named = |page: &Page| {
            let texts = page.blocks.iter().flat_map(Block::texts);
            texts
                .flat_map(spans)
                .any(|span| matches!(span, Span::Link(_, to) if to == target))
        };
        let pages = self.pages.iter().enumerate();
        pages.filter(|(_, p)| named(p)).map(|(at, _)| at).collect()
    }

    /// The page on which the rule with that id is told, if it is a numbered rule.
    #[must_use]
    pub fn page_of_rule(&self, id: &str) -> Option<usize> {
        let (list, n) = numbered(id)?;
        let (_, page) = self.rules.iter().find(|(range, _)| {
            let ends = range
                .split_once("..")
                .map(|(a, b)| (numbered(a), numbered(b)));
            matches!(ends, Some((Some(a), Some(b))) if a.0 == list && (a.1..=b.1).contains(&n))
        })?;
        self.pages.iter().position(|known| known.id == *page)
    }

    /// The sentence about a step of the turn.
    #[must_use]
    pub fn step(&self, step: &str) -> Option<&str> {
        let found = self.steps.iter().find(|(known, _)| known == step);
        found.map(|(_, text)| &**text)
    }

    /// Pages and parts without their texts: what both languages have in common.
    pub(super) fn outline(&self) -> String {
        let mut all = String::new();
        for page in &self.pages {
            let _ = write!(all, "{}:", page.id);
            for block in &page.blocks {
                let _ = write!(all, " {} {}", block.kind(), block.texts().len());
                for (picture, _) in block.pictures() {
                    let _ = write!(all, " {picture}");
                }
            }
            all.push('\n');
        }
        for (step, _) in &self.steps {
            let _ = write!(all, "{step} ");
        }
        for (range, page) in &self.rules {
            let _ = write!(all, "{range} {page} ");
        }
        all
    }
}

/// The list and the number of a numbered rule: `N` and 34 of "N-34".
fn numbered(id: &str) -> Option<(&str, u16)> {
    let (list, n) = id.split_once('-')?;
    let digits = n.trim_end_matches(|c: char| c.is_ascii_lowercase());
    Some((list, digits.parse().ok()?))
}

/// Reads the pages of a game.
pub(super) fn read(game: Playing, language: Language) -> Result<Book, String> {
    let text = game.profile().book.files[language as usize];
    ron2::from_str(text).map_err(|error| {
        let (line, file) = (error.span().start.line, language.code());
        format!("assets/book/{}/{file}.ron:{line}: {error}", game.game())
    })
}

/// What is wrong with pages that can be read: links that lead nowhere, drawings that are not there, steps that the turn
/// table does not have or that nothing is said of, an empty text.
pub(super) fn faults(
    book: &Book,
    game: Playing,
    language: Language,
    libraries: &Libraries,
) -> Vec<String> {
    let mut faults = Vec::new();
    let source = &game.profile().book;
    let words = (source.words)(language);
    let mut fault = |what: String| {
        faults.push(format!("{} {}: {what}", game.game(), language.code()));
    };
    for page in &book.pages {
        let mut texts: Vec<&str> = page.blocks.iter().flat_map(Block::texts).collect();
        texts.push(&page.title);
        for text in texts {
            if text.trim().is_empty() {
                fault(format!("an empty text on `{}`", page.id));
            }
            for span in spans(text) {
                if matches!(&span, Span::Strong(words) if words.contains('[')) {
                    fault(format!("a link inside strong words on `{}`", page.id));
                }
                let Span::Link(_, to) = span else { continue };
                let known = |word: &str| words.iter().any(|(name, _)| name == word);
                let dead = match to.strip_prefix("word:") {
                    Some(word) => !known(word),
                    None => book.target(&to).is_none(),
                };
                if dead {
                    fault(format!("`{}` links to `{to}`, which is not there", page.id));
                }
            }
        }
        for (picture, _) in page.blocks.iter().flat_map(Block::pictures) {
            if (source.picture)(picture, libraries, language).is_none() {
                fault(format!(
                    "`{}` shows `{picture}`, which is not there",
                    page.id
                ));
            }
        }
    }
    let turn = (source.turn)(language);
    for entry in &turn {
        if book.step(&entry.id).is_none() {
            fault(format!("nothing is said of the step `{}`", entry.id));
        }
    }
    for (step, _) in &book.steps {
        if turn.iter().all(|entry| entry.id != *step) {
            fault(format!("the turn has no step `{step}`"));
        }
    }
    for (range, page) in &book.rules {
        if book.target(page).is_none() {
            fault(format!(
                "`{range}` are told on `{page}`, which is not there"
            ));
        }
    }
    for id in rules::numbered(game.game()) {
        if book.page_of_rule(&id).is_none() {
            fault(format!("the rule {id} is told on no page"));
        }
    }
    let parts = || book.pages.iter().flat_map(|page| &page.blocks);
    for kind in ["turn", "words", "map", "signs", "cards"] {
        if parts().all(|block| block.kind() != kind) {
            fault(format!("no page has a part of the kind `{kind}`"));
        }
    }
    faults
}
