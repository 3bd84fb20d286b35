import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../deploy/built-site.ts';
import { readContent } from '../deploy/build/content-source.ts';
import { compressTexts } from '../deploy/build/site-files.ts';
import { hostsFolder, compressedFolder } from '../deploy/hosts/host-files.ts';
import { listen } from '../tests/support/deployment/listen.ts';
import type { HotelContent } from '../src/content/store/hotel-content.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';

export type Variant = { name: string; url: string; close: () => Promise<void> };

const READ = '/rest/v1/rpc/site_content';
export const SITE = 'dist';
const CACHE = 'node_modules/.cache/bench-sites';
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** The content version in pages built without a backend, and the version that replaces it. */
const UNKNOWN = '"version":""';
const NEWEST = 'newest';

/** `current`: the page has the newest content. `older`: staff have saved since the build. */
export const STATES = ['current', 'older'] as const;
export type State = (typeof STATES)[number];
const CHANGED = /\.html$|^content-\w+\.js$/;
const MARKERS = /<link rel="stylesheet"[^>]*disabled>/g;

/**
 * Serves the built site with a stand-in for the backend's content, because a database would add its
 * own time.
 */
export async function serveSite(name: string, folder: string, state: State): Promise<Variant> {
  const version = state === 'current' ? NEWEST : state;
  const brought = (text: string) => text.replace(UNKNOWN, `"version":"${version}"`);
  return serve(name, await copyOf(folder, `${name}-${state}`, brought));
}

/** Serves the pages without any script, as the fastest possible site to compare with. */
export async function serveFloor(): Promise<Variant> {
  const bare = (text: string) => text.replaceAll(SCRIPTS, '').replaceAll(MARKERS, '');
  return serve('floor', await copyOf(SITE, 'floor', bare));
}

/** Returns the folder of a changed and newly compressed copy of a built site. */
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

/** Changes that staff saved after the build: a text that every page shows, and a room's price. */
function savedSince({ sections, sectionVersions, rooms }: HotelContent) {
  const { contactInfo } = sections;
  return {
    sections: { contactInfo: { ...contactInfo, openingHours: `${contactInfo.openingHours} *` } },
    sectionVersions: { contactInfo: sectionVersions.contactInfo },
    rooms: rooms.map((room, nth) => (nth === 0 ? { ...room, price: room.price + 1 } : room)),
  };
}

async function serve(name: string, folder: string): Promise<Variant> {
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
    const answer = since === NEWEST ? {} : { since, ...saved, translations };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...answer, version: NEWEST }));
  });
  return { name, url: origin, close };
}
