//! One faction.

use super::super::{Faction, FactionDef};
use crate::packs::{Desk, Placed, range};

pub(super) fn check(id: String, def: FactionDef, desk: &mut Desk<'_>) -> Placed<Faction> {
    desk.name(&def.name);
    let (file, at) = (desk.file.clone(), range(&def.id.span));
    let thing = Faction {
        id,
        name: def.name.value.into(),
        summary: def.summary.into(),
        colour: def.colour,
    };
    Placed { thing, file, at }
}
