import * as v from 'valibot';
import {
  columnsOf,
  decimal,
  rowSchema,
  rowTimestamp,
} from '@/hotel/content/staff-services/row-schema';
import { reservationSchema } from '@/hotel/reservations/reservation';

const fields = {
  ...reservationSchema.entries,
  price: decimal,
  fee: decimal,
  total: decimal,
  nightly: v.optional(v.nullable(decimal), null),
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};

/** What every answer of it holds. */
export const reservationColumns = columnsOf(fields);
/** A row of the table, as every answer of it is read. */
export const reservationRow = rowSchema(fields);
