#!/bin/sh
# Installs what `make test` needs of graphics processors, where there are none: an OpenCL driver for the CPU; clang for emulated HIP, CUDA and
# Metal, with lld for objects for AMD's; NVRTC for NVIDIA's. Without them those tests are skipped, and say so.
install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    for attempt in install update; do
        [ "$attempt" = update ] && { apt-get update -qq >/dev/null 2>&1 || return 1; }
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 && return 0
    done
    return 1
}

opencl() {
    for driver in /etc/OpenCL/vendors/*.icd; do
        [ -e "$driver" ] && ls /usr/lib/*-linux-gnu/libOpenCL.so.1 /usr/lib64/libOpenCL.so.1 >/dev/null 2>&1 && return 0
    done
    install pocl-opencl-icd ocl-icd-libopencl1
}

clang() {
    [ -n "${KILN_CLANG:-}" ] && return 0
    for version in 22 21 20 19 18 17 16 15 14; do
        command -v "clang++-$version" >/dev/null && return 0
    done
    command -v clang++ >/dev/null && return 0
    install clang-22 || install clang-19
}

# Objects for gfx1100 need a clang that knows it, with the linker of its version.
amd() {
    for version in 22 21 20 19 18 17; do
        command -v "clang-$version" >/dev/null && command -v "ld.lld-$version" >/dev/null && return 0
    done
    install clang-22 lld-22 || install clang-19 lld-19
}

# The compiler of CUDA is a library of 58 MB that needs neither a driver nor a card.
nvrtc() {
    [ -n "${KILN_NVRTC:-}" ] && return 0
    folder="$HOME/.cache/kiln/python"
    ls "$folder"/nvidia/*/lib/libnvrtc.so.* /usr/local/cuda/lib64/libnvrtc.so.* >/dev/null 2>&1 && return 0
    [ "$(uname -sm)" = "Linux x86_64" ] && command -v python3 >/dev/null || return 1
    python3 -m pip install --quiet --no-deps --target "$folder" nvidia-cuda-nvrtc >/dev/null 2>&1
}

opencl || echo "skipped: OpenCL, which needs a driver (on Debian: apt install pocl-opencl-icd ocl-icd-libopencl1)" >&2
clang || echo "skipped: emulated HIP, CUDA and Metal, which need clang (on Debian: apt install clang-22)" >&2
amd || echo "skipped: objects for AMD's processors, which need clang and lld (on Debian: apt install clang-22 lld-22)" >&2
nvrtc || echo "skipped: objects for NVIDIA's processors, which need NVRTC (pip install nvidia-cuda-nvrtc)" >&2
