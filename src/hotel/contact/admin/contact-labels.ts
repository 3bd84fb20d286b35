import type { ContactInfo } from '@/hotel/contact/contact-info';

/** Names of the contact fields, the same in both editors that have them. */
export const CONTACT_LABELS: Record<keyof ContactInfo, string> = {
  openingHours: 'Opening hours',
  location: 'Location',
  phone: 'Support phone',
  email: 'E-mail',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  messenger: 'Messenger',
  tripadvisor: 'Tripadvisor',
  googleMaps: 'Google Maps',
};
