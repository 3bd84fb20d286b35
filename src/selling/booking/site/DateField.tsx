import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
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

/** Position and size of the placeholder until the calendar's code and style sheet have loaded. */
const WAITING = {
  position: 'absolute',
  zIndex: 5,
  inset: 'calc(100% + 0.5rem) 0 auto',
  height: '29rem',
} as const;

/** The arrival date, typed or chosen in a calendar. */
export function DateField({ roomId, stay, error, onChoose }: Props) {
  const today = useHotelToday();
  const last = today && addDays(today, CHECK_IN_MAX_DAYS_AHEAD);
  const { Calendar, open, around, field, load, show, close } = useStayCalendar();
  const { checkIn = '', nights } = stay;
  /** Shows a departure date only if the arrival date can be booked. */
  const isBookable = today && last && checkIn >= today && checkIn <= last;

  // Loads the calendar's code for any date, also a restored one, to format the date like the site.
  useEffect(() => {
    if (checkIn) load();
    // eslint-disable-next-line react/exhaustive-deps -- `load` does nothing the second time
  }, [checkIn]);

  return (
    <Field
      label={bookingWords.checkIn}
      note={bookingWords.optional}
      hint={isBookable && bookingWords.departure(formatDate(addDays(checkIn, nights)))}
      error={error}
    >
      {(control) => (
        <div className="relative" {...around}>
          <input
            {...control}
            {...field}
            name="checkIn"
            // A press before hydration is recorded and opens the calendar afterwards.
            data-press=""
            // Browsers restore typed dates only with autocomplete, so it is off only while open.
            autoComplete={open ? 'off' : undefined}
            placeholder={dateWords.pattern}
          />
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
        </div>
      )}
    </Field>
  );
}

const isOpeningKey = ({ key }: KeyboardEvent) => key === 'ArrowDown' || key === 'F4';

function useStayCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps>>();
  const [open, setOpen] = useState<StayCalendarProps['open']>();
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isFinger = useRef(false);

  useEffect(() => {
    if (!open) return;
    const hide = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [open]);

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

  const around = {
    ref: place,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget))
        setOpen(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      close();
    },
  };

  const field = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      load();
      currentTarget.select(); // what is typed takes its place
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isFinger.current = pointerType !== 'mouse';
      load();
    },
    // Prevents the focus on phones, which would open the keyboard over the calendar.
    onMouseDown: (event: MouseEvent) => {
      if (isFinger.current && !isMissing) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isMissing) return;
      event.preventDefault();
      show(isFinger.current ? 'inside' : 'beside');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isMissing || !isOpeningKey(event)) return;
      event.preventDefault();
      show('inside');
    },
  };

  return { Calendar, open, around, field, load, show: () => show('inside'), close };
}

/** Today at the hotel. Undefined during hydration: a prerendered page does not know the day. */
function useHotelToday(): string | undefined {
  return useDeferredValue<string | null>(hotelToday(), null) ?? undefined;
}
