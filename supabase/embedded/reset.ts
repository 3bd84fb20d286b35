import { rm } from 'node:fs/promises';
import { dataFolder, makeDataFolder } from './data-folder.ts';
import { findHolder } from './lock.ts';
import { exitWith } from './stop.ts';

const folder = await makeDataFolder(dataFolder()).catch((error: Error) => exitWith(error.message));
const holder = await findHolder(folder.root);
if (holder)
  exitWith(
    `The ${holder.mode} server is running (process ${holder.pid}): stop it with Ctrl-C, then reset.`,
  );
await rm(folder.root, { recursive: true, force: true });
process.stdout.write('\n  Done. The next start makes a fresh database.\n\n');
