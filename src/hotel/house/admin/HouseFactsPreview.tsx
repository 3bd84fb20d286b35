import type { HouseFacts } from '@/hotel/house/house-facts';
import { scriptProps } from '@/ui/script-props';
import { houseFactsWords as words, previewWords } from '@/words/staff';

/**
 * The facts as letters may name them, and the amenities as rooms may have them. No page shows them
 * like this, so none is imitated: they stand at the size of the form.
 */
export function HouseFactsPreview({ facts }: { facts: HouseFacts }) {
  const { checkIn, checkOut, freeCancelDays, amenities } = facts;
  return (
    <section className="preview stick" aria-label={previewWords.title}>
      <header>{previewWords.title}</header>
      <div className="facts-preview">
        <dl className="details">
          {row('{checkin}', checkIn || words.notTold)}
          {row('{checkout}', checkOut || words.notTold)}
          {row(
            '{cancelby}',
            freeCancelDays === null ? words.neverFree : words.freeUntil(freeCancelDays),
          )}
        </dl>
        <ul className="amenities">
          {amenities.map(({ name }, index) => (
            <li key={index} {...scriptProps(name)}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function row(term: string, value: string) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
