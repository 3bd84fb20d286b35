import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printable } from '../../supabase/embedded/printable.ts';

const COMMAND = path.resolve('scripts/project/terminal.ts');
const STOP_ERROR = path.resolve('supabase/embedded/stop-error.ts');
/** Clears the screen, sets the title, turns the text round. */
const HOSTILE = String.raw`\u001b[2J\u001b]0;title\u0007 said \u009b1m \u202e`;

/** What a command of scripts/ writes. */
function run(body: string) {
  const program = `import { runCommand, say } from ${JSON.stringify(COMMAND)};
    import { StopError } from ${JSON.stringify(STOP_ERROR)};
    await runCommand('usage', async () => { ${body} });`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

test.each([
  ['a finding', `say('[', ['red', "${HOSTILE}"])`, 0],
  ['a reason to stop', `throw new StopError("${HOSTILE}")`, 2],
  ['a failure', `throw new Error("${HOSTILE}")`, 1],
])('%s has nothing in it that steers the terminal', (_what, body, status) => {
  const { stdout, stderr, status: ended } = run(body);
  expect(stdout + stderr).toContain(' said ');
  expect(stdout + stderr).not.toMatch(/(?![\n\t])[\p{Cc}\u202e]/u);
  expect(ended).toBe(status);
});

test.each([
  ['an answer of a driver', `throw new Error('no such table')`, 'no such table'],
  [
    'no address that answers',
    `throw Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })`,
    'ECONNREFUSED',
  ],
])('%s is told in a sentence, without a stack', (_what, body, said) => {
  const { stderr } = run(body);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^ +at /m);
});

test('lines and words of any script stay as they are', () => {
  const text = 'ព្រះចន្ទ\u200b\n\t– é 🌙';
  expect(printable(text)).toBe(text);
});
