import { useEffect, useRef, useState, type FormEvent } from 'react';
import { NIGHTS_MIN, GUESTS_MIN } from '@/hotel/rules/limits';
import type { ReservationRequest, StayErrors } from '@/hotel/booking/booking-request';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import type { Room } from '@/hotel/rooms/room';
import { writtenDay, readDay } from '@/hotel/time/written-day';
import { newUuid } from '@/lib/uuid';
import { useBookRoom } from '@/hotel/booking/queries/booking-queries';
import { focusFirstInvalid } from '@/ui/focus';

/** Reads the fields of the booking form, checks them, sends one request. @param phone if that fails */
export function useBookingForm(
  room: Room,
  phone: string,
  onSent: (request: ReservationRequest) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  // One request keeps its uuid over all tries, so that only one row is ever stored for it.
  const requestId = useRef<string>(undefined);
  const isSending = useRef(false);
  const [stay, setStay] = useState<ChosenStay & { written: number }>({
    nights: NIGHTS_MIN,
    checkIn: undefined,
    written: 0,
  });
  const [errors, setErrors] = useState<StayErrors>({});
  const book = useBookRoom(room, phone);

  function follow(): void {
    if (!form.current) return;
    const { nights, checkIn, message } = readStay(form.current);
    setStay({ nights, checkIn: checkIn || undefined, written: message.length });
  }

  // Chosen before hydration, or brought back by the browser.
  useEffect(follow, []);

  function change(event: FormEvent<HTMLFormElement>): void {
    requestId.current = undefined;
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name) setErrors((before) => ({ ...before, [name]: undefined }));
    follow();
  }

  /** Puts another stay into the form, as if it had been typed. */
  function choose({ checkIn, nights }: ChosenStay): void {
    if (!form.current) return;
    fill(form.current, 'checkIn', checkIn ? writtenDay(checkIn) : '');
    fill(form.current, 'nights', String(nights));
    requestId.current = undefined;
    setErrors((before) => ({ ...before, checkIn: undefined }));
    follow();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const fields = event.currentTarget;
    requestId.current ??= newUuid();
    isSending.current = true;
    const draft = {
      ...readStay(fields),
      id: requestId.current,
      roomId: room.id,
      isDateBroken: hasBrokenDate(fields),
    };
    book.mutate(draft, {
      onSuccess: ({ request, errors: found }) => {
        setErrors(found ?? {});
        if (found) return focusFirstInvalid(fields, found);
        requestId.current = undefined;
        // The stay remains to be read; only what tells of the guest goes.
        for (const name of GUEST_FIELDS) fill(fields, name, '');
        follow();
        onSent(request);
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  return { form, stay, errors, isSending: book.isPending, change, choose, submit };
}

/** What tells of the guest rather than of the stay. */
const GUEST_FIELDS = ['email', 'guestName', 'phone', 'message'] as const;

/** What the form holds now; `checkIn` is '' without a date, and of what is none. */
function readStay(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    email: text('email'),
    guests: Number(text('guests')) || GUESTS_MIN,
    nights: Number(text('nights')) || NIGHTS_MIN,
    checkIn: readDay(text('checkIn')) ?? '',
    guestName: text('guestName'),
    phone: text('phone'),
    // A form counts a new line as two characters; what is stored has one.
    message: text('message').replaceAll('\r\n', '\n'),
  };
}

function hasBrokenDate(form: HTMLFormElement): boolean {
  const typed = String(new FormData(form).get('checkIn') ?? '').trim();
  return typed !== '' && readDay(typed) === undefined;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (isField) field.value = value;
}
