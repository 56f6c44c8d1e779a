//! Choices in English.

use crate::games::souls::choices::Choice;
use crate::table::{ObjectId, Ref, Seat};

use super::super::Speaker;

/// A choice as a label.
pub(in super::super) fn choice(say: &Speaker<'_>, c: Choice) -> String {
    let thing = |id: ObjectId| say.label(Ref::Object(id));
    let player = |seat: Seat| say.label(Ref::Seat(seat));
    match c {
        Choice::Pass => match say.leads() {
            leads if leads.is_empty() => "Pass".to_owned(),
            leads => format!("Pass: {leads}"),
        },
        Choice::Attack => "Attack".to_owned(),
        Choice::Purchase => "Buy".to_owned(),
        Choice::End => "End turn".to_owned(),
        Choice::Play { card } => format!("Play {}", thing(card)),
        Choice::Use { card, ability } => with_text(say, card, usize::from(ability))
            .unwrap_or_else(|| format!("Use {}", thing(card))),
        Choice::Offer { to, .. } => format!("Offer ¢ to {}", player(to)),
        Choice::Request { from } => format!("Ask {} for ¢", player(from)),
        Choice::Mode { card, mode } => say
            .way(card, mode)
            .unwrap_or_else(|| format!("Option {}", u16::from(mode) + 1)),
        Choice::Vote { source, way } | Choice::Way { source, way } => say
            .ballot(source, way)
            .unwrap_or_else(|| format!("Option {}", u16::from(way) + 1)),
        Choice::Share { to, amount } => format!("{amount} for {}", say.label(to)),
        Choice::Target { to } | Choice::Choose { what: to } => say.label(to),
        Choice::Pay { with } => format!("Pay with {}", thing(with)),
        Choice::Slot { slot } => match say.top_of(slot) {
            Some(covered) => format!("Cover {covered} ({})", say.label(Ref::Zone(slot))),
            None => say.label(Ref::Zone(slot)),
        },
        Choice::Helper { seat } => format!("{} rolls too", player(seat)),
        Choice::Done => "Done".to_owned(),
        Choice::Buy { what } => buy(say, what),
        Choice::Trigger { source, place } => first(say, source, place),
        Choice::Replace { source, ability } => first(say, source, usize::from(ability)),
        Choice::Death { of } => format!("First: the death of {}", thing(of)),
        Choice::Yes => "Yes".to_owned(),
        Choice::No => "No".to_owned(),
        Choice::Number { shows } => shows.to_string(),
        Choice::Discard { card } => format!("Discard {}", thing(card)),
        Choice::Destroy { item } => format!("Destroy {}", thing(item)),
        Choice::Top => "Keep on top".to_owned(),
        Choice::Under => "Put on the bottom".to_owned(),
        Choice::Curse { seat } => player(seat),
        Choice::Coins { coins } => format!("{}¢", coins.abs()),
        Choice::Never => "Cancel".to_owned(),
        Choice::Accept { coins } if coins < 0 => format!("Give {}¢", -coins),
        Choice::Accept { coins } => format!("Accept {coins}¢"),
        Choice::Decline => "Decline".to_owned(),
        Choice::Room { card } => format!("Discard {}", card.map(thing).unwrap_or_default()),
        Choice::Keep => "Keep rooms".to_owned(),
        Choice::Draft { card } => format!("Take {}", thing(card)),
        Choice::Concede => "Concede".to_owned(),
    }
}

fn buy(say: &Speaker<'_>, what: Ref) -> String {
    let price = say.price();
    match what {
        Ref::Zone(_) => format!("Buy the top of the treasure deck for {price}¢"),
        thing => format!("Buy {} for {price}¢", say.thing(thing)),
    }
}

/// The ability that goes first, with its text.
fn first(say: &Speaker<'_>, source: ObjectId, ability: usize) -> String {
    let text = with_text(say, source, ability);
    let text = text.unwrap_or_else(|| say.label(Ref::Object(source)));
    format!("First: {text}")
}

fn with_text(say: &Speaker<'_>, card: ObjectId, ability: usize) -> Option<String> {
    let what = say.label(Ref::Object(card));
    let text = say.ability(card, ability)?;
    Some(format!("{what}: {text}"))
}
