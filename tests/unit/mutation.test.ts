import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMutate } from '../../scripts/mutation/run.ts';
import { isChosen } from '../../scripts/mutation/sql-run.ts';
import { plant, sqlFaults } from '../../scripts/mutation/sql-faults.ts';

/** The planter of faults itself (docs/mutation.md). */

const planted = (sql: string, kind: string) =>
  sqlFaults(sql)
    .filter((fault) => fault.kind === kind)
    .map((fault) => plant(sql, fault));

test.each([
  ['policy dropped', 'create policy "a" on b\n  using (true);\nselect 1;', '\nselect 1;'],
  ['revoke dropped', 'revoke all on a from b;', ''],
  ['row security off', 'alter table public.a enable row level security;', ''],
  ['check lets all through', 'a int check (f(a) and (a > 1)),', 'a int check (true),'],
  ['administrators are everyone', 'using ((select private.is_admin()));', 'using (true);'],
  ['definer becomes invoker', 'security definer set', 'security invoker set'],
  ['refusal dropped', "raise sqlstate 'PT403' using message = 'no';", 'null;'],
  ['and becomes or', 'where a and b', 'where a or b'],
  ['bound moved', 'a <= 5', 'a < 5'],
  ['limit raised', 'a <= 5;', 'a <= 59;'],
  ['condition turned round', 'if a is not null then', 'if a is null then'],
])('%s: one is found, and planted', (kind, sql, faulty) => {
  expect(planted(sql, kind)).toEqual([faulty]);
});

test('nothing is planted in a comment, nor between the bounds of a range', () => {
  expect(sqlFaults('-- revoke all on a from b;\n-- a and b')).toEqual([]);
  expect(planted('check (a between 1 and 10)', 'and becomes or')).toEqual([]);
});

test('in the migrations there is much to plant, and each fault changes the text', () => {
  const kinds = new Map<string, number>();
  for (const file of readdirSync('supabase/migrations')) {
    const sql = readFileSync(`supabase/migrations/${file}`, 'utf8');
    for (const fault of sqlFaults(sql)) {
      expect(plant(sql, fault)).not.toBe(sql);
      kinds.set(fault.kind, (kinds.get(fault.kind) ?? 0) + 1);
    }
  }
  expect([...kinds.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(500);
  // found by how their lines begin: written in another way, they would be left out unnoticed
  for (const kind of ['policy', 'trigger', 'revoke', 'grant'])
    expect(kinds.get(`${kind} dropped`), kind).toBeGreaterThan(0);
  expect(kinds.get('row security off')).toBe(27);
});

test('a sample is about as large as was asked for, and the same for the same seed', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `fault ${index}`);
  const chosen = names.filter((name) => isChosen(name, '1', 10));
  expect(chosen.length).toBeGreaterThan(400);
  expect(chosen.length).toBeLessThan(600);
  expect(names.filter((name) => isChosen(name, '1', 10))).toEqual(chosen);
  expect(names.filter((name) => isChosen(name, '2', 10))).not.toEqual(chosen);
  expect(names.every((name) => isChosen(name, '1', 100))).toBe(true);
});

test('faults are planted in a layer, a folder or a file, each against the tests that know it', () => {
  expect(toMutate('src/hotel/rules/price.ts')).toEqual({
    files: 'src/hotel/rules/price.ts',
    tests: 'unit',
  });
  expect(toMutate('src/hotel/rooms/staff-queries/rooms.ts').tests).toBe('component');
  expect(toMutate('queries').files).toContain('staff-queries');
  expect(toMutate('src/hotel/rooms/').files).toBe('src/hotel/rooms/**/*.{ts,tsx}');
  expect(() => toMutate('src/ui')).toThrow('No faults are planted in src/ui.');
});

test('its packages are locked by what is in them, and name no place they come from', () => {
  const lockfile = readFileSync('scripts/mutation/package-lock.json', 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { integrity?: string }> };
  const names = Object.keys(packages).filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !packages[name]?.integrity)).toEqual([]);
  expect(lockfile).not.toContain('"resolved"');
});
