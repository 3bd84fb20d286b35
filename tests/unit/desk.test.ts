import { whatsAppLink } from '@/content/schema/chat-address';
import { isDiallable, phoneLink, phonesIn } from '@/basics/rules/phone-number';
import { guestDraftSchema, type Reservation } from '@/desk/stays/reservation';
import { mergeToday, isDone, nextSteps, stepBack, type ShownStay } from '@/desk/today/day';
import { safeParse } from 'valibot';

// The casts are safe: the tested lists use no other fields.
const stay = (id: string, status = 'confirmed', checkIn: string | null = '2026-11-22') =>
  ({ id, status, checkIn, createdAt: '2026-11-20T10:00:00.000Z' }) as Reservation;

test.each([
  ['012 345 678', 'tel:+6612345678', 'https://wa.me/6612345678'],
  ['+855 (0)12-345 678', 'tel:+85512345678', 'https://wa.me/85512345678'],
  ['0033 6 12 34 56 78', 'tel:+33612345678', 'https://wa.me/33612345678'],
  ['+1 (415) 555.0100', 'tel:+14155550100', 'https://wa.me/14155550100'],
  ['0000', undefined, undefined],
  ['call me', undefined, undefined],
  [
    '\u17e0\u17e1\u17e2 \u17e3\u17e4\u17e5 \u17e6\u17e7\u17e8',
    'tel:+6612345678',
    'https://wa.me/6612345678',
  ],
  [
    '\u0660\u0661\u0662\u2011\u0663\u0664\u0665\u2011\u0666\u0667\u0668',
    'tel:+6612345678',
    'https://wa.me/6612345678',
  ],
  [
    '\uff10\uff11\uff12\uff0d\uff13\uff14\uff15\uff0d\uff16\uff17\uff18',
    'tel:+6612345678',
    'https://wa.me/6612345678',
  ],
  ['\u202a+855 12 345 678\u202c', 'tel:+85512345678', 'https://wa.me/85512345678'],
  ['+33\u00a06\u202f12\u00a034\u202f56\u00a078', 'tel:+33612345678', 'https://wa.me/33612345678'],
  ['+44 20 7946 0958 ext. 12', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['012 345 678 / 098 765 432', 'tel:+6612345678', 'https://wa.me/6612345678'],
  ['0171/1234567', 'tel:+661711234567', 'https://wa.me/661711234567'],
  ['+855 012 345 678', 'tel:+85512345678', 'https://wa.me/85512345678'],
  ['+39 06 123 4567', 'tel:+39061234567', 'https://wa.me/39061234567'],
])('%s is called and written to from anywhere', (phone, call, chat) => {
  expect(phoneLink({ phone, countryCode: '+66' })).toBe(call);
  expect(whatsAppLink(phone, '+66')).toBe(chat);
});

test.each([
  ['012 345 678 / 098 765 432', ['012 345 678', '098 765 432']],
  ['+855 12 345 678 or 098 765 432', ['+855 12 345 678', '098 765 432']],
  ['012/345678', ['012/345678']],
  ['room 12', []],
])('%s holds these numbers, and is taken where it holds one', (phone, numbers) => {
  expect(phonesIn(phone)).toEqual(numbers);
  expect(isDiallable(phone)).toBe(numbers.length > 0);
});

test('a step that is on its way is shown, whatever the server still says', () => {
  const saving: ShownStay = {
    list: 'arriving',
    reservation: stay('a', 'checked_in'),
    isTouched: true,
    isSaving: true,
  };
  const fresh = {
    today: '2026-11-22',
    stays: [{ list: 'arriving' as const, reservation: stay('a') }],
  };
  expect(mergeToday(fresh, { today: '2026-11-22', stays: [saving] }).stays).toEqual([saving]);
});

test('what was dealt with here stays until the next day, in its place, while it can be undone', () => {
  const touched: ShownStay = {
    list: 'waiting',
    reservation: stay('a', 'declined', '2026-11-21'),
    isTouched: true,
  };
  const other = { list: 'waiting' as const, reservation: stay('b', 'new') };
  const shown = { today: '2026-11-22', stays: [touched] };
  const next = mergeToday({ today: '2026-11-22', stays: [other] }, shown);
  expect(next.stays).toEqual([{ ...touched, isKept: true }, other]);
  expect(mergeToday({ today: '2026-11-22', stays: [other] }, next)).toEqual(next);
  expect(mergeToday({ today: '2026-11-23', stays: [other] }, shown).stays).toEqual([other]);
  // Somebody else cancelled this stay, so this person's screen must not offer to undo it.
  const theirs = { list: 'cancelled' as const, reservation: stay('a', 'cancelled') };
  expect(mergeToday({ today: '2026-11-22', stays: [theirs] }, shown).stays).toEqual([theirs]);
});

test.each([
  ['waiting', 'new', false, undefined],
  ['waiting', 'declined', true, 'new'],
  ['waiting', 'cancelled', true, undefined],
  ['arriving', 'confirmed', false, undefined],
  ['arriving', 'no_show', true, 'confirmed'],
  ['arriving', 'cancelled', true, undefined],
  ['leaving', 'checked_in', false, undefined],
  ['staying', 'checked_out', true, 'checked_in'],
] as const)('%s and %s: done is %s, and the way back leads to %s', (list, status, done, back) => {
  const row = { list, reservation: stay('a', status) };
  expect(isDone(row)).toBe(done);
  if (done) expect(stepBack(row)).toBe(back);
  else expect(nextSteps(row).length).toBeGreaterThan(0);
});

test('a guest has a name or an address', () => {
  const blank = { guestName: ' ', email: '', phone: '012 345 678', language: 'en' };
  expect(safeParse(guestDraftSchema, blank).success).toBe(false);
  expect(safeParse(guestDraftSchema, { ...blank, guestName: 'Sok' }).success).toBe(true);
  expect(safeParse(guestDraftSchema, { ...blank, email: 'nobody' }).success).toBe(false);
  const pasted = {
    ...blank,
    email: 'Sok <mailto:sok@example.com>',
    phone: '\u2068០១២ ៣៤៥–៦៧៨\u2069',
  };
  const entered = { email: 'sok@example.com', phone: '012 345-678' };
  expect(safeParse(guestDraftSchema, pasted).output).toMatchObject(entered);
});
