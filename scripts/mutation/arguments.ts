import path from 'node:path';
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
  npm run mutate -- model                 one part: ${[...WHOLES.map(({ name }) => name), SQL_WHOLE].join(', ')}
  npm run mutate -- src/hotel/rooms       one subject of the hotel
  npm run mutate -- src/hotel/rules/price.ts
                                          one file
  npm run mutate -- --percent 10          a sample; --seed 2 takes another one
  npm run mutate -- queries --against tests/component/rooms.test.tsx
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
    wholes: names.filter((name) => name !== SQL_WHOLE).flatMap(wholesOf),
    isSql: names.includes(SQL_WHOLE),
    percent,
    seed: values.seed,
    against: values.against,
  };
}

/** The parts that a word of the command line names: a layer, a subject's folder or one file. */
function wholesOf(wanted: string): Whole[] {
  const name = wanted.replace(/\/$/, '');
  const layer = WHOLES.find((whole) => whole.name === name);
  if (layer) return [layer];
  const [, subject, rest] = /^src\/hotel\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  const found = subject
    ? WHOLES.map((whole) => within(whole, subject, rest)).filter(({ mutate }) => mutate.length > 0)
    : [];
  if (found.length === 0) throw new Error(`No faults are planted in ${wanted}.`);
  return found;
}

/** A layer's part of one subject, or of one folder or file in it. */
function within(whole: Whole, subject: string, rest: string | undefined): Whole {
  const own = whole.mutate
    .filter((glob) => glob.startsWith('src/hotel/*/'))
    .map((glob) => glob.replace('*', subject));
  const mutate = rest?.endsWith('.ts')
    ? own
        .filter((glob) => path.matchesGlob(`src/hotel/${subject}/${rest}`, glob))
        .map(() => `src/hotel/${subject}/${rest}`)
    : own
        .filter((glob) => !rest || glob.includes(rest))
        .map((glob) => (rest ? `src/hotel/${subject}/${rest}/*.ts` : glob));
  return { ...whole, name: `src/hotel/${subject}: ${whole.name}`, mutate: [...new Set(mutate)] };
}
