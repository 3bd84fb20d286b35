import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends a request's target exactly as it is given; `fetch` and Node's own client would mend it. */
export function rawRequest(
  port: number,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
    const socket = connect(port, '127.0.0.1', () => {
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n`);
    });
    let said = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = said.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: body.join('\r\n\r\n') });
    });
  });
}
