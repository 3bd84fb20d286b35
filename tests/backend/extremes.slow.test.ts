import { fork } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report, Task } from './extremes/child.ts';

/** Without a sign of life from a call; and before the first one, while the database starts. */
const PATIENCE_MS = 60_000;
const START_MS = 300_000;

/**
 * Tries the extremes in a process of its own: a call that never ends holds its whole process, and
 * this one must live to say which it was.
 */
function sweep(task: Task): Promise<{ problems: string[]; done: number }> {
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
      watch = setTimeout(giveUp, PATIENCE_MS);
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

// In SQL they are tried on the real Postgres (rehearsal/database/extremes.test.ts).
test(
  'nothing that a visitor may call or add can be driven out of bounds over HTTP',
  { timeout: 600_000 },
  async () => {
    const { problems, done } = await sweep('http');
    expect(problems).toEqual([]);
    expect(done).toBeGreaterThan(100);
  },
);
