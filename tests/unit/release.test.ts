import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkRelease } from '../../scripts/release/release.ts';

const READY =
  '# Changelog\n\n## Unreleased\n\n### What a hotel notices\n\n- Pets.\n\n## 0.0.1 · x\n';
const EMPTY =
  '# Changelog\n\n## Unreleased\n\n### What a hotel notices\n\n## 0.0.1 · x\n\n- Old.\n';

test.each([
  ['1.0', 'tree', READY, 'in three numbers'],
  ['0.0.9', 'tree', READY, '0.0.9 is not higher than'],
  ['9.0.0', '', READY, 'changes that are not committed'],
  ['9.0.0', 'tree', EMPTY, 'says nothing below "## Unreleased"'],
  ['9.0.0', 'tree', '', 'says nothing below'],
])('a release %s of the tree %j is refused', (version, tree, changelog, sentence) => {
  expect(() => checkRelease(version, tree, changelog)).toThrow(sentence);
});

test('a higher version of a clean tree with a changelog is not', () => {
  expect(() => checkRelease('9.0.0', 'tree', READY)).not.toThrow();
});

test('version, changelog and checksums are written, and what was released stays', () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'hotel-release-'));
  const file = (name: string) => path.join(place, name);
  const earlier = { '0.0.1': { migrations: { '20250101000000_old.sql': 'x' } } };
  execFileSync('mkdir', ['-p', file('supabase/migrations')]);
  for (const [name, text] of Object.entries({
    'package.json': JSON.stringify({ version: '0.0.1', type: 'module' }),
    'package-lock.json': JSON.stringify({
      version: '0.0.1',
      packages: { '': { version: '0.0.1' } },
    }),
    'CHANGELOG.md': READY,
    'supabase/released.json': JSON.stringify(earlier),
    'supabase/migrations/20250101000000_old.sql': 'x',
    'supabase/migrations/20260101000000_new.sql': 'select 1;',
  }))
    writeFileSync(file(name), text);
  const program = `import { writeRelease } from ${JSON.stringify(path.resolve('scripts/release/release.ts'))};
    writeRelease('1.0.0', '2026-11-27');`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: place });
  const read = (name: string) => readFileSync(file(name), 'utf8');
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '1.0.0',
    packages: { '': { version: '1.0.0' } },
  });
  expect(read('CHANGELOG.md')).toContain(
    '## Unreleased\n\n## 1.0.0 · 2026-11-27\n\n### What a hotel',
  );
  expect(JSON.parse(read('supabase/released.json'))).toEqual({
    ...earlier,
    '1.0.0': { migrations: { '20260101000000_new.sql': expect.stringMatching(/^[0-9a-f]{64}$/) } },
  });
  rmSync(place, { recursive: true });
});
