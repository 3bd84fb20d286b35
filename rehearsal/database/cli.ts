import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The CLI's binary itself, because its npm package downloads files that may be unavailable. */
export const CLI = path.join(
  import.meta.dirname,
  '../node_modules/@supabase/cli-linux-x64/bin/supabase',
);

/**
 * Runs the Supabase CLI without an account, Docker or telemetry. Returns all output as `said` and
 * stdout as `answer`. @throws if it does not start
 */
export async function supabase(
  words: string[],
): Promise<{ isGood: boolean; said: string; answer: string }> {
  // In a new home folder nobody is logged in to the CLI.
  await using home = await mkdtempDisposable(path.join(os.tmpdir(), 'hotel-cli-'));
  return await new Promise((resolve, reject) => {
    const env = { ...SILENT, PATH: process.env['PATH'], HOME: home.path };
    const child = execFile(CLI, words, { env, timeout: 120_000 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number')
        reject(new Error(`The Supabase CLI does not run: ${error.message}`));
      else resolve({ isGood: !error, said: `${stdout}${stderr}`, answer: stdout });
    });
    child.stdin?.end(); // it asks nothing
  });
}

const SILENT = {
  SUPABASE_TELEMETRY_DISABLED: '1',
  SUPABASE_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  // Commands with a database's address accept any token of the right form.
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
};

export async function pushMigrations(url: string, flags: string[] = []): Promise<string> {
  const { isGood, said } = await supabase(['db', 'push', `--remote=${url}`, '--yes', ...flags]);
  if (!isGood) throw new Error(`supabase db push failed: ${said}`);
  return said;
}
