import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { chromium } from '@playwright/test';
import { rawRequest, type RawResponse } from '../../tests/support/raw-request.ts';
import { HOST_NAME } from './built-site.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/testing/chromium.ts';

type Door = { port: number; isEncrypted: boolean };

/** Sends a request with the site's host name to a port of this machine. */
export function requestHost(
  { port, isEncrypted }: Door,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  // The rehearsal's own authority has signed the certificate.
  const encrypted = { servername: HOST_NAME, rejectUnauthorized: false };
  return rawRequest(isEncrypted ? httpsRequest : httpRequest, {
    port,
    path,
    method,
    host: '127.0.0.1',
    agent: false,
    ...encrypted,
    headers: { host: HOST_NAME, ...headers },
  });
}

/** Opens a browser that trusts the rehearsal's host. Returns a page and its complaints. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'There is no Chromium: "npm test -- e2e" installs one, or says what to install.',
    );
  const known = [`--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...known] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return { page, complaints, end: () => browser.close() };
}
