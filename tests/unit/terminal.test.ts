import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { showProgress } from '../../scripts/project/terminal.ts';
import { printable } from '../../supabase/embedded/printable.ts';

const COMMAND = path.resolve('scripts/project/terminal.ts');
const STOP_ERROR = path.resolve('supabase/embedded/stop-error.ts');
/** Control characters that clear the screen, set the title and reverse text. */
const HOSTILE = String.raw`\u001b[2J\u001b]0;title\u0007 said \u009b1m \u202e`;

function run(body: string) {
  const program = `import { runCommand, say } from ${JSON.stringify(COMMAND)};
    import { StopError } from ${JSON.stringify(STOP_ERROR)};
    await runCommand('seed', 'usage', async () => { ${body} });`;
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

function shown(out: { isTTY?: boolean; columns?: number }): string {
  let text = '';
  let seconds = 0;
  const work = showProgress({ ...out, write: (more: string) => Boolean((text += more)) }, () => {
    seconds += 3.5;
    return seconds * 1000;
  });
  work.at('Copying the pictures', 1, 2);
  work.at('Copying the pictures', 2, 2);
  work.say('A line');
  work.at('Writing the rows');
  work.end();
  return text;
}

test('without a terminal long work is a line for each thing once it is done', () => {
  expect(shown({})).toMatch(
    /^A line\n {2}Copying the pictures {2}2 of 2 {2}\d+ s\n {2}Writing the rows {2}\d+ s\n$/,
  );
});

test.each([80, 24, 9])('on a terminal %i wide the line never wraps, and words stay', (columns) => {
  const rows = shown({ isTTY: true, columns }).replaceAll('\r\u001b[2K', '\r').split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]?.endsWith('\rA line')).toBe(true);
  // Selects the texts that a later text of the same row has overwritten.
  const moving = rows.flatMap((row) => row.split('\r').slice(0, -1));
  expect(moving.length).toBeGreaterThan(3);
  for (const line of moving) expect(line.length).toBeLessThan(columns);
  // A narrow terminal cuts the task's name, but not the numbers.
  if (columns > 20) expect(moving.join('\n')).toMatch(/1 of 2 {2}\d+ s/);
});
