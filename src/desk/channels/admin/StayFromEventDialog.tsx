import { DraftDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { CAPACITY_MAX, GUESTS_MIN } from '@/basics/rules/limits';
import { commonWords, eventStayWords as words, stayCalendarWords } from '@/words/staff';
import { eventStaySchema, type ChannelNights } from '@/desk/channels/channel-nights';
import { channelName } from '@/desk/channels/listing';
import { useMakeStay } from '@/desk/channels/staff-calls/sold-nights';
import { formatDate } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

type Props = {
  event: Pick<ChannelNights, 'id' | 'channel' | 'name' | 'fromDate' | 'toDate' | 'state'>;
  onClose: () => void;
  onMade?: (reservationId: string) => void;
};

const BLANK = { guestName: '', email: '', phone: '', guests: 2, price: Number.NaN };

/** Asks for the guest's details, as shown on the booking site, and makes the nights a stay. */
export function StayFromEventDialog({ event, onClose, onMade }: Props) {
  const make = useMakeStay();
  const editor = useFormDialog({
    draft: `event/${event.id}`,
    schema: eventStaySchema,
    value: BLANK,
    send: async (stay) => {
      const id = await make.mutateAsync({ eventId: event.id, stay });
      onMade?.(id);
      onClose();
    },
  });
  const nights = stayCalendarWords.fromTo(formatDate(event.fromDate), formatDate(event.toDate));
  const said = { title: words.title, description: words.text(channelName(event), nights) };

  if (event.state === 'conflict')
    return (
      <Dialog
        {...said}
        open
        onOpenChange={onClose}
        footer={
          <Button variant="ghost" onClick={onClose}>
            {commonWords.cancel}
          </Button>
        }
      >
        <p className="untold-mark">{words.twice}</p>
      </Dialog>
    );
  return (
    <DraftDialog editor={editor} {...said} submit={words.submit} onClose={onClose}>
      <TextField name="guestName" label={words.guest} />
      <div className="two">
        <NumberField name="guests" label={words.guests} min={GUESTS_MIN} max={CAPACITY_MAX} />
        <NumberField name="price" label={words.price} hint={words.priceHint} step="any" />
      </div>
      <div className="two">
        <TextField name="phone" label={words.phone} type="tel" />
        <TextField name="email" label={words.email} type="email" />
      </div>
    </DraftDialog>
  );
}
