import type { Deliver, OutboxLetter } from './send-letters.ts';

/** Settings of the function; see docs/deploy.md. */
export type Settings = (name: string) => string | undefined;

export type Mail = {
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
};

/** Where an SMTP server is, and who may send by it. */
export type SmtpServer = { host: string; port: number; user: string; password: string };
export type SendBySmtp = (server: SmtpServer, id: string, mail: Mail) => Promise<void>;

/** Hosted functions cannot reach ports 25 and 587; on 465 the line is encrypted from its first byte. */
const SMTP_PORT = 465;
/** Longest wait for a mail service, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * How letters leave, by what the hotel has configured: an HTTP mail service (Resend's interface,
 * which several services offer), or an SMTP server. Undefined when it has configured neither.
 */
export function mailService(settings: Settings, bySmtp: SendBySmtp): Deliver | undefined {
  const from = settings('OUTBOX_FROM');
  if (!from) return undefined;
  const replyTo = settings('OUTBOX_REPLY_TO');
  const mailOf = ({ recipient, subject, body }: OutboxLetter): Mail => ({
    from,
    to: recipient,
    replyTo,
    subject,
    text: body,
  });

  const key = settings('OUTBOX_HTTP_KEY');
  if (key) {
    const url = settings('OUTBOX_HTTP_URL') ?? 'https://api.resend.com/emails';
    return (letter) => sendByHttp(url, key, letter.id, mailOf(letter));
  }
  const host = settings('SMTP_HOST');
  if (!host) return undefined;
  const server = {
    host,
    port: Number(settings('SMTP_PORT') ?? SMTP_PORT),
    user: settings('SMTP_USER') ?? '',
    password: settings('SMTP_PASSWORD') ?? '',
  };
  return (letter) => bySmtp(server, letter.id, mailOf(letter));
}

async function sendByHttp(url: string, key: string, id: string, mail: Mail): Promise<void> {
  const { replyTo, ...rest } = mail;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // The same letter again, because the answer to it got lost, is not sent twice.
      'idempotency-key': id,
    },
    body: JSON.stringify({ ...rest, ...(replyTo ? { reply_to: replyTo } : {}) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 500)}`);
}
