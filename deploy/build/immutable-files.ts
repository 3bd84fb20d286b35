import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMMUTABLE_FOLDERS } from '../headers.ts';

/**
 * How many files have a rule of their own, because hosts read a hundred rules. Four languages have more
 * files than that: browsers ask for the smallest files again at every visit, and hosts send them only
 * when they have changed.
 */
export const IMMUTABLE_RULES_MAX = 88;

/** Addresses of the files that never change under their name, the largest first. */
export async function immutableFiles(outDir: string): Promise<string[]> {
  const all: { file: string; size: number }[] = [];
  for (const folder of IMMUTABLE_FOLDERS)
    for (const name of await readdir(path.join(outDir, folder))) {
      if (name.endsWith('.txt')) continue; // A licence is read, not loaded.
      const { size } = await stat(path.join(outDir, folder, name));
      all.push({ file: folder + name, size });
    }
  return all
    .toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1))
    .slice(0, IMMUTABLE_RULES_MAX)
    .map(({ file }) => file);
}
