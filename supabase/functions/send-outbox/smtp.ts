import { createTransport } from 'nodemailer';
import { type Mail, mailMessage, type SmtpServer } from './mail-service.ts';
import { DeliveryError } from './outbox.ts';

const TIMEOUT_MS = 20_000;
/** Ports on which a connection starts unencrypted and then must switch to TLS. */
const OPEN_AT_FIRST = [25, 587, 2525, 2587];

export async function sendBySmtp(server: SmtpServer, mail: Mail): Promise<void> {
  const { host, port, user, password } = server;
  const transport = createTransport({
    host,
    port,
    secure: !OPEN_AT_FIRST.includes(port),
    requireTLS: true,
    auth: { user, pass: password },
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail(mailMessage(mail));
  } catch (error) {
    throw notTaken(error);
  }
}

/** Converts an SMTP error by the server's reply code (RFC 5321, 4.2). */
function notTaken(error: unknown): DeliveryError {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const said = String(error);
  if (code === 'EAUTH') return new DeliveryError('not-allowed', said);
  if (responseCode >= 500) return new DeliveryError('refused', said);
  return new DeliveryError(responseCode >= 400 ? 'busy' : 'unreachable', said);
}
