import { MESSAGE_STATUS_LABEL } from '@/guests/messages/message';
import { csvWords } from '@/words/staff';
import type { ExportSource } from '@/desk/lists/staff-calls/export-list';
import { calledByStaff } from '@/words/staff-languages';
import { fetchMessages } from './messages';

export const messagesExport: ExportSource = {
  headings: csvWords.messages,
  page: async (after, size, signal) => {
    const { items, next } = await fetchMessages({ status: 'any' }, after, size, signal);
    const lines = items.map((row) => [
      row.createdAt,
      MESSAGE_STATUS_LABEL[row.status],
      row.name,
      row.email,
      row.subject,
      row.message,
      calledByStaff(row.language),
    ]);
    return { items: lines, next };
  },
};
