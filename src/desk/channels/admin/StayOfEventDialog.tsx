import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { CAPACITY_MAX, GUESTS_MIN } from '@/basics/rules/limits';
import { eventStayWords as words } from '@/desk/channels/desk-words';
import { eventStaySchema, type EventStay, type ShopNights } from '@/desk/channels/shop-nights';
import { shopName } from '@/desk/channels/listing';
import { useMakeStay } from '@/desk/channels/staff-queries/shop-nights-queries';
import { formatDate } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { commonWords, partWords, stayCalendarWords } from '@/words/staff';

type Props = {
  event: Pick<ShopNights, 'id' | 'channel' | 'name' | 'fromDate' | 'toDate' | 'state'>;
  onClose: () => void;
  /** @param reservationId of the stay that it has become */
  onMade?: (reservationId: string) => void;
};

/** Asks what the shop's own page says of the guest, and makes a stay of its nights. */
export function StayOfEventDialog({ event, onClose, onMade }: Props) {
  const formId = useId();
  const make = useMakeStay();
  const form = useForm<EventStay>({
    defaultValues: { guestName: '', email: '', phone: '', guests: 2, price: Number.NaN },
    resolver: valibotResolver<EventStay, unknown, EventStay>(eventStaySchema),
  });
  const { isDirty } = useFormState({ control: form.control });
  const nights = stayCalendarWords.fromTo(formatDate(event.fromDate), formatDate(event.toDate));
  const isTwice = event.state === 'conflict';

  function store(stay: EventStay): void {
    if (make.isPending) return;
    make.mutate(
      { eventId: event.id, stay },
      {
        onSuccess: (id) => {
          onMade?.(id);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      // A click beside it must not lose what was typed.
      onOpenChange={(isOpen) => !isOpen && !isDirty && onClose()}
      title={words.title}
      description={words.text(shopName(event), nights)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          {!isTwice && (
            <Button type="submit" form={formId} loading={make.isPending}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      {isTwice ? (
        <p className="untold-mark">{words.twice}</p>
      ) : (
        <form id={formId} noValidate onSubmit={(sent) => void form.handleSubmit(store)(sent)}>
          <StaffPart name={partWords.form}>
            <TextField form={form} name="guestName" label={words.guest} />
            <div className="two">
              <NumberField
                form={form}
                name="guests"
                label={words.guests}
                min={GUESTS_MIN}
                max={CAPACITY_MAX}
              />
              <NumberField
                form={form}
                name="price"
                label={words.price}
                hint={words.priceHint}
                min={0}
                step="any"
              />
            </div>
            <div className="two">
              <TextField form={form} name="phone" label={words.phone} type="tel" />
              <TextField form={form} name="email" label={words.email} type="email" />
            </div>
          </StaffPart>
        </form>
      )}
    </Dialog>
  );
}
