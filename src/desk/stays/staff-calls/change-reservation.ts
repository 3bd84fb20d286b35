import type { StaffBooking } from '@/desk/stays/staff-booking';
import type { Charge, GuestDraft, Reservation, StayDraft } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { chosenExtras, ownPriceChange } from '@/selling/prices/stay-terms';
import type { ChosenExtra } from '@/selling/prices/stay-quote';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { ConflictError, askChanged } from '@/content/store/staff-calls/writes';
import { reservationFailure } from './nights-taken';
import { toColumns } from '@/content/store/staff-calls/row-schema';
import { reservationColumns as columns, reservationRow as row } from './reservation-row';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { AVAILABILITY_KEY } from '@/selling/booking/queries/booking-queries';
import { TABLE, fetchReservation, putReservation, refusalToast } from './reservations';

export type ReservationChange = Partial<StayDraft> &
  Partial<GuestDraft> & {
    status?: ReservationStatus;
    notes?: string;
    cancelledUnseen?: false;
    /** How a shortened stay is charged. If it is `amount`, `price` holds the sum. */
    charged?: Charge;
    price?: number;
    /** Agreed room price instead of the sum of the nights; needs `priceReason`. */
    ownPrice?: number;
    priceReason?: string;
    ruleReason?: string;
    extras?: readonly ChosenExtra[];
  };

/** Changes a reservation unless somebody else has. @throws NightsTakenError, ConflictError */
export async function changeReservation(
  { id, updatedAt }: Pick<Reservation, 'id' | 'updatedAt'>,
  change: ReservationChange,
): Promise<Reservation> {
  const update = supabase()
    .from(TABLE)
    .update(toRow(change))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select(columns);
  const [stored] = await callRestRows(update, row).catch(throwInWords);
  if (stored) return stored;
  const current = await fetchReservation(id);
  if (current && current.updatedAt !== updatedAt) throw new ConflictError(current);
  throw new ServiceError('refused', 'no row was changed');
}

/** Saves a booking of one room, once for each `id`. @throws NightsTakenError */
export async function addReservation(id: string, booking: StaffBooking): Promise<Reservation> {
  // Leaves out `moreRooms`, because `addBooking` saves bookings of several rooms.
  const {
    as,
    moreRooms: _more,
    children,
    extras,
    promoCode,
    ownPrice,
    priceReason,
    ruleReason,
    ...stay
  } = booking;
  const chosen = chosenExtras(extras);
  const terms = {
    ...(children.length > 0 && { children }),
    ...(chosen.length > 0 && { extras: chosen }),
    ...(promoCode && { promoCode }),
    ...(ruleReason && { ruleReason }),
    ...ownPriceChange({ ownPrice, priceReason }),
  };
  const reservation = { ...toRow(stay), ...toColumns(terms), id, status: as };
  const insert = supabase().from(TABLE).insert(reservation).select(columns);
  try {
    return await askChanged(insert, row);
  } catch (error) {
    const earlier = isDuplicate(error) ? await fetchReservation(id) : undefined;
    return earlier ?? throwInWords(error);
  }
}

const NULL_WHEN_EMPTY = ['checkIn', 'guestName', 'email', 'phone'] as const;

function toRow(change: ReservationChange): Record<string, unknown> {
  const unset = NULL_WHEN_EMPTY.filter((name) => change[name] === '');
  return toColumns({ ...change, ...Object.fromEntries(unset.map((name) => [name, null])) });
}

function throwInWords(error: unknown): never {
  throw reservationFailure(error);
}

type Change = { of: Reservation; change: ReservationChange };

/** Changes a reservation. After a conflict, shows the version of the other user. */
export function useChangeReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, change }: Change) => changeReservation(of, change),
    onSuccess: (stored) => putReservation(client, stored),
    onError: async (error) => {
      if (error instanceof ConflictError) await putReservation(client, error.current);
      // Somebody else took the nights, so the displayed availability is outdated.
      else void client.invalidateQueries({ queryKey: AVAILABILITY_KEY });
    },
    meta: { about: 'reservation', success: changeWords, failure: changeFailure },
  });
}

function changeWords(_stored: unknown, { change }: Change): ToastText {
  if (change.status) return inboxToasts.reservationChanged(change.status);
  if (change.cancelledUnseen === false) return inboxToasts.cancellationSeen;
  if (change.guestName !== undefined) return inboxToasts.guestSaved;
  return change.notes === undefined ? inboxToasts.staySaved : inboxToasts.notesSaved;
}

export function changeFailure(error: unknown): ToastText {
  if (error instanceof ConflictError) return inboxToasts.reservationConflict;
  return refusalToast(error, inboxToasts.reservationFailed);
}
