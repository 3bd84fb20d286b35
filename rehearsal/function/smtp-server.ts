import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from '../support/certificate.ts';

export type SmtpMail = { from: string; to: string; data: string; isEncrypted: boolean };

export type SmtpServer = {
  taken: SmtpMail[];
  /** Names and passwords it was told, no matter who told them. */
  logins: { text: string; isEncrypted: boolean }[];
  mood: 'takes' | 'refuses';
  stop: () => Promise<void>;
};

/**
 * As much of SMTP (RFC 5321) as sending a letter asks for.
 * @param opening `tls`: encrypted from the first byte; `starttls`: when it is asked to;
 *   `open`: it cannot
 */
export async function startSmtpServer(
  port: number,
  opening: 'tls' | 'starttls' | 'open',
  certificate: Certificate,
): Promise<SmtpServer> {
  const secrets = {
    key: readFileSync(certificate.key),
    cert: readFileSync(certificate.cert),
  };
  const sockets = new Set<Socket>();
  const server: Server = opening === 'tls' ? createTlsServer(secrets) : createServer();
  const smtp: SmtpServer = {
    taken: [],
    logins: [],
    mood: 'takes',
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function talk(socket: Socket, isEncrypted: boolean): void {
    sockets.add(socket);
    let from = '';
    let to = '';
    let data: string | undefined;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (chunk: Buffer) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        read(line);
      }
    };

    function read(line: string): void {
      if (data !== undefined) {
        if (line !== '.') return void (data += `${line}\n`);
        smtp.taken.push({ from, to, data, isEncrypted });
        data = undefined;
        return void say('250 taken');
      }
      const [verb = ''] = line.toUpperCase().split(' ', 1);
      if (verb === 'EHLO') {
        say('250-localhost');
        if (opening === 'starttls' && !isEncrypted) say('250-STARTTLS');
        say('250 AUTH PLAIN');
      } else if (verb === 'STARTTLS' && opening === 'starttls') {
        say('220 go on');
        socket.off('data', hear);
        talk(new TLSSocket(socket, { ...secrets, isServer: true }), true);
      } else if (verb === 'AUTH') {
        const text = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
        smtp.logins.push({ text, isEncrypted });
        say('235 welcome');
      } else if (verb === 'MAIL') {
        from = line;
        say('250 ok');
      } else if (verb === 'RCPT') {
        to = line;
        say(smtp.mood === 'refuses' ? '550 no such mailbox' : '250 ok');
      } else if (verb === 'DATA') {
        data = '';
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('502 not here');
    }

    socket.on('data', hear);
    socket.on('error', () => socket.destroy());
    if (!isEncrypted || opening === 'tls') say('220 localhost');
  }

  server.on(opening === 'tls' ? 'secureConnection' : 'connection', (socket: Socket) =>
    talk(socket, opening === 'tls'),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return smtp;
}
