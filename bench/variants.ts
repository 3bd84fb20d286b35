import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../deploy/built-site.ts';
import { readContent } from '../deploy/build/content-source.ts';
import { compressTexts } from '../deploy/build/site-files.ts';
import { hostsFolder, compressedFolder } from '../deploy/hosts/host-files.ts';
import { listen } from '../tests/support/deployment/listen.ts';
import type { HotelContent } from '../src/content/store/hotel-content.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';

/** One site to measure, served on this machine. */
export type Variant = { name: string; url: string; close: () => Promise<void> };

const READ = '/rest/v1/rpc/site_content';
export const SITE = 'dist';
const CACHE = 'node_modules/.cache/bench-sites';
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** What a build writes that knows of no backend, and what one writes that does. */
const UNKNOWN = '"version":""';
const NEWEST = 'newest';

/** Whether a page brought the newest content, or somebody has saved since it was built. */
export const STATES = ['current', 'older'] as const;
export type State = (typeof STATES)[number];
const CHANGED = /\.html$|^content-\w+\.js$/;
const MARKERS = /<link rel="stylesheet"[^>]*disabled>/g;

/**
 * The built site with a backend that answers one thing, in each language: a database would be measured
 * too. It is the sample hotel, or what `EMBEDDED_DATA_DIR` holds: the build was made of the same.
 */
export async function serveSite(
  name = 'site',
  folder = SITE,
  state: State = 'current',
): Promise<Variant> {
  const version = state === 'current' ? NEWEST : state;
  const brought = (text: string) => text.replace(UNKNOWN, `"version":"${version}"`);
  return serve(name, await copyOf(folder, `${name}-${state}`, brought), folder === SITE);
}

/** The same pages, pictures, styles and fonts; every script taken out. */
export async function serveFloor(): Promise<Variant> {
  const bare = (text: string) => text.replaceAll(SCRIPTS, '').replaceAll(MARKERS, '');
  return serve('floor', await copyOf(SITE, 'floor', bare), true);
}

/** A copy of a built site with its pages and contents changed, packed anew. @returns its folder */
async function copyOf(folder: string, name: string, change: (text: string) => string) {
  const copy = path.join(CACHE, name);
  for (const old of [copy, hostsFolder(copy)]) rmSync(old, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!CHANGED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await compressTexts(copy, compressedFolder(copy));
  return copy;
}

/** What somebody has saved since an older page was built: a text that each page shows, and a room's price. */
function savedSince({ sections, sectionVersions, rooms }: HotelContent) {
  const { contactInfo } = sections;
  return {
    sections: { contactInfo: { ...contactInfo, openingHours: `${contactInfo.openingHours} *` } },
    sectionVersions: { contactInfo: sectionVersions.contactInfo },
    rooms: rooms.map((room, nth) => (nth === 0 ? { ...room, price: room.price + 1 } : room)),
  };
}

/** @param knowsParts whether its pages understand an answer that holds only what has changed */
async function serve(name: string, folder: string, knowsParts: boolean): Promise<Variant> {
  if (!process.env['EMBEDDED_DATA_DIR']) process.env['CONTENT_FROM'] = 'defaults';
  const { content, spoken } = await readContent();
  const saved = savedSince(content);
  const site = builtSite(path.resolve(folder));
  const { origin, close } = await listen(async (request, response) => {
    if (!request.url?.startsWith(READ)) return site(request, response);
    const { searchParams } = new URL(request.url, 'http://localhost');
    const language = LANGUAGE_CODES.find((code) => code === searchParams.get('language'));
    const translations = language && spoken[language]?.translations;
    const since = searchParams.get('known');
    const sections = { ...content.sections, ...saved.sections };
    const answer =
      since === NEWEST
        ? {}
        : knowsParts
          ? { since, ...saved, translations }
          : { ...content, ...saved, sections, translations };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...answer, version: NEWEST }));
  });
  return { name, url: origin, close };
}
