// npm run rehearse: the site on the pieces of a hosted project (README.md here). What only this needs
// is installed here, at its first run, and never by npm start or npm test.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ensureInstalledIn, pinnedNode, stop } from '../scripts/install.mjs';

if (process.platform !== 'linux' || process.arch !== 'x64')
  stop(
    'The rehearsal runs on Linux on x64 only: not all of its pieces can be had for other systems.',
  );

ensureInstalled();
ensureInstalledIn('rehearsal');
const { status } = spawnSync(pinnedNode(), ['rehearsal/run.ts', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
