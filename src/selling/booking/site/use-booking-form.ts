import { startTransition, useEffect, useState } from 'react';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { plainText } from '@/basics/rules/digits';
import { NIGHTS_MIN, GUESTS_MIN } from '@/basics/rules/limits';
import type { ReservationRequest } from '@/selling/booking/booking-request';
import type { ChosenExtra, QuoteAnswer } from '@/selling/prices/stay-quote';
import type { ChosenStay } from '@/selling/booking/stay-days';
import type { Room } from '@/content/schema/room';
import { numericDate, parseTypedDate } from '@/basics/time/numeric-date';
import { useBoundaryFields } from '@/ui/boundary-memory';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
import { useBookRoom } from '@/selling/booking/queries/book-room';

/** What the form says of a stay, for what is shown beside it. */
export type FormStay = ChosenStay & {
  /** Length of the word to the house, in characters. */
  written: number;
  guests: number;
  extras: readonly ChosenExtra[];
  /** That was applied, not only typed. */
  code: string;
};

/** A `useState` of the stay. */
export type StayState = [stay: FormStay, setStay: Dispatch<SetStateAction<FormStay>>];

export const NO_STAY: FormStay = {
  nights: NIGHTS_MIN,
  checkIn: undefined,
  written: 0,
  guests: GUESTS_MIN,
  extras: [],
  code: '',
};

/**
 * Reads the fields of the booking form, checks them, sends one request. @param phone if that fails
 * @param stay what the form says of a stay: the page's, which shows its price at its foot as well
 */
export function useBookingForm(
  room: Room,
  phone: string,
  [, setStay]: StayState,
  onSent: (request: ReservationRequest) => void,
) {
  const [refused, setRefused] = useState<QuoteAnswer>();
  const { send, isPending } = useBookRoom(room, phone);
  const { form, errors, change, submit } = useSiteForm({
    name: 'booking',
    send: async (fields, id) => {
      const draft = readStay(fields);
      const answer = await send({
        ...draft,
        id,
        roomId: room.id,
        isDateBroken: hasBrokenDate(fields),
      });
      return { ...answer, code: draft.promoCode };
    },
    isRefused: ({ refused: why, code }) => {
      if (!form.current) return true;
      setRefused(why);
      if (!why) return false;
      // A code that was typed and not applied is looked at now.
      fill(form.current, 'appliedCode', code);
      follow();
      return true;
    },
    onSent: ({ request }) => {
      if (!form.current || !request) return;
      // The stay remains to be read; only what tells of the guest goes.
      for (const name of GUEST_FIELDS) fill(form.current, name, '');
      follow();
      onSent(request);
    },
  });

  function follow(): void {
    if (!form.current) return;
    const { nights, checkIn, message, guests, extras } = readStay(form.current);
    const code = textIn(form.current, 'appliedCode');
    const written = message.length;
    const read = { nights, checkIn: checkIn || undefined, written, guests, extras, code };
    // Asked often: what is the same is not drawn anew.
    setStay((last) => (JSON.stringify(last) === JSON.stringify(read) ? last : read));
  }

  useBoundaryFields(form);
  // Chosen before hydration, or brought back by the browser, which may do so later than that.
  useEffect(() => {
    // In small pieces: the whole page shows what the form says.
    startTransition(follow);
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- what is read is the form, not what `follow` closes over
  }, []);

  function changed(from?: FormEvent | string): void {
    change(from);
    setRefused(undefined);
    follow();
  }

  /** Changes fields, as if they had been filled in. */
  function edit(how: (fields: HTMLFormElement) => void, field?: string): void {
    if (!form.current) return;
    how(form.current);
    changed(field);
  }

  /** Puts another stay into the form. */
  function choose({ checkIn, nights }: ChosenStay): void {
    edit((fields) => {
      fill(fields, 'checkIn', checkIn ? numericDate(checkIn) : '');
      fill(fields, 'nights', String(nights));
    }, 'checkIn');
  }

  return {
    form,
    errors,
    refused,
    isSending: isPending,
    change: changed,
    choose,
    edit,
    follow,
    submit,
  };
}

/** What tells of the guest rather than of the stay. */
const GUEST_FIELDS = ['email', 'guestName', 'phone', 'message'] as const;

const textIn = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim();

/** What the form holds now; `checkIn` is '' without a date, and of what is none. */
function readStay(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    email: text('email'),
    guests: Number(text('guests')) || GUESTS_MIN,
    nights: Number(text('nights')) || NIGHTS_MIN,
    checkIn: parseTypedDate(text('checkIn')) ?? '',
    guestName: text('guestName'),
    phone: text('phone'),
    // A form counts a new line as two characters; what is stored has one.
    message: text('message').replaceAll('\r\n', '\n'),
    // Only where a room has rules (quote-parts.tsx).
    quotedTotal: text('quotedTotal') ? Number(text('quotedTotal')) : undefined,
    extras: data.getAll('extra').map((id) => ({
      id: String(id),
      count: Number(text(`count-${String(id)}`)) || 1,
    })),
    promoCode: plainText(text('code')).trim(),
  };
}

function hasBrokenDate(form: HTMLFormElement): boolean {
  const typed = String(new FormData(form).get('checkIn') ?? '').trim();
  return typed !== '' && parseTypedDate(typed) === undefined;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (isField) field.value = value;
}
