import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calendarWords, nightPriceWords as words } from '@/words/visitors';
import {
  partOfStay,
  staySentence,
  openNights,
  spanOf,
  stayAfter,
  within,
  type StayCalendarProps,
} from '@/selling/booking/stay-days';
import { useContent } from '@/content/store/queries/content';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { useFullNights } from '@/selling/booking/queries/full-nights';
import { useNightPrices } from '@/selling/prices/queries/night-prices';
import { periodsOf } from '@/selling/rooms/room-rules';
import { formatDate } from '@/basics/time/dates';
import { addMonths, monthOf, nightsOf, sameDayLater, weeksFrom } from '@/basics/time/month';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/window-state';
import { MonthNote } from './MonthNote';
import { MonthGrid } from './MonthGrid';

/** The window width from which two months fit side by side. */
const WIDE = '(min-width: 64rem)';

/** If so few weeks of this month are left, phones show the next month too. */
const FEW_WEEKS = 3;

export function StayMonths({
  roomId,
  today,
  last,
  stay,
  open,
  onClose,
  onChoose,
}: StayCalendarProps) {
  const [wanted, setCursor] = useState(within(stay.checkIn ?? today, today, last));
  const [start, setStart] = useState(monthOf(wanted));
  const [isLeaving, setLeaving] = useState(false);
  const [seen, setSeen] = useState(stay.checkIn);
  const isWide = useMediaQuery(WIDE);
  const Moon = useMoon(useContent().content.sections.moon);
  const box = useRef<HTMLDivElement>(null);

  const isShort =
    !isWide && start === monthOf(today) && weeksFrom(start, today).length <= FEW_WEEKS;
  const end = isWide ? addMonths(monthOf(last), -1) : monthOf(last);
  const first = start > end ? end : start;
  const months = isWide || isShort ? [first, addMonths(first, 1)] : [first];
  const isShown = (day: string) => months.includes(monthOf(day));
  const cursor = isShown(wanted) ? wanted : within(`${first}-01`, today, last);

  const nights = months.map((month) => openNights(nightsOf(month), today, last));
  // Each month has its own query, so that going to the next month sends only one request.
  const asked = [
    useFullNights(roomId, roomId ? spanOf(nights[0]) : undefined),
    useFullNights(roomId, roomId ? spanOf(nights[1]) : undefined),
  ];
  const { prices } = useContent().content;
  const isPriced = periodsOf({ id: roomId }, prices).length > 0;
  const nightPrices = useNightPrices(roomId, isPriced ? spanOf(nights.flat()) : undefined);
  const priced = (day: string) => nightPrices.get(day);
  const full = asked.flatMap((answer) => answer.full);
  const isFull = (all: readonly string[]) =>
    all.length > 0 && all.every((night) => full.includes(night));
  const told = Math.max(nights.findIndex(isFull), 0);

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    if (open === 'inside') focusDay(box.current);
  }, [open]);

  function show(day: string): void {
    setCursor(day);
    if (isShown(day)) return;
    const month = monthOf(day);
    setStart(isWide && month > first ? addMonths(month, -1) : month);
  }

  // Shows a typed date's month, but not of half-typed dates such as the year 2.
  if (seen !== stay.checkIn) {
    setSeen(stay.checkIn);
    if (stay.checkIn && stay.checkIn >= today && stay.checkIn <= last) show(stay.checkIn);
  }

  function move(day: string): void {
    flushSync(() => show(day));
    focusDay(box.current);
  }

  function turn(count: number): void {
    setStart(addMonths(first, count));
    setCursor(within(sameDayLater(cursor, count), today, last));
  }

  function turner(label: string, Icon: LucideIcon, isOff: boolean, by: number) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || turn(by)}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
    );
  }

  function choose(day: string): void {
    const next = stayAfter(day, stay, isLeaving);
    const isWhole = isLeaving && next.checkIn === stay.checkIn;
    show(day);
    setLeaving(!isWhole);
    onChoose(next);
    if (isWhole) onClose();
  }

  const isNoArrival = (day: string) => priced(day)?.arrive === false;
  const isClosed = isNoArrival(cursor) && (partOfStay(cursor, stay) ?? 'arrival') === 'arrival';
  const isFirst = first === monthOf(today);
  const isLast = months.includes(monthOf(last));
  return (
    <div
      ref={box}
      className="calendar-box"
      role="dialog"
      aria-label={calendarWords.title}
      data-wide={isWide || undefined}
    >
      <div className="calendar-turn">
        {turner(calendarWords.previous, ChevronLeft, isFirst, -1)}
        {turner(calendarWords.next, ChevronRight, isLast, isShort ? 2 : 1)}
      </div>
      <div className="calendar-months">
        {months.map((month) => (
          <MonthGrid
            key={month}
            weeks={weeksFrom(month, isShort ? today : month)}
            month={month}
            cursor={cursor}
            today={today}
            last={last}
            stay={stay}
            full={full}
            Moon={Moon}
            priced={isPriced ? priced : undefined}
            isLoading={asked.some(({ isLoading }) => isLoading)}
            onMove={move}
            onChoose={choose}
          />
        ))}
      </div>
      <MonthNote
        roomId={roomId}
        month={months[told] ?? first}
        nights={nights[told] ?? []}
        full={full}
        isUnknown={asked.some(({ isUnknown }) => isUnknown)}
        wanted={stay.nights}
        onGo={move}
        isDotted={months.some((month) => nightsOf(month).some(isNoArrival))}
      />
      <p className="calendar-stay" role="status">
        {isClosed && <span>{`${words.noArrivalOn(formatDate(cursor))} `}</span>}
        <span>{staySentence(stay)}</span>{' '}
        <span>{isLeaving ? calendarWords.leave : !stay.checkIn && calendarWords.arrive}</span>
      </p>
      <div className="calendar-acts">
        {stay.checkIn && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onChoose({ ...stay, checkIn: undefined });
              onClose();
            }}
          >
            {calendarWords.clear}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {calendarWords.close}
        </Button>
      </div>
    </div>
  );
}

function focusDay(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
}
