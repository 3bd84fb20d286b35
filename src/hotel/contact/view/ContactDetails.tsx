import type { ReactNode } from 'react';
import { contactWords as words } from '@/words/visitors';
import { mailtoLink } from '@/basics/rules/mailto';
import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { Text } from '@/ui/Text';
import { phoneLink } from '@/basics/rules/phone-number';
import { SocialLinks } from './SocialLinks';
import './contact-details.css';
import { Skeleton } from '@/ui/Skeleton';

type Props = { hotelName: string; contact: ContactInfo };

export function ContactDetails({ hotelName, contact }: Props) {
  const hasSocial = SOCIAL_NETWORKS.some((network) => contact[network] !== '');
  return (
    <dl className="details">
      {row(words.hotel, <Text as="span" of={hotelName} />)}
      {row(words.location, <Text as="span" of={contact.location} />)}
      {row(words.phone, <a href={phoneLink(contact)}>{contact.phone}</a>)}
      {row(words.hours, <Text as="span" of={contact.openingHours} />)}
      {row(words.emailLabel, <a href={mailtoLink(contact.email)}>{contact.email}</a>)}
      {contact.wechat && row(words.wechat, contact.wechat)}
      {hasSocial && row(words.follow, <SocialLinks contact={contact} />)}
    </dl>
  );
}

function row(label: string, content: ReactNode) {
  return (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{content}</dd>
    </div>
  );
}

const { hotel, location, phone, hours, emailLabel, follow } = words;
const LABELS = [hotel, location, phone, hours, emailLabel, follow];

export function ContactDetailsSkeleton() {
  return (
    <dl className="details" aria-busy="true">
      {LABELS.map((label) => row(label, <Skeleton className="my-[0.34em] h-[1em] w-3/5" />))}
    </dl>
  );
}
