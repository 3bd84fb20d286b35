import { useWatch, useFormContext } from 'react-hook-form';
import { useMemo } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import type { Column } from '@/kit/editors/admin/collection';
import {
  CheckboxesField,
  CheckboxField,
  ChoiceField,
  NumberField,
  TextField,
} from '@/kit/editors/admin/form-fields';
import { codeForm, codeFormSchema, type CodeForm } from '@/selling/prices/code-form';
import type { PromoCode } from '@/content/schema/price-rules';
import { CODES } from '@/selling/prices/staff-calls/price-tables';
import { useCodeUses } from '@/selling/prices/staff-calls/prices';
import { PRICE_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import { PriceList } from './PriceList';
import { codes, useSign } from './PriceLists';

export function PromoCodes() {
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
        cell: ({ arriveFrom, arriveUntil, atFullMoon }) =>
          [span(arriveFrom, arriveUntil), ...(atFullMoon ? [codes.atFullMoon] : [])].join(', '),
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
      <CheckboxField name="atFullMoon" />
      <CheckboxesField
        name="roomIds"
        hint={codes.roomsHint}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
      <NumberField name="maxStays" hint={codes.mostHint} min={1} />
    </>
  );
}
