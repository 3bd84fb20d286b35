import type { Deployment } from '../deployment.ts';
import { note, ok, type CheckResult, wrong } from '../finding.ts';

const SOCKET_PATIENCE_MS = 10_000;

export async function realtime({ backend, key, isEmbedded }: Deployment): Promise<CheckResult> {
  if (isEmbedded) return note('The embedded backend has no Realtime.');
  const url = new URL('/realtime/v1/websocket', backend.replace(/^http/, 'ws'));
  url.search = new URLSearchParams({ apikey: key, vsn: '1.0.0' }).toString();
  if (await opens(url)) return ok('Realtime accepts connections.');
  return wrong(
    'Realtime does not accept connections.',
    'Without it, the admin area asks for changes every half minute. Check the project’s status, or build without VITE_SUPABASE_REALTIME.',
  );
}

function opens(url: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = new WebSocket(url);
  const patience = setTimeout(() => resolve(false), SOCKET_PATIENCE_MS);
  socket.addEventListener('open', () => resolve(true));
  socket.addEventListener('error', () => resolve(false));
  return promise.finally(() => {
    clearTimeout(patience);
    socket.close();
  });
}
