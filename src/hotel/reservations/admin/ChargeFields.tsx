import { useFormState, useWatch } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { NumberField } from '@/hotel/editing/admin/form-fields';
import { useContent } from '@/hotel/content/queries/content';
import { useMoney } from '@/hotel/content/queries/money';
import { chargeOf } from '@/hotel/reservations/early-departure';
import type { Charge, Reservation } from '@/hotel/reservations/reservation';
import { countWords } from '@/words/visitors';
import { earlyDepartureWords } from '@/words/staff';

type Charged = FieldValues & { charged: Charge; amount: number };
type Props<T extends Charged> = {
  form: UseFormReturn<T>;
  reservation: Reservation;
  /** Those that remain of the stay. */
  nights: number;
};

/** The guest leaves earlier than was agreed: what is charged, with the sum that each choice makes. */
export function ChargeFields<T extends Charged>({ form, reservation, nights }: Props<T>) {
  const money = useMoney();
  const { currencySign } = useContent().content.sections.hotelInfo;
  const of = (name: 'charged' | 'amount') => name as Path<T>;
  const { errors } = useFormState({ control: form.control });
  const [charged, amount] = useWatch({
    control: form.control,
    name: [of('charged'), of('amount')],
  }) as [Charge, number];
  const sum = (choice: Charge) => {
    const { price, fee, total } = chargeOf(reservation, nights, { charged: choice, amount });
    return earlyDepartureWords.sum(money(price), money(fee), money(total));
  };
  const choices: [Charge, string][] = [
    ['nights', earlyDepartureWords.nights(countWords.nightsInText(nights))],
    ['whole', earlyDepartureWords.whole(countWords.nightsInText(reservation.nights))],
    ['amount', earlyDepartureWords.amount],
  ];
  return (
    <fieldset className="charge mt-[1.2rem]">
      <legend className="mb-[0.3rem] font-[550]">{earlyDepartureWords.question}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" value={choice} {...form.register(of('charged'))} />
          <span>
            {label}
            {(choice !== 'amount' || (charged === 'amount' && amount >= 0)) && (
              <small className="quiet block">{sum(choice)}</small>
            )}
          </span>
        </label>
      ))}
      {charged === 'amount' && (
        <NumberField
          form={form}
          name={of('amount')}
          label={earlyDepartureWords.amountLabel(currencySign)}
          min={0}
          step="any"
          hint={errors.amount ? undefined : earlyDepartureWords.amountHint}
        />
      )}
    </fieldset>
  );
}
