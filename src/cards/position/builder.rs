//! Builds a position: the cards so far, and their labels.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;

use super::{CardSpot, SpelledCards};
use crate::packs::{CardContent, Diagnostic, Printed, Report, TextFile, did_you_mean, range};
use crate::table::ZoneId;

/// A position that is being resolved.
pub struct Builder<'a, P: SpelledCards> {
    /// All known cards.
    pub content: &'a P::Content,
    /// Where the position is written.
    pub file: &'a TextFile,
    /// Collects the problems.
    pub report: &'a mut Report,
    /// Where it begins.
    at: Range<usize>,
    /// Its cards so far.
    pub cards: Vec<P::Piece>,
    /// Their labels.
    pub aliases: BTreeMap<String, u16>,
    /// Cards that are attached, and the labels of what they are attached to.
    pub links: Vec<(u16, Spanned<String>)>,
}

impl<'a, P: SpelledCards> Builder<'a, P> {
    /// A position without cards.
    pub fn new(
        content: &'a P::Content,
        file: &'a TextFile,
        at: &Range<usize>,
        report: &'a mut Report,
    ) -> Self {
        Self {
            content,
            file,
            report,
            at: at.start..at.start + 1,
            cards: Vec::new(),
            aliases: BTreeMap::new(),
            links: Vec::new(),
        }
    }

    /// Something is wrong with that name.
    pub fn error(&mut self, code: &'static str, at: &Spanned<String>, message: String) {
        let at = range(&at.span);
        self.report
            .push(Diagnostic::error(code, self.file, &at, message));
    }

    /// The packs lack something that the position needs by default.
    pub fn lacking(&mut self, message: &str) {
        let error = Diagnostic::error("S010", self.file, &self.at, message);
        self.report.push(error);
    }

    /// Adds that many copies of a card that the packs should have; `lacking` is the advice if they do not.
    pub fn fill(
        &mut self,
        fits: impl Fn(&<P::Content as CardContent>::Card) -> bool,
        zone: ZoneId,
        count: u8,
        lacking: &str,
    ) {
        if count == 0 {
            return;
        }
        match self.content.cards().iter().find(|card| fits(card)) {
            Some(card) => {
                let piece = P::bare(card.id(), zone);
                self.cards
                    .extend(std::iter::repeat_n(piece, usize::from(count)));
            }
            None => self.lacking(lacking),
        }
    }

    /// Adds the cards of one zone.
    pub fn row(&mut self, row: &[CardSpot<P>], zone: ZoneId) {
        for spot in row {
            let Some(card) = self.content.card_named(&spot.card.value) else {
                let unknown = self.content.unknown_card(&spot.card, self.file);
                self.report.push(unknown);
                continue;
            };
            if !P::is_in_play(zone) && !P::is_bare(&spot.piece) {
                let message = format!("only a card {} can stand like that", P::IN_PLAY);
                self.error("S014", &spot.card, message);
            }
            let mut piece = spot.piece.clone();
            P::set_card(&mut piece, card.id(), zone);
            P::complete(self, spot, &mut piece);
            if self.cards.len() > P::MOST {
                return;
            }
            let number = self.cards.len() as u16;
            if let Some(alias) = &spot.alias
                && self.aliases.insert(alias.value.clone(), number).is_some()
            {
                let (name, label) = (&alias.value, P::LABEL[0]);
                let message = format!("`{name}` is already the {label} of another card");
                self.error("S011", alias, message);
            }
            if let Some(link) = P::link(&spot.more) {
                self.links.push((number, link.clone()));
            }
            self.cards
                .extend(std::iter::repeat_n(piece, usize::from(spot.copies)));
        }
    }

    /// The piece of that label, or the only one of that card in play.
    pub fn piece(&mut self, name: &Spanned<String>) -> Option<u16> {
        if let Some(&n) = self.aliases.get(&name.value) {
            return Some(n);
        }
        let card = self.content.card_named(&name.value);
        let is = |p: &P::Piece| card.is_some_and(|card| card.id() == P::id(p));
        let here = |p: &P::Piece| P::is_in_play(P::zone(p)) && is(p);
        let mut found = (0..).zip(&self.cards).filter(|(_, p)| here(p));
        match (found.next(), found.next()) {
            (Some((only, _)), None) => Some(only),
            (None, _) => {
                let message = format!("nothing {} is called `{}`", P::IN_PLAY, name.value);
                let known = self.aliases.keys().map(String::as_str);
                let help = did_you_mean(&name.value, known);
                let at = range(&name.span);
                let error = Diagnostic::error("S013", self.file, &at, message);
                self.report.push(error.help(help));
                None
            }
            _ => {
                let (several, label) = (&name.value, P::LABEL[1]);
                let message = format!("several `{several}`: give the one that is meant {label}");
                self.error("S013", name, message);
                None
            }
        }
    }

    /// The pieces of these names.
    pub fn pieces(&mut self, names: &[Spanned<String>]) -> Vec<u16> {
        names.iter().filter_map(|name| self.piece(name)).collect()
    }
}
