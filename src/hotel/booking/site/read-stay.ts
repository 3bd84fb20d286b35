import { isCalendarDate } from '@/hotel/time/dates';
import { GUESTS_MIN, NIGHTS_MIN } from '@/hotel/rules/limits';

/** What the booking form holds now. */
export type StayDraft = {
  email: string;
  guests: number;
  nights: number;
  /** As typed: '' without a date. */
  checkIn: string;
  /** A date that does not exist, e.g. 31 February: the field's value is empty then. */
  hasBrokenDate: boolean;
};

export function readStay(form: HTMLFormElement): StayDraft {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const date = form.elements.namedItem('checkIn');
  return {
    email: text('email'),
    guests: Number(text('guests')) || GUESTS_MIN,
    nights: Number(text('nights')) || NIGHTS_MIN,
    checkIn: text('checkIn'),
    hasBrokenDate: date instanceof HTMLInputElement && date.validity.badInput,
  };
}

/** The chosen day, if it is one. */
export function chosenDay({ checkIn }: StayDraft): string | undefined {
  return isCalendarDate(checkIn) ? checkIn : undefined;
}
