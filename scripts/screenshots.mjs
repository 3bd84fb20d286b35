// npm run screenshots: pictures of every state of every page, onto docs/screenshots.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, pinnedNode, stop } from './install.mjs';

ensureInstalled();
if (!existsSync('dist/index.html')) stop('There is no built site yet: run "npm run build" first.');
const { status } = spawnSync(
  pinnedNode(),
  ['scripts/screenshots/run.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
