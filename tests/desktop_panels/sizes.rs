//! Where the interface is large, no button of any screen or box is outside the window: parts stand below each other, and
//! only down is it further than the window.

use bevy_egui::egui::Vec2;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, By, NodeT, Queryable};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, flow, theme};
use fourfold::desktop::screen::{Overlay, Playing, Screen, Settings};
use fourfold::desktop::words;
use fourfold::table::LANGUAGES;

use super::put_sized;
use super::screens::{Draw, after, counts, over, over_after, screen};

/// The window in the points of a large interface: at 125 and 150 percent, and the least that screens are laid out for.
const BELOW: [Vec2; 3] = [
    Vec2::new(1024.0, 576.0),
    Vec2::new(853.0, 480.0),
    Vec2::new(760.0, 428.0),
];
/// The same for screens whose columns share the window.
const SHARED: [Vec2; 2] = [Vec2::new(1024.0, 576.0), Vec2::new(900.0, 500.0)];
/// The same for boxes, which are not shrunk.
const BOXES: [Vec2; 3] = [
    Vec2::new(1024.0, 576.0),
    Vec2::new(853.0, 480.0),
    Vec2::new(640.0, 360.0),
];
/// What a box has at both sides.
const SIDES: f32 = 48.0;

/// What lies outside a window of that size, or in a box that is too wide for it. What can be scrolled goes on below.
fn outside(named: &str, size: Vec2, scrolls: bool, mut draw: Draw) -> Vec<String> {
    let is_box = named.starts_with("box");
    let wide = if is_box { size.x - SIDES } else { size.x };
    let (mut harness, _) = put_sized(size, move |ui, out: &mut Vec<Intent>| {
        ui.set_max_width(wide - 16.0);
        if scrolls {
            flow::scrolled(ui, "screen", |ui| draw(ui, out));
        } else {
            draw(ui, out);
        }
    });
    harness.run_ok();
    let seen = |node: &AccessKitNode| counts(node) || node.role() == Role::Label;
    let all = harness.query_all(By::new().predicate(seen));
    let told = |node: &AccessKitNode| {
        let at = node.raw_bounds()?;
        let inside = at.x0 >= -0.5 && at.x1 <= f64::from(wide) + 0.5;
        let name = node.label().or(node.value()).unwrap_or_default();
        (!inside).then(|| format!("{named} {size:?}: {name:?} at {at:?}"))
    };
    all.filter_map(|node| told(&node.accesskit_node()))
        .collect()
}

#[test]
fn no_screen_is_wider_than_the_window() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let mut next = Some(Screen::Title);
        while let Some(now) = next {
            next = after(now);
            for game in Playing::all() {
                let (sizes, scrolls) = match now {
                    // Its panels have places of their own.
                    Screen::Match => continue,
                    Screen::Title | Screen::Setup | Screen::Result => (&BELOW[..], true),
                    Screen::Saves | Screen::Editor | Screen::Lab => (&SHARED[..], false),
                };
                for &size in sizes {
                    let named = format!("{now:?} of {} {language:?}", game.game());
                    wrong.extend(outside(&named, size, scrolls, screen(now, game, settings)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_box_is_wider_than_the_window() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let mut next = Some(Overlay::None);
        while let Some(now) = next {
            next = over_after(now);
            for size in BOXES {
                for (page, draw) in over(now, settings).into_iter().enumerate() {
                    let named = format!("box {now:?} {page} {language:?}");
                    wrong.extend(outside(&named, size, true, draw));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_design_is_left_as_it_is_where_it_fits() {
    assert!(!flow::is_narrow(1264.0));
    assert!(flow::is_narrow(BELOW[0].x));
    let (harness, _) = put_sized(Vec2::new(1280.0, 720.0), |ui, _: &mut Vec<Intent>| {
        assert!(!flow::Flow::new(ui).below);
        let _ = theme::ready(ui.ctx());
    });
    drop(harness);
}

#[test]
fn the_size_of_the_interface_changes_when_the_slider_is_released() {
    let now = Settings::default();
    let (mut harness, wishes) = put_sized(Vec2::new(1280.0, 720.0), move |ui, out| {
        let words = words::of(now.language);
        panels::settings(ui, now, Playing::of("biomes"), words, out);
    });
    harness.run();
    let slider = By::new().predicate(|node| node.role() == Role::Slider);
    let rail = harness
        .query_all(slider)
        .next()
        .expect("it is there")
        .rect();
    harness.hover_at(rail.center());
    harness.drag_at(rail.center());
    harness.run();
    harness.hover_at(rail.right_center());
    harness.run();
    assert!(
        wishes.borrow().is_empty(),
        "it would move away under the pointer"
    );
    harness.drop_at(rail.right_center());
    harness.run();
    let set = |scale| Intent::Set(Settings { scale, ..now });
    assert_eq!(wishes.borrow().first(), Some(&set(200)));
}
