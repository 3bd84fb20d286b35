import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportErrors, logPageErrors } from './error-reporting.ts';

const SCRIPT = '/tests-listen.js';
const COMPLAINTS = '/tests-complaints';

export type ErrorReportingProxy = { origin: string; complaints: string[]; close: () => void };

/**
 * Serves the site with one additional script on every page, because WebKit's driver does not report
 * the console. The script is a file of the same origin, which the policy allows. Nothing else
 * changes.
 */
export async function startErrorReportingProxy(site: string): Promise<ErrorReportingProxy> {
  const complaints: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT)
      return void answer.setHeader('content-type', 'text/javascript').end(listener());
    if (asked.url === COMPLAINTS)
      return void readText(asked).then((text) => {
        complaints.push(text);
        answer.end();
      });
    passOn(site, asked, answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    complaints,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listener(): string {
  return `(${reportErrors.toString()})(${JSON.stringify(COMPLAINTS)});(${logPageErrors.toString()})();`;
}

function passOn(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host } = new URL(site);
  // Requests uncompressed pages, so that the script can be inserted.
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
  const onward = request(new URL(asked.url ?? '/', site), { method: asked.method, headers });
  onward.on('response', (came) => {
    if (!came.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      return void came.pipe(answer);
    }
    void readText(came).then((html) => {
      const { 'content-length': _length, etag: _etag, ...rest } = came.headers;
      answer.writeHead(came.statusCode ?? 502, rest);
      answer.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
