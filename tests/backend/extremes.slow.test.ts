import { fork } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report, Task } from './extremes/child.ts';

/** Without a sign of life from a call; and before the first one, while the database starts. */
const PATIENCE_MS = 60_000;
/**
 * Where a call is known never to end: as long as this it keeps a processor busy. The others beside
 * it take some thousandths of a second.
 */
const PATIENCE_WITH_ENDLESS_MS = 5000;
const START_MS = 300_000;

/**
 * Tries the extremes in a process of its own: a call that never ends holds its whole process, and
 * this one must live to say which it was.
 */
function sweep(task: Task, patience = PATIENCE_MS): Promise<{ problems: string[]; done: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(path.resolve(import.meta.dirname, 'extremes/child.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const problems: string[] = [];
    let done = 0;
    let trying = 'to start';
    let watch = setTimeout(giveUp, START_MS);

    function giveUp(): void {
      problems.push(`${trying}: does not end`);
      child.kill('SIGKILL');
    }

    child.on('message', (report: Report) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, patience);
      if ('trying' in report) trying = report.trying;
      if ('problem' in report) problems.push(report.problem);
      if ('done' in report) done = report.done;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(watch);
      if (code !== 0 && !problems.at(-1)?.endsWith('does not end'))
        problems.push(`${trying}: the process ended with ${code}`);
      resolve({ problems, done });
    });
    child.send(task);
  });
}

test.each(['http', 'sql'] as const)(
  'nothing that a visitor may call or add can be driven out of bounds, tried over %s',
  { timeout: 600_000 },
  async (way) => {
    const { problems, done } = await sweep({ way });
    expect(problems).toEqual([]);
    expect(done).toBeGreaterThan(100);
  },
);

/** Three mistakes that somebody could make in a migration; the last one holds its process for ever. */
const MISTAKES = `
  create function public.all_days(until date) returns setof date language sql stable as $$
    select d::date from generate_series('2000-01-01'::date, least(until, '2020-01-01'), '1 day') d
  $$;
  create function public.sorted(how_many int) returns setof int language sql stable
    set work_mem = '64kB' as $$
    select n from generate_series(1, 20000) n order by random() limit least(how_many, 5)
  $$;
  create function public.unending(until date) returns setof date language sql stable as $$
    select d::date from generate_series('2000-01-01'::date, until, '1 day') d
    where until = 'infinity' order by d limit 3
  $$;`;

test('a function without bounds is found', { timeout: 600_000 }, async () => {
  const { problems, done } = await sweep({ functions: MISTAKES }, PATIENCE_WITH_ENDLESS_MS);
  expect(problems).toContainEqual(expect.stringMatching(/public\.all_days: until = .*: \d+ rows/));
  expect(problems).toContainEqual(
    expect.stringMatching(/public\.sorted: \d+ bytes of temporary files/),
  );
  expect(problems.at(-1)).toBe('anon calls public.unending: until = "infinity": does not end');
  expect(done).toBe(0);
});
