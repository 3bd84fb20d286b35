import { startTransition, useEffect, useState } from 'react';
import { StayDatePicker } from '@/selling/booking/site/DateField';
import { fieldOf, fill } from '@/selling/booking/site/form-fields';
import type { ChosenStay } from '@/selling/booking/stay-days';
import type { SearchPartsProps } from '@/selling/search/view/StaySearch';
import { readStaySearch, writeStaySearch } from '@/selling/search/stay-search-address';
import { calendarWords, partyWords, searchWords } from '@/words/visitors';
import { NIGHTS_MIN } from '@/basics/rules/limits';
import { numericDate, parseTypedDate } from '@/basics/time/numeric-date';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { hotelToday } from '@/basics/time/dates';
import './search-parts.css';

/** Calendar and errors of the form that searches by dates; loads at the first touch of the page. */
export function SearchParts({ form, place, kept, isPressed, refusals }: SearchPartsProps) {
  const [stay, setStay] = useState<ChosenStay>({ checkIn: undefined, nights: NIGHTS_MIN });
  const [error, setError] = useState<string>();

  // Shows the address's stay, also after going back, but keeps what was typed without one.
  useEffect(() => {
    const { current } = form;
    if (current && kept) fillFrom(current, kept);
    follow();
    current?.addEventListener('input', follow);
    return () => current?.removeEventListener('input', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- `follow` reads only the form
  }, [kept]);

  useEffect(() => {
    if (form.current && refusals > 0) setError(errorOf(form.current));
  }, [form, refusals]);

  function follow(): void {
    if (!form.current) return;
    const { arrive, nights } = readForm(form.current).asked;
    startTransition(() => setStay({ checkIn: arrive, nights }));
    setError(undefined);
  }

  function choose({ checkIn, nights }: ChosenStay): void {
    if (!form.current) return;
    fill(form.current, 'arrive', checkIn ? numericDate(checkIn) : '');
    fill(form.current, 'nights', String(nights));
    setStay({ checkIn, nights });
    setError(undefined);
  }

  return (
    <>
      <StayDatePicker
        place={place}
        roomId=""
        stay={stay}
        early={isPressed ? 'beside' : undefined}
        onChoose={choose}
      />
      <p className="search-error" role="alert">
        {error}
      </p>
    </>
  );
}

/** Returns the address of the form's search; undefined without a day or ages that can be booked. */
export function addressOf(form: HTMLFormElement): string | undefined {
  const { asked, unread, alone } = readForm(form);
  const { arrive, ...others } = asked;
  const isReadable = !unread.includes('children') && !alone;
  if (arrive && isReadable) return writeStaySearch({ ...others, arrive });
  fieldOf(form, arrive ? 'children' : 'arrive')?.focus();
  return undefined;
}

function errorOf(form: HTMLFormElement): string {
  const typed = fieldOf(form, 'arrive')?.value ?? '';
  const day = parseTypedDate(typed);
  if (typed.trim() === '') return calendarWords.arrive;
  if (!day) return VALIDATION.checkInInvalid;
  const { asked, alone } = readForm(form);
  if (asked.arrive) return alone ? partyWords.adultNeeded : searchWords.agesHint;
  return day < hotelToday() ? VALIDATION.checkInPast : VALIDATION.checkInTooFar;
}

function readForm(form: HTMLFormElement) {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const code = new URLSearchParams(window.location.search).get('code');
  return readStaySearch(new URLSearchParams([...entries, ...(code ? [['code', code]] : [])]));
}

function fillFrom(form: HTMLFormElement, address: string): void {
  const { asked, alone } = readStaySearch(new URLSearchParams(address));
  const { arrive, nights, guests, children } = asked;
  fill(form, 'arrive', arrive ? numericDate(arrive) : '');
  fill(form, 'nights', String(nights));
  fill(form, 'guests', String(guests));
  fill(form, 'children', (alone ?? children).join(', '));
}
