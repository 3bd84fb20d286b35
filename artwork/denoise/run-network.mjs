/** Runs a network over a whole picture, tile by tile. */
import ort from 'onnxruntime-node';
import { buildModel } from './network.mjs';
import { readWeights } from './weights.mjs';

const TILE = 1216;
/** The network sees 87 pixels around each; a tile's outermost 96 are dropped. */
const OVERLAP = 96;
const ALIGN = 16;
const THREADS = 2;

/** Where the tiles along one axis start, and how long all of them are. */
function tilesOf(size) {
  const padded = Math.ceil(size / ALIGN) * ALIGN;
  if (padded <= TILE) return { tile: padded, starts: [0] };
  const inner = padded - 2 * OVERLAP;
  const count = Math.ceil(inner / (TILE - 2 * OVERLAP));
  const step = Math.ceil(inner / count / ALIGN) * ALIGN;
  const tile = step + 2 * OVERLAP;
  return {
    tile,
    starts: Array.from({ length: count }, (_, i) => Math.max(0, Math.min(i * step, padded - tile))),
  };
}

/** What a tile contributes: all of it but the overlap on its inner edges. */
function kept(starts, i, size) {
  return [
    i ? starts[i] + OVERLAP : 0,
    i < starts.length - 1 ? Math.min(size, starts[i + 1] + OVERLAP) : size,
  ];
}

/** Takes planes (Float32Array of width × height) in the range the network knows; gives three. */
export async function runNetwork(name, planes, width, height) {
  const across = tilesOf(width);
  const down = tilesOf(height);
  const model = buildModel(await readWeights(name), down.tile, across.tile);
  if (model.channels !== planes.length) {
    throw new Error(`${name} takes ${model.channels} planes, not ${planes.length}`);
  }
  const session = await ort.InferenceSession.create(model.file, {
    intraOpNumThreads: THREADS,
    // A thread that waits for the other sleeps, so that other work may have its core.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const area = down.tile * across.tile;
  const out = [0, 1, 2].map(() => new Float32Array(width * height));
  for (const [j, top] of down.starts.entries()) {
    for (const [i, left] of across.starts.entries()) {
      const input = new Float32Array(planes.length * area);
      planes.forEach((plane, c) => {
        for (let y = 0; y < down.tile && top + y < height; y++) {
          const from = (top + y) * width + left;
          const row = plane.subarray(from, from + Math.min(across.tile, width - left));
          input.set(row, c * area + y * across.tile);
        }
      });
      const dims = [1, planes.length, down.tile, across.tile];
      const result = await session.run({ input: new ort.Tensor('float32', input, dims) });
      const { data } = result[model.output];
      const [y0, y1] = kept(down.starts, j, height);
      const [x0, x1] = kept(across.starts, i, width);
      for (let c = 0; c < 3; c++) {
        for (let y = y0; y < y1; y++) {
          const from = c * area + (y - top) * across.tile - left;
          out[c].set(data.subarray(from + x0, from + x1), y * width + x0);
        }
      }
    }
  }
  await session.release();
  return out;
}
