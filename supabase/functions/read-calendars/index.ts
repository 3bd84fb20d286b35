import { hotelToday } from '../../../src/basics/time/dates.ts';
import { answer, CORS, mayCall, refusal, serverClient, setting } from '../_shared/hosted.ts';
import { answerReading } from './answer-reading.ts';
import { restListings } from './rest-listings.ts';

/** A global of Supabase's runtime; Deno alone does not have it. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/**
 * Reads channels' calendars: all due ones for the scheduled job (deploy/outbox-clock.sql), a single
 * one for the admin area. The platform does not check the caller, so this function does.
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
  // Slow channels need more than the five seconds after which the scheduled job disconnects.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(reading);
  const { status, body } = await reading;
  return answer(status, body);
});
