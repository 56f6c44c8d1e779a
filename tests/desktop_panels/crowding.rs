//! Nothing lies on something else.

use egui_kittest::kittest::Queryable;
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::Settings;
use fourfold::desktop::words;
use fourfold::table::{LANGUAGES, Outcome, Seat, Seats};

use super::{put, session};

#[test]
fn the_buttons_below_a_result_stand_apart_in_every_language() {
    for language in LANGUAGES {
        let mut session = session();
        session.view.outcome = Some(Outcome {
            winners: Seats::one(Seat(1)),
            turns: 14,
        });
        let (mut harness, _) = put(|ui, out| {
            let settings = Settings {
                language,
                ..Settings::default()
            };
            panels::result(ui, &PanelView::of(&session, settings, Textures::NONE), out);
        });
        harness.run();
        let all = words::of(language);
        let said = &all.result;
        let labels = [
            said.again,
            said.change,
            all.saves.export_log,
            said.save_replay,
            said.title,
        ];
        let rects = labels.map(|label| harness.get_by_label(label).rect());
        for (n, a) in rects.iter().enumerate() {
            assert!(a.left() >= 0.0 && a.right() <= 1280.0, "{}", labels[n]);
            for (b, other) in rects[n + 1..].iter().zip(&labels[n + 1..]) {
                assert!(!a.intersects(*b), "{} lies on {other}", labels[n]);
            }
        }
    }
}
