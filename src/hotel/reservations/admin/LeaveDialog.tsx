import {
  chargeChange,
  chargeSchema,
  chargeOf,
  nightsUntil,
  type Leaving,
} from '@/hotel/reservations/early-departure';
import type { Reservation, Charge } from '@/hotel/reservations/reservation';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { formatDate, hotelToday } from '@/hotel/time/dates';
import { FormDialog } from '@/ui/FormDialog';
import { countWords } from '@/words/visitors';
import { earlyDepartureWords, stayFormWords, lateDepartureWords as words } from '@/words/staff';
import { ChargeFields } from './ChargeFields';
import { useState } from 'react';
import { useMoney, type Money } from '@/hotel/content/queries/money';
import { Field } from '@/ui/Field';

type Props = { leaving: Leaving; reservation: Reservation; onClose: () => void };

/** Checks a guest out on another day than the booked one. */
export function LeaveDialog({ leaving, reservation, onClose }: Props) {
  return leaving === 'late' ? (
    <LeaveLateDialog reservation={reservation} onClose={onClose} />
  ) : (
    <LeaveEarlyDialog reservation={reservation} nights={leaving.after} onClose={onClose} />
  );
}

type LeaveEarlyDialogProps = {
  reservation: Reservation;
  /** Those that were slept. */
  nights: number;
  onClose: () => void;
};

/** Checks a guest out who leaves before the booked day, and asks what is charged. */
function LeaveEarlyDialog({ reservation, nights, onClose }: LeaveEarlyDialogProps) {
  const change = useChangeReservation();
  const form = useForm<{ charged: Charge; amount: number }>({
    defaultValues: { charged: 'nights', amount: Number.NaN },
    resolver: valibotResolver(chargeSchema),
  });
  const left = reservation.nights - nights;

  function leave(charge: Parameters<typeof chargeChange>[0]): void {
    if (change.isPending) return;
    change.mutate(
      { of: reservation, change: { status: 'checked_out', nights, ...chargeChange(charge) } },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      title={earlyDepartureWords.title}
      description={earlyDepartureWords.text(
        countWords.nightsInText(left),
        formatDate(reservation.checkOut ?? ''),
      )}
      cancel={stayFormWords.cancel}
      submit={earlyDepartureWords.checkOut}
      isSending={change.isPending}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(leave)()}
    >
      <ChargeFields form={form} reservation={reservation} nights={nights} />
    </FormDialog>
  );
}

type LeaveLateDialogProps = { reservation: Reservation; onClose: () => void };

/** Checks a guest out after the booked day, and asks how many nights were stayed: they are charged. */
function LeaveLateDialog({ reservation, onClose }: LeaveLateDialogProps) {
  const money = useMoney();
  const change = useChangeReservation();
  /** NaN until somebody has said it: nothing is charged unasked, and nothing given away. */
  const [nights, setNights] = useState(Number.NaN);
  const [isMissing, setMissing] = useState(false);
  const { nights: booked, checkOut } = reservation;
  const most = nightsUntil(reservation, hotelToday());
  const choices = Array.from({ length: most - booked + 1 }, (_, more) => booked + more);

  function leave(): void {
    if (change.isPending) return;
    if (Number.isNaN(nights)) return setMissing(true);
    const more = nights === booked ? {} : { nights };
    change.mutate(
      { of: reservation, change: { status: 'checked_out', ...more } },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      title={words.title}
      description={words.text(formatDate(checkOut ?? ''))}
      cancel={stayFormWords.cancel}
      submit={earlyDepartureWords.checkOut}
      isSending={change.isPending}
      onClose={onClose}
      onSubmit={leave}
    >
      <Field
        label={words.nights}
        error={isMissing && Number.isNaN(nights) ? words.missing : undefined}
        hint={Number.isNaN(nights) ? undefined : sumOf(reservation, nights, money)}
      >
        {(control) => (
          <select
            {...control}
            value={Number.isNaN(nights) ? '' : nights}
            onChange={({ target }) => setNights(Number.parseInt(target.value, 10))}
          >
            <option value="">{words.choose}</option>
            {choices.map((count) => (
              <option key={count} value={count}>
                {labelOf(count, booked, most)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  );
}

function labelOf(count: number, booked: number, most: number): string {
  const nights = countWords.nightsInText(count);
  if (count === booked) return words.booked(nights);
  return count === most ? words.untilToday(nights) : nights;
}

function sumOf(reservation: Reservation, nights: number, money: Money): string {
  const { price, fee, total } =
    nights === reservation.nights
      ? reservation
      : chargeOf(reservation, nights, { charged: 'nights', amount: 0 });
  return earlyDepartureWords.sum(money(price), money(fee), money(total));
}
