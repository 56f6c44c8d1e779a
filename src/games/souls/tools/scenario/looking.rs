//! What expectations look at: bodies with hit points, lists of cards and of entries.

use ron2::{Span, Spanned};

use super::Stage;
use super::thing::Thing;
use super::waiting::Waiting;
use crate::games::souls::{CardView, View};
use crate::packs::{PackContent, did_you_mean, short};
use crate::tools::scenario::scenario_error::{Done, ScenarioError, same};

/// What players and cards with hit points have in common.
pub struct FighterStats {
    /// Hit points left.
    pub hp: i32,
    /// Hit points at most.
    pub max_hp: i32,
    /// Combat damage.
    pub attack: i32,
    /// Counters.
    pub counters: i32,
}

impl Stage {
    /// A card or a player.
    pub(super) fn body(&mut self, thing: &Spanned<Thing>, view: &View) -> Done<FighterStats> {
        let at = thing.span;
        match &thing.value {
            Thing::Player(seat) => match view.players.get(seat.index()) {
                Some(p) => Ok(FighterStats {
                    hp: p.hp,
                    max_hp: p.max_hp,
                    attack: p.attack,
                    counters: p.counters,
                }),
                None => {
                    let message = format!("there is no seat {}", seat.0);
                    Err(ScenarioError::new("S021", at, message))
                }
            },
            Thing::Named(name) => {
                let value = name.clone();
                let card = self.card(&Spanned { value, span: at }, view)?;
                Ok(FighterStats {
                    hp: card.hp,
                    max_hp: card.max_hp,
                    attack: card.attack,
                    counters: card.counters,
                })
            }
            _ => {
                let message = "this is about a card or a player".to_owned();
                Err(ScenarioError::new("S020", at, message))
            }
        }
    }

    /// The one card that a name means, as the view has it.
    pub(super) fn card(&mut self, name: &Spanned<String>, view: &View) -> Done<CardView> {
        let id = self.one(name)?.id;
        view.card(id).cloned().ok_or_else(|| {
            let message = format!("nobody shows that seat `{}`", name.value);
            ScenarioError::failed(name.span, message)
        })
    }

    pub(super) fn is(
        &mut self,
        at: Span,
        name: &Spanned<String>,
        what: &Spanned<String>,
        view: &View,
    ) -> Done {
        let Some(wanted) = self.content.named(&what.value) else {
            let message = format!("there is no card `{}`", what.value);
            let known = self.content.cards.iter().map(|c| short(&c.id));
            let help = did_you_mean(&what.value, known);
            return Err(ScenarioError::new("S020", what.span, message).help(help));
        };
        let id = |face: u16| self.content.cards[usize::from(face)].id.clone();
        let (wanted, view) = (id(wanted), view.clone());
        let found = self.card(name, &view)?.face;
        let found = self.content.cards[usize::from(found)].id.clone();
        same(at, "it to be", wanted, found)
    }

    /// The stack from bottom to top.
    pub(super) fn stack(&mut self, at: Span, all: &[Spanned<Waiting>], view: &View) -> Done {
        let mut good = all.len() == view.stack.len();
        for (waiting, entry) in all.iter().zip(&view.stack) {
            good &= self.is_waiting(&waiting.value, entry)?;
        }
        if good {
            return Ok(());
        }
        let entries = view.stack.iter();
        let found: Vec<String> = entries.map(|e| self.entry_as_said(e, view)).collect();
        let found = found.join(", ");
        let message = format!("expected another stack, found [{found}]");
        Err(ScenarioError::failed(at, message))
    }

    pub(super) fn musts(&mut self, at: Span, things: &[Spanned<Thing>], view: &View) -> Done {
        let mut good = things.len() == view.musts.len();
        for thing in things {
            let refs = self.refs(thing)?;
            good &= view.musts.iter().any(|must| refs.contains(must));
        }
        if good {
            return Ok(());
        }
        let musts = view.musts.iter();
        let found: Vec<String> = musts.map(|&must| self.ref_words(must, view)).collect();
        let found = found.join(", ");
        let message = format!("expected other attacks to be compulsory, found [{found}]");
        Err(ScenarioError::failed(at, message))
    }
}
