import { hotelToday } from '../../../src/basics/time/dates.ts';
import { answer, CORS, mayCall, refusal, serverClient, setting } from '../_shared/hosted.ts';
import { answerReading } from './answer-reading.ts';
import { restListings } from './rest-listings.ts';

/** The platform's own; Deno alone has none. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/**
 * Reads the calendars of channels. Called by the clock (deploy/outbox-clock.sql) for all that are
 * due, and by the admin area for one. As with send-outbox the platform does not look at who calls.
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
  // The clock hangs up after five seconds, which slow channels need for themselves.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(reading);
  const { status, body } = await reading;
  return answer(status, body);
});
