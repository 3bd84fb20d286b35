import { createHash, timingSafeEqual } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { projectKey } from './project-key.ts';

/** Code shared by the functions of a hosted project; the embedded backend does not use it. */

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

/** True if the caller works at the desk, or sends the scheduled job's OUTBOX_SECRET. */
export async function mayCall(request: Request): Promise<boolean> {
  const secret = setting('OUTBOX_SECRET');
  const said = request.headers.get('x-outbox-secret');
  if (secret && said && isSame(said, secret)) return true;
  const authorization = request.headers.get('authorization');
  if (!authorization) return false;
  const caller = createClient(projectUrl(), projectKey(setting, 'publishable'), {
    global: { headers: { authorization } },
    auth: { persistSession: false },
  });
  const { data: role } = await caller.rpc('my_role', {}, { get: true });
  return role === 'admin' || role === 'desk';
}

/** The message for refused callers; `npm run doctor` reads it to check OUTBOX_SECRET. */
export function refusal(): string {
  return setting('OUTBOX_SECRET')
    ? 'the desk and the clock only'
    : 'the desk only: OUTBOX_SECRET is not set, so no clock can call';
}

/** A Supabase client with the server's own rights. */
export function serverClient(): SupabaseClient {
  return createClient(projectUrl(), projectKey(setting, 'secret'), {
    auth: { persistSession: false },
  });
}

export function setting(name: string): string | undefined {
  return Deno.env.get(name);
}

export function projectUrl(): string {
  const url = setting('SUPABASE_URL');
  if (!url) throw new Error('SUPABASE_URL is not set');
  return url;
}

export function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: CORS });
}

/** Takes equally long for every input, so that timing reveals nothing about the secret. */
function isSame(said: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(said), digest(secret));
}
