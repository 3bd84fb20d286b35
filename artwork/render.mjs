/**
 * node render.mjs [NAME…] [--out FOLDER] [--width N] [--samples N]
 *
 * Renders the named pictures of the catalogue, all of them where none is named: Blender traces the
 * light, the denoiser cleans it, Blender again turns light into colours. Without --out the result
 * becomes the master. --width and --samples make a quick trial of it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { FILES } from './catalogue.mjs';
import { denoise } from './denoise/denoise.mjs';
import { MASTERS } from './paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, width: { type: 'string' }, samples: { type: 'string' } },
});

const script = join(import.meta.dirname, 'blender', 'render.py');

function blender(...args) {
  const command = ['-b', '--python-exit-code', '1', '-P', script, '--', ...args.map(String)];
  try {
    execFileSync(process.env.BLENDER ?? 'blender', command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`Blender failed\n${error.stdout}\n${error.stderr}`);
  }
}

const seconds = (since) => Math.round((performance.now() - since) / 1000);

async function render({ name, render: { set, size, samples } }) {
  const width = Number(values.width ?? size[0]);
  const height = Math.round((width * size[1]) / size[0]);
  const folder = await mkdtemp(join(tmpdir(), 'render-'));
  const file = (ending) => join(folder, `passes.${ending}`);
  try {
    const started = performance.now();
    blender('render', set, width, height, values.samples ?? samples, file('f32'), file('json'));
    const traced = seconds(started);
    const passes = await readFile(file('f32'));
    const pixels = new Float32Array(passes.buffer, passes.byteOffset, passes.byteLength / 4);
    await writeFile(file('f32'), Buffer.from((await denoise(pixels, width, height)).buffer));
    blender('develop', width, height, file('f32'), file('json'), file('png'));
    const picture = sharp(file('png'));
    if (values.out) await picture.toFile(join(values.out, `${name}.png`));
    else {
      await picture
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(join(MASTERS, `${name}.jpg`));
    }
    console.log(`${name} ${width}×${height}: ${traced} s of light, ${seconds(started)} s in all`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const wanted = positionals.length ? positionals : FILES.map(({ name }) => name);
for (const name of wanted) {
  const picture = FILES.find((each) => each.name === name);
  if (!picture) throw new Error(`no picture named ${name} in catalogue.mjs`);
  await render(picture);
}
