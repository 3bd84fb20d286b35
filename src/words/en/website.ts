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
  /** The accessible name of a dot below the testimonials. */
  dot: (number: number) => `Testimonial ${number}`,
  slide: (number: number, count: number) => `${number} of ${count}`,
  quoted: (text: string) => `“${text}”`,
};

export const aboutWords = {
  /** The text of the generated picture that replaces a missing one. */
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

export const seasonWords = {
  title: 'Prices by season',
  other: 'All other nights',
  season: 'Season',
  least: 'Minimum nights',
  orMore: (nights: string) => `${nights} or more`,
};

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

/** Default labels of call-to-action buttons. */
export const pressWords = {
  write: 'Write to us',
  call: (phone: string) => `Call ${phone}`,
  page: 'Read more',
};

/** Labels of dishes and treatments, with their explanation. */
export const markWords: Record<string, readonly [mark: string, meaning: string]> = {
  vegetarian: ['vegetarian', 'without meat or fish'],
  vegan: ['vegan', 'no animal products'],
  spicy: ['spicy', 'hot with chilli'],
  glutenFree: ['gluten-free', 'made without gluten'],
  seafood: ['seafood', 'with fish or shellfish'],
  signature: ['house speciality', 'what we are known for'],
};

export const offerFactWords = {
  atFullMoon: 'At full moon',
  when: 'When',
  between: (from: string, until: string) => `${from} to ${until}`,
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  included: 'Included',
  rooms: 'Rooms',
  price: 'Price',
  code: 'Promo code',
};

/** Headings of page templates. Staff get them in the site's first language, with translations. */
export const starterTexts = {
  restaurant: 'Restaurant',
  atOurTable: 'At our table',
  menu: 'Menu',
  starters: 'Starters',
  mains: 'Mains',
  desserts: 'Desserts',
  kitchenHours: 'Kitchen hours',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  bookATable: 'Book a table',
  spa: 'Spa',
  timeForYourself: 'Time for yourself',
  treatments: 'Treatments',
  howAVisitGoes: 'How a visit goes',
  goodToKnow: 'Good to know',
  hours: 'Hours',
  whatToWear: 'What to wear',
  askForATime: 'Ask for a time',
  experiences: 'Experiences',
  daysOut: 'Days out from the hotel',
  whatWeArrange: 'What we arrange',
  whereEverythingIs: 'Where everything is',
  whatToSee: 'What would you like to see?',
  offers: 'Offers',
  reasonsToStay: 'Reasons to stay a little longer',
  howItWorks: 'How it works',
  howToBook: 'How to book',
  ifPlansChange: 'If plans change',
  rooms: 'Rooms',
  pricePerNight: 'And their price per night',
  gettingHere: 'Getting here',
  weddings: 'Weddings',
  yourWeddingWithUs: 'Your wedding with us',
  howTheDayGoes: 'How the day goes',
  thePlaces: 'The places',
  whatItCosts: 'What it costs',
  inFigures: 'In figures',
  guestsAtTable: 'guests at table, at most',
  roomsForThem: 'rooms for them',
  tellUsTheDay: 'Tell us the day',
  journal: 'Journal',
  fromTheJournal: 'From the journal of the hotel',
  comeAndSee: 'Come and see',
  aboutUs: 'About us',
};

/** Descriptions of the texts that staff must add to a page template. */
export const starterGaps = {
  known: 'what you are known for',
  summary: 'what guests find here, in one sentence',
  story: 'two or three sentences of your own',
  title: 'title of the story',
  dish: 'a dish',
  treatment: 'a treatment',
  trip: 'a trip',
  offer: 'name of the offer',
  included: 'something included',
  service: 'a place or a service',
  step: 'what happens',
  line: 'a few words on it',
  price: 'price',
  time: 'time',
  number: 'number',
  answer: 'how it is with you',
};
