//! A cache of textures: drawn on worker threads and shown when ready; no frame waits for them.

use std::collections::HashMap;
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::key::ArtKey;
use super::raster::{Pixels, RasterError, fonts, raster};
use super::shipped::{PackPicture, Pictures};
use crate::desktop::start::Libraries;
use crate::desktop::table_viewport::TableViewport;
use crate::games::{self, NAMES};
use crate::packs::Picture;
use crate::tools::replay::Replayable;

/// Drawings begun at once.
const AT_ONCE: usize = 4;
/// Textures are drawn larger than shown, so that a card held askew stays sharp.
const OVER: f32 = 1.15;

/// All textures of the program.
#[derive(Resource)]
pub struct Art {
    stock: Libraries,
    /// Pixels a design point, in quarters.
    density: f32,
    slots: HashMap<ArtKey, Slot>,
    waiting: Vec<ArtKey>,
    running: Vec<(ArtKey, Task<Result<Pixels, RasterError>>)>,
    /// The pictures that packs ship, by game and card.
    pictures: [HashMap<u16, PackPicture>; NAMES.len()],
}

/// A texture, and whether it shows its drawing: until then it is a placeholder.
struct Slot {
    image: Handle<Image>,
    drawn: bool,
}

impl Default for Art {
    fn default() -> Self {
        Self {
            stock: Libraries::default(),
            density: 1.0,
            slots: HashMap::new(),
            waiting: Vec::new(),
            running: Vec::new(),
            pictures: NAMES.map(|_| HashMap::new()),
        }
    }
}

impl Art {
    /// The texture of a drawing; a placeholder until it is ready, then the same handle shows it.
    pub fn get(&mut self, key: &ArtKey, images: &mut Assets<Image>) -> Handle<Image> {
        if let Some(slot) = self.slots.get(key) {
            return slot.image.clone();
        }
        let image = images.add(blank(key.placeholder()));
        let slot = Slot {
            image: image.clone(),
            drawn: false,
        };
        self.slots.insert(key.clone(), slot);
        self.waiting.push(key.clone());
        image
    }

    /// Whether that texture shows its drawing, so that it can take the place of another one without a gap.
    #[must_use]
    pub fn is_drawn(&self, key: &ArtKey) -> bool {
        self.slots.get(key).is_some_and(|slot| slot.drawn)
    }

    /// Whether everything that was asked for is drawn: screenshots wait for that.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.waiting.is_empty() && self.running.is_empty()
    }

    /// Draws the cards of `content` from now on, with the pictures that its packs ship.
    pub fn use_content<G: Replayable>(
        &mut self,
        content: &'static G::Content,
        pictures: &Pictures,
    ) {
        let known = self.stock.get::<G>();
        if known.is_some_and(|old| std::ptr::eq(old.0, content)) {
            return;
        }
        self.stock = self.stock.with::<G>(content);
        self.forget(|key| match key {
            ArtKey::Own(own) => own.game() == G::NAME && own.drawing().is_of_content(),
            _ => false,
        });
        if let Some(at) = games::place(G::NAME) {
            self.pictures[at] = opened(&pictures.0[at]);
        }
    }

    /// Drops those drawings.
    fn forget(&mut self, card: impl Fn(&ArtKey) -> bool) {
        self.slots.retain(|key, _| !card(key));
        self.waiting.retain(|key| !card(key));
        self.running.retain(|(key, _)| !card(key));
    }

    /// Everything is shown at `density` pixels a design point from now on.
    fn set_density(&mut self, density: f32) {
        let density = (density * 4.0).ceil() / 4.0;
        if (density - self.density).abs() > 0.01 {
            self.density = density.clamp(0.5, 6.0);
            self.redraw();
        }
    }

    /// Draws everything again in the current colours.
    pub fn redraw(&mut self) {
        self.running.clear();
        self.waiting = self.slots.keys().cloned().collect();
    }

    /// The picture that a pack ships for a card.
    fn picture(&self, key: &ArtKey) -> Option<PackPicture> {
        let ArtKey::Own(own) = key else {
            return None;
        };
        let of_game = &self.pictures[games::place(own.game())?];
        of_game.get(&own.drawing().card()?).cloned()
    }

    fn start(&mut self) {
        let stock = self.stock;
        let pool = AsyncComputeTaskPool::get();
        while self.running.len() < AT_ONCE
            && let Some(key) = self.waiting.pop()
        {
            let density = self.density * OVER;
            let art = self.picture(&key);
            let wanted = key.clone();
            let task = pool.spawn(async move { draw(&wanted, stock, art.as_ref(), density) });
            self.running.push((key, task));
        }
    }

    /// Everything that was asked for, drawn before it goes on. Returns whether there was anything: who waits for a
    /// picture draws nothing else meanwhile.
    pub(in crate::desktop) fn finish(&mut self, images: &mut Assets<Image>) -> bool {
        let complete = self.is_complete();
        while !self.is_complete() {
            self.start();
            self.collect(images);
            std::thread::sleep(Duration::from_millis(1));
        }
        !complete
    }

    fn collect(&mut self, images: &mut Assets<Image>) {
        let slots = &mut self.slots;
        self.running.retain_mut(|(key, task)| {
            let Some(done) = block_on(poll_once(task)) else {
                return true;
            };
            let Some(slot) = slots.get_mut(key) else {
                return false;
            };
            match done {
                Ok(pixels) => {
                    let _ = images.insert(slot.image.id(), image(pixels));
                }
                Err(error) => error!("{key:?} could not be drawn: {error}"),
            }
            // A drawing that fails is not waited for either.
            slot.drawn = true;
            false
        });
    }
}

/// Pictures that are read when they are first drawn.
fn opened(pictures: &[(u16, Picture)]) -> HashMap<u16, PackPicture> {
    let shipped = |(card, picture): &(u16, Picture)| (*card, PackPicture::new(picture.clone()));
    pictures.iter().map(shipped).collect()
}

/// Draws `key`. A pack's own picture that cannot be read is left out: the generated one takes its place.
fn draw(
    key: &ArtKey,
    stock: Libraries,
    shipped: Option<&PackPicture>,
    density: f32,
) -> Result<Pixels, RasterError> {
    let (w, h) = key.size();
    let pixels = |v: f32| (v * density).ceil().max(1.0) as u32;
    let image = shipped.and_then(PackPicture::image);
    let svg = key.svg(&stock, image.is_some()).unwrap_or_default();
    raster(&svg, image, pixels(w), pixels(h))
}

fn blank(rgba: [u8; 4]) -> Image {
    image(Pixels {
        width: 1,
        height: 1,
        rgba: rgba.to_vec(),
    })
}

fn image(pixels: Pixels) -> Image {
    Image::new(
        Extent3d {
            width: pixels.width,
            height: pixels.height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        pixels.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// Registers the textures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .init_resource::<Pictures>()
        .add_systems(Startup, || {
            AsyncComputeTaskPool::get()
                .spawn(async { drop(fonts()) })
                .detach();
        })
        .add_systems(PreUpdate, (density, work).chain());
}

/// Draws as many pixels per point as the camera's target has, whether it is a window or a picture.
fn density(mut art: ResMut<Art>, cameras: Query<&Camera>, table_viewport: Res<TableViewport>) {
    let size = cameras.iter().find_map(Camera::physical_target_size);
    if let Some(size) = size.filter(|size| size.min_element() > 0) {
        let zoom = table_viewport.density(size.as_vec2());
        art.bypass_change_detection().set_density(zoom);
    }
}

fn work(mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>) {
    let art = art.bypass_change_detection();
    if !art.running.is_empty() {
        art.collect(&mut images);
    }
    art.start();
}
