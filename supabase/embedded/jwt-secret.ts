import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';

const SECRET_BYTES = 32;
/** base64url of 32 bytes; anything shorter is a file that was cut off while being written. */
const SECRET_LENGTH = 43;

/**
 * The key that signs sessions: random for each checkout and readable by its owner only. Without
 * one @supabase/lite signs with a constant that everybody can read, and anyone could sign
 * themselves in as anybody.
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
