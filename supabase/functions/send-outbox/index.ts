import { createClient } from '@supabase/supabase-js';
import { mailService } from './mail-service.ts';
import { sendLetters } from './send-letters.ts';
import type { OutboxLetter, Report } from './send-letters.ts';
import { sendBySmtp } from './smtp.ts';

/**
 * Sends the letters of the outbox. Called by the admin area when somebody queues one, and by the
 * clock for those that are left. Without a mail service nothing is claimed and nothing is sent.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  if (!(await mayCall(request))) return answer(403, { error: 'administrators and the clock only' });

  const deliver = mailService((name) => Deno.env.get(name), sendBySmtp);
  if (!deliver) return answer(503, { error: 'no mail service is configured' });
  return answer(200, await sendLetters(outbox(), deliver));
});

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};
const LETTERS_AT_ONCE = 20;

/** Somebody who may read the figures, or whoever knows the clock's secret. */
async function mayCall(request: Request): Promise<boolean> {
  const secret = Deno.env.get('OUTBOX_SECRET');
  if (secret && request.headers.get('x-outbox-secret') === secret) return true;
  const authorization = request.headers.get('authorization');
  if (!authorization) return false;
  const caller = createClient(needed('SUPABASE_URL'), needed('SUPABASE_ANON_KEY'), {
    global: { headers: { authorization } },
    auth: { persistSession: false },
  });
  const { error } = await caller.rpc('dashboard_figures', {}, { get: true });
  return error === null;
}

function outbox() {
  const client = createClient(needed('SUPABASE_URL'), needed('SUPABASE_SERVICE_ROLE_KEY'), {
    auth: { persistSession: false },
  });
  return {
    async claim(): Promise<OutboxLetter[]> {
      const { data, error } = await client.rpc('claim_letters', { how_many: LETTERS_AT_ONCE });
      if (error) throw new Error(error.message);
      return data;
    },
    async report(id: string, report: Report): Promise<void> {
      const { error } = await client.from('outbox').update(report).eq('id', id);
      if (error) throw new Error(error.message);
    },
  };
}

function needed(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: CORS });
}
