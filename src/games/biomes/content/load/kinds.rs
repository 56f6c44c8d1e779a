//! Checks that what is meant as a sector is one, and that what is copied is of the same kind.

use super::super::{ObjectSelector, SectorSelector};
use super::abilities::{EffectChecker, WORDS};
use super::kind_set::KindSet;
use super::touch::meant;
use crate::cards::language::{Part, Scene, TargetNumber};
use crate::games::biomes::Biomes;

impl EffectChecker<'_> {
    fn kinds(&self, who: &ObjectSelector, scene: &Scene<'_, Biomes>) -> Option<KindSet> {
        let when = scene.trigger.or(self.when);
        meant(who, scene, self.this, when).map(|(kinds, _)| kinds)
    }

    /// W086: what is meant as a sector is one.
    pub(super) fn sector(&mut self, at: &SectorSelector, scene: &Scene<'_, Biomes>) {
        let (who, spelled) = match at {
            SectorSelector::Target(TargetNumber(n)) => {
                (ObjectSelector::Target(*n), format!("Target({n})"))
            }
            SectorSelector::Picked => (ObjectSelector::Picked, "Picked".to_owned()),
            SectorSelector::Here(_) | SectorSelector::At(..) | SectorSelector::Each(_) => return,
        };
        let given = self.given(scene);
        WORDS.check(&Part::Objects(&who), scene, given, &mut self.found);
        let kinds = self.kinds(&who, scene);
        if let Some(kinds) = kinds.filter(|kinds| !kinds.meets(KindSet::SECTOR)) {
            let message = format!("a sector is meant here, and not {}", kinds.words());
            let help = format!("write `At({spelled}, Yours)` for your sector where that is");
            self.found.doubtful("W086", spelled, message, help);
        }
    }

    /// W087: agents become copies of agents, gear of gear, and so on (D35).
    pub(super) fn copies(
        &mut self,
        who: &ObjectSelector,
        other: &ObjectSelector,
        scene: &Scene<'_, Biomes>,
    ) {
        // Only double types are agents besides.
        let plain = |kinds: KindSet| kinds.but_agents(kinds.is_rarely_agent());
        let kinds = [who, other].map(|who| self.kinds(who, scene).map(plain));
        let [Some(one), Some(other)] = kinds else {
            return;
        };
        let alike = |family: &KindSet| family.meets(one) && family.meets(other);
        if !KindSet::FAMILIES.iter().any(alike) {
            let (one, other) = (one.words(), other.words());
            let message = format!("{one} never become copies of {other}");
            let help = "copy something of the same kind".to_owned();
            self.found.doubtful("W087", "Copy", message, help);
        }
    }
}
