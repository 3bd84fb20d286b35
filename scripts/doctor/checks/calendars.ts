import { PATH } from '../../../src/basics/rules/paths.ts';
import { CHANNELS, channelName } from '../../../src/desk/channels/listing.ts';
import { feedErrorSentence } from '../../../src/desk/channels/listing.ts';
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
          `The function calendar answers ${given.status}, but not in its own words: booking sites do not get our calendars and may sell nights that are sold here.`,
          `Look at its log (Edge Functions, calendar, Logs) and deploy it again: ${DEPLOY_CALENDARS}.`,
        ),
    ],
    ok('Calendars of booking sites can be read, by visitors not, and ours be fetched.'),
  );
}

/** Whether someone reads the calendars of booking sites, and what they answer, as an administrator is told. */
export async function feeds(
  { askBackend, isEmbedded, hotel }: Deployment,
  token: string,
): Promise<Said> {
  if (isEmbedded) return [];
  const columns = 'channel,name,room_id,created_at,tried_at,error_code,error_since';
  const rows = jsonOf(
    await askBackend(`/rest/v1/listings?select=${columns}&import_url=neq.`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const listings: unknown[] = Array.isArray(rows) ? rows : [];
  if (listings.length === 0) return [];
  const say = (row: unknown, field: string) => String(fieldOf(row, field) ?? '');
  // One that was just made has not been asked for yet.
  const isLate = (row: unknown) =>
    Date.now() - Date.parse(say(row, 'tried_at') || say(row, 'created_at')) > CLOCK_PATIENCE_MS;
  return allOf(
    [
      listings.some(isLate) &&
        wrong(
          'Nobody has read the calendars of booking sites for an hour: nights that they sell are sold here once more.',
          'Run deploy/outbox-clock.sql again with the address and OUTBOX_SECRET of now, and look at Integrations, Cron (docs/deploy.md, section 12).',
        ),
      ...listings.map((row) => {
        const channel = CHANNELS.find((one) => one === say(row, 'channel')) ?? 'other';
        const site = channelName({ channel, name: say(row, 'name') });
        const room =
          hotel.rooms.find(({ id }) => id === say(row, 'room_id'))?.name ?? say(row, 'room_id');
        return (
          say(row, 'error_code') !== '' &&
          wrong(
            `The calendar that ${site} gives for "${room}" could not be read since ${say(row, 'error_since').slice(0, 10)}, so that what is sold there from then on can be sold here once more. ${feedErrorSentence(say(row, 'error_code'))}`,
            `Copy the calendar's address anew at ${site} and put it into its listing (${PATH.adminChannels}). Nights that it has told of before stay taken.`,
          )
        );
      }),
    ],
    ok(`${listings.length} calendars of booking sites are read every quarter of an hour.`),
  );
}
