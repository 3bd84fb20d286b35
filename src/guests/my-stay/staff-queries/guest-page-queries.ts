import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import type { AskedChange, Decision } from '@/guests/my-stay/asked-change';
import * as service from '@/guests/my-stay/staff-services/guest-page-service';
import type { Reservation } from '@/desk/stays/reservation';
import {
  invalidateReservations,
  putReservation,
  spoken,
} from '@/desk/stays/staff-queries/reservations-queries';
import { guestPageWords } from '@/words/staff';

const KEY = [...STAFF_KEY, 'guest-page'] as const;

type KeyOf = Pick<Reservation, 'id' | 'email'>;

/** The secret of a guest's page, another for each address; forgotten after use. @param stay if wanted */
export function useGuestKey(stay: KeyOf | undefined) {
  return useQuery({
    queryKey: [...KEY, 'key', stay?.id, stay?.email],
    queryFn: stay === undefined ? skipToken : () => service.fetchGuestKey(stay.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Gives a stay another secret: what stands in letters that have left opens nothing any more. */
export function useReplaceGuestKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: KeyOf) => service.replaceGuestKey(id),
    onSuccess: (key, { id, email }) => {
      client.setQueryData([...KEY, 'key', id, email], key);
      return invalidateReservations(client);
    },
    meta: { success: guestPageWords.replaced, failure: guestPageWords.notReplaced },
  });
}

/** What the guest asks for. @param version of the reservation: each thing asked makes another */
export function useAskedChange(reservationId: string | undefined, version: string) {
  return useQuery({
    queryKey: [...KEY, 'asked', reservationId, version],
    queryFn:
      reservationId === undefined ? skipToken : () => service.fetchAskedChange(reservationId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Answer = { to: AskedChange; decision: Decision; words: string };

/** Accepts or declines what a guest asks for. */
export function useAnswerChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, decision, words }: Answer) => service.answerChange(to, decision, words),
    onSuccess: async (stored) => {
      if (stored) await putReservation(client, stored);
      // The guest, or somebody else, was faster: theirs is to be seen.
      else await invalidateReservations(client);
    },
    onError: () => void client.invalidateQueries({ queryKey: AVAILABILITY_KEY }),
    meta: {
      about: 'reservation',
      success: (stored: Reservation | undefined, { decision }: Answer) =>
        stored ? guestPageWords[decision] : guestPageWords.gone,
      failure: (error: unknown) => spoken(error, guestPageWords.answerFailed),
    },
  });
}
