import { hotelToday } from '../../../src/basics/time/dates.ts';
import { answer, CORS, mayCall, refusal, serverClient, setting } from '../_shared/hosted.ts';
import { answerReading } from './answer-reading.ts';
import { restListings } from './rest-listings.ts';

/** A global of Supabase's runtime; Deno alone does not have it. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/**
 * Reads channels' calendars. The clock (deploy/outbox-clock.sql) calls it for all that are due, the
 * admin area for one. The platform does not check the caller; this function does.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  if (!(await mayCall(request))) return answer(403, { error: refusal() });
  const asked: unknown = await request.json().catch(() => undefined);
  const mayBeLocal = setting('HOTEL_LOCAL_FEEDS') === '1';
  const reading = answerReading(restListings(serverClient()), asked, {
    today: hotelToday(),
    mayBeLocal,
  });
  // `waitUntil`, because the clock disconnects after five seconds and slow channels need longer.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(reading);
  const { status, body } = await reading;
  return answer(status, body);
});
