// npm run build: the site as files for any static host (dist/).
import { runScript } from './install.mjs';

runScript('deploy/build/run.ts');
