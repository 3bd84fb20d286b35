import { startTransition, useEffect, useState } from 'react';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { plainText } from '@/basics/rules/digits';
import { NIGHTS_MIN, GUESTS_MIN } from '@/basics/rules/limits';
import type { ReservationRequest } from '@/selling/booking/booking-request';
import type { ChosenExtra, QuoteAnswer } from '@/selling/prices/stay-quote';
import type { ChosenStay } from '@/selling/booking/stay-days';
import { useContent } from '@/content/store/queries/content';
import { mostGuests, readAges } from '@/selling/prices/children';
import type { Room } from '@/content/schema/room';
import { numericDate, parseTypedDate } from '@/basics/time/numeric-date';
import { useBoundaryFields } from '@/ui/boundary-memory';
import { useSiteForm } from '@/kit/sending/site/use-site-form';
import { useBookRoom } from '@/selling/booking/queries/book-room';
import { fill, readGuest } from './form-fields';

export type FormStay = ChosenStay & {
  /** The length of the guest's message. */
  written: number;
  guests: number;
  /** The ages of the children among the guests. */
  children: readonly number[];
  extras: readonly ChosenExtra[];
  /** The applied promo code; a typed code does not count until it is applied. */
  code: string;
};

export type StayState = [stay: FormStay, setStay: Dispatch<SetStateAction<FormStay>>];

export const NO_STAY: FormStay = {
  nights: NIGHTS_MIN,
  checkIn: undefined,
  written: 0,
  guests: GUESTS_MIN,
  children: [],
  extras: [],
  code: '',
};

/** The stay that the page's address asks for. */
export type AskedStay = { arrive?: string; nights: number; guests: number; children: number[] };

/** Reads, checks and sends the booking form. @param phone shown if sending fails */
export function useBookingForm(
  room: Room,
  phone: string,
  [, setStay]: StayState,
  asked: AskedStay | undefined,
  onSent: (request: ReservationRequest) => void,
) {
  const [refused, setRefused] = useState<QuoteAnswer>();
  const { bands } = useContent().content.prices;
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
      // Checks a code that was typed but not applied.
      fill(form.current, 'appliedCode', code);
      follow();
      return true;
    },
    onSent: ({ request }) => {
      if (!form.current || !request) return;
      // Clears only personal data.
      for (const name of GUEST_FIELDS) fill(form.current, name, '');
      follow();
      onSent(request);
    },
  });

  function follow(): void {
    if (!form.current) return;
    const { nights, checkIn, message, guests, children, extras } = readStay(form.current);
    const code = textIn(form.current, 'appliedCode');
    const written = message.length;
    const people = { guests, children: children ?? [] };
    const read = { nights, checkIn: checkIn || undefined, written, ...people, extras, code };
    // Reuses an equal stay, because a new object would re-render the page.
    setStay((last) => (JSON.stringify(last) === JSON.stringify(read) ? last : read));
  }

  useBoundaryFields(form);
  // Fields may be filled before hydration, or restored by the browser, even at `pageshow`.
  useEffect(() => {
    // A transition, because the whole page re-renders from the form's values.
    startTransition(follow);
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- what is read is the form, not what `follow` closes over
  }, []);

  // A date that the browser restored stays.
  useEffect(() => {
    if (!asked?.arrive || !form.current || textIn(form.current, 'checkIn')) return;
    const most = mostGuests(room.capacity, asked.children, bands);
    const guests = Math.min(asked.guests, most);
    fill(form.current, 'guests', String(guests));
    fill(form.current, 'children', asked.children.join(', '));
    choose({ checkIn: asked.arrive, nights: asked.nights });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [asked]);

  function changed(from?: FormEvent | string): void {
    change(from);
    setRefused(undefined);
    follow();
  }

  /** Changes fields as if the visitor had typed. */
  function edit(how: (fields: HTMLFormElement) => void, field?: string): void {
    if (!form.current) return;
    how(form.current);
    changed(field);
  }

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

const GUEST_FIELDS = ['email', 'guestName', 'phone', 'message'] as const;

const textIn = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim();

/** Reads the form. `checkIn` is '' for a missing or invalid date. */
function readStay(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...readGuest(data),
    guests: Number(text('guests')) || GUESTS_MIN,
    children: readAges(text('children')) ?? null,
    nights: Number(text('nights')) || NIGHTS_MIN,
    checkIn: parseTypedDate(text('checkIn')) ?? '',
    // The quoted total, present only for rooms with price rules (quote-parts.tsx).
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
