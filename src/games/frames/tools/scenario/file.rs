//! A scenario as it is written.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::item::Item;
use crate::games::frames::content::{OwnField, Rules, System, Table};
use crate::games::frames::position::Position;

/// One scenario.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: Spanned<String>,
    /// The rules it would catch being broken.
    #[ron(default)]
    pub rules: Vec<Spanned<String>>,
    /// The game, `frames`.
    pub game: Spanned<String>,
    /// Types of frame only for this scenario.
    #[ron(default)]
    pub frames: Vec<OwnFrame>,
    /// Companies only for this scenario.
    #[ron(default)]
    pub companies: Vec<OwnCompany>,
    /// Fields only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub fields: Vec<OwnField>,
    /// Numbers and optional rules that differ from the built-in ones.
    #[ron(default)]
    pub rule_changes: RuleChanges,
    /// Where it begins.
    #[ron(default)]
    pub position: Option<Spanned<Position>>,
    /// Or a whole game from the start.
    #[ron(default)]
    pub fresh: Option<Spanned<Fresh>>,
    /// All chance comes from it; 1.
    #[ron(default)]
    pub seed: Option<u64>,
    /// What is done and what must come of it.
    pub script: Vec<Spanned<Item>>,
}

/// A type of frame of a scenario's own.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnFrame {
    /// How the scenario names it.
    pub id: Spanned<String>,
    /// What it carries.
    #[ron(default)]
    pub systems: Vec<System>,
}

/// A company of a scenario's own.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnCompany {
    /// How `fresh` names it.
    pub id: Spanned<String>,
    /// Its frames and the rockets on each.
    pub units: Spanned<Vec<UnitAt>>,
}

/// A whole game from the terrain on.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Fresh {
    /// Players, skirmish or battle; left out: a skirmish of those who have a company.
    #[ron(default)]
    pub table: Option<Table>,
    /// By seat.
    pub companies: Vec<Brought>,
    /// The field first proposed; left out: the first one there is.
    #[ron(default)]
    pub field: Option<Spanned<String>>,
}

/// A company of the packs or of the scenario.
#[derive(Debug, Clone)]
pub enum Brought {
    /// `"ferry_bank"`.
    Id(Spanned<String>),
    /// `[("tideman", 1), ..]`: types of frame and the rockets on each.
    Units(Spanned<Vec<UnitAt>>),
}

/// One frame of a company: its type and its rockets.
pub type UnitAt = (Spanned<String>, u8);

impl FromRon for Brought {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Seq(_) => Spanned::from_ast(expr).map(Self::Units),
            _ => Spanned::from_ast(expr).map(Self::Id),
        }
    }
}

macro_rules! changes {
    ($($field:ident: $sort:ty, $doc:literal;)+) => {
        /// What differs from the built-in rules.
        #[derive(Debug, Clone, Default, FromRon)]
        #[ron(deny_unknown_fields)]
        pub struct RuleChanges {
            $(#[doc = $doc] #[ron(default)] pub $field: Option<$sort>,)+
        }

        impl RuleChanges {
            /// Changes the rules.
            pub fn apply(&self, rules: &mut Rules) {
                $(rules.$field = self.$field.unwrap_or(rules.$field);)+
            }
        }
    };
}

changes! {
    rockets: u8, "Rockets of a company.";
    clock: u8, "Where the clock starts.";
    points_per_asset: u8, "Before bidding changes them.";
    systems: u8, "Most systems of a frame.";
    copies: u8, "Most systems of one type.";
    white_dice: u8, "White dice of a frame.";
    ruler: u8, "Direct fire, spotting and perimeter, whole units.";
    contest: u8, "How near a frame contests a station, whole units.";
    deployment_frames: u8, "Frames that the defender places first.";
    free_share: u8, "Thirds of the field that the perimeter leaves free.";
    drop_white: bool, "A white die may go instead of a system.";
    jettison: bool, "Own systems may be dropped before the roll.";
    sudden_round: bool, "A tie at the end plays one more round.";
    initiative: bool, "Frames act in the order of a d20 each.";
    split_ranges: bool, "Weapons may be split over two ranges.";
    hazards: bool, "Hazardous ground, and environment systems.";
    climbing: bool, "Cover has height, and frames stand on it.";
    demo: bool, "Two frames each, one neutral station.";
}
