//! Choices in English.

use crate::table::{Choice, Ref};

use super::super::Speaker;

/// A choice as a label.
pub(in super::super) fn choice(say: &Speaker<'_>, c: &Choice) -> String {
    let what = say.label(c.subject);
    let to = say.label(c.target);
    let n = c.amount;
    match c.verb {
        "pass" => match say.leads() {
            leads if leads.is_empty() => "Pass".to_owned(),
            leads => format!("Pass: {leads}"),
        },
        "attack" => "Attack".to_owned(),
        "purchase" => "Buy something".to_owned(),
        "end" => "End the turn".to_owned(),
        "play" => format!("Play {what}"),
        "use" => with_text(say, c, &what).unwrap_or_else(|| format!("Use {what}")),
        "offer" => format!("Offer ¢ to {to}"),
        "request" => format!("Ask {to} for ¢"),
        "mode" => say.way(c).unwrap_or_else(|| format!("Option {}", n + 1)),
        "vote" => say.ballot(c).unwrap_or_else(|| format!("Option {}", n + 1)),
        "target" | "choose" => what,
        "pay" => format!("Pay with {what}"),
        "slot" => match say.top_of(c.subject) {
            Some(covered) => format!("Cover {covered} ({what})"),
            None => what,
        },
        "helper" => format!("{to} rolls too"),
        "done" => "Done".to_owned(),
        "buy" => buy(say, c),
        "trigger" | "replace" => {
            let text = with_text(say, c, &what).unwrap_or(what);
            format!("First {text}")
        }
        "death" => format!("First the death of {what}"),
        "yes" => "Yes".to_owned(),
        "no" => "No".to_owned(),
        "number" => n.to_string(),
        "discard" => format!("Discard {what}"),
        "destroy" => format!("Destroy {what}"),
        "top" => "It stays on top".to_owned(),
        "under" => "It goes to the bottom".to_owned(),
        "curse" => to,
        "coins" => format!("{}¢", n.abs()),
        "never" => "Call it off".to_owned(),
        "accept" if n < 0 => format!("Give {}¢", -n),
        "accept" => format!("Accept {n}¢"),
        "decline" => "Decline".to_owned(),
        "room" => format!("Discard {what}"),
        "keep" => "Keep the rooms".to_owned(),
        "draft" => format!("Take {what}"),
        "concede" => "Concede".to_owned(),
        verb => verb.to_owned(),
    }
}

fn buy(say: &Speaker<'_>, c: &Choice) -> String {
    let price = say.price();
    match c.subject {
        Ref::Zone(_) => format!("Buy the top of the treasure deck for {price}¢"),
        thing => format!("Buy {} for {price}¢", say.thing(thing)),
    }
}

fn with_text(say: &Speaker<'_>, c: &Choice, what: &str) -> Option<String> {
    say.ability(c).map(|text| format!("{what}: {text}"))
}
