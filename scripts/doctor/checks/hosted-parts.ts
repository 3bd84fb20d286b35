import { DEPLOY_LETTERS } from '../../project/commands.ts';
import { fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { note, ok, type Said, wrong } from '../finding.ts';

const SEND = '/functions/v1/send-outbox';
const SOCKET_PATIENCE_MS = 10_000;
/** The clock comes every minute. */
const CLOCK_PATIENCE_MS = 15 * 60_000;

/** Whether the function that sends letters answers, where it is deployed. Nothing is sent. */
export async function letters({ admin, askBackend, isEmbedded }: Deployment): Promise<Said> {
  if (isEmbedded) return note('The function send-outbox: not on the embedded backend.');
  const { status, text } = await askBackend(SEND, json('POST', {}));
  if (status === 404) return note('send-outbox is not deployed: letters open in the mail program.');
  if (status === 403 && text.includes('OUTBOX_SECRET'))
    return wrong(
      'send-outbox has no OUTBOX_SECRET, so its clock is turned away and nothing leaves by itself.',
      'Set it and run deploy/outbox-clock.sql with the same one (docs/deploy.md, section 8).',
    );
  if (status === 503 && text.includes('OUTBOX_HTTP_URL'))
    return wrong(
      'send-outbox has an OUTBOX_HTTP_URL without https, so it sends nothing: others would read letters and key on the way.',
      'Set the https:// address of the mail service (docs/deploy.md, section 8).',
    );
  if (status === 403)
    return ok(
      `send-outbox answers, and not to visitors.${admin ? '' : ' Whether letters ever leave is seen with --admin.'}`,
    );
  if (status === 401)
    return wrong(
      'The gateway turns everybody away from send-outbox, its clock too: nothing leaves by itself.',
      `Switch "Verify JWT" off (Edge Functions, send-outbox, Details), or deploy it with ${DEPLOY_LETTERS}, which does.`,
    );
  if (status >= 200 && status < 300)
    return wrong(
      'Anybody can have the letters of the outbox sent.',
      `Deploy the function of this project again: ${DEPLOY_LETTERS}.`,
    );
  return wrong(
    `send-outbox answers ${status}.`,
    'Look at its log (Edge Functions, send-outbox, Logs) and deploy it again.',
  );
}

/** Whether someone has lately come for what lies in the outbox, as an administrator is told. */
export async function clock({ askBackend, isEmbedded }: Deployment, token: string): Promise<Said> {
  if (isEmbedded) return [];
  const headers = { authorization: `Bearer ${token}` };
  const state = jsonOf(await askBackend('/rest/v1/rpc/outbox_state', json('POST', {}, headers)));
  const cameAt = fieldOf(state, 'cameAt');
  if (typeof cameAt !== 'string') {
    const { status } = await askBackend(SEND, json('POST', {}));
    if (status === 404 && !fieldOf(state, 'waiting'))
      return note('Letters are not sent from here: each opens in the mail program of staff.');
    return wrong(
      `No letter ever leaves: the clock that has them sent was never set up. Guests get no confirmation and no reminder, and the bell reaches nobody (${String(fieldOf(state, 'waiting'))} wait).`,
      `Deploy the function (${DEPLOY_LETTERS}), then run deploy/outbox-clock.sql with the project's address and OUTBOX_SECRET (docs/deploy.md, section 8).`,
    );
  }
  if (Date.now() - Date.parse(cameAt) < CLOCK_PATIENCE_MS)
    return ok('Somebody comes for the letters every few minutes.');
  return wrong(
    `Nobody has come for the letters since ${cameAt}.`,
    'Run deploy/outbox-clock.sql again with the address and OUTBOX_SECRET of now, and look at Integrations, Cron (docs/deploy.md, section 8).',
  );
}

/** Whether Realtime opens a connection. */
export async function realtime({ backend, key, isEmbedded }: Deployment): Promise<Said> {
  if (isEmbedded) return note('Realtime: not on the embedded backend.');
  const url = new URL('/realtime/v1/websocket', backend.replace(/^http/, 'ws'));
  url.search = new URLSearchParams({ apikey: key, vsn: '1.0.0' }).toString();
  if (await opens(url)) return ok('Realtime opens a connection.');
  return wrong(
    'Realtime opens no connection.',
    'Without it open pages look again every half minute; look at the project’s status, or build without VITE_SUPABASE_REALTIME.',
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
