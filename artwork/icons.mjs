/** Usage: node icons.mjs. Makes the PNG and ICO icons from public/favicon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PUBLIC } from './paths.mjs';

const GROUND = '#06301e';
const svg = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const mark = svg.match(/<path.*<\/svg>/s)[0].replace('</svg>', '');

/** The icon without rounded corners, because phones cut their own. */
const square = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${GROUND}" d="M0 0h64v64H0z"/>` +
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${mark}</g></svg>`;

function draw(source, size) {
  return sharp(Buffer.from(source), { density: 72 * Math.ceil(size / 64) * 2 })
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An .ico file with one PNG: a 6-byte header, a 16-byte directory entry, then the picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files = {
  'favicon.ico': ico(await draw(svg, 32), 32),
  'apple-touch-icon.png': await draw(square(1), 180),
  'brand/icon-192.png': await draw(svg, 192),
  'brand/icon-512.png': await draw(svg, 512),
  // Phones may cut a maskable icon to its middle 80 %, so the mark shrinks to that circle.
  'brand/icon-maskable-512.png': await draw(square(0.86), 512),
};
for (const [file, bytes] of Object.entries(files)) await writeFile(join(PUBLIC, file), bytes);
