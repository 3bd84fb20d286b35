import { alertSettingsFrom, arrivalsToAlert } from '@/desk/notifications/arrivals';
import { LANGUAGE_CODES, LANGUAGES } from '@/words/languages';
import { readAddresses } from '@/guests/emails/alert-addresses';
import { alertLanguage, alertText } from '@/guests/emails/alert-text';
import { placeholderValues } from '@/guests/emails/email-facts';
import { emailHtml, emailLogo } from '@/guests/emails/email-html';
import { chatNumber, whatsAppLink } from '@/guests/emails/guest-email';
import { fillPlaceholders, findUnknownPlaceholder } from '@/guests/emails/email-placeholders';
import { PLACEHOLDERS } from '@/guests/emails/email-placeholders';
import { writeEmail } from '@/guests/emails/write-email';
import type { PlaceholderValues } from '@/guests/emails/email-placeholders';
import { EMAIL_HOTEL, EMAIL_STAY } from '../support/email-stay';
import { ALERT_WORDS, EMAIL_WORDS } from '@/words/catalogues';

// The cast is safe: the object is made from the list of all placeholders.
const VALUES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, name])) as PlaceholderValues;

describe('placeholders', () => {
  test.each([
    ['Dear {gest},', { name: 'gest', meant: 'guest' }],
    ['{Guest}', { name: 'Guest', meant: 'guest' }],
    ['{arival} and {room}', { name: 'arival', meant: 'arrival' }],
    ['{rom}', { name: 'rom', meant: 'room' }],
    ['{rooom}', { name: 'rooom', meant: 'room' }],
    ['{bathroom}', { name: 'bathroom', meant: undefined }],
    ['{breakfast}', { name: 'breakfast', meant: undefined }],
    ['{}', { name: '', meant: undefined }],
  ])('in %j the wrong one is named, with what was meant', (text, wrong) => {
    expect(findUnknownPlaceholder(text)).toEqual(wrong);
  });

  test('the words that the house begins with have none that is wrong', () => {
    for (const { emailTemplates } of Object.values(EMAIL_WORDS))
      for (const { subject, body } of Object.values(emailTemplates))
        expect(findUnknownPlaceholder(subject + body)).toBeUndefined();
  });

  test('a line whose fact is not known is left out, and so is its gap', () => {
    const text = 'Dear {guest},\n\nArrival: {arrival}\n\n\nSee {link}\n\nYours';
    expect(fillPlaceholders(text, { ...VALUES, arrival: '', link: '' })).toBe(
      'Dear guest,\n\nYours',
    );
  });

  test('what a fact holds is not looked at again', () => {
    expect(fillPlaceholders('Dear {guest}', { ...VALUES, guest: '{total}' })).toBe('Dear {total}');
  });
});

/**
 * Elements, attributes and styles that Outlook on Windows, Gmail and dark themes all support
 * (caniemail.com). At least one of them ignores style and div elements, rem, rgb(), classes and
 * display.
 */
const TEXT_STYLES = 'font-family font-size line-height color background-color';
const SUPPORTED: Record<string, string> = {
  html: 'lang',
  head: '',
  meta: 'charset name content',
  title: '',
  body: 'style margin padding background-color',
  table: 'role border cellpadding cellspacing width style max-width',
  tr: '',
  td: `align valign style ${TEXT_STYLES} padding border-top font-weight mso-padding-alt`,
  a: `href style ${TEXT_STYLES} text-decoration display padding`,
  img: 'src alt height border',
  br: '',
};
/** Gmail clips longer emails (bytes). */
const CLIPPED_AT = 102_000;

function notUnderstood(html: string): string[] {
  const shown = html.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->|<!doctype html>/g, '');
  const found = [...shown.matchAll(/<(?!\/)[^>]*>?/g)]
    .map(([tag]) => tag)
    .filter((tag) => {
      const [, name = '', rest = ''] = /^<(\w+)((?: [\w-]+="[^"<]*")*)>$/.exec(tag) ?? [];
      const style = / style="([^"]*)"/.exec(rest)?.[1] ?? '';
      const has = [...rest.matchAll(/ ([\w-]+)="/g), ...style.matchAll(/(?<=^|;)([\w-]+):/g)];
      const names = has.map(([, one = '']) => one);
      // A cell sets every text style: Outlook inherits none, dark themes need both colours.
      const isWhole = name !== 'td' || TEXT_STYLES.split(' ').every((one) => names.includes(one));
      const may = SUPPORTED[name]?.split(' ');
      return (
        !isWhole || !may || /[(!]|\dr?em/.test(style) || names.some((one) => !may.includes(one))
      );
    });
  if (Buffer.byteLength(html) > CLIPPED_AT) found.push('length');
  // Outlook ignores max-width and padded links, so tables and cells replace them.
  const isPadded = html.split('mso-padding-alt').length === html.split('display:').length;
  if (!isPadded || !/<!--\[if mso\]><table [^>]*width="600"/.test(html)) found.push('for Outlook');
  return found;
}

describe('an e-mail as a page', () => {
  const colours = { primaryColor: '#ffffff', secondaryColor: '#000000' };
  const HOTEL = { ...EMAIL_HOTEL, name: 'A & B', location: '<b>', ...colours };

  test('shows whatever it holds as text, and the guest’s own page as a link', () => {
    const link = 'https://h.test/stay/a?b=1&c';
    const html = emailHtml(`<script>x</script>\n\nSee ${link}.`, HOTEL, 'km', { link });
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>/);
    // the full stop after the address is not part of it
    expect(html).toContain('>https://h.test/stay/a?b=1&amp;c</a>.</td>');
    expect(html).toContain('<a href="https://h.test/stay/a?b=1&amp;c" ');
    expect(html).toContain('<html lang="km">');
  });

  const EVERY_EMAIL = LANGUAGE_CODES.flatMap((code) => {
    const stay = { ...EMAIL_STAY, language: code, guestKey: 'k3y', roomName: 'A & <b>' };
    const { emailTemplates, emailOffer, guestEmailWords } = EMAIL_WORDS[code];
    // The cast is safe: `Object.keys` returns these names, but types them as strings.
    const kinds = Object.keys(emailTemplates) as (keyof typeof emailTemplates)[];
    const bodies = kinds.map((kind) => [kind, writeEmail(kind, stay, EMAIL_HOTEL, {}).body]);
    bodies.push(['offer', emailOffer('– A: B\n– C: D').body]);
    bodies.push(['reply', guestEmailWords.reply('A', 'B', 'C', '> D: E\n> F: G')]);
    bodies.push(['long', `${'Tea: $5\n'.repeat(100)}\n${'ស'.repeat(9000)}`]);
    return bodies.map(([kind, body = '']) => ({ kind, code, body, stay }));
  });

  test.each(EVERY_EMAIL)('$kind in $code is HTML that mail programs understand', (email) => {
    const { code, body, stay } = email;
    const { total, link } = placeholderValues(stay, EMAIL_HOTEL);
    const html = emailHtml(body, EMAIL_HOTEL, code, { link, total, logo: 'https://h.test/a.png' });
    expect(notUnderstood(html)).toEqual([]);
    // The label and the amount of the total are bold.
    expect(html.split('font-weight:600')).toHaveLength(body.includes(`${total}\n`) ? 3 : 1);
    // In the plain text, the button's label stands before the link.
    const [, label = 'A'] = /<a [^>]*inline-block[^>]*>([^<]+)<\/a>/.exec(html) ?? [];
    expect(label).toMatch(/^\p{L}.*[^:：៖\s]$|^A$/u);
    expect(label === 'A').toBe(!body.includes(link));
  });

  test('shows the hotel’s mark above its name where it has one', () => {
    expect(emailHtml('Text', HOTEL, 'en')).not.toContain('<img');
    const html = emailHtml('Text', HOTEL, 'en', { logo: 'https://h.test/a"b.png' });
    expect(html).toContain('<img src="https://h.test/a&quot;b.png" alt=""');
  });

  test.each([
    [{ logo: '/brand/mark.svg' }, 'https://h.test/apple-touch-icon.png'],
    [
      { logo: 'general/1 a.webp' },
      'https://p.test/storage/v1/object/public/hotel_images/general/1%20a.webp',
    ],
    [{ logo: '/brand/mark.svg', icon: '/icons/own.png' }, 'https://h.test/icons/own.png'],
    [{ logo: 'https://elsewhere.test/logo.png' }, 'https://elsewhere.test/logo.png'],
    [{ logo: 'https://elsewhere.test/logo.svg' }, ''],
    [{ logo: '' }, ''],
    [{}, ''],
  ])('finds the mark of %j where mail programs can draw it', (hotelInfo, address) => {
    expect(emailLogo(hotelInfo, { site: 'https://h.test', pictures: 'https://p.test' })).toBe(
      address,
    );
  });

  test('has no mark of the site’s own while nobody has said where that stands', () => {
    expect(emailLogo({ logo: '/brand/mark.svg' }, { site: '' })).toBe('');
    expect(emailLogo({ logo: 'general/1.webp' }, { site: '' })).toBe('');
  });

  test('makes no other address a link, whoever wrote it', () => {
    const text = 'Pay at https://evil.example/pay or http://evil.example, www.evil.example';
    for (const link of ['', 'https://h.test/stay/a'])
      expect(emailHtml(text, HOTEL, 'en', { link })).not.toMatch(/<a |href/);
  });
});

describe('the bell', () => {
  const SINCE = '2026-11-22T07:05:00+00:00';
  const NOWHERE = { ...EMAIL_HOTEL, site: '' };

  test.each([
    [{ requests: 1, messages: 0 }, '1 new request'],
    [{ requests: 0, messages: 1 }, 'New message'],
    [{ requests: 7, messages: 0 }, '7 new requests since 14:05'],
    [{ requests: 2, messages: 1 }, '2 new requests and 1 new message since 14:05'],
    [{ changes: 1 }, '1 change request'],
    [
      { requests: 1, changes: 2, cancellations: 1, messages: 1 },
      '1 new request, 2 change requests, 1 cancellation by guests and 1 new message since 14:05',
    ],
  ])('for %j says so, by the hotel’s clock', (count, subject) => {
    const { subject: said, body } = alertText({ ...count, since: SINCE }, [], NOWHERE);
    expect(said).toBe(subject);
    expect(body).not.toContain('admin');
  });

  test.each(LANGUAGES.filter(({ forStaff }) => forStaff).map(({ code }) => code))(
    'in %s says first what is sold twice, and what a calendar that is not read means',
    (code) => {
      const facts = { requests: 2, conflicts: 1, overlaps: 2, feeds: 3, since: SINCE };
      const language = alertLanguage([code]);
      const { subject, body } = alertText(facts, [], EMAIL_HOTEL, language);
      const words = ALERT_WORDS[language];
      expect(subject.startsWith(words.counts.conflicts(1))).toBe(true);
      expect(subject).toContain(words.counts.feeds(3));
      const { conflicts, overlaps, feeds } = words.means;
      expect(body).toContain([conflicts, overlaps, feeds].join('\n\n'));
      expect(body).toContain('https://hotel.test/admin');
    },
  );

  test('of one conflict names no guest and no booking site', () => {
    const { subject, body } = alertText({ conflicts: 1, since: SINCE }, [EMAIL_STAY], NOWHERE);
    expect(subject).toBe('1 double booking with a booking site');
    expect(body).toMatch(
      /^1 double booking with a booking site\n\nThe same night was sold here and/,
    );
  });

  test.each([
    [['km', 'en'], 'km'],
    [['fr', 'km'], 'en'],
    [[], 'en'],
  ])('of a house in %j speaks %s', (languages, language) => {
    expect(alertLanguage(languages)).toBe(language);
  });

  test('of one thing tells the stay in the language of the house', () => {
    const { subject, body } = alertText({ cancellations: 1 }, [EMAIL_STAY], EMAIL_HOTEL, 'km');
    expect(subject).toBe('ភ្ញៀវបានបោះបង់៖ Moonrise Premier');
    expect(body).toContain('3 យប់');
    expect(body).toContain(`https://hotel.test/admin/reservations?id=${EMAIL_STAY.id}`);
  });

  test('of a request for several rooms names all of them, with their total', () => {
    const suite = { ...EMAIL_STAY, roomName: 'Sea Suite', guests: 3, total: 1000 };
    const rooms = [EMAIL_STAY, suite, EMAIL_STAY];
    const { subject, body } = alertText({ requests: 1 }, rooms, EMAIL_HOTEL);
    expect(subject).toBe('New request: 2 × Moonrise Premier, Sea Suite');
    expect(body).toMatch(/^2 × Moonrise Premier, Sea Suite, 7 guests, 3 nights .*: \$2,644$/m);
  });

  test.each([
    ['en', 1, /one email waits for you/],
    ['en', 7, /7 emails wait for you/],
    ['km', 7, /អ៊ីមែល 7/],
  ] as const)('says in %s that %i e-mails wait for staff, and where', (language, held, said) => {
    const facts = { requests: 30, held, since: SINCE };
    const { body } = alertText(facts, [], EMAIL_HOTEL, language);
    expect(body).toMatch(said);
    expect(body).toContain('https://hotel.test/admin/emails');
    expect(alertText(facts, [], NOWHERE, language).body).not.toContain('admin');
    expect(alertText({ ...facts, held: 0 }, [], NOWHERE, language).body).not.toMatch(said);
  });

  test('leads to where it can be answered, where the site is known', () => {
    const news = { requests: 0, messages: 2, since: SINCE };
    const { body } = alertText(news, [], EMAIL_HOTEL);
    expect(body).toContain('https://hotel.test/admin/messages');
    expect(alertText(news, [], NOWHERE).body).not.toContain('admin');
  });

  test.each([
    ['nothing new', 5, 5, undefined, 0],
    ['two new, and nobody has rung', 7, 5, undefined, 2],
    ['another tab has rung for both', 7, 5, 7, 0],
    ['another tab has rung for one', 7, 5, 6, 1],
    ['another tab has rung in another database', 7, 5, 900, 2],
    ['a smaller count', 0, 5, undefined, 0],
  ])('%s', (_what, arrivals, known, rung, count) => {
    expect(arrivalsToAlert(arrivals, known, rung)).toBe(count);
  });

  test('nothing is allowed that nobody has allowed', () => {
    expect(alertSettingsFrom({ sound: 'yes' })).toEqual({ sound: false, notify: false });
    expect(alertSettingsFrom(undefined)).toEqual({ sound: false, notify: false });
    expect(alertSettingsFrom({ sound: true, notify: true })).toEqual({ sound: true, notify: true });
  });

  test('addresses are read as people write them, and the wrong one is named', () => {
    expect(readAddresses(' Desk@example.com\n\nowner@example.com, desk@example.com')).toEqual({
      addresses: ['desk@example.com', 'owner@example.com'],
    });
    expect(readAddresses('desk@example.com\nowner')).toEqual({ wrong: 'owner' });
    const eleven = Array.from({ length: 11 }, (_, index) => `a${index}@b.cd`).join('\n');
    expect(readAddresses(eleven)).toEqual({ tooMany: true });
  });
});

describe('a guest with a telephone only', () => {
  test.each([
    ['+855 12 345 678', '85512345678'],
    ['012 345 678', '85512345678'],
    ['00855 12-345-678', '85512345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['+685 1234', '6851234'],
    ['+685 123', undefined],
    ['call the desk', undefined],
  ])('%s is known to chats as %s', (phone, number) => {
    expect(chatNumber(phone, '+855')).toBe(number);
  });

  test('WhatsApp opens with the e-mail written', () => {
    const link = new URL(whatsAppLink('85512345678', { subject: 'S & T', body: 'One\nTwo' }));
    expect(link.pathname).toBe('/85512345678');
    expect(link.searchParams.get('text')).toBe('S & T\n\nOne\nTwo');
  });
});
