import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';

const SECRET_BYTES = 32;
/** Length of the stored key: 32 bytes in base64url. A shorter file was not written completely. */
const SECRET_LENGTH = 43;

/**
 * Reads the key that signs sessions. Without one @supabase/lite uses a public constant, with which
 * anyone could sign in as anybody.
 */
export async function readOrMakeJwtSecret(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.length >= SECRET_LENGTH) {
    await chmod(file, 0o600);
    return stored;
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await rm(file, { force: true });
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
