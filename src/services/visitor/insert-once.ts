import { rest } from '@/lib/rest';
import { restError } from '@/services/service-error';

/** PostgREST's code for a value that is already there. */
const UNIQUE_VIOLATION = '23505';

/**
 * Inserts one row as a visitor, without asking for it back (visitors may not read these tables).
 * A row that is already there is success: it is the answer to this request that got lost.
 * @throws ServiceError
 */
export async function insertOnce(table: string, row: Record<string, unknown>): Promise<void> {
  const { error, status } = await rest().from(table).insert(row);
  if (error && error.code !== UNIQUE_VIOLATION) throw restError(error, status);
}
