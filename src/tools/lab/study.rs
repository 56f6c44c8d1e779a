//! What a lab plays: the decks, their pairs, and what the games begin with.

use serde::{Deserialize, Serialize};

use super::game::LabGame;
use super::keywords::groups;
use super::notes::SEATS;
use crate::bots::roster::BotName;
use crate::cli::args::{TableArgs, asked_play};
use crate::cli::game::{bot, check_own_options};
use crate::games::Seating;
use crate::packs::{PackContent, PackStamp};
use crate::table::EventWords;
use crate::tools::Outcome;
use crate::tools::content::by_id;
use crate::tools::serve::Named;

/// What somebody wants to know.
#[derive(Debug, Clone, Default)]
pub struct LabRequest {
    /// Decks by id; all if empty.
    pub decks: Vec<String>,
    /// The bot in every seat.
    pub bot: String,
    /// Games a pair of decks; an odd number is one more.
    pub games: u64,
    /// Number of the first round of double games.
    pub first: u64,
    /// Seed of the run.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
    /// The kind of table.
    pub table: TableArgs,
}

/// What was played, in full: two studies that differ only in their rounds can be merged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    /// The game.
    pub game: String,
    /// What a seat brings, in one word.
    pub brings: String,
    /// What is counted, in one word.
    pub counts: String,
    /// The kind of table, as options.
    pub table: Vec<String>,
    /// The bot in every seat.
    pub bot: String,
    /// Seed of the run.
    pub seed: u64,
    /// Number of the first round of double games.
    pub first: u64,
    /// Rounds: two games a pair each.
    pub rounds: u64,
    /// The decks.
    pub decks: Vec<Named>,
    /// The pairs that play, by their places in the list of decks.
    pub pairs: Vec<[u16; SEATS]>,
    /// What is counted, by full id and name.
    pub cards: Vec<Named>,
    /// The keywords of counted things; they are counted after the things.
    pub keywords: Vec<String>,
    /// The words of events.
    pub events: Vec<String>,
    /// The packs of the content.
    pub packs: Vec<PackStamp>,
}

impl Study {
    /// How many things are counted: those of the list and their keywords.
    #[must_use]
    pub const fn counted(&self) -> usize {
        self.cards.len() + self.keywords.len()
    }

    /// How many games it has.
    #[must_use]
    pub const fn games(&self) -> u64 {
        let pairs = self.pairs.len() as u64;
        self.rounds
            .saturating_mul(pairs.saturating_mul(SEATS as u64))
    }
}

/// A study with what its games begin with.
pub(super) struct Prepared<G: LabGame> {
    pub study: Study,
    pub bot: BotName,
    /// By pair: as it is named, and with the seats swapped.
    pub setups: Vec<[G::Setup; SEATS]>,
    /// The counted things that have each keyword.
    pub groups: Vec<Vec<u16>>,
}

/// Looks up everything that was named.
pub(super) fn prepare<G: LabGame>(
    wish: &LabRequest,
    content: &'static G::Content,
) -> Result<Prepared<G>, Outcome> {
    let known = bot(&wish.bot)?;
    if wish.table.together.is_some() {
        let message =
            "error: where all play together no deck wins against another; leave --together out";
        return Err(Outcome::wrong(message));
    }
    let mut lists = G::names_of(content);
    let all = lists.remove("decks").unwrap_or_default();
    let decks = chosen::<G>(wish, content, &all)?;
    let pairs = pairs(decks.len());
    let cards = lists.remove(G::COUNTED).unwrap_or_default();
    let groups = groups((0..cards.len()).map(|kind| G::keywords(content, kind)));
    let setups = pairs.iter().map(|&[a, b]| {
        let begin = |seats: [u16; SEATS]| {
            let ids = seats.map(|deck| decks[usize::from(deck)].id.as_str());
            G::deal_for(&seating::<G>(wish, content, &ids)?, content)
        };
        Ok([begin([a, b])?, begin([b, a])?])
    });
    let setups = setups.collect::<Result<Vec<_>, Outcome>>()?;
    Ok(Prepared {
        bot: known,
        setups,
        groups: groups.values().cloned().collect(),
        study: Study {
            game: G::NAME.to_owned(),
            brings: G::BRINGS.to_owned(),
            counts: G::NOUN.to_owned(),
            table: options(&wish.table),
            bot: known.to_string(),
            seed: wish.seed,
            first: wish.first,
            rounds: wish.games.div_ceil(2),
            decks,
            pairs,
            cards,
            keywords: groups.keys().cloned().collect(),
            events: <G::Events as EventWords>::TEXTS
                .iter()
                .map(|word| (*word).to_owned())
                .collect(),
            packs: content.packs().to_vec(),
        },
    })
}

/// The decks that were named, or all that such a table allows.
fn chosen<G: LabGame>(
    wish: &LabRequest,
    content: &'static G::Content,
    all: &[Named],
) -> Result<Vec<Named>, Outcome> {
    let ids: Vec<&str> = all.iter().map(|deck| deck.id.as_str()).collect();
    if !wish.decks.is_empty() {
        let named = wish.decks.iter().map(|id| by_id(G::BRINGS, &ids, id));
        let named = named.collect::<Result<Vec<u16>, Outcome>>()?;
        return Ok(named
            .into_iter()
            .map(|at| all[usize::from(at)].clone())
            .collect());
    }
    // What has nothing to do with decks is refused here, with its own words.
    let table = seating::<G>(wish, content, &[])?.table;
    let fits = |deck: &&Named| {
        G::is_for(content, &table, &deck.id) && seating::<G>(wish, content, &[&deck.id]).is_ok()
    };
    let fitting: Vec<Named> = all.iter().filter(fits).cloned().collect();
    match fitting.is_empty() {
        true => Err(Outcome::wrong(format!(
            "error: the packs have no {} for such a table",
            G::BRINGS
        ))),
        false => Ok(fitting),
    }
}

/// Every pair once; a deck alone plays against itself.
fn pairs(decks: usize) -> Vec<[u16; SEATS]> {
    let decks = decks as u16;
    if decks == 1 {
        return vec![[0, 0]];
    }
    (0..decks)
        .flat_map(|a| (a + 1..decks).map(move |b| [a, b]))
        .collect()
}

/// Two bots with those decks at the table of the wish.
fn seating<G: LabGame>(
    wish: &LabRequest,
    content: &'static G::Content,
    decks: &[&str],
) -> Result<Seating<G::TableOptions>, Outcome> {
    let mut arguments = vec![format!("--game={}", G::NAME)];
    arguments.push(format!("--bots={}", ["greedy"; SEATS].join(",")));
    if !decks.is_empty() {
        arguments.push(format!("--decks={}", decks.join(",")));
    }
    let mut play = asked_play(arguments)?;
    play.table = wish.table.clone();
    check_own_options::<G>(&play.own_options())?;
    G::seating(&play, content)
}

/// The options of a table, as they are written.
fn options(table: &TableArgs) -> Vec<String> {
    let battle = table.battle.then(|| "--battle".to_owned());
    let set = table.set.iter().map(|set| format!("--set={set}"));
    let modules = match table.modules.is_empty() {
        true => None,
        false => Some(format!("--modules={}", table.modules.join(","))),
    };
    battle.into_iter().chain(set).chain(modules).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_plays_once() {
        assert_eq!(pairs(1), [[0, 0]]);
        assert_eq!(pairs(3), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(pairs(8).len(), 28);
        assert!(pairs(0).is_empty());
    }
}
