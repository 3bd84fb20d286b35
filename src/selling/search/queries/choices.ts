import { parseChoice, type Choice } from '@/selling/search/stored-choice';
import { CHOICE_KEY } from '@/selling/search/choice-key';
import { TAB } from '@/lib/browser-storage';

/** Returns what was chosen for this search in this tab. */
export function readChoice(of: string): Choice | undefined {
  const choice = parseChoice(TAB.readJson(CHOICE_KEY));
  return choice?.of === of ? choice : undefined;
}
