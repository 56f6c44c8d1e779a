//! What a good pack becomes.

use fourfold::games::frames::content::{
    Area, Company, SYSTEMS, Segment, System, Systems, Table, Unit, company_answer, limits,
};
use fourfold::table::TableRng;
use fourfold::tools::packs::check;

use crate::kit::Packs;

#[test]
fn the_tiny_pack_loads_without_a_word() {
    let (content, report) = Packs::tiny_frames().load_frames();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert_eq!(content.frames[1].id, "tiny:digger");
    assert_eq!(content.frames[1].systems.get(System::Spotting), 1);
    assert_eq!(content.frames[0].systems.total(), 0);
    let company = &content.companies[0];
    let unit = |frame, rockets| Unit { frame, rockets };
    assert_eq!(
        company.units,
        [unit(1, 2), unit(1, 0), unit(0, 0), unit(0, 1)]
    );
    assert!(content.companies.iter().all(|c| !c.tables.is_empty()));
    assert!(!content.rules.demo && content.rules.rockets == 3);
}

#[test]
fn a_drawn_piece_becomes_segments_and_their_mirror_image() {
    let (content, _) = Packs::tiny_frames().load_frames();
    let content = content.expect("content");
    let field = &content.fields[1];
    assert_eq!((field.id.as_str(), field.width), ("tiny:plain", 30_000));
    let segment = |x, y, hits| Segment { x, y, hits };
    let right = [
        segment(3_500, 3_000, 3),
        segment(3_500, 4_000, 1),
        segment(4_500, 4_000, 2),
    ];
    let left = [
        segment(-4_500, 4_000, 2),
        segment(-3_500, 3_000, 3),
        segment(-3_500, 4_000, 1),
    ];
    let middle = [segment(-500, -5_000, 2), segment(500, -5_000, 2)];
    let pieces: Vec<&[Segment]> = field.cover.iter().map(|p| &p.segments[..]).collect();
    assert_eq!(pieces, [&right[..], &left, &middle]);
}

#[test]
fn a_seed_draws_the_same_cover_again() {
    let (content, _) = Packs::tiny_frames().load_frames();
    let content = content.expect("content");
    let field = &content.fields[0];
    let draw = |seed| field.generate_pieces(&mut TableRng::new(seed));
    assert_eq!(draw(3), draw(3));
    assert_ne!(draw(3), draw(4));
    for seed in 0..50 {
        let pieces = draw(seed);
        assert!(pieces.len() <= 8);
        for (n, piece) in pieces.iter().enumerate() {
            assert!((2..=5).contains(&piece.segments.len()));
            let inside = |s: &Segment| s.inside(field.shape, field.width, 1_500);
            assert!(piece.segments.iter().all(inside));
            let near = |s: &Segment| {
                let mut others = pieces[..n].iter().flat_map(|p| &p.segments);
                others.any(|o| s.nearer_than(2_000, *o))
            };
            assert!(!piece.segments.iter().any(near), "seed {seed}");
            let turned = piece.segments.iter().map(|s| Segment {
                x: -s.x,
                y: -s.y,
                ..*s
            });
            let turned = fourfold::games::frames::content::Piece::new(turned);
            assert!(pieces.contains(&turned), "seed {seed}");
        }
    }
}

#[test]
fn a_company_is_legal_where_the_size_table_says_so() {
    let (content, _) = Packs::tiny_frames().load_frames();
    let mut content = content.expect("content");
    let table = |players, battle| Table { players, battle };
    let answer = |content: &_, frames: usize, rockets: u8, table| {
        let mut units = vec![
            Unit {
                frame: 0,
                rockets: 0
            };
            frames
        ];
        if let Some(first) = units.first_mut() {
            first.rockets = rockets;
        }
        company_answer(content, &units, table).map_err(|refusal| refusal.rules)
    };
    for table in fourfold::games::frames::content::TABLES {
        let frames = limits(table).frames;
        for n in 0..10 {
            let legal = frames.contains(&n);
            let said = answer(&content, usize::from(n), 3, table);
            assert_eq!(said.is_ok(), legal, "{n} frames in {table}");
        }
    }
    let two = table(2, false);
    assert_eq!(answer(&content, 4, 2, two), Err(&["M-72"][..]));
    assert_eq!(answer(&content, 4, 4, two), Err(&["M-72"][..]));
    assert_eq!(answer(&content, 4, 3, table(6, false)), Err(&["M-73"][..]));
    content.rules.copies = 1;
    content.frames[0].systems = [System::Defense; 2].into_iter().collect();
    assert_eq!(answer(&content, 4, 3, two), Err(&["M-71"][..]));
    content.frames[0].systems = SYSTEMS.into_iter().take(5).collect();
    assert_eq!(answer(&content, 4, 3, two), Err(&["M-70"][..]));
    content.frames[0].systems = Systems::NONE;
    content.rules.demo = true;
    assert_eq!(answer(&content, 2, 3, two), Ok(()));
    assert_eq!(answer(&content, 4, 3, two), Err(&["M-73"][..]));
    let nowhere = [Unit {
        frame: 99,
        rockets: 3,
    }];
    assert!(company_answer(&content, &nowhere, two).is_err());
}

#[test]
fn a_pack_may_use_and_override_things_of_a_pack_it_needs() {
    let packs = Packs::tiny_frames();
    let frame = r#"(id: "tiny:barrow", name: "Fast Barrow", systems: [Movement])"#;
    let company = r#"(id: "own", name: "Own", tables: [(players: 5)], units: [(frame: "digger", rockets: 3), (frame: "barrow"), (frame: "tiny:barrow")])"#;
    let files = [("frames/x.ron", frame), ("companies/x.ron", company)];
    packs.pack("more", "\"tiny\"", &files);
    let (content, report) = packs.load_frames();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert_eq!(content.frames.len(), 2);
    assert_eq!(content.frames[0].name.english, "Fast Barrow");
    let ids = |c: &Company| c.id.clone();
    let ids: Vec<String> = content.companies.iter().map(ids).collect();
    assert_eq!(ids, ["more:own", "tiny:plain"]);
    packs.pack(
        "odd",
        "",
        &[(
            "fields/x.ron",
            "(id: \"tiny:plain\", name: \"X\", shape: Square, width: 20)",
        )],
    );
    assert!(
        packs
            .problems()
            .contains(&"P033 odd/fields/x.ron:1:6".to_owned())
    );
}

#[test]
fn what_a_later_pack_makes_illegal_is_left_out_aloud() {
    let packs = Packs::tiny_frames();
    let rules = packs.read("rules.ron").replace("systems: 4", "systems: 3");
    packs.pack("house", "\"tiny\"", &[("rules.ron", &rules)]);
    let mut found = packs.problems();
    // Sorted by path, and that of the temporary folder may begin with anything.
    found.sort();
    let expected = [
        "F021 companies:1:1",
        "F033 tiny/companies/plain.ron:2:9",
        "F033 tiny/frames/basic.ron:3:13",
    ];
    assert_eq!(found, expected);
}

/// The tool loads beside the embedded packs, so the copy takes the place of the embedded one.
#[test]
fn the_check_counts_frames_and_finds_those_that_nobody_uses() {
    let packs = Packs::tiny_frames();
    packs.edit("pack.ron", "tiny", "frames");
    let good = check(&[packs.root()]);
    let counts = "1 pack, 2 frames, 0 errors, 0 warnings\n";
    assert_eq!((good.output.as_str(), good.code), (counts, 0));
    packs.write("frames/more.ron", "(id: \"spare\", name: \"Spare\")");
    let warned = check(&[packs.root()]);
    let warning = "more.ron:1:6: warning[F031]: no company uses frame `frames:spare`";
    assert!(warned.output.contains(warning), "{}", warned.output);
    assert_eq!(warned.code, 0);
}

#[test]
fn hazardous_ground_and_roofs_are_repeated_like_cover() {
    let packs = Packs::tiny_frames();
    let areas = "width: 30, hazards: [(at: (5, 2.5), radius: 2), (at: (0, 4), radius: 1)],";
    packs.edit("fields/plain.ron", "width: 30,", areas);
    packs.edit(
        "fields/plain.ron",
        "width: 32,",
        "width: 32, roofs: [(at: (1, 2), radius: 3)],",
    );
    let (content, report) = packs.load_frames();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    let area = |x, y, radius| Area { x, y, radius };
    let (drawn, plain) = (&content.fields[0], &content.fields[1]);
    let mirrored = [
        area(5_000, 2_500, 2_000),
        area(-5_000, 2_500, 2_000),
        area(0, 4_000, 1_000),
    ];
    assert_eq!(plain.hazards, mirrored);
    // A field that is drawn repeats only what it is told to.
    assert_eq!(drawn.roofs, [area(1_000, 2_000, 3_000)]);
    assert!(drawn.hazards.is_empty() && plain.roofs.is_empty());
}

#[test]
fn a_later_pack_that_switches_a_rule_off_leaves_its_frames_out() {
    let packs = Packs::tiny_frames();
    let rules = packs.read("rules.ron");
    packs.edit(
        "rules.ron",
        "free_share: 1,",
        "free_share: 1, split_ranges: true,",
    );
    packs.edit("frames/basic.ron", "Direct]", "Split(Direct, Melee)]");
    let content = packs.load_frames().0.expect("content");
    assert!(content.frames[1].systems.armed(System::Melee));
    packs.pack("house", "\"tiny\"", &[("rules.ron", &rules)]);
    let mut found = packs.problems();
    found.sort();
    assert!(
        found.contains(&"F033 tiny/frames/basic.ron:3:13".to_owned()),
        "{found:?}"
    );
}

#[test]
fn hazardous_ground_is_drawn_in_whole_sets_that_lie_apart() {
    let packs = Packs::tiny_frames();
    let more = "hazards: 3, hazard_radius: (1, 2.5), symmetry: Rotate2,";
    packs.edit("fields/plain.ron", "symmetry: Rotate2,", more);
    let content = packs.load_frames().0.expect("content");
    let drawn = &content.fields[0];
    for seed in 0..20 {
        let all = drawn.generate_hazards(&mut TableRng::new(seed));
        assert_eq!(all, drawn.generate_hazards(&mut TableRng::new(seed)));
        assert!(all.len() == 6, "{all:?}");
        for (n, area) in all.iter().enumerate() {
            assert!((1_000..=2_500).contains(&area.radius));
            assert!(area.inside(drawn.shape, drawn.width, area.radius));
            assert!(all[..n].iter().all(|other| area.apart(*other)));
            let (x, y) = (-area.x, -area.y);
            assert!(
                all.contains(&Area { x, y, ..*area }),
                "{area:?} has no other half"
            );
        }
    }
}
