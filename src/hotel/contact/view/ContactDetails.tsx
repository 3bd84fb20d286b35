import type { ReactNode } from 'react';
import { contactWords } from '@/words/visitors';
import { mailtoLink } from '@/hotel/rules/mailto';
import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { Text } from '@/ui/Text';
import { phoneLink } from '@/hotel/rules/phone-number';
import { SocialLinks } from './SocialLinks';
import './contact-details.css';
import { Skeleton } from '@/ui/Skeleton';

type Props = { hotelName: string; contact: ContactInfo };

/** Where the house is and how to reach it. */
export function ContactDetails({ hotelName, contact }: Props) {
  const words = contactWords;
  const hasSocial = SOCIAL_NETWORKS.some((network) => contact[network] !== '');
  return (
    <dl className="details">
      <Row label={words.hotel}>
        <Text as="span" of={hotelName} />
      </Row>
      <Row label={words.location}>
        <Text as="span" of={contact.location} />
      </Row>
      <Row label={words.phone}>
        <a href={phoneLink(contact)}>{contact.phone}</a>
      </Row>
      <Row label={words.hours}>
        <Text as="span" of={contact.openingHours} />
      </Row>
      <Row label={words.emailLabel}>
        <a href={mailtoLink(contact.email)}>{contact.email}</a>
      </Row>
      {contact.wechat && <Row label={words.wechat}>{contact.wechat}</Row>}
      {hasSocial && (
        <Row label={words.follow}>
          <SocialLinks contact={contact} />
        </Row>
      )}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { hotel, location, phone, hours, emailLabel, follow } = contactWords;
const LABELS = [hotel, location, phone, hours, emailLabel, follow];

/** The contact details while they are on their way. */
export function ContactDetailsSkeleton() {
  return (
    <dl className="details" aria-busy="true">
      {LABELS.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Skeleton className="my-[0.34em] h-[1em] w-3/5" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
