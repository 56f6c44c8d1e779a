//! All components of one type as a dense column, which a rules function reads like an array.

/// The reason why a column always exists.
pub const LAID: &str = "the table is laid before any rules system runs";

/// The components of a query in the order their entities were spawned. All of them must lie in one table:
/// spawned with the same components and never changed in them.
macro_rules! column {
    ($query:expr) => {
        $query
            .contiguous_iter_mut()
            .expect($crate::table::LAID)
            .next()
            .expect($crate::table::LAID)
    };
}

pub(crate) use column;
