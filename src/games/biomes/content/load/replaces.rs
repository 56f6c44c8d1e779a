//! Checks what a skill replaces, and by what.

use super::super::{ReplacedEvent, Replacement};
use super::abilities::EffectChecker;
use super::kind_set::KindSet;
use super::touch::Touched;
use crate::cards::language::Scene;
use crate::games::biomes::Biomes;

impl EffectChecker<'_> {
    /// What is replaced can happen to that, and has what the replacement changes.
    pub(super) fn replaces(
        &mut self,
        event: &ReplacedEvent,
        instead: &Replacement,
        scene: &Scene<'_, Biomes>,
    ) {
        let hurt = KindSet::AGENT.or(KindSet::SECTOR);
        let (name, kinds) = match event {
            ReplacedEvent::Terminated(_) => ("Terminated", KindSet::CONSTANT),
            ReplacedEvent::Damage(_) => ("Damage", hurt),
            ReplacedEvent::BattleDamage(_) => ("BattleDamage", hurt),
        };
        let at = |name, who, kinds| Touched {
            name,
            who,
            kinds,
            places: &[],
        };
        self.touches(&at(name, event.who(), kinds), scene);
        instead.check(event.is_damage(), &mut self.found);
        if let Replacement::To(who) = instead {
            self.touches(&at("To", who, hurt), scene);
        }
    }
}
