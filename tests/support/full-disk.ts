import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * `node --import` this, and Postgres' log cannot be written as soon as the file that FULL_DISK names
 * exists: a full disk for which nobody needs a disk. Other writes go on, as when the tables still
 * have room in the files that there are.
 */
const marker = process.env['FULL_DISK'] ?? '';
const { openSync, writeSync } = fs;
const log = new Set<number>();

fs.openSync = (...asked: Parameters<typeof openSync>) => {
  const file = openSync(...asked);
  if (String(asked[0]).includes('pg_wal')) log.add(file);
  else log.delete(file);
  return file;
};
fs.writeSync = ((file: number, ...rest: unknown[]) => {
  if (log.has(file) && fs.existsSync(marker))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return Reflect.apply(writeSync, fs, [file, ...rest]);
  // The original is several overloads at once; it is called as it was asked.
}) as typeof writeSync;
syncBuiltinESMExports();
