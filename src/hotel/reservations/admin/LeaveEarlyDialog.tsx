import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { chargeChange, chargeSchema } from '@/hotel/reservations/early-departure';
import type { Charge, Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { countWords } from '@/words/visitors';
import { earlyDepartureWords, stayFormWords } from '@/words/staff';
import { ChargeFields } from './ChargeFields';

type Props = {
  reservation: Reservation;
  /** Those that were slept. */
  nights: number;
  onClose: () => void;
  onLeft: () => void;
};

/** Checks a guest out who leaves before the booked day, and asks what is charged. */
export function LeaveEarlyDialog({ reservation, nights, onClose, onLeft }: Props) {
  const formId = useId();
  const change = useChangeReservation();
  const form = useForm<{ charged: Charge; amount: number }>({
    defaultValues: { charged: 'nights', amount: Number.NaN },
    resolver: valibotResolver(chargeSchema),
  });
  const left = reservation.nights - nights;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={earlyDepartureWords.title}
      description={earlyDepartureWords.text(
        countWords.nightsInText(left),
        formatDate(reservation.checkOut ?? ''),
      )}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {earlyDepartureWords.checkOut}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((charge) => {
            if (change.isPending) return;
            change.mutate(
              {
                of: reservation,
                change: { status: 'checked_out', nights, ...chargeChange(charge) },
              },
              { onSuccess: onLeft },
            );
          })(event)
        }
      >
        <ChargeFields form={form} reservation={reservation} nights={nights} />
      </form>
    </Dialog>
  );
}
