import { listen, requestOf } from '../../tests/support/deployment/listen.ts';

export type TakenMail = { key: string; idempotencyKey: string; mail: Record<string, unknown> };

export type HttpMailService = Awaited<ReturnType<typeof startHttpMailService>>;

/** A mail service whose list `taken` contains each idempotency key once. */
export async function startHttpMailService() {
  const taken: TakenMail[] = [];
  const { origin, close } = await listen(async (incoming, outgoing) => {
    const request = await requestOf(incoming, 'http://localhost');
    const idempotencyKey = String(request.headers.get('idempotency-key'));
    const mail = (await request.json()) as Record<string, unknown>;
    if (!taken.some((one) => one.idempotencyKey === idempotencyKey))
      taken.push({ key: String(request.headers.get('authorization')), idempotencyKey, mail });
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
  });
  return { url: `${origin}/emails`, taken, stop: close };
}
