import { storedMessageSchema } from '@/hotel/messages/message';
import type { MessageStatus, StoredMessage } from '@/hotel/messages/message';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { emailBeginningWith, fetchPage } from '@/hotel/desk/staff-services/paging';
import type { Cursor, Page } from '@/hotel/desk/staff-services/paging';
import { columnsOf, rowSchema, rowTimestamp } from '@/hotel/content/staff-services/row-schema';
import { askChanged, deleteRow } from '@/hotel/content/staff-services/writes';

/** `status` undefined: everything that is not archived. */
export type MessageFilter = { status?: MessageStatus | 'any'; email?: string };

const TABLE = 'messages';
const fields = {
  ...storedMessageSchema.entries,
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};
const columns = columnsOf(fields);
const row = rowSchema(fields);

/** Messages of the contact form, newest first. @throws ServiceError */
export function fetchMessages(
  { status, email }: MessageFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredMessage>> {
  return fetchPage({
    table: TABLE,
    columns,
    row,
    narrow: (select) => {
      const found = email ? emailBeginningWith(select, email) : select;
      if (status === 'any') return found;
      return status ? found.eq('status', status) : found.in('status', ['unread', 'read']);
    },
    after,
    size,
    signal,
  });
}

/** One message; undefined when there is none. @throws ServiceError */
export async function fetchMessage(id: string): Promise<StoredMessage | undefined> {
  const [message] = await askRows(supabase().from(TABLE).select(columns).eq('id', id), row);
  return message;
}

/** Files a message. @throws ServiceError */
export function fileMessage(id: string, to: MessageStatus): Promise<StoredMessage> {
  return askChanged(
    supabase().from(TABLE).update({ status: to }).eq('id', id).select(columns),
    row,
  );
}

/** Deletes a message for good. @throws ServiceError */
export async function deleteMessage(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}
