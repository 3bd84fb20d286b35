import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

export const SHOWCASE = 'supabase/.temp/walked-showcase';

if (import.meta.main) {
  rmSync(SHOWCASE, { recursive: true, force: true });
  const env = {
    ...process.env,
    HOUSE: 'showcase',
    EMBEDDED_DATA_DIR: `${SHOWCASE}/data`,
    DIST_DIR: `${SHOWCASE}/site`,
    PACK: 'quickly',
  };
  const { status } = spawnSync(process.execPath, ['deploy/build/run.ts'], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
