//! The guides of the games: every line is sound, appears, and is at the same place again when the match is loaded.

use std::sync::Arc;

use fourfold::bots::roster::{BotName, Roster};
use fourfold::games::biomes::Biomes;
use fourfold::games::frames::Frames;
use fourfold::games::sanctuary::Sanctuary;
use fourfold::games::souls::Souls;
use fourfold::packs::{Report, TextFile};
use fourfold::table::{LANGUAGES, Look, Match};
use fourfold::tools::content::{self, FromPacks};
use fourfold::tools::guide::{self, Guide, GuidedGame, Pointer, Tour, Until};

fn own<G: GuidedGame>() -> Arc<Guide> {
    let file = TextFile::new(G::NAME, G::NAME, G::OWN_GUIDE);
    let mut report = Report::default();
    let guide = guide::read(&file, &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    Arc::new(guide.expect("it can be read"))
}

/// A guide at the beginning of its match.
fn begun<G: GuidedGame + FromPacks>(guide: &Arc<Guide>) -> Tour<G> {
    let content = content::of::<G>(&[]).expect("the packs load").content;
    let seating = guide.seated::<G>(content).expect("a match");
    let setup = G::deal_for(&seating, content).expect("it can be dealt");
    let seat = guide.seat().expect("one person plays");
    Tour::new(Arc::clone(guide), content, setup, seat)
}

#[test]
fn every_built_in_guide_passes_its_own_check() {
    for game in ["biomes", "frames", "sanctuary", "souls"] {
        let path = format!("{}/assets/guides/{game}.ron", env!("CARGO_MANIFEST_DIR"));
        let outcome = guide::run(path.as_ref(), &[], false);
        assert_eq!(outcome.code, 0, "{}", outcome.output);
    }
}

/// A loaded match, and one that was taken back, have the line that they had.
fn line_is_read_off_the_choices<G: GuidedGame + FromPacks>() {
    let guide = own::<G>();
    let (mut tour, mut follower) = (begun::<G>(&guide), begun::<G>(&guide));
    let mut bot = G::bot(BotName::Random, 5);
    let mut lines = Vec::new();
    for _ in 0..40 {
        let Some(open) = tour.game().decision().cloned() else {
            break;
        };
        let at = bot.choose(&mut Look::new(tour.game(), open.seat));
        tour.choose(open.seat, open.options[at], true);
        let journal = tour.game().replay().journal;
        follower.follow(&journal, &[]);
        let mut loaded = begun::<G>(&guide);
        loaded.follow(&journal, &[]);
        let line = tour.current();
        assert_eq!(follower.current(), line, "{} choices", journal.picks.len());
        assert_eq!(loaded.current(), line, "{} choices", journal.picks.len());
        lines.push((journal, line));
    }
    assert!(
        lines.iter().any(|(_, line)| line.is_some()),
        "nothing was said"
    );
    // Taken back step by step.
    for (journal, line) in lines.iter().rev() {
        follower.follow(journal, &[]);
        assert_eq!(follower.current(), *line, "back at {}", journal.picks.len());
    }
}

#[test]
fn a_loaded_match_goes_on_at_its_line_whatever_was_played() {
    line_is_read_off_the_choices::<Biomes>();
    line_is_read_off_the_choices::<Frames>();
    line_is_read_off_the_choices::<Sanctuary>();
    line_is_read_off_the_choices::<Souls>();
}

#[test]
fn what_was_read_stays_read_after_undo() {
    let guide = own::<Sanctuary>();
    let mut tour = begun::<Sanctuary>(&guide);
    for _ in 0..200 {
        let read = |line: &usize| matches!(guide.lines[*line].value.until, Until::Read);
        let Some(line) = tour.current().filter(read) else {
            let Some(open) = tour.game().decision().cloned() else {
                break;
            };
            tour.choose(open.seat, open.options[0], true);
            continue;
        };
        tour.close(line);
        let journal = tour.game().replay().journal;
        let mut before = journal.clone();
        before.picks.clear();
        tour.follow(&before, &[]);
        tour.follow(&journal, &[]);
        assert_ne!(tour.current(), Some(line), "it comes back");
        return;
    }
    panic!("no line is closed by hand");
}

/// With what the window answers by itself.
#[cfg(feature = "desktop")]
mod told {
    use std::collections::BTreeSet;

    use fourfold::desktop::screen::Settings;
    use fourfold::desktop::session::{SessionGame, answer};
    use fourfold::table::Decision;
    use fourfold::tools::guide::Trial;

    use super::*;

    /// The first match of somebody who does what the guide says: each line comes, in its turn where the game has one order,
    /// and nothing new is asked without a word.
    fn is_told<G: GuidedGame>(guide: &Guide, trial: &Trial, ordered: bool) {
        let comes = |line: &usize| !guide.lines[*line].value.maybe;
        let mut told: Vec<usize> = trial.shown.iter().copied().filter(comes).collect();
        if !ordered {
            told.sort_unstable();
        }
        let all: Vec<usize> = (0..guide.lines.len()).filter(comes).collect();
        assert_eq!(told, all, "the lines of {} as they came", G::NAME);
        let mut asked = BTreeSet::new();
        for (lines, moment) in &trial.moments {
            // "turn 3 (yours), Harvest, act: .."
            let head = moment.split(':').next().unwrap_or_default();
            let words: Vec<&str> = head
                .split([' ', ','])
                .filter(|word| !word.is_empty())
                .collect();
            let words = <[&str; 5]>::try_from(words).expect("five words say a moment");
            let [_, turn, whose, step, topic] = words;
            let early = turn.parse::<u32>().is_ok_and(|turn| turn <= 5);
            // What a card asks says its prompt.
            let named = ["mode", "target", "slot"].contains(&topic);
            // In others' turns every window is the same question.
            let step = if (whose, topic) == ("(yours)", "act") {
                step
            } else {
                ""
            };
            if asked.insert((whose, step, topic)) && early && !named {
                assert!(
                    !lines.is_empty(),
                    "{} asks without a word: {moment}",
                    G::NAME
                );
            }
        }
    }

    /// Plays it with what the window answers by itself.
    fn guided_match_is_told<G>(ordered: bool)
    where
        G: GuidedGame + FromPacks + SessionGame,
    {
        let guide = own::<G>();
        let content = content::of::<G>(&[]).expect("the packs load").content;
        let seating = guide.seated::<G>(content).expect("a match");
        let settings = Settings::default();
        let answer = |view: &G::View, open: &Decision| answer::<G>(view, open, &settings);
        let trial = guide::play(&mut begun::<G>(&guide), &seating.controllers, answer);
        is_told::<G>(&guide, &trial, ordered);
    }

    #[test]
    fn each_line_comes_when_it_is_needed() {
        guided_match_is_told::<Biomes>(true);
        guided_match_is_told::<Frames>(false);
        guided_match_is_told::<Sanctuary>(true);
        guided_match_is_told::<Souls>(true);
    }
}

/// Whatever is played, no line asks for a choice that there is not, or points at it.
fn lines_ask_for_what_there_is<G: GuidedGame + FromPacks>() {
    let guide = own::<G>();
    for seed in 0..6 {
        let mut tour = begun::<G>(&guide);
        let mut bot = G::bot(BotName::Random, seed);
        for _ in 0..150 {
            let Some(open) = tour.game().decision().cloned() else {
                break;
            };
            if let Some(at) = tour.current() {
                let line = &guide.lines[at].value;
                let offered = |word: &str| open.options.iter().any(|c| c.verb == word);
                let possible = match &line.until {
                    Until::Choice(words) => words.iter().any(|word| offered(&word.value)),
                    Until::Read | Until::Event(_) => true,
                };
                let there = match &line.at {
                    Pointer::Button(word) | Pointer::Offered(word) => offered(&word.value),
                    Pointer::Nothing | Pointer::Card(_) | Pointer::Area(_) => true,
                };
                let text = &line.en.value;
                assert!(possible && there, "{} at {}: {text}", G::NAME, open.topic);
                if matches!(line.until, Until::Read) {
                    tour.close(at);
                }
            }
            let at = bot.choose(&mut Look::new(tour.game(), open.seat));
            tour.choose(open.seat, open.options[at], true);
        }
    }
}

#[test]
fn no_line_waits_for_what_cannot_be_chosen() {
    lines_ask_for_what_there_is::<Biomes>();
    lines_ask_for_what_there_is::<Frames>();
    lines_ask_for_what_there_is::<Sanctuary>();
    lines_ask_for_what_there_is::<Souls>();
}

#[test]
fn sentences_are_short_and_in_both_languages() {
    let guides = [
        own::<Biomes>(),
        own::<Frames>(),
        own::<Sanctuary>(),
        own::<Souls>(),
    ];
    for guide in guides {
        for line in &guide.lines {
            let texts = LANGUAGES.map(|language| line.value.text(language));
            assert_ne!(texts[0], texts[1]);
            for text in texts {
                let letters = text.chars().count();
                assert!((15..=190).contains(&letters), "{letters}: {text}");
            }
        }
    }
}

#[test]
fn a_guide_is_of_the_match_that_it_names() {
    let guide = own::<Biomes>();
    let mut tour = begun::<Biomes>(&guide);
    let game: &Match<Biomes> = tour.game();
    assert_eq!(game.seed(), guide.seed);
}
