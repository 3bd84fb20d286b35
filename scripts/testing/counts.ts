import path from 'node:path';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type Counts = {
  passed: number;
  failed: number;
  /** Tests that passed only at the second try, with the error of the first. */
  secondTries: string[];
};

type Told = { status: string; what: string; faults: string[] };
type Report = Partial<JsonTestResults & JSONReportSuite>;

/** A skipped test counts as failed, because it proves nothing. */
const PASSED = ['passed', 'expected', 'flaky'];

/**
 * Counts a part's tests. A part also fails if it has no tests, or if its program ended with an
 * error. Tests that passed at the second try are returned with the first error (decision 0053).
 */
export function countTests(report: string | undefined, exitCode: number): Counts {
  const isGood = exitCode === 0;
  if (!report) return { passed: Number(isGood), failed: Number(!isGood), secondTries: [] };
  const tests = testsOf(report);
  const passed = tests.filter(({ status }) => PASSED.includes(status));
  const failed = tests.length - passed.length;
  const isBroken = failed === 0 && (tests.length === 0 || !isGood);
  const secondTries = passed.flatMap(({ what, faults: [fault] }) =>
    fault === undefined ? [] : `${what}\n      ${firstWords(fault)}`,
  );
  return { passed: passed.length, failed: isBroken ? 1 : failed, secondTries };
}

function testsOf(file: string): Told[] {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // it ended before it could write one
  }
  const ofVitest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      status,
      what: `${path.relative(process.cwd(), name)}, ${fullName}`,
      faults: failureMessages ?? [],
    })),
  );
  return [...ofVitest, ...testsIn(report)];
}

function testsIn({ specs = [], suites = [] }: Partial<JSONReportSuite>): Told[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      what: `${projectName}, ${file}:${line}, ${title}`,
      faults: results.flatMap(({ errors = [] }) =>
        errors.map(({ message = 'no reason' }) => message),
      ),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function firstWords(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const words = lines.map((line) => line.trim()).filter(Boolean);
  return words.slice(0, 6).join(' · ');
}
