// npm run bench: measures the built site against the same pages without script. See README.md here.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, ROOT, runScript, stop } from '../scripts/install.mjs';

ensureInstalled();
if (!existsSync('dist/_headers'))
  stop('There is no built site yet: run "npm run build" first, best with CONTENT_FROM=defaults.');
const parts = process.argv.slice(2);
const wantsLighthouse = parts[0] !== 'desk';
if (wantsLighthouse && !existsSync('bench/node_modules/lighthouse')) {
  console.log('  Installing Lighthouse (in bench/ only) ...');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: `${ROOT}bench`,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) stop('Lighthouse could not be installed; npm’s own message is above.');
}
runScript('bench/run.ts', parts);
