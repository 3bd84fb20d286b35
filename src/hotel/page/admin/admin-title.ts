import { staffFrameWords } from '@/words/staff';

/** What the browser's tab is called: `Hero Section – Admin`, `(2) Hero Section – Admin`. */
export function adminTitle(page: string, missed = 0): string {
  const title = staffFrameWords.tabTitle(page);
  return missed > 0 ? staffFrameWords.tabCount(missed, title) : title;
}
