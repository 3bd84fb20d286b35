import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../deploy/built-site.ts';
import { readContent } from '../deploy/build/content-source.ts';
import { packTexts } from '../deploy/build/site-files.ts';
import { besideFolder, packedFolder } from '../deploy/hosts/host-files.ts';
import { listen } from '../tests/support/deployment/listen.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';

/** One site to measure, served on this machine. */
export type Variant = { name: string; url: string; close: () => Promise<void> };

const READ = '/rest/v1/rpc/site_content';
export const SITE = 'dist';
const FLOOR = 'node_modules/.cache/bench-floor';
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const MARKERS = /<link rel="stylesheet"[^>]*disabled>/g;

/**
 * The built site with a backend that answers one thing, in each language: a database would be measured
 * too. It is the sample hotel, or what `EMBEDDED_DATA_DIR` holds: the build was made of the same.
 */
export async function serveSite(name = 'site', folder = SITE): Promise<Variant> {
  if (!process.env['EMBEDDED_DATA_DIR']) process.env['CONTENT_FROM'] = 'defaults';
  const { content, spoken } = await readContent();
  const serve = builtSite(path.resolve(folder));
  const { origin, close } = await listen(async (request, response) => {
    if (request.url?.startsWith(READ)) {
      const { searchParams } = new URL(request.url, 'http://localhost');
      const language = LANGUAGE_CODES.find((code) => code === searchParams.get('language'));
      const translations = language && spoken[language]?.translations;
      const answer = JSON.stringify({ ...content, translations });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
      return;
    }
    await serve(request, response);
  });
  return { name, url: origin, close };
}

/** The same pages, pictures, styles and fonts; every script taken out. */
export async function serveFloor(): Promise<Variant> {
  for (const old of [FLOOR, besideFolder(FLOOR)]) rmSync(old, { recursive: true, force: true });
  cpSync(SITE, FLOOR, { recursive: true });
  for (const entry of readdirSync(FLOOR, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SCRIPTS, '').replaceAll(MARKERS, ''));
  }
  await packTexts(FLOOR, packedFolder(FLOOR));
  return serveSite('floor', FLOOR);
}
