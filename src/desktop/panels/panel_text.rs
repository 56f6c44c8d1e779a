//! `PanelText`: what a card game implements for the shared panels.

use bevy_egui::egui::TextureId;

use super::{PanelView, Remain};
use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::intent::Intent;
use crate::desktop::session::{Blow, SessionGame};
use crate::desktop::words::Words;
use crate::table::{Choice, Language, ObjectId, Outcome, Ref, Seat, ZoneId};

/// A card game with panels.
pub trait PanelText: SessionGame {
    /// Choices that are words even where they name an object that is on the table.
    const WORDS: &'static [Self::Choices];

    /// Choices that a second click on the table makes, after one on what they begin with.
    const AIMED: &'static [Self::Choices];

    /// Choices that have a place of their own, and are listed nowhere else.
    const APART: &'static [Self::Choices] = &[];

    /// The seat whose view it is.
    fn seat(view: &Self::View) -> Option<Seat>;
    /// The outcome, once it is over.
    fn outcome(view: &Self::View) -> Option<Outcome>;
    /// The index of what an object is, and its name.
    fn face_of(view: &Self::View, id: ObjectId, language: Language) -> Option<(u16, String)>;
    /// The cards of a public pile that can be seen, the lowest first.
    fn pile(view: &Self::View, zone: ZoneId) -> Vec<ObjectId>;
    /// The drawing of a face.
    fn drawing(view: &Self::View, card: u16, face: Face, language: Language) -> ArtKey;

    /// Draws its panels in their places round the table.
    fn panels(design_surface: &DesignSurface, p: &PanelView<Self>, out: &mut Vec<Intent>);
    /// The signs that its panels show besides cards.
    fn signs() -> Vec<ArtKey> {
        Vec::new()
    }

    /// A choice as a label.
    fn choice(p: &PanelView<Self>, choice: &Choice) -> String;
    /// The answers to the question that a choice leads to, where both can be chosen at once; the likeliest first.
    fn ends(p: &PanelView<Self>, choice: &Choice) -> Vec<Choice> {
        let _ = (p, choice);
        Vec::new()
    }
    /// The intents of the number keys, in the order of the list on screen.
    fn listed(p: &PanelView<Self>) -> Vec<Intent> {
        let mut listed = Vec::new();
        for choice in super::further(p) {
            let ends = Self::ends(p, &choice);
            if ends.is_empty() {
                listed.push(Intent::Choose(choice));
            }
            listed.extend(ends.into_iter().map(|end| Intent::Begin(choice, end)));
        }
        listed
    }
    /// The sign beside that label: an energy.
    fn sign(p: &PanelView<Self>, choice: &Choice) -> Option<TextureId> {
        let _ = (p, choice);
        None
    }
    /// The label of the big button: where it leads.
    fn big(p: &PanelView<Self>, choice: &Choice) -> String;
    /// Whether table or panels show that thing, ready to be clicked.
    fn is_shown(p: &PanelView<Self>, thing: Ref) -> bool;
    /// What must be known about the choices of the selected thing.
    fn tray_note(p: &PanelView<Self>) -> Option<String> {
        let _ = p;
        None
    }
    /// The question, in one sentence.
    fn question(p: &PanelView<Self>) -> String;
    /// The name of a pile.
    fn pile_name(p: &PanelView<Self>, zone: ZoneId) -> String;
    /// The reason for the outcome.
    fn how(p: &PanelView<Self>, winner: Option<Seat>) -> String;
    /// The name of what decides the match, over the curve at its end.
    fn standing(language: Language) -> &'static str;
    /// The last blow, in a few words.
    fn last_blow(p: &PanelView<Self>, blow: &Blow) -> String {
        super::ending::blow_said(p, blow)
    }
    /// A thing that an event names, in words.
    fn thing(p: &PanelView<Self>, id: ObjectId) -> String;
    /// What the match was about, as it is at its end, from left to right.
    fn remains(p: &PanelView<Self>) -> Vec<Remain>;
    /// The final score: the name of each value, and its number by seat.
    fn score(p: &PanelView<Self>) -> Vec<(String, Vec<String>)>;

    /// The name of a window of the turn.
    fn step_name(step: Self::Step, language: Language) -> &'static str;
    /// The name of a sort of thing that waits to resolve, as the stops count them.
    fn entry_kind_name(kind: usize, words: &Words) -> &'static str;

    /// Whether a panel with the open question lies over the table.
    fn is_over_table(p: &PanelView<Self>) -> bool {
        super::prompt::is_crowded(p)
    }
    /// Whether everybody plays together and wins or loses with the others.
    fn is_shared(view: &Self::View) -> bool {
        let _ = view;
        false
    }
    /// The cards that the open question lays out over the table.
    fn spread(p: &PanelView<Self>) -> Vec<u16> {
        let _ = p;
        Vec::new()
    }
    /// The cards that panels show as slips.
    fn slips(view: &Self::View) -> Vec<u16> {
        let _ = view;
        Vec::new()
    }
}

/// `view_parts!(Art);` in an `impl PanelText`: what is read from fields that every view has, and the drawing of a face.
macro_rules! view_parts {
    ($art:ident) => {
        fn seat(view: &View) -> Option<Seat> {
            view.seat
        }

        fn outcome(view: &View) -> Option<$crate::table::Outcome> {
            view.outcome
        }

        fn pile(view: &View, zone: ZoneId) -> Vec<ObjectId> {
            view.zone(zone).iter().copied().flatten().collect()
        }

        fn drawing(
            _: &View,
            card: u16,
            face: $crate::desktop::art::card::Face,
            language: Language,
        ) -> ArtKey {
            ArtKey::from($art::Card(card, face, language))
        }
    };
}

pub(crate) use view_parts;
