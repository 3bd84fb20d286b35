import { globSync, readFileSync } from 'node:fs';
import { closingRefusalWords, eventRefusalWords, invoiceRefusalWords } from '@/words/staff';
import { itemRefusalWords, listingRefusalWords, priceRefusalWords } from '@/words/staff';
import { quoteRefusalWords, staffRefusalWords, teamRefusalWords } from '@/words/staff';
import { guestRefusalWords, refusalWords } from '@/words/visitors';
import { factsOf, withRefusalWords } from '@/lib/refusal';
import { restError } from '@/lib/service-error';

/** Error codes of refused input. Errors that only programs cause have sentences instead. */
const codes = [
  'code-refused',
  ...globSync('supabase/schemas/*.sql').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /raise sqlstate 'PT4\d\d' using message = '([a-z-]+)'/g,
      ),
    ].map(([, code]) => code),
  ),
];

test('every code that the database refuses with has a sentence, and every sentence a code', () => {
  const known = Object.keys({
    ...refusalWords,
    ...guestRefusalWords,
    ...staffRefusalWords,
    ...teamRefusalWords,
    ...closingRefusalWords,
    ...invoiceRefusalWords,
    ...itemRefusalWords,
    ...priceRefusalWords,
    ...quoteRefusalWords,
    ...listingRefusalWords,
    ...eventRefusalWords,
  });
  expect([...new Set(codes)].toSorted()).toEqual(known.toSorted());
});

test('the sentences are those of the specification and of the form beside them', () => {
  expect(refusalWords['email-invalid']()).toBe('Please enter a valid email');
  expect(refusalWords['too-many-guests']({ capacity: 1 })).toBe('This room is for up to 1 guest.');
  expect(refusalWords['too-many-guests']({ capacity: 2 })).toBe('This room is for up to 2 guests.');
  expect(staffRefusalWords['status-step']('new', 'checked_out')).toBe(
    'A reservation that is new cannot become checked out.',
  );
  expect(staffRefusalWords['nights-full']('Iris', ['Tue 24 Nov 2026'], [])).toBe(
    'Iris is full on Tue 24 Nov 2026.',
  );
});

describe('a refusal', () => {
  const refused = (message: string, details?: string) =>
    restError({ code: 'PT422', message, ...(details === undefined ? {} : { details }) }, 422);

  test('gets the sentence of its code, with what the database names', () => {
    const failure = withRefusalWords(refused('too-many-guests', '{"capacity": 3}'), refusalWords);
    expect(failure).toMatchObject({
      kind: 'invalid',
      status: 422,
      message: 'This room is for up to 3 guests.',
      cause: { message: 'too-many-guests' },
    });
  });

  test.each(['no such code', 'toString', ''])('whose code is %j says nothing', (code) => {
    expect(withRefusalWords(refused(code), refusalWords).message).toBe('');
  });

  const NO_DETAILS = [undefined, 'no JSON', 'null', '7'];
  test.each(NO_DETAILS)('names nothing when its detail is %j', (detail) => {
    expect(factsOf(refused('date-past', detail))).toEqual({});
  });
});
