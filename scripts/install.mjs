// Plain JavaScript, because it runs on the machine's Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node';
const PINNED_NODE = path.join(ROOT, 'node_modules/node/bin', PROGRAM);
const PINNED_MAJOR = 'v24.';

/** Installs if node_modules differs from package-lock.json. */
export function ensureInstalledIn(folder) {
  process.chdir(ROOT);
  if (isInstalled(folder)) return;
  console.log(`  Installing packages (npm ci in ${folder}) ...`);
  const began = performance.now();
  // Hides npm's warnings about the machine's own Node, which only runs npm.
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (!isInstalled(folder))
    stop(
      `npm ci in ${folder} ended without an error, but packages are missing. Run npm ci there by hand.`,
    );
  console.log(`  Packages installed  ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** Supabase's client and the test runner need a newer Node than many machines have. */
export function pinnedNode() {
  if (!isPinned()) {
    console.log('  Installing Node 24 for this project ...');
    npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  }
  if (!isPinned())
    stop(
      'Node 24 could not be installed for this project: the install script of the package "node" is blocked. ' +
        'Run "npm approve-scripts node" and "npm rebuild node", then try again.',
    );
  return PINNED_NODE;
}

export function runScript(file, args) {
  ensureInstalledIn('.');
  const { status } = spawnSync(pinnedNode(), [file, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

export function stop(sentence, status = 1) {
  console.error(`\n  ${sentence}\n`);
  process.exit(status);
}

/**
 * Compares contents instead of times, because all files of a fresh clone are new. Ignores optional
 * packages for other systems, which are not installed.
 */
function isInstalled(folder) {
  try {
    const wanted = packagesOf(`${folder}/package-lock.json`);
    const present = packagesOf(`${folder}/node_modules/.package-lock.json`);
    return Object.entries(wanted).every(
      ([name, { version, integrity, optional }]) =>
        name === '' ||
        (present[name] === undefined && optional) ||
        (present[name]?.version === version && present[name]?.integrity === integrity),
    );
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
}

function isPinned() {
  if (!existsSync(PINNED_NODE)) return false;
  const { stdout } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith(PINNED_MAJOR) ?? false;
}

function npm(args, folder = '.') {
  const { status, error } = spawnSync('npm', args, {
    cwd: path.join(ROOT, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error)
    stop(`npm cannot be run (${error.message}): it comes with Node, so install Node again.`);
  if (status !== 0) stop(`"npm ${args[0]}" failed; its own message is above.`);
}
