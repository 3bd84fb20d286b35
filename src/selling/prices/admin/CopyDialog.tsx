import { QuoteRefusal } from './QuoteRefusal';
import { useState } from 'react';
import { aYearLater, type CopyBy } from '@/selling/prices/copy-period';
import type { PeriodDraft, PricePeriod } from '@/content/schema/price-rules';
import { useAddPeriods } from '@/selling/prices/staff-calls/prices';
import { addDays, formatDate } from '@/basics/time/dates';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/Field';
import { FormDialog } from '@/kit/editors/admin/FormDialog';
import { copyWords as words } from '@/words/staff';
import { options } from '@/ui/options';

type Props = {
  /** The periods of the previous year, which can be copied. */
  periods: readonly PricePeriod[];
  year: { from: string; until: string };
  onClose: () => void;
  onCopied: (periods: PricePeriod[]) => void;
};

const WAYS: readonly CopyBy[] = ['dates', 'weekdays'];

/** Copies last year's periods; shows the result before storing it. */
export function CopyDialog({ periods, year, onClose, onCopied }: Props) {
  const add = useAddPeriods();
  const [by, setBy] = useState<CopyBy>('dates');
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = periods.filter(({ id }) => !left.includes(id));

  function store(): void {
    if (add.isPending || chosen.length === 0) return;
    add.mutate(
      chosen.map((period) => aYearLater(draftOf(period), by)),
      {
        onSuccess: (stored) => {
          onClose();
          onCopied(stored);
        },
      },
    );
  }

  return (
    <FormDialog
      title={words.title}
      description={words.text(formatDate(year.from), formatDate(year.until))}
      submit={words.submit(chosen.length)}
      isSending={add.isPending}
      onClose={onClose}
      onSubmit={store}
    >
      <QuoteRefusal error={add.error} />
      <SelectField
        label={words.by}
        value={by}
        onChange={({ target }) => setBy(WAYS.find((way) => way === target.value) ?? 'dates')}
      >
        {options(WAYS.map((way) => [way, words.ways[way]]))}
      </SelectField>
      {periods.length === 0 && <p>{words.none}</p>}
      <ul className="checks grid-cols-1">
        {periods.map((period) => {
          const isChosen = !left.includes(period.id);
          return (
            <li key={period.id}>
              <Checkbox
                checked={isChosen}
                onChange={(checked) =>
                  setLeft(checked ? left.filter((id) => id !== period.id) : [...left, period.id])
                }
              >
                {words.period(period.name, ...nightsOf(period))}
              </Checkbox>
              {isChosen && (
                <p className="hint ms-7">
                  {words.becomes(...nightsOf(aYearLater(draftOf(period), by))) +
                    (by === 'dates' && hasLeapDay(period) ? ` ${words.leapDay}` : '')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}

/** Returns the first and last night of a period, formatted. */
export function nightsOf({ fromNight, toNight }: PeriodDraft): [from: string, until: string] {
  return [formatDate(fromNight), formatDate(addDays(toNight, -1))];
}

/** True if the period begins or ends on 29 February, which the next year lacks. */
function hasLeapDay({ fromNight, toNight }: PeriodDraft): boolean {
  return [fromNight, addDays(toNight, -1)].some((night) => night.endsWith('-02-29'));
}

function draftOf({ id: _id, updatedAt: _version, ...draft }: PricePeriod): PeriodDraft {
  return draft;
}
