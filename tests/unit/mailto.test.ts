import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mailtoLink } from '@/basics/rules/mailto';

function opened(link: string) {
  const [address = '', query = ''] = link.replace(/^mailto:/, '').split('?', 2);
  const fields = query.split('&').filter(Boolean);
  return {
    to: decodeURIComponent(address),
    headers: Object.fromEntries(
      fields.map((field) => field.split('=', 2).map((part) => decodeURIComponent(part))),
    ),
  };
}

test('an ordinary address is written as it is', () => {
  expect(mailtoLink('guest@example.com')).toBe('mailto:guest@example.com');
});

const ODD = `guest@example.com?bcc=evil%40evil.example&subject=refund&body=.y a@b.c,d@e.f a@b.c?cc=d@e.f
  a&subject=x@b.c first+tag@example.com 50%25@example.com a#b@example.com a"b<c>@example.com
  émile@exämple.co`;
test.each([...ODD.split(/\s+/), 'a@b.c\r\nBcc: d@e.f'])(
  '%j stays one address and begins no header',
  (to) => {
    expect(opened(mailtoLink(to))).toEqual({ to, headers: {} });
    const subject = 'Re: 100 % & more? #1 = yes';
    const body = 'Line\r\n\r\n> quoted & "said"';
    const link = mailtoLink(to, { subject, body });
    expect(opened(link)).toEqual({ to, headers: { subject, body } });
    expect(link).toMatch(/^mailto:[\w@.%!'()*~+-]*[?]subject=[^&?#\s"<>]*&body=[^&?#\s"<>]*$/);
  },
);

test('half a character does not throw', () => {
  expect(mailtoLink('a\ud800@b.c', { subject: '\udfff!' })).toBe('mailto:a@b.c?subject=!');
});

test('no other place writes such a link', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const writers = files.filter((name) =>
    /[`'"]mailto:/.test(readFileSync(path.join('src', name), 'utf8')),
  );
  expect(writers).toEqual([path.join('basics', 'rules', 'mailto.ts')]);
});
