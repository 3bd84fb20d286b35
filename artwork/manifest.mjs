/** Usage: node manifest.mjs. Writes src/content/store/built-in-pictures.ts from public/. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAP, PICTURES, PLACEHOLDER } from './catalogue.mjs';
import { PUBLIC, SOURCE } from './paths.mjs';

async function mean(image) {
  const { channels } = await image.stats();
  return channels.slice(0, 3).map((channel) => channel.mean);
}

async function measure(src) {
  const file = join(PUBLIC, src);
  const { width, height } = await sharp(file).metadata();
  const colour = await mean(sharp(file));
  const corner = {
    left: 0,
    top: height - Math.round(height / 3),
    width: Math.round(width / 3),
    height: Math.round(height / 3),
  };
  // `stats()` ignores a pending `extract`, so the corner is cut into its own buffer first.
  const [red, green, blue] = await mean(sharp(await sharp(file).extract(corner).png().toBuffer()));
  return {
    width,
    height,
    colour: '#' + colour.map((c) => Math.round(c).toString(16).padStart(2, '0')).join(''),
    luminance: Math.round((299 * red + 587 * green + 114 * blue) / 1000),
  };
}

async function fields(src, [focalX, focalY], widths, sky) {
  const { width, height, colour, luminance } = await measure(src);
  const copy = (each) => join(PUBLIC, src.replace('.jpg', `-${each}.avif`));
  const copies = widths.filter((each) => existsSync(copy(each)));
  const measured = `${width}, ${height}, '${colour}', [${focalX}, ${focalY}], ${luminance}`;
  const moon = sky ? `\nsky: { x: ${sky[0]}, y: ${sky[1]}, sea: [${sky[2]}, ${sky[3]}] },` : '';
  return `...file(${measured}, [${copies}]),${moon}`;
}

const jpeg = (name) => `/images/${name}.jpg`;

async function entry({ name, widths, alt, focus, sky, portrait, hasWords }) {
  const own = await fields(jpeg(name), focus, widths, sky);
  const upright = portrait
    ? `portrait: {\nsrc: '${jpeg(portrait.name)}',\n${await fields(jpeg(portrait.name), portrait.focus, portrait.widths, portrait.sky)} },`
    : '';
  const file = hasWords ? `src: '${jpeg(name)}',\n` : '';
  return `'${jpeg(name)}': {\n${file}${own} alt: '${alt}', ${upright} },`;
}

// Pictures that were not exported yet are left out.
const made = [...PICTURES, MAP].filter(({ name }) => existsSync(join(PUBLIC, jpeg(name))));
const entries = await Promise.all(made.map(entry));
const placeholder = await fields(PLACEHOLDER.src, PLACEHOLDER.focus, []);
entries.push(`'${PLACEHOLDER.src}': {\n${placeholder} alt: '${PLACEHOLDER.alt}', },`);

await writeFile(
  join(SOURCE, 'content', 'store', 'built-in-pictures.ts'),
  `// Made by artwork/manifest.mjs from the files in public/: change it there.

type Stretch = readonly [from: number, to: number];

/** One picture with its smaller copies, \`{name}-{width}.avif\` and \`.webp\` beside it. */
export type PictureFile = {
  /** Path of the version that every browser can show. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour as \`#rrggbb\`, shown behind the picture while it loads. */
  readonly colour: string;
  /** The \`object-position\` that keeps the subject in view; 0…1 from left and top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Mean brightness 0…255 (299/587/114) of the bottom-left third, where a hero's text lies. */
  readonly luminance: number;
  /** Widths of the smaller copies in pixels, ascending. */
  readonly widths: readonly number[];
  /**
   * Place of the moon (shares from left and top) and heights of open water; undefined without sky.
   */
  readonly sky?: { readonly x: number; readonly y: number; readonly sea?: Stretch };
};

export type BuiltInPicture = PictureFile & {
  readonly alt: string;
  /** Replaces the picture in viewports narrower than 4:5. */
  readonly portrait?: PictureFile;
};

function file(
  width: number,
  height: number,
  colour: string,
  [focalX, focalY]: readonly [number, number],
  luminance: number,
  widths: readonly number[],
): Omit<PictureFile, 'src'> {
  return { width, height, colour, focalX, focalY, luminance, widths };
}

/** Built-in pictures by path. If a picture contains words, src is replaced in other languages. */
const FILES: Readonly<Record<string, Omit<BuiltInPicture, 'src'> & { src?: string }>> = {
  ${entries.join('\n')}
};

export const BUILT_IN_PICTURES: Readonly<Record<string, BuiltInPicture>> = Object.fromEntries(
  Object.entries(FILES).map(([src, picture]) => [src, { src, ...picture }]),
);

/** Returns undefined for an upload or a web address. */
export function builtInPicture(src: string): BuiltInPicture | undefined {
  return Object.hasOwn(BUILT_IN_PICTURES, src) ? BUILT_IN_PICTURES[src] : undefined;
}

export function builtInSrcSet(file: PictureFile, format: 'avif' | 'webp'): string {
  const base = file.src.replace(/\\.\\w+$/, '');
  return file.widths.map((width) => \`\${base}-\${width}.\${format} \${width}w\`).join(', ');
}
`,
);
