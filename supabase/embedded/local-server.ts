import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isBlockedByBrowsers, isPortTaken, portToTryAfter } from './ports.ts';
import { shared } from './shared-backend.ts';
import { StopError } from './stop-error.ts';
import { exitWith } from './stop.ts';

type Server = ViteDevServer | PreviewServer;

/** Refuses ports for which Vite would print a stack trace, or no error at all. */
export async function refuseUnusablePort(port: number): Promise<void> {
  const choose = `choose another one, for example with PORT=${portToTryAfter(port)}.`;
  if (isBlockedByBrowsers(port))
    throw new StopError(
      `No browser opens port ${port}, because it belongs to another service: ${choose}`,
    );
  if (await isPortTaken(port))
    throw new StopError(`Port ${port} is taken by another program: ${choose}`);
}

/**
 * Vite itself handles SIGTERM. With `STOP_WITH_STDIN` Vite ends with the script that started it.
 */
export function stopOnSignals(server: Server): void {
  const stop = () => void server.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGHUP', stop);
  if (process.env['STOP_WITH_STDIN']) process.stdin.resume().once('end', stop);
}

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
