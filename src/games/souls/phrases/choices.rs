//! Choices as labels.

use crate::cards::text::say;
use crate::cards::{share_label, way_label};
use crate::games::souls::choices::Choice;
use crate::table::{ObjectId, Ref, Seat};

use super::{Speaker, joined};

/// A choice as a label.
pub(super) fn choice(speaker: &Speaker<'_>, c: Choice) -> String {
    joined(label(speaker, c), speaker.language)
}

fn label(speaker: &Speaker<'_>, c: Choice) -> String {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let thing = |id: ObjectId| speaker.label(Ref::Object(id));
    let on = |english, spanish, id| format!("{} {}", language.pick(english, spanish), thing(id));
    let player = |seat: Seat| speaker.label(Ref::Seat(seat));
    match c {
        Choice::Pass => match speaker.leads() {
            leads if leads.is_empty() => plain("Pass", "Pasar"),
            leads => say!(language, "Pass: {leads}", "Pasar: {leads}"),
        },
        Choice::Attack => plain("Attack", "Atacar"),
        Choice::Purchase => plain("Buy", "Comprar"),
        Choice::End => plain("End turn", "Terminar turno"),
        Choice::Play { card } => on("Play", "Jugar", card),
        Choice::Use { card, ability } => {
            let text = with_text(speaker, card, usize::from(ability));
            text.unwrap_or_else(|| {
                let card = thing(card);
                say!(language, "Use {card}", "Usar {card}")
            })
        }
        Choice::Offer { to, .. } => {
            let whom = player(to);
            say!(language, "Offer ¢ to {whom}", "Ofrecer ¢ a {whom}")
        }
        Choice::Request { from } => {
            let whom = player(from);
            say!(language, "Ask {whom} for ¢", "Pedir ¢ a {whom}")
        }
        Choice::Mode { card, mode } => way_label(speaker.way(card, mode), mode, language),
        Choice::X { x, .. } => format!("X = {x}"),
        Choice::Vote { source, way } | Choice::Way { source, way } => {
            way_label(speaker.ballot(source, way), way, language)
        }
        Choice::Share { to, amount } => share_label(amount, &speaker.label(to), language),
        Choice::Target { to } | Choice::Choose { what: to } => speaker.label(to),
        Choice::Pay { with } => on("Pay with", "Pagar con", with),
        Choice::Slot { slot } => {
            let name = speaker.label(Ref::Zone(slot));
            match speaker.top_of(slot) {
                Some(card) => say!(language, "Cover {card} ({name})", "Cubrir {card} ({name})"),
                None => name,
            }
        }
        Choice::Helper { seat } => {
            let who = player(seat);
            say!(language, "{who} rolls too", "{who} tira también")
        }
        Choice::Done => plain("Done", "Listo"),
        Choice::Buy { what } => buy(speaker, what),
        Choice::Trigger { source, place } => first(speaker, source, Some(place)),
        Choice::Replace { source, by } => first(speaker, source, by.ability().map(usize::from)),
        Choice::Death { of } => on("First: the death of", "Primero: la muerte de", of),
        Choice::Yes => plain("Yes", "Sí"),
        Choice::No => plain("No", "No"),
        Choice::Number { shows } => shows.to_string(),
        Choice::Discard { card } | Choice::Room { card: Some(card) } => {
            on("Discard", "Descartar", card)
        }
        Choice::Room { card: None } => plain("Discard ", "Descartar "),
        Choice::Destroy { item } => on("Destroy", "Destruir", item),
        Choice::Top => plain("Keep on top", "Dejar encima"),
        Choice::Under => plain("Put on the bottom", "Poner al fondo"),
        Choice::Curse { seat } => player(seat),
        Choice::Coins { coins } => format!("{}¢", coins.abs()),
        Choice::Never => plain("Cancel", "Cancelar"),
        Choice::Accept { coins } => {
            let n = coins.abs();
            match coins < 0 {
                true => say!(language, "Give {n}¢", "Dar {n}¢"),
                false => say!(language, "Accept {n}¢", "Aceptar {n}¢"),
            }
        }
        Choice::Decline => plain("Decline", "Rechazar"),
        Choice::Keep => plain("Keep rooms", "Conservar salas"),
        Choice::Draft { card } => on("Take", "Tomar", card),
        Choice::Concede => plain("Concede", "Rendirse"),
    }
}

fn buy(speaker: &Speaker<'_>, what: Ref) -> String {
    let (language, price) = (speaker.language, speaker.price());
    if let Ref::Zone(_) = what {
        return say!(
            language,
            "Buy the top of the treasure deck for {price}¢",
            "Comprar del mazo de tesoros por {price}¢"
        );
    }
    let thing = speaker.thing(what);
    say!(
        language,
        "Buy {thing} for {price}¢",
        "Comprar {thing} por {price}¢"
    )
}

/// The ability that goes first, with its text.
fn first(speaker: &Speaker<'_>, source: ObjectId, ability: Option<usize>) -> String {
    let text = ability.and_then(|n| with_text(speaker, source, n));
    let text = text.unwrap_or_else(|| speaker.label(Ref::Object(source)));
    say!(speaker.language, "First: {text}", "Primero: {text}")
}

fn with_text(speaker: &Speaker<'_>, card: ObjectId, ability: usize) -> Option<String> {
    let what = speaker.label(Ref::Object(card));
    let text = speaker.ability(card, ability)?;
    Some(format!("{what}: {text}"))
}
