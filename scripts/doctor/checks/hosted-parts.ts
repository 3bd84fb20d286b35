import { DEPLOY_LETTERS } from '../../project/commands.ts';
import type { Deployment } from '../deployment.ts';
import { json } from '../deployment.ts';
import { type Finding, note, ok, wrong } from '../finding.ts';

const SOCKET_PATIENCE_MS = 10_000;

/** Whether the function that sends letters answers, where it is deployed. Nothing is sent. */
export async function letters({ askBackend, isEmbedded }: Deployment): Promise<Finding[]> {
  const id = 'letters';
  if (isEmbedded) return [note(id, 'The function send-outbox: not on the embedded backend.')];
  const { status } = await askBackend('/functions/v1/send-outbox', json('POST', {}));
  if (status === 404)
    return [note(id, 'send-outbox is not deployed: letters open in the mail program.')];
  if (status === 401 || status === 403)
    return [ok(id, 'send-outbox answers, and not to visitors.')];
  if (status >= 200 && status < 300)
    return [
      wrong(
        id,
        'Anybody can have the letters of the outbox sent.',
        `Deploy the function of this project again: ${DEPLOY_LETTERS}.`,
      ),
    ];
  return [
    wrong(
      id,
      `send-outbox answers ${status}.`,
      'Look at its log (Edge Functions, send-outbox, Logs) and deploy it again.',
    ),
  ];
}

/** Whether Realtime opens a connection. */
export async function realtime({ backend, key, isEmbedded }: Deployment): Promise<Finding[]> {
  const id = 'realtime';
  if (isEmbedded) return [note(id, 'Realtime: not on the embedded backend.')];
  const url = new URL('/realtime/v1/websocket', backend.replace(/^http/, 'ws'));
  url.search = new URLSearchParams({ apikey: key, vsn: '1.0.0' }).toString();
  if (await opens(url)) return [ok(id, 'Realtime opens a connection.')];
  return [
    wrong(
      id,
      'Realtime opens no connection.',
      'Without it open pages look again every half minute; look at the project’s status, or build without VITE_SUPABASE_REALTIME.',
    ),
  ];
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
