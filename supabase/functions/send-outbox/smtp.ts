import { createTransport } from 'nodemailer';
import type { Mail, SmtpServer } from './mail-service.ts';

const TIMEOUT_MS = 20_000;
/** Here a server speaks openly until it is asked to encrypt; on any other port, 465 above all, never. */
const OPEN_AT_FIRST = [25, 587, 2525, 2587];

/** Sends one letter by an SMTP server, never over an open line. */
export async function sendBySmtp(server: SmtpServer, id: string, mail: Mail): Promise<void> {
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
  // The same letter again carries the same number, by which mailboxes know it.
  await transport.sendMail({ ...mail, messageId: `<${id}@outbox>` });
}
