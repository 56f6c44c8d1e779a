//! Paying with whatever comes first.

use ron2::Spanned;

use super::item::Item;
use super::stage::Stage;
use crate::tools::scenario::playing::Playing;
use crate::tools::scenario::trouble::{Done, Trouble};

impl Stage {
    /// Item of that name.
    pub(super) fn pay_any(&mut self, item: &Spanned<Item>) -> Done {
        let pays = |stage: &Self| stage.game.decision().is_some_and(|d| d.topic == "pay");
        if !pays(self) {
            return Err(Trouble::failed(
                item.span,
                "nothing is to be paid".to_owned(),
            ));
        }
        for _ in 0..Self::MOST {
            if !pays(self) {
                return Ok(());
            }
            self.game.pick(0);
        }
        Err(Trouble::failed(
            item.span,
            format!("paying does not end: gave up after {} choices", Self::MOST),
        ))
    }
}
