import type { ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { HotelBrand } from '@/kit/page-parts/view/HotelBrand';
import type { DocumentFacts } from '@/desk/invoices/invoice';
import {
  formatAmount,
  documentLines,
  documentTotals,
  rielOf,
} from '@/desk/invoices/document-lines';
import { formatPrice } from '@/basics/rules/price';
import { translatedText } from '@/basics/rules/translated-text';
import { useOtherLanguages } from '@/content/store/staff-calls/translations';
import type { Reservation } from '@/desk/stays/reservation';
import { languageOf, type LanguageCode } from '@/words/languages';
import type { EmailWords } from '@/words/catalogues';
import { THIS_LANGUAGE } from '@/words/this-language';

export type DocumentLanguage = { language: LanguageCode; words: EmailWords };

type Props = {
  language: LanguageCode;
  title: string;
  /** Invoice number, in a font whose digits cannot be mistaken for letters. */
  number?: string;
  subtitle?: string;
  /** Issuer's address, with line breaks; if empty, the site's public location is printed. */
  address: string;
  children: ReactNode;
};

/** An A4 sheet with the hotel's letterhead. */
export function DocumentSheet({ language, title, number, subtitle, address, children }: Props) {
  const { sections, images } = useContent().content;
  const { location, phone, email } = sections.contactInfo;
  const lines = (address || location).split('\n');
  return (
    <article className="paper" lang={languageOf(language).tag} dir={languageOf(language).dir}>
      <header className="flex flex-wrap print:flex-nowrap gap-x-8 gap-y-4 justify-between pb-[1.4rem] border-b border-line-strong">
        <div className="flex items-center gap-[0.9rem] font-display [font-size:1.35rem]">
          <HotelBrand hotelInfo={sections.hotelInfo} images={images} />
        </div>
        <address className="text-sm leading-[1.5] [font-style:normal]">
          {[...lines, phone, email].map((line) => (
            <span className="[display:block]" key={line} dir="auto">
              {line}
            </span>
          ))}
        </address>
      </header>
      <h2 className="mt-8 text-[1.75rem]">
        <span>{title}</span>{' '}
        {number && (
          <span className="font-body text-[0.88em] [font-variant-numeric:tabular-nums_lining-nums] whitespace-nowrap">
            {number}
          </span>
        )}
      </h2>
      {subtitle && <p className="text-ink-2">{subtitle}</p>}
      <div>{children}</div>
    </article>
  );
}

export function documentEntries(entries: readonly (readonly [label: string, value: ReactNode])[]) {
  return entries.map(([label, value], index) => (
    // The index is part of the key, because two labels may be the same word.
    <div key={`${label} ${index}`}>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  ));
}

export function stayEntry(
  { nights, guests, children }: Pick<Reservation, 'nights' | 'guests' | 'children'>,
  { countWords, stayPageWords: { facts } }: EmailWords,
) {
  const guestsText = countWords.guestsInText(guests, children);
  return [facts.stay, facts.nightsAndGuests(countWords.nights(nights), guestsText)] as const;
}

type DocumentSumsProps = {
  facts: DocumentFacts;
  /** The room's name; the caller decides its language. */
  room: ReactNode;
  /** True for a credit note, whose amounts are negative. */
  isCredit?: boolean;
  words: EmailWords;
};

export function DocumentSums({ facts, room, isCredit = false, words }: DocumentSumsProps) {
  const { guestPaperWords, numberWords } = words;
  const { currencySign } = facts;
  const riel = rielOf(facts);
  const written = (amount: number) =>
    formatAmount(isCredit ? -amount : amount, currencySign, numberWords);
  return (
    <table className="paper-sums w-full border-collapse">
      <thead>
        <tr>
          <th className="text-ink-3 text-xs" scope="col">
            {guestPaperWords.what}
          </th>
          <th className="text-ink-3 text-xs" scope="col">
            {guestPaperWords.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {documentLines(facts, words).map(({ label, amount }, index) => (
          <tr key={label}>
            <th scope="row">
              {index === 0 && <span>{room}</span>}
              <span>{index === 0 ? `, ${label}` : label}</span>
            </th>
            <td>{written(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {documentTotals(facts, words).map(({ label, amount, isLast }) => (
          <tr key={label} className={isLast ? 'paper-total' : undefined}>
            <th scope="row">{label}</th>
            <td>{written(amount)}</td>
          </tr>
        ))}
        {riel !== undefined && (
          <tr>
            <th scope="row">
              {guestPaperWords.inRiel(
                formatPrice(1, currencySign, numberWords),
                formatPrice(facts.rielRate, '៛', numberWords),
              )}
            </th>
            <td>{formatPrice(isCredit ? -riel : riel, '៛', numberWords)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** The room's name, translated into the document's language if a translation exists. */
export function DocumentRoomName({
  stay,
  language: read,
}: {
  stay: Reservation;
  language: LanguageCode;
}) {
  const [first = THIS_LANGUAGE] = useContent().content.sections.hotelInfo.languages;
  const { roomName } = stay;
  const others = useOtherLanguages([roomName])(roomName);
  const { text, language } = translatedText(read, roomName, others, first);
  return (
    <span dir="auto" lang={languageOf(language).tag}>
      {text}
    </span>
  );
}
