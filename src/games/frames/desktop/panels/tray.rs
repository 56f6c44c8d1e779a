//! The tray: the open question, the dice of the open turn, and the buttons.

use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use super::damage::damage;
use super::{FramesPanel, bits, tiles};
use crate::desktop::guide;
use crate::desktop::intent::Intent;
use crate::desktop::keymap::Action;
use crate::desktop::panels::why::refusal_text;
use crate::desktop::panels::{KeyedChoices, key_settings, steady, theme};
use crate::desktop::words;
use crate::games::frames::desktop::board::click;
use crate::games::frames::desktop::board::show::Show;
use crate::games::frames::desktop::session::Selection;
use crate::games::frames::match_state::RANGES;
use crate::games::frames::phrases::range_name;
use crate::games::frames::{self, ChoiceWord, Topic};
use crate::table::{Choice, Decision, ObjectId, Phrases, Ref};

/// Height of the line at the lower edge with the last attack.
const FOOT: f32 = 22.0;

/// Question, dice, buttons, and what the last attack did.
pub fn tray(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let whole = ui.max_rect();
    let shown = p.session.extra.blow.as_ref().filter(|_| lies(p));
    let edge = shown.map_or(whole.bottom(), |_| whole.bottom() - FOOT);
    if let Some(blow) = shown {
        let foot = whole.with_min_y(edge);
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(foot).layout(layout), |ui| {
            damage(ui, p, blow);
        });
    }
    let above = UiBuilder::new().max_rect(whole.with_max_y(edge - 3.0));
    ui.scope_builder(above, |ui| question(ui, p, out));
}

/// Whether everything lies that was rolled, as far as it is shown.
fn lies(p: &FramesPanel) -> bool {
    p.rolling >= 1.0 && p.show.is_none_or(Show::struck)
}

fn question(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    ui.spacing_mut().item_spacing.y = 5.0;
    heading(ui, p);
    let Some(decision) = &p.session.shown.decision else {
        ui.horizontal(|ui| dice(ui, p, None, out));
        return;
    };
    let listed = p.listed();
    match Topic::of(decision.topic) {
        Some(Topic::Turn | Topic::Defend) => {
            ui.horizontal(|ui| {
                dice(ui, p, Some(&listed), out);
                if Topic::Turn.is_of(decision) {
                    actions(ui, p, (decision, &listed), out);
                } else {
                    primary(ui, p, decision, out);
                }
            });
        }
        _ => buttons(ui, p, (decision, &listed), out),
    }
}

/// The asked player and the question.
fn heading(ui: &mut Ui, p: &FramesPanel) {
    ui.horizontal(|ui| {
        let Some(seat) = p.session.shown.asked else {
            return;
        };
        bits::chip(ui, 18.0, seat);
        match &p.session.shown.decision {
            Some(decision) => {
                let several = p
                    .session
                    .host
                    .players
                    .iter()
                    .filter(|s| s.is_human())
                    .count()
                    > 1;
                if several {
                    ui.label(theme::strong(format!("{}:", p.names[seat.index()]), 14.0));
                }
                if let Some(by) = attacker(p, decision) {
                    let text = p.words().tray.attacked(&p.speaker().object(by));
                    ui.label(theme::strong(text, 14.0).color(theme::danger()));
                }
                let text = instead(p, decision).unwrap_or_else(|| p.speaker().question(decision));
                let asked = ui.label(theme::strong(text, 14.0));
                guide::mark_question(ui, asked.rect);
            }
            None => {
                let name = p.names[seat.index()];
                let words = &p.words().tray;
                let what = if p.session.shown.is_watched() {
                    words::of(p.language).chooses_next(name)
                } else if p.session.host.is_thinking() {
                    words.is_thinking(name)
                } else {
                    words.is_choosing(name)
                };
                ui.label(theme::quiet(what));
            }
        }
    });
}

/// The attacker of the frame in question: it acts before the hits are counted, and its owner may wonder why.
fn attacker(p: &FramesPanel, decision: &Decision) -> Option<ObjectId> {
    let strike = p.view().strike.as_ref()?;
    let acts = p.view().current.as_ref()?.frame;
    let asked = matches!(
        Topic::of(decision.topic),
        Some(Topic::Designate | Topic::Rockets | Topic::Defend)
    );
    (asked && strike.target == acts).then_some(strike.by)
}

/// The next question while something is in hand.
fn instead(p: &FramesPanel, decision: &Decision) -> Option<String> {
    let (held, words) = (p.session.extra.held, &p.words().tray);
    match (
        Topic::of(decision.topic),
        held.target,
        held.die,
        held.action,
    ) {
        (Some(Topic::Designate), Some(target), ..) => {
            Some(words.which_range(&p.speaker().object(target)))
        }
        (Some(Topic::Turn), Some(target), None, _) => {
            Some(words.die_for(&p.speaker().object(target)))
        }
        (Some(Topic::Turn), None, _, Some(ChoiceWord::Spot)) => Some(words.spot_whom.to_owned()),
        (Some(Topic::Turn), None, None, Some(ChoiceWord::Move)) => {
            Some(words.die_to_move.to_owned())
        }
        (Some(Topic::Turn), None, None, Some(ChoiceWord::Attack)) => {
            Some(words.die_to_attack.to_owned())
        }
        (Some(Topic::Turn), None, Some(_), None) => Some(words.what_for.to_owned()),
        _ => None,
    }
}

/// The pool of the open turn.
fn dice(ui: &mut Ui, p: &FramesPanel, listed: Option<&KeyedChoices>, out: &mut Vec<Intent>) {
    let Some(turn) = &p.view().current else {
        return;
    };
    let rolling = p.rolling < 1.0;
    // A large pool leaves less room for each die.
    let size = if turn.dice.len() > 7 { 34.0 } else { 42.0 };
    ui.spacing_mut().item_spacing.x = 6.0;
    for (n, die) in (0..).zip(&turn.dice) {
        let stops = 0.45 + 0.5 * f32::from(n) / turn.dice.len() as f32;
        let tumbles = rolling && p.rolling < stops;
        let face = (p.rolling * 40.0) as u8 + n as u8 * 5;
        let fits = !rolling && click::die_fits(p.session, n);
        let wish = click::on_die(p.session, n);
        let key = listed.and_then(|listed| listed.nth(usize::from(n), &wish));
        let how = bits::TrayDie {
            fits,
            key: key.filter(|_| fits).map(str::to_owned),
            held: p.session.extra.held.die == Some(n),
            shows: tumbles.then_some(1 + face % die.sides.max(1)),
            why: click::why_not_die(p.session, n).map(|why| refusal_text(why, p.language)),
        };
        if bits::die(ui, die, size, how, p.words()) {
            out.push(wish);
        }
    }
    if !turn.dice.is_empty() {
        ui.add_space(10.0);
    }
}

/// Move, attack, spot and the end, each dead with its reason when it is not possible.
fn actions(
    ui: &mut Ui,
    p: &FramesPanel,
    (decision, listed): (&Decision, &KeyedChoices),
    out: &mut Vec<Intent>,
) {
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            for (word, name) in click::ACTIONS.into_iter().zip(p.words().tray.actions) {
                action(ui, p, (decision, listed), (word, name), out);
            }
            ui.add_space(6.0);
            primary(ui, p, decision, out);
        });
        if let Some(aim) = p.view().current.as_ref().and_then(|t| t.aim) {
            let range = range_name(aim.range, p.language);
            let text = p
                .words()
                .tray
                .target(&p.speaker().object(aim.target), range);
            ui.label(RichText::new(text).size(12.0).color(theme::muted()));
        }
        ui.horizontal_wrapped(|ui| {
            for ability in click::listed(p.session, decision) {
                let text = p.speaker().choice(&ability);
                let button = theme::listed(ui, None, None, &text);
                guide::mark(ui, &ability, button.rect);
                if button.clicked() {
                    out.push(Intent::Choose(ability));
                }
            }
        });
    });
}

fn action(
    ui: &mut Ui,
    p: &FramesPanel,
    (decision, listed): (&Decision, &KeyedChoices),
    (word, name): (ChoiceWord, &str),
    out: &mut Vec<Intent>,
) {
    let offered = decision.options.iter().any(|o| word.is_of(o));
    if !offered {
        let why = p.session.refusal_of(&[word], Ref::None);
        let why = why.map_or_else(
            || p.words().tray.no_die.to_owned(),
            |r| refusal_text(r.refusal, p.language),
        );
        theme::dead(ui, name, &why);
        return;
    }
    let held = p.session.extra.held.action == Some(word);
    let response = theme::toggle(ui, name, held, Vec2::new(76.0, 32.0));
    guide::mark(ui, &Choice::plain(word), response.rect);
    let wish = click::on_action(p.session, word);
    theme::corner_cap(ui, &response, listed.key(&wish));
    if response.clicked() {
        out.push(wish);
    }
}

fn primary(ui: &mut Ui, p: &FramesPanel, decision: &Decision, out: &mut Vec<Intent>) {
    if let Some(choice) = click::primary(decision) {
        let text = p.speaker().choice(&choice);
        let width = 44.0 + 8.0 * text.chars().count() as f32;
        let size = Vec2::new(width.max(120.0), 34.0);
        // Doing without is no advice: yellow is what most people would press.
        let big = match ChoiceWord::None.is_of(&choice) {
            true => theme::toggle(ui, &text, false, size),
            false => theme::primary(ui, &text, size),
        };
        let key = key_settings::key_name(&p.keys, Action::Pass, &words::of(p.language).settings);
        guide::mark(ui, &choice, big.rect);
        let big = big.on_hover_text(key.unwrap_or_default());
        if steady::clicked(ui, &big, &text) {
            out.push(Intent::Choose(choice));
        }
    }
}

/// The other choices, as far as no click on the board stands for them.
fn buttons(
    ui: &mut Ui,
    p: &FramesPanel,
    (decision, listed): (&Decision, &KeyedChoices),
    out: &mut Vec<Intent>,
) {
    let words = &p.words().tray;
    let aiming = p.session.extra.held.target.is_some();
    let choices = click::listed(p.session, decision);
    let size = tile(ui, choices.len());
    // The question is part of the name, so that a longer list before leaves no scroll bar for a shorter one.
    let list = ScrollArea::vertical().id_salt((decision.topic, decision.about));
    list.auto_shrink(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::new(8.0, 5.0);
            ui.spacing_mut().interact_size.y = 34.0;
            if !aiming {
                primary(ui, p, decision, out);
            }
            if let Some(choice) = click::suggested(p.session, decision) {
                let key = listed.key_of(&choice);
                let button = theme::listed(ui, key, None, words.place_for_me);
                guide::mark(ui, &choice, button.rect);
                if button.on_hover_text(words.place_hint).clicked() {
                    out.push(Intent::Choose(choice));
                }
            }
            for choice in choices {
                let key = listed.key_of(&choice);
                if button(ui, p, (decision, &choice, key), size) {
                    out.push(Intent::Choose(choice));
                }
            }
            if aiming && theme::button(ui, words.another_target).clicked() {
                out.push(Intent::Hold(Selection::default()));
            }
        });
    });
}

/// So large a frame is in a list of that many: all of them are to be seen in two rows.
fn tile(ui: &Ui, count: usize) -> Vec2 {
    let columns = count.div_ceil(2).max(4) as f32;
    let wide = (ui.available_width() - 8.0 * (columns - 1.0)) / columns;
    let high = if count > 4 { 34.0 } else { 40.0 };
    Vec2::new((wide - 0.5).clamp(120.0, 190.0), high)
}

fn button(
    ui: &mut Ui,
    p: &FramesPanel,
    (decision, choice, key): (&Decision, &Choice, Option<&str>),
    size: Vec2,
) -> bool {
    let speaker = p.speaker();
    let read = frames::Choice::read(choice);
    if let Some(frames::Choice::Aim { .. }) = read {
        return range(ui, p, decision, (choice, key));
    }
    let kind_of = |id| p.view().frame(id).map(|f| f.kind);
    let (kind, text) = match read {
        // The question about them is above, so their names are enough.
        Some(frames::Choice::Deploy { thing }) => (kind_of(thing), speaker.frame(thing)),
        Some(frames::Choice::Add { kind }) => (Some(u16::from(kind.0)), speaker.choice(choice)),
        Some(frames::Choice::Remove { frame } | frames::Choice::Rocket { frame }) => {
            (kind_of(frame), speaker.choice(choice))
        }
        _ => (None, speaker.choice(choice)),
    };
    let known = kind.and_then(|kind| p.view().content.frames.get(usize::from(kind)));
    let Some(known) = known else {
        let button = theme::listed(ui, key, None, &text);
        guide::mark(ui, choice, button.rect);
        return button.clicked();
    };
    let named = (decision.seat, text.as_str(), key);
    let tile = tiles::company_frame(ui, size, known, named, p.words());
    guide::mark(ui, choice, tile.rect);
    tile.clicked()
}

/// One range, with whether the target is at it now.
fn range(
    ui: &mut Ui,
    p: &FramesPanel,
    decision: &Decision,
    (choice, key): (&Choice, Option<&str>),
) -> bool {
    let range = RANGES[choice.amount.clamp(0, 2) as usize];
    let now = click::at_range(p.session, decision, choice);
    let (name, words) = (range_name(range, p.language), &p.words().tray);
    if now {
        let text = words.range_now(name);
        let big = theme::primary(ui, &text, Vec2::new(170.0, 34.0));
        theme::corner_cap(ui, &big, key);
        guide::mark(ui, choice, big.rect);
        big.clicked()
    } else {
        let later = theme::listed(ui, key, None, &words.range_later(name));
        guide::mark(ui, choice, later.rect);
        later.clicked()
    }
}
