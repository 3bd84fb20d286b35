import { createTransport } from 'nodemailer';
import type { Mail, SmtpServer } from './mail-service.ts';

const TIMEOUT_MS = 20_000;

/** Sends one letter by an SMTP server, never over an open line. */
export async function sendBySmtp(server: SmtpServer, id: string, mail: Mail): Promise<void> {
  const { host, port, user, password } = server;
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: true,
    auth: { user, pass: password },
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // The same letter again carries the same number, by which mailboxes know it.
  await transport.sendMail({ ...mail, messageId: `<${id}@outbox>` });
}
