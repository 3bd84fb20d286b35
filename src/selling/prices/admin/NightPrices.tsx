import { CalendarPlus, ChevronLeft, ChevronRight, CopyPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { CollectionTable } from '@/kit/editors/admin/CollectionTable';
import { NO_END } from '@/selling/prices/night-price';
import type { PricePeriod } from '@/content/schema/price-rules';
import { PERIODS } from '@/selling/prices/staff-calls/price-tables';
import { usePrices, useRemovePrices } from '@/selling/prices/staff-calls/prices';
import type { Room } from '@/content/schema/room';
import { MOBILE_BREAKPOINT_PX } from '@/basics/rules/limits';
import { addDays, hotelToday, monthLabel } from '@/basics/time/dates';
import { addMonths, monthOf } from '@/basics/time/month';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/Field';
import { useMediaQuery } from '@/ui/window-state';
import { pricesWords as words, stayCalendarWords } from '@/words/staff';
import { CopyDialog } from './CopyDialog';
import { PeriodDialog } from './PeriodDialog';
import type { NightRange } from './PriceMonth';
import { PriceYear } from './PriceYear';
import { TypicalStays } from './TypicalStays';
import { periodColumns } from './period-columns';
import { IconButton } from '@/ui/IconButton';
import { SmallButton } from '@/ui/SmallButton';
import { options } from '@/ui/options';

export function NightPrices() {
  const { rooms } = useContent().content;
  const [roomId, setRoomId] = useState('');
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  if (!room) return <p className="card">{stayCalendarWords.noRooms}</p>;
  return (
    <PricesOfRoom key={room.id} room={room}>
      <SelectField
        label={words.room}
        value={room.id}
        onChange={({ target }) => setRoomId(target.value)}
      >
        {options(rooms.map(({ id, name }) => [id, name]))}
      </SelectField>
    </PricesOfRoom>
  );
}

/** The result of the last save: `added` holds the ids of new periods, which can be undone. */
type Done = { added: string[]; first: string };

function PricesOfRoom({ room, children }: { room: Room; children: React.ReactNode }) {
  const today = hotelToday();
  const money = useMoney();
  const isNarrow = useMediaQuery(`(width < ${MOBILE_BREAKPOINT_PX}px)`);
  const [month, setMonth] = useState(monthOf(today));
  const prices = usePrices(PERIODS, room.id);
  const { data } = prices;
  const remove = useRemovePrices(PERIODS);
  const manages = useMay('manage');
  const [editing, setEditing] = useState<{
    period?: PricePeriod | undefined;
    nights: NightRange;
  }>();
  const [isCopying, setCopying] = useState(false);
  const [done, setDone] = useState<Done>();
  const columns = useMemo(() => periodColumns(data ?? [], money), [data, money]);
  if (!data) return <LoadingOrFailed of={[prices]} words={words.notLoaded} />;

  const months = Array.from({ length: isNarrow ? 1 : 12 }, (_, nth) => addMonths(month, nth));
  const [from, until] = [`${month}-01`, `${addMonths(month, 12)}-01`];
  const before = `${addMonths(month, -12)}-01`;
  const shown = data.filter(({ fromNight, toNight }) => fromNight < until && toNight > from);
  const step = isNarrow ? 1 : 12;

  return (
    <>
      <div className="price-head spread">
        {children}
        <div className="price-span flex gap-[0.2rem] items-center not-print:max-md:justify-between">
          <IconButton
            icon={ChevronLeft}
            label={isNarrow ? stayCalendarWords.previousMonth : words.previousYear}
            onClick={() => setMonth(addMonths(month, -step))}
          />
          <h2 className="min-w-38 text-center" aria-live="polite">
            {monthLabel(month) + (isNarrow ? '' : ` – ${monthLabel(addMonths(month, 11))}`)}
          </h2>
          <IconButton
            icon={ChevronRight}
            label={isNarrow ? stayCalendarWords.nextMonth : words.nextYear}
            onClick={() => setMonth(addMonths(month, step))}
          />
        </div>
        <div className="row">
          <Allowed right="manage">
            <Button variant="ghost" icon={CopyPlus} onClick={() => setCopying(true)}>
              {words.copy}
            </Button>
            <Button
              icon={CalendarPlus}
              onClick={() => setEditing({ nights: { first: '', last: '' } })}
            >
              {words.add}
            </Button>
          </Allowed>
        </div>
      </div>
      {done && (
        <div className="card mb-4" role="status">
          {done.added.length > 0 && (
            <p className="row">
              <span>{words.done(done.added.length)}</span>{' '}
              <SmallButton
                label={words.undo}
                loading={remove.isPending}
                onClick={() => remove.mutate(done.added, { onSuccess: () => setDone(undefined) })}
              />
            </p>
          )}
          <TypicalStays room={room} first={done.first} />
        </div>
      )}
      <p className="quiet mb-4">
        <span>{words.ownPrice(money(room.price))}</span>{' '}
        {manages && <span>{isNarrow ? words.howByTouch : words.how}</span>}
      </p>
      <PriceYear
        // A new key resets the keyboard focus when other months are shown.
        key={month}
        months={months}
        today={today}
        room={room}
        periods={data}
        onMark={(nights) => manages && setEditing({ nights })}
      />
      <section className="price-rows mt-10">
        <h2 className="mb-3">{words.periods}</h2>
        {shown.length === 0 ? (
          <p className="card">{words.noPeriods}</p>
        ) : (
          <CollectionTable
            collection={{
              noun: PERIODS.noun,
              words: { title: words.periods },
              columns,
              draftOf: (period) => period,
              nameOf: ({ name }) => name,
              onDelete: ({ id }) => remove.mutateAsync([id]),
              onReorder: () => Promise.resolve(),
            }}
            items={shown}
            onEdit={(id) => {
              const period = data.find((one) => one.id === id);
              if (period) setEditing({ period, nights: { first: '', last: '' } });
            }}
            canReorder={false}
          />
        )}
      </section>
      {editing && (
        <PeriodDialog
          room={room}
          nights={editing.nights}
          // The current version, or the last known one if it was deleted.
          period={data.find(({ id }) => id === editing.period?.id) ?? editing.period}
          onClose={() => setEditing(undefined)}
          onSaved={(stored, isNew) =>
            setDone({
              added: isNew ? stored.map(({ id }) => id) : [],
              first: stored[0]?.fromNight ?? today,
            })
          }
        />
      )}
      {isCopying && (
        <CopyDialog
          periods={data.filter(
            ({ fromNight, toNight }) =>
              before <= fromNight && fromNight < from && toNight !== NO_END,
          )}
          year={{ from: before, until: addDays(from, -1) }}
          onClose={() => setCopying(false)}
          onCopied={(stored) =>
            setDone({ added: stored.map(({ id }) => id), first: stored[0]?.fromNight ?? from })
          }
        />
      )}
    </>
  );
}
