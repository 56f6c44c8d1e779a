//! The game of the example, made with the public interface only: it runs everywhere.

#[path = "../examples/fifth/kites/mod.rs"]
mod kites;

use std::path::{Path, PathBuf};

use fourfold::bots::{Bot, GreedyBot, RandomBot};
use fourfold::games;
use fourfold::plain::cards::{Cards, Content};
use fourfold::plain::{PlainTable, Speaker};
use fourfold::table::{
    Choice, Game, LANGUAGES, Match, ObjectId, Phrases, Ref, Saved, Seat, TableRng, ZoneId,
};
use fourfold::tools::editing::{EditableGame, FieldSubject, nearest, open};
use fourfold::tools::save::{Beginning, Participants, Writer, rebuild, tape};
use fourfold::tools::simulate::{Plan, Tally, simulate};
use fourfold::tools::{content, replay, rules, scenario};

type Kites = Cards<kites::Kites>;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
const VERBS: [&str; 7] = ["launch", "gust", "knot", "land", "discard", "pass", "dance"];

fn packs() -> &'static Content<kites::Kites> {
    games::register::<Kites>();
    content::of::<Kites>(&[])
        .expect("its pack is sound")
        .content
}

fn start(seed: u64) -> Match<Kites> {
    Match::new(Kites::fresh(packs()), seed)
}

/// The match after so many random choices; fewer if it ends before.
fn walked(seed: u64, choices: usize) -> Match<Kites> {
    let mut game = start(seed);
    let mut chance = TableRng::new(seed);
    for _ in 0..choices {
        let Some(open) = game.decision() else { break };
        game.pick(chance.below(open.options.len() as u32) as usize);
    }
    game
}

fn run(games: u32, threads: usize, bots: [fn(u64) -> Box<dyn Bot<Kites>>; 2]) -> Tally {
    let content = packs();
    let entrant = |n: u32, seat: Seat| (seat.index() + n as usize) % 2;
    simulate::<Kites>(&Plan {
        first: 0,
        games,
        seed: 2026,
        threads,
        setup: &|_| Kites::fresh(content),
        bot: &|n, seat, seed| bots[entrant(n, seat)](seed),
        entrant: &entrant,
        entrants: 2,
        person: false,
        progress: &|_| {},
        keep: None,
    })
}

fn random(seed: u64) -> Box<dyn Bot<Kites>> {
    Box::new(RandomBot::new(seed))
}

fn greedy(seed: u64) -> Box<dyn Bot<Kites>> {
    Box::new(GreedyBot::new(seed))
}

#[test]
fn a_thousand_games_end_and_are_the_same_with_any_number_of_threads() {
    let (one, three) = (run(1000, 1, [random; 2]), run(1000, 3, [random; 2]));
    assert_eq!(one.unfinished, 0);
    assert_eq!(
        (one.digest, one.choices_digest),
        (three.digest, three.choices_digest)
    );
    let [first, second] = one.wins_by_seat[..] else {
        panic!("two seats")
    };
    assert!(first > 350 && second > 350, "{first} to {second}");
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    let tally = run(200, 2, [greedy, random]);
    assert_eq!(tally.unfinished, 0);
    assert!(tally.wins[0] > 150, "{:?}", tally.wins);
}

#[test]
fn every_scenario_passes_and_every_rule_has_one() {
    packs();
    let outcome = scenario::run(&[PathBuf::from("examples/fifth/scenarios")], false);
    assert_eq!(outcome.code, 0, "{}", outcome.output);
    let coverage = rules::coverage("kites");
    assert_eq!(
        (coverage.total, coverage.covered),
        (12, 12),
        "{:?}",
        coverage.missing
    );
    let page = include_str!("../examples/fifth/rules.md");
    let turn = games::find("kites").map(|game| (game.turn)());
    assert!(
        page.contains(&turn.unwrap_or_default()),
        "the page lacks the turn"
    );
}

#[test]
fn a_wrong_scenario_says_what_is_wrong() {
    packs();
    let told = |text: &str| {
        let verdicts = scenario::run_text(Path::new("a.ron"), text);
        verdicts.into_iter().map(|v| v.message).collect::<String>()
    };
    let card = "(title: \"t\", game: \"kites\", position: (step: Act, cards: \
                [(card: \"swan\", at: hand(0))]), script: [NobodyAsked])";
    assert!(
        told(card).contains("there is no card `swan`"),
        "{}",
        told(card)
    );
    let place = card.replace("hand(0)", "roof");
    assert!(
        told(&place).contains("there is no place `roof`"),
        "{}",
        told(&place)
    );
    let word = "(title: \"t\", game: \"kites\", fresh: (), script: [Do(0, dance)])";
    assert!(told(word).contains("dance"), "{}", told(word));
}

#[test]
fn a_replay_file_plays_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kites.ron");
    let game = walked(5, 1000);
    assert!(game.outcome().is_some());
    replay::save(&file, &game.replay()).expect("it can be written");
    let told = |verify| {
        replay::run(&replay::Request {
            file: file.clone(),
            verify,
            ..replay::Request::default()
        })
    };
    assert!(
        told(true).output.contains("verified"),
        "{}",
        told(true).output
    );
    assert_eq!(told(false).code, 0);
    assert!(
        told(false).output.contains("launches"),
        "{}",
        told(false).output
    );
}

#[test]
fn a_save_is_played_on_and_choices_are_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = walked(3, 12);
    let beginning = Beginning {
        header: game.replay().header,
        table: Participants::default(),
    };
    let mut writer = Writer::create(folder.path(), &beginning).expect("it can be written");
    let written = writer.write(game.journal(), game.digest(), 1, false);
    written.expect("it can be written");
    let path = writer.path().to_owned();
    drop(writer);
    let tape = tape(&path).expect("it is a save");
    let mut again = rebuild::<Kites>("save", &tape, packs()).expect("it can be played");
    assert_eq!(again.play_journal(tape.journal(), 12), 12);
    assert_eq!(again.digest(), game.digest());
    // Every choice but the last ones, as if they had never been made.
    again.undo(2);
    assert_eq!(again.digest(), walked(3, 10).digest());
}

#[test]
fn nothing_hidden_changes_a_view() {
    for seed in 0..40 {
        let mut game = walked(seed, 3 + seed as usize);
        for seat in [Some(Seat(0)), Some(Seat(1)), None] {
            let words = |game: &mut Match<Kites>| {
                let rows = Kites::rows(&game.view(seat), LANGUAGES[0]);
                format!("{rows:?} {:?}", game.events_for(seat, 0))
            };
            let before = words(&mut game);
            let mut here = Saved::default();
            game.snapshot(&mut here);
            game.scramble(seat, TableRng::new(seed + 1));
            assert_eq!(before, words(&mut game), "{seat:?}");
            game.restore(&here);
            assert_eq!(game.audit(), Ok(()));
        }
    }
}

#[test]
fn a_restored_match_goes_on_as_before() {
    for seed in 0..20 {
        let mut game = walked(seed, 9);
        let mut here = Saved::default();
        game.snapshot(&mut here);
        let go_on = |game: &mut Match<Kites>| {
            while game.pick(0) {}
            game.digest()
        };
        let first = go_on(&mut game);
        game.restore(&here);
        assert_eq!(first, go_on(&mut game));
    }
}

#[test]
fn positions_come_back_as_they_were() {
    let content = packs();
    for seed in 0..60 {
        let mut game = walked(seed, seed as usize);
        let Ok(found) = nearest::<Kites>(&mut game, content) else {
            continue;
        };
        let draft = found.draft;
        let mut dealt = Match::<Kites>::new(Kites::deal_from(&draft, content), 1);
        let again = Kites::extract(&mut dealt)
            .expect("it asks at once")
            .position;
        assert_eq!(draft, again);
        let bench = open::<Kites>(content, Some(draft.clone()));
        let text = bench.scenario("a position");
        let verdicts = scenario::run_text(Path::new("a.ron"), &text);
        assert!(verdicts.iter().all(|v| v.passed), "{text}\n{verdicts:?}");
        let read = Kites::read("a.ron", &text, content).expect("it was written just now");
        assert_eq!(read[0].1, draft);
    }
}

#[test]
fn a_position_is_edited_and_taken_back() {
    let content = packs();
    let mut bench = open::<Kites>(content, None);
    let sky = bench.zones()[2].id;
    let heron = content.cards.iter().position(|c| c.id == "kites:tin_heron");
    let piece = bench.put(heron.expect("the pack has it"), sky);
    assert_eq!(bench.pieces_in(sky), [piece]);
    bench.set(FieldSubject::Piece(piece), 0, 2);
    bench.set(FieldSubject::Seat(1), 0, 12);
    assert_eq!(bench.lines(FieldSubject::Seat(1))[0].value, 12);
    assert_eq!(bench.wrong(), None);
    bench.set(FieldSubject::Piece(piece), 0, 50);
    assert!(
        bench
            .problem()
            .is_some_and(|why| why.contains("cannot fly"))
    );
    while bench.undo() {}
    assert_eq!(bench.pieces_in(sky), [0; 0]);
}

#[test]
fn every_refusal_names_a_rule_in_both_languages_and_changes_nothing() {
    packs();
    let known: Vec<String> = rules::known("kites");
    let mut chance = TableRng::new(7);
    let mut refused = 0;
    for seed in 0..30 {
        let mut game = walked(seed, 2 * seed as usize);
        let before = (game.digest(), game.decision().cloned());
        for seat in SEATS {
            for _ in 0..60 {
                let mut part = || match chance.below(5) {
                    0 => Ref::None,
                    1 => Ref::Seat(Seat(chance.below(3) as u8)),
                    2 => Ref::Zone(ZoneId(chance.below(12) as u8)),
                    _ => Ref::Object(ObjectId(chance.below(50) as u16)),
                };
                let (subject, target) = (part(), part());
                let verb = VERBS[chance.below(VERBS.len() as u32) as usize];
                let choice = Choice::new(verb)
                    .of(subject)
                    .to(target)
                    .by(chance.below(3) as i32);
                let Err(no) = game.permits(seat, choice) else {
                    continue;
                };
                refused += 1;
                let named = no
                    .refusal
                    .rules
                    .iter()
                    .all(|rule| known.contains(&(*rule).to_owned()));
                assert!(named && !no.refusal.rules.is_empty(), "{choice:?}: {no}");
                assert!(no.refusal.spanish.is_some(), "{no}");
            }
        }
        assert_eq!(before, (game.digest(), game.decision().cloned()));
    }
    assert!(refused > 2000, "{refused}");
}

#[test]
fn both_languages_say_everything() {
    let names = ["Ada".to_owned(), "Mara".to_owned()];
    let mut said = [0; 2];
    for seed in 0..20 {
        let mut game = start(seed);
        let mut chance = TableRng::new(seed);
        while let Some(open) = game.decision().cloned() {
            let view = game.view(Some(open.seat));
            let both = LANGUAGES.map(|language| {
                let speaker = Speaker::<Kites>::new(&view, &names, language);
                let options = open.options.iter().map(|choice| speaker.choice(choice));
                let mut all: Vec<String> = options.chain([speaker.question(&open)]).collect();
                let log = game.events_for(Some(open.seat), 0);
                all.extend(log.iter().filter_map(|event| speaker.event(event)));
                all
            });
            for (n, lines) in both.iter().enumerate() {
                said[n] += lines.len();
                assert!(
                    lines.iter().all(|l| l.len() > 3 && !l.contains('{')),
                    "{lines:?}"
                );
            }
            assert!(
                both[0]
                    .iter()
                    .zip(&both[1])
                    .all(|(one, other)| one != other)
            );
            game.pick(chance.below(open.options.len() as u32) as usize);
        }
    }
    assert!(said[0] > 1000 && said[0] == said[1], "{said:?}");
}

#[test]
fn who_gives_up_loses() {
    let mut game = start(1);
    assert!(game.choose(Seat(0), Choice::new("concede")).is_ok());
    assert_eq!(game.outcome().and_then(|o| o.winner()), Some(Seat(1)));
}

/// Each block of the page that names a file stands in that file, word for word.
#[test]
fn the_page_shows_the_game_as_it_is() {
    let page = include_str!("../docs/new-game.md");
    let mut shown = 0;
    for block in page.split("\n```").skip(1).step_by(2) {
        let (head, code) = block.split_once('\n').unwrap_or((block, ""));
        let Some((_, file)) = head.split_once(' ') else {
            continue;
        };
        let text = std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(text.contains(code), "{file} lacks\n{code}");
        shown += 1;
    }
    assert!(shown > 8, "{shown} blocks name a file");
}

#[test]
fn the_game_is_small() {
    let mut lines = 0;
    let mut open = vec![PathBuf::from("examples/fifth")];
    while let Some(path) = open.pop() {
        if path.is_dir() && !path.ends_with("scenarios") {
            let entries = std::fs::read_dir(path).expect("a folder");
            open.extend(entries.filter_map(|e| Some(e.ok()?.path())));
        } else if path.is_file() {
            let text = std::fs::read_to_string(path).expect("text");
            lines += text.lines().count();
        }
    }
    assert!(lines < 800, "{lines} lines");
}

#[test]
fn a_name_is_taken_once() {
    packs();
    games::register::<Kites>();
    let named = games::names()
        .into_iter()
        .filter(|name| *name == Kites::NAME);
    assert_eq!(named.count(), 1);
}
