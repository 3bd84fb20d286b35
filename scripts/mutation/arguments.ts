import { parseArgs } from 'node:util';
import { SQL_WHOLE, type Whole, WHOLES } from './wholes.ts';

export type Wanted = {
  wholes: Whole[];
  /** Whether faults are planted in the migrations, too. */
  isSql: boolean;
  /** How many of all faults are planted, in percent. */
  percent: number;
  seed: string;
  /** Test files, when not all of the part are to be run. */
  against: string[];
};

export const USAGE = `
  npm run mutate                          everything, every fault: takes hours
  npm run mutate -- src/domain            one part: ${[...WHOLES.map(({ name }) => name), SQL_WHOLE].join(', ')}
  npm run mutate -- src/hotel/rules/price.ts   one file of a part
  npm run mutate -- --percent 10          a sample; --seed 2 takes another one
  npm run mutate -- src/queries --against tests/component/rooms.test.tsx
                                          only these tests are run; may be said more than once
`;

/** What was asked for on the command line. @throws Error with a sentence for people */
export function readArguments(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      percent: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      against: { type: 'string', multiple: true, default: [] },
    },
  });
  const percent = Number(values.percent);
  if (!(percent > 0 && percent <= 100)) throw new Error('--percent is a number from 1 to 100.');
  const names =
    positionals.length > 0 ? positionals : [...WHOLES.map(({ name }) => name), SQL_WHOLE];
  return {
    wholes: names.filter((name) => name !== SQL_WHOLE).map(wholeOf),
    isSql: names.includes(SQL_WHOLE),
    percent,
    seed: values.seed,
    against: values.against,
  };
}

/** A part by its name, or the part of a path with that path alone. */
function wholeOf(wanted: string): Whole {
  const name = wanted.replace(/\/$/, '');
  const whole = WHOLES.find((one) => name === one.name || name.startsWith(`${one.name}/`));
  if (!whole) throw new Error(`No faults are planted in ${wanted}.`);
  if (whole.name === name) return whole;
  const isFile = /\.\w+$/.test(name);
  return { ...whole, name, mutate: [isFile ? name : `${name}/**/*.{ts,tsx}`] };
}
