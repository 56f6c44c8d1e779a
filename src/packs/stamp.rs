//! The packs, with versions and hashes, that something was made with.

/// The stamp of a pack for the header of replays and saves: id, version, hash.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct PackStamp {
    /// Pack id.
    pub id: String,
    /// Version from its manifest.
    pub version: String,
    /// SHA-256 of its files, hexadecimal.
    pub hash: String,
}

impl From<&super::Pack> for PackStamp {
    fn from(pack: &super::Pack) -> Self {
        Self {
            id: pack.id().to_owned(),
            version: pack.manifest.version.value.clone(),
            hash: pack.hash.clone(),
        }
    }
}
