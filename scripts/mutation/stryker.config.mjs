// Read by Stryker; what changes from run to run comes from scripts/mutation/run.ts.
import os from 'node:os';
import path from 'node:path';

const percent = Number(process.env['MUTATION_PERCENT'] ?? 100);

export default {
  // All component tests once, on a busy machine.
  dryRunTimeoutMinutes: 30,
  mutate: JSON.parse(process.env['MUTATION_MUTATE'] ?? '[]'),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample-checker.mjs'],
  checkers: percent < 100 ? ['sample'] : [],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  // Each fault meets only the tests that reach it, and the first that fails ends the run.
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  // Stryker would read tsconfig.json with a TypeScript whose interface this project's has not.
  tsconfigFile: 'scripts/mutation/no-tsconfig.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  jsonReporter: {
    fileName: process.env['MUTATION_REPORT'] ?? 'node_modules/.cache/mutation/report.json',
  },
  // Outside of the project: its own checks need not look into copies of it.
  tempDirName: path.join(os.tmpdir(), `mutation-${process.pid}`),
  ignorePatterns: [
    'dist',
    'dist-hosts',
    'docs/screenshots',
    'scripts/mutation/node_modules',
    'supabase/.temp',
  ],
};
