//! Checks whether a game can lead to the battle of a position, as the audit requires.

use crate::cards::position::{PieceNames, Possible, forbid};
use crate::games::biomes::content::{Ability, Card, Content, Grant, Keyword};
use crate::games::biomes::{Place, place};
use crate::table::Seat;

use super::{Piece, Position};

impl Position {
    /// The error in the advancing, attacking and defending agents, with the rule.
    pub(super) fn check_battle(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        self.check_advance(content, names)?;
        self.check_attack(content, names)?;
        self.check_defence(content, names)
    }

    fn piece(&self, n: u16) -> Option<&Piece> {
        self.cards.get(usize::from(n))
    }

    /// The biome in which an agent of that seat is.
    fn biome_of(&self, n: u16, seat: Seat) -> Option<u8> {
        let piece = self.piece(n).filter(|p| p.controller == seat)?;
        match place(piece.zone) {
            (side, Place::Sector(biome)) if side == seat => Some(biome),
            _ => None,
        }
    }

    fn check_agent(&self, n: u16, content: &Content, names: &PieceNames<'_>) -> Possible {
        let Some(piece) = self.piece(n) else {
            return Ok(());
        };
        let agent = piece.face.is_none() && card(content, piece).is_some_and(Card::is_agent);
        let name = names.name(n.into(), &piece.card);
        forbid(
            !agent,
            format_args!("`{name}` is no agent, and only agents advance, attack and defend"),
        )
    }

    fn check_advance(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        for (at, &(n, biome)) in self.advancing.iter().enumerate() {
            let staged = self
                .piece(n)
                .is_some_and(|p| place(p.zone).1 == Place::Staging);
            forbid(
                !staged || biome >= 3,
                "an advancing agent is in staging and goes to a biome (N-75)",
            )?;
            let lost = self.biomes[usize::from(biome)].lost != [false; 2];
            forbid(lost, "no agent advances into a lost biome (N-85)")?;
            forbid(
                self.advancing[..at].iter().any(|&(m, _)| m == n),
                "an agent advances once (N-76)",
            )?;
            self.check_agent(n, content, names)?;
        }
        Ok(())
    }

    fn check_attack(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        let step = self.step;
        forbid(
            !self.attackers.is_empty() && !step.has_attackers(),
            format_args!(
                "there are no attackers in {step:?}: they are declared in AttackDeclare and retreat in DamageRetreat (N-94, N-127)"
            ),
        )?;
        for (at, &n) in self.attackers.iter().enumerate() {
            forbid(
                self.biome_of(n, self.active).is_none(),
                "attackers belong to the active player and are in a sector (N-97)",
            )?;
            forbid(
                self.attackers[..at].contains(&n),
                "an agent attacks once (N-95)",
            )?;
            self.check_agent(n, content, names)?;
        }
        Ok(())
    }

    fn check_defence(&self, content: &Content, names: &PieceNames<'_>) -> Possible {
        let quantum = self.knows_quantum(content);
        for (at, &(n, whom)) in self.defenders.iter().enumerate() {
            let here = self.biome_of(n, self.active.other());
            forbid(
                here.is_none() || !self.attackers.contains(&whom),
                "defenders belong to the other player, are in a sector and defend against an attacker (N-105, N-111)",
            )?;
            self.check_agent(n, content, names)?;
            let id = names.name(n.into(), &self.cards[usize::from(n)].card);
            forbid(
                here != self.biome_of(whom, self.active) && !quantum,
                format_args!("`{id}` defends in another biome than its own (N-111)"),
            )?;
            let before = self.defenders[..at].iter().filter(|(m, _)| *m == n);
            let duties: Vec<u16> = before.map(|&(_, whom)| whom).collect();
            let most = if quantum { 2 } else { 1 };
            forbid(
                duties.len() >= most || duties.contains(&whom),
                format_args!("`{id}` defends against one attacker only (N-106)"),
            )?;
        }
        Ok(())
    }

    /// Whether anything here could have made an agent *quantum*, which defends elsewhere too; what is declared
    /// stands when the keyword is gone (D10).
    fn knows_quantum(&self, content: &Content) -> bool {
        let gives = |abilities: &[Ability]| {
            abilities.iter().any(|ability| match ability {
                Ability::Persistent { gives, .. } => {
                    gives.contains(&Grant::Keyword(Keyword::Quantum))
                }
                // A gift of an effect is among the gains of its piece.
                _ => false,
            })
        };
        let gained = |piece: &Piece| piece.gains.iter().any(|(k, _)| *k == Keyword::Quantum);
        let known = |piece: &Piece| {
            card(content, piece)
                .is_some_and(|c| c.keywords.has(Keyword::Quantum) || gives(&c.abilities))
        };
        let biomes = content.biomes.iter();
        let here = |kind| self.biomes.iter().any(|ground| ground.kind == kind);
        self.cards.iter().any(|piece| gained(piece) || known(piece))
            || biomes.clone().any(|b| here(b.kind) && gives(&b.influence))
    }
}

fn card<'c>(content: &'c Content, piece: &Piece) -> Option<&'c Card> {
    content.cards.iter().find(|c| c.id == piece.card)
}
