import type { ReactNode } from 'react';
import { homeWords } from '@/words/visitors';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { scriptProps, unbroken } from '@/ui/Text';
import { Skeleton } from '@/ui/Skeleton';
import { phoneLink } from '@/basics/rules/phone-number';
import './info-bar.css';

/** Opening times, location and phone. Without `contact` they are still on their way. */
export function InfoBar({ contact }: { contact: ContactInfo | undefined }) {
  const { atAGlance, openingTimes, location, support } = homeWords;
  return (
    <section className="info" aria-label={atAGlance} aria-busy={!contact || undefined}>
      <div className="wrap">
        <dl>
          <div>
            <dt>{openingTimes}</dt>
            {entry(contact?.openingHours)}
          </div>
          <div>
            <dt>{location}</dt>
            {entry(contact?.location)}
          </div>
          <div>
            <dt>{support}</dt>
            {entry(contact?.phone, (phone) => (
              <a href={contact && phoneLink(contact)}>{phone}</a>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}

function entry(text: string | undefined, draw: (text: string) => ReactNode = unbroken) {
  if (text === undefined) {
    return (
      <dd>
        <Skeleton className="my-[0.2em] h-[1em] w-4/5" />
      </dd>
    );
  }
  return <dd {...scriptProps(text)}>{draw(text)}</dd>;
}
