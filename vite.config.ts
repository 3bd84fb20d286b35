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
      // Vite optimizes the styles too, and knows ::highlight().
      tailwindcss({ optimize: false }),
      routerWithoutFramework(),
      isTest ? [] : servers(supabase),
    ],
    resolve: { tsconfigPaths: true },
    define: isTest ? {} : { ...definitions(supabase), ...(command === 'build' && siteUrl()) },
    // Beside the data: two servers of one folder must not share what Vite prepares.
    cacheDir: dataDir ? path.join(dataDir, 'vite') : undefined,
    build: {
      outDir: process.env['DIST_DIR'] ?? 'dist',
      modulePreload: false,
      rolldownOptions: QUIET,
    },
    optimizeDeps: { rolldownOptions: QUIET },
    // No CORS: other pages of this machine, whatever their port, read nothing here.
    server: {
      host: '127.0.0.1',
      port: port(5173),
      strictPort: true,
      cors: false,
      fs: { strict: true, allow: SERVED, deny: NEVER_SERVED },
    },
    preview: { host: '127.0.0.1', port: port(4173), strictPort: true, cors: false },
    test: {
      // Whatever .env says: tests never talk to anybody's real project.
      env: { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: supabase.key },
      silent: 'passed-only' as const,
      // One worker for many files: jsdom, React and Postgres are loaded once.
      isolate: false,
      projects: [
        // Patience for a busy machine; nothing in these tests waits for a clock.
        project('unit', 'node', { setupFiles: [FRESH_MODULES], testTimeout: 120_000 }),
        project('component', 'jsdom', OF_COMPONENTS),
        project('backend', 'node', OF_THE_BACKEND),
        // What takes long and seldom finds anything: games, fuzz, extremes, kills, each part broken once.
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

/** Times of plugins mean nothing to whoever builds a site. */
const QUIET = { checks: { bundlerTimings: false } };

/** Our own modules begin anew for each file where tests put others in their place or fill them. */
const FRESH_MODULES = 'tests/support/reset-modules.ts';

/** For tests that wait for answers of others; the summary names whoever needed it (decision 0053). */
const ONE_MORE_TRY = 1;

const OF_COMPONENTS = {
  setupFiles: [FRESH_MODULES, 'tests/support/component-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: ONE_MORE_TRY,
  // Pages are drawn and thrown away: with more room they are collected less often.
  execArgv: ['--max-semi-space-size=64'],
};

/** Each file opens a Postgres of its own; two at a time is what two cores can carry. */
const OF_THE_BACKEND = {
  maxWorkers: 2,
  globalSetup: ['tests/support/prepare-databases.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: ONE_MORE_TRY,
  // Node has no page and so no origin: tests/support/backend.ts answers at this address.
  env: { VITE_SUPABASE_URL: 'http://localhost:54321' },
};

type Chosen = Exclude<SupabaseChoice, { kind: 'wrong' }>;

function definitions(supabase: Chosen): Record<string, string> {
  // An empty address is the page's own origin, whatever its port (src/lib/env.ts).
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
  // A data folder may lie here, whichever backend is used now.
  if (supabase.kind === 'hosted') return [dataFolderGuard(), localServer(), previewLikeProduction()];
  // Backend first: what it does not answer is the site's.
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
