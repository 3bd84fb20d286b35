import { readFileSync } from 'node:fs';
import type { Part } from './parts.ts';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
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

const PASSED_ONCE: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED_ONCE: Counts = { passed: 0, failed: 1, skipped: 0 };

function readReport({ file, kind }: NonNullable<Part['report']>): Counts | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'vitest') {
      // The runners' own report formats.
      const { numPassedTests, numFailedTests, numPendingTests } = report as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    }
    const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
    // A second try is allowed where playwright.config.ts says so, and nowhere else.
    return { passed: expected + flaky, failed: unexpected, skipped };
  } catch {
    return undefined; // it ended before it could write one
  }
}
