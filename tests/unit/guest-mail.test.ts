import { describe, expect, test } from 'vitest';
import { ENGLISH_LETTERS } from '@/words/letters';
import { LANGUAGE_CODES } from '@/words/languages';
import { letterLink, replyLetter } from '@/hotel/letters/guest-mail';
import { stayLetter } from '@/hotel/letters/stay-letter';
import { RESERVATION_STATUSES } from '@/hotel/rules/reservation-status';
import { LETTER_STAY } from '../support/letter-stay';

const HOTEL = {
  name: 'Chanrea House',
  phone: '+855 00 555 0142',
  location: 'Kep',
  primaryColor: '#1f3a34',
  secondaryColor: '#c9a227',
  site: '',
  currencySign: '$' as const,
  facts: { checkIn: '14:00', checkOut: '12:00', freeCancelDays: 2 } as const,
  languages: LANGUAGE_CODES,
};
const RESERVATION = { ...LETTER_STAY, id: 'r1', guestName: null, notes: 'secret' };
const read = (link: string) => {
  const url = new URL(link);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) };
};

describe('the answer to a guest', () => {
  test('a confirmation says what was agreed', () => {
    const letter = stayLetter(RESERVATION, HOTEL, {});
    expect(letter?.subject).toBe('Your booking at Chanrea House is confirmed: Moonrise Premier');
    expect(letter?.body).toContain('Arrival: Tue 24 Nov 2026');
    expect(letter?.body).toContain('Departure: Fri 27 Nov 2026');
    expect(letter?.body).toContain('Total: $822, service fee included');
  });

  test.each(RESERVATION_STATUSES)(
    'there is one for %s, and no note of the staff in it',
    (status) => {
      const letter = stayLetter({ ...RESERVATION, status }, HOTEL, {});
      expect(letter?.body).toContain('Chanrea House');
      expect(JSON.stringify(letter)).not.toContain('secret');
    },
  );

  test('without an address it goes to nobody, but can be read out or sent by chat', () => {
    const letter = stayLetter({ ...RESERVATION, email: null }, HOTEL, {});
    expect(letter?.to).toBe('');
    expect(letter?.body).toContain('Your booking is confirmed');
  });
});

describe('the link to the mail program', () => {
  test('carries address, subject and text with its line ends', () => {
    const link = letterLink({
      to: 'a+b@example.com',
      subject: 'Fish & rice?',
      body: 'One\nTwo 100%',
    });
    expect(read(link)).toEqual({
      to: 'a%2Bb@example.com',
      subject: 'Fish & rice?',
      body: 'One\r\nTwo 100%',
    });
  });

  test('[T24] a subject cannot add a header, nor an address a recipient', () => {
    const link = letterLink({
      to: 'a@b.cd?bcc=x@y.zz',
      subject: 'Hello\r\nBcc: x@y.zz',
      body: 'text',
    });
    expect(new URL(link).searchParams.get('bcc')).toBeNull();
    expect(read(link)).toMatchObject({ subject: 'Hello Bcc: x@y.zz' });
  });

  test('a long quotation is cut so that mail programs take it, never inside a character', () => {
    const message = {
      name: 'Sok',
      email: 'a@b.cd',
      subject: 'Re: x',
      createdAt: '2026-11-20T10:00:00Z',
    };
    const letter = replyLetter(
      { ...message, message: 'ភាសា '.repeat(900) },
      'Chanrea House',
      ENGLISH_LETTERS,
    );
    const link = letterLink(letter);
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(() => decodeURIComponent(link)).not.toThrow();
    expect(decodeURIComponent(link)).toMatch(/\[…\]$/);
  });
});

test('a reply quotes what was written, line by line', () => {
  const letter = replyLetter(
    {
      name: 'Sok',
      email: 'a@b.cd',
      subject: 'Hello',
      message: 'One\nTwo',
      createdAt: '2026-11-20T10:00:00Z',
    },
    'Chanrea House',
    ENGLISH_LETTERS,
  );
  expect(letter.subject).toBe('Re: Hello');
  expect(letter.body).toContain('On Fri 20 Nov 2026 you wrote:\n> One\n> Two\n');
});
