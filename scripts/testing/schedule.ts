import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countTests, FAILED_ONCE } from './counts.ts';
import type { Part } from './parts.ts';

export type Result = { part: Part; counts: Counts; seconds: number; output: string; note?: string };

/**
 * As many as two cores carry, and one more: whoever drives a browser or starts a program waits for
 * it much of the time.
 */
const LANES = 3;

/**
 * Runs parts side by side as far as the lanes go, in their order, each as soon as what it needs has
 * passed. A failed part stops only those that need it.
 * @param obstacle why a part cannot run on this machine; such a part has failed, it is not left out
 * @param names is kept to the parts that are running
 */
export async function runParts(
  parts: Part[],
  obstacle: (part: Part) => string | undefined,
  names: Set<string>,
  onDone: (result: Result) => void,
): Promise<Result[]> {
  const waiting = [...parts];
  const done: Result[] = [];
  const running = new Map<Part, Promise<void>>();

  for (;;) {
    const busy = [...running.keys()].reduce((sum, part) => sum + part.lanes, 0);
    const next = waiting.find((part) => part.lanes <= LANES - busy && isDecided(part, parts, done));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const ending = runPart(next, obstacle(next), done).then((result) => {
        running.delete(next);
        names.delete(next.name);
        done.push(result);
        onDone(result);
      });
      running.set(next, ending);
      names.add(next.name);
    } else if (running.size > 0) await Promise.race(running.values());
    else return parts.flatMap((part) => done.filter((result) => result.part === part));
  }
}

/** True when everything that the part needs has ended, well or not. */
function isDecided(part: Part, parts: Part[], done: Result[]): boolean {
  const needed = (part.after ?? []).filter((name) => parts.some((other) => other.name === name));
  return needed.every((name) => done.some((result) => result.part.name === name));
}

async function runPart(part: Part, obstacle: string | undefined, done: Result[]): Promise<Result> {
  const broken = done.find(
    ({ part: other, counts }) => part.after?.includes(other.name) && counts.failed > 0,
  );
  if (obstacle || broken) {
    const note = obstacle ?? `not run: ${broken?.part.name} failed`;
    return { part, counts: FAILED_ONCE, seconds: 0, output: '', note };
  }
  if (part.report) rmSync(part.report.file, { force: true });
  const begin = performance.now();
  const { exitCode, output } = await run(part);
  const counts = countTests(part, exitCode);
  const seconds = (performance.now() - begin) / 1000;
  const isEmpty = exitCode === 0 && counts.failed > 0;
  return { part, counts, seconds, output, ...(isEmpty && { note: 'no test was run' }) };
}

function run(part: Part): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, part.command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...part.env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
