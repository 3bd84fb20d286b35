import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { useContent } from '@/hotel/content/queries/content';
import { DraftDialog } from '@/hotel/editing/admin/DraftNotices';
import { guestDraftKey } from '@/hotel/drafts/admin/drafts';
import { useSectionForm, type Edit } from '@/hotel/editing/admin/use-section-form';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { chargeChange, hasBegun, movedStaySchema } from '@/hotel/reservations/early-departure';
import type { MovedStay } from '@/hotel/reservations/early-departure';
import type { Reservation, StayDraft } from '@/hotel/reservations/reservation';
import {
  freeDatesOf,
  useChangeReservation,
} from '@/hotel/reservations/staff-queries/reservations-queries';
import { changedFields } from '@/hotel/rules/merge';
import { formatDate, hotelToday, isCalendarDate } from '@/hotel/time/dates';
import {
  earlyDepartureWords,
  partWords,
  stayFormWords,
  commonWords,
  stayWords,
} from '@/words/staff';
import { ChargeFields, StayFormFields } from './stay-fields';
import { Refusal } from './OtherRooms';

type Props = { reservation: Reservation; onClose: () => void; onMoved: () => void };

const LABELS: Record<keyof MovedStay, string> = {
  roomId: stayFormWords.room,
  checkIn: stayFormWords.checkIn,
  nights: stayFormWords.nights,
  guests: stayFormWords.guests,
  charged: earlyDepartureWords.question,
  amount: earlyDepartureWords.amount,
};

/** Sets or changes dates and room; what others change meanwhile is followed, as in editors. */
export function MoveDialog({ reservation, onClose, onMoved }: Props) {
  const { id, roomId, roomName, checkIn, nights, guests } = reservation;
  const { rooms } = useContent().content;
  const userId = useUserId();
  const change = useChangeReservation();
  const editor = useSectionForm<MovedStay>({
    draftKey: guestDraftKey(`stay/${id}`, userId),
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
  const { form } = editor;
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

  function shown(field: string, value: unknown): unknown {
    if (field === 'roomId') return rooms.find((one) => one.id === value)?.name ?? value;
    return field === 'checkIn' && isCalendarDate(String(value)) ? formatDate(String(value)) : value;
  }

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      shown={shown}
      title={checkIn ? stayFormWords.changeStay : stayWords.chooseDate}
      description={stayFormWords.changeText}
      cancel={commonWords.cancel}
      submit={stayFormWords.saveStay}
      isSending={change.isPending}
      onClose={onClose}
    >
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
    </DraftDialog>
  );
}
