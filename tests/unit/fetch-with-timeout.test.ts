import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchWithTimeout } from '@/lib/fetch-with-timeout';

/** Answers by path: `/silent/…` never, `/half/…` with headers and half a body. */
const slow = createServer((request, response) => {
  if (request.url?.startsWith('/silent')) return;
  response.writeHead(200, { 'content-type': 'application/json' });
  if (request.url?.startsWith('/half')) response.write('[{"id":');
  else response.end('[{"id":1}]');
});

beforeAll(() => once(slow.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});

function client(ms: number, kind: string): PostgrestClient {
  // The cast is safe: a server that listens on a port has no string as its address.
  const { port } = slow.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/${kind}`;
  return new PostgrestClient(url, { fetch: fetchWithTimeout(ms), retry: false });
}

test.each(['silent', 'half'])('a %s answer is given up, and the library says so', async (kind) => {
  const { error, status, data } = await client(100, kind).from('rooms').select();
  expect({ status, data }).toEqual({ status: 0, data: null });
  expect(error?.message).toMatch(/abort/i);
});

test('a whole answer comes through', async () => {
  const { data } = await client(60_000, 'whole').from('rooms').select();
  expect(data).toEqual([{ id: 1 }]);
});

test.each(['before', 'after'])('the caller may end it %s it began', async (when) => {
  const caller = new AbortController();
  if (when === 'before') caller.abort();
  const call = client(60_000, 'silent').from('rooms').select().abortSignal(caller.signal);
  const answer = Promise.resolve(call);
  caller.abort();
  expect((await answer).status).toBe(0);
});
