/** A part of the product in which faults are planted, and the tests that must see them. */
export type Whole = {
  name: string;
  /** Files in which faults are planted, as globs of Stryker; the rules in SQL have a planter of their own. */
  mutate: string[];
  /** Projects of vite.config.ts whose tests are run. */
  tests: ('unit' | 'component' | 'backend')[];
};

export const SQL_WHOLE = 'supabase/migrations';

/** The layers of every subject, each against the tests that know it best. */
export const WHOLES: Whole[] = [
  // defaults.ts and the words hold the sample hotel's texts and no rule.
  {
    name: 'model',
    mutate: ['src/hotel/*/*.ts', '!src/hotel/content/{defaults,sample-name}.ts'],
    tests: ['unit'],
  },
  {
    name: 'services',
    mutate: ['src/hotel/*/{services,staff-services}/*.ts'],
    tests: ['unit', 'backend'],
  },
  {
    name: 'queries',
    mutate: ['src/hotel/*/{queries,staff-queries}/*.ts'],
    tests: ['component'],
  },
  // What the bundler reads (import.meta.glob) must stand there as written.
  {
    name: 'app',
    mutate: ['src/app/**/*.{ts,tsx}', '!src/app/{pages,staff-pages}.ts'],
    tests: ['unit', 'component'],
  },
];
