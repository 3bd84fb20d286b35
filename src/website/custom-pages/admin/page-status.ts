import type { Page } from '@/content/schema/page';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { pageWords as words } from '@/words/staff';

export function pageStatus(page: Pick<Page, 'status' | 'showsFrom' | 'showsUntil'>): {
  text: string;
  tone: '' | 'ok' | 'warn';
} {
  const { status, showsFrom, showsUntil } = page;
  const today = hotelToday();
  if (status === 'draft') return { text: words.statuses.draft, tone: '' };
  if (showsUntil && showsUntil < today)
    return { text: words.ended(formatDate(showsUntil)), tone: 'warn' };
  if (showsFrom && showsFrom > today)
    return { text: words.waits(formatDate(showsFrom)), tone: 'warn' };
  if (showsUntil) return { text: words.runs(formatDate(showsUntil)), tone: 'ok' };
  return { text: words.statuses.published, tone: 'ok' };
}
