//! What a match came to: read off its events, and shown below its result.

use bevy_egui::egui::Rect;
use egui_kittest::kittest::Queryable;
use fourfold::bots::roster::BotName;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelText, PanelView, Textures};
use fourfold::desktop::puzzles::PuzzleWish;
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::{Blow, Controller, Ending, Feat, Player, Session, SessionGame};
use fourfold::desktop::words;
use fourfold::games::biomes::Biomes;
use fourfold::games::frames::Frames;
use fourfold::games::sanctuary::Sanctuary;
use fourfold::games::souls::Souls;
use fourfold::packs::{Report, TextFile};
use fourfold::table::{LANGUAGES, Look, Match, ObjectId, Seat};
use fourfold::tools::content::{self, FromPacks};
use fourfold::tools::guide::{self, GuidedGame};

use super::put;

fn blow(seat: u8, source: u16, amount: i32) -> Blow {
    Blow {
        by: Seat(seat),
        source: Some(ObjectId(source)),
        target: ObjectId(99),
        amount,
    }
}

#[test]
fn damage_is_summed_by_turn_and_by_card() {
    let feats = [
        Feat::Stands(Seat(0), 10),
        Feat::Stands(Seat(1), 10),
        Feat::Turn,
        Feat::Damage(blow(0, 7, 2)),
        Feat::Damage(blow(1, 8, 3)),
        Feat::Stands(Seat(1), 8),
        Feat::Turn,
        Feat::Damage(blow(0, 7, 2)),
        Feat::Decisive(blow(0, 7, 2)),
        Feat::Stands(Seat(1), 6),
    ];
    let ending = Ending::of(&feats, 2);
    assert_eq!(ending.dealt, [[2, 3], [2, 0]]);
    assert_eq!(ending.stood, [[10, 10], [10, 8], [10, 6]]);
    assert_eq!(ending.best, Some(blow(0, 7, 4)));
    assert_eq!(ending.last, Some(blow(0, 7, 2)));
}

#[test]
fn a_match_that_ended_before_its_first_turn_has_no_curve() {
    let ending = Ending::of(&[Feat::Stands(Seat(0), 3)], 2);
    assert_eq!(ending, Ending::default());
}

/// The match of a game's guide, played by bots to its end.
fn played<G: SessionGame + GuidedGame + FromPacks>() -> Session<G> {
    let file = TextFile::new(G::NAME, G::NAME, G::OWN_GUIDE);
    let guide = guide::read(&file, &mut Report::default()).expect("it can be read");
    let content = content::of::<G>(&[]).expect("the packs load").content;
    let seating = guide.seated::<G>(content).expect("a match");
    let setup = G::deal_for(&seating, content).expect("it can be dealt");
    let mut game = Match::<G>::new(setup, 11);
    let mut bots = [1, 2].map(|seed| G::bot(BotName::Random, seed));
    while let Some(open) = game.decision().cloned() {
        let pick = bots[open.seat.index()].choose(&mut Look::new(&mut game, open.seat));
        game.pick(pick);
    }
    assert!(game.outcome().is_some(), "{} ends", G::NAME);
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    Session::new(game, players)
}

/// The curve has a moment for each turn and ends there.
fn ends_at<G: SessionGame>(session: &Session<G>, stands: [i32; 2]) {
    let ending = &session.ending;
    let turns = ending.dealt.len();
    assert_eq!(ending.stood.len(), turns + 1, "{}", G::NAME);
    assert_eq!(ending.stood.last(), Some(&stands.to_vec()), "{}", G::NAME);
}

/// What is true of the end of a match in which something happened.
fn adds_up<G: SessionGame>(session: &Session<G>, stands: [i32; 2]) {
    ends_at(session, stands);
    let ending = &session.ending;
    let dealt: i32 = ending.dealt.iter().flatten().sum();
    assert!(dealt > 0, "{}: nobody was hit", G::NAME);
    let best = ending.best.expect("something dealt damage");
    assert!(best.source.is_some() && best.amount <= dealt, "{best:?}");
    assert!(ending.last.is_some(), "{}", G::NAME);
}

#[test]
fn the_curve_ends_where_the_match_ended() {
    let session = played::<Biomes>();
    let view = &session.shown.view;
    let left = [0, 1].map(|seat| {
        let mine = view.biomes.iter().filter(|biome| !biome.lost_by[seat]);
        mine.map(|biome| biome.durability[seat].max(0)).sum()
    });
    adds_up(&session, left);
    assert_eq!(session.ending.stood[0].len(), 2);
    let session = played::<Sanctuary>();
    let structure = |seat: usize| session.shown.view.players[seat].structure;
    adds_up(&session, [structure(0), structure(1)]);
    let session = played::<Souls>();
    let souls = |seat: usize| i32::from(session.shown.view.players[seat].souls);
    adds_up(&session, [souls(0), souls(1)]);
    let session = played::<Frames>();
    let score = |seat: usize| session.shown.view.companies[seat].score;
    // Companies that act at random may never hit anything.
    ends_at(&session, [score(0), score(1)]);
}

/// Charts, last blow, best card and what to try next are there and lie in the window; the link leads to the puzzles.
fn shows_its_end<G: PanelText + GuidedGame + FromPacks>() {
    let session = played::<G>();
    for language in LANGUAGES {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let (mut harness, wishes) = put(|ui, out| {
            let p = PanelView::of(&session, settings, Textures::NONE);
            panels::result(ui, &p, out);
        });
        harness.run();
        let said = &words::of(language).result;
        let heads = [
            G::standing(language),
            said.dealt,
            said.last,
            said.best,
            said.next,
        ];
        let window = Rect::from_min_max([0.0; 2].into(), [1280.0, 720.0].into());
        for head in heads {
            let all: Vec<Rect> = harness
                .query_all_by_label(head)
                .map(|node| node.rect())
                .collect();
            assert!(!all.is_empty(), "{}: no {head:?}", G::NAME);
            assert!(
                all.iter().all(|rect| window.contains_rect(*rect)),
                "{head:?} {all:?}"
            );
        }
        super::click(&mut harness, said.next_puzzle);
        assert_eq!(*wishes.borrow(), [Intent::Puzzle(PuzzleWish::List)]);
    }
}

#[test]
fn the_result_shows_what_the_match_came_to() {
    shows_its_end::<Biomes>();
    shows_its_end::<Sanctuary>();
    shows_its_end::<Souls>();
}
