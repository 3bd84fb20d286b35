import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files whose text names other files. */
const NAMING = /\.(tsx?|mjs|css)$/;
/** A path in quotes, and no type; of a template or a pattern the folders before what is left open. */
const QUOTED = /(?<!<)(['"`])((?:@\/)?[\w./-]*?\w[\w./-]*?)(?:\1|\$\{|\/\*)/g;
const ENDINGS = ['', '.ts', '.tsx'];
export const TEST = /^(?:tests\/(\w+)\/.*\.(?:test|spec)\.tsx?|src\/hotel\/blocks\/.*\.test\.tsx)$/;

/**
 * Who depends on each file: whoever imports it, and each test that reads it, or a folder that it is
 * in (`readFileSync('supabase/seed.sql')`).
 */
export type Dependents = (file: string) => string[];

/** @param files all of the project's, with those that were just deleted */
export function dependentsAmong(files: readonly string[]): Dependents {
  const known = new Set(files);
  const folders = new Set(files.flatMap(foldersAbove));
  const namedBy = new Map<string, string[]>();
  for (const file of files) {
    if (!NAMING.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const isTests = file.startsWith('tests/');
    const readsFolders = isTests && text.includes("from 'node:fs");
    for (const name of new Set([...text.matchAll(QUOTED)].map(([, , quoted = '']) => quoted))) {
      if (!isTests && !/^(\.|@\/)/.test(name)) continue; // a word, or a path that is only told of
      const place = placeOf(name, file);
      const found = ENDINGS.map((ending) => place + ending).find((one) => known.has(one)) ?? place;
      // Only a browser knows what styles do to what imports them.
      if (found.endsWith('.css') && !isTests && !file.endsWith('.css')) continue;
      if (known.has(found) || (readsFolders && folders.has(found)))
        namedBy.set(found, [...(namedBy.get(found) ?? []), file]);
    }
  }
  return (file) =>
    TEST.test(file) ? [] : [file, ...foldersAbove(file)].flatMap((one) => namedBy.get(one) ?? []);
}

function placeOf(name: string, file: string): string {
  if (name.startsWith('@/')) return path.posix.join('src', name.slice(2));
  const from = name.startsWith('.') ? path.posix.dirname(file) : '.';
  return path.posix.join(from, name).replace(/\/$/, '');
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The files and all that depends on them.
 * @param isEnd what is reached and not gone beyond
 */
export function reachedFrom(
  files: readonly string[],
  dependents: Dependents,
  isEnd: (file: string) => boolean,
): Set<string> {
  const reached = new Set(files);
  for (const file of reached)
    if (!isEnd(file)) for (const one of dependents(file)) reached.add(one);
  return reached;
}
