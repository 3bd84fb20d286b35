import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The form of the files that make the first database (docs/decisions/0007-migrations-by-subject.md).
 * Files that come after a hosted project exists have later numbers and have to patch.
 */
const FILES = readdirSync('supabase/migrations')
  .filter((name) => name.startsWith('20260101'))
  .toSorted()
  .map((name) => ({ name, sql: withoutComments(`supabase/migrations/${name}`) }));

/** Statements that change what is there already. */
const PATCH =
  /^(drop\b|create or replace\b|alter (?!table \S+ enable row level security;|publication\b)).*/gim;
/** Statements that make something with a name. */
const MADE = /^ *create (table|function|index|policy "[^"]+" on|trigger \w+ [^;]*? on) ([\w.]+)/gm;

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/--.*$/gm, '');
}

test('no file replaces, alters or drops what was made before', () => {
  expect(FILES.length).toBeGreaterThan(5);
  const patches = FILES.flatMap(({ name, sql }) =>
    [...sql.matchAll(PATCH)].map(([statement]) => `${name}: ${statement}`),
  );
  expect(patches).toEqual([]);
});

test('nothing is made twice', () => {
  const made = FILES.flatMap(({ sql }) =>
    [...sql.matchAll(MADE)].map(([, kind, name]) => `${kind} ${name}`),
  );
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((each, index) => made.indexOf(each) !== index)).toEqual([]);
});

test('a table has its row security and policies in the file that makes it', () => {
  for (const { name, sql } of FILES) {
    const tables = [...sql.matchAll(/^create table (public\.\w+)/gm)].map(([, table]) => table);
    for (const table of tables) {
      expect(sql, `${name}: ${table}`).toContain(`alter table ${table} enable row level security;`);
    }
    const ruled = [...sql.matchAll(/^create policy "[^"]+" on (public\.\w+)/gm)];
    expect(tables).toEqual(expect.arrayContaining(ruled.map(([, table]) => table)));
  }
});

test('what visitors and accounts may do is granted in the last file alone', () => {
  const granting = FILES.filter(({ sql }) => /^\s*(grant|revoke)\b/im.test(sql));
  expect(granting.map(({ name }) => name)).toEqual([FILES.at(-1)?.name]);
});

test('what `config push` writes to a live project names no address of the site, nor a seed', () => {
  const settings = readFileSync('supabase/config.toml', 'utf8').replaceAll(/^\s*#.*$/gm, '');
  expect(settings).not.toMatch(/site_url|redirect_urls|localhost|127\.0\.0\.1/);
  expect(settings).toContain('sql_paths = []');
  expect(settings).toContain('enable_signup = false');
});
