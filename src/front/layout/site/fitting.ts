/** Widths of the page from which a link may be in the header's bar, in rem; the names are those of header.css. */
const WIDTHS = { md: 48, lg: 64, xl: 80, '2xl': 96 } as const;
/** From which width on; `never` for one that always is under More. */
export type FitsFrom = keyof typeof WIDTHS | 'never';

/** What is in the bar besides, as it is read. */
export type Bar = {
  brand: string;
  links: readonly string[];
  /** The names of the buttons; '' for one that is not there. */
  language: string;
  book: string;
  more: string;
};

/**
 * Which own pages have room in the header's bar at which width, by an estimate of how wide their words
 * are: a page then needs no script to show them, and nothing moves once it is measured.
 * @param titles in their order; one that does not fit sends those after it under More, too
 */
export function fitting(titles: readonly string[], bar: Bar): FitsFrom[] {
  const tiers = Object.entries(WIDTHS).map(([name, width]) => ({
    // The key is its own name, which Object.entries loses.
    name: name as keyof typeof WIDTHS,
    count: countAt(width, titles, bar),
  }));
  return titles.map((_title, at) => tiers.find(({ count }) => at < count)?.name ?? 'never');
}

/** How many of the first of them fit into a page of this width. */
function countAt(page: number, titles: readonly string[], bar: Bar): number {
  const gutter = Math.min(Math.max(1.25, 0.5 + 0.034 * page), 4.5);
  const gap = Math.min(Math.max(1.75, 0.03 * page), 3);
  const beside = (text: string, around: number) => (text ? widthOf(text) + around : 0);
  // Below the second width the name may take two lines.
  const most = page < WIDTHS.lg ? BRAND_MIN_REM : BRAND_MAX_REM;
  const brand = Math.min(MARK_REM + widthOf(bar.brand) * BRAND_SIZE, most);
  const links = bar.links.reduce((sum, text) => sum + widthOf(text) + gap, 0);
  const language = beside(bar.language, LANGUAGE_REM);
  const book = beside(bar.book, BOOK_REM);
  let room = page - 2 * gutter - brand - links - language - book;
  const more = widthOf(bar.more) + gap;
  let count = 0;
  for (const [at, title] of titles.entries()) {
    room -= widthOf(title) + gap;
    if (room < 0 || at >= LINKS_MAX - bar.links.length) break;
    if (at === titles.length - 1 || room >= more) count = at + 1;
  }
  return count;
}

/** More than so many in one line nobody reads; the others are under More. */
const LINKS_MAX = 6;
/** Beside their words: padding or an arrow, and what keeps two parts of the bar apart. */
const LANGUAGE_REM = 2.8;
const BOOK_REM = 4.3;
const MARK_REM = 4.7;
const BRAND_MIN_REM = 9;
const BRAND_MAX_REM = 18;
/** Its letters beside those of a link. */
const BRAND_SIZE = 1.47;
/** Of a link's letters. */
const SIZE_REM = 0.9375;

/** Rather too wide than too narrow, in rem. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += emOf(letter);
  return width * SIZE_REM;
}

function emOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0.15;
  if (/\p{Script=Han}|[\u3000-\u30ff\uff00-\uffef]/u.test(letter)) return 1.03;
  if (/\p{Script=Khmer}/u.test(letter)) return 0.75;
  if (/[\sfijlrt.,'’()-]/.test(letter)) return 0.36;
  if (/[mwMW@%&–—]/.test(letter)) return 0.87;
  return /\p{Lu}/u.test(letter) ? 0.75 : 0.53;
}
