//! Machines, programs and everything built, in a box of 100 by 100.

use super::Shape;

/// What is built.
pub const MACHINES: &[Shape] = &[
    Shape {
        words: &["walker", "tripod", "strider", "stilt", "crane"],
        tags: &["machine"],
        body: "M26,22 C26,8 74,8 74,22 L82,34 L76,46 L24,46 L18,34Z|M28,44 L8,74 L0,100 L8,100 L15,76 L38,46Z|M72,44 L92,74 L100,100 L92,100 L85,76 L62,46Z|M46,44 L54,44 L56,76 L52,100 L46,100 L48,76Z|M48,8 L52,8 L52,-8 L48,-8Z",
        light: "M40,28 m-6,0 a6,6 0 1 0 12,0 a6,6 0 1 0 -12,0Z|M58,24 L70,24 L70,28 L58,28Z|M50,-9 m-3,0 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0Z",
        floats: false,
    },
    Shape {
        words: &["drone", "probe", "sensor", "barometer", "watch", "camera", "scanner", "orb", "monitor"],
        tags: &["machine", "program"],
        body: "M50,24 C68,24 80,36 80,52 C80,68 68,80 50,80 C32,80 20,68 20,52 C20,36 32,24 50,24Z|M-6,34 L26,42 L26,48 L-6,42Z|M106,34 L74,42 L74,48 L106,42Z|M-14,30 L10,30 L10,34 L-14,34Z|M90,30 L114,30 L114,34 L90,34Z|M42,78 L36,96 L41,96 L50,82 L59,96 L64,96 L58,78Z|M48,26 L52,26 L52,8 L48,8Z",
        light: "M50,40 C58,40 63,45 63,52 C63,59 58,64 50,64 C42,64 37,59 37,52 C37,45 42,40 50,40Z M50,46 C46,46 44,49 44,52 C44,55 46,58 50,58 C54,58 56,55 56,52 C56,49 54,46 50,46Z|M50,8 m-3,0 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0Z",
        floats: true,
    },
    Shape {
        words: &["robot", "automaton", "android", "construct", "unit", "servitor", "mech"],
        tags: &["machine"],
        body: "M38,8 L62,8 L66,28 L34,28Z|M48,8 L48,-4 L52,-4 L52,8Z|M24,32 L76,32 L72,66 L28,66Z|M20,34 L8,40 L2,66 L12,70 L18,48 L24,46Z|M80,34 L92,40 L98,66 L88,70 L82,48 L76,46Z|M30,68 L46,68 L44,100 L24,100Z|M54,68 L70,68 L76,100 L56,100Z|M-2,66 L14,70 L10,80 L-4,76Z|M102,66 L86,70 L90,80 L104,76Z",
        light: "M41,15 L59,15 L60,20 L40,20Z|M50,40 L60,48 L50,58 L40,48Z|M50,-5 m-3,0 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0Z",
        floats: false,
    },
    Shape {
        words: &["tank", "crawler", "harvester", "hauler", "engine", "truck", "train", "ram", "dozer", "plough"],
        tags: &["machine"],
        body: "M10,76 L24,62 L90,62 L100,76 L92,100 L18,100Z|M30,40 L66,36 L76,62 L24,62Z|M62,42 L112,30 L113,37 L66,50Z|M40,40 L42,26 L58,24 L60,38Z",
        light: "M30,84 m-7,0 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0Z|M55,84 m-7,0 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0Z|M80,84 m-7,0 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0Z|M36,46 L46,45 L46,50 L36,51Z",
        floats: false,
    },
    Shape {
        words: &["ballista", "catapult", "siege", "onager", "trebuchet"],
        tags: &["machine", "hardware"],
        body: "M18,100 L50,54 L82,100 L72,100 L50,68 L28,100Z|M24,84 L76,84 L76,90 L24,90Z|M-4,70 L92,30 L95,37 L-1,78Z|M56,14 C76,18 92,36 98,62 L92,62 C86,42 74,28 56,22Z|M90,34 L108,18 L112,30 L94,38Z",
        light: "M57,18 L58.6,18 L20,64 L18.6,63Z|M95,60 L96.4,61.4 L20,65 L19,63.6Z|M100,26 L116,17 L106,32Z",
        floats: false,
    },
    Shape {
        words: &["cannon", "howitzer", "mortar", "turret", "battery", "gun", "barrage", "salvo"],
        tags: &["hardware", "gear", "damage"],
        body: "M14,100 C14,80 24,68 42,66 C60,66 70,80 70,100Z|M18,64 L86,20 L98,38 L34,82Z|M82,14 L104,46 L110,42 L88,10Z|M4,92 L84,92 L90,102 L-2,102Z",
        light: "M42,84 m-9,0 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z M42,84 m-4,0 a4,4 0 1 1 8,0 a4,4 0 1 1 -8,0Z|M100,14 L118,-2 L112,16 L126,18 L110,26Z",
        floats: false,
    },
    Shape {
        words: &["tower", "spire", "pylon", "antenna", "mast", "transmitter", "relay", "uplink", "signal", "mill", "dish"],
        tags: &["hardware", "software"],
        body: "M46,24 L54,24 L70,100 L60,100 L50,48 L40,100 L30,100Z|M34,62 L66,62 L67,66 L33,66Z|M38,44 L62,44 L63,48 L37,48Z|M32,82 L68,82 L69,86 L31,86Z|M42,12 L58,12 L56,26 L44,26Z|M48,-8 L52,-8 L52,14 L48,14Z",
        light: "M50,-8 m-4,0 a4,4 0 1 0 8,0 a4,4 0 1 0 -8,0Z|M66,-22 C76,-14 76,-2 66,6 L64,3 C71,-3 71,-13 64,-19Z|M78,-30 C94,-16 94,2 78,14 L76,11 C89,1 89,-15 76,-27Z|M34,-22 C24,-14 24,-2 34,6 L36,3 C29,-3 29,-13 36,-19Z|M22,-30 C6,-16 6,2 22,14 L24,11 C11,1 11,-15 24,-27Z",
        floats: false,
    },
    Shape {
        words: &["fort", "wall", "bastion", "rampart", "keep", "citadel", "gate", "palisade", "breakwater", "bunker", "dam"],
        tags: &["hardware", "durability"],
        body: "M4,100 L4,40 L0,40 L0,24 L10,24 L10,30 L16,30 L16,24 L26,24 L26,40 L24,48 L36,48 L36,20 L32,20 L32,2 L42,2 L42,10 L47,10 L47,2 L54,2 L54,10 L59,10 L59,2 L68,2 L68,20 L64,20 L64,48 L76,48 L74,40 L74,24 L84,24 L84,30 L90,30 L90,24 L100,24 L100,40 L96,40 L96,100Z",
        light: "M40,100 L40,76 C40,64 60,64 60,76 L60,100Z|M47,28 L53,28 L53,40 L47,40Z|M11,50 L17,50 L17,62 L11,62Z|M83,50 L89,50 L89,62 L83,62Z",
        floats: false,
    },
    Shape {
        words: &["gear", "cog", "clock", "works", "mechan", "press", "factory", "foundry", "plant", "loom", "turbine"],
        tags: &["hardware", "machine"],
        body: "M44,4 L56,4 L58,16 L68,20 L78,13 L87,22 L80,32 L84,42 L96,44 L96,56 L84,58 L80,68 L87,78 L78,87 L68,80 L58,84 L56,96 L44,96 L42,84 L32,80 L22,87 L13,78 L20,68 L16,58 L4,56 L4,44 L16,42 L20,32 L13,22 L22,13 L32,20 L42,16Z",
        light: "M50,30 C61,30 70,39 70,50 C70,61 61,70 50,70 C39,70 30,61 30,50 C30,39 39,30 50,30Z M50,40 C44,40 40,44 40,50 C40,56 44,60 50,60 C56,60 60,56 60,50 C60,44 56,40 50,40Z",
        floats: true,
    },
    Shape {
        words: &["daemon", "program", "script", "kernel", "process", "routine", "packet", "wisp", "patch", "thread", "code", "loop"],
        tags: &["program", "software"],
        body: "M50,4 L92,28 L92,74 L50,98 L8,74 L8,28Z",
        light: "M50,12 L84,32 L50,51 L16,32Z M50,19 L29,31.6 L50,43 L71,31.6Z|M14,37 L47,56 L47,91 L14,72Z M20,47 L20,69 L41,81 L41,59Z|M86,37 L53,56 L53,91 L86,72Z M80,47 L59,59 L59,81 L80,69Z",
        floats: true,
    },
    Shape {
        words: &["virus", "worm", "hack", "crash", "exploit", "leak", "malware", "intrusion", "breach"],
        tags: &["program", "software", "hack"],
        body: "M50,22 C66,22 78,34 78,50 C78,66 66,78 50,78 C34,78 22,66 22,50 C22,34 34,22 50,22Z|M47,26 L47,4 L41,4 L41,-2 L59,-2 L59,4 L53,4 L53,26Z|M47,74 L47,96 L41,96 L41,102 L59,102 L59,96 L53,96 L53,74Z|M26,47 L4,47 L4,41 L-2,41 L-2,59 L4,59 L4,53 L26,53Z|M74,47 L96,47 L96,41 L102,41 L102,59 L96,59 L96,53 L74,53Z|M30,34 L15,19 L19,15 L34,30Z|M70,34 L85,19 L81,15 L66,30Z|M30,66 L15,81 L19,85 L34,70Z|M70,66 L85,81 L81,85 L66,70Z",
        light: "M40,44 m-5,0 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0Z|M60,44 m-5,0 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0Z|M36,58 L64,58 L58,64 L54,60 L50,65 L46,60 L42,64Z",
        floats: true,
    },
    Shape {
        words: &["lens", "prism", "mirror", "optic", "telescope", "glass"],
        tags: &["hardware", "software"],
        body: "M50,2 L88,76 L12,76Z|M20,80 L80,80 L86,100 L14,100Z",
        light: "M50,20 L74,68 L26,68Z M50,32 L36,61 L64,61Z|M-16,40 L36,50 L35,54 L-17,46Z|M64,46 L116,20 L118,26 L66,52Z|M66,54 L118,44 L119,50 L67,59Z",
        floats: false,
    },
    Shape {
        words: &["ship", "boat", "skiff", "raft", "fleet", "sail", "ark", "barge", "hull"],
        tags: &["hardware"],
        body: "M-2,70 L102,70 C98,88 90,100 82,100 L22,100 C10,98 2,86 -2,70Z|M48,70 L48,-4 L52,-4 L52,70Z|M54,4 C82,16 92,40 90,62 L54,62Z|M46,14 C30,24 20,44 20,62 L46,62Z",
        light: "M58,14 C76,24 84,42 84,56 L58,56Z|M8,78 L92,78 L91,81 L9,81Z",
        floats: false,
    },
];
