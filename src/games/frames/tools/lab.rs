//! Frames in the lab: which types of frame a seat brought, and which of them acted.

use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::{Event, Frames, Setup};
use crate::table::{self, Match, ObjectId, any_of};
use crate::tools::lab::{LabEvent, LabEventKind, LabGame, LabPiece};

impl LabGame for Frames {
    const COUNTED: &'static str = "frames";
    const BRINGS: &'static str = "company";

    fn vary(setup: &mut Setup, round: u64) {
        setup.field = (round % setup.content.fields.len() as u64) as u16;
    }

    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(LabPiece)) {
        for (id, frame) in game.view(None).frames {
            note(LabPiece {
                id,
                kind: frame.kind,
                owner: Some(frame.owner),
                hand: None,
            });
        }
    }

    fn moment(event: &table::Event) -> Option<LabEvent> {
        match Event::read(event)? {
            Event::Place { by, thing, .. } => LabEventKind::Drawn.by(by, thing),
            Event::Activate { owner, frame, .. } => LabEventKind::Played.by(owner, frame),
            Event::Ability { by, source, .. } => LabEventKind::Used.by(by, source),
            Event::Rank { .. }
            | Event::Change(ChangeEvent::FewerDice { .. })
            | Event::Change(ChangeEvent::Counters { .. })
            | Event::Change(ChangeEvent::BuildCover { .. })
            | Event::Change(ChangeEvent::MakeHazard { .. })
            | Event::Change(ChangeEvent::Refresh { .. })
            | Event::Change(ChangeEvent::GainSystem { .. })
            | Event::Change(ChangeEvent::Reroll { .. })
            | Event::Change(ChangeEvent::RerollDamage { .. })
            | Event::Change(ChangeEvent::Revive { .. })
            | any_of! { Event:
                Step, Terrain, Veto, Ppa, Score, Call, AddFrame, RemoveFrame, Defer, Role, Round, Initiative, Pass,
                EndTurn, Designate, Rockets, Roll, Hazard, Defend, Move, Climb, Fall, Attack, Spot, UseSpot, Cover,
                Miss, DamageDie, Hit, HitCover, Abandon, LoseSystem, LoseArmour, LoseWhite, Destroy, Flip, AbilityDie,
                Delay, Repair, ChangeRockets, Ward, Mark, ExtraDice, Shift, Objective, Points, Control, EndRound, Count,
                Clock, ExtraRound, Concede, Win
            } => None,
        }
    }

    fn damage(event: &table::Event) -> Option<(ObjectId, u32)> {
        if let Some(Event::Hit {
            attacker: Some(attacker),
            hits,
            ..
        }) = Event::read(event)
        {
            return Some((attacker, hits.into()));
        }
        None
    }
}
