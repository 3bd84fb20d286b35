import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addDays } from '../../src/basics/time/dates.ts';
import type { SiteIcon } from '../../src/website/head/site/site-icon.ts';
import type { HotelContent } from '../../src/content/store/hotel-content.ts';
import { alternatesOf, pathIn } from '../../src/basics/rules/language-paths.ts';
import { languagesOf, type LanguageCode } from '../../src/words/languages.ts';

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Files below this size (bytes) do not get smaller by compression. */
const WORTH_PACKING_BYTES = 800;

export function sitemap(
  origin: string,
  paths: readonly string[],
  published: readonly LanguageCode[],
): string {
  const urls = published.flatMap((code) =>
    paths.map((where) => {
      const own = escaped(origin + pathIn(code, where, published));
      return `  <url><loc>${own}</loc>${alternates(origin, where, published)}</url>\n`;
    }),
  );
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`;
}

function alternates(origin: string, where: string, published: readonly LanguageCode[]): string {
  return alternatesOf(where, published)
    .map(
      ({ tag, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + other)}"/>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export const robotsWithSitemap = (robots: string, origin: string) =>
  `${robots.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Asks to report vulnerabilities to the hotel's email address, for a year (RFC 9116). */
export function securityText(
  { sections }: HotelContent,
  published: readonly LanguageCode[],
  origin: string | undefined,
): string | undefined {
  const { email } = sections.contactInfo;
  if (!email) return undefined;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(new Date().toISOString().slice(0, 10), 365)}T00:00:00Z`,
    `Preferred-Languages: ${published.join(', ')}`,
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export function webManifest(
  manifest: string,
  { sections }: HotelContent,
  colour: string,
  icon?: SiteIcon,
): string {
  const { hotelInfo, heroSection } = sections;
  const { name, languages } = hotelInfo;
  const [first] = languagesOf(languages);
  const sizes = icon?.width && icon.height ? `${icon.width}x${icon.height}` : 'any';
  const own = {
    lang: first?.tag,
    dir: first?.dir === 'rtl' ? first.dir : undefined,
    name,
    short_name: name,
    description: heroSection.subtitle || undefined,
    theme_color: colour,
    background_color: colour,
    ...(icon && { icons: [{ src: icon.large ?? icon.small, sizes }] }),
  };
  const rest: object = JSON.parse(manifest);
  return `${JSON.stringify({ ...rest, ...own }, null, 2)}\n`;
}

/** Compresses text files into another folder, as `.br` and `.gz`; equal files only once. */
export async function compressTexts(folder: string, packed: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  for (const file of files) {
    if ((await stat(file)).size < WORTH_PACKING_BYTES) continue;
    const bytes = await readFile(file);
    const text = bytes.toString('latin1');
    const packing = known.get(text) ?? pack(bytes);
    known.set(text, packing);
    const [br, gz] = await packing;
    const copy = path.join(packed, path.relative(folder, file));
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(`${copy}.br`, br);
    await writeFile(`${copy}.gz`, gz);
  }
}

/** Tests choose speed, because the best compression takes a third of a build. */
const QUALITY = process.env['PACK'] === 'quickly' ? 4 : constants.BROTLI_MAX_QUALITY;

async function pack(bytes: Buffer): Promise<readonly [Buffer, Buffer]> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
}
