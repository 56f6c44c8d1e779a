//! A running match as the server holds it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::choice_text;
use super::features::{Features, option_row};
use super::message::Chosen;
use super::problem::Problem;
use super::served::ServedGame;
use crate::bots::roster::{BotName, Roster};
use crate::packs::did_you_mean;
use crate::table::{Choice, ChoiceWords, Decision, Journal, Look, Match, Seat, TableRng};

/// The most snapshots of a match that are kept.
const MOST_SNAPSHOTS: usize = 1_000;
/// The most picks of a match.
const MOST_PICKS: usize = 200_000;
/// The most lines of one `log`.
const MOST_LINES: usize = 10_000;

/// What the server does with a match, whatever its game.
pub(super) trait ServedMatch {
    /// Who is asked, or how it ended.
    fn state(&mut self) -> Value;
    /// What a seat, or a spectator, may know.
    fn view(&mut self, seat: Option<u8>) -> Result<Value, Problem>;
    /// The same as numbers.
    fn observe(&mut self, seat: Option<u8>) -> Result<Value, Problem>;
    /// The open question with its options.
    fn options(&mut self) -> Result<Value, Problem>;
    /// A seat chooses, then bots do.
    fn choose(&mut self, seat: u8, choice: &Chosen) -> Result<(), Problem>;
    /// What happened, line by line, as a seat or a spectator saw it.
    fn log(&mut self, seat: Option<u8>, from: usize) -> Result<Value, Problem>;
    /// Takes back choices, and what bots answered.
    fn undo(&mut self, count: usize) -> Result<(), Problem>;
    /// Keeps this point.
    fn snapshot(&mut self) -> Result<u64, Problem>;
    /// Goes to a point that was kept.
    fn restore(&mut self, snapshot: u64) -> Result<(), Problem>;
    /// Keeps it no longer.
    fn forget(&mut self, snapshot: u64) -> Result<(), Problem>;
    /// The text of a replay file.
    fn replay(&self) -> Result<String, Problem>;
}

/// A match of a game.
///
/// A snapshot is the journal up to there. So it is right whatever was undone since, and playing it again takes well
/// under a millisecond.
pub(super) struct Table<G: ServedGame> {
    game: Match<G>,
    seed: u64,
    bots: Vec<Option<BotName>>,
    snapshots: BTreeMap<u64, Journal>,
    snapshots_made: u64,
}

impl<G: ServedGame> Table<G> {
    /// Lets the bots play up to the first question to somebody else.
    pub fn begin(game: Match<G>, seed: u64, bots: Vec<Option<BotName>>) -> Result<Self, Problem> {
        let mut table = Self {
            game,
            seed,
            bots,
            snapshots: BTreeMap::new(),
            snapshots_made: 0,
        };
        table.let_bots_play()?;
        Ok(table)
    }

    /// A bot's pick depends on the seed, its seat and how many picks were made, on nothing else: after undo or restore
    /// it plays the same again.
    fn let_bots_play(&mut self) -> Result<(), Problem> {
        while let Some(seat) = self.game.decision().map(|open| open.seat) {
            let Some(bot) = self.bots[seat.index()] else {
                break;
            };
            let picks = self.picks_made()?;
            let seed = TableRng::derive(
                TableRng::derive(self.seed, u64::from(seat.0) + 1),
                picks as u64,
            );
            let at = G::bot(bot, seed).choose(&mut Look::new(&mut self.game, seat));
            if !self.game.pick(at) {
                break;
            }
        }
        Ok(())
    }

    /// The number of picks so far, if there may be more.
    fn picks_made(&self) -> Result<usize, Problem> {
        let picks = self.game.journal().picks.len();
        if picks < MOST_PICKS {
            return Ok(picks);
        }
        let message = format!("this match has {MOST_PICKS} picks, as many as one may have");
        Err(Problem::new(
            "limit",
            message,
            "`end` it and `begin` another",
        ))
    }

    /// The seat, if the program that asks may see what it sees.
    fn own_seat(&self, seat: u8) -> Result<Seat, Problem> {
        let seats = self.bots.len();
        match self.bots.get(usize::from(seat)) {
            None => {
                let message = format!("there is no seat {seat}; seats are 0 to {}", seats - 1);
                Err(Problem::new("seat", message, "seats are counted from 0"))
            }
            Some(Some(bot)) if self.game.outcome().is_none() => {
                let message = format!("seat {seat} is played by the bot `{bot}`");
                let help = "what it knows and chooses is its own until the match is over";
                Err(Problem::new("bot", message, help))
            }
            Some(_) => Ok(Seat(seat)),
        }
    }

    fn own_or_spectator(&self, seat: Option<u8>) -> Result<Option<Seat>, Problem> {
        seat.map(|seat| self.own_seat(seat)).transpose()
    }

    fn open(&self) -> Result<&Decision, Problem> {
        let over = || {
            Problem::new(
                "over",
                "the match is over",
                "`replay` keeps it, `end` forgets it",
            )
        };
        self.game.decision().ok_or_else(over)
    }

    /// The choice that is meant.
    fn find_choice(&self, open: &Decision, choice: &Chosen) -> Result<Choice, Problem> {
        match choice {
            Chosen::Index(at) => {
                let found = usize::try_from(*at)
                    .ok()
                    .and_then(|at| open.options.get(at));
                found.copied().ok_or_else(|| {
                    let message =
                        format!("there is no option {at}; there are {}", open.options.len());
                    Problem::new("option", message, "options are counted from 0")
                })
            }
            Chosen::Text(text) => {
                choice_text::read::<G::Choices>(text, &open.options).ok_or_else(|| {
                    let short: String = text.chars().take(80).collect();
                    let known: Vec<String> = open.options.iter().map(choice_text::write).collect();
                    let hint = did_you_mean(&short, known.iter().map(String::as_str));
                    let hint = hint.map_or_else(String::new, |hint| format!("; {hint}"));
                    let message = format!("`{short}` is no choice of this game{hint}");
                    Problem::new("option", message, "`options` gives the text of each option")
                })
            }
        }
    }
}

impl<G: ServedGame> ServedMatch for Table<G> {
    fn state(&mut self) -> Value {
        let open = self
            .game
            .decision()
            .map(|open| (open.seat, open.topic, open.options.len()));
        let outcome = self.game.outcome();
        let lost = outcome.is_some_and(|outcome| {
            outcome.winners.iter().next().is_none() && G::is_lost(&self.game.view(None))
        });
        json!({
            "game": G::NAME,
            "seats": self.bots.len(),
            "picks": self.game.journal().picks.len(),
            "undoable": self.game.undoable(),
            "asked": open.map(|(seat, _, _)| seat),
            "topic": open.map(|(_, topic, _)| topic),
            "options": open.map(|(_, _, options)| options),
            "over": outcome.is_some(),
            "winners": outcome.map(|outcome| outcome.winners.iter().collect::<Vec<_>>()),
            "lost": lost,
            "turns": outcome.map(|outcome| outcome.turns),
            "digest": format!("{:016x}", self.game.digest()),
        })
    }

    fn view(&mut self, seat: Option<u8>) -> Result<Value, Problem> {
        let seat = self.own_or_spectator(seat)?;
        let view = self.game.view(seat);
        serde_json::to_value(&view).map_err(|why| Problem::new("internal", why.to_string(), ""))
    }

    fn observe(&mut self, seat: Option<u8>) -> Result<Value, Problem> {
        let Some(seat) = self.own_or_spectator(seat)? else {
            let message = "a spectator has no features";
            return Err(Problem::new("seat", message, "name a `seat`"));
        };
        let view = self.game.view(Some(seat));
        let mut features = Features::default();
        G::features(&view, seat, &mut features);
        let own = self.game.decision().filter(|open| open.seat == seat);
        let options = own.map_or_else(Vec::new, |open| {
            let options = open.options.iter().take(G::ACTIONS);
            options.map(|o| option_row(G::Choices::TEXTS, o)).collect()
        });
        Ok(json!({"features": features.numbers(), "options": options}))
    }

    fn options(&mut self) -> Result<Value, Problem> {
        let open = self.open()?.clone();
        let view = self.game.view(Some(open.seat));
        let option = |choice: &Choice| {
            json!({
                "text": choice_text::write(choice),
                "label": G::label(&view, choice),
                "word": choice.verb,
                "subject": choice.subject,
                "target": choice.target,
                "amount": choice.amount,
            })
        };
        Ok(json!({
            "seat": open.seat,
            "topic": open.topic,
            "about": open.about,
            "options": open.options.iter().map(option).collect::<Vec<_>>(),
            "region": open.region.as_ref().map(option),
        }))
    }

    fn choose(&mut self, seat: u8, choice: &Chosen) -> Result<(), Problem> {
        let seat = self.own_seat(seat)?;
        let open = self.open()?;
        let concede = Choice::plain(G::Choices::CONCEDE);
        let gives_up =
            matches!(choice, Chosen::Text(text) if *text == choice_text::write(&concede));
        if open.seat != seat && !gives_up {
            let message = format!("seat {} is asked, not seat {}", open.seat.0, seat.0);
            return Err(Problem::new(
                "turn",
                message,
                "`state` says in `asked` who chooses next",
            ));
        }
        self.picks_made()?;
        let choice = if gives_up {
            concede
        } else {
            self.find_choice(open, choice)?
        };
        self.game
            .choose(seat, choice)
            .map_err(|refused| Problem::refused(&refused))?;
        self.let_bots_play()
    }

    fn log(&mut self, seat: Option<u8>, from: usize) -> Result<Value, Problem> {
        let seat = self.own_or_spectator(seat)?;
        let view = self.game.view(seat);
        let events = self.game.events_for(seat, from);
        let shown = events.len().min(MOST_LINES);
        let lines = (0..shown).filter_map(|at| G::sentence(&view, &events[at..]));
        Ok(json!({"lines": lines.collect::<Vec<_>>(), "next": from.saturating_add(shown)}))
    }

    fn undo(&mut self, count: usize) -> Result<(), Problem> {
        let picks = &self.game.journal().picks;
        let own = |at: &usize| self.bots[picks[*at].0.index()].is_none();
        let mut own = (0..picks.len()).rev().filter(own);
        let Some(at) = count.checked_sub(1).and_then(|others| own.nth(others)) else {
            let message = format!("there are no {count} choices to undo");
            return Err(Problem::new(
                "undo",
                message,
                "`count` is at least 1; choices of bots do not count",
            ));
        };
        let back = picks.len() - at;
        if back > self.game.undoable() {
            let message = "something hidden was revealed since then";
            return Err(Problem::new(
                "undo",
                message,
                "`restore` goes back to a snapshot in any case",
            ));
        }
        self.game.undo(back);
        Ok(())
    }

    fn snapshot(&mut self) -> Result<u64, Problem> {
        if self.snapshots.len() >= MOST_SNAPSHOTS {
            let message =
                format!("{MOST_SNAPSHOTS} snapshots are kept, as many as a match may have");
            return Err(Problem::new("limit", message, "`forget` some"));
        }
        self.snapshots_made += 1;
        self.snapshots
            .insert(self.snapshots_made, self.game.journal().clone());
        Ok(self.snapshots_made)
    }

    fn restore(&mut self, snapshot: u64) -> Result<(), Problem> {
        let journal = self
            .snapshots
            .get(&snapshot)
            .ok_or_else(|| no_snapshot(snapshot))?;
        self.game.play_journal(journal, journal.picks.len());
        Ok(())
    }

    fn forget(&mut self, snapshot: u64) -> Result<(), Problem> {
        let found = self.snapshots.remove(&snapshot);
        found.map(|_| ()).ok_or_else(|| no_snapshot(snapshot))
    }

    fn replay(&self) -> Result<String, Problem> {
        let text = self.game.replay().to_text();
        text.map_err(|why| Problem::new("internal", why.to_string(), ""))
    }
}

fn no_snapshot(snapshot: u64) -> Problem {
    let message = format!("this match has no snapshot {snapshot}");
    Problem::new(
        "snapshot",
        message,
        "`snapshot` makes one and answers with its number",
    )
}
