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

/**
 * Every test that failed and passed when it was run again, with the first words of what it said:
 * a second try forgives, it hides nothing (decision 0910).
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

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reasonOf(results: Attempt[]): string {
  const [error] = results.find(({ status }) => status !== 'passed')?.errors ?? [];
  const lines = stripVTControlCharacters(error?.message ?? 'it gave no reason').split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' · ');
}
