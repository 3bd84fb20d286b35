import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { CalendarStay } from './calendar-rooms';

/** The stay that is told about, and the button it belongs to. */
export type ShownStay = { stay: CalendarStay; anchor: HTMLElement; byTouch: boolean };

export type StayTipProps = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** Long enough for the pointer to get from a stay into its tip. */
const LEAVE_MS = 150;

/**
 * All about a stay while it is pointed at, has the focus, or was tapped: a tap shows it, the next
 * one opens it. Escape, and a touch elsewhere, send the tip away; the pointer may rest in it.
 */
export function useStayTip(onOpen: (reservationId: string) => void) {
  const [shown, setShown] = useState<ShownStay>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The stay whose tip a touch found open. */
  const touched = useRef<{ id: string; wasShown: boolean }>(undefined);

  const hold = () => clearTimeout(leaving.current);
  const hideSoon = () => {
    hold();
    leaving.current = setTimeout(() => setShown(undefined), LEAVE_MS);
  };
  const show = (next: ShownStay) => {
    hold();
    setShown(next);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined);
    };
    const onPointerDown = ({ target }: Event) => {
      const isStay = target instanceof Element && target.closest('.stay, .stay-tip');
      if (!isStay) setShown(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [shown]);

  function tipProps(of: CalendarStay): StayTipProps {
    const id = of.reservation.id;
    const isShown = shown?.stay.reservation.id === id;
    const showAt = (anchor: HTMLElement) =>
      show({ stay: of, anchor, byTouch: touched.current?.id === id });
    return {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        touched.current = undefined;
        showAt(currentTarget);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') hideSoon();
      },
      onPointerDown: ({ pointerType }) => {
        touched.current = pointerType === 'touch' ? { id, wasShown: isShown } : undefined;
      },
      onFocus: ({ currentTarget }) => showAt(currentTarget),
      onBlur: hideSoon,
      onClick: ({ currentTarget }) => {
        const isFirstTap = touched.current?.id === id && !touched.current.wasShown;
        if (isFirstTap) showAt(currentTarget);
        else onOpen(id);
      },
    };
  }

  return { shown, tipProps, hold, hideSoon };
}
