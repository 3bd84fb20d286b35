import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { chargeChange, chargeSchema } from '@/hotel/reservations/early-departure';
import type { Charge, Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { formatDate } from '@/hotel/time/dates';
import { FormDialog } from '@/ui/FormDialog';
import { countWords } from '@/words/visitors';
import { earlyDepartureWords, stayFormWords } from '@/words/staff';
import { ChargeFields } from './ChargeFields';

type Props = {
  reservation: Reservation;
  /** Those that were slept. */
  nights: number;
  onClose: () => void;
};

/** Checks a guest out who leaves before the booked day, and asks what is charged. */
export function LeaveEarlyDialog({ reservation, nights, onClose }: Props) {
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
