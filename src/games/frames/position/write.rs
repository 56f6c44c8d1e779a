//! A position as a RON file spells it.

use super::{AreaAt, At, FrameAt, Position, UsedAt};
use crate::cards::position::written_counters;
use crate::games::frames::components::Role;
use crate::games::frames::content::System;
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
            one.some("ppa", company.ppa);
            one.some("rank", company.rank);
            one.unless("role", said(&company.role), said(&Role::None));
            let named = company.company.as_ref();
            one.some("company", named.map(|id| format!("{id:?}")));
            one.unless("points", company.points, 0);
            one.unless("kills", company.kills, 0);
            one.list("used", company.used.iter().map(used));
            one.line()
        });
        all.unless("begun", self.begun, false);
        all.list("companies", companies);
        all.list("frames", self.frames.iter().map(frame));
        let stations = self.stations.iter().map(|station| {
            let mut one = Outline::default();
            one.put("name", format!("{:?}", station.name));
            one.some("brought", station.brought);
            one.some("held", station.held);
            one.some("at", station.at.map(place));
            one.line()
        });
        all.list("stations", stations);
        let cover = self.cover.iter().map(|segment| {
            let mut one = Outline::default();
            if !segment.name.is_empty() {
                one.put("name", format!("{:?}", segment.name));
            }
            one.put("at", place(segment.at))
                .unless("hits", segment.hits, 1);
            one.line()
        });
        all.list("cover", cover);
        all.list("hazards", self.hazards.iter().map(area));
        all.list("roofs", self.roofs.iter().map(area));
        let terrain = self.terrain.as_ref();
        all.some("terrain", terrain.map(|id| format!("{id:?}")));
        let scored = self.scored.iter().map(|scored| {
            let mut one = Outline::default();
            one.some("seat", scored.seat);
            one.put("objective", scored.objective);
            one.line()
        });
        all.list("scored", scored);
        all.some("clock", self.clock);
        all.some("round", self.round);
        all.some("last", self.last);
        all.list("dice", &self.dice);
        all.block()
    }
}

/// An ability that was used.
fn used(used: &UsedAt) -> String {
    let mut one = Outline::default();
    one.put("ability", used.ability)
        .unless("game", used.game, false);
    one.line()
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
    one.some("kind", frame.kind.as_ref().map(|kind| format!("{kind:?}")));
    let systems = |all: &Vec<System>| list(&all.iter().map(System::to_string).collect::<Vec<_>>());
    one.some("systems", frame.systems.as_ref().map(systems));
    one.some("whites", frame.whites);
    one.some("armour", frame.armour);
    one.unless("ward", frame.ward, 0);
    one.values("extra", &frame.extra);
    one.values("fewer", &frame.fewer);
    one.list("counters", frame.counters.iter().map(written_counters));
    one.unless("again", frame.again, false);
    one.list("used", frame.used.iter().map(used));
    one.unless("rockets", frame.rockets, 0);
    one.some("at", frame.at.map(place));
    one.unless("acted", frame.acted, false);
    one.some("defense", frame.defense);
    one.unless("spot", frame.spot, 0);
    one.unless("destroyed", frame.destroyed, false);
    one.line()
}
