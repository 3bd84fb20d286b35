import * as v from 'valibot';
import { storedMessageSchema } from '@/guests/messages/message';
import type { MessageStatus, StoredMessage } from '@/guests/messages/message';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { fetchPage, pageOf, type Cursor, type Page } from '@/desk/lists/staff-services/paging';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { askChanged, deleteRow } from '@/content/store/staff-services/writes';

/** No `status`: the inbox. `text`: words that stand in name, address, subject or message. */
export type MessageFilter = { status?: MessageStatus | 'any'; text?: string };

const TABLE = 'messages';
const FROM_MAX = 20;
const fields = {
  ...storedMessageSchema.entries,
  answeredAt: v.optional(v.nullable(rowTimestamp), null),
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};
const columns = columnsOf(fields);
const row = rowSchema(fields);

/** Messages of the contact form, newest first. @throws ServiceError */
export function fetchMessages(
  { status, text }: MessageFilter,
  after: Cursor | undefined,
  size: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Page<StoredMessage>> {
  if (text) {
    const found = supabase()
      .rpc('find_messages', {
        query: text,
        of_status: status,
        before_at: after?.createdAt,
        before_id: after?.id,
        how_many: size + 1,
      })
      .select(columns)
      .abortSignal(signal);
    return askRows(found, row).then((rows) => pageOf(rows, size));
  }
  return fetchPage({
    table: TABLE,
    columns,
    row,
    narrow: (select) => {
      if (status === 'any') return select;
      return status ? select.eq('status', status) : select.in('status', ['unread', 'read']);
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

/** Messages from an address, newest first. @throws ServiceError */
export function fetchMessagesFrom(email: string): Promise<StoredMessage[]> {
  const from = supabase().from(TABLE).select(columns).eq('email', email).neq('status', 'spam');
  return askRows(from.order('created_at', { ascending: false }).limit(FROM_MAX), row);
}

/** Files a message. @throws ServiceError */
export function fileMessage(id: string, to: MessageStatus): Promise<StoredMessage> {
  return changeMessage(id, { status: to });
}

/** Says that a message is answered another way than by a letter from here, or not. @throws ServiceError */
export function setAnswered(id: string, isAnswered: boolean): Promise<StoredMessage> {
  // The moment itself is set by the database.
  return changeMessage(id, { answered_at: isAnswered ? new Date().toISOString() : null });
}

function changeMessage(id: string, change: object): Promise<StoredMessage> {
  return askChanged(supabase().from(TABLE).update(change).eq('id', id).select(columns), row);
}

/** Deletes a message for good. @throws ServiceError */
export async function deleteMessage(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}
