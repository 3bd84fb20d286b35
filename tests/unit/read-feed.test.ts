import ical from 'ical.js';
import { addDays } from '@/basics/time/dates';
import { FeedError } from '../../supabase/functions/read-calendars/feed-error.ts';
import { type FeedEvent } from '../../supabase/functions/read-calendars/read-feed.ts';
import { type FeedTime, readFeed } from '../../supabase/functions/read-calendars/read-feed.ts';
import { FEEDS, FEEDS_TODAY } from '../support/calendar-feeds.ts';

const work = vi.hoisted(() => ({ letters: 0, times: 0 }));
vi.mock(import('@/guests/emails/one-line'), async (original) => {
  const real = await original();
  return {
    oneLine: (text) => real.oneLine(counted(text)),
    cutTo: (max, text) => real.cutTo(max, counted(text)),
  };
  function counted(text: string): string {
    work.letters += text.length;
    return text;
  }
});
vi.mock(import('../../supabase/functions/read-calendars/feed-time.ts'), async (original) => {
  const real = await original();
  const counted = <Args extends unknown[], Answer>(run: (...args: Args) => Answer) =>
    function count(...args: Args): Answer {
      work.times += 1;
      return run(...args);
    };
  return { ...real, timeOf: counted(real.timeOf), movedBy: counted(real.movedBy) };
});
/** Limits for reading a megabyte, whatever a hostile calendar contains. */
const WORK_MAX = { letters: 4 * 1024 * 1024, times: 250_000 };
afterEach(() => {
  const { letters, times } = work;
  Object.assign(work, { letters: 0, times: 0 });
  expect(letters).toBeLessThan(WORK_MAX.letters);
  expect(times).toBeLessThan(WORK_MAX.times);
});

const bytesOf = (feed: string | Uint8Array) =>
  typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
const read = (feed: string | Uint8Array) => readFeed(bytesOf(feed), FEEDS_TODAY);

function timeText(time: FeedTime | null): string {
  if (!time) return '-';
  return 'date' in time ? time.date : `${time.at}[${time.zone ?? ''}]`;
}

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
    const wanted = says.map((one) => one.replace(/ → .*/, ''));
    expect(found.events.map((event, index) => said(event, wanted[index]))).toEqual(wanted);
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
      // If an event has no end, ical.js gives it a length of one day.
      const last = end ?? { date: addDays(plain(start), 1) };
      return `${plain(start)} ${plain(last)}`;
    });
    const theirs = byIcal(typeof feed === 'string' ? feed : new TextDecoder().decode(feed));
    expect([...new Set(ours)]).toEqual([...new Set(theirs)]);
  });
});
