/**
 * Usage: node fonts.mjs. Copies fonts and licences to public/fonts and writes src/app/fonts.css
 * with fallback faces, scaled so that text does not shift when a font loads.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { entireMetricsCollection as METRICS } from '@capsizecss/metrics/entireMetricsCollection';
import { PUBLIC, SOURCE } from './paths.mjs';

/** If ranges overlap, browsers use the later subset: Vietnamese loads `vietnamese` only. */
const FONTS = [
  {
    family: 'Marcellus',
    package: '@fontsource/marcellus',
    file: (subset) => `marcellus-${subset}-400-normal.woff2`,
    subsets: ['latin-ext', 'latin'],
  },
  {
    family: 'Hanken Grotesk',
    package: '@fontsource-variable/hanken-grotesk',
    file: (subset) => `hanken-grotesk-${subset}-wght-normal.woff2`,
    subsets: ['latin-ext', 'vietnamese', 'latin'],
    descriptors: 'font-weight: 100 900;',
  },
  {
    family: 'Cormorant Garamond',
    package: '@fontsource/cormorant-garamond',
    file: (subset) => `cormorant-garamond-${subset}-500-italic.woff2`,
    subsets: ['latin-ext', 'vietnamese', 'latin'],
    descriptors: 'font-weight: 500; font-style: italic;',
  },
  {
    family: 'Noto Serif Khmer',
    package: '@fontsource/noto-serif-khmer',
    file: (subset) => `noto-serif-khmer-${subset}-400-normal.woff2`,
    subsets: ['khmer'],
  },
];

const { marcellus, hankenGrotesk, cormorantGaramond } = METRICS;
const { arial, georgia, notoSerif, roboto, timesNewRoman } = METRICS;

/**
 * One family per local font, because each scale fits one font only. Windows and Apple have Georgia
 * and Arial, Linux has Liberation, Android has Noto Serif and Roboto.
 */
const FALLBACKS = [
  {
    family: 'Marcellus Fallback',
    font: marcellus,
    faces: [{ local: ['Georgia'], like: georgia }],
  },
  {
    family: 'Marcellus Fallback Times',
    font: marcellus,
    faces: [{ local: ['Times New Roman', 'Liberation Serif'], like: timesNewRoman }],
  },
  {
    family: 'Marcellus Fallback Noto',
    font: marcellus,
    faces: [{ local: ['Noto Serif'], like: notoSerif }],
  },
  {
    family: 'Hanken Grotesk Fallback',
    font: hankenGrotesk,
    faces: [
      { local: ['Arial', 'Liberation Sans'], like: arial, weight: '100 599' },
      {
        local: ['Arial Bold', 'Liberation Sans Bold'],
        like: arial.variants['700'],
        font: hankenGrotesk.variants['600'],
        weight: '600 900',
      },
    ],
  },
  {
    family: 'Hanken Grotesk Fallback Roboto',
    font: hankenGrotesk,
    faces: [{ local: ['Roboto'], like: roboto, weight: '100 900' }],
  },
  {
    family: 'Cormorant Garamond Fallback',
    font: cormorantGaramond.variants['500italic'],
    style: 'italic',
    faces: [{ local: ['Georgia Italic'], like: georgia.variants.italic }],
  },
  {
    family: 'Cormorant Garamond Fallback Times',
    font: cormorantGaramond.variants['500italic'],
    style: 'italic',
    faces: [
      {
        local: ['Times New Roman Italic', 'Liberation Serif Italic'],
        like: timesNewRoman.variants.italic,
      },
    ],
  },
  {
    family: 'Cormorant Garamond Fallback Noto',
    font: cormorantGaramond.variants['500italic'],
    style: 'italic',
    faces: [{ local: ['Noto Serif Italic'], like: notoSerif.variants.italic }],
  },
];

const STACKS = {
  '--font-display': ['Marcellus', 'Georgia, serif'],
  '--font-body': ['Hanken Grotesk', 'system-ui, sans-serif'],
};
/** A font in two variables: while `data-hold` is set, quotations use only the fallback fonts. */
const QUOTE = ['Cormorant Garamond', 'Georgia, serif'];

const require = createRequire(import.meta.url);
const percent = (share) => `${+(share * 100).toFixed(2)}%`;

const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

async function realFaces({ family, package: name, file, subsets, descriptors = '' }) {
  const folder = folderOf(name);
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const rules = [];
  for (const subset of subsets) {
    await copyFile(join(folder, 'files', file(subset)), join(PUBLIC, 'fonts', file(subset)));
    rules.push(`@font-face { font-family: '${family}'; ${descriptors} font-display: swap;
      src: url('/fonts/${file(subset)}') format('woff2');
      unicode-range: ${ranges[subset].replaceAll(',', ', ')}; }`);
  }
  return rules;
}

/** The four licences must differ only in their first line, the copyright holder. */
async function licence() {
  const texts = await Promise.all(
    FONTS.map((font) => readFile(join(folderOf(font.package), 'LICENSE'), 'utf8')),
  );
  const cut = texts.map((text) => text.indexOf('\n'));
  const owners = texts.map((text, i) => `${FONTS[i].family}: ${text.slice(0, cut[i])}`);
  const terms = new Set(texts.map((text, i) => text.slice(cut[i])));
  if (terms.size !== 1) throw new Error('the licences differ: ship each of them');
  return owners.join('\n') + [...terms].join('');
}

function fallbackFaces({ family, font: usual, style, faces }) {
  return faces.map(({ local, like, font = usual, weight }) => {
    const em = font.unitsPerEm;
    const size = font.xWidthAvg / em / (like.xWidthAvg / like.unitsPerEm);
    const descriptors = [weight && `font-weight: ${weight};`, style && `font-style: ${style};`];
    return `@font-face { font-family: '${family}'; ${descriptors.filter(Boolean).join(' ')}
      src: ${local.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${percent(size)};
      ascent-override: ${percent(font.ascent / em / size)};
      descent-override: ${percent(-font.descent / em / size)};
      line-gap-override: ${percent(font.lineGap / em / size)}; }`;
  });
}

function fallbackStack([family, rest]) {
  const fallbacks = FALLBACKS.filter((fallback) => fallback.family.startsWith(family));
  const names = [...fallbacks.map((fallback) => fallback.family), 'Noto Serif Khmer'];
  return `${names.map((name) => `'${name}'`).join(', ')}, ${rest}`;
}

await mkdir(join(PUBLIC, 'fonts'), { recursive: true });
/** A digit "0" in another font, because the zero of Marcellus looks like the letter O ("$100"). */
const ZERO = `@font-face { font-family: 'Marcellus'; font-display: swap;
  src: url('/fonts/${FONTS[1].file('latin')}') format('woff2'); unicode-range: U+0030; }`;

const css = `/* Made by artwork/fonts.mjs: change it there.
   A file is loaded only when the page has a character of its unicode-range. */
${(await Promise.all(FONTS.map(realFaces))).flat().join('\n')}
/* The zero of Marcellus looks like the letter O. */
${ZERO}

/* Local fonts with the width and height of ours, shown until our file loads. */
${FALLBACKS.flatMap(fallbackFaces).join('\n')}

:root { ${Object.entries(STACKS)
  .map(([name, families]) => `${name}: '${families[0]}', ${fallbackStack(families)};`)
  .join(' ')}
  --font-quote-fallback: ${fallbackStack(QUOTE)};
  --font-quote: '${QUOTE[0]}', var(--font-quote-fallback); }
/* Quotations are further down, so their font waits (pre-hydration-script.ts). */
[data-hold] { --font-quote: var(--font-quote-fallback); }
`;
await writeFile(join(SOURCE, 'app', 'fonts.css'), css);
await writeFile(join(PUBLIC, 'fonts', 'OFL.txt'), await licence());
