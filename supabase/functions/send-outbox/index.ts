import {
  answer,
  CORS,
  mayCall,
  projectUrl,
  refusal,
  serverClient,
  setting,
} from '../_shared/hosted.ts';
import { mailService } from './mail-service.ts';
import { restOutbox } from './outbox.ts';
import { type Sender, sendQueuedRows } from './send-queued-rows.ts';
import { sendBySmtp } from './smtp.ts';
import { telegram } from './telegram.ts';

/**
 * Sends queued rows. It is called by the database for new rows, by the scheduled job
 * (deploy/outbox-clock.sql) every minute, and by the admin area on request. `verify_jwt = false`
 * (config.toml), because the scheduled job has no session: this function checks the caller itself.
 * Without a configured service it claims no rows.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  let ways: Sender['ways'];
  try {
    ways = { email: mailService(setting, sendBySmtp), telegram: telegram(setting) };
  } catch (error) {
    // `npm run doctor` reads this answer. Everybody may get it, because it contains no secrets.
    return answer(503, { error: error instanceof Error ? error.message : String(error) });
  }
  if (!(await mayCall(request))) return answer(403, { error: refusal() });
  if (!ways.email && !ways.telegram) {
    return answer(503, { error: 'neither a mail service nor Telegram is configured' });
  }
  const site = (setting('SITE_URL') ?? '').replace(/\/+$/, '');
  return answer(
    200,
    await sendQueuedRows(restOutbox(serverClient()), { ways, site, pictures: projectUrl() }),
  );
});
