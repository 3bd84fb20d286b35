import { rest } from '@/lib/rest';
import { withRefusalWords } from '@/lib/refusal';
import { restError, ServiceError, UNIQUE_VIOLATION } from '@/lib/service-error';
import { refusalWords } from '@/words/visitors';

/** The only status that says a row was stored. */
const CREATED = 201;

/**
 * Inserts one row as a visitor, without asking for it back (visitors may not read these tables).
 * A row that is already there is success: it is the answer to this request that got lost.
 * Anything else than "created" is a failure, however friendly: a hotel's Wi-Fi answers 200 with its
 * own page, and the library takes an empty 404 and a 500 with `null` for success.
 * @throws ServiceError; a refusal that has a sentence for people carries it as its message
 */
export async function insertOnce(table: string, row: Record<string, unknown>): Promise<void> {
  const { error, status } = await rest().from(table).insert(row);
  if (error?.code === UNIQUE_VIOLATION) return;
  if (error) throw withRefusalWords(restError(error, status), refusalWords);
  if (status !== CREATED) throw new ServiceError('shape', '', status);
}
