//! Every sentence with which the rules say no, in both languages, with the ids of the rules behind it.

use crate::table::refusals;

refusals! {
    /// Another seat is asked.
    NOT_ASKED: [], "Somebody else has to decide first.",
        "Primero tiene que decidir otro.";
    /// A frame of somebody else.
    NOT_YOURS: ["M-10"], "You activate only your own frames.",
        "Solo activas tus propios armazones.";
    /// It has had its turn.
    HAD_ITS_TURN: ["M-11"], "A frame has one turn a round.",
        "Un armazón tiene un turno por ronda.";
    /// Destroyed.
    DESTROYED: ["M-123"], "The frame is destroyed.",
        "El armazón está destruido.";
    /// Another score is higher, or the others come first after a pass.
    OUT_OF_ORDER: ["M-09", "M-12"], "Players are asked in the order of their scores, the highest first.",
        "Se pregunta por orden de puntuación, primero la más alta.";
    /// All own frames have acted or are destroyed.
    NO_FRESH_FRAME: ["M-14", "M-19"], "You have no fresh frame: you pass by yourself.",
        "No te quedan armazones por actuar: pasas sin más.";
    /// The last who can must act.
    MUST_ACT: ["M-13", "M-22"], "Nobody after you in the order has a fresh frame: you must take a turn.",
        "A nadie después de ti le quedan armazones por actuar: tienes que jugar un turno.";
    /// Optional rule.
    INITIATIVE: ["M-10"], "Under the rule of initiative the frame with the lowest roll goes next.",
        "Con la regla de iniciativa va ahora el armazón de la tirada más baja.";
    /// Not the time to activate.
    NOT_TACTICAL: ["M-18"], "Frames are activated in tactical order, when no turn is open.",
        "Los armazones se activan en orden táctico, cuando no hay ningún turno abierto.";
    /// Own frames and stations.
    NO_SUCH_TARGET: ["M-88"], "Only hostile frames and cover can be designated.",
        "Solo se designan armazones enemigos y coberturas.";
    /// No weapon of that range.
    NO_WEAPON: ["M-95"], "It has no weapon of that range.",
        "No tiene arma para esa distancia.";
    /// No target designated.
    NOTHING_DESIGNATED: ["M-87"], "Without a designated target there is no attack this turn.",
        "Sin objetivo designado no hay ataque este turno.";
    /// Target out of the designated range.
    OUT_OF_RANGE: ["M-89", "M-101"], "The target is not at the designated range now.",
        "El objetivo ya no está a la distancia designada.";
    /// The target is gone.
    TARGET_GONE: ["M-89"], "The designated target is gone.",
        "El objetivo designado ya no está.";
    /// One attack a turn.
    ATTACKED: ["M-90", "M-40"], "The attack of this turn is made.",
        "El ataque de este turno ya está hecho.";
    /// One movement a turn.
    MOVED: ["M-90"], "The frame has moved this turn.",
        "El armazón ya se ha movido este turno.";
    /// A die of the wrong colour.
    WRONG_COLOUR: ["M-91", "M-90"], "A die of that colour is for another action.",
        "Un dado de ese color es para otra acción.";
    /// A die already assigned.
    DIE_USED: ["M-90"], "That die is assigned already.",
        "Ese dado ya está asignado.";
    /// White dice need a weapon.
    WHITE_NEEDS_WEAPON: ["M-95"], "A white die attacks at that range only with a weapon of that range.",
        "Un dado blanco solo ataca a esa distancia con un arma de esa distancia.";
    /// Defense first.
    ORDER_OF_TURN: ["M-86", "M-107"], "A turn goes: designate, roll, defense, move and attack, spot.",
        "Un turno va así: designar, tirar, defensa, mover y atacar, señalar.";
    /// Spotting of own frames, cover, stations.
    CANNOT_SPOT: ["M-108"], "Only hostile frames can be spotted.",
        "Solo se señalan armazones enemigos.";
    /// Spotting too far.
    SPOT_TOO_FAR: ["M-104", "M-103"], "Without two spotting systems the target must be within reach of the ruler.",
        "Sin dos sistemas de señalización el objetivo debe estar al alcance de la regla.";
    /// Spotting into cover.
    SPOT_IN_COVER: ["M-103"], "Without a spotting system the target must be out of cover.",
        "Sin un sistema de señalización el objetivo debe estar sin cobertura.";
    /// A path too long.
    TOO_FAR: ["M-97"], "That is farther than the die allows.",
        "Está más lejos de lo que permite el dado.";
    /// A path blocked.
    BLOCKED: ["M-98"], "Without green dice the frame has to go round cover and frames, and that is too far.",
        "Sin dados verdes el armazón tiene que rodear coberturas y armazones, y eso es demasiado lejos.";
    /// End on something.
    OCCUPIED: ["M-97"], "Frames and stations may not overlap there.",
        "Ahí se solaparían armazones o estaciones.";
    /// End on cover.
    ON_COVER: ["M-98", "M-99"], "Only a frame with green dice stands on cover.",
        "Solo un armazón con dados verdes se pone sobre la cobertura.";
    /// Optional rule: a climb without a movement system.
    CANNOT_CLIMB: ["M-99"], "Only a frame with a movement system climbs higher.",
        "Solo un armazón con sistema de movimiento sube más alto.";
    /// Optional rule: a climb too high.
    CLIMB_TOO_FAR: ["M-97"], "The way and the climb together are farther than the die allows.",
        "El camino y la subida juntos superan lo que permite el dado.";
    /// Off the board.
    OFF_FIELD: ["M-97"], "That is not on the field.",
        "Eso queda fuera del campo.";
    /// Station too far from the others.
    STATION_FAR: ["M-78"], "Each station must be within 8 units of another of yours.",
        "Cada estación debe estar a 8 unidades o menos de otra tuya.";
    /// The perimeter grows too large.
    PERIMETER_LARGE: ["M-79"], "A third of the field must stay outside the perimeter.",
        "Un tercio del campo debe quedar fuera del perímetro.";
    /// No room for the point frame.
    NO_POINT_SPOT: ["M-79", "M-81"], "A legal spot for the point frame must remain.",
        "Debe quedar un sitio legal para el armazón de vanguardia.";
    /// First frames inside.
    NOT_IN_PERIMETER: ["M-80"], "The first two frames stand within 8 units of an own station.",
        "Los dos primeros armazones van a 8 unidades o menos de una estación propia.";
    /// Attackers outside.
    IN_PERIMETER: ["M-81", "M-82"], "Attackers start outside the perimeter.",
        "Los atacantes empiezan fuera del perímetro.";
    /// The point frame's distance.
    NOT_AT_EIGHT: ["M-81"], "The point frame stands exactly 8 units from a frame of the defender.",
        "El armazón de vanguardia va justo a 8 unidades de un armazón del defensor.";
    /// The point frame in cover.
    POINT_IN_COVER: ["M-81"], "The point frame may not be in cover.",
        "El armazón de vanguardia no puede estar en cobertura.";
    /// Too near the defender.
    TOO_NEAR: ["M-82"], "It must be more than 8 units from every frame of the defender.",
        "Debe estar a más de 8 unidades de todo armazón del defensor.";
    /// Outside without cover.
    NEEDS_COVER: ["M-85"], "Outside the perimeter the defender's frames must be in cover.",
        "Fuera del perímetro los armazones del defensor deben estar en cobertura.";
    /// Too near in the demo.
    DEMO_NEAR: ["M-82"], "Frames of the demo start more than 8 units from hostile frames.",
        "En la demostración los armazones empiezan a más de 8 unidades de los enemigos.";
    /// Vetoed once.
    VETOED: ["M-66"], "You have refused a terrain once.",
        "Ya has rechazado un terreno una vez.";
    /// Passed the choice on once.
    DEFERRED: ["M-67"], "You have passed this choice on once.",
        "Ya has dejado esta elección a otros una vez.";
    /// The size of the company forbids it.
    COMPANY_SIZE: ["M-67", "M-73"], "The company would be too large or too small for this table.",
        "La compañía quedaría demasiado grande o demasiado pequeña para esta mesa.";
    /// The clock is not counted now.
    NOT_COUNTING: ["M-130"], "The clock is counted down after a round, highest score first.",
        "El reloj se adelanta después de una ronda, primero quien tiene más puntos.";
    /// The clock is asked about, nothing on the board.
    CLOCK_NOW: ["M-130"], "Now each player in turn counts the clock down or does not.",
        "Ahora cada jugador, por turno, adelanta el reloj o no.";
    /// A spot or damage choice that is not open.
    NOT_NOW: ["M-86"], "That is not to be decided now.",
        "Eso no se decide ahora.";
}
