import { useState } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { useFieldError } from '@/kit/editors/admin/form-fields';
import { BrokenRule, isOverridable, isTooSmall, StayCost } from '@/selling/prices/admin/StayCost';
import { ruleText } from '@/selling/prices/admin/quote-words';
import { hasRules } from '@/selling/rooms/room-rules';
import { useStaffQuotes } from '@/selling/prices/staff-calls/prices';
import type { StayQuote } from '@/selling/prices/stay-quote';
import { askedPrice, chosenExtras, basePriceQuote } from '@/selling/prices/stay-terms';
import { hasAdult } from '@/desk/stays/reservation';
import type { StaffBooking } from '@/desk/stays/staff-booking';
import { plainText } from '@/basics/rules/digits';
import * as limits from '@/basics/rules/limits';
import { sumOf } from '@/selling/prices/stay-amounts';
import { isCalendarDate } from '@/basics/time/dates';
import { InputField } from '@/ui/Field';
import { commonWords, quoteWords, stayCostWords as words } from '@/words/staff';

/** Quotes each room of a booking, in order. A quote is undefined while unknown. */
export function useBookingQuotes({ control }: Pick<UseFormReturn<StaffBooking>, 'control'>) {
  const { rooms, prices } = useContent().content;
  const [roomId, checkIn, nights, guests, children, more, extras, ownPrice, source, typed] =
    useWatch({
      control,
      name: [
        'roomId',
        'checkIn',
        'nights',
        'guests',
        'children',
        'moreRooms',
        'extras',
        'ownPrice',
        'source',
        'promoCode',
      ],
    });
  const code = plainText(typed).trim();
  const own = askedPrice(ownPrice);
  const day = isCalendarDate(checkIn) ? checkIn : null;
  const isStay = nights >= limits.NIGHTS_MIN && nights <= limits.STAFF_NIGHTS_MAX;
  const isOne = more.length === 0;
  const taken = [{ roomId, guests, children }, ...more].map((one) => ({
    ...one,
    room: rooms.find(({ id }) => id === one.roomId),
  }));
  const asked = taken.map(({ room, guests: people, children: ages }, place) => {
    const isAlone = isOne && place === 0;
    const owned = isAlone && own !== undefined && { ownPrice: own, source };
    const terms = isAlone && { extras: chosenExtras(extras), code, ...owned };
    const isPlain = !room || (!hasRules(room, prices) && !owned && !(isAlone && code));
    const hasGuests =
      people >= limits.GUESTS_MIN &&
      people <= limits.CAPACITY_MAX &&
      hasAdult({ guests: people, children: ages });
    const withAges = ages.length > 0 && { children: ages };
    return isStay && hasGuests && !isPlain
      ? { roomId: room.id, checkIn: day, nights, guests: people, ...withAges, ...terms }
      : null;
  });
  const answers = useStaffQuotes(asked);
  const quotes = answers.map(({ data }, place): StayQuote | undefined => {
    const room = taken[place]?.room;
    if (asked[place]) return data ?? undefined;
    return room && isStay
      ? basePriceQuote(room, nights, taken[place]?.guests ?? 1, prices.charges)
      : undefined;
  });
  const totals = quotes.flatMap((quote) =>
    isTooSmall(quote?.rule) ? [] : ((quote?.own ?? quote)?.total ?? []),
  );
  const [first] = quotes;
  const isOfCode = !answers[0]?.isPlaceholderData && first?.rule?.code.startsWith('code-');
  return {
    first,
    wrongCode: isOfCode ? code : undefined,
    /** The first quote with a broken rule that staff may override. */
    broken: quotes.find((quote) => isOverridable(quote?.rule)),
    total: totals.length === taken.length ? sumOf(totals) : undefined,
    isFailed: answers.some(({ isError }) => isError),
  };
}

type Props = { quotes: ReturnType<typeof useBookingQuotes> };

/** The cost of a booking. With several rooms, staff agree on prices at each room later. */
export function BookingCost({ quotes }: Props) {
  const { extras } = useContent().content.prices;
  const more = useWatch<StaffBooking, 'moreRooms'>({ name: 'moreRooms' });
  if (more.length > 0)
    return (
      <>
        <BrokenRule quote={quotes.broken} />
        <p className="hint">{words.eachRoom}</p>
      </>
    );
  return (
    <StayCost
      quote={quotes.first}
      isFailed={quotes.isFailed}
      choices={extras.filter(({ obligatory }) => !obligatory)}
      code={<CodeField quotes={quotes} />}
    />
  );
}

/** The quote follows each key press; an invalid code is reported when the field loses focus. */
function CodeField({ quotes: { first } }: Props) {
  const { register } = useFormContext<StaffBooking>();
  const [isTyped, setTyped] = useState(false);
  const wrong = useFieldError('promoCode');
  const rule = first?.rule;
  const says = !isTyped && rule?.code.startsWith('code-') ? ruleText(rule) : undefined;
  return (
    <InputField
      label={quoteWords.code}
      note={commonWords.optional}
      error={wrong ?? says}
      {...register('promoCode', { onBlur: () => setTyped(false) })}
      onFocus={() => setTyped(true)}
      dir="auto"
      autoComplete="off"
      maxLength={limits.PROMO_CODE_MAX}
    />
  );
}
