import type { TestBackend } from './backend.ts';
import { listen, requestOf, send } from './deployment/listen.ts';

export type ServedBackend = Awaited<ReturnType<typeof serveBackend>>;

export async function serveBackend({ backend }: TestBackend) {
  const { origin, close } = await listen(async (incoming, outgoing) => {
    const request = await requestOf(incoming, 'http://localhost');
    await send(await backend.fetch(request, { peerAddress: '127.0.0.1' }), outgoing);
  });
  return { url: origin, stop: close };
}
