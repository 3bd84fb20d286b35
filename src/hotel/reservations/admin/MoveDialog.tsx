import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { chargeChange, hasBegun, movedStaySchema } from '@/hotel/reservations/early-departure';
import type { MovedStay } from '@/hotel/reservations/early-departure';
import type { Reservation, StayDraft } from '@/hotel/reservations/reservation';
import { freeDatesOf, useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { hotelToday } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { partWords, stayFormWords } from '@/words/staff';
import { ChargeFields } from './ChargeFields';
import { Refusal } from './Refusal';
import { StayFormFields } from './StayFormFields';

type Props = { reservation: Reservation; isOpen: boolean; onClose: () => void };

/** Sets or changes dates and room. A stay that is confirmed moves only to nights that are free. */
export function MoveDialog({ reservation, isOpen, onClose }: Props) {
  const { roomId, roomName, nights, guests } = reservation;
  const formId = useId();
  const change = useChangeReservation();
  const form = useForm<MovedStay>({
    defaultValues: {
      roomId,
      checkIn: reservation.checkIn ?? '',
      nights,
      guests,
      charged: 'nights',
      amount: Number.NaN,
    },
    resolver: valibotResolver<MovedStay, unknown, MovedStay>(movedStaySchema),
  });
  const [nextRoom, nextNights] = useWatch({ control: form.control, name: ['roomId', 'nights'] });
  const isEarly = hasBegun(reservation, hotelToday()) && nextRoom === roomId && nextNights < nights;

  function save({ charged, amount, ...draft }: MovedStay): void {
    if (change.isPending) return;
    const charge = isEarly ? chargeChange({ charged, amount }) : {};
    change.mutate({ of: reservation, change: { ...draft, ...charge } }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={reservation.checkIn ? stayFormWords.changeStay : stayFormWords.chooseDate}
      description={stayFormWords.changeText}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {stayFormWords.saveStay}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Refusal
          dates={freeDatesOf(change.error)}
          onChoose={(date) => form.setValue('checkIn', date)}
        />
        <StaffPart name={partWords.form}>
          <StayFormFields
            // It holds all that a stay does, and more.
            form={form as unknown as UseFormReturn<StayDraft>}
            goneRoom={{ id: roomId, name: roomName }}
          />
          {isEarly && nextNights >= 1 && (
            <ChargeFields form={form} reservation={reservation} nights={nextNights} />
          )}
        </StaffPart>
      </form>
    </Dialog>
  );
}
