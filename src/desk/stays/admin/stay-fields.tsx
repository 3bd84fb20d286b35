import { useFormContext, useWatch } from 'react-hook-form';
import {
  ChoiceField,
  NumberField,
  useFieldError,
  TextField,
} from '@/kit/editors/admin/form-fields';
import { toCents } from '@/basics/rules/price';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { CAPACITY_MAX, GUESTS_MIN, NIGHTS_MIN, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import type { StayDraft, Charge, Reservation } from '@/desk/stays/reservation';
import { useContent } from '@/content/store/queries/content';
import { stayFormWords as words, earlyDepartureWords, stayCostWords } from '@/words/staff';
import type { ReactNode } from 'react';
import type { LanguageCode } from '@/words/languages';
import { calledByStaff } from '@/words/staff-languages';
import { useMoney, type FormatMoney } from '@/content/store/queries/use-money';
import { useChangeQuote, type StaffQuoteRequest } from '@/selling/prices/staff-calls/prices';
import { sumOf } from '@/selling/prices/stay-amounts';
import { AgesField } from '@/selling/prices/admin/AgesField';
import { mostGuests } from '@/selling/prices/children';
import { askedPrice } from '@/selling/prices/stay-terms';
import { countWords } from '@/words/visitors';

type Props = {
  /** The stay's room, selectable even if the hotel no longer offers it. */
  goneRoom?: { id: string; name: string };
};

export function StayFormFields({ goneRoom }: Props) {
  const { rooms, prices } = useContent().content;
  const { control } = useFormContext<StayDraft>();
  const [roomId, checkIn, nights, children] = useWatch({
    control,
    name: ['roomId', 'checkIn', 'nights', 'children'],
  });
  const isGone = goneRoom !== undefined && rooms.every(({ id }) => id !== goneRoom.id);
  const capacity = rooms.find(({ id }) => id === roomId)?.capacity ?? CAPACITY_MAX;
  const most = mostGuests(capacity, children, prices.bands);
  const until =
    isCalendarDate(checkIn) && nights >= NIGHTS_MIN && nights <= STAFF_NIGHTS_MAX
      ? words.departure(formatDate(addDays(checkIn, nights)))
      : undefined;
  return (
    <>
      <div className="two">
        <ChoiceField
          name="roomId"
          label={words.room}
          choices={[
            ...(isGone ? [[goneRoom.id, words.noLongerOffered(goneRoom.name)] as const] : []),
            ...rooms.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <TextField name="checkIn" label={words.checkIn} type="date" hint={until} />
      </div>
      <div className="two [--two-min:7rem]">
        <NumberField name="nights" label={words.nights} min={NIGHTS_MIN} max={STAFF_NIGHTS_MAX} />
        <NumberField name="guests" label={words.guests} min={GUESTS_MIN} max={most} />
      </div>
      <AgesField />
    </>
  );
}

export function StayGuestFields({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="two">
        <TextField name="guestName" label={words.guest} note={words.guestNote} />
        <TextField name="email" label={words.email} type="email" />
      </div>
      <div className="two">
        <TextField name="phone" label={words.phone} type="tel" optional />
        {children}
      </div>
    </>
  );
}

type LanguageFieldProps = {
  current?: LanguageCode;
};

export function LanguageField({ current }: LanguageFieldProps) {
  const { languages } = useContent().content.sections.hotelInfo;
  const choices = current && !languages.includes(current) ? [...languages, current] : languages;
  if (choices.length < 2) return null;
  return (
    <ChoiceField
      name="language"
      label={words.label}
      hint={words.hint}
      choices={choices.map((code) => [code, calledByStaff(code)])}
    />
  );
}

type ChargeFieldsProps = {
  reservation: Reservation;
  stay: StaffQuoteRequest;
};
type Sums = Pick<Reservation, 'price' | 'fee' | 'tax' | 'total'> & { extras: { amount: number }[] };

export function chargeText({ price, fee, tax, total, extras }: Sums, money: FormatMoney): string {
  const added = sumOf(extras.map(({ amount }) => amount));
  const { sum, sumWithExtras } = earlyDepartureWords;
  return added === 0
    ? sum(money(price), money(toCents(fee + tax)), money(total), tax > 0)
    : sumWithExtras(money(price), money(toCents(fee + tax)), money(added), money(total), tax > 0);
}

export function ChargeFields({ reservation, stay }: ChargeFieldsProps) {
  const money = useMoney();
  const { currencySign } = useContent().content.sections.hotelInfo;
  const { control, register } = useFormContext<{ charged: Charge; amount: number }>();
  const wrong = useFieldError('amount');
  const [charged, amount] = useWatch({ control, name: ['charged', 'amount'] });
  const { id, updatedAt } = reservation;
  const ownPrice = charged === 'amount' ? askedPrice(amount) : undefined;
  // Asks the database for each choice's price, because it calculates the stored price too.
  const asked = {
    nights: useChangeQuote(id, updatedAt, { ...stay, charged: 'nights' }),
    whole: useChangeQuote(id, updatedAt, { ...stay, charged: 'whole' }),
    amount: useChangeQuote(
      id,
      updatedAt,
      ownPrice === undefined ? null : { ...stay, charged: 'amount', ownPrice },
    ),
  };
  const sum = (choice: Charge) => {
    const { data, isError, isPlaceholderData } = asked[choice];
    if (isError) return stayCostWords.failed;
    return data && !isPlaceholderData ? chargeText({ ...data, ...data.own }, money) : '…';
  };
  const choices: [Charge, string][] = [
    ['nights', earlyDepartureWords.nights(countWords.nightsInText(stay.nights))],
    ['whole', earlyDepartureWords.whole(countWords.nightsInText(reservation.nights))],
    ['amount', earlyDepartureWords.amount],
  ];
  return (
    <fieldset className="charge mt-[1.2rem]">
      <legend className="mb-[0.3rem] font-[550]">{earlyDepartureWords.question}</legend>
      {choices.map(([choice, label]) => (
        <label className="flex gap-[0.7rem] items-start min-h-11 py-[0.45rem]" key={choice}>
          <input
            className="mt-[0.2rem] size-[1.15rem] flex-none accent-brand"
            type="radio"
            value={choice}
            {...register('charged')}
          />
          <span>
            <span>{label}</span>
            {(choice !== 'amount' || ownPrice !== undefined) && (
              <small className="quiet block">{sum(choice)}</small>
            )}
          </span>
        </label>
      ))}
      {charged === 'amount' && (
        <NumberField
          name="amount"
          label={earlyDepartureWords.amountLabel(currencySign)}
          step="any"
          hint={wrong ? undefined : earlyDepartureWords.amountHint}
        />
      )}
    </fieldset>
  );
}
