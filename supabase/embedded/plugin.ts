import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isLoopbackHost } from './address.ts';
import { describeHolder, printBanner } from './banner.ts';
import { dataFolder, makeDataFolder } from './data-folder.ts';
import { findHolder, type LockHolder } from './lock.ts';
import { refuseUselessPort, stopOnSignals } from './local-server.ts';
import { askedFor, PREFIXES, refusedPath } from './plain-path.ts';
import { printable } from './printable.ts';
import { type RunningBackend, startBackend } from './running-backend.ts';
import { claim, shared } from './shared.ts';
import { StopError } from './stop-error.ts';
import { exitWith } from './stop.ts';

/** Serves Supabase from `vite` and `vite preview`. */
export function embeddedSupabase(): Plugin {
  let release: (() => Promise<void>) | undefined;

  async function mount(server: ViteDevServer | PreviewServer, mode: string): Promise<void> {
    const options = mode === 'preview' ? server.config.preview : server.config.server;
    const isFirst = shared().backend === undefined;
    const { isServing } = shared(); // also where .env has named a project until now
    try {
      if (!isLoopbackHost(options.host))
        throw new StopError(
          `The embedded backend is for this machine only, so --host ${String(options.host)} is refused: ` +
            `set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to serve other machines.`,
        );
      const backend = await (shared().backend ??= open(mode, options.port ?? 0));
      release = claim(backend);
      server.middlewares.use(await middleware(backend));
      server.httpServer?.once('close', () => void release?.());
      server.httpServer?.once('listening', () => {
        if (isFirst) void printBanner(backend, `http://localhost:${options.port}`);
      });
      server.printUrls = () => {}; // the banner says it, once the page really answers
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
    // Vite awaits these two before it exits.
    closeBundle: () => release?.(),
    closePreviewServer: () => release?.(),
  };
}

async function open(mode: string, port: number): Promise<RunningBackend> {
  const holder = await findHolder((await makeDataFolder(dataFolder())).root);
  if (holder) stopFor(holder, mode, port);
  if (!shared().isServing) await refuseUselessPort(port); // else it is our own
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
  // Not at the top: it imports @supabase/lite, which must come after loadLite().
  const { honoMiddleware } = await import('@supabase/lite/vite');
  // honoMiddleware asks for a whole App but calls its fetch alone.
  const app = (fetch: RunningBackend['fetch']) =>
    honoMiddleware({ fetch } as unknown as Parameters<typeof honoMiddleware>[0], PREFIXES);
  const answer = app(backend.fetch);
  // The address it is made from is mended on the way, so it must not be looked at again.
  const refuse = app(async () => refusedPath());
  return (request, response, next) => {
    const whose = askedFor(request.url ?? '');
    if (whose === 'site') return next();
    return whose === 'backend' ? answer(request, response, next) : refuse(request, response, next);
  };
}
