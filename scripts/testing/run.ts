import path from 'node:path';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { provideBrowser } from './browsers.ts';
import { changeSince, partsFor } from './changed.ts';
import { chooseParts, type Part, PARTS } from './parts.ts';
import { type Result, runParts } from './schedule.ts';

const CHECKLIST = 'docs/specification/CHECKLIST.md';
const STATED_ROW = /^\| ([A-Z]+-\d+) \|.*\| S \|\s*$/gm;
/** `[B-14]`, and `[B-14] [B-15]` where one test proves two rows. */
const NAMED = /\[([A-Z]+-\d+)\]/g;

function chosenParts(): Part[] {
  const [first, since, ...rest] = process.argv.slice(2);
  try {
    if (first !== 'changed') return chooseParts(process.argv.slice(2));
    if (rest.length > 0) throw new Error('"changed" takes one commit to compare with, or none.');
    return partsOfChange(since);
  } catch (error) {
    process.stderr.write(`\n  ${String(error instanceof Error ? error.message : error)}\n\n`);
    process.exit(1);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function partsOfChange(commit: string | undefined): Part[] {
  const { since, files, all } = changeSince(commit);
  const chosen = partsFor({ files, all });
  const left = PARTS.filter(({ name }) => !chosen.some((part) => part.name === name));
  say(`${files.length} files changed since ${since}. Of the tests those are run that reach them.`);
  for (const { name, command } of chosen) {
    const tests = command.filter((word) => /^(tests|src)\//.test(word));
    say(`  ${name.padEnd(10)} ${tests.length > 0 ? tests.join(' ') : 'all of it'}`);
  }
  say(`Left to npm test: ${left.map(({ name }) => name).join(', ') || 'no part'}.\n`);
  return chosen;
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

const results = await runParts(parts, obstacle, (result) => {
  if (result.counts.failed > 0) say(`\n── ${result.part.name} ──\n${result.output}`);
  say(describe(result));
});

say(`\n${results.map(describe).join('\n')}`);
const again = tellSecondTries(results);
say(`\n${describeCoverage()}`);
say(`\nall parts: ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);

const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
say(`${passed} passed, ${failed} failed${again > 0 ? `, ${again} NEEDED A SECOND TRY` : ''}`);
process.exit(failed > 0 ? 1 : 0);
