import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Attempt = { status: string; errors?: { message?: string }[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; projectName: string; results: Attempt[] }[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
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
export function secondTriesOf({ suites }: PlaywrightReport): string[] {
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
export function secondTriesOfVitest({ testResults }: VitestReport): string[] {
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
