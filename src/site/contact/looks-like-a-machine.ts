import { FORM_MIN_FILL_MS } from '@/domain/limits';

/** A field that nobody sees and many programs fill in. */
export const TRAP_NAME = 'website';

/** @param filledInMs time between the first change of the form and its sending */
export function looksLikeAMachine(data: FormData, filledInMs: number): boolean {
  return data.get(TRAP_NAME) !== '' || filledInMs < FORM_MIN_FILL_MS;
}
