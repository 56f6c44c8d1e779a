//! Every sentence with which the rules say no, in both languages, with the ids of the rules behind it.

use crate::table::refusals;

refusals! {
    NOT_YOURS: ["M-10"], "You can activate only your own frames.", "Solo puedes activar tus propios armazones.";
    STATION_AREA: ["M-150"], "On this field stations stand only in the marked areas.",
        "En este campo las estaciones solo van en las zonas marcadas.";
    STATIONS_APART: ["M-151"], "On this field stations stand farther from each other.",
        "En este campo las estaciones van más separadas entre sí.";
    STATION_EDGE: ["M-151"], "On this field stations stand farther from the edge.",
        "En este campo las estaciones van más lejos del borde.";
    ARMOUR_FIRST: ["M-135"], "Armour goes before systems and white dice.",
        "El blindaje se pierde antes que los sistemas y los dados blancos.";
    NO_ARMOUR: ["M-135"], "It has no armour left.", "No le queda blindaje.";
    ROCKETS_FULL: ["M-139"], "That frame carries as many rockets as it may.",
        "Ese armazón ya lleva todos los cohetes que puede.";
    ABILITY_TRIGGERS: ["M-143"], "That ability happens by itself.", "Esa capacidad ocurre por sí sola.";
    ABILITY_TIME: ["M-143"], "An ability of a frame is used in its own turn once its defense is set, one of a company when its player is asked in tactical order.",
        "Una capacidad de un armazón se usa en su propio turno tras fijar la defensa; una de una compañía, cuando se pregunta a su jugador en el orden táctico.";
    ABILITY_USED: ["M-143"], "That ability was used as often as it may be.",
        "Esa capacidad ya se ha usado todas las veces que puede.";
    ABILITY_CONDITION: ["M-143"], "What the ability asks for does not hold.", "No se cumple lo que pide la capacidad.";
    ABILITY_COST: ["M-143"], "The cost of the ability cannot be paid.", "No se puede pagar el coste de la capacidad.";
    NO_SUCH_ABILITY: ["M-140"], "There is no such ability.", "No existe esa capacidad.";
    ABILITY_ASKS: ["M-142"], "No ability asks that now.", "Ninguna capacidad pregunta eso ahora.";
    NOT_MEANT: ["M-142"], "The ability does not mean that frame.", "La capacidad no se refiere a ese armazón.";
    REPAIR_TIME: ["M-145"], "Nothing is repaired now.", "Ahora no se repara nada.";
    NOTHING_LOST: ["M-145"], "That is not what it gets back: white dice first, then lost systems, then armour.",
        "No es eso lo que recupera: primero dados blancos, luego sistemas perdidos, luego blindaje.";
    NOT_REROLLED: ["M-191", "M-192"], "The ability does not mean that die, or it was rolled again already.",
        "La capacidad no se refiere a ese dado, o ya se ha vuelto a tirar.";
    NOT_SALVAGED: ["M-194"], "The other frame never had that system, or this one cannot carry it.",
        "El otro armazón nunca tuvo ese sistema, o este no puede llevarlo.";
    NOT_AT_EDGE: ["M-193"], "A frame comes back at most a unit from the edge of the field.",
        "Un armazón vuelve a una unidad del borde del campo como mucho.";
    HAD_ITS_TURN: ["M-11"], "A frame has one turn a round.", "Un armazón tiene un turno por ronda.";
    DESTROYED: ["M-123"], "The frame is destroyed.", "El armazón está destruido.";
    OUT_OF_ORDER: ["M-09", "M-12"], "Players are asked in the order of their scores, the highest first.",
        "Se pregunta por orden de puntuación, primero la más alta.";
    NO_FRESH_FRAME: ["M-14", "M-19"], "You have no fresh frame: you pass by yourself.",
        "No te quedan armazones por actuar: pasas sin más.";
    MUST_ACT: ["M-13", "M-22"], "Nobody after you in the order has a fresh frame: you must take a turn.",
        "A nadie después de ti le quedan armazones por actuar: tienes que jugar un turno.";
    INITIATIVE: ["M-10"], "Under the rule of initiative the frame with the lowest roll goes next.",
        "Con la regla de iniciativa va ahora el armazón de la tirada más baja.";
    NOT_TACTICAL: ["M-18"], "Frames are activated in tactical order, when no turn is open.",
        "Los armazones se activan en orden táctico, cuando no hay ningún turno abierto.";
    NO_SUCH_TARGET: ["M-88"], "Only enemy frames and cover can be designated.",
        "Solo se designan armazones enemigos y coberturas.";
    AIMED_WITHIN: ["M-185"], "From so far away it cannot be designated: an ability hides it.",
        "Desde tan lejos no se puede designar: una habilidad lo oculta.";
    NO_WEAPON: ["M-95"], "It has no weapon for that range.", "No tiene arma para esa distancia.";
    NOTHING_DESIGNATED: ["M-87"], "Without a designated target there is no attack this turn.",
        "Sin objetivo designado no hay ataque este turno.";
    OUT_OF_RANGE: ["M-89", "M-101"], "The target is not at the designated range now.",
        "El objetivo ya no está a la distancia designada.";
    TARGET_GONE: ["M-89"], "The designated target is gone.", "El objetivo designado ya no está.";
    ATTACKED: ["M-90", "M-40"], "This turn's attack is already made.", "El ataque de este turno ya está hecho.";
    MOVED: ["M-90"], "The frame has already moved this turn.", "El armazón ya se ha movido este turno.";
    WRONG_COLOUR: ["M-91", "M-90"], "A die of that colour is for another action.",
        "Un dado de ese color es para otra acción.";
    DIE_USED: ["M-90"], "That die is already assigned.", "Ese dado ya está asignado.";
    ORDER_OF_TURN: ["M-86", "M-107"], "A turn goes: designate, roll, defense, move and attack, spot.",
        "Un turno va así: designar, tirar, defensa, mover y atacar, señalar.";
    CANNOT_SPOT: ["M-108"], "Only enemy frames can be spotted.", "Solo se señalan armazones enemigos.";
    SPOT_TOO_FAR: ["M-104", "M-103"], "Without two spotting systems the target must be within reach of the ruler.",
        "Sin dos sistemas de señalización el objetivo debe estar al alcance de la regla.";
    SPOT_IN_COVER: ["M-103"], "Without a spotting system the target must be out of cover.",
        "Sin un sistema de señalización el objetivo debe estar sin cobertura.";
    TOO_FAR: ["M-97"], "That is farther than the die allows.", "Está más lejos de lo que permite el dado.";
    LEAP_TOO_FAR: ["M-168"], "That is farther than the ability allows.",
        "Está más lejos de lo que permite la habilidad.";
    LEAP_ON_COVER: ["M-168"], "An ability moves a frame to free ground, not onto cover.",
        "Una habilidad mueve un armazón a terreno libre, no sobre la cobertura.";
    COVER_TAKEN: ["M-171"], "Cover stands on free ground, clear of frames, stations and other cover.",
        "La cobertura se levanta en terreno libre, sin armazones, estaciones ni otra cobertura.";
    BLOCKED: ["M-98"], "Without green dice the frame has to go round cover and frames, and that is too far.",
        "Sin dados verdes el armazón tiene que rodear coberturas y armazones, y eso es demasiado lejos.";
    OCCUPIED: ["M-97"], "Frames and stations may not overlap there.", "Ahí se solaparían armazones o estaciones.";
    ON_COVER: ["M-98", "M-99"], "Only a frame with green dice stands on cover.",
        "Solo un armazón con dados verdes se pone sobre la cobertura.";
    CANNOT_CLIMB: ["M-99"], "Only a frame with a movement system climbs higher.",
        "Solo un armazón con sistema de movimiento sube más alto.";
    CLIMB_TOO_FAR: ["M-97"], "The way and the climb together are farther than the die allows.",
        "El camino y la subida juntos superan lo que permite el dado.";
    OFF_FIELD: ["M-97"], "That is not on the field.", "Eso queda fuera del campo.";
    STATION_FAR: ["M-78"], "Each station must be within 8 units of another of yours.",
        "Cada estación debe estar a 8 unidades o menos de otra tuya.";
    PERIMETER_LARGE: ["M-79"], "A third of the field must stay outside the perimeter.",
        "Un tercio del campo debe quedar fuera del perímetro.";
    NO_POINT_SPOT: ["M-79", "M-81"], "A legal spot for the point frame must remain.",
        "Debe quedar un sitio legal para el armazón de vanguardia.";
    NOT_IN_PERIMETER: ["M-80"], "The first two frames stand within 8 units of an own station.",
        "Los dos primeros armazones van a 8 unidades o menos de una estación propia.";
    IN_PERIMETER: ["M-81", "M-82"], "Attackers start outside the perimeter.",
        "Los atacantes empiezan fuera del perímetro.";
    NOT_AT_EIGHT: ["M-81", "Q26"], "The point frame stands exactly 8 units from a frame of the defender.",
        "El armazón de vanguardia va justo a 8 unidades de un armazón del defensor.";
    POINT_IN_COVER: ["M-81", "Q25"], "The point frame may not be in cover.",
        "El armazón de vanguardia no puede estar en cobertura.";
    TOO_NEAR: ["M-82"], "It must be more than 8 units from every frame of the defender.",
        "Debe estar a más de 8 unidades de todo armazón del defensor.";
    NEEDS_COVER: ["M-85"], "Outside the perimeter the defender's frames must be in cover.",
        "Fuera del perímetro los armazones del defensor deben estar en cobertura.";
    DEMO_NEAR: ["M-82"], "Frames of the demo start more than 8 units from enemy frames.",
        "En la demostración los armazones empiezan a más de 8 unidades de los enemigos.";
    VETOED: ["M-66"], "You have already vetoed a field.", "Ya has rechazado un campo.";
    DEFERRED: ["M-67"], "You have already left this choice to the others.", "Ya has dejado esta elección a los demás.";
    COMPANY_SIZE: ["M-67", "M-73"], "The company would be too large or too small for this table.",
        "La compañía quedaría demasiado grande o demasiado pequeña para esta mesa.";
    NOT_COUNTING: ["M-130"], "The clock is hurried after a round, highest score first.",
        "El reloj se adelanta después de una ronda, primero quien tiene más puntos.";
    CLOCK_NOW: ["M-130"], "Now each player in turn may hurry the clock.",
        "Ahora cada jugador, por turno, puede adelantar el reloj.";
    NOT_NOW: ["M-86"], "That is not decided now.", "Eso no se decide ahora.";
    TERRAIN_TIME: ["T-07"], "The field is chosen before the companies bid, and only once.",
        "El campo se elige antes de la puja, y solo una vez.";
    TIE_TIME: ["M-67"], "A company changes only to break a tie for the highest score, before the roles are given.",
        "Una compañía solo cambia para deshacer un empate en cabeza, antes de repartir los papeles.";
    NOT_THE_CHOOSER: ["M-67"], "The tie is broken by the player who was drawn, or was left the choice.",
        "Deshace el empate quien ganó el sorteo, o a quien se dejó la elección.";
    OWN_FRAME_GOES: ["M-67"], "Only a frame of your own company can be taken out.",
        "Solo puedes retirar un armazón de tu propia compañía.";
    HANDING_TIME: ["M-72", "M-67"], "Rockets are handed out only when a frame that had them leaves the company.",
        "Los cohetes solo se reparten cuando un armazón que los tenía deja la compañía.";
    ROCKET_ON_OWN: ["M-72"], "Rockets go on frames of your own company.",
        "Los cohetes van en armazones de tu propia compañía.";
    DEPLOYMENT_TIME: ["M-78", "M-80"], "Stations and frames are placed in the deployment, one after the other.",
        "Estaciones y armazones se colocan en el despliegue, uno tras otro.";
    DEFENDER_STATIONS_TIME: ["M-78"], "The defender places each station once, before all frames.",
        "El defensor coloca cada estación una vez, antes que todos los armazones.";
    DEFENDER_FRAMES_TIME: ["M-80", "M-85"], "The defender places two frames first and the others after everything else, each once.",
        "El defensor coloca dos armazones primero y los demás después de todo, cada uno una vez.";
    ATTACKER_FRAMES_TIME: ["M-81", "M-82", "M-83"], "Attackers place the point frame first, then one frame each in turn, each once.",
        "Los atacantes colocan primero el armazón de vanguardia y luego uno cada uno por turno, cada uno una vez.";
    ATTACKER_STATIONS_TIME: ["M-84"], "Attackers place their stations in turn, once all their frames stand, each once.",
        "Los atacantes colocan sus estaciones por turno, cuando están todos sus armazones, cada una una vez.";
    PLACES_OWN: ["M-80", "M-84"], "You place only what your own company brought.",
        "Solo colocas lo que trajo tu propia compañía.";
    PLACE_AT_A_POINT: ["M-80", "M-84"], "It is placed at a point of the field.", "Se coloca en un punto del campo.";
    INITIATIVE_TIME: ["M-10"], "One of two rolls is chosen when a round begins, under the optional rule of initiative.",
        "Se elige una de dos tiradas al empezar una ronda, con la regla opcional de iniciativa.";
    ONLY_ROLLED: ["M-10"], "Only one of the two rolls of that frame counts.",
        "Solo cuenta una de las dos tiradas de ese armazón.";
    ONLY_FRAMES_ACT: ["M-10"], "Only frames take turns.", "Solo los armazones juegan turnos.";
    PASS_TIME: ["M-12", "M-130"], "You can pass only in tactical order and when asked about the clock.",
        "Solo puedes pasar en el orden táctico y cuando se pregunta por el reloj.";
    HITS_FIRST: ["M-28", "M-29"], "The attack is resolved and its damage taken before anything else.",
        "Antes de nada se resuelve el ataque y se retira su daño.";
    ROCKETS_TIME: ["M-86", "M-102"], "Rockets are added when a target is designated, before the roll.",
        "Los cohetes se añaden al designar el objetivo, antes de tirar.";
    ROCKETS_SPENT: ["M-102"], "The frame does not have that many rockets left.",
        "Al armazón no le quedan tantos cohetes.";
    ROCKET_NEEDED: ["M-95", "M-102"], "Without another weapon of that range at least one rocket is added.",
        "Sin otra arma de esa distancia se añade al menos un cohete.";
    JETTISON_TIME: ["M-86", "M-122"], "A frame drops its own systems before the roll, under an optional rule.",
        "Los sistemas propios se sueltan antes de tirar, con una regla opcional.";
    NO_JETTISON: ["M-122"], "A frame loses systems by damage only; dropping them is an optional rule, which is off.",
        "Un armazón solo pierde sistemas por daño; soltarlos es una regla opcional, y está desactivada.";
    NO_SUCH_DIE: ["M-90"], "Only dice of the roll are assigned, with what they show.",
        "Solo se asignan dados de la tirada, con lo que muestran.";
    DEFENDED: ["M-90", "M-94", "M-86"], "The defense of this turn is set: one die at most, until the end of the round.",
        "La defensa de este turno está puesta: un dado como mucho, hasta el final de la ronda.";
    NOT_DESIGNATED: ["M-87", "M-89"], "Only the designated target can be attacked.",
        "Solo se puede atacar al objetivo designado.";
    MOVE_TIME: ["M-97", "M-86"], "Assign a die to movement first.", "Asigna antes un dado al movimiento.";
    STAY_TIME: ["M-97", "M-127"], "Staying answers where a frame moves to, or whether it abandons a station.",
        "Quedarse responde a dónde va un armazón, o a si abandona una estación.";
    OTHER_FRAME_MOVES: ["M-97"], "Only the frame that the die was assigned for moves.",
        "Solo se mueve el armazón al que se asignó el dado.";
    TO_A_POINT: ["M-97"], "A frame moves to a point of the field.", "Un armazón se mueve a un punto del campo.";
    MARKER_TIME: ["M-110"], "A spot marker is used, or not, when an attack on its frame is resolved.",
        "Una marca de señalización se usa, o no, al resolver un ataque a su armazón.";
    ONLY_THE_MARKER: ["M-110"], "A spot marker is used with its whole value.",
        "Una marca de señalización se usa con todo su valor.";
    COVER_TIME: ["M-116", "M-117"], "What covers the target is named when an attack is resolved.",
        "Lo que cubre al objetivo se nombra al resolver un ataque.";
    NO_TERRAIN_COVERS: ["M-116", "M-121"], "That segment does not cover the target.",
        "Ese segmento no cubre al objetivo.";
    NO_FRAME_COVERS: ["M-117", "M-121"], "That frame does not cover the target.", "Ese armazón no cubre al objetivo.";
    ABANDON_TIME: ["M-127"], "A station is abandoned when a frame near it is hit.",
        "Una estación se abandona cuando un armazón cercano es alcanzado.";
    NO_WAY_OFF: ["M-127"], "The frame cannot abandon that.", "El armazón no puede abandonar eso.";
    LOSS_TIME: ["M-122"], "Systems are lost when a frame is damaged, and its owner chooses which.",
        "Los sistemas se pierden cuando un armazón es dañado, y su dueño elige cuáles.";
    OTHER_FRAME_DAMAGED: ["M-122"], "Another frame was damaged.", "El armazón dañado es otro.";
    NO_SUCH_SYSTEM: ["M-122"], "The frame has no such system.", "El armazón no tiene ese sistema.";
    SYSTEMS_FIRST: ["M-122", "M-123"], "White dice are lost only when no system is left.",
        "Los dados blancos se pierden solo cuando no queda ningún sistema.";
}
