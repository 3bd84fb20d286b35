import { FindForm } from '@/desk/lists/admin/FindForm';
import { useContent } from '@/content/store/queries/content';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { formatDate, hotelToday, addDays, partsOf, shortMonth, weekday } from '@/basics/time/dates';
import { GuestsToNotifyList } from '@/desk/stays/admin/notify-guests';
import { useGuestsToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import { useToday, type TodayView } from '@/desk/today/staff-calls/stays-of-day';
import { isDone, type TodayList as List, type ShownStay } from '@/desk/today/day';
import { TodayChannels } from '@/desk/channels/admin/TodayChannels';
import { SmallButton } from '@/ui/SmallButton';
import { Bars } from '@/ui/Bars';
import { Skeleton } from '@/ui/Skeleton';
import { partWords, todayWords, freeNightsWords, commonWords } from '@/words/staff';
import { TodayList } from './TodayList';
import { Link } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { LiveRegion } from '@/ui/LiveRegion';

/** The lists in the order of a morning's work, in two columns on wide pages. */
const COLUMNS: readonly (readonly List[])[] = [
  ['cancelled', 'asking', 'arriving', 'leaving'],
  ['freed', 'waiting', 'unmarked', 'staying'],
];
/** Lists that appear only if they have entries. */
const RARE: ReadonlySet<List> = new Set(['cancelled', 'asking', 'freed', 'unmarked']);

export function TodaySection() {
  const { day, isFailed, retry } = useToday();
  const untold = useGuestsToNotify();
  const { moon, gettingHere } = useContent().content.sections;
  const Moon = useMoon(moon);
  const listed = (day?.stays ?? []).filter(({ isKept }) => !isKept);
  const order = listed.map(({ list, reservation }) => `${list} ${reservation.id}`).join();
  return (
    <section className="today mb-10" aria-labelledby="today">
      <div className="spread mb-[1.1rem] items-end gap-x-8 gap-y-3">
        <h2 id="today">
          {todayWords.title} <small>{formatDate(day?.today ?? hotelToday())}</small>
        </h2>
        {Moon && <Moon.Tonight moon={moon} coordinates={gettingHere.coordinates} />}
        <FindForm />
      </div>
      {isFailed && (
        <div className="card grid justify-items-center gap-3 px-5 py-12 text-center">
          <p>{todayWords.failed}</p>
          <SmallButton label={commonWords.retry} onClick={retry} />
        </div>
      )}
      {!isFailed && !day && (
        <div aria-busy="true">
          <LiveRegion>{todayWords.loading}</LiveRegion>
          <Skeleton className="h-24 rounded-3" />
          <Skeleton className="mt-4 h-72 rounded-3" />
        </div>
      )}
      {day && (
        <StaffErrorBoundary name={partWords.today} data={[day]}>
          <TodayFigures stays={listed} rooms={day.rooms} />
          <EditableBy right="workAtDesk">
            <GuestsToNotifyList />
          </EditableBy>
          <div className="mb-4 empty:hidden">
            <EditableBy right="workAtDesk">
              <TodayChannels
                today={day.today}
                shown={listed.map(({ reservation }) => reservation.id)}
              />
            </EditableBy>
          </div>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            {COLUMNS.map((lists) => (
              <div key={lists[0]} className="grid grid-cols-1 items-start gap-4">
                {lists.map((list) => {
                  const stays = day.stays.filter((stay) => stay.list === list);
                  if (stays.length === 0 && RARE.has(list)) return null;
                  return <TodayList key={list} {...{ list, stays, day, untold, order }} />;
                })}
              </div>
            ))}
          </div>
        </StaffErrorBoundary>
      )}
      {day && (
        <StaffErrorBoundary name={partWords.freeNights} data={[day]}>
          <FreeNights day={day} />
        </StaffErrorBoundary>
      )}
    </section>
  );
}

function TodayFigures({ stays, rooms }: Pick<TodayView, 'stays' | 'rooms'>) {
  const isHere = ({ reservation }: ShownStay) => reservation.status === 'checked_in';
  const arriving = stays.filter(({ list }) => list === 'arriving');
  const leaving = stays.filter(({ list }) => list === 'leaving');
  const arrived = arriving.filter(isHere).length;
  const left = leaving.filter(isDone).length;
  const toLeave = leaving.length - left;
  // A stay can be in two lists, but counts once.
  const inHouse = new Set(stays.filter(isHere).map(({ reservation }) => reservation.id));
  const free = rooms.reduce((sum, room) => sum + (room.free[0] ?? 0), 0);
  const units = rooms.reduce((sum, room) => sum + room.units, 0);
  const { toCome, done } = todayWords;
  return (
    <dl className="tally grid gap-px overflow-hidden bg-line grid-cols-[repeat(auto-fit,minmax(4.4rem,1fr))] mb-4">
      {figure(toCome, arriving.length - arriving.filter(isDone).length, arrived, done.arrived)}
      {figure(todayWords.toLeave, toLeave, left, done.left)}
      {/* Guests who leave today still have their rooms, which may count as free tonight. */}
      {figure(todayWords.inHouse, inHouse.size, toLeave, done.leaving)}
      {figure(todayWords.freeTonight, free, units, done.ofRooms)}
    </dl>
  );
}

function figure(label: string, value: number, done = 0, doneWords?: (count: number) => string) {
  return (
    // Aligns the numbers, even if a label takes two lines.
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0 px-[1.1rem] pt-[0.7rem] pb-[0.8rem] max-md:px-[0.55rem] max-md:py-[0.6rem]">
      <dt className="text-xs">{label}</dt>
      {/* The numbers do not use the display font, whose zero looks like the letter O. */}
      <dd className="flex flex-wrap content-start items-baseline gap-x-[0.6rem] font-body text-[1.5rem] leading-[1.3] font-medium">
        <span>{value}</span>
        {done > 0 && (
          <small className="font-body text-xs leading-[1.3] font-normal text-ink-3">
            {' '}
            {doneWords?.(done)}
          </small>
        )}
      </dd>
    </div>
  );
}

function FreeNights({ day: { rooms, today } }: { day: TodayView }) {
  const nights = (rooms[0]?.free ?? []).map((_, ahead) => addDays(today, ahead));
  if (nights.length === 0) return null;
  const sum = (of: (room: TodayView['rooms'][number]) => readonly number[]) =>
    nights.map((_, at) => rooms.reduce((all, room) => all + (of(room)[at] ?? 0), 0));
  const all = sum(({ free }) => free);
  const units = rooms.reduce((count, room) => count + room.units, 0);
  return (
    <section className="free-nights box mt-4" aria-labelledby="free-nights">
      <header className="row gap-x-[0.8rem] gap-y-[0.2rem] items-baseline px-[1.1rem] py-3">
        <h3 id="free-nights">{freeNightsWords.title}</h3>
        <p className="quiet text-sm">{freeNightsWords.text}</p>
        <Link className="text-link tap ms-auto text-sm" to={PATH.adminCalendar}>
          {freeNightsWords.calendar}
        </Link>
      </header>
      <div
        className="relative overflow-x-auto rounded-[0_0_var(--r3)_var(--r3)] focus-visible:outline-offset-[-3px] border-t border-line"
        role="group"
        aria-labelledby="free-nights"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within a keyboard's reach
        tabIndex={0}
      >
        <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
          <thead>
            <tr aria-hidden="true">
              <th className="text-xs">
                <span>{freeNightsWords.occupied}</span>
                <small>{units}</small>
                <small>0</small>
              </th>
              <td colSpan={nights.length} className="free-nights-bars">
                <Bars series={[sum(({ occupied }) => occupied)]} full={units} />
              </td>
            </tr>
            <tr>
              <th className="text-xs leading-[1.35]" scope="col">
                {freeNightsWords.room}
              </th>
              {nights.map((night, at) => (
                <th className="text-xs font-normal leading-[1.35]" key={night} scope="col">
                  <span className="sr-only">{formatDate(night)}</span>
                  <span aria-hidden="true">
                    <span>{freeNightsWords.weekdays[weekday(night)]}</span>
                    <b className="[display:block] font-[550]">{partsOf(night).day}</b>
                    {(at === 0 || partsOf(night).day === 1) && <span>{shortMonth(night)}</span>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rooms.map(({ id, name, free }) => row(id, name, free))}</tbody>
          {rooms.length > 1 && <tfoot>{row('all', freeNightsWords.all, all)}</tfoot>}
        </table>
      </div>
    </section>
  );
}

function row(id: string, name: string, free: readonly number[]) {
  return (
    <tr key={id}>
      <th scope="row">{name}</th>
      {free.map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a night has no key but its place
        <td key={at} data-full={count === 0 || undefined}>
          {count === 0 ? freeNightsWords.full : count}
        </td>
      ))}
    </tr>
  );
}
