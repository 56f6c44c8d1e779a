//! What is asked of cards most often, worked out once for each content.

use std::ops::BitOr;

use crate::table::ObjectId;

use super::CardGame;

/// What is known of a card before it is played.
pub trait Facts<R: CardGame>: Sized {
    /// What is asked of that card most often.
    fn of(card: &R::CardDef) -> Self;
    /// Its printed stats.
    fn stats(&self) -> R::Stats;
    /// One bit for each sort of event that its abilities react to while it lies in a pile.
    fn lurks(&self) -> u32 {
        0
    }
}

/// The bits of all abilities together.
pub fn bits<A, B: Default + BitOr<Output = B>>(abilities: &[A], of: impl Fn(&A) -> B) -> B {
    abilities.iter().map(of).fold(B::default(), B::bitor)
}

/// What is known of the cards before they are played, and how many exist.
pub struct CardIndex<R: CardGame> {
    /// Cards that exist in this match; entities beyond it wait to be used.
    pub in_use: usize,
    /// The content that the tables below were made for.
    known: Option<&'static R::Content>,
    /// By card.
    pub facts: Vec<R::Facts>,
    /// One bit for each sort of event that any card reacts to while it lies in a pile.
    pub lurking: u32,
    /// A buffer for everything in play.
    pub all: Vec<ObjectId>,
    /// Abilities in force that change stats, as of when stats were last worked out.
    pub sources: Vec<R::Source>,
    /// What else is known in that game.
    pub more: R::MoreIndex,
}

impl<R: CardGame> Default for CardIndex<R> {
    fn default() -> Self {
        Self {
            in_use: 0,
            known: None,
            facts: Vec::new(),
            lurking: 0,
            all: Vec::new(),
            sources: Vec::new(),
            more: R::MoreIndex::default(),
        }
    }
}

impl<R: CardGame> CardIndex<R> {
    /// Notes which cards have which sorts of abilities, so that most are skipped at a glance. No card exists yet.
    /// Returns whether the content is another one than before.
    pub fn load_content(&mut self, content: &'static R::Content) -> bool {
        self.in_use = 0;
        if self.known.is_some_and(|known| std::ptr::eq(known, content)) {
            return false;
        }
        self.known = Some(content);
        self.facts = R::cards(content).iter().map(R::Facts::of).collect();
        self.lurking = bits(&self.facts, R::Facts::lurks);
        true
    }
}
