import { dayName, openNights, partOfStay, spanOf, stayAfter } from '@/selling/booking/stay-days';
import { staySentence, toggleName, within } from '@/selling/booking/stay-days';
import { dayAfterKey } from '@/basics/time/day-after-key';
import { sameDayLater, weeksOf } from '@/basics/time/month';

const STAY = { checkIn: '2026-12-30', nights: 3 };

test('a stay runs from its arrival over its nights to the day of departure', () => {
  const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];
  expect(days.map((day) => partOfStay(day, STAY))).toEqual([
    undefined,
    'arrival',
    'night',
    'night',
    'departure',
    undefined,
  ]);
  expect(partOfStay('2026-12-30', { checkIn: undefined, nights: 3 })).toBeUndefined();
});

describe('a day that is pressed', () => {
  test('is the arrival, and the nights stay as they are', () => {
    expect(stayAfter('2027-02-01', STAY, false)).toEqual({ checkIn: '2027-02-01', nights: 3 });
  });

  test.each([
    ['2026-12-31', 1],
    ['2027-01-09', 10],
  ])('%s is then the departure after %d nights', (day, nights) => {
    expect(stayAfter(day, STAY, true)).toEqual({ checkIn: STAY.checkIn, nights });
  });

  test.each(['2027-01-10', '2026-12-30', '2026-12-29'])(
    '%s cannot be the departure, so it is a new arrival',
    (day) => expect(stayAfter(day, STAY, true)).toEqual({ checkIn: day, nights: 3 }),
  );
});

test('nights before today and after the last arrival are not open', () => {
  const nights = ['2026-11-29', '2026-11-30', '2026-12-01'];
  expect(openNights(nights, '2026-11-30', '2026-11-30')).toEqual(['2026-11-30']);
  expect(openNights(nights, '2027-01-01', '2028-01-01')).toEqual([]);
  expect(spanOf(['2026-11-30', '2026-12-01'])).toEqual({ from: '2026-11-30', to: '2026-12-02' });
  expect(spanOf([])).toBeUndefined();
  expect(
    ['2026-01-01', '2026-06-01', '2027-01-01'].map((day) =>
      within(day, '2026-02-01', '2026-12-31'),
    ),
  ).toEqual(['2026-02-01', '2026-06-01', '2026-12-31']);
});

test('every month hangs there as six weeks from Monday to Sunday', () => {
  const february = weeksOf('2027-02');
  expect(february.map((week) => week.filter(Boolean).length)).toEqual([7, 7, 7, 7, 0, 0]);
  expect(february[0]?.[0]).toBe('2027-02-01');
  const august = weeksOf('2026-08');
  expect(august.map((week) => week.filter(Boolean).length)).toEqual([2, 7, 7, 7, 7, 1]);
  expect(august[0]?.[5]).toBe('2026-08-01');
});

test('months later is the same day, or the last of a shorter month', () => {
  expect(sameDayLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(sameDayLater('2028-02-29', -12)).toBe('2027-02-28');
  expect(sameDayLater('2026-12-15', 1)).toBe('2027-01-15');
});

describe('a key in the calendar', () => {
  const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  const go = (key: string, more: Partial<typeof NONE> = {}) =>
    dayAfterKey({ key, ...NONE, ...more }, '2026-11-25');

  test.each([
    ['ArrowLeft', '2026-11-24'],
    ['ArrowRight', '2026-11-26'],
    ['ArrowDown', '2026-12-02'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageDown', '2026-12-25'],
    ['ArrowUp', '2026-11-18'],
    ['PageUp', '2026-10-25'],
  ])('%s leads to %s', (key, day) => expect(go(key)).toBe(day));

  test('from right to left only left and right are the other way round', () => {
    const days = ['ArrowLeft', 'ArrowRight', 'ArrowDown'].map((key) =>
      dayAfterKey({ key, ...NONE }, '2026-11-25', true),
    );
    expect(days).toEqual(['2026-11-26', '2026-11-24', '2026-12-02']);
  });

  test('with Shift, Page Down leads a year on', () => {
    expect(go('PageDown', { shiftKey: true })).toBe('2027-11-25');
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s it is the browser’s', (held) => {
    expect(go('ArrowLeft', { [held]: true })).toBeUndefined();
  });

  test('any other key is not the calendar’s', () => expect(go('x')).toBeUndefined());
});

test('a day says what it is, in the one way of writing dates', () => {
  expect(dayName('2026-11-21', false, undefined)).toBe('Sat 21 Nov 2026');
  expect(dayName('2026-11-21', true, 'night')).toBe('Sat 21 Nov 2026, full, in your stay');
  expect(staySentence(STAY)).toBe('Wed 30 Dec 2026 to Sat 2 Jan 2027, 3 nights.');
  expect(staySentence({ checkIn: undefined, nights: 1 })).toBeUndefined();
  expect(toggleName(undefined)).toBe('Open the calendar');
  expect(toggleName('2026-12-30')).toBe('Open the calendar, Wed 30 Dec 2026');
});
