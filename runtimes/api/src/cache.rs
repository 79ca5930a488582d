//! Objects kept on disk, by what they were made from: a kernel that was compiled once, by any process, is not compiled again.
//!
//! Nothing in here is trusted: an entry names its own key and carries a checksum of its content, and what is not whole is as good as not
//! there. Nothing in here is needed either: a folder that cannot be used costs time, no result. Files are written under another name and
//! renamed, so that processes may share the folder.

use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

/// What an entry starts with. Another layout of entries gets another one.
const MAGIC: &[u8; 8] = b"kilnobj1";

/// What names of entries end with, and of those that are not finished.
const ENDING: &str = "kernel";
const UNFINISHED: &str = "unfinished";

/// Entries that a process writes before it looks at the size of the folder again.
const BETWEEN_SWEEPS: u64 = 64;

/// An entry that was used is marked as young again after this long.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What was hashed to name an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key([u8; 32]);

impl Key {
    /// The key of these parts, whose lengths count as well.
    pub fn of(parts: &[&[u8]]) -> Key {
        let mut hash = Sha256::new();
        hash.update(MAGIC);
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Key(hash.finalize().into())
    }

    fn name(&self) -> String {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{digits}.{ENDING}")
    }
}

/// A folder of objects.
#[derive(Debug)]
pub struct Cache {
    folder: PathBuf,
    /// Bytes that it may hold.
    limit: u64,
}

/// Entries that this process has written, which tells their unfinished files apart.
static WRITTEN: AtomicU64 = AtomicU64::new(0);

impl Cache {
    /// The cache in that folder, which need not be there.
    pub fn new(folder: PathBuf, limit: u64) -> Cache {
        Cache { folder, limit }
    }

    /// The object of that key, if there is one and it is whole.
    pub fn get(&self, key: Key) -> Option<Vec<u8>> {
        let path = self.folder.join(key.name());
        let entry = fs::read(&path).ok()?;
        let rest = entry.strip_prefix(MAGIC)?.strip_prefix(&key.0)?;
        let (checksum, object) = rest.split_at_checked(32)?;
        (checksum == Sha256::digest(object).as_slice()).then_some(())?;
        keep_young(&path);
        Some(object.to_vec())
    }

    /// Keeps an object, in place of whatever was there. That it could not be kept is no error.
    pub fn put(&self, key: Key, object: &[u8]) {
        let entry = [&MAGIC[..], &key.0, Sha256::digest(object).as_slice(), object].concat();
        let count = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let unfinished = self.folder.join(format!("{}-{count}.{UNFINISHED}", std::process::id()));
        let written = private_folder(&self.folder)
            .and_then(|()| File::create(&unfinished)?.write_all(&entry))
            .and_then(|()| fs::rename(&unfinished, self.folder.join(key.name())));
        if written.is_err() {
            let _ = fs::remove_file(&unfinished);
        } else if count.is_multiple_of(BETWEEN_SWEEPS) {
            self.sweep();
        }
    }

    /// Removes the entries that were not used for longest until three quarters of the limit are left, if it is exceeded; and what a process
    /// left unfinished. Other files are not ours.
    fn sweep(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        let mut found: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
            let Some((modified, size)) = fs::metadata(&path).ok().and_then(|m| Some((m.modified().ok()?, m.len()))) else { continue };
            match path.extension().and_then(|e| e.to_str()) {
                Some(ENDING) => found.push((modified, size, path)),
                Some(UNFINISHED) if modified.elapsed().is_ok_and(|age| age > DAY) => drop(fs::remove_file(path)),
                _ => {}
            }
        }
        let mut total: u64 = found.iter().map(|(_, size, _)| size).sum();
        if total <= self.limit {
            return;
        }
        found.sort();
        for (_, size, path) in found {
            if total <= self.limit / 4 * 3 {
                break;
            }
            // Another process may have been first.
            let _ = fs::remove_file(path);
            total -= size;
        }
    }
}

/// Marks an entry as used lately.
fn keep_young(path: &Path) {
    let old = fs::metadata(path).and_then(|m| m.modified()).is_ok_and(|modified| modified.elapsed().is_ok_and(|age| age > DAY));
    if old {
        let _ = File::options().append(true).open(path).and_then(|file| file.set_modified(SystemTime::now()));
    }
}

/// Makes a folder that nobody else may write to: what is in it will be run.
fn private_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test's own, removed at its end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("kiln-cache-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Folder(path)
        }

        fn cache(&self, limit: u64) -> Cache {
            Cache::new(self.0.clone(), limit)
        }

        fn files(&self) -> usize {
            fs::read_dir(&self.0).map_or(0, Iterator::count)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn key(n: u8) -> Key {
        Key::of(&[b"test", &[n]])
    }

    #[test]
    fn what_was_kept_comes_back() {
        let folder = Folder::new("back");
        let cache = folder.cache(1 << 20);
        assert_eq!(cache.get(key(1)), None);
        cache.put(key(1), b"one");
        cache.put(key(2), b"");
        // Also to another process, which has nothing but the folder.
        for cache in [cache, folder.cache(1 << 20)] {
            assert_eq!((cache.get(key(1)), cache.get(key(2)), cache.get(key(3))), (Some(b"one".to_vec()), Some(vec![]), None));
        }
    }

    #[test]
    fn parts_of_a_key_do_not_run_together() {
        assert_ne!(Key::of(&[b"ab", b"c"]), Key::of(&[b"a", b"bc"]));
        assert_ne!(Key::of(&[b"a"]), Key::of(&[b"a", b""]));
    }

    #[test]
    fn damaged_and_foreign_entries_are_replaced() {
        let folder = Folder::new("damaged");
        let cache = folder.cache(1 << 20);
        let path = folder.0.join(key(1).name());
        type Damage = Box<dyn Fn(Vec<u8>) -> Vec<u8>>;
        let mut damages: Vec<Damage> = vec![Box::new(|_| b"something else".to_vec()), Box::new(|_| vec![])];
        for at in [0, 8, 40, 72, 75] {
            damages.push(Box::new(move |mut entry| {
                entry[at] ^= 1;
                entry
            }));
        }
        for length in [7, 8, 39, 40, 71, 72, 76] {
            damages.push(Box::new(move |mut entry| {
                entry.truncate(length);
                entry
            }));
        }
        damages.push(Box::new(|entry| [entry, vec![0]].concat()));
        for (n, damage) in damages.into_iter().enumerate() {
            cache.put(key(1), b"whole");
            assert_eq!(cache.get(key(1)).as_deref(), Some(&b"whole"[..]));
            fs::write(&path, damage(fs::read(&path).unwrap())).unwrap();
            assert_eq!(cache.get(key(1)), None, "damage {n} was not seen");
        }
        // An entry under the name of another.
        cache.put(key(2), b"two");
        fs::copy(folder.0.join(key(2).name()), &path).unwrap();
        assert_eq!(cache.get(key(1)), None);
        cache.put(key(1), b"new");
        assert_eq!(cache.get(key(1)).as_deref(), Some(&b"new"[..]));
    }

    #[test]
    fn a_folder_that_cannot_be_used_is_no_error() {
        let folder = Folder::new("unusable");
        fs::write(&folder.0, "a file where the folder would be").unwrap();
        let cache = Cache::new(folder.0.join("inside"), 1 << 20);
        cache.put(key(1), b"one");
        assert_eq!(cache.get(key(1)), None);
        fs::remove_file(&folder.0).unwrap();
    }

    #[test]
    fn the_oldest_entries_go_first() {
        let folder = Folder::new("oldest");
        let cache = folder.cache(1000);
        let now = SystemTime::now();
        for n in 0..10 {
            cache.put(key(n), &[n; 200]);
            let file = File::options().append(true).open(folder.0.join(key(n).name())).unwrap();
            file.set_modified(now - Duration::from_secs(1000 - u64::from(n))).unwrap();
        }
        fs::write(folder.0.join("not ours.txt"), [0; 5000]).unwrap();
        fs::write(folder.0.join(format!("1-1.{UNFINISHED}")), "being written").unwrap();
        cache.sweep();
        let left: Vec<u8> = (0..10).filter(|&n| cache.get(key(n)).is_some()).collect();
        assert_eq!(left, [8, 9], "272 bytes each, at most 750 in all");
        assert_eq!(folder.files(), 4);
    }

    #[test]
    fn many_may_write_and_read_at_once() {
        let folder = Folder::new("many");
        let object = |n: u8| vec![n; 10_000];
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    // As another process would.
                    let cache = folder.cache(1 << 20);
                    for n in (0..20).chain(0..20) {
                        assert!(cache.get(key(n)).is_none_or(|found| found == object(n)));
                        cache.put(key(n), &object(n));
                        assert_eq!(cache.get(key(n)), Some(object(n)));
                    }
                });
            }
        });
        assert_eq!(folder.files(), 20, "nothing is left unfinished");
    }
}
