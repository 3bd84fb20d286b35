import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/hotel/time/dates';
import { FeedError } from '../../supabase/functions/read-calendars/feed-error.ts';
import {
  type FeedEvent,
  type FeedTime,
  readFeed,
} from '../../supabase/functions/read-calendars/read-feed.ts';
import { FEEDS, FEEDS_TODAY, longFeed } from '../support/feeds.ts';

const bytesOf = (feed: string | Uint8Array) =>
  typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
const read = (feed: string | Uint8Array) => readFeed(bytesOf(feed), FEEDS_TODAY);

function timeText(time: FeedTime | null): string {
  if (!time) return '-';
  return 'date' in time ? time.date : `${time.at}[${time.zone ?? ''}]`;
}

/** An event as the table has it; its words only where the table has words. */
function said(event: FeedEvent, expected = ''): string {
  const flags = (['cancelled', 'transparent', 'stay', 'partial'] as const).filter((f) => event[f]);
  const words = expected.includes('"')
    ? [JSON.stringify(event.summary).replaceAll('\\\\', '\\')]
    : [];
  return [event.uid, timeText(event.start), timeText(event.end), ...flags, ...words].join(' ');
}

describe('a calendar', () => {
  test.each(FEEDS)('$name', ({ feed, says, unread = 0 }) => {
    if (typeof says === 'string') {
      expect(() => read(feed)).toThrow(expect.objectContaining({ name: 'FeedError', code: says }));
      return;
    }
    const found = read(feed);
    expect(found.events.map((event, index) => said(event, says[index]))).toEqual(says);
    expect(found.unread).toBe(unread);
  });

  test('is read alike however its lines are cut', () => {
    for (const { feed, says } of FEEDS.filter((one) => one.isValid)) {
      if (typeof feed !== 'string' || typeof says === 'string') continue;
      const folded = feed.replaceAll(/[^\r\n]{10}(?=[^\r\n])/g, '$&\r\n ');
      expect(read(folded)).toEqual(read(feed));
    }
  });

  test('cut off anywhere is none, unless all of it is there', () => {
    const [{ feed } = { feed: '' }] = FEEDS;
    const whole = bytesOf(feed);
    const end = whole.length - 'END:VCALENDAR\r\n'.length;
    for (let length = 0; length < end + 'END:VCALENDA'.length; length += 7)
      expect(() => read(whole.subarray(0, length))).toThrow(FeedError);
  });

  test('says what it is instead', () => {
    const told = (feed: string) => {
      try {
        read(feed);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(told('')).toContain('an empty answer');
    expect(told(' <html>')).toContain('a web page');
    expect(told('{}')).toContain('JSON');
    expect(told('x')).toContain('no calendar');
    expect(told('BEGIN:VCALENDAR\nBEGIN:VEVENT\n')).toContain('half a calendar');
  });

  test('has words of a length that the database takes, with no sign cut in two', () => {
    const long = '🏨'.repeat(5000);
    const feed = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${long}\nSUMMARY:${long}\nDESCRIPTION:${long}\nDTSTART:20271110\nEND:VEVENT\nEND:VCALENDAR`;
    const [event] = read(feed).events;
    expect([...(event?.uid ?? '')]).toHaveLength(255);
    expect(event?.summary).toBe('🏨'.repeat(200));
    expect(event?.description).toBe('🏨'.repeat(1000));
  });

  test('with nothing but line noise never brings the reader down', () => {
    // A generator of its own, so that every run is the same.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const pieces = FEEDS.flatMap(({ feed }) =>
      typeof feed === 'string' && feed.length < 3000 ? feed.split('\r\n') : [],
    );
    for (let round = 0; round < 2000; round++) {
      const lines = Array.from({ length: 1 + next(30) }, () => pieces[next(pieces.length)] ?? '');
      const noise = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'];
      try {
        for (const { uid, start } of read(noise.join('\n')).events)
          expect([uid.length > 0, timeText(start).length >= 10]).toEqual([true, true]);
      } catch (error) {
        expect(error).toBeInstanceOf(FeedError);
      }
    }
  });

  test('of 2,000 events takes less than a third of a second of the processor', () => {
    const feed = bytesOf(longFeed(2000));
    const before = process.cpuUsage();
    expect(read(feed).events).toHaveLength(2000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(300);
  });

  test('made to keep the reader busy does not', () => {
    const rules = Array.from(
      { length: 500 },
      (_, n) =>
        `BEGIN:VEVENT\nUID:${n}\nDTSTART:19000101\nRRULE:FREQ=DAILY;COUNT=99999999;BYDAY=MO\nEXDATE:${'20271110,'.repeat(50)}\nEND:VEVENT\n`,
    );
    const before = process.cpuUsage();
    expect(() => read(`BEGIN:VCALENDAR\n${rules.join('')}END:VCALENDAR`)).not.toThrow();
    const lines = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${'EXDATE:x\n'.repeat(100_000)}DTSTART:${':'.repeat(200_000)}\nEND:VEVENT\nEND:VCALENDAR`;
    expect(read(lines).unread).toBe(1);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});

describe('ical.js finds the same', () => {
  const TWO_YEARS = addDays(FEEDS_TODAY, 732);

  function byIcal(feed: string): string[] {
    const parsed: unknown = ical.parse(feed.replaceAll('\r\r', '\r'));
    const roots = (
      Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
    ) as never[];
    return roots.flatMap((root) => {
      const component = new ical.Component(root);
      return component.getAllSubcomponents('vevent').flatMap((vevent) => {
        const one = new ical.Event(vevent);
        const plain = (time: ical.Time) => time.toString().replace('Z', '');
        if (!one.isRecurring()) return [`${plain(one.startDate)} ${plain(one.endDate)}`];
        const found: string[] = [];
        const times = one.iterator();
        for (let time = times.next(); time; time = times.next()) {
          const { startDate, endDate } = one.getOccurrenceDetails(time);
          if (plain(startDate) > TWO_YEARS) break;
          if (plain(endDate).slice(0, 10) >= FEEDS_TODAY)
            found.push(`${plain(startDate)} ${plain(endDate)}`);
        }
        return found;
      });
    });
  }

  test.each(FEEDS.filter(({ isValid }) => isValid))('$name', ({ feed }) => {
    const plain = (time: FeedTime) => ('date' in time ? time.date : time.at);
    const ours = read(feed).events.map(({ start, end }) => {
      // It gives a day without an end its own length.
      const last = end ?? { date: addDays(plain(start), 1) };
      return `${plain(start)} ${plain(last)}`;
    });
    const theirs = byIcal(typeof feed === 'string' ? feed : new TextDecoder().decode(feed));
    expect([...new Set(ours)]).toEqual([...new Set(theirs)]);
  });
});
