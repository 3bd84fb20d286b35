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
  await cp('supabase/seed.sql', path.join(place, 'supabase/seed.sql'));
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
