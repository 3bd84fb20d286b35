import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/testing/chromium.ts';
import { HOST_NAME } from './built-site.ts';

export type Visit = {
  page: Page;
  /** Whatever a console or a page complained of; a broken policy is said there too. */
  complaints: string[];
  end: () => Promise<void>;
};

/**
 * A browser that knows the rehearsal's host by its name, and takes its certificate.
 * @throws Error where Chromium is missing
 */
export async function openBrowser(): Promise<Visit> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'There is no Chromium: "npm test -- e2e" installs one, or says what to install.',
    );
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return { page, complaints, end: () => browser.close() };
}
