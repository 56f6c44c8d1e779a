//! Scenarios of Frames.

use fourfold::tools::scenario::Verdict;

use crate::the_only;

/// A scenario of Frames with that position and script.
fn frames(position: &str, script: &str) -> Verdict {
    the_only(&format!(
        "(title: \"t\", game: \"frames\", rules: [\"M-10\"], position: ({position}), script: [{script}])"
    ))
}

const TWO: &str = "frames: [(name: \"a\", seat: 0, systems: [], at: (3, 3)), (name: \"b\", seat: 1, systems: [], at: (20, 20))]";

#[test]
fn expectations_fail_where_they_stand() {
    let cases = [
        (
            "Expect(Clock(10))",
            "error[S100]: expected clock 10, found 11",
        ),
        (
            "Refused(0, activate(\"b\"), \"M-11\")",
            "error[S100]: expected a refusal with M-11, found",
        ),
        ("Asked(1, \"activate\")", "expected that seat 1 is asked"),
        ("NotOffered(0, pass)", "expected this to be not offered"),
        (
            "Expect(Happened(destroy(\"a\")))",
            "expected that this happened: true",
        ),
        (
            "Dice([1])",
            "error[S026]: 1 of the given dice was never rolled",
        ),
        ("Dice([0])", "error[S026]: no die shows 0"),
        ("Dice([21])", "error[S026]: no die shows 21"),
    ];
    for (script, expected) in cases {
        let message = frames(TWO, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
        assert!(
            message.contains("seat 0 is asked \"activate\" in Tactical: activate(\"a\"), pass"),
            "{message}"
        );
    }
    let accepted = frames(TWO, "Refused(0, activate(\"a\"), \"M-11\")").message;
    assert!(accepted.contains("but it was accepted"), "{accepted}");
    assert!(frames(TWO, "Asked(0, \"activate\")").passed);
}

#[test]
fn names_that_mean_nothing_are_shown() {
    let cases = [
        (
            TWO,
            "Do(0, activate(\"c\"))",
            "error[S020]: there is no frame, station or segment called `c`",
        ),
        (
            TWO,
            "Do(0, activte(\"a\"))",
            "error[P022]: unknown choice `activte`",
        ),
        (
            TWO,
            "Do(0, aim(\"b\", Direct))",
            "write it like this: aim(\"b\", DirectFire)",
        ),
        (TWO, "Expect(Whites(\"st\", 2))", "error[S020]"),
        (TWO, "Do(7, pass)", "a seat is 0 to 4"),
        (
            TWO,
            "Expect(Happened(destroyed(\"a\")))",
            "error[P022]: unknown event `destroyed`",
        ),
        (TWO, "Offered(0, to((3, 3)))", "error[S025]"),
        (
            TWO,
            "Do(0, move(Green, 4))",
            "error[S021]: no Green die of the open turn shows 4",
        ),
        (
            "frames: [(name: \"a\", seat: 0, kind: \"tidemam\")]",
            "",
            "error[S010]: unknown type of frame `tidemam`",
        ),
        (
            "frames: [(name: \"a\", seat: 3)]",
            "",
            "error[S014]: frame `a` belongs to seat 3",
        ),
        (
            "frames: [(name: \"a\", seat: 0), (name: \"a\", seat: 1)]",
            "",
            "error[S011]: two things are called `a`",
        ),
        (
            "frames: [(name: \"a\", seat: 0, at: (3, 3)), (name: \"b\", seat: 1, at: (3.5, 3))]",
            "",
            "error[S014]: frame `b` stands on frame `a` (M-97)\n",
        ),
        (
            "step: Act",
            "",
            "error[S014]: a position cannot begin in step Act",
        ),
        (
            "hazards: [(at: (5, 5), radius: 2)]",
            "",
            "error[S014]: hazardous ground needs its optional rule: `hazards: true`",
        ),
        (
            "roofs: [(at: (5, 5), radius: 2)]",
            "",
            "error[S014]: roofs need the optional rule `climbing: true`",
        ),
    ];
    for (position, script, expected) in cases {
        let message = frames(position, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
    let message = frames("frames: [(name: \"a\", seat: 0, kind: \"tidemam\")]", "").message;
    assert!(message.contains("did you mean `tideman`?"), "{message}");
    assert!(message.contains("some/file.ron:1:94: "), "{message}");
    for (text, expected) in [
        (
            "(title: \"t\", game: \"frames\", rules: [\"M-235\"], position: (), script: [])",
            "error[S002]: there is no rule `M-235`; Frames has M-01 to M-153",
        ),
        (
            "(title: \"t\", game: \"chess\", position: (), script: [])",
            "error[S003]",
        ),
        (
            "(title: \"t\", game: \"frames\", script: [])",
            "error[S001]",
        ),
        (
            "(title: \"t\", game: \"frames\", fresh: (companies: [\"ferry_bonk\", \"ferry_bank\"]), script: [])",
            "error[S024]: unknown company `ferry_bonk`",
        ),
        (
            "(title: \"t\", game: \"frames\", fresh: (companies: [[(\"tideman\", 3)], \"ferry_bank\"]), script: [])",
            "error[S014]: The company has too few frames",
        ),
    ] {
        let message = the_only(text).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
}

#[test]
fn dice_that_cannot_show_that_are_shown() {
    let turn = "Do(0, activate(\"a\")), Dice([1, 6, DIE]), Do(0, none)";
    // White, white, and the green die with 8 sides of a frame that sprints.
    for (die, fits) in [("8", true), ("9", false), ("1", true)] {
        let script = turn.replace("DIE", die);
        let verdict = frames(TWO, &script);
        assert_eq!(verdict.passed, fits, "{}", verdict.message);
        let expected = "error[S026]: a die with 8 sides was to show 9";
        assert_eq!(
            verdict.message.contains(expected),
            !fits,
            "{}",
            verdict.message
        );
    }
    let small = frames(TWO, &turn.replace("6, DIE", "7, 1"));
    let expected = "error[S026]: a die with 6 sides was to show 7";
    assert!(small.message.contains(expected), "{}", small.message);
}
