// npm run admin:create: see scripts/accounts/run-create.ts, or --help.
import { runScript } from './install.mjs';

runScript('scripts/accounts/run-create.ts');
