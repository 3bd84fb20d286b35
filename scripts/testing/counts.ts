import path from 'node:path';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were run again, each with what went wrong the first time. */
  secondTries: string[];
};

/**
 * What a part proved. A part that tests nothing has failed, and so has one whose program ended
 * with an error although each of its tests passed.
 */
export function countTests(part: Part, exitCode: number): Counts {
  const counts = part.report ? readReport(part.report) : undefined;
  if (!counts) return exitCode === 0 && !part.report ? PASSED_ONCE : FAILED_ONCE;
  const isEmpty = counts.passed + counts.failed === 0;
  const isBroken = exitCode !== 0 && counts.failed === 0;
  return isEmpty || isBroken ? { ...counts, failed: 1 } : counts;
}

const PASSED_ONCE: Counts = { passed: 1, failed: 0, skipped: 0, secondTries: [] };
export const FAILED_ONCE: Counts = { passed: 0, failed: 1, skipped: 0, secondTries: [] };

function readReport({ file, kind }: NonNullable<Part['report']>): Counts | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'vitest') {
      // The runners' own report formats.
      const told = report as VitestReport;
      return {
        passed: told.numPassedTests,
        failed: told.numFailedTests,
        skipped: told.numPendingTests,
        secondTries: secondTriesOfVitest(told),
      };
    }
    const told = report as PlaywrightReport;
    const { expected, unexpected, flaky, skipped } = told.stats;
    const secondTries = secondTriesOf(told);
    return { passed: expected + flaky, failed: unexpected, skipped, secondTries };
  } catch {
    return undefined; // it ended before it could write one
  }
}

type Attempt = { status: string; errors?: { message?: string }[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; projectName: string; results: Attempt[] }[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };

/** The part of Playwright's JSON report that is read here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/**
 * Every test that failed and passed when it was run again, with the first words of what it said:
 * a second try forgives, it hides nothing (decision 0053).
 */
function secondTriesOf({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const what = `${projectName}, ${file}:${line}, ${title}`;
        return `${what}\n      ${reasonOf(results)}`;
      }),
  );
}

/** The same of a run of Vitest: a test that passed and yet has something to say. */
function secondTriesOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length)
      .map(({ fullName, failureMessages = [] }) => {
        const where = path.relative(process.cwd(), name);
        return `${where}, ${fullName}\n      ${firstWords(failureMessages[0])}`;
      }),
  );
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reasonOf(results: Attempt[]): string {
  const [error] = results.find(({ status }) => status !== 'passed')?.errors ?? [];
  return firstWords(error?.message);
}

function firstWords(message = 'it gave no reason'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' · ');
}
