import { defineConfig } from 'oxlint';

/**
 * Which layer may import what (docs/architecture.md, 1), said once and as permissions: what no line
 * here allows is refused, packages too. A subject of the hotel is a folder of `src/hotel`; its
 * files are of the layer that their folder inside it is named after, those beside these are its model.
 */
const MODEL = ['@/hotel/*/*', '@/hotel/blocks/*/*', '@/hotel/pages/starters/*'];
const SERVICES = ['@/hotel/*/services/**'];
const STAFF_SERVICES = ['@/hotel/*/staff-services/**'];
const QUERIES = ['@/hotel/*/queries/**'];
const STAFF_QUERIES = ['@/hotel/*/staff-queries/**'];
const VIEW = ['@/hotel/*/view/**', '@/hotel/blocks/*/view/**'];
const SITE = ['@/hotel/*/site/**'];
const ADMIN = ['@/hotel/*/admin/**', '@/hotel/blocks/*/admin/**'];
const UI = ['@/ui/**'];
/** What knows neither the network nor the backend. */
const TOOLS = [
  '@/lib/{cn,uuid,idle,bucket-url,trusted-types,browser-storage,site-origin,own-site,fallbacks}',
];
const BACKEND = ['@/lib/**'];
/** What people read: the page's language decides which catalogue these are. */
const WORDS = [
  '@/words/{spoken,visitors,moon,sign-in,staff,toast-text,languages,staff-languages,this-build,written-in,offers,letters}',
];
const REACT = ['react', 'react-dom', 'lucide-react'];

const LAYERS: Record<string, { files: string; may: string[] }> = {
  // Node loads it as it stands, without a bundler: neighbours are named by their path and ending.
  model: {
    files: 'src/hotel/*/*.ts',
    may: [
      'valibot',
      '../*/*.ts',
      '../../words/{visitors,moon,staff,letters,toast-text,languages,staff-languages,this-build,spoken}.ts',
      // Letters are written in the guest's language, the bell in English.
      '../../words/catalogues.ts',
    ],
  },
  // A kind of block is a folder one deeper, and so are the pages to begin with.
  'block-model': {
    files: 'src/hotel/{blocks/*,pages/starters}/*.ts',
    may: ['valibot', '../*.ts', '../../*/*.ts', '../../../words/{spoken,languages}.ts'],
  },
  services: {
    files: 'src/hotel/*/services/**',
    may: [...MODEL, ...WORDS, ...SERVICES, ...BACKEND, '!@/lib/supabase', 'valibot'],
  },
  'staff-services': {
    files: 'src/hotel/*/staff-services/**',
    may: [
      ...MODEL,
      ...WORDS,
      ...SERVICES,
      ...STAFF_SERVICES,
      ...BACKEND,
      'valibot',
      '@supabase/**',
    ],
  },
  queries: {
    files: 'src/hotel/*/queries/**',
    may: [
      ...MODEL,
      ...WORDS,
      ...SERVICES,
      ...QUERIES,
      ...TOOLS,
      '@/lib/service-error',
      // Fetched beside a service that stands on it, so that one file does not wait for the other.
      '@/lib/rest',
      'react',
      '@tanstack/**',
    ],
  },
  'staff-queries': {
    files: 'src/hotel/*/staff-queries/**',
    may: [
      ...MODEL,
      ...WORDS,
      ...SERVICES,
      ...STAFF_SERVICES,
      ...QUERIES,
      ...STAFF_QUERIES,
      ...TOOLS,
      '@/lib/service-error',
      'react',
      '@tanstack/**',
    ],
  },
  view: {
    files: 'src/hotel/{*,blocks/*}/view/**',
    may: [...MODEL, ...WORDS, ...VIEW, ...UI, ...TOOLS, ...REACT],
  },
  site: {
    files: 'src/hotel/*/site/**',
    may: [...MODEL, ...WORDS, ...QUERIES, ...VIEW, ...SITE, ...UI, ...TOOLS, ...REACT],
  },
  admin: {
    files: 'src/hotel/{*,blocks/*}/admin/**',
    may: [
      ...MODEL,
      ...WORDS,
      ...QUERIES,
      ...STAFF_QUERIES,
      ...VIEW,
      ...ADMIN,
      ...UI,
      ...TOOLS,
      ...REACT,
      'valibot',
      'react-hook-form',
      '@hookform/**',
      '@radix-ui/**',
      '@tiptap/**',
    ],
  },
  app: {
    files: 'src/app/**',
    may: [
      ...MODEL,
      ...WORDS,
      ...QUERIES,
      ...STAFF_QUERIES,
      ...VIEW,
      ...SITE,
      ...ADMIN,
      ...UI,
      ...TOOLS,
      '@/app/**',
      '@/lib/service-error',
      ...REACT,
      'react-dom/client',
      '@tanstack/**',
    ],
  },
  // Of the router only what ui/router.tsx makes of it.
  ui: {
    files: 'src/ui/**',
    may: [...WORDS, ...UI, ...TOOLS, ...REACT, 'react-router-dom', '@radix-ui/**'],
  },
  lib: { files: 'src/lib/**', may: ['@/lib/**', '@supabase/**', 'valibot'] },
  // A language knows nothing but itself.
  words: { files: 'src/words/**', may: ['../toast-text.ts'] },
  entries: {
    files: 'src/*',
    may: [
      '@/app/**',
      ...WORDS,
      ...MODEL,
      ...QUERIES,
      ...SITE,
      'react',
      'react-dom/server',
      ...REACT,
      '@/ui/router',
    ],
  },
};

const layers = Object.entries(LAYERS).map(([name, { files, may }]) => {
  const allowed = ['./**', ...may].map((source) =>
    source.startsWith('!') ? source.slice(1) : `!${source}`,
  );
  const message = `${name} may not import this: see LAYERS in oxlint.config.ts`;
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**', ...allowed], message }] },
      ] as ['error', { patterns: { group: string[]; message: string }[] }],
    },
  };
});

/**
 * What answers differently with the reader's locale, time zone or browser version. Dates and numbers
 * are counted by src/hotel/time and rules/numbers.ts, and written by the catalogues (decision 0027).
 */
const localDependent = `
  toLocaleString toLocaleDateString toLocaleTimeString toLocaleLowerCase toLocaleUpperCase
  toDateString toTimeString localeCompare getTimezoneOffset getYear
  getFullYear getMonth getDate getDay getHours getMinutes getSeconds
  setFullYear setMonth setDate setHours setMinutes setSeconds`
  .trim()
  .split(/\s+/)
  .map((property) => ({
    property,
    message: 'differs with locale or time zone; see src/hotel/time',
  }));

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'promise'],
  jsPlugins: ['./scripts/lint/own-element.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // Takes what a function inside an effect uses for unused; exhaustive-deps knows better.
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-danger': 'error',
    'page-translation/own-element': [
      'error',
      {
        elements: 'createElement language notice own paperEntries question row tonight'.split(' '),
      },
    ],
    'import/no-default-export': 'error',
    // The editors take their fields and preview as functions (architecture 6).
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // The new JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Unnamed style imports are how Vite takes CSS.
    'import/no-unassigned-import': 'off',
    // Shadowing is caught by review where it confuses; `name`, `text` and `status` are our nouns.
    'no-shadow': 'off',
    // A service keeps its retries and order with awaits in loops on purpose.
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // A status is a role, whatever element has it.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  ignorePatterns: ['dist', 'dist-*', 'public', 'artwork', 'supabase/.temp', 'test-results'],
  overrides: [
    ...layers,
    {
      files: ['src/**', 'supabase/functions/**', 'deploy/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Intl', message: 'differs with locale data' },
          { name: 'localStorage', message: 'may throw; see src/lib/browser-storage.ts' },
          { name: 'sessionStorage', message: 'may throw; see src/lib/browser-storage.ts' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'parse', message: 'engines differ; see moments.ts' },
          ...localDependent,
        ],
      },
    },
    {
      files: [
        '*.config.ts',
        'tests/**',
        'scripts/**',
        'supabase/embedded/**',
        'deploy/**',
        'bench/**',
      ],
      rules: { 'no-console': 'off', 'import/no-default-export': 'off' },
    },
    {
      // Declaration merging works with interfaces only.
      files: ['src/lib/vite-env.d.ts', 'src/app/query-client.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
  ],
});
