//! The match of a guide, told as on the command line.

use super::file::Guide;
use crate::cli::args::{Play, asked_play};
use crate::cli::game::{HUMAN, check_own_options};
use crate::games::{SeatedGame, Seating};
use crate::table::Seat;
use crate::tools::Outcome;

impl Guide {
    /// What the command line would say of its match, with so much of it.
    fn play(&self, decks: bool, options: bool) -> Result<Play, Outcome> {
        let mut all = vec![
            format!("--game={}", self.game.value),
            format!("--bots={}", self.bots.value.join(",")),
            format!("--seed={}", self.seed),
        ];
        if decks && !self.decks.value.is_empty() {
            all.push(format!("--decks={}", self.decks.value.join(",")));
        }
        if options {
            all.extend(self.options.iter().map(|option| option.value.clone()));
        }
        asked_play(all)
    }

    /// What the command line would say of its match.
    ///
    /// # Errors
    /// Wrong use, as the command line says it.
    pub fn asked(&self) -> Result<Play, Outcome> {
        self.play(true, true)
    }

    /// Who plays it with what, as far as the parts that are wanted say.
    ///
    /// # Errors
    /// Wrong use, as the command line says it.
    pub fn partly_seated<G: SeatedGame>(
        &self,
        content: &'static G::Content,
        decks: bool,
        options: bool,
    ) -> Result<Seating<G::TableOptions>, Outcome> {
        let play = self.play(decks, options)?;
        check_own_options::<G>(&play.own_options())?;
        G::seating(&play, content)
    }

    /// Who plays it with what.
    ///
    /// # Errors
    /// Wrong use, as the command line says it.
    pub fn seated<G: SeatedGame>(
        &self,
        content: &'static G::Content,
    ) -> Result<Seating<G::TableOptions>, Outcome> {
        self.partly_seated::<G>(content, true, true)
    }

    /// The seat of the player.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let mut seats = self.bots.value.iter();
        let at = seats.position(|name| name == HUMAN)?;
        u8::try_from(at).ok().map(Seat)
    }
}
