import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { readSiteUrl } from './deploy/build/site-url.ts';
import { previewLikeProduction } from './deploy/built-site.ts';
import { routerWithoutFramework } from './deploy/router-plugin.ts';
import { cataloguesInDevelopment } from './deploy/catalogue-plugin.ts';
import { portFrom } from './supabase/embedded/ports.ts';
import { chooseSupabase, type SupabaseChoice } from './supabase/embedded/supabase-choice.ts';
import { localServer } from './supabase/embedded/local-server.ts';
import { newestMigration, thisVersion } from './supabase/embedded/released.ts';
import { embeddedSupabase } from './supabase/embedded/plugin.ts';
import { exitWith } from './supabase/embedded/stop.ts';
import { NEVER_SERVED, SERVED, dataFolderGuard } from './supabase/embedded/data-folder-guard.ts';

export default defineConfig(({ mode, command }) => {
  const isTest = process.env['VITEST'] !== undefined;
  const dataDir = process.env['EMBEDDED_DATA_DIR'];
  const supabase = chooseSupabase(isTest ? {} : loadEnv(mode, process.cwd(), 'VITE_'));
  if (supabase.kind === 'wrong') return exitWith(supabase.sentence);

  return {
    plugins: [
      cataloguesInDevelopment(),
      react(),
      // Vite minifies the styles; Tailwind's optimiser does not know `::highlight()`.
      tailwindcss({ optimize: false }),
      routerWithoutFramework(),
      isTest ? [] : servers(supabase),
    ],
    resolve: { tsconfigPaths: true },
    define: isTest ? {} : { ...definitions(supabase), ...(command === 'build' && siteUrl()) },
    // Beside the data, because two servers in one folder must not share Vite's cache.
    cacheDir: dataDir ? path.join(dataDir, 'vite') : undefined,
    build: {
      outDir: process.env['DIST_DIR'] ?? 'dist',
      modulePreload: false,
      rolldownOptions: QUIET,
    },
    optimizeDeps: { rolldownOptions: QUIET },
    // No CORS, so that pages on other ports of this machine cannot read the server's answers.
    server: {
      host: '127.0.0.1',
      port: port(5173),
      strictPort: true,
      cors: false,
      fs: { strict: true, allow: SERVED, deny: NEVER_SERVED },
    },
    preview: { host: '127.0.0.1', port: port(4173), strictPort: true, cors: false },
    test: {
      // These values override .env, so that tests never contact a real Supabase project.
      env: { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: supabase.key },
      silent: 'passed-only' as const,
      globals: true,
      // One worker runs many files, so that jsdom, React and Postgres load once.
      isolate: false,
      projects: [
        project('unit', 'node', { setupFiles: [FRESH_MODULES], testTimeout: 120_000 }),
        project('component', 'jsdom', OF_COMPONENTS),
        project('backend', 'node', OF_THE_BACKEND),
        // Slow tests that seldom find anything: simulations, fuzzing, killed processes.
        project('slow', 'node', {
          ...OF_THE_BACKEND,
          include: ['tests/{unit,backend,build}/**/*.slow.test.ts'],
          exclude: [],
        }),
        project('slow-component', 'jsdom', {
          ...OF_COMPONENTS,
          include: ['tests/component/**/*.slow.test.tsx'],
          exclude: [],
        }),
        project('build', 'node', {
          setupFiles: [FRESH_MODULES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        }),
      ],
    },
  };
});

/** Hides plugin timings, which mean nothing to somebody who builds a site. */
const QUIET = { checks: { bundlerTimings: false } };

/** Reloads the project's modules for each test file that mocks or fills them. */
const FRESH_MODULES = 'tests/support/reset-modules.ts';

/** Retries of tests that wait for other processes; the summary names them (decision 0053). */
const ONE_MORE_TRY = 1;

const OF_COMPONENTS = {
  setupFiles: [FRESH_MODULES, 'tests/support/component-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: ONE_MORE_TRY,
  // component-setup.ts unmounts what a test has rendered.
  env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
  // More memory for short-lived objects saves garbage collections.
  execArgv: ['--max-semi-space-size=64'],
};

/** Each test file opens its own Postgres; two cores can run two files at a time. */
const OF_THE_BACKEND = {
  maxWorkers: 2,
  globalSetup: ['tests/support/prepare-databases.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: ONE_MORE_TRY,
  // Node has no page and no origin; tests/support/backend.ts answers at this address.
  env: { VITE_SUPABASE_URL: 'http://localhost:54321' },
};

type Chosen = Exclude<SupabaseChoice, { kind: 'wrong' }>;

function definitions(supabase: Chosen): Record<string, string> {
  // An empty address means the page's own origin, whatever its port (src/lib/env.ts).
  const url = supabase.kind === 'hosted' ? supabase.url : '';
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabase.key),
    'import.meta.env.VITE_VERSION': JSON.stringify(thisVersion()),
    'import.meta.env.VITE_NEWEST_MIGRATION': JSON.stringify(newestMigration()),
  };
}

function siteUrl(): Record<string, string> {
  return { 'import.meta.env.VITE_SITE_URL': JSON.stringify(readSiteUrl()) };
}

function servers(supabase: Chosen): PluginOption {
  // A hosted project needs the guard too, because a local data folder may exist.
  if (supabase.kind === 'hosted')
    return [dataFolderGuard(), localServer(), previewLikeProduction()];
  // The embedded backend comes first; requests that it does not answer go to the site.
  return [dataFolderGuard(), embeddedSupabase(), previewLikeProduction()];
}

function port(fallback: number): number {
  const chosen = portFrom(process.env['PORT'], fallback);
  return (
    chosen ??
    exitWith(
      `PORT is "${process.env['PORT']}": set it to a number from 1 to 65535, or leave it out.`,
    )
  );
}

function project(name: string, environment: 'node' | 'jsdom', more: object = {}) {
  const include = [`tests/${name}/**/*.test.{ts,tsx}`];
  const exclude = ['**/*.slow.test.{ts,tsx}'];
  return { extends: true as const, test: { name, environment, include, exclude, ...more } };
}
