import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { onPath } from './on-path.ts';

/** An ordinary Firefox is driven over WebDriver BiDi; Playwright's own is a build that it patched. */
export type FoundFirefox = { kind: 'ordinary' | 'playwright'; executable: string };

/** The Firefox for browser tests: the one named, Debian's, or Playwright's own. */
export function findFirefox(): FoundFirefox | undefined {
  const ordinary = [process.env['TEST_FIREFOX'], onPath('firefox-esr')].find(
    (file) => file && existsSync(file),
  );
  if (ordinary) return { kind: 'ordinary', executable: ordinary };
  const own = firefox.executablePath();
  return existsSync(own) ? { kind: 'playwright', executable: own } : undefined;
}
