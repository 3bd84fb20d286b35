import { blankBlock, type Block, type BlockKind, type BlockOf } from '@/content/schema/block';
import type { SectionKey, Sections } from '@/content/schema/sections';
import { blankPage, type PageDraft } from '@/content/schema/page';
import { addDays, hotelToday } from '@/basics/time/dates';
import { blankRoom, type RoomDraft } from '@/content/schema/room';
import { blankTestimonial, type TestimonialDraft } from '@/content/schema/testimonial';
import { eachSection, differentFrom } from './schema-walk.ts';

/** The content of a complete second hotel. It shares no text or picture with the sample hotel. */
export const ANOTHER_NAME = 'Sunrise Garden';

/**
 * Returns sections in which every field differs from the sample.
 * @param picture returns the stored path of an uploaded picture
 */
export function sectionsOf(picture: (name: string) => string): Sections {
  const own: { [K in SectionKey]?: Partial<Sections[K]> } = {
    hotelInfo: {
      name: ANOTHER_NAME,
      logo: picture('logo'),
      icon: '',
      primaryColor: '#7a2e1f',
      secondaryColor: '#d9a441',
      sizeUnit: 'm2',
      currencySign: '€',
      // Only two languages, because the build takes its time for each language.
      languages: ['en', 'km'],
    },
    // The hero as the editor saves it: an uploaded picture fills the slot, `image` stays the
    // built-in path.
    heroSection: { image: '/images/hero.jpg' },
    place: { image: picture('house 1') },
    luxuryExperience: { images: ['/images/luxury-1.jpg', '/images/luxury-2.jpg'] },
    aboutSection: { images: [1, 2, 3, 4].map((number) => picture(`about ${number}`)) },
    gallery: { images: [picture('house 1')] },
    gettingHere: { map: picture('map') },
  };
  return eachSection((schema, sample, key) =>
    Object.assign(Object(differentFrom(schema, sample)), own[key]),
  );
}

export function roomsOf(picture: (name: string) => string): Record<string, RoomDraft> {
  const room = (name: string, type: RoomDraft['type']): RoomDraft => ({
    ...blankRoom(),
    name,
    type,
    price: 45,
    description: `${name}: a wide bed, a fan and a door to the garden.`,
    images: [picture(name)],
    amenities: ['Free WiFi', 'Hammock'],
    units: 3,
  });
  return {
    'room-mango': room('Mango Room', 'standard'),
    'room-lotus': room('Lotus Room', 'deluxe'),
    'room-palm': room('Palm Room', 'premier'),
  };
}

export const TESTIMONIALS: readonly TestimonialDraft[] = [
  {
    ...blankTestimonial(),
    text: 'The mangoes alone are worth the journey.',
    author: 'Guest of the garden',
    position: 'Stayed in the Lotus Room',
    month: '2026-03',
  },
];

function block<K extends BlockKind>(kind: K, more: Partial<BlockOf<K>>): BlockOf<K> {
  return { ...blankBlock(kind, kind), ...more };
}

/** The old slug of the page `journal`, which must redirect. */
export const FORMER_SLUG = 'diary';
/** The Khmer title of the page `journal`, the only page title that is translated. */
export const JOURNAL_IN_KHMER = 'កំណត់ហេតុ';

export function pagesOf(picture: (name: string) => string): Record<string, PageDraft> {
  const page = (title: string, more: Partial<PageDraft>, blocks: Block[] = []): PageDraft => ({
    ...blankPage(),
    title,
    description: `${title}: as we do it here.`,
    status: 'published',
    place: 'header',
    blocks: [
      block('opening', { title, lead: 'In the shade.', image: picture('house 1') }),
      ...blocks,
    ],
    ...more,
  });
  return {
    table: page('The long table', { slug: 'long-table', about: 'restaurant' }, [
      block('list', {
        title: 'Noon',
        items: [{ group: 'Soups', name: 'Sour soup', line: 'With fish', price: '4 €', marks: [] }],
      }),
    ]),
    walks: page('Walks by the river', { slug: 'walks' }),
    weddings: page('Weddings under the mango trees', { slug: 'weddings' }),
    school: page('The cooking school of our grandmother', { slug: 'cooking-school' }, [
      block('offer', { title: 'A day of it', from: hotelToday(), until: addDays(hotelToday(), 9) }),
    ]),
    journal: page('Journal', { slug: 'journal', place: 'footer', about: 'article' }),
    draft: page('Not yet', { slug: 'not-yet', status: 'draft' }),
    over: page('Last year', { slug: 'last-year', showsUntil: addDays(hotelToday(), -1) }),
  };
}
