import { storedSubscriberSchema, type StoredSubscriber } from '@/guests/newsletter/subscriber';
import { emailBeginningWith, fetchPage } from '@/desk/lists/staff-services/paging';
import type { Cursor, Page } from '@/desk/lists/staff-services/paging';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { deleteRow } from '@/content/store/staff-services/writes';

const TABLE = 'subscribers';
const fields = { ...storedSubscriberSchema.entries, createdAt: rowTimestamp };

/** Addresses of the newsletter, newest first. @throws ServiceError */
export function fetchSubscribers(
  { email }: { email?: string },
  after: Cursor | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StoredSubscriber>> {
  return fetchPage({
    table: TABLE,
    columns: columnsOf(fields),
    row: rowSchema(fields),
    narrow: (select) => (email ? emailBeginningWith(select, email) : select),
    after,
    size,
    signal,
  });
}

/** Takes an address off the list. @throws ServiceError */
export async function deleteSubscriber(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}
