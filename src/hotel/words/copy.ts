import { formatDate } from '../time/dates.ts';
import { LAYOUT_COPY } from './layout-copy.ts';
import { SERVICE_FEE_PERCENT } from '../rules/limits.ts';
import { guestsMeta } from './visitor-texts.ts';

/** The house's own words that staff do not edit: headings, labels, the fixed paragraphs (specification 2). */
export const COPY = {
  ...LAYOUT_COPY,
  home: {
    heroButton: 'CHOOSE ROOM',
    roomsTitle: 'Our Rooms',
    luxuryButton: 'BOOK NOW',
    testimonialsTitle: 'What our guests say',
    atAGlance: 'At a glance',
    openingTimes: 'Opening times',
    location: 'Location',
    support: 'Customer support',
  },
  carousel: {
    label: 'Testimonials',
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause rotation',
    play: 'Start rotation',
  },
  rooms: {
    title: 'Our Rooms',
    intro:
      'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.',
    emptyTitle: 'No rooms to show yet',
    emptyText: 'Rooms added by the hotel appear here.',
    bestSeller: 'Best seller',
    perNight: 'per night',
  },
  roomDetail: {
    notFoundTitle: 'Room Not Found',
    notFoundText: "The room you're looking for does not exist.",
    unansweredTitle: 'We cannot look this room up at the moment',
    unansweredText:
      'Our server does not answer just now. We keep asking, and the room appears here as soon as it does.',
    askAgain: 'Try again',
    orCall: 'Or call us:',
    back: 'Back to rooms',
    panelNote: "You won't be charged yet",
    bookButton: 'Book Now',
    amenities: 'Amenities',
    otherRooms: 'Other rooms',
  },
  booking: {
    label: 'Booking',
    email: 'E-mail',
    emailPlaceholder: 'you@example.com',
    guests: 'Guests',
    nights: 'Nights',
    checkIn: 'Check-in',
    optional: '(optional)',
    roomPrice: 'Room price',
    fee: `Service fee (${SERVICE_FEE_PERCENT}%)`,
    total: 'Total',
    jump: 'Book',
    full: 'This room is full on some of these nights.',
    nextFree: 'Next free:',
    stillAsk: 'You can also send your request: we will see what is possible.',
    needsScript: 'Booking here needs JavaScript. You can also book by phone or e-mail:',
  },
  about: {
    daysTitle: 'How the days go',
    servicesTitle: 'What we look after',
    onwardTitle: 'See where you would sleep',
    onwardLink: 'Our Rooms',
    paragraphs: [
      'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.',
      'We cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.',
      'Little here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.',
    ],
    services: [
      {
        title: 'Luxury Accommodation',
        text: 'Rooms of teak, linen and morning light, each with its own view towards the water.',
      },
      {
        title: 'Fine Dining',
        text: "Khmer coastal cooking: the day's catch, herbs from the garden, Kampot pepper at every table.",
      },
      {
        title: 'Concierge Service',
        text: 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    intro: 'Write to us, or call at any hour. We answer in Khmer, English and French.',
    formTitle: 'Send a message',
    hotel: 'Hotel',
    location: 'Location',
    phone: 'Support phone',
    hours: 'Opening hours',
    emailLabel: 'E-mail',
    follow: 'Follow',
    fields: { name: 'Name', email: 'E-mail', subject: 'Subject', message: 'Message' },
    send: 'Send Message',
    sending: 'Sending...',
    /** Label of the field that only machines fill in. */
    trap: 'Leave this field empty',
    needsScript: 'Sending from here needs JavaScript. You can also write or call:',
  },
  legal: {
    privacyTitle: 'Privacy',
    termsTitle: 'Terms',
    privacySummary: 'What this site keeps about you, why, and for how long.',
    termsSummary: 'What a request, a price and a confirmation mean here.',
    emptyTitle: 'Not written yet',
    emptyText:
      'The hotel has not published this text. Please write or call if you have a question.',
  },
  unsubscribe: {
    title: 'Leave the letter',
    text: 'We take your address off the list, and you hear no more from us by letter.',
    button: 'Unsubscribe',
    done: 'Your address is off the list. You are welcome back at any time.',
    unknown: 'This address is not on our list any more, or the link is not complete.',
    failed: 'That did not work. Please try again in a moment, or write to us.',
  },
  /** In place of a part of a page that cannot be drawn. */
  fault: {
    part: 'This part of the page cannot be shown at the moment.',
    room: 'This room cannot be shown here at the moment.',
    rooms: 'Our rooms cannot be shown at the moment. Call or write, and we tell you about them:',
    booking:
      'Booking here does not work at the moment. Call or write, and we book the room for you:',
    message: 'This form does not work at the moment. Call or write to us:',
    retry: 'Try again',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'The path you followed ends at the water. Let us walk you back.',
    link: 'Return to home',
  },
} as const;

/** `Testimonial 2`: the name of a dot. @param index counts from 0 */
export function testimonialLabel(index: number): string {
  return `Testimonial ${index + 1}`;
}

/** `2 of 5`: where a slide stands. @param index counts from 0 */
export function slideLabel(index: number, count: number): string {
  return `${index + 1} of ${count}`;
}

const NUMBER_WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Three ways to stay, each with its own window on the water.`, true for any number of rooms. */
export function roomsIntro(rooms: number): string {
  if (rooms === 1) return 'One way to stay, with its own window on the water.';
  return `${NUMBER_WORDS[rooms] ?? 'Many'} ways to stay, each with its own window on the water.`;
}

/** `Up to 2 guests` */
export function capacityLabel(capacity: number): string {
  return `Up to ${guestsMeta(capacity)}`;
}

/** `Room price`, or `Room price, 3 nights` where it is not the nightly one. */
export function roomPriceLabel(nights: number): string {
  return nights === 1 ? COPY.booking.roomPrice : `${COPY.booking.roomPrice}, ${nights} nights`;
}

/** `Departure Tue 24 Nov 2026`. @param date `YYYY-MM-DD` */
export function departureLabel(date: string): string {
  return `Departure ${formatDate(date)}`;
}
