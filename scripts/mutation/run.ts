import { readArguments, USAGE, type Wanted } from './arguments.ts';
import { type Outcome, score } from './outcome.ts';
import { runSql } from './sql-run.ts';
import { runStryker } from './stryker-run.ts';
import { SQL_WHOLE } from './wholes.ts';

/** Below this, in percent, the tests are not worth their name. */
const WANTED_SCORE = 85;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function wanted(): Wanted {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(
      `\n  ${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`,
    );
    process.exit(2);
  }
}

function described({ place, kind, was, becomes }: Outcome): string {
  return `  ${place}  ${kind}: ${was || '(nothing)'} → ${becomes || '(nothing)'}`;
}

const all = wanted();
const { wholes, isSql, percent, seed } = all;
const results = wholes.map((whole): [string, Outcome[]] => [whole.name, runStryker(whole, all)]);
if (isSql) {
  const outcomes: Outcome[] = [];
  runSql(percent, seed, (one) => {
    outcomes.push(one);
    say(`  ${one.status.padEnd(9)}${described(one)}`);
  });
  results.push([SQL_WHOLE, outcomes]);
}

for (const [name, outcomes] of results) {
  const survivors = outcomes.filter(({ status }) => status === 'survived');
  if (survivors.length > 0) say(`\n${name}: not seen by any test\n`);
  for (const one of survivors) say(described(one));
}
say(percent < 100 ? `\nA sample of ${percent} %, seed ${seed}.\n` : '');
for (const [name, outcomes] of results) {
  const planted = outcomes.filter(({ status }) => status !== 'invalid').length;
  say(`  ${name.padEnd(22)} ${score(outcomes).toFixed(1).padStart(5)} % of ${planted} faults seen`);
}
process.exit(results.every(([, outcomes]) => score(outcomes) >= WANTED_SCORE) ? 0 : 1);
