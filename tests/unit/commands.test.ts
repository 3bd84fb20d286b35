import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMMANDS } from '../../scripts/commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const LINES = Object.entries(scripts).flatMap(([name, line]) =>
  line.startsWith('node ') ? [[name, ...(line.split(' && ')[0] ?? '').split(' ').slice(1)]] : [],
);
/** A clone without packages, so that a command that starts work before it refuses is noticed. */
const clone = mkdtempSync(path.join(os.tmpdir(), 'hotel-clone-'));
mkdirSync(path.join(clone, 'scripts'));
for (const file of [
  'package.json',
  'package-lock.json',
  ...readdirSync('scripts').map((name) => `scripts/${name}`),
])
  if (/\.(json|mjs)$/.test(file)) cpSync(file, path.join(clone, file));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test.each(LINES)('npm run %s refuses an unknown option before an install', (_name, ...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, '--x'], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^\n {2}npm run [\w:]+ does not know --x\. (It has no options|Its options are .+)\.\n\n$/,
  );
  expect(status).toBe(2);
  expect(readdirSync(clone).toSorted()).toEqual(['package-lock.json', 'package.json', 'scripts']);
});

test.each([
  [['migration'], 'Give a name'],
  [['backup', '--to'], 'cannot use --to <value>'],
  [['build', 'quickly'], 'does not know "quickly"'],
])('%j is refused, too', (words, sentence) => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(stderr).toContain(sentence);
  expect(status).toBe(2);
});

test('the options that documents and programs tell people to type are known', () => {
  const files = ['*.md', 'docs/*.md', '{scripts,supabase/embedded,deploy}/**/*.ts'];
  const lines = files.flatMap((pattern) => globSync(pattern));
  const typed = lines.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /npm run ([a-z]+(?::[a-z]+)?)(?:\$\{\w+\(\) \? ')? -- (--[a-z-]+)/g,
    ),
  ]);
  expect(typed.length).toBeGreaterThan(10);
  const unknown = typed.filter(
    ([, name = '', option = '']) => !COMMANDS[name]?.[1].split(/[ =]+/).includes(option),
  );
  expect(unknown.map(([all]) => all)).toEqual([]);
});
