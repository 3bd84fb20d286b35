import { createHash } from 'node:crypto';

/** Below this share of planted faults that are seen, in percent, the tests are not worth their name. */
export const WANTED_SCORE = 85;

/**
 * Whether something is in a sample. The same seed chooses the same names, whatever else there is.
 * @param percent how much of all is to be in it, 0 to 100
 */
export function isChosen(name: string, seed: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${seed} ${name}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < percent / 100;
}
