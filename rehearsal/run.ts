import { spawnSync } from 'node:child_process';

/**
 * The parts of a rehearsal, each runnable alone. Each brings up what it needs, takes it down again,
 * and fails with a sentence where a piece cannot be had.
 */
const PARTS: Record<string, string[]> = {
  types: ['node_modules/typescript/bin/tsc', '-p', 'rehearsal'],
  function: ['rehearsal/function/function.test.ts', 'rehearsal/function/calendars.test.ts'],
  hosts: ['rehearsal/hosts/hosts.test.ts'],
  database: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'rehearsal/vitest.config.ts'],
};
/** Programs of their own; all others are files for `node --test`. */
const DIRECT = ['types', 'database'];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  say(`There is no part "${unknown.join('", "')}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const results = Object.entries(PARTS)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([name, words]) => {
    say(`\n== ${name}`);
    const began = Date.now();
    const args = DIRECT.includes(name) ? words : ['--test', '--test-reporter=spec', ...words];
    const { status } = spawnSync(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return { name, isGood: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
  });

say('');
for (const { name, isGood, seconds } of results)
  say(`  ${name.padEnd(12)}${isGood ? 'ok    ' : 'FAILED'}  ${String(seconds).padStart(4)} s`);
process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
