import { calendarFile } from '@/desk/calendar/ics';
import { csvLine } from '@/desk/lists/csv';
import { mailProgramLink, replyEmail } from '@/guests/emails/guest-email';
import { EMAIL_KINDS } from '@/guests/emails/email-kinds';
import { stayEmail } from '@/guests/emails/stay-email';
import { placeholderValues } from '@/guests/emails/email-facts';
import { writeEmail } from '@/guests/emails/write-email';
import type { Reservation } from '@/desk/stays/reservation';
import { LANGUAGE_CODES, type LanguageCode } from '@/words/languages';
import { EMAIL_WORDS } from '@/words/catalogues';
import { EMAIL_HOTEL as HOTEL, EMAIL_STAY } from '../support/email-stay';

/** A price of four digits, because languages separate thousands differently. */
const STAY: Reservation = { ...EMAIL_STAY, price: 1747, fee: 175, total: 1922 };

const KINDS = [...EMAIL_KINDS, 'general'] as const;
const IN_A_SENTENCE: readonly string[] = ['declined', 'cancelled', 'freed'];
/** Facts as each language writes them: `told` inside sentences, `listed` in lists, a `family`. */
type Facts = { told: string[]; listed: string[]; family: string };
const FACTS: Partial<Record<LanguageCode, Facts>> = {
  en: {
    told: ['Tue 24 Nov 2026', '3 nights', '2 guests'],
    listed: ['Fri 27 Nov 2026', '$1,922'],
    family: '2 adults, 1 child (4)',
  },
  km: {
    told: ['ថ្ងៃអង្គារ ទី24 ខែវិច្ឆិកា ឆ្នាំ2026', '3 យប់', 'ភ្ញៀវ 2 នាក់'],
    listed: ['ថ្ងៃសុក្រ ទី27 ខែវិច្ឆិកា ឆ្នាំ2026', '$1,922'],
    family: 'មនុស្សពេញវ័យ 2 នាក់ កុមារ 1 នាក់ (អាយុ 4)',
  },
  fr: {
    told: ['mar. 24 nov. 2026', '3 nuits', '2 voyageurs'],
    listed: ['ven. 27 nov. 2026', '1\u202f922\u00a0$'],
    family: '2 adultes, 1 enfant (4\u00a0ans)',
  },
  zh: {
    told: ['2026年11月24日 周二', '3 晚', '2 位客人'],
    listed: ['2026年11月27日 周五', 'US$1,922'],
    family: '2 位成人、1 名儿童（4 岁）',
  },
};

describe('an e-mail in the language of its guest', () => {
  test('French: its own words, days and prices, and the spaces of its punctuation', () => {
    expect(stayEmail({ ...STAY, language: 'fr' }, HOTEL, {})).toEqual({
      to: 'guest@example.com',
      subject: 'Votre réservation chez Chanrea House est confirmée\u00a0: Moonrise Premier',
      body: `Bonjour Sophea,

Votre réservation est confirmée.

Chambre\u00a0: Moonrise Premier
Arrivée\u00a0: mar. 24 nov. 2026
Départ\u00a0: ven. 27 nov. 2026
Séjour\u00a0: 3 nuits, 2 voyageurs
Prix de la chambre\u00a0: 1\u202f747\u00a0$
Frais de service (10\u00a0%)\u00a0: 175\u00a0$
Total\u00a0: 1\u202f922\u00a0$

Vous payez sur place\u202f; rien n’a encore été débité. Nous nous réjouissons de vous accueillir.

Pour toute modification, répondez simplement à ce message ou appelez-nous au +855 00 555 0142.

Chanrea House
Référence\u00a0: FJF6-CYBM`,
    });
  });

  test('French punctuation has its spaces, Chinese and Khmer have their own', () => {
    const all = (language: LanguageCode) =>
      KINDS.map((kind) => {
        const { subject, body } = EMAIL_WORDS[language].emailTemplates[kind];
        return `${subject}\n${body}`;
      }).join('\n');
    expect(all('fr')).not.toMatch(/ [:;!?%]|[^\u00a0]:|[^\u202f][;!?]/);
    expect(all('zh')).not.toMatch(/[,.;:!?]/);
    expect(all('km')).not.toMatch(/[.;:!?]/);
  });

  test('Chinese: a date in its own order', () => {
    const email = stayEmail({ ...STAY, language: 'zh', status: 'new' }, HOTEL, {});
    expect(email?.body).toContain(
      '感谢您的预订申请：Moonrise Premier，2 位客人，3 晚，2026年11月24日 周二入住。',
    );
    const confirmed = stayEmail({ ...STAY, language: 'zh' }, HOTEL, {});
    expect(confirmed?.subject).toBe('您在 Chanrea House 的预订已确认：Moonrise Premier');
    expect(confirmed?.body).toContain('服务费（10%）：US$175\n合计：US$1,922');
  });

  test('Khmer: a reply says when the guest wrote', async () => {
    const written = { subject: 'សួស្ដី', message: 'មួយ\nពីរ', createdAt: '2026-11-20T10:00:00Z' };
    const message = { name: 'សុផល', email: 'a@b.cd', ...written };
    const { subject, body } = replyEmail(message, HOTEL.name, EMAIL_WORDS.km);
    expect(subject).toBe('Re: សួស្ដី');
    expect(body).toContain('សូមគោរពជូន សុផល');
    expect(body).toContain('> មួយ\n> ពីរ');
    expect(body).not.toMatch(/Dear|wrote|Fri|Nov/);
  });

  test.each(LANGUAGE_CODES)('in %s every e-mail has its facts', (language) => {
    const facts = placeholderValues({ ...STAY, language }, HOTEL);
    const { told, listed, family } = FACTS[language] ?? {
      told: [facts.arrival, facts.nights, facts.guests],
      listed: [facts.departure, facts.total],
      family: '4',
    };
    for (const kind of KINDS) {
      const stay = { ...STAY, language, guestKey: 'k3y' };
      const { subject, body } = writeEmail(kind, stay, HOTEL, {});
      const always = ['Sophea', 'Moonrise Premier', 'Chanrea House', HOTEL.phone, 'FJF6-CYBM'];
      const base = language === 'en' ? '' : `/${language}`;
      const all = [...listed, `https://hotel.test${base}/stay/k3y`];
      for (const fact of [...always, ...told, ...(IN_A_SENTENCE.includes(kind) ? [] : all)])
        expect(body, kind).toContain(fact);
      expect(subject, kind).toContain('Chanrea House');
    }
    const children = { ...STAY, language, guests: 3, children: [4] };
    expect(writeEmail('confirmed', children, HOTEL, {}).body).toContain(family);
  });

  test.each(LANGUAGE_CODES)('in %s no e-mail has a gap where a fact is not known', (language) => {
    for (const kind of KINDS)
      for (const guestName of ['Sophea', null])
        for (const checkIn of ['2026-11-24', null]) {
          const stay = { ...STAY, language, guestName, checkIn, checkOut: null };
          const { subject, body } = writeEmail(kind, stay, HOTEL, {});
          expect(body, kind).toContain('Moonrise Premier');
          expect(body, kind).toContain('FJF6-CYBM');
          expect(subject + body, kind).not.toMatch(
            /undefined|null|NaN|\(\s*\)|（\s*）|[{}]|,\s*,|，，|\n{3}/,
          );
          // No line ends with a colon, except the line above a list, which an empty line follows.
          const labels = /[:：៖]\s*$/;
          const lines = body.split('\n').filter((line, at, all) => line && all[at + 1] !== '');
          for (const line of lines) expect(line, kind).not.toMatch(labels);
        }
  });
});

const TEXTS: Record<string, string> = {
  Khmer: 'សូមអរគុណសម្រាប់សំណើកក់បន្ទប់',
  Chinese: '感谢您的预订申请，期待光临',
  French: 'Chambre réservée\u00a0: «\u202fcœur d’été\u202f»',
  Arabic: 'شكراً لطلب الحجز، نراكم قريباً',
  'a family of emoji': '👨‍👩‍👧‍👦🇰🇭✨',
};

describe.each(Object.entries(TEXTS))('%s stays whole', (_script, text) => {
  test('in a link to the mail program, or not in it at all', () => {
    const { href: link } = mailProgramLink({
      to: 'a@b.cd',
      subject: text,
      body: `${text}\n${text}`,
    });
    const { searchParams } = new URL(link);
    expect(searchParams.get('subject')).toBe(text);
    expect(searchParams.get('body')).toBe(`${text}\r\n${text}`);
    expect(link).toMatch(/^[\x21-\x7e]+$/);
    expect(mailProgramLink({ to: 'a@b.cd', subject: 's', body: text.repeat(200) })).toEqual({
      href: 'mailto:a@b.cd?subject=s',
      isWhole: false,
    });
  });

  test('in a line of a CSV file', () => {
    const file = new TextEncoder().encode(csvLine([text, `${text},"${text}"`]));
    expect(new TextDecoder('utf-8', { fatal: true }).decode(file)).toBe(
      `${/[;,]/.test(text) ? `"${text}"` : text},"${text},""${text}"""\r\n`,
    );
  });

  test('in a calendar file: no line is longer than 75 octets, none begins inside a character', () => {
    const words = { summary: text.repeat(9), description: `${'x'.repeat(7)}${text.repeat(9)}` };
    const file = calendarFile('x', [
      { ...STAY, checkIn: '2026-11-24', checkOut: '2026-11-27', ...words },
    ]);
    const octets = new TextEncoder().encode(file);
    // Decodes like a reader that unfolds bytes by removing each CRLF and one space.
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(octets).split('\r\n');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${text.repeat(9).replaceAll(',', '\\,')}\r\n`);
  });
});

test('every language that the site can be in has words for e-mails, its own', async () => {
  const replies = await Promise.all(
    LANGUAGE_CODES.map(async (code: LanguageCode) =>
      EMAIL_WORDS[code].guestEmailWords.reply('A', 'B', 'C', 'D'),
    ),
  );
  expect(new Set(replies).size).toBe(LANGUAGE_CODES.length);
  for (const kind of KINDS) {
    const bodies = LANGUAGE_CODES.map((code) => EMAIL_WORDS[code].emailTemplates[kind].body);
    expect(new Set(bodies).size).toBe(LANGUAGE_CODES.length);
  }
});
