/** Usage: node map.mjs. Exports map.svg in each language. Needs Noto Serif CJK and Chromium. */
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
const pageOf = (svg) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Marcellus; src: url(${url(PUBLIC, 'fonts', 'marcellus-latin-400-normal.woff2')}) }
  @font-face { font-family: Hanken; src: url(${url(PUBLIC, 'fonts', 'hanken-grotesk-latin-wght-normal.woff2')}) }
  @font-face { font-family: 'Noto Serif Khmer'; src: url(${url(PUBLIC, 'fonts', 'noto-serif-khmer-khmer-400-normal.woff2')}) }
  * { margin: 0 }
  svg { display: block; width: 1200px; height: 800px }
</style>${svg}`;
const drawing = await readFile(join(import.meta.dirname, 'map.svg'), 'utf8');

const folder = await mkdtemp(join(tmpdir(), 'map-'));

/** Other languages list their labels in the order of English; a bar separates two lines. */
const ENGLISH = [...drawing.matchAll(/>([^<>]+)<\/text>/g)].map(([, label]) => label);
const LABELS = {
  km: 'ផ្សារក្ដាម,ឆ្នេរកែប,ឧទ្យានជាតិកែប,ផែ,កោះទន្សាយ,ទៅកំពត,ទៅភ្នំពេញ,ឈូងសមុទ្រថៃ,,ផ្ទះយើង,ជើង',
  fr: 'Marché|aux crabes,Plage de Kep,Parc national de Kep,Embarcadère,Île du Lapin,vers Kampot,vers Phnom Penh,GOLFE DE,THAÏLANDE,La maison,N',
  zh: '螃蟹市场,白马海滩,白马国家公园,码头,兔子岛,往贡布,往金边,泰国湾,,小院,北',
};

function labelled(language) {
  const own = LABELS[language]?.split(',') ?? ENGLISH;
  let next = 0;
  return drawing.replace(/<text( x="\d+")([^>]*)>[^<]+</g, (_all, x, rest) => {
    const [first, second] = own[next++].split('|');
    return `<text lang="${language}"${x}${rest}>${first}${second ? `<tspan${x} dy="42">${second}</tspan>` : ''}<`;
  });
}

async function draw(language) {
  const name = language === 'en' ? MAP.name : `${MAP.name}-${language}`;
  await writeFile(join(folder, 'map.html'), pageOf(labelled(language)));
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
    // Taller than the map, because headless Chromium does not paint the bottom of its window.
    '--window-size=1200,1000',
    '--virtual-time-budget=3000',
    `--screenshot=${join(folder, 'map.png')}`,
    url(folder, 'map.html'),
  ]);
  const drawn = () =>
    sharp(join(folder, 'map.png')).extract({ left: 0, top: 0, width: 1800, height: 1200 });
  const file = (name) => join(PUBLIC, 'images', name);
  await drawn().jpeg({ quality: 82, mozjpeg: true }).toFile(file(`${name}.jpg`));
  for (const width of MAP.widths) {
    await drawn().resize(width).webp({ quality: 82 }).toFile(file(`${name}-${width}.webp`));
    await drawn().resize(width).avif({ quality: 60 }).toFile(file(`${name}-${width}.avif`));
  }
}

for (const language of ['en', ...Object.keys(LABELS)]) await draw(language);
await rm(folder, { recursive: true, force: true });
