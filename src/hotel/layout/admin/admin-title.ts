import { staffFrameWords } from '@/words/staff';

/** What the browser's tab is called: `Hero Section – Admin`. */
export function adminTitle(page: string): string {
  return staffFrameWords.tabTitle(page);
}
