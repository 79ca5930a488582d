# make train   a corpus, a tokenizer, a small MPT: about three minutes after the build
# make test    everything that can be tested on this machine
# make emulate all fixtures in each language of graphics processors on this machine's CPU, timed: an hour, of which make test does a sample
# make bench   this machine's limits, and how close each kind of work comes to them: make bench ARGS="--quick matmul"
# make fuzz    hostile texts, a minute for each parser (needs a nightly Rust and cargo-fuzz)
# make device-check   an archive that checks a CUDA or HIP device on another machine, which needs a driver alone
# make check   what a change must pass: formatting, lints, documentation, tests

CARGO := cargo
CONFIG := examples/configs/sotu.yaml
ARGS :=

FUZZ_SECONDS := 60

# Which languages `make emulate` runs: make emulate EMULATED=emulate:metal
EMULATED := opencl emulate:hip:gfx1100 emulate:cuda:sm_90 emulate:metal

.PHONY: train test emulate fuzz check format lint doc llvm devices bench device-check

# LLVM's library, if this may install it.
llvm:
	@examples/llvm.sh

# What runs kernels of graphics processors on a CPU, if this may install it.
devices:
	@examples/devices.sh

train: llvm
	$(CARGO) build --release --locked --bin kiln
	overrides=$$(examples/fetch.sh) && $(CARGO) run --quiet --release --locked --bin kiln -- train $(CONFIG) $$overrides \
	    save_overwrite=true $(ARGS) --sample 120 --prompt "The state of the Union is"

# cargo-nextest runs the tests of all packages side by side; without it cargo runs them package by package. The fixtures are a program of
# their own, which closes with how many cases passed, failed and were skipped.
test: llvm devices
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	    set -ex; $(CARGO) nextest run --workspace --release --locked --no-fail-fast -E 'not binary(fixtures)'; \
	    $(CARGO) test --release --locked --test fixtures; \
	    $(CARGO) test --workspace --release --locked --doc; \
	else \
	    echo "cargo-nextest is not installed: using cargo test"; \
	    set -x; $(CARGO) test --workspace --release --locked --no-fail-fast; \
	fi
	@tests/browser/run.sh
	@command -v gcc >/dev/null || echo "skipped: compiling the rendered C, as there is no gcc"
	@echo "skipped: MDS shards, which are not read yet"

# Every case on every device, also where one fails; the bits are compared to the CPU's. A line for each device at the end.
emulate: devices
	$(CARGO) test --release --locked --test fixtures --no-run
	@failed=0; lines=; for device in $(EMULATED); do \
	    start=$$(date +%s); \
	    KILN_FIXTURE_DEVICES=$$device $(CARGO) test --quiet --release --locked --test fixtures && how=passed || { how=FAILED; failed=1; }; \
	    lines="$$lines$$device: $$how in $$(($$(date +%s) - start)) s\n"; \
	done; printf "$$lines"; exit $$failed

check: format lint doc test

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

bench:
	$(CARGO) bench --locked --bench limits -- $(ARGS)

# Findings end it with an error, and lie in fuzz/artifacts.
fuzz:
	mkdir -p fuzz/corpus/kernel fuzz/corpus/program fuzz/corpus/saved fuzz/corpus/config
	cp kernels/golden/*.kernel fuzz/corpus/kernel
	cp kernels/golden/*.program fuzz/corpus/program
	cp examples/configs/*.yaml fuzz/corpus/config
	for kernel in kernels/golden/*.kernel; do { echo 'kiln kernel 1'; cat $$kernel; } >fuzz/corpus/saved/$$(basename $$kernel); done
	for target in kernel program saved config; do \
	    $(CARGO) +nightly fuzz run --sanitizer none $$target -- -max_total_time=$(FUZZ_SECONDS) -timeout=10 || exit 1; \
	done

device-check:
	@CARGO="$(CARGO)" examples/device-check.sh
