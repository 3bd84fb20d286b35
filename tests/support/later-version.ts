import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

/** Runs something as a version would whose migrations go on with these. */
export async function inLaterVersion<T>(
  later: Record<string, string>,
  run: () => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-later-'));
  await cp('supabase/migrations', path.join(place, 'supabase/migrations'), { recursive: true });
  for (const name of ['package.json', 'supabase/seed.sql', 'supabase/config.toml'])
    await cp(name, path.join(place, name));
  for (const [name, sql] of Object.entries(later))
    await writeFile(path.join(place, 'supabase/migrations', name), sql);
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(place);
  try {
    return await run();
  } finally {
    cwd.mockRestore();
    await rm(place, { recursive: true, force: true });
  }
}
