import type { Column } from '@/kit/editors/admin/collection';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import {
  chargeDraftSchema,
  chargeSchema,
  type ChargeDraft,
  type StoredCharge,
} from '@/content/schema/price-rules';
import { CHARGES } from '@/selling/prices/staff-calls/price-tables';
import { formatNumber } from '@/basics/rules/numbers';
import { priceListWords } from '@/words/staff';
import { PriceList } from './PriceList';

const words = priceListWords.charges;
const { kind: kinds, rounding: roundings } = chargeSchema.entries;

const nameOf = ({ name }: StoredCharge) => name || words.serviceFee;

const COLUMNS: readonly Column<StoredCharge>[] = [
  { header: words.name, variant: 'name', cell: nameOf },
  { header: words.percent, variant: 'number', cell: ({ percent }) => `${formatNumber(percent)} %` },
  { header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  { header: words.rounding, cell: ({ rounding }) => words.roundings[rounding] },
];

/** What is added to every stay in percent of its room price: the fee, and taxes. */
export function Charges() {
  return (
    <PriceList<StoredCharge, ChargeDraft, ChargeDraft>
      kind={CHARGES}
      words={words}
      columns={COLUMNS}
      nameOf={nameOf}
      formOf={chargeForm}
      schema={chargeDraftSchema}
      fields={<ChargeFields />}
      labels={words}
    />
  );
}

function chargeForm(stored: StoredCharge | undefined): ChargeDraft {
  const { kind = 'tax', name = '', percent = Number.NaN, rounding = 'cent' } = stored ?? {};
  return { kind, name, percent, rounding };
}

function ChargeFields() {
  return (
    <>
      <div className="two">
        <ChoiceField name="kind" choices={kinds.options.map((kind) => [kind, words.kinds[kind]])} />
        <TextField name="name" hint={words.nameHint} />
      </div>
      <div className="two">
        <NumberField name="percent" max={100} step="any" />
        <ChoiceField
          name="rounding"
          choices={roundings.options.map((one) => [one, words.roundings[one]])}
        />
      </div>
    </>
  );
}
