import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isBlockedByBrowsers, isPortTaken, portToTryAfter } from './ports.ts';
import { shared } from './shared-backend.ts';
import { StopError } from './stop-error.ts';
import { exitWith } from './stop.ts';

type Server = ViteDevServer | PreviewServer;

/** What Vite says with a stack trace, and what it does not say at all. */
export async function refuseUnusablePort(port: number): Promise<void> {
  const choose = `choose another one, for example with PORT=${portToTryAfter(port)}.`;
  if (isBlockedByBrowsers(port))
    throw new StopError(`No browser opens port ${port}, it is kept for another service: ${choose}`);
  if (await isPortTaken(port))
    throw new StopError(`Port ${port} is taken by another program: ${choose}`);
}

/**
 * SIGTERM is Vite's own affair. `STOP_WITH_STDIN` is set by the scripts that start Vite: they
 * hold its standard input open, so that it ends with them even when they are killed.
 */
export function stopOnSignals(server: Server): void {
  const stop = () => void server.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGHUP', stop);
  if (process.env['STOP_WITH_STDIN']) process.stdin.resume().once('end', stop);
}

/** What the embedded backend sees to itself, for a server that has none. */
export function localServer(): Plugin {
  async function prepare(server: Server, port: number | undefined): Promise<void> {
    if (shared().isServing) return; // Vite restarts: the port is our own
    await refuseUnusablePort(port ?? 0).catch((error: Error) => exitWith(error.message));
    shared().isServing = true;
    stopOnSignals(server);
  }

  return {
    name: 'local-server',
    configureServer: (server) => prepare(server, server.config.server.port),
    configurePreviewServer: (server) => prepare(server, server.config.preview.port),
  };
}
