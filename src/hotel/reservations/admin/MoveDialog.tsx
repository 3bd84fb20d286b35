import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { useContent } from '@/hotel/content/queries/content';
import { ConflictNotice } from '@/hotel/editing/admin/ConflictNotice';
import { guestDraftKey } from '@/hotel/editing/admin/drafts';
import { useSectionForm } from '@/hotel/editing/admin/use-section-form';
import type { Edit } from '@/hotel/editing/admin/use-section-form';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { chargeChange, hasBegun, movedStaySchema } from '@/hotel/reservations/early-departure';
import type { MovedStay } from '@/hotel/reservations/early-departure';
import type { Reservation, StayDraft } from '@/hotel/reservations/reservation';
import { freeDatesOf, useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { changedFields } from '@/hotel/rules/merge';
import { formatDate, hotelToday, isCalendarDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { earlyDepartureWords, editorWords, partWords, stayFormWords } from '@/words/staff';
import { ChargeFields } from './ChargeFields';
import { Refusal } from './Refusal';
import { StayFormFields } from './StayFormFields';

type Props = { reservation: Reservation; onClose: () => void; onMoved: () => void };

const LABELS: Record<keyof MovedStay, string> = {
  roomId: stayFormWords.room,
  checkIn: stayFormWords.checkIn,
  nights: stayFormWords.nights,
  guests: stayFormWords.guests,
  charged: earlyDepartureWords.question,
  amount: earlyDepartureWords.amount,
};

/**
 * Sets or changes dates and room. A stay that is confirmed moves only to nights that are free. What
 * somebody else changes meanwhile is followed, or put to the choice, as in the editors; only what was
 * changed here is stored.
 */
export function MoveDialog({ reservation, onClose, onMoved }: Props) {
  const { id, roomId, roomName, checkIn, nights, guests } = reservation;
  const { rooms } = useContent().content;
  const formId = useId();
  const conflict = useRef<HTMLElement>(null);
  const session = useSession();
  const change = useChangeReservation();
  const editor = useSectionForm<MovedStay>({
    draftKey: guestDraftKey(`stay/${id}`, session.status === 'signed-in' ? session.user.id : ''),
    schema: movedStaySchema,
    value: {
      roomId,
      checkIn: checkIn ?? '',
      nights,
      guests,
      charged: 'nights',
      amount: Number.NaN,
    },
    save,
  });
  const { form, clashes, dirty } = editor;
  const [room, day, stays, people] = useWatch({
    control: form.control,
    name: ['roomId', 'checkIn', 'nights', 'guests'],
  });
  const isEarly = hasBegun(reservation, hotelToday()) && room === roomId && stays < nights;

  async function save({ base, mine }: Edit<MovedStay>): Promise<void> {
    const { charged, amount, ...draft } = mine;
    const { charged: _charged, amount: _amount, ...seen } = base;
    const changed = changedFields<StayDraft>(seen, draft);
    if (changed.length > 0) {
      const charge = isEarly ? chargeChange({ charged, amount }) : {};
      const fields = Object.fromEntries(changed.map((field) => [field, draft[field]]));
      await change.mutateAsync({ of: reservation, change: { ...fields, ...charge } });
      onMoved();
    }
    onClose();
  }

  /** As people read it. */
  function shown(field: string, value: unknown): unknown {
    if (field === 'roomId') return rooms.find((one) => one.id === value)?.name ?? value;
    return field === 'checkIn' && isCalendarDate(String(value)) ? formatDate(String(value)) : value;
  }

  function leave(): void {
    editor.discard();
    onClose();
  }

  return (
    <Dialog
      open
      // A click beside it must not lose what was typed.
      onOpenChange={(open) => !open && dirty.length === 0 && leave()}
      title={checkIn ? stayFormWords.changeStay : stayFormWords.chooseDate}
      description={stayFormWords.changeText}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {stayFormWords.saveStay}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (clashes.length > 0) conflict.current?.focus();
          else void editor.submit();
        }}
      >
        {editor.wasRestored && dirty.length > 0 && (
          <p className="notice" role="status">
            {editorWords.restored}
          </p>
        )}
        <ConflictNotice<MovedStay>
          ref={conflict}
          clashes={clashes.map(({ field, mine, theirs }) => ({
            field,
            mine: shown(field, mine),
            theirs: shown(field, theirs),
          }))}
          labels={LABELS}
          onChoose={editor.choose}
        />
        <Refusal
          dates={freeDatesOf(change.error)}
          onChoose={(date) => form.setValue('checkIn', date)}
          instead={
            day && {
              wanted: { checkIn: day, nights: stays, guests: people, of: id },
              roomId: room,
              onChoose: (chosen) => form.setValue('roomId', chosen),
            }
          }
        />
        <StaffPart name={partWords.form}>
          <StayFormFields
            // It holds all that a stay does, and more.
            form={form as unknown as UseFormReturn<StayDraft>}
            goneRoom={{ id: roomId, name: roomName }}
          />
          {isEarly && stays >= 1 && (
            <ChargeFields form={form} reservation={reservation} nights={stays} />
          )}
        </StaffPart>
      </form>
    </Dialog>
  );
}
