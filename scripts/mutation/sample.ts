import { createHash } from 'node:crypto';

/**
 * Whether something is in a sample. The same seed chooses the same names, whatever else there is.
 * @param percent how much of all is to be in it, 0 to 100
 */
export function isChosen(name: string, seed: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${seed} ${name}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < percent / 100;
}
