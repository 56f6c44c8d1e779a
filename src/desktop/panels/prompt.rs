//! Everything that can be chosen but has no object on the table: the big button, and the tray of
//! further choices above it.

use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, Vec2};

use super::{KeyedChoices, PanelText, PanelView, Textures, steady, theme};
use crate::desktop::guide;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Settings;
use crate::desktop::session::{Session, primary};
use crate::table::{Choice, ObjectId, Ref};

/// More further choices than this do not fit beside the big button and go to the tray.
const BESIDE: usize = 2;
/// Letters of further choices that fit beside it.
const LETTERS: usize = 44;

/// The big button with up to two more beside it, from right to left.
pub fn actions<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    let Some(decision) = p.decision else {
        if let Some(said) = p.awaited() {
            ui.label(theme::quiet(said));
        }
        return;
    };
    if let Some(choice) = primary::<G>(decision) {
        let text = G::big(p, &choice);
        let wide = theme::text_width(ui, &text, 14.5) + 36.0;
        let big = theme::primary(ui, &text, Vec2::new(wide.max(190.0), 36.0));
        guide::mark(ui, &choice, big.rect);
        if steady::clicked(ui, &big.on_hover_text(p.pass_key()), &text) {
            out.push(Intent::Pass);
        }
    } else if let Some(refused) = p.withheld {
        let why = refused.refusal.in_language(p.language);
        theme::dead(ui, &G::big(p, &refused.choice), why);
        let text = RichText::new(why).size(12.0).color(theme::danger());
        ui.label(text);
    }
    let cancel = p.words.cancel;
    if p.can_cancel && theme::button(ui, cancel).on_hover_text("Esc").clicked() {
        out.push(Intent::Cancel);
    }
    let others = further(p);
    if !crowded(p, &others) {
        let listed = KeyedChoices::of(p);
        for choice in others {
            let key = listed.key_of(&choice);
            let button = theme::listed(ui, key, None, &G::choice(p, &choice));
            guide::mark(ui, &choice, button.rect);
            if button.clicked() {
                out.push(Intent::Choose(choice));
            }
        }
    }
}

/// The buttons at the end of a row, and before them `bar` in the room they leave.
pub fn beside_actions<G: PanelText>(
    ui: &mut Ui,
    p: &PanelView<G>,
    out: &mut Vec<Intent>,
    bar: impl FnOnce(&mut Ui, &mut Vec<Intent>),
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        actions(ui, p, out);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let room = ui.max_rect().intersect(ui.clip_rect());
            ui.set_clip_rect(room);
            bar(ui, out);
        });
    });
}

/// Whether a panel with the open question lies over the table now.
#[must_use]
pub fn is_over_table<G: PanelText>(session: &Session<G>) -> bool {
    G::is_over_table(&PanelView::of(session, Settings::default(), Textures::NONE))
}

/// Whether there are too many further choices for the bar, so that they lie in the tray.
pub(super) fn is_crowded<G: PanelText>(p: &PanelView<G>) -> bool {
    crowded(p, &further(p))
}

/// Whether those are too many, or too long, to stand beside the big button.
fn crowded<G: PanelText>(p: &PanelView<G>, others: &[Choice]) -> bool {
    let letters = |c: &Choice| G::choice(p, c).chars().count();
    others.iter().any(|c| !G::ends(p, c).is_empty())
        || others.len() > BESIDE
        || others.iter().map(letters).sum::<usize>() > LETTERS
}

/// The choices that lie in the tray, if they are too many for the bar.
pub fn tray<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) -> bool {
    let others = further(p);
    if !crowded(p, &others) {
        return false;
    }
    let about = p.selected.filter(|_| chosen_object(p).is_some());
    let listed = KeyedChoices::of(p);
    let name = about.and_then(|id| G::face_of(p.view, id, p.language));
    let title = name.map_or_else(|| G::question(p), |(_, name)| name);
    theme::panel().show(ui, |ui| {
        ui.set_max_width(ui.available_width().min(640.0));
        ui.horizontal(|ui| {
            ui.label(theme::strong(title, 14.0));
            let close = RichText::new(p.words.close).size(12.0);
            if about.is_some() && theme::link(ui, close).clicked() {
                out.push(Intent::Inspect(None));
            }
        });
        if let Some(note) = G::tray_note(p) {
            ui.label(theme::quiet(note).size(12.5));
        }
        let high = theme::low(ui, 190.0);
        let list = ScrollArea::vertical().min_scrolled_height(high);
        list.max_height(high).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for choice in others {
                    let text = G::choice(p, &choice);
                    let ends = G::ends(p, &choice);
                    if !ends.is_empty() {
                        ui.label(theme::quiet(&text));
                        ui.end_row();
                        for end in ends {
                            let wish = Intent::Begin(choice, end);
                            let (text, sign) = (G::choice(p, &end), G::sign(p, &end));
                            let button = theme::listed(ui, listed.key(&wish), sign, &text);
                            guide::mark(ui, &choice, button.rect);
                            if button.clicked() {
                                out.push(wish);
                            }
                        }
                        continue;
                    }
                    let (cap, sign) = (listed.key_of(&choice), G::sign(p, &choice));
                    let button = theme::listed(ui, cap, sign, &text);
                    guide::mark(ui, &choice, button.rect);
                    // Objects that have no place on the table can be looked at here.
                    if let Ref::Object(id) = key(&choice)
                        && !G::is_shown(p, key(&choice))
                        && (button.hovered() && p.shown != Some(id) || button.gained_focus())
                    {
                        out.push(Intent::Hover(Some(id)));
                    }
                    if button.clicked() {
                        out.push(Intent::Choose(choice));
                    }
                }
            });
        });
    });
    true
}

/// The selected object, as long as it offers a choice that is not made with a second click.
fn chosen_object<G: PanelText>(p: &PanelView<G>) -> Option<ObjectId> {
    let id = p.selected?;
    (!options_of(p, id).is_empty()).then_some(id)
}

/// The choices of an object that no second click on the table makes.
fn options_of<G: PanelText>(p: &PanelView<G>, id: ObjectId) -> Vec<Choice> {
    let options = p.decision.map_or(&[][..], |d| &d.options);
    let names = G::names(p.view, id);
    let of = |c: &&Choice| names.contains(&key(c)) && !c.is_any(G::AIMED);
    options.iter().filter(of).copied().collect()
}

/// The object that must be clicked for a choice.
pub(crate) fn key(choice: &Choice) -> Ref {
    if choice.subject == Ref::None {
        choice.target
    } else {
        choice.subject
    }
}

/// Every choice besides the big button's that nothing on the table stands for, and those of the
/// selected object.
pub fn further<G: PanelText>(p: &PanelView<G>) -> Vec<Choice> {
    let Some(decision) = p.decision else {
        return Vec::new();
    };
    if let Some(id) = chosen_object(p) {
        // What leads to a second question has many buttons, so it comes last.
        let mut options = options_of(p, id);
        options.sort_by_key(|choice| !G::ends(p, choice).is_empty());
        return options;
    }
    let big = primary::<G>(decision);
    let loose = |c: &&Choice| {
        let words = c.is_any(G::WORDS) || !G::is_shown(p, key(c));
        Some(**c) != big && words && !c.is_any(G::APART)
    };
    decision.options.iter().filter(loose).copied().collect()
}
