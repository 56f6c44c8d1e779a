//! `fourfold serve --stdio`, as another program calls it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A server and the next id.
struct Server {
    child: Child,
    answers: BufReader<ChildStdout>,
    id: u64,
}

impl Server {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .args(["serve", "--stdio"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let answers = BufReader::new(child.stdout.take().expect("its output"));
        Self {
            child,
            answers,
            id: 0,
        }
    }

    /// Sends a line as it is.
    fn line(&mut self, line: &[u8]) -> Value {
        let input = self.child.stdin.as_mut().expect("its input");
        input.write_all(line).expect("it reads");
        input.write_all(b"\n").expect("it reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("it answers");
        let answer: Value = serde_json::from_str(&answer).expect("one line of JSON");
        assert_eq!(answer["schema"], 1);
        answer
    }

    fn request(&mut self, mut request: Value) -> Value {
        self.id += 1;
        request["id"] = self.id.into();
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["id"], self.id);
        answer
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let answer = self.request(request.clone());
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        answer["ok"].clone()
    }

    /// The code of the error. It has a sentence, and nothing happened.
    #[track_caller]
    fn code(&mut self, request: Value) -> String {
        let answer = self.request(request);
        error_code(&answer)
    }

    /// Ends it and gives its exit code.
    fn end(mut self) -> Option<i32> {
        drop(self.child.stdin.take());
        self.child.wait().expect("it ends").code()
    }
}

#[track_caller]
fn error_code(answer: &Value) -> String {
    let message = answer["error"]["message"].as_str().expect("an error");
    assert!(!message.is_empty());
    answer["error"]["code"].as_str().expect("a code").to_owned()
}

fn games(server: &mut Server) -> Vec<String> {
    let all = server.ok(json!({"do": "games"}));
    let games = all["games"].as_array().expect("a list").iter();
    games
        .map(|game| game["game"].as_str().expect("a name").to_owned())
        .collect()
}

/// A number below `below`, another one each time.
fn any(state: &mut u64, below: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) % below.max(1)
}

/// No card lies in two views' zones but in one only as "a card": what a seat may not see has no id anywhere in its view.
fn check_hidden(views: &[Value], cards: &str) -> usize {
    let zones = |view: &Value| view["zones"].as_array().expect("zones").clone();
    let mut hidden = 0;
    for view in views {
        let seen = view[cards].as_array().expect("cards");
        let known: Vec<u64> = seen
            .iter()
            .map(|card| card["id"].as_u64().expect("an id"))
            .collect();
        for other in views {
            for (own, whole) in zones(view).iter().zip(zones(other)) {
                let pairs = own.as_array().expect("a zone").iter();
                for (here, there) in pairs.zip(whole.as_array().expect("a zone")) {
                    if let (true, Some(id)) = (here.is_null(), there.as_u64()) {
                        hidden += 1;
                        assert!(!known.contains(&id), "card {id} is hidden and known");
                    }
                }
            }
        }
    }
    hidden
}

/// Plays one whole match at random and looks at all that the server says on the way.
fn whole_match(server: &mut Server, game: &str, seats: u64) {
    let begin = json!({"do": "begin", "game": game, "seats": seats, "seed": 11});
    let mut state = server.ok(begin);
    let number = state["match"].clone();
    let all = server.ok(json!({"do": "games"}))["games"].clone();
    let about = all
        .as_array()
        .and_then(|all| all.iter().find(|about| about["game"] == game));
    let about = about.expect("a game of the list").clone();
    let mut chance = 7;
    let (mut hidden, mut undone, mut picks) = (0, 0, 0);
    while state["over"] == false {
        let seat = state["asked"].clone();
        let at = any(&mut chance, state["options"].as_u64().expect("a number"));
        let often = picks % 16 == 0;
        let choice = if often {
            let asked = server.ok(json!({"do": "options", "match": number}));
            assert_eq!(asked["seat"], seat);
            asked["options"][at as usize]["text"].clone()
        } else {
            at.into()
        };
        if often {
            let seen = server.ok(json!({"do": "observe", "match": number, "seat": seat}));
            let length = |list: &Value| list.as_array().map_or(0, Vec::len) as u64;
            assert_eq!(length(&seen["features"]), about["features"], "{game}");
            assert_eq!(length(&seen["options"]), state["options"], "{game}");
            let views: Vec<Value> = (0..seats)
                .map(|seat| server.ok(json!({"do": "view", "match": number, "seat": seat})))
                .collect();
            let cards = ["cards", "objects"]
                .into_iter()
                .find(|name| views[0].get(name).is_some());
            if let Some(cards) = cards {
                hidden += check_hidden(&views, cards);
                let spectator = server.ok(json!({"do": "view", "match": number}));
                check_hidden(&[spectator, views[0].clone()], cards);
            }
        }
        let choose = json!({"do": "choose", "match": number, "seat": seat, "choice": choice});
        let next = server.ok(choose.clone());
        if often && next["undoable"].as_u64() > Some(0) {
            undone += 1;
            assert_eq!(server.ok(json!({"do": "undo", "match": number})), state);
            assert_eq!(server.ok(choose), next);
        }
        state = next;
        picks += 1;
    }
    assert!(undone > 0, "{game}: something could be undone");
    // In one of the games everything is public.
    assert!(
        hidden > 0 || game == "frames",
        "{game}: something was hidden"
    );
    let replay = server.ok(json!({"do": "replay", "match": number}))["replay"].clone();
    let again = server.ok(json!({"do": "load", "replay": replay}));
    assert_eq!(again["digest"], state["digest"]);
    assert_eq!(
        server.code(json!({"do": "options", "match": number})),
        "over"
    );
    server.ok(json!({"do": "end", "match": number}));
    assert_eq!(
        server.code(json!({"do": "state", "match": number})),
        "match"
    );
}

#[test]
fn whole_matches_of_every_game() {
    let mut server = Server::start();
    for game in games(&mut server) {
        whole_match(&mut server, &game, 2);
    }
    whole_match(&mut server, "souls", 3);
    assert_eq!(server.end(), Some(0));
}

#[test]
fn what_follows_a_restored_point_is_always_the_same() {
    let mut server = Server::start();
    for game in games(&mut server) {
        let begin = json!({"do": "begin", "game": game, "seed": 5, "bots": [null, "random"]});
        let begun = server.ok(begin);
        let number = begun["match"].clone();
        let play = |server: &mut Server, choices: u32| {
            let mut state = server.ok(json!({"do": "state", "match": number}));
            for _ in 0..choices {
                if state["over"] == true {
                    break;
                }
                let last = state["options"].as_u64().expect("a number") - 1;
                let seat = state["asked"].clone();
                state = server
                    .ok(json!({"do": "choose", "match": number, "seat": seat, "choice": last}));
            }
            state
        };
        play(&mut server, 12);
        let kept = server.ok(json!({"do": "snapshot", "match": number}))["snapshot"].clone();
        let first = play(&mut server, 25);
        // Another way in between, shorter than the one that was kept.
        let begun_again = server.ok(json!({"do": "replay", "match": number}))["replay"].clone();
        let short = server
            .ok(json!({"do": "load", "replay": begun_again, "to": 3, "bots": [null, "random"]}));
        assert!(short["picks"].as_u64() >= Some(3));
        server.ok(json!({"do": "restore", "match": number, "snapshot": kept}));
        assert_eq!(play(&mut server, 25), first, "{game}");
        server.ok(json!({"do": "forget", "match": number, "snapshot": kept}));
        let restore = json!({"do": "restore", "match": number, "snapshot": kept});
        assert_eq!(server.code(restore), "snapshot");
        let bot = json!({"do": "view", "match": number, "seat": 1});
        assert_eq!(server.code(bot), "bot", "{game}");
    }
    assert_eq!(server.end(), Some(0));
}

#[test]
fn bad_requests_have_an_error_and_end_nothing() {
    let mut server = Server::start();
    let begin = json!({"do": "begin", "game": "biomes", "seed": 1});
    let state = server.ok(begin);
    let long = vec![b'x'; (8 << 20) + 1];
    let broken: &[&[u8]] = &[
        b"{",
        b"[]",
        b"7",
        b"null",
        b"\"games\"",
        b"{\"id\":1,\"do\":\"games\"",
        b"\xff\xfe{}",
        b"{\"id\":1}{}",
        b"{\"id\":1,}",
        &long,
    ];
    for line in broken {
        let answer = server.line(line);
        assert_eq!(error_code(&answer), "json");
        assert_eq!(answer["id"], Value::Null);
    }
    let deep = [b"[".repeat(100_000), b"]".repeat(100_000)].concat();
    assert_eq!(error_code(&server.line(&deep)), "json");
    for id in [
        json!(null),
        json!(1.5),
        json!(1e40),
        json!([1]),
        json!("x".repeat(101)),
    ] {
        let answer = server.line(json!({"id": id, "do": "games"}).to_string().as_bytes());
        assert_eq!(error_code(&answer), "id");
    }
    let named = server.line(b"{\"id\":\"mine\",\"do\":\"state\",\"match\":1}");
    assert_eq!((&named["id"], &named["ok"]), (&json!("mine"), &state));
    let cases = [
        ("schema", json!({"schema": 2, "do": "games"})),
        ("schema", json!({"schema": "1", "do": "games"})),
        ("message", json!({})),
        ("message", json!({"do": "gmes"})),
        ("message", json!({"do": ["games"]})),
        ("fields", json!({"do": "games", "extra": 1})),
        ("fields", json!({"do": "state"})),
        ("fields", json!({"do": "state", "match": "1"})),
        ("fields", json!({"do": "state", "match": -1})),
        ("fields", json!({"do": "view", "match": 1, "seat": 256})),
        (
            "fields",
            json!({"do": "begin", "game": "biomes", "seed": 1e30}),
        ),
        (
            "fields",
            json!({"do": "begin", "game": "biomes", "seed": -1}),
        ),
        (
            "fields",
            json!({"do": "begin", "game": "biomes", "seats": 1000}),
        ),
        (
            "fields",
            json!({"do": "choose", "match": 1, "seat": 0, "choice": [0]}),
        ),
        (
            "fields",
            json!({"do": "choose", "match": 1, "seat": 0, "choice": -1}),
        ),
        ("match", json!({"do": "state", "match": u64::MAX})),
        ("game", json!({"do": "catalogue", "game": "chess"})),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "seats": 3}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "bots": [null, null, "random"]}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "bots": ["rndom"]}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "bots": ["--help"]}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "decks": ["no_deck"]}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "options": {"battle": true}}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "options": {"best_of": {"of": 3}}}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "biomes", "options": {"packs": "/"}}),
        ),
        (
            "setup",
            json!({"do": "begin", "game": "souls", "options": {"together": 5}}),
        ),
        ("seat", json!({"do": "view", "match": 1, "seat": 2})),
        ("seat", json!({"do": "observe", "match": 1})),
        (
            "option",
            json!({"do": "choose", "match": 1, "seat": state["asked"], "choice": u64::MAX}),
        ),
        (
            "option",
            json!({"do": "choose", "match": 1, "seat": state["asked"], "choice": "pass o1 o2"}),
        ),
        (
            "refused",
            json!({"do": "choose", "match": 1, "seat": state["asked"], "choice": "attack o30"}),
        ),
        (
            "turn",
            json!({"do": "choose", "match": 1, "seat": 1 - state["asked"].as_u64().expect("a seat"), "choice": 0}),
        ),
        ("undo", json!({"do": "undo", "match": 1, "count": 0})),
        ("undo", json!({"do": "undo", "match": 1, "count": u64::MAX})),
        (
            "snapshot",
            json!({"do": "restore", "match": 1, "snapshot": 1}),
        ),
        ("replay", json!({"do": "load", "replay": ""})),
        (
            "replay",
            json!({"do": "load", "replay": "(header: (format: 9, game: \"biomes\", program: \"x\"))"}),
        ),
    ];
    for (code, request) in cases {
        assert_eq!(server.code(request.clone()), code, "{request}");
    }
    assert_eq!(server.ok(json!({"do": "state", "match": 1})), state);
    for _ in 1..256 {
        server.ok(json!({"do": "begin", "game": "biomes"}));
    }
    assert_eq!(
        server.code(json!({"do": "begin", "game": "biomes"})),
        "limit"
    );
    assert_eq!(server.end(), Some(0));
}

#[test]
fn anybody_may_give_up_and_refusals_name_rules() {
    let mut server = Server::start();
    let state = server.ok(json!({"do": "begin", "game": "sanctuary"}));
    let seat = state["asked"].as_u64().expect("a seat");
    let refused =
        server.request(json!({"do": "choose", "match": 1, "seat": seat, "choice": "attack o20"}));
    let rules = refused["error"]["rules"].as_array().expect("rules");
    assert!(!rules.is_empty(), "{refused}");
    let over =
        server.ok(json!({"do": "choose", "match": 1, "seat": 1 - seat, "choice": "concede"}));
    assert_eq!(
        (&over["over"], &over["winners"]),
        (&json!(true), &json!([seat]))
    );
    assert_eq!(server.end(), Some(0));
}

#[test]
fn two_ranges_of_games_add_up_to_one_run() {
    let sum = |first: u32, games: u32| {
        let (first, games) = (first.to_string(), games.to_string());
        let run = super::json(&[
            "sim", "--first", &first, "--games", &games, "--seed", "3", "--json",
        ]);
        let wins = run["wins"]
            .as_array()
            .expect("wins")
            .iter()
            .map(Value::as_u64);
        let wins: u64 = wins.map(|wins| wins.expect("a number")).sum();
        let sum = run["sum_digest"].as_str().expect("a digest");
        (u64::from_str_radix(sum, 16).expect("a number"), wins)
    };
    let (whole, parts) = (sum(0, 9), [sum(0, 4), sum(4, 5)]);
    let added = (parts[0].0.wrapping_add(parts[1].0), parts[0].1 + parts[1].1);
    assert_eq!(added, whole);
    assert_ne!(sum(5, 4).0, parts[0].0);
}

#[test]
#[should_panic(expected = "card 7 is hidden and known")]
fn a_view_that_knows_too_much_is_noticed() {
    let own = json!({"zones": [[null, 5]], "cards": [{"id": 5}, {"id": 7}]});
    let other = json!({"zones": [[7, 5]], "cards": [{"id": 5}, {"id": 7}]});
    check_hidden(&[own, other], "cards");
}
