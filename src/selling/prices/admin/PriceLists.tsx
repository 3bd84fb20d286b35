import { useFormContext } from 'react-hook-form';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/money';
import type { Column } from '@/kit/editors/admin/collection';
import { ChecksField, ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { codeForm, codeFormSchema, type CodeForm } from '@/selling/prices/code-form';
import {
  discountDraftSchema,
  extraDraftSchema,
  extraSchema,
  type DiscountDraft,
  type Extra,
  type ExtraDraft,
  type PromoCode,
  type StayDiscount,
} from '@/content/schema/price-rules';
import { CODES, DISCOUNTS, EXTRAS, useCodeUses } from '@/selling/prices/staff-calls/prices';
import { EXTRA_COUNT_MAX, PRICE_MAX, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import { priceListWords } from '@/words/staff';
import { PriceList } from './PriceList';

const { extras, discounts, codes } = priceListWords;

function useSign(): string {
  return useContent().content.sections.hotelInfo.currencySign;
}

const nameOfExtra = ({ name }: Extra) => name;

/** What guests may add to a stay. */
export function Extras() {
  const money = useMoney();
  const sign = useSign();
  const columns: Column<Extra>[] = [
    { header: extras.name, variant: 'name', cell: ({ name }) => name },
    { header: extras.price(sign), variant: 'number', cell: ({ price }) => money(price) },
    { header: extras.per, cell: ({ per }) => extras.pers[per] },
    { header: extras.mostShort, variant: 'number', cell: ({ most }) => most },
  ];
  return (
    <PriceList<Extra, ExtraDraft, ExtraDraft>
      kind={EXTRAS}
      words={extras}
      columns={columns}
      nameOf={nameOfExtra}
      formOf={extraForm}
      schema={extraDraftSchema}
      fields={<ExtraFields />}
      labels={{ ...extras, price: extras.price(sign) }}
    />
  );
}

function extraForm(stored: Extra | undefined): ExtraDraft {
  const { name = '', price = Number.NaN, per = 'stay', most = 1 } = stored ?? {};
  return { name, price, per, most };
}

function ExtraFields() {
  return (
    <>
      <TextField name="name" />
      <div className="two">
        <NumberField name="price" max={PRICE_MAX} step="any" />
        <ChoiceField
          name="per"
          choices={extraSchema.entries.per.options.map((per) => [per, extras.pers[per]])}
        />
      </div>
      <NumberField name="most" min={1} max={EXTRA_COUNT_MAX} />
    </>
  );
}

/** A week. */
const FIRST_STEP = 7;

const DISCOUNT_COLUMNS: readonly Column<StayDiscount>[] = [
  { header: discounts.minNights, variant: 'name', cell: ({ minNights }) => minNights },
  { header: discounts.percent, variant: 'number', cell: ({ percent }) => `${percent} %` },
];

/** Percent off from so many nights on. */
export function Discounts() {
  return (
    <PriceList<StayDiscount, DiscountDraft, DiscountDraft>
      kind={DISCOUNTS}
      words={discounts}
      columns={DISCOUNT_COLUMNS}
      nameOf={({ minNights }) => discounts.name(minNights)}
      formOf={(stored) => ({
        minNights: stored?.minNights ?? FIRST_STEP,
        percent: stored?.percent ?? Number.NaN,
      })}
      schema={discountDraftSchema}
      labels={discounts}
      fields={
        <div className="two">
          <NumberField name="minNights" min={2} max={STAFF_NIGHTS_MAX} />
          <NumberField name="percent" max={100} step="any" />
        </div>
      }
    />
  );
}

/** Words that take something off, with how often each was used. */
export function Codes() {
  const { rooms } = useContent().content;
  const money = useMoney();
  const sign = useSign();
  const { data: uses } = useCodeUses();
  const columns = useMemo((): Column<PromoCode>[] => {
    const roomNames = (ids: readonly string[]) =>
      ids.map((id) => rooms.find((room) => room.id === id)?.name ?? id).join(', ');
    return [
      { header: codes.code, variant: 'name', cell: ({ code }) => code },
      {
        header: codes.worth,
        variant: 'number',
        cell: ({ percent, amount }) => (amount === null ? `${percent} %` : money(amount)),
      },
      {
        header: codes.arrivals,
        cell: ({ arriveFrom, arriveUntil }) => span(arriveFrom, arriveUntil),
      },
      {
        header: codes.rooms,
        cell: ({ roomIds }) => (roomIds ? roomNames(roomIds) : codes.all),
      },
      {
        header: codes.uses,
        variant: 'number',
        cell: ({ code, maxStays }) => {
          if (!uses) return '…';
          const used = uses.get(code.toLowerCase()) ?? 0;
          return maxStays === null ? used : codes.usesOf(used, maxStays);
        },
      },
    ];
  }, [rooms, money, uses]);
  return (
    <PriceList
      kind={CODES}
      words={codes}
      columns={columns}
      nameOf={({ code }) => code}
      formOf={codeForm}
      schema={codeFormSchema}
      fields={<CodeFields sign={sign} />}
      labels={{
        ...codes,
        amount: codes.amount(sign),
        arriveFrom: codes.from,
        arriveUntil: codes.until,
        roomIds: codes.rooms,
        maxStays: codes.most,
      }}
    />
  );
}

function span(from: string | null, until: string | null): string {
  const ends = [
    from && codes.fromDay(formatDate(from)),
    until && codes.untilDay(formatDate(until)),
  ];
  return ends.filter(Boolean).join(' ') || codes.anyTime;
}

function CodeFields({ sign }: { sign: string }) {
  const form = useFormContext<CodeForm>();
  const { rooms } = useContent().content;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <TextField name="code" hint={codes.codeHint} />
      <div className="two">
        <ChoiceField
          name="kind"
          choices={(['percent', 'amount'] as const).map((one) => [one, codes.kinds[one]])}
        />
        <NumberField
          key={kind}
          name={kind}
          label={kind === 'percent' ? codes.percent : codes.amount(sign)}

          max={kind === 'percent' ? 100 : PRICE_MAX}
          step="any"
        />
      </div>
      <div className="two">
        <TextField name="arriveFrom" optional type="date" />
        <TextField name="arriveUntil" optional type="date" />
      </div>
      <ChecksField
        name="roomIds"
        hint={codes.roomsHint}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
      <NumberField name="maxStays" hint={codes.mostHint} min={1} />
    </>
  );
}
