import { CONTROL_CHARACTERS } from '../../basics/rules/single-line.ts';

const ALL_STEERING = new RegExp(CONTROL_CHARACTERS, 'gu');

/** Makes a text safe for a mail header. Keeps French no-break spaces. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .replaceAll(ALL_STEERING, '')
    .trim();
}

/** Cuts a text after `max` characters as the database counts them, never inside a character. */
export function cutTo(max: number, text: string): string {
  return [...text].slice(0, max).join('');
}
