import * as v from 'valibot';
import { supabase } from '@/lib/supabase';
import { callRestRows, type RestCall } from '@/lib/call-rest';
import { withRefusalWords, type RefusalWords } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';

/** Returns the changed row. No row is a refusal, because policies refuse silently. */
export async function askChanged<T>(call: RestCall, row: v.GenericSchema<unknown, T>): Promise<T> {
  const [changed, second] = await callRestRows(call, row);
  if (changed === undefined) throw new ServiceError('refused', 'no row was changed');
  if (second !== undefined) throw new ServiceError('shape', 'more than one row was changed');
  return changed;
}

/** Deletes a row; a missing one counts as deleted. @returns true if the row existed */
export async function deleteRow(
  table: string,
  id: string,
  columns = 'id',
  by = 'id',
): Promise<boolean> {
  const rows = () => supabase().from(table);
  const deleted = await callRestRows(rows().delete().eq(by, id).select(columns), v.unknown());
  if (deleted.length > 0) return true;
  const left = await callRestRows(rows().select(columns).eq(by, id), v.unknown());
  if (left.length > 0) throw new ServiceError('refused', 'no row was deleted');
  return false;
}

/** Somebody else changed the item; `current` is their version, undefined if deleted. */
export class ConflictError<T> extends ServiceError {
  readonly current: T | undefined;

  constructor(current: T | undefined) {
    super('conflict', 'it has changed since it was read', 409);
    this.name = 'ConflictError';
    this.current = current;
  }
}

/** Returns the error if it is a conflict on this table, with the other version. */
export function conflictOf<T>(error: unknown): ConflictError<T> | undefined {
  return error instanceof ConflictError ? error : undefined;
}

/** Rethrows a failure with the sentence that `words` has for its refusal code. */
export function rethrowWorded(words: RefusalWords) {
  return (failure: unknown): never => {
    const isPlain = failure instanceof ServiceError && failure.constructor === ServiceError;
    throw isPlain ? withRefusalWords(failure, words) : failure;
  };
}
