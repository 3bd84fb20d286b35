import { readFileSync } from 'node:fs';
import type { Part } from './parts.ts';
import {
  type PlaywrightReport,
  secondTriesOf,
  secondTriesOfVitest,
  type VitestReport,
} from './second-tries.ts';

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
