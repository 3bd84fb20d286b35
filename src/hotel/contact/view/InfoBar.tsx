import type { ReactNode } from 'react';
import { homeWords } from '@/words/visitors';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { languageProps, keepWordsWhole } from '@/ui/Text';
import { Skeleton } from '@/ui/Skeleton';
import { phoneLink } from '@/basics/rules/phone-number';
import './info-bar.css';

/** Opening times, location and phone; placeholders while `contact` is undefined. */
export function InfoBar({ contact }: { contact: ContactInfo | undefined }) {
  const { atAGlance, openingTimes, location, support } = homeWords;
  return (
    <section className="info" aria-label={atAGlance} aria-busy={!contact || undefined}>
      <div className="wrap">
        <dl>
          {entry(openingTimes, contact?.openingHours)}
          {entry(location, contact?.location)}
          {entry(support, contact?.phone, (phone) => (
            <a href={contact && phoneLink(contact)}>{phone}</a>
          ))}
        </dl>
      </div>
    </section>
  );
}

function entry(
  term: string,
  text: string | undefined,
  draw: (text: string) => ReactNode = keepWordsWhole,
) {
  return (
    <div>
      <dt>{term}</dt>
      {text === undefined ? (
        <dd>
          <Skeleton className="my-[0.2em] h-[1em] w-4/5" />
        </dd>
      ) : (
        <dd {...languageProps(text)}>{draw(text)}</dd>
      )}
    </div>
  );
}
