import { SOCIAL_NETWORKS, type SocialNetwork } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/content/schema/sections/contact-info';

/** The icons' SVG paths, because the icon set has no brand icons. */
const MARKS: Record<SocialNetwork, { name: string; path: string }> = {
  whatsapp: {
    name: 'WhatsApp',
    path: 'm3.5 20.5 1-4a8.5 8.5 0 1 1 3 3ZM9 8c0 4 3 7 7 7v-2l-2-1-1 1-2-2 1-1-1-2Z',
  },
  telegram: { name: 'Telegram', path: 'm21 4-18 7 5 2 10-7-7 8v5l3-3 4 3Z' },
  messenger: {
    name: 'Messenger',
    path: 'M12 3a8.5 8.5 0 0 0-6 14v4l3-2A8.5 8.5 0 1 0 12 3ZM7 14l4-4 2 2 4-2',
  },
  line: {
    name: 'LINE',
    path: 'M12 3.5c-5.2 0-9 3.2-9 7.2 0 3.6 3 6.5 7.5 7.1V21l4.2-3.2c3.8-1 6.3-3.8 6.3-7.1 0-4-3.8-7.2-9-7.2ZM8 8.5v4.2h2.2M13 12.7V8.5l3.2 4.2V8.5',
  },
  tiktok: { name: 'TikTok', path: 'M13 3v12.2a4.2 4.2 0 1 1-4.2-4.2M13 3c.2 3.2 2.4 5.4 5.6 5.6' },
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
    path: 'M11 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM21 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM3 8h3c4-2 8-2 12 0h3',
  },
  googleMaps: {
    name: 'Google Maps',
    path: 'M12 21c4-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6 6.5 11ZM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  },
};

function givenNetworks(contact: ContactInfo): SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => contact[network] !== '');
}

export function SocialLinks({ contact }: { contact: ContactInfo }) {
  const given = givenNetworks(contact);
  if (given.length === 0) return null;
  return (
    <ul className="profiles">
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
