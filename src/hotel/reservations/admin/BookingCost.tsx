import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useContent } from '@/hotel/content/queries/content';
import { useFieldError } from '@/hotel/editing/admin/form-fields';
import { BrokenRule, isPassable, StayCost } from '@/hotel/price-pages/admin/StayCost';
import { ruleText } from '@/hotel/price-pages/admin/quote-words';
import { hasRules } from '@/hotel/prices/room-rules';
import { useStayQuotes } from '@/hotel/price-pages/staff-queries/prices-queries';
import type { StayQuote } from '@/hotel/prices/stay-quote';
import { chosenOf, plainQuote, type StayTerms } from '@/hotel/prices/stay-terms';
import type { StaffBooking } from '@/hotel/reservations/reservation';
import * as limits from '@/hotel/rules/limits';
import { sumOf } from '@/hotel/prices/stay-amounts';
import { isCalendarDate } from '@/hotel/time/dates';
import { Field } from '@/ui/Field';
import { commonWords, quoteWords, stayCostWords as words } from '@/words/staff';

type BookingForm = UseFormReturn<StaffBooking>;

/** What each room of a booking costs, the first one first; undefined while it is not known. */
export function useBookingQuotes({ control }: BookingForm) {
  const { rooms, prices } = useContent().content;
  const [roomId, checkIn, nights, guests, more, extras, code] = useWatch({
    control,
    name: ['roomId', 'checkIn', 'nights', 'guests', 'moreRooms', 'extras', 'promoCode'],
  });
  const day = isCalendarDate(checkIn) ? checkIn : null;
  const isStay = nights >= limits.NIGHTS_MIN && nights <= limits.STAFF_NIGHTS_MAX;
  const isOne = more.length === 0;
  const taken = [{ roomId, guests }, ...more].map((one) => ({
    ...one,
    room: rooms.find(({ id }) => id === one.roomId),
  }));
  const asked = taken.map(({ room, guests: people }, place) => {
    const terms = isOne && place === 0 ? { extras: chosenOf(extras), code: code.trim() } : {};
    const isPlain = !room || (!hasRules(room, prices) && !terms.code);
    const hasGuests = people >= limits.GUESTS_MIN && people <= limits.CAPACITY_MAX;
    return isStay && hasGuests && !isPlain
      ? { roomId: room.id, checkIn: day, nights, guests: people, ...terms }
      : null;
  });
  const answers = useStayQuotes(asked);
  const quotes = answers.map(({ data }, place): StayQuote | undefined => {
    const room = taken[place]?.room;
    if (asked[place]) return data ?? undefined;
    return room && isStay ? plainQuote(room.price, nights) : undefined;
  });
  const totals = quotes.flatMap((quote) => quote?.total ?? []);
  return {
    first: quotes[0],
    /** The first rule of its prices that one of the rooms breaks. */
    broken: quotes.find((quote) => isPassable(quote?.rule)),
    total: totals.length === taken.length ? sumOf(totals) : undefined,
    isFailed: answers.some(({ isError }) => isError),
  };
}

type Props = { form: BookingForm; quotes: ReturnType<typeof useBookingQuotes> };

/** The price of a booking. What is agreed otherwise for one of several rooms is said at that room. */
export function BookingCost({ form, quotes }: Props) {
  const { extras } = useContent().content.prices;
  const more = useWatch({ control: form.control, name: 'moreRooms' });
  const terms = form as unknown as UseFormReturn<StayTerms>;
  if (more.length > 0)
    return (
      <>
        <BrokenRule form={terms} quote={quotes.broken} />
        <p className="hint">{words.eachRoom}</p>
      </>
    );
  return (
    <StayCost
      form={terms}
      quote={quotes.first}
      isFailed={quotes.isFailed}
      choices={extras}
      code={<CodeField form={form} rule={quotes.first?.rule} />}
    />
  );
}

type CodeProps = { form: BookingForm; rule: StayQuote['rule'] | undefined };

/** Looked up when one leaves the field, not at each letter. */
function CodeField({ form, rule }: CodeProps) {
  const [typed, setTyped] = useState(form.getValues('promoCode'));
  const wrong = useFieldError(form, 'promoCode');
  const says = rule?.code.startsWith('code-') ? ruleText(rule) : undefined;
  // Where the focus goes when it is wrong; what is typed is kept here until it is taken.
  const { ref } = form.register('promoCode');
  const take = () => form.setValue('promoCode', typed.trim(), { shouldDirty: true });
  return (
    <Field label={quoteWords.code} note={commonWords.optional} error={wrong ?? says}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="promoCode"
          dir="auto"
          autoComplete="off"
          maxLength={limits.PROMO_CODE_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      )}
    </Field>
  );
}
