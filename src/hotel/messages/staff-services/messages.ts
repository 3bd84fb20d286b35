import { storedMessageSchema } from '@/hotel/messages/message';
import type { MessageStatus, StoredMessage } from '@/hotel/messages/message';
import { supabase } from '@/lib/supabase';
import { restError } from '@/lib/service-error';
import {
  changedRow,
  emailBeginningWith,
  fetchPage,
  parseRow,
  rowsOf,
} from '@/hotel/desk/staff-services/paging';
import type { Cursor, Page } from '@/hotel/desk/staff-services/paging';

/** `status` undefined: everything that is not archived. */
export type MessageFilter = { status?: MessageStatus | 'any'; email?: string };

const TABLE = 'messages';
const COLUMNS = 'id, name, email, subject, message, status, created_at, updated_at';

/** Messages of the contact form, newest first. @throws ServiceError */
export function fetchMessages(
  { status, email }: MessageFilter,
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredMessage>> {
  return fetchPage({
    table: TABLE,
    columns: COLUMNS,
    narrow: (select) => {
      const found = email ? emailBeginningWith(select, email) : select;
      if (status === 'any') return found;
      return status ? found.eq('status', status) : found.in('status', ['unread', 'read']);
    },
    after,
    size,
    parse,
    signal,
  });
}

/** One message; undefined when there is none. @throws ServiceError */
export async function fetchMessage(id: string): Promise<StoredMessage | undefined> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .select(COLUMNS)
    .eq('id', id)
    .retry(false);
  if (error) throw restError(error, status);
  return rowsOf(data, status).map(parse)[0];
}

/** Files a message. @throws ServiceError */
export async function fileMessage(id: string, to: MessageStatus): Promise<StoredMessage> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .update({ status: to })
    .eq('id', id)
    .select(COLUMNS);
  if (error) throw restError(error, status);
  return parse(changedRow(data, status));
}

/** Deletes a message for good. @throws ServiceError */
export async function deleteMessage(id: string): Promise<void> {
  const { data, error, status } = await supabase().from(TABLE).delete().eq('id', id).select('id');
  if (error) throw restError(error, status);
  // One that is gone already counts as deleted; one that is still there was refused.
  if (rowsOf(data, status).length === 0 && (await fetchMessage(id))) changedRow([], status);
}

function parse(row: unknown): StoredMessage {
  return parseRow(storedMessageSchema, row);
}
