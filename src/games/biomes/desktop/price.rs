//! Energy in numbers: what a refused card costs and what is there, and which colours a deck needs.

use std::cmp::Reverse;

use super::words as own;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{Ability, Cost, ENERGIES, Energy, Keyword};
use crate::games::biomes::payment::can_pay;
use crate::games::biomes::refusals::CANNOT_PAY;
use crate::games::biomes::stats::changes_prices;
use crate::games::biomes::text::cost_words;
use crate::games::biomes::{ObjectView, Place, View, place};
use crate::table::{Language, Refused, Seat};

/// "This costs 2 void and 1 growth; you have 1 growth.", of what is refused because it cannot be paid. None where other
/// cards may have changed the price.
pub(super) fn in_numbers(view: &View, refused: &Refused, language: Language) -> Option<String> {
    if !std::ptr::eq(refused.refusal, &CANNOT_PAY) {
        return None;
    }
    let seat = view.seat?;
    let cost = match Choice::read(&refused.choice)? {
        Choice::Play { card, global } if !is_priced(view, card) => {
            let def = view
                .content
                .cards
                .get(usize::from(view.object(card)?.face))?;
            let more = def.global.filter(|_| global).unwrap_or(0);
            let void = def.cost.void.saturating_add(more);
            Cost { void, ..def.cost }
        }
        Choice::Skill { source, ability } => {
            let def = view
                .content
                .cards
                .get(usize::from(view.object(source)?.face))?;
            match def.abilities.get(usize::from(ability))? {
                Ability::Activated { cost, .. } => *cost,
                _ => return None,
            }
        }
        _ => return None,
    };
    let means = means(view, seat);
    if can_pay(&cost.symbols(), &means).is_some() {
        return None;
    }
    let [light, storm, dark, chaos, growth, void] =
        means.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    let have = Cost {
        light,
        storm,
        dark,
        chaos,
        growth,
        void,
        x: false,
    };
    let [cost, have] = [cost, have].map(|cost| cost_words(&cost, language));
    Some(own::of(language).price(&cost, &have))
}

/// The energy in store, and what unlocked cards can make.
fn means(view: &View, seat: Seat) -> [u32; 6] {
    let mut means = view.players[seat.index()].energy.map(u32::from);
    for object in &view.objects {
        let def = view.content.cards.get(usize::from(object.face));
        let (Some(def), true) = (def, is_in_play(object) && object.controller == seat) else {
            continue;
        };
        let fresh = object.arrived_now && def.is_agent() && !object.keywords.has(Keyword::Ready);
        let Some(makes) = def.makes.filter(|_| !object.locked && !fresh) else {
            continue;
        };
        for (have, more) in means.iter_mut().zip(makes.symbols()) {
            *have += u32::from(more);
        }
    }
    means
}

/// Whether a text may have changed what that card costs.
fn is_priced(view: &View, card: crate::table::ObjectId) -> bool {
    let mut objects = view.objects.iter();
    objects.any(|object| {
        let def = view.content.cards.get(usize::from(object.face));
        let mut abilities = def.iter().flat_map(|def| &def.abilities);
        (object.id == card || is_in_play(object))
            && abilities.any(|ability| {
                matches!(ability, Ability::Persistent { gives, .. } if changes_prices(gives))
            })
    })
}

fn is_in_play(object: &ObjectView) -> bool {
    matches!(place(object.zone).1, Place::Staging | Place::Sector(_))
}

/// The five colours, those that the deck of a player has most symbols of first.
pub(super) fn colours(view: &View, seat: Seat) -> Vec<Energy> {
    let deck = usize::from(view.players[seat.index()].deck);
    let mut symbols = [0_u32; 6];
    for (card, copies) in view
        .content
        .decks
        .get(deck)
        .iter()
        .flat_map(|deck| &deck.cards)
    {
        let Some(card) = view.content.cards.get(usize::from(*card)) else {
            continue;
        };
        for (all, n) in symbols.iter_mut().zip(card.cost.symbols()) {
            *all += u32::from(n) * u32::from(*copies);
        }
    }
    let mut colours = ENERGIES[..5].to_vec();
    colours.sort_by_key(|energy| Reverse(symbols[energy.index()]));
    colours
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::biomes::desktop::sample;
    use crate::table::{Choice as Wire, LANGUAGES, Ref};

    #[test]
    fn a_refused_card_says_its_price_and_what_there_is() {
        let mut view = sample::view(Some(Seat(0)));
        let hand = |object: &&ObjectView| place(object.zone).1 == Place::Hand;
        let dear = |object: &&ObjectView| {
            let card = &view.content.cards[usize::from(object.face)];
            card.cost.value() > 2 && !card.cost.x
        };
        let card = view.objects.iter().filter(hand).find(dear).cloned();
        let card = card.expect("a card in the hand costs something");
        view.objects.retain(|object| object.id == card.id);
        view.players[0].energy = [0, 0, 0, 0, 0, 1];
        let refused = Refused {
            choice: Wire::new("play").of(Ref::Object(card.id)),
            refusal: &CANNOT_PAY,
        };
        let cost = view.content.cards[usize::from(card.face)].cost;
        for language in LANGUAGES {
            let said = in_numbers(&view, &refused, language).expect("it has a price");
            assert!(said.contains(&cost_words(&cost, language)), "{said}");
            assert!(
                said.contains(language.pick("1 void", "1 de vacío")),
                "{said}"
            );
        }
        view.players[0].energy = [9; 6];
        assert_eq!(
            in_numbers(&view, &refused, Language::English),
            None,
            "something else is meant"
        );
    }

    #[test]
    fn the_colours_of_the_deck_come_first() {
        let mut view = sample::view(Some(Seat(0)));
        let content = crate::games::biomes::content::builtin().expect("the built-in pack loads");
        view.content = Box::leak(Box::new((*content).clone()));
        view.players[0].deck = 0;
        let colours = colours(&view, Seat(0));
        let deck = &view.content.decks[usize::from(view.players[0].deck)];
        let has = |energy: Energy| {
            let cards = deck
                .cards
                .iter()
                .map(|(card, _)| &view.content.cards[usize::from(*card)]);
            cards
                .map(|card| u32::from(card.cost.symbols()[energy.index()]))
                .sum::<u32>()
                > 0
        };
        assert_eq!(colours.len(), 5);
        assert!(has(colours[0]));
        let first_other = colours.iter().position(|energy| !has(*energy));
        let rest = first_other.map_or(&[][..], |at| &colours[at..]);
        assert!(rest.iter().all(|energy| !has(*energy)), "{colours:?}");
    }
}
