import { useEffect, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { StayCalendarProps } from './StayCalendar';

/** Keys that open a list below a field. */
const isOpeningKey = ({ key }: KeyboardEvent) => key === 'ArrowDown' || key === 'F4';

/**
 * Fetches the calendar when its field is first touched, and opens and closes it. Until it is there,
 * and where it cannot be had, the date is typed.
 */
export function useStayCalendar() {
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
    import('./StayCalendar').then(
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

  /** Back to the button, except for whoever types: in the field the date would stand as typed. */
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
    // On a phone the focus alone brings up the keyboard.
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
