import { defineConfig } from 'oxlint';

/**
 * The wings of the house, each above those that it stands on: a wing imports only from wings before it,
 * `website` and `desk` not even from each other. Every wing is a folder of `src`, its folders are rooms.
 */
const AREAS = {
  basics: [],
  content: ['basics'],
  kit: ['basics', 'content'],
  hotel: ['basics', 'content', 'kit'],
  selling: ['basics', 'content', 'kit', 'hotel'],
  website: ['basics', 'content', 'kit', 'hotel', 'selling'],
  desk: ['basics', 'content', 'kit', 'hotel', 'selling'],
  guests: ['basics', 'content', 'kit', 'hotel', 'selling', 'website', 'desk'],
  front: ['basics', 'content', 'kit', 'hotel', 'selling', 'website', 'desk', 'guests'],
};
type Areas = readonly string[];
const ALL: Areas = Object.keys(AREAS);

/**
 * Which layer may import what (docs/architecture.md, 1), said once and as permissions: what no line
 * here allows is refused, packages too. The files of a room are of the layer that their folder in it is
 * named after; those beside these folders are its model. A kind of block is a folder one deeper, and so
 * are the pages to begin with.
 */
const inFeatures = (wings: Areas, below: string) =>
  wings.flatMap((wing) => [
    `@/${wing}/*/${below}`,
    ...(wing === 'website' ? [`@/website/blocks/*/${below}`] : []),
  ]);
const MODEL = (wings: Areas) => [
  ...inFeatures(wings, '*'),
  ...(wings.includes('content') ? ['@/content/schema/*/*'] : []),
];
const SERVICES = (wings: Areas) => inFeatures(wings, 'services/**');
const QUERIES = (wings: Areas) => inFeatures(wings, 'queries/**');
const STAFF_CALLS = (wings: Areas) => inFeatures(wings, 'staff-calls/**');
const VIEW = (wings: Areas) => inFeatures(wings, 'view/**');
const SITE = (wings: Areas) => inFeatures(wings, 'site/**');
const ADMIN = (wings: Areas) => inFeatures(wings, 'admin/**');
const UI = ['@/ui/**'];
/** What knows neither the network nor the backend. */
const TOOLS = [
  '@/lib/{cn,uuid,idle,code-files,typed-fields,bucket-url,trusted-types,browser-storage,site-origin,hosted-backend,untranslated-texts,shared-value}',
];
const BACKEND = ['@/lib/**'];
/** What people read: the page's language decides which catalogue these are. */
const WORDS = [
  '@/words/{visitors,sign-in,staff,toast-text,languages,staff-languages,this-build,written-in,catalogues}',
];
const REACT = ['react', 'react-dom', 'lucide-react'];

/** Layers of a room, by the folder in it that holds their files. */
const LAYERS: Record<string, { files: string[]; may: (wings: Areas) => string[] }> = {
  // Node loads it as it stands, without a bundler: neighbours are named by their path and ending.
  model: {
    files: ['*/*.ts'],
    may: (wings) => [
      'valibot',
      '../*/*.ts',
      '../*.ts',
      ...wings.flatMap((wing) => [`../../${wing}/*/*.ts`, `../../${wing}/*/*/*.ts`]),
      // Letters are written in the guest's language, the bell in English.
      '../../words/{visitors,staff,toast-text,languages,staff-languages,this-build,catalogues}.ts',
    ],
  },
  'model, one folder deeper': {
    files: ['{blocks,schema}/*/*.ts'],
    may: (wings) => [
      'valibot',
      '../*.ts',
      '../../*/*.ts',
      '../../*/*/*.ts',
      ...wings.flatMap((wing) => [`../../../${wing}/*/*.ts`, `../../../${wing}/*/*/*.ts`]),
    ],
  },
  services: {
    files: ['*/services/**'],
    may: (wings) => [
      ...MODEL(wings),
      ...WORDS,
      ...SERVICES(wings),
      ...BACKEND,
      '!@/lib/supabase',
      'valibot',
    ],
  },
  queries: {
    files: ['*/queries/**'],
    may: (wings) => [
      ...MODEL(wings),
      ...WORDS,
      ...SERVICES(wings),
      ...QUERIES(wings),
      ...TOOLS,
      '@/lib/service-error',
      // Fetched beside a service that stands on it, so that one file does not wait for the other.
      '@/lib/rest',
      'react',
      '@tanstack/**',
    ],
  },
  // Of one action of staff: what is fetched and parsed, its cache, its hook.
  'staff-calls': {
    files: ['*/staff-calls/**'],
    may: (wings) => [
      ...MODEL(wings),
      ...WORDS,
      ...SERVICES(wings),
      ...QUERIES(wings),
      ...STAFF_CALLS(wings),
      ...BACKEND,
      'valibot',
      'react',
      '@supabase/**',
      '@tanstack/**',
    ],
  },
  view: {
    files: ['{*,blocks/*}/view/**'],
    may: (wings) => [...MODEL(wings), ...WORDS, ...VIEW(wings), ...UI, ...TOOLS, ...REACT],
  },
  site: {
    files: ['*/site/**'],
    may: (wings) => [
      ...MODEL(wings),
      ...WORDS,
      ...QUERIES(wings),
      ...VIEW(wings),
      ...SITE(wings),
      ...UI,
      ...TOOLS,
      ...REACT,
    ],
  },
  admin: {
    files: ['{*,blocks/*}/admin/**'],
    may: (wings) => [
      ...MODEL(wings),
      ...WORDS,
      ...QUERIES(wings),
      ...STAFF_CALLS(wings),
      ...VIEW(wings),
      ...ADMIN(wings),
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
};

/** What is no room of a wing, with what it may import. */
const OUTSIDE_FEATURES: Record<string, string[]> = {
  'src/app/**': [
    ...MODEL(ALL),
    ...WORDS,
    ...QUERIES(ALL),
    ...STAFF_CALLS(ALL),
    ...VIEW(ALL),
    ...SITE(ALL),
    ...ADMIN(ALL),
    ...UI,
    ...TOOLS,
    '@/app/**',
    '@/lib/service-error',
    ...REACT,
    'react-dom/client',
    '@tanstack/**',
  ],
  // The one place where a result becomes a toast.
  'src/kit/sending/queries/outcome-toasts.ts': ['@/ui/toast', '@/words/toast-text', '@tanstack/**'],
  // Of the router only what ui/router.tsx makes of it.
  'src/ui/**': [...WORDS, ...UI, ...TOOLS, ...REACT, 'react-router-dom', '@radix-ui/**'],
  'src/lib/**': ['@/lib/**', '@supabase/**', 'valibot'],
  // A language knows nothing but itself.
  'src/words/**': ['../toast-text.ts', '../../toast-text.ts'],
  'src/*': [
    '@/app/**',
    ...WORDS,
    ...MODEL(ALL),
    ...QUERIES(ALL),
    ...SITE(ALL),
    'react',
    'react-dom/server',
    ...REACT,
    '@/ui/router',
  ],
};

/** Refuses to some files all imports but these. */
function permit(name: string, files: string[], may: readonly string[]) {
  const allowed = ['./**', ...may].map((source) =>
    source.startsWith('!') ? source.slice(1) : `!${source}`,
  );
  const message = `${name} may not import this: see AREAS and LAYERS in oxlint.config.ts`;
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**', ...allowed], message }] },
      ] as ['error', { patterns: { group: string[]; message: string }[] }],
    },
  };
}

const layers = [
  ...Object.entries(AREAS).flatMap(([wing, below]) =>
    Object.entries(LAYERS).map(([layer, { files, may }]) =>
      permit(
        `${wing}: ${layer}`,
        files.map((file) => `src/${wing}/${file}`),
        may([...below, wing]),
      ),
    ),
  ),
  ...Object.entries(OUTSIDE_FEATURES).map(([files, may]) => permit(files, [files], may)),
];

/**
 * What answers differently with the reader's locale, time zone or browser version. Dates and numbers
 * are counted by src/basics/time and rules/numbers.ts, and written by the catalogues (decision 0027).
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
    message: 'differs with locale or time zone; see src/basics/time',
  }));

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'promise'],
  jsPlugins: ['./scripts/lint/own-element.ts', './scripts/lint/guarded-import.ts'],
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
        elements: 'createElement language notice own documentEntries question row tonight'.split(' '),
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
    { files: ['src/**'], rules: { 'code-files/guarded-import': 'error' } },
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
      files: ['src/lib/vite-env.d.ts', 'src/kit/sending/queries/outcome-toasts.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
  ],
});
