import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { stayDraftSchema } from '@/hotel/reservations/reservation';
import type { Reservation, StayDraft } from '@/hotel/reservations/reservation';
import { freeDatesOf, useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { partWords, stayFormWords } from '@/words/staff';
import { Refusal } from './Refusal';
import { StayFormFields } from './StayFormFields';

type Props = { reservation: Reservation; isOpen: boolean; onClose: () => void };

/** Sets or changes dates and room. A stay that is confirmed moves only to nights that are free. */
export function MoveDialog({ reservation, isOpen, onClose }: Props) {
  const { roomId, roomName, nights, guests } = reservation;
  const formId = useId();
  const change = useChangeReservation();
  const form = useForm<StayDraft>({
    defaultValues: { roomId, checkIn: reservation.checkIn ?? '', nights, guests },
    resolver: valibotResolver<StayDraft, unknown, StayDraft>(stayDraftSchema),
  });

  function save(draft: StayDraft): void {
    if (change.isPending) return;
    change.mutate({ of: reservation, change: draft }, { onSuccess: onClose });
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
          <StayFormFields form={form} goneRoom={{ id: roomId, name: roomName }} />
        </StaffPart>
      </form>
    </Dialog>
  );
}
