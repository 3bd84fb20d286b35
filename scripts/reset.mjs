// npm run reset: the next start makes a fresh database.
import { runScript } from './install.mjs';

runScript('supabase/embedded/reset.ts');
