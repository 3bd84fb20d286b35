import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawResponse = {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/**
 * Requests exactly this path: `fetch` would normalise the path and decompress the answer.
 * @param request `request` of node:http or node:https
 */
export async function rawRequest(
  request: (options: RequestOptions) => ClientRequest,
  options: RequestOptions,
): Promise<RawResponse> {
  const [answer] = (await once(request(options).end(), 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers as RawResponse['headers'],
    body: await buffer(answer),
  };
}
