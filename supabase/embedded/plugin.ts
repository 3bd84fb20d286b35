import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isLoopbackHost } from './ports.ts';
import { isShowcase } from './supabase-choice.ts';
import { dataFolder, makeDataFolder } from './data-folder.ts';
import { loadMiddleware } from './lite.ts';
import { findHolder, type LockHolder } from './lock.ts';
import { refuseUnusablePort, stopOnSignals } from './local-server.ts';
import { routeOf, PREFIXES, refusedPath } from './request-routing.ts';
import { printable } from './printable.ts';
import { startBackend } from './running-backend.ts';
import { claim, type RunningBackend, shared } from './shared-backend.ts';
import { StopError } from './stop-error.ts';
import { exitWith } from './stop.ts';

/** Vite plugin that serves the embedded Supabase in dev and preview. */
export function embeddedSupabase(): Plugin {
  let release: (() => Promise<void>) | undefined;

  async function mount(server: ViteDevServer | PreviewServer, mode: string): Promise<void> {
    const options = mode === 'preview' ? server.config.preview : server.config.server;
    const isFirst = shared().backend === undefined;
    const { isServing } = shared(); // also where .env has named a project until now
    try {
      if (!isLoopbackHost(options.host))
        throw new StopError(
          `The embedded backend serves this machine only, so --host ${String(options.host)} is refused: ` +
            `set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to serve other machines.`,
        );
      const backend = await (shared().backend ??= open(mode, options.port ?? 0));
      release = claim(backend);
      server.middlewares.use(await middleware(backend));
      server.httpServer?.once('close', () => void release?.());
      server.httpServer?.once('listening', () => {
        if (isFirst) void printBanner(backend, `http://localhost:${options.port}`);
      });
      server.printUrls = () => {}; // the banner prints the addresses once the page answers
      if (isFirst && !isServing) stopOnSignals(server);
      shared().isServing = true;
    } catch (error) {
      if (isFirst) shared().backend = undefined;
      if (error instanceof StopError) exitWith(error.message);
      throw error;
    }
  }

  return {
    name: 'embedded-supabase',
    configureServer: (server) => mount(server, 'dev'),
    configurePreviewServer: (server) => mount(server, 'preview'),
    // Vite awaits these two functions before it exits.
    closeBundle: () => release?.(),
    closePreviewServer: () => release?.(),
  };
}

async function open(mode: string, port: number): Promise<RunningBackend> {
  const holder = await findHolder((await makeDataFolder(dataFolder())).root);
  if (holder) stopFor(holder, mode, port);
  if (!shared().isServing) await refuseUnusablePort(port); // else it is our own
  const started = await startBackend({
    mode,
    say: (line) => process.stdout.write(`  ${printable(line)}\n`),
  });
  if ('holder' in started) stopFor(started.holder, mode, port);
  return started;
}

function stopFor(holder: LockHolder, mode: string, port: number): never {
  const { sentence, exitCode } = describeHolder(holder, mode, port);
  exitWith(sentence, exitCode);
}

async function middleware(backend: RunningBackend): Promise<Connect.NextHandleFunction> {
  const { honoMiddleware } = await loadMiddleware();
  const app = (fetch: RunningBackend['fetch']) =>
    honoMiddleware({ fetch } as unknown as Parameters<typeof honoMiddleware>[0], PREFIXES);
  const answer = app(backend.fetch);
  // `honoMiddleware` normalises addresses, so the path must be checked before this function.
  const refuse = app(async () => refusedPath());
  return (request, response, next) => {
    const whose = routeOf(request.url ?? '');
    if (whose === 'site') return next();
    return whose === 'backend' ? answer(request, response, next) : refuse(request, response, next);
  };
}

const PATIENCE_MS = 60_000;

/** The message and exit code if another process uses the data folder. */
export function describeHolder(
  holder: LockHolder,
  mode: string,
  port: number,
): { sentence: string; exitCode: number } {
  const where = holder.url ?? 'and still starting';
  const isSame = holder.mode === mode && holder.url?.endsWith(`:${port}`);
  if (isSame)
    return { sentence: `Already running at ${where} (process ${holder.pid}).`, exitCode: 0 };
  return {
    sentence:
      `Already running in this folder: ${holder.mode} server ${where} (process ${holder.pid}). ` +
      `Stop it first with Ctrl+C.`,
    exitCode: 1,
  };
}

/** Prints the site's addresses as soon as both page and database answer. */
export async function printBanner(backend: RunningBackend, url: string): Promise<void> {
  const page = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  backend.announce(url);
  if (!page?.ok) {
    process.stderr.write(`\n  ${url} does not answer as it should; see the messages above.\n\n`);
    return;
  }
  process.stdout.write(`
  The site:           ${url}
  Admin area:         ${url}/admin
    administrator     admin@hotel.test / admin-demo-1
    other roles       desk@hotel.test / desk-demo-1, also editor@ and reader@
  Sent e-mails:       ${backend.folder}/outbox
  Data:               ${backend.folder}  ("npm run reset${isShowcase() ? ' -- --showcase' : ''}" deletes it)
  Stop:               Ctrl+C
${asideNotice(backend.aside)}
`);
}

function asideNotice(aside: string | undefined): string {
  if (!aside) return '';
  return `
  The data folder had a database without its "ready" file: either its first start was interrupted, or
  it is a copy without that file. It was moved to ${aside}, and a new database was made.
`;
}
