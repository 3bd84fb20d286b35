// npm test: installs what is missing, then runs every part, or those named: npm test -- unit e2e
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode } from './install.mjs';

ensureInstalled();
const { status } = spawnSync(pinnedNode(), ['scripts/testing/run.ts', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
