import { headWords } from '@/words/visitors';

/** `Rooms – Chanrea House` */
export function pageTitle(page: string, siteName: string): string {
  return headWords.title(page, siteName);
}
