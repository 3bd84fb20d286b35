/** The curves between linear light and what the networks were trained on. */

// Open Image Denoise's perceptually uniform curve, scaled so that the largest half float becomes 1.
const PU = {
  a: 1.41283765e3,
  b: 1.64593172,
  c: 4.31384981e-1,
  d: -2.94139609e-3,
  e: 1.92653254e-1,
  f: 6.26026094e-3,
  g: 9.98620152e-1,
  y0: 1.5794576e-6,
  y1: 3.22087631e-2,
  x0: 2.23151711e-3,
  x1: 3.70974749e-1,
};
const HALF_MAX = 65504;

function pu(y) {
  if (y <= PU.y0) return PU.a * y;
  if (y <= PU.y1) return PU.b * y ** PU.c + PU.d;
  return PU.e * Math.log(y + PU.f) + PU.g;
}

const PU_MAX = pu(HALF_MAX);

export const encodeLight = (y) => pu(y) / PU_MAX;

export function decodeLight(encoded) {
  const x = encoded * PU_MAX;
  if (x <= PU.x0) return x / PU.a;
  if (x <= PU.x1) return ((x - PU.d) / PU.b) ** (1 / PU.c);
  return Math.exp((x - PU.g) / PU.e) - PU.f;
}

export const encodeSrgb = (y) => (y <= 0.0031308 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055);
export const decodeSrgb = (x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** Between the two bounds; not a number becomes the lower one. */
export const clamp = (v, low, high) => (v > low ? Math.min(v, high) : low);

const CELL = 16;

/** Takes three planes of linear light; gives 0.18 over the geometric mean brightness of their cells. */
export function exposureOf([red, green, blue], width, height) {
  let sum = 0;
  let count = 0;
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      const bottom = Math.min(top + CELL, height);
      const right = Math.min(left + CELL, width);
      let light = 0;
      for (let y = top; y < bottom; y++) {
        for (let p = y * width + left; p < y * width + right; p++) {
          light +=
            0.212671 * clamp(red[p], 0, HALF_MAX) +
            0.71516 * clamp(green[p], 0, HALF_MAX) +
            0.072169 * clamp(blue[p], 0, HALF_MAX);
        }
      }
      light /= (bottom - top) * (right - left);
      if (light > 1e-8) {
        sum += Math.log2(light);
        count++;
      }
    }
  }
  return count ? 0.18 / 2 ** (sum / count) : 1;
}
