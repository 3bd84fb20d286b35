import * as v from 'valibot';
import {
  storedChangeRequestSchema,
  type StoredChangeRequest,
  type Decision,
} from '@/guests/my-stay/stored-change-request';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { askChanged } from '@/content/store/staff-calls/writes';
import { reservationFailure } from '@/desk/stays/staff-calls/nights-taken';
import {
  fetchReservation,
  invalidateReservations,
  KEY as RESERVATIONS_KEY,
  putReservation,
  refusalToast,
} from '@/desk/stays/staff-calls/reservations';
import type { Reservation } from '@/desk/stays/reservation';
import { callRest, callRestRows } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { guestPageWords } from '@/words/staff';

const fields = { ...storedChangeRequestSchema.entries, updatedAt: rowTimestamp };
const row = rowSchema(fields);
const idRow = v.object({ id: v.string() });

function fetchKey(id: string): Promise<string | null> {
  const key = supabase().rpc('guest_key', { of_stay: id }, { get: true });
  return callRest(key, v.nullable(v.string()));
}

async function fetchChangeRequest(reservationId: string): Promise<StoredChangeRequest | null> {
  const changes = supabase().from('stay_changes').select(columnsOf(fields));
  const waiting = changes.eq('reservation_id', reservationId).eq('status', 'asked');
  const [found] = await callRestRows(waiting, row);
  return found ?? null;
}

/** Answers the change request that staff saw. @returns undefined if it no longer waits */
export async function answerChange(
  { id, updatedAt }: Pick<StoredChangeRequest, 'id' | 'updatedAt'>,
  decision: Decision,
  words: string,
): Promise<Reservation | undefined> {
  const call = supabase().rpc('answer_change', { change: id, seen: updatedAt, decision, words });
  const reservationId = await callRest(call, v.nullable(v.string())).catch((error: unknown) => {
    throw reservationFailure(error);
  });
  if (reservationId === null) return undefined;
  const stored = await fetchReservation(reservationId);
  if (!stored) throw new ServiceError('shape', 'the reservation is gone');
  return stored;
}

const KEY = [...STAFF_KEY, 'guest-page'] as const;

type KeyOf = Pick<Reservation, 'id' | 'email'>;

/** Loads the secret key of a guest's page; null if erased. The cache drops it after use. */
export function useGuestKey({ id, email }: KeyOf) {
  return useQuery({
    queryKey: [...KEY, 'key', id, email],
    queryFn: () => fetchKey(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Replaces the stay's key, so that links in earlier e-mails stop working. */
export function useReplaceGuestKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: KeyOf) => {
      // The database replaces null by a new key.
      const taken = supabase().from('reservations').update({ guest_key: null }).eq('id', id);
      await askChanged(taken.select('id'), idRow);
      return fetchKey(id);
    },
    onSuccess: (key, { id, email }) => client.setQueryData([...KEY, 'key', id, email], key),
    meta: {
      success: guestPageWords.replaced,
      failure: guestPageWords.notReplaced,
      invalidates: [RESERVATIONS_KEY],
    },
  });
}

/** Loads the guest's unanswered change request. @param version version of the reservation */
export function useChangeRequest(reservationId: string | undefined, version: string) {
  return useQuery({
    queryKey: [...KEY, 'asked', reservationId, version],
    queryFn: reservationId === undefined ? skipToken : () => fetchChangeRequest(reservationId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Answer = { to: StoredChangeRequest; decision: Decision; words: string };

export function useAnswerChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, decision, words }: Answer) => answerChange(to, decision, words),
    onSuccess: async (stored) => {
      if (stored) await putReservation(client, stored);
      else await invalidateReservations(client);
    },
    onError: () => void client.invalidateQueries({ queryKey: AVAILABILITY_KEY }),
    meta: {
      about: 'reservation',
      success: (stored: Reservation | undefined, { decision }: Answer) =>
        stored ? guestPageWords[decision] : guestPageWords.gone,
      failure: (error: unknown) => refusalToast(error, guestPageWords.answerFailed),
    },
  });
}
