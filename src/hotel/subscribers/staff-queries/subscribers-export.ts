import type { ExportSource } from '@/hotel/desk/staff-services/export';
import { csvWords } from '@/words/staff';
import { fetchSubscribers } from '@/hotel/subscribers/staff-services/subscribers';

/** All addresses of the newsletter, for a file. */
export const subscribersExport: ExportSource = {
  headings: csvWords.subscribers,
  page: async (after, size, signal) => {
    const { items, next } = await fetchSubscribers({}, after, size, signal);
    return { items: items.map((row) => [row.createdAt, row.email]), next };
  },
};
