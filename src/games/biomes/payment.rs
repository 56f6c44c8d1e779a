//! Paying with energy: plain arithmetic over symbols and stores (rules page, section 5).
//!
//! Coloured symbols take only their colour, void symbols take anything (N-51, N-52, N-57).

use super::content::Cost;

/// The energy left over if `cost` can be paid with `means`, both by energy index; `None` if it cannot.
#[must_use]
pub fn can_pay(cost: &[u8; 6], means: &[u32; 6]) -> Option<u32> {
    let mut left = means[5];
    for kind in 0..5 {
        left += means[kind].checked_sub(u32::from(cost[kind]))?;
    }
    left.checked_sub(u32::from(cost[5]))
}

/// Adds energy to what is due.
pub fn add(due: &mut [u8; 6], cost: &Cost) {
    for (due, more) in due.iter_mut().zip(cost.symbols()) {
        *due = due.saturating_add(more);
    }
}

/// `cost` with more void symbols.
#[must_use]
pub fn with_void(mut cost: [u8; 6], more: u32) -> [u8; 6] {
    cost[5] = u8::try_from(u32::from(cost[5]) + more).unwrap_or(u8::MAX);
    cost
}

/// Pays coloured symbols from the store as far as it goes: only that colour can pay them, so there
/// is nothing to choose.
pub fn pay_colours(due: &mut [u8; 6], store: &mut [u8; 6]) {
    for kind in 0..5 {
        let paid = due[kind].min(store[kind]);
        due[kind] -= paid;
        store[kind] -= paid;
    }
}

/// Whether locking a source that makes `output` helps with what is still due.
#[must_use]
pub fn helps(output: &[u8; 6], due: &[u8; 6]) -> bool {
    (0..5).any(|kind| output[kind] > 0 && due[kind] > 0)
        || (due[5] > 0 && output.iter().any(|&n| n > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn void_symbols_take_any_energy() {
        assert_eq!(can_pay(&[0, 0, 0, 0, 0, 2], &[1, 0, 1, 0, 0, 0]), Some(0));
        assert_eq!(can_pay(&[0, 0, 0, 0, 0, 2], &[0, 0, 1, 0, 0, 0]), None);
    }

    #[test]
    fn a_colour_takes_only_itself() {
        assert_eq!(
            can_pay(&[0, 1, 0, 0, 0, 0], &[0, 0, 3, 0, 0, 0]),
            None,
            "storm with dark"
        );
        assert_eq!(
            can_pay(&[0, 1, 0, 0, 0, 0], &[0, 0, 0, 0, 0, 3]),
            None,
            "storm with void energy"
        );
    }

    #[test]
    fn colours_are_paid_before_the_rest_is_counted() {
        assert_eq!(can_pay(&[1, 0, 0, 0, 0, 1], &[1, 0, 0, 0, 0, 0]), None);
        assert_eq!(can_pay(&[1, 0, 0, 0, 0, 1], &[2, 0, 0, 0, 0, 1]), Some(1));
    }
}
