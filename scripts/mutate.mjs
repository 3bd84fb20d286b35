// npm run mutate: plants faults and looks whether the tests see them (docs/mutation.md). What only
// this needs is installed here, at its first run, and never by npm start or npm test.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ensureInstalledIn, pinnedNode } from './install.mjs';

ensureInstalled();
ensureInstalledIn('scripts/mutation');
const { status } = spawnSync(pinnedNode(), ['scripts/mutation/run.ts', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
