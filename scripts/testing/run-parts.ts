import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { showProgress } from '../project/terminal.ts';
import { type Counts, countTests } from './counts.ts';
import { type Part, REPORTS } from './parts.ts';

export type Result = { part: Part; counts: Counts; seconds: number; output: string; note?: string };

/**
 * Runs parts that use two cores one after another, and parts that use one core at the same time. A
 * failed part stops only parts that need it.
 * @param obstacle reason why a part cannot run here; that part has failed
 */
export async function runParts(
  parts: Part[],
  onDone: (result: Result) => void = () => {},
  obstacle: (part: Part) => string | undefined = () => undefined,
): Promise<Result[]> {
  const waiting = [...parts];
  const begun = new Map<string, Promise<Result>>();

  async function begin(part: Part): Promise<Result> {
    const before = await begun.get(part.after ?? '');
    const isStopped = before && before.counts.failed > 0;
    const note = obstacle(part) ?? (isStopped ? `not run: ${part.after} failed` : undefined);
    const result = note
      ? { part, counts: countTests(undefined, 1), seconds: 0, output: '', note }
      : await run(part);
    onDone(result);
    return result;
  }

  async function takeAll(lanes: Part['lanes']): Promise<void> {
    for (;;) {
      const at = waiting.findIndex((part) => part.lanes === lanes);
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      const running = begin(next);
      begun.set(next.name, running);
      await running;
    }
  }

  // Parts that other parts wait for use one core, so the queue of these starts first.
  await Promise.all([takeAll(1), takeAll(2).then(() => takeAll(1))]);
  return Promise.all(parts.flatMap(({ name }) => begun.get(name) ?? []));
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
  const [status] = await once(child, 'close');
  const code = Number(status ?? 1);
  const counts = countTests(part.report, code);
  const seconds = (performance.now() - began) / 1000;
  const isEmpty = code === 0 && counts.failed > 0;
  return { part, counts, seconds, output, ...(isEmpty && { note: 'no test was run' }) };
}

function describe({ part, counts, seconds, note }: Result): string {
  const { passed, failed, secondTries } = counts;
  const told = [
    part.report && `${passed} passed, ${failed} failed`,
    secondTries.length > 0 && `${secondTries.length} at a second try`,
    note,
  ];
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const end = `${seconds.toFixed(1).padStart(6)} s   ${told.filter(Boolean).join(', ')}`;
  return `  ${part.name.padEnd(10)} ${verdict.padEnd(7)} ${end}`.trimEnd();
}

/** @returns the number of failed tests */
export async function runAndReport(
  parts: Part[],
  obstacle?: (part: Part) => string | undefined,
): Promise<number> {
  const { at, say, end } = showProgress();
  let done = 0;
  at('all parts:', done, parts.length);
  mkdirSync(REPORTS, { recursive: true });
  const tell = (result: Result) => {
    if (result.counts.failed > 0)
      say(`\n── ${result.part.name} ──\n${stripVTControlCharacters(result.output)}`);
    say(describe(result));
    at('all parts:', (done += 1), parts.length);
  };
  const results = await runParts(parts, tell, obstacle);

  say(`\n${results.map(describe).join('\n')}`);
  // Names tests that needed a second try, because they may fail by chance.
  const again = results.flatMap(({ counts }) => counts.secondTries);
  for (const test of again) say(`\n  NEEDED A SECOND TRY: ${test}`);
  say();
  end();
  const sum = (what: 'passed' | 'failed') =>
    results.reduce((all, { counts }) => all + counts[what], 0);
  const more = again.length > 0 ? `, ${again.length} NEEDED A SECOND TRY` : '';
  say(`${sum('passed')} passed, ${sum('failed')} failed${more}`);
  return sum('failed');
}
