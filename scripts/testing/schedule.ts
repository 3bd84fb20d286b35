import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests } from './counts.ts';
import type { Part } from './parts.ts';

export type Result = { part: Part; counts: Counts; seconds: number; output: string; note?: string };

/**
 * As many as two cores carry, and one more: anyone who drives a browser or starts a program waits for
 * it much of the time.
 */
const LANES = 3;

/**
 * Runs parts side by side as far as the lanes go, in their order, each as soon as what it needs has
 * passed. A failed part stops only those that need it.
 * @param obstacle why a part cannot run on this machine; such a part has failed, it is not left out
 */
export async function runParts(
  parts: Part[],
  obstacle: (part: Part) => string | undefined,
  onDone: (result: Result) => void,
): Promise<Result[]> {
  const waiting = [...parts];
  const done: Result[] = [];
  const running = new Map<Part, Promise<void>>();
  const ended = (name: string) => done.find(({ part }) => part.name === name);
  const isDecided = ({ after }: Part) =>
    !after || !parts.some(({ name }) => name === after) || ended(after) !== undefined;

  async function begin(part: Part): Promise<void> {
    const isStopped = part.after && (ended(part.after)?.counts.failed ?? 0) > 0;
    const note = obstacle(part) ?? (isStopped ? `not run: ${part.after} failed` : undefined);
    const result = note
      ? { part, counts: countTests(undefined, 1), seconds: 0, output: '', note }
      : await run(part);
    running.delete(part);
    done.push(result);
    onDone(result);
  }

  for (;;) {
    const busy = [...running.keys()].reduce((sum, { lanes }) => sum + lanes, 0);
    const next = waiting.find((part) => part.lanes <= LANES - busy && isDecided(part));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        Promise.resolve().then(() => begin(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else return parts.flatMap(({ name }) => ended(name) ?? []);
  }
}

async function run(part: Part): Promise<Result> {
  if (part.report) rmSync(part.report, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, part.command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...part.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) =>
    child.on('close', (status) => resolve(status ?? 1)),
  );
  const counts = countTests(part.report, code);
  const seconds = (performance.now() - began) / 1000;
  const isEmpty = code === 0 && counts.failed > 0;
  return { part, counts, seconds, output, ...(isEmpty && { note: 'no test was run' }) };
}
