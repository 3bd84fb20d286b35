import { defineConfig } from 'vitest/config';

/** Tests of the parts that need the hosted project's pieces; run from the project's own folder. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    env: { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
    silent: 'passed-only',
    include: ['rehearsal/database/**/*.test.ts'],
    globalSetup: ['rehearsal/database/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
