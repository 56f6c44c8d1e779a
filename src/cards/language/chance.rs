//! Effects that chance decides between: a coin that is flipped, a die that is rolled.

use ron2::ast::Expr;
use ron2::convert::FromRonFields;
use ron2::{FromRon, Result};

use super::spelled::{Spelled, part};
use super::{CarriesOut, Effect, Language, Part, PartMut, Parts, Reader, Scene};
use crate::packs::Findings;

/// A coin or a die, and what each result does.
#[derive(Debug, Clone, PartialEq)]
pub enum Chance<L: Language> {
    /// A coin.
    Flip(Sides<L>),
    /// A die of six. What it shows picks the effects, in which it is the amount.
    Roll(Vec<Band<L>>),
}

/// The effects of both sides of a coin.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub struct Sides<L: Language> {
    /// On heads.
    #[ron(default)]
    pub heads: Vec<Effect<L>>,
    /// On tails.
    #[ron(default)]
    pub tails: Vec<Effect<L>>,
}

/// The effects of some results of a roll.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Band<L: Language> {
    /// Results, 1 to 6.
    pub on: Vec<u8>,
    /// The effects.
    pub effects: Vec<Effect<L>>,
}

impl<L: Language> Band<L> {
    /// The effects of a result; none if no band has it.
    #[must_use]
    pub fn effects_on(bands: &[Self], n: u8) -> &[Effect<L>] {
        let band = bands.iter().find(|band| band.on.contains(&n));
        band.map_or(&[], |band| &band.effects)
    }

    /// Each result of a die is there once at most; anything else is reported with that code.
    pub fn check(bands: &[Self], code: &'static str, found: &mut Findings) {
        let numbers: Vec<u8> = bands.iter().flat_map(|b| b.on.iter().copied()).collect();
        let silent = bands.iter().any(|band| band.on.is_empty());
        check_faces(&numbers, silent || bands.is_empty(), code, found);
    }
}

/// Numbers of a die: from 1 to 6, each once. `silent`: some result of them names no number.
pub fn check_faces(numbers: &[u8], silent: bool, code: &'static str, found: &mut Findings) {
    if silent || numbers.is_empty() {
        found.wrong(code, "on", "no number of the die", "from 1 to 6");
    }
    for (n, &number) in numbers.iter().enumerate() {
        if !(1..=6).contains(&number) {
            let message = format!("a die has no {number}");
            found.wrong(code, number.to_string(), message, "from 1 to 6");
        } else if numbers[..n].contains(&number) {
            let message = format!("{number} is there twice");
            let help = "each result once, in one place";
            found.wrong(code, number.to_string(), message, help);
        }
    }
}

impl<L: Language> Chance<L> {
    /// Reads `Flip(heads: [..], tails: [..])`.
    pub(super) fn read_flip(word: &Spelled<'_>) -> Result<Effect<L>> {
        let mut fields = word.fields()?;
        let sides = Sides::from_fields(&mut fields)?;
        fields.deny_unknown_fields(&["heads", "tails"])?;
        Ok(Effect::Chance(Self::Flip(sides)))
    }

    /// Reads `Roll([(on: [..], effects: [..]), ..])`.
    pub(super) fn read_roll(bands: &Expr<'_>) -> Result<Effect<L>> {
        Ok(Effect::Chance(Self::Roll(part(bands)?)))
    }

    /// Its word.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Flip(_) => "Flip",
            Self::Roll(_) => "Roll",
        }
    }

    /// Whether no result does anything.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        match self {
            Self::Flip(sides) => sides.heads.is_empty() && sides.tails.is_empty(),
            Self::Roll(bands) => bands.iter().all(|band| band.effects.is_empty()),
        }
    }

    /// Whether all results do the same.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        match self {
            Self::Flip(sides) => sides.heads == sides.tails,
            Self::Roll(bands) => {
                let same = bands.windows(2).all(|two| two[0].effects == two[1].effects);
                let all = bands.iter().map(|band| band.on.len()).sum::<usize>() == 6;
                bands.len() > 1 && same && all
            }
        }
    }
}

impl<L: Language> Parts<L> for Chance<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        match self {
            Self::Flip(sides) => {
                sides.heads.parts(scene, visit);
                sides.tails.parts(scene, visit);
            }
            Self::Roll(bands) => bands.parts(scene, visit),
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::Flip(sides) => {
                sides.heads.parts_mut(visit);
                sides.tails.parts_mut(visit);
            }
            Self::Roll(bands) => bands.parts_mut(visit),
        }
    }
}

impl<L: Language> Parts<L> for Band<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.effects.parts(&scene.rolled(), visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.effects.parts_mut(visit);
    }
}

/// The effects happen to one of the things that match, which chance picks.
pub(super) fn pick_at_random<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    filter: &'static L::Filter,
    effects: &'static [Effect<L>],
) {
    let found = board.pickable(filter, entry.controller(), &entry);
    if let Some(to) = board.idly(|board| board.at_random(&entry, &found)) {
        let picked = board.picking(entry, to);
        board.carry_out(picked, effects);
    }
}
