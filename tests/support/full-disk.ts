import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Simulates a full disk. With `node --import`, writes to Postgres' log fail once the file named by
 * FULL_DISK exists. Other writes succeed, as if the tables' files had room left.
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
}) as typeof writeSync;
syncBuiltinESMExports();
