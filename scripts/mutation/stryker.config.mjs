// Read by Stryker; what changes from run to run comes from scripts/mutation/run.ts.
import os from 'node:os';
import path from 'node:path';
import { WANTED_SCORE } from './sql-run.ts';

export default {
  // All component tests once, on a busy machine.
  dryRunTimeoutMinutes: 30,
  mutate: [
    process.env.MUTATION_FILES ?? '',
    // The sample hotel's texts and no rule; what the bundler reads (import.meta.glob) must stand there as written.
    '!src/hotel/content/defaults.ts',
    '!src/hotel/pictures/sample-name.ts',
    '!src/app/{pages,staff-pages}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  // Each fault meets only the tests that reach it, and the first that fails ends the run.
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  // Stryker would read tsconfig.json with a TypeScript whose interface this project's has not.
  tsconfigFile: 'scripts/mutation/no-tsconfig.json',
  thresholds: { high: 100, low: WANTED_SCORE, break: WANTED_SCORE },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
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
