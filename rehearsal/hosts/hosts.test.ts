import assert from 'node:assert/strict';
import os from 'node:os';
import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { chromium, expect } from '@playwright/test';
import { PATH } from '../../src/basics/rules/paths.ts';
import { type HostedProject, startProject } from '../support/hosted-project.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/testing/chromium.ts';
import { consoleMessages } from '../../tests/e2e/support/accessibility.ts';
import { testHost, OTHER_LANGUAGES, ROOMS } from '../../tests/support/host-tests.ts';
import {
  type BuiltSite,
  buildSite,
  type Host,
  HOST_NAME,
  requestHost,
  startCloudflare,
  startNginx,
} from './servers.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-hosts-'));
let project: HostedProject;
let site: BuiltSite;

before(async () => {
  project = await startProject();
  site = buildSite(folder, { url: project.url, key: project.keys.publishable });
});
after(async () => {
  await project?.stop();
  rmSync(folder, { recursive: true });
});

for (const start of [startNginx, startCloudflare])
  describe(start.name, () => {
    const isNginx = start === startNginx;
    let host: Host;
    before(async () => {
      host = await start(site, mkdtempSync(path.join(folder, 'host-')));
    });
    after(() => host?.stop());

    testHost(test, () => ({
      get: (where, headers, method) => requestHost(host, where, headers, method),
      folder: site.folder,
      // Cloudflare compresses files itself, but its local server does not.
      ...(isNginx && { packs: { encoding: 'gzip', unpack: gunzipSync } }),
    }));

    test('a browser finds nothing to complain of: home, a room, signing in', async () => {
      await using browser = await openBrowser();
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const complaints = consoleMessages(page, (kind) => ['error', 'warning'].includes(kind));
      const opened = [PATH.home, ROOMS[1] ?? '', '/rooms/newer-than-the-build'];
      for (const where of [...opened, ...OTHER_LANGUAGES]) {
        const asked = page.waitForResponse(/\/rpc\/site_content/);
        await page.goto(host.origin + where);
        assert.equal((await asked).status(), 200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(`${host.origin}/admin`);
      await page.getByLabel('Email').fill('admin@hotel.test');
      await page.getByLabel('Password', { exact: true }).fill('admin-demo-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${host.origin}/admin/dashboard`);
      await page.goto(`${host.origin}/admin/rooms`);
      await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
      assert.deepEqual(complaints, []);
    });

    if (isNginx)
      test('visitors are sent from http: to https:, to the site’s own name', async () => {
        const door = { port: host.openPort ?? 0, isEncrypted: false };
        const answer = await requestHost(door, '/rooms?from=x', { host: 'evil.test' });
        assert.equal(answer.status, 301);
        assert.equal(answer.headers['location'], `https://${HOST_NAME}/rooms?from=x`);
        assert.equal(answer.headers['strict-transport-security'], undefined);
      });
  });

/** Opens a browser that trusts the rehearsal's host. */
function openBrowser() {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'There is no Chromium: "npm test -- e2e" installs one, or says what to install.',
    );
  const known = [`--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`, '--ignore-certificate-errors'];
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...known] });
}
