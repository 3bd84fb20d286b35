import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mailService } from '../../supabase/functions/send-outbox/mail-service.ts';

const LETTER = {
  id: '4f1f6c1e-0000-4000-8000-000000000000',
  recipient: 'guest@example.com',
  subject: 'Your booking',
  body: 'It is confirmed.',
  attempts: 1,
};
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

test('a letter goes to the HTTP service, once for each letter', async () => {
  const sent: { headers: Headers; body: unknown }[] = [];
  server.use(
    http.post('https://api.resend.com/emails', async ({ request }) => {
      sent.push({ headers: request.headers, body: await request.json() });
      return HttpResponse.json({ id: 'x' });
    }),
  );
  await serviceOf({ ...HTTP, OUTBOX_REPLY_TO: 'desk@example.com' })?.(LETTER);
  expect(sent[0]?.body).toEqual({
    from: HTTP.OUTBOX_FROM,
    to: 'guest@example.com',
    reply_to: 'desk@example.com',
    subject: 'Your booking',
    text: 'It is confirmed.',
  });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer key');
  expect(sent[0]?.headers.get('idempotency-key')).toBe(LETTER.id);
});

test('what the service refuses is not sent', async () => {
  server.use(
    http.post('https://mail.example/send', () =>
      HttpResponse.json({ message: 'not verified' }, { status: 403 }),
    ),
  );
  const deliver = serviceOf({ ...HTTP, OUTBOX_HTTP_URL: 'https://mail.example/send' });
  await expect(deliver?.(LETTER)).rejects.toThrow('403 {"message":"not verified"}');
});

test('where an SMTP server is named, it gets the letter, on the encrypted port', async () => {
  const values = { OUTBOX_FROM: HTTP.OUTBOX_FROM, SMTP_HOST: 'mail.example', SMTP_USER: 'me' };
  await serviceOf(values)?.(LETTER);
  expect(bySmtp).toHaveBeenCalledWith(
    { host: 'mail.example', port: 465, user: 'me', password: '' },
    LETTER.id,
    expect.objectContaining({ to: 'guest@example.com', text: 'It is confirmed.' }),
  );
});
