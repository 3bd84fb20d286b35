import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Backend, openBackend } from '../../supabase/embedded/backend.ts';
import { chooseSupabase } from '../../supabase/embedded/choice.ts';
import { loadLite } from '../../supabase/embedded/lite.ts';
import type { Mail } from '../../supabase/embedded/mail.ts';
import type { Address } from './postgres.ts';
import { liteConnection } from './lite-connection.ts';

export type Rest = {
  backend: Backend;
  connection: Awaited<ReturnType<typeof liteConnection>>;
  publishableKey: string;
  /** Passes row security; every start makes another. */
  secretKey: string;
  jwtSecret: string;
  objectsFolder: string;
  close: () => Promise<void>;
};

/**
 * REST, Auth and Storage over a migrated project of the rehearsal: by @supabase/lite, the embedded
 * backend's, but with the real Postgres below it and real grants.
 * @param seed whether the sample hotel is put in, if the project is empty
 */
export async function openRest(
  server: Address,
  database: string,
  { seed = false, onMail = () => {} }: { seed?: boolean; onMail?: (mail: Mail) => void } = {},
): Promise<Rest> {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const jwtSecret = randomBytes(32).toString('base64url');
  await loadLite();
  const connection = await liteConnection(server, database);
  const objectsFolder = await mkdtemp(path.join(os.tmpdir(), 'hotel-objects-'));
  const backend = await openBackend({
    connection,
    objectsFolder,
    jwtSecret,
    secretKey,
    onMail,
    seed,
  });
  return {
    backend,
    connection,
    publishableKey: chosen.key,
    secretKey,
    jwtSecret,
    objectsFolder,
    close: async () => {
      await backend.idle();
      await connection.close();
      await rm(objectsFolder, { recursive: true, force: true });
    },
  };
}
