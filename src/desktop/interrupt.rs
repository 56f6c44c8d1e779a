//! Ctrl-C in the terminal ends the program, also while nothing is drawn.

use bevy::app::TerminalCtrlCHandlerPlugin as CtrlC;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Registers it. Bevy's own plugin for this sets a flag that is read in the next frame; an idle table draws none for
/// half a minute, so here the signal asks for that frame too.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(Update, CtrlC::exit_on_flag);
}

fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let heard = ctrlc::try_set_handler(move || {
        CtrlC::gracefully_exit();
        // It fails only after the window is gone.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
    if let Err(err) = heard {
        warn!("Ctrl-C will not end the program: {err}");
    }
}
