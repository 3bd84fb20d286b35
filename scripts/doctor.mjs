// npm run doctor: see scripts/doctor/run.ts, or --help.
import { runScript } from './install.mjs';

runScript('scripts/doctor/run.ts');
