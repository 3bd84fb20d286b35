import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { bookingWords, dateWords } from '@/words/visitors';
import type { ChosenStay, StayCalendarProps } from '@/selling/booking/stay-days';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { CHECK_IN_MAX_DAYS_AHEAD } from '@/basics/rules/limits';
import { loadOrReload } from '@/lib/code-files';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  roomId: string;
  stay: ChosenStay;
  error?: string;
  onChoose: (stay: ChosenStay) => void;
};

/** The arrival date, typed or chosen in a calendar. */
export function DateField({ roomId, stay, error, onChoose }: Props) {
  const today = useHotelToday();
  const place = useRef<HTMLDivElement>(null);
  const { checkIn = '', nights } = stay;
  /** Shows a departure date only if the arrival date can be booked. */
  const isBookable = today && checkIn >= today && checkIn <= lastArrival(today);

  return (
    <Field
      label={bookingWords.checkIn}
      note={bookingWords.optional}
      hint={isBookable && bookingWords.departure(formatDate(addDays(checkIn, nights)))}
      error={error}
    >
      {(control) => (
        <div className="relative" ref={place}>
          <input
            {...control}
            name="checkIn"
            // A press before hydration is recorded and opens the calendar afterwards.
            data-press=""
            placeholder={dateWords.pattern}
          />
          <StayDatePicker place={place} roomId={roomId} stay={stay} onChoose={onChoose} />
        </div>
      )}
    </Field>
  );
}

type PickerProps = {
  /** The element with the input of the arrival date; the calendar opens below it. */
  place: RefObject<HTMLElement | null>;
  /** '' to choose dates for the whole hotel: the calendar shows no full nights and no prices. */
  roomId: string;
  stay: ChosenStay;
  /** Opens the calendar at the start, for a press from before this code had loaded. */
  early?: StayCalendarProps['open'];
  onChoose: (stay: ChosenStay) => void;
};

/** Position and size of the placeholder until the calendar's code and style sheet have loaded. */
const WAITING = {
  position: 'absolute',
  zIndex: 5,
  inset: 'calc(100% + 0.5rem) 0 auto',
  height: '29rem',
} as const;

/** The calendar of an input for the arrival date. Its code loads when the input is touched. */
export function StayDatePicker({ place, roomId, stay, early, onChoose }: PickerProps) {
  const today = useHotelToday();
  const last = today && lastArrival(today);
  const { Calendar, open, load, show, close } = useStayCalendar(place, early);

  // Loads the calendar's code for any date, also a restored one, to format the date like the site.
  useEffect(() => {
    if (stay.checkIn ?? early) load();
    // eslint-disable-next-line react/exhaustive-deps -- `load` does nothing the second time
  }, [stay.checkIn]);

  return (
    <>
      {open && !Calendar && <Skeleton style={WAITING} />}
      {Calendar && today && last && (
        <Calendar
          roomId={roomId}
          today={today}
          last={last}
          stay={stay}
          open={open}
          onOpen={show}
          onClose={close}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

const lastArrival = (today: string): string => addDays(today, CHECK_IN_MAX_DAYS_AHEAD);

/** Listens to the input itself, which another component renders, also before this code loads. */
function useStayCalendar(place: PickerProps['place'], early: PickerProps['early']) {
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps>>();
  const [open, setOpen] = useState(early);
  const [isMissing, setMissing] = useState(false);
  const isFinger = useRef(false);

  useEffect(() => {
    if (!open) return;
    const hide = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(undefined);
    };
    const field = place.current?.querySelector('input');
    // Browsers restore typed dates only with autocomplete, so it is off only while open.
    field?.setAttribute('autocomplete', 'off');
    document.addEventListener('pointerdown', hide);
    return () => {
      field?.removeAttribute('autocomplete');
      document.removeEventListener('pointerdown', hide);
    };
  }, [open, place]);

  function load(): void {
    if (Calendar) return;
    loadOrReload(() => import('./StayCalendar')).then(
      (file) => {
        setCalendar(() => file.StayCalendar);
        setMissing(false);
      },
      () => {
        setMissing(true);
        setOpen(undefined);
      },
    );
  }

  function show(how: 'inside' | 'beside'): void {
    load();
    setOpen(how);
  }

  /** Focuses the button if the focus is inside, but not in the field, which shows typed dates. */
  function close(): void {
    const here = document.activeElement;
    const isInside = place.current?.contains(here) && !(here instanceof HTMLInputElement);
    if (isInside) place.current?.querySelector('button')?.focus();
    setOpen(undefined);
  }

  // Attached again after each render, because the listeners read the state.
  useEffect(() => {
    const box = place.current;
    const field = box?.querySelector('input');
    if (!box || !field) return undefined;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => target.addEventListener(name, act, { signal: listening.signal });
    on(box, 'focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) setOpen(undefined);
    });
    on(box, 'keydown', (event) => {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      close();
    });
    on(field, 'focus', () => {
      load();
      field.select(); // what is typed takes its place
    });
    on(field, 'pointerdown', ({ pointerType }) => {
      isFinger.current = pointerType !== 'mouse';
      load();
    });
    // Prevents the focus on phones, which would open the keyboard over the calendar.
    on(field, 'mousedown', (event) => {
      if (isFinger.current && !isMissing) event.preventDefault();
    });
    on(field, 'click', (event) => {
      if (isMissing) return;
      event.preventDefault();
      show(isFinger.current ? 'inside' : 'beside');
    });
    on(field, 'keydown', (event) => {
      if (isMissing || !['ArrowDown', 'F4'].includes(event.key)) return;
      event.preventDefault();
      show('inside');
    });
    return () => listening.abort();
  });

  return { Calendar, open, load, show: () => show('inside'), close };
}

/** Today at the hotel. Undefined during hydration: a prerendered page does not know the day. */
function useHotelToday(): string | undefined {
  return useDeferredValue<string | null>(hotelToday(), null) ?? undefined;
}
