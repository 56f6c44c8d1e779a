//! Every scenario holds, and the tool that runs them catches what does not.

use std::path::{Path, PathBuf};

use fourfold::tools::scenario::{Verdict, run, run_text};

#[test]
fn every_scenario_passes() {
    let outcome = run(&[PathBuf::from("tests/scenarios")], false);
    assert_eq!(outcome.code, 0, "{}", outcome.output);
}

fn verdicts(text: &str) -> Vec<Verdict> {
    run_text(Path::new("some/file.ron"), text)
}

fn the_only(text: &str) -> Verdict {
    let mut all = verdicts(text);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0)
}

#[test]
fn a_wrong_expectation_fails_where_it_stands() {
    let verdict = the_only(
        "(title: \"t\", rules: [\"N-05\"], position: (p0: (hand: [\"survey_drone\"])),\n  script: [\n    Expect(Hand(0, 2)),\n  ])",
    );
    assert!(!verdict.passed);
    let start = "some/file.ron:3:12: error[S100]: expected how many 2, found 1";
    assert!(verdict.message.starts_with(start), "{}", verdict.message);
    assert!(
        verdict.message.contains("seat 0 is asked \"act\""),
        "{}",
        verdict.message
    );
    assert!(
        verdict
            .message
            .contains("step(player(0), 5) // FirstPrimary"),
        "{}",
        verdict.message
    );
}
