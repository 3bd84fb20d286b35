import { addDays, formatDate } from '@/basics/time/dates';
import { closingSchema, type Closing, type ClosingDraft } from '@/desk/closed-dates/closing';
import { ConflictError, askChanged, deleteRow } from '@/content/store/staff-calls/writes';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { worded, type RefusalWords } from '@/lib/refusal';
import { closingRefusalWords, closingWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

const TABLE = 'closings';
const fields = { ...closingSchema.entries, updatedAt: rowTimestamp };
const columns = columnsOf(fields);
const row = rowSchema(fields);
/** More than these are not looked at in one month. */
const CLOSINGS_MAX = 500;

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

const KEY = [...STAFF_KEY, 'closings'] as const;

/** Closings with a night in `from` … `to` (not included), by their first. */
export function useClosings(from: string, to: string) {
  return useQuery({
    queryKey: [...KEY, from, to],
    queryFn: () => {
      const closings = supabase()
        .from(TABLE)
        .select(columns)
        .lt('from_date', to)
        .gt('to_date', from)
        .order('from_date')
        .order('id')
        .limit(CLOSINGS_MAX);
      return askRows(closings, row);
    },
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: closingWords.listFailed },
  });
}

export function useSaveClosing() {
  const client = useQueryClient();
  return useMutation({
    /** @param id of the closing; made by the form for a new one */
    mutationFn: ({ id, of, draft }: { id: string; of?: Closing; draft: ClosingDraft }) =>
      of ? changeClosing(of, draft) : addClosing(id, draft),
    // Also after a refusal: what is shown of the nights is old then.
    onSettled: () => readAgain(client),
    meta: {
      about: 'closing',
      success: closingWords.saved,
      failure: (error: unknown) => {
        if (error instanceof ConflictError) return closingWords.conflict;
        const says = error instanceof ServiceError ? error.message : '';
        const isRefusal = error instanceof ServiceError && [409, 422].includes(error.status);
        return isRefusal && says !== ''
          ? { ...closingWords.failed, description: says }
          : closingWords.failed;
      },
    },
  });
}

/** Opens the rooms again; a closing that is gone already counts as opened. */
export function useRemoveClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await deleteRow(TABLE, id);
    },
    onSuccess: () => readAgain(client),
    meta: { about: 'closing', success: closingWords.removed, failure: closingWords.failed },
  });
}

function readAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
  return client.invalidateQueries({ queryKey: KEY });
}
