//! `fourfold shot`: every screen as a PNG, without a window and without a person.

mod scenes;
mod tour;

pub(crate) use scenes::ends_well;
pub use scenes::{Shots, scenes};
pub use tour::Tour;

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bevy::app::SubApps;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{
    Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages,
};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use resvg::tiny_skia::{IntSize, Pixmap};

use super::advice::Advice;
use super::app::{self, Surface};
use super::art::palette::Palette;
use super::art::{Art, Pictures};
use super::guard::{self, PlayError};
use super::saves::{SaveBrowser, SaveContent, Viewer};
use super::screen::{Animating, Settings, Speed};
use super::start::Libraries;
use crate::table::Language;

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShotError {
    /// This machine cannot draw.
    #[error(transparent)]
    Machine(#[from] PlayError),
    /// This picture could not be made.
    #[error("{0}")]
    Picture(String),
}

impl From<String> for ShotError {
    fn from(why: String) -> Self {
        Self::Picture(why)
    }
}

/// The settings of a picture.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// The language of its words.
    pub language: Language,
    /// Its colours.
    pub palette: Palette,
    /// The size of the interface, in percent.
    pub scale: u16,
}

/// Draws `scene` of `size` pixels into a PNG file.
///
/// # Errors
/// A sentence for people: no such scene, an absurd size, nothing to draw with, or a file that
/// cannot be written.
pub fn shot(
    libraries: Libraries,
    pictures: Pictures,
    scene: &str,
    look: Look,
    out: &Path,
    size: (u32, u32),
) -> Result<(), ShotError> {
    if !scenes().any(|(name, _)| name == scene) {
        let names: Vec<&str> = scenes().map(|(name, _)| name).collect();
        let names = names.join(", ");
        return Err(format!("there is no scene \"{scene}\"; there are: {names}").into());
    }
    if !(320..=8192).contains(&size.0) || !(200..=8192).contains(&size.1) {
        let (wide, high) = size;
        return Err(format!("a picture of {wide} by {high} pixels cannot be made").into());
    }
    let mut app = guard::build(|| studio(libraries))?;
    let image = canvas(&mut app, size);
    app.insert_resource(pictures)
        .insert_resource(Surface(Some(image.clone().into())));
    app.finish();
    app.cleanup();
    let mut studio = std::mem::take(app.sub_apps_mut());
    {
        let mut settings = studio.main.world_mut().resource_mut::<Settings>();
        settings.language = look.language;
        settings.palette = look.palette;
        settings.scale = look.scale;
        // Hints belong to where a match begins; elsewhere they would cover what is to be seen.
        settings.hints = scenes::shots().any(|shots| shots.hinted == scene);
        // A picture stands still: nobody passes by itself in it, unless it shows the settings.
        settings.auto_pass = scene.ends_with("settings") || scene.ends_with("stops");
    }
    let _folder = match tour::tour(scene) {
        Some(tour) => Some(tour.go(&mut studio, libraries)?),
        None => {
            scenes::stage(studio.main.world_mut(), scene, &libraries)?;
            rest(&mut studio);
            None
        }
    };
    Ok(save(&photograph(&mut studio, image)?, out)?)
}

/// The program without a window, driven by hand.
fn studio(libraries: Libraries) -> App {
    let mut app = App::new();
    let windows = WindowPlugin {
        primary_window: None,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    let render = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..default()
    };
    let all = DefaultPlugins
        .set(windows)
        .set(render)
        .set(app::quiet())
        .disable::<WinitPlugin>()
        .disable::<PipelinedRenderingPlugin>();
    #[cfg(feature = "sound")]
    let all = app::mute(all);
    app.add_plugins(all);
    libraries
        .insert(&mut app)
        .insert_resource(Settings {
            speed: Speed::Instant,
            ..default()
        })
        .add_plugins(app::plugin);
    app
}

/// The image that is drawn on.
fn canvas(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let size = Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    app.world_mut().resource_mut::<Assets<Image>>().add(image)
}

/// One frame, drawn to its end.
fn frame(studio: &mut SubApps) {
    studio.update();
    let device = studio.main.world().resource::<RenderDevice>();
    let wait = PollType::Wait {
        submission_index: None,
        timeout: None,
    };
    // A lost device shows as a picture that never comes, which `photograph` reports.
    let _ = device.wgpu_device().poll(wait);
}

/// The picture is taken after this many passes without a new drawing or motion.
const STILL: u32 = 3;

/// Between two of them: a panel that is new fades in within a tenth of a second.
const BREATH: Duration = Duration::from_millis(50);

/// Draws until fonts, sizes and pictures of cards are there and nothing moves.
fn rest(studio: &mut SubApps) {
    let mut still = 0;
    for _ in 0..400 {
        frame(studio);
        let world = studio.main.world_mut();
        let drew = world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
            world.resource_mut::<Art>().finish(&mut images)
        });
        let shelves = world.resource::<SaveBrowser>();
        let reads = shelves
            .rows
            .iter()
            .any(|row| row.about == SaveContent::ReadProblem);
        let busy = scenes::shots().any(|shots| (shots.busy)(world));
        let thinks = world.resource::<Advice>().is_thinking()
            || world
                .get_resource::<Viewer>()
                .is_some_and(|viewer| viewer.curve.part.is_some());
        let moves = world.resource::<Animating>().0 > 0 || reads || busy || thinks;
        still = if drew || moves { 0 } else { still + 1 };
        if still >= STILL {
            break;
        }
        std::thread::sleep(BREATH);
    }
}

fn photograph(studio: &mut SubApps, image: Handle<Image>) -> Result<Image, String> {
    let (send, taken): (_, Receiver<Image>) = channel();
    studio
        .main
        .world_mut()
        .spawn(Screenshot::image(image))
        .observe(move |picture: On<ScreenshotCaptured>| {
            let _ = send.send(picture.image.clone());
        });
    for _ in 0..100 {
        frame(studio);
        if let Ok(picture) = taken.try_recv() {
            return Ok(picture);
        }
    }
    Err("the picture could not be read back from the graphics driver".to_owned())
}

fn save(picture: &Image, out: &Path) -> Result<(), String> {
    let bytes = picture.data.clone().unwrap_or_default();
    let size = IntSize::from_wh(picture.width(), picture.height());
    let pixels = size.and_then(|size| Pixmap::from_vec(bytes, size));
    let pixels = pixels.ok_or("the graphics driver gave a picture of an unknown form")?;
    pixels
        .save_png(out)
        .map_err(|e| format!("{}: cannot be written: {e}", out.display()))
}
