import { useFindKeyChoice } from '@/hotel/accounts/staff-queries/find-key';
import { FIND_TEXT_MAX } from '@/hotel/rules/limits';
import { findWords } from '@/words/staff';

/** Marks the box that finds a stay: the key / leads to it. */
export const FIND_MARK = 'data-find';

/** What every such box is. */
const FIND_FIELD = {
  [FIND_MARK]: true,
  type: 'search',
  autoComplete: 'off',
  spellCheck: false,
  maxLength: FIND_TEXT_MAX,
  placeholder: findWords.placeholder,
} as const;

/** The same, with the key that leads to it, where whoever is signed in wants that. */
export function useFindField() {
  const hasKey = useFindKeyChoice();
  return { ...FIND_FIELD, 'aria-keyshortcuts': hasKey ? '/' : undefined };
}
