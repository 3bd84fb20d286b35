import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { builtSite } from '../deploy/built-site.ts';
import { besideFolder, packedFolder } from '../deploy/hosts/host-files.ts';
import type { HotelContent } from '../src/hotel/content/content.ts';
import { defaultTranslations } from '../src/hotel/sample/sample-translations.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';

/** One site to measure, served on this machine. */
export type Variant = { name: string; url: string; close: () => void };

const READ = '/rest/v1/rpc/site_content';
const FLOOR = 'node_modules/.cache/bench-floor';
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const MARKERS = /<link rel="stylesheet"[^>]*disabled>/g;

/** The built site with a backend that answers one thing, in each language: a database would be measured too. */
export function serveSite(name: string, folder: string, content: HotelContent): Promise<Variant> {
  const serve = builtSite(path.resolve(folder));
  const server = createServer((request, response) => {
    if (request.url?.startsWith(READ)) {
      const { searchParams } = new URL(request.url, 'http://localhost');
      const language = LANGUAGE_CODES.find((code) => code === searchParams.get('language'));
      const translations = language && defaultTranslations(language);
      const answer = JSON.stringify({ ...content, translations });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
      return;
    }
    serve(request, response).catch(() => response.destroy());
  });
  return listen(name, server);
}

/** The same pages, pictures, styles and fonts; every script taken out. */
export function serveFloor(folder: string, content: HotelContent): Promise<Variant> {
  for (const old of [FLOOR, besideFolder(FLOOR)]) rmSync(old, { recursive: true, force: true });
  cpSync(folder, FLOOR, { recursive: true });
  for (const entry of readdirSync(FLOOR, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SCRIPTS, '').replaceAll(MARKERS, ''));
  }
  return packed(FLOOR).then(() => serveSite('floor', FLOOR, content));
}

async function packed(folder: string): Promise<void> {
  const { packTexts } = await import('../deploy/build/site-files.ts');
  await packTexts(folder, packedFolder(folder));
}

function listen(name: string, server: Server): Promise<Variant> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ name, url: `http://localhost:${port}`, close: () => void server.close() });
    });
  });
}
