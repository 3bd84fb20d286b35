import { useState, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { chargesOf, nightsByPrice } from '@/selling/prices/stay-amounts';
import type { StayQuote } from '@/selling/prices/stay-quote';
import type { StayTerms } from '@/selling/prices/stay-terms';
import { SmallButton } from '@/ui/SmallButton';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/Field';
import { priceListWords, quoteWords, stayCostWords as words } from '@/words/staff';
import { ruleText } from './quote-words';

const { pers } = priceListWords.extras;

/** An extra that staff can add. `per` is undefined for an extra that the hotel no longer sells. */
type Choice = {
  id: string;
  name: string;
  most: number;
  price?: number | undefined;
  per?: ExtraPer;
};
type ExtraPer = keyof typeof pers;

type Props = {
  quote: StayQuote | undefined;
  isFailed: boolean;
  choices: readonly Choice[];
  /** The field for a promo code, shown on demand. */
  code?: ReactNode;
};

/** The price of a stay with extras; staff can replace it with an agreed price. */
export function StayCost({ quote, isFailed, choices, code }: Props) {
  const { clearErrors, control, setValue } = useFormContext<StayTerms>();
  const { currencySign } = useContent().content.sections.hotelInfo;
  const [ownPrice, promoCode] = useWatch({ control, name: ['ownPrice', 'promoCode'] });
  const [isOwn, setOwn] = useState(!Number.isNaN(ownPrice));
  const [hasCode, setCode] = useState(Boolean(promoCode));

  function dropOwn(): void {
    setOwn(false);
    setValue('ownPrice', Number.NaN, { shouldDirty: true });
    setValue('priceReason', '', { shouldDirty: true });
    clearErrors(['ownPrice', 'priceReason']);
  }

  return (
    <fieldset className="stay-cost mt-[1.4rem] pt-[1.1rem] border-t border-line">
      <legend className="float-start w-full mb-[0.4rem] font-[550]">{words.title}</legend>
      {choices.length > 0 && (
        <ul className="checks grid-cols-1">
          {choices.map((choice) => (
            <li key={choice.id}>
              <ExtraChoice choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {hasCode && <div>{code}</div>}
      <BrokenRule quote={quote} />
      <CostLines quote={quote} isFailed={isFailed} own={isOwn ? ownPrice : Number.NaN} />
      {isOwn && (
        <div className="two">
          <NumberField
            name="ownPrice"
            label={words.own(currencySign)}
            hint={words.ownHint}
            step="any"
          />
          <TextField name="priceReason" label={words.why} hint={words.whyHint} />
        </div>
      )}
      <div className="row mt-3">
        <SmallButton
          label={isOwn ? words.asQuoted : words.another}
          onClick={() => (isOwn ? dropOwn() : setOwn(true))}
        />
        {code && !hasCode && <SmallButton label={words.withCode} onClick={() => setCode(true)} />}
      </div>
    </fieldset>
  );
}

function ExtraChoice({ choice }: { choice: Choice }) {
  const { id, name, most, price, per } = choice;
  const money = useMoney();
  const { field } = useController<StayTerms, 'extras'>({ name: 'extras' });
  const count = field.value[id] ?? 0;
  const choose = (chosen: number) => {
    const { [id]: _before, ...others } = field.value;
    field.onChange(chosen > 0 ? { ...others, [id]: chosen } : others);
  };
  const label =
    price === undefined || per === undefined ? name : words.extra(name, money(price), pers[per]);
  if (most === 1)
    return (
      <Checkbox checked={count > 0} onChange={(checked) => choose(checked ? 1 : 0)}>
        {label}
      </Checkbox>
    );
  return (
    <SelectField
      label={label}
      className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-4 gap-y-0 items-center mx-0 my-[0.3rem]"
      value={count}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {Array.from({ length: Math.max(most, count) + 1 }, (_, some) => (
        <option key={some} value={some}>
          {some === 0 ? words.none : some}
        </option>
      ))}
    </SelectField>
  );
}

/** Shows a price rule that the stay breaks. Staff can override it with a reason. */
export function BrokenRule({ quote }: Pick<Props, 'quote'>) {
  const rule = quote?.rule;
  if (!isOverridable(rule)) return null;
  return (
    <div className="notice" role="status">
      <p>{ruleText(rule)}</p>
      <TextField name="ruleReason" label={words.past} hint={words.pastHint} />
    </div>
  );
}

type Rule = StayQuote['rule'];

/** True for rules of price periods. Staff cannot override the rules of promo codes and capacity. */
export function isOverridable(rule: Rule | undefined): rule is NonNullable<Rule> {
  return rule?.code === 'least-nights' || rule?.code === 'arrival-day';
}

export function isTooSmall(rule: Rule | undefined): boolean {
  return rule?.code === 'too-many-guests';
}

type LinesProps = Pick<Props, 'quote' | 'isFailed'> & { own: number };

export function CostLines({ quote, isFailed, own }: LinesProps) {
  const money = useMoney();
  if (isFailed) return <p className="err">{words.failed}</p>;
  if (!quote) return <p className="hint">{words.open}</p>;
  if (isTooSmall(quote.rule))
    return (
      <p className="err" role="status">
        {ruleText(quote.rule)}
      </p>
    );
  const isOwn = own >= 0 && quote.own !== undefined;
  const sums = (isOwn && quote.own) || quote;
  const { price, total } = sums;
  const nights = nightsByPrice(quote.nights.map(({ amount }) => amount));
  return (
    <dl className="cost-lines text-sm tabular-nums mt-[0.6rem]" aria-live="polite">
      <div className="flex gap-4 justify-between px-0 py-[0.3rem]">
        <dt>
          {quoteWords.price}{' '}
          <small className="ms-[0.35rem] text-ink-3">
            {nights.map(({ nights: count, amount }) => `${count} × ${money(amount)}`).join(', ')}
          </small>
        </dt>
        <dd>
          {isOwn && <del className="me-[0.35rem] text-ink-3">{money(quote.price)}</del>}{' '}
          <span>{money(price)}</span>
        </dd>
      </div>
      {quote.discount > 0 && !isOwn && (
        <p className="hint">{quoteWords.discount(money(quote.discount))}</p>
      )}
      {chargesOf(sums).map(({ id, name, amount }) => (
        <div className="flex gap-4 justify-between px-0 py-[0.3rem]" key={id}>
          <dt dir="auto">{name || quoteWords.fee}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {quote.extras.map(({ id, name, count, amount }) => (
        <div className="flex gap-4 justify-between px-0 py-[0.3rem]" key={id}>
          <dt dir="auto">{count > 1 ? `${count} × ${name}` : name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="total border-t border-line text-ink font-[650] flex gap-4 justify-between px-0 py-[0.3rem]">
        <dt>{quoteWords.total}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
