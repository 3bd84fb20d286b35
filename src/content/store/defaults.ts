import type { HotelContent } from './hotel-content.ts';
import { besidePrice, defaultGallery, further, room, sampleTestimonials } from './default-items.ts';
import { SERVICE_FEE } from '../../basics/rules/price.ts';
import { bySection } from './sections.ts';
import { SAMPLE_HOTEL_NAME } from './sample-name.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';

const IN_EVERY_ROOM = [
  'Free WiFi',
  'Air conditioning',
  'Private bathroom',
  'Sea view',
  'Balcony',
  'Flat-screen TV',
];

/**
 * What the site says before anyone has edited it. Sample data: the hotel, its guests, phone number
 * and address are invented. The content part of `supabase/seed.sql` is generated from this.
 */
export const DEFAULT_CONTENT: HotelContent = {
  version: '',
  sections: {
    hotelInfo: {
      name: SAMPLE_HOTEL_NAME,
      logo: '/brand/mark.svg',
      icon: '',
      primaryColor: '#006837',
      secondaryColor: '#c4a256',
      sizeUnit: 'ft2',
      currencySign: '$',
      languages: [...LANGUAGE_CODES],
    },
    heroSection: {
      title: 'Where the moon rises from the sea',
      subtitle: 'A quiet house of teak, stone and lantern light on the coast of Kep.',
      image: '/images/hero.jpg',
      sky: '',
    },
    place: {
      sentence: 'When the moon is full we carry the tables down to the jetty.',
      image: '/images/jetty-night.jpg',
    },
    luxuryExperience: {
      title: 'An unhurried kind of luxury',
      description:
        'A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.',
      images: ['/images/luxury-1.jpg', '/images/luxury-2.jpg'],
    },
    aboutSection: {
      title: 'A house that keeps the hours of the tide',
      description:
        'Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.',
      images: [
        '/images/about-1.jpg',
        '/images/about-2.jpg',
        '/images/about-3.jpg',
        '/images/about-4.jpg',
      ],
    },
    gallery: { images: defaultGallery() },
    aboutStory: {
      daysTitle: 'How the days go',
      days: 'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.\n\nWe cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.\n\nLittle here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.',
      services: [
        {
          title: 'Luxury Accommodation',
          text: 'Rooms of teak, linen and morning light, each with its own view towards the water.',
        },
        {
          title: 'Fine Dining',
          text: 'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.',
        },
        {
          title: 'Concierge Service',
          text: 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.',
        },
      ],
      onwardTitle: 'See where you would sleep',
    },
    footer: {
      blurb:
        'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.',
      newsletterTitle: 'Letters from the coast',
      newsletterText: 'A short note, four times a year.',
    },
    pageTexts: {
      roomsLead: '{rooms} ways to stay, each with its own window on the water.',
      roomsIntro:
        'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.',
      contactIntro: 'Write to us, or call at any hour. We answer in Khmer, English and French.',
      notFound: 'The path you followed ends at the water. Let us walk you back.',
    },
    contactInfo: {
      location: 'Sample Coast Road, Kep, Cambodia',
      phone: '+855 00 555 0142',
      countryCode: '+855',
      email: 'info@example.com',
      openingHours: 'Reception open daily, 24 hours',
      instagram: 'https://www.instagram.com/sample',
      facebook: 'https://www.facebook.com/sample',
      youtube: 'https://www.youtube.com/@sample',
      tiktok: '',
      line: '',
      wechat: '',
      whatsapp: 'https://wa.me/855005550142',
      telegram: '',
      messenger: '',
      tripadvisor: '',
      googleMaps: 'https://www.google.com/maps/search/?api=1&query=Kep%2C%20Cambodia',
    },
    legal: {
      privacy:
        '# What we keep, and why\n\nWhen you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.\n\nOur letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.\n\nSo that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.\n\n# What we do not do\n\nWe do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.\n\n# How long\n\nTwo years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.\n\n# Your rights\n\nWrite to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.',
      terms:
        '# Requests and confirmations\n\nA request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.\n\n# Prices\n\nPrices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.\n\n# Arrival and departure\n\nRooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.\n\n# Changes\n\nTell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.\n\n# This site\n\nTexts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples.',
    },
    goodToKnow: {
      items: [
        besidePrice('Arrival and departure', 'Rooms are ready from 14:00 and are kept until noon.'),
        besidePrice('Changes', 'Free until two days before you arrive; so is cancelling.'),
        besidePrice('Breakfast', 'In the price, and it waits for you.'),
        further('Taxes', 'In the price. The service fee is shown with the total.'),
        further('Paying', 'When you leave: in US dollars or riel, in cash or by card.'),
        further('Children', 'Welcome at any age; under six they stay free in your room.'),
        further('Smoking', 'On the balconies and in the garden, please.'),
      ],
    },
    gettingHere: {
      map: '/images/map.jpg',
      mapLink: '',
      coordinates: '10.4829, 104.3167',
      distances: [
        { place: 'Kep crab market', way: '10 minutes by tuk-tuk' },
        { place: 'Kep National Park', way: '15 minutes on foot' },
        { place: 'Pier for Rabbit Island', way: '5 minutes by tuk-tuk' },
        { place: 'Kampot', way: '45 minutes by car' },
        { place: 'Phnom Penh', way: '3 hours by car' },
      ],
    },
    moon: { over: 'sea', rising: '', full: '', dark: '' },
    houseFacts: { checkIn: '14:00', checkOut: '12:00', freeCancelDays: 2, amenities: [] },
  },
  sectionVersions: bySection(() => ''),
  rooms: [
    room(0, 'standard', {
      name: 'Garden Standard',
      price: 129,
      description:
        'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.',
      amenities: [...IN_EVERY_ROOM, 'Safe'],
      bestSeller: true,
      units: 6,
    }),
    room(1, 'deluxe', {
      name: 'Horizon Deluxe',
      price: 199,
      size: 35,
      description:
        'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.',
      amenities: [...IN_EVERY_ROOM, 'Minibar', 'Safe', 'Desk', 'Coffee machine'],
      units: 4,
    }),
    room(2, 'premier', {
      name: 'Moonrise Premier',
      price: 249,
      capacity: 3,
      size: 40,
      description:
        'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.',
      amenities: [
        ...IN_EVERY_ROOM,
        'Minibar',
        'Safe',
        'Desk',
        'Bathrobe',
        'Slippers',
        'Coffee machine',
      ],
      units: 2,
    }),
  ],
  testimonials: sampleTestimonials(),
  images: [],
  pages: [],
  prices: {
    periods: [],
    discounts: [],
    extras: [],
    charges: [{ ...SERVICE_FEE, position: 0, updatedAt: '' }],
    codes: false,
  },
};
