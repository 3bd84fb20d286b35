import ical from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { answerCalendar } from '../../supabase/functions/calendar/answer-calendar.ts';
import { type FindCalendar } from '../../supabase/functions/calendar/answer-calendar.ts';
import { type ServedCalendar } from '../../supabase/functions/calendar/write-calendar.ts';
import { writeCalendar } from '../../supabase/functions/calendar/write-calendar.ts';
import { readFeed } from '../../supabase/functions/read-calendars/read-feed.ts';

const KEY = '0123456789abcdef0123456789abcdef01234567';
const GIVEN: ServedCalendar = {
  changed_at: '2027-10-31T08:09:10.123+00:00',
  hotel: 'ផ្ទះចាន់រា · Chanrea House, Siem Reap; by the river — rooms and gardens',
  blocks: [
    { from: '2027-11-10', to: '2027-11-16', uid: 'a1b2@nights' },
    { from: '2027-12-31', to: '2028-01-01', uid: 'c3d4@nights' },
  ],
};

const ask = (
  init: RequestInit = {},
  give: FindCalendar = async (key) => (key === KEY ? GIVEN : null),
  key = KEY,
) => answerCalendar(new Request(`http://hotel.test/functions/v1/calendar/${key}.ics`, init), give);

describe('our calendar', () => {
  test('has every line as the standard wants it', () => {
    const lines = writeCalendar(GIVEN).split('\r\n');
    const encoder = new TextEncoder();
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(writeCalendar({ ...GIVEN, hotel: '' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hotel//Stays//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:',
      'BEGIN:VEVENT',
      'UID:a1b2@nights',
      'DTSTAMP:20271031T080910Z',
      'DTSTART;VALUE=DATE:20271110',
      'DTEND;VALUE=DATE:20271116',
      'SUMMARY:Not available',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:c3d4@nights',
      'DTSTAMP:20271031T080910Z',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:Not available',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is read back by ical.js, node-ical and our own reader', () => {
    const text = writeCalendar(GIVEN);
    const days = GIVEN.blocks.map(({ from, to, uid }) => `${uid} ${from} ${to}`);
    const component = new ical.Component(ical.parse(text));
    const name = String(component.getFirstPropertyValue('x-wr-calname'));
    expect(name.replaceAll('\\', '')).toBe(GIVEN.hotel);
    expect(
      component.getAllSubcomponents('vevent').map((vevent) => {
        const { uid, startDate, endDate } = new ical.Event(vevent);
        return `${uid} ${startDate.toString()} ${endDate.toString()}`;
      }),
    ).toEqual(days);
    // node-ical converts days to dates at midnight of this machine's time zone.
    const two = (number: number) => String(number).padStart(2, '0');
    const dayOf = (date: Date) =>
      `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    const theirs = Object.values(nodeIcal.parseICS(text)).flatMap((one) =>
      one?.type === 'VEVENT' && one.end ? [`${one.uid} ${dayOf(one.start)} ${dayOf(one.end)}`] : [],
    );
    expect(theirs).toEqual(days);
    const own = readFeed(new TextEncoder().encode(text), '2027-11-01').events;
    expect(own.map(({ uid, start, end }) => [uid, start, end])).toEqual(
      GIVEN.blocks.map(({ from, to, uid }) => [uid, { date: from }, { date: to }]),
    );
  });

  test('without a full night is a calendar all the same', () => {
    const text = writeCalendar({ ...GIVEN, blocks: [] });
    expect(new ical.Component(ical.parse(text)).getAllSubcomponents()).toHaveLength(1);
    expect(readFeed(new TextEncoder().encode(text), '2027-11-01').events).toEqual([]);
  });
});

describe('its address answers', () => {
  test('the calendar, which nobody keeps or lists', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(await answer.text()).toBe(writeCalendar(GIVEN));
  });

  test('HEAD with the same and no body', async () => {
    const [head, get] = await Promise.all([ask({ method: 'HEAD' }), ask()]);
    expect([...head.headers]).toEqual([...get.headers]);
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('304 to whoever has it, through a gateway that packs it too', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask({ headers: { 'if-none-match': known } });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
        304,
        '',
        etag,
      ]);
    }
    const changed = async () => ({ ...GIVEN, blocks: [] });
    expect((await ask({ headers: { 'if-none-match': etag } }, changed)).status).toBe(200);
  });

  test.each(['wrong', KEY.replace('0', '1'), `${KEY}.ics`, '..%2f..%2fx', 'x'.repeat(300), ''])(
    '404 for the key %j',
    async (key) => {
      expect((await ask({}, undefined, key)).status).toBe(404);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('405 for %s', async (method) => {
    expect((await ask({ method })).status).toBe(405);
  });

  test('429 where it is asked too often, 410 where the hotel has moved, and 503, never an empty calendar, where the database is away', async () => {
    const fails = (error: unknown) =>
      ask({}, async () => {
        throw error;
      });
    const busy = await fails(Object.assign(new Error('busy-key'), { code: 'PT429' }));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await fails({ code: 'PT429' })).status).toBe(429);
    const moved = await fails({ code: 'PT410' });
    expect([moved.status, await moved.text()]).toEqual([410, expect.stringContaining('has moved')]);
    const away = await fails(new Error('no connection to 10.0.0.1'));
    expect([away.status, await away.text()]).toEqual([503, 'not now\n']);
  });
});
