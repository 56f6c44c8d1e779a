//! Records in which everything may be left out.

/// Declares structs as files spell them: each field may be left out and then has its default; a field that there is not
/// is an error. What they derive beside `Debug`, `Clone` and `Default` is written above them.
macro_rules! optional_fields {
    ($($(#[$about:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $seen:vis $field:ident: $type:ty,)+
    })+) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Default, ron2::FromRon)]
            #[ron(deny_unknown_fields)]
            $vis struct $name {
                $($(#[$doc])* #[ron(default)] $seen $field: $type,)+
            }
        )+
    };
}

pub(crate) use optional_fields;
