import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from '../support/certificate.ts';

export type SmtpMail = { from: string; to: string[]; data: string; isEncrypted: boolean };

export type TestSmtpServer = {
  taken: SmtpMail[];
  /** Names that clients sent with a password, right or wrong. */
  logins: { user: string | undefined; isEncrypted: boolean }[];
  mood: 'takes' | 'refuses';
  stop: () => Promise<void>;
};

/** @param opening `tls`: encrypted from the first byte; `starttls`: on request; `open`: never */
export async function startSmtpServer(
  port: number,
  opening: 'tls' | 'starttls' | 'open',
  certificate: Certificate,
): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    key: readFileSync(certificate.key),
    cert: readFileSync(certificate.cert),
    secure: opening === 'tls',
    disabledCommands: opening === 'open' ? ['STARTTLS'] : [],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth({ username: user }, { secure: isEncrypted }, done) {
      smtp.logins.push({ user, isEncrypted });
      done(null, { user });
    },
    onRcptTo(_address, _session, done) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(smtp.mood === 'refuses' ? refusal : null);
    },
    async onData(stream, { envelope, secure }, done) {
      let data = '';
      for await (const chunk of stream) data += String(chunk);
      smtp.taken.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        data: data.replaceAll('\r\n', '\n'),
        isEncrypted: secure,
      });
      done();
    },
  });
  server.on('error', () => {}); // a client that hangs up, as ours does where it cannot trust
  const smtp: TestSmtpServer = {
    taken: [],
    logins: [],
    mood: 'takes',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return smtp;
}
