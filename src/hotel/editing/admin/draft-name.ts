import type { Noun } from './collection';

/**
 * What the draft of a dialog is called, in every language alike.
 * @param id undefined for an item that is being added
 */
export function draftName(noun: Noun, id: string | undefined): string {
  return `${noun}/${id ?? 'new'}`;
}
