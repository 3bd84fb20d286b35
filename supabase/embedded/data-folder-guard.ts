import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { dataFolder } from './data-folder.ts';

const VITE_CACHE = /^(\/[^/]+)?\/vite\//;
/** The default data folder is protected even if another one is in use. */
const DEFAULT_PLACE = path.resolve('supabase/.temp');
/** How many times a path is decoded. A path that is encoded more often can only be an attack. */
const DECODINGS_MAX = 5;

/**
 * Folders that the dev server may read; the project's root contains the key that signs sessions.
 */
export const SERVED = ['index.html', 'src', 'public', 'node_modules'].map((name) =>
  path.resolve(name),
);

/**
 * Files that Vite never serves, in case the data folder is inside `src`. The first three are Vite's
 * own defaults.
 */
export const NEVER_SERVED = [
  '.env',
  '.env.*',
  '*.{crt,pem}',
  '**/.git/**',
  '**/supabase/.temp/**',
  '**/jwt-secret',
  '**/pgdata/**',
  '**/pgdata-*/**',
];

/** Answers 404 to requests for the data folder. The preview serves only built files. */
export function dataFolderGuard(): Plugin {
  function build({ middlewares }: ViteDevServer): void {
    let reaches: ReturnType<typeof reachesInto> | undefined;
    const refuse: Connect.NextHandleFunction = (request, response, next) => {
      reaches ??= reachesInto([dataFolder().root, DEFAULT_PLACE]); // once there is a folder
      if (!reaches(request.url ?? '')) return next();
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    };
    middlewares.use(refuse);
  }
  return { name: 'wall', configureServer: build };
}

/**
 * Returns a function that is true for paths that could name a file in the folders. Finds a folder's
 * name anywhere in a path, so that Vite's prefixes (`/@fs/`, `/@id/`) need no list.
 */
export function reachesInto(folders: string[], root = process.cwd()): (target: string) => boolean {
  const names = folders
    .flatMap((folder) => [folder, realPath(folder)])
    .flatMap((name) => [name, path.relative(root, name)]);
  const inside = names.filter((name) => name !== '' && !name.startsWith('..')).map(spelling);
  return (target) => {
    const text = fullyDecoded(target);
    if (text === undefined) return true;
    const [pathname = ''] = text.split(/[?#]/, 1);
    return [text, path.posix.normalize(spelling(pathname))].map(spelling).some((spelled) =>
      inside.some((name) => {
        const rest = spelled.split(name).slice(1);
        return rest.some((after) => !VITE_CACHE.test(after));
      }),
    );
  };
}

/** Normalises a path for comparison: many disks ignore capitals, and Windows uses backslashes. */
function spelling(text: string): string {
  return text.replaceAll('\\', '/').toLowerCase();
}

/** Decodes a path completely; undefined if the path is encoded wrongly or too often. */
function fullyDecoded(target: string): string | undefined {
  let text = target;
  for (let round = 0; round < DECODINGS_MAX; round++) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      // After one decoding, a per cent sign may be part of the text, as in "100%".
      return round === 0 ? undefined : text;
    }
  }
  return undefined;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
