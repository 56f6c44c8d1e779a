//! Choices in Spanish.

use crate::games::souls::choices::Choice;
use crate::table::{ObjectId, Ref, Seat};

use super::super::Speaker;
use super::joined;

/// A choice as a label.
pub(in super::super) fn choice(say: &Speaker<'_>, c: Choice) -> String {
    let thing = |id: ObjectId| say.label(Ref::Object(id));
    let player = |seat: Seat| say.label(Ref::Seat(seat));
    let said = match c {
        Choice::Pass => match say.leads() {
            leads if leads.is_empty() => "Pasar".to_owned(),
            leads => format!("Pasar: {leads}"),
        },
        Choice::Attack => "Atacar".to_owned(),
        Choice::Purchase => "Comprar".to_owned(),
        Choice::End => "Terminar turno".to_owned(),
        Choice::Play { card } => format!("Jugar {}", thing(card)),
        Choice::Use { card, ability } => with_text(say, card, usize::from(ability))
            .unwrap_or_else(|| format!("Usar {}", thing(card))),
        Choice::Offer { to, .. } => format!("Ofrecer ¢ a {}", player(to)),
        Choice::Request { from } => format!("Pedir ¢ a {}", player(from)),
        Choice::Mode { card, mode } => say
            .way(card, mode)
            .unwrap_or_else(|| format!("Opción {}", u16::from(mode) + 1)),
        Choice::Vote { source, way } | Choice::Way { source, way } => say
            .ballot(source, way)
            .unwrap_or_else(|| format!("Opción {}", u16::from(way) + 1)),
        Choice::Share { to, amount } => format!("{amount} para {}", say.label(to)),
        Choice::Target { to } | Choice::Choose { what: to } => say.label(to),
        Choice::Pay { with } => format!("Pagar con {}", thing(with)),
        Choice::Slot { slot } => match say.top_of(slot) {
            Some(covered) => format!("Cubrir {covered} ({})", say.label(Ref::Zone(slot))),
            None => say.label(Ref::Zone(slot)),
        },
        Choice::Helper { seat } => format!("{} tira también", player(seat)),
        Choice::Done => "Listo".to_owned(),
        Choice::Buy { what } => buy(say, what),
        Choice::Trigger { source, place } => first(say, source, place),
        Choice::Replace { source, ability } => first(say, source, usize::from(ability)),
        Choice::Death { of } => format!("Primero: la muerte de {}", thing(of)),
        Choice::Yes => "Sí".to_owned(),
        Choice::No => "No".to_owned(),
        Choice::Number { shows } => shows.to_string(),
        Choice::Discard { card } => format!("Descartar {}", thing(card)),
        Choice::Destroy { item } => format!("Destruir {}", thing(item)),
        Choice::Top => "Dejar encima".to_owned(),
        Choice::Under => "Poner al fondo".to_owned(),
        Choice::Curse { seat } => player(seat),
        Choice::Coins { coins } => format!("{}¢", coins.abs()),
        Choice::Never => "Cancelar".to_owned(),
        Choice::Accept { coins } if coins < 0 => format!("Dar {}¢", -coins),
        Choice::Accept { coins } => format!("Aceptar {coins}¢"),
        Choice::Decline => "Rechazar".to_owned(),
        Choice::Room { card } => format!("Descartar {}", card.map(thing).unwrap_or_default()),
        Choice::Keep => "Conservar salas".to_owned(),
        Choice::Draft { card } => format!("Tomar {}", thing(card)),
        Choice::Concede => "Rendirse".to_owned(),
    };
    joined(&said)
}

fn buy(say: &Speaker<'_>, what: Ref) -> String {
    let price = say.price();
    match what {
        Ref::Zone(_) => format!("Comprar del mazo de tesoros por {price}¢"),
        thing => format!("Comprar {} por {price}¢", say.thing(thing)),
    }
}

/// The ability that goes first, with its text.
fn first(say: &Speaker<'_>, source: ObjectId, ability: usize) -> String {
    let text = with_text(say, source, ability);
    let text = text.unwrap_or_else(|| say.label(Ref::Object(source)));
    format!("Primero: {text}")
}

fn with_text(say: &Speaker<'_>, card: ObjectId, ability: usize) -> Option<String> {
    let what = say.label(Ref::Object(card));
    let text = say.ability(card, ability)?;
    Some(format!("{what}: {text}"))
}
