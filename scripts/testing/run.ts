import path from 'node:path';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { provideBrowser } from './browsers.ts';
import { chooseParts, type Part } from './parts.ts';
import { type Result, runParts } from './schedule.ts';

const CHECKLIST = 'docs/specification/CHECKLIST.md';
const STATED_ROW = /^\| ([A-Z]+-\d+) \|.*\| S \|\s*$/gm;
/** `[B-14]`, and `[B-14] [B-15]` where one test proves two rows. */
const NAMED = /\[([A-Z]+-\d+)\]/g;

function chosenParts(): Part[] {
  try {
    return chooseParts(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`\n  ${String(error instanceof Error ? error.message : error)}\n\n`);
    process.exit(1);
  }
}

function say(line: string): void {
  // Over the moving line, where there is one.
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001B[K' : ''}${line}\n`);
}

/** On a terminal, what is being run and for how long. */
function showRunning(names: readonly string[]): void {
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const line = `  ${seconds} s  ${done} of ${parts.length} done, now ${names.join(', ')}`;
  process.stdout.write(`\r\u001B[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** Named one by one: whoever reads the result shall know which tests may fail by chance. */
function tellSecondTries(results: Result[]): number {
  const named = results.flatMap(({ counts }) => counts.secondTries);
  for (const test of named) say(`\n  NEEDED A SECOND TRY: ${test}`);
  return named.length;
}

function describe({ part, counts, seconds, note }: Result): string {
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  const tests = part.report ? `${counts.passed} passed, ${counts.failed} failed` : '';
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const again =
    counts.secondTries.length > 0 ? `, ${counts.secondTries.length} at a second try` : '';
  const text = `  ${part.name.padEnd(10)} ${verdict.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s   ${tests}${skipped}${again}`;
  return note ? `${text} (${note})` : text.trimEnd();
}

/** Which rows that the specification states no test names. */
function describeCoverage(): string {
  const rows = readFileSync(CHECKLIST, 'utf8').matchAll(STATED_ROW);
  const stated = [...rows].map((row) => row[1] ?? '');
  const named = new Set<string>();
  for (const entry of readdirSync('tests', { recursive: true, withFileTypes: true })) {
    if (!/\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, id = ''] of text.matchAll(NAMED)) named.add(id);
  }
  const missing = stated.filter((id) => !named.has(id));
  const line = `checklist: ${stated.length - missing.length} of ${stated.length} stated rows named by tests`;
  return missing.length === 0 ? line : `${line}\n  not named: ${missing.join(' ')}`;
}

const parts = chosenParts();
const begin = performance.now();
for (const { report } of parts)
  if (report) mkdirSync(path.dirname(report.file), { recursive: true });
const missing = new Map(
  [...new Set(parts.flatMap(({ browsers = [] }) => browsers))].map((name) => [
    name,
    provideBrowser(name),
  ]),
);
/** Why a part cannot run on this machine. */
const obstacle = ({ browsers = [] }: Part) =>
  browsers.map((name) => missing.get(name)).find(Boolean);

let done = 0;
const running = new Set<string>();
const moving = process.stdout.isTTY
  ? setInterval(() => showRunning([...running]), 1000)
  : undefined;
const results = await runParts(parts, obstacle, running, (result) => {
  done += 1;
  if (result.counts.failed > 0) say(`\n── ${result.part.name} ──\n${result.output}`);
  say(describe(result));
});

clearInterval(moving);
say(`\n${results.map(describe).join('\n')}`);
const again = tellSecondTries(results);
say(`\n${describeCoverage()}`);
say(`\nall parts: ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);

const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
say(`${passed} passed, ${failed} failed${again > 0 ? `, ${again} NEEDED A SECOND TRY` : ''}`);
process.exit(failed > 0 ? 1 : 0);
