//! The cards of a position: which, where, called what, attached to what.

use crate::games::biomes::{Place, zone};
use crate::packs::{Diagnostic, range};
use crate::table::Seat;

use super::desk::Desk;
use super::{CardSpot, Piece, card_named, unknown_card};

impl Desk<'_> {
    /// Lays one row of cards.
    pub(super) fn row(&mut self, row: &[CardSpot], seat: Seat, place: Place) {
        for spot in row {
            let Some(card) = card_named(self.content, &spot.card.value) else {
                self.report
                    .push(unknown_card(self.content, &spot.card, self.file));
                continue;
            };
            let face = self.converted(spot, place);
            let piece = Piece {
                face,
                owner: spot.owner.unwrap_or(seat),
                state: spot.state.clone(),
                buffs: spot.buffs.clone(),
                gains: spot.gains.clone(),
                returns: spot.returns,
                ..Piece::bare(&self.content.cards[usize::from(card)].id, zone(seat, place))
            };
            if !place.is_planet() && spot.state != super::State::default() {
                self.error(
                    "S014",
                    &spot.card,
                    "only a card on the planet can stand like that".to_owned(),
                );
            }
            let number = self.cards.len() as u16;
            if let Some(alias) = &spot.alias
                && self.aliases.insert(alias.value.clone(), number).is_some()
            {
                let message = format!("`{}` is already the alias of another card", alias.value);
                self.error("S011", alias, message);
            }
            if let Some(host) = &spot.to {
                self.hosts.push((number, host.clone()));
            }
            self.cards
                .extend(std::iter::repeat_n(piece, usize::from(spot.copies)));
        }
    }

    fn converted(&mut self, spot: &CardSpot, place: Place) -> Option<String> {
        let name = spot.converted.as_ref()?;
        let found = card_named(self.content, &name.value);
        let card = found.map(|n| &self.content.cards[usize::from(n)]);
        match card {
            None => {
                self.report
                    .push(unknown_card(self.content, name, self.file));
                None
            }
            Some(card) if !card.is_anomaly() => {
                self.error("S014", name, format!("`{}` is not an anomaly", name.value));
                None
            }
            Some(card) => {
                if place != Place::Hand && !place.is_planet() {
                    let message = "a converted card is in a hand or on the planet".to_owned();
                    self.error("S014", name, message);
                }
                Some(card.id.clone())
            }
        }
    }

    /// Attachments lie where their host is.
    pub(super) fn attach(&mut self) {
        for (number, name) in std::mem::take(&mut self.hosts) {
            let Some(host) = self.piece(&name) else {
                continue;
            };
            let (mine, its) = (
                &self.cards[usize::from(number)],
                &self.cards[usize::from(host)],
            );
            if mine.zone != its.zone {
                let at = range(&name.span);
                let message = format!("`{}` lies in another zone", name.value);
                let help = "put what is attached beside its host".to_owned();
                self.report
                    .push(Diagnostic::error("S013", self.file, &at, message).help(help));
            }
            self.cards[usize::from(number)].host = Some(host);
        }
    }
}
