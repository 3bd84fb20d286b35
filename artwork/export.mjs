/**
 * Usage: node export.mjs [NAME…] --from FOLDER. Writes AVIF, WebP and JPEG files to public/images
 * from the masters in FOLDER (NAME.png or NAME.jpg).
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { FILES } from './catalogue.mjs';
import { PUBLIC } from './paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
const source = values.from;
if (!source) throw new Error('--from FOLDER names where the masters are');
const wanted = positionals.length ? FILES.filter(({ name }) => positionals.includes(name)) : FILES;
const out = join(PUBLIC, 'images');
await mkdir(out, { recursive: true });

for (const { name, widths, lighter = 0, densest = lighter } of wanted) {
  const widest = Math.max(...widths);
  const original = ['png', 'jpg']
    .map((ending) => join(source, `${name}.${ending}`))
    .find((file) => existsSync(file));
  if (!original) throw new Error(`no picture named ${name} in ${source}`);

  for (const width of widths) {
    const off = width === widest ? densest : lighter;
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    await resized
      .clone()
      .avif({ quality: 54 - off, effort: 4 })
      .toFile(join(out, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 76 - off })
      .toFile(join(out, `${name}-${width}.webp`));
  }
  await sharp(original)
    .resize({ width: widest })
    .jpeg({ quality: 78 - densest, mozjpeg: true })
    .toFile(join(out, `${name}.jpg`));
}
