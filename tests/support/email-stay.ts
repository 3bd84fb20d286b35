import type { Reservation } from '@/desk/stays/reservation';
import { LANGUAGE_CODES } from '@/words/languages';

/** The hotel that letters of tests are from. */
export const EMAIL_HOTEL = {
  name: 'Chanrea House',
  phone: '+855 00 555 0142',
  location: 'Kep',
  primaryColor: '#1f3a34',
  secondaryColor: '#c9a227',
  site: 'https://hotel.test',
  currencySign: '$' as const,
  facts: { checkIn: '14:00', checkOut: '12:00', freeCancelDays: 2 } as const,
  languages: LANGUAGE_CODES,
};

/** A confirmed stay that they tell of. */
export const EMAIL_STAY: Reservation = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  roomId: 'room-premier',
  roomName: 'Moonrise Premier',
  email: 'guest@example.com',
  guestName: 'Sophea',
  phone: null,
  guests: 2,
  nights: 3,
  checkIn: '2026-11-24',
  checkOut: '2026-11-27',
  price: 747,
  fee: 75,
  tax: 0,
  charges: [],
  total: 822,
  charged: 'nights',
  nightAmounts: [249, 249, 249],
  extras: [],
  discount: 0,
  promoCode: null,
  priceReason: null,
  ruleReason: null,
  status: 'confirmed',
  source: 'website',
  message: '',
  language: 'en',
  notes: 'Known to staff alone.',
  erasedAt: null,
  asksChange: false,
  cancelledUnseen: false,
  bookingId: null,
  bookingPlace: null,
  bookingRooms: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};
