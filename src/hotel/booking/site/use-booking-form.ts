import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { NIGHTS_MIN } from '@/hotel/rules/limits';
import { reservationRequestSchema } from '@/hotel/booking/booking-request';
import type { ReservationRequest } from '@/hotel/booking/booking-request';
import type { Room } from '@/hotel/rooms/room';
import { VALIDATION } from '@/hotel/rules/validation-texts';
import { newUuid } from '@/lib/uuid';
import { useBookRoom } from '@/hotel/booking/queries/enquiries';
import { focusFirstInvalid } from '@/ui/focus-first-invalid';
import { chosenDay, readStay } from './read-stay';

/** What the rest of the panel follows while the visitor chooses. */
export type Stay = { nights: number; checkIn: string | undefined };
export type StayErrors = { email?: string; checkIn?: string };

/**
 * The booking form: reads its fields, checks them, sends one request.
 * @param phone offered when it cannot be sent @param onSent is given what was stored
 */
export function useBookingForm(
  room: Room,
  phone: string,
  onSent: (request: ReservationRequest) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  // One request keeps its uuid over all tries, so that only one row is ever stored for it.
  const requestId = useRef<string>(undefined);
  const isSending = useRef(false);
  const [stay, setStay] = useState<Stay>({ nights: NIGHTS_MIN, checkIn: undefined });
  const [errors, setErrors] = useState<StayErrors>({});
  const book = useBookRoom(room.name, phone);

  function follow(): void {
    if (!form.current) return;
    const draft = readStay(form.current);
    setStay({ nights: draft.nights, checkIn: chosenDay(draft) });
  }

  // Chosen before hydration, or brought back by the browser.
  useEffect(follow, []);

  function change(event: FormEvent<HTMLFormElement>): void {
    requestId.current = undefined;
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name) setErrors((before) => ({ ...before, [name]: undefined }));
    follow();
  }

  /** Puts another day into the form, as if it had been typed. */
  function chooseDay(day: string): void {
    const field = form.current?.elements.namedItem('checkIn');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = day;
    requestId.current = undefined;
    setErrors((before) => ({ ...before, checkIn: undefined }));
    follow();
    field.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const fields = event.currentTarget;
    const draft = readStay(fields);
    requestId.current ??= newUuid();
    const parsed = v.safeParse(reservationRequestSchema(room.capacity), {
      id: requestId.current,
      roomId: room.id,
      email: draft.email,
      guests: draft.guests,
      nights: draft.nights,
      checkIn: draft.checkIn || null,
    });
    const found: StayErrors = parsed.success ? {} : firstOf(parsed.issues);
    if (draft.hasBrokenDate) found.checkIn = VALIDATION.checkInInvalid;
    setErrors(found);
    if (!parsed.success || draft.hasBrokenDate) return focusFirstInvalid(fields, found);

    isSending.current = true;
    book.mutate(parsed.output, {
      onSuccess: () => {
        requestId.current = undefined;
        clearEmail(fields);
        onSent(parsed.output);
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  return { form, stay, errors, isSending: book.isPending, change, chooseDay, submit };
}

/** The stay remains to be read; only the address goes. */
function clearEmail(form: HTMLFormElement): void {
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = '';
}

type Issues = readonly v.BaseIssue<unknown>[];

function firstOf(issues: Issues): StayErrors {
  const message = (key: keyof StayErrors) =>
    issues.find(({ path }) => path?.[0]?.key === key)?.message;
  return { email: message('email'), checkIn: message('checkIn') };
}
