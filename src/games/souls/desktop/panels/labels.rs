//! Choices and entries of the stack in full words: with the text of the ability they stand for.

use super::Panel;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{Ability, Card, Keyword};
use crate::games::souls::desktop::words as own;
use crate::games::souls::{EntryView, EntryViewKind, player_id, text};
use crate::packs::prose::capital;
use crate::table::{self, ObjectId, Phrases, Ref};

/// A choice as a label; abilities, modes and what is voted on by their text.
pub fn label(p: &Panel, choice: &table::Choice) -> String {
    let said = Choice::read(choice).and_then(|choice| at_length(p, choice));
    said.unwrap_or_else(|| p.saying(|s| s.choice(choice)))
}

/// What says more than the choice itself: the text of an ability.
fn at_length(p: &Panel, choice: Choice) -> Option<String> {
    let named = |card, text| format!("{}: {text}", p.named(Ref::Object(card)));
    match choice {
        Choice::Mode { card, mode } => self::mode(p, card, mode),
        Choice::Vote { source, way } | Choice::Way { source, way } => self::way(p, source, way),
        Choice::Trigger { source, .. } => triggered(p, source).map(|text| named(source, text)),
        Choice::Use { card, ability } => {
            self::ability(p, card, ability).map(|text| named(card, text))
        }
        Choice::Replace { source, by } => {
            let text = by.ability().and_then(|n| self::ability(p, source, n));
            text.map(|text| named(source, text))
        }
        Choice::Pass
        | Choice::Attack
        | Choice::Purchase
        | Choice::End
        | Choice::Play { .. }
        | Choice::Offer { .. }
        | Choice::Request { .. }
        | Choice::Target { .. }
        | Choice::Pay { .. }
        | Choice::Slot { .. }
        | Choice::Helper { .. }
        | Choice::Done
        | Choice::Buy { .. }
        | Choice::Death { .. }
        | Choice::Yes
        | Choice::No
        | Choice::Choose { .. }
        | Choice::Number { .. }
        | Choice::X { .. }
        | Choice::Share { .. }
        | Choice::Discard { .. }
        | Choice::Destroy { .. }
        | Choice::Top
        | Choice::Under
        | Choice::Curse { .. }
        | Choice::Coins { .. }
        | Choice::Never
        | Choice::Accept { .. }
        | Choice::Decline
        | Choice::Room { .. }
        | Choice::Keep
        | Choice::Draft { .. }
        | Choice::Concede => None,
    }
}

/// What a thing is, in the packs.
pub fn def<'a>(p: &Panel<'a>, thing: Ref) -> Option<&'a Card> {
    let Ref::Object(id) = thing else { return None };
    card_of(p, id)
}

fn card_of<'a>(p: &Panel<'a>, id: ObjectId) -> Option<&'a Card> {
    p.view.content.cards.get(usize::from(p.face(id)?))
}

fn ability(p: &Panel, card: ObjectId, at: u8) -> Option<String> {
    let card = card_of(p, card)?;
    let text = text::ability_text(card, usize::from(at), p.view.content, p.language)?;
    Some(text.to_string())
}

/// The triggered ability of a card, if it has but one: a choice of the order tells no more than the card.
fn triggered(p: &Panel, source: ObjectId) -> Option<String> {
    let card = card_of(p, source)?;
    let all = card.abilities.iter().enumerate();
    let mut waiting = all.filter(|(_, ability)| matches!(ability, Ability::Triggered { .. }));
    let (at, _) = waiting.next()?;
    let alone = waiting.next().is_none();
    let text = text::ability_text(card, at, p.view.content, p.language);
    text.filter(|_| alone).map(|text| text.to_string())
}

/// One way in which the ability that is being announced can go.
fn mode(p: &Panel, card: ObjectId, mode: u8) -> Option<String> {
    let card = card_of(p, card)?;
    let wanted = usize::from(mode);
    let at = card
        .abilities
        .iter()
        .position(|a| a.choose().len() > wanted)?;
    let text = text::mode_text(card, at, wanted, p.view.content, p.language)?;
    Some(text.to_string())
}

/// One of the ways that are voted on or picked from.
fn way(p: &Panel, source: ObjectId, way: u8) -> Option<String> {
    let card = card_of(p, source)?;
    text::way_text(card, way, p.view.content, p.language).map(|text| text.to_string())
}

/// What an entry of the stack would do.
pub fn would(p: &Panel, entry: &EntryView) -> Option<String> {
    let words = own::of(p.language);
    let card = p.view.content.cards.get(usize::from(entry.face))?;
    let at = usize::from(entry.ability);
    let ability = || {
        let (content, mode) = (p.view.content, usize::from(entry.mode));
        let chosen = text::mode_text(card, at, mode, content, p.language);
        let whole = || text::ability_text(card, at, content, p.language);
        chosen.or_else(whole).map(|text| text.to_string())
    };
    match entry.kind {
        EntryViewKind::Roll if entry.combat => {
            let hits = entry.counts() >= i32::from(entry.needs);
            let said = words.attack_roll(usize::from(entry.needs), hits);
            Some(said + &counting(p, entry))
        }
        EntryViewKind::Roll => {
            // What each number would do: that is what everybody looks for.
            let unnamed = || words.roll_for(card.name.in_language(p.language));
            Some(ability().unwrap_or_else(unnamed) + &counting(p, entry))
        }
        EntryViewKind::Damage => Some(words.damage(entry.amount, &victim(p, entry))),
        EntryViewKind::Death if befalls_you(p, entry) => Some(words.you_die.to_owned()),
        EntryViewKind::Death => Some(words.dies(&capital(&victim(p, entry)))),
        EntryViewKind::Loot if card.has(Keyword::Trinket) => Some(words.becomes_item.to_owned()),
        EntryViewKind::Loot | EntryViewKind::Ability | EntryViewKind::Trigger => ability(),
    }
}

/// What a roll counts as, if that is not what it shows.
fn counting(p: &Panel, roll: &EntryView) -> String {
    let total = roll.amount + roll.bonus;
    if total == roll.amount && total == roll.counts() {
        return String::new();
    }
    let sum = total.cmp(&roll.counts());
    format!(" {}", own::of(p.language).counts_as(roll.counts(), sum))
}

/// Whom damage or a death befalls.
fn victim(p: &Panel, entry: &EntryView) -> String {
    let target = entry.targets.first().copied();
    let whom = target.unwrap_or(Ref::Object(entry.source));
    p.saying(|s| s.thing(whom))
}

/// Whether it befalls the player who looks.
fn befalls_you(p: &Panel, entry: &EntryView) -> bool {
    let you = p.view.seat.map(|seat| Ref::Object(player_id(seat)));
    you.is_some() && entry.targets.first().copied() == you
}
