#!/bin/bash
# render-all.sh OUT: renders every picture of the default set to OUT/*.png.
# Needs Blender 3.4 with numpy, and a C compiler. A picture that is already there is left alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?usage: render-all.sh OUT}
mkdir -p "$out"
denoiser="$out/nlm.so"
cc -O3 -march=native -ffast-math -fopenmp -shared -fPIC "$here/nlm.c" -o "$denoiser" -lm

while read -r name set width height samples; do
  [ -f "$out/$name.png" ] && continue
  echo "$name"
  "${BLENDER:-blender}" -b --python-exit-code 1 -P "$here/render.py" -- \
    "$set" "$width" "$height" "$samples" "$out/$name.png" "$denoiser" </dev/null >"$out/$name.log" 2>&1 || {
    cat "$out/$name.log" >&2
    exit 1
  }
  rm "$out/$name.log"
done <<'PICTURES'
about-2 dining 1200 800 28
about-4 veranda 1200 800 28
hero-portrait hero 900 1200 28
hero hero 1920 1080 36
room-standard room_standard 1440 960 28
room-premier room_premier 1440 960 28
room-deluxe room_deluxe 1440 960 26
luxury-1 pool_evening 800 1000 30
luxury-2 spa 800 1000 28
about-3 jetty 1200 800 26
about-1 arrival 1200 800 24
PICTURES
