//! Choices and events as a script says them: `play("spark")`, `advance("pup", Woods)`.

use ron2::ast::{Expr, StructBody};
use ron2::{Error, ErrorKind, FromRon, Result, Span, Spanned};

use super::thing::Thing;
use crate::games::biomes::Place;

/// What may stand at one place of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slot {
    Card,
    Source,
    Biome,
    Place,
    Energy,
    Number,
    Global,
    Any,
}

impl Slot {
    const fn fits(self, thing: &Thing) -> bool {
        match self {
            Self::Card => matches!(thing, Thing::Named(_)),
            Self::Source => matches!(thing, Thing::Named(_) | Thing::Biome(_)),
            Self::Biome => matches!(thing, Thing::Biome(_) | Thing::Number(0..=2)),
            Self::Place => matches!(thing, Thing::Biome(_) | Thing::Row(_, Place::Staging)),
            Self::Energy => matches!(thing, Thing::Energy(_)),
            Self::Number => matches!(thing, Thing::Number(_)),
            Self::Global => matches!(thing, Thing::Global),
            Self::Any => !matches!(thing, Thing::Global | Thing::Number(_)),
        }
    }
}

/// Each verb with its places, how many of them must be given, and an example.
type Verb = (&'static str, &'static [Slot], usize, &'static str);

const VERBS: [Verb; 31] = {
    use Slot::{Any, Biome, Card, Energy, Global, Number, Place, Source};
    [
        ("pass", &[], 0, "pass"),
        ("done", &[], 0, "done"),
        ("keep", &[], 0, "keep"),
        ("mulligan", &[], 0, "mulligan"),
        ("yes", &[Card], 0, "yes"),
        ("no", &[Card], 0, "no"),
        ("top", &[Card], 0, "top"),
        ("under", &[Card], 0, "under"),
        (
            "play",
            &[Card, Global],
            1,
            "play(\"card\") or play(\"card\", global)",
        ),
        ("convert", &[Card], 1, "convert(\"card\")"),
        ("become", &[Energy], 1, "become(Light)"),
        ("anomaly", &[Card], 1, "anomaly(\"card\")"),
        ("make", &[Card], 1, "make(\"source\")"),
        ("pay", &[Energy], 1, "pay(Light)"),
        ("skill", &[Card, Number], 1, "skill(\"card\", 0)"),
        ("mode", &[Number], 1, "mode(0)"),
        ("x", &[Number], 1, "x(3)"),
        (
            "target",
            &[Any],
            1,
            "target(\"card\"), target(sector(1, Woods)), target(player(0))",
        ),
        (
            "react",
            &[Source, Number],
            1,
            "react(\"card\") or react(\"card\", 1)",
        ),
        ("arrive", &[Place], 1, "arrive(Woods) or arrive(staging)"),
        ("collapse", &[Biome], 1, "collapse(Woods)"),
        ("discard", &[Card], 1, "discard(\"card\")"),
        ("bottom", &[Card], 1, "bottom(\"card\")"),
        ("advance", &[Card, Biome], 2, "advance(\"agent\", Woods)"),
        ("gear", &[Card, Card], 2, "gear(\"gear\", \"agent\")"),
        ("attack", &[Card], 1, "attack(\"agent\")"),
        (
            "defend",
            &[Card, Card],
            2,
            "defend(\"agent\", \"attacker\")",
        ),
        ("order", &[Card, Card], 1, "order(\"defender\")"),
        (
            "assign",
            &[Card, Card, Number],
            3,
            "assign(\"defender\", \"attacker\", 3)",
        ),
        ("concede", &[], 0, "concede"),
        ("concede_game", &[], 0, "concede_game"),
    ]
};

const NAMES: [&str; VERBS.len()] = {
    let mut names = [""; VERBS.len()];
    let mut n = 0;
    while n < names.len() {
        names[n] = VERBS[n].0;
        n += 1;
    }
    names
};

/// A choice as a script says it.
#[derive(Debug, Clone)]
pub struct Said {
    /// The word.
    pub verb: &'static str,
    /// What is in the brackets.
    pub things: Vec<Spanned<Thing>>,
    /// Where it stands.
    pub span: Span,
}

impl FromRon for Said {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        let (name, things) = phrase(expr, "a choice like `play(\"card\")`")?;
        let Some(&(verb, slots, least, example)) = VERBS.iter().find(|(v, ..)| *v == name.value)
        else {
            return Err(unknown("choice", &name, &NAMES));
        };
        let fits = things.len() >= least
            && things.len() <= slots.len()
            && things
                .iter()
                .zip(slots)
                .all(|(t, slot)| slot.fits(&t.value));
        if !fits {
            return Err(plain(format!("write it like this: {example}"), span));
        }
        Ok(Self { verb, things, span })
    }
}

/// Everything that a game of Biomes writes into its log.
const EVENTS: [&str; 48] = [
    "anomaly",
    "attach",
    "attack",
    "biome",
    "buff",
    "cancel",
    "collapse",
    "concede",
    "control",
    "convert",
    "damage",
    "defend",
    "detach",
    "draw_game",
    "draw_match",
    "durability",
    "energy",
    "execute",
    "fade",
    "fade_effects",
    "grant",
    "heal",
    "keep",
    "lock",
    "look",
    "lose_sector",
    "marker",
    "match",
    "move",
    "mulligan",
    "order",
    "overclock",
    "pass",
    "phase",
    "push",
    "scan",
    "select",
    "shift",
    "shuffle",
    "step",
    "terminate",
    "turn",
    "unlock",
    "win_game",
    "win_match",
    "spawn",
    "stasis",
    "hologram",
];

/// An event as a script describes it: every thing in the brackets must be in the event.
#[derive(Debug, Clone)]
pub struct Told {
    /// The word of the log.
    pub verb: String,
    /// What must be in it.
    pub things: Vec<Spanned<Thing>>,
    /// Where it stands.
    pub span: Span,
}

impl FromRon for Told {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let (name, things) = phrase(expr, "an event like `terminate(\"card\")`")?;
        if !EVENTS.contains(&name.value.as_str()) {
            return Err(unknown("event", &name, &EVENTS));
        }
        Ok(Self {
            verb: name.value,
            things,
            span: *expr.span(),
        })
    }
}

fn phrase(expr: &Expr<'_>, wanted: &str) -> Result<(Spanned<String>, Vec<Spanned<Thing>>)> {
    let Expr::Struct(call) = expr else {
        let expected = wanted.to_owned();
        let found = ron2::convert::expr_type_name(expr).to_owned();
        let kind = ErrorKind::TypeMismatch { expected, found };
        return Err(Error::with_span(kind, *expr.span()));
    };
    let name = Spanned {
        value: call.name.name.clone().into_owned(),
        span: call.name.span,
    };
    let things = match &call.body {
        None => Vec::new(),
        Some(StructBody::Tuple(list)) => list
            .elements
            .iter()
            .map(|e| Spanned::<Thing>::from_ast(&e.expr))
            .collect::<Result<_>>()?,
        Some(StructBody::Fields(_)) => {
            return Err(plain(
                format!("`{}` takes no named fields", name.value),
                *expr.span(),
            ));
        }
    };
    Ok((name, things))
}

fn unknown(what: &'static str, name: &Spanned<String>, known: &'static [&'static str]) -> Error {
    let kind = ErrorKind::UnknownVariant {
        variant: name.value.clone().into(),
        expected: known,
        outer: Some(what.into()),
    };
    Error::with_span(kind, name.span)
}

fn plain(message: String, span: Span) -> Error {
    Error::with_span(ErrorKind::Message(message), span)
}
