import { existsSync } from 'node:fs';
import { loadEnv } from 'vite';
import {
  normaliseContent,
  versionOf,
  type HotelContent,
} from '../../src/content/store/hotel-content.ts';
import { getOwn } from '../../src/basics/rules/get-own.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { normaliseTranslations, type Translations } from '../../src/content/store/texts.ts';
import { defaultTranslations } from '../../src/content/sample/sample-translations.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/words/languages.ts';
import { chooseSupabase, isShowcase } from '../../supabase/embedded/supabase-choice.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { findHolder } from '../../supabase/embedded/lock.ts';
import { NEWER_CODE, UPGRADE } from '../../scripts/project/commands.ts';
import { versionMismatch } from '../../supabase/embedded/released.ts';
import { startBackend } from '../../supabase/embedded/running-backend.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';

const READ = '/rest/v1/rpc/site_content';
const PATIENCE_MS = 15_000;

export type SourcedContent = {
  content: HotelContent;
  from: string;
  /** When the content was saved (ms since 1970); 0 for the defaults, so that they are oldest. */
  savedAt: number;
  /** Warning if the database and this code have different versions. */
  warning?: string;
  spoken: Partial<Record<LanguageCode, TranslatedVersion>>;
};

export type TranslatedVersion = { version: string; translations: Translations };

/**
 * Reads the content: from the hosted project if there is one, else from the embedded backend if it
 * has data, else the built-in defaults. `CONTENT_FROM=defaults` forces the defaults, so that tests
 * do not depend on edits.
 */
export async function readContent(): Promise<SourcedContent> {
  const defaults = {
    content: DEFAULT_CONTENT,
    from: 'the built-in defaults',
    savedAt: 0,
    spoken: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [
        code,
        { version: '', translations: defaultTranslations(code) },
      ]),
    ),
  };
  if (process.env['CONTENT_FROM'] === 'defaults') return defaults;
  const supabase = chooseSupabase(loadEnv('production', process.cwd(), 'VITE_'));
  if (supabase.kind === 'wrong') exitWith(supabase.sentence);
  if (supabase.kind === 'hosted') {
    const { url, key } = supabase;
    const askHosted = asking(fetch, url, key);
    const answer = await askHosted().catch((error: unknown) =>
      exitWith(
        `The content cannot be read from ${url} (${String(error)}), and pages built without it ` +
          `would show the sample hotel: build again when the project answers, or set CONTENT_FROM=defaults.`,
      ),
    );
    if (!hasContent(answer))
      exitWith(
        `${url} has no content yet, so the pages would show the sample hotel. Restore a backup ` +
          `("npm run restore"), or run "npm start" with this .env and write the content in the admin area; ` +
          `CONTENT_FROM=defaults builds the sample anyway.`,
      );
    const warning = await otherDatabase(url, key);
    return { ...(await sourced(answer, url, askHosted)), warning };
  }
  return (await readEmbedded(supabase.key)) ?? defaults;
}

async function readEmbedded(key: string): Promise<SourcedContent | undefined> {
  const folder = dataFolder();
  // The first build or start of the showcase creates its data.
  if (!isShowcase() && !existsSync(folder.ready)) return undefined;
  const holder = existsSync(folder.root) ? await findHolder(folder.root) : undefined;
  if (holder) {
    // A server has locked the data folder, so ask the server. It has no address while it starts.
    if (!holder.url) return undefined;
    const askHolder = asking(fetch, holder.url, key);
    return sourced(await askHolder(), `the ${holder.mode} server`, askHolder);
  }
  const backend = await startBackend({ mode: 'build', say: () => {} });
  if ('holder' in backend) return undefined;
  try {
    const askIt = asking((request) => backend.fetch(request), 'http://localhost', key);
    return await sourced(await askIt(), backend.folder, askIt);
  } finally {
    await backend.close();
  }
}

export function hasContent(answer: unknown): boolean {
  const rooms = getOwn(answer, 'rooms');
  const sections: object = Object(getOwn(answer, 'sections'));
  return (Array.isArray(rooms) && rooms.length > 0) || Object.keys(sections).length > 0;
}

/** Returns a warning if the project has another version; visitors can use the site nevertheless. */
async function otherDatabase(url: string, apikey: string): Promise<string | undefined> {
  const answer: unknown = await fetch(new URL('/rest/v1/rpc/surface', url), {
    method: 'POST',
    headers: { apikey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then((response) => response.json())
    .catch(() => undefined);
  const other = versionMismatch(String(getOwn(answer, 'migration') ?? ''));
  return other && `${other.says} ${other.isOlder ? UPGRADE : NEWER_CODE}`;
}

async function sourced(
  answered: unknown,
  from: string,
  askIn: (language: string) => Promise<unknown>,
): Promise<SourcedContent> {
  const content = normaliseContent(answered, DEFAULT_CONTENT);
  const spoken: SourcedContent['spoken'] = {};
  for (const language of content.sections.hotelInfo.languages.slice(1)) {
    // A database without translations answers 404; its texts are used as they are.
    const answer = await askIn(language).catch((error: unknown) => {
      if (!String(error).includes('404')) throw error;
    });
    const translations = normaliseTranslations(getOwn(answer, 'translations'));
    spoken[language] = { version: versionOf(answer), translations };
  }
  return { content, from, savedAt: Date.now(), spoken };
}

const asking =
  (ask: (request: Request) => Promise<Response>, origin: string, apikey: string) =>
  async (language?: string): Promise<unknown> => {
    const address = new URL(READ, origin);
    if (language) address.searchParams.set('language', language);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await ask(new Request(address, { headers: { apikey }, signal }));
    const answer: unknown = await response.json();
    if (!response.ok || !Array.isArray(getOwn(answer, 'rooms')))
      throw new Error(`it answered ${response.status}`);
    return answer;
  };
