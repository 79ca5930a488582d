#!/bin/sh
# Installs LLVM's library where that is possible, for `make train` and `make test`. Without it Cranelift compiles, to slower code.
for name in libLLVM.so.22.1 libLLVM-22.so libLLVM.so.21.1 libLLVM-21.so libLLVM.so.20.1 libLLVM-20.so libLLVM.so.19.1 libLLVM-19.so; do
    for folder in /usr/lib/*-linux-gnu /usr/lib64 /usr/lib /usr/local/lib; do
        [ -e "$folder/$name" ] && exit 0
    done
done
[ -n "${KILN_LLVM:-}" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    for package in libllvm22 libllvm19; do
        for attempt in install update; do
            [ "$attempt" = update ] && { apt-get update -qq >/dev/null 2>&1 || break; }
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 && exit 0
        done
    done
fi
echo "LLVM is not installed, and cannot be from here: going on with Cranelift (on Debian, apt install libllvm22 makes faster code)" >&2
