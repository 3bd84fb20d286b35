import { CONTROL_CHARACTERS } from '../../basics/rules/single-line.ts';

const ALL_STEERING = new RegExp(CONTROL_CHARACTERS, 'gu');

/** A text as a header takes it, without line ends and gaps; French keeps its no-break spaces. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .replaceAll(ALL_STEERING, '')
    .trim();
}

/** The beginning of a text, in characters as the database counts them: no sign is cut in two. */
export function cutTo(max: number, text: string): string {
  return [...text].slice(0, max).join('');
}
