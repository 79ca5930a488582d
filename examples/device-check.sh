#!/bin/sh
# Packs what checks a device on another machine, which needs a driver and nothing of Rust: programs, fixtures and a script, in one archive.
set -eu
cd "$(dirname "$0")/.."
cargo=${CARGO:-cargo}
bundle=$(pwd)/${1:-device-check}
executable() { # The file that cargo names at the end.
    "$cargo" "$@" --release --locked --no-run 2>&1 | tee /dev/stderr | sed -n 's/.*Executable.*(\(.*\))$/\1/p' | tail -n 1
}
bench() {
    "$cargo" bench --locked --bench "$1" --no-run 2>&1 | tee /dev/stderr | sed -n 's/.*Executable.*(\(.*\))$/\1/p' | tail -n 1
}
rm -rf "$bundle" "$bundle.tar.gz"
mkdir -p "$bundle/fixtures/more"
cp "$(executable test --test fixtures)" "$bundle/fixtures-check"
cp "$(bench limits)" "$bundle/limits"
cp "$(bench device)" "$bundle/device"
strip "$bundle/fixtures-check" "$bundle/limits" "$bundle/device"
cp tests/fixtures/*.json tests/fixtures/*.safetensors "$bundle/fixtures/"
cp tests/fixtures/more/*.json tests/fixtures/more/*.safetensors "$bundle/fixtures/more/"
cp -r tests/fixtures/gpt2 "$bundle/fixtures/"
cp benches/device/torch_worker.py "$bundle/"
cat >"$bundle/run.sh" <<'RUN'
#!/bin/sh
# ./run.sh [cuda|hip|opencl|…] [--short]: five minutes at most; leaves device-check.txt and device-check.json here.
cd "$(dirname "$0")" || exit 1
if [ -z "${KILN_NVRTC:-}" ] && command -v python3 >/dev/null; then
    # PyTorch brings NVRTC with it, wherever its packages are.
    found=$(python3 -c '
import glob, sys
print(next((f for p in sys.path for f in sorted(glob.glob(p + "/nvidia/*/lib/libnvrtc.so.*"), reverse=True) if p), ""))')
    [ -n "$found" ] && export KILN_NVRTC="$found"
fi
exec ./device "$@" --out .
RUN
chmod +x "$bundle/run.sh"
tar -C "$(dirname "$bundle")" -czf "$bundle.tar.gz" "$(basename "$bundle")"
size=$(wc -c <"$bundle.tar.gz")
echo "$bundle.tar.gz: $((size / 1000000)) MB; on the other machine: tar xzf, then ./run.sh cuda (or hip)"
[ "$size" -lt 60000000 ] || { echo "more than 60 MB" >&2; exit 1; }
