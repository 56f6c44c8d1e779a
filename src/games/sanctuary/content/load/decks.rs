//! One deck: its size, copies, faction and Sanctuary (H-92 to H-94).

use ron2::Spanned;

use super::super::{CardKind, Deck, DeckDef, RulesDef};
use super::known::{KnownCard, KnownNames};
use super::pack::DeckLinks;
use crate::packs::{CheckContext, Placed, range};

pub(super) fn check(
    id: String,
    def: &DeckDef,
    rules: Option<&RulesDef>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) -> Placed<Deck, DeckLinks> {
    context.name(&def.name);
    let at = range(&def.sanctuary.span);
    let name = &def.sanctuary.value;
    let sanctuary = known.cards.find(name, context.file, &at, context.report);
    if let Some((_, KnownCard::Card { kind, .. })) = &sanctuary
        && *kind != CardKind::Sanctuary
    {
        context.error("S113", &at, format!("`{name}` is not a sanctuary"));
    }
    let mut list = List {
        faction: sanctuary.as_ref().map(|(_, what)| *what),
        rules,
        known,
        done: Vec::new(),
        names: Vec::new(),
    };
    for entry in &def.cards.value {
        list.entry(entry, context);
    }
    let cards = list.done;
    if let Some(rules) = rules {
        // H-92: the exact size.
        let size = def.cards.value.iter().map(|(_, n)| u32::from(n.value));
        let list = range(&def.cards.span);
        context.deck_size("S110", size.sum(), rules.deck_size, &list);
    }
    let thing = Deck {
        id,
        name: def.name.value.clone().into(),
        summary: def.summary.clone().into(),
        sanctuary: u16::MAX,
        cards: Vec::new(),
    };
    let sanctuary = sanctuary.map(|(id, _)| id);
    context.placed(&def.id, thing, DeckLinks { sanctuary, cards })
}

/// A list of cards being checked.
struct List<'a> {
    /// The Sanctuary, if there is such a card.
    faction: Option<KnownCard>,
    rules: Option<&'a RulesDef>,
    known: &'a KnownNames,
    done: Vec<(String, u8)>,
    /// Names so far: how many copies, how many there may be.
    names: Vec<(&'a str, u32, u8)>,
}

impl<'a> List<'a> {
    /// C58: cards of one name share the limit, the lowest that any of them prints.
    fn share(
        &mut self,
        id: &str,
        count: &Spanned<u8>,
        allowed: u8,
        context: &mut CheckContext<'_>,
    ) {
        let known: &'a KnownNames = self.known;
        let Some(name) = known.names.get(id) else {
            return;
        };
        let copies = u32::from(count.value);
        let mut names = self.names.iter_mut();
        let Some((_, sum, most)) = names.find(|(known, ..)| *known == name.as_str()) else {
            self.names.push((name, copies, allowed));
            return;
        };
        *sum += copies;
        *most = allowed.min(*most);
        if *sum > u32::from(*most) {
            let message =
                format!("{sum} copies of cards named \"{name}\"; at most {most} may be in a deck");
            let help = "cards of one name share the limit, whatever their ids";
            context.error_with("S111", &range(&count.span), message, help);
        }
    }
}

impl List<'_> {
    fn entry(
        &mut self,
        (name, count): &(Spanned<String>, Spanned<u8>),
        context: &mut CheckContext<'_>,
    ) {
        let (at, count_at) = (range(&name.span), range(&count.span));
        let found = self
            .known
            .cards
            .find(&name.value, context.file, &at, context.report);
        let Some((id, what)) = found else { return };
        if self.done.iter().any(|(known, _)| *known == id) {
            let message = format!("`{}` is listed twice", name.value);
            context.error_with("S114", &at, message, "give the total in one entry");
        }
        if count.value == 0 {
            context.error_with("S111", &count_at, "no copies", "leave the card out");
        }
        if let KnownCard::Card {
            kind,
            copies,
            token,
            ..
        } = what
        {
            if token {
                let message = format!("`{}` is a token, which only effects make", name.value);
                context.error_with("S113", &at, message, "leave it out");
            } else if kind == CardKind::Sanctuary {
                let message = format!("`{}` is a sanctuary; it is not part of a deck", name.value);
                context.error_with("S113", &at, message, "name it as `sanctuary: ..`");
            } else {
                self.faction(&name.value, what, &at, context);
            }
            let allowed = self.allowed(copies);
            if count.value > allowed {
                let message = format!(
                    "{} copies of `{}`; at most {allowed} may be in a deck",
                    count.value, name.value
                );
                context.error("S111", &count_at, message);
            } else if !self.done.iter().any(|(known, _)| *known == id) {
                self.share(&id, count, allowed, context);
            }
        }
        self.done.push((id, count.value));
    }

    /// H-93: the copies that the rules allow, or fewer if the card says so.
    fn allowed(&self, printed: Option<u8>) -> u8 {
        let most = self.rules.map_or(u8::MAX, |r| r.copies);
        printed.unwrap_or(most).min(most)
    }

    /// H-94: the faction of the Sanctuary or none.
    fn faction(
        &self,
        name: &str,
        what: KnownCard,
        at: &std::ops::Range<usize>,
        context: &mut CheckContext<'_>,
    ) {
        let (
            KnownCard::Card {
                faction: Some(own), ..
            },
            Some(KnownCard::Card {
                kind: CardKind::Sanctuary,
                faction,
                ..
            }),
        ) = (what, self.faction)
        else {
            return;
        };
        if faction == Some(own) {
            return;
        }
        let id = |n: usize| self.known.faction_ids.get(n).map_or("", String::as_str);
        let message = match faction {
            Some(other) => format!(
                "`{name}` is of `{}`, the sanctuary of `{}`",
                id(own),
                id(other)
            ),
            None => format!("`{name}` is of `{}`, the sanctuary of no faction", id(own)),
        };
        let help = "cards of the sanctuary's faction and of none";
        context.error_with("S112", at, message, help);
    }
}
