import { DEPLOY_CALENDARS } from '../../project/commands.ts';
import { fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { allOf, note, ok, type Said, wrong } from '../finding.ts';

const READ = '/functions/v1/read-calendars';
/** Nobody's key. */
const GIVE = '/functions/v1/calendar/0000000000.ics';
/** The clock comes every quarter of an hour. */
const CLOCK_PATIENCE_MS = 60 * 60_000;

/** Whether the functions for calendars of booking sites answer, where they are deployed. Nothing is read. */
export async function calendars({ askBackend, isEmbedded }: Deployment): Promise<Said> {
  if (isEmbedded) return [];
  const read = await askBackend(READ, json('POST', {}));
  if (read.status === 404)
    return note('read-calendars is not deployed: calendars of booking sites are not read.');
  const given = await askBackend(GIVE);
  const isGiving = given.status === 404 && given.text.includes('no such calendar');
  return allOf(
    [
      read.status === 403 &&
        read.text.includes('OUTBOX_SECRET') &&
        wrong(
          'read-calendars has no OUTBOX_SECRET, so its clock is turned away and no calendar is read by itself.',
          'Set it and run deploy/outbox-clock.sql with the same one (docs/deploy.md, section 12).',
        ),
      (read.status === 401 || given.status === 401) &&
        wrong(
          'The gateway turns everybody away from read-calendars or calendar, the clock and booking sites too.',
          `Switch "Verify JWT" off (Edge Functions, each of them, Details), or deploy them with ${DEPLOY_CALENDARS}, which does.`,
        ),
      ![401, 403].includes(read.status) &&
        wrong(
          `read-calendars answers ${read.status} to a visitor.`,
          `Look at its log (Edge Functions, read-calendars, Logs) and deploy it again: ${DEPLOY_CALENDARS}.`,
        ),
      !isGiving &&
        given.status !== 401 &&
        wrong(
          `calendar answers ${given.status} to a key that is nobody’s, so booking sites may not get ours.`,
          `Look at its log (Edge Functions, calendar, Logs) and deploy it again: ${DEPLOY_CALENDARS}.`,
        ),
    ],
    ok('Calendars of booking sites can be read and ours be fetched, and not by visitors.'),
  );
}

/** Whether somebody reads the calendars of booking sites, and what they answer, as an administrator is told. */
export async function feeds({ askBackend, isEmbedded }: Deployment, token: string): Promise<Said> {
  if (isEmbedded) return [];
  const columns = 'channel,room_id,tried_at,error_code,error_since';
  const rows = jsonOf(
    await askBackend(`/rest/v1/listings?select=${columns}&import_url=neq.`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const listings: unknown[] = Array.isArray(rows) ? rows : [];
  if (listings.length === 0) return [];
  const say = (row: unknown, field: string) => String(fieldOf(row, field) ?? '');
  const late = listings.some(
    (row) => !(Date.now() - Date.parse(say(row, 'tried_at')) < CLOCK_PATIENCE_MS),
  );
  return allOf(
    [
      late &&
        wrong(
          'Nobody has read the calendars of booking sites for an hour.',
          'Run deploy/outbox-clock.sql again with the address and OUTBOX_SECRET of now, and look at Integrations, Cron (docs/deploy.md, section 12).',
        ),
      ...listings.map(
        (row) =>
          say(row, 'error_code') !== '' &&
          wrong(
            `The calendar of ${say(row, 'channel')} for ${say(row, 'room_id')} cannot be read since ${say(row, 'error_since')}: ${say(row, 'error_code')}.`,
            'Nothing is freed by that, and nothing new is held: copy its address once more from that shop’s pages.',
          ),
      ),
    ],
    ok(`${listings.length} calendars of booking sites are read every quarter of an hour.`),
  );
}
