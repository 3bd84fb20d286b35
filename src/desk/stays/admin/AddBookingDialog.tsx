import { useState } from 'react';
import { ChoiceField, TextField } from '@/kit/editors/admin/form-fields';
import {
  BEGINNINGS,
  blankBooking,
  staffBookingSchema,
  type StaffBooking,
} from '@/desk/stays/staff-booking';
import { RESERVATION_SOURCES, SOURCE_LABEL, type Reservation } from '@/desk/stays/reservation';
import { wrongRooms } from '@/desk/stays/booking-rooms';
import { useContent } from '@/content/store/queries/content';
import { useAddBooking } from '@/desk/stays/staff-calls/bookings';
import { nightsTaken } from '@/desk/stays/staff-calls/nights-taken';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { SelectField } from '@/ui/Field';
import { DraftDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import {
  bookingRoomsWords,
  stayFormWords as words,
  reservationWords,
  stayCostWords,
} from '@/words/staff';
import { refusalWords } from '@/words/visitors';
import { LanguageField, StayGuestFields, StayFormFields } from './stay-fields';
import { BookingCost, useBookingQuotes } from './BookingCost';
import { MoreRooms } from './MoreRooms';
import { NightsTakenNotice } from './OtherRooms';
import { options } from '@/ui/options';

type Props = {
  onClose: () => void;
  onAdded: (reservation: Reservation) => void;
  roomId?: string;
  checkIn?: string;
};

export function AddBookingDialog({ onClose, onAdded, roomId, checkIn }: Props) {
  const { rooms, sections, prices } = useContent().content;
  const add = useAddBooking();
  const [blank] = useState(() =>
    blankBooking(roomId ?? rooms[0]?.id ?? '', checkIn, sections.hotelInfo.languages[0]),
  );
  const editor = useFormDialog({
    draft: 'booking',
    schema: staffBookingSchema,
    value: blank,
    send: save,
  });
  const { form } = editor;
  const tried = add.variables?.booking ?? form.getValues();
  const full = nightsTaken(add.error);
  const quotes = useBookingQuotes(form);

  async function save(booking: StaffBooking): Promise<void> {
    if (hasWrongRoom(booking) || breaksRule(booking))
      throw new Error('the form says what is wrong');
    const [first] = await add.mutateAsync(
      { id: editor.newId, booking },
      {
        onError: (error) =>
          nightsTaken(error)?.rooms?.forEach(({ place, nights }) =>
            form.setError(fieldOf(place, 'roomId'), {
              message: bookingRoomsWords.fullHere(nights.map((date) => formatDate(date))),
            }),
          ),
      },
    );
    onClose();
    if (first) onAdded(first);
  }

  /** A walk-in for today starts as checked in; any other booking starts as confirmed. */
  function beginAsUsual(): void {
    const { source, checkIn: day, as } = form.getValues();
    const isHere = source === 'walk_in' && day === hotelToday();
    if (isHere !== (as === 'checked_in')) form.setValue('as', isHere ? 'checked_in' : 'confirmed');
  }

  /** Shows an error at each room that the database would refuse. Returns true if there is any. */
  function hasWrongRoom({ moreRooms, ...first }: StaffBooking): boolean {
    const wrong = wrongRooms([first, ...moreRooms], rooms, prices.bands);
    wrong.forEach(({ place, name, most }, index) =>
      form.setError(
        fieldOf(place, name),
        {
          message:
            name === 'guests'
              ? refusalWords['too-many-guests']({ capacity: most })
              : bookingRoomsWords.notSoMany(most),
        },
        { shouldFocus: index === 0 },
      ),
    );
    return wrong.length > 0;
  }

  /**
   * Shows an error for an invalid promo code, or for a broken price rule without staff's reason.
   * Returns true if there is one.
   */
  function breaksRule({ ruleReason, moreRooms, promoCode }: StaffBooking): boolean {
    if (moreRooms.length === 0 && promoCode && promoCode === quotes.wrongCode) {
      form.setFocus('promoCode');
      return true;
    }
    if (!quotes.broken || ruleReason) return false;
    form.setError('ruleReason', { message: stayCostWords.pastMissing }, { shouldFocus: true });
    return true;
  }

  return (
    <DraftDialog
      editor={editor}
      title={reservationWords.addBooking}
      description={words.addText}
      submit={reservationWords.addBooking}
      onClose={onClose}
      onChange={({ target }) => {
        const isAsked =
          target instanceof Element && target.matches('[name=source], [name=checkIn]');
        if (isAsked) beginAsUsual();
      }}
      // The status is always visible, because it decides if the booking takes nights.
      beside={(formId) => (
        <SelectField
          label={words.enterAs}
          className="m-0 flex-[1_1_16rem]"
          {...form.register('as')}
          form={formId}
        >
          {options(BEGINNINGS.map((beginning) => [beginning, words.beginnings[beginning]]))}
        </SelectField>
      )}
    >
      <NightsTakenNotice
        dates={full?.nextFree}
        rooms={full?.rooms}
        onChoose={(date) => {
          form.setValue('checkIn', date);
          beginAsUsual();
        }}
        instead={
          full && {
            wanted: tried,
            roomId: tried.roomId,
            onChoose: (chosen) => form.setValue('roomId', chosen),
          }
        }
      />
      <StayGuestFields>
        <ChoiceField
          name="source"
          label={words.source}
          choices={RESERVATION_SOURCES.map((source) => [source, SOURCE_LABEL[source]])}
        />
      </StayGuestFields>
      <LanguageField />
      <StayFormFields />
      <MoreRooms total={quotes.total} />
      <BookingCost quotes={quotes} />
      <TextField name="notes" label={words.note} note={words.noteNote} rows={3} />
    </DraftDialog>
  );
}

function fieldOf(place: number, name: 'roomId' | 'guests') {
  return place === 1 ? name : (`moreRooms.${place - 2}.${name}` as const);
}
