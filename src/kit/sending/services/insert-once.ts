import { rest } from '@/lib/rest';
import { withRefusalWords } from '@/lib/refusal';
import { restError, ServiceError, UNIQUE_VIOLATION } from '@/lib/service-error';
import { refusalWords } from '@/words/visitors';

/** The only HTTP status that means that a row was stored. */
const CREATED = 201;

/**
 * Inserts one row as a visitor, who may not read it back. If the row exists, an earlier answer was
 * lost, so this is a success. Any other status than 201 is a failure: a hotel's Wi-Fi may answer
 * 200 with its own page.
 * @throws ServiceError, with a sentence for people as message if there is one
 */
export async function insertOnce(table: string, row: Record<string, unknown>): Promise<void> {
  const { error, status } = await rest().from(table).insert(row);
  if (error?.code === UNIQUE_VIOLATION) return;
  if (error) throw withRefusalWords(restError(error, status), refusalWords);
  if (status !== CREATED) throw new ServiceError('shape', '', status);
}
