import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Room } from '@/content/schema/room';
import { BOOKING_ID } from '@/basics/rules/paths';
import { bookingWords, partyWords, roomWords } from '@/words/visitors';
import { requestReference } from '@/selling/booking/reference';
import type { StayFact } from '@/content/schema/sections/good-to-know';
import { StayFacts } from '@/selling/good-to-know/view/GoodToKnow';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { Button } from '@/ui/Button';
import { loadOnPress } from '@/lib/code-files';
import { optionalPart } from '@/ui/lazy-page';
import { NoScriptContact } from '@/kit/page-parts/view/NoScriptContact';
import type { CurrencySign } from '@/basics/rules/currency';
import { ChatLinks } from './ChatLinks';
import { PriceSummary } from './PriceSummary';
import { StayHeadline } from './StayHeadline';
import { StayFields } from './StayFields';
import { useReceipt } from './use-receipt';
import { useBookingForm, type AskedStay, type StayState } from './use-booking-form';
import { useContent } from '@/content/store/queries/content';
import { areAlone } from '@/selling/prices/children';
import { hasRules, periodsOf } from '@/selling/rooms/room-rules';
import { useQuoteParts } from './use-quote-parts';
import { stayPrice } from '@/basics/rules/price';
import './booking-panel.css';

const AvailabilityNote = optionalPart(
  loadOnPress(async () => (await import('./AvailabilityNote')).AvailabilityNote),
);
const RequestReceipt = optionalPart(
  loadOnPress(async () => (await import('./RequestReceipt')).RequestReceipt),
);

type Props = {
  room: Room;
  sign: CurrencySign;
  contact: ContactInfo;
  facts: readonly StayFact[];
  /** The stay's state belongs to the page, whose bottom bar shows the price too. */
  chosen: StayState;
  /** The stay in the page's address, once it was read. */
  asked?: AskedStay | undefined;
};

/** Shows the booking form, and after sending the receipt. */
export function BookingPanel({ room, sign, contact, facts, chosen, asked }: Props) {
  const sent = useReceipt(room);
  const [isFull, setFull] = useState(false);
  const { prices } = useContent().content;
  const isRuled = hasRules(room, prices);
  const booking = useBookingForm(room, contact.phone, chosen, asked, (request) => {
    // For a room with price rules, only the server's total is stored in the receipt.
    const total = isRuled ? null : stayPrice(room.price, request.nights, prices.charges).total;
    sent.add(request, request.quotedTotal ?? total, isFull);
  });
  const [stay] = chosen;
  const { form, errors, refused, isSending, change, choose, edit, follow, submit } = booking;
  // Refetches the content: the refusal may come from rules that are newer than this page.
  const isQuoted = isRuled || refused !== undefined;
  const Quote = useQuoteParts(isQuoted);
  const quoted = { room, stay, refused, edit };
  const { bookButton, panelNote } = roomWords;
  const chat = { room, stay, contact };
  const own = isRuled ? undefined : stayPrice(room.price, stay.nights, prices.charges).total;
  // If prices depend on the date, no total is shown before a date is chosen.
  const isDated = periodsOf(room, prices).length > 0;
  const isAlone = areAlone(stay.children, stay.guests);
  const reckoned =
    isAlone || (isDated && !stay.checkIn) ? (
      <p className="sum">{isAlone ? partyWords.adultNeeded : bookingWords.byDate}</p>
    ) : (
      <PriceSummary nightly={room.price} stay={stay} prices={prices} isPending={isDated} />
    );

  function focusField(name: string): void {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function another(): void {
    // Shows the form first, because a hidden field cannot get the focus.
    flushSync(sent.hide);
    focusField('email');
  }

  return (
    <aside className="panel" id={BOOKING_ID} aria-label={bookingWords.label}>
      {sent.receipt && sent.isShown && (
        <RequestReceipt
          key={sent.receipt.id}
          receipt={sent.receipt}
          room={room}
          email={sent.email}
          isNew={sent.isNew}
          onAnother={another}
        />
      )}
      <div hidden={sent.isShown}>
        {sent.receipt && (
          <p className="receipt-line">
            <span>{bookingWords.withUs(requestReference(sent.receipt.id))}</span>{' '}
            <button type="button" className="link" onClick={sent.show}>
              {bookingWords.showRequest}
            </button>
          </p>
        )}
        <StayHeadline {...{ room, prices, sign, stay, isQuoted }} />
        {/* `method="dialog"`: submitting before hydration does nothing and keeps the values. */}
        <form ref={form} method="dialog" noValidate onSubmit={submit} onChange={change}>
          <StayFields
            room={room}
            stay={stay}
            asked={asked?.children}
            errors={errors}
            onChoose={choose}
          >
            {/* Reserves height for the notes, so that later answers do not move the page. */}
            <div className={stay.checkIn && 'stay-notes'}>
              {/* Always rendered, so that screen readers announce new content. */}
              <div role="status">
                {stay.checkIn && (
                  <AvailabilityNote
                    roomId={room.id}
                    stay={stay}
                    onKnown={setFull}
                    onChoose={(checkIn) => {
                      choose({ ...stay, checkIn });
                      // The pressed button disappears with the note, so the field gets the focus.
                      focusField('checkIn');
                    }}
                  />
                )}
              </div>
              {Quote && <Quote.RuleNote {...quoted} onChoose={choose} />}
            </div>
          </StayFields>
          {Quote ? (
            <Quote.StayQuoteSection {...quoted}>{reckoned}</Quote.StayQuoteSection>
          ) : (
            <>
              {/* Placeholders of the same height, until the price parts (`Quote`) have loaded. */}
              {prices.extras.some(({ obligatory }) => !obligatory) && (
                <p className="mt-4">{bookingWords.extras}</p>
              )}
              {prices.codes && <p className="mt-4">{bookingWords.haveCode}</p>}
              {reckoned}
            </>
          )}
          {/* Reads fields that the browser filled in without an event. */}
          <Button
            type="submit"
            className="w-full"
            loading={isSending}
            onPointerEnter={follow}
            onFocus={follow}
          >
            {bookButton}
          </Button>
          <p className="panel-note">{panelNote}</p>
          {isFull && <p className="panel-note">{bookingWords.stillAsk}</p>}
          <StayFacts items={facts} />
        </form>
        {Quote ? <Quote.QuotedChatLinks {...chat} /> : <ChatLinks {...chat} total={own} />}
        <NoScriptContact text={bookingWords.needsScript} contact={contact} />
      </div>
    </aside>
  );
}
