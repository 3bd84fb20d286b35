import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { findHolder } from '../../supabase/embedded/lock.ts';
import { startBackend } from '../../supabase/embedded/running-backend.ts';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { isOwnMachine, readOrigin, refuseUnencrypted } from './address.ts';
import { checkSecretKey, embeddedToken } from './secret-key.ts';
import { say } from './terminal.ts';

export type Project = AsyncDisposable & {
  url: string;
  name: string;
  isEmbedded: boolean;
  /** Sends a request with service rights; the body of the answer is unread. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
};

const SECRET = 'SUPABASE_SECRET_KEY';
const PATIENCE_MS = 600_000;

/**
 * Opens a hosted project with SUPABASE_SECRET_KEY, or the embedded backend with a token signed by
 * its own secret. By default it is the project of .env, else this folder's backend.
 */
export async function openProject(address: string | undefined): Promise<Project> {
  const url = addressOf(address);
  const key = process.env[SECRET]?.trim();
  if (url && key) return hosted(url, key);
  if (url && !isOwnMachine(url))
    throw new StopError(
      `${url} needs the project's secret key: put it into the environment as ${SECRET}, for this command alone.`,
    );
  return embedded(url);
}

/** Returns the typed address or that of .env; undefined for this folder's backend. */
export function addressOf(address: string | undefined): string | undefined {
  if (address) return readOrigin(address, '--url');
  const configured = chooseSupabase(loadEnv('production', process.cwd(), 'VITE_'));
  if (configured.kind === 'wrong') throw new StopError(configured.sentence);
  return configured.kind === 'hosted' ? configured.url : undefined;
}

/** @throws StopError for an impossible key, and for an unencrypted connection */
export function hosted(url: string, key: string): Project {
  checkSecretKey(key);
  refuseUnencrypted(url, 'the secret key');
  return projectOf({ url, name: url, isEmbedded: false, apikey: key, bearer: key, send: fetch });
}

async function embedded(url: string | undefined): Promise<Project> {
  const folder = dataFolder();
  if (!existsSync(folder.ready))
    throw new StopError(`There is no embedded backend in ${folder.root}: run "npm start" once.`);
  const holder = await findHolder(folder.root);
  if (url && (!holder?.url || new URL(holder.url).port !== new URL(url).port))
    throw new StopError(
      `This folder's embedded backend does not answer at ${url}: start it, or leave --url out.`,
    );
  const chosen = chooseSupabase({});
  if (chosen.kind !== 'embedded') throw new StopError('supabase/config.toml has no key.');
  const passed = async () => ({
    isEmbedded: true,
    apikey: chosen.key,
    bearer: embeddedToken(await readFile(folder.jwtSecret, 'utf8')),
  });
  if (holder) {
    const running = holder.url;
    if (!running) throw new StopError('The site is still starting: try again in a moment.');
    return projectOf({ ...(await passed()), url: running, name: running, send: fetch });
  }
  const backend = await startBackend({
    mode: 'backup',
    say: (line) => say(`  ${line}`), // that an older database is brought up to this version
  });
  if ('holder' in backend) throw new StopError('The site has just been started: try again.');
  return projectOf({
    ...(await passed()),
    url: 'http://localhost',
    name: backend.folder,
    send: (request) => backend.fetch(request),
    close: backend.close,
  });
}

type Way = Pick<Project, 'url' | 'name' | 'isEmbedded'> & {
  apikey: string;
  bearer: string;
  send: (request: Request) => Promise<Response>;
  close?: () => Promise<void>;
};

export function projectOf({ apikey, bearer, send, close, ...project }: Way): Project {
  return {
    ...project,
    [Symbol.asyncDispose]: async () => close?.(),
    ask(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('apikey', apikey);
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${bearer}`);
      const signal = AbortSignal.timeout(PATIENCE_MS);
      // A redirect must not receive the key.
      return send(
        new Request(new URL(path, project.url), { ...init, headers, signal, redirect: 'error' }),
      );
    },
  };
}
