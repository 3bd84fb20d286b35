import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { mailMessage, mailService } from '../../supabase/functions/send-outbox/mail-service.ts';
import { telegram } from '../../supabase/functions/send-outbox/telegram.ts';

const WORDS = {
  to: 'guest@example.com',
  subject: 'Your booking',
  text: 'It is confirmed.',
  html: '<p>It is confirmed.</p>',
};
const files = [{ name: 'stay.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }];
const MESSAGE = { ...WORDS, id: '4f1f6c1e-0000-4000-8000-000000000000', files };
const bySmtp = vi.fn(async () => undefined);
const serviceOf = (values: Record<string, string>) => mailService((name) => values[name], bySmtp);
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const HTTP = { OUTBOX_FROM: 'Chanrea House <stay@example.com>', OUTBOX_HTTP_KEY: 'key' };

test('without a sender or a service there is none', () => {
  expect(serviceOf({})).toBeUndefined();
  expect(serviceOf({ OUTBOX_FROM: 'stay@example.com' })).toBeUndefined();
  expect(serviceOf({ OUTBOX_HTTP_KEY: 'key' })).toBeUndefined();
  expect(serviceOf({ ...HTTP, OUTBOX_HTTP_KEY: '', SMTP_HOST: 'mail.example.com' })).toBeDefined();
});

test('an e-mail goes to the HTTP service, once for each e-mail', async () => {
  const sent: { headers: Headers; body: unknown }[] = [];
  server.use(
    http.post('https://api.resend.com/emails', async ({ request }) => {
      sent.push({ headers: request.headers, body: await request.json() });
      return HttpResponse.json({ id: 'x' });
    }),
  );
  await serviceOf({ ...HTTP, OUTBOX_REPLY_TO: 'desk@example.com' })?.(MESSAGE);
  expect(sent[0]?.body).toEqual({
    ...WORDS,
    from: HTTP.OUTBOX_FROM,
    reply_to: 'desk@example.com',
    attachments: [
      { filename: 'stay.ics', content_type: 'text/calendar', content: btoa('BEGIN:VCALENDAR') },
    ],
  });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer key');
  expect(sent[0]?.headers.get('idempotency-key')).toBe(MESSAGE.id);
});

test('where an SMTP server is named, it gets the e-mail, on the encrypted port', async () => {
  const [from, replyTo] = [HTTP.OUTBOX_FROM, 'desk@example.com'];
  const sender = { OUTBOX_FROM: from, OUTBOX_REPLY_TO: replyTo };
  await serviceOf({ ...sender, SMTP_HOST: 'mail.example', SMTP_USER: 'me' })?.(MESSAGE);
  const server = { host: 'mail.example', port: 465, user: 'me', password: '' };
  expect(bySmtp).toHaveBeenCalledWith(server, { ...MESSAGE, from, replyTo });
  const ics = { filename: 'stay.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
  const message = { ...WORDS, from, replyTo, messageId: `<${MESSAGE.id}@outbox>` };
  expect(mailMessage({ ...MESSAGE, from, replyTo })).toEqual({ ...message, attachments: [ics] });
});

test.each(['http://mail.example/send', 'http://localhost.example/send', 'mail.example'])(
  'e-mails and the key of a service are not sent to %s',
  (address) => {
    expect(() => serviceOf({ ...HTTP, OUTBOX_HTTP_URL: address })).toThrow(
      'OUTBOX_HTTP_URL does not begin with https://',
    );
  },
);

test.each(['https://mail.example/send', 'http://localhost:2525', 'http://[::1]:2525/send'])(
  'they may be sent to %s',
  (address) => {
    expect(serviceOf({ ...HTTP, OUTBOX_HTTP_URL: address })).toBeDefined();
  },
);

test('a service that nobody reaches is said to be that', async () => {
  server.use(http.post('https://mail.example/send', () => HttpResponse.error()));
  const deliver = serviceOf({ ...HTTP, OUTBOX_HTTP_URL: 'https://mail.example/send' });
  await expect(deliver?.(MESSAGE)).rejects.toMatchObject({ code: 'unreachable' });
});

test('a number that the service has had with other words has left already', async () => {
  server.use(
    http.post('https://mail.example/send', () =>
      HttpResponse.json({ name: 'invalid_idempotent_request' }, { status: 409 }),
    ),
  );
  await serviceOf({ ...HTTP, OUTBOX_HTTP_URL: 'https://mail.example/send' })?.(MESSAGE);
});

test('Telegram is no way without a bot and a chat', () => {
  expect(telegram(() => undefined)).toBeUndefined();
});
