//! Numbers in the effects of cards: a literal, or something counted when the effect happens.

/// `amounts! { "what may stand there" /// Meaning. Count(filter: Filter), .. }`: `enum Amount`, in RON either a plain
/// number or one of the variants.
macro_rules! amounts {
    ($expected:literal $($(#[$about:meta])* $variant:ident $(($($field:ident: $type:ty),+))?,)+) => {
        /// How much an effect does. In RON either a plain number or one of the variants.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Amount {
            /// A plain number: `3`.
            N(i32),
            $($(#[$about])* $variant $(($($type),+))?,)+
        }

        /// The variants alone, under the name that error messages show.
        mod spelled {
            use super::*;

            #[derive(ron2::FromRon)]
            pub enum Amount {
                $($variant $(($($type),+))?,)+
            }
        }

        impl ron2::FromRon for Amount {
            fn from_ast(expr: &ron2::ast::Expr<'_>) -> ron2::Result<Self> {
                match expr {
                    ron2::ast::Expr::Number(_) => i32::from_ast(expr).map(Self::N),
                    ron2::ast::Expr::Struct(_) => Ok(match spelled::Amount::from_ast(expr)? {
                        $(spelled::Amount::$variant $(($($field),+))? => Self::$variant $(($($field),+))?,)+
                    }),
                    _ => {
                        let found = ron2::convert::expr_type_name(expr).to_owned();
                        let expected = $expected.to_owned();
                        let kind = ron2::ErrorKind::TypeMismatch { expected, found };
                        Err(ron2::Error::with_span(kind, *expr.span()))
                    }
                }
            }
        }

        impl Amount {
            /// The number 0, for parts left out.
            #[must_use]
            pub const fn zero() -> Self {
                Self::N(0)
            }
        }
    };
}

pub(crate) use amounts;
