//! How a file spells a card of a position.

use std::fmt::{Debug, Formatter};

use ron2::ast::Expr;
use ron2::convert::{AstMapAccess, expr_type_name};
use ron2::{Error, ErrorKind, FromRon, Result, Spanned};

use super::SpelledCards;
use crate::packs::labelled;
use crate::table::ZoneId;

/// A card of a position: `"card"`, `"card as label"` or the long form.
pub struct CardSpot<P: SpelledCards> {
    /// Its id, full or short.
    pub card: Spanned<String>,
    /// What the script calls it.
    pub alias: Option<Spanned<String>>,
    /// How many of it; 1.
    pub copies: u8,
    /// How it stands: a piece still without card and zone.
    pub piece: P::Piece,
    /// What else is said of it.
    pub more: P::ExtraFields,
}

impl<P: SpelledCards> CardSpot<P> {
    /// A card by its id, or `"id as label"`.
    #[must_use]
    pub fn named(text: Spanned<String>) -> Self {
        let (card, alias) = labelled(text);
        Self {
            alias,
            ..Self::bare(card)
        }
    }

    fn bare(card: Spanned<String>) -> Self {
        Self {
            card,
            alias: None,
            copies: 1,
            piece: P::bare("", ZoneId(0)),
            more: P::ExtraFields::default(),
        }
    }
}

impl<P: SpelledCards> Clone for CardSpot<P> {
    fn clone(&self) -> Self {
        Self {
            card: self.card.clone(),
            alias: self.alias.clone(),
            copies: self.copies,
            piece: self.piece.clone(),
            more: self.more.clone(),
        }
    }
}

impl<P: SpelledCards> Debug for CardSpot<P> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} as {:?}", self.card.value, self.alias)
    }
}

impl<P: SpelledCards> FromRon for CardSpot<P> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        if let Expr::String(_) = expr {
            return Ok(Self::named(Spanned::from_ast(expr)?));
        }
        let mut all = fields(expr, P::FORM, P::FIELDS)?;
        let mut spot = Self::bare(all.required("card")?);
        spot.alias = all.with_default("as")?;
        let copies: Option<u8> = all.with_default("copies")?;
        P::read_fields(&mut all, &mut spot.piece, &mut spot.more)?;
        all.deny_unknown_fields(P::FIELDS)?;
        if copies.is_some() && spot.alias.is_some() {
            let message = format!("several copies cannot share one {}", P::LABEL[0]);
            return Err(Error::with_span(
                ErrorKind::Message(message),
                spot.card.span,
            ));
        }
        spot.copies = copies.unwrap_or(1);
        Ok(spot)
    }
}

/// The fields of `(name: value, ..)`.
fn fields<'a>(expr: &'a Expr<'a>, form: &'static str, known: &[&str]) -> Result<AstMapAccess<'a>> {
    let expected = format!("struct {form}");
    let (expected, found, span) = match expr {
        Expr::AnonStruct(fields) => return AstMapAccess::from_anon(fields, Some(form)),
        Expr::Struct(call) => (
            expected,
            format!("struct {}", call.name.name),
            call.name.span,
        ),
        _ => match expr_type_name(expr) {
            "unit" => {
                let expected = format!("{expected} with fields: {}", known.join(", "));
                (expected, "unit".to_owned(), *expr.span())
            }
            found => (expected, found.to_owned(), *expr.span()),
        },
    };
    Err(Error::with_span(
        ErrorKind::TypeMismatch { expected, found },
        span,
    ))
}

/// Abilities that were used this turn, of `N`: a bit each. A file lists their numbers, from 0.
#[derive(Debug, Clone, Copy, Default)]
pub struct Uses<const N: usize>(u8);

impl<const N: usize> From<Uses<N>> for u8 {
    fn from(uses: Uses<N>) -> Self {
        uses.0
    }
}

impl<const N: usize> FromRon for Uses<N> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let all: Vec<Spanned<u8>> = Vec::from_ast(expr)?;
        if let Some(n) = all.iter().find(|n| usize::from(n.value) >= N) {
            let message = format!("abilities are counted from 0 to {}", N - 1);
            return Err(Error::with_span(ErrorKind::Message(message), n.span));
        }
        Ok(Self(all.iter().fold(0, |bits, n| bits | 1 << n.value)))
    }
}

/// The fields that a card may have in a position, a line each: its name, how a file spells it, where it goes.
macro_rules! card_fields {
    (|$piece:ident, $more:ident| $($name:ident: $type:ty => $place:expr;)+) => {
        const FIELDS: &'static [&'static str] = &["card", "as", "copies", $(stringify!($name)),+];

        fn read_fields(
            all: &mut ron2::convert::AstMapAccess<'_>,
            $piece: &mut Self::Piece,
            $more: &mut Self::ExtraFields,
        ) -> ron2::Result<()> {
            $($place = all.with_default::<$type>(stringify!($name))?.into();)+
            Ok(())
        }
    };
}

pub(crate) use card_fields;
