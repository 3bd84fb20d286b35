// npm run mutate: plants faults and looks whether the tests see them (docs/mutation.md). What only
// this needs is installed here, at its first run, and never by npm start or npm test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ensureInstalled, pinnedNode, stop } from './install.mjs';

const FOLDER = 'scripts/mutation';

ensureInstalled();
if (!isInstalled()) {
  console.log('  Installing what plants the faults (npm ci in scripts/mutation) ...');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('"npm ci" failed; its own message is above.');
}
const { status } = spawnSync(pinnedNode(), [`${FOLDER}/run.ts`, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);

/** npm leaves a copy of the lockfile's packages in node_modules. */
function isInstalled() {
  const present = `${FOLDER}/node_modules/.package-lock.json`;
  if (!existsSync(present)) return false;
  const core = 'node_modules/@stryker-mutator/core';
  const wanted = versionIn(`${FOLDER}/package-lock.json`, core);
  return versionIn(present, core) === wanted;
}

function versionIn(file, name) {
  return JSON.parse(readFileSync(file, 'utf8')).packages[name]?.version;
}
