import { storedSubscriberSchema } from '@/hotel/subscribers/subscriber';
import type { StoredSubscriber } from '@/hotel/subscribers/subscriber';
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

const TABLE = 'subscribers';
const COLUMNS = 'id, email, unsubscribe_token, created_at';

/** Addresses of the newsletter, newest first. @throws ServiceError */
export function fetchSubscribers(
  { email }: { email?: string },
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredSubscriber>> {
  return fetchPage({
    table: TABLE,
    columns: COLUMNS,
    narrow: (select) => (email ? emailBeginningWith(select, email) : select),
    after,
    size,
    parse: (row) => parseRow(storedSubscriberSchema, row),
    signal,
  });
}

/** Takes an address off the list. @throws ServiceError */
export async function deleteSubscriber(id: string): Promise<void> {
  const table = supabase().from(TABLE);
  const { data, error, status } = await table.delete().eq('id', id).select('id');
  if (error) throw restError(error, status);
  if (rowsOf(data, status).length > 0) return;
  // One that is gone already counts as deleted; one that is still there was refused.
  const left = await supabase().from(TABLE).select('id').eq('id', id).retry(false);
  if (left.error) throw restError(left.error, left.status);
  if (rowsOf(left.data, left.status).length > 0) changedRow([], status);
}
