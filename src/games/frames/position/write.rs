//! A position as a RON file spells it.

use super::{AreaAt, At, FrameAt, Position, UsedAt};
use crate::games::frames::components::Role;
use crate::packs::{Outline, list, said, units};

impl Position {
    /// Its text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut all = Outline::default();
        all.put("step", said(&self.step));
        if let Some(table) = self.table {
            let mut size = Outline::default();
            size.put("players", table.players);
            size.unless("battle", table.battle, false);
            all.put("table", size.line());
        }
        let mut field = Outline::default();
        field.put("shape", said(&self.field.shape));
        field.put("width", units(self.field.width.0));
        all.put("field", field.line());
        let companies = self.companies.iter().map(|company| {
            let mut one = Outline::default();
            maybe(&mut one, "ppa", company.ppa);
            maybe(&mut one, "rank", company.rank);
            one.unless("role", said(&company.role), said(&Role::None));
            let named = company.company.as_ref();
            maybe(&mut one, "company", named.map(|id| format!("{id:?}")));
            one.unless("points", company.points, 0);
            one.unless("kills", company.kills, 0);
            one.unless("used", used(&company.used), "[]".to_owned());
            one.line()
        });
        all.unless("begun", self.begun, false);
        all.list("companies", &companies.collect::<Vec<_>>());
        all.list("frames", &self.frames.iter().map(frame).collect::<Vec<_>>());
        let stations = self.stations.iter().map(|station| {
            let mut one = Outline::default();
            one.put("name", format!("{:?}", station.name));
            maybe(&mut one, "brought", station.brought);
            maybe(&mut one, "held", station.held);
            maybe(&mut one, "at", station.at.map(place));
            one.line()
        });
        all.list("stations", &stations.collect::<Vec<_>>());
        let cover = self.cover.iter().map(|segment| {
            let mut one = Outline::default();
            if !segment.name.is_empty() {
                one.put("name", format!("{:?}", segment.name));
            }
            one.put("at", place(segment.at))
                .unless("hits", segment.hits, 1);
            one.line()
        });
        all.list("cover", &cover.collect::<Vec<_>>());
        all.list(
            "hazards",
            &self.hazards.iter().map(area).collect::<Vec<_>>(),
        );
        all.list("roofs", &self.roofs.iter().map(area).collect::<Vec<_>>());
        let terrain = self.terrain.as_ref();
        maybe(&mut all, "terrain", terrain.map(|id| format!("{id:?}")));
        let scored = self.scored.iter().map(|scored| {
            let mut one = Outline::default();
            maybe(&mut one, "seat", scored.seat);
            one.put("objective", scored.objective);
            one.line()
        });
        all.list("scored", &scored.collect::<Vec<_>>());
        maybe(&mut all, "clock", self.clock);
        maybe(&mut all, "round", self.round);
        maybe(&mut all, "last", self.last);
        let dice: Vec<String> = self.dice.iter().map(u8::to_string).collect();
        all.list("dice", &dice);
        all.block()
    }
}

/// Writes a field if there is something to write.
fn maybe(all: &mut Outline, key: &'static str, value: Option<impl ToString>) {
    if let Some(value) = value {
        all.put(key, value);
    }
}

/// Abilities that were used.
fn used(all: &[UsedAt]) -> String {
    let each = all.iter().map(|used| {
        let mut one = Outline::default();
        one.put("ability", used.ability)
            .unless("game", used.game, false);
        one.line()
    });
    list(&each.collect::<Vec<_>>())
}

fn place(at: At) -> String {
    format!("({}, {})", units(at.0.0), units(at.1.0))
}

fn area(area: &AreaAt) -> String {
    let mut one = Outline::default();
    one.put("at", place(area.at))
        .put("radius", units(area.radius.0));
    one.line()
}

fn frame(frame: &FrameAt) -> String {
    let mut one = Outline::default();
    one.put("name", format!("{:?}", frame.name))
        .put("seat", frame.seat);
    maybe(
        &mut one,
        "kind",
        frame.kind.as_ref().map(|kind| format!("{kind:?}")),
    );
    let systems = frame.systems.as_ref();
    let systems = systems.map(|all| all.iter().map(ToString::to_string).collect::<Vec<_>>());
    maybe(&mut one, "systems", systems.map(|all| list(&all)));
    maybe(&mut one, "whites", frame.whites);
    maybe(&mut one, "armour", frame.armour);
    one.unless("ward", frame.ward, 0);
    let extra = frame.extra.iter().map(said).collect::<Vec<_>>();
    one.unless("extra", list(&extra), "[]".to_owned());
    let fewer = frame.fewer.iter().map(said).collect::<Vec<_>>();
    one.unless("fewer", list(&fewer), "[]".to_owned());
    let counters = frame.counters.iter();
    let counters = counters.map(|(kind, n)| format!("({kind:?}, {n})"));
    one.unless(
        "counters",
        list(&counters.collect::<Vec<_>>()),
        "[]".to_owned(),
    );
    one.unless("again", frame.again, false);
    one.unless("used", used(&frame.used), "[]".to_owned());
    one.unless("rockets", frame.rockets, 0);
    maybe(&mut one, "at", frame.at.map(place));
    one.unless("acted", frame.acted, false);
    maybe(&mut one, "defense", frame.defense);
    one.unless("spot", frame.spot, 0);
    one.unless("destroyed", frame.destroyed, false);
    one.line()
}
