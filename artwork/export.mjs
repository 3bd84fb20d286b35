/**
 * node export.mjs [FOLDER]: AVIF, WebP and JPEG files of every picture into public/images, from the
 * masters or from a folder of fresh renders (NAME.png).
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FILES } from './catalogue.mjs';
import { MASTERS, PUBLIC } from './paths.mjs';

const source = process.argv[2] ?? MASTERS;
const out = join(PUBLIC, 'images');
await mkdir(out, { recursive: true });

for (const { name, widths } of FILES) {
  const original = ['png', 'jpg']
    .map((ending) => join(source, `${name}.${ending}`))
    .find((file) => existsSync(file));
  if (!original) throw new Error(`no picture named ${name} in ${source}`);

  for (const width of widths) {
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    await resized
      .clone()
      .avif({ quality: 54, effort: 4 })
      .toFile(join(out, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 76 })
      .toFile(join(out, `${name}-${width}.webp`));
  }
  await sharp(original)
    .resize({ width: Math.max(...widths) })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(out, `${name}.jpg`));
}
