//! How Biomes says things to people: choices as button labels, events as lines of the log.
//!
//! Everything is said from one seat's view, so nothing can slip out that the seat may not know.

use crate::table::{Choice, Event, ObjectId, Phrases, Ref, Seat};

use super::content::ENERGIES;
use super::{Place, Step, View, place};

/// A view with the players' names, able to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// What may be said.
    pub view: &'a View,
    /// The players' names, by seat.
    pub names: [&'a str; 2],
}

/// A choice as a readable label.
#[must_use]
pub fn label(view: &View, choice: &Choice) -> String {
    let names = ["first player", "second player"];
    Speaker { view, names }.choice(choice)
}

/// An event as a line of the log; `None` for what is not worth a line.
#[must_use]
pub fn event_line(view: &View, names: [&str; 2], event: &Event) -> Option<String> {
    Speaker { view, names }.event(event)
}

/// Name of an energy by its index.
#[must_use]
pub fn energy(kind: u8) -> &'static str {
    ENERGIES
        .get(usize::from(kind))
        .map_or("energy", |e| e.name())
}

impl Speaker<'_> {
    /// What a seat is called: "You" for the one whose view it is.
    fn who(&self, seat: Seat) -> &str {
        if self.view.seat == Some(seat) {
            return "You";
        }
        self.names.get(seat.index()).copied().unwrap_or("Somebody")
    }

    /// "You play" or "Mara plays".
    fn does(&self, seat: Seat, verb: &str) -> String {
        let who = self.who(seat);
        if who == "You" {
            return format!("You {verb}");
        }
        match verb {
            "have" => format!("{who} has"),
            _ if verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch") => {
                format!("{who} {verb}es")
            }
            _ => format!("{who} {verb}s"),
        }
    }

    /// Name of an object: card, biome, sector or player.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> String {
        let view = self.view;
        if let Some(object) = view.object(id) {
            return self.card(object.face);
        }
        for biome in &view.biomes {
            let name = self.biome(biome.kind);
            if biome.id == id {
                return name;
            }
            if let Some(at) = biome.sectors.iter().position(|&s| s == id) {
                return format!("{} in {name}", self.whose(Seat(at as u8), "sector"));
            }
        }
        let player = view.players.iter().position(|p| p.id == id);
        player.map_or_else(
            || "a card".to_owned(),
            |at| self.who(Seat(at as u8)).to_owned(),
        )
    }

    fn whose(&self, seat: Seat, thing: &str) -> String {
        match self.who(seat) {
            "You" => format!("your {thing}"),
            who => format!("{who}'s {thing}"),
        }
    }

    fn card(&self, face: u16) -> String {
        let card = self.view.content.cards.get(usize::from(face));
        card.map_or_else(|| "a card".to_owned(), |c| c.name.clone())
    }

    fn biome(&self, kind: super::content::BiomeType) -> String {
        let biomes = &self.view.content.biomes;
        let named = biomes.iter().find(|b| b.kind == kind);
        named.map_or_else(|| format!("{kind:?}"), |b| b.name.clone())
    }

    /// Anything a choice or event can point at; empty for nothing.
    #[must_use]
    pub fn thing(&self, r: Ref) -> String {
        match r {
            Ref::None | Ref::Point(..) => String::new(),
            Ref::Object(id) => self.object(id),
            Ref::Seat(seat) => self.who(seat).to_owned(),
            Ref::Zone(zone) => {
                let (owner, place) = place(zone);
                match place {
                    Place::Deck => self.whose(owner, "deck"),
                    Place::Hand => self.whose(owner, "hand"),
                    Place::Staging => self.whose(owner, "staging area"),
                    Place::Cache => self.whose(owner, "cache"),
                    Place::Archive => self.whose(owner, "archive"),
                    Place::Sector(at) => self.lane(at),
                    Place::Queue => "the queue".to_owned(),
                    Place::Gone => "nowhere".to_owned(),
                }
            }
            Ref::Entry(serial) => self.entry(serial),
            Ref::Kind(kind) => energy(kind).to_owned(),
        }
    }

    /// Name of the biome at that position.
    fn lane(&self, at: u8) -> String {
        let biome = self.view.biomes.get(usize::from(at));
        biome.map_or_else(String::new, |b| self.biome(b.kind))
    }

    /// An action on the queue by its serial number.
    #[must_use]
    pub fn entry(&self, serial: u16) -> String {
        let queue = &self.view.queue;
        let Some(entry) = queue.iter().find(|e| e.serial == serial) else {
            return "an action".to_owned();
        };
        let name = entry
            .face
            .map_or_else(|| self.object(entry.source), |f| self.card(f));
        match entry.ability {
            Some(_) => format!("{name}: skill"),
            None => name,
        }
    }
}

impl Phrases for Speaker<'_> {
    fn choice(&self, c: &Choice) -> String {
        let (what, to) = (self.thing(c.subject), self.thing(c.target));
        let onto = if to.is_empty() {
            String::new()
        } else {
            format!(" → {to}")
        };
        match c.verb {
            "pass" => "Pass".to_owned(),
            "done" => "Done".to_owned(),
            "keep" => "Keep this hand".to_owned(),
            "mulligan" => "Mulligan".to_owned(),
            "bottom" => format!("{what} to the bottom"),
            "yes" => "Yes".to_owned(),
            "no" => "No".to_owned(),
            "x" => format!("X = {}", c.amount),
            "mode" => format!("Option {}", c.amount + 1),
            "play" | "anomaly" => format!("Play {what}{onto}"),
            "skill" => format!("Use {what}{onto}"),
            "make" if to.is_empty() => format!("Energy from {what}"),
            "make" => format!("{to} energy from {what}"),
            "convert" if to.is_empty() => format!("Convert {what}"),
            "convert" => format!("Convert {what} to {to}"),
            "pay" => format!("Pay {what}{to}"),
            "target" => [what, to]
                .into_iter()
                .find(|s| !s.is_empty())
                .unwrap_or_default(),
            "attack" => format!("{what} attacks"),
            "defend" => format!("{what} defends{onto}"),
            "concede" => "Concede".to_owned(),
            verb => format!("{} {what}{onto}", capital(verb)).trim().to_owned(),
        }
    }

    fn event(&self, e: &Event) -> Option<String> {
        let what = match e.subject {
            Ref::None => "a card".to_owned(),
            r => self.thing(r),
        };
        let to = self.thing(e.to);
        Some(match e.verb {
            "turn" => match self.who(e.seat) {
                "You" => "Your turn".to_owned(),
                who => format!("{who}'s turn"),
            },
            "play" => format!("{} {what}", self.does(e.seat, "play")),
            "anomaly" => format!("{} the anomaly {what}", self.does(e.seat, "play")),
            "skill" => format!("{} {what}", self.does(e.seat, "use")),
            "convert" => format!("{} {what}", self.does(e.seat, "convert")),
            "draw" => format!("{} {what}", self.does(e.seat, "draw")),
            "discard" => format!("{} {what}", self.does(e.seat, "discard")),
            "keep" => format!("{} the hand", self.does(e.seat, "keep")),
            "mulligan" => format!("{} a mulligan", self.does(e.seat, "take")),
            "advance" => format!("{} {what} → {to}", self.does(e.seat, "advance")),
            "attack" => format!("{what} attacks"),
            "defend" => format!("{what} defends against {to}"),
            "damage" => format!("{what} takes {}", e.amount),
            "terminate" => format!("{what} is terminated"),
            "concede" => self.does(e.seat, "concede"),
            _ => return None,
        })
    }
}

/// Where the pass button leads, in the fewest words.
#[must_use]
pub fn pass_leads(view: &View) -> &'static str {
    if !view.queue.is_empty() {
        return "let it execute";
    }
    match view.step {
        Step::Setup | Step::Mulligan => "start",
        Step::Refresh | Step::Draw => "maintenance",
        Step::Maintenance => "first primary",
        Step::FirstPrimary => "battle",
        Step::AdvanceSelect | Step::CounterSelect => "next window",
        Step::AdvanceWindow | Step::CounterWindow => "agents move",
        Step::AdvanceMove | Step::CounterMove => "attack",
        Step::AttackStart => "attack",
        Step::AttackBefore => "declare attackers",
        Step::AttackDeclare | Step::AttackAfter => "defence",
        Step::DefendBefore => "declare defenders",
        Step::DefendDeclare | Step::DefendOrder => "last window",
        Step::DefendAfter => "damage",
        Step::DamageAssign | Step::DamageRanged | Step::DamageMelee | Step::DamageRetreat => {
            "second primary"
        }
        Step::SecondPrimary => "end of turn",
        Step::End | Step::Reset => "next turn",
        Step::MatchOver | Step::GameOver => "result",
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
