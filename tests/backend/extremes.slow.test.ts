import { fork } from 'node:child_process';
import path from 'node:path';
import type { Report, Task } from './extremes/child.ts';

/**
 * Time limits (ms) in which the process must report: for one call, and for the database's start.
 */
const PATIENCE_MS = 60_000;
const START_MS = 300_000;

/**
 * Tries extreme values in a separate process: an endless call blocks only that process, and this
 * one can report which call it was.
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

test(
  'nothing that a visitor may call or add can be driven out of bounds over HTTP',
  { timeout: 600_000 },
  async () => {
    const { problems, done } = await sweep('http');
    expect(problems).toEqual([]);
    expect(done).toBeGreaterThan(100);
  },
);
