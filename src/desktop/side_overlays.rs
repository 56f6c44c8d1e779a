//! Overlays of saves and replays over a match: the time line, and the questions about undo, notes and deleting.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Align2, Area, Id, Order};

use super::design_surface::DesignSurface;
use super::intent::Intent;
use super::panels;
use super::saves::{Draft, Viewer};
use super::screen::Overlay;
use super::session::FarUndo;
use super::words::SavesWords;

/// Over the lower edge of the hand.
const OVER_CARDS: Rect = rect(650.0, 716.0);
/// Right above the dice.
const OVER_BOARD: Rect = rect(520.0, 586.0);

/// Height of the win-chance curve above the time line.
const CURVE: f32 = 80.0;

const fn rect(top: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(220.0, top),
        max: Vec2::new(1046.0, bottom),
    }
}

/// The state that these overlays show.
pub(super) struct SideContext<'a> {
    /// The match that is watched.
    pub viewer: Option<&'a Viewer>,
    /// The result of undoing further.
    pub far: Option<FarUndo>,
    /// The save that is looked at.
    pub save: Option<String>,
    /// The words.
    pub words: &'a SavesWords,
}

/// Draws the overlay.
pub(super) fn aside(
    desk: &DesignSurface,
    overlay: Overlay,
    about: &SideContext,
    draft: &mut Draft,
    out: &mut Vec<Intent>,
) {
    let words = about.words;
    if let Some(viewer) = about.viewer {
        line(desk, viewer, words, out);
    }
    if overlay != Overlay::Note {
        draft.shut();
    }
    match (overlay, &about.far, &about.save) {
        (Overlay::Back, Some(far), _) => desk.modal("back", out, |ui, out| {
            panels::take_back(ui, far, draft, words, out);
        }),
        (Overlay::Note, ..) => {
            let pinned = about.viewer.and_then(Viewer::note);
            draft.open(pinned.map(|note| note.text.as_str()));
            if desk.asking("note", |ui| panels::note(ui, draft, words, out)) {
                // The text and the question take the keyboard from each other.
                desk.ctx.memory_mut(egui::Memory::stop_text_input);
                if draft.leave() {
                    out.push(Intent::Show(Overlay::None));
                }
            }
        }
        (Overlay::PlayOn, ..) => {
            desk.modal("play on", out, |ui, out| {
                panels::play_on(ui, about.viewer, draft, words, out);
            });
        }
        (Overlay::Delete, _, Some(name)) => desk.modal("delete", out, |ui, out| {
            panels::delete_save(ui, name, words, out);
        }),
        // There is no question left.
        (Overlay::Back | Overlay::Delete, ..) => out.push(Intent::Show(Overlay::None)),
        _ => draft.agreed.clear(),
    }
}

fn line(desk: &DesignSurface, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let place = if viewer.open { OVER_BOARD } else { OVER_CARDS };
    let mut top = desk.over("time line", place, 0.0, |ui| {
        panels::timeline(ui, viewer, words, out);
    });
    if viewer.curve.shown && !viewer.live {
        let mut curve = place;
        (curve.min.y, curve.max.y) = (place.min.y - CURVE - 4.0, place.min.y - 4.0);
        let above = place.max.y - curve.max.y;
        top = desk.over("curve", curve, above, |ui| {
            panels::curve(ui, viewer, words, out);
        });
    }
    Area::new(Id::new("noted"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(top - egui::vec2(0.0, 4.0))
        .show(desk.ctx, |ui| panels::noted(ui, viewer));
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use bevy_egui::egui::{Key, Vec2 as Size};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::desktop::panels::theme;
    use crate::desktop::saves::WatchWish;
    use crate::desktop::table_viewport::TableViewport;
    use crate::desktop::words;
    use crate::table::{LANGUAGES, Language};

    /// The open overlay, the text typed so far, and the intents wished for.
    struct Table {
        overlay: Overlay,
        draft: Draft,
        wishes: Vec<Intent>,
    }

    /// A box over a watched match, as the window shows it.
    fn shown<'a>(overlay: Overlay, words: &'a SavesWords) -> (Harness<'a>, Rc<RefCell<Table>>) {
        let table = Rc::new(RefCell::new(Table {
            overlay,
            draft: Draft::default(),
            wishes: Vec::new(),
        }));
        let kept = Rc::clone(&table);
        let harness = Harness::builder()
            .with_size(Size::new(1280.0, 720.0))
            .build_ui(move |ui| {
                if !theme::ready(ui.ctx()) {
                    return;
                }
                let mut kept = kept.borrow_mut();
                let kept = &mut *kept;
                let about = SideContext {
                    viewer: None,
                    far: None,
                    save: None,
                    words,
                };
                let desk = DesignSurface::new(ui.ctx(), &TableViewport::default());
                let mut out = Vec::new();
                aside(&desk, kept.overlay, &about, &mut kept.draft, &mut out);
                for wish in out {
                    match wish {
                        Intent::Show(next) => kept.overlay = next,
                        wish => kept.wishes.push(wish),
                    }
                }
            });
        (harness, table)
    }

    /// Clicks beside the box.
    fn click_beside(harness: &mut Harness) {
        let at = egui::Pos2::new(20.0, 20.0);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.run();
    }

    #[test]
    fn the_yellow_button_takes_enter_and_space_and_escape_closes() {
        let words = &words::of(Language::English).saves;
        for key in [Key::Enter, Key::Space] {
            let (mut harness, table) = shown(Overlay::PlayOn, words);
            harness.run();
            harness.key_press(key);
            harness.run();
            let same = Intent::Watch(WatchWish::PlayOn(false));
            assert_eq!(table.borrow().wishes, [same], "{key:?}");
        }
        // Tab goes on from there.
        let (mut harness, table) = shown(Overlay::PlayOn, words);
        harness.run();
        harness.key_press(Key::Tab);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        let people = Intent::Watch(WatchWish::PlayOn(true));
        assert_eq!(table.borrow().wishes, [people]);
        let (mut harness, table) = shown(Overlay::PlayOn, words);
        harness.run();
        harness.key_press(Key::Escape);
        harness.run();
        assert_eq!(table.borrow().overlay, Overlay::None);
        assert_eq!(table.borrow().wishes, []);
    }

    #[test]
    fn an_empty_note_closes_at_once_and_a_typed_one_asks() {
        for language in LANGUAGES {
            let words = &words::of(language).saves;
            let (mut harness, table) = shown(Overlay::Note, words);
            harness.run();
            click_beside(&mut harness);
            assert_eq!(table.borrow().overlay, Overlay::None);

            let (mut harness, table) = shown(Overlay::Note, words);
            harness.run();
            harness.event(egui::Event::Text("here it turned".to_owned()));
            harness.run();
            assert_eq!(table.borrow().draft.note, "here it turned");
            let beside: fn(&mut Harness) = click_beside;
            let escape: fn(&mut Harness) = |harness| {
                harness.key_press(Key::Escape);
                harness.run();
            };
            let leave: fn(&mut Harness) = |harness| {
                let words = [Language::English, Language::Spanish]
                    .map(|language| words::of(language).saves.leave_it);
                let found = words.iter().find_map(|word| harness.query_by_label(word));
                found.expect("the button is there").click();
                harness.run();
            };
            for close in [beside, escape, leave] {
                close(&mut harness);
                assert_eq!(table.borrow().overlay, Overlay::Note);
                harness.get_by_label(words.throw_away);
                // Enter is the yellow button: back to the text, which is still there.
                harness.key_press(Key::Enter);
                harness.run();
                assert!(harness.query_by_label(words.throw_away).is_none());
                assert_eq!(table.borrow().draft.note, "here it turned");
            }
            // Typing goes on at the end of the text.
            harness.event(egui::Event::Text("!".to_owned()));
            harness.run();
            assert_eq!(table.borrow().draft.note, "here it turned!");
            click_beside(&mut harness);
            harness.get_by_label(words.throw).click();
            harness.run();
            assert_eq!(table.borrow().overlay, Overlay::None);
            assert_eq!(table.borrow().draft.note, "");
        }
    }

    #[test]
    fn a_note_begins_with_what_is_pinned_and_changing_nothing_asks_nothing() {
        let mut draft = Draft::default();
        draft.open(Some("here it turned"));
        assert_eq!(draft.note, "here it turned");
        assert!(draft.leave());
        draft.shut();
        draft.open(None);
        assert_eq!(draft.note, "");
        // The overlay under the help, which its key opened, is still there.
        "half a thought".clone_into(&mut draft.note);
        draft.shut();
        draft.open(Some("here it turned"));
        assert_eq!(draft.note, "half a thought");
        assert!(!draft.leave());
    }
}
