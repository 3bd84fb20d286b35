import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, FormEvent, ReactNode, RefObject } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { bookingWords, countWords, dateWords, searchWords } from '@/words/visitors';
import * as limits from '@/basics/rules/limits';
import { pathInThisLanguage } from '@/basics/rules/language-paths';
import { PATH } from '@/basics/rules/paths';
import { NoScriptContact } from '@/kit/page-parts/view/NoScriptContact';
import { buttonClass } from '@/ui/button-class';
import { useKeptSearch, useNavigate } from '@/ui/router';

type Shown = Pick<HotelContent, 'rooms' | 'prices' | 'sections'>;
/** The exports of `site/search-parts.tsx`. */
type SearchParts = {
  SearchParts: ComponentType<SearchPartsProps>;
  /** Returns the address of the form's search; undefined without a day or ages that can be booked. */
  addressOf: (form: HTMLFormElement) => string | undefined;
};
export type LoadSearchParts = () => Promise<SearchParts | undefined>;

export type SearchPartsProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The element with the input of the arrival date. */
  place: RefObject<HTMLElement | null>;
  /** The stay in the address of the page: `?arrive=…`. */
  kept: string;
  /** True if the input was pressed before this code had loaded. */
  isPressed: boolean;
  /** How often the form was sent with a day or ages that cannot be booked. */
  refusals: number;
};

/** Loads the rest of the form on visitors' pages; previews have none, so that they stay still. */
export const SearchPartsLoader = createContext<LoadSearchParts>(async () => undefined);

/**
 * The form that searches by dates. It works before the app does, because its address is that of the
 * answer. Each page that shows it imports `stay-search.css`, so that other pages stay small.
 */
export function StaySearch({ rooms, prices, sections }: Shown) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<SearchParts>();
  const loadParts = use(SearchPartsLoader);
  const [isPressed, setPressed] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const kept = useKeptSearch();
  const navigate = useNavigate();
  const id = useId();
  const largest = Math.max(1, ...rooms.map(({ capacity }) => capacity));
  const most = Math.min(limits.SEARCH_GUESTS_MAX, largest * limits.SEARCH_ROOMS_MAX);

  useEffect(() => {
    const load = () => void loadParts().then(setParts);
    if (kept) load();
    const listening = new AbortController();
    const once = { once: true, signal: listening.signal };
    // The first touch of the page, so that the calendar opens at once.
    addEventListener('pointerdown', load, once);
    for (const sign of ['pointerenter', 'focusin'])
      form.current?.addEventListener(sign, load, once);
    return () => listening.abort();
  }, [kept, loadParts]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget } = event;
    event.preventDefault();
    void loadParts().then((file) => {
      setParts(file);
      const address = file ? file.addressOf(currentTarget) : undefined;
      if (!file) currentTarget.submit();
      else if (address) navigate(PATH.rooms + address);
      else setRefusals(refusals + 1);
    });
  }

  function cell(name: string, label: string, control: ReactNode) {
    return (
      <div>
        <label htmlFor={id + name}>{label}</label>
        {control}
      </div>
    );
  }

  const choice = (name: 'nights' | 'guests', to: number, first: number) =>
    cell(
      name,
      bookingWords[name],
      <select id={id + name} name={name} defaultValue={first}>
        {Array.from({ length: to }, (_, index) => (
          <option key={index} value={index + 1}>
            {countWords[name](index + 1)}
          </option>
        ))}
      </select>,
    );

  return (
    <div className="wrap stay-search">
      <form
        ref={form}
        role="search"
        method="get"
        action={pathInThisLanguage(PATH.rooms)}
        onSubmit={submit}
      >
        <div ref={place}>
          <label htmlFor={`${id}arrive`}>{searchWords.arrive}</label>
          <input
            id={`${id}arrive`}
            name="arrive"
            data-press=""
            placeholder={dateWords.pattern}
            onClick={() => parts ?? setPressed(true)}
          />
          {parts && <parts.SearchParts {...{ form, place, kept, isPressed, refusals }} />}
        </div>
        {choice('nights', limits.NIGHTS_MAX, limits.NIGHTS_MIN)}
        {choice('guests', most, Math.min(limits.SEARCH_GUESTS, most))}
        {prices.bands.length > 0 &&
          cell(
            'children',
            searchWords.ages,
            <input
              id={`${id}children`}
              name="children"
              placeholder="0–17"
              defaultValue={new URLSearchParams(kept).get('children') ?? ''}
            />,
          )}
        <button className={buttonClass('primary')}>{searchWords.see}</button>
      </form>
      <NoScriptContact text={searchWords.needsScript} contact={sections.contactInfo} />
    </div>
  );
}
