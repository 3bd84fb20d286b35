import type { ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import {
  bandDraftSchema,
  type BandDraft,
  type ChildBand,
  type Extra,
} from '@/content/schema/price-rules';
import type { Column } from '@/kit/editors/admin/collection';
import { CheckboxField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import {
  obligatoryForm,
  obligatoryFormSchema,
  type ObligatoryDraft,
  type ObligatoryForm,
} from '@/selling/prices/obligatory-form';
import { BANDS, OBLIGATORY } from '@/selling/prices/staff-calls/price-tables';
import { CHILD_AGE_MAX, PRICE_MAX } from '@/basics/rules/limits';
import { priceListWords } from '@/words/staff';
import { PriceExample } from './PriceExample';
import { PriceList } from './PriceList';
import { ExtraPriceFields, extras, nameOfExtra, useSign } from './PriceLists';

const { bands, obligatory } = priceListWords;

export function ChildBands() {
  const money = useMoney();
  const sign = useSign();
  const hasExample = useContent().content.prices.bands.length > 0;
  const columns: Column<ChildBand>[] = [
    { header: bands.untilAge, variant: 'name', cell: ({ untilAge }) => bands.upTo(untilAge) },
    { header: bands.price(sign), variant: 'number', cell: ({ price }) => money(price) },
    { header: bands.place, cell: ({ takesPlace }) => bands.places[takesPlace ? 'yes' : 'no'] },
  ];
  return (
    <BesideExample hasExample={hasExample}>
      <PriceList<ChildBand, BandDraft, BandDraft>
        kind={BANDS}
        words={bands}
        columns={columns}
        nameOf={({ untilAge }) => bands.upTo(untilAge)}
        formOf={(stored) => ({
          untilAge: stored?.untilAge ?? Number.NaN,
          price: stored?.price ?? Number.NaN,
          takesPlace: stored?.takesPlace ?? true,
        })}
        schema={bandDraftSchema}
        labels={{ ...bands, price: bands.price(sign) }}
        fields={
          <>
            <div className="two">
              <NumberField name="untilAge" max={CHILD_AGE_MAX} />
              <NumberField name="price" hint={bands.priceHint} max={PRICE_MAX} step="any" />
            </div>
            <CheckboxField name="takesPlace" />
          </>
        }
      />
    </BesideExample>
  );
}

export function ObligatoryExtras() {
  const money = useMoney();
  const sign = useSign();
  const stored = useContent().content.prices.extras;
  const hasExample = stored.some((extra) => extra.obligatory);
  const columns: Column<Extra>[] = [
    { header: extras.name, variant: 'name', cell: nameOfExtra },
    { header: extras.price(sign), variant: 'number', cell: ({ price }) => money(price) },
    { header: extras.per, cell: ({ per }) => extras.pers[per] },
    {
      header: obligatory.who,
      cell: ({ fromAge }) => (fromAge ? obligatory.from(fromAge) : obligatory.everybody),
    },
  ];
  return (
    <BesideExample hasExample={hasExample}>
      <PriceList<Extra, ObligatoryDraft, ObligatoryForm>
        kind={OBLIGATORY}
        words={obligatory}
        columns={columns}
        nameOf={nameOfExtra}
        formOf={obligatoryForm}
        schema={obligatoryFormSchema}
        labels={{ ...extras, ...obligatory, price: extras.price(sign) }}
        fields={
          <>
            <TextField name="name" hint={obligatory.nameHint} />
            <ExtraPriceFields />
            <NumberField name="fromAge" hint={obligatory.fromAgeHint} max={CHILD_AGE_MAX + 1} />
          </>
        }
      />
    </BesideExample>
  );
}

/** A list of prices, with an example of what they make beside it. */
function BesideExample({ hasExample, children }: { hasExample: boolean; children: ReactNode }) {
  return (
    <div className={hasExample ? 'cols lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]' : undefined}>
      <div>{children}</div>
      {hasExample && <PriceExample />}
    </div>
  );
}
