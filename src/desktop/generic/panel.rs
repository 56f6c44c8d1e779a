//! The panels of the generic table. They change nothing: what somebody wishes is collected.

use bevy_egui::egui::{Key, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, Vec2};

use super::{PlainSession, player};
use crate::desktop::panels::theme;
use crate::desktop::session::Controller;
use crate::desktop::words;
use crate::plain::{PlainTable, Row, Speaker};
use crate::table::{Choice, ChoiceWords, LANGUAGES, Language, ObjectId, Phrases, Ref, Seat};

/// The intents of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PanelIntent {
    /// A match as the form says.
    Begin,
    /// Back to the form.
    Leave,
    /// The end of the program.
    Quit,
    /// Another language.
    Language(Language),
    /// The option of that number, counted from 0.
    Choose(usize),
    /// Lists only the choices of that card, or all of them again.
    Look(Option<ObjectId>),
    /// The last choice back.
    Undo,
    /// The screen has changed hands.
    Ready,
    /// That seat gives up.
    Concede(Seat),
    /// The moment of a watched match after so many choices.
    Seek(usize),
}

/// The state of the form.
#[derive(Debug, Clone)]
pub struct Form {
    /// The players by seat.
    pub seats: Vec<Controller>,
    /// The seed, as it is typed.
    pub seed: String,
}

impl Form {
    /// A person against bots.
    #[must_use]
    pub fn new(seats: usize, seed: u64) -> Self {
        let controller = |n| match n {
            0 => Controller::Human,
            _ => Controller::opponent(),
        };
        Self {
            seats: (0..seats).map(controller).collect(),
            seed: seed.to_string(),
        }
    }
}

/// The form before a match.
pub fn setup<G: PlainTable>(
    ui: &mut Ui,
    form: &mut Form,
    language: Language,
    out: &mut Vec<PanelIntent>,
) {
    let whole = ui.max_rect();
    let size = Vec2::new(520.0, 330.0);
    theme::slab(ui, Rect::from_center_size(whole.center(), size), |ui| {
        let mut name = G::NAME.to_owned();
        name[..1].make_ascii_uppercase();
        ui.label(RichText::new(name).family(theme::serif()).size(34.0));
        languages(ui, language, out);
        ui.add_space(10.0);
        for (seat, controller) in (0..).map(Seat).zip(&mut form.seats) {
            ui.horizontal(|ui| {
                ui.label(theme::strong(player(seat, language), 14.0));
                for other in Controller::all() {
                    let who = words::of(language).controller(other);
                    theme::pick(ui, controller, other, &who);
                }
            });
        }
        ui.horizontal(|ui| {
            let label = ui.label(words::of(language).setup.seed);
            let field = TextEdit::singleline(&mut form.seed).desired_width(140.0);
            ui.add(field).labelled_by(label.id);
        });
        ui.add_space(10.0);
        let begin = words::of(language).setup.start;
        let clicked = theme::primary(ui, begin, Vec2::new(180.0, 36.0)).clicked();
        if clicked || ui.input(|i| i.key_pressed(Key::Enter)) {
            out.push(PanelIntent::Begin);
        }
    });
}

fn languages(ui: &mut Ui, language: Language, out: &mut Vec<PanelIntent>) {
    ui.horizontal(|ui| {
        for other in LANGUAGES {
            let mut now = language;
            theme::pick(ui, &mut now, other, other.name());
            if now != language {
                out.push(PanelIntent::Language(other));
            }
        }
    });
}

/// The table of a match.
pub fn table<G: PlainTable>(
    ui: &mut Ui,
    session: &mut PlainSession<G>,
    language: Language,
    out: &mut Vec<PanelIntent>,
) {
    let whole = ui.max_rect();
    if let Some(seat) = session.covered() {
        return cover(ui, seat, language, out);
    }
    let eyes = session.eyes();
    let view = session.game.view(eyes);
    let speaker = Speaker::<G>::new(&view, &[], language);
    let split = whole.left() + whole.width() * 0.72;
    let foot = whole.bottom() - 190.0;
    let part = |x0: f32, y0: f32, x1: f32, y1: f32| {
        Rect::from_min_max([x0, y0].into(), [x1, y1].into()).shrink(4.0)
    };
    let top = whole.top() + 52.0;
    theme::slab(
        ui,
        part(whole.left(), whole.top(), whole.right(), top),
        |ui| {
            bar(ui, session, &G::numbers(&view), language, out);
        },
    );
    theme::slab(ui, part(whole.left(), top, split, foot), |ui| {
        ScrollArea::vertical().id_salt("rows").show(ui, |ui| {
            for row in speaker.rows() {
                cards(ui, session, row, language, out);
            }
        });
    });
    theme::slab(ui, part(whole.left(), foot, split, whole.bottom()), |ui| {
        question(ui, session, &speaker, language, out);
    });
    theme::slab(ui, part(split, top, whole.right(), whole.bottom()), |ui| {
        ui.label(theme::strong(words::of(language).log, 15.0));
        let log = session.game.events_for(eyes, 0);
        ScrollArea::vertical()
            .id_salt("log")
            .stick_to_bottom(true)
            .auto_shrink(false)
            .show(ui, |ui| {
                for line in log.iter().filter_map(|event| speaker.event(event)) {
                    ui.label(line);
                }
            });
    });
}

/// Covers everything until the next person is there.
fn cover(ui: &mut Ui, seat: Seat, language: Language, out: &mut Vec<PanelIntent>) {
    let whole = ui.max_rect();
    let place = Rect::from_center_size(whole.center(), Vec2::new(320.0, 60.0));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let ready = language.pick("is here", "está aquí");
        let text = format!("{} {ready}", player(seat, language));
        let clicked = theme::primary(ui, &text, place.size()).clicked();
        if clicked || ui.input(|i| i.key_pressed(Key::Enter)) {
            out.push(PanelIntent::Ready);
        }
    });
}

fn bar<G: PlainTable>(
    ui: &mut Ui,
    session: &PlainSession<G>,
    numbers: &[crate::plain::Number],
    language: Language,
    out: &mut Vec<PanelIntent>,
) {
    ui.horizontal(|ui| {
        for number in numbers {
            let name = language.pick(number.names[0], number.names[1]);
            let whose = number
                .seat
                .map_or_else(String::new, |seat| format!("{}: ", player(seat, language)));
            ui.label(theme::strong(
                format!("{whose}{name} {}", number.value),
                14.0,
            ));
            ui.add_space(8.0);
        }
        let words = words::of(language);
        if session.can_undo() {
            if theme::button(ui, words.undo).clicked() || ui.input(|i| i.key_pressed(Key::U)) {
                out.push(PanelIntent::Undo);
            }
        } else {
            theme::dead(ui, words.undo, words.no_undo);
        }
        if let (Some(seat), None) = (session.eyes(), session.game.outcome())
            && theme::button(ui, language.pick("Concede", "Rendirse")).clicked()
        {
            out.push(PanelIntent::Concede(seat));
        }
        if theme::button(ui, language.pick("New match", "Nueva partida")).clicked() {
            out.push(PanelIntent::Leave);
        }
        if theme::button(ui, language.pick("Quit", "Salir")).clicked() {
            out.push(PanelIntent::Quit);
        }
        languages(ui, language, out);
    });
}

/// One row of cards. A card with choices can be clicked.
fn cards<G: PlainTable>(
    ui: &mut Ui,
    session: &PlainSession<G>,
    row: &Row,
    language: Language,
    out: &mut Vec<PanelIntent>,
) {
    let whose = row
        .seat
        .map_or_else(String::new, |seat| format!("{}: ", player(seat, language)));
    let title = format!("{whose}{} ({})", row.title, row.cards.len());
    ui.label(theme::strong(title, 13.5));
    ui.horizontal_wrapped(|ui| {
        for card in row.cards.iter().flatten() {
            let text = format!("{}\n{}", card.name, card.note);
            let options = options(session, Some(card.id));
            if options.is_empty() {
                theme::dead(ui, &text, &card.note);
            } else if theme::choice(ui, &text).clicked() {
                out.push(match options[..] {
                    [only] => PanelIntent::Choose(only),
                    _ => PanelIntent::Look(Some(card.id)),
                });
            }
        }
    });
}

/// The options of who looks at the screen that name that card; all of them for no card.
fn options<G: PlainTable>(session: &PlainSession<G>, card: Option<ObjectId>) -> Vec<usize> {
    let open = session.game.decision().filter(|_| session.is_mine());
    let all = open.map_or(&[][..], |open| &open.options);
    let names = |of: Ref| card.is_none_or(|id| of == Ref::Object(id));
    let fits = all.iter().enumerate();
    let fits = fits.filter(|(_, choice)| names(choice.subject) || names(choice.target));
    fits.map(|(at, _)| at).collect()
}

const KEYS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The question and its choices, or how the match ended, or the time line of a match that is watched.
fn question<G: PlainTable>(
    ui: &mut Ui,
    session: &PlainSession<G>,
    speaker: &Speaker<'_, G>,
    language: Language,
    out: &mut Vec<PanelIntent>,
) {
    if let Some((at, all)) = session.watched() {
        ui.label(theme::strong(format!("{at} / {all}"), 16.0));
        let back = theme::button(ui, language.pick("Back", "Atrás")).clicked();
        if back || ui.input(|i| i.key_pressed(Key::ArrowLeft)) {
            out.push(PanelIntent::Seek(at.saturating_sub(1)));
        }
        let on = theme::button(ui, language.pick("Forward", "Adelante")).clicked();
        if on || ui.input(|i| i.key_pressed(Key::ArrowRight)) {
            out.push(PanelIntent::Seek((at + 1).min(all)));
        }
        return;
    }
    if let Some(outcome) = session.game.outcome() {
        let names: Vec<String> = outcome.winners.iter().map(|s| speaker.name(s)).collect();
        let text = match &names[..] {
            [] => words::of(language).result.draw.to_owned(),
            names => format!("{} {}", names.join(", "), language.pick("wins", "gana")),
        };
        ui.label(RichText::new(text).family(theme::serif()).size(30.0));
        return;
    }
    let Some(open) = session.game.decision() else {
        return;
    };
    ui.label(theme::strong(speaker.question(open), 16.0));
    let listed = options(session, session.selected);
    ScrollArea::vertical().id_salt("choices").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (n, at) in listed.iter().enumerate() {
                let text = speaker.choice(&open.options[*at]);
                let key = (n < KEYS.len()).then(|| (n + 1).to_string());
                let clicked = theme::listed(ui, key.as_deref(), None, &text).clicked();
                let pressed = KEYS
                    .get(n)
                    .is_some_and(|key| ui.input(|i| i.key_pressed(*key)));
                if clicked || pressed {
                    out.push(PanelIntent::Choose(*at));
                }
            }
            if session.selected.is_some() {
                let all = language.pick("All choices", "Todas las opciones");
                if theme::button(ui, all).clicked() || ui.input(|i| i.key_pressed(Key::Escape)) {
                    out.push(PanelIntent::Look(None));
                }
            }
        });
    });
    let passes = |c: &Choice| c.is_any(G::Choices::PASS);
    let pass = open.options.iter().position(passes);
    if let Some(at) = pass.filter(|_| session.is_mine())
        && ui.input(|i| i.key_pressed(Key::Space))
    {
        out.push(PanelIntent::Choose(at));
    }
}
