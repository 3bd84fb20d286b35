// npm run rehearse: the site on the pieces of a hosted project (README.md here). What only this needs
// is installed here, at its first run, and never by npm start or npm test.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ensureInstalledIn, pinnedNode } from '../scripts/install.mjs';

ensureInstalled();
ensureInstalledIn('rehearsal');
const { status } = spawnSync(pinnedNode(), ['rehearsal/run.ts', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
