import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The Chromium for browser tests: the one named, one on PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  const candidates = [
    named,
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

/** Playwright's download first; on Debian, where that may be out of reach, the system's package. */
export function installChromium(): boolean {
  const download = [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ];
  const attempts =
    process.getuid?.() === 0 && existsSync('/etc/debian_version')
      ? [['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'], download]
      : [download];
  for (const [command = '', ...args] of attempts) {
    process.stdout.write(
      `  Installing Chromium (${[path.basename(command), ...args].join(' ')}) ...\n`,
    );
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0 && findChromium()) return true;
  }
  return false;
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
