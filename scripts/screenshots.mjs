// npm run screenshots: pictures of every page, onto docs/screenshots.
import { existsSync } from 'node:fs';
import { ROOT, runScript, stop } from './install.mjs';

if (!existsSync(`${ROOT}dist/index.html`))
  stop('There is no built site yet: run "npm run build" first.');
runScript('scripts/screenshots/run.ts');
