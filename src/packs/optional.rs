//! Records in which most things may be left out.

/// Declares structs as files spell them: each field may be left out and then has its default, but for those in
/// `[..]`, which come first; a field that there is not is an error. What a struct derives beside `Debug` and `Clone`
/// is written above it; where every field may be left out it has a `Default` too.
macro_rules! optional_fields {
    () => {};
    ($(#[$about:meta])* $vis:vis struct $name:ident {
        [$($must:tt)+]
        $($(#[$doc:meta])* $seen:vis $field:ident: $type:ty,)*
    } $($rest:tt)*) => {
        $(#[$about])*
        #[derive(Debug, Clone, ron2::FromRon)]
        #[ron(deny_unknown_fields)]
        $vis struct $name {
            $($must)+
            $(#[ron(default)] $(#[$doc])* $seen $field: $type,)*
        }

        $crate::packs::optional_fields! { $($rest)* }
    };
    ($(#[$about:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $seen:vis $field:ident: $type:ty,)+
    } $($rest:tt)*) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default, ron2::FromRon)]
        #[ron(deny_unknown_fields)]
        $vis struct $name {
            $(#[ron(default)] $(#[$doc])* $seen $field: $type,)+
        }

        $crate::packs::optional_fields! { $($rest)* }
    };
}

pub(crate) use optional_fields;
