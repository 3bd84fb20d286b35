/** Home, About, the pages of the hotel’s own and what they are made of. */

export const homeWords = {
  heroButton: 'CHOOSE ROOM',
  roomsTitle: 'Our Rooms',
  luxuryButton: 'BOOK NOW',
  testimonialsTitle: 'What our guests say',
  atAGlance: 'At a glance',
  openingTimes: 'Opening times',
  location: 'Location',
  support: 'Customer support',
};

export const carouselWords = {
  label: 'Testimonials',
  role: 'carousel',
  slideRole: 'slide',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause rotation',
  play: 'Start rotation',
  /** Name of a dot. */
  dot: (number: number) => `Testimonial ${number}`,
  slide: (number: number, count: number) => `${number} of ${count}`,
  quoted: (text: string) => `“${text}”`,
};

export const aboutWords = {
  /** Read by the generated picture in a place without one. */
  placeholder: (number: number) => `About Image ${number}`,
  servicesTitle: 'What we look after',
  galleryTitle: 'More pictures',
  onwardLink: 'Our Rooms',
};

export const legalWords = {
  privacyTitle: 'Privacy',
  termsTitle: 'Terms',
  privacySummary: 'What this site keeps about you, why, and for how long.',
  termsSummary: 'What a request, a price and a confirmation mean here.',
  emptyTitle: 'Not published yet',
  emptyText: 'The hotel has not published this text. Please write or call if you have a question.',
};

/** What a night costs at other times, on a room's page. */
export const seasonWords = {
  title: 'Prices by season',
  other: 'All other nights',
  season: 'Season',
  least: 'Minimum nights',
  orMore: (nights: string) => `${nights} or more`,
};

/** A page that is shown to somebody before it is published. */
export const unpublishedWords = {
  title: 'Not published yet',
  text: 'Only people with this link can see this page.',
  unknownTitle: 'This link no longer works',
  unknownText: 'It may be older than a week. Please ask for a new one.',
  unansweredTitle: 'We cannot show this page just now',
  unansweredText: 'Please try again in a moment.',
  askAgain: 'Try again',
  waiting: 'One moment.',
};

/** What a press says where staff have written nothing else. */
export const pressWords = {
  write: 'Write to us',
  call: (phone: string) => `Call ${phone}`,
  page: 'Read more',
};

/** What a dish or treatment is marked as, and what that means. */
export const markWords: Record<string, readonly [mark: string, meaning: string]> = {
  vegetarian: ['vegetarian', 'without meat or fish'],
  vegan: ['vegan', 'no animal products'],
  spicy: ['spicy', 'hot with chilli'],
  glutenFree: ['gluten-free', 'made without gluten'],
  seafood: ['seafood', 'with fish or shellfish'],
  signature: ['house speciality', 'what we are known for'],
};

/** The facts of an offer. */
export const offerFactWords = {
  when: 'When',
  between: (from: string, until: string) => `${from} to ${until}`,
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  included: 'Included',
  rooms: 'Rooms',
  price: 'Price',
  code: 'Promo code',
};
