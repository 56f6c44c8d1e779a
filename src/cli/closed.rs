//! Whether standard output was closed when the program began (`fourfold rules >&-`).
//!
//! The standard library opens `/dev/null` in place of a closed descriptor before it calls `main`, and what is
//! written there is lost without an error. So this looks earlier. Only Linux is asked; elsewhere the answer is no.

use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether standard output was closed when the program began.
pub(super) fn was_closed() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "nothing in the standard library runs before it has opened the descriptors"
)]
mod before_main {
    use std::ffi::c_int;
    use std::sync::atomic::Ordering;

    /// Reads the flags of a descriptor; -1 if it is not open.
    const F_GETFD: c_int = 1;

    // SAFETY: the signature is that of the C library that every Rust program on Linux is linked with. `F_GETFD` takes
    // no further argument and changes nothing, whatever the descriptor.
    unsafe extern "C" {
        safe fn fcntl(descriptor: c_int, command: c_int, ...) -> c_int;
    }

    // SAFETY: the loader calls what stands in `.init_array` once, before `main`, as C functions. This one asks the
    // system one question and writes one atomic; it needs nothing that the standard library sets up.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;

    extern "C" fn look() {
        super::CLOSED.store(fcntl(1, F_GETFD) == -1, Ordering::Relaxed);
    }
}
