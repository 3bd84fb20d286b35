import { mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { showWork } from '../project/terminal.ts';
import { type Part, REPORTS } from './parts.ts';
import { type Result, runParts } from './schedule.ts';

function describe({ part, counts, seconds, note }: Result): string {
  const { passed, failed, secondTries } = counts;
  const told = [
    part.report && `${passed} passed, ${failed} failed`,
    secondTries.length > 0 && `${secondTries.length} at a second try`,
    note,
  ];
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const end = `${seconds.toFixed(1).padStart(6)} s   ${told.filter(Boolean).join(', ')}`;
  return `  ${part.name.padEnd(10)} ${verdict.padEnd(7)} ${end}`.trimEnd();
}

/**
 * Runs parts, tells each as it ends and all of them at the end.
 * @param obstacle why a part cannot run on this machine
 * @returns how many tests have failed
 */
export async function runAndTell(
  parts: Part[],
  obstacle: (part: Part) => string | undefined = () => undefined,
): Promise<number> {
  const { at, say, end } = showWork();
  let done = 0;
  const goOn = () => at('all parts:', done, parts.length);
  goOn();
  mkdirSync(REPORTS, { recursive: true });
  const results = await runParts(parts, obstacle, (result) => {
    if (result.counts.failed > 0)
      say(`\n── ${result.part.name} ──\n${stripVTControlCharacters(result.output)}`);
    say(describe(result));
    done += 1;
    goOn();
  });

  say(`\n${results.map(describe).join('\n')}`);
  // Named one by one: anyone who reads the result shall know which tests may fail by chance.
  const again = results.flatMap(({ counts }) => counts.secondTries);
  for (const test of again) say(`\n  NEEDED A SECOND TRY: ${test}`);
  say();
  end();
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  say(
    `${passed} passed, ${failed} failed${again.length > 0 ? `, ${again.length} NEEDED A SECOND TRY` : ''}`,
  );
  return failed;
}
