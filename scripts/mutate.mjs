// npm run mutate: plants faults and looks whether the tests see them (docs/mutation.md). What only
// this needs is installed here, at its first run, and never by npm start or npm test.
import { ensureInstalledIn, runScript } from './install.mjs';

ensureInstalledIn('scripts/mutation');
runScript('scripts/mutation/run.ts');
