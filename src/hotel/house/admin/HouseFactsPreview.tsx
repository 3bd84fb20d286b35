import type { HouseFacts } from '@/hotel/house/house-facts';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { scriptProps } from '@/ui/script-props';
import { houseFactsWords as words } from '@/words/staff';

/** The facts as letters may name them, and the amenities as rooms may have them. */
export function HouseFactsPreview({ facts }: { facts: HouseFacts }) {
  const { checkIn, checkOut, freeCancelDays, amenities } = facts;
  return (
    <PreviewPane>
      {() => (
        <div className="wrap contact-preview">
          <dl className="details">
            {row('{checkin}', checkIn || words.notTold)}
            {row('{checkout}', checkOut || words.notTold)}
            {row(
              '{cancelby}',
              freeCancelDays === null ? words.neverFree : words.freeUntil(freeCancelDays),
            )}
          </dl>
          <ul className="amenities mt-8">
            {amenities.map(({ name }, index) => (
              <li key={index} {...scriptProps(name)}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PreviewPane>
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
