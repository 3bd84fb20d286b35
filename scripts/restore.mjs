// npm run restore: see scripts/backup/run-restore.ts, or --help.
import { runScript } from './install.mjs';

runScript('scripts/backup/run-restore.ts');
