import { once } from 'node:events';
import { createServer } from 'node:http';

/** A letter as a service with Resend's interface is given it. */
export type TakenMail = {
  key: string;
  idempotencyKey: string;
  mail: Record<string, unknown>;
};

export type HttpMailService = {
  url: string;
  /** What it has taken, each idempotency key once. */
  taken: TakenMail[];
  /** How it answers from now on; `lost`: it takes the letter and the line breaks. */
  mood: 'takes' | 'refuses' | 'lost';
  stop: () => Promise<void>;
};

export async function startHttpMailService(port: number): Promise<HttpMailService> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (service.mood === 'refuses')
        return void response.writeHead(422).end('{"message":"the domain is not verified"}');
      const idempotencyKey = String(request.headers['idempotency-key']);
      if (!service.taken.some((one) => one.idempotencyKey === idempotencyKey))
        service.taken.push({
          key: String(request.headers.authorization),
          idempotencyKey,
          // Written by the function as JSON; what is in it is what the test looks at.
          mail: JSON.parse(body) as Record<string, unknown>,
        });
      if (service.mood === 'lost') return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const service: HttpMailService = {
    url: `http://127.0.0.1:${port}/emails`,
    taken: [],
    mood: 'takes',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
