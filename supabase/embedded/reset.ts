import { rm } from 'node:fs/promises';
import { dataFolder, makeDataFolder, setAside } from './data-folder.ts';
import { findHolder } from './lock.ts';
import { exitWith } from './stop.ts';

const folder = await makeDataFolder(dataFolder()).catch((error: Error) => exitWith(error.message));
const holder = await findHolder(folder.root);
if (holder)
  exitWith(
    `The ${holder.mode} server is running (process ${holder.pid}): stop it with Ctrl+C, then reset.`,
  );
const isKept = process.argv.includes('--keep');
const aside = isKept ? await setAside(folder) : undefined;
if (!isKept) await rm(folder.root, { recursive: true, force: true });
const done = aside === undefined ? 'Done.' : `Moved to ${aside}.`;
process.stdout.write(`\n  ${done} The next start makes a new database.\n\n`);
