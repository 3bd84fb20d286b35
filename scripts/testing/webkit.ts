import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { webkit } from '@playwright/test';
import { onPath } from './on-path.ts';

/** WebKitGTK is driven by its own WebDriver in a display that nobody sees. */
export type FoundWebKit =
  | { kind: 'gtk'; driver: string; browser: string; display: string }
  | { kind: 'playwright'; executable: string };

/** The WebKit for browser tests: Debian's, or Playwright's own. */
export function findWebKit(): FoundWebKit | undefined {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const browser = miniBrowser();
  if (driver && display && browser) return { kind: 'gtk', driver, browser, display };
  const own = webkit.executablePath();
  return existsSync(own) ? { kind: 'playwright', executable: own } : undefined;
}

/** It lies beside the library, in a folder named for machine and version. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        path.join(libraries, machine, version, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}
