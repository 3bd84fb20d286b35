import { exitStatus, type Report } from './examine.ts';
import type { Finding } from './finding.ts';

const MARKS: Record<Finding['kind'], string> = {
  ok: 'ok   ',
  note: 'note ',
  wrong: 'WRONG',
  blind: 'BLIND',
};
const INDENT = ' '.repeat(9);

/** A report as lines for a terminal. */
export function linesOf(report: Report): string[] {
  const sections = report.flatMap(({ heading, findings }) => [
    '',
    `  ${heading}`,
    ...findings.flatMap(({ kind, says, todo }) => [
      `  ${MARKS[kind]}  ${says}`,
      ...(todo ? [`${INDENT}${todo}`] : []),
    ]),
  ]);
  return [...sections, '', `  ${verdict(report)}`, ''];
}

function verdict(report: Report): string {
  const wrongs = report.flatMap(({ findings }) => findings).filter(({ todo }) => todo).length;
  const things = `${wrongs} ${wrongs === 1 ? 'thing' : 'things'}`;
  return [
    'Nothing is wrong that can be seen from outside.',
    `${things} to be put right.`,
    `${things} to be put right; not everything could be looked at.`,
  ][exitStatus(report)] as string; // one for each status
}
