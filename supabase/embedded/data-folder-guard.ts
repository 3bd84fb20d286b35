import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { dataFolder } from './data-folder.ts';

/** Vite's own folder in a data folder; what it holds is every browser's. */
const VITE_CACHE = /^(\/[^/]+)?\/vite\//;
/** Looked after even while another folder is in use: someone's data may lie here. */
const DEFAULT_PLACE = path.resolve('supabase/.temp');
/** A target is never encoded more often than this by anyone who means well. */
const DECODINGS_MAX = 5;

/**
 * What the dev server may read from the disk: the site's sources and the packages. Never the whole
 * project, which holds the data folder with the key that signs sessions.
 */
export const SERVED = ['index.html', 'src', 'public', 'node_modules'].map((name) =>
  path.resolve(name),
);

/**
 * Never served, whatever else is allowed; a second wall behind `SERVED`, and the only one for a data
 * folder that someone has put inside `src`. The first three are Vite's own.
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

/**
 * A third one, before Vite sees a request: whatever reaches for the data folder finds nothing. The
 * preview needs none: it serves the built files and nothing else (deploy/built-site.ts).
 */
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
 * Says of a request's target whether it could be read as a file of the folders, however it is
 * spelled. Looks for a folder's name anywhere in it, so that no prefix of Vite (`/@fs/`, `/@id/`)
 * needs to be known here.
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

/** Disks that do not tell capitals apart are common, and so is the backslash on one system. */
function spelling(text: string): string {
  return text.replaceAll('\\', '/').toLowerCase();
}

/** Undefined when someone has encoded it wrongly, or without end. */
function fullyDecoded(target: string): string | undefined {
  let text = target;
  for (let round = 0; round < DECODINGS_MAX; round++) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      // A per cent sign that encodes nothing, as in "100%", is fine once something was decoded.
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
