//! Targets of an ability: one thing, or a group of them.

use ron2::ast::{Expr, StructField};
use ron2::{Error, ErrorKind, FromRon, Result};

use super::spelled::joined;
use super::{Amount, Bound, Language, Part, PartMut, Parts, Scene};
use crate::packs::Findings;
use crate::table::{MOST_TARGETS, Targets};

/// Most targets of one group.
pub const GROUP: u8 = 6;

/// Most targets of an ability together.
const TOGETHER: usize = MOST_TARGETS;

/// Most targets that an ability cannot do without.
const NEEDED: usize = 4;

/// How many targets there are at one place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum HowMany {
    /// One.
    #[default]
    One,
    /// None, or as many as that.
    UpTo(Bound),
    /// At least, and at most.
    Between(Bound, Bound),
    /// None, or as many as there are, up to [`GROUP`].
    Any,
}

impl HowMany {
    /// So many there must be; before X is known perhaps none.
    #[must_use]
    pub fn least(self) -> usize {
        match self {
            Self::One => 1,
            Self::UpTo(_) | Self::Any => 0,
            Self::Between(least, _) => clamped(least.number().unwrap_or(0)),
        }
    }

    /// So many there can be; before X is known as many as in any group.
    #[must_use]
    pub fn most(self) -> usize {
        match self {
            Self::One => 1,
            Self::UpTo(most) | Self::Between(_, most) => {
                most.number().map_or(GROUP.into(), clamped)
            }
            Self::Any => GROUP.into(),
        }
    }

    /// The same where that was paid for X. A group of X has no more than any other: more can be none of it.
    #[must_use]
    pub fn with(self, x: i32) -> Self {
        let known = |bound: Bound| Bound::N(bound.with(x));
        let capped = |most: Bound| match most {
            Bound::N(_) => most,
            Bound::X => Bound::N(x.min(GROUP.into())),
        };
        match self {
            Self::UpTo(most) => Self::UpTo(capped(most)),
            Self::Between(least, most) => Self::Between(known(least), capped(most)),
            Self::One | Self::Any => self,
        }
    }

    /// Whether it is only known when X is.
    #[must_use]
    pub const fn has_x(self) -> bool {
        match self {
            Self::UpTo(most) => matches!(most, Bound::X),
            Self::Between(least, most) => matches!((least, most), (Bound::X, _) | (_, Bound::X)),
            Self::One | Self::Any => false,
        }
    }

    /// The same where so much is divided among them, at least 1 each.
    #[must_use]
    pub fn dividing(self, total: u8) -> Self {
        let total = |most: usize| Bound::N(most.min(total.into()) as i32);
        match self {
            Self::One => Self::One,
            Self::UpTo(_) | Self::Any => Self::UpTo(total(self.most())),
            Self::Between(least, _) => Self::Between(least, total(self.most())),
        }
    }

    /// Whether there can be as many as there must be.
    #[must_use]
    pub fn is_possible(self) -> bool {
        self.least() <= self.most()
    }

    /// Whether the place that is being chosen for may stay as it is.
    #[must_use]
    pub fn is_enough<T: Copy + Default>(self, targets: &Targets<T>) -> bool {
        targets.here() >= self.least() && self.is_possible()
    }

    /// Adds a target. With as many as there can be the place is done.
    pub fn take<T: Copy + Default>(self, targets: &mut Targets<T>, target: T) {
        targets.add(target);
        if targets.here() >= self.most() || targets.is_full() {
            targets.close();
        }
    }
}

/// How many a number of a pack is.
fn clamped(n: i32) -> usize {
    n.clamp(0, u8::MAX.into()) as usize
}

impl<L: Language> Parts<L> for HowMany {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        match self {
            Self::UpTo(most) => most.parts(scene, visit),
            Self::Between(least, most) => {
                least.parts(scene, visit);
                most.parts(scene, visit);
            }
            Self::One | Self::Any => {}
        }
    }
}

/// What an ability asks for at one place: one target, or a group.
#[derive(Debug, Clone, PartialEq)]
pub struct TargetSpec<L: Language> {
    /// What each of them must be.
    pub filter: L::Filter,
    /// How many.
    pub count: HowMany,
    /// A number that is divided among them: its part is the `Share` of each.
    pub divide: Option<Amount<L>>,
}

/// The fields beside those of the filter.
const FIELDS: &[&str] = &["count", "divide"];

/// The highest number that is divided.
pub(super) const DIVIDED: i32 = 99;

impl<L: Language> TargetSpec<L> {
    /// Keeps what is wrong with the groups of an ability.
    pub fn check(all: &[Self], found: &mut Findings) {
        let mut wrong = |message: String, help: &str| {
            found.wrong("W020", "count", message, help.to_owned());
        };
        for spec in all {
            let (least, most) = (spec.count.least(), spec.count.most());
            if !(1..=usize::from(GROUP)).contains(&most) {
                let help =
                    format!("a group is 1 to {GROUP} targets; `Any` is as many as there are");
                wrong(format!("a group of {most} targets"), &help);
            } else if least > most {
                let help = "write the lower number first: `Between(1, 3)`";
                wrong(format!("at least {least} targets and at most {most}"), help);
            }
        }
        let sum = |of: fn(HowMany) -> usize| all.iter().map(|spec| of(spec.count)).sum::<usize>();
        let (needed, together) = (sum(HowMany::least), sum(HowMany::most));
        let groups = all.iter().any(|spec| spec.count != HowMany::One);
        if groups && needed > NEEDED {
            let help = format!("an ability needs at most {NEEDED}: `Between({NEEDED}, ..)`");
            wrong(format!("{needed} targets are needed"), &help);
        } else if groups && together > TOGETHER {
            let help = format!("all groups of an ability are at most {TOGETHER} targets together");
            wrong(format!("up to {together} targets"), &help);
        }
    }
}

impl<L: Language> FromRon for TargetSpec<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let Expr::AnonStruct(body) = expr else {
            let filter = L::Filter::from_ast(expr).map_err(with_fields)?;
            return Ok(Self {
                filter,
                count: HowMany::One,
                divide: None,
            });
        };
        let mut rest = body.clone();
        let is_own = |field: &StructField<'_>| FIELDS.contains(&field.name.name.as_ref());
        rest.fields.retain(|field| !is_own(field));
        let filter = L::Filter::from_ast(&Expr::AnonStruct(rest)).map_err(with_fields)?;
        let (mut count, mut divide) = (None, None);
        for field in body.fields.iter().filter(|field| is_own(field)) {
            let twice = match field.name.name.as_ref() {
                "count" => count.replace(HowMany::from_ast(&field.value)?).is_some(),
                _ => divide.replace(Amount::from_ast(&field.value)?).is_some(),
            };
            if twice {
                let kind = ErrorKind::DuplicateField {
                    field: field.name.name.to_string().into(),
                    outer: None,
                };
                return Err(Error::with_span(kind, field.name.span));
            }
        }
        Ok(Self {
            filter,
            count: count.unwrap_or_default(),
            divide,
        })
    }
}

/// The same error; one about an unknown field names the fields of a target too.
fn with_fields(error: Error) -> Error {
    let ErrorKind::UnknownField {
        field,
        expected,
        outer,
    } = error.kind()
    else {
        return error;
    };
    let kind = ErrorKind::UnknownField {
        field: field.clone(),
        expected: joined(expected, FIELDS),
        outer: outer.clone(),
    };
    Error::with_span(kind, *error.span())
}

impl<L: Language> Parts<L> for TargetSpec<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.filter.parts(scene, visit);
        self.count.parts(scene, visit);
        self.divide.parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.filter.parts_mut(visit);
        self.divide.parts_mut(visit);
    }
}
