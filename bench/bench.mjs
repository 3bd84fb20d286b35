// npm run bench: measures the built site against the same pages without script. See README.md here.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, pinnedNode, ROOT, stop } from '../scripts/install.mjs';

ensureInstalled();
if (!existsSync('dist/_headers'))
  stop('There is no built site yet: run "npm run build" first, best with CONTENT_FROM=defaults.');
const parts = process.argv.slice(2);
/** They need no Lighthouse. */
const APART = ['visits'];
const measured = parts.filter((part) => !APART.includes(part));
const wantsMeasures = parts.length === 0 || measured.length > 0;

if (wantsMeasures && !existsSync('bench/node_modules/lighthouse')) {
  console.log('  Installing Lighthouse (in bench/ only) ...');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: `${ROOT}bench`,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('Lighthouse could not be installed; npm’s own message is above.');
}
/** Ends this program when that one failed. */
function run(args) {
  const { status } = spawnSync(pinnedNode(), args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
if (wantsMeasures) run(['bench/run.ts', ...measured]);
for (const part of APART) if (parts.length === 0 || parts.includes(part)) run([`bench/${part}.ts`]);
