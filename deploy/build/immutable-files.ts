import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMMUTABLE_FOLDERS } from '../headers.ts';

/** Number of files with a header rule: hosts read at most 100 rules, so small files have none. */
export const IMMUTABLE_RULES_MAX = 88;

/** Files whose content never changes under the same name, largest first. */
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
