import { addDays, formatDate } from '@/basics/time/dates';
import { closingSchema, type Closing, type ClosingDraft } from '@/desk/closed-dates/closing';
import { ConflictError, askChanged, deleteRow } from '@/content/store/staff-services/writes';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { worded, type RefusalWords } from '@/lib/refusal';
import { closingRefusalWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';

const TABLE = 'closings';
const fields = { ...closingSchema.entries, updatedAt: rowTimestamp };
const columns = columnsOf(fields);
const row = rowSchema(fields);
/** More than these are not looked at in one month. */
const CLOSINGS_MAX = 500;

/** Closings with a night in `from` … `to` (not included), by their first. @throws ServiceError */
export function fetchClosings(from: string, to: string): Promise<Closing[]> {
  const closings = supabase()
    .from(TABLE)
    .select(columns)
    .lt('from_date', to)
    .gt('to_date', from)
    .order('from_date')
    .order('id')
    .limit(CLOSINGS_MAX);
  return askRows(closings, row);
}

/** Closes rooms, once for an id. @throws ServiceError with a sentence where guests are */
export async function addClosing(id: string, draft: ClosingDraft): Promise<Closing> {
  const added = { id, ...toRow(draft) };
  const insert = supabase().from(TABLE).insert(added).select(columns);
  try {
    return await askChanged(insert, row);
  } catch (error) {
    const earlier = isDuplicate(error) ? await find(id) : undefined;
    if (earlier) return earlier;
    throw closingRefusal(error);
  }
}

/** Changes a closing in the version that was seen. @throws ConflictError when that is old */
export async function changeClosing(
  { id, updatedAt }: Pick<Closing, 'id' | 'updatedAt'>,
  draft: ClosingDraft,
): Promise<Closing> {
  const update = supabase()
    .from(TABLE)
    .update(toRow(draft))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select(columns);
  const [stored] = await askRows(update, row).catch((error: unknown) => {
    throw closingRefusal(error);
  });
  if (stored) return stored;
  const current = await find(id);
  if (current?.updatedAt !== updatedAt) throw new ConflictError(current);
  throw new ServiceError('refused', 'no row was changed');
}

/** Opens the rooms again; a closing that is gone already counts as opened. @throws ServiceError */
export async function removeClosing(id: string): Promise<void> {
  await deleteRow(TABLE, id);
}

async function find(id: string): Promise<Closing | undefined> {
  const [closing] = await askRows(supabase().from(TABLE).select(columns).eq('id', id), row);
  return closing;
}

function toRow({ roomId, firstNight, lastNight, rooms, reason }: ClosingDraft) {
  const to = addDays(lastNight, 1);
  return { room_id: roomId, from_date: firstNight, to_date: to, rooms, reason };
}

const WORDS: RefusalWords = {
  ...closingRefusalWords,
  'room-gone': refusalWords['room-gone'],
  'closing-taken': ({ room, nights, free }) =>
    closingRefusalWords['closing-taken'](
      String(room),
      (Array.isArray(nights) ? nights : []).map((night) => formatDate(String(night))),
      Number(free),
    ),
};

function closingRefusal(failure: unknown): unknown {
  return failure instanceof ServiceError ? worded(failure, WORDS) : failure;
}
