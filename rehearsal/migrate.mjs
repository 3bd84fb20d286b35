// npm run migration -- NAME: writes the next file of supabase/migrations (migrate.ts).
import { ensureInstalledIn, runScript } from '../scripts/install.mjs';

ensureInstalledIn('rehearsal');
runScript('rehearsal/migrate.ts', process.argv.slice(2));
