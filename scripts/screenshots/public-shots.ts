import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/words/languages.ts';
import { contactWords } from '../../src/words/visitors.ts';
import type { HotelContent } from '../../src/hotel/content/content.ts';
import { addDays, hotelToday } from '../../src/hotel/time/dates.ts';
import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import type { Room } from '../../src/hotel/rooms/room.ts';
import { answerContent, unansweredContent } from '../../tests/e2e/support/site-pages.ts';
import type { Shot } from './shot.ts';

const { rooms, sections, testimonials } = DEFAULT_CONTENT;
const [room] = rooms as [Room];

const answer = (change: Partial<HotelContent>) => (page: Page) =>
  answerContent(page, { ...DEFAULT_CONTENT, ...change });

const withRoom = (change: Partial<Room>) => answer({ rooms: [{ ...room, ...change }] });

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const to = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

const brand = (primaryColor: string, secondaryColor: string) =>
  answer({
    sections: { ...sections, hotelInfo: { ...sections.hotelInfo, primaryColor, secondaryColor } },
  });

async function book(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('sokha@example.com');
  await page.getByLabel('Check-in').fill(addDays(hotelToday(), 300));
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByText('Booking Initiated', { exact: true }).waitFor();
}

async function write(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: contactWords.formTitle });
  await form.getByLabel('Name').fill('Sokha Chan');
  await form.getByLabel(contactWords.fields.email).fill('sokha@example.com');
  await form.getByLabel('Subject').fill('A late arrival');
  await form.getByLabel('Message').fill('Our boat comes in at nine in the evening.');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const LONG =
  'The Very Long Name of a Room That Somebody Wrote Without Ever Thinking of a Narrow Screen';
const KHMER = 'បន្ទប់ទិដ្ឋភាពសមុទ្រ និងសួនច្បារ';

/** Every state of the public pages. */
export const PUBLIC_SHOTS: Shot[] = [
  { name: 'Home', path: '/' },
  { name: 'Home, rooms', path: '/', act: to('main section:nth-of-type(3)') },
  { name: 'Home, luxury', path: '/', act: to('main section:nth-of-type(4)') },
  { name: 'Home, guests', path: '/', act: to('main section:nth-of-type(5)') },
  { name: 'Home, footer', path: '/', act: to('footer') },
  { name: 'Menu', path: '/', only: 'phone', act: press('Menu') },
  {
    name: 'Home without rooms and guests',
    path: '/',
    before: answer({ rooms: [], testimonials: [] }),
    act: to('main section:nth-of-type(3)'),
  },
  {
    name: 'Home, one guest',
    path: '/',
    before: answer({ testimonials: testimonials.slice(0, 1) }),
    act: to('main section:nth-of-type(5)'),
  },
  { name: 'Home, yellow and pale blue', path: '/', before: brand('#ffd400', '#7fd6ff') },
  { name: 'Rooms', path: '/rooms' },
  { name: 'Rooms, none', path: '/rooms', before: answer({ rooms: [] }) },
  {
    name: 'Rooms, forty',
    path: '/rooms',
    before: answer({
      rooms: Array.from({ length: 40 }, (_, index) => ({
        ...room,
        id: `room-${index}`,
        name: `Room ${index + 1}`,
      })),
    }),
    act: to('main ul'),
  },
  {
    name: 'Rooms, long, Khmer and dear',
    path: '/rooms',
    before: answer({
      rooms: [
        { ...room, id: 'long', name: LONG, price: 12_999 },
        { ...room, id: 'khmer', name: KHMER, description: `${KHMER} ${KHMER} ${KHMER}` },
        { ...room, id: 'rtl', name: 'غرفة تطل على البحر', price: 99_999 },
      ],
    }),
    act: to('main ul'),
  },
  { name: 'A room', path: '/rooms/room-premier' },
  { name: 'A room, booking', path: '/rooms/room-premier', act: to('[aria-label=Booking]') },
  { name: 'A room, empty e-mail', path: '/rooms/room-premier', act: press('Book Now') },
  { name: 'A room, booked', path: '/rooms/room-premier', act: book },
  {
    name: 'A room, thirty amenities',
    path: '/rooms/room-standard',
    before: withRoom({
      amenities: Array.from({ length: 30 }, (_, index) => `Amenity number ${index + 1}`),
    }),
    act: to('main h2'),
  },
  {
    name: 'A room, Khmer name, five digits',
    path: '/rooms/room-standard',
    before: withRoom({ name: KHMER, price: 12_999 }),
  },
  {
    name: 'A room without a picture',
    path: '/rooms/bare',
    before: answer({ images: [], rooms: [{ ...room, id: 'bare', name: 'Bare Room', images: [] }] }),
  },
  { name: 'A room, loading', path: '/rooms/room-new', before: unansweredContent },
  { name: 'Room Not Found', path: '/rooms/room-nobody' },
  { name: 'About', path: '/about' },
  {
    name: 'About without pictures',
    path: '/about',
    before: answer({
      images: [],
      sections: { ...sections, aboutSection: { ...sections.aboutSection, images: [] } },
    }),
    act: (page) => page.getByText('About Image 1').scrollIntoViewIfNeeded(),
  },
  { name: 'Contact', path: '/contact' },
  { name: 'Contact, empty', path: '/contact', act: press('Send Message') },
  {
    name: 'Contact, sending',
    path: '/contact',
    before: (page) => page.route('**/rest/v1/messages*', () => undefined),
    act: async (page) => {
      await write(page);
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  },
  {
    name: 'Contact, sent',
    path: '/contact',
    act: async (page) => {
      await write(page);
      await page.getByText('Message sent', { exact: true }).waitFor();
    },
  },
  {
    name: 'Contact, failed',
    path: '/contact',
    before: (page) => page.route('**/rest/v1/messages*', (route) => route.abort()),
    act: async (page) => {
      await write(page);
      await page.getByText('Message not sent', { exact: true }).waitFor();
    },
  },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/terms' },
  { name: 'Unsubscribe, dead link', path: '/unsubscribe?token=nothing' },
  { name: 'Page Not Found', path: '/nowhere' },
  ...LANGUAGES.slice(1).map(({ code, called }) => ({
    name: `Home in ${called.en}`,
    path: `/${code}`,
  })),
  { name: 'A room in Chinese', path: '/zh/rooms/room-premier' },
  { name: 'A guest’s page, unknown', path: `/stay/${'0'.repeat(40)}` },
];
