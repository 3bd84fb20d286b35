// npm run backup: see scripts/backup/run-backup.ts, or --help.
import { runScript } from './install.mjs';

runScript('scripts/backup/run-backup.ts');
