import path from 'node:path';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The Chromium for browser tests: the one named, one on PATH, or Playwright's own. First the one
 * without windows, tabs and toolbars: the same pages in three quarters of the time.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env['PLAYWRIGHT_CHROMIUM'],
    onPath('chromium-headless-shell'),
    onPath('chromium'),
    onPath('chromium-browser'),
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && existsSync(file));
}

/** Sandboxing needs a user other than root; the rest keeps the browser from calling home. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole path of a program that a shell would find by this name. */
export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
