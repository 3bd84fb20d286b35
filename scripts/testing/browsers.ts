import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findChromium, onPath } from './chromium.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

const BROWSERS = {
  chromium: {
    find: findChromium,
    debian: 'chromium-headless-shell',
    remedy: 'name one with PLAYWRIGHT_CHROMIUM=/path/to/chromium',
  },
  firefox: {
    find: findFirefox,
    debian: 'firefox-esr',
    remedy: 'name one with TEST_FIREFOX=/path/to/firefox, or run "npx playwright install firefox"',
  },
  webkit: {
    find: findWebKit,
    debian: 'webkit2gtk-driver xvfb',
    remedy:
      'install the packages webkit2gtk-driver and xvfb, or run "npx playwright install --with-deps webkit"',
  },
};

/** Installs a missing browser: on Debian as root the system's package, otherwise Playwright's. */
export function ensureBrowser(name: BrowserName): string | undefined {
  const { find, debian, remedy } = BROWSERS[name];
  const ways = [`"${process.execPath}" node_modules/@playwright/test/cli.js install ${name}`];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version'))
    ways.unshift(`apt-get update -qq && apt-get install -y -qq ${debian}`);
  for (const way of ways) {
    if (find()) return undefined;
    process.stdout.write(`  Installing ${name} (${way}) ...\n`);
    spawnSync(way, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (find()) return undefined;
  return `There is no ${name} on this machine, and it could not be installed: ${remedy}.`;
}

/** Tests control an ordinary Firefox over WebDriver BiDi; Playwright's own Firefox is patched. */
export type FoundFirefox = { kind: 'ordinary' | 'playwright'; executable: string };

export function findFirefox(): FoundFirefox | undefined {
  const ordinary = [process.env['TEST_FIREFOX'], onPath('firefox-esr')].find(
    (file) => file && existsSync(file),
  );
  if (ordinary) return { kind: 'ordinary', executable: ordinary };
  const own = firefox.executablePath();
  return existsSync(own) ? { kind: 'playwright', executable: own } : undefined;
}

/** Tests control WebKitGTK over its own WebDriver, on a virtual display. */
export type FoundWebKit =
  | { kind: 'gtk'; driver: string; browser: string; display: string }
  | { kind: 'playwright'; executable: string };

export function findWebKit(): FoundWebKit | undefined {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  // Debian names the folder of WebKitGTK's test browser after architecture and version.
  const [browser] = globSync('/usr/lib/*/webkit{2,}gtk-*/MiniBrowser');
  if (driver && display && browser) return { kind: 'gtk', driver, browser, display };
  const own = webkit.executablePath();
  return existsSync(own) ? { kind: 'playwright', executable: own } : undefined;
}
