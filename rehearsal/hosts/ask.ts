import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HOST_NAME } from './built-site.ts';

export type HostAnswer = {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

type Door = { port: number; isEncrypted: boolean };

/** Asks a host for exactly this path, however odd: `fetch` would mend it and unpack the answer. */
export function ask(
  { port, isEncrypted }: Door,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostAnswer> {
  const asked = isEncrypted ? httpsRequest : httpRequest;
  const options = { port, path, method, host: '127.0.0.1', agent: false };
  // Only the rehearsal's own authority has signed the certificate.
  const encrypted = { servername: HOST_NAME, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const question = asked(
      { ...options, ...encrypted, headers: { host: HOST_NAME, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            // No header that is asked for here is sent twice.
            headers: answer.headers as HostAnswer['headers'],
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    question.on('error', reject);
    question.end();
  });
}
