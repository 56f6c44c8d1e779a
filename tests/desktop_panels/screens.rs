//! Every screen and everything that lies over one, by keyboard alone: Tab comes to each thing that can be pressed or
//! written into, and whatever it comes to has a name for those who do not see it.
//!
//! Which screens there are is read off their types: `after` and `over_after` match every variant, so a new one that is
//! not walked does not compile.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Key, Ui};
use egui_kittest::kittest::{AccessKitNode, By, NodeT, Queryable};
use fourfold::desktop::book::Rulebook;
use fourfold::desktop::editor::{Editor, blank};
use fourfold::desktop::hints;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::Keymap;
use fourfold::desktop::lab::{self, LabScreen};
use fourfold::desktop::panels::{self, BookView, PanelText, PanelView, Textures, editor};
use fourfold::desktop::puzzles::{self, Puzzles};
use fourfold::desktop::saves::Draft;
use fourfold::desktop::screen::{Overlay, Playing, Screen, Settings};
use fourfold::desktop::session::{FarUndo, Session};
use fourfold::desktop::start::Libraries;
use fourfold::desktop::words::{self, Words};
use fourfold::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use fourfold::games::biomes::desktop::sample;
use fourfold::games::biomes::{Place, zone};
use fourfold::games::frames::Frames;
use fourfold::games::frames::desktop::panels::{self as frames, FramesForm, FramesPanel};
use fourfold::games::sanctuary::Sanctuary;
use fourfold::games::sanctuary::desktop::panels::{self as sanctuary, SanctuaryForm};
use fourfold::games::souls::Souls;
use fourfold::games::souls::desktop::panels::{self as souls, SoulsForm};
use fourfold::table::{LANGUAGES, Language, Seat};
use fourfold::tools::puzzle_list;
use fourfold::tools::scenario::PuzzleState;

use super::libraries::libraries;
use super::saves::{shelves, viewer};
use super::{put, session, souls as cellar};

/// What is drawn.
pub(super) type Draw = Box<dyn FnMut(&mut Ui, &mut Vec<Intent>)>;

/// The screen after that one; every screen has its place here.
pub(super) const fn after(screen: Screen) -> Option<Screen> {
    match screen {
        Screen::Title => Some(Screen::Setup),
        Screen::Setup => Some(Screen::Match),
        Screen::Match => Some(Screen::Result),
        Screen::Result => Some(Screen::Saves),
        Screen::Saves => Some(Screen::Editor),
        Screen::Editor => Some(Screen::Lab),
        Screen::Lab => None,
    }
}

/// The same for what lies over a screen.
pub(super) fn over_after(overlay: Overlay) -> Option<Overlay> {
    let pile = zone(Seat(0), Place::Cache);
    match overlay {
        Overlay::None => Some(Overlay::Menu),
        Overlay::Menu => Some(Overlay::Concede(false)),
        Overlay::Concede(false) => Some(Overlay::Concede(true)),
        Overlay::Concede(true) => Some(Overlay::HowTo(Playing::of("souls"))),
        Overlay::HowTo(_) => Some(Overlay::Help),
        Overlay::Help => Some(Overlay::Settings),
        Overlay::Settings => Some(Overlay::Stops),
        Overlay::Stops => Some(Overlay::Saved),
        Overlay::Saved => Some(Overlay::Pile(pile)),
        Overlay::Pile(_) => Some(Overlay::Rule("N-35")),
        Overlay::Rule(_) => Some(Overlay::HowToRule(Playing::of("biomes"), "N-35")),
        Overlay::HowToRule(..) => Some(Overlay::Back),
        Overlay::Back => Some(Overlay::Note),
        Overlay::Note => Some(Overlay::PlayOn),
        Overlay::PlayOn => Some(Overlay::Delete),
        Overlay::Delete => Some(Overlay::Edit),
        Overlay::Edit => Some(Overlay::EditLoad),
        Overlay::EditLoad => Some(Overlay::EditPlay),
        Overlay::EditPlay => Some(Overlay::Puzzles),
        Overlay::Puzzles => Some(Overlay::Verdict),
        Overlay::Verdict => None,
    }
}

/// Everything that a screen can show in a game.
pub(super) fn screen(screen: Screen, game: Playing, settings: Settings) -> Draw {
    let words = words::of(settings.language);
    match screen {
        Screen::Title => Box::new(move |ui, out| {
            panels::title(ui, settings, out);
            let newest = shelves(0).rows.remove(0);
            panels::title_saves(ui, Some(&newest), &words.saves, out);
        }),
        Screen::Setup => setup(game, settings),
        Screen::Match => table(game, settings),
        Screen::Result => end(game, settings),
        Screen::Saves => Box::new(move |ui, out| {
            panels::saves(ui, &shelves(0), None, words, out);
        }),
        Screen::Lab => {
            let mut state = LabScreen::default();
            state.turn_to(game, all());
            Box::new(move |ui, out| lab::lab(ui, &mut state, words, out))
        }
        Screen::Editor => {
            let mut state = laid(game, settings.language);
            Box::new(move |ui, out| editor::editor(ui, &mut state, (None, true), words, out))
        }
    }
}

/// All content, read once.
fn all() -> &'static Libraries {
    static ALL: OnceLock<Libraries> = OnceLock::new();
    ALL.get_or_init(libraries)
}

fn laid(game: Playing, language: Language) -> Editor {
    let mut state = Editor::default();
    state.open_position(game, blank(game, all()));
    state.name(language);
    state
}

fn setup(game: Playing, settings: Settings) -> Draw {
    let all = all();
    match game.game() {
        "biomes" => {
            let mut form = SetupForm::default();
            Box::new(move |ui, out| {
                let (content, none) = (sample::content(), Textures::NONE);
                biomes_panels::setup(ui, &mut form, content, none, settings, out);
            })
        }
        "sanctuary" => {
            let mut form = SanctuaryForm::default();
            let content = all.of::<Sanctuary>().0;
            Box::new(move |ui, out| {
                sanctuary::setup(ui, &mut form, content, Textures::NONE, settings, out);
            })
        }
        "souls" => {
            let mut form = SoulsForm::default();
            let content = all.of::<Souls>().0;
            Box::new(move |ui, out| {
                souls::setup(ui, &mut form, content, Textures::NONE, settings, out);
            })
        }
        "frames" => {
            let mut form = FramesForm::default();
            let content = all.of::<Frames>().0;
            Box::new(move |ui, out| frames::setup(ui, &mut form, content, settings, out))
        }
        other => unreachable!("{other} is not walked"),
    }
}

/// The panels of a game of two: its own, then those that both have.
fn of_two<G: PanelText>(
    session: Session<G>,
    settings: Settings,
    own: fn(&mut Ui, &PanelView<G>, &mut Vec<Intent>),
) -> Draw {
    Box::new(move |ui, out| {
        let p = PanelView::of(&session, settings, Textures::NONE);
        own(ui, &p, out);
        ui.horizontal(|ui| panels::actions(ui, &p, out));
        panels::tray(ui, &p, out);
        hint(ui, &p, Playing::of(G::NAME), settings, out);
    })
}

/// The panels of a match: under each other, since only their order counts here.
fn table(game: Playing, settings: Settings) -> Draw {
    match game.game() {
        "biomes" => of_two(session(), settings, |ui, p, out| {
            biomes_panels::ribbon(ui, p, out);
            for seat in [Seat(1), Seat(0)] {
                ui.horizontal(|ui| biomes_panels::bar(ui, p, seat, out));
            }
            biomes_panels::queue(ui, p, out);
        }),
        "sanctuary" => of_two(super::sanctuary::opening(), settings, |ui, p, out| {
            sanctuary::ribbon(ui, p, out);
            for seat in [Seat(1), Seat(0)] {
                ui.horizontal(|ui| sanctuary::bar(ui, p, seat, out));
            }
            sanctuary::stack(ui, p, out);
        }),
        "souls" => {
            let session = cellar::played(&cellar::alone(), cellar::own_turn);
            Box::new(move |ui, out| {
                let p = PanelView::of(&session, settings, Textures::NONE);
                souls::ribbon(ui, &p, out);
                souls::stack(ui, &p, out);
                souls::act(ui, &p, out);
                souls::dialog(ui, &p, out);
                hint(ui, &p, Playing::of("souls"), settings, out);
            })
        }
        "frames" => {
            let session = super::frames::session();
            Box::new(move |ui, out| {
                let p = FramesPanel {
                    session: &session,
                    names: &["Ada", "Mara"],
                    rolling: 1.0,
                    show: None,
                    keys: Keymap::default(),
                    language: settings.language,
                };
                frames::strip(ui, &p, out);
                frames::inspect(ui, &p, out);
                frames::tray(ui, &p, out);
                frames::log(ui, &p, out);
            })
        }
        other => unreachable!("{other} is not walked"),
    }
}

/// The hint that fits.
fn hint<G: PanelText>(
    ui: &mut Ui,
    p: &PanelView<G>,
    game: Playing,
    settings: Settings,
    out: &mut Vec<Intent>,
) {
    let moment = hints::Moment {
        game,
        decision: p.decision,
        can_pass: false,
        waiting: false,
        refused: false,
        can_undo: false,
    };
    let language = settings.language;
    if let Some(hint) = hints::hint(&moment, &settings) {
        hints::note(ui, hint, settings, (words::of(language), language), out);
    }
}

fn end(game: Playing, settings: Settings) -> Draw {
    fn cards<G: PanelText>(session: Session<G>, settings: Settings) -> Draw {
        Box::new(move |ui, out| {
            let p = PanelView::of(&session, settings, Textures::NONE);
            panels::result(ui, &p, out);
        })
    }
    match game.game() {
        "biomes" => cards(session(), settings),
        "sanctuary" => cards(super::sanctuary::opening(), settings),
        "souls" => cards(cellar::played(&cellar::alone(), cellar::own_turn), settings),
        "frames" => {
            let session = super::frames::session();
            Box::new(move |ui, out| {
                let p = FramesPanel {
                    session: &session,
                    names: &["Ada", "Mara"],
                    rolling: 1.0,
                    show: None,
                    keys: Keymap::default(),
                    language: settings.language,
                };
                frames::result(ui, &p, out);
            })
        }
        other => unreachable!("{other} is not walked"),
    }
}

/// What lies over a screen; each page of the settings is one.
pub(super) fn over(overlay: Overlay, settings: Settings) -> Vec<Draw> {
    let words = words::of(settings.language);
    let own = &words.saves;
    let one: Draw = match overlay {
        // The cover between two people is what a match shows then.
        Overlay::None => Box::new(move |ui, out| {
            panels::handover(ui, Playing::of("souls"), "Mara", &words.handover, out);
        }),
        Overlay::Menu => Box::new(move |ui, out| {
            panels::menu(ui, (Playing::of("biomes"), true), 3, words, out);
        }),
        Overlay::Concede(whole) => Box::new(move |ui, out| {
            panels::concede(ui, whole, Playing::of("souls"), words, out);
        }),
        Overlay::HowTo(game) | Overlay::HowToRule(game, _) => {
            let mut state = Rulebook::default();
            Box::new(move |ui, out| {
                let view = BookView {
                    game,
                    images: &[],
                    words,
                };
                panels::how_to_play(ui, &mut state, &view, out);
            })
        }
        Overlay::Help => Box::new(move |ui, out| {
            panels::help(ui, &settings.keys, Playing::of("frames"), words, out);
        }),
        Overlay::Settings => {
            let page = |n: usize| -> Draw { pages(n, settings, words) };
            return (0..words.settings.pages.len()).map(page).collect();
        }
        Overlay::Stops => Box::new(move |ui, out| {
            panels::open_stops(ui, out);
            panels::settings(ui, settings, Playing::of("souls"), words, out);
        }),
        Overlay::Saved => Box::new(move |ui, out| panels::saved(ui, "/tmp/a.ron", words, out)),
        Overlay::Pile(zone) => {
            let session = session();
            Box::new(move |ui, out| {
                let p = PanelView::of(&session, settings, Textures::NONE);
                panels::pile(ui, &p, zone, out);
            })
        }
        Overlay::Rule(id) => {
            Box::new(move |ui, out| panels::rule(ui, id, Playing::of("biomes"), words, out))
        }
        Overlay::Back => {
            let others = vec!["Mara".to_owned(), "Nils".to_owned()];
            let (far, mut draft) = (FarUndo { count: 3, others }, Draft::default());
            draft.agreed = vec![true, true];
            Box::new(move |ui, out| panels::take_back(ui, &far, &mut draft, own, out))
        }
        Overlay::Note => {
            let mut draft = Draft::default();
            Box::new(move |ui, out| panels::note(ui, &mut draft, own, out))
        }
        Overlay::PlayOn => {
            let mut draft = Draft::default();
            Box::new(move |ui, out| {
                // Below the time line, which is there as well.
                panels::timeline(ui, &viewer(), own, out);
                panels::play_on(ui, Some(&viewer()), &mut draft, own, out);
            })
        }
        Overlay::Delete => Box::new(move |ui, out| panels::delete_save(ui, "a.save", own, out)),
        Overlay::Edit => Box::new(move |ui, out| editor::sure(ui, &words.editor, out)),
        Overlay::EditLoad => {
            let mut state = laid(Playing::of("biomes"), settings.language);
            Box::new(move |ui, out| editor::load(ui, &mut state, words, out))
        }
        Overlay::Puzzles => {
            let list = Puzzles {
                all: puzzle_list::built_in(),
                ..Puzzles::default()
            };
            Box::new(move |ui, out| puzzles::list(ui, &list, words, out))
        }
        Overlay::Verdict => {
            let state = PuzzleState::Missed;
            Box::new(move |ui, out| puzzles::verdict(ui, state, "a title", words, out))
        }
        Overlay::EditPlay => {
            let mut state = laid(Playing::of("biomes"), settings.language);
            Box::new(move |ui, out| editor::players(ui, &mut state, words, out))
        }
    };
    vec![one]
}

/// The settings on that page.
fn pages(page: usize, settings: Settings, words: &'static Words) -> Draw {
    Box::new(move |ui, out| {
        let place = bevy_egui::egui::Id::new("page of the settings");
        ui.data_mut(|data| data.insert_temp(place, page));
        panels::settings(ui, settings, Playing::of("biomes"), words, out);
    })
}

/// Whether the keyboard must come to it.
pub(super) fn counts(node: &AccessKitNode) -> bool {
    let pressed = matches!(
        node.role(),
        Role::Button
            | Role::Link
            | Role::CheckBox
            | Role::RadioButton
            | Role::ComboBox
            | Role::Slider
            | Role::SpinButton
            | Role::TextInput
            | Role::MultilineTextInput
    );
    pressed && !node.is_disabled()
}

/// Goes through it with Tab; says what is wrong.
fn walk(named: &str, draw: Draw) -> Vec<String> {
    let mut wrong = BTreeSet::new();
    let mut draw = draw;
    let (mut harness, _) = put(move |ui, out| draw(ui, out));
    harness.run_ok();
    let mut told = |node: &AccessKitNode| {
        let name = node.label().unwrap_or_default();
        if name.trim().is_empty() {
            let (role, value) = (node.role(), node.value().unwrap_or_default());
            let at = node.raw_bounds();
            wrong.insert(format!("{named}: no name: {role:?} ({value:?}) at {at:?}"));
        }
        name
    };
    let all = harness.query_all(By::new().predicate(counts));
    let wanted: Vec<_> = all
        .map(|node| (node.accesskit_node().id(), told(&node.accesskit_node())))
        .collect();
    let mut come = BTreeSet::new();
    for _ in 0..wanted.len() * 2 + 12 {
        harness.key_press(Key::Tab);
        harness.step();
        let mut at = harness.query_all(By::new().predicate(|node| node.is_focused()));
        if let Some(node) = at.next() {
            let node = node.accesskit_node();
            // The whole window has the focus where nothing in it has.
            if node.role() != Role::Window && node.parent().is_some() {
                told(&node);
            }
            come.insert(format!("{:?}", node.id()));
        }
        if wanted
            .iter()
            .all(|(id, _)| come.contains(&format!("{id:?}")))
        {
            break;
        }
    }
    let left = wanted
        .iter()
        .filter(|(id, _)| !come.contains(&format!("{id:?}")));
    let left: Vec<_> = left.map(|(_, name)| name).collect();
    if !left.is_empty() {
        wrong.insert(format!("{named}: Tab never comes to {left:?}"));
    }
    if wanted.is_empty() {
        wrong.insert(format!("{named}: nothing to do by keyboard"));
    }
    wrong.into_iter().collect()
}

fn spoken(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

#[test]
fn every_screen_of_every_game_goes_by_keyboard_and_names_what_it_comes_to() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let mut next = Some(Screen::default());
        while let Some(now) = next {
            let games = matches!(
                now,
                Screen::Setup | Screen::Match | Screen::Result | Screen::Editor
            );
            let all = Playing::all();
            let games = if games { &all[..] } else { &all[..1] };
            for game in games {
                let named = format!("{now:?} of {game:?} in {}", language.name());
                wrong.extend(walk(&named, screen(now, *game, spoken(language))));
            }
            next = after(now);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn everything_that_lies_over_a_screen_does_too() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let mut next = Some(Overlay::default());
        while let Some(now) = next {
            for (n, draw) in over(now, spoken(language)).into_iter().enumerate() {
                wrong.extend(walk(&format!("{now:?} {n} in {}", language.name()), draw));
            }
            next = over_after(now);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
