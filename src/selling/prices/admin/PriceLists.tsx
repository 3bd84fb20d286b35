import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import type { Column } from '@/kit/editors/admin/collection';
import {
  CheckboxField,
  ChoiceField,
  NumberField,
  TextField,
} from '@/kit/editors/admin/form-fields';
import {
  chargeDraftSchema,
  chargeSchema,
  discountDraftSchema,
  extraDraftSchema,
  extraSchema,
  type ChargeDraft,
  type DiscountDraft,
  type Extra,
  type ExtraDraft,
  type StayDiscount,
  type StoredCharge,
} from '@/content/schema/price-rules';
import { CHARGES, DISCOUNTS, EXTRAS } from '@/selling/prices/staff-calls/price-tables';
import { EXTRA_COUNT_MAX, PRICE_MAX, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { formatNumber } from '@/basics/rules/numbers';
import { PATH } from '@/basics/rules/paths';
import { Link } from '@/ui/router';
import { priceListWords } from '@/words/staff';
import { PriceList } from './PriceList';

export const { extras, discounts, codes } = priceListWords;
const { charges } = priceListWords;

export function useSign(): string {
  return useContent().content.sections.hotelInfo.currencySign;
}

export const nameOfExtra = ({ name }: Extra) => name;

export function Extras() {
  const money = useMoney();
  const sign = useSign();
  const columns: Column<Extra>[] = [
    { header: extras.name, variant: 'name', cell: ({ name }) => name },
    { header: extras.price(sign), variant: 'number', cell: ({ price }) => money(price) },
    {
      header: extras.per,
      cell: ({ per, atFullMoon }) =>
        [extras.pers[per], ...(atFullMoon ? [extras.atFullMoon] : [])].join(', '),
    },
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
  return { name, price, per, most, atFullMoon: stored?.atFullMoon ?? false };
}

export function ExtraPriceFields() {
  return (
    <div className="two">
      <NumberField name="price" max={PRICE_MAX} step="any" />
      <ChoiceField
        name="per"
        choices={extraSchema.entries.per.options.map((per) => [per, extras.pers[per]])}
      />
    </div>
  );
}

function ExtraFields() {
  return (
    <>
      <TextField name="name" />
      <ExtraPriceFields />
      <NumberField name="most" min={1} max={EXTRA_COUNT_MAX} />
      <CheckboxField name="atFullMoon" />
    </>
  );
}

/** The nights proposed for a new discount: a week. */
const FIRST_STEP = 7;

const DISCOUNT_COLUMNS: readonly Column<StayDiscount>[] = [
  { header: discounts.minNights, variant: 'name', cell: ({ minNights }) => minNights },
  { header: discounts.percent, variant: 'number', cell: ({ percent }) => `${percent} %` },
];

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

const { kind: kinds, rounding: roundings } = chargeSchema.entries;

const nameOfCharge = ({ name }: StoredCharge) => name || charges.serviceFee;

const CHARGE_COLUMNS: readonly Column<StoredCharge>[] = [
  { header: charges.name, variant: 'name', cell: nameOfCharge },
  {
    header: charges.percent,
    variant: 'number',
    cell: ({ percent }) => `${formatNumber(percent)} %`,
  },
  { header: charges.kind, cell: ({ kind }) => charges.kinds[kind] },
  { header: charges.rounding, cell: ({ rounding }) => charges.roundings[rounding] },
];

export function Charges() {
  const { prices, sections } = useContent().content;
  const said = sections.goodToKnow.items.find(({ label, text }) => TAX.test(label + text));
  return (
    <>
      {said && prices.charges.some(({ kind }) => kind === 'tax') && (
        <p className="notice">
          <span>{charges.alsoSaid(`${said.label}: ${said.text}`)}</span>{' '}
          <Link className="link" to={PATH.adminContact}>
            {charges.sayOtherwise}
          </Link>
        </p>
      )}
      <PriceList<StoredCharge, ChargeDraft, ChargeDraft>
        kind={CHARGES}
        words={charges}
        columns={CHARGE_COLUMNS}
        nameOf={nameOfCharge}
        formOf={chargeForm}
        schema={chargeDraftSchema}
        fields={<ChargeFields />}
        labels={charges}
      />
    </>
  );
}

/** Finds facts about tax, to warn if the hotel's text contradicts its charges. */
const TAX = /tax|ពន្ធ|税/i;

function chargeForm(stored: StoredCharge | undefined): ChargeDraft {
  const { kind = 'tax', name = '', percent = Number.NaN, rounding = 'cent' } = stored ?? {};
  return { kind, name, percent, rounding };
}

function ChargeFields() {
  return (
    <>
      <div className="two">
        <ChoiceField
          name="kind"
          choices={kinds.options.map((kind) => [kind, charges.kinds[kind]])}
        />
        <TextField name="name" hint={charges.nameHint} />
      </div>
      <div className="two">
        <NumberField name="percent" max={100} step="any" />
        <ChoiceField
          name="rounding"
          choices={roundings.options.map((one) => [one, charges.roundings[one]])}
        />
      </div>
    </>
  );
}
