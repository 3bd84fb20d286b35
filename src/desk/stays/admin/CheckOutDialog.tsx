import {
  chargeChange,
  chargeSchema,
  nightsUntil,
  type Leaving,
} from '@/desk/stays/early-departure';
import type { Reservation } from '@/desk/stays/reservation';
import {
  useChangeReservation,
  type ReservationChange,
} from '@/desk/stays/staff-calls/change-reservation';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { DraftDialog, FormDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { countWords } from '@/words/visitors';
import { earlyDepartureWords, lateDepartureWords as words } from '@/words/staff';
import { ChargeFields, chargeText } from './stay-fields';
import { useState } from 'react';
import { useChangeQuote } from '@/selling/prices/staff-calls/prices';
import { useMoney } from '@/content/store/queries/use-money';
import { SelectField } from '@/ui/Field';
import { options } from '@/ui/options';

type Props = { reservation: Reservation; onClose: () => void };

export function CheckOutDialog({ leaving, ...stay }: Props & { leaving: Leaving }) {
  if (leaving === 'late') return <LeaveLateDialog {...stay} />;
  return <LeaveEarlyDialog {...stay} nights={leaving.after} />;
}

function useCheckOut({ reservation, onClose }: Props) {
  const change = useChangeReservation();
  return {
    async leave(more: ReservationChange): Promise<void> {
      await change.mutateAsync({ of: reservation, change: { status: 'checked_out', ...more } });
      onClose();
    },
    frame: { submit: earlyDepartureWords.checkOut, isSending: change.isPending, onClose },
  };
}

const BY_NIGHTS = { charged: 'nights' as const, amount: Number.NaN };

/** Check-out before the booked day: asks what to charge. @param nights nights slept */
function LeaveEarlyDialog({ nights, ...stay }: Props & { nights: number }) {
  const { reservation } = stay;
  const { roomId, checkIn, guests } = reservation;
  const { leave, frame } = useCheckOut(stay);
  const editor = useFormDialog({
    draft: `leave/${reservation.id}`,
    schema: chargeSchema,
    value: BY_NIGHTS,
    send: (charge) => leave({ nights, ...chargeChange(charge) }),
  });
  const left = countWords.nightsInText(reservation.nights - nights);
  return (
    <DraftDialog
      editor={editor}
      {...frame}
      title={earlyDepartureWords.title}
      description={earlyDepartureWords.text(left, formatDate(reservation.checkOut ?? ''))}
    >
      <ChargeFields reservation={reservation} stay={{ roomId, checkIn, nights, guests }} />
    </DraftDialog>
  );
}

function LeaveLateDialog(stay: Props) {
  const { reservation } = stay;
  const { leave, frame } = useCheckOut(stay);
  const money = useMoney();
  /** NaN until staff choose: nights are neither charged nor given away by default. */
  const [nights, setNights] = useState(Number.NaN);
  const [isMissing, setMissing] = useState(false);
  const isChosen = !Number.isNaN(nights);
  const { roomId, checkIn, guests, id, updatedAt, nights: booked } = reservation;
  const isMore = isChosen && nights !== booked;
  const { data: quote } = useChangeQuote(
    id,
    updatedAt,
    isMore ? { roomId, checkIn, nights, guests } : null,
  );
  const known = isMore ? quote : reservation;
  const most = nightsUntil(reservation, hotelToday());
  const choices = Array.from({ length: most - booked + 1 }, (_, more) => booked + more);

  return (
    <FormDialog
      {...frame}
      title={words.title}
      description={words.text(formatDate(reservation.checkOut ?? ''))}
      onSubmit={() => {
        if (isChosen) leave(nights === booked ? {} : { nights });
        else setMissing(true);
      }}
    >
      <SelectField
        label={words.nights}
        error={isMissing && !isChosen ? words.missing : undefined}
        hint={isChosen && known ? chargeText(known, money) : undefined}
        value={isChosen ? nights : ''}
        onChange={({ target }) => setNights(Number.parseInt(target.value, 10))}
      >
        {options([
          ['', words.choose],
          ...choices.map((count) => [count, labelOf(count, booked, most)] as const),
        ])}
      </SelectField>
    </FormDialog>
  );
}

function labelOf(count: number, booked: number, most: number): string {
  const nights = countWords.nightsInText(count);
  if (count === booked) return words.booked(nights);
  return count === most ? words.untilToday(nights) : nights;
}
