import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { LANGUAGE_CODES } from '@/words/languages';

/** A new language takes only its texts, its sample and an entry in the list (decision 0026). */

const EXCEPTIONS: Record<string, string> = {
  'src/words/languages.ts': 'the list',
  'src/words/catalogues.ts': 'the catalogues by name, which the compiler compares with the list',
  'supabase/showcase.sql': 'guests and texts of a house that is read in all of them',
  'tests/backend/showcase.slow.test.ts': 'the same house',
  'tests/unit/languages.test.ts': 'sites in some of them, as examples',
  'tests/unit/paths.test.ts': 'the same',
  'tests/unit/room-names.test.ts': 'rooms with names in some of them',
};

const OTHERS = LANGUAGE_CODES.slice(1);

function namedIn(text: string): { code: string; at: number }[] {
  const codes = new RegExp(`(?<=['"\`/|({,.[]\\s*)(?:${OTHERS.join('|')})(?=['"\`/|):])`, 'g');
  return [...text.matchAll(codes)].map(({ 0: code, index }) => ({ code, at: index }));
}

/** True if a text names three different languages' codes within a short distance. */
function listsLanguages(text: string): boolean {
  const named = namedIn(text);
  return named.some(({ at }) => {
    const near = named.filter((other) => other.at >= at && other.at < at + 120);
    return new Set(near.map(({ code }) => code)).size > 2;
  });
}

function files(...paths: string[]): string[] {
  const all = execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' }).split('\n');
  return all.filter(
    (file) =>
      /\.(tsx?|mjs|sql)$/.test(file) &&
      !/^src\/(words|content\/sample)\/(\w\w\/|\w\w\.ts)/.test(file) &&
      !/^supabase\/(seed\.sql|migrations\/)/.test(file), // generated
  );
}

function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.sql')) return text.replaceAll(/--.*/g, '');
  const { comments } = parseSync(file, text);
  return comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

test('no code names a language beside English', () => {
  const found = files('src', 'supabase', 'deploy', 'scripts')
    .filter((file) => !(file in EXCEPTIONS))
    .flatMap((file) => namedIn(codeOf(file)).map(({ code }) => `${file}: ${code}`));
  expect(found).toEqual([]);
});

test('no test and no rehearsal lists the languages', () => {
  const found = files('tests', 'rehearsal').filter(
    (file) => !(file in EXCEPTIONS) && listsLanguages(codeOf(file)),
  );
  expect(found).toEqual([]);
});

test('every exception is one', () => {
  for (const file of Object.keys(EXCEPTIONS))
    expect(namedIn(codeOf(file)).length, file).toBeGreaterThan(0);
});
