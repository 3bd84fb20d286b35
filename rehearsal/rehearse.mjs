// npm run rehearse: the site on the pieces of a hosted project (README.md here). What only this needs
// is installed here, at its first run, and never by npm start or npm test.
import { ensureInstalledIn, runScript, stop } from '../scripts/install.mjs';

if (process.platform !== 'linux' || process.arch !== 'x64')
  stop(
    'The rehearsal runs on Linux on x64 only: not all of its pieces can be had for other systems.',
  );

ensureInstalledIn('rehearsal');
runScript('rehearsal/run.ts', process.argv.slice(2));
