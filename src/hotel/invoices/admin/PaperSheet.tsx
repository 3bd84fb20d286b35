import type { ReactNode } from 'react';
import { useContent } from '@/hotel/content/queries/content';
import { HotelBrand } from '@/hotel/page/view/HotelBrand';
import type { PaperFacts } from '@/hotel/invoices/invoice';
import { formatAmount, paperLines, paperTotals, rielOf } from '@/hotel/invoices/paper-lines';
import { formatPrice } from '@/hotel/rules/price';
import { paperWords } from '@/words/staff';
import { spokenIn } from '@/hotel/rules/other-languages';
import { useOtherLanguages } from '@/hotel/content/staff-queries/translations';
import type { Reservation } from '@/hotel/reservations/reservation';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';

type Props = {
  title: string;
  /** Beside the title, in figures that are not mistaken for letters. */
  number?: string;
  subtitle?: string;
  /** Who issues it, in lines; the location that visitors read where there are none. */
  address: string;
  children: ReactNode;
};

/** A sheet of A4 with the head of the house. */
export function PaperSheet({ title, number, subtitle, address, children }: Props) {
  const { sections, images } = useContent().content;
  const { location, phone, email } = sections.contactInfo;
  const lines = (address || location).split('\n');
  return (
    <article className="paper">
      <header className="paper-head">
        <div className="flex items-center gap-[0.9rem] font-display [font-size:1.35rem]">
          <HotelBrand hotelInfo={sections.hotelInfo} images={images} />
        </div>
        <address>
          {[...lines, phone, email].map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </address>
      </header>
      <h2>
        <span>{title}</span> {number && <span className="paper-number">{number}</span>}
      </h2>
      {subtitle && <p className="text-ink-2">{subtitle}</p>}
      <div>{children}</div>
    </article>
  );
}

/** What a paper is about, label by label. */
export function paperEntries(entries: readonly (readonly [label: string, value: ReactNode])[]) {
  return entries.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  ));
}

type PaperSumsProps = {
  facts: PaperFacts;
  /** Its name, in whose words the paper is in. */
  room: ReactNode;
  /** A credit note takes back what an invoice asked for. */
  isCredit?: boolean;
};

export function PaperSums({ facts, room, isCredit = false }: PaperSumsProps) {
  const { currencySign } = facts;
  const riel = rielOf(facts);
  const written = (amount: number) => formatAmount(isCredit ? -amount : amount, currencySign);
  return (
    <table className="paper-sums">
      <thead>
        <tr>
          <th scope="col">{paperWords.what}</th>
          <th scope="col">{paperWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {paperLines(facts).map(({ label, amount }, index) => (
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
        {paperTotals(facts).map(({ label, amount, isLast }) => (
          <tr key={label} className={isLast ? 'paper-total' : undefined}>
            <th scope="row">{label}</th>
            <td>{written(amount)}</td>
          </tr>
        ))}
        {riel !== undefined && (
          <tr>
            <th scope="row">
              {paperWords.inRiel(formatPrice(1, currencySign), formatPrice(facts.rielRate, '៛'))}
            </th>
            <td>{formatPrice(isCredit ? -riel : riel, '៛')}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** The name of the room on a paper for its guest: in the guest's language, where it has one. */
export function PaperRoom({ stay }: { stay: Reservation }) {
  const [first = THIS_LANGUAGE] = useContent().content.sections.hotelInfo.languages;
  const { roomName } = stay;
  const others = useOtherLanguages([roomName])(roomName);
  const { text, language } = spokenIn(stay.language, roomName, others, first);
  return (
    <span dir="auto" lang={language === THIS_LANGUAGE ? undefined : languageOf(language).tag}>
      {text}
    </span>
  );
}
