import * as v from 'valibot';
import { ServiceError, restError, type RestFailure } from './service-error';

export type RestCall = PromiseLike<{ data: unknown; error: RestFailure | null; status: number }>;

/** Returns PostgREST's parsed answer. @throws ServiceError, of kind `shape` if it does not fit */
export async function callRest<T>(call: RestCall, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { data, error, status } = await call;
  if (error) throw restError(error, status);
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  throw new ServiceError('shape', 'the server answered something else', status, parsed.issues);
}

/** Like `callRest`, for a list of rows. */
export function callRestRows<T>(call: RestCall, row: v.GenericSchema<unknown, T>): Promise<T[]> {
  return callRest(call, v.array(row));
}

/** Largest number of rows that a hosted project returns at once. */
const ROWS_MAX = 1000;

/**
 * Returns all rows, in as many requests as needed.
 * @param page requests the rows `from` … `to` in a fixed order
 * @throws ServiceError
 */
export async function askAllRows<T>(
  page: (from: number, to: number) => RestCall,
  row: v.GenericSchema<unknown, T>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const rows = await callRestRows(page(all.length, all.length + ROWS_MAX - 1), row);
    all.push(...rows);
    if (rows.length < ROWS_MAX) return all;
  }
}
