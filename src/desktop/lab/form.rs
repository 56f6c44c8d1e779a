//! What to play: the game, what takes part, the bot, the games, the seed.

use bevy_egui::egui::{RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::work::threads;
use super::{LabScreen, LabWish};
use crate::bots::roster::BotName;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::screen::Playing;
use crate::desktop::words::{LabWords, Words};
use crate::tools::lab::LabRequest;
use crate::tools::serve::Named;

/// The bots that can play.
const BOTS: [BotName; 5] = [
    BotName::Random,
    BotName::Greedy,
    BotName::Easy,
    BotName::Normal,
    BotName::Hard,
];
/// The most games of a pair.
const MOST: u64 = 1_000_000;

/// What to play.
#[derive(Debug, Clone)]
pub struct LabForm {
    /// The game; none before the screen was opened first.
    pub game: Option<Playing>,
    /// Decks, companies or characters, and whether they take part.
    pub decks: Vec<(Named, bool)>,
    /// The bot in every seat.
    pub bot: BotName,
    /// Games of each pair, as typed.
    pub games: String,
    /// The seed, as typed.
    pub seed: String,
}

impl Default for LabForm {
    fn default() -> Self {
        Self {
            game: None,
            decks: Vec::new(),
            bot: BotName::Greedy,
            games: "100".to_owned(),
            seed: "1".to_owned(),
        }
    }
}

impl LabForm {
    /// What it says.
    ///
    /// # Errors
    /// A sentence: what must be changed first.
    pub fn wish(&self, words: &LabWords) -> Result<LabRequest, String> {
        let games = self.games.trim().parse().ok();
        let games = games.filter(|games| (1..=MOST).contains(games));
        let seed = self.seed.trim().parse();
        let ticked = self.decks.iter().filter(|(_, on)| *on);
        let decks: Vec<String> = ticked.map(|(deck, _)| deck.id.clone()).collect();
        if decks.is_empty() {
            return Err(words.nobody.to_owned());
        }
        Ok(LabRequest {
            decks,
            bot: self.bot.to_string(),
            games: games.ok_or(words.wrong_games)?,
            seed: seed.map_err(|_| words.wrong_seed)?,
            threads: threads(),
            ..LabRequest::default()
        })
    }
}

/// The form, at the left.
pub(super) fn form(ui: &mut Ui, state: &mut LabScreen, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.lab;
    let runs = state.run.is_some();
    let form = &mut state.form;
    ui.label(theme::strong(own.title, 22.0));
    ui.label(theme::quiet(own.about));
    ui.add_space(4.0);
    ui.add_enabled_ui(!runs, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for game in Playing::all() {
                let mut chosen = form.game;
                let name = (game.profile().title)(words.language);
                theme::pick(ui, &mut chosen, Some(game), name);
                if chosen != form.game {
                    out.push(Intent::Lab(LabWish::Game(game)));
                }
            }
        });
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.label(theme::strong(own.take_part, 13.5));
            for (text, on) in [(own.all, true), (own.none, false)] {
                if theme::link(ui, RichText::new(text).size(12.5)).clicked() {
                    form.decks.iter_mut().for_each(|(_, ticked)| *ticked = on);
                }
            }
        });
        let list = ScrollArea::vertical()
            .max_height(210.0)
            .auto_shrink([false, true]);
        list.id_salt("decks").show(ui, |ui| {
            for (deck, on) in &mut form.decks {
                theme::tick(ui, on, &deck.name);
            }
        });
        ui.add_space(4.0);
        ui.label(theme::strong(own.players, 13.5));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for bot in BOTS {
                theme::pick(ui, &mut form.bot, bot, own.bot(bot));
            }
        });
        ui.add_space(2.0);
        for (text, value) in [(own.games, &mut form.games), (own.seed, &mut form.seed)] {
            ui.label(theme::strong(text, 13.5));
            let field = ui.add(TextEdit::singleline(value).desired_width(120.0));
            theme::named(field, text);
        }
    });
    ui.add_space(8.0);
    let size = Vec2::new(120.0, 34.0);
    ui.horizontal(|ui| {
        if runs {
            if theme::first(ui, own.cancel, size).clicked() {
                out.push(Intent::Lab(LabWish::Cancel));
            }
        } else if theme::primary(ui, own.start, size).clicked() {
            out.push(Intent::Lab(LabWish::Start));
        }
        if theme::wide(ui, words.back, 90.0) {
            out.push(Intent::Lab(LabWish::Leave));
        }
    });
}
