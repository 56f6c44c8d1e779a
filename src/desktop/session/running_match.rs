//! The actions that every running match has in any game: save, step through, undo past the last secret.

use std::io::Result;
use std::path::{Path, PathBuf};

use super::session_game::{SessionGame, answer};
use super::{Controller, Player, Session};
use crate::bots::roster::Roster;
use crate::table::{Decision, Journal, Language, Seat};
use crate::tools::save::{Beginning, Participants, SavedPlayer, Writer};

/// The file that a match is saved to.
#[derive(Debug, Default)]
pub enum SaveFile {
    /// Nowhere yet.
    #[default]
    Blank,
    /// In that save.
    Open(Writer),
    /// Nowhere: it could not be, or it is only watched.
    Closed,
}

impl SaveFile {
    /// The file, if there is one.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        match self {
            Self::Open(writer) => Some(writer.path().to_owned()),
            Self::Blank | Self::Closed => None,
        }
    }
}

/// The view in which a match is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Viewpoint {
    /// A spectator.
    #[default]
    Nobody,
    /// A player.
    Seat(Seat),
    /// All players at once.
    All,
}

/// An undo past something that was revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FarUndo {
    /// How many choices.
    pub count: usize,
    /// Other people at the table, who must agree, by name.
    pub others: Vec<String>,
}

/// A running match of any game.
pub trait RunningMatch {
    /// Where it is saved.
    fn book(&mut self) -> &mut SaveFile;
    /// Begins a save of it in that folder; `None` if it cannot be saved now.
    fn begin(&self, folder: &Path, now: u64) -> Option<Result<Writer>>;
    /// Saves what is new, if a save is open.
    ///
    /// # Errors
    /// What the system says.
    fn keep(&mut self) -> Result<()>;
    /// Choices made so far.
    fn picks(&self) -> usize;
    /// The turn, or round, it is.
    fn turn(&self) -> u32;
    /// Plays on to the first `count` choices of a journal, as if they had just been made.
    fn catch_up(&mut self, journal: &Journal, count: usize);
    /// The beginnings of turns: the number of choices before each, and the number of the turn. The match is at the end
    /// of the journal then.
    fn turns(&mut self, journal: &Journal) -> Vec<(usize, u32)>;
    /// Only watches from now on, with that view.
    fn watch(&mut self, eyes: Viewpoint);
    /// Goes to the moment after that many choices, while only watching.
    fn seek(&mut self, journal: &Journal, to: usize);
    /// The result of undoing past the point where [`undo`](Session::undo) stops.
    fn far(&self) -> Option<FarUndo>;
    /// Undoes past that point.
    fn undo_far(&mut self);
    /// The log as it is shown, a line for each.
    fn written(&self, language: Language) -> Vec<String>;
    /// How often the view was replaced; the next match must not begin with the same number.
    fn epoch(&mut self) -> &mut u32;
}

/// The players by seat, as saves write them.
pub(crate) fn gathering<G: Roster>(
    players: &[Player<G>],
    single: bool,
    begun: u64,
) -> Participants {
    let sitting = |player: &Player<G>| SavedPlayer {
        name: player.name.clone(),
        bot: match player.controller {
            Controller::Human => None,
            Controller::Bot(name) => Some(name.to_string()),
        },
    };
    Participants {
        players: players.iter().map(sitting).collect(),
        single,
        begun,
    }
}

impl<G: SessionGame> RunningMatch for Session<G> {
    fn book(&mut self) -> &mut SaveFile {
        &mut self.host.book
    }

    fn begin(&self, folder: &Path, now: u64) -> Option<Result<Writer>> {
        let beginning = Beginning {
            header: self.host.driver.as_ref()?.sheet()?.header,
            table: gathering(&self.host.players, self.host.single, now),
        };
        Some(Writer::create(folder, &beginning))
    }

    fn keep(&mut self) -> Result<()> {
        let (SaveFile::Open(writer), Some(driver)) = (&mut self.host.book, &self.host.driver)
        else {
            return Ok(());
        };
        let digest = driver.digest();
        if writer.is_current(driver.picks(), digest) {
            return Ok(());
        }
        let Some(sheet) = driver.sheet() else {
            return Ok(());
        };
        let over = driver.outcome().is_some();
        writer.write(&sheet.journal, digest, G::turn(&self.shown.view), over)
    }

    fn picks(&self) -> usize {
        let driver = self.host.driver.as_ref();
        driver.map_or(self.host.past.len(), |driver| driver.picks())
    }

    fn turn(&self) -> u32 {
        G::turn(&self.shown.view)
    }

    fn catch_up(&mut self, journal: &Journal, count: usize) {
        for at in self.picks()..count {
            let Some(driver) = &mut self.host.driver else {
                break;
            };
            let open = driver.decision().unwrap_or_default();
            let seat = journal.picks.get(at).map_or(open.seat, |pick| pick.0);
            let automatic = self.is_automatic(&open, seat);
            let followed = self.host.driver.as_mut().map(|d| d.follow(journal, at + 1));
            if followed.is_none_or(|now| now <= at) {
                break;
            }
            self.host.note(&Decision { seat, ..open }, automatic);
            self.write_down();
        }
        self.look_anew();
    }

    fn turns(&mut self, journal: &Journal) -> Vec<(usize, u32)> {
        let mut turns = Vec::new();
        let mut last = 0;
        for at in 0..=journal.picks.len() {
            let Some(driver) = &mut self.host.driver else {
                break;
            };
            if driver.follow(journal, at) < at {
                break;
            }
            let turn = G::turn(&driver.view(None));
            if turn > last {
                turns.push((at, turn));
                last = turn;
            }
            self.write_down();
        }
        self.look_anew();
        turns
    }

    fn watch(&mut self, eyes: Viewpoint) {
        self.shown.viewing = Some(eyes);
        self.host.book = SaveFile::Closed;
        self.host.past.clear();
        self.shown.handover = None;
        self.shown.watcher = match eyes {
            Viewpoint::Seat(seat) if G::HIDES => Some(seat),
            Viewpoint::Seat(_) | Viewpoint::Nobody | Viewpoint::All => None,
        };
        self.look_anew();
    }

    fn seek(&mut self, journal: &Journal, to: usize) {
        let (now, to) = (self.picks(), to.min(journal.picks.len()));
        if self.shown.viewing.is_none() || to == now {
            return;
        }
        if to < now {
            self.take_back(now - to);
            return;
        }
        for at in now + 1..=to {
            if let Some(driver) = &mut self.host.driver {
                driver.follow(journal, at);
            }
            self.write_down();
        }
        if to == now + 1 {
            self.refresh();
        } else {
            self.look_anew();
        }
    }

    fn far(&self) -> Option<FarUndo> {
        if self.shown.viewing.is_some() || self.host.thinking.is_some() || self.can_undo() > 0 {
            return None;
        }
        let mut past = self.host.past.iter();
        let at = past.rposition(|p| !p.automatic && self.is_here(p.seat))?;
        let me = self.shown.watcher.or(self.shown.asked);
        let seats = (0..).map(Seat).zip(&self.host.players);
        let others =
            seats.filter(|(seat, p)| p.is_human() && Some(*seat) != me && !self.host.single);
        Some(FarUndo {
            count: self.host.past.len() - at,
            others: others.map(|(_, p)| p.name.clone()).collect(),
        })
    }

    fn undo_far(&mut self) {
        if let Some(far) = self.far() {
            self.take_back(far.count);
        }
    }

    fn written(&self, language: Language) -> Vec<String> {
        super::record::text(self.log(language))
    }

    fn epoch(&mut self) -> &mut u32 {
        &mut self.shown.epoch
    }
}

impl<G: SessionGame> Session<G> {
    /// Whether a bot or a setting makes the choice that `seat` makes of that question.
    fn is_automatic(&mut self, open: &Decision, seat: Seat) -> bool {
        let person = self
            .host
            .players
            .get(seat.index())
            .is_some_and(Player::is_human);
        if !person || open.seat != seat {
            return !person;
        }
        let Some(driver) = &mut self.host.driver else {
            return false;
        };
        let view = driver.view(Some(seat));
        answer::<G>(&view, open, &self.settings).is_some()
    }

    /// Writes the lines of the log that are new.
    fn write_down(&mut self) {
        if let Some(driver) = &mut self.host.driver {
            self.record.write(&mut **driver, &self.host.players);
        }
    }
}
