/** Takes the noise out of a render with the networks of Intel Open Image Denoise, on the CPU. */
import { runNetwork } from './run-network.mjs';
import {
  clamp,
  decodeLight,
  decodeSrgb,
  encodeLight,
  encodeSrgb,
  exposureOf,
} from './transfer.mjs';
import { fetchWeights } from './weights.mjs';

const mapped = (planes, f) => planes.map((plane) => plane.map(f));

/**
 * Takes height × width × 9 numbers, top row first: linear colour, albedo, normal in -1…1.
 * Gives height × width × 3, linear. The albedo and the normal are cleaned first, by networks of
 * their own, so that the noise of soft focus and of glass does not come through them.
 */
export async function denoise(pixels, width, height) {
  fetchWeights();
  const planes = Array.from({ length: 9 }, (_, c) =>
    new Float32Array(width * height).map((_, p) => pixels[p * 9 + c]),
  );
  const run = (name, input) => runNetwork(name, input, width, height);
  const albedo = mapped(
    await run('rt_alb', mapped(planes.slice(3, 6), (v) => encodeSrgb(clamp(v, 0, 1)))),
    (v) => decodeSrgb(clamp(v, 0, 1)),
  );
  const normal = mapped(
    await run('rt_nrm', mapped(planes.slice(6, 9), (v) => clamp(v, -1, 1) * 0.5 + 0.5)),
    (v) => clamp(v, 0, 1),
  );
  const colour = planes.slice(0, 3);
  const scale = exposureOf(colour, width, height);
  const light = mapped(colour, (v) => encodeLight(clamp(v * scale, 0, 3.4e38)));
  const clean = await run('rt_hdr_calb_cnrm', [...light, ...albedo, ...normal]);

  const out = new Float32Array(width * height * 3);
  clean.forEach((plane, c) => {
    for (let p = 0; p < plane.length; p++) {
      out[p * 3 + c] = decodeLight(clamp(plane[p], 0, 3.4e38)) / scale;
    }
  });
  return out;
}
