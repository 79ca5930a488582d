#!/bin/sh
# Installs what runs kernels of graphics processors on a CPU, for `make test`: an OpenCL driver, and clang for emulated HIP, CUDA and Metal.
# Without them those tests are skipped, and say so.
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

opencl || echo "skipped: OpenCL, which needs a driver (on Debian: apt install pocl-opencl-icd ocl-icd-libopencl1)" >&2
clang || echo "skipped: emulated HIP, CUDA and Metal, which need clang (on Debian: apt install clang-22)" >&2
