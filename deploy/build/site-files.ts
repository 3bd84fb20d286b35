import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteIcon } from '../../src/hotel/head/site/site-icon.ts';
import type { HotelContent } from '../../src/hotel/content/content.ts';

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this, packing saves nothing. */
const WORTH_PACKING_BYTES = 800;

/** For search engines; needs the site's origin. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((where) => `  <url><loc>${escaped(origin + where)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `robots.txt` of public/, with the line that names the sitemap. */
export function robotsWithSitemap(robots: string, origin: string): string {
  return `${robots.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * The web manifest of public/ with this hotel's name, words, colour and logo: what a phone shows and
 * writes where somebody puts the site on the home screen.
 */
export function webManifest(
  manifest: string,
  { sections }: HotelContent,
  colour: string,
  icon?: SiteIcon,
): string {
  const { hotelInfo, heroSection } = sections;
  const { name } = hotelInfo;
  const own = {
    name,
    short_name: name,
    description: heroSection.subtitle || undefined,
    theme_color: colour,
    background_color: colour,
    ...(icon && { icons: [{ src: icon.large, sizes: sizesOf(icon) }] }),
  };
  // Our own file; what it says is only passed on.
  const rest: object = JSON.parse(manifest);
  return `${JSON.stringify({ ...rest, ...own }, null, 2)}\n`;
}

function sizesOf({ width, height }: SiteIcon): string {
  return width && height ? `${width}x${height}` : 'any';
}

/** Packs every text file of a folder into another, as `.br` and `.gz`, for servers that send those. */
export async function packTexts(folder: string, packed: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    if ((await stat(file)).size < WORTH_PACKING_BYTES) continue;
    const bytes = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const copy = path.join(packed, path.relative(folder, file));
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(`${copy}.br`, await promisify(brotliCompress)(bytes, { params: quality }));
    await writeFile(`${copy}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
