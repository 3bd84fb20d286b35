import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import type { SocialNetwork } from '@/hotel/contact/social-networks';

/** Drawn by hand: the icon set has no brands. */
const MARKS: Record<SocialNetwork, { name: string; path: string }> = {
  whatsapp: {
    name: 'WhatsApp',
    path: 'm3.5 20.5 1.2-4.3a8.5 8.5 0 1 1 3.2 3.1ZM8.8 8.2c-.6 3.6 3.4 7.6 7 7l.4-2-2.1-1-1 1c-1.1-.5-1.9-1.3-2.3-2.3l1-1-1-2.1Z',
  },
  telegram: {
    name: 'Telegram',
    path: 'M21.5 3.5 2.5 11l5.7 2.2L18 6.8l-7.2 7.4.4 5.3 2.8-3.4 4.5 3.4Z',
  },
  messenger: {
    name: 'Messenger',
    path: 'M12 3c-5 0-9 3.6-9 8.3 0 2.5 1.1 4.7 3 6.2V21l3.2-1.8c.9.2 1.8.4 2.8.4 5 0 9-3.6 9-8.3S17 3 12 3ZM6.8 13.8l3.8-4 2.8 2.4 3.8-2.4',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.8 6.8h.01',
  },
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.7c-.4 0-1.4-.2-2.5-.2-2.6 0-4.3 1.5-4.3 4.4v2.6H7.8V13h3v8',
  },
  youtube: {
    name: 'YouTube',
    path: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
  },
  tripadvisor: {
    name: 'Tripadvisor',
    path: 'M2.5 8H6c3.6-2.6 8.4-2.6 12 0h3.5l-1.4 2.1M2.5 8l1.4 2.1M11 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM21 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM10.2 16.3 12 18.5l1.8-2.2M7 14h.01M17 14h.01',
  },
  googleMaps: {
    name: 'Google Maps',
    path: 'M12 21.5c4.3-5 6.5-8.4 6.5-11.5a6.5 6.5 0 0 0-13 0c0 3.1 2.2 6.5 6.5 11.5ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  },
};

function givenNetworks(contact: ContactInfo): SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => contact[network] !== '');
}

/** An icon for each network the hotel has given an address for (decision 13). */
export function SocialLinks({ contact }: { contact: ContactInfo }) {
  const given = givenNetworks(contact);
  if (given.length === 0) return null;
  return (
    <ul className="social">
      {given.map((network) => (
        <li key={network}>
          <a
            href={contact[network]}
            aria-label={MARKS[network].name}
            rel="noopener noreferrer"
            target="_blank"
          >
            <svg
              className="icon"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={MARKS[network].path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
