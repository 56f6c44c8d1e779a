//! Frames in the lab: which types of frame a seat brought, and which of them acted.

use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::{Event, Frames, Setup};
use crate::table::{self, Match, ObjectId};
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
            | Event::Step { .. }
            | Event::Terrain { .. }
            | Event::Veto { .. }
            | Event::Ppa { .. }
            | Event::Score { .. }
            | Event::Call { .. }
            | Event::AddFrame { .. }
            | Event::RemoveFrame { .. }
            | Event::Defer { .. }
            | Event::Role { .. }
            | Event::Round { .. }
            | Event::Initiative { .. }
            | Event::Pass { .. }
            | Event::EndTurn { .. }
            | Event::Designate { .. }
            | Event::Rockets { .. }
            | Event::Roll { .. }
            | Event::Hazard { .. }
            | Event::Defend { .. }
            | Event::Move { .. }
            | Event::Climb { .. }
            | Event::Fall { .. }
            | Event::Attack { .. }
            | Event::Spot { .. }
            | Event::UseSpot { .. }
            | Event::Cover { .. }
            | Event::Miss { .. }
            | Event::DamageDie { .. }
            | Event::Hit { .. }
            | Event::HitCover { .. }
            | Event::Abandon { .. }
            | Event::LoseSystem { .. }
            | Event::LoseArmour { .. }
            | Event::LoseWhite { .. }
            | Event::Destroy { .. }
            | Event::Flip { .. }
            | Event::AbilityDie { .. }
            | Event::Delay { .. }
            | Event::Repair { .. }
            | Event::ChangeRockets { .. }
            | Event::Ward { .. }
            | Event::Mark { .. }
            | Event::ExtraDice { .. }
            | Event::Shift { .. }
            | Event::Objective { .. }
            | Event::Points { .. }
            | Event::Control { .. }
            | Event::EndRound { .. }
            | Event::Count { .. }
            | Event::Clock { .. }
            | Event::ExtraRound
            | Event::Concede { .. }
            | Event::Win { .. } => None,
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
