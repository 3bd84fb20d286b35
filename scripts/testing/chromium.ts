import path from 'node:path';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first, because it needs a quarter less time. */
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

/** Root cannot use the sandbox; the other options prevent connections to Google. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
