import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { builtSite } from '../../deploy/built-site.ts';
import { stayPathIn } from '../../src/guests/my-stay/guest-key.ts';
import { LANGUAGE_CODES } from '../../src/words/languages.ts';
import { startFreshBackend } from './support/backend.ts';
import { SITE } from './support/site.ts';

test.beforeEach(startFreshBackend);

async function serverOfReferrers() {
  const asked: { path: string; referer: string | undefined }[] = [];
  const serve = builtSite(SITE.buildFolder);
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', referer: request.headers.referer });
    if (request.url?.startsWith('/rest/')) response.writeHead(500).end();
    else serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, url: `http://localhost:${port}`, close: () => server.close() };
}

test('no request of a guest’s page says the secret address that it comes from', async ({
  page,
}) => {
  const { asked, url, close } = await serverOfReferrers();
  const key = 'abcd'.repeat(8);
  for (const code of LANGUAGE_CODES) {
    await page.goto(url + stayPathIn(code, key, LANGUAGE_CODES));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  close();
  expect(asked.map(({ path }) => path)).toContain('/fonts/hanken-grotesk-latin-wght-normal.woff2');
  expect(asked.filter(({ referer }) => referer?.includes(key))).toEqual([]);
});
