/** Usage: node og-card.mjs. Makes the preview card of shared links. Needs Chromium. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { PUBLIC, SOURCE } from './paths.mjs';

const { DEFAULT_CONTENT } = await import(pathToFileURL(join(SOURCE, 'hotel', 'content', 'defaults.ts')));
const { hotelInfo, heroSection } = DEFAULT_CONTENT.sections;
const mark = await readFile(join(PUBLIC, 'brand', 'mark-themable.svg'), 'utf8');
const url = (...path) => pathToFileURL(join(...path)).href;

const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Marcellus; src: url(${url(PUBLIC, 'fonts', 'marcellus-latin-400-normal.woff2')}) }
  @font-face { font-family: Hanken; src: url(${url(PUBLIC, 'fonts', 'hanken-grotesk-latin-wght-normal.woff2')}) }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff; background: #06301e;
    font: 400 27px/1.4 Hanken; -webkit-font-smoothing: antialiased }
  img { position: absolute; width: 1200px; height: 630px; object-fit: cover; object-position: 62% 55% }
  u { position: absolute; left: 508px; top: 270px; width: 58px; height: 58px; border-radius: 50%; background: #fff3d6;
    box-shadow: 0 0 10px 2px rgb(255 236 204 / .85), 0 0 44px 12px rgb(255 214 166 / .5) }
  i { position: absolute; inset: 0;
    background: radial-gradient(80% 95% at 0 100%, rgb(4 20 20 / .92), rgb(4 20 20 / .7) 45%, transparent) }
  div { position: absolute; left: 72px; bottom: 66px }
  svg { display: block; width: 72px; margin-bottom: 26px }
  h1 { font: 400 84px/1.08 Marcellus; letter-spacing: -.012em }
  p { margin-top: 16px; max-width: 620px }
</style>
<img src="${url(PUBLIC, 'images/hero.jpg')}"><i></i><u></u>
<div style="--accent: ${hotelInfo.secondaryColor}">${mark}<h1>${hotelInfo.name}</h1><p>${heroSection.subtitle}</p></div>`;

const folder = await mkdtemp(join(tmpdir(), 'og-card-'));
await writeFile(join(folder, 'card.html'), page);
await promisify(execFile)(process.env.CHROMIUM ?? 'chromium', [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  `--user-data-dir=${join(folder, 'profile')}`,
  // Taller than the card, because headless Chromium does not paint the bottom of its window.
  '--window-size=1200,900',
  '--virtual-time-budget=3000',
  `--screenshot=${join(folder, 'card.png')}`,
  url(folder, 'card.html'),
]);
await sharp(join(folder, 'card.png'))
  .extract({ left: 0, top: 0, width: 1200, height: 630 })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(PUBLIC, 'brand', 'og-card.jpg'));
await rm(folder, { recursive: true, force: true });
