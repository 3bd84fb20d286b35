import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chooseSupabase } from '../supabase/embedded/supabase-choice.ts';

/** Files of tests/backend whose rules must hold in any database. */
const PROMISES = [
  'access-matrix',
  'backup',
  'calendars',
  'enquiries',
  'items',
  'limits',
  'outbox',
  'second-factor',
  'sender-limits',
  'sessions',
  'storage-access',
  'table-rules',
  'tampering',
  'time-zones',
];

const embedded = chooseSupabase({});

/** Runs tests that need parts of a hosted project. Start it in the project's root folder. */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^\.\/test-database\.ts$/,
        replacement: path.resolve('rehearsal/database/test-project.ts'),
      },
    ],
  },
  test: {
    globals: true,
    env: {
      VITE_SUPABASE_URL: 'http://localhost:54321',
      VITE_SUPABASE_PUBLISHABLE_KEY: embedded.kind === 'embedded' ? embedded.key : '',
    },
    silent: 'passed-only',
    include: [
      'rehearsal/database/**/*.test.ts',
      ...PROMISES.map((name) => `tests/backend/${name}.test.ts`),
    ],
    globalSetup: ['rehearsal/database/project.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
