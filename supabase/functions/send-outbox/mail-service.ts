import type { Settings } from '../_shared/project-key.ts';
import { type Deliver, type FailureCode, DeliveryError, type OutgoingMessage } from './outbox.ts';
import { retryAfter } from './retry-after.ts';

export type Mail = OutgoingMessage & { from: string; replyTo: string | undefined };

export type SmtpServer = { host: string; port: number; user: string; password: string };
export type SendBySmtp = (server: SmtpServer, mail: Mail) => Promise<void>;

/** Hosted functions cannot reach ports 25 and 587; port 465 is encrypted from the start. */
const SMTP_PORT = 465;
const TIMEOUT_MS = 20_000;
const OWN_MACHINE = /^http:[/][/](localhost|127[.]0[.]0[.]1|\[::1\])(:[0-9]+)?([/]|$)/;

/**
 * The configured way to send e-mails: an HTTP service with Resend's interface, or an SMTP server;
 * undefined if neither is configured. @throws Error if others could read the e-mails
 */
export function mailService(settings: Settings, bySmtp: SendBySmtp): Deliver | undefined {
  const from = settings('OUTBOX_FROM');
  if (!from) return undefined;
  const mailOf = (post: OutgoingMessage): Mail => ({
    ...post,
    from,
    replyTo: settings('OUTBOX_REPLY_TO'),
  });

  const key = settings('OUTBOX_HTTP_KEY');
  if (key) {
    const url = settings('OUTBOX_HTTP_URL') || 'https://api.resend.com/emails';
    if (!url.startsWith('https://') && !OWN_MACHINE.test(url))
      throw new Error(
        'OUTBOX_HTTP_URL does not begin with https://, so others could read guests’ e-mails and the key of the mail service on the way.',
      );
    return (post) => sendByHttp(url, key, mailOf(post));
  }
  const host = settings('SMTP_HOST');
  if (!host) return undefined;
  const server = {
    host,
    port: Number(settings('SMTP_PORT') ?? SMTP_PORT),
    user: settings('SMTP_USER') ?? '',
    password: settings('SMTP_PASSWORD') ?? '',
  };
  return (post) => bySmtp(server, mailOf(post));
}

async function sendByHttp(url: string, key: string, mail: Mail): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error', // the key is for this address alone
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // The row's id prevents a second e-mail if the answer to the first attempt was lost.
      'idempotency-key': mail.id,
    },
    body: JSON.stringify(bodyOf(mail)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new DeliveryError('unreachable', String(error));
  });
  if (answer.ok) return;
  const said = `${answer.status} ${(await answer.text().catch(() => '')).slice(0, 500)}`;
  // The service knows this key with another text, so an earlier attempt has sent the e-mail.
  if (answer.status === 409 && said.includes('invalid_idempotent_request')) return;
  const waitMs = retryAfter(answer.headers.get('retry-after'));
  throw new DeliveryError(codeOf(answer.status), said, false, waitMs);
}

function bodyOf({ from, replyTo, to, subject, text, html, files }: Mail): Record<string, unknown> {
  return {
    from,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(replyTo ? { reply_to: replyTo } : {}),
    ...(files.length > 0 && {
      attachments: files.map(({ name, type, text }) => ({
        filename: name,
        content_type: type,
        content: base64(text),
      })),
    }),
  };
}

function codeOf(status: number): FailureCode {
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 408 || status === 409 || status === 429 || status >= 500 ? 'busy' : 'refused';
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

export function mailMessage({ id, from, to, replyTo, subject, text, html, files }: Mail) {
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    attachments: files.map(({ name, type, text: content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // Mailboxes recognise duplicates of an e-mail by its Message-ID.
    messageId: `<${id}@outbox>`,
  };
}
