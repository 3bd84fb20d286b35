import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailService } from '../../supabase/functions/send-outbox/mail-service.ts';
import { DeliveryError } from '../../supabase/functions/send-outbox/outbox.ts';
import { retryAfter } from '../../supabase/functions/send-outbox/retry-after.ts';
import { telegramRetryAfter } from '../../supabase/functions/send-outbox/retry-after.ts';
import { telegram } from '../../supabase/functions/send-outbox/telegram.ts';
import { outboxListWords } from '@/words/staff';

/** A local server stands in for Telegram and for a mail service with Resend's interface. */
const POST = { id: '4f1f6c1e', to: 'guest@example.com', subject: 'S', text: 'T', files: [] };
const TOKEN = '12:secret';
let answering: (response: ServerResponse) => void;
const asked: { path: string; body: string }[] = [];

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push({ path: request.url ?? '', body });
    answering(response);
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  asked.splice(0);
  vi.restoreAllMocks();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function origin(): string {
  // The cast is safe: a server that listens on a port has no string as its address.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
function byTelegram() {
  const settings = {
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_CHAT_ID: '-100',
    TELEGRAM_API_URL: origin(),
  };
  return telegram((name) => new Map(Object.entries(settings)).get(name));
}
function byMail() {
  const settings = { OUTBOX_FROM: 'a@b.cd', OUTBOX_HTTP_KEY: 'key', OUTBOX_HTTP_URL: origin() };
  const noSmtp = () => Promise.reject(new Error('no SMTP here'));
  return mailService((name) => new Map(Object.entries(settings)).get(name), noSmtp);
}
function says(status: number, body: string | object, headers: Record<string, string> = {}): void {
  answering = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
}
async function failureOf(deliver: ReturnType<typeof byMail>): Promise<DeliveryError> {
  const failure: unknown = await deliver?.(POST).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DeliveryError);
  return failure as DeliveryError;
}
/** Times out as soon as the service has received the request. */
function neverAnswers(): void {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  answering = () => timeout.abort(new DOMException('The time is over.', 'TimeoutError'));
}

describe('Telegram', () => {
  test.each([
    [401, 'Unauthorized', 'not-allowed'],
    [404, 'Not Found', 'not-allowed'],
    [400, 'Bad Request: chat not found', 'telegram-chat'],
    [400, 'Bad Request: group chat was upgraded to a supergroup chat', 'telegram-chat'],
    [403, 'Forbidden: bot was blocked by the user', 'telegram-blocked'],
    [403, 'Forbidden: bot was kicked from the supergroup chat', 'telegram-blocked'],
    [500, 'Internal Server Error', 'busy'],
  ] as const)('%i "%s" is kept as %s, shown in words', async (status, description, code) => {
    says(status, { ok: false, error_code: status, description });
    const failure = await failureOf(byTelegram());
    expect(failure).toMatchObject({ code, isFinal: false, waitMs: 0 });
    expect(failure.message).toContain(description);
    expect(failure.message).not.toContain(TOKEN);
    expect(outboxListWords.reasons[code]).not.toBe('');
    expect(asked).toEqual([
      { path: `/bot${TOKEN}/sendMessage`, body: '{"chat_id":"-100","text":"S\\n\\nT"}' },
    ]);
  });

  test('says how long it wants to be left alone', async () => {
    const description = 'Too Many Requests: retry after 35';
    says(429, { ok: false, error_code: 429, description, parameters: { retry_after: 35 } });
    expect(await failureOf(byTelegram())).toMatchObject({ code: 'busy', waitMs: 35_000 });
  });

  test('a page of the gateway before it is no answer of its own', async () => {
    says(502, '<html><h1>502 Bad Gateway</h1></html>', { 'content-type': 'text/html' });
    expect(await failureOf(byTelegram())).toMatchObject({ code: 'busy', waitMs: 0 });
  });

  test('that does not answer in time may have shown it: it is not sent again', async () => {
    neverAnswers();
    expect(await failureOf(byTelegram())).toMatchObject({ code: 'unclear', isFinal: true });
  });

  test('that breaks the line in its answer may have shown it as well', async () => {
    answering = (response) => response.destroy();
    const failure = await failureOf(byTelegram());
    expect(failure).toMatchObject({ code: 'unclear', isFinal: true });
    expect(String(failure)).not.toContain(TOKEN);
  });
});

describe('a mail service', () => {
  test.each([
    [401, 'missing_api_key', 'not-allowed'],
    [403, 'invalid_api_key', 'not-allowed'],
    [403, 'validation_error', 'not-allowed'],
    [400, 'invalid_idempotency_key', 'refused'],
    [422, 'invalid_parameter', 'refused'],
    [409, 'concurrent_idempotent_requests', 'busy'],
    [429, 'daily_quota_exceeded', 'busy'],
    [451, 'security_error', 'refused'],
    [500, 'application_error', 'busy'],
  ] as const)('%i %s is kept as %s, which staff read in words', async (statusCode, name, code) => {
    says(statusCode, { statusCode, name, message: 'It says why.' });
    const failure = await failureOf(byMail());
    expect(failure).toMatchObject({ code, isFinal: false, waitMs: 0 });
    expect(failure.message).toContain(`${statusCode} {`);
    expect(failure.message).toContain('It says why.');
    expect(outboxListWords.reasons[code]).not.toBe('');
  });

  test('says how long it wants to be left alone', async () => {
    says(429, { statusCode: 429, name: 'rate_limit_exceeded' }, { 'retry-after': '7' });
    expect(await failureOf(byMail())).toMatchObject({ code: 'busy', waitMs: 7000 });
  });

  test('that does not answer in time is asked again: it knows the e-mail by its number', async () => {
    neverAnswers();
    expect(await failureOf(byMail())).toMatchObject({ code: 'unreachable', isFinal: false });
  });
});

test.each([
  ['7', 7000],
  ['0', 0],
  ['-3', 0],
  ['soon', 0],
  ['', 0],
  ['999999999', 86_400_000],
  ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
])('the header Retry-After: %s is %i milliseconds', (header, ms) => {
  expect(retryAfter(header, () => Date.parse('2026-11-22T12:00:00Z'))).toBe(ms);
});

const SILENT = ['', '[]', 'null', '{"parameters":{"retry_after":"x"}}', '{"parameters":null}'];
test.each(SILENT)('an answer of Telegram like %s names no time', (answer) => {
  expect(telegramRetryAfter(answer)).toBe(0);
});
