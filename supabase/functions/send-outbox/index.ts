import { createHash, timingSafeEqual } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { mailService } from './mail-service.ts';
import { projectKey } from './project-key.ts';
import { restOutbox } from './outbox.ts';
import { type Sender, sendLetters } from './send-letters.ts';
import { sendBySmtp } from './smtp.ts';
import { telegram } from './telegram.ts';

/**
 * Sends what lies in the outbox. Called by the database when something is put in and by the clock for
 * what is left (deploy/outbox-clock.sql), and by the admin area. Without a service nothing is claimed
 * and nothing is sent; what goes by a way that is not configured stays where it is.
 *
 * The platform does not look at who calls (`verify_jwt = false` in config.toml): the clock has no
 * session, and a publishable key is no token. It is looked at here.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  let ways: Sender['ways'];
  try {
    ways = { email: mailService(setting, sendBySmtp), telegram: telegram(setting) };
  } catch (error) {
    // Said to whoever asks, with no secret in it: `npm run doctor` reads it.
    return answer(503, { error: error instanceof Error ? error.message : String(error) });
  }
  if (!(await mayCall(request))) return answer(403, { error: refusal() });
  if (!ways.email && !ways.telegram) {
    return answer(503, { error: 'neither a mail service nor Telegram is configured' });
  }
  const site = (setting('SITE_URL') ?? '').replace(/\/+$/, '');
  return answer(200, await sendLetters(outbox(), { ways, site, pictures: projectUrl() }));
});

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

/** Somebody who may read the figures, or whoever knows the clock's secret. */
async function mayCall(request: Request): Promise<boolean> {
  const secret = setting('OUTBOX_SECRET');
  const said = request.headers.get('x-outbox-secret');
  if (secret && said && isSame(said, secret)) return true;
  const authorization = request.headers.get('authorization');
  if (!authorization) return false;
  const caller = createClient(projectUrl(), projectKey(setting, 'publishable'), {
    global: { headers: { authorization } },
    auth: { persistSession: false },
  });
  const { error } = await caller.rpc('dashboard_figures', {}, { get: true });
  return error === null;
}

/** `npm run doctor` reads in it whether the clock could get in at all. */
function refusal(): string {
  return setting('OUTBOX_SECRET')
    ? 'administrators and the clock only'
    : 'administrators only: OUTBOX_SECRET is not set, so no clock can call';
}

function outbox() {
  return restOutbox(
    createClient(projectUrl(), projectKey(setting, 'secret'), { auth: { persistSession: false } }),
  );
}

function setting(name: string): string | undefined {
  return Deno.env.get(name);
}

function projectUrl(): string {
  const url = setting('SUPABASE_URL');
  if (!url) throw new Error('SUPABASE_URL is not set');
  return url;
}

/** Takes as long whatever they share, so that a secret cannot be found letter by letter. */
function isSame(said: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(said), digest(secret));
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: CORS });
}
