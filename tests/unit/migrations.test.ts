import { globSync, readdirSync, readFileSync } from 'node:fs';
import { checksum, editedReleases, migrationFiles } from '../../supabase/embedded/released.ts';
import { MIGRATIONS } from '../../supabase/embedded/released.ts';

/** Files that declare the database (docs/decisions/0007-migrations-by-subject.md). */
const FILES = globSync('*.sql', { cwd: 'supabase/schemas' })
  .toSorted()
  .map((name) => ({ name, sql: withoutComments(`supabase/schemas/${name}`) }));

const PATCH =
  /^(drop\b|create or replace\b|alter (?!table \S+ enable row level security;|publication\b)).*/gim;
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

test('no released migration was edited', () => {
  expect(editedReleases()).toEqual([]);
});

test('a released migration that was edited, or that is gone, is named with its version', () => {
  const [base = ''] = readdirSync('supabase/migrations');
  const kept = checksum(readFileSync(`supabase/migrations/${base}`, 'utf8'));
  const released = (migrations: Record<string, string>) => ({ '1.0.0': { migrations } });
  expect(editedReleases(released({ [base]: kept }))).toEqual([]);
  expect(editedReleases(released({ [base]: checksum('other') }))).toEqual([
    `${base} is not what was released with 1.0.0`,
  ]);
  expect(editedReleases(released({ '1_gone.sql': kept }))).toEqual([
    '1_gone.sql, released with 1.0.0, is no longer there',
  ]);
});

/** Returns statements that change rows of an existing table while its triggers are enabled. */
function movedWithTriggers(migration: string): string[] {
  const sql = migration.replaceAll(/--.*$/gm, '').replaceAll(/(\$\w*\$)[^]*?\1/g, '');
  const named = '"?public"?\\."?(\\w+)"?';
  const made = [...sql.matchAll(new RegExp(`create table ${named}`, 'gi'))].map(([, name]) => name);
  const resting = new Set<string>();
  const moved = sql.split(';').flatMap((statement) => {
    const turned = new RegExp(`alter table ${named} (disable|enable) trigger user`, 'i').exec(
      statement,
    );
    if (turned?.[1]) resting[turned[2] === 'disable' ? 'add' : 'delete'](turned[1]);
    const moves = /^\s*(?:update|insert into|delete from) "?(?:public"?\."?)?(\w+)(?![.\w])/i;
    const [, table = ''] = moves.exec(statement) ?? [];
    return table === '' || resting.has(table) || made.includes(table) ? [] : [statement.trim()];
  });
  return [...moved, ...[...resting].map((table) => `the triggers of ${table} stay off`)];
}

test('a migration lets triggers rest while it moves rows', () => {
  for (const file of migrationFiles().slice(1))
    expect(movedWithTriggers(readFileSync(`${MIGRATIONS}/${file}`, 'utf8')), file).toEqual([]);
  const program = readFileSync('rehearsal/migrate.ts', 'utf8');
  const frame = [...program.matchAll(/^-- (.*TABLE.*;)$/gm)].map(([, line]) => line);
  const moved = (...lines: number[]) => movedWithTriggers(lines.map((at) => frame[at]).join('\n'));
  expect(moved(0, 1, 2)).toEqual([]);
  expect(moved(1, 2)).toEqual(['update public.TABLE set COLUMN = VALUE']);
  expect(moved(0, 1)).toEqual(['the triggers of TABLE stay off']);
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
