import { defineConfig } from 'oxlint';

/** The areas of `src` with those they may import from; `website` and `desk` exclude each other. */
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
 * Import permissions by layer (docs/architecture.md, 1); all other imports are refused. A layer is
 * a folder inside a feature; files directly in a feature are its model.
 */
const inFeatures = (areas: Areas, below: string) =>
  areas.flatMap((area) => [
    `@/${area}/*/${below}`,
    ...(area === 'website' ? [`@/website/blocks/*/${below}`] : []),
  ]);
const MODEL = (areas: Areas) => [
  ...inFeatures(areas, '*'),
  ...(areas.includes('content') ? ['@/content/schema/*/*'] : []),
];
const SERVICES = (areas: Areas) => inFeatures(areas, 'services/**');
const QUERIES = (areas: Areas) => inFeatures(areas, 'queries/**');
const STAFF_CALLS = (areas: Areas) => inFeatures(areas, 'staff-calls/**');
const VIEW = (areas: Areas) => inFeatures(areas, 'view/**');
const SITE = (areas: Areas) => inFeatures(areas, 'site/**');
const ADMIN = (areas: Areas) => inFeatures(areas, 'admin/**');
const UI = ['@/ui/**'];
/** Modules that use neither the network nor the backend. */
const TOOLS = [
  '@/lib/{cn,uuid,idle,code-files,typed-fields,bucket-url,trusted-types,browser-storage,site-origin,hosted-backend,untranslated-texts,shared-value}',
];
const BACKEND = ['@/lib/**'];
/** Modules with the texts people read, in the language of the page. */
const WORDS = [
  '@/words/{visitors,sign-in,staff,toast-text,languages,staff-languages,this-language,detect-language,catalogues}',
];
const REACT = ['react', 'react-dom', 'lucide-react'];

/** The layers of a feature, by the folder that holds their files. */
const LAYERS: Record<string, { files: string[]; may: (areas: Areas) => string[] }> = {
  // Node loads model files without a bundler, so imports need a relative path and an extension.
  model: {
    files: ['*/*.ts'],
    may: (areas) => [
      'valibot',
      '../*/*.ts',
      '../*.ts',
      ...areas.flatMap((area) => [`../../${area}/*/*.ts`, `../../${area}/*/*/*.ts`]),
      // Emails are written in the guest's language and alerts in English.
      '../../words/{visitors,staff,toast-text,languages,staff-languages,this-language,catalogues}.ts',
    ],
  },
  'model, one folder deeper': {
    files: ['{blocks,schema}/*/*.ts'],
    may: (areas) => [
      'valibot',
      '../*.ts',
      '../../*/*.ts',
      '../../*/*/*.ts',
      ...areas.flatMap((area) => [`../../../${area}/*/*.ts`, `../../../${area}/*/*/*.ts`]),
    ],
  },
  services: {
    files: ['*/services/**'],
    may: (areas) => [
      ...MODEL(areas),
      ...WORDS,
      ...SERVICES(areas),
      ...BACKEND,
      '!@/lib/supabase',
      'valibot',
    ],
  },
  queries: {
    files: ['*/queries/**'],
    may: (areas) => [
      ...MODEL(areas),
      ...WORDS,
      ...SERVICES(areas),
      ...QUERIES(areas),
      ...TOOLS,
      '@/lib/service-error',
      // Queries import `rest` too, so that its file loads in parallel with the service's file.
      '@/lib/rest',
      'react',
      '@tanstack/**',
    ],
  },
  // One module per staff action: request, parsing, cache update and hook.
  'staff-calls': {
    files: ['*/staff-calls/**'],
    may: (areas) => [
      ...MODEL(areas),
      ...WORDS,
      ...SERVICES(areas),
      ...QUERIES(areas),
      ...STAFF_CALLS(areas),
      ...BACKEND,
      'valibot',
      'react',
      '@supabase/**',
      '@tanstack/**',
    ],
  },
  view: {
    files: ['{*,blocks/*}/view/**'],
    may: (areas) => [...MODEL(areas), ...WORDS, ...VIEW(areas), ...UI, ...TOOLS, ...REACT],
  },
  site: {
    files: ['*/site/**'],
    may: (areas) => [
      ...MODEL(areas),
      ...WORDS,
      ...QUERIES(areas),
      ...VIEW(areas),
      ...SITE(areas),
      ...UI,
      ...TOOLS,
      ...REACT,
    ],
  },
  admin: {
    files: ['{*,blocks/*}/admin/**'],
    may: (areas) => [
      ...MODEL(areas),
      ...WORDS,
      ...QUERIES(areas),
      ...STAFF_CALLS(areas),
      ...VIEW(areas),
      ...ADMIN(areas),
      ...UI,
      ...TOOLS,
      ...REACT,
      'valibot',
      'react-hook-form',
      '@hookform/**',
      '@radix-ui/**',
      '@tiptap/**',
      'diff',
      'qr',
    ],
  },
};

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
  // The only module that turns results into toasts.
  'src/kit/sending/queries/outcome-toasts.ts': ['@/ui/toast', '@/words/toast-text', '@tanstack/**'],
  // Only `src/ui/router.tsx` imports react-router-dom; all other files use that module.
  'src/ui/**': [...WORDS, ...UI, ...TOOLS, ...REACT, 'react-router-dom', '@radix-ui/**'],
  'src/lib/**': ['@/lib/**', '@supabase/**', 'valibot'],
  // The texts of a language import no other language.
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
  ...Object.entries(AREAS).flatMap(([area, below]) =>
    Object.entries(LAYERS).map(([layer, { files, may }]) =>
      permit(
        `${area}: ${layer}`,
        files.map((file) => `src/${area}/${file}`),
        may([...below, area]),
      ),
    ),
  ),
  ...Object.entries(OUTSIDE_FEATURES).map(([files, may]) => permit(files, [files], may)),
];

/**
 * Methods that depend on the reader's locale, time zone or browser. Use `src/basics/time`,
 * `src/basics/rules/numbers.ts` and the catalogues instead (decision 0027).
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
    // This rule wrongly reports values that a function inside an effect uses.
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-danger': 'error',
    'page-translation/own-element': [
      'error',
      {
        elements:
          'createElement language notice own documentEntries question row sumLine tonight'.split(
            ' ',
          ),
      },
    ],
    'import/no-default-export': 'error',
    // Editors receive their fields and preview as functions (docs/architecture.md, 6).
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // `name`, `text` and `status` are frequent words; review catches confusing shadowing.
    'no-shadow': 'off',
    // Services retry and call in sequence on purpose.
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Elements other than `<output>` may have the role `status`.
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
