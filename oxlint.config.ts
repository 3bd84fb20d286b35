import { defineConfig } from 'oxlint';

/**
 * The rule of the house (docs/architecture.md, 1), said once. An import is refused when its source
 * matches one of these; each room lists what it must not know.
 */
type Ban = { regex: string; message: string };

const rooms = ['app', 'site', 'admin', 'queries', 'services', 'ui', 'lib', 'domain'];

/** Everything in `src/` but the rooms named. */
function onlyRooms(...allowed: string[]): Ban {
  const banned = rooms.filter((room) => !allowed.includes(room));
  return {
    regex: `^@/(${[...banned, 'main', 'entry-prerender'].join('|')})(/|$)`,
    message: `this room may import only: ${allowed.join(', ') || 'nothing of src'}`,
  };
}

const noParents: Ban = {
  regex: '^\\.\\.(/|$)',
  message: 'inside a room use ./ ; across rooms use @/',
};
const noReact: Ban = {
  regex: '^(react(-dom|-router-dom)?|lucide-react|@radix-ui)(/|$)',
  message: 'this room does not know React',
};
const noQueryLibrary: Ban = {
  regex: '^@tanstack/',
  message: 'only queries and app know React Query',
};
const noBackend: Ban = {
  regex: '^@supabase/',
  message: 'only lib and services know the backend',
};
const noForms: Ban = {
  regex: '^(react-hook-form|@hookform/)',
  message: 'only admin knows the form library',
};
const noStaffServices: Ban = {
  regex: '^@/(services/staff|lib/supabase)(/|$)',
  message: 'visitors must not download the staff’s client',
};
const noStaffQueries: Ban = {
  regex: '^@/queries/staff(/|$)',
  message: 'visitors must not download the staff’s queries',
};

function room(files: string[], bans: Ban[]) {
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [noParents, ...bans] }] as [
        'error',
        { patterns: Ban[] },
      ],
    },
  };
}

/**
 * What answers differently with the reader's locale, time zone or browser version. Words and dates
 * of the product are English, Gregorian and the hotel's (src/hotel/time/dates.ts, moments.ts, numbers.ts).
 */
const localDependent = `
  toLocaleString toLocaleDateString toLocaleTimeString toLocaleLowerCase toLocaleUpperCase
  toDateString toTimeString localeCompare getTimezoneOffset getYear
  getFullYear getMonth getDate getDay getHours getMinutes getSeconds
  setFullYear setMonth setDate setHours setMinutes setSeconds`
  .trim()
  .split(/\s+/)
  .map((property) => ({ property, message: 'differs with locale or time zone; see src/domain' }));

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'promise'],
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
    // A colour field is a slider with two axes, which no input is.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  ignorePatterns: [
    'dist',
    'dist-*',
    'public',
    'scripts/pictures',
    'supabase/.temp',
    'test-results',
  ],
  overrides: [
    room(
      ['src/domain/**'],
      [
        onlyRooms('domain'),
        // Any package but valibot; the engine's expressions know no look-ahead.
        { regex: '^([a-uw-z]|v[b-z]|va[a-km-z]|@[a-z])', message: 'domain imports only valibot' },
      ],
    ),
    room(['src/lib/**'], [onlyRooms('lib'), noReact, noQueryLibrary, noForms]),
    room(
      ['src/services/**'],
      [onlyRooms('services', 'lib', 'domain'), noReact, noQueryLibrary, noForms],
    ),
    room(
      ['src/services/visitor/**'],
      [
        onlyRooms('services', 'lib', 'domain'),
        noStaffServices,
        noBackend,
        noReact,
        noQueryLibrary,
        noForms,
      ],
    ),
    room(
      ['src/queries/*'],
      [
        onlyRooms('queries', 'services', 'lib', 'domain'),
        noStaffServices,
        noStaffQueries,
        noBackend,
        noForms,
      ],
    ),
    room(
      ['src/queries/staff/**'],
      [onlyRooms('queries', 'services', 'lib', 'domain'), noBackend, noForms],
    ),
    room(
      ['src/ui/**'],
      [
        onlyRooms('ui', 'lib'),
        noBackend,
        noQueryLibrary,
        noForms,
        { regex: '^@/lib/(supabase|rest)$', message: 'ui draws; it does not fetch' },
      ],
    ),
    room(
      ['src/site/**'],
      [
        onlyRooms('site', 'queries', 'ui', 'lib', 'domain'),
        noStaffQueries,
        noBackend,
        noForms,
        { regex: '^@/lib/(supabase|rest)$', message: 'site reads through queries' },
      ],
    ),
    room(
      ['src/admin/**'],
      [
        onlyRooms('admin', 'site', 'queries', 'ui', 'lib', 'domain'),
        noBackend,
        {
          regex: '^@/site/(home|rooms|about|contact|layout|legal|not-found)(/|$)',
          message: 'admin previews through site/sections only',
        },
        { regex: '^@/lib/(supabase|rest)$', message: 'admin reads through queries' },
      ],
    ),
    room(
      ['src/app/**'],
      [
        { regex: '^@/(main|entry-prerender)(/|$)', message: 'nothing imports the entries' },
        noBackend,
        noForms,
      ],
    ),
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
