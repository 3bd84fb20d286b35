import path from 'node:path';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  /** Tests that passed only when they were run again, each with what went wrong the first time. */
  secondTries: string[];
};

type Told = { is: 'passed' | 'failed'; what: string; faults: (string | undefined)[] };
type Suite = { suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; file: string; line: number; tests: PlaywrightTest[] };
type PlaywrightTest = {
  status: string;
  projectName: string;
  results: { errors?: { message?: string }[] }[];
};
/** The parts of Vitest's and of Playwright's JSON reports that are read here. */
type Report = {
  testResults?: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
  suites?: Suite[];
};

const one = (is: 'passed' | 'failed'): Counts => ({
  passed: 0,
  failed: 0,
  secondTries: [],
  [is]: 1,
});

/**
 * What a part proved. A part that tests nothing has failed, and so has one whose program ended with
 * an error although each of its tests passed. A second try forgives, it hides nothing: each test
 * that needed one is named, with the first words of what it said (decision 0053).
 * @param report of its tests; a part without one counts as one test
 */
export function countTests(report: string | undefined, exitCode: number): Counts {
  if (!report) return one(exitCode === 0 ? 'passed' : 'failed');
  const tests = testsOf(report);
  const count = (is: Told['is']) => tests.filter((test) => test.is === is).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const isBroken = failed === 0 && (passed === 0 || exitCode !== 0);
  const secondTries = tests
    .filter(({ is, faults }) => is === 'passed' && faults.length > 0)
    .map(({ what, faults }) => `${what}\n      ${firstWords(faults[0])}`);
  return { passed, failed: isBroken ? 1 : failed, secondTries };
}

function testsOf(file: string): Told[] {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // it ended before it could write one
  }
  const ofVitest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages: faults = [] }) => ({
      is: verdict(status),
      what: `${path.relative(process.cwd(), name)}, ${fullName}`,
      faults,
    })),
  );
  const ofPlaywright = (report.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      is: verdict(status),
      what: `${projectName}, ${spec.file}:${spec.line}, ${spec.title}`,
      faults: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    })),
  );
  return [...ofVitest, ...ofPlaywright];
}

/** In Vitest's words and Playwright's. A test that was left out has failed: it proved nothing. */
function verdict(status: string): Told['is'] {
  return ['passed', 'expected', 'flaky'].includes(status) ? 'passed' : 'failed';
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstWords(message = 'it gave no reason'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const words = lines.map((line) => line.trim()).filter(Boolean);
  return words.slice(0, 6).join(' · ');
}
