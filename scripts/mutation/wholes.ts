/** A part of the product in which faults are planted, and the tests that must see them. */
export type Whole = {
  name: string;
  /** Files in which faults are planted, as globs of Stryker; the rules in SQL have a planter of their own. */
  mutate: string[];
  /** Projects of vite.config.ts whose tests are run. */
  tests: ('unit' | 'component' | 'backend')[];
};

export const SQL_WHOLE = 'supabase/migrations';

export const WHOLES: Whole[] = [
  // defaults.ts and copy.ts hold the sample hotel's words and no rule.
  {
    name: 'src/domain',
    mutate: ['src/domain/**/*.ts', '!src/domain/{defaults,copy,frame-copy,sample-name}.ts'],
    tests: ['unit'],
  },
  { name: 'src/services', mutate: ['src/services/**/*.ts'], tests: ['unit', 'backend'] },
  { name: 'src/queries', mutate: ['src/queries/**/*.ts'], tests: ['component'] },
  { name: 'src/app', mutate: ['src/app/**/*.{ts,tsx}'], tests: ['unit', 'component'] },
];
