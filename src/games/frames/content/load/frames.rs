//! One type of frame: how many systems, and how many of a type (M-70, M-71).

use super::super::spelling::Frame;
use super::super::{FrameType, Rules, Systems};
use crate::packs::{Desk, range};

pub(super) fn check(
    id: String,
    frame: Frame,
    rules: Option<&Rules>,
    desk: &mut Desk<'_>,
) -> FrameType {
    desk.name(&frame.name);
    let systems: Systems = frame.systems.iter().map(|s| s.value).collect();
    if let Some(rules) = rules {
        let most = usize::from(rules.systems);
        if let Some(first) = frame.systems.get(most) {
            let message = format!(
                "{} systems; a frame has at most {most}",
                frame.systems.len()
            );
            let help = format!("take {} out", frame.systems.len() - most);
            desk.error_with("F002", &range(&first.span), message, help);
        }
        for (system, count) in systems.iter().filter(|(_, n)| *n > rules.copies) {
            let mut those = frame.systems.iter().filter(|s| s.value == system);
            if let Some(first) = those.nth(usize::from(rules.copies)) {
                let most = rules.copies;
                let message =
                    format!("{system:?} is there {count} times; at most {most} are allowed");
                desk.error("F003", &range(&first.span), message);
            }
        }
    }
    FrameType {
        id,
        name: frame.name.value,
        systems,
        flavor: frame.flavor,
        silhouette: frame.silhouette,
    }
}
