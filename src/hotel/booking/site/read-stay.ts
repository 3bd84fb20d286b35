import { readDay } from '@/hotel/time/written-day';
import { GUESTS_MIN, NIGHTS_MIN } from '@/hotel/rules/limits';

/** What the booking form holds now. */
export type StayDraft = {
  email: string;
  guests: number;
  nights: number;
  /** `YYYY-MM-DD`; '' without a date, and of what is none. */
  checkIn: string;
  guestName: string;
  phone: string;
  message: string;
};

/** What tells of the guest rather than of the stay. */
export const GUEST_FIELDS = ['email', 'guestName', 'phone', 'message'] as const;

export function readStay(form: HTMLFormElement): StayDraft {
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

/** Something was typed that is no date, e.g. 31 February. */
export function hasBrokenDate(form: HTMLFormElement): boolean {
  const typed = String(new FormData(form).get('checkIn') ?? '').trim();
  return typed !== '' && readDay(typed) === undefined;
}

/** Puts a value into a field of the form, as if it had been typed. */
export function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (isField) field.value = value;
}
