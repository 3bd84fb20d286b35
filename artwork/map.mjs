/**
 * node map.mjs: the drawn map of the way to the house, from map.svg. Needs Chromium, for the fonts of
 * its letters; set CHROMIUM where it is not on the path.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { MAP } from './catalogue.mjs';
import { PUBLIC } from './paths.mjs';

const url = (...path) => pathToFileURL(join(...path)).href;
const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Marcellus; src: url(${url(PUBLIC, 'fonts', 'marcellus-latin-400-normal.woff2')}) }
  @font-face { font-family: Hanken; src: url(${url(PUBLIC, 'fonts', 'hanken-grotesk-latin-wght-normal.woff2')}) }
  * { margin: 0 }
  svg { display: block; width: 1200px; height: 800px }
</style>${await readFile(join(import.meta.dirname, 'map.svg'), 'utf8')}`;

const folder = await mkdtemp(join(tmpdir(), 'map-'));
await writeFile(join(folder, 'map.html'), page);
await promisify(execFile)(process.env.CHROMIUM ?? 'chromium', [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--force-device-scale-factor=1.5',
  `--user-data-dir=${join(folder, 'profile')}`,
  // Higher than the map: headless Chromium leaves the foot of its window unpainted.
  '--window-size=1200,1000',
  '--virtual-time-budget=3000',
  `--screenshot=${join(folder, 'map.png')}`,
  url(folder, 'map.html'),
]);
const drawn = () =>
  sharp(join(folder, 'map.png')).extract({ left: 0, top: 0, width: 1800, height: 1200 });
const file = (name) => join(PUBLIC, 'images', name);
await drawn().jpeg({ quality: 82, mozjpeg: true }).toFile(file(`${MAP.name}.jpg`));
for (const width of MAP.widths) {
  await drawn().resize(width).webp({ quality: 82 }).toFile(file(`${MAP.name}-${width}.webp`));
  await drawn().resize(width).avif({ quality: 60 }).toFile(file(`${MAP.name}-${width}.avif`));
}
await rm(folder, { recursive: true, force: true });
