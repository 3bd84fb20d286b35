import { addDays, formatDate } from '@/basics/time/dates';
import { closingSchema, type Closing, type ClosingDraft } from '@/desk/closed-dates/closing';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { ConflictError, rethrowWorded } from '@/content/store/staff-calls/writes';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import type { RefusalWords } from '@/lib/refusal';
import { closingRefusalWords, closingWords } from '@/words/staff';
import { refusalWords } from '@/words/visitors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { LIST_INTERVAL_MS } from '@/desk/lists/staff-calls/lists';

const closingRow = rowSchema({ ...closingSchema.entries, updatedAt: rowTimestamp });
const closings = itemTable<Closing, ReturnType<typeof toRow>>({
  table: 'closings',
  row: closingRow,
});
/** More than these are not looked at in one month. */
const CLOSINGS_MAX = 500;

function toRow({ roomId, firstNight, lastNight, rooms, reason }: ClosingDraft) {
  return { roomId, fromDate: firstNight, toDate: addDays(lastNight, 1), rooms, reason };
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

const KEY = [...STAFF_KEY, 'closings'] as const;
const invalidates = [AVAILABILITY_KEY, KEY];

/** Closings with a night in `from` … `to` (not included), by their first. */
export function useClosings(from: string, to: string) {
  return useQuery({
    queryKey: [...KEY, from, to],
    queryFn: () => {
      const inSpan = supabase()
        .from('closings')
        .select('*')
        .lt('from_date', to)
        .gt('to_date', from)
        .order('from_date')
        .order('id')
        .limit(CLOSINGS_MAX);
      return callRestRows(inSpan, closingRow);
    },
    refetchInterval: LIST_INTERVAL_MS,
    refetchOnWindowFocus: true,
    meta: { failure: closingWords.listFailed },
  });
}

export function useSaveClosing() {
  return useMutation({
    /** @param id of the closing; made by the form for a new one */
    mutationFn: ({ id, of, draft }: { id: string; of?: Closing; draft: ClosingDraft }) => {
      const stored = of
        ? closings.update(of.id, toRow(draft), of.updatedAt)
        : closings.insert(id, toRow(draft));
      return stored.catch(rethrowWorded(WORDS));
    },
    meta: {
      about: 'closing',
      // Also after a refusal: what is shown of the nights is old then.
      invalidates,
      success: closingWords.saved,
      failure: (error: unknown) => {
        if (error instanceof ConflictError) return closingWords.conflict;
        const isRefusal = error instanceof ServiceError && [409, 422].includes(error.status);
        return isRefusal && error.message !== ''
          ? { ...closingWords.failed, description: error.message }
          : closingWords.failed;
      },
    },
  });
}

/** Opens the rooms again; a closing that is gone already counts as opened. */
export function useRemoveClosing() {
  return useMutation({
    mutationFn: closings.remove,
    meta: {
      about: 'closing',
      success: closingWords.removed,
      failure: closingWords.failed,
      invalidates,
    },
  });
}
