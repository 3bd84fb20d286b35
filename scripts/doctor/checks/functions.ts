import { PATH } from '../../../src/basics/rules/paths.ts';
import { CHANNELS, channelName, feedErrorSentence } from '../../../src/desk/channels/listing.ts';
import { withJson } from '../../project/call.ts';
import { DEPLOY_CALENDARS, DEPLOY_SENDER } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { type Answer, jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, type Finding, note, ok, type CheckResult, wrong } from '../finding.ts';

/** A function of the project that the scheduled job calls. */
type Called = { name: string; guide: string; deploy: string; idle: string };
const SEND: Called = {
  name: 'send-outbox',
  guide: 'docs/deploy.md, section 8',
  deploy: DEPLOY_SENDER,
  idle: 'no e-mail is sent automatically',
};
const READ: Called = {
  name: 'read-calendars',
  guide: 'docs/deploy.md, section 12',
  deploy: DEPLOY_CALENDARS,
  idle: 'no calendar is read automatically',
};
const GIVE = '/functions/v1/calendar/0000000000.ics';
const JOIN = '/functions/v1/join';
const MINUTE_MS = 60_000;
/** Largest age of the last call (ms) of send-outbox and of read-calendars; older is a fault. */
const [OUTBOX_PATIENCE_MS, CALENDARS_PATIENCE_MS] = [15 * MINUTE_MS, 60 * MINUTE_MS];
const CLOCK =
  "Run deploy/outbox-clock.sql again with the project's current address and OUTBOX_SECRET";

const call = ({ askBackend }: Deployment, { name }: Called): Promise<Answer> =>
  askBackend(`/functions/v1/${name}`, withJson({}));

function faultOf(
  { name, guide, deploy, idle }: Called,
  { status, text }: Answer,
): Finding | undefined {
  if (status === 401)
    return wrong(
      `The gateway refuses all calls of ${name}, also those of the clock, so ${idle}.`,
      `Switch "Verify JWT" off (Edge Functions, ${name}, Details), or deploy it again: ${deploy}.`,
    );
  if (status !== 403)
    return wrong(
      status < 300 ? `Anybody can call ${name}.` : `${name} answers ${status} to a visitor.`,
      `Read its log (Edge Functions, ${name}, Logs) and deploy it again: ${deploy}.`,
    );
  if (!text.includes('OUTBOX_SECRET')) return undefined;
  return wrong(
    `${name} has no OUTBOX_SECRET, so it refuses the clock that calls it, and ${idle}.`,
    `Set OUTBOX_SECRET and run deploy/outbox-clock.sql with the same secret (${guide}).`,
  );
}

/** Checks the function that sends emails, if it is deployed. Sends nothing. */
export async function emails(deployment: Deployment): Promise<CheckResult> {
  if (deployment.isEmbedded)
    return note('The embedded backend does not need the function send-outbox.');
  const answer = await call(deployment, SEND);
  if (answer.status === 404)
    return note("send-outbox is not deployed: e-mails open in the staff's mail program.");
  if (answer.status === 503 && answer.text.includes('OUTBOX_HTTP_URL'))
    return wrong(
      'send-outbox has an OUTBOX_HTTP_URL without https, so it sends nothing: others could read the e-mails and the key on the way.',
      'Set the https:// address of the mail service (docs/deploy.md, section 8).',
    );
  const more = deployment.admin ? '' : ' --admin also checks whether e-mails are sent.';
  return faultOf(SEND, answer) ?? ok(`send-outbox works and refuses visitors.${more}`);
}

/** Checks the function that invited people need, where the project sends e-mails. */
export async function invitations(deployment: Deployment): Promise<CheckResult> {
  if (deployment.isEmbedded || (await call(deployment, SEND)).status === 404) return [];
  const { status, text } = await deployment.askBackend(JOIN, withJson({ token: '' }));
  if (status === 404 && text.includes('unknown')) return ok('Invited people can join the team.');
  return wrong(
    status === 404
      ? 'The function join is not deployed: people cannot accept invitations to the team.'
      : `The function join answers ${status}: people cannot accept invitations to the team.`,
    `Deploy it, which also switches "Verify JWT" off: ${DEPLOY_SENDER}.`,
  );
}

/** Checks the functions for booking sites' calendars, if they are deployed. Reads none. */
export async function calendars(deployment: Deployment): Promise<CheckResult> {
  if (deployment.isEmbedded) return [];
  const read = await call(deployment, READ);
  if (read.status === 404)
    return note('read-calendars is not deployed: calendars of booking sites are not read.');
  const given = await deployment.askBackend(GIVE);
  const isGiving = given.status === 404 && given.text.includes('no such calendar');
  return findingsOr(
    [
      faultOf(READ, read),
      !isGiving &&
        wrong(
          `The function calendar answers ${given.status}, but not as this version does: booking sites do not get our calendars and may sell nights that are sold here.`,
          `Read its log (Edge Functions, calendar, Logs) and deploy it again, which also switches "Verify JWT" off: ${DEPLOY_CALENDARS}.`,
        ),
    ],
    ok('read-calendars works and refuses visitors; booking sites can read our calendars.'),
  );
}

/** Checks that the scheduled job has called the function send-outbox lately. */
export async function outboxClock(deployment: Deployment, headers: object): Promise<CheckResult> {
  if (deployment.isEmbedded) return [];
  const ask = withJson({}, headers);
  const state = jsonOf(await deployment.askBackend('/rest/v1/rpc/outbox_state', ask));
  const cameAt = getOwn(state, 'cameAt');
  if (typeof cameAt !== 'string') {
    const waiting = getOwn(state, 'waiting');
    const isDeployed = (await call(deployment, SEND)).status !== 404;
    if (!waiting && !isDeployed)
      return note("The project sends no e-mails: each opens in the staff's mail program.");
    return wrong(
      `No e-mail is sent: the clock that calls send-outbox was never set up${isDeployed ? ', or the function fails before it reads the outbox' : ''}. Guests get no confirmation and no reminder, and staff get no alerts (${String(waiting)} are waiting).`,
      `${isDeployed ? 'Read the log of the function (Edge Functions, send-outbox, Logs). If nothing calls it,' : `Deploy the function (${DEPLOY_SENDER}), then`} run deploy/outbox-clock.sql with the project's address and OUTBOX_SECRET (docs/deploy.md, section 8).`,
    );
  }
  if (Date.now() - Date.parse(cameAt) < OUTBOX_PATIENCE_MS)
    return ok('send-outbox reads the outbox every few minutes.');
  return wrong(
    `send-outbox has not read the outbox since ${cameAt}, so no e-mail is sent.`,
    `${CLOCK}, and check Integrations, Cron (docs/deploy.md, section 8).`,
  );
}

/** Checks that the calendars of booking sites are read without errors. */
export async function calendarFeeds(
  { askBackend, isEmbedded, hotel }: Deployment,
  headers: HeadersInit,
): Promise<CheckResult> {
  if (isEmbedded) return [];
  const columns = 'channel,name,room_id,created_at,tried_at,error_code,error_since';
  const question = `/rest/v1/listings?select=${columns}&import_url=neq.`;
  const rows = jsonOf(await askBackend(question, { headers }));
  const listings: unknown[] = Array.isArray(rows) ? rows : [];
  if (listings.length === 0) return [];
  const say = (row: unknown, field: string) => String(getOwn(row, field) ?? '');
  // A new listing was not read yet, so its time counts from its creation.
  const isLate = (row: unknown) =>
    Date.now() - Date.parse(say(row, 'tried_at') || say(row, 'created_at')) > CALENDARS_PATIENCE_MS;
  const faults = listings
    .filter((row) => say(row, 'error_code') !== '')
    .map((row) => {
      const channel = CHANNELS.find((one) => one === say(row, 'channel')) ?? 'other';
      const site = channelName({ channel, name: say(row, 'name') });
      const id = say(row, 'room_id');
      const room = hotel.rooms.find((one) => one.id === id)?.name ?? id;
      return wrong(
        `The calendar that ${site} gives for "${room}" could not be read since ${say(row, 'error_since').slice(0, 10)}. Nights that were sold there since can be sold here again. ${feedErrorSentence(say(row, 'error_code'))}`,
        `Copy the calendar's address at ${site} again and paste it into its listing (${PATH.adminChannels}). Nights that the calendar named before stay taken.`,
      );
    });
  return findingsOr(
    [
      listings.some(isLate) &&
        wrong(
          'read-calendars has not read the calendars of booking sites for an hour: nights sold there can be sold here again.',
          `${CLOCK}, and check Integrations, Cron (docs/deploy.md, section 12).`,
        ),
      ...faults,
    ],
    ok(`${listings.length} calendars of booking sites are read every quarter of an hour.`),
  );
}
