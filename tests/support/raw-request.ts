import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawResponse = {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/**
 * Asks for exactly this path, however odd: `fetch` would mend it and unpack the answer.
 * @param request of node:http or node:https
 */
export async function rawRequest(
  request: (options: RequestOptions) => ClientRequest,
  options: RequestOptions,
): Promise<RawResponse> {
  const [answer] = (await once(request(options).end(), 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    // No header that is asked for here is sent twice.
    headers: answer.headers as RawResponse['headers'],
    body: await buffer(answer),
  };
}
